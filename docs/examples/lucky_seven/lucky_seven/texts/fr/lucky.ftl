luck-turned =
    { $seatIs ->
        [you] Le 7 vous porte chance.
       *[other] Le 7 porte chance à { $seat }.
    }
    .braille = 7 { $seatIs ->
            [you] vous
           *[other] { $seat }
        }
rule-lucky-seven = Le 7 porte chance : le suivant pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
    } et joue quand même.
option-lucky-seven = les cartes que le 7 fait piocher au suivant
preset-lucky = Le 7 chanceux : la notice, et des 7 qui portent chance.
