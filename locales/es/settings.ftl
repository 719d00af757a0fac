# Los ajustes que se cambian jugando.

language-french = francés, francesa, fr
language-english = inglés, inglesa, en
language-spanish = español, castellano, es
setting-language = El juego habla español.
setting-choices = Para cambiarlo, «{ $command }» y una de estas palabras: { $choices }.
refused-choices = «{ $rest }» no vale aquí. Di «{ $command }» y una de estas palabras: { $choices }.
sort-colour = color, colores
sort-value = valor, valores, número
sort-received = recibidas, ninguno
setting-sort =
    { $value ->
        [colour] Mano ordenada por colores.
        [value] Mano ordenada por valores.
       *[received] Mano en el orden en que llegó.
    }
verbosity-brief = breve, corto
verbosity-normal = normal
verbosity-full = completo, largo, todo
setting-verbosity =
    { $value ->
        [brief] Detalle: breve.
        [full] Detalle: completo.
       *[normal] Detalle: normal.
    }
speech-auto = automática, auto, sí
speech-self = juego, propia
speech-dispatcher = dispatcher, speech dispatcher
speech-bridge = puente, lector directo
speech-screen-reader = texto, lector, lector de pantalla
speech-off = ninguna, no
setting-speech =
    { $value ->
        [self] Habla: la voz propia del juego.
        [dispatcher] Habla: la voz de Speech Dispatcher.
        [bridge] Habla: la voz de tu lector de pantalla, al que el juego se dirige.
        [screen-reader] Solo texto, para tu lector de pantalla.
        [off] Sin voz; el texto se queda.
        [stand-in] Habla: automática; Speech Dispatcher, a falta de la voz del juego.
       *[auto] Habla: automática, la voz propia del juego en un terminal.
    }
setting-sounds =
    { $value ->
        [on] Sonidos breves con las palabras.
       *[off] Sin sonidos breves.
    }
pace-wait = esperar
pace-timed = con plazo
pace-short = corto
pace-none = ninguno, no
setting-pace =
    { $value ->
        [short] Ritmo: corto. Los robots esperan solo un momento.
        [none] Ritmo: ninguno. Los robots no esperan.
        [timed] Ritmo: con plazo. Una ocasión queda abierta un rato después de la voz; «plazo» lo ajusta.
       *[wait] Ritmo: esperar. Los robots esperan a que acabe la voz, y a tu respuesta cuando hay una ocasión.
    }
preset-name-leaflet = Folleto, folleto en braille
option-name-target = total
topic-aim = objetivo, meta
topic-cards = cartas, baraja
topic-deal = reparto, repartir
topic-turn = turno, jugar
topic-drawing = robar, robo
topic-special = especiales, símbolos
topic-wilds = comodines
topic-hands = cambios, manos
topic-together = juntas, varias cartas
topic-out-of-turn = fuera de turno, interceptar, rapido
topic-bluff = farol, duda
topic-uno = uno, contra-uno
topic-first = primera, primera carta
topic-two = dos, dos jugadores
topic-teams = equipos, equipo, parejas
topic-clock = tiempo, límite de tiempo
topic-points = puntos, final
topic-comments = comentarios, comentario, denuncia
app-option-voice-es = voz para el español; «voz», en la partida, da la lista.
