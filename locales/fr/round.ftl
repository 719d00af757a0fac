# Le début d’une manche : le tirage du donneur, la donne, la première carte.

round-began = Manche { $number }.
    .braille = manche { $number }
dealer-cards = { "" }
    .full = Tirage du donneur, la plus haute carte distribue : { $pairs }.
    .braille = donne ? { $pairs }
dealer-tied = { "" }
    .full = Égalité entre { $seats } : nouveau tirage.
    .braille = égalité { $seats }
dealer-redraw = { "" }
    .full =
        { $seatsIs ->
            [you] Sans chiffre, vous tirez encore.
           *[other] Sans chiffre : { $seats }. Nouveau tirage.
        }
    .braille = sans chiffre { $seatsIs ->
            [you] vous
           *[other] { $seats }
        }
dealer-chosen =
    { $seatIs ->
        [you] Vous distribuez.
       *[other] { $seat } distribue.
    }
    .braille =
        { $seatIs ->
            [you] vous distribuez
           *[other] { $seat } distribue
        }
dealer-cards-then-dealer-chosen = { dealer-chosen }
    .full = { dealer-chosen } La plus haute carte l’emportait : { $pairs }.
    .braille = { dealer-chosen.braille } : { $pairs }
dealt =
    { $handsIs ->
        [none] Chacun { $pieces ->
            [dice] lance
           *[cards] reçoit
        } { part-cards }.
        [one] Votre carte : { $hands }.
       *[several] Vos { part-cards } : { $hands }.
    }
    .brief =
        { $handsIs ->
            [none] { CAPITAL(part-cards) }.
            [one] Votre carte : { $hands }.
           *[several] Vos { $pieces ->
                [dice] dés
               *[cards] cartes
            } : { $hands }.
        }
    .braille =
        { $handsIs ->
            [none] { $count } chacun
           *[other] { $hands }
        }
first-card = { part-first-card }.
    .braille = talon { $card }
part-first-card = { $pieces ->
        [dice] Premier dé
       *[cards] Première carte
    } : { $card }
first-card-then-skipped = { part-first-card }, { $seatIs ->
        [you] vous perdez votre tour
       *[other] { $seat } perd son tour
    }.
    .brief = { part-first-card }, { $seatIs ->
            [you] tour perdu
           *[other] { $seat } saute
        }.
    .voiced = { part-first-card }, je perds mon tour.
    .braille = { first-card.braille } { skipped.braille }
first-card-returned = { CAPITAL($cardArticle) } ne peut pas ouvrir : on retourne une autre carte.
    .brief = { CAPITAL($card) } n’ouvre pas.
    .braille = { $card } refait
first-card-then-first-card-returned = Première carte : { $card }, qui ne peut pas ouvrir. On en retourne une autre.
    .brief = { first-card-returned.brief }
    .braille = { $card } refait
part-cards =
    { $count ->
        [0] 0 carte
        [1] une carte
       *[other] { $count } { $pieces ->
            [dice] dés
           *[cards] cartes
        }
    }
