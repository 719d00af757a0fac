# Lo que la mesa espera.

prompt-turn =
    { $toldIs ->
        [yes] Tu turno.
       *[no] Tu turno, sobre { part-match }.
    }
    .brief =
        { $toldIs ->
            [yes] Tu turno.
           *[no] Tú, sobre { part-match }.
        }
    .full = { prompt-turn } { $goesIs ->
            [none] { $pieces ->
                [dice] Nada va: vuelve a tirar.
               *[other] Nada va: roba.
            }
            [one] Puedes jugar { $goesArticle }.
            [few] Puedes jugar { $goesArticle }.
           *[several] Puedes jugar { $goes }.
        }
    .braille = tu turno { $top }{ part-shade }
prompt-drawn =
    { $againIs ->
        [yes] Has robado { $drawnArticle }: ¿juegas o pasas?
       *[no] Robas { $drawnArticle }: ¿juegas o pasas?
    }
    .brief = { CAPITAL($drawnArticle) }: ¿juegas o pasas?
    .full =
        { $againIs ->
            [yes] Has robado { $drawnArticle }, que va sobre { part-top }: ¿juegas o pasas?
           *[no] Robas { $drawnArticle }, que va sobre { part-top }: ¿juegas o pasas?
        }
    .braille = ¿{ $drawn }?
prompt-threat = { part-threat }: { part-response }
    .brief = { part-threat.brief }: { part-response }
    .full = { part-threat }: { part-response }{ part-doubts }{ $repliesIs ->
            [none] { "" }
           *[other] { " " }Puedes responder con { $replies }.
        }
    .braille =
        { $amount ->
            [0] ¿turno?
           *[other] ¿+{ $amount }?
        }
part-taken =
    { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    }
part-threat =
    { $amount ->
        [0] { $byIs ->
            [you] Tu turno está en juego
           *[other] { $by } te salta
        }
       *[other] { $byIs ->
            [you] { part-taken } para ti
           *[other] { $by } te da { part-taken }
        }
    }
    .brief =
        { $amount ->
            [0] Salto
           *[other] { part-taken }
        }
part-response =
    { $repliesIs ->
        [none] { $doubtfulIs ->
            [none] { part-take-it }.
           *[other] ¿{ part-take } o dudas?
        }
       *[other] { $doubtfulIs ->
            [none] ¿{ part-take } o respondes?
           *[other] ¿{ part-take }, dudas o respondes?
        }
    }
part-doubts =
    { $doubtfulIs ->
        [none] { "" }
        [several] { " " }Puedes acusar a { $doubtful }, de uno en uno. Cada error te cuesta 2 cartas.
       *[other] { " " }Si es un farol, las roba { $doubtful }; si no, robas más.
    }
# En una sala de chat no hay Intro.
part-take-it =
    { $enterIs ->
        [no] { $amount ->
            [0] «aceptar»
           *[other] «tomar»
        }
       *[other] { $amount ->
            [0] «aceptar», o Intro
            [1] Intro la toma
           *[other] Intro las toma
        }
    }
part-take =
    { $amount ->
        [0] aceptas
       *[other] tomas
    }
part-shade = { $named }
part-top =
    { $topIs ->
        [none] un descarte vacío
       *[other] { $top }{ part-named }
    }
part-named =
    { $namedIs ->
        [none] { "" }
       *[other] , color { $colour }
    }
part-match =
    { $namedIs ->
        [none] { part-top }
       *[other] { $named }
    }
