# Les mains qui changent de joueur.

hands-swapped =
    { $seatIs ->
        [you] Vous échangez votre main avec { $other }.
       *[other] { $otherIs ->
            [you] { $seat } échange sa main avec vous.
           *[other] { $seat } échange sa main avec { $other }.
        }
    }
    .brief =
        { $seatIs ->
            [you] Échange avec { $other }.
           *[other] { $otherIs ->
                [you] { $seat } échange avec vous.
               *[other] { $seat } échange avec { $other }.
            }
        }
    .braille =
        { $seatIs ->
            [you] vous
           *[other] { $seat }
        } = { $otherIs ->
            [you] vous
           *[other] { $other }
        }
hands-turned =
    { $direction ->
        [1] Toutes les mains passent à gauche.
       *[other] Toutes les mains passent à droite.
    }
    .brief =
        { $direction ->
            [1] Mains à gauche.
           *[other] Mains à droite.
        }
    .braille =
        { $direction ->
            [1] mains gauche
           *[other] mains droite
        }
# Chacun entend la main reçue ; des autres, le nombre de cartes.
hand-received =
    { $seatIs ->
        [you] { part-my-hand }
       *[other] { part-now-holds }
    }
    .brief =
        { $seatIs ->
            [you] { part-my-hand.brief }
           *[other] { "" }
        }
    .full =
        { $seatIs ->
            [you] { part-my-hand.full }
           *[other] { part-now-holds }
        }
    .braille =
        { $seatIs ->
            [you] { $cardsIs ->
                [none] 0
               *[several] { $cards }
            }
           *[other] { $seat } { $count }
        }
part-my-hand =
    { $cardsIs ->
        [none] Votre main est vide.
        [one] Votre main : { $cards }.
       *[several] Votre main, { part-number } : { $cards }.
    }
    .brief =
        { $cardsIs ->
            [none] Votre main est vide.
           *[several] Votre main : { $cards }.
        }
    .full =
        { $cardsIs ->
            [none] { $giver } vous donne une main vide.
           *[several] { $giver } vous donne { part-number } : { $cards }.
        }
part-now-holds =
    { $count ->
        [0] { $seat } n’a plus de carte.
       *[other] { $seat } en a { $count }.
    }
