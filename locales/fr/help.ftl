# L’aide : ce que l’on peut faire, chaque commande, les touches, et les règles racontées.

help-now-turn = C’est à vous : jouez une carte, par exemple « rouge 5 », « 5 rouge », « r5 », « joker vert » ou son numéro dans la main ; ou tapez « pioche ».
    .brief = Jouez une carte ou piochez.
help-now-drawn = Vous avez pioché une carte qui va : « joue » la pose, « passe » la garde.
    .brief = « joue » ou « passe ».
help-now-threat = Vous devez prendre des cartes : « prends » les accepte, « doute » accuse de bluff celui qui a posé le +4.
    .brief = « prends » ou « doute ».
help-now-colour = Nommez une couleur : rouge, jaune, vert ou bleu.
help-now-vote = Votez « oui » s’il y a eu une remarque, sinon « non ».
help-now-other = La table attend votre réponse ; « conseil » en propose une.
help-now-chance = Quelqu’un a oublié de dire UNO : « contre-uno » le dénonce, Entrée seule laisse passer.
help-asking = À tout moment : main, jouables, talon, qui, cartes, ordre, scores, répète, historique, conseil. Ces questions ne changent rien au jeu.
help-more = « commandes » donne la liste des commandes ; « aide » suivie d’une commande l’explique ; « touches » donne les touches ; « règles » apprend le jeu. Réglages : tri, détail, débit, volume, muet, langue, braille, rythme. « quitter » enregistre la partie.

help-play = Pour jouer, dites la carte : « rouge 5 », « 5 rouge », « r5 », « inversion verte », « passer bleu », « +2 jaune ». Les initiales sont r, j, v et b. « joker vert » et « +4 bleu » nomment la couleur en même temps. Un nombre seul est le numéro de la carte dans la main. Ajoutez « uno » à l’avant-dernière carte. Après une pioche, « joue » seul pose la carte piochée.
help-draw = « { $command } » : piocher une carte, faute de mieux ou par choix. Si elle va, vous pouvez la jouer aussitôt.
help-pass = « { $command } » : garder la carte que vous venez de piocher. Pour jouer la carte qui fait passer le suivant, dites « passer » et une couleur.
help-take = « { $command } » : accepter les cartes d’un +4.
help-doubt = « { $command } » : accuser de bluff celui qui vient de poser un +4 contre vous. { $doubt-condition ->
        [colour] S’il lui reste une carte de la couleur d’avant
       *[other] S’il pouvait jouer autre chose
    }, il { $doubt-guilty ->
        [stays] pioche 4 cartes et son +4 reste
       *[other] reprend son +4 et pioche 4 cartes
    } ; sinon vous en piochez 6.
