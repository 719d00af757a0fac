# Several matches one after the other: the next one's table, records, the daily deal.

rematch-not-here = No other match can follow here.
rematch-ask = Leave this match for another one? Yes or no. { $saved ->
        [all] It will be saved.
        [beginning] Its last moves cannot be saved.
       *[nothing] It cannot be saved.
    }
    .brief = Another match? Yes or no.
    .braille = another match?
rematch-help = You are asked whether to leave this match. “yes” begins another one at once{ $saved ->
        [all] , and saves this one
        [beginning] , and the last moves of this one cannot be saved
       *[nothing] , and this one cannot be saved
    }. “no”, or Enter alone, goes on with this one.
rematch-unclear = Answer “yes” or “no”: leave this match for another one? Enter means no.
rematch-saved = The unfinished match is saved. To go on with it: { $command }
unclear-table = “{ $words }” is not something to change. Say “table” and one of: { $names }.
table-next = Next match: { $name } and { $others ->
        [one] one opponent
       *[other] { $others } opponents
    }{ $levels ->
        [usual] { "" }
        [one] , bots at level { $bots }
       *[several] , bots at the levels { $bots }
    }, rules { $rules }. “table” and name, players, bots, rules or opponents changes it; “rematch” begins it.
table-changed = { $part ->
        [name] From the next match on, you are { $value }.
        [players] From the next match on, there are { $value } players.
        [bots] { $levels ->
            [usual] From the next match on, the bots play as usual.
            [one] From the next match on, all bots play at level { $value }.
           *[several] From the next match on, the bots play at these levels, in seating order: { $value }.
        }
        [rules] From the next match on, the rules are { $value }.
       *[opponents] From the next match on, you play against { $value }.
    } “rematch” begins it.
table-kept = { $part ->
        [rules] As you have set: rules { $rules }.
        [bots] As you have set: bots at { $levels ->
            [one] level { $bots }
           *[several] the levels { $bots }
        }.
       *[both] As you have set: rules { $rules }, bots at { $levels ->
            [one] level { $bots }
           *[several] the levels { $bots }
        }.
    }
table-shared = Several people share this keyboard: quit, and start the game again with other names.
table-unchanged = The next match stays as it was.
table-too-many-opponents = { $most ->
        [one] You play against one bot
       *[other] You play against { $most } bots
    }: name no more, or say “table players” and a number first.
table-opponents-are-levels = “{ $typed }” says how bots play, not what they are called: say “table bots” and that.
table-wants-number = Say a number of players, from 2 to 10.
help-rematch = “{ $command }”: another match at the same table; “{ $command } with 2 strong”: against two strong bots. One that is not over is saved first.
help-table = “{ $command }”: who plays the next match, and by which rules. “{ $command } name Anne”, “{ $command } players 5”, “{ $command } bots easy”, “{ $command } rules rapido”, “{ $command } opponents” change it. The match being played stays as it is.
help-stats = “{ $command }”: what your games so far add up to, this one included.
stats-not-here = No statistics are kept here.

best-points = That is your best score by these rules.
best-rounds = Your quickest win by these rules: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
best-streak = { $streak } wins in a row: your longest run.
table-no-bots = There are no bots “{ $typed }”. Choose from: { $known }.

levels-are = { $levels }. “level”, a name and a level change that at once; “table” is for the next match.
level-of = { $name }: { $level }
level-in-words = { $style ->
    [none] { $level }
   *[other] { $level } and { $style }
}
levels-nobody = No bot plays here.
level-set = From now on, { $name } is { $level }.
level-of-all = From now on, all bots are { $level }.
level-of-person = { $name } is not a bot.
level-broken = Bots of the kind { $level } do not work here.
level-fixed = How bots play cannot be changed here.
level-not-here = Whoever hosts the table says how the bots play.
unclear-level = “{ $words }” is not a level. Say a name and a level or style: { $known }.
unclear-rematch = “{ $words }” names no bots. Say for example “rematch with 2 strong”, or one of: { $known }.
help-level = “{ $command }”: who plays how. “{ $command } Luna strong” or “Luna strong bold” changes it at once, “{ $command } easy” for all bots. Levels: random, easy, normal, strong. Styles: cautious, bold, scatterbrained, wary, sly, hasty.
setting-is = { $name }: { $value }
settings-are = { CAPITAL($settings) }; { $hush }: { $hushed ->
    [none] nothing
   *[other] { $hushed }
}. To change one, its name and a value, such as “sort colour”; its name alone explains it. “level” is for the bots, “table” for the names, the players and the rules of the next match.
help-settings = Settings: { $settings }. The name of one tells what it is now, and a value behind changes it. “level” is for the bots, “table” for the names, the players and the rules of the next match.
