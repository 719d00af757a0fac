# Les noms des sons brefs, dits quand on les apprend.

sound-turn = votre tour
sound-chance = une occasion
sound-card = une carte
sound-draw = une pioche
sound-skip = un tour perdu
sound-reverse = une inversion
sound-uno = Uno
sound-penalty = une faute
sound-round = une nouvelle manche
sound-win = une victoire
sound-loss = une défaite
sound-refusal = un refus
sounds-one = Son { $number } : { $name }.
sounds-all = Les sons : { $names }.
sounds-place =
    { $side ->
        [left] { $name }, à gauche.
        [right] { $name }, à droite.
       *[front] { $name }, en face.
    }
