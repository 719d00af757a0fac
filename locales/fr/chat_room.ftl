# Le salon de discussion : ce que le programme hôte dit à tous ou à un seul, et les mots qui suivent
# le point d’exclamation. Le premier mot de chaque ligne est celui que l’aide emploie.

room-word-rules = règles, règlement
room-word-enrol = go, inscription, inscris-moi
room-word-time = temps
room-word-start = commence, start
room-word-stop = stop, arrête
room-word-order = ordre
room-word-repeat = répète
room-word-cards = cartes
room-word-plays = coups
room-word-why = pourquoi
room-word-level = niveau, niveaux, adversaires, adversaire, difficulté
room-word-abandon = abandon, abandonne, quitte
room-word-table = table
room-word-bot = bot, robot
room-word-rematch = revanche
room-word-braille = braille
room-word-language = langue
room-word-help = aide
room-word-commands = commandes, commande
room-word-ranking = classement, palmarès
room-word-stats = stats, statistiques
room-word-unlisted = nonlisté
room-ranked-by-wins = victoires, victoire
room-ranked-by-rounds = manches
room-ranked-by-points = points
room-ranked-in-month = mois
room-ranked-for-ever = toujours, tout
room-word-pause = pause
room-word-continue = continue, reprends, reprendre
room-word-private = privé
room-word-question = question
room-kind-message = message, messages
room-kind-notice = notice, notices
room-word-ban = exclus, exclure
room-word-remove = retire, retirer
room-word-allow = autorise, autoriser

