# Jouer à une table que quelqu’un d’autre ouvre dans un salon de discussion.

app-help-join = join : jouer à une table qu’un programme hôte ouvre dans un salon IRC, à l’oreille et au doigt comme contre des robots. Le mot de passe du compte se lit dans un fichier, ou dans la variable d’environnement ACCESSIBLE_UNO_IRC_PASSWORD.
app-option-play = jouer aussi, sous ce nom, à la table du premier salon ; les autres y voient un joueur de plus.
app-option-host = le nom du programme hôte dans le salon ; sans cette option, le jeu le trouve.
app-join-one-room = Un seul salon à la fois : donnez l’option --channel une fois.

hosted-connecting = Connexion au salon { $room }.
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
hosted-unreachable = Le salon est hors de portée. Le jeu vous dira quand vous y serez.
hosted-other-host = { $name } se présente comme programme hôte, mais ce n’est pas celui de tout à l’heure. Pour jouer avec lui, quittez et revenez.
hosted-gone = Le programme hôte n’est plus là. Votre place vous attend ; la partie reprendra avec lui.
hosted-waiting = Le programme hôte n’a pas encore répondu. Réessayez dans un instant.
hosted-host-back = Le programme hôte est de retour.
hosted-back = De retour dans le salon.
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
