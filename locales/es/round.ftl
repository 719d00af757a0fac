# La ronda, el reparto y los puntos.

round-began = Ronda { $number }.
    .braille = ronda { $number }
dealer-cards = { "" }
    .full = Para repartir, manda la carta más alta: { $pairs }.
    .braille = ¿reparte? { $pairs }
dealer-tied = { "" }
    .full = Empate entre { $seats }: se roba otra vez.
    .braille = empate { $seats }
dealer-chosen =
    { $seatIs ->
        [you] Repartes tú.
       *[other] Reparte { $seat }.
    }
    .braille =
        { $seatIs ->
            [you] repartes
           *[other] { $seat } reparte
        }
dealer-cards-then-dealer-chosen = { dealer-chosen }
    .full = { dealer-chosen } Manda la carta más alta: { $pairs }.
    .braille = { dealer-chosen.braille }: { $pairs }
dealt =
    { $handsIs ->
        [none] Cada jugador { $pieces ->
            [dice] tira
           *[cards] recibe
        } { part-cards }.
        [one] Tu carta: { $hands }.
       *[several] Tus { part-cards }: { $hands }.
    }
    .brief =
        { $handsIs ->
            [none] { part-cards } por jugador.
            [one] Tu carta: { $hands }.
           *[several] Tus { part-pieces }: { $hands }.
        }
    .braille =
        { $handsIs ->
            [none] { $count } por jugador
           *[other] { $hands }
        }
part-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } { $pieces ->
            [dice] dados
           *[cards] cartas
        }
    }
first-card = { $pieces ->
        [dice] Primer dado
       *[cards] Primera carta
    }: { $card }.
    .braille = arriba { $card }
first-card-returned = { CAPITAL($card) } no puede abrir: se descubre otra carta.
    .brief = { CAPITAL($card) } no puede abrir.
    .braille = { $card } vuelve
first-card-then-first-card-returned = Primera carta: { $card }, que no puede abrir. Se descubre otra.
    .brief = { first-card-returned.brief }
    .braille = { $card } vuelve
hand-shown =
    { $seatIs ->
        [you] Te { part-were-left } { part-hand }{ part-worth }.
       *[other] A { $seat } le { part-were-left } { part-hand }{ part-worth }.
    }
    .brief = { "" }
    .braille =
        { $seatIs ->
            [you] tú { $cards }
           *[other] { $seat } { $cards }
        }{ $points ->
            [0] { "" }
           *[other] : { $points }
        }
part-were-left =
    { $cardsIs ->
        [none] quedaba
        [one] quedaba
       *[several] quedaban
    }
part-hand =
    { $cardsIs ->
        [none] nada
       *[several] { $cards }
    }
part-worth =
    { $points ->
        [0] { "" }
        [1] { ":" } 1 punto
       *[other] { ":" } { $points } puntos
    }
part-points =
    { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }
points-won =
    { $seatIs ->
        [you] Ganas { part-points }, total { $total }.
       *[other] { $seat } gana { part-points }, total { $total }.
    }
    .brief =
        { $seatIs ->
            [you] Tú, { part-points }, total { $total }.
           *[other] { $seat }, { part-points }, total { $total }.
        }
    .full =
        { $seatIs ->
            [you] Ganas { part-points }, el valor de las otras manos. Total { $total }.
           *[other] { $seat } gana { part-points }, el valor de las otras manos. Total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] +{ $points } = { $total }
           *[other] { $seat } +{ $points } = { $total }
        }
final-points = Totales: { $pairs }.
    .braille = totales { $pairs }
points-won-then-final-points =
    { $seatIs ->
        [you] Ganas { part-points }.
       *[other] { $seat } gana { part-points }.
    } { final-points }
    .brief =
        { $seatIs ->
            [you] Tú, { part-points }.
           *[other] { $seat }, { part-points }.
        } { final-points }
    .full =
        { $seatIs ->
            [you] Ganas { part-points }, el valor de las otras manos.
           *[other] { $seat } gana { part-points }, el valor de las otras manos.
        } { final-points }
    .braille =
        { $seatIs ->
            [you] +{ $points }
           *[other] { $seat } +{ $points }
        } { final-points.braille }
totals = Totales: { $pairs }.
    .braille = totales { $pairs }
points-won-then-totals = { points-won-then-final-points }
    .brief = { points-won.brief }
    .full = { points-won-then-final-points.full }
    .braille = { points-won-then-final-points.braille }
match-won =
    { $seatsIs ->
        [you] ¡Ganas la partida!
        [one] { $seats } gana la partida.
        [yours] ¡{ CAPITAL($seats) } ganáis la partida!
       *[several] { CAPITAL($seats) } ganan la partida.
    }
    .braille = partida: { $seatsIs ->
            [you] tú
           *[other] { $seats }
        }
