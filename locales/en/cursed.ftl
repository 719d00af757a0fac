# The cursed card of the round.

curse-shown = Cursed card: { $card }.
    .full = The cursed card of this round: { $card }. Laying or keeping it costs points.
    .braille = cursed { $card }
curse-laid = A cursed card: { part-points } { part-cursed }, total { $total }.
    .brief =
        { $seatIs ->
            [you] Cursed: { $points }, total { $total }.
           *[other] { $seat }, cursed: { $points }, total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] cursed +{ $points } = { $total }
           *[other] { $seat } cursed +{ $points } = { $total }
        }
curse-held = A cursed card in hand: { part-points } { part-cursed }, total { $total }.
    .brief =
        { $seatIs ->
            [you] Cursed: { $points }, total { $total }.
           *[other] { $seat }, cursed: { $points }, total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] cursed in hand +{ $points } = { $total }
           *[other] { $seat } cursed in hand +{ $points } = { $total }
        }
curse-ended =
    { $seatIs ->
        [you] You go out on the cursed card: the others pay.
       *[other] { $seat } goes out on the cursed card: the others pay.
    }
    .braille =
        { $seatIs ->
            [you] out, cursed
           *[other] { $seat } out, cursed
        }
curse-suffered = { part-points } { part-cursed }, total { $total }.
    .brief =
        { $seatIs ->
            [you] Cursed: { $points }, total { $total }.
           *[other] { $seat }, cursed: { $points }, total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] cursed +{ $points } = { $total }
           *[other] { $seat } cursed +{ $points } = { $total }
        }
part-cursed =
    { $seatIs ->
        [you] against you
       *[other] against { $seat }
    }
# The card first, then what it costs.
curse-laid-then-played = { played } { curse-laid }
    .brief = { played.brief } { curse-laid.brief }
    .full = { played.full } { curse-laid }
    .braille = { played.braille } { curse-laid.braille }
curse-laid-then-played-then-one-card-left = { played-then-one-card-left } { curse-laid }
    .brief = { played-then-one-card-left.brief } { curse-laid.brief }
    .full = { played-then-one-card-left } { curse-laid }
    .braille = { played-then-one-card-left.braille } { curse-laid.braille }
curse-laid-then-played-then-said-uno = { played-then-said-uno } { curse-laid }
    .brief = { played-then-said-uno.brief } { curse-laid.brief }
    .full = { played-then-said-uno } { curse-laid }
    .braille = { played-then-said-uno.braille } { curse-laid.braille }

rule-cursed = The cursed card: each round the dealer draws a card, shows it and puts it back. All cards like it are cursed. Laying one without going out costs you 25 points for a digit, 50 for a symbol{ $deck-wild ->
        [yes] , 75 for a wild, whatever colour is named
       *[no] { "" }
    }. Being left with one costs as much. If somebody goes out on a cursed card, everybody else pays.
option-cursed = one cursed card a round, which costs points
