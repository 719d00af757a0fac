# Les cartes et les couleurs, comme les joueurs les nomment.

card =
    { $face ->
        [skip] passer { colour }
        [reverse] inversion { colour.feminine }
        [draw_two] +2 { colour }
        [wild] joker
        [wild_draw_four] +4
       *[digit] { $digit } { colour }
    }
# Ce qui va sur une carte, hors sa couleur : « il faut du bleu ou un 7 ».
sign =
    { $face ->
        [skip] un passer
        [reverse] une inversion
        [draw_two] un +2
        [wild] un joker
        [wild_draw_four] un +4
       *[digit] un { $digit }
    }
# L’initiale est celle qui est embossée sur les cartes, quelle que soit la langue.
colour =
    { $colourIs ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }
    .feminine =
        { $colourIs ->
            [red] rouge
            [yellow] jaune
            [green] verte
           *[blue] bleue
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
        [you] vous
       *[other] { $seat }
    }
list = { $start } et { $last }
numbered-card = { $number } : { $card }
semicolon = { "" } ;{ " " }
