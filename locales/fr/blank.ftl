# La carte vierge.

rule-blank = Trois cartes vierges, qui se posent comme un joker et demandent une couleur. { $brings ->
        [skip] Le joueur suivant perd son tour.
        [reverse] Le sens du jeu s’inverse.
        [draw-two] Le joueur suivant pioche deux cartes et perd son tour.
        [draw-four] Le joueur suivant pioche quatre cartes et perd son tour.
        [everyone-draws] Tous les autres piochent une carte.
       *[wild] Elles ne font rien de plus.
    } En première carte, elles ne font que demander une couleur.
option-blank = l’effet des cartes vierges
option-blank-off = sans
option-blank-wild = un simple joker
option-blank-skip = le suivant perd son tour
option-blank-reverse = le sens s’inverse
option-blank-draw-two = le suivant pioche deux cartes
option-blank-draw-four = le suivant pioche quatre cartes
option-blank-everyone-draws = tous les autres piochent une carte
