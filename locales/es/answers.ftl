# Las respuestas a lo que se pregunta.

answer-playable =
    { $cardsIs ->
        [none] { part-none-goes }
       *[other] Puedes jugar { part-playable }.
    }
    .brief =
        { $cardsIs ->
            [none] { part-none-goes }
           *[other] { CAPITAL($cards) }.
        }
    .full =
        { $cardsIs ->
            [none] Nada va sobre { part-top }.
           *[other] Sobre { part-top }, puedes jugar { part-playable }.
        }
    .braille =
        { $cardsIs ->
            [none] nada va
           *[other] { $cards }
        }
part-none-goes = Nada va.
part-playable =
    { $cardsIs ->
        [one] { $cardsArticle }
        [few] { $cardsArticle }
       *[several] { $cards }
    }
answer-hand =
    { $count ->
        [0] No te quedan cartas.
        [1] { CAPITAL(part-one-piece) }: { $cards }.
       *[other] { $count } { part-pieces }. { $numbered }.
    }
    .brief =
        { $count ->
            [0] Mano vacía.
            [1] { CAPITAL(part-one-piece) }: { $cards }.
           *[other] { $count } { part-pieces }: { $cards }.
        }
    .braille =
        { $count ->
            [0] mano vacía
           *[other] { $cards }
        }
part-one-piece =
    { $pieces ->
        [dice] un dado
       *[cards] una carta
    }
answer-top = { CAPITAL(part-top) }.
    .braille = { $top }{ part-shade }
answer-who =
    { $seatIs ->
        [you] Es tu turno.
       *[other] Es el turno de { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] Tú.
           *[other] { $seat }.
        }
    .braille =
        { $seatIs ->
            [you] tu turno
           *[other] juega { $seat }
        }
answer-counts = { $pieces ->
        [dice] Dados: { $hands }.
       *[cards] Cartas: { $hands }, mazo { $pile }.
    }
    .braille = { $hands }, mazo { $pile }
answer-order =
    { $direction ->
        [1] Hacia la izquierda: { $players }.
       *[other] Hacia la derecha: { $players }.
    }
answer-scores =
    { $school ->
        [none] Sin puntos: quien gana la ronda gana la partida.
        [ranking] Sin puntos: cada cual ocupa un puesto, y gana quien sale primero.
        [rounds] Rondas ganadas: { $points }.
       *[other] Puntos: { $points }.
    }
    .braille =
        { $school ->
            [none] sin puntos
            [ranking] sin puntos
           *[other] { $points }
        }
