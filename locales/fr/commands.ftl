# Les mots que le jeu comprend. Le premier de chaque ligne est celui que l’aide et les messages
# emploient ; accents et majuscules sont facultatifs, le début d’un mot suffit s’il est unique.
# Un même mot ne sert qu’à une chose. Une lettre seule qui est une initiale de couleur reste une
# couleur : r, j, v, b, et en anglais r, y, g, b.

command-play = joue, jouer, jeu, pose, poser
command-draw = pioche, piocher, tire, tirer
command-pass = passe, passer, garde, garder
command-take = prends, prendre, prend, accepte, accepter
command-doubt = doute, douter, bluff, tu bluffes
command-jump = intercepte, intercepter, interception, rapido, hors tour
command-choose = choisis, choisir, choix
command-discard = jette, jeter, débarrasse
command-uno = uno
command-catch = contre-uno, contre, dénonce, dénoncer
command-colour = couleur
command-report = signale, signaler, signalement, accuse, accuser
command-vote = vote, voter
command-yes = oui
command-no = non
command-hand = main, ma main, mes cartes
command-playable = jouables, jouable, que jouer
command-top = talon, dessus
command-who = qui, à qui, à qui le tour, tour
command-counts = cartes, compte, comptes, combien
command-order = ordre, sens du jeu
command-scores = scores, score, points
command-repeat = répète, répéter, encore, pardon
command-history = historique, journal
command-previous = précédent, avant
command-next = suivant, après
command-first = premier, début
command-last = dernier, fin
command-sort = tri, trier, trie
command-hint = conseil, conseils, indice
command-rules = règles, règle, notice
command-help = aide, aider, que faire, ?
command-commands = commandes, commande
command-keys = touches, touche
command-verbosity = détail, détails, verbosité
command-rate = débit, vitesse
command-volume = volume, son
command-mute = muet, silence, voix
command-language = langue
command-braille = braille
command-pace = rythme, allure
command-quit = quitter, quitte, sortir, stop

colour-word-red = rouge, r, rouges
colour-word-yellow = jaune, j, jaunes
colour-word-green = vert, v, verte, verts, vertes
colour-word-blue = bleu, b, bleue, bleus, bleues

face-word-zero = 0, zéro
face-word-one = 1, un
face-word-two = 2, deux
face-word-three = 3, trois
face-word-four = 4, quatre
face-word-five = 5, cinq
face-word-six = 6, six
face-word-seven = 7, sept
face-word-eight = 8, huit
face-word-nine = 9, neuf
face-word-draw-two = +2, plus 2, plus deux
face-word-skip = passer, passe tour, passe-ton-tour, passetontour, sk
face-word-reverse = inversion, inverse, inverser, change-sens, changesens, changement de sens, rv
face-word-wild = joker, wi
face-word-wild-draw-four = +4, plus 4, plus quatre, joker +4, joker plus 4, joker plus quatre, wi+4
face-word-target-two = +2?, +2 visé, plus 2 visé, plus deux visé
face-word-discard-all = débarras, da
face-word-twice = 2x, 2 x, deux x
face-word-wizz = wizz, wz
face-word-swap-hands = échange, échange de mains, sw
face-word-blank = carte blanche, blanche, bl
face-word-target-four = +4?, +4 visé, plus 4 visé, plus quatre visé, wi+4?
face-word-downpour-one = averse +1, averse 1, dp+1
face-word-downpour-two = averse +2, averse 2, dp+2
face-word-coup = coup extrême, coup, ex
face-word-uno = carte uno
face-word-boomerang = boomerang, bo

side-left = gauche, à gauche
side-right = droite, à droite
side-none = personne, aucun, rien, none

particle-filler = le, la, les, du, de, d, des, en, et, avec, au, sur, ma, mon, cette, couleur, svp
particle-number = carte, numéro, n, no, #
particle-uno = uno
particle-article = un, une
particle-all = tout, toutes, tous

kind-game = jeu, partie, coups
kind-answer = réponses, réponse
kind-help = aide, aides
kind-trouble = ennuis, ennui

verbosity-brief = bref, brève, court
verbosity-normal = normal, normale
verbosity-full = complet, complète, plein, tout
pace-wait = attendre, attente, attends
pace-short = court, courte
pace-none = aucun, rien, sans
sort-colour = couleur, couleurs
sort-value = valeur, valeurs
sort-received = reçu, réception, arrivée, aucun
language-french = français, fr
language-english = anglais, en
switch-on = oui, marche, actif, activé, allumé
switch-off = non, arrêt, inactif, coupé, éteint
change-more = plus, +, haut
change-less = moins, -, bas
reply-yes = oui, o
reply-no = non, n

topic-aim = but, objectif
topic-cards = cartes, jeu
topic-deal = donne, distribution, donneur
topic-turn = tour, jouer
topic-drawing = pioche, piocher
topic-special = spéciales, spéciale, +2, passer, inversion
topic-wilds = jokers, joker, +4
topic-bluff = bluff, doute, douter
topic-uno = uno, contre-uno
topic-first = première, première carte
topic-two = deux, à deux
topic-points = points, score, fin
topic-comments = remarques, remarque, signaler
