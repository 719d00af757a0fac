# Plusieurs parties à la suite : la table de la prochaine, les records, la donne du jour.

rematch-not-here = Ici, aucune autre partie ne peut suivre.
rematch-ask = Laisser cette partie pour une autre ? Oui ou non. { $saved ->
        [all] Elle sera enregistrée.
        [beginning] Ses derniers coups ne peuvent pas être enregistrés.
       *[nothing] Elle ne peut pas être enregistrée.
    }
    .brief = Une autre partie ? Oui ou non.
    .braille = autre partie ?
rematch-help = On vous demande si vous laissez cette partie. « oui » en commence aussitôt une autre{ $saved ->
        [all] , et enregistre celle-ci
        [beginning] , et les derniers coups de celle-ci ne peuvent pas être enregistrés
       *[nothing] , et celle-ci ne peut pas être enregistrée
    }. « non », ou Entrée seule, continue celle-ci.
rematch-unclear = Répondez « oui » ou « non » : laisser cette partie pour une autre ? Entrée vaut non.
rematch-saved = La partie inachevée est enregistrée. Pour la reprendre : { $command }
unclear-table = « { $words } » ne se change pas. Dites « table » et l’un de ces mots : { $names }.
table-next = Prochaine partie : { $name } et { $others ->
        [one] un adversaire
       *[other] { $others } adversaires
    }{ $levels ->
        [usual] { "" }
        [one] , robots de niveau { $bots }
       *[several] , robots de niveaux { $bots }
    }, règles { $rules }. « table » suivi de nom, joueurs, robots, règles ou adversaires la change ; « revanche » la commence.
table-changed = { $part ->
        [name] Dès la prochaine partie, votre nom sera { $value }.
        [players] Dès la prochaine partie, vous jouerez à { $value }.
        [bots] { $levels ->
            [usual] Dès la prochaine partie, les robots joueront comme d’habitude.
            [one] Dès la prochaine partie, tous les robots joueront au niveau { $value }.
           *[several] Dès la prochaine partie, les robots joueront, dans l’ordre, aux niveaux { $value }.
        }
        [rules] Dès la prochaine partie, les règles seront { $value }.
       *[opponents] Dès la prochaine partie, vous jouerez contre { $value }.
    } « revanche » la commence.
table-kept = { $part ->
        [rules] Selon vos réglages : règles { $rules }.
        [bots] Selon vos réglages : robots { $levels ->
            [one] de niveau { $bots }
           *[several] de niveaux { $bots }
        }.
       *[both] Selon vos réglages : règles { $rules }, robots { $levels ->
            [one] de niveau { $bots }
           *[several] de niveaux { $bots }
        }.
    }
table-shared = Plusieurs personnes partagent ce clavier : quittez, puis relancez le jeu avec d’autres noms.
table-unchanged = La prochaine partie reste comme elle était.
table-too-many-opponents = { $most ->
        [one] Vous jouez contre un seul robot
       *[other] Vous jouez contre { $most } robots
    } : n’en nommez pas plus, ou dites d’abord « table joueurs » et un nombre.
table-opponents-are-levels = « { $typed } » dit comment jouent les robots, non comment ils s’appellent : dites « table robots », puis ces mots.
table-wants-number = Dites un nombre de joueurs, de 2 à 10.
help-rematch = « { $command } » : une autre partie à la même table ; « { $command } contre 2 forts » : contre deux robots forts. Celle qui n’est pas finie est d’abord enregistrée.
help-table = « { $command } » : qui joue la prochaine partie, et selon quelles règles. « { $command } nom Anne », « { $command } joueurs 5 », « { $command } robots facile », « { $command } règles rapido », « { $command } adversaires » la changent. La partie en cours reste telle quelle.
help-stats = « { $command } » : ce que donnent vos parties jusqu’ici, celle-ci comprise.
stats-not-here = Aucune statistique n’est tenue ici.

best-points = C’est votre meilleur score avec ces règles.
best-rounds = Votre victoire la plus rapide avec ces règles : { $rounds ->
        [1] une manche
       *[other] { $rounds } manches
    }.
best-streak = { $streak } victoires de suite : votre plus longue série.
table-no-bots = Il n’y a pas de robots « { $typed } ». Choisissez parmi : { $known }.

levels-are = { $levels }. « niveau », un nom et un niveau changent cela aussitôt ; « table » est pour la prochaine partie.
level-of = { $name } : { $level }
level-in-words = { $style ->
    [none] niveau { $level }
   *[other] niveau { $level }, style { $style }
}
levels-nobody = Aucun robot ne joue ici.
level-set = Désormais, { $name } joue au { $level }.
level-of-all = Désormais, tous les robots jouent au { $level }.
level-of-person = { $name } n’est pas un robot.
level-broken = Les robots { $level } ne fonctionnent pas ici.
level-fixed = Le niveau des robots ne se change pas ici.
level-not-here = Le niveau des robots dépend de qui héberge la table.
unclear-level = « { $words } » n’est pas un niveau. Dites un nom, et un niveau ou un style : { $known }.
unclear-rematch = « { $words } » ne nomme pas de robots. Dites par exemple « revanche contre 2 forts », ou l’un de ces mots : { $known }.
help-level = « { $command } » : qui joue à quel niveau. « { $command } Luna fort » ou « Luna fort audacieux » le change aussitôt, « { $command } facile » pour tous les robots. Niveaux : hasard, facile, normal, fort. Styles : prudent, téméraire, étourdi, méfiant, rusé, impatient.
setting-is = { $name } : { $value }
settings-are = { CAPITAL($settings) } ; { $hush } : { $hushed ->
    [none] rien
   *[other] { $hushed }
}. Pour en changer un, son nom et une valeur, comme « tri couleur » ; son nom seul l’explique. « niveau » est pour les robots, « table » pour les noms, les joueurs et les règles de la prochaine partie.
help-settings = Réglages : { $settings }. Le nom d’un réglage dit où il en est, et une valeur derrière le change. « niveau » est pour les robots, « table » pour les noms, les joueurs et les règles de la prochaine partie.
