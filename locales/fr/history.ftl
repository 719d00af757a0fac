# Les parties passées et ce qu’elles ont donné.

past-line = { $number } : { $game }. { $result }
past-played = { $day }, règles { $rules }, avec { $players }
past-daily = { $day }, donne du jour, avec { $players }
past-watched = { $day }, règles { $rules }, entre { $players }
past-moment = { $day } à { $hour ->
    [0] minuit
    [1] une heure
    [21] vingt et une heures
   *[other] { $hour } heures
}{ $minute ->
    [0] { "" }
    [1] { " " }une
    [21] { " " }vingt et une
    [31] { " " }trente et une
    [41] { " " }quarante et une
    [51] { " " }cinquante et une
   *[other] { " " }{ $minute }
}
past-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
past-open = Inachevée, manche { $number }.
past-won = Victoire, score { $number }.
past-lost = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} ; votre score : { $number }.
past-won-by = { $winners } { $count ->
    [one] gagne.
   *[other] gagnent.
}
past-none = Aucune partie pour l’instant.
past-more = Pour les parties plus anciennes : history --all.
past-exported = La partie { $number } est notée dans { $file }.
past-delete-ask = { $count ->
    [one] Effacer la partie { $number } pour de bon ?
   *[other] Effacer { $count } parties pour de bon ?
} Oui ou non. Entrée : non.
past-delete-help = { $count ->
    [one] « oui » : la partie { $number } est effacée ; elle ne peut plus être reprise ni exportée, et ne compte plus dans vos statistiques. « non », ou Entrée seule : elle reste.
   *[other] « oui » : les { $count } parties sont effacées ; elles ne peuvent plus être reprises ni exportées, et ne comptent plus dans vos statistiques. « non », ou Entrée seule : elles restent.
}
past-delete-unclear = { $count ->
    [one] Répondez « oui » ou « non » : effacer la partie { $number } ? Entrée vaut non.
   *[other] Répondez « oui » ou « non » : effacer { $count } parties ? Entrée vaut non.
}
past-stays = { $count ->
    [one] La partie { $number } reste.
   *[other] Les parties restent.
}
past-deleted = La partie { $number } est effacée.
past-not-deleted = { $count ->
    [one] La partie { $numbers } se joue dans une autre fenêtre et reste là. Quittez-la, puis effacez-la.
   *[other] Les parties { $numbers } se jouent dans d’autres fenêtres et restent là. Quittez-les, puis effacez-les.
}

stats-picture = Parties gagnées
stats-picture-all = Toutes les parties
stats-picture-opponent = Contre { $name }
stats-picture-won = { $won } sur { $games }
stats-picture-kind = « { $file } » n’est pas le nom d’une telle image. Choisissez un nom qui finit par SVG.
stats-pictured = L’image est dans { $file }. Ses mots, pour qui ne la voit pas :
stats-none = Aucune manche finie pour l’instant.
stats-games = { $games ->
    [1] Une partie finie
    [one] { $games } partie finie
   *[other] { $games } parties finies
}, { $won ->
    [1] une victoire.
    [one] { $won } victoire.
   *[other] { $won } victoires.
}
stats-streak = Plus longue série de victoires : { $streak }. Série en cours : { $current }.
stats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout, { $best } au mieux en une partie.
stats-rounds = { $rounds ->
    [1] Une manche
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $wentOut ->
    [0] aucune gagnée.
    [1] dont une gagnée.
   *[other] dont { $wentOut } gagnées.
}
stats-longest-hand = Votre plus longue main : { $count ->
    [1] une carte.
    [one] { $count } carte.
   *[other] { $count } cartes.
}
stats-doubts = Vos doutes : { $right } à raison, { $wrong } à tort.
stats-bluffs = { $found ->
    [0] Aucun de vos bluffs n’a été découvert.
    [one] { $found } de vos bluffs a été découvert.
   *[other] { $found } de vos bluffs ont été découverts.
}
stats-time = Temps de jeu : { $hours ->
    [0] { "" }
    [1] une heure et{ " " }
    [one] { $hours } heure et{ " " }
   *[other] { $hours } heures et{ " " }
}{ $minutes ->
    [1] une minute.
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
part-results = { $games ->
    [0] { "" }
    [1] une partie, { $won ->
            [0] perdue
           *[other] gagnée
        } ;{ " " }
   *[other] { $games } parties, { $won ->
            [0] aucune gagnée
            [1] une gagnée
           *[other] { $won } gagnées
        } ;{ " " }
}{ $rounds ->
    [1] une manche, { $wentOut ->
            [0] perdue
           *[other] gagnée
        }
   *[other] { $rounds } manches, { $wentOut ->
            [0] aucune gagnée
            [1] une gagnée
           *[other] { $wentOut } gagnées
        }
}
stats-rules = Règles { $rules } : { part-results }.
stats-opponent = Contre { $name } : { part-results }.
