# Drawing several cards, one after the other, until one is laid.

asked-drawn-more = { "" }
    .full =
        { $left ->
            [0] { $seat } can play a drawn card.
           *[other] { $seat } can draw again.
        }
prompt-drawn-more =
    { $goesIs ->
        [none] Nothing fits: draw again.
       *[other] { $left ->
            [0] Play { $goesArticle }, or pass?
           *[other] Play { $goesArticle }, draw again, or pass?
        }
    }
    .brief =
        { $goesIs ->
            [none] Draw again.
           *[other] { CAPITAL($goesArticle) }: { $left ->
                [0] play or pass?
               *[other] play, draw or pass?
            }
        }
    .full =
        { $goesIs ->
            [none] Nothing fits on { part-top }: draw again. { part-to-draw }
           *[other] { $left ->
                [0] Play { $goesArticle }, on { part-top }, or pass?
               *[other] Play { $goesArticle }, on { part-top }, draw again, or pass? { part-to-draw }
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
must-draw-on = No passing yet: draw until a card goes. { part-to-draw }
    .brief = No passing yet: draw.
drew-all = No more drawing this turn: play, or pass.
    .brief = No more drawing this turn.

rule-draw-until = Drawing several cards: when nothing goes, draw one card after the other until one goes, { $limit } at most. { $drawing-drawn ->
        [must] It is laid at once.
       *[other] Then you may lay a card drawn this turn, draw on, or keep them all: nothing obliges you to lay.
    } If none of them goes, it is the next player’s turn.
option-draw-until = how many cards to draw when none goes
