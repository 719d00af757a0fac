# UNO Olympique.

invisible =
    { $victimIs ->
        [you] { $seat } dodges: { $amount ->
            [0] your turn is at stake.
           *[other] the cards go to you.
        }
       *[other] { $seatIs ->
            [you] You dodge: { part-dodged }
           *[other] { $seat } dodges: { part-dodged }
        }
    }
    .brief =
        { $seatIs ->
            [you] Dodged, on to { $victim }.
           *[other] { $seat } dodges.
        }
    .braille =
        { $seatIs ->
            [you] dodge
           *[other] { $seat } dodges
        } to { $victimIs ->
            [you] you
           *[other] { $victim }
        }
part-dodged =
    { $amount ->
        [0] it is { $victim } who may lose the turn.
       *[other] the cards go to { $victim }.
    }
twos-began =
    { $seatIs ->
        [you] You begin a round of twos: everyone lays a 2 or draws.
       *[other] Round of twos: everyone lays a 2 or draws.
    }
    .brief = Round of twos.
    .full = Round of twos: once round the table, everyone lays a 2 or draws one card.
    .braille = round of twos
lay-a-two = Round of twos: lay a 2, or draw.
    .brief = Lay a 2, or draw.
prompt-two-owed = Your turn: lay a 2, or draw.
    .brief = Lay a 2, or draw.
    .full = Your turn, on { part-top }: lay a 2, or draw one card.
    .braille = 2 or draw
asked-two-owed = { "" }
    .full = { $seat } lays a 2 or draws.
dealt-this-way =
    { $direction ->
        [1] The deal goes to the left, and so does play.
       *[other] The deal goes to the right, and so does play.
    }
    .brief =
        { $direction ->
            [1] To the left.
           *[other] To the right.
        }
    .braille =
        { $direction ->
            [1] deal and play left
           *[other] deal and play right
        }
prompt-hand-size-owed =
    { $againIs ->
        [yes] You deal: how many cards each, from 7 to { $most }?
       *[no] How many cards each, from 7 to { $most }?
    }
    .brief = How many cards, from 7 to { $most }?
    .braille = deal 7-{ $most }?
asked-hand-size-owed = { "" }
    .full = { $seat } chooses how many cards to deal.
prompt-deal-way-owed = Which way do you deal: left or right?
    .brief = Left or right?
    .braille = left right?
asked-deal-way-owed = { "" }
    .full = { $seat } chooses which way to deal.
prompt-opening-choice = { CAPITAL($card) } opens the round as if you had laid it: what do you choose?
    .brief = { CAPITAL($card) } opens: your choice?
    .full = { CAPITAL($card) } opens the round as if you had laid it: choose somebody, left, right or none.
    .braille = { $card }: choice?
asked-opening-choice = { "" }
    .full = { $seat } chooses what { $card } does.
chance-may-jump = You hold { $card } too: say “intercept”, or Enter.
    .brief = Intercept with { $card }?
    .braille = { $card }!
rebated =
    { $seatIs ->
        [you] A round number: { $points } points off for you, total { $total }.
       *[other] A round number for { $seat }: { $points } points off, total { $total }.
    }
    .brief =
        { $seatIs ->
            [you] Round number: total { $total }.
           *[other] { $seat }, round number: total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] round number -{ $points } = { $total }
           *[other] { $seat } round number -{ $points } = { $total }
        }

