# What happens during a turn.

turn-came = { "" }
# No text: what another player ponders is nobody’s business.
asked-turn = { "" }
asked-drawn = { "" }
asked-threat = { "" }
    .full =
        { $seatIs ->
            [you] { "" }
           *[other] { $doubtfulIs ->
                [none] { $seat } must { part-take-all } or answer.
               *[other] { $seat } may { part-take-all }, or doubt.
            }
        }
part-take-all =
    { $amount ->
        [0] lose the turn
       *[other] take { part-taken }
    }
asked-colour-owed = { "" }
    .full =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } is choosing a colour.
        }

played = { part-lays }{ part-last-card }.
    .brief = { part-lays.brief }{ part-last-card }.
    .full = { part-lays }{ part-last-card.full }.
    .voiced = { part-lays.voiced }{ part-last-card }.
    .braille = { part-lays.braille }{ part-last-card.braille }
played-then-one-card-left = { played }
    .brief = { played.brief }
    .voiced = { played.voiced }
    .braille = { played.braille }
played-then-said-uno = { part-lays }, UNO!
    .brief = { part-lays.brief }, UNO!
    .voiced = { part-lays.voiced }, UNO!
    .braille = { part-lays.braille } UNO
played-then-reversed = { part-lays } { part-way }{ part-last-card }.
    .brief = { played.brief }
    .full = { played.full } { reversed.full }
    .voiced = { part-lays.voiced } { part-way }{ part-last-card }.
    .braille = { part-lays.braille }{ part-last-card.braille } { reversed.braille }
part-way =
    { $direction ->
        [1] to the left
       *[other] to the right
    }
played-then-went-out =
    { $seatIs ->
        [you] You play { part-laid } and win the round!
       *[other] { $seat } plays { part-laid } and wins the round.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) }: round won!
           *[other] { $seat }, { $card }: round won.
        }
    .voiced = { CAPITAL($card) }: I win the round!
    .braille = { part-lays.braille } out
# Like cards, laid together.
played-alike = { part-lays-alike }{ part-last-card }.
    .brief = { part-lays-alike.brief }{ part-last-card }.
    .full = { part-lays-alike }{ part-last-card.full }.
    .braille = { part-lays-alike.braille }{ part-last-card.braille }
played-alike-then-one-card-left = { played-alike }
    .brief = { played-alike.brief }
    .braille = { played-alike.braille }
played-alike-then-said-uno = { part-lays-alike }, UNO!
    .brief = { part-lays-alike.brief }, UNO!
    .braille = { part-lays-alike.braille } UNO
played-alike-then-went-out =
    { $seatIs ->
        [you] You play { part-laid } { part-times } and win the round!
       *[other] { $seat } plays { part-laid } { part-times } and wins the round.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) } { part-times }: round won!
           *[other] { $seat }, { $card } { part-times }: round won.
        }
    .braille = { part-lays-alike.braille } out
part-lays-alike =
    { $seatIs ->
        [you] You play { part-laid } { part-times }
       *[other] { $seat } plays { part-laid } { part-times }
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) } { part-times }
           *[other] { $seat } { $card } { part-times }
        }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } { "" }
        }{ $card }{ $card }{ $count ->
            [2] { "" }
            [3] { $card }
           *[other] { $card }{ $card }
        }
part-times =
    { $count ->
        [2] twice
        [3] three times
        [4] four times
       *[other] { $count } times
    }
part-lays =
    { $seatIs ->
        [you] You play { part-laid-called }
       *[other] { $seat } plays { part-laid-called }
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-called) }
           *[other] { $seat } { part-called }
        }
    .voiced = { CAPITAL(part-called) }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } { "" }
        }{ $card }{ $colour }
part-last-card =
    { $left ->
        [1] , { part-one-left }
       *[other] { "" }
    }
    .full =
        { $left ->
            [0] , { part-none-left }
            [1] , { part-one-left }
           *[other] , { $left } { part-pieces } left
        }
    .braille =
        { $left ->
            [1] { " " }1
           *[other] { "" }
        }
