# La ligne de commande : erreurs, aide, et ce qui se dit avant et après une partie.

app-your-name = Joueur

app-wrong-form = { $option } demande une valeur à sa suite ; un simple interrupteur n’en prend pas. --help donne les options.
app-wrong-option = L’option { $word } n’existe pas. { $near ->
    [none] Au choix : { $known }.
   *[other] Vouliez-vous dire { $near } ? --help donne toutes les options.
}
app-wrong-value = { $option } n’accepte pas « { $value } ». Valeurs possibles : { app-takes }.
app-word-missing = { $takes ->
    [NAME] Il manque un nom à la fin de la commande.
    [FILE] Il manque un fichier à la fin de la commande.
    [NUMBER] Il manque un numéro à la fin de la commande.
   *[other] Il manque un mot à la fin de la commande. Au choix : { $takes }.
}
app-word-unknown = « { $word } » n’a pas sa place dans cette commande. --help dit ce qu’elle accepte.
app-command-unknown = Il n’y a pas de commande « { $word } ». { $near ->
    [none] Au choix : { $known }. « { $program } help all » les explique.
   *[other] Vouliez-vous dire « { $near } » ? « { $program } help » donne toutes les commandes.
}
app-packages-unknown = « packages { $word } » n’est pas une commande. Au choix : packages, packages check PAQUET.
app-package-unknown = Aucun paquet nommé « { $word } » n’ajoute quoi que ce soit au jeu. Ceux qui le font : { $known }.
app-record-unknown = « record { $word } » n’est pas une commande. Au choix : record check, record replay.
app-bot-unknown = Aucun robot ne s’appelle « { $value } ». Au choix : { $known }.
app-rule-unknown = L’option de règle « { $option } » n’existe pas. { $near ->
    [none] Au choix : { $known }.
   *[other] Vouliez-vous dire « { $near } » ? « { $program } rules options » les donne toutes.
}
app-seats = Les règles « { $rules } » se jouent { $exact ->
    [yes] à { $fewest }
   *[no] à { $fewest } au moins, { $most } au plus
}, pas à { $count }. Choisissez avec { $players }.
app-wrong-seats = La règle « { $rule } » ne se joue pas à { $count }. Choisissez avec { $players }.
app-bad-name = { $fault ->
    [empty] Le nom d’un joueur demande au moins une lettre ou un chiffre.
    [long] « { $name } » est trop long pour un nom de joueur : { $longest } caractères au plus.
    [start] « { $name } » ne peut pas servir de nom : il doit commencer par une lettre ou un chiffre.
    [reserved] « { $name } » ne peut pas servir de nom : dans une partie enregistrée, ce mot veut dire autre chose. « { $instead } » convient.
   *[character] « { $name } » ne peut pas servir de nom : prenez un seul mot, en lettres et en chiffres. Un trait d’union, une apostrophe, un tiret bas ou un point peuvent s’y glisser.
}
app-name-twice = « { $name } » est dit deux fois : donnez deux noms différents.
app-nobody-called = Personne ne s’appelle « { $name } » dans cette partie. Les joueurs : { $known }.
app-file-unreadable = Impossible de lire { $file } : { $why }.
app-file-exists = { $file } existe déjà. Nommez un autre fichier, ou ajoutez --force pour le remplacer.
app-file-unwritable = Impossible d’écrire dans { $file } : { $why }. Indiquez un autre fichier.
app-os-error = { $code ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EACCES] vous n’en avez pas le droit
    [EPERM] vous n’en avez pas le droit
    [EEXIST] il y a déjà quelque chose à cet endroit
    [EISDIR] c’est un dossier
    [ENOTDIR] une partie du chemin n’est pas un dossier
    [ENOSPC] le disque est plein
    [EROFS] le disque est en lecture seule
    [EBUSY] une autre fenêtre y écrit
    [EIO] le disque n’obéit plus
    [EFBIG] c’est trop long
    [ETIMEDOUT] plus rien n’en vient
    [ENAMETOOLONG] ce nom est trop long
    [ELOOP] c’est un lien vers lui-même
    [ENXIO] ce n’est pas un fichier ordinaire, mais un tube ou un périphérique
    [EBADF] c’est fermé
    [EDQUOT] votre part du disque est épuisée
    [ENOMEM] la mémoire est pleine
    [no-inode] le disque n’a plus de place pour un fichier de plus
    [held] il est abîmé, et une autre fenêtre s’en sert ; fermez d’abord la partie qui s’y joue
    [damaged] le fichier est abîmé
    [newer] une version plus récente du jeu l’a écrit
   *[other] { $why }
}
app-file-not-text = { $file }, ligne { $line } : ce n’est pas du texte UTF-8, donc pas une partie enregistrée.
app-file-too-many-lines = { $file } a { $count } lignes ; on peut en lire { $most } au plus. Partagez-le en plusieurs fichiers.
store-act-missing = il manque.
store-act-changed = ce n’est plus ce qui a été écrit.
store-act-unplayable = les règles de cette édition ne savent pas le jouer.
store-chance-unfit = ce que le hasard y a donné ne convient pas aux règles.
app-record-wrong = { $place } { $why }
app-not-kept = La partie n’est plus enregistrée : impossible d’écrire dans { $file } ({ $why }). Vous pouvez continuer à jouer.
app-mind-lost = Impossible de relire ce qui était gardé avec cette partie, la mémoire des robots et vos réglages : les robots ont tout oublié, vos réglages habituels servent.
app-past-unreadable = Impossible de relire ce qui a été dit avant.
app-kept-again = La partie est de nouveau enregistrée.
app-kept-elsewhere = La partie n’est plus enregistrée ici : elle se joue aussi dans une autre fenêtre.
app-not-recorded = { $file } reste inachevé : impossible d’y écrire ({ $why }). La partie continue.
app-journal-damaged = Le fichier de vos parties était abîmé ; il est mis de côté dans { $file }. { $count ->
    [0] Aucune partie n’a pu y être reprise.
    [one] Une partie a pu y être reprise.
   *[other] { $count } parties ont pu y être reprises.
}{ $cut ->
    [0] { "" }
    [one] { "" } Une partie s’arrête là où commencent les dégâts.
   *[other] { "" } { $cut } parties s’arrêtent là où commencent les dégâts.
}
app-game-left-out = La partie { $number } ne se lit plus : aucune liste ne la montre, mais elle reste enregistrée. Vos autres parties sont intactes.
app-game-unreadable = La partie { $number } ne se lit plus. Elle reste enregistrée.
app-resumed-instead = { $kind ->
    [held] La partie { $number } se joue dans une autre fenêtre.
   *[unreadable] La partie { $number } ne se lit plus.
} Vous reprenez la partie { $other }.
app-game-cut = Le coup { $act } de la partie { $number } ne se lit plus : { $why } Vous reprenez après le coup { $good }{ $copy ->
    [0] .
   *[other] , dans la partie { $copy } ; la partie { $number } reste enregistrée telle quelle.
}
app-journal-unusable = Impossible d’ouvrir vos parties dans { $file } : { $why }.
app-bot-gone = Les robots « { $value } » ne sont plus installés : des robots plus simples jouent à leur place.
part-bot-log = { $log ->
        [none] { "" }
       *[other] { " " }Ce qui l’a arrêté est dans { $log }.
    }
