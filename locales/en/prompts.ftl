# The questions put to the player: what it takes to decide, nothing else.

prompt-turn = Your turn, on { part-top }.
    .brief = You: { part-top }.
    .full = Your turn, on { part-top }. { $goesIs ->
            [none] Nothing goes: draw.
           *[other] You can play { $goes }.
        }
    .braille = your turn { $top }{ part-shade }
prompt-drawn = You draw { $drawn }: play or pass?
    .brief = { CAPITAL($drawn) }: play or pass?
    .full = You draw { $drawn }, which goes on { part-top }: play or pass?
    .braille = { $drawn }?
prompt-threat =
    { $byIs ->
        [you] { part-taken } for you: { part-response }
       *[other] { $by } gives you { part-taken }: { part-response }
    }
    .brief = { part-taken }: { part-response }
    .full =
        { $byIs ->
            [you] { part-taken } for you: { part-response }
           *[other] { $by } gives you { part-taken }: { part-response }{ $causeIs ->
                [wild_draw_four] { " " }If it is a bluff, { $by } draws them; if not, you draw more.
               *[other] { "" }
            }
        }
    .braille = +{ $amount }?
part-taken =
    { $amount ->
        [1] 1 card
       *[other] { $amount } cards
    }
part-response =
    { $causeIs ->
        [wild_draw_four] take or doubt?
       *[other] take or answer?
    }
prompt-colour-owed = Which colour?
    .full = Which colour: red, yellow, green or blue?
    .braille = colour?
prompt-vote = { $reporter } reports { $culprit } { part-ground }: yes or no?
    .brief = { $culprit }, { part-ground-word.brief }: yes or no?
    .full = { $reporter } reports { $culprit } { part-ground }: yes or no? So far { $ayes } for, { $noes } against.
    .braille = { part-ground-word } { $culprit }?
# Anyone may report a comment at any time: nothing to announce.
chance-floor = { "" }
# Whoever holds the right card may lay it out of turn: the rules say when to announce it.
chance-out-of-turn = { "" }
# The card on the discard, with the active colour where it does not show.
part-top =
    { $topIs ->
        [none] an empty discard
        [wild] { $top }{ part-named }
        [wild_draw_four] { $top }{ part-named }
       *[other] { $top }
    }
part-named =
    { $colourIs ->
        [none] { "" }
       *[other] , colour { $colour }
    }
part-shade =
    { $topIs ->
        [wild] { $colour }
        [wild_draw_four] { $colour }
       *[other] { "" }
    }
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
