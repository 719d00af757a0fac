# The UNO card that turns the hands.

rule-uno-card = The UNO card: it goes on anything, at any moment, even out of turn, and slides under the top card. Every hand then goes to the previous player, against the way of play. If it is your last card, it is that player who receives the empty hand and wins the round. On your turn it is the card you play; out of turn nothing else changes.
option-uno-card = number of UNO cards, which turn the hands
rule-uno-card-first = An UNO card as the first card: another card is turned up.
