# Por qué no se puede, y qué hacer.

not-held = No tienes { $cardArticle }.
    .brief = { CAPITAL($card) }: no está en tu mano.
no-match = { CAPITAL($card) } no va sobre { part-lying }: hace falta { part-wanted }.
    .brief = { CAPITAL($card) } no va: hace falta { part-wanted }.
    .full = { CAPITAL($card) } no va sobre { part-lying }: hace falta { part-wanted.full }. O roba.
part-lying =
    { $colourIs ->
        [none] { $top }
       *[other] { $topIs ->
            [wild] { $top } { $colour }
            [wild_draw_four] { $top } { $colour }
           *[other] { $top }
        }
    }
part-wanted =
    { $colourIs ->
        [none] un color
       *[other] { $colour }
    }{ $topIs ->
        [wild] { "" }
        [wild_draw_four] { "" }
       *[other] { " " }o { $topSign }
    }
    .full =
        { $colourIs ->
            [none] un color
           *[other] { $colour }
        }{ $topIs ->
            [wild] { "" }
            [wild_draw_four] { "" }
           *[other] , { $topSign }
        } o un comodín
drew-already = Se roba una vez por turno: juega la carta robada, o pasa.
    .brief = Se roba una vez por turno.
uno-too-early =
    { $count ->
        [0] UNO se dice con la penúltima carta; ya no te queda ninguna.
        [1] UNO se dice con la penúltima carta; solo te queda una.
       *[other] UNO se dice con la penúltima carta; todavía tienes { $count }.
    }
    .brief = UNO no, con { part-number }.
uno-said-already = Ya se ha dicho UNO.
nothing-to-doubt = No hay ningún +4 del que dudar.
nothing-pending = Ahora no: no hay cartas que tomar.
    .brief = No hay cartas que tomar.
nothing-to-keep = Solo se pasa después de robar: juega o roba.
    .brief = Juega o roba.
answer-first =
    { $amount ->
        [0] Primero responde a la pregunta.
        [1] Primero toma la carta{ part-or-doubt }.
       *[other] Primero toma las { $amount } cartas{ part-or-doubt }.
    }
    .brief =
        { $doubtfulIs ->
            [yes] Primero: toma o duda.
           *[no] Primero: toma.
        }
part-or-doubt =
    { $doubtfulIs ->
        [yes] , o duda
       *[no] { "" }
    }
