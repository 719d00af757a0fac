# Les mots que le jeu comprend. Le premier de chaque ligne est celui que l’aide et les messages
# emploient ; accents et majuscules sont facultatifs, le début d’un mot suffit s’il est unique.
# Un même mot ne sert qu’à une chose. Une lettre seule qui est une initiale de couleur reste une
# couleur : r, j, v, b, et en anglais r, y, g, b.

command-play = joue, jouer, jeu, pose, poser, réponds, répondre, répond, répondez
command-draw = { $pieces ->
        [dice] relance, relancer, relance tout, relancer tout, lance, lancer, lance les dés, lancer les dés, relance les dés, relancer les dés, jette les dés, jeter les dés, pioche, piocher, tire, tirer, pioche une carte, piocher une carte, tire une carte, tirer une carte, prends une carte, prendre une carte
       *[other] pioche, piocher, tire, tirer, pioche une carte, piocher une carte, tire une carte, tirer une carte, prends une carte, prendre une carte
    }
command-pass = { $pieces ->
        [dice] passe, garde, garder, passer, garde la carte, garder la carte, garde-la, la garde, la garder, passe mon tour, passer mon tour, gardez, gardez-la
       *[other] garde, garder, passe, passer, garde la carte, garder la carte, garde-la, la garde, la garder, passe mon tour, passer mon tour, gardez, gardez-la
    }
command-take = prends, prendre, prend, prenez, prenez les, prends les, accepte, accepter, acceptez, les prends, les prendre, prends les cartes, prendre les cartes
command-doubt = doute, douter, doutez, bluff, tu bluffes, conteste, contester, menteur, menteuse, bluffeur, bluffeuse, c’est du bluff, accuse, accuser
command-jump = intercepte, intercepter, interception, rapido, hors tour
command-choose = choisis, choisir, choix
command-discard = jette, jeter, débarrasse
command-spin = tourne, tourner, roue
command-shout = crie, crier, uno wizz
command-recount = recompter, recompte
command-say = dis, dire
command-uno = uno, annonce uno, annoncer uno, dis uno, dire uno, crie uno, crier uno
command-catch = contre-uno, contre, dénonce, dénoncer, pas dit uno, dis contre-uno, dire contre-uno, annonce contre-uno
command-colour = couleur, quelle couleur
command-anyway = quand même, malgré tout
command-report = signale, signaler, signalement
command-vote = vote, voter
command-yes = oui
command-no = non
command-abandon = abandonne, abandonner, abandon
command-rematch = revanche, rejoue, rejouer, on rejoue, nouvelle partie, autre partie, encore une partie, revanche contre, revanche avec, rejoue contre, rejouer contre
command-table = table, noms, nom
command-level = niveau, niveaux, adversaires, adversaire, difficulté
command-goals = objectifs, succès
command-stats = statistiques, stats, bilan
command-start = commence, commencer
command-stop = arrête, arrêter
command-hand = main, ma main, cartes, mes cartes, mon jeu, qu’est-ce que j’ai, qu’ai-je en main, quelles cartes ai-je
command-playable = jouables, jouable, que jouer, que puis-je jouer, qu’est-ce que je peux jouer, quoi jouer, joue quoi, cartes jouables
command-drawn = qu’ai-je pioché, quelle carte ai-je piochée
command-top = talon, dessus, carte du dessus, sur quoi, dessus du talon
command-who = qui, à qui, à qui le tour, tour, à qui de jouer, c’est à qui, c’est à qui de jouer, à qui est-ce, à qui est-ce de jouer, à qui est-ce le tour, qui joue, qui doit jouer, c’est à moi, est-ce à moi, est-ce mon tour, c’est mon tour, mon tour, est-ce que c’est mon tour, est-ce que c’est à moi
command-counts = comptes, compte, combien, combien de cartes, combien ont-ils de cartes, combien de cartes ont-ils, nombre de cartes, qui a combien, qui a combien de cartes
command-dealer = donneur, donneuse, qui distribue, qui donne
command-order = ordre, sens du jeu, dans quel sens, quel sens
command-scores = scores, score, points, combien de points, qui gagne, qui mène
command-time = temps, horloge
command-repeat = répète, répéter, encore, pardon, redis, répète ça, redis-le, comment
command-history = historique, journal, derniers coups
command-previous = précédent, avant
command-next = suivant, après
command-first = premier, début
command-last = dernier, fin
command-category = catégorie, catégories, rubrique
command-spell = épelle, épeler, épelez
command-hint = conseil, conseils, indice, que me conseilles-tu, que dois-je jouer, aide-moi à jouer
command-why = pourquoi, pour quoi, pourquoi ça, pourquoi cela, explique, expliquer, expliquez
command-rules = règles, règle, notice
command-help = aide, menu, aider, que faire, ?, à l’aide, aide-moi, que puis-je faire, qu’est-ce que je peux faire
command-commands = commandes, commande
command-keys = touches, touche
command-words = mots, mot
command-hush = masque, masquer, tais, taire, messages tus
command-hear = écoute, écouter, entendre
command-settings = réglages, réglage, options, paramètres, préférences
command-pause = pause
command-cancel = annule, annuler, retour
command-quit = quitter, quitte, sortir
command-learn = leçons, leçon, apprendre, tutoriel, learn
command-ladder = échelle
command-daily = partie du jour, jeu du jour, jour, daily
command-setup = installation, setup
command-doctor = diagnostic, docteur, doctor
command-save = enregistre, enregistrer, sauvegarde, sauvegarder, sauve
command-undo = défais, défaire, reviens en arrière, revenir en arrière
command-resume = reprends, reprendre, continuer