app-bot-failed = { $name } a un défaut : un robot plus simple joue à sa place.{ part-bot-log }
app-no-open-game = Aucune partie inachevée. Commencez-en une avec : { $program } play.
app-record-is-over = { $file } contient une partie terminée. Écoutez-la avec : { $program } record replay { $file }.
app-no-number = « { $number } » n’est pas un numéro de partie.
app-not-both = { $one } et { $other } ne vont pas ensemble : choisissez l’un des deux.
app-no-such-game = Il n’y a pas de partie numéro { $number }.
app-game-over = La partie { $number } est terminée.
app-older-games = { $count ->
        [one] Une partie inachevée d’une édition précédente se trouve dans { $folder }. Pour la reprendre :
       *[other] { $count } parties inachevées d’une édition précédente se trouvent dans { $folder }. Pour en reprendre une :
    } { $program } play --resume { $file }.
app-game-open = La partie { $number } est inachevée : ses cartes restent cachées jusqu’à sa fin.
app-game-held = La partie { $number } se joue déjà dans une autre fenêtre.
app-game-broken = La partie { $number } ne peut pas reprendre ; elle reste enregistrée. Son coup { $act } ne se lit plus : { $why }
app-option-gone = L’option de règle « { $option } » n’existe pas ici. Un paquet qui n’est plus installé l’apportait peut-être.
app-rules-gone = Il n’y a pas ici de règles « { $value } ». Un paquet qui n’est plus installé les apportait peut-être.
app-own-fault = Le jeu s’est arrêté à cause d’un défaut qui lui est propre, décrit dans { $place }.{ $saved ->
    [yes] { "" } Votre partie est enregistrée ; pour la reprendre : { $command }
   *[no] { "" }
}
app-own-fault-untraced = Le jeu s’est arrêté à cause d’un défaut qui lui est propre ({ $fault }), impossible à noter.{ $saved ->
    [yes] { "" } Votre partie est enregistrée ; pour la reprendre : { $command }
   *[no] { "" }
}
app-output-lost = Impossible d’écrire ce que dit le jeu : { $why }.
app-output-lost-saved = Impossible d’écrire ce que dit le jeu : { $why }. Votre partie est enregistrée ; pour la reprendre : { $command }
app-input-closed = Le jeu ne peut pas lire ce que vous tapez : son entrée standard est fermée.

