# Ce qui est dit des touches.

# Ce que fait chaque touche, quand on lui en donne une ; les autres ont le nom de leur commande.
key-does-help = aide
key-does-hand = main
key-does-top = talon
key-does-who = à qui le tour
key-does-counts = cartes de chacun
key-does-scores = scores
key-does-playable = jouables
key-does-order = sens du jeu
key-does-time = temps restant
key-does-hint = conseil
key-does-repeat = répéter
key-does-previous = message précédent
key-does-next = message suivant
key-does-first = premier message
key-does-last = dernier message
key-does-category = catégorie suivante
key-does-category-back = catégorie précédente
key-does-mute = muet
key-does-verbosity = détail
key-does-sort = tri
key-does-card-previous = carte précédente
key-does-card-next = carte suivante
key-does-card-first = première carte
key-does-card-last = dernière carte
key-does-choice-previous = choix précédent
key-does-choice-next = choix suivant
key-does-uno = uno ou contre-uno
key-does-jump = hors tour

key-or = { " ou " }
key-sign-comma = virgule
key-sign-semicolon = point-virgule
key-sign-equals = égal
key-sign-period = point
key-sign-question = point d’interrogation
key-sign-exclamation = point d’exclamation
key-sign-open-bracket = parenthèse ouvrante
key-sign-close-bracket = parenthèse fermante
key-sign-slash = barre oblique
key-sign-open-square = crochet ouvrant
key-sign-close-square = crochet fermant
key-sign-less = inférieur
key-sign-greater = supérieur
key-sign-apostrophe = apostrophe
key-sign-quote = guillemet
key-sign-star = étoile
key-sign-colon = deux-points
key-sign-hyphen = trait d’union
key-sign-underscore = tiret bas
key-sign-hash = dièse
key-sign-caret = accent circonflexe
key-sign-bar = barre verticale
key-sign-backslash = barre oblique inverse
key-sign-backquote = accent grave
key-sign-open-brace = accolade ouvrante
key-sign-close-brace = accolade fermante

keys-to-play = { $cards } ; Entrée joue { part-the-piece } que vous venez d’entendre ; { $acts }.
keys-to-ask = { $asks }.
keys-others-single = Deux-points commence une ligne. « touches tout » donne les autres touches.
keys-others = Toute touche fait taire la voix. Contrôle C fait taire, puis demande s’il faut quitter. « touches jeu » fait jouer par touches simples, « touches tout » donne les autres touches.
keys-anywhere = { $anywhere }. Toute touche fait taire la voix. Contrôle C fait taire, puis demande s’il faut quitter. Flèche haut et flèche bas ramènent les lignes déjà tapées. Contrôle D, sur une ligne vide, enregistre et ferme le jeu. Contrôle Z l’arrête ; « fg » dans le terminal le reprend.
keys-single = Quand rien n’est tapé : { $single }. Entrée joue { part-the-piece } que vous venez d’entendre. Un chiffre va { part-to-the-piece } de ce numéro. Deux-points commence une ligne.
help-keys = « { $command } jeu » : jouer par touches simples. « { $command } ligne » : taper des lignes. « { $command } », une commande et une touche, ou « aucune » : une autre touche pour elle. « { $command } défaut » : les touches d’origine.

part-the-piece =
    { $pieces ->
        [dice] le dé
       *[other] la carte
    }
part-to-the-piece =
    { $pieces ->
        [dice] au dé
       *[other] à la carte
    }
