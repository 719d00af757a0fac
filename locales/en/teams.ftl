# Teams and partners: who plays with whom, and what each side scores.

side-formed = Team: { $seats }.
    .braille = team { $seats }
reseated = Round the table, to the left: { $seats }.
    .braille = table { $seats }
side-won = { part-points } for { $seats }, total { $total }.
    .brief = { CAPITAL($seats) }, { part-points }, total { $total }.
    .braille = { $seats } +{ $points } = { $total }
side-kept = { part-points } against { $seats }, total { $total }.
    .brief = { CAPITAL($seats) }, { part-points }, total { $total }.
    .braille = { $seats } +{ $points } = { $total }
side-credited = { part-counted } against { $seats }.
    .braille = { $seats } +{ $points }
side-total = { CAPITAL($seats) }: { $total } in all.
    .braille = { $seats } = { $total }

rule-teams = Teams: { $layout ->
        [halves] there are two, and every other player is in yours
       *[other] the player opposite is your partner
    }. The round ends as soon as one player lays the last card{ $points ->
        [yes] ; the hand of that player’s partner does not count. Each team has one total.
       *[no] .
    }
rule-partners = Partners: four players, three rounds, another partner in each. You change seats to face your partner{ $with-uno-call ->
        [yes] , who may not say “catch” to you.
       *[no] .
    }{ $credit ->
        [own] { " " }But everyone scores alone.
       *[pair] { "" }
    } After the third round, { $scoring-school ->
        [winner] the highest total wins.
       *[other] the lowest total wins.
    }

option-teams = how the teams are formed
option-teams-pairs = two by two, face to face
option-teams-halves = two teams, every other player
option-credit = partners who change, four players in three rounds, and what counts against each
option-credit-own = their own hand
option-credit-pair = both hands of their side
preset-teams = Teams: the leaflet’s rules, for 4, 6, 8 or 10 players, in pairs who sit opposite each other.
preset-partners = Partners: the leaflet’s rules, for four, in three rounds, everyone playing once with each of the others.