part-one-left =
    { $pieces ->
        [dice] one die left
       *[cards] one card left
    }
part-none-left =
    { $pieces ->
        [dice] no dice left
       *[cards] no cards left
    }
part-pieces =
    { $pieces ->
        [dice] dice
       *[cards] cards
    }

colour-named =
    { $seatIs ->
        [you] You call { $colour }.
       *[other] { $seat } calls { $colour }.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($colour) }.
           *[other] { $seat } calls { $colour }.
        }
    .voiced = { CAPITAL($colour) }.
    .braille =
        { $seatIs ->
            [you] { $colour }
           *[other] { $seat } { $colour }
        }

drew =
    { $seatIs ->
        [you] You draw { part-drawn }.
       *[other] { $seat } draws{ part-count }.
    }
    .brief =
        { $seatIs ->
            [you] You draw { part-drawn }.
           *[other] { $seat } draws{ part-count.brief }.
        }
    .voiced = I draw{ part-count.brief }.
    .braille =
        { $seatIs ->
            [you] +{ $cards }
           *[other] { $seat } +{ $count }
        }
# The drawn card that may be played is named in the question.
drew-then-asked-drawn =
    { $seatIs ->
        [you] { "" }
       *[other] { drew }
    }
    .brief =
        { $seatIs ->
            [you] { "" }
           *[other] { drew.brief }
        }
    .voiced = { drew.voiced }
    .braille = { drew.braille }
# Whoever lays the card just drawn: one sentence.
drew-then-asked-drawn-then-played =
    { $seatIs ->
        [you] { played }
       *[other] { $seat } draws{ part-count } and plays { part-laid-called }{ part-last-card }.
    }
    .brief =
        { $seatIs ->
            [you] { played.brief }
           *[other] { $seat } draws{ part-count.brief } and plays { part-called }{ part-last-card }.
        }
    .full =
        { $seatIs ->
            [you] { played.full }
           *[other] { $seat } draws{ part-count } and plays { part-laid-called }{ part-last-card.full }.
        }
    .voiced = I draw{ part-count.brief } and play { part-called }{ part-last-card }.
    .braille =
        { $seatIs ->
            [you] { played.braille }
           *[other] { $seat } +{ $count } { $card }{ $colour }{ part-last-card.braille }
        }
drew-then-asked-drawn-then-played-then-one-card-left = { drew-then-asked-drawn-then-played }
    .brief = { drew-then-asked-drawn-then-played.brief }
    .voiced = { drew-then-asked-drawn-then-played.voiced }
    .braille = { drew-then-asked-drawn-then-played.braille }
drew-then-asked-drawn-then-played-then-said-uno =
    { $seatIs ->
        [you] { played-then-said-uno }
       *[other] { $seat } draws{ part-count } and plays { part-laid-called }, UNO!
    }
    .brief =
        { $seatIs ->
            [you] { played-then-said-uno.brief }
           *[other] { $seat } draws{ part-count.brief } and plays { part-called }, UNO!
        }
    .voiced = I draw{ part-count.brief } and play { part-called }, UNO!
    .braille = { drew-then-asked-drawn-then-played.braille } UNO
drew-then-asked-drawn-then-passed =
    { $seatIs ->
        [you] { passed }
       *[other] { $seat } draws{ part-count } and passes.
    }
    .brief =
        { $seatIs ->
            [you] { passed }
           *[other] { $seat } draws{ part-count.brief } and passes.
        }
    .full =
        { $seatIs ->
            [you] { passed.full }
           *[other] { $seat } draws{ part-count }, keeps the card and passes.
        }
    .voiced = I draw{ part-count.brief } and pass.
    .braille =
        { $seatIs ->
            [you] { passed.braille }
           *[other] { $seat } +{ $count } passes
        }
