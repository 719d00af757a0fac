# Ce que toutes les questions ont en commun : l’invite, les mots compris à chacune, et ce qui n’est pas une réponse.

prompt-answer = { $usual ->
    [none] Réponse :
   *[other] Réponse (Entrée : { $usual }) :
}
ask-usual = Entrée : { $usual }.
ask-how = Tapez un numéro ou un mot, puis Entrée.
ask-unclear = « { $line } » n’est pas une des réponses : un numéro de 1 à { $count }, ou « aide ».
ask-back = retour, reviens, revenir, arrière, en arrière, précédent, précédente
ask-end = fin, terminer, terminé, fini
ask-list = liste, réglages, résumé
