# The end of a round and of the match, and the points.

went-out =
    { $seatIs ->
        [you] You win the round!
       *[other] { $seat } wins the round.
    }
    .voiced = I win the round!
    .braille =
        { $seatIs ->
            [you] round won
           *[other] { $seat } out
        }
round-blocked = Round blocked: nothing to play, nothing to draw.
    .brief = Round blocked.
    .braille = round blocked
deck-ran-out = Round blocked: the draw pile has run out too often.
    .brief = Round blocked: no cards left.
    .braille = round blocked
hand-shown =
    { $cardsIs ->
        [none]
            { $seatIs ->
                [you] You had no cards left.
               *[other] { $seat } had no cards left.
            }
       *[other]
            { $seatIs ->
                [you] You still had { $cards }{ part-worth }.
               *[other] { $seat } still had { $cards }{ part-worth }.
            }
    }
    .brief = { "" }
    .braille =
        { $seatIs ->
            [you] you { $cards }
           *[other] { $seat } { $cards }
        }{ $points ->
            [0] { "" }
           *[other] : { $points }
        }
part-worth =
    { $points ->
        [0] { "" }
        [1] { ":" } 1 point
       *[other] { ":" } { $points } points
    }
part-hand =
    { $cardsIs ->
        [none] no cards
        [one] { $cardsArticle }
        [few] { $cardsArticle }
       *[several] { $cards }
    }
points-won =
    { $seatIs ->
        [you] You score { part-points }, total { $total }.
       *[other] { $seat } scores { part-points }, total { $total }.
    }
    .brief =
        { $seatIs ->
            [you] You, { part-points }, total { $total }.
           *[other] { $seat }, { part-points }, total { $total }.
        }
    .full =
        { $seatIs ->
            [you] You score { part-points }, the value of the other hands. Total { $total }.
           *[other] { $seat } scores { part-points }, the value of the other hands. Total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] +{ $points } = { $total }
           *[other] { $seat } +{ $points } = { $total }
        }
points-kept =
    { $seatIs ->
        [you] You are at { $total }.
       *[other] { $seat } is at { $total }.
    }
    .full =
        { $points ->
            [0]
                { $seatIs ->
                    [you] Nothing counts against you. Total { $total }.
                   *[other] Nothing counts against { $seat }. Total { $total }.
                }
           *[other]
                { $seatIs ->
                    [you] Your hand counts { part-points } against you. Total { $total }.
                   *[other] The cards left count { part-points } against { $seat }. Total { $total }.
                }
        }
    .braille =
        { $seatIs ->
            [you] +{ $points } = { $total }
           *[other] { $seat } +{ $points } = { $total }
        }
kept-totals = { totals }
    .braille = { totals.braille }
points-counted = { "" }
    .full = Counted against each: { $pairs }.
    .braille = { $pairs }
final-points = Totals: { $pairs }.
    .braille = totals { $pairs }
points-won-then-final-points =
    { $seatIs ->
        [you] You score { part-points }.
       *[other] { $seat } scores { part-points }.
    } { final-points }
    .brief =
        { $seatIs ->
            [you] You, { part-points }.
           *[other] { $seat }, { part-points }.
        } { final-points }
    .full =
        { $seatIs ->
            [you] You score { part-points }, the value of the other hands.
           *[other] { $seat } scores { part-points }, the value of the other hands.
        } { final-points }
    .braille =
        { $seatIs ->
            [you] +{ $points }
           *[other] { $seat } +{ $points }
        } { final-points.braille }
totals = Totals: { $pairs }.
    .braille = totals { $pairs }
points-won-then-totals = { points-won-then-final-points }
    .brief = { points-won.brief }
    .full = { points-won-then-final-points.full }
    .braille = { points-won-then-final-points.braille }
final-rounds = Rounds each: { $pairs }.
    .braille = rounds { $pairs }
round-won =
    { $seatIs ->
        [you] Rounds won: you have { $total } of { $target }.
       *[other] Rounds won: { $seat } has { $total } of { $target }.
    }
    .brief =
        { $seatIs ->
            [you] You, { $total } of { $target }.
           *[other] { $seat }, { $total } of { $target }.
        }
    .braille =
        { $seatIs ->
            [you] { $total }/{ $target }
           *[other] { $seat } { $total }/{ $target }
        }
no-points = Nobody scores.
    .full = Round blocked: nobody scores.
    .braille = 0 points
match-won =
    { $seatsIs ->
        [you] You win the match!
        [one] { $seats } wins the match.
        [yours] { CAPITAL($seats) } win the match!
       *[several] { CAPITAL($seats) } win the match.
    }
    .braille = match: { $seatsIs ->
            [you] you
           *[other] { $seats }
        }
part-points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }
part-counted =
    { $points ->
        [0] Nothing
       *[other] { part-points }
    }
