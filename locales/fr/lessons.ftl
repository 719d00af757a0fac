# Les leçons : de courtes parties guidées. Un texte est dit, puis ce qu’il faut taper (-do) ; -why
# dit pourquoi un autre coup, permis par les règles, n’est pas celui que l’on attend.

lesson-begins = Leçon { $number } : { $title }. « répète » redit une étape, « suivant » la fait pour vous, « précédent » revient en arrière, « quitter » arrête.
    .brief = Leçon { $number } : { $title }.
lesson-goes-on = Leçon { $number } : { $title }, étape { $step } sur { $steps }.
# Behind what is to be typed, for whoever learns on a braille display.
lesson-on-display = Sur votre plage, la touche de routage au-dessus fait de même.
lesson-enter = Entrée pour continuer.
    .braille = entrée
lesson-words = Dans une leçon, « répète » redit l’étape, « suivant » la fait pour vous, « précédent » revient en arrière, « quitter » arrête ; la leçon reprendra où vous en étiez.
lesson-skipped = Étape sautée.
lesson-skipped-card = C’était { $cardArticle }.
lesson-skipped-sound = C’était : { $name }.
lesson-right = Oui.
lesson-done = Leçon finie : { $title }.
lesson-not-yet = « { $line } » : pas encore.
lesson-others-first = Laissez d’abord jouer les autres.
lesson-a-move = « { $line } » est un coup ; ici, on demande seulement.
lesson-other-move = « { $line } » est permis, mais cette étape parle d’autre chose.
lesson-read-card = Quelle est cette carte ? Points { $dots }.
    .braille = { $card }
lesson-right-card = { CAPITAL($card) }, oui.
    .braille = { $card } oui
lesson-other-cells = { CAPITAL($card) } s’écrit avec les points { $dots }.
    .braille = { $card }
lesson-no-card = « { $line } » n’est pas une carte complète. Donnez sa couleur et son chiffre ou son signe, comme « 5 rouge ».
lesson-name-sound = Quel était ce son ? { $choices }. Son numéro, ou Entrée pour le réentendre.
lesson-sound-choice = { $number }, { $name }
lesson-other-sound = Non, pas { $name }.
lesson-no-sound = « { $line } » n’en fait pas partie.
lesson-sounds-off = Les sons sont coupés. « sons oui » les remet ; « suivant » continue sans eux.

lessons-line = { $number }, { $title }{ $state ->
        [done] { " " }: finie
        [begun] { " " }: à l’étape { $step } sur { $steps }
       *[new] { "" }
    }.
lessons-ask = Quelle leçon ? Son numéro, ou Entrée pour la { $number }, { $title }. « quitter » arrête.
    .brief = Quelle leçon ? Entrée : la { $number }.
    .braille = leçon ?
lessons-unclear = Il n’y a pas de leçon « { $line } ». Un numéro de 1 à { $count }, Entrée pour la { $number }, ou « quitter ».
lessons-help = Tapez le numéro d’une leçon ou le début de son titre ; Entrée seule commence la { $number }, { $title }. « liste » redit les leçons, « répète » la question, « quitter » arrête : les leçons retiennent où vous en êtes.
lessons-all-done = Toutes les leçons sont finies. On peut refaire chacune.
lessons-farewell = Pour reprendre les leçons : { $command }

