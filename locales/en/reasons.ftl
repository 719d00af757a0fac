# Why an action is refused, and what can be done.

not-your-turn =
    { $turnIs ->
        [you] It is your turn.
       *[other] It is { $turn }’s turn.
    }
    .brief =
        { $turnIs ->
            [you] Your turn.
           *[other] { $turn }’s turn.
        }
    .full =
        { $turnIs ->
            [you] It is your turn.
           *[other] Wait for your turn: it is { $turn }’s.
        }
no-such-act = These rules have no “{ $word }”.
round-is-over = The round is over; the next one is about to begin.
    .brief = Round over.
match-is-over = The match is over.
round-goes-on = The round is not over: finish it first.
    .brief = The round is not over.
not-held = You do not hold { $cardArticle }.
    .brief = No { $card } in hand.
no-match = { CAPITAL($card) } does not go on { part-lying }: you need { part-wanted }.
    .brief = { CAPITAL($card) } does not go: you need { part-wanted }.
    .full = { CAPITAL($card) } does not go on { part-lying }: you need { part-wanted.full }. Or draw.
part-lying =
    { $colourIs ->
        [none] { $top }
       *[other] { $topIs ->
            [wild] { $colour } { $top }
            [wild_draw_four] { $colour } { $top }
           *[other] { $top }{ part-named }
        }
    }
part-wanted =
    { $colourIs ->
        [none] a colour
       *[other] { $colour }
    }{ $topIs ->
        [wild] { "" }
        [wild_draw_four] { "" }
       *[other] { " " }or { $topSign }
    }
    .full =
        { $colourIs ->
            [none] a colour
           *[other] { $colour }
        }{ $topIs ->
            [wild] { "" }
            [wild_draw_four] { "" }
           *[other] , { $topSign }
        } or a wild
colour-missing = { CAPITAL($card) } needs a colour: red, yellow, green or blue.
    .brief = Which colour with { $cardArticle }?
colour-not-wanted = { CAPITAL($card) } has its own colour: name none.
    .brief = { CAPITAL($card) } has its own colour.
    .full = { CAPITAL($card) } has its own colour: you name one only with a wild.
only-drawn-card = Play the { $card } you drew, or pass.
    .brief = Play the { $card } or pass.
    .full = After drawing, your other cards must wait: play the { $card }, or pass.
drew-already = One draw a turn: play the card you drew, or pass.
    .brief = One draw a turn.
nothing-to-keep = You must play or draw.
    .brief = Play or draw.
question-first = Answer the question first.
answer-first =
    { $amount ->
        [0] Answer the question first.
        [1] First take the card{ part-or-doubt }.
       *[other] First take the { $amount } cards{ part-or-doubt }.
    }
    .brief =
        { $doubtfulIs ->
            [yes] First: take or doubt.
           *[no] First: take.
        }
part-or-doubt =
    { $doubtfulIs ->
        [yes] , or doubt
       *[no] { "" }
    }
nothing-pending = Not now: no cards to take.
    .brief = No cards to take.
colour-owed-first = Name a colour first.
    .brief = Colour first.
    .full = Name a colour first: red, yellow, green or blue.
no-colour-owed = No colour to name now.
    .full = No colour to name now: it goes with a wild.
wrong-cards =
    { $count ->
        [1] Exactly 1 card is needed.
       *[other] Exactly { $count } cards are needed.
    }
nobody-to-report = You cannot report yourself: name somebody else.
    .brief = Name somebody else.
no-reports = Nothing to report: these rules do not punish it, or nothing was seen.
    .brief = Nothing to report in these rules.
vote-first = A vote is under way: wait until it is over.
    .brief = A vote is under way.
no-vote = You have nothing to vote on now.
    .brief = No vote now.
nothing-to-doubt = No wild +4 to doubt.
only-victim-doubts =
    { $victimIs ->
        [you] It is for you to doubt it, or not.
       *[other] It is for { $victim } to doubt it, or not.
    }
    .brief =
        { $victimIs ->
            [you] Yours to doubt.
           *[other] Only { $victim } may doubt.
        }
uno-too-early =
    { $count ->
        [0] Say UNO with your next-to-last card; you have none left.
        [1] Say UNO with your next-to-last card; you have only one left.
       *[other] Say UNO with your next-to-last card; you still hold { $count }.
    }
    .brief = No UNO with { part-number }.
uno-said-already = UNO has already been said.
nothing-to-denounce =
    { $culpritIs ->
        [you] You cannot catch yourself.
       *[other] { part-not-caught }
    }
    .full =
        { $culpritIs ->
            [you] You cannot catch yourself: say UNO, if there is still time.
           *[other] { part-not-caught.full }
        }
part-not-caught =
    { $lateIs ->
        [yes] Too late to catch { $culprit }.
       *[no] Nothing to catch { $culprit } for{ $count ->
            [0] .
            [1] .
           *[other] , with { $count } cards left.
        }
    }
    .full =
        { $lateIs ->
            [yes] Too late to catch { $culprit }: the next move has been made.
           *[no] Nothing to catch { $culprit } for{ $count ->
                [0] .
                [1] : UNO has been said, or is not due.
               *[other] , with { $count } cards left.
            }
        }
opponents-denounce =
    { $culpritIs ->
        [you] You cannot catch yourself.
       *[other] You and { $culprit } are one side: only an opponent says “catch”.
    }
    .brief =
        { $culpritIs ->
            [you] You cannot catch yourself.
           *[other] { $culprit } is on your side.
        }
must-play = You hold a card that goes: play it.
    .full = You hold a card that goes: here you draw only when nothing goes.
choice-missing = With { $cardArticle }, also say who, or which way.
    .brief = { CAPITAL($card) }: with whom, or which way?
choice-refused = { CAPITAL($card) }: that choice is not possible here.
    .brief = Not possible.
    .full = { CAPITAL($card) }: that choice is not possible here; name another.
choice-not-wanted = There is nothing to choose with { $cardArticle }.
    .full = There is nothing to choose with { $cardArticle }: lay the card alone.
not-together = These cards do not go together here.
    .brief = Not together.
    .full = These cards do not go together here; lay one of them.
no-jump = You cannot play out of turn now.
    .brief = Not now.
    .full = You cannot play out of turn now: the top card has changed, or does not allow it.
not-to-be-chosen = That is not among the choices.
    .brief = Not a choice.
    .full = That is not among the choices. “help” says what is.
nothing-to-choose = You are not asked to choose.
    .brief = Nothing to choose.
