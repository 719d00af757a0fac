# Le robot qui s’en mêle.

robot-reversed =
    { $direction ->
        [1] Robot : on repart à gauche.
       *[other] Robot : on repart à droite.
    }
    .brief =
        { $direction ->
            [1] Robot : à gauche.
           *[other] Robot : à droite.
        }
    .full =
        { $direction ->
            [1] Le robot inverse le sens : le jeu tourne à gauche.
           *[other] Le robot inverse le sens : le jeu tourne à droite.
        }
    .braille =
        { $direction ->
            [1] robot gauche
           *[other] robot droite
        }
robot-recoloured = Robot : la couleur passe au { $colour }.
    .brief = Robot : { $colour }.
    .full = Le robot change la couleur : { $colour }.
    .braille = robot { $colour }
robot-moved-hands =
    { $direction ->
        [1] Robot : toutes les mains passent à gauche.
       *[other] Robot : toutes les mains passent à droite.
    }
    .brief =
        { $direction ->
            [1] Robot : mains à gauche.
           *[other] Robot : mains à droite.
        }
    .full =
        { $direction ->
            [1] Le robot fait passer toutes les mains à gauche.
           *[other] Le robot fait passer toutes les mains à droite.
        }
    .braille =
        { $direction ->
            [1] robot mains gauche
           *[other] robot mains droite
        }
robot-made-draw = Robot : chacun pioche une carte.
    .brief = Robot : une carte chacun.
    .full = Le robot fait piocher une carte à chacun.
    .braille = robot +1
robot-set-stacking =
    { $allowedIs ->
        [yes] Robot : pendant un tour de table, les +2 et les +4 s’empilent.
       *[no] Robot : pendant un tour de table, on n’empile plus.
    }
    .brief =
        { $allowedIs ->
            [yes] Robot : on empile.
           *[no] Robot : on n’empile plus.
        }
    .full =
        { $allowedIs ->
            [yes] Pendant un tour de table, le robot permet de répondre à un +2 par un +2, à un +4 par un +4.
           *[no] Pendant un tour de table, le robot interdit d’empiler.
        }
    .braille =
        { $allowedIs ->
            [yes] robot pile oui, 1 tour
           *[no] robot pile non, 1 tour
        }
stacking-as-before =
    { $allowedIs ->
        [yes] On peut de nouveau empiler.
       *[no] On n’empile plus.
    }
    .braille =
        { $allowedIs ->
            [yes] pile oui
           *[no] pile non
        }

rule-robot = Le robot : après chaque tour, il peut s’en mêler, une fois sur huit environ, au hasard. Il inverse le sens, change la couleur, fait passer chaque main au joueur suivant, fait piocher une carte à chacun, ou { $with-stack ->
        [yes] interdit l’empilement pendant un tour de table.
       *[no] permet l’empilement pendant un tour de table. Un +2 répond alors à un +2, un +4 à un +4, sans que l’on puisse en douter ; les cartes s’additionnent, et le premier qui ne répond pas les pioche toutes.
    } Que le robot s’en mêle est publié ; ce qu’il fait, et à quel moment, est de notre choix.
preset-robot = Robot : les règles classiques, de 2 à 10 joueurs, avec un robot qui s’en mêle.