lesson-turn = le tour
lesson-turn-welcome = Chacun tient des cartes, et une carte est à découvert sur le talon. À votre tour, vous posez une carte de la même couleur ou du même chiffre.
lesson-turn-colour = C’est à vous. Le 8 rouge est sur le talon, et vous avez une carte rouge : le 5.
lesson-turn-colour-do = Tapez « 5 rouge ».
lesson-turn-number = C’est maintenant le 7 rouge. Vous n’avez plus de rouge, mais vous avez un autre 7.
lesson-turn-number-do = Tapez « 7 vert ».
lesson-turn-code = Le 4 bleu. Vous avez le 9 bleu. Une lettre et un chiffre suffisent : b pour bleu. La place de la carte dans la main convient aussi.
lesson-turn-code-do = Tapez « b9 ».
lesson-turn-draw = Le 6 rouge : rien dans votre main ne va dessus. Quand on ne peut rien poser, on pioche.
lesson-turn-draw-do = Tapez « pioche ».
lesson-turn-drawn = Le 4 rouge va sur le 6 rouge : vous pouvez le poser aussitôt. Pour le garder, on taperait « garde ». Une carte qui ne va pas termine le tour d’elle-même.
lesson-turn-drawn-do = Tapez « 4 rouge ».
lesson-turn-drawn-why = La garder est permis. Cette fois, posez-la.
lesson-turn-last = Sans aide : le 1 rouge est sur le talon, et l’une de vos cartes va dessus.
lesson-turn-last-do = Posez la carte qui va.
lesson-turn-last-why = Piocher est permis, mais l’une de vos cartes va.
lesson-turn-end = On tourne ainsi, jusqu’à ce que quelqu’un pose sa dernière carte et gagne la manche. Les cartes qui restent aux autres lui donnent des points ; à 500 points, la partie est gagnée.

lesson-special = les cartes spéciales
lesson-special-welcome = Certaines cartes ont un effet. On les pose comme les autres : sur leur couleur, ou sur leur signe.
lesson-special-skip = Un passe-tour prend son tour à la personne suivante. Après vous vient Luna.
lesson-special-skip-do = Tapez « passe-tour rouge ».
lesson-special-skip-why = Ce serait possible, mais essayez d’abord le passe-tour.
lesson-special-reverse = Luna a perdu son tour, et le 9 rouge est sur le talon. Une inversion change le sens du jeu : après vous viendra Victor.
lesson-special-reverse-do = Tapez « inversion rouge ».
lesson-special-reverse-why = Ce serait possible, mais essayez d’abord l’inversion.
lesson-special-draw-two = Un plus deux fait piocher deux cartes à la personne suivante, qui perd aussi son tour. C’est Victor, maintenant.
lesson-special-draw-two-do = Tapez « +2 jaune ».
lesson-special-draw-two-why = Ce serait possible, mais essayez d’abord le plus deux.
lesson-special-wild = Un joker va sur tout, et vous choisissez la couleur qui suit. Vous avez deux cartes bleues.
lesson-special-wild-do = Tapez « joker bleu ».
lesson-special-wild-why = Pas cela : demandez du bleu, la couleur que vous avez le plus.
lesson-special-draw-four = La plus forte : le plus quatre. Vous choisissez une couleur, et la personne suivante pioche quatre cartes et perd son tour. Il est permis quand aucune autre carte ne va : vous n’avez ni vert, ni 6, ni autre joker.
lesson-special-draw-four-do = Tapez « +4 bleu ».
lesson-special-draw-four-why = Piocher est permis. Mais ici, le plus quatre peut se poser, avec le bleu pour couleur.
lesson-special-end = Voilà toutes les cartes spéciales de ce jeu. Dans une partie, « règles » et le nom d’une carte vous disent ce qu’elle fait, par exemple « règles joker ».

lesson-uno = Uno et contre-Uno
lesson-uno-welcome = Qui pose son avant-dernière carte dit Uno, sous peine de piocher deux cartes.
lesson-uno-say = Vous avez deux cartes, et le 9 rouge est sur le talon. Dites Uno sur la même ligne que la carte.
lesson-uno-say-do = Tapez « 3 rouge uno ».
lesson-uno-say-why = Le coup est bon, mais Uno doit l’accompagner, sur la même ligne : il ne vous restera qu’une carte.
lesson-uno-catch = Luna n’a plus qu’une carte et n’a rien dit. Tant que la personne suivante n’a pas joué, on peut le lui faire payer : contre-Uno.
lesson-uno-catch-do = Tapez « contre-uno ».
lesson-uno-win = Luna a pioché deux cartes. Le 5 vert est sur le talon, et votre dernière carte est verte.
lesson-uno-win-do = Tapez « 7 vert ».
lesson-uno-win-why = Piocher est permis, mais votre dernière carte va.
lesson-uno-end = La dernière carte se pose sans Uno : la manche est à vous. Si un jour vous oubliez Uno, « uno » sans carte vous sauve encore, tant que personne n’a rien dit.

