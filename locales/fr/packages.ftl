# Ce que d’autres paquets apportent, et ce qui y est défectueux.

package-fault =
    { $part ->
        [rules] Le paquet « { $package } » a un défaut : sa règle « { $name } »
        [presets] Le paquet « { $package } » a un défaut : son jeu de règles « { $name } »
        [bots] Le paquet « { $package } » a un défaut : son robot « { $name } »
        [locales] Le paquet « { $package } » a un défaut : son recueil de textes
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
package-faulty = { package-fault }{ part-fault-log }
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
