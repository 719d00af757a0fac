# Las teclas y lo que hacen.

key-does-help = ayuda
key-does-hand = mano
key-does-top = carta de arriba
key-does-who = a quién le toca
key-does-counts = cartas de cada jugador
key-does-scores = puntos
key-does-playable = cartas jugables
key-does-repeat = repetir
key-does-previous = mensaje anterior
key-does-next = mensaje siguiente
key-does-first = primer mensaje
key-does-last = último mensaje
key-does-category = categoría siguiente
key-does-category-back = categoría anterior
key-does-mute = silencio
key-does-verbosity = detalle
keys-anywhere = { $anywhere }. Cualquier tecla calla la voz. Control C la calla, y después pregunta si quieres salir. Las flechas arriba y abajo recuperan las líneas ya escritas. Control D, en una línea vacía, guarda y cierra la partida. Control Z la detiene; «fg» en el terminal la sigue.
help-keys = «{ $command } play»: jugar con teclas solas. «{ $command } line»: escribir líneas. «{ $command }», una orden y una tecla, o «none»: otra tecla para ella. «{ $command } default»: las teclas de siempre.
key-name-pageup = Re Pág
key-name-pagedown = Av Pág
key-name-home = Inicio
key-name-end = Fin
key-name-shift = Mayúsculas
typed-line = dos puntos «{ $line }»
