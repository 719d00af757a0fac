# Les règles maison : comment on les fait, les entend et les refuse.

app-rules-unknown = Aucun jeu de règles ne s’appelle « { $value } ». { $near ->
    [none] Au choix : { $known }.
   *[other] Vouliez-vous dire « { $near } » ? « { $program } rules list » les donne tous.
}
app-rules-quarrel = { $why }
app-rules-lacking = La règle « { $rule } » en demande une autre : ajoutez { $others }.
app-help-rules = rules list, rules show Nom, rules options : entendre les règles. rules new, rules edit Nom, rules rename Nom Nom, rules delete Nom : faire les vôtres, et les changer.
app-help-rules-list = rules list : les règles publiées, puis les vôtres.
app-help-rules-show = rules show Nom : toutes les règles d’une partie, paragraphe par paragraphe ; --rule option=valeur y ajoute une règle maison.
app-help-rules-options = rules options : ce qui peut se régler dans toutes les règles.
app-help-rules-new = rules new : composer vos règles maison, question par question, et les garder sous un nom.
app-help-rules-edit = rules edit Nom : changer des règles à vous, question par question.
app-help-rules-rename = rules rename Nom Nom : donner un autre nom à des règles à vous.
app-help-rules-delete = rules delete Nom : supprimer des règles à vous, après une question, sauf avec --yes.
app-option-yes = supprimer sans poser de question.
app-rules-no-command =
    { $where ->
        [page] « règles { $word } » : je ne comprends pas. Au choix : « règles », « règles de » et un nom, « nouvelles règles », « changer les règles », « effacer les règles ».
       *[terminal] « rules { $word } » n’est pas une commande. Au choix : rules list, rules show, rules options, rules new, rules edit, rules rename, rules delete.
    }
app-option-line = { $option } ({ $takes }) : { $meaning }.
app-house-line = { $name } : vos règles, à partir de { $base }.
app-house-sets = Règles maison : { $settings }.
app-house-bad-name = « { $name } » ne peut pas nommer des règles : prenez des lettres, des chiffres et des traits d’union, 40 au plus.
app-house-taken = « { $name } » est le nom de règles publiées : choisissez-en un autre.
app-house-no-text = { $file } n’est pas un fichier de règles : ce n’est pas du texte UTF-8, ou il est trop long.
app-house-line-too-long = { $file }, ligne { $line } : la ligne dépasse { $longest } caractères.
app-house-malformed = { $file }, ligne { $line } : ce n’est pas du TOML. Une ligne s’écrit ainsi : stack = "same".
app-house-unknown-key = { $file }, ligne { $line } : « { $key } » n’a pas de sens ici. Au choix : { $known }.
app-house-bad-table = { $file }, ligne { $line } : les options se suivent sous une ligne [options].
app-house-bad-base = { $file }, ligne { $line } : aucun jeu de règles ne s’appelle « { $value } ». Au choix : { $known }.
app-house-unknown-option = { $file }, ligne { $line } : l’option « { $option } » n’existe pas. « { $program } rules options » les donne toutes.
app-house-bad-value = { $file }, ligne { $line } : { $option } n’accepte pas « { $value } ». Valeurs possibles : { $takes }.
app-house-quarrel = { $file }, ligne { $line } : { $why }
app-house-lacking = { $file }, ligne { $line } : la règle « { $rule } » ne va pas seule : ajoutez { $others }.
app-new-name-ask = Le nom de vos règles ?
app-new-name-help = C’est sous ce nom que vos règles sont gardées, et choisies pour une partie. Des lettres, des chiffres ou des traits d’union, sans espace. « quitter » sort sans rien garder.
app-new-name-unclear = Tapez un nom : des lettres, des chiffres ou des traits d’union, sans espace.
app-new-option-help = Répondez par un des numéros ou des mots proposés. Entrée garde la valeur actuelle, « retour » revient à la question d’avant, le nom d’un réglage y mène, « liste » dit tous les réglages, « fin » termine les questions, « quitter » sort sans rien garder.
app-new-base-ask = À partir de quelles règles ? Un nom ou un numéro ; « liste » les donne toutes. Entrée : { $usual }.
app-new-base-help = Vos règles commencent comme celles que vous nommez ici ; les questions suivantes les changent. Entrée prend { $usual }, « liste » dit toutes les règles, « retour » revient au nom, « fin » ne change plus rien, « quitter » sort sans rien garder.
app-new-options = { $count } réglages, les plus demandés d’abord, à partir de { $base }. Entrée garde la valeur actuelle ; « aide » dit ce qui peut se dire d’autre.
app-new-fixed =
    { $options ->
        [many] Avec { $base }, { $count } autres réglages restent comme ils sont ; « liste » les nomme.
       *[other] Avec { $base }, ces réglages restent comme ils sont : { $options }.
    }
app-new-fixed-list = Restent comme ils sont : { $options }.
app-new-dropped = { $base } ne va pas avec { $settings } : c’est retiré.
app-new-refused =
    { $options ->
        [none] « { $rule } » ne va pas avec « { $others } ».
       *[other] « { $rule } » ne va pas avec « { $others } ». Changez d’abord : { $options }.
    }
