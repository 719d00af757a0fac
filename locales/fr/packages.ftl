# Ce que d’autres paquets apportent, et ce qui y est défectueux.

package-fault =
    { $part ->
        [rules] Le paquet « { $package } » a un défaut : sa règle « { $name } »
        [presets] Le paquet « { $package } » a un défaut : son jeu de règles « { $name } »
        [bots] Le paquet « { $package } » a un défaut : son robot « { $name } »
        [locales] Le paquet « { $package } » a un défaut : son recueil de textes
        [lessons] Le paquet « { $package } » a un défaut : sa leçon « { $name } »
        [voices] Le paquet « { $package } » a un défaut : sa voix « { $name } »
        [commands] Le paquet « { $package } » a un défaut : sa commande « { $name } »
       *[game] Le paquet « { $package } » a un défaut : son programme
    } { $fault ->
        [missing] reste introuvable
        [exited] cherche à fermer le jeu
        [wrong] n’est pas conforme
        [slow] ne répond pas depuis 5 secondes
       *[raised] provoque une erreur
    }{ $quotes ->
        [yes] { " " }({ $why })
       *[no] { "" }
    }.
# Behind what is told of a fault: the file that has the lines of code.
part-fault-log =
    { $log ->
        [none] { "" }
       *[other] { " " }Son auteur trouvera les détails dans { $log }.
    }
part-fault-place = { $place ->
        [none] { "" }
       *[other] { " " }Voir { $place }.
    }
package-faulty = { package-fault }{ part-fault-place }{ part-fault-log }
package-left-out = { package-fault } On s’en passe, et tout le reste fonctionne.{ part-fault-log }
package-needed = { package-fault } Ce que vous demandez n’est pas possible sans lui : mettez le paquet à jour, ou retirez-le.{ part-fault-log }
package-stopped = { package-fault } Mettez le paquet à jour, ou retirez-le.{ part-fault-log }
package-stopped-game = { package-fault } La partie { $number } est mise de côté, enregistrée jusqu’au dernier coup annoncé. Vos autres parties restent jouables.{ part-fault-log } Une fois le paquet mis à jour, reprenez-la avec : { $program } resume { $number }
package-stopped-act = { package-fault }
package-game-aside = La partie { $number } reste de côté : le paquet « { $package } » l’a arrêtée, et il n’a pas changé. Pour essayer malgré tout : { $program } resume { $number }
package-resumed-instead = { $why } Vous reprenez la partie { $other }.
package-bot-left-out = { package-fault } Des robots plus simples jouent à sa place.{ part-fault-log }
package-bot-failed = { $name }, robot du paquet « { $package } », a un défaut : un robot plus simple joue à sa place.{ part-fault-log }
package-bot-slow = { $name }, robot du paquet « { $package } », prend plus d’une seconde à chaque coup : « niveau { $name } normal » met un autre robot à sa place.
package-bot-slow-hosted = Les robots { $name }, du paquet « { $package } », prennent plus d’une seconde à chaque coup. Qui a pris la première place peut en remplacer un : « !niveau », son nom, « normal ».

# À la place d’un texte qui manque à un paquet dans les deux langues : $what est un nom de son code.
no-text-event = Sans texte : { $what }.
no-text-question = Une question sans texte : { $what }. « aide » dit ce que vous pouvez répondre.
no-text-offer = Vous pouvez faire quelque chose qui n’a pas de texte : { $what }.
no-text-refusal = C’est refusé ; la raison n’a pas de texte : { $what }.
no-text-of = Il manque au paquet « { $package } » le texte { $message }.

# Ce que dit « packages », et « packages check ».
app-help-packages = packages, packages check PAQUET : les paquets qui ajoutent quelque chose au jeu, et ce qui ne va pas dans l’un d’eux.
app-help-packages-check = packages check PAQUET : pour qui écrit un paquet : charger tout ce qu’il apporte, lire ses textes, jouer des manches avec chaque jeu de règles, chronométrer ses robots, taper ce que ses leçons disent de taper, se servir de ses voix ; code de retour 1 s’il y a quelque chose à corriger, 0 sinon.
check-not-played = Rien n’a été joué avec lui, et aucun cas essayé : corrigez d’abord ce qui ne se charge pas.
check-no-packages = Aucun paquet n’ajoute quoi que ce soit au jeu.
check-language-none = { $file } manque : ce fichier dit quelle langue est « { $language } », et sans lui personne ne peut la choisir.
check-language-line = { $file }, ligne { $line } : « { $text } » ne dit rien d’une langue. Une ligne s’écrit nom = valeur, et les noms sont { $takes }.
check-group-unknown = Le point d’entrée « { $name } » est dans le groupe { $group }, que rien ne demande. Les groupes sont { $takes }.
check-junk = { $file }, ligne { $line } : ceci n’est pas du Fluent : { $text }
check-twice = { $file }, ligne { $line } : le texte « { $id } » s’y trouve deux fois, et l’un des deux n’est jamais dit.
check-taken = { $file }, ligne { $line } : le jeu a son propre texte « { $id } », qui est dit à la place.
check-typography = { $file }, ligne { $line }, { $id } : un signe ou une espace n’est pas comme { $language ->
        [fr] en français
        [en] en anglais
       *[other] dans un livre
    } : { $text }
# Une fois, derrière toutes.
check-typography-how = { $language ->
        [fr] Le français met une espace insécable avant le deux-points et dans les guillemets, une fine avant le point-virgule, l’exclamation et l’interrogation, et n’a pas de guillemets droits.
        [en] L’anglais n’a pas d’espace avant les signes, ni de guillemets droits.
       *[other] Dans un livre, il n’y a ni guillemets droits, ni trois points, ni espace de trop.
    }
