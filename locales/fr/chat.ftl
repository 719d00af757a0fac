# Le salon : UNO dit après coup, mensonges, places gagnées, départs, temps écoulé.

forgot-uno =
    { $seatIs ->
        [you] Uno oublié ! Pour vous, { part-owed }.
       *[other] Uno oublié : { part-owed } pour { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] Uno oublié !
           *[other] { $seat }, Uno oublié.
        }
    .braille =
        { $seatIs ->
            [you] UNO oublié +{ $count }
           *[other] { $seat } UNO oublié +{ $count }
        }
forgot-uno-then-drew =
    { $seatIs ->
        [you] Uno oublié ! Vous piochez { part-drawn }.
       *[other] Uno oublié ! { $seat } pioche{ part-count }.
    }
    .brief =
        { $seatIs ->
            [you] Uno oublié : vous piochez { part-drawn }.
           *[other] { $seat }, Uno oublié.
        }
    .braille =
        { $seatIs ->
            [you] UNO oublié +{ $cards }
           *[other] { $seat } UNO oublié +{ $count }
        }
part-owed =
    { $count ->
        [0] 0 carte
        [1] une carte
       *[other] { $count } cartes
    }
lied =
    { $seatIs ->
        [you] Faux Uno ! Vous en êtes au mensonge { $lies } sur { $most }.
       *[other] Faux Uno ! { $seat } en est au mensonge { $lies } sur { $most }.
    }
    .brief =
        { $seatIs ->
            [you] Mensonge { $lies } sur { $most }.
           *[other] { $seat }, mensonge { $lies }.
        }
    .full =
        { $seatIs ->
            [you] Faux Uno : vous avez plus d’une carte. Mensonge { $lies } sur { $most } ; au dernier, vous quittez la partie.
           *[other] Faux Uno : { $seat } a plus d’une carte. Mensonge { $lies } sur { $most }.
        }
    .braille =
        { $seatIs ->
            [you] mensonge { $lies }/{ $most }
           *[other] { $seat } mensonge { $lies }/{ $most }
        }
lied-out =
    { $seatIs ->
        [you] Un mensonge de trop : la partie est finie pour vous.
       *[other] Un mensonge de trop : la partie est finie pour { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] Un mensonge de trop. Partie finie.
           *[other] { $seat }, un mensonge de trop.
        }
    .braille =
        { $seatIs ->
            [you] mensonges, hors jeu
           *[other] { $seat } mensonges, hors jeu
        }
abandoned =
    { $seatIs ->
        [you] Vous abandonnez la partie.
       *[other] { $seat } abandonne la partie.
    }
    .brief =
        { $seatIs ->
            [you] Partie abandonnée.
           *[other] { $seat } abandonne.
        }
    .braille =
        { $seatIs ->
            [you] abandon
           *[other] { $seat } abandon
        }
timed-out =
    { $seatIs ->
        [you] Temps écoulé : la partie est finie pour vous.
       *[other] Temps écoulé : la partie est finie pour { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] Temps écoulé. Partie finie.
           *[other] { $seat }, temps écoulé.
        }
    .braille =
        { $seatIs ->
            [you] temps écoulé, hors jeu
           *[other] { $seat } temps écoulé, hors jeu
        }
came-back =
    { $count ->
        [1] Une carte retourne dans la pioche, qui est mélangée.
       *[other] { $count } cartes retournent dans la pioche, qui est mélangée.
    }
    .brief = { "" }
    .braille = pioche +{ $count }
colour-stands = La couleur reste { colour.feminine }.
    .brief = Toujours { colour.feminine }.
    .braille = toujours { $colour }
place-won =
    { $seatIs ->
        [you] Vous prenez la { part-place } place !
       *[other] { $seat } prend la { part-place } place.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-place) } place !
           *[other] { $seat }, { part-place } place.
        }
    .full =
        { $seatIs ->
            [you] Vous n’avez plus de carte et prenez la { part-place } place ! Les autres jouent encore.
           *[other] { $seat } n’a plus de carte et prend la { part-place } place.
        }
    .braille =
        { $seatIs ->
            [you] place { $place }
           *[other] { $seat } place { $place }
        }
