# Le temps de réflexion.

too-slow =
    { $seatIs ->
        [you] Temps écoulé ! Pour vous, { part-owed }.
       *[other] Temps écoulé : { part-owed } pour { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] Temps écoulé !
           *[other] { $seat }, temps écoulé.
        }
    .braille =
        { $seatIs ->
            [you] temps écoulé +{ $count }
           *[other] { $seat } temps écoulé +{ $count }
        }
too-slow-then-drew =
    { $seatIs ->
        [you] Temps écoulé ! Vous piochez { part-drawn }.
       *[other] Temps écoulé ! { $seat } pioche{ part-count }.
    }
    .brief =
        { $seatIs ->
            [you] Temps écoulé : vous piochez { part-drawn }.
           *[other] { $seat }, temps écoulé.
        }
    .braille =
        { $seatIs ->
            [you] temps écoulé +{ $cards }
           *[other] { $seat } temps écoulé +{ $count }
        }
answer-time = Il vous reste { part-left } sur { $limit }.
    .brief = { $left } sur { $limit }.
    .braille = { $left }/{ $limit } s
answer-limit = Vous avez { part-limit } par tour ; le compte commence quand la question est dite.
    .brief = { $limit } secondes.
    .braille = { $limit } s
answer-no-limit = Ici, rien ne limite votre temps.
    .braille = sans limite
part-left =
    { $left ->
        [0] moins d’une seconde
        [1] une seconde
       *[other] { $left } secondes
    }
part-limit =
    { $limit ->
        [1] une seconde
       *[other] { $limit } secondes
    }

preset-master = Chronomètre : les règles classiques, de 2 à 10 joueurs, contre la montre. L’option « vitesse » donne 60, 30 ou 15 secondes. Contre des robots, la montre ne marche qu’après « temps oui ».
rule-time-limit = Le temps : vous avez { part-limit } pour jouer ou répondre à une question. Si vous ne jouez pas à temps, vous piochez 2 cartes et perdez votre tour. Si vous ne répondez pas, vous piochez 2 cartes et le jeu répond pour vous{ $deck-wild-draw-four ->
        [yes] { " " }: un +4, par exemple, est pris.
       *[no] .
    } Ne pas voter ne coûte rien. Contre des robots, le temps ne court que si vous le demandez, par « temps oui ».
option-time-limit = secondes pour répondre ; 0 sans limite
option-speed = vitesse du chronomètre
option-speed-slow = lente, 60 secondes
option-speed-normal = normale, 30 secondes
option-speed-fast = rapide, 15 secondes
