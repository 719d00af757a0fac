# El primer arranque: unas pocas preguntas, una vez.

first-chosen = { CAPITAL($answer) }.
first-begin = «ayuda» explica, «atrás» vuelve, «salir» cierra el juego.
first-no-back = Esta es la primera pregunta.
first-left = No se guarda nada. Las preguntas volverán la próxima vez.
first-unchanged = Tus respuestas siguen como estaban.
first-kept = Guardado. Para cambiar tus respuestas: { $command }
first-lessons = Siete lecciones cortas enseñan el juego, ahora o más tarde: { $program } learn
first-not-kept = Tus respuestas solo valen por ahora: no se puede escribir { $file } ({ $why }).
first-lang-ask = { $number ->
    [1] UNO. { "" }
   *[other] { "" }
}Para español, escribe { $number }{ $usual ->
    [yes] , o solo Entrar.
   *[no] .
}
first-lang-help = El número { $number }, y después Entrar: los textos y la voz son en español; lo que aún falta se dice en inglés. «salir» cierra el juego.
first-speech-ask = { $reader ->
    [none] ¿Quién habla?
    [unnamed] Hay un lector de pantalla en marcha. ¿Quién habla?
   *[other] { $reader } está en marcha. ¿Quién habla?
} 1, este juego. 2, solo tu lector de pantalla: nunca dos voces a la vez. 3, nadie: solo texto.
first-speech-help = Todo se escribe, elijas lo que elijas. Con 1, el juego además lo dice: elígelo si nada te lee la pantalla. Con 2, solo escribe, y tu lector de pantalla lee: elígelo con Orca u otro. Con 3, solo escribe. En la partida, «habla» lo cambia.
first-speech-auto = este juego, juego, voz propia
first-speech-screen-reader = tu lector de pantalla, lector de pantalla, mi lector de pantalla, lector
first-speech-off = solo texto, texto, nadie, ninguno
first-braille-ask = ¿Braille? 1, no. 2, en el terminal. 3, en una línea braille.
first-braille-help = Con 2, cada mensaje se escribe en letras y después en signos braille, para una línea que muestra la pantalla. Con 3, el juego mismo usa tu línea braille, por BRLTTY: las teclas sobre las cartas las juegan. En la partida, «braille» cambia las líneas de 2.
first-braille-off = sin braille, ninguno, no
first-braille-unicode = una línea de braille, líneas, terminal
first-braille-display = una línea braille, en una línea braille, dispositivo
first-notation-ask = ¿Qué baraja en braille conocen tus dedos? 1, la del folleto francés, con el signo de número. 2, la misma con cifras Antoine. 3, la de Mattel. 4, la del RNIB.
first-notation-help = Las cartas se escriben en braille como están grabadas en esas barajas. Si no conoces ninguna, toma la habitual. En la partida, «notación» la cambia.
first-notation-leaflet = la baraja del folleto, folleto, signo de número
first-notation-leaflet-antoine = la baraja del folleto con cifras Antoine, folleto antoine, antoine
first-notation-mattel = la baraja de Mattel, mattel
first-notation-rnib = la baraja del RNIB, rnib
first-pace-ask = ¿Te esperan los demás? 1, siempre. 2, unos segundos. 3, un momento. 4, no.
first-pace-help = Se trata de las ocasiones fuera de turno, como contra-uno; en tu turno siempre tienes todo el tiempo que quieras. Con 1, los demás esperan a la voz y a tu respuesta. Con 2, la ocasión acaba tras un rato, que «plazo» ajusta. Con 3 y 4 siguen jugando. En la partida, «ritmo» lo cambia.
first-pace-wait = siempre, esperar
first-pace-timed = unos segundos, segundos, con plazo
first-pace-short = un momento, momento, corto
first-pace-none = no, nada, ninguno, nunca
