# La donne du jour : ce qu’elle a valu, la ligne à envoyer, les jours et les semaines.

daily-begins = Donne du jour, { past-day } : une manche, avec les mêmes cartes et les mêmes adversaires pour tout le monde.
part-daily = { $won ->
    [yes] gagnée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { part-daily-turns }
   *[no] perdue avec { $cards ->
        [0] aucune carte
        [1] une carte
       *[other] { $cards } cartes
    } en main après { part-daily-turns }
}
part-daily-turns = { $turns ->
    [1] un tour
    [one] { $turns } tour
   *[other] { $turns } tours
}
daily-result = Donne du jour { part-daily }.{ $streak ->
    [1] { "" }
   *[other] { " " }{ $streak } jours de suite.
}
daily-again = Donne du jour déjà jouée : c’est le premier résultat qui compte, { part-daily }.
daily-bot = le robot { $bot } l’a { part-daily }
daily-bots = À votre place, avec vos cartes, { $bots }.
    .brief = { "" }
results-wait = Un instant : les robots jouent encore vos cartes.
daily-line = À envoyer à qui vous voulez : { $line }
    .brief = { "" }
daily-line-of = Votre ligne du { $date } : { $line }
daily-day = { $date } : { part-daily }.
daily-none = Aucune donne du jour jouée pour l’instant.
daily-compared = { $date } : { $better ->
    [you] vous faites mieux
    [friend] l’autre fait mieux
   *[same] vous faites jeu égal
}{ $where ->
    [points] , avec { $by ->
        [one] { $by } point
       *[other] { $by } points
    } de plus
    [cards] , à { $by ->
        [1] une carte
       *[other] { $by } cartes
    } près
    [turns] , en { $by ->
        [1] un tour
       *[other] { $by } tours
    } de moins
   *[other] { "" }
}{ $alike ->
    [yes]  : donne { $own } des deux côtés.
   *[no] . Vous l’avez { $own } ; l’autre l’a { $theirs }.
}
daily-line-none = Il n’y a là aucune ligne d’une donne du jour : c’est le mot Uno, puis trois groupes de 4 lettres ou chiffres.
daily-line-damaged = Cette ligne est abîmée : il y manque une lettre ou un chiffre, ou l’un d’eux est faux. Demandez-la encore une fois.
daily-line-edition = Cette ligne vient d’une autre édition du jeu, dont les donnes du jour sont différentes.
daily-line-future = Cette ligne est du { $date }, un jour qui n’est pas encore venu ici.
daily-line-unplayed = { $when ->
    [today] Vous n’avez pas encore fini la donne du jour : jouez-la, puis comparez de nouveau.
   *[past] Vous n’avez pas joué la donne du { $date } : il n’y a rien à comparer.
}
daily-word-results = résultats, résultat
daily-word-line = ligne
daily-word-compare = comparer, compare

stats-daily = Donnes du jour : { $played }, { $won ->
    [0] aucune gagnée
    [1] une gagnée
   *[other] { $won } gagnées
} ; au plus { $longest ->
    [1] un jour
   *[other] { $longest } jours
} de suite{ $streak ->
    [0] { "" }
   *[other] , { $streak } en ce moment
}.
stats-daily-weeks = Donnes du jour cette semaine : { $played ->
    [0] aucune
    [1] une, { $won ->
        [0] perdue
       *[other] gagnée
    }
   *[other] { $played }, { $won ->
        [0] aucune gagnée
        [1] une gagnée
       *[other] { $won } gagnées
    }
} ; la semaine dernière : { $before ->
    [0] aucune
    [1] une, { $wonBefore ->
        [0] perdue
       *[other] gagnée
    }
   *[other] { $before }, { $wonBefore ->
        [0] aucune gagnée
        [1] une gagnée
       *[other] { $wonBefore } gagnées
    }
}.
