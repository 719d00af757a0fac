# The blank card.

rule-blank = The blank card: like a wild, it goes on anything and calls a colour. { $brings ->
        [skip] The next player loses the turn.
        [reverse] Play changes direction.
        [draw-two] The next player draws 2 cards and loses the turn.
        [draw-four] The next player draws 4 cards and loses the turn.
        [everyone-draws] All the others draw a card.
       *[wild] It does nothing more.
    }
option-blank = what the blank cards do
option-blank-off = without
option-blank-wild = a plain wild
option-blank-skip = the next player loses a turn
option-blank-reverse = play changes direction
option-blank-draw-two = the next player draws two cards
option-blank-draw-four = the next player draws four cards
option-blank-everyone-draws = all the others draw a card
rule-blank-first = A blank card as the first card only calls a colour.
