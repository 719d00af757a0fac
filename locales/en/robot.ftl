# The robot that steps in.

robot-reversed =
    { $direction ->
        [1] Robot: play now goes left.
       *[other] Robot: play now goes right.
    }
    .brief =
        { $direction ->
            [1] Robot: to the left.
           *[other] Robot: to the right.
        }
    .full =
        { $direction ->
            [1] The robot reverses play: it goes to the left.
           *[other] The robot reverses play: it goes to the right.
        }
    .braille =
        { $direction ->
            [1] robot left
           *[other] robot right
        }
robot-recoloured = Robot: the colour changes to { $colour }.
    .brief = Robot: { $colour }.
    .full = The robot changes the colour: { $colour }.
    .braille = robot { $colour }
robot-moved-hands =
    { $direction ->
        [1] Robot: all hands go to the left.
       *[other] Robot: all hands go to the right.
    }
    .brief =
        { $direction ->
            [1] Robot: hands to the left.
           *[other] Robot: hands to the right.
        }
    .full =
        { $direction ->
            [1] The robot passes all hands to the left.
           *[other] The robot passes all hands to the right.
        }
    .braille =
        { $direction ->
            [1] robot hands left
           *[other] robot hands right
        }
robot-made-draw = Robot: everyone draws a card.
    .brief = Robot: one card each.
    .full = The robot makes everyone draw a card.
    .braille = robot +1
robot-set-stacking =
    { $allowedIs ->
        [yes] Robot: for one lap, +2 and wild +4 stack.
       *[no] Robot: for one lap, no stacking.
    }
    .brief =
        { $allowedIs ->
            [yes] Robot: stacking.
           *[no] Robot: no stacking.
        }
    .full =
        { $allowedIs ->
            [yes] For one lap, the robot lets a +2 answer a +2, and a wild +4 a wild +4.
           *[no] For one lap, the robot forbids stacking.
        }
    .braille =
        { $allowedIs ->
            [yes] robot stack yes, 1 lap
           *[no] robot stack no, 1 lap
        }
stacking-as-before =
    { $allowedIs ->
        [yes] Stacking is allowed again.
       *[no] No more stacking.
    }
    .braille =
        { $allowedIs ->
            [yes] stack yes
           *[no] stack no
        }

rule-robot = The robot: after each turn it may step in, about once in eight, by chance. It reverses play, changes the colour, passes every hand to the next player, makes everyone draw a card, or { $with-stack ->
        [yes] forbids stacking for one round of the table.
       *[no] allows stacking for one round of the table. A +2 then answers a +2, and a wild +4 a wild +4, which cannot be doubted; the cards add up, and the first who does not answer draws them all.
    } That the robot steps in is published; what it does, and when, is our own choice.
preset-robot = Robot: the classic rules, for 2 to 10 players, with a robot that steps in.