lesson-doubt = douter
lesson-doubt-welcome = Un plus quatre n’est permis que si aucune autre carte ne va. Mais rien n’empêche de bluffer. Le 7 rouge est sur le talon, et Victor joue.
lesson-doubt-doubt = Vous pouvez prendre les cartes, ou douter. Victor tient encore quatre cartes : il y a peut-être du rouge.
lesson-doubt-doubt-do = Tapez « doute ».
lesson-doubt-doubt-why = Les prendre est permis. Cette fois, doutez.
lesson-doubt-lay = Victor avait un 8 rouge. Le plus quatre lui revient, avec les quatre cartes à piocher, et vous jouez sur le 7 rouge comme si de rien n’était.
lesson-doubt-lay-do = Tapez « 0 rouge ».
lesson-doubt-lay-why = C’est permis, mais votre 0 rouge va.
lesson-doubt-take = Encore un. Mais cette fois, c’était sur le 0 bleu, et dans la main que vous avez vue, rien n’allait dessus. Douter à tort coûte six cartes au lieu de quatre.
lesson-doubt-take-do = Tapez « prends ».
lesson-doubt-take-why = Douter est permis, mais Victor n’avait rien d’autre à poser. Prenez les quatre cartes.
lesson-doubt-bluff = À vous de bluffer. Le 8 rouge est sur le talon, et vous avez un 2 rouge : le plus quatre n’est pas permis, mais rien ne vous retient.
lesson-doubt-bluff-do = Tapez « +4 jaune ».
lesson-doubt-bluff-why = Voilà qui est honnête. Mais ici, essayez le bluff : le plus quatre, avec le jaune pour couleur.
lesson-doubt-end = Luna n’y a pas cru : vous reprenez le plus quatre et piochez quatre cartes. Bluffez rarement, et plutôt avec peu de cartes en main.

lesson-asking = demander
lesson-asking-welcome = Vous pouvez demander à tout moment, même quand un autre joue. Demander ne coûte rien et ne change rien.
lesson-asking-hand = Qu’avez-vous en main ? Chaque carte est dite avec sa place.
lesson-asking-hand-do = Tapez « main ».
lesson-asking-top = Qu’y a-t-il sur le talon ?
lesson-asking-top-do = Tapez « talon ».
lesson-asking-playable = Lesquelles de vos cartes vont dessus ?
lesson-asking-playable-do = Tapez « jouables ».
lesson-asking-counts = Combien de cartes ont les autres ? Qui en a peu est dangereux.
lesson-asking-counts-do = Tapez « comptes ».
lesson-asking-who = À qui de jouer ?
lesson-asking-who-do = Tapez « qui ».
lesson-asking-hint = Que poser ? Vous pouvez avoir un conseil, avec sa raison.
lesson-asking-hint-do = Tapez « conseil ».
lesson-asking-help = Et quand vous ne savez plus quoi taper, un mot suffit. La réponse est longue ; n’importe quelle touche arrête la voix.
lesson-asking-help-do = Tapez « aide ».
lesson-asking-play = Assez demandé : posez la carte à chiffre qui va.
lesson-asking-play-do = Tapez « 9 bleu ».
lesson-asking-play-why = C’est permis. Mais gardez le passe-tour et le joker pour plus tard.
lesson-asking-end = Bon à savoir aussi : « répète » redit le dernier message, « ordre » dit qui suit qui, « scores » les points, et F1 donne l’aide. « touches » nomme les touches.

lesson-braille = le braille des cartes
lesson-braille-welcome = { $deck ->
        [mattel] Vos cartes sont celles de Mattel.
        [rnib] Vos cartes sont celles du RNIB.
       *[leaflet] Vos cartes sont celles de la notice française.
    } Le mot « notation », suivi du nom d’un autre jeu de cartes, en change, ici aussi. Une carte commence par la lettre de sa couleur.
lesson-braille-colours = { $deck ->
        [mattel] { part-english-colours }
        [rnib] { part-english-colours }
       *[leaflet] Les couleurs ont leur initiale : r pour rouge, points 1 2 3 5 ; j pour jaune, points 2 4 5 ; v pour vert, points 1 2 3 6 ; b pour bleu, points 1 2.
    }
