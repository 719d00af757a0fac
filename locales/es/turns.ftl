# Lo que pasa en un turno.

turn-came = { "" }
played = { part-lays }{ part-last-card }.
    .brief = { part-lays.brief }{ part-last-card }.
    .full = { part-lays }{ part-last-card.full }.
    .voiced = { part-lays.voiced }{ part-last-card }.
    .braille = { part-lays.braille }{ part-last-card.braille }
part-lays =
    { $seatIs ->
        [you] Juegas { part-laid-called }
       *[other] { $seat } juega { part-laid-called }
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-called) }
           *[other] { $seat } { part-called }
        }
    .voiced = { CAPITAL(part-called) }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } { "" }
        }{ $card }{ $colour }
part-last-card =
    { $left ->
        [1] , { part-one-left }
       *[other] { "" }
    }
    .full =
        { $left ->
            [0] , { part-none-left }
            [1] , { part-one-left }
           *[other] , quedan { $left } { part-pieces }
        }
    .braille =
        { $left ->
            [1] { " " }1
           *[other] { "" }
        }
part-one-left =
    { $pieces ->
        [dice] queda un dado
       *[cards] queda una carta
    }
part-none-left =
    { $pieces ->
        [dice] no quedan dados
       *[cards] no quedan cartas
    }
part-pieces =
    { $pieces ->
        [dice] dados
       *[cards] cartas
    }
part-number =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
part-count =
    { $count ->
        [1] { "" }
       *[other] { " " }{ part-number }
    }
    .brief =
        { $count ->
            [1] { "" }
           *[other] { " " }{ $count }
        }
part-drawn =
    { $cardsIs ->
        [none] { part-number }
        [one] { $cardsArticle }
        [few] { $cardsArticle }
       *[several] { part-number }: { $cards }
    }
drew =
    { $seatIs ->
        [you] Robas { part-drawn }.
       *[other] { $seat } roba{ part-count }.
    }
    .brief =
        { $seatIs ->
            [you] Robas { part-drawn }.
           *[other] { $seat } roba{ part-count.brief }.
        }
    .voiced = Robo{ part-count.brief }.
    .braille =
        { $seatIs ->
            [you] +{ $cards }
           *[other] { $seat } +{ $count }
        }
drew-then-asked-drawn =
    { $seatIs ->
        [you] { "" }
       *[other] { drew }
    }
    .brief =
        { $seatIs ->
            [you] { "" }
           *[other] { drew.brief }
        }
    .voiced = { drew.voiced }
    .braille = { drew.braille }
drew-then-asked-drawn-then-played =
    { $seatIs ->
        [you] { played }
       *[other] { $seat } roba{ part-count } y juega { part-laid-called }{ part-last-card }.
    }
    .brief =
        { $seatIs ->
            [you] { played.brief }
           *[other] { $seat } roba{ part-count.brief } y juega { part-called }{ part-last-card }.
        }
    .full =
        { $seatIs ->
            [you] { played.full }
           *[other] { $seat } roba{ part-count } y juega { part-laid-called }{ part-last-card.full }.
        }
    .voiced = Robo{ part-count.brief } y juego { part-called }{ part-last-card }.
    .braille =
        { $seatIs ->
            [you] { played.braille }
           *[other] { $seat } +{ $count } { $card }{ $colour }{ part-last-card.braille }
        }
skipped =
    { $seatIs ->
        [you] Pierdes el turno.
       *[other] { $seat } pierde el turno.
    }
    .brief =
        { $seatIs ->
            [you] Turno perdido.
           *[other] { $seat }, turno perdido.
        }
    .voiced = Pierdo el turno.
    .braille =
        { $seatIs ->
            [you] turno perdido
           *[other] { $seat } turno perdido
        }
plays-again = { "" }
    .full =
        { $seatIs ->
            [you] Vuelves a jugar.
           *[other] { $seat } vuelve a jugar.
        }
    .braille =
        { $seatIs ->
            [you] tu turno
           *[other] juega { $seat }
        }
drew-then-skipped =
    { $seatIs ->
        [you] Pierdes el turno y robas { part-drawn }.
       *[other] { $seat } roba{ part-count.brief } y pierde el turno.
    }
    .brief =
        { $seatIs ->
            [you] Turno perdido, robas { part-drawn }.
           *[other] { drew.brief }
        }
    .voiced = Robo{ part-count.brief } y pierdo el turno.
    .braille = { drew.braille }, turno perdido
