# Lo que todas las preguntas tienen en común.

prompt-answer = { $usual ->
    [none] Respuesta:
   *[other] Respuesta (Entrar: { $usual }):
}
ask-usual = Entrar: { $usual }.
ask-how = Escribe un número o una palabra, y después Entrar.
ask-unclear = «{ $line }» no es ninguna de las respuestas: un número de 1 a { $count }, o «ayuda».
ask-back = atrás, volver, vuelve, anterior
ask-end = fin, terminar, listo
ask-list = lista, ajustes, resumen