colour-word-red = rouge, r, rouges
colour-word-yellow = jaune, j, jaunes
colour-word-green = vert, v, verte, verts, vertes
colour-word-blue = bleu, b, bleue, bleus, bleues

face-word-zero = 0, zéro
face-word-one = 1, un, le un
face-word-two = 2, deux
face-word-three = 3, trois
face-word-four = 4, quatre
face-word-five = 5, cinq
face-word-six = 6, six
face-word-seven = 7, sept
face-word-eight = 8, huit
face-word-nine = 9, neuf
face-word-draw-two = +2, plus 2, plus deux
face-word-skip = passe-tour, passetour, passe-tours, passer, passer un tour, passe-ton-tour, passetontour, interdit de jouer, interdiction de jouer, sk, interdit, saute ton tour
face-word-reverse = inversion, inverse, inverser, change-sens, changesens, changement de sens, rv, change de sens, change le sens, changement sens
face-word-wild = joker, wi, changement de couleur, change de couleur, change couleur
face-word-wild-draw-four = +4, plus 4, plus quatre, joker +4, joker plus 4, joker plus quatre, wi+4, super joker, superjoker, super-joker +4
face-word-target-two = +2?, +2 visé, plus 2 visé, plus deux visé
face-word-discard-all = tout-poser, poser tout, débarras, da, pose tout
face-word-twice = 2x, 2 x, deux x
face-word-wizz = wizz, wz
face-word-swap-hands = échange, échange de mains, sw, échange de main, échange des mains, carte échange
face-word-blank = carte vierge, vierge, carte blanche, blanche, bl
face-word-target-four = +4?, +4 visé, plus 4 visé, plus quatre visé, wi+4?
face-word-downpour-one = averse +1, averse 1, dp+1
face-word-downpour-two = averse +2, averse 2, dp+2
face-word-coup = coup extrême, coup, ex
face-word-uno = carte uno
face-word-boomerang = boomerang, bo

side-left = gauche, à gauche
side-right = droite, à droite
side-none = personne, aucun, aucun côté, aucune, rien, none
# Le nom de ce choix là où il n’y a que des côtés.
no-side = aucun