app-new-option-ask = { $place } sur { $count }, { $option } : { $meaning }. { $takes }. Actuellement : { $played ->
    [no] sans objet
   *[other] { $now }
}.
app-new-value =
    { $meaning ->
        [none] { $number } { $value }
       *[other] { $number } { $value }, { $meaning }
    }
app-new-number =
    { $off ->
        [none] Un nombre de { $lowest } à { $highest }
       *[other] « { $off } », ou un nombre de { $lowest } à { $highest }
    }
app-new-option-unclear = « { $line } » ne va pas ici, et aucun réglage ne porte ce nom.
app-new-set = C’est fait : { $setting }.
app-new-list = Les réglages : { $settings }.
app-new-preset = { $number }. { $line }
app-new-replace-ask = Vous avez déjà des règles « { $name } ». Les remplacer ? Entrée : non.
app-new-replace-help = Des règles portent déjà ce nom. « oui » : une fois gardées, les nouvelles prennent leur place. « non », ou Entrée seule : vous choisissez un autre nom.
app-new-replace-unclear = Répondez « oui » ou « non » : remplacer vos règles « { $name } » ? Entrée vaut non.
app-new-summary =
    { $settings ->
        [none] « { $name } », c’est { $base }, sans rien de changé.
       *[other] « { $name } », c’est { $base } avec : { $settings }.
    }
app-new-keep-ask = Garder ces règles ? Entrée : oui. « non » ne garde rien ; « retour » ou le nom d’un réglage y revient.
app-new-keep-help = « oui », ou Entrée seule : les règles sont gardées, et peuvent se jouer. « non » ou « quitter » : rien n’est gardé. « retour » revient à la question d’avant, le nom d’un réglage y mène, « liste » dit tous les réglages.
app-new-keep-unclear = Répondez « oui » ou « non », ou le nom d’un réglage : garder ces règles ? Entrée vaut oui.
app-new-saved = Vos règles « { $name } » sont gardées dans { $file }. Pour y jouer : { $program } play --rules { $name }.
app-new-given-up = Rien n’est gardé.
app-edit-given-up = « { $name } » reste comme avant.
app-house-none =
    { $known ->
        [none] Vous n’avez pas encore de règles maison. Pour en faire : { $program } rules new
       *[other] Vous n’avez pas de règles « { $name } ». Les vôtres : { $known }.
    }
app-house-exists = Vous avez déjà des règles « { $name } ». Supprimez-les d’abord, ou choisissez un autre nom.
app-house-renamed = Vos règles « { $name } » s’appellent maintenant « { $other } ».
app-house-delete-ask = Supprimer pour de bon vos règles « { $name } » ? Oui ou non. Entrée : non.
app-house-delete-help = « oui » : le fichier de vos règles « { $name } » est supprimé, et ne revient pas. « non », ou Entrée seule : elles restent.
app-house-delete-unclear = Répondez « oui » ou « non » : supprimer vos règles « { $name } » ? Entrée vaut non.
app-house-stays = Vos règles « { $name } » restent.
app-house-deleted = Vos règles « { $name } » sont supprimées.

app-rules-fixed = { $rules } a toujours : { $rule }.
# Quels réglages ne vont pas ensemble, par ce qui peut se changer.
app-quarrel-settings = « { $rule } » ne va pas avec « { $others } ». { $count ->
        [one] Retirez : { $given }
       *[other] Retirez un de ces réglages : { $given }
    }{ $would ->
        [none] .
       *[other] { " " }; ou prenez : { $would }.
    }
app-quarrel-fixed = { $already } Retirez : { $others }.
fixed-defence = Avec { $rules }, on répond déjà à un +2, à un +4, à une carte Uno ou à un passe-tour par une carte de la même sorte.
fixed-dice = { $rules } se joue avec des dés : personne n’a de cartes.
fixed-duplicates = Avec { $rules }, on pose déjà ensemble deux cartes identiques.
fixed-exact-jump = Avec { $rules }, on pose déjà hors de son tour la carte exacte du talon.
fixed-moving-hands = Avec { $rules }, le 0 et le 7 font déjà voyager les mains.
fixed-partners = { $rules } se joue avec des partenaires qui changent.
fixed-rapido = Avec { $rules }, on pose déjà hors de son tour la carte exacte du talon, en disant « rapido ».
fixed-teams = { $rules } se joue en équipes.
fixed-time-out = { $rules } a déjà son propre temps pour jouer.
fixed-totem = Avec { $rules }, le 0 a déjà son sens : il prend un totem.
fixed-uno-attack = { $rules } a déjà des cartes Uno, qui font piocher 8 cartes au suivant.
fixed-uno-shield = { $rules } a déjà des cartes Uno, qui rendent invisible.
rules-more-ask = « suite » continue, « stop » arrête ; { $count ->
        [one] il reste une partie.
       *[other] il reste { $count } parties.
    }
rules-more-help = Les règles se disent par parties : « suite », ou Entrée, dit la suivante, et « stop » laisse le reste.
rules-more-unclear = « { $line } » n’est pas une réponse : « suite » ou « stop ».
more-parts-next = suite, la suite, suivant, continue, encore, continuer, vas-y, dis-m’en plus, et ensuite, la suite s’il te plaît
more-parts-stop = stop, arrête, assez, ça suffit, non