passed =
    { $seatIs ->
        [you] Pasas.
       *[other] { $seat } pasa.
    }
    .full =
        { $seatIs ->
            [you] Te quedas la carta y pasas.
           *[other] { $seat } se queda la carta y pasa.
        }
    .voiced = Paso.
    .braille =
        { $seatIs ->
            [you] paso
           *[other] { $seat } pasa
        }
played-then-reversed = { part-lays } { part-way }{ part-last-card }.
    .brief = { played.brief }
    .full = { played.full } { reversed.full }
    .voiced = { part-lays.voiced } { part-way }{ part-last-card }.
    .braille = { part-lays.braille }{ part-last-card.braille } { reversed.braille }
part-way =
    { $direction ->
        [1] hacia la izquierda
       *[other] hacia la derecha
    }
reversed =
    { $direction ->
        [1] Hacia la izquierda.
       *[other] Hacia la derecha.
    }
    .brief = { "" }
    .full =
        { $direction ->
            [1] Ahora se juega hacia la izquierda.
           *[other] Ahora se juega hacia la derecha.
        }
    .braille =
        { $direction ->
            [1] izquierda
           *[other] derecha
        }
reversed-then-skipped = { skipped }
    .brief = { skipped.brief }
    .full = { reversed.full } { skipped }
    .voiced = { skipped.voiced }
    .braille = { skipped.braille }
played-then-said-uno = { part-lays }, ¡UNO!
    .brief = { part-lays.brief }, ¡UNO!
    .voiced = { part-lays.voiced }, ¡UNO!
    .braille = { part-lays.braille } UNO
played-then-went-out =
    { $seatIs ->
        [you] ¡Juegas { part-laid } y ganas la ronda!
       *[other] { $seat } juega { part-laid } y gana la ronda.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) }: ¡ronda ganada!
           *[other] { $seat }, { $card }: ronda ganada.
        }
    .voiced = { CAPITAL($card) }: ¡gano la ronda!
    .braille = { part-lays.braille } fin
went-out =
    { $seatIs ->
        [you] ¡Ganas la ronda!
       *[other] { $seat } gana la ronda.
    }
    .voiced = ¡Gano la ronda!
    .braille =
        { $seatIs ->
            [you] ronda ganada
           *[other] { $seat } fin
        }
asked-threat = { "" }
    .full =
        { $seatIs ->
            [you] { "" }
           *[other] { $doubtfulIs ->
                [none] { $seat } debe { part-take-all } o responder.
               *[other] { $seat } puede { part-take-all }, o dudar.
            }
        }
part-take-all =
    { $amount ->
        [0] perder el turno
       *[other] tomar { part-taken }
    }
drew-then-asked-drawn-then-played-then-said-uno =
    { $seatIs ->
        [you] { played-then-said-uno }
       *[other] { $seat } roba{ part-count } y juega { part-laid-called }, ¡UNO!
    }
    .brief =
        { $seatIs ->
            [you] { played-then-said-uno.brief }
           *[other] { $seat } roba{ part-count.brief } y juega { part-called }, ¡UNO!
        }
    .voiced = Robo{ part-count.brief } y juego { part-called }, ¡UNO!
    .braille =
        { $seatIs ->
            [you] { played-then-said-uno.braille }
           *[other] { $seat } +{ $count } { $card }{ $colour } UNO
        }
drew-then-asked-drawn-then-passed =
    { $seatIs ->
        [you] { passed }
       *[other] { $seat } roba{ part-count } y pasa.
    }
    .brief =
        { $seatIs ->
            [you] { passed }
           *[other] { $seat } roba{ part-count.brief } y pasa.
        }
    .full =
        { $seatIs ->
            [you] { passed.full }
           *[other] { $seat } roba{ part-count }, se queda la carta y pasa.
        }
    .voiced = Robo{ part-count.brief } y paso.
    .braille =
        { $seatIs ->
            [you] { passed.braille }
           *[other] { $seat } +{ $count } pasa
        }
drew-then-asked-drawn-then-played-then-one-card-left = { drew-then-asked-drawn-then-played }
    .brief = { drew-then-asked-drawn-then-played.brief }
    .voiced = { drew-then-asked-drawn-then-played.voiced }
    .braille = { drew-then-asked-drawn-then-played.braille }
played-then-one-card-left = { played }
    .brief = { played.brief }
    .voiced = { played.voiced }
    .braille = { played.braille }
