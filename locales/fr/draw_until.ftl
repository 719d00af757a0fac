# Piocher plusieurs cartes, l’une après l’autre, jusqu’à en poser une.

asked-drawn-more = { "" }
    .full =
        { $left ->
            [0] { $seat } peut jouer une carte piochée.
           *[other] { $seat } peut piocher encore.
        }
prompt-drawn-more =
    { $goesIs ->
        [none] Rien ne va : piochez encore.
       *[other] { $left ->
            [0] Jouer { $goesArticle }, ou garder ?
           *[other] Jouer { $goesArticle }, piocher encore, ou garder ?
        }
    }
    .brief =
        { $goesIs ->
            [none] Piochez encore.
           *[other] { CAPITAL($goesArticle) } : { $left ->
                [0] jouer ou garder ?
               *[other] jouer, piocher ou garder ?
            }
        }
    .full =
        { $goesIs ->
            [none] Rien ne va sur { part-top } : piochez encore. { part-to-draw }
           *[other] { $left ->
                [0] Jouer { $goesArticle }, sur { part-top }, ou garder ?
               *[other] Jouer { $goesArticle }, sur { part-top }, piocher encore, ou garder ? { part-to-draw }
            }
        }
    .braille = { $goesIs ->
            [none] +{ $left } ?
           *[other] { $goes } ?
        }
part-to-draw =
    { $left ->
        [1] Encore une carte possible.
       *[other] Encore { $left } cartes possibles.
    }
only-drawn-cards = { CAPITAL($cardArticle) } doit attendre : seules les cartes piochées à ce tour se jouent.
    .brief = { CAPITAL($card) } doit attendre.
must-draw-on = Trop tôt pour vous arrêter : piochez tant que rien ne va. { part-to-draw }
    .brief = Rien ne va : piochez.
drew-all = Vous ne piochez plus à ce tour : jouez, ou gardez.
    .brief = Vous ne piochez plus à ce tour.

rule-draw-until = Piocher plusieurs cartes : si rien ne va, piochez une carte après l’autre jusqu’à ce qu’il en vienne une qui aille, { $limit } au plus. { $drawing-drawn ->
        [must] Elle est posée aussitôt.
       *[other] Vous pouvez alors poser une carte piochée à ce tour, piocher encore, ou tout garder : rien n’oblige à poser.
    } Si aucune ne va, c’est au suivant.
option-draw-until = combien de cartes piocher, faute d’une qui va
