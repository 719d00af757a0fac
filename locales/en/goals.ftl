# Goals, how well the player plays, and the ladder.

goal-match = win a match
goal-undrawn = win a round without drawing a card
goal-recovered = win a round in which you have held ten cards
goal-bluff = catch a bluff
goal-strong = win a match with a strong bot at the table
goal-week = play the daily deal seven days in a row
goal-presets = win a match by each of the rules
goal-touch = win a match by touch alone, on a braille display with the voice off
goals-reached = { $count ->
    [one] Goal reached: { $goals }.
   *[other] Goals reached: { $goals }.
}
goal-reached = Reached on { $date }: { $goal }.
goal-open = { $counted ->
    [yes] To reach: { $goal }; so far { $reached } of { $target }.
   *[no] To reach: { $goal }.
}
goals-counting = { $count } of your games were last counted by an earlier edition: they are counted again, this once.
goals-not-here = No goals are kept here.
help-goals = “{ $command }”: what you have reached so far, and what is still to be reached.

stats-rating = { $sure ->
    [above] By the rules { $rules }, you play better than bots at level { $level }, after { part-rating-games }.
    [yes] By the rules { $rules }, you play about as well as bots at level { $level }, after { part-rating-games }.
   *[no] By the rules { $rules }, you play about as well as bots at level { $level }, somewhere between { $low } and { $high }, after { part-rating-games }.
}
part-rating-games = { $games ->
    [one] one game
   *[other] { $games } games
}

ladder-bots = { $count ->
    [one] one { $level } bot
   *[other] { $count } { $level } bots
}
ladder-begins = Ladder, step { $step } of { $of }: against { $bots }.
ladder-goes-on = Ladder, step { $step } of { $of }: your match goes on.
ladder-result = { $moved ->
    [up] Ladder: up to step { $step } of { $of }.
    [down] Ladder: down to step { $step } of { $of }.
   *[same] Ladder: you stay on step { $step } of { $of }.
}
