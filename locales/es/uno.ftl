# La última carta, UNO, y quien lo olvida; el +4 en duda.

one-card-left =
    { $seatIs ->
        [you] Te queda una carta.
       *[other] A { $seat } le queda una carta.
    }
    .brief =
        { $seatIs ->
            [you] Queda una carta.
           *[other] { $seat }, una carta.
        }
    .voiced = Me queda una carta.
    .braille =
        { $seatIs ->
            [you] 1
           *[other] { $seat } 1
        }
said-uno =
    { $seatIs ->
        [you] ¡Dices UNO!
       *[other] ¡{ $seat } dice UNO!
    }
    .brief =
        { $seatIs ->
            [you] ¡UNO!
           *[other] { $seat }: ¡UNO!
        }
    .voiced = ¡UNO!
    .braille =
        { $seatIs ->
            [you] UNO
           *[other] { $seat } UNO
        }
out-unannounced =
    { $seatIs ->
        [you] No te quedan cartas, ¡pero no has dicho UNO!
       *[other] A { $seat } no le quedan cartas.
    }
    .brief =
        { $seatIs ->
            [you] Sin cartas. ¿Y UNO?
           *[other] { $seat }, sin cartas.
        }
    .voiced = No me quedan cartas.
    .braille =
        { $seatIs ->
            [you] 0, ¿UNO?
           *[other] { $seat } 0
        }
denounced =
    { $seatIs ->
        [you] ¡Contra-uno! Denuncias a { $culprit }, sin UNO.
       *[other] ¡Contra-uno! { $culpritIs ->
            [you] { $seat } te denuncia, sin UNO.
           *[other] { $seat } denuncia a { $culprit }, sin UNO.
        }
    }
    .brief =
        { $seatIs ->
            [you] Denuncias a { $culprit }.
           *[other] { $culpritIs ->
                [you] { $seat } te denuncia.
               *[other] { $seat } denuncia a { $culprit }.
            }
        }
    .voiced =
        { $culpritIs ->
            [you] ¡Contra-uno! No has dicho UNO.
           *[other] ¡Contra-uno! { $culprit } no ha dicho UNO.
        }
    .braille =
        { $seatIs ->
            [you] contra-uno { $culprit }
           *[other] { $seat } contra-uno { $culpritIs ->
                [you] a ti
               *[other] { $culprit }
            }
        }
chance-unannounced =
    { $culpritIs ->
        [you] ¡No has dicho UNO!
       *[other] ¡{ $culprit } no ha dicho UNO! Di «contra-uno», o Intro.
    }
    .brief =
        { $culpritIs ->
            [you] ¿Y UNO?
           *[other] { $culprit } sin UNO: ¿contra-uno, o Intro?
        }
    .braille =
        { $culpritIs ->
            [you] ¿UNO?
           *[other] { $culprit } sin UNO
        }
chance-let-go = Lo dejas pasar.
chance-expired = El plazo ha terminado: la partida sigue.
prompt-colour-owed = ¿Qué color?
doubted =
    { $seatIs ->
        [you] Acusas a { $accused } de farol{ $handIs ->
            [none] .
            [one] . { $accused } tiene { $handArticle }.
            [few] . { $accused } tiene { $handArticle }.
           *[several] . { $accused } tiene { $hand }.
        }
       *[other] { $accusedIs ->
            [you] { $seat } te acusa de farol y mira tu mano.
           *[other] { $seat } acusa de farol a { $accused }.
        }
    }
    .brief =
        { $seatIs ->
            [you] { $handIs ->
                [none] Dudas.
               *[other] { $accused } tiene { $hand }.
            }
           *[other] { $accusedIs ->
                [you] { $seat } duda de ti.
               *[other] { $seat } duda de { $accused }.
            }
        }
    .braille =
        { $seatIs ->
            [you] ¿farol { $accused }? { $hand }
           *[other] { $seat } duda de { $accusedIs ->
                [you] ti
               *[other] { $accused }
            }
        }
bluff-found =
    { $accusedIs ->
        [you] Era un farol tuyo.
       *[other] Era un farol de { $accused }.
    }
    .braille = farol
no-bluff =
    { $accusedIs ->
        [you] No era un farol tuyo.
       *[other] No era un farol de { $accused }.
    }
    .braille = sin farol
doubted-then-bluff-found =
    { $seatIs ->
        [you] Era un farol de { $accused }.{ part-seen-hand }
       *[other] { $accusedIs ->
            [you] { $seat } te acusa de farol, con razón, y mira tu mano.
           *[other] { $seat } acusa de farol a { $accused }, con razón.
        }
    }
    .brief =
        { $seatIs ->
            [you] Era un farol de { $accused }.{ part-seen-hand }
           *[other] { $accusedIs ->
                [you] { $seat } duda de ti, con razón.
               *[other] { $seat } duda de { $accused }, con razón.
            }
        }
    .braille =
        { $seatIs ->
            [you] { bluff-found.braille } { $hand }
           *[other] { doubted.braille }: sí
        }
doubted-then-no-bluff =
    { $seatIs ->
        [you] No era un farol de { $accused }.{ part-seen-hand }
       *[other] { $accusedIs ->
            [you] { $seat } te acusa de farol, sin razón, y mira tu mano.
           *[other] { $seat } acusa de farol a { $accused }, sin razón.
        }
    }
    .brief =
        { $seatIs ->
            [you] No era un farol de { $accused }.{ part-seen-hand }
           *[other] { $accusedIs ->
                [you] { $seat } duda de ti, sin razón.
               *[other] { $seat } duda de { $accused }, sin razón.
            }
        }
    .braille =
        { $seatIs ->
            [you] { no-bluff.braille } { $hand }
           *[other] { doubted.braille }: no
        }
part-seen-hand =
    { $handIs ->
        [none] { "" }
       *[other] { " " }Su mano: { $hand }.
    }
took-back =
    { $seatIs ->
        [you] Recuperas tu { $card }.
       *[other] { $seat } recupera el { $card }.
    }
    .voiced = Recupero mi { $card }.
    .braille =
        { $seatIs ->
            [you] vuelve { $card }
           *[other] { $seat } vuelve { $card }
        }
took-back-then-drew =
    { $seatIs ->
        [you] Recuperas tu { $card } y robas { part-drawn }.
       *[other] { $seat } recupera el { $card } y roba { part-number }.
    }
    .voiced = Recupero mi { $card } y robo { $count }.
    .braille =
        { $seatIs ->
            [you] vuelve { $card } +{ $cards }
           *[other] { $seat } vuelve { $card } +{ $count }
        }
