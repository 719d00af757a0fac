# Discard all, 2x, the extreme hit and the dispenser.

cleared =
    { $seatIs ->
        [you] You clear your hand: { part-hand }.
       *[other] { $seat } clears the hand: { part-hand }.
    }
    .brief =
        { $seatIs ->
            [you] Cleared: { part-hand }.
           *[other] { $seat }, cleared: { part-hand }.
        }
    .braille =
        { $seatIs ->
            [you] cleared { $cards }
           *[other] { $seat } cleared { $cards }
        }
cleared-then-played = { part-lays } with { $cards }{ part-last-card }.
    .brief = { part-lays.brief } with { $cards }{ part-last-card }.
    .full = { part-lays } with { $cards } beneath{ part-last-card.full }.
    .braille = { part-lays.braille } { $cards }{ part-last-card.braille }
cleared-then-played-then-one-card-left = { cleared-then-played }
    .brief = { cleared-then-played.brief }
    .full = { cleared-then-played.full }
    .braille = { cleared-then-played.braille }
cleared-then-played-then-said-uno = { part-lays } with { $cards }, UNO!
    .brief = { part-lays.brief } with { $cards }, UNO!
    .braille = { part-lays.braille } { $cards } UNO
cleared-then-played-then-went-out =
    { $seatIs ->
        [you] You play { part-laid } with { $cards } and win the round!
       *[other] { $seat } plays { part-laid } with { $cards } and wins the round.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) } with { $cards }: round won!
           *[other] { $seat }, { $card } with { $cards }: round won.
        }
    .braille = { part-lays.braille } { $cards } out
nothing-came =
    { $seatIs ->
        [you] Nothing comes out for you!
       *[other] Nothing comes out for { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] Nothing comes out.
           *[other] { $seat }, nothing.
        }
    .full =
        { $seatIs ->
            [you] You press the dispenser: nothing comes out!
           *[other] { $seat } presses the dispenser: nothing comes out.
        }
    .braille =
        { $seatIs ->
            [you] +0
           *[other] { $seat } +0
        }
only-what-came = Play one of the cards that have just come out, or pass.
    .brief = Play a card that came out, or pass.
    .full = Your other cards must wait: play one of those that have just come out, or pass.
number-out-of-range = It takes a number from { $least } to { $most }.
prompt-pressed = One of these goes: play or pass?
    .brief = Play or pass?
    .full = One of these goes on { part-top }: play or pass?
    .braille = play?
# No text: what another player ponders is nobody’s business.
asked-pressed = { "" }

rule-discard-all = One discard all a colour. It takes along every card of its colour in your hand: they go beneath it and do nothing, and it stays on top. As the first card it does nothing.
option-discard-all = the discard all cards
option-discard-all-on = with
option-discard-all-off = without
rule-twice = One 2x a colour. The next player presses the dispenser twice and loses a turn; without a dispenser, draws two cards.
option-2x = the 2x cards
option-2x-on = with
option-2x-off = without
rule-coup-extreme = The extreme hit is laid like a wild and calls a colour. The next player presses the dispenser until cards come out, and loses a turn; without a dispenser, draws one card. There are four. The published rules do not say what it does: this effect is our own.
option-coup-extreme = the extreme hits
option-coup-extreme-on = with
option-coup-extreme-off = without
rule-dispenser = To draw is to press the dispenser once: it gives from 0 to { $most } cards, by chance, however many are due. On your turn, if one of them goes, you may play it at once. An untimely comment costs as many presses as it would cards.
option-dispenser = the dispenser, with the most cards that a press may give
option-dispenser-off = without
option-dispenser-7 = 7 at most
option-dispenser-12 = 12 at most
preset-extreme = Extreme. The classic rules with a card dispenser, discard all, 2x and the extreme hit.