part-english-colours = Les couleurs ont leur initiale anglaise : r pour rouge, points 1 2 3 5 ; y pour jaune, points 1 3 4 5 6 ; g pour vert, points 1 2 4 5 ; b pour bleu, points 1 2.
lesson-braille-numbers = { $deck ->
        [rnib] Le chiffre suit, sans signe numérique : les lettres de a à j valent de 1 à 9, puis 0. Un x, points 1 3 4 6, le termine. Le 5 rouge s’écrit r, e, x.
        [leaflet-antoine] Le chiffre suit, à la manière d’Antoine : le point 6, puis la lettre du chiffre avec le point 6 en plus. Le 5 rouge : points 1 2 3 5, puis 6, puis 1 5 6.
       *[leaflet] Le chiffre suit : le signe numérique, points 3 4 5 6, et une lettre de a à j pour 1 à 9, puis 0. Le 5 rouge s’écrit r, signe numérique, e.
    }
lesson-braille-specials = { $deck ->
        [rnib] Un plus deux s’écrit d, b. Un passe-tour s’écrit s, k ; une inversion r, v.
        [mattel] Un plus deux : le signe plus, point 5 et points 2 3 5, puis le signe numérique et b. Un passe-tour s’écrit s, k ; une inversion r, v.
        [leaflet-antoine] Un plus deux : le signe plus, points 2 3 5, puis le point 6 et les points 1 2 6. Un passe-tour : points 1 3 4 5 6 et 1 2 3 4 6 ; une inversion les a dans l’autre ordre.
       *[leaflet] Un plus deux : le signe plus, points 2 3 5, puis le signe numérique et b. Un passe-tour : points 1 3 4 5 6 et 1 2 3 4 6 ; une inversion les a dans l’autre ordre.
    }
lesson-braille-wilds = { $deck ->
        [rnib] Le joker s’écrit w, l, d ; le plus quatre d, r, d.
        [mattel] Le joker s’écrit w, i ; le plus quatre w, i, le signe plus, le signe numérique et d.
        [leaflet-antoine] Le joker : trois fois les points 2 5 ; le plus quatre : r, le signe plus, puis le point 6 et les points 1 4 5 6.
       *[leaflet] Le joker : trois fois les points 2 5 ; le plus quatre : r, le signe plus, le signe numérique et d. Cet r n’est pas rouge : il ouvre le plus quatre.
    } Ni l’un ni l’autre n’a de couleur.
lesson-braille-quiz = Sept cartes à lire. Sur une plage braille, vous en touchez les cellules ; sinon, vous en entendez les points. Tapez le nom de la carte, comme « 3 bleu ».
lesson-braille-second = La deuxième.
lesson-braille-third = La troisième.
lesson-braille-fourth = La quatrième.
lesson-braille-fifth = La cinquième.
lesson-braille-sixth = La sixième.
lesson-braille-seventh = La dernière.
lesson-braille-end = Vous savez lire ces cartes. Dans une partie, on peut aussi taper une carte en ces cellules.

lesson-sounds = les sons
lesson-sounds-welcome = Des sons brefs vont avec les mots. Ils sont doux : « volume des sons 80 » les rend plus forts.
lesson-sounds-turn = Quand c’est à vous, on entend ceci.
lesson-sounds-card = Une carte est posée. Le son vient de la place de qui la pose : à gauche, au milieu ou à droite.
lesson-sounds-draw = Quelqu’un pioche.
lesson-sounds-order = Quelqu’un perd son tour ; puis le sens du jeu change.
lesson-sounds-uno = Quelqu’un dit Uno ; puis une occasion pour vous, hors de votre tour, comme contre-Uno.
lesson-sounds-mistakes = Ce que vous avez tapé ne se peut pas ; puis quelqu’un a une pénalité.
lesson-sounds-rounds = Une manche commence ; vous la gagnez ; vous la perdez.
lesson-sounds-quiz = Maintenant, quatre sons à reconnaître.
lesson-sounds-second = Le deuxième.
lesson-sounds-third = Le troisième.
lesson-sounds-fourth = Le dernier.
lesson-sounds-end = C’est tout. Dans une partie, « sons » sans rien de plus les fait réentendre.
