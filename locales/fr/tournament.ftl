# Les tournois entre robots, à la ligne de commande.

tournament-bots-missing = Quels robots jouent ? Par exemple : { $program } tournament --bots fort,normal --rounds 100
tournament-begins = À jouer : { $kind ->
    [matches] { $count ->
        [one] une partie
       *[other] { $count } parties
    }
   *[rounds] { $count ->
        [one] une manche
       *[other] { $count } manches
    }
}, règles { $rules }, entre { $bots }.
tournament-progress = { $done } sur { $of } jouées.
tournament-workers-lost = Un processus qui jouait s’est arrêté avant la fin ; la mémoire a peut-être manqué. Avec moins de « --workers », la même graine donne les mêmes parties.
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
tournament-result = { $seats ->
    [1] { $bot }
   *[other] { $bot }, { $seats } places
} : { $share } pour cent des victoires ; la part véritable se trouve entre { $low } et { $high } pour cent, 95 fois sur 100.
tournament-axis = { $kind ->
    [matches] parties jouées
   *[rounds] manches jouées
}
tournament-no-plot = Le dessin { $file } ne peut pas être écrit : { $why }.
tournament-plot-kind = « { $file } » n’est pas un genre de dessin. Choisissez un nom qui finit par PNG ou SVG.
app-extra-missing = { $option } demande ce qui n’est pas installé. Installez accessible-uno avec son supplément { $extra }.
app-no-cluster = Aucun ordonnanceur Dask ne répond à { $address } ({ $why }).
app-no-workers = L’ordonnanceur Dask à { $address } n’a pas de machine.