drew-then-skipped =
    { $seatIs ->
        [you] You lose your turn and draw { part-drawn }.
       *[other] { $seat } draws{ part-count.brief } and is skipped.
    }
    .brief =
        { $seatIs ->
            [you] Turn lost, you draw { part-drawn }.
           *[other] { drew.brief }
        }
    .voiced = I draw{ part-count.brief } and lose my turn.
    .braille = { drew.braille }, turn lost
drew-then-turn-owed =
    { $seatIs ->
        [you] You will lose your next turn, and draw { part-drawn }.
       *[other] { $seat } draws{ part-count } and will lose the next turn.
    }
    .brief =
        { $seatIs ->
            [you] Next turn lost, you draw { part-drawn }.
           *[other] { $seat } draws{ part-count.brief }, next turn lost.
        }
    .voiced = I draw{ part-count.brief } and will lose my next turn.
    .braille = { drew.braille }, next turn lost
part-drawn =
    { $cardsIs ->
        [none] { part-number }
        [one] { $cardsArticle }
        [few] { $cardsArticle }
       *[several] { part-number }: { $cards }
    }
part-count =
    { $count ->
        [1] { "" }
       *[other] { " " }{ part-number }
    }
    .brief =
        { $count ->
            [1] { "" }
           *[other] { " " }{ $count }
        }
part-number =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
found-no-card =
    { $seatIs ->
        [you] Nothing left to draw: your hand stays as it is.
       *[other] Nothing left to draw for { $seat }.
    }
    .brief = Nothing left to draw.
    .voiced = Nothing left for me to draw.
    .braille =
        { $seatIs ->
            [you] +0
           *[other] { $seat } +0
        }
reshuffled = Draw pile empty: the discard pile is shuffled, { part-number } to draw.
    .brief = Draw pile renewed.
    .full = Draw pile empty: the discard pile, all but its top card, is shuffled into a new one of { part-number }.
    .braille = pile { $count }
passed =
    { $seatIs ->
        [you] You pass.
       *[other] { $seat } passes.
    }
    .full =
        { $seatIs ->
            [you] You keep the card and pass.
           *[other] { $seat } keeps the card and passes.
        }
    .voiced = I pass.
    .braille =
        { $seatIs ->
            [you] pass
           *[other] { $seat } passes
        }
skipped =
    { $seatIs ->
        [you] You lose your turn.
       *[other] { $seat } is skipped.
    }
    .brief =
        { $seatIs ->
            [you] Turn lost.
           *[other] { $seat } skipped.
        }
    .voiced = I lose my turn.
    .braille =
        { $seatIs ->
            [you] turn lost
           *[other] { $seat } turn lost
        }
turn-owed =
    { $seatIs ->
        [you] You will lose your next turn.
       *[other] { $seat } will lose the next turn.
    }
    .brief =
        { $seatIs ->
            [you] Next turn lost.
           *[other] { $seat } will lose the next turn.
        }
    .voiced = I will lose my next turn.
    .braille =
        { $seatIs ->
            [you] next turn lost
           *[other] { $seat } next turn lost
        }
reversed =
    { $direction ->
        [1] To the left.
       *[other] To the right.
    }
    .brief = { "" }
    .full =
        { $direction ->
            [1] Play now goes to the left.
           *[other] Play now goes to the right.
        }
    .braille =
        { $direction ->
            [1] left
           *[other] right
        }
# Of two players the direction changes nothing: only the lost turn counts.
reversed-then-skipped = { skipped }
    .brief = { skipped.brief }
    .full = { reversed.full } { skipped }
    .voiced = { skipped.voiced }
    .braille = { skipped.braille }
plays-again = { "" }
    .full =
        { $seatIs ->
            [you] You play again.
           *[other] { $seat } plays again.
        }
    .braille =
        { $seatIs ->
            [you] your turn
           *[other] { $seat } to play
        }
