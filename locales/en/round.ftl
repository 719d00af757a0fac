# The beginning of a round: the draw for dealer, the deal, the first card.

round-began = Round { $number }.
    .braille = round { $number }
dealer-cards = { "" }
    .full = Draw for dealer, highest card deals: { $pairs }.
    .braille = deal? { $pairs }
dealer-tied = { "" }
    .full = Tie between { $seats }: new draw.
    .braille = tie { $seats }
dealer-redraw = { "" }
    .full =
        { $seatsIs ->
            [you] You drew no digit, and draw once more.
           *[other] No digit: { $seats }. New draw.
        }
    .braille = no digit { $seatsIs ->
            [you] you
           *[other] { $seats }
        }
dealer-chosen =
    { $seatIs ->
        [you] You deal.
       *[other] { $seat } deals.
    }
    .braille =
        { $seatIs ->
            [you] you deal
           *[other] { $seat } deals
        }
dealer-cards-then-dealer-chosen = { dealer-chosen }
    .full = { dealer-chosen } Highest card deals: { $pairs }.
    .braille = { dealer-chosen.braille }: { $pairs }
dealt =
    { $handsIs ->
        [none] Everyone { $pieces ->
            [dice] throws
           *[cards] gets
        } { part-cards }.
        [one] Your card: { $hands }.
       *[several] Your { part-cards }: { $hands }.
    }
    .brief =
        { $handsIs ->
            [none] { part-cards } each.
            [one] Your card: { $hands }.
           *[several] Your { $pieces ->
                [dice] dice
               *[cards] cards
            }: { $hands }.
        }
    .braille =
        { $handsIs ->
            [none] { $count } each
           *[other] { $hands }
        }
first-card = { part-first-card }.
    .braille = top { $card }
part-first-card = First { $pieces ->
        [dice] die
       *[cards] card
    }: { $card }
first-card-then-skipped = { part-first-card }, { $seatIs ->
        [you] you are skipped
       *[other] { $seat } is skipped
    }.
    .brief = { part-first-card }, { $seatIs ->
            [you] you are skipped
           *[other] { $seat } skipped
        }.
    .voiced = { part-first-card }, I lose my turn.
    .braille = { first-card.braille } { skipped.braille }
first-card-returned = { CAPITAL($card) } cannot open: another card is turned up.
    .brief = { CAPITAL($card) } cannot open.
    .braille = { $card } back
first-card-then-first-card-returned = First card: { $card }, which cannot open. Another is turned up.
    .brief = { first-card-returned.brief }
    .braille = { $card } back
part-cards =
    { $count ->
        [1] 1 card
       *[other] { $count } { $pieces ->
            [dice] dice
           *[cards] cards
        }
    }
