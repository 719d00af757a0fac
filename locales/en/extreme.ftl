# Discard all, 2x, the extreme hit and the dispenser.

cleared =
    { $seatIs ->
        [you] You also lay { part-hand }.
       *[other] { $seat } also lays { part-hand }.
    }
    .brief =
        { $seatIs ->
            [you] With { part-hand }.
           *[other] { $seat }, with { part-hand }.
        }
    .braille =
        { $seatIs ->
            [you] cleared { $cards }
           *[other] { $seat } cleared { $cards }
        }
cleared-then-played = { part-lays } with { part-hand }{ part-last-card }.
    .brief = { part-lays.brief } with { part-hand }{ part-last-card }.
    .full = { part-lays } with { part-hand } beneath{ part-last-card.full }.
    .braille = { part-lays.braille } { $cards }{ part-last-card.braille }
cleared-then-played-then-one-card-left = { cleared-then-played }
    .brief = { cleared-then-played.brief }
    .full = { cleared-then-played.full }
    .braille = { cleared-then-played.braille }
cleared-then-played-then-said-uno = { part-lays } with { part-hand }, UNO!
    .brief = { part-lays.brief } with { part-hand }, UNO!
    .braille = { part-lays.braille } { $cards } UNO
cleared-then-played-then-went-out =
    { $seatIs ->
        [you] You play { part-laid } with { part-hand } and win the round!
       *[other] { $seat } plays { part-laid } with { part-hand } and wins the round.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) } with { part-hand }: round won!
           *[other] { $seat }, { $card } with { part-hand }: round won.
        }
    .braille = { part-lays.braille } { $cards } out
nothing-came =
    { $seatIs ->
        [you] Nothing comes out of the dispenser for you!
       *[other] Nothing comes out of the dispenser for { $seat }.
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
number-out-of-range = You need a number from { $least } to { $most }.
prompt-pressed = At least one goes: play or pass?
    .brief = Play or pass?
    .full = At least one goes on { part-top }: play or pass?
    .braille = play?
# No text: what another player ponders is nobody’s business.
asked-pressed = { "" }

rule-discard-all = The discard all: it goes on its colour or on another discard all, and takes along every card of its own colour in your hand; they go beneath it and do nothing, and it stays on top.{ $with-uno-call ->
        [yes] { " " }If it leaves you a single card, or none, say “uno” as you lay it.
       *[no] { "" }
    }
option-discard-all = the discard all cards
option-discard-all-on = with
option-discard-all-off = without
rule-twice = { $with-dispenser ->
        [yes] The 2x: it goes on its colour or on another 2x. The next player presses the dispenser twice and loses the turn.
       *[no] The 2x: it goes on its colour or on another 2x. The next player draws 2 cards and loses the turn.
    }
option-2x = the 2x cards
option-2x-on = with
option-2x-off = without
rule-coup-extreme = The extreme hit: like a wild, it goes on anything and calls a colour; the next player { $with-dispenser ->
        [yes] presses the dispenser until cards come out, and loses the turn.
       *[no] draws one card and loses the turn.
    } The published rules do not say what it does: this effect is our own.
option-coup-extreme = the extreme hits
option-coup-extreme-on = with
option-coup-extreme-off = without
rule-dispenser = The dispenser: after the deal, press it wherever you would draw: once, however many cards are due, unless a rule asks for more. It gives from 0 to { $most } cards, by chance.
option-dispenser = the dispenser, with the most cards that a press may give
option-dispenser-off = without
option-dispenser-7 = 7 at most
option-dispenser-12 = 12 at most
preset-extreme = Extreme: the classic rules, for 2 to 10 players, with a card dispenser, and the cards discard all, 2x and extreme hit.
rule-discard-all-first = A discard all as the first card does nothing.
rule-twice-first = A 2x as the first card: the first player { $with-dispenser ->
        [yes] presses the dispenser twice
       *[no] draws 2 cards
    } and loses the turn.
rule-coup-extreme-first = An extreme hit as the first card: the first player names the colour, { $with-dispenser ->
        [yes] presses the dispenser until cards come out,
       *[no] draws one card
    } and loses the turn.