help-uno = « { $command } » : annoncer qu’il ne vous restera qu’une carte. Le plus simple est de l’ajouter à l’avant-dernière : « rouge 5 uno ».
help-catch = « { $command } » : dénoncer un joueur à qui il reste une carte et qui n’a pas dit UNO. Ajoutez son nom s’ils sont plusieurs. Entrée seule laisse passer.
help-jump = « { $command } » et une carte : la poser hors de votre tour, quand les règles le permettent. Sans carte, s’il n’y en a qu’une.
help-choose = « { $command } » suivi d’un nom, d’un côté, d’une couleur ou d’un chiffre : répondre à une question de choix. Le mot seul suffit.
help-discard = « { $command } » et des cartes : s’en défaire, quand le jeu le demande.
help-colour = « { $command } » suivi d’une couleur la retient pour votre prochain joker ou +4. Quand une couleur vous est demandée, son nom seul suffit.
help-report = « { $command } » suivi d’un nom : signaler que ce joueur a fait une remarque ou donné un conseil. Les autres votent.
help-vote = « { $command } » oui ou non : donner votre avis sur un signalement.
help-yes = « { $command } » : répondre à un vote ou à une question.
help-no = « { $command } » : répondre à un vote ou à une question.
help-hand = « { $command } », ou F2 : vos cartes, numérotées.
help-playable = « { $command } », ou F7 : les cartes de votre main qui vont.
help-top = « { $command } », ou F3 : la carte du dessus et la couleur demandée.
help-who = « { $command } », ou F4 : à qui est le tour.
help-counts = « { $command } », ou F5 : le nombre de cartes de chacun et de la pioche.
help-order = « { $command } » : le sens du jeu et l’ordre des joueurs.
help-scores = « { $command } », ou F6 : les points de chacun.
help-repeat = « { $command } », ou F8 : le dernier message, même si vous l’avez fait taire.
help-history = « { $command } » : les cinq derniers événements du jeu ; ajoutez un nombre pour en avoir plus. « { $command } tout » y mêle les réponses et l’aide. F9 recule d’un message, F10 avance.
help-previous = « { $command } », ou F9 : le message d’avant.
help-next = « { $command } », ou F10 : le message d’après.
help-first = « { $command } » : le tout premier message.
help-last = « { $command } » : le dernier message ; ajoutez un nombre pour en avoir plusieurs.
help-sort = « { $command } » couleur, valeur ou reçu : l’ordre de votre main. Les numéros des cartes le suivent.
help-hint = « { $command } » : un coup possible et sa raison. Rien n’est joué.
help-rules = « { $command } » : le but du jeu et les chapitres. « { $command } uno » donne un chapitre, « { $command } tout » les donne tous.
help-help = « { $command } », ou F1 : ce que vous pouvez faire maintenant. « { $command } pioche » explique une commande.
help-commands = Pour jouer : une carte, { $acts }. Pour savoir : { $queries }. Pour réentendre : { $again }. Pour régler : { $settings }. Pour apprendre : { $learning }. Pour partir : { $leaving }.
help-keys = F1 aide, F2 main, F3 talon, F4 à qui le tour, F5 cartes de chacun, F6 scores, F7 jouables, F8 répéter, F9 message précédent, F10 suivant, F11 muet, F12 détail. Sans touches F, avec Alt et une lettre : H aide, C main, T talon, Q qui, N nombres de cartes, S scores, J jouables, R répéter, P précédent, X suivant, M muet, V détail. Page haut et page bas parcourent aussi les messages. Toute touche fait taire la voix. Contrôle C fait taire, puis demande s’il faut quitter.
help-verbosity = « { $command } » bref, normal ou complet, ou F12 : la quantité de détails.
help-rate = « { $command } » et un nombre de 80 à 450, ou plus, ou moins : la vitesse de notre voix, en mots par minute.
help-volume = « { $command } » et un nombre de 0 à 100, ou plus, ou moins : la force de notre voix.
help-mute = « { $command } », ou F11 : couper notre voix, ou la rétablir. Le texte reste.
help-language = « { $command } » français ou anglais : la langue des textes et de la voix. Les commandes des deux langues sont toujours comprises.
help-braille = « { $command } » oui ou non : une ligne de braille sous chaque message.
help-pace = « { $command } » attendre, court ou aucun : ce que les robots attendent avant de jouer. Sans attente, vous n’avez pas le temps d’un contre-uno. À votre tour, vous avez tout votre temps.
help-quit = « { $command } » : quitter la partie, après confirmation. Elle est enregistrée, et le jeu dit comment la reprendre.

rules-topics = Chapitres : { $topics }. « règles tout » les donne tous, « règles » et un chapitre en donne un.

rules-aim = Le but : être le premier à n’avoir plus de cartes. À son tour, on pose sur le talon une carte de la même couleur ou du même symbole que celle du dessus ; sinon, on pioche.
rules-cards = Les cartes : quatre couleurs, rouge, jaune, vert et bleu. Chaque couleur a des chiffres de 0 à 9, et trois symboles : +2, passer et inversion. S’y ajoutent quatre jokers et quatre +4, sans couleur. En tout, 108 cartes.
rules-deal = La donne : chacun tire une carte, le plus haut chiffre distribue ; { $dealer-draw-specials ->
        [redrawn] qui n’a pas tiré de chiffre tire encore
       *[other] les symboles comptent zéro
    }. Chacun reçoit { $dealing-cards_each } cartes. Le reste est la pioche, et sa première carte, retournée, ouvre le talon. Le joueur à gauche du donneur commence.
