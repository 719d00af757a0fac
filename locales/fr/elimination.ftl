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

rule-elimination = L’élimination : la partie ne s’arrête pas là. Qui atteint ce total en sort, et les autres continuent. Les deux derniers jouent jusqu’à ce que l’un d’eux { $duel ->
        [exceed] le dépasse
       *[other] l’atteigne
    }, et l’autre gagne.
option-elimination = qui atteint le total sort, et les autres continuent
option-duel = comment finit le duel des deux derniers
option-duel-reach = quand l’un atteint le total
option-duel-exceed = quand l’un dépasse le total
preset-challenge = Le défi : le classique, où chacun garde ses points et sort à 500, jusqu’au duel des deux derniers.
