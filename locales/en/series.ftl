# Several matches one after the other: the next one's table, records, the daily deal.

rematch-not-here = No other match can follow here.
rematch-ask = Leave this match for another one? Yes or no. { $saved ->
        [all] It will be saved.
        [beginning] Its last moves cannot be saved.
       *[nothing] It cannot be saved.
    }
    .brief = Another match? Yes or no.
    .braille = another match?
rematch-saved = The unfinished match is saved. To go on with it: { $command }
unclear-table = “{ $words }” is not something to change. Say “table” and one of: { $names }.
table-next = Next match: { $name }, { $count } players, bots { $bots }, rules { $rules }. “table” and name, players, bots, rules or opponents changes it; “rematch” begins it.
table-usual-bots = as usual
table-changed = From the next match on: { $part ->
        [name] you are { $value }
        [players] { $value } players
        [bots] bots { $value }
        [rules] rules { $value }
       *[opponents] against { $value }
    }. “rematch” begins it.
table-shared = Several people share this keyboard: quit, and start the game again with other names.
table-wants-number = Say a number of players, from 2 to 10.
help-rematch = “{ $command }”: another match at the same table. One that is not over is saved first.
help-table = “{ $command }”: who plays the next match, and by which rules. “{ $command } name Anne”, “{ $command } players 5”, “{ $command } bots easy”, “{ $command } rules rapido”, “{ $command } opponents” change it. The match being played stays as it is.
help-stats = “{ $command }”: what your games so far add up to, this one included.
stats-not-here = No statistics are kept here.

best-points = Your best score by these rules: { $points }.
best-rounds = Your quickest win by these rules: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
best-streak = { $streak } wins in a row: your longest run.
daily-begins = Daily deal, { past-day }: one round, with the same cards for everybody.
daily-result = Daily deal { $won ->
        [yes] won
       *[no] lost
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }.{ $streak ->
        [one] { "" }
       *[other] { " " }{ $streak } days in a row.
    }
daily-again = Daily deal played before: your first result counts, { $won ->
        [yes] won
       *[no] lost
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }.
table-no-bots = There are no bots “{ $typed }”. Choose from: { $known }.
daily-day = { $day }: { $won ->
        [yes] won
       *[no] lost
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }.
daily-none = No daily deal played so far.
