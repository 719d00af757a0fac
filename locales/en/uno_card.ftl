# The Uno card that turns the hands.

rule-uno-card = The Uno card: { $number ->
        [1] the deck has one
       *[other] the deck has { $number }
    }. It goes on anything, at any moment, even out of turn, and slides under the top card. Every hand then goes to the previous player, against the way of play. As the last card, it is that player who receives the empty hand and wins the round. On your turn it is the card you play; out of turn nothing else changes. It is worth 100 points.
option-uno-card = number of Uno cards, which turn the hands