app-settings-all = tout, tous
app-settings-part = { $part ->
    [voice] La voix
    [sounds] Les sons
    [braille] Le braille
    [keys] Touches et mots
    [next] La partie suivante
   *[game] Le jeu
} : { $settings }.
app-settings-short = { $name } { $set ->
    [open] par défaut
   *[other] { $value }
}
app-settings-more = Un nom explique un réglage, un nom et une valeur le changent : { $program } settings débit 200 ; « { $program } settings tout » les explique tous.
app-settings-line = { $name } : { $set ->
    [yes] { $value }
    [open] rien de fixé
   *[no] { $value }, par défaut
} ; { $meaning } { $takes ->
    [text] { "" }
   *[other] Valeurs : { $takes }.
}
app-settings-changed = { $name } : { $set ->
    [yes] { $value }
   *[no] { $value }, par défaut
} ; { $meaning }.
app-settings-file = { $where ->
    [page] Le navigateur garde les réglages, pour cette page seule.
   *[disk] Fichier des réglages : { $file }
}
app-setting-called-keys = touches
app-setting-called-words = mots
app-setting-called-clock = horloge, montre
app-setting-called-hushed = messages tus
app-setting-called-name = nom
app-setting-called-players = joueurs
app-setting-called-rules = règles, règle
app-setting-called-bot = robots, robot
app-setting-called-lapses = oublis
app-setting-default = défaut
# La valeur d’un réglage qui énumère des mots, quand il n’en énumère aucun ; dessous, les nombres qu’accepte un réglage.
app-setting-nothing = rien, aucun, aucune
app-range = de { $lowest } à { $highest }
app-setting-unknown = Il n’y a pas de réglage « { $key } ». { $near ->
    [none] « { $program } settings » les donne tous.
   *[other] Vouliez-vous dire « { $near } » ? « { $program } settings » les donne tous.
}
app-wrong-setting = Le réglage « { $name } » n’accepte pas « { $value } ». { $takes ->
    [text] { "" }
   *[other] Valeurs possibles : { $takes }.
}
app-settings-not-kept = Le réglage ne vaut que pour cette partie : impossible d’écrire dans { $file } ({ $why }).
app-settings-no-setting = { $file }, ligne { $line } : « { $text } » n’est pas un réglage ; un réglage s’écrit rate = 250.
app-settings-unknown = { $file }, ligne { $line } : il n’y a pas de réglage « { $key } ». Au choix : { $known }.
app-settings-remove = Pour ne plus entendre cela, tapez : { $program } settings { $key } default
app-settings-no-language = { $file } : la langue « { $value } » n’est pas là{ $key ->
        [lang] , et le jeu prend celle du système
       *[other] { "" }
    }. Ce qui la concerne reste dans le fichier, derrière un #.