keys-entry = { $done ->
    [help] { $keys } dit ce que vous pouvez faire
    [hand] { $keys } dit votre main
    [top] { $keys } dit ce qui est posé
    [who] { $keys } dit à qui est le tour
    [counts] { $keys } dit combien il en reste à chacun
    [scores] { $keys } dit les points
    [playable] { $keys } dit ce qui va
    [order] { $keys } dit qui suit qui
    [time] { $keys } dit le temps qui reste
    [hint] { $keys } propose un coup
    [repeat] { $keys } redit le dernier message
    [previous] { $keys } recule d’un message
    [next] { $keys } avance d’un message
    [first] { $keys } va au premier message
    [last] { $keys } va au dernier message
    [category] { $keys } passe au genre de messages suivant
    [category-back] { $keys } revient au genre d’avant
    [mute] { $keys } coupe la voix ou la rétablit
    [verbosity] { $keys } change la quantité de détails
    [sort] { $keys } change l’ordre de votre main
    [card-previous] { $keys } va { part-to-the-piece } d’avant
    [card-next] { $keys } va { part-to-the-piece } d’après
    [card-first] { $keys } va { $pieces ->
            [dice] au premier dé
           *[other] à la première carte
        }
    [card-last] { $keys } va { $pieces ->
            [dice] au dernier dé
           *[other] à la dernière carte
        }
    [choice-previous] { $keys } va au choix d’avant
    [choice-next] { $keys } va au choix d’après
    [uno] { $keys } dit uno ou contre-uno
    [jump] { $keys } joue hors de votre tour
    [draw] { $keys } { $pieces ->
            [dice] relance
           *[other] pioche
        }
    [pass] { $keys } { $pieces ->
            [dice] ne pose plus rien
           *[other] garde la carte piochée
        }
    [take] { $keys } prend les cartes qui vous visent
    [doubt] { $keys } doute
    [keys] { $keys } donne les touches
    [pause] { $keys } arrête le jeu un moment
    [cancel] { $keys } abandonne ce que vous avez commencé
    [why] { $keys } dit pourquoi
    [rematch] { $keys } commence une autre partie
    [quit] { $keys } ferme le jeu
   *[other] { $keys } : { $does }
}
typed-line = deux-points « { $line } »
key-unused = La touche { $key } ne fait rien. { $keys } donne les touches, deux-points commence une ligne.
    .brief = La touche { $key } ne fait rien.
key-edits = La touche { $key } ne sert que dans une ligne ; deux-points en commence une.
key-dropped = Plus rien n’est choisi.
    .brief = Rien de choisi.
key-number = La touche { $key } va { $pieces ->
        [dice] au dé
       *[other] à la carte
    } numéro { $number } : { $count ->
        [0] vous n’en avez pas
        [one] vous n’en avez { $pieces ->
            [dice] qu’un
           *[other] qu’une
        }
       *[other] vous en avez { $count }
    }.
key-number-choice = La touche { $key } va au choix numéro { $number } : il y en a { $count ->
        [one] un
       *[other] { $count }
    }.
key-picked = { CAPITAL($card) }, encore { $count }.
no-single-keys = Impossible de lire ici des touches simples, mais seulement des lignes : l’entrée ou la sortie n’est pas un terminal, ou ce terminal ne sait qu’imprimer. Tapez vos commandes.
    .brief = Ici, pas de touches simples, seulement des lignes.
key-told =
    { $keys ->
        [none] { CAPITAL($does) } : aucune touche.
       *[other] { CAPITAL($does) } : { $keys }.
    }
key-changed = Désormais : { $key }, { $does }.
key-removed = { CAPITAL($does) } n’a plus de touche simple.
keys-usual = Les touches sont de nouveau celles d’origine.
key-refused =
    { $reason ->
        [reserved] { CAPITAL($key) } modifie la ligne ou quitte le jeu : cette touche ne change pas.
        [taken] { CAPITAL($key) } sert déjà à ceci : { $taken }. Donnez-lui d’abord une autre touche, ou aucune.
       *[unknown] « { $key } » n’est pas une touche. Dites une lettre, un chiffre ou un signe, ou un nom comme espace, flèche gauche, F5 ou Alt R.
    }
key-for-what = Aucune touche ne fait « { $words } ». « touches tout » dit ce qu’elles font ; une commande convient aussi.

# Les mots de qui joue.
words-own =
    { $words ->
        [none] Vous n’avez pas de mots à vous.
       *[other] Vos mots à vous : { $words }.
    }
help-words = « { $command } », une commande et un mot : un mot à vous pour cette commande ; les mots habituels restent compris. « { $command } pioche aucun » le retire, « { $command } défaut » les retire tous.
words-usual = Vous n’avez plus de mots à vous.
word-told = { CAPITAL($usual) } : vous dites « { $word } ».
word-refused =
    { $reason ->
        [taken] « { $word } » veut déjà dire « { $taken } ». Choisissez un autre mot.
        [card] « { $word } » désigne une carte ou une couleur. Choisissez un autre mot.
        [small] « { $word } » sert déjà autrement dans une ligne. Choisissez un autre mot.
       *[form] « { $word } » ne peut pas être une commande : prenez d’un à trois mots, en lettres.
    }