played-then-place-won =
    { $seatIs ->
        [you] Vous posez { part-laid } et prenez la { part-place } place !
       *[other] { $seat } pose { part-laid } et prend la { part-place } place.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) } : { part-place } place !
           *[other] { $seat }, { $card } : { part-place } place.
        }
    .full =
        { $seatIs ->
            [you] Vous posez { part-laid } et prenez la { part-place } place ! Les autres jouent encore.
           *[other] { $seat } pose { part-laid } et prend la { part-place } place.
        }
    .braille = { part-lays.braille } place { $place }
part-place =
    { $place ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
       *[other] neuvième
    }
ranked = Classement : { $seats }.
    .full = Classement final, du premier au dernier : { $seats }.
    .braille = { $seats }

no-longer-in = Vous ne jouez plus : écoutez la suite.
    .brief = Vous ne jouez plus.
no-leaving = Ces règles ne laissent personne quitter la partie en cours.
    .brief = Personne ne quitte, ici.
nothing-to-leave = Vous pourrez quitter la partie quand vous aurez des cartes.
not-late =
    { $lateIs ->
        [you] Personne ne vous attend.
       *[other] Personne n’attend { $late }.
    }
# Ce que chacun peut faire à tout moment : rien à annoncer.
chance-may-leave = { "" }
chance-may-say-uno = { "" }
chance-clock-running = { "" }
chance-uno-due = { "" }
    .full =
        { $culpritIs ->
            [you] Une carte : dites Uno avant que quelqu’un joue !
           *[other] { "" }
        }
    .braille =
        { $culpritIs ->
            [you] UNO ?
           *[other] { "" }
        }

preset-chat = Salon : comme dans un salon de discussion, de 2 à 10 joueurs. On ne pioche que si rien ne va, Uno se dit après la carte, et l’on joue jusqu’au dernier.
rule-in-order = L’ordre : personne ne distribue. La liste des joueurs suit l’ordre où ils se sont assis, les robots en dernier ; le premier de la liste commence, ou subit la première carte, et le jeu suit la liste.
rule-colour-apart = La couleur d’un joker : nommez-la après l’avoir posé ; en attendant, personne ne joue.
rule-uno-after = Uno : dites-le aussitôt votre avant-dernière carte posée. Si quelqu’un joue ou pioche avant, ou si dix secondes passent quand le temps court, vous l’avez oublié et piochez 2 cartes, sans que personne ait à le remarquer. Dire « uno » avec plus d’une carte est un mensonge : 2 cartes, et le troisième vous exclut de la partie.
rule-abandon = Quitter : vous pouvez quitter la partie à tout moment, par « abandonne » ; votre main retourne dans la pioche, et vous finissez derrière tous ceux qui restent.
option-abandon = quitter la partie en cours, et laisser jouer les autres
rule-time-out = Le temps : vous avez { $patience } secondes pour jouer ; au-delà, la partie est finie pour vous. Contre des robots, il ne court que si vous le demandez, par « temps oui ».

game-stopped =
    { $seatIs ->
        [you] Vous arrêtez la partie.
       *[other] { $seat } arrête la partie.
    }
    .braille =
        { $seatIs ->
            [you] partie arrêtée
           *[other] { $seat } arrête la partie
        }
host-alone = C’est à l’hôte de la table de le faire.
    .brief = Seul l’hôte le peut.
begun-already = La partie est déjà commencée.
# L’hôte peut commencer ou arrêter la partie : rien à annoncer.
chance-lobby = { "" }
chance-host-may-stop = { "" }
rule-host = L’hôte : dans un salon, la personne qui ouvre la table lance la partie quand elle veut, et peut l’arrêter.
