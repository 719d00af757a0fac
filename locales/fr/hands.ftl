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
# Plusieurs mains ont changé : une seule ligne pour tous les nombres.
hands-counted = Cartes : { $pairs }.
    .brief = { "" }
    .braille = { $pairs }
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
        [1] { $seat } a une carte.
       *[other] { $seat } a { $count } cartes.
    }

prompt-swap-owed = Une carte échange ouvre la manche : avec qui échangez-vous votre main ?
    .brief = Échange : avec qui ?
    .braille = échange avec ?
asked-swap-owed = { "" }
    .full = { $seat } va échanger sa main.

rule-zero-rotate = Le 0 : toutes les mains tournent, et vous donnez la vôtre à qui joue après vous. Posé en dernière carte, le 0 ne fait rien.
option-zero-rotate = un 0 fait tourner les mains
option-zero-rotate-on = oui
rule-seven-swap = Le 7 : vous pouvez échanger votre main avec quelqu’un, qui ne peut refuser. Dites le nom avec la carte, ou « personne » pour garder votre main. Posé en dernière carte, le 7 ne fait rien.
option-seven-swap = un 7 permet d’échanger sa main
option-seven-swap-on = oui
rule-swap-card = L’échange de mains : la carte se pose sur tout ; dites avec qui vous échangez votre main, puis une couleur. Personne ne peut refuser, mais vous ne prenez pas la main d’un joueur à une carte. Posée en dernière carte, elle ne vaut qu’un joker.
option-swap-card = la carte échange, de plus dans le jeu
option-swap-card-on = oui
rule-swap-card-first = Un échange en première carte : le premier joueur échange sa main, nomme la couleur et joue.
