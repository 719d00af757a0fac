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
chance-may-rapido = Vous avez aussi { $cardArticle } : dites « rapido », ou Entrée.
    .brief = Rapido, { $card } ?
    .full = Rapido possible : { $card }, comme au talon.
    .braille = rapido { $card } ?

preset-rapido = Rapido : les règles classiques, de 2 à 10 joueurs, où l’on pose à tout moment la carte identique à celle du talon, où l’on se défend, et où la carte Uno fait piocher 8 cartes.
rule-rapido = Rapido : si vous avez la même carte que celle du dessus, couleur et valeur, posez-la à tout moment en disant « rapido ». Hors de votre tour, le jeu reprend après vous. À votre tour, vous jouez ensuite normalement, sauf après un +2, un +4, une carte Uno ou un passe-tour. Hors de votre tour, sans le mot, la carte reste et vous coûte 2 cartes ; à votre tour, sans le mot, c’est un coup ordinaire.
rule-defence = La défense : contre un +2, un +4, une carte Uno ou un passe-tour, vous pouvez poser une carte de la même sorte, de n’importe quelle couleur. Les cartes à piocher s’ajoutent et passent au suivant ; le premier qui ne se défend pas les prend toutes, et le compte repart de zéro. Les passe-tours ne s’ajoutent pas : un tour est perdu, pas plus. Contre une dernière carte, pas de défense.
rule-uno-attack = La carte Uno : elle va sur tout, sauf sur un +2, un +4 ou un passe-tour, et se glisse sous la carte du dessus, qui reste celle à suivre. Le suivant pioche 8 cartes, puis joue.
rule-uno-attack-first = Une carte Uno en première carte : on en retourne une autre.