preset-olympic = Olympic: the classic rules, for 2 to 10 players, with a tribunal, cards that make invisible, interceptions and hands that travel.
rule-moving-hands = The 0 and the 7: with a 0 you may pass all hands on, to the left or to the right; with a 7, exchange yours with a player of your choice. Say your choice as you lay the card; if you leave it out, the game asks for it. Play goes on after whoever now holds the hand that has just played. As a last card neither moves anything.
rule-exact-jump = Interception: if you hold a card identical to the top one, you may lay it out of turn; play goes on after you.
rule-duplicates = Doubles: two identical cards may be laid together, and the next player loses the turn. { $deck-draw-two ->
        [yes] { $deck-wild-draw-four ->
            [yes] Two +2 cards make 4 cards to draw, two wild +4 cards 8; two reverses cancel out.
           *[no] Two +2 cards make 4 cards to draw; two reverses cancel out.
        }
       *[no] Two reverses cancel out.
    }{ $with-uno-call ->
        [yes] { " " }To finish with a double, say “uno” as you lay it.
       *[no] { "" }
    }
rule-twos = A 2 goes round the table: each of the others lays a 2, or draws one card and passes. A 2 laid in answer does not start another round of twos. Then whoever laid the first 2 plays again.
rule-uno-shield = The UNO card makes you invisible: when { $dodging ->
        [any-time] { $taken } hits you, or a skip, lay it: the next player then suffers it, or answers. In a round of twos it takes the place of the 2. It goes on anything, and at any moment but as a last card, also out of your turn, where it does nothing else.
       *[cards] { $taken } hits you, lay it: the next player then takes the cards, or answers. It goes on anything; on your turn, with nothing to take, it does nothing. At any other moment it cannot be laid.
    }
rule-uno-shield-first = An UNO card as the first card: another card is turned up.
rule-dealer-opens = The first card counts as laid by the dealer; play goes on after the dealer.
rule-dealers-choice = { $dealing-cards_each ->
        [0] The dealer chooses how many cards to deal, from 7 to 15 if there are enough, and whether to the left or to the right; play goes the same way.
       *[other] { "" }
    }

cut-in =
    { $seatIs ->
        [you] You intercept!
       *[other] { $seat } intercepts!
    }
    .brief =
        { $seatIs ->
            [you] Intercepted.
           *[other] { $seat } intercepts.
        }
    .braille =
        { $seatIs ->
            [you] cut in
           *[other] { $seat } cuts in
        }
recounted =
    { $seatIs ->
        [you] You have the deal recounted: { part-recounted }
       *[other] { $seat } has the deal recounted: { part-recounted }
    }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat }: { "" }
        }{ $rightIs ->
            [yes] deal right
           *[no] deal wrong
        }
part-recounted =
    { $rightIs ->
        [yes] it is right.
       *[no] it is wrong.
    }
too-late-to-count = Too late to recount: the round has begun.
    .brief = Too late to recount.
said-aloud =
    { $seatIs ->
        [you] You say: “{ $text }”.
       *[other] { $seat } says: “{ $text }”.
    }
    .braille =
        { $seatIs ->
            [you] you: { $text }
           *[other] { $seat }: { $text }
        }
rule-recount = Recounting: before the first play, say “recount” to have the hands counted. If they are equal, you draw { $cards_due ->
        [1] one card
       *[other] { $cards_due } cards
    }; if not, the dealer does.
rule-banned-word = The word “card” is banned: agree on another one. If you type it and somebody reports it, you draw, without a vote, { $cards_due ->
        [1] one card
       *[other] { $cards_due } cards
    }.
rule-dealer-opens-first-alone = The first card does what it usually does, as if the dealer had laid it: the next player suffers the effect or answers it.{ $deck-wild ->
        [yes] { $deck-wild-draw-four ->
            [yes] { " " }The dealer names the colour of a wild or a wild +4.
           *[no] { " " }The dealer names the colour of a wild.
        }
       *[no] { "" }
    }{ $with-moving-hands ->
        [yes] { " " }With a 0 or a 7, the dealer chooses.
       *[no] { "" }
    }{ $deck-uno ->
        [yes] { " " }An UNO card cannot open: another card is turned up.
       *[no] { "" }
    }
option-uno-shield = UNO cards that make invisible, and when they are laid
option-uno-shield-off = without
option-uno-shield-cards = against cards to take, and on one’s turn
option-uno-shield-any-time = at any moment
