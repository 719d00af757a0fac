# Lo que dice el juego alrededor de la mesa.

prompt-command = Orden:
welcome = Te damos la bienvenida. Juegas con { $players }. En todo momento, «ayuda» dice lo que puedes hacer.
    .brief = Con { $players }.
welcome-keys = Te damos la bienvenida. Juegas con { $players }. Las flechas recorren tu mano, Entrar juega, «roba» roba, «ayuda» dice lo demás.
    .brief = Con { $players }.
welcome-greeted = Juegas con { $players }.
    .brief = Con { $players }.
welcome-back = La partida sigue con { $players }.
resumed-after = Justo antes:
jump-word =
    { $rule ->
        [rapido] rapido
       *[intercept] interceptar
    }
offer-colour-match = Por ejemplo: { $card }.
offer-sign-match = Por ejemplo: { $card }.
offer-wild = Por ejemplo: { $card } { $colour }.
offer-draw =
    { $pieces ->
        [dice] Puedes decir «tirar».
       *[other] Puedes robar.
    }
offer-take =
    { $doubtful ->
        [yes] Puedes tomar las cartas: «tomar».
       *[no] { $amount ->
            [0] Di «aceptar».
            [one] Toma la carta: «tomar».
           *[other] Toma las { $amount } cartas: «tomar».
        }
    }
hint-colour-match = Juega { $card }: tiene el color que hace falta{ part-with-uno }.
hint-sign-match =
    { $cardIs ->
        [digit] Juega { $card }: el mismo número, y cambia el color{ part-with-uno }.
       *[other] Juega { $card }: el mismo símbolo, y cambia el color{ part-with-uno }.
    }
hint-draw =
    { $pieces ->
        [dice] Tira: ninguno de tus dados va.
       *[other] Roba una carta: nada de tu mano se puede jugar.
    }
hint-wild = Juega { $card } { $colour }: nada más va, y es el color que más tienes{ part-with-uno }.
hint-take =
    { $doubtful ->
        [yes] Toma las cartas: dudar sin razón cuesta dos más.
       *[no] { $amount ->
            [0] Di «tomar»
           *[other] Toma las cartas
        }: ninguna de las tuyas responde.
    }
part-with-uno =
    { $uno ->
        [yes] . No olvides «uno»
       *[no] { "" }
    }
part-or-near = { $other ->
        [none] { "" }
       *[other] { " " }o «{ $other }»
    }
unclear-unknown = «{ $line }»: no lo entiendo.{ $near ->
        [none] { "" }
       *[other] { " " }¿Quisiste decir «{ $near }»{ part-or-near }?
    }
unclear-commands = «órdenes» dice todo lo que sé hacer.
    .brief = { "" }
unclear-play-or-pass =
    { $pieces ->
        [dice] Pon un dado, o di «pasar».
       *[other] Di «jugar» o «pasar».
    }
unclear-play-what =
    { $pieces ->
        [dice] ¿Qué dado pones?
       *[other] ¿Qué carta juegas?
    }
unclear-nobody-forgot = Nadie ha olvidado decir UNO.
unclear-colour-alone = «{ $colour }» es un color: di también el número o el símbolo.
unclear-number =
    { $count ->
        [0] No hay carta número { $number }: no te quedan cartas.
        [one] No hay carta número { $number }: solo tienes una.
       *[other] No hay carta número { $number }: tienes { $count }. Para una cifra, añade el color.
    }
    .brief = No hay carta número { $number }.
unclear-no-card = No existe el { $number } { $colour }.
unclear-yes-or-no = Aquí no hay nada que responder con sí o no.
note-number =
    { $pieces ->
        [dice] Dado número { $number }: { $card }.
       *[other] Carta número { $number }: { $card }.
    }
note-uno-void = UNO va con la penúltima carta: aquí no cuenta.
    .brief = UNO no cuenta aquí.
ask-colour = { CAPITAL($card) }: ¿qué color?
    .braille = ¿color { $card }?
