# Elimination and the duel.

eliminated =
    { $seatIs ->
        [you] You are out of the match, with { $total } points.
       *[other] { $seat } is out of the match, with { $total } points.
    }
    .brief =
        { $seatIs ->
            [you] You are out of the match.
           *[other] { $seat } is out of the match.
        }
    .braille =
        { $seatIs ->
            [you] eliminated { $total }
           *[other] { $seat } eliminated { $total }
        }
duel-began = A duel: { $seats }.
    .full = Two players are left: { $seats }. The duel begins.
    .braille = a duel { $seats }

rule-elimination = Elimination: whoever reaches { $scoring-target } points is out of the match, and the others play on. The last two play until one of them { $duel ->
        [exceed] exceeds that total
       *[other] gets there
    }; the other wins.
option-elimination = whoever reaches the total is out, and the others play on
option-duel = how the duel of the last two ends
option-duel-reach = when one of them reaches the total
option-duel-exceed = when one of them exceeds the total
preset-challenge = Challenge: the classic rules, for 2 to 10 players, where your points count against you and 500 put you out, until the last two play a duel.