room-enrolled = { $name } joue. { $count ->
    [1] Une place prise.
   *[other] { $count } places prises.
}
room-enrolled-already = Votre place est prise, au nom suivant : { $name }.
room-full = La table est complète : { $count } places.
room-withdrawn = { $name } ne joue plus. { $count ->
    [0] Il n’y a plus personne.
    [1] Une place prise.
   *[other] { $count } places prises.
}
room-countdown = La partie commence dans { $seconds } secondes ; « !go » pour jouer.
room-gathered = Les places prises le restent : { $players }.
room-too-few = Il faut au moins deux joueurs : la partie n’a pas lieu. « !go » pour recommencer.
room-too-few-yet = Il faut au moins deux joueurs : « !go » pour jouer, « !bot » pour ajouter un robot.
room-begins = La partie commence, règles { $rules }. Dans l’ordre : { $players }.
room-turn = À { $name }.
room-again = La partie est finie. « !revanche » pour la même table, « !go » pour une autre.
room-rematch-awaits = { $name } propose une revanche, qui commence dans { $seconds } secondes. Il manque : { $awaited }. « !go » pour jouer.
room-rematch-asks = { $name } propose une revanche : « !go » dans les { $seconds } secondes pour en être.
room-pause-asked = { $name } propose une pause : { $votes } voix sur { $needed }. « !pause » pour l’accepter.
room-pause = Pause, d’une demi-heure au plus : le temps ne court plus et les robots attendent. « !continue » pour reprendre.
room-paused-already = La partie est déjà en pause. « !continue » pour reprendre.
room-not-paused = La partie n’est pas en pause.
room-goes-on = { $name } reprend la partie.
room-pause-over = La pause est finie.
room-next-game = La prochaine partie se prépare : « !go » pour jouer.
room-stopped = La partie est arrêtée.
room-no-game = Aucune partie en cours. « !go » pour jouer, « !aide » pour les commandes.
room-under-way = Une partie est en cours. Attendez qu’elle finisse.
room-not-seated = Vous ne jouez pas cette partie.
room-enrol-first = Inscrivez-vous d’abord : « !go ».
room-host-alone = Seule la personne inscrite en premier peut le faire.
room-no-bot = Aucun robot ne s’appelle « { $kind } ». Il y a : { $known }.
room-broken-bot = Le robot « { $kind } » ne fonctionne pas ici. « !bot » ajoute un robot ordinaire.
room-bot-replaced = Le robot { $name } ne fonctionne plus : un autre joue à sa place.
room-nothing-before = Aucune partie n’a encore été jouée ici.
room-time-left = La partie commence dans { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
room-time-since = La partie dure depuis { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
room-own-count = Vous avez { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
room-plays = { $count ->
    [0] Vous n’avez posé aucune carte
    [1] Vous avez posé une carte
   *[other] Vous avez posé { $count } cartes
}.
room-table = Règles de la table : { $rules }{ $options ->
    [none] .
   *[other] , avec { $options }.
} Pour en changer, par exemple : « !table duo ».
room-table-chosen = Règles de la prochaine partie : { $rules }{ $options ->
    [none] .
   *[other] , avec { $options }.
}
room-table-unknown-preset = Aucune règle ne s’appelle « { $value } ». Il y a : { $known }.
room-table-unknown-option = L’option « { $option } » n’existe pas.
room-table-bad-value = { $option } n’accepte pas « { $value } ». Valeurs possibles : { $takes }.
room-table-conflict = { $why }
room-table-lacking = « { $rule } » ne va pas sans : { $others }.
room-table-rule-seats = « { $rule } » ne se joue pas à { $count }.
room-table-preset-seats = Ces règles se jouent { $exact ->
    [yes] à { $fewest }
   *[no] à { $fewest } au moins, { $most } au plus
}, pas à { $count }.
room-table-package = Ces règles ont besoin d’un paquet qui ne fonctionne pas ici.
room-braille = { $notation ->
    [none] Plus de braille.
   *[other] Vos lignes ont aussi leur braille, { $notation ->
        [leaflet-antoine] celui de la notice, en chiffres Antoine
        [mattel] celui de Mattel
        [rnib] celui du RNIB
       *[leaflet] celui de la notice
    }.
}
room-no-braille = Aucune notation braille ne s’appelle « { $notation } ». Il y a : notice, antoine, mattel, rnib ; « !braille non » l’enlève.
room-no-liblouis = Le programme hôte n’écrit pas le braille : liblouis lui manque.
room-language = Je vous répondrai en français.
room-no-language = Je réponds en français ou en anglais : « !langue anglais ».
room-ranking = { $span ->
    [month] Classement du mois
   *[ever] Classement de toujours
}, par { $by ->
    [rounds] manches gagnées
    [points] points
   *[wins] parties gagnées
} : { $entries }
room-ranked = { $place }, { $name }{ $proven ->
    [yes] { "" }
   *[no] { " (sans compte)" }
}, { $by ->
    [rounds] { $rounds }
    [points] { $points }
   *[wins] { $wins } sur { $games }
}.
room-ranking-empty = { $span ->
    [month] Personne n’a rien gagné ici ce mois-ci ; « !classement toujours » pour tous les mois.
   *[ever] Personne n’a encore rien gagné ici.
}
room-ranking-unclear = « !classement » se précise ainsi : victoires, manches ou points ; mois ou toujours. Par exemple : « !classement points toujours ».
room-ranking-not-kept = Aucun classement n’est tenu ici.
room-stats = { $name }{ $proven ->
    [yes] { "" }
   *[no] { " (sans compte)" }
} : ce mois-ci, { $monthWins ->
    [0] 0 partie gagnée
    [one] une partie gagnée
   *[other] { $monthWins } parties gagnées
} sur { $monthGames } ; en tout, { $wins } sur { $games }, avec { $rounds ->
    [0] 0 manche
    [one] une manche
   *[other] { $rounds } manches
} et { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}.
room-stats-none = Rien n’est compté ici pour { $name } : une partie compte quand deux personnes la jouent jusqu’au bout.
room-unlisted = { $name } n’est plus dans aucun classement de ce salon, et ses parties d’avant sont oubliées. « !nonlisté non » pour compter de nouveau.
room-listed = Vos parties comptent désormais.
room-unlisted-elsewhere = { $name } a aussi joué ici depuis une autre connexion, et aucun compte ne prouve que c’est vous. Demandez à un opérateur du salon.
room-private = { $kind ->
    [message] Mes lignes privées seront désormais des messages, comme entre personnes : votre logiciel leur ouvre une fenêtre à mon nom.
   *[notice] Mes lignes privées seront désormais des notices.
}
room-where-private = { $name }, vos cartes ne sont dites qu’à vous, en notices ; si elles arrivent ailleurs que dans cette fenêtre, « !privé message » leur en ouvre une à mon nom.
room-no-private = Deux façons : « !privé message », « !privé notice ».
room-question = { $alone ->
    [yes] À votre tour, je ne dirai que la question ; « !cartes » donne votre main.
   *[no] À votre tour, je dirai la question, puis votre main.
}
room-levels = { $levels }. Qui a pris la première place peut le changer : « !niveau Luna fort ».
room-not-here = Votre logiciel de discussion s’en charge.
room-help = Après le point d’exclamation, avant la partie : go pour jouer, commence pour ne plus attendre, table pour les règles, bot, règles. Pendant : jeu rouge-5, pioche, couleur vert, uno ; cartes, répète, ordre, temps, coups, conseil, pourquoi, niveau, abandon. « !commandes » donne tous les mots. En privé, sans point d’exclamation si vous voulez.
room-commands = Pour la table : { $table }. Pour savoir : { $questions }. Pour vous : { $own }. Pendant la partie, il y en a d’autres ; « !aide bot » explique un de ces mots.
room-commands-playing = Pour jouer : { $pieces ->
    [dice] un dé
   *[other] une carte
}, { $acts }. Pour savoir : { $queries }, { $questions }. Pour la table : { $table }. Pour vous : { $own }. « !aide bot » explique un de ces mots.
room-help-rules = « !règles » : les règles de la table. Pendant la partie, « !règles uno » en dit un chapitre, « !règles +4 » une carte.
room-help-enrol = « !go » : prendre une place. La partie commence une minute après la première.
room-help-time = « !temps » : le temps qu’il reste avant la partie ; ensuite, celui qu’elle a duré, et celui qu’il vous reste pour jouer.
room-help-start = « !commence » : commencer sans attendre, pour qui a pris la première place.
room-help-stop = « !stop » : annuler la partie, pour qui a pris la première place.
room-help-order = « !ordre » : qui joue après qui.
room-help-repeat = « !répète » : à qui de jouer, et sur quelle carte.
room-help-cards = « !cartes » : vos cartes ; « !cartes nombre » : combien il vous en reste.
room-help-plays = « !coups » : combien de cartes vous avez posées.
room-help-why = « !pourquoi » : la raison de ce qui vient d’être dit ; « !pourquoi Luna » : de ce que Luna a fait en dernier.
room-help-level = Le niveau des robots : « !niveau Luna fort » ; qui a pris la première place peut le changer.
room-help-abandon = « !abandon » : rendre votre place, ou quitter la partie en cours ; les autres la finissent.
room-help-table = « !table » : les règles choisies ; « !table duo » en choisit d’autres, « !table duo, empilement = identique » avec une option.
room-help-bot = « !bot » : donner une place à un robot, « !bot fort » à un robot de ce niveau.
room-help-rematch = « !revanche » : une autre partie de la même table ; qui l’a quittée a une minute pour dire « !go ».
room-help-braille = « !braille notice » : vos lignes aussi en braille ; « !braille non » l’enlève.
room-help-language = « !langue anglais » : je vous répondrai en anglais.
room-help-ranking = « !classement » : qui a gagné le plus de parties ici ce mois-ci ; aussi « !classement manches », « points », « toujours ».
room-help-stats = « !stats Paul » : les parties que Paul a gagnées ici ; « !stats » tout court, les vôtres.
room-help-unlisted = « !nonlisté » : plus de place au classement, parties d’avant comprises ; « !nonlisté non » : compter de nouveau.
room-help-pause = « !pause » : une pause, dès que la plupart des joueurs la veulent ; le temps ne court plus, et les robots attendent.
room-help-continue = « !continue » : finir la pause.
room-help-private = « !privé message » : mes lignes privées vous viennent comme des messages ; « !privé notice » : comme des notices.
room-help-question = « !question » : à votre tour, la question sans la main ; « !question non » : la main aussi.
room-help-ban = « !exclus Paul » : Paul ne joue plus à cette table, et elle ne l’écoute plus. C’est réservé aux opérateurs.
room-help-remove = « !retire Paul » : sortir Paul de la partie ; les autres la finissent. C’est réservé aux opérateurs.
room-help-allow = « !autorise » : laisser rejouer tous ceux qui étaient exclus. C’est réservé aux opérateurs.
room-help-move = « !déplace #salon » : continuer la partie dans un autre salon. C’est réservé aux opérateurs.
room-another-host = { $name } dit être aussi un programme hôte. Cette table n’est pas la sienne.
room-gives-way = Le salon ou un compte parle pour { $name }, qui tient désormais la table.
room-keeps-again = { $name } ne tient plus la table : la voici de nouveau ici.
app-host-another = { $channel } : { $name } dit être aussi un programme hôte. Celui-ci continue, à moins que les droits du salon ou un compte ne parlent que pour l’autre.
room-flood = Trop de lignes : les vôtres sont ignorées pendant { $seconds } secondes.
room-not-heard = Le salon ne me laisse pas parler. En attendant, je vous dis tout en privé.
room-heard = Je peux de nouveau parler ici.
room-leaving = Le programme hôte s’arrête ; la partie est enregistrée et reprendra avec lui.
room-leaving-lost = Le programme hôte s’arrête ; la partie en cours est perdue.
room-resumed = La partie interrompue reprend. À la table : { $players }.
room-paused = { $name } n’est plus là, le réseau s’est coupé. La partie attend dix minutes au plus.

app-help-host = host : ouvrir des tables de jeu dans les salons d’un réseau IRC, pour tous les logiciels de discussion. Quand il s’arrête, les parties en cours attendent son prochain démarrage. Le mot de passe du compte se lit dans un fichier, ou dans la variable d’environnement ACCESSIBLE_UNO_IRC_PASSWORD.
app-option-server = le serveur du réseau : un nom ou une adresse ; un port peut suivre, derrière deux-points.
app-option-port = le port du serveur ; 6667, ou 6697 avec --tls.
app-option-tls = chiffrer la connexion et vérifier le certificat du serveur.
app-option-channel = un salon ; « host » en tient plusieurs, l’option se répète.
app-option-nick = le nom à porter sur le réseau.
app-option-account = le compte auprès des services du réseau.
app-option-password-file = le fichier qui contient le mot de passe du compte.
app-host-needs = Il faut { $option }. Par exemple : { $program } { $command } --server irc.exemple.fr --tls --channel "#uno" --nick { $command ->
    [join] Anne
   *[host] uno
}.
app-host-bad-server = « { $server } » n’est pas un serveur : écrivez un nom, comme irc.exemple.fr, ou une adresse, comme 192.0.2.1.
app-host-two-ports = Il y a deux ports, { $port } et { $other } : n’en écrivez qu’un.
app-host-bad-channel = « { $channel } » n’est pas un salon : son nom commence par # et n’a ni espace ni virgule.
app-host-no-library = Il manque la bibliothèque pure-sasl, qui ouvre le compte : { $command } l’apporte. Ou n’indiquez pas de compte.
room-banned = Cette table ne vous écoute plus.
room-was-banned = { $name } ne joue plus à cette table.
room-all-allowed = Tout le monde peut de nouveau jouer à cette table.
room-operators-alone = C’est réservé aux opérateurs.
room-not-yours = Vous n’avez pas de droits d’opérateur dans { $name }.
room-was-removed = { $name } ne joue plus cette partie.
room-come-in = Pour cela, il faut être dans le salon.
room-put-out = On vous a fait sortir du salon. Revenez-y pour continuer à jouer.
room-nobody-called = Personne à cette table ne s’appelle « { $name } ».
app-option-config = un fichier qui nomme les réseaux et leurs salons, à la place des autres options.
app-host-file-key = { $file } : « { $key } » n’y veut rien dire. Au choix : { $known }.
app-host-file-lacks = { $file } : il manque { $key } à un réseau.
app-host-file-wrong = { $file } : { $what ->
    [toml] ce n’est pas du TOML, ou une ligne dépasse 1000 caractères : écrivez les longues listes en plusieurs lignes.
    [text] ce n’est pas du texte.
    [networks] il faut un réseau au moins, sous une ligne [[network]], et rien d’autre.
   *[other] { $what } n’accepte pas « { $value } ». { $takes ->
        [server] Écrivez un nom ou une adresse.
        [rooms] Écrivez des salons : ["#uno"], ou avec leur langue, { "{" } "#uno" = "fr" { "}" }.
        [accounts] Écrivez des comptes : ["Anne"].
        [key] Écrivez une clé, ou celle de chaque salon : { "{" } "#uno" = "secret" { "}" }.
        [word] Écrivez un seul mot, sans @ ni virgule.
        [text] Écrivez un texte entre guillemets droits.
       *[other] Valeurs possibles : { $takes }.
    }
}
app-option-once = finir quand une connexion est perdue, au lieu de revenir : un gestionnaire de services relance le programme.
app-host-connected = { $server } : la connexion est établie, sous le nom suivant : { $nick }.
app-host-lost = { $server } : la connexion est perdue.
app-host-ended = La connexion est perdue ; les parties sont enregistrées, et le programme s’arrête.
app-host-no-answer = { $server } : le serveur ne laisse pas entrer et ne dit pas pourquoi.
app-host-unreachable = { $server } : { $why ->
    [refused] aucun serveur n’écoute sur ce port.
    [silent] le serveur ne répond pas.
    [far] aucun chemin n’y mène. Vérifiez le réseau de cette machine.
    [unknown] ce nom de serveur est inconnu.
   *[other] la connexion échoue.
} Le programme essaie de nouveau, de plus en plus rarement.
app-host-certificate = { $server } : { $why ->
    [expired] son certificat a expiré
    [other-name] son certificat est celui d’un autre nom
   *[unknown] aucune autorité connue de cette machine ne répond de son certificat
}. La connexion est refusée, et tentée de nouveau de plus en plus rarement ; la documentation dit comment se fier à l’autorité d’un réseau privé.
app-host-no-tls = { $server } : le port { $port } n’accepte pas de connexion chiffrée. Le port chiffré habituel est 6697. Le programme essaie de nouveau, de plus en plus rarement.
app-host-not-logged-in = { $server } : le compte { $account } n’est pas accepté, ou ce serveur n’a pas de comptes. Le programme continue sans compte.
app-host-too-many-channels = { $server } : une connexion n’a droit qu’à { $most } salons ; « connections » les répartit entre plusieurs.
app-host-not-let-in = { $server } : { $why ->
    [full] le salon { $channel } est plein.
    [invited] le salon { $channel } est sur invitation. Demandez à un de ses opérateurs de taper : /invite { $nick } { $channel }.
    [banned] une exclusion du salon { $channel } vise { $nick }.
    [key] le salon { $channel } a une clé, et ce n’est pas celle qui est donnée : --key, ou « key » dans la configuration.
    [account] le salon { $channel } est réservé aux comptes : --account.
    [tls] le salon { $channel } est réservé aux connexions chiffrées : --tls.
   *[other] le salon { $channel } ne laisse pas entrer { $nick }.
} Le programme essaie de nouveau, de plus en plus rarement.
app-host-not-heard = { $server } : le salon { $channel } ne laisse pas parler { $nick }. Un de ses opérateurs peut donner la parole : /mode { $channel } +v { $nick }.
app-host-heard = { $server } : le salon { $channel } laisse de nouveau parler.
app-host-not-there = { $server } : pour le serveur, le programme n’est plus dans { $channel }. Il y revient.
app-host-other-nick = { $server } : { $why ->
    [taken] le nom { $wanted } est déjà pris ; le nom porté ici est { $nick }, et { $wanted } sera redemandé sans cesse.
   *[unlawful] ce serveur n’accepte pas le nom { $wanted } ; le nom porté ici est { $nick }.
}
app-host-nick-now = { $server } : le nom porté ici est maintenant { $nick }.
app-host-refused = { $server } : le serveur ne laisse pas entrer. Il dit : « { $why } ». Le programme essaie de nouveau, de plus en plus rarement.
app-option-plain-password = envoyer les mots de passe même sur une connexion qui n’est pas chiffrée, où d’autres peuvent les lire.
app-host-password-needs-tls = Le mot de passe irait en clair jusqu’à { $server } ; tout le monde sur le chemin pourrait le lire. Ajoutez --tls, ou --plain-password s’il le faut ainsi ; dans un fichier, « tls = true » ou « plain-password = true ».
app-host-password-plain = { $server } : le mot de passe y va en clair, comme vous l’avez voulu.
app-host-secret-open = D’autres sur cette machine peuvent lire { $file }. Retirez-leur d’abord ce droit : chmod 600.
app-host-certificate-needs-tls = Un certificat ne se montre que sur une connexion chiffrée : ajoutez --tls.
app-host-certificate-unusable = { $file } n’est pas un certificat avec sa clé et sans mot de passe.
app-option-certificate-file = le fichier d’un certificat avec sa clé, qui prouve le compte à la place d’un mot de passe (SASL EXTERNAL).
app-option-server-password-file = le fichier qui contient le mot de passe du serveur lui-même ; à défaut, ACCESSIBLE_UNO_IRC_SERVER_PASSWORD.
app-option-key = la clé d’un salon qui en a une.
room-word-move = déplace, déplacer
room-moved = La partie continue dans { $name }.
room-no-such-room = Aucun autre salon d’ici ne s’appelle « { $name } ».
room-not-saved = Cette partie n’est pas enregistrée ; elle reste dans ce salon.
room-in-use = La table de { $name } est prise.
room-fault = Une erreur du programme hôte arrête cette partie. « !go » pour une autre.
app-host-room-fault = { $channel } : une erreur du programme arrête la partie de ce salon. Les détails sont dans { $place }.
app-host-journal = { $wrong ->
    [yes] Les parties ne s’enregistrent plus, et continuent. Vérifiez la place sur le disque.
   *[no] Les parties s’enregistrent de nouveau.
}
room-player-says = { $name } : { $text }
room-word-link = lien
room-help-link = « !lien » : le lien de cette table, pour un navigateur ou pour le jeu lui-même.
room-link = Qui ouvre ce lien arrive à cette table : { $link }
room-word-public = publique, public
room-help-public = « !publique » : qui vient sur ce serveur trouve cette table ; « !publique non » : par son lien seulement.
room-public = { $listed ->
    [yes] Désormais, qui demande les tables de ce serveur entend qui est ici, et peut venir. « !publique non » retire la table de la liste.
   *[no] Cette table n’est plus dans la liste : on ne la trouve que par son lien.
}
room-no-link = Aucun lien ne mène à cette table : elle n’est pas ouverte aux navigateurs.
room-word-absence = absence, absent
room-help-absence = « !absence » : ce que fait la partie en l’absence de quelqu’un. « !absence attendre » : elle attend. « !absence robot » : un robot joue en attendant. « !absence temps » : son temps s’écoule. Le choix revient à qui a pris la première place.
room-way-time = temps, continuer
room-way-wait = attendre, attend, attente
room-way-bot = robot, robots
room-absence = Quand quelqu’un s’absente, { $way ->
    [wait] la partie attend.
    [bot] un robot joue en attendant.
   *[time] son temps s’écoule.
} « !aide absence » dit les autres façons.
room-absence-chosen = Désormais, quand quelqu’un s’absente, { $way ->
    [wait] la partie attend.
    [bot] un robot joue en attendant.
   *[time] son temps s’écoule.
}
room-no-absence = Choisissez « attendre », « robot » ou « temps ».
room-absent-wait = { $name } n’est plus là. La partie attend ; « !continue » pour la poursuivre quand même.
room-absent-bot = { $name } n’est plus là. Un robot joue en attendant.