check-unknown = { $file }, ligne { $line } : rien, ni dans le jeu ni dans le paquet, ne dit le texte « { $id } ».
part-check-place = { $file ->
        [none] { $id }, en { $language ->
            [fr] français
            [en] anglais
           *[other] « { $language } »
        }
       *[other] { $file }, ligne { $line }, { $id }
    }
part-check-sentence = { part-check-place } : « { $text } »
check-sentence-capital = { part-check-sentence } ne commence pas par une majuscule.
check-sentence-end = { part-check-sentence } ne finit ni par un point, ni par un point d’exclamation ou d’interrogation.
check-sentence-plumbing = { part-check-sentence } dit ce qui appartient au programme : une accolade, un crochet, un nom.
check-sentence-code = { part-check-sentence } dit le code d’une carte, et non son nom.
check-sentence-typewriter = { part-check-sentence } a des signes de machine à écrire : guillemets droits, trois points, espace de trop.
check-sentence-french = { part-check-sentence } : il manque une espace insécable.
check-sentence-spacing = { part-check-sentence } a les espaces ou les guillemets du français.
check-sentence-cannot-be = { part-check-place }, ne peut pas se dire : { $variable ->
        [none] { $why }
       *[other] rien ne lui donne ${ $variable }. Les champs sont : { $given }.
    }
check-rounds = { $rule } : { $rounds ->
        [1] une manche jouée
       *[other] { $rounds } manches jouées
    }, avec { $presets ->
        [1] un jeu de règles.
       *[other] { $presets } jeux de règles.
    }
check-option-taken = L’option « { $option } » de la règle « { $rule } » est déjà une option du jeu, qui est jouée à sa place : donnez-lui un autre nom.
check-unplayable = { $rule } : aucun jeu de règles ne l’accepte.
part-check-round = { $rule } avec les règles { $preset }{ $others ->
        [0] { "" }
        [1] { " " }et un autre jeu de règles
       *[other] { " " }et { $others } autres jeux de règles
    }
check-round-nobody = { part-check-round } : personne n’a la parole, et la partie continue.
check-round-cards = { part-check-round } : des cartes disparaissent ou apparaissent.
check-round-agenda = { part-check-round } : quand le tour suivant commence, quelque chose reste à faire : { $about }
check-round-asked = { part-check-round } : la question va à qui ne joue plus, n’a plus de carte, ou n’a pas son tour : { $about }
check-round-answer = { part-check-round } : une question n’a pas de réponse : { $about }
check-round-bot = { part-check-round } : un de nos robots fait ce qui n’est pas permis : { $about }
check-round-refused = { part-check-round } : un coup refusé change la table : { $about }
check-round-order = { part-check-round } : les mêmes coups, rejoués, ou avec les règles dans un autre ordre, mènent à une autre position. Quand deux règles changent la même chose, l’une passe avant l’autre, ou l’exclut.
check-round-hidden = { part-check-round } : on peut voir une carte cachée.
check-round-fault = { part-check-round } : { package-fault }{ $returned ->
        [yes] { " " }Aucune ligne de son code n’y figure : une de ses méthodes rend ce qu’elle ne doit pas rendre ; un vérificateur de types la trouve.
       *[no] { part-fault-place }
    }{ part-fault-log }
check-window-unanswered = Rien ne répond à la question { $window } : la règle doit nommer l’action qui y répond, ou la question les choix qu’elle offre.
check-preset-value = Le jeu de règles { $preset } met { $field } de la règle « { $rule } » à { $value }, ce qu’un joueur ne pourrait pas : { $takes }.
check-shows = L’événement { $event } dit des cartes cachées à qui ne les a pas vues : son « seen_by » doit les taire, ou dire qu’elles sont étalées.
check-bot = Le robot « { $name } » : { $moves } coups, { $usual ->
        [0] moins d’une milliseconde
        [1] une milliseconde
       *[other] { $usual } millisecondes
    } chacun, { $longest ->
        [0] jamais plus.
        [1] une au plus.
       *[other] { $longest } au plus.
    }
check-bot-slow = Le robot « { $name } » est lent : { $moves } coups, { $usual } millisecondes chacun, { $longest } au plus ; une seconde, c’est long.
check-bot-unlawful = Le robot « { $name } » répond par ce qui n’est pas permis : { $about }
check-lesson = La leçon « { $lesson } » : { $steps ->
        [1] une étape
       *[other] { $steps } étapes
    } ; ce qu’elle dit de taper a été tapé.
check-lesson-request = La leçon « { $lesson } », étape { $step } : aucune commande ne s’appelle « { $request } ».
check-lesson-line = { $id }, en { $language ->
        [fr] français
       *[en] anglais
    } : « { $text } » ne fait pas ce que l’étape demande.
check-voice = La voix « { $name } » : { $count } phrases d’une partie, sans faute.
check-voice-late = La voix « { $name } » dit deux phrases et n’a toujours pas fini au bout de { $seconds } secondes : le jeu cesse de l’attendre. Elle doit rendre la main une fois que tout est dit.
check-cases = { $count ->
        [0] Pas de cas : un fichier de cas (.uno) dans le paquet montre ce que font ses règles.
        [1] Un fichier de cas, { $failing ->
            [0] qui se vérifie.
           *[other] qui échoue.
        }
       *[other] { $count } fichiers de cas, { $failing ->
            [0] qui se vérifient.
           *[other] dont { $failing } en échec.
        }
    }
check-done = { $count ->
        [0] Rien à corriger dans « { $package } ».
        [1] Une chose à corriger dans « { $package } ».
       *[other] { $count } choses à corriger dans « { $package } ».
    }
