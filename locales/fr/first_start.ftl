# Le premier démarrage : les questions qui règlent ce qu’on entend et ce qu’on touche, et la commande qui les repose.

app-help-setup = setup : repose les questions du premier démarrage, langue, qui parle, braille ; demande aussi votre jeu de cartes en braille et l’allure.
app-option-no-setup = commencer sans les questions du premier démarrage.

first-chosen = { CAPITAL($answer) }.
first-begin = « aide » explique, « retour » revient en arrière, « quitter » ferme le jeu.
first-no-back = C’est la première question.
first-left = Rien n’est enregistré. Les questions reviendront au prochain démarrage.
first-unchanged = Vos réponses restent telles qu’elles étaient.
first-kept = C’est noté. Pour changer vos réponses{ $braille ->
    [yes] , ou dire quel jeu de cartes en braille vous connaissez
   *[no] { "" }
} : { $command }
first-lessons = Sept courtes leçons apprennent le jeu, maintenant ou plus tard : { $program } learn
first-not-kept = Vos réponses ne valent que pour cette fois : impossible d’écrire { $file } ({ $why }).

first-lang-ask = { $number ->
    [1] Uno. { "" }
   *[other] { "" }
}Pour le français, tapez { $number }{ $usual ->
    [yes] , ou seulement Entrée.
   *[no] .
}
first-lang-help = Le numéro { $number }, puis Entrée : les textes et la voix sont en français. « quitter » ferme le jeu.

first-speech-ask = { $reader ->
    [none] Qui parle ?
    [unnamed] Un lecteur d’écran est en marche. Qui parle ?
   *[other] { $reader } est en marche. Qui parle ?
} 1, ce jeu. 2, votre lecteur d’écran, ou personne : du texte seul.
first-speech-help = Tout est écrit, quelle que soit la réponse. Avec 1, le jeu le dit aussi : à prendre si rien ne vous lit l’écran. Avec 2, il écrit seulement, pour qu’il n’y ait jamais deux voix à la fois : à prendre avec Orca ou un autre lecteur d’écran. En jeu, « parole » y revient.
first-speech-auto = ce jeu, jeu, le jeu, sa propre voix
first-speech-screen-reader = du texte seul, texte seul, texte, personne, votre lecteur d’écran, lecteur d’écran, mon lecteur d’écran, lecteur

first-braille-ask = Du braille ? 1, non. 2, dans le terminal. 3, sur une plage.
first-braille-help = Avec 2, chaque message est écrit en noir, puis en caractères braille, pour une plage qui montre l’écran. Avec 3, le jeu se sert lui-même de votre plage, par BRLTTY : les touches au-dessus des cartes les jouent. En jeu, « braille » montre ou cache les lignes de 2.
first-braille-off = pas de braille, aucun, non, sans
first-braille-unicode = une ligne de braille, ligne de braille, ligne, lignes, terminal
first-braille-display = une plage braille, plage braille, plage, afficheur

first-notation-ask = Quel jeu de cartes en braille vos doigts connaissent-ils ? 1, celui de la notice française, avec le signe numérique. 2, le même en chiffres Antoine. 3, celui de Mattel. 4, celui du RNIB.
first-notation-help = Les cartes s’écrivent en braille comme elles sont gravées sur ces jeux. Si vous n’en connaissez aucun, prenez la réponse habituelle. En jeu, « notation » en change.
first-notation-leaflet = le jeu de la notice, notice, signe numérique
first-notation-leaflet-antoine = le jeu de la notice en chiffres Antoine, notice antoine, antoine
first-notation-mattel = le jeu de Mattel, mattel
first-notation-rnib = le jeu du RNIB, rnib

first-pace-ask = Les autres vous attendent-ils ? 1, toujours. 2, quelques secondes. 3, un instant. 4, non.
first-pace-help = Il s’agit des occasions hors de votre tour, comme un contre-uno ; à votre tour, vous avez toujours tout votre temps. Avec 1, les autres attendent la voix et votre réponse. Avec 2, l’occasion passe après un moment, que règle « délai ». Avec 3 et 4, ils jouent sans attendre. En jeu, « allure » en change.
first-pace-wait = toujours, attente
first-pace-timed = quelques secondes, secondes, limité
first-pace-short = un instant, instant, court
first-pace-none = non, pas du tout, aucun, jamais