rules-turn = Un tour : posez une carte qui a la couleur demandée, ou le même chiffre ou symbole que celle du dessus. Un joker va sur tout. Si rien ne va, piochez. Puis c’est au suivant.
rules-drawing = La pioche : une seule carte par tour, même si vous pouviez jouer. Si elle va, vous pouvez la poser aussitôt, elle et pas une autre ; sinon vous la gardez. Quand la pioche est vide, on mélange le talon, sauf sa carte du dessus.
rules-special = Les symboles : avec +2, le suivant pioche 2 cartes et passe son tour ; un autre +2 ne s’y ajoute pas. Avec passer, le suivant perd son tour. Avec inversion, le jeu change de sens.
rules-wilds = Les jokers : qui en pose un nomme la couleur qui suit. Le +4 fait de plus piocher 4 cartes au suivant, qui perd son tour. Le +4 n’est permis que { $doubt-condition ->
        [colour] si vous n’avez aucune carte de la couleur demandée
       *[other] si aucune autre de vos cartes ne va
    } ; mais rien n’empêche de bluffer.
rules-bluff = Le bluff : devant un +4, vous pouvez prendre les cartes, ou douter et voir la main. { $doubt-condition ->
        [colour] S’il y reste une carte de la couleur demandée avant le +4
       *[other] Si l’autre pouvait jouer autrement
    }, { $doubt-guilty ->
        [stays] l’autre pioche 4 cartes, son +4 et sa couleur restent
       *[other] il reprend son +4, pioche 4 cartes
    }, et c’est à vous. Sinon, vous en piochez 6 et perdez votre tour. Un +4 posé en dernière carte ne se met pas en doute.
rules-uno = UNO : en posant votre avant-dernière carte, dites « uno ». Si vous l’oubliez et qu’un autre le remarque { $uno-call-lasting ->
        [yes] avant que vous l’ayez dit, même bien plus tard, même après votre dernière carte
       *[other] avant que le suivant ait joué ou pioché
    }, vous piochez { $uno-call-penalty } cartes. Dénoncez de même les autres par « contre-uno ».
rules-first = La première carte agit aussi. +2 : le premier joueur pioche 2 cartes et passe. Passer : { $skip-first_skip ->
        [left2] le premier joueur perd son tour
       *[other] c’est le deuxième joueur à droite du donneur qui commence
    }. Inversion : { $reverse-first_reverse ->
        [dealer] le donneur commence, puis le joueur à sa droite
       *[other] le joueur à droite du donneur commence
    }. Joker : { $wild-first_wild ->
        [left] le premier joueur nomme la couleur et joue
       *[other] le donneur nomme la couleur
    }. Un +4 est remis { $wild-draw-four-first_goes ->
        [random] au hasard dans la pioche
       *[other] sous la pioche
    }, et l’on en retourne une autre.
rules-two = À deux, après passer, inversion, +2 ou +4, le même joueur rejoue aussitôt.
rules-points = Fin de manche : on compte les cartes restées en main. Un chiffre vaut lui-même, un symbole 20, un joker ou un +4 50. { $scoring-school ->
        [winner] Le gagnant reçoit les points de tous, et le premier à { $scoring-target } gagne la partie.
        [losers] Chacun garde les siens ; quand quelqu’un atteint { $scoring-target }, c’est le plus petit total qui gagne.
        [rounds] Ici les points ne comptent pas : { $scoring-target ->
            [1] qui gagne une manche gagne la partie.
           *[other] le premier à { $scoring-target } manches gagne la partie.
        }
       *[none] Ici on ne compte pas : qui gagne la manche gagne la partie.
    }
rules-comments = { $comments ->
        [off] Les remarques : ces règles n’en punissent aucune.
       *[on] Les remarques : parler du jeu ou conseiller au mauvais moment coûte { $comments-cards_due } cartes, si les autres joueurs sont d’accord. « signale » et un nom lance le vote.
    }
