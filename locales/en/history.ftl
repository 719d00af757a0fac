# Past games and what they add up to.

past-line = { $number }: { $game }. { $result }
past-played = { $day }, rules { $rules }, with { $players }
past-daily = { $day }, daily deal, with { $players }
past-watched = { $day }, rules { $rules }, among { $players }
past-moment = { $day }, { $hour }:{ $padded }
past-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
past-open = Unfinished, round { $number }.
past-won = You won, score { $number }.
past-lost = { $winners } won; your score: { $number }.
past-won-by = { $winners } won.
past-none = No game so far.
past-more = For older games: history --all.
past-exported = Game { $number } has been written to { $file }.
past-delete-ask = { $count ->
    [one] Delete game { $number } for good?
   *[other] Delete { $count } games for good?
} Yes or no. Enter: no.
past-delete-help = { $count ->
    [one] “yes”: game { $number } is deleted; it can be neither resumed nor exported any more, and does not count in your statistics. “no”, or Enter alone: it stays.
   *[other] “yes”: the { $count } games are deleted; they can be neither resumed nor exported any more, and do not count in your statistics. “no”, or Enter alone: they stay.
}
past-delete-unclear = { $count ->
    [one] Answer “yes” or “no”: delete game { $number }? Enter means no.
   *[other] Answer “yes” or “no”: delete { $count } games? Enter means no.
}
past-stays = { $count ->
    [one] Game { $number } stays.
   *[other] The games stay.
}
past-deleted = Game { $number } is deleted.
past-not-deleted = { $count ->
    [one] Game { $numbers } is being played in another window and is still there. Leave it, then delete it.
   *[other] Games { $numbers } are being played in other windows and are still there. Leave them, then delete them.
}

stats-picture = Games won
stats-picture-all = All games
stats-picture-opponent = Against { $name }
stats-picture-won = { $won } of { $games }
stats-picture-kind = “{ $file }” is not the name of such a picture. Use one that ends in .svg.
stats-pictured = The picture is in { $file }. Its words, for who cannot see it:
stats-none = No finished round so far.
stats-games = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}, { $won ->
    [0] none
   *[other] { $won }
} won.
stats-streak = Longest run of wins: { $streak }. Current run: { $current }.
stats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all, at most { $best } in one game.
stats-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $wentOut ->
    [0] none
   *[other] { $wentOut }
} won.
stats-longest-hand = Your longest hand: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
stats-doubts = Your doubts: { $right } right, { $wrong } wrong.
stats-bluffs = { $found ->
    [0] None of your bluffs was found out.
    [one] { $found } of your bluffs was found out.
   *[other] { $found } of your bluffs were found out.
}
stats-time = Time played: { $hours ->
    [0] { "" }
    [one] { $hours } hour and{ " " }
   *[other] { $hours } hours and{ " " }
}{ $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
part-results = { $games ->
    [0] { "" }
    [one] one game, { $won ->
            [0] lost
           *[other] won
        };{ " " }
   *[other] { $games } games, { $won ->
            [0] none
           *[other] { $won }
        } won;{ " " }
}{ $rounds ->
    [one] one round, { $wentOut ->
            [0] lost
           *[other] won
        }
   *[other] { $rounds } rounds, { $wentOut ->
            [0] none
           *[other] { $wentOut }
        } won
}
stats-rules = Rules { $rules }: { part-results }.
stats-opponent = Against { $name }: { part-results }.
