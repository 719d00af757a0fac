# L’élimination et le duel.

eliminated =
    { $seatIs ->
        [you] Vous sortez de la partie, avec { $total } points.
       *[other] { $seat } sort de la partie, avec { $total } points.
    }
    .brief =
        { $seatIs ->
            [you] Vous sortez de la partie.
           *[other] { $seat } sort de la partie.
        }
    .braille =
        { $seatIs ->
            [you] hors jeu { $total }
           *[other] { $seat } hors jeu { $total }
        }
duel-began = Duel : { $seats }.
    .full = Il reste deux joueurs : { $seats }. Le duel commence.
    .braille = duel { $seats }

rule-elimination = L’élimination : qui atteint { $scoring-target } points sort de la partie, et les autres continuent. Les deux derniers jouent jusqu’à ce que l’un { $duel ->
        [exceed] dépasse ce total
       *[other] y arrive
    } ; l’autre gagne.
option-elimination = qui atteint le total sort, et les autres continuent
option-duel = comment finit le duel des deux derniers
option-duel-reach = quand l’un atteint le total
option-duel-exceed = quand l’un dépasse le total
preset-challenge = Défi : les règles classiques, de 2 à 10 joueurs, où vos points comptent contre vous ; à 500, vous sortez, jusqu’au duel des deux derniers.