quit-ask = ¿Salir de la partida? Sí o no. { $saved ->
        [all] Se guardará.
        [lesson] La lección seguirá desde este paso.
        [beginning] Sus últimas jugadas no se pueden guardar.
       *[nothing] No se puede guardar.
    }
    .brief = ¿Salir? Sí o no.{ $saved ->
        [all] { "" }
        [lesson] { "" }
        [beginning] { "" } Sus últimas jugadas no se pueden guardar.
       *[nothing] { "" } No se puede guardar.
    }
    .braille = ¿salir?
quit-unclear = Responde «sí» o «no»: ¿salir de la partida? Entrar quiere decir no.
quit-stays = La partida sigue.
left-saved = Partida guardada. Para seguir: { $command }
help-now-turn =
    { $pieces ->
        [dice] Es tu turno: pon un dado, como «5 rojo», «r5» o su número entre los tuyos; o escribe «tirar».
       *[other] Es tu turno: juega una carta, como «5 rojo», «r5», «comodín verde» o su número en tu mano; o escribe «robar».
    }
    .brief = { $pieces ->
            [dice] Pon un dado o tira.
           *[other] Juega una carta o roba.
        }
help-asking = En todo momento: mano, jugables, descarte, quién, cuántas, orden, puntos, repetir, historial, consejo. Estas preguntas no cambian nada.
help-more = «órdenes» da la lista de las órdenes; «ayuda» y una orden la explica; «teclas» da la lista de las teclas; «reglas» enseña el juego. Ajustes: { $settings }. «salir» guarda la partida.
help-commands = Para jugar: una carta, { $acts }. Para preguntar: { $queries }. Para volver a oír: { $again }. Para ajustar: { $settings }. Para aprender: { $learning }. Para salir: { $leaving }.
app-your-name = Participante
key-or = { " o " }
rules-topics = Capítulos: { $topics }. «reglas todo» los dice todos, «reglas» y un capítulo dice uno, «reglas» y una carta dice lo que hace.
rules-played = Las reglas de esta mesa: { $rules }.
welcome-onlooker = Te damos la bienvenida. Miras jugar a { $players }. «ayuda» dice lo que puedes preguntar.
    .brief = En la mesa: { $players }.
welcome-back-onlooker = La partida sigue entre { $players }.
prompt-key = Tecla:
prompt-enter = Entrar para seguir:
prompt-leave = Entrar para salir:
resume-ask = Te espera una partida sin acabar, con { $players }, ronda { $round }. ¿Sigues con ella, sí o no?
resume-waits = La partida sigue esperando. Para seguir: { $command }
resume-help = Sí, o Entrar: la partida sin acabar sigue donde estaba. No: empieza una partida nueva, y la otra queda guardada. «salir» cierra el juego.
resume-unclear = Responde «sí» o «no»: ¿seguir con la partida? Entrar quiere decir sí.
between-rounds-enter = Entrar para la ronda siguiente.
more-parts = Entrar para oír más.
pause-enter = En pausa: Entrar para seguir.
card-dropped = { CAPITAL($card) } se queda en tu mano.
nothing-to-cancel = No hay nada que cancelar: lo jugado, jugado está.
left-over = { $kept ->
        [yes] La partida y sus puntos quedan guardados. Adiós.
       *[no] Adiós.
    }
left-unsaved = Has salido; la partida no se ha podido guardar.
key-unknown =
    { $key ->
        [unnamed] Esa tecla no hace nada. F1 da la ayuda.
       *[other] La tecla { $key } no hace nada. F1 da la ayuda.
    }
voice-no-player =
    { $player ->
        [aplay] Sin sonido: falta el programa aplay. Instala el paquete alsa-utils; la voz volverá sola.
       *[other] Sin sonido: el programa «{ $player }» no arranca. Mira la variable ACCESSIBLE_UNO_PLAYER, y vuelve a abrir el juego.
    }
voice-no-sound = Sin sonido: { $player } no ha podido sonar. Mira la tarjeta de sonido o los auriculares; la voz volverá sola.
voice-no-engine = Sin voz: eSpeak NG falta o no arranca. La partida sigue por escrito. Instala el paquete libespeak-ng1, y vuelve a abrir el juego.
voice-no-system-voice = Sin voz: la de tu sistema no arranca. La partida sigue por escrito, y tu lector de pantalla la lee.
