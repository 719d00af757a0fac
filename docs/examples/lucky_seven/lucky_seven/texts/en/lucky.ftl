luck-turned =
    { $seatIs ->
        [you] The 7 brings you luck.
       *[other] The 7 brings { $seat } luck.
    }
    .braille = 7 { $seatIs ->
            [you] you
           *[other] { $seat }
        }
rule-lucky-seven = The 7 brings luck: the next player draws { $count ->
        [1] one card
       *[other] { $count } cards
    } and plays all the same.
option-lucky-seven = the cards that a 7 makes the next player draw
preset-lucky = Lucky seven: the leaflet, with sevens that bring luck.
