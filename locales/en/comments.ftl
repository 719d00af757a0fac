# The untimely comment or advice: the report and the vote.

reported =
    { $seatIs ->
        [you] You report { $culprit } { part-ground }.
       *[other] { $culpritIs ->
            [you] { $seat } reports you { part-ground }.
           *[other] { $seat } reports { $culprit } { part-ground }.
        }
    }
    .full =
        { $seatIs ->
            [you] You report { $culprit } { part-ground.full }: the others vote.
           *[other] { $culpritIs ->
                [you] { $seat } reports you { part-ground.full }: the others vote.
               *[other] { $seat } reports { $culprit } { part-ground.full }: the others vote.
            }
        }
    .braille =
        { $seatIs ->
            [you] { $culprit }: { part-ground-word }?
           *[other] { $seat } reports { $culpritIs ->
                [you] you
               *[other] { $culprit }
            }: { part-ground-word }?
        }
asked-vote = { "" }
    .full = { $seat } is voting.
voted =
    { $seatIs ->
        [you] You vote { $agreesIs ->
            [yes] yes
           *[no] no
        }.
       *[other] { $seat } votes { $agreesIs ->
            [yes] yes
           *[no] no
        }.
    }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } { "" }
        }{ $agreesIs ->
            [yes] yes
           *[no] no
        }
report-upheld =
    { $culpritIs ->
        [you] The vote goes against you.
       *[other] The vote goes against { $culprit }.
    }
    .full =
        { $culpritIs ->
            [you] The vote goes against you: { part-verdict }.
           *[other] The vote goes against { $culprit }: { part-verdict }.
        }
    .braille =
        { $culpritIs ->
            [you] you
           *[other] { $culprit }
        }: { part-ground-word } yes
part-verdict =
    { $pressesIs ->
        [yes] { $count } { $count ->
            [1] press
           *[other] presses
        }
       *[no] { part-number }
    }
report-dismissed =
    { $culpritIs ->
        [you] The vote clears you.
       *[other] The vote clears { $culprit }.
    }
    .braille =
        { $culpritIs ->
            [you] you
           *[other] { $culprit }
        }: { part-ground-word } no
# What somebody is reported for.
part-ground =
    { $ground ->
        [comment] for a comment
        [confusion] for confusion
        [hesitation] for hesitating
        [word] for the banned word
        [camouflet] for unsporting conduct
        [look] for looking at the hand too early
        [direction] for asking which way play goes
       *[fault] for a fault
    }
    .full =
        { $ground ->
            [comment] for a comment or advice
           *[fault] { part-ground }
        }
part-ground-word =
    { $ground ->
        [comment] comment
        [confusion] confusion
        [hesitation] hesitation
        [word] word
        [camouflet] unsporting conduct
        [look] looking
        [direction] direction
       *[fault] fault
    }
    .brief =
        { $ground ->
            [comment] a comment
            [confusion] confusion
            [hesitation] hesitating
            [word] the banned word
            [camouflet] unsporting conduct
            [look] looking too early
            [direction] asking which way
           *[fault] a fault
        }
lapse-found =
    { $seatIs ->
        [you] Well spotted! You report { $culprit }: { part-lapse }.
       *[other] { $culpritIs ->
            [you] { $seat } reports you: { part-lapse }.
           *[other] { $seat } reports { $culprit }: { part-lapse }.
        }
    }
    .brief =
        { $culpritIs ->
            [you] For you, { part-lapse }.
           *[other] { $seatIs ->
                [you] Well spotted, { $culprit } draws.
               *[other] { $culprit }, { part-lapse }.
            }
        }
    .braille =
        { $seatIs ->
            [you] { $culprit }: { part-lapse }
           *[other] { $seat } spots { $culpritIs ->
                [you] you
               *[other] { $culprit }
            }: { part-lapse }
        }
part-lapse =
    { $ground ->
        [omission] choice not said
        [word] banned word
       *[misplay] misplay
    }
misplayed =
    { $cardsIs ->
        [none] { $seatIs ->
            [you] Misplay: it is not your turn to draw.
           *[other] Misplay: { $seat } draws out of turn.
        }
       *[several] { $seatIs ->
            [you] Misplay: { $cards }, back in your hand.
           *[other] Misplay: { $seat } lays { $cards }. Back in hand.
        }
    }
    .brief =
        { $cardsIs ->
            [none] { $seatIs ->
                [you] Misplay: not your turn to draw.
               *[other] { $seat }, misplay.
            }
           *[several] { $seatIs ->
                [you] Misplay: { $cards }.
               *[other] { $seat }, misplay: { $cards }.
            }
        }
    .braille =
        { $seatIs ->
            [you] misplay
           *[other] { $seat } misplay
        }{ $cardsIs ->
            [none] , drew
           *[several] { " " }{ $cards } back
        }

rule-misplay = Misplays: a card that does not go, or that is laid at the wrong moment, goes back to the hand and costs { $cards_due ->
        [1] one card
       *[other] { $cards_due } cards
    }{ $at_once ->
        [yes] { " " }at once. A wild laid without its colour would cost as much, but here the game asks for the colour.
       *[no] , if somebody reports it. { $at_table ->
            [on] Whoever tries is refused first, and says “anyway” to lay it.
           *[refused] Here the game always refuses it, and that costs nothing.
        }
    }
option-misplay = what becomes of a wrong card
option-misplay-off = it is refused
option-misplay-refused = it is refused at the table, and paid for in records alone
option-misplay-on = who insists lays it, and pays if somebody reports it
goes-after-all = That card goes: just play it.
chance-wrong-card-seen = { $culprit } laid a wrong card! Say “report { $culprit }”.
    .brief = { $culprit }, a wrong card: report?
    .braille = { $culprit } wrong card
rule-confusion = Confusion: mistaking the moment or forgetting a rule costs { $cards_due } cards; the turn is not lost. Say “report”, a name and the word confusion: the players not concerned vote, and it takes more yes than no{ $two ->
        [yes] ; with two players, the report is enough.
       *[no] .
    }
option-confusion = confusion is paid for
option-confusion-on = yes
rule-tribunal = The tribunal: the other players judge hesitating, the banned word, unsporting conduct, looking at the hand before the first card{ $with-comments ->
        [yes] { " " }or asking which way play goes
       *[no] , asking which way play goes, or a comment
    }. A majority condemns to one card, and the order of turns stays; a tie acquits. Say “report”, a name and the ground.
