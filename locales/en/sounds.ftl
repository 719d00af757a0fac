# The names of the short sounds, told when they are learned.

sound-turn = your turn
sound-chance = a chance
sound-card = a card
sound-draw = a draw
sound-skip = a turn lost
sound-reverse = a reverse
sound-uno = UNO
sound-penalty = a mistake
sound-round = a new round
sound-win = a win
sound-loss = a loss
sound-refusal = a refusal
sounds-one = Sound { $number }: { $name }.
sounds-all = The sounds: { $names }.
sounds-place =
    { $side ->
        [left] { $name }, on the left.
        [right] { $name }, on the right.
       *[front] { $name }, in front.
    }
