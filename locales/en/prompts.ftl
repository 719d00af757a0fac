# The questions put to the player: what it takes to decide, nothing else.

prompt-turn =
    { $toldIs ->
        [yes] Your turn.
       *[no] Your turn, on { part-match }.
    }
    .brief =
        { $toldIs ->
            [yes] You.
           *[no] You, on { part-match }.
        }
    .full = { prompt-turn } { $goesIs ->
            [none] { $pieces ->
                [dice] Nothing fits: throw again.
               *[other] Nothing fits: draw.
            }
            [one] You can play { $goesArticle }.
            [few] You can play { $goesArticle }.
           *[several] You can play { $goes }.
        }
    .braille = your turn { $top }{ part-shade }
prompt-drawn =
    { $againIs ->
        [yes] You drew { $drawnArticle }: play or pass?
       *[no] You draw { $drawnArticle }: play or pass?
    }
    .brief = { CAPITAL($drawnArticle) }: play or pass?
    .full =
        { $againIs ->
            [yes] You drew { $drawnArticle }, which goes on { part-top }: play or pass?
           *[no] You draw { $drawnArticle }, which goes on { part-top }: play or pass?
        }
    .braille = { $drawn }?
prompt-threat = { part-threat-told }: { part-response }
    .brief = { CAPITAL(part-threat-asked) }
    .full = { part-threat }: { part-response }{ part-doubts }{ $repliesIs ->
            [none] { "" }
           *[other] { " " }You can answer with { $replies }.
        }
    .braille =
        { $amount ->
            [0] turn?
           *[other] +{ $amount }?
        }
part-threat-asked =
    { $amount ->
        [0] skipped: { part-response }
       *[other] { $pressedIs ->
            [yes] { part-taken }: { part-response }
           *[no] { part-response.brief }
        }
    }
# Who has just heard the card knows whom it comes from.
part-threat-told =
    { $toldIs ->
        [yes] { part-threat.brief }
       *[no] { part-threat }
    }
part-threat =
    { $amount ->
        [0] { $byIs ->
            [you] Your turn is at stake
           *[other] { $by } skips you
        }
       *[other] { $byIs ->
            [nobody] { part-taken } for you
            [you] { part-taken } for you
           *[other] { $by } gives you { part-taken }
        }
    }
    .brief =
        { $amount ->
            [0] Skipped
           *[other] { part-taken }
        }
part-taken =
    { $pressedIs ->
        [yes] { $way ->
            [each] { $amount } presses of the dispenser
            [until] presses until cards come out
           *[once] a press of the dispenser
        }
       *[no] { $amount ->
            [1] 1 card
           *[other] { $amount } cards
        }
    }
# Only who holds an answer is offered to answer.
part-response =
    { $repliesIs ->
        [none] { $doubtfulIs ->
            [none] { part-take-it }.
           *[other] { part-take } or doubt?
        }
       *[other] { $doubtfulIs ->
            [none] { part-take } or answer?
           *[other] { part-take }, doubt or answer?
        }
    }
    .brief =
        { $repliesIs ->
            [none] { $doubtfulIs ->
                [none] { part-taken }: { part-take-it }.
               *[other] take { $amount } or doubt?
            }
           *[other] { $doubtfulIs ->
                [none] take { $amount } or answer?
               *[other] take { $amount }, doubt or answer?
            }
        }
part-take =
    { $amount ->
        [0] accept
       *[other] take
    }
# In a chat room there is no Enter.
part-take-it =
    { $enterIs ->
        [no] { $amount ->
            [0] “accept”
           *[other] “take”
        }
       *[other] { $amount ->
            [0] “accept”, or Enter
            [1] Enter takes it
           *[other] Enter takes them
        }
    }
part-doubts =
    { $doubtfulIs ->
        [none] { "" }
        [several] { " " }“doubt” and a name: { $doubtful }. Each mistake costs you 2 cards.
       *[other] { " " }If it is a bluff, { $doubtful } draws them; if not, you draw more.
    }
prompt-colour-owed = Which colour?
    .full = Which colour: red, yellow, green or blue?
    .braille = colour?
prompt-vote = { $reporter } reports { $culprit } { part-ground }: yes or no?
    .brief = { $culprit }, { part-ground-word.brief }: yes or no?
    .full = { $reporter } reports { $culprit } { part-ground }: yes or no? So far { $ayes } for, { $noes } against.
    .braille = { $reporter } reports { $culprit }: { part-ground-word }?
# Anyone may report a comment at any time: nothing to announce.
chance-table-talk = { "" }
# Whoever holds the right card may lay it out of turn: the rules say when to announce it.
chance-out-of-turn = { "" }
# The card on the discard, with the active colour where it does not show.
part-top =
    { $topIs ->
        [none] an empty discard pile
       *[other] { $top }{ part-named }
    }
# What a card has to match: on a wild, the colour alone counts.
part-match =
    { $namedIs ->
        [none] { part-top }
       *[other] { $topIs ->
            [wild] { $named }
            [wild_draw_four] { $named }
           *[other] { part-top }
        }
    }
part-named =
    { $namedIs ->
        [none] { "" }
       *[other] , colour { $colour }
    }
part-shade = { $named }
# The line that stays under the fingers: the discard, who is to act, who holds fewest cards.
status =
    .braille = { $top }{ part-shade }: { $sameIs ->
            [yes] { $turn } { $count }
           *[no] { $turnIs ->
                [you] you,
                [other] { $turn },
               *[nobody] { "" }
            } { $fewest } { $count }
        }
