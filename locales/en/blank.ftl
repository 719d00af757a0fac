# The blank card.

rule-blank = Three blank cards, laid like a wild, that call a colour. { $brings ->
        [skip] The next player loses a turn.
        [reverse] Play turns round.
        [draw-two] The next player draws two cards and loses a turn.
        [draw-four] The next player draws four cards and loses a turn.
        [everyone-draws] All the others draw a card.
       *[wild] They do nothing more.
    } As the first card they only call a colour.
option-blank = what the blank cards do
option-blank-off = without
option-blank-wild = a plain wild
option-blank-skip = the next player loses a turn
option-blank-reverse = play turns round
option-blank-draw-two = the next player draws two cards
option-blank-draw-four = the next player draws four cards
option-blank-everyone-draws = all the others draw a card
