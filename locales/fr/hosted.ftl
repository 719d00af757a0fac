# Jouer à une table que quelqu’un d’autre ouvre dans un salon de discussion.

app-help-join = join : jouer à une table qu’un programme hôte ouvre dans un salon IRC, à l’oreille et au doigt comme contre des robots. Le mot de passe du compte se lit dans un fichier, ou dans la variable d’environnement ACCESSIBLE_UNO_IRC_PASSWORD.
app-option-play = jouer aussi, sous ce nom, à la table du premier salon ; les autres y voient un joueur de plus.
app-option-host = le nom du programme hôte dans le salon ; sans cette option, le jeu le trouve.
app-join-one-room = Un seul salon à la fois : donnez l’option --channel une fois.

hosted-connecting = Connexion à { $room }.
hosted-found = { $name ->
        [none] La table est là.
       *[other] { $name } tient la table.
    } « go » pour jouer ; « aide » pour le reste.
hosted-keeps = { $name } tient la table.
hosted-told = { $name } : { $text }
hosted-also = { $name } dit aussi tenir la table ici. La vôtre reste celle de { $host }.
hosted-which-ask = Plusieurs disent tenir la table dans { $room }. { $names } Qui croyez-vous ?
hosted-which-help = Il n’y a qu’un programme hôte ; tout autre peut vous montrer de fausses cartes, ou vous demander ce qui ne le regarde pas. Des droits dans le salon ou un compte parlent pour l’un d’eux ; dans le doute, demandez aux gens du salon, ou à qui tient la table. Répondez par un numéro ou un nom ; « quitter » pour partir.
hosted-which-unclear = « { $line } » n’est aucun d’eux. Répondez par un numéro. { $names }
hosted-claimant = { $number }, { $name }{ $rights ->
        [yes] , qui a des droits dans le salon
       *[no] {""}
    }{ $account ->
        [yes] , qui a un compte
       *[no] {""}
    }.
hosted-no-host = Personne ne tient de table dans { $room } pour l’instant. Le jeu vous dira quand le programme hôte arrive.
hosted-unsent = Personne n’a reçu « { $lines } ». À retaper quand quelqu’un tiendra la table.
hosted-unreachable = Le salon est hors de portée. Le jeu vous dira quand vous y serez.
hosted-other-host = { $name } se présente comme programme hôte, mais ce n’est pas celui de tout à l’heure. Pour jouer avec lui, quittez et revenez.
hosted-gone = Le programme hôte n’est plus là. Votre place vous attend ; la partie reprendra avec lui.
hosted-waiting = Le programme hôte n’a pas encore répondu. Réessayez dans un instant.
hosted-host-back = Le programme hôte est de retour.
hosted-back = De retour à la table.
hosted-plain =
    { $why ->
        [versions] Le programme hôte n’est pas de la même version que celui-ci.
        [rules] Le programme hôte joue selon des règles que cette version n’a pas, ou qui y diffèrent.
        [unreadable] Le programme hôte a envoyé ce que cette version ne comprend pas.
       *[silent] Le programme hôte ne répond pas à ce logiciel.
    } Vous jouez comme tout le monde dans le salon : tapez « aide » pour ses commandes.
hosted-again = La partie est finie. « revanche » pour la même table, « go » pour une autre.
hosted-lobby-help = Ici, avant la partie : « go » pour jouer, « commence » pour ne plus attendre, « bot » pour ajouter un robot, « table » et un nom de règles pour en changer, « règles », « temps », « revanche ». « dis » et vos mots parlent au salon. « quitter » pour partir.
    .brief = « go », « commence », « bot », « table », « règles », « temps », « revanche », « dis », « quitter ».
hosted-lobby-unclear = « { $line } » n’est pas une commande d’ici. « aide » les donne ; « dis » parle au salon.
hosted-warns = { $seconds ->
        [one] Encore une seconde.
       *[other] Encore { $seconds } secondes.
    }
    .braille = encore { $seconds } s
hosted-talk = { $name } dit : { $text }
hosted-talk-private = { $name } vous dit en privé : { $text }
past-elsewhere = Jouée à la table d’un autre, { $place } : c’est son programme hôte qui en a les coups.

# Les tables où mène un lien.

hosted-entered = Vous êtes à la table, sous le nom de { $name }. { $names ->
        [none] Il n’y a personne d’autre.
       *[other] Sont là aussi : { $names }.
    }
hosted-opened = Une nouvelle table. Son lien : { $link } Envoyez-le à qui doit jouer.
hosted-came = { $name } est là.
hosted-went = { $name } n’est plus là.

join-name-ask = Quel est votre nom ?
join-name-help = Les autres entendront ce nom quand vous jouez et quand vous parlez. Un seul mot : des lettres, des chiffres, des traits d’union. Entrée seule donne le nom que l’invite montre, s’il y en a un. « quitter » pour partir.
join-name-unclear = « { $line } » ne peut pas être un nom : un seul mot, des lettres et des chiffres, vingt au plus.

