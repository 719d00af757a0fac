# Les objectifs, le niveau de jeu et l’échelle.

goal-match = gagner une partie
goal-undrawn = gagner une manche sans piocher de carte
goal-recovered = gagner une manche après avoir eu dix cartes en main
goal-bluff = démasquer un bluff
goal-strong = gagner une partie où joue un robot fort
goal-week = jouer la donne du jour sept jours de suite
goal-presets = gagner une partie avec chacune des règles
goal-touch = gagner une partie du bout des doigts, sur une plage braille et sans la voix
goals-reached = { $count ->
    [one] Objectif atteint : { $goals }.
   *[other] Objectifs atteints : { $goals }.
}
goal-reached = Atteint le { $date } : { $goal }.
goal-open = { $counted ->
    [yes] À atteindre : { $goal } ; pour l’instant { $reached } sur { $target }.
   *[no] À atteindre : { $goal }.
}
goals-counting = { $count } de vos parties ont été comptées par une édition plus ancienne : elles le sont de nouveau, cette fois seulement.
goals-not-here = Aucun objectif n’est suivi ici.
help-goals = « { $command } » : ce que vous avez déjà atteint, et ce qui reste à atteindre.

stats-rating = { $sure ->
    [above] Règles { $rules } : vous jouez mieux qu’un robot de niveau { $level }, d’après { part-rating-games }.
    [yes] Règles { $rules } : vous jouez à peu près comme un robot de niveau { $level }, d’après { part-rating-games }.
   *[no] Règles { $rules } : vous jouez à peu près comme un robot de niveau { $level }, quelque part entre { $low } et { $high }, d’après { part-rating-games }.
}
part-rating-games = { $games ->
    [1] une partie
    [one] { $games } partie
   *[other] { $games } parties
}

ladder-bots = { $count ->
    [1] un robot de niveau { $level }
   *[other] { $count } robots de niveau { $level }
}
ladder-begins = Échelle, échelon { $step } sur { $of } : contre { $bots }.
ladder-goes-on = Échelle, échelon { $step } sur { $of } : votre partie continue.
ladder-result = { $moved ->
    [up] Échelle : vous montez à l’échelon { $step } sur { $of }.
    [down] Échelle : vous descendez à l’échelon { $step } sur { $of }.
   *[same] Échelle : vous restez à l’échelon { $step } sur { $of }.
}
