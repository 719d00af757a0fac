# What threatens a player with cards, and what answers it.

rule-stack = Stacking: when a +2 hits you, you may lay a +2 of any colour instead of drawing; the cards add up for the next player. In the same way, a wild +4 answers a wild +4{ $kind ->
        [wp] , and a +2 as well; but a +2 never answers a wild +4
       *[same] ; but a wild +4 does not answer a +2, nor a +2 a wild +4
    }. The first who does not answer draws them all and loses the turn. A last card is not answered.
option-stack = answering a +2 or a wild +4 with a card that adds to it
option-stack-none = cards do not add up
option-stack-same = +2 on +2, wild +4 on wild +4
option-stack-wp = wild +4 on +2 as well