hosted-none-listed = Aucune table ne cherche de joueurs ici en ce moment. Vous pouvez en ouvrir une.
hosted-listed = { $number } : { $people }, { $playing ->
    [yes] en pleine partie
   *[no] avant une partie
}, règles { $rules }.
join-table-ask = Quelle table ?
join-table-help = Tapez le numéro d’une table, ou le nom de quelqu’un qui y est ; Entrée seule prend la première. Là où une partie est en cours, vous écoutez, et vous jouez la suivante. « quitter » pour partir.
join-table-unclear = « { $line } » n’est pas une table de cette liste : tapez un numéro, ou « quitter ».

app-join-bad-link = « { $link } » ne mène à aucune table. Copiez-le en entier, avec le long mot derrière #.
app-join-plain = La connexion à { $server } ne serait pas chiffrée : d’autres, sur le réseau, pourraient tout lire et prendre votre place. --plain la permet quand même, à la maison par exemple.
app-join-no-library = Pour rejoindre une table par un lien, il faut la bibliothèque aiohttp : { $command } l’apporte.
app-join-unreachable = { $server } : { $why ->
    [refused] rien n’écoute là.
    [silent] pas de réponse.
    [far] aucun chemin n’y mène. Vérifiez le réseau de cette machine.
    [unknown] rien ne porte ce nom.
   *[other] la connexion échoue.
} Vérifiez le lien, ou réessayez plus tard.
app-join-no-answer = Cette page ne trouve pas de tables chez son serveur : il n’en a pas, ou il est hors de portée. Vous pouvez jouer en solitaire : « jouer ».
app-join-elsewhere = Cette page n’atteint que les tables de son propre serveur. Ouvrez le lien lui-même dans le navigateur.
app-join-certificate = { $server } montre un certificat qui ne convient pas : { $why ->
    [expired] il a expiré
    [other-name] c’est celui d’un autre nom
   *[unknown] aucune autorité connue de cette machine n’en répond
}. N’y entrez pas avant que la personne qui tient la table l’ait réparé.
app-join-no-tls = { $server } n’accepte pas de connexion chiffrée sur ce port. Vérifiez le lien, et écrivez-le comme il a été envoyé.
app-join-no-tables = { $server } répond, mais n’a pas de tables. Vérifiez le lien.
app-join-lost = La connexion à la table est perdue. Votre place vous attend ; le jeu essaie de revenir tout seul.
app-join-seat-not-kept = Votre place ne peut pas être gardée dans { $file } : { $why }. Si vous fermez le jeu maintenant, vous ne pourrez pas la reprendre.
app-join-refused = { $why ->
    [full] La table est pleine : il y a déjà trop de monde. Réessayez quand quelqu’un sera parti.
    [busy] Le serveur ne peut pas accueillir plus de tables ou de personnes pour l’instant. Réessayez dans quelques minutes.
    [elsewhere] Vous êtes maintenant à cette table dans une autre fenêtre ou un autre programme. Pour jouer ici, fermez-la et revenez.
    [flood] La table a fermé la connexion : ce programme a trop envoyé, ou ce qu’elle ne comprend pas. Revenez ; si cela se répète, une version plus récente du jeu peut aider.
    [slow] La table a fermé la connexion : cette machine lisait trop lentement.
   *[unknown] Aucune table n’a ce lien : il est mal copié, ou personne ne s’en est servi depuis deux mois. Demandez-en un autre, ou ouvrez vous-même une table.
}

app-option-web = servir le jeu et des tables aux navigateurs à cette adresse ; un port peut suivre, comme dans 0.0.0.0:8080. Sans réseau IRC, pour les navigateurs seuls.
app-option-url = l’adresse que l’on ouvre, si c’en est une autre : celle du serveur web placé devant.
app-option-certificate = le fichier d’un certificat, avec ou sans sa clé ; les navigateurs passent alors par https.
app-option-certificate-key = le fichier de la clé, si elle n’est pas avec le certificat.
app-host-certificate-renewed = Le certificat a été renouvelé : il sert aux nouvelles connexions.
app-option-process = le nom de ce programme dans ses liens, si plusieurs servent la même adresse : de a à z, et des chiffres.
app-option-proxy = l’adresse d’un serveur web placé devant, sur une autre machine, à croire sur la provenance des gens.
app-option-per-address = le nombre de connexions qu’une même adresse peut avoir.
app-option-tables = avec l’adresse d’un serveur : quelles tables y cherchent des joueurs, et laquelle rejoindre.
app-option-plain = rejoindre la table même par une connexion non chiffrée, comme à la maison.
app-host-web = Le jeu et ses tables sont à l’adresse { $address }
app-host-web-port = { $file } ne peut pas servir : { $why }. --web en nomme une autre adresse ou un autre port.
