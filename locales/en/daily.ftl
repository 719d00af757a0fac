# The daily deal: what it was worth, the line for a friend, days and weeks.

daily-begins = Daily deal, { past-day }: one round, with the same cards and the same opponents for everybody.
part-daily = { $won ->
    [yes] won with { $points ->
        [one] one point
       *[other] { $points } points
    } in { part-daily-turns }
   *[no] lost with { $cards ->
        [one] one card
       *[other] { $cards } cards
    } left after { part-daily-turns }
}
part-daily-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
daily-result = Daily deal { part-daily }.{ $streak ->
    [one] { "" }
   *[other] { " " }{ $streak } days in a row.
}
daily-again = Daily deal played before: your first result counts, { part-daily }.
daily-bot = { $bot } { part-daily }
daily-bots = In your seat, with your cards: { $bots }.
    .brief = { "" }
results-wait = One moment: the bots are still playing your cards.
daily-line = To send to a friend: { $line }
    .brief = { "" }
daily-line-of = Your line of { $date }: { $line }
daily-day = { $date }: { part-daily }.
daily-none = No daily deal played so far.
daily-compared = { $date }: { $better ->
    [you] you did better
    [friend] your friend did better
   *[same] you did equally well
}{ $where ->
    [points] , by { $by ->
        [one] one point
       *[other] { $by } points
    }
    [cards] , by { $by ->
        [one] one card
       *[other] { $by } cards
    }
    [turns] , in { $by ->
        [one] one turn
       *[other] { $by } turns
    } fewer
   *[other] { "" }
}{ $alike ->
    [yes] : both { $own }.
   *[no] . You { $own }; your friend { $theirs }.
}
daily-line-none = There is no line of a daily deal in that: it is the word UNO, then three groups of four letters or digits.
daily-line-damaged = This line is damaged: a letter or a digit of it is wrong or missing. Ask for it once more.
daily-line-edition = This line is of another edition of the game, whose daily deals are others.
daily-line-future = This line is of { $date }, a day that has not come here yet.
daily-line-unplayed = { $when ->
    [today] You have not finished the deal of today yet: play it, then compare again.
   *[past] You have not played the deal of { $date }, so there is nothing to compare.
}
daily-word-results = results
daily-word-line = line
daily-word-compare = compare

stats-daily = Daily deals: { $played }, { $won ->
    [0] none
   *[other] { $won }
} won; at most { $longest ->
    [one] one day
   *[other] { $longest } days
} in a row{ $streak ->
    [0] { "" }
   *[other] , now { $streak }
}.
stats-daily-weeks = Daily deals this week: { $played ->
    [0] none
    [one] one, { $won ->
        [0] lost
       *[other] won
    }
   *[other] { $played }, { $won ->
        [0] none
       *[other] { $won }
    } won
}; last week: { $before ->
    [0] none
    [one] one, { $wonBefore ->
        [0] lost
       *[other] won
    }
   *[other] { $before }, { $wonBefore ->
        [0] none
       *[other] { $wonBefore }
    } won
}.
