# Ce qui peut clocher dans une partie enregistrée.

record-bad-header = « { $text } » n’est pas une ligne d’en-tête ; écrivez [Clé "valeur"].
record-unknown-key =
    { $nearest ->
        [none] Aucune ligne d’en-tête ne s’appelle « { $key } ». Au choix : { $known }.
       *[other] Aucune ligne d’en-tête ne s’appelle « { $key } ». Vouliez-vous dire { $nearest } ?
    }
record-key-twice = { $key } figure deux fois ; gardez-en une.
record-no-seats = Il manque les joueurs ; écrivez [Seats "Anne Paul"].
record-names-alike = Deux joueurs portent le même nom dans « { $value } ».
record-name-taken = Personne ne peut s’appeler « { $name } » ; dans une partie enregistrée, ce mot veut dire autre chose.
record-bad-name = « { $name } » ne peut pas être le nom d’un joueur ; écrivez un seul mot, en lettres et en chiffres, { $longest } au plus.
record-name-twice = { $key } nomme { $name } deux fois ; une seule suffit.
record-unknown-name = Personne ne s’appelle « { $name } » ; les noms sont ceux de Seats.
record-unknown-card = « { $card } » n’est pas une carte ; les cartes s’écrivent r7, g+2, ysk, brv, wi, wi+4.
record-not-a-number = { $key } : « { $value } » n’est pas un nombre entier.
record-number-too-long = { $key } : « { $value } » est trop grand : un nombre a ici { $longest } chiffres au plus.
record-no-round = Round : « { $value } » n’est pas un numéro de manche ; les manches se comptent à partir de 1.
record-bad-direction = Le sens est 1 ou -1, pas { $value }.
record-bad-colour = « { $value } » n’est pas une couleur ; les couleurs sont r, y, g, b.
record-hand-missing = Hands ne dit rien de { $name } ; nommez tous les joueurs.
record-no-discard = Il manque la carte du dessus ; écrivez [Discard "r5"] ou [First "r5"].
record-colour-missing = Un joker est sur le talon ; dites quelle couleur est demandée : [Colour "g"].
record-unknown-rules =
    { $nearest ->
        [none] Aucune règle ne s’appelle « { $value } ». Au choix : { $known }.
       *[other] Aucune règle ne s’appelle « { $value } ». Vouliez-vous dire { $nearest } ?
    }
record-unknown-option =
    { $nearest ->
        [none] L’option de règle « { $option } » n’existe pas. « { $program } rules options » les donne toutes.
       *[other] L’option de règle « { $option } » n’existe pas. Vouliez-vous dire { $nearest } ?
    }
record-bad-option = L’option de règle { $option } n’accepte pas « { $value } ». Valeurs possibles : { $takes }.
record-unknown-version = La règle « { $rule } » n’a pas de version { $version } ici ; une version plus récente du jeu la connaît peut-être.
record-bad-seats = Ces règles se jouent { $exact ->
    [yes] à { $fewest }
   *[no] à { $fewest } au moins, { $most } au plus
}, pas à { $count }.
record-wrong-seats = La règle « { $rule } » ne se joue pas à { $count }.
record-line-too-long = La ligne dépasse { $longest } caractères.
record-unseen = Le caractère { $place } de la ligne, { $code }, ne se voit pas ; effacez-le.
record-other-format = Cette partie est au format { $value } ; seul le format 1 se lit.
record-header-late = « { $text } » vient après le premier coup ; l’en-tête se place avant.
record-no-header = « { $text } » vient avant tout en-tête ; commencez par [Format "1"].
record-empty = Il n’y a pas de partie dans ce fichier.
record-bad-move = « { $text } » n’est pas un coup{ record-wrong-word }. Une telle ligne s’écrit : { $form }.
record-wrong-word =
    { $kind ->
        [card]  : « { $word } » n’est pas une carte
        [colour]  : « { $word } » n’est pas une couleur ; les couleurs sont r, y, g, b
        [name]  : personne ne s’appelle « { $word } » ; à la table : { $known }
        [number]  : « { $word } » n’est pas un nombre entier, ou il est trop long
        [verb]  : « { $word } » ne veut rien dire ici ; { record-nearest-word }
        [value]  : « { $word } » ne convient pas ; il y a { $known }
        [nothing]  : rien ne peut suivre là où se trouve « { $word } »
       *[form] { "" }
    }
record-nearest-word =
    { $nearest ->
        [none] il y a { $known }
       *[other] peut-être { $nearest }
    }
record-unknown-player =
    { $nearest ->
        [none] Personne ne s’appelle « { $name } » ; à la table : { $known }.
       *[other] Personne ne s’appelle « { $name } ». Vouliez-vous dire { $nearest } ?
    }
record-not-waited-for = Le temps de { $name } ne peut pas être écoulé : personne n’attend { $name }.
record-bad-chance = Ce que donne le hasard ne convient pas : { $text }.
record-unsettled = La partie ne s’arrête pas ici : ces cartes la font tourner en rond.
record-refused = Les règles refusent « { $text } ».
record-unknown-expectation =
    { $nearest ->
        [none] « ? { $text } » n’annonce rien qui se vérifie. Après « ? » vient l’un de ces mots : { $known }.
       *[other] « ? { $text } » n’annonce rien qui se vérifie. Vouliez-vous dire « ? { $nearest } » ?
    }
record-bad-expectation = « ? { $text } » ne peut pas se vérifier{ record-wrong-word }. Une telle ligne s’écrit : ? { $form }.
record-expected = attendu : { $expected } ; trouvé : { $found }
record-found-nothing = attendu : { $expected } ; rien n’a été trouvé
record-found-refused = attendu : { $text } ; trouvé : un refus, « { $why } », dit à { $name }
record-misplay = à noter : « { $text } » est contraire aux règles, et compte comme une faute ; ce que { $name } entend : « { $why } »
record-all-hold = { $count ->
    [one] { $count } fichier vérifié : tout concorde.
   *[other] { $count } fichiers vérifiés : tout concorde.
}
record-rules-quarrel = La règle « { $rule } » ne va pas avec : { $others }. Retirez l’une ou l’autre.
record-rules-lacking = La règle « { $rule } » ne va pas seule : ajoutez { $others }.
record-option-quarrel = L’option « { $option } » ne va pas avec les règles « { $rules } » : elles comprennent déjà { $others }. Retirez l’option.
record-too-many-options = Il y a plus de { $most } options ; n’écrivez chacune qu’une fois.