app-game-no-language = Cette partie se jouait dans une langue qui n’est pas là : « { $value } ». Elle continue dans celle-ci.
app-settings-twice = { $file }, ligne { $line } : { $key } figure deux fois ; sa valeur par défaut sert à la place. { app-settings-remove }
app-settings-more-faults = { $file } : { $count ->
    [one] encore une ligne inutilisable.
   *[other] encore { $count } lignes inutilisables.
}
app-settings-wrong-value = { $file }, ligne { $line } : { $key } n’accepte pas { $value } ; sa valeur par défaut sert à la place. { $form ->
    [text] Écrivez un seul mot entre guillemets droits.
    [name] Écrivez entre guillemets droits un seul mot de 20 lettres ou chiffres au plus. Les mots dont se servent les parties enregistrées, comme left ou chance, ne peuvent pas être des noms.
    [number] Écrivez un nombre sans guillemets, de { $lowest } à { $highest }.
    [switch] Écrivez true ou false, sans guillemets.
    [names] Réglez-le plutôt dans le jeu.
    [table] Écrivez entre guillemets droits le nom d’une table de liblouis, ou "auto".
   *[word] Valeurs possibles, entre guillemets droits : { $takes }.
} { app-settings-remove }
app-braille-table-unknown = liblouis n’a pas de table « { $table } ». { $known ->
    [none] « auto » prend celle de votre langue.
   *[other] Noms proches : { $known }. « auto » prend celle de votre langue.
}
app-own-name = { $why }
app-own-form = Écrivez une commande, un signe égal et ce que vous voulez pour elle, avec un point-virgule entre plusieurs : « pioche=d ; talon=g ». « none » veut dire : rien à vous.
app-speech-off = La voix est coupée.
app-braille-off = Pas de braille : { $why }

app-takes = { $takes ->
    [NAME] Nom
    [FILE] FICHIER
    [NUMBER] NUMÉRO
    [TEXT] TEXTE
    [SETTING] OPTION=VALEUR
   *[other] { $takes }
}
app-help-line = { $option }{ $takes ->
    [none] { "" }
   *[other] { " " }{ app-takes }
} : { $meaning }
app-help-short = { $program } COMMANDE [OPTIONS]. Commandes : { $commands }. COMMANDE --help en explique une, --help { $every } les explique toutes.
app-help-groups = Les options : { $program } { $command } --help, suivi de { $groups }, ou { $every }.
app-help-group-game = jeu, game
app-help-group-telling = récit, telling
app-help-group-voice = voix, voice
app-help-group-sounds = sons, sounds
app-help-group-braille = braille
app-help-group-other = autres, other
app-help-group-all = tout, all
app-help-overview = { $program } COMMANDE [OPTIONS]. Commandes :
app-help-play = play : jouer une partie d’Uno contre des robots, au clavier, à l’oreille et en braille. Dans le jeu, « aide » donne tout ce qu’il comprend. Les autres commandes, comme learn et daily : { $program } help.
app-help-learn = learn [LEÇON] : de courtes parties guidées, du premier tour au bluff, avec le braille des cartes et les sons.
app-help-daily = daily : la donne du jour, une manche avec les mêmes cartes pour tout le monde. daily résultats : les vôtres. daily ligne : la ligne qui dit votre dernier résultat, et aucune carte. daily comparer LIGNE : qui a fait mieux.
app-help-resume = resume [NUMÉRO] : reprendre une partie inachevée, la dernière ou celle de ce numéro.
app-help-history = history : la liste de vos parties, la dernière d’abord. history export NUMÉRO FICHIER : noter une partie finie dans un fichier. history delete NUMÉRO... : effacer des parties.
app-help-history-export = history export NUMÉRO FICHIER : noter une partie finie dans un nouveau fichier, que « record replay » raconte.
app-help-history-delete = history delete NUMÉRO... : effacer des parties pour toujours ; « all » les efface toutes.
app-help-goals = goals : les objectifs que vous avez atteints, et ceux qui restent.
app-help-stats = stats : ce que vos parties finies ont donné.
app-help-settings = settings [RÉGLAGE [VALEUR]] : écouter vos réglages, ou en changer un pour toutes les parties ; la valeur « default » le remet comme à l’origine.
app-help-record = record check FICHIER..., record replay FICHIER : vérifier ou réécouter une partie enregistrée.
app-help-record-check = record check FICHIER... : vérifier tout ce que des parties enregistrées annoncent ; code de retour 0 si tout est vrai, 1 sinon, 2 si un fichier n’est pas une partie.
app-help-record-replay = record replay FICHIER : raconter une partie enregistrée depuis le début.
app-help-simulate = simulate : laisser des robots jouer des manches entre eux, et dire à quelle vitesse.
app-help-tournament = tournament : faire jouer beaucoup de manches ou de parties à des robots, chaque donne une fois de chaque place, et dire ce que chacun a gagné. Si on l’interrompt, ce qui est joué compte.
app-help-version = --version : la version. COMMANDE --help : les options d’une commande.

