# Les tournois entre robots, à la ligne de commande.

tournament-bots-missing = Quels robots jouent ? Par exemple : { $program } tournament --bots fort,normal --rounds 100
tournament-one-bot = Un robot seul n’a pas d’adversaire : nommez-en au moins deux, comme --bots fort,normal.
tournament-begins = À jouer : { $kind ->
    [matches] { $count ->
        [one] une partie
       *[other] { $count } parties
    }
   *[rounds] { $count ->
        [one] une manche
       *[other] { $count } manches
    }
}, règles { $rules } ; robots : { $bots }.
tournament-progress = { $done } sur { $of } jouées.
tournament-workers-lost = Un processus qui jouait s’est arrêté avant la fin ; la mémoire a peut-être manqué. Avec moins de « --workers », la même graine donne les mêmes parties.
tournament-cluster-lost = L’ordonnanceur Dask n’a plus de machine, ou a lui-même disparu. La même graine redonne les mêmes parties.
tournament-stopped = Arrêt après { $done } sur { $of } ; voici ce qui a été joué :
tournament-played = { $kind ->
    [matches] { $count ->
        [one] Une partie jouée
       *[other] { $count } parties jouées
    }
   *[rounds] { $count ->
        [one] Une manche jouée
       *[other] { $count } manches jouées
    }
}, règles { $rules }, graine { $seed }.
tournament-bot = { $seats ->
    [1] { $bot }
   *[other] { $bot }, { $seats } places
}
tournament-result = { tournament-bot } : { $share } pour cent des victoires ; { $sure ->
    [yes] intervalle de confiance à 95 pour cent, de { $low } à { $high }
   *[no] on a trop peu joué pour en dire plus
}.
tournament-alike = { $bot } joue à toutes les places : un robot comparé à lui-même gagne autant qu’il perd. Nommez-en un autre à côté.
tournament-failed = { $bot } a échoué { $count ->
    [one] une fois
   *[other] { $count } fois
} : un robot plus simple a joué la suite à sa place.{ part-bot-log }
tournament-axis = { $kind ->
    [matches] parties jouées
   *[rounds] manches jouées
}
tournament-no-plot = Le dessin { $file } ne peut pas être écrit : { $why }.
tournament-plot-kind = « { $file } » n’est pas un genre de dessin. Choisissez un nom qui finit par PNG ou SVG.
app-extra-missing = { $option } demande ce qui n’est pas installé. Installez accessible-uno avec son supplément { $extra }.
app-no-cluster = Aucun ordonnanceur Dask ne répond à { $address } ({ $why }).
app-no-workers = L’ordonnanceur Dask à { $address } n’a pas de machine.
