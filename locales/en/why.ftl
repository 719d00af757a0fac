# Why a player did something, as far as the one who asks has seen it; and more about a hint.

why-plays = { $seat } played { part-laid-called }: { $because ->
        [out] that was the last one
        [answers] { $amount ->
            [0] it answers, and the turn is not lost
           *[other] it answers, and { $seat } takes nothing
        }
        [bluff] the doubt has shown that something else went
        [bluff-colour] the doubt has shown that the hand held { $named }
        [honest] the doubt has shown that nothing else went
        [honest-colour] the doubt has shown that the hand held no { $named }
        [drawn] it had just been drawn, and it went
        [random] picked at random among what goes
        [few-draw] { part-other-held }, and it gives { part-whom } { $amount } more
        [few-skip] { part-other-held }, and it takes { $otherIs ->
            [you] your
           *[other] { $other }’s
        } turn
        [draw] it gives { part-whom } { part-given }
        [skip] it takes { $otherIs ->
            [you] your
           *[other] { $other }’s
        } turn
        [turns] { part-other-held }, and would have been next
        [again] it brings another turn at once
        [jumps] { part-one-piece } fewer, out of turn
        [several] { part-held } gone at once
        [hurry] { part-other-held }, too late to keep a wild
        [wild-kept] such a card waits until nothing else fits
        [wild] it goes on anything; whether something else went is hidden
        [changes] same { $cardIs ->
            [digit] number
           *[other] symbol
        }, and it gets away from { $named }
        [starves] it keeps to { $named }, on which { $otherIs ->
            [you] you
           *[other] { $other }
        } had drawn
        [keeps] it keeps to { $named }
       *[goes] it goes; what else counted is hidden
    }.{ $restIs ->
        [none] { "" }
       *[other] { " " }Left in that hand: { $rest }.
    }
part-given =
    { $amount ->
        [one] { part-one-piece }
       *[other] { $amount } { part-pieces }
    }
part-other-held =
    { $otherIs ->
        [you] you held { part-held }
       *[other] { $other } held { part-held }
    }
part-whom =
    { $otherIs ->
        [you] you
       *[other] { $other }
    }
why-draws =
    { $because ->
        [nothing-goes] { $seat } drew: at that level, a bot draws only when nothing fits.
       *[hidden] { $seat } drew: nothing went, or it seemed better to wait; that cannot be seen.
    }
why-keeps = { $seat } kept what was drawn: it did not go, or is worth more later; that cannot be seen.
why-takes =
    { $because ->
        [doubtful] { $seat } did not doubt: a wrong doubt costs more.
        [no-answer] { $seat } had nothing that answered.
       *[hidden] { $seat } had nothing that answered, or kept it; that cannot be seen.
    }
why-doubts =
    { $because ->
        [many] { $seat } doubted: { part-other-held }, and the more there are, the likelier a bluff.
       *[guess] { $seat } doubted: with so short a hand, a mere guess.
    }
why-denounces =
    { $otherIs ->
        [you] { $seat } said “catch”: you had not said “uno”.
       *[other] { $seat } said “catch”: { $other } had not said “uno”.
    }
why-names =
    { $because ->
        [most] { $seat } named { $named }: at that level, a bot names the colour it holds most of.
       *[hidden] { $seat } named { $named }: that hand decided it, and is hidden.
    }
why-votes =
    { $because ->
        [partner] { $seat } never votes against a partner.
       *[seen] { $seat } voted by what the table had seen.
    }
why-swaps =
    { $because ->
        [shortest] { $seat } exchanged hands with { part-whom }: no hand was shorter, { part-held }.
        [shortest-opponent] { $seat } exchanged hands with { part-whom }: no opponent had a shorter one, { part-held }.
       *[hidden] { $seat } exchanged hands with { part-whom }: what that was worth cannot be seen.
    }
why-other = Nothing that you could see tells what decided { $seat }.
why-person = { $seat } is not a bot: ask { $seat }.
why-self = That was your own move.
why-self-idle = You have done nothing in this round yet.
why-idle = { $seat } has done nothing in this round yet.
why-unclear = “{ $line }” is neither a { $pieces ->
        [dice] die
       *[other] card
    } nor a command. { $near ->
        [none] “commands” lists them.
       *[other] Did you mean “{ $near }”{ part-or-near }?
    }
why-nothing = There is nothing to explain yet.

hint-why-alone = Nothing else that you hold goes on { $topIs ->
        [wild] { $named }
        [wild_draw_four] { $named }
       *[other] { $top }{ $hidden ->
            [none] { "" }
           *[other] , and the colour is { $hidden }
        }
    }.
hint-why-attack = With { part-held }, { $next } may soon be out: { $effect ->
        [draws] having to draw delays that.
        [skips] a lost turn delays that.
        [turns] now the turn goes the other way.
       *[other] this delays that.
    }
hint-why-partner = { $next } plays with you: what { $next } suffers, your side suffers.
hint-why-wild = { CAPITAL($keptArticle) } goes on anything: it helps most when nothing else fits.
hint-why-colour = You keep { part-kept } of that colour: the more you keep, the more often you can follow.
hint-why-points = High numbers cost most when somebody else wins: it is best to lay them first.
hint-why-goes = The other cards that go are worth as much here.
hint-why-draw = { $topIs ->
        [wild] Only { $named } goes now,
        [wild_draw_four] Only { $named } goes now,
       *[other] On { $top }, only { $named } goes, the same number or symbol,
    } or a card that goes on anything: you hold none.
hint-why-take = A doubt is right only if { $next } could have laid something else: nothing you have seen says so.
hint-why-other = The hint rests on nothing more.