# Les mots des commandes : ceux du jeu, et d’autres.
app-word-play = jouer, joue, partie, nouvelle partie, rejouer
app-word-resume = reprendre, { command-resume }
app-word-learn = { command-learn }
app-word-daily = jour, { command-daily }, donne du jour
app-word-daily-results = résultats, résultats du jour
app-word-rules-list = règles, liste des règles
app-word-rules-show = règles de, règles du, lire les règles, lis les règles
app-word-rules-new = nouvelles règles, mes règles, créer des règles
app-word-rules-edit = changer les règles, modifier les règles
app-word-rules-delete = effacer les règles, supprimer les règles
app-word-history = parties, historique, anciennes parties
app-word-history-delete = effacer la partie, supprimer la partie
app-word-daily-line = ligne du jour
app-word-daily-compare = comparer
app-word-ladder = { command-ladder }
app-word-goals = { command-goals }
app-word-stats = { command-stats }
app-word-settings = { command-settings }
app-word-join = rejoindre, nouvelle table, table, ensemble, à plusieurs
app-word-tables = tables, liste des tables, trouver une table
app-word-setup = premières questions, { command-setup }

app-option-rule = changer une règle, par exemple total-à-atteindre=300 ou points=contre-soi ; peut se répéter. « { $program } rules options » les donne toutes.
app-option-seed = un texte au choix ; le même texte redonne les mêmes cartes.
app-option-with = qui joue au même clavier, et quels robots, avec des virgules : Anne,Bob,téméraire. Chacun dit son nom pour avoir sa main.
app-option-ladder = une partie de l’échelle : contre des robots à votre mesure.
app-option-daily = la donne du jour : une manche avec les mêmes cartes pour tout le monde.
app-option-watch = seuls les robots jouent, et vous écoutez.
app-option-accessible = comme --speech texte ; la variable ACCESSIBLE fait de même.
app-option-record = noter la partie dans ce fichier.
app-option-force = remplacer un fichier qui existe déjà.
app-option-resume = jouer la suite de ce fichier de partie ; « latest » : de la dernière partie inachevée.
app-option-rounds = nombre de manches.
app-option-matches = combien de parties entières, au lieu de manches.
app-option-bots = les robots, un par place, séparés par des virgules, comme normal,facile.
app-option-workers = combien de processus jouent ; autant que de cœurs si rien n’est dit. Le résultat est le même.
app-option-cluster = l’adresse d’un ordonnanceur Dask, dont les machines jouent.
app-option-plot = dessiner dans ce fichier, PNG ou SVG, comment le résultat se stabilise.
    .stats = dessiner dans ce fichier SVG les parties gagnées : une image à montrer aux autres.
app-option-count = nombre de parties ; 20 si vous ne dites rien.
app-option-all = toutes les parties.
app-option-csv = en tableau CSV.
app-option-seats = nombre de robots.
app-option-as = raconter la partie comme ce joueur l’a entendue ; sinon, comme un spectateur.
app-option-json = une ligne de JSON par événement.
    .history = une ligne de JSON par partie.
    .stats = les chiffres en une ligne de JSON.

app-no-such-lesson = Il n’y a pas de leçon « { $word } ». Un numéro de 1 à { $count } ; « { $program } learn » en donne la liste.
app-lessons-not-kept = Votre avancée dans les leçons ne peut pas être gardée : { $file } ne peut pas être écrit : { $why }.
