# Cards and colours, as players call them.

card =
    { $face ->
        [skip] { colour } skip
        [reverse] { colour } reverse
        [draw_two] { colour } +2
        [wild] wild
        [wild_draw_four] wild +4
       *[digit] { colour } { $digit }
    }
# What goes on a card besides its colour: “you need blue or a 7”.
sign =
    { $face ->
        [skip] a skip
        [reverse] a reverse
        [draw_two] a +2
        [wild] a wild
        [wild_draw_four] a wild +4
       *[digit] { $digit ->
            [8] an 8
           *[other] a { $digit }
        }
    }
# The initial is the one embossed on the cards, whatever the language.
colour =
    { $colourIs ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
    .initial =
        { $colourIs ->
            [red] r
            [yellow] j
            [green] v
           *[blue] b
        }
player =
    { $seatIs ->
        [you] you
       *[other] { $seat }
    }
list = { $start } and { $last }
numbered-card = { $number }: { $card }
semicolon = ;{ " " }
