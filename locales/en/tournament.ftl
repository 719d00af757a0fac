# Tournaments among bots, on the command line.

tournament-bots-missing = Which bots play? For example: { $program } tournament --bots strong,normal --rounds 100
tournament-one-bot = A single bot has no opponent: name at least two, as in --bots strong,normal.
tournament-begins = To be played: { $kind ->
    [matches] { $count ->
        [one] one match
       *[other] { $count } matches
    }
   *[rounds] { $count ->
        [one] one round
       *[other] { $count } rounds
    }
}, rules { $rules }; bots: { $bots }.
tournament-progress = { $done } of { $of } played.
tournament-workers-lost = A process that played has ended before its time; perhaps the memory did not suffice. With fewer “--workers”, the same seed gives the same games.
tournament-cluster-lost = No worker of the Dask scheduler is left, or the scheduler itself is gone. The same seed gives the same games again.
tournament-stopped = Stopped after { $done } of { $of }; this is what has been played:
tournament-played = { $kind ->
    [matches] { $count ->
        [one] One match played
       *[other] { $count } matches played
    }
   *[rounds] { $count ->
        [one] One round played
       *[other] { $count } rounds played
    }
}, rules { $rules }, seed { $seed }.
tournament-bot = { $seats ->
    [1] { $bot }
   *[other] { $bot }, { $seats } seats
}
tournament-result = { tournament-bot }: won { $share } percent; { $sure ->
    [yes] 95 percent confidence interval, { $low } to { $high }
   *[no] too few games to say more
}.
tournament-alike = { $bot } plays in every seat: a bot compared with itself wins as much as it loses. Name another one beside it.
tournament-failed = { $bot } failed { $count ->
    [one] once
   *[other] { $count } times
}: a simpler bot played on in its place.{ part-bot-log }
tournament-axis = { $kind ->
    [matches] matches played
   *[rounds] rounds played
}
tournament-no-plot = The drawing { $file } cannot be written: { $why }.
tournament-plot-kind = “{ $file }” is not a kind of drawing that can be made. Use a name that ends in .png or .svg.
app-extra-missing = { $option } needs what is not installed. Install accessible-uno with its extra “{ $extra }”.
app-no-cluster = No Dask scheduler answers at { $address } ({ $why }).
app-no-workers = The Dask scheduler at { $address } has no workers.
