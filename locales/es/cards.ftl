# Las cartas y los colores, como las dicen los jugadores.

card =
    { $face ->
        [skip] salto { colour }
        [reverse] reversa { colour.feminine }
        [draw_two] +2 { colour }
        [wild] comodín
        [wild_draw_four] comodín +4
        [target_two] +2 dirigido { colour }
        [discard_all] descarte total { colour }
        [twice] 2x { colour }
        [wizz] wizz { colour }
        [swap_hands] cambio de manos
        [blank] carta en blanco
        [target_four] +4 dirigido
        [downpour_one] aguacero +1
        [downpour_two] aguacero +2
        [coup] golpe extremo
        [uno] carta Uno
        [boomerang] bumerán
       *[digit] { $digit } { colour }
    }
# Lo que va sobre una carta aparte de su color: «hace falta rojo o un 7».
sign =
    { $face ->
        [skip] un salto
        [reverse] una reversa
        [draw_two] un +2
        [wild] un comodín
        [wild_draw_four] un comodín +4
        [target_two] un +2 dirigido
        [discard_all] un descarte total
        [twice] un 2x
        [wizz] un wizz
        [swap_hands] un cambio de manos
        [blank] una carta en blanco
        [target_four] un +4 dirigido
        [downpour_one] un aguacero +1
        [downpour_two] un aguacero +2
        [coup] un golpe extremo
        [uno] una carta Uno
        [boomerang] un bumerán
       *[digit] un { $digit }
    }
# La carta sola, sin color ni artículo, para la leyenda en braille.
face-alone =
    { $face ->
        [skip] salto
        [reverse] reversa
        [draw_two] +2
        [wild] comodín
        [wild_draw_four] comodín +4
        [target_two] +2 dirigido
        [discard_all] descarte total
        [twice] 2x
        [wizz] wizz
        [swap_hands] cambio de manos
        [blank] carta en blanco
        [target_four] +4 dirigido
        [downpour_one] aguacero +1
        [downpour_two] aguacero +2
        [coup] golpe extremo
        [uno] carta Uno
       *[boomerang] bumerán
    }
# Con su artículo: «robas 2 amarillo» sonaría como dos cartas.
card-with-article =
    { $face ->
        [reverse] la { card }
        [wild] { sign }
        [wild_draw_four] { sign }
        [swap_hands] { sign }
        [blank] { sign }
        [target_four] { sign }
        [downpour_one] { sign }
        [downpour_two] { sign }
        [coup] { sign }
        [uno] { sign }
        [boomerang] { sign }
       *[other] el { card }
    }
part-laid =
    { $cardIs ->
        [swap_hands] { $cardSign }
        [blank] { $cardSign }
        [downpour_one] { $cardSign }
        [downpour_two] { $cardSign }
        [coup] { $cardSign }
        [uno] { $cardSign }
        [boomerang] { $cardSign }
        [noun] { $cardSign }
       *[other] { $card }
    }
# Un comodín con el color pedido, como se escribe: «comodín azul».
part-laid-called = { part-laid }{ part-called.colour }
part-called = { $card }{ part-called.colour }
    .colour =
        { $colourIs ->
            [none] { "" }
           *[other] { " " }{ $cardIs ->
                [blank] { colour.feminine }
                [uno] { colour.feminine }
               *[other] { $colour }
            }
        }
colour =
    { $colourIs ->
        [red] rojo
        [yellow] amarillo
        [green] verde
       *[blue] azul
    }
    .feminine =
        { $colourIs ->
            [red] roja
            [yellow] amarilla
            [green] verde
           *[blue] azul
        }
    .plural =
        { $colourIs ->
            [red] rojos
            [yellow] amarillos
            [green] verdes
           *[blue] azules
        }
    .plural-feminine =
        { $colourIs ->
            [red] rojas
            [yellow] amarillas
            [green] verdes
           *[blue] azules
        }
player =
    { $seatIs ->
        [you] tú
       *[other] { $seat }
    }
list = { $start } y { $last }
list-either = { $start } o { $last }
numbered-card = { $number }: { $card }
semicolon = ;{ " " }

colour-word-red = rojo, r, roja, rojos, rojas
colour-word-yellow = amarillo, amarilla, amarillos, amarillas
colour-word-green = verde, v, verdes
colour-word-blue = azul, az, azules
face-word-zero = 0, cero
face-word-one = 1, un
face-word-two = 2, dos
face-word-three = 3, tres
face-word-four = 4, cuatro
face-word-five = 5, cinco
face-word-six = 6, seis
face-word-seven = 7, siete
face-word-eight = 8, ocho
face-word-nine = 9, nueve
face-word-draw-two = +2, más 2, más dos, roba dos, roba 2
face-word-skip = salto, bloqueo, pierde turno
face-word-reverse = reversa, cambio de sentido, sentido
face-word-wild = comodín, cambio de color
face-word-wild-draw-four = +4, comodín +4, más 4, más cuatro, roba cuatro, roba 4, comodín cuatro
face-word-target-two = +2?, +2 dirigido, más dos dirigido
face-word-discard-all = descarte total
face-word-twice = 2x, dos x
face-word-wizz = wizz
face-word-swap-hands = cambio de manos, cambio
face-word-blank = carta en blanco, en blanco
face-word-target-four = +4?, +4 dirigido, más cuatro dirigido
face-word-downpour-one = aguacero +1, aguacero 1
face-word-downpour-two = aguacero +2, aguacero 2
face-word-coup = golpe extremo, golpe
face-word-uno = carta uno
face-word-boomerang = bumerán
# Varias cartas iguales; «dos 4 azules» sonaría como dos cartas: «4 azul dos veces».
cards-alike =
    { $face ->
        [skip] { part-how-many } saltos { colour.plural }
        [reverse] { part-how-many } reversas { colour.plural-feminine }
        [wild] { part-how-many } comodines
        [discard_all] { part-how-many } descartes totales { colour.plural }
        [wizz] { part-how-many } wizz { colour.plural }
        [swap_hands] { part-how-many } cambios de manos
        [blank] { part-how-many } cartas en blanco
        [coup] { part-how-many } golpes extremos
        [uno] { part-how-many } cartas Uno
        [boomerang] { part-how-many } bumeranes
       *[digit] { card } { part-how-many } veces
    }
part-how-many =
    { $count ->
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $count }
    }