particle-filler = le, la, les, du, de, d, des, en, et, puis, avec, sur, ma, mon, cette, couleur, svp, pour, l, ton, ta, votre, ce, cet, du coup
particle-number = carte, numéro, n, no, #
particle-uno = uno, et uno, en disant uno, et je dis uno, je dis uno, et dis uno
particle-article = un, une
particle-all = tout, toutes, tous
particle-self = moi, moi-même, mon coup
particle-onto = sur, par-dessus
likeness-black = noir, noire, multicolore
likeness-highest = le plus haut, le plus gros, le plus fort, le plus grand, le plus élevé, plus haut, plus haute, plus gros, plus grosse, plus fort, plus forte, plus grand, plus grande, plus élevé, plus élevée
likeness-lowest = le plus bas, le plus petit, plus bas, plus basse, plus petit, plus petite, plus faible
likeness-both = les deux, mes deux, tous les deux, toutes les deux
particle-same = même
# Ce qui entoure une phrase dite comme on parle : on l’enlève quand la ligne ne se comprend pas telle quelle.
particle-opening = je, j’, tiens, voilà, je peux, puis-je, est-ce que, est-ce que je peux, je peux avoir, puis-je avoir, est-ce que je peux avoir, je vais, je veux, je voudrais, je souhaite, j’aimerais, j’ai envie de, laisse-moi, laissez-moi, on, peux-tu, tu peux, pouvez-vous, vous pouvez, pourrais-tu, pourriez-vous, veux-tu, voulez-vous, dis-moi, dites-moi, me dire, montre, montre-moi, montrez-moi, me montrer, donne-moi, donnez-moi, me donner, lis, lis-moi, lisez-moi, me lire, quelle est, quelles sont, quel est, quels sont, c’est quoi, alors, bon, eh bien, ben, allez, ok, okay, d’accord, bonjour, et
particle-courtesy = s’il te plaît, s’il vous plaît, stp, svp, pls, merci, merci beaucoup, merci bien, please, thanks
# Des mots aimables, seuls sur une ligne : la table redit ce qu’elle attend.
particle-greeting = bonjour, bonsoir, salut, coucou, hello, désolé, désolée, pardonnez-moi, excuse-moi, excusez-moi, de rien

kind-game = partie, jeu, coups, table
kind-question = questions, question
kind-drawing = pioches, pioche, passes
kind-talk = paroles, parole, remarques, signalements, votes
kind-chat = salon, discussion, tchat
kind-answer = réponses, réponse
kind-hint = conseils, conseil, propositions, exemples
kind-help = aide, aides
kind-trouble = incidents, incident, ennuis, ennui

switch-on = oui, marche, actif, active, actifs, activé, activée, activés, allumé, allumée, allumés
switch-off = non, arrêt, inactif, inactive, inactifs, coupé, coupée, coupés, éteint, éteinte, éteints
change-more = plus, +, haut, suivante, suivant
change-less = moins, -, bas, précédente, précédent
identity-i-am = je suis, c’est, moi c’est
reply-yes = oui, o, ouais, oui oui, c’est ça, oui c’est ça
reply-no = non, n, nan, non non

# Ce qui suit « touches ».
key-use-play = jeu, joue, jouer, play, simples
key-use-line = ligne, lignes, line
key-use-default = défaut, habituelles, origine
key-use-none = aucune, aucun, sans, aucune touche

# Ce qui suit « table » : ce qui change avec la prochaine partie.
table-part-name = nom, mon nom
table-part-players = joueurs, nombre
table-part-bots = robots, robot, niveau, niveaux
table-part-rules = règles, règle
table-part-opponents = adversaires, nouveaux adversaires, autres

ground-fault = faute, conduite
ground-comment = remarque, commentaire
ground-confusion = confusion
ground-hesitation = hésitation, lenteur
ground-word = mot, mot interdit
ground-camouflet = camouflet
ground-look = regard
ground-direction = sens
ground-misplay = faute de jeu, erreur
ground-omission = oubli

topic-aim = but, objectif
topic-cards = cartes, jeu
topic-deal = donne, distribution, donneur
topic-turn = tour, jouer
topic-drawing = pioche, piocher
topic-special = cartes spéciales, spéciales, spéciale, symboles
topic-wilds = jokers
topic-hands = échanges, mains
topic-together = ensemble, plusieurs cartes
topic-out-of-turn = hors tour, interception, rapido
topic-bluff = bluff, doute, douter
topic-uno = uno, contre-uno
topic-first = première carte, première
topic-two = à deux, deux
topic-teams = équipes, équipe, partenaires
topic-clock = temps, temps limité
topic-points = points, score, fin
topic-comments = remarques, remarque, signaler
