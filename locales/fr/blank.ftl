# La carte vierge.

rule-blank = La carte vierge : comme un joker, elle va sur tout et demande une couleur. { $brings ->
        [skip] Le suivant perd son tour.
        [reverse] Le jeu change de sens.
        [draw-two] Le suivant pioche 2 cartes et perd son tour.
        [draw-four] Le suivant pioche 4 cartes et perd son tour.
        [everyone-draws] Tous les autres piochent une carte.
       *[wild] Elle ne fait rien de plus.
    }
option-blank = l’effet des cartes vierges
option-blank-off = sans
option-blank-wild = un simple joker
option-blank-skip = le suivant perd son tour
option-blank-reverse = le sens s’inverse
option-blank-draw-two = le suivant pioche deux cartes
option-blank-draw-four = le suivant pioche quatre cartes
option-blank-everyone-draws = tous les autres piochent une carte
rule-blank-first = Une carte vierge en première carte ne fait que demander une couleur.
