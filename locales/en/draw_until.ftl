# Drawing several cards, one after the other, until one is laid.

asked-drawn-more = { "" }
    .full =
        { $seatIs ->
            [you] { "" }
           *[other] { $left ->
                [0] { $seat } can play a drawn card.
               *[other] { $seat } can draw again.
            }
        }
prompt-drawn-more =
    { $goesIs ->
        [none] Nothing goes: draw again, or pass?
       *[other] { $left ->
            [0] Play { $goes }, or pass?
           *[other] Play { $goes }, draw again, or pass?
        }
    }
    .brief =
        { $goesIs ->
            [none] Draw or pass?
           *[other] { CAPITAL($goes) }: { $left ->
                [0] play or pass?
               *[other] play, draw or pass?
            }
        }
    .full =
        { $goesIs ->
            [none] Nothing goes on { part-top }: draw again, or pass? { part-to-draw }
           *[other] { $left ->
                [0] Play { $goes }, on { part-top }, or pass?
               *[other] Play { $goes }, on { part-top }, draw again, or pass? { part-to-draw }
            }
        }
    .braille = { $goesIs ->
            [none] +{ $left }?
           *[other] { $goes }?
        }
part-to-draw =
    { $left ->
        [1] One more card can be drawn.
       *[other] { $left } more cards can be drawn.
    }
only-drawn-cards = { CAPITAL($card) } must wait: only the cards drawn this turn can be played.
    .brief = { CAPITAL($card) } must wait.
drew-all = No more drawing this turn: play, or pass.
    .brief = No more drawing this turn.

rule-draw-until = Without a card that goes, you draw up to { $limit } cards, one after the other. Any card drawn this turn may be laid, even a wild, but nothing obliges you to. If none of them goes, it is the next player’s turn.
option-draw-until = how many cards to draw for want of one that goes
