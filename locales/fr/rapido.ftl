# Uno Rapido : la carte identique, la défense, la carte UNO.

rapido =
    { $calledIs ->
        [yes] { $seatIs ->
            [you] Vous criez Rapido.
           *[other] { $seat } crie Rapido !
        }
       *[no] { $seatIs ->
            [you] Rapido sans le dire : à vous la confusion.
           *[other] { $seat } oublie de crier Rapido.
        }
    }
    .full =
        { $calledIs ->
            [yes] { $seatIs ->
                [you] Vous criez Rapido : la même carte.
               *[other] { $seat } crie Rapido : la même carte.
            }
           *[no] { $seatIs ->
                [you] Vous posez la même carte sans crier Rapido : elle reste, et vous piochez 2 cartes.
               *[other] { $seat } pose la même carte et oublie de crier Rapido : 2 cartes.
            }
        }
    .braille =
        { $calledIs ->
            [yes] rapido
           *[no] { $seatIs ->
                [you] sans rapido
               *[other] { $seat } sans rapido
            }
        }
chance-may-rapido = Vous avez aussi { $card } : dites « rapido ».
    .brief = Rapido, { $card } ?
    .full = Rapido possible : { $card }, comme au talon.
    .braille = rapido { $card } ?

preset-rapido = Uno Rapido : les règles classiques, de 2 à 10 joueurs, où l’on pose à tout moment la carte identique à celle du talon, où l’on se défend, et où la carte Uno en fait piocher 8.
rule-rapido = Rapido : qui tient exactement la carte du talon peut la poser à tout moment en disant « Rapido ». Hors de son tour, le jeu repart de là. À son tour, on joue ensuite une carte de plus, sauf après un +2, un +4 ou un passe-tour. Sans le mot, la carte reste, et coûte 2 cartes. Toute autre confusion, signalée et votée, coûte 2 cartes aussi, mais ne fait pas perdre le tour.
rule-defence = Défense : contre un +2, un +4, une carte Uno ou un passe-tour, vous pouvez poser une carte de la même sorte, de n’importe quelle couleur. Les cartes à piocher s’ajoutent et passent au joueur suivant ; qui ne suit pas les prend toutes. Les passe-tours ne s’ajoutent pas : on ne perd qu’un tour.
rule-uno-attack = La carte Uno va sur tout, sauf sur un +2, un +4 ou un passe-tour. Elle se glisse sous le talon, qui garde sa couleur. Le joueur suivant pioche 8 cartes, puis joue. En fin de manche, elle vaut 100 points.
