# Answers to what a player asks, the fact first.

answer-hand =
    { $count ->
        [0] Your hand is empty.
        [1] { CAPITAL(part-one-piece) }: { $cards }.
       *[other] { $count } { part-pieces }. { $numbered }.
    }
    .brief =
        { $count ->
            [0] Hand empty.
            [1] { CAPITAL(part-one-piece) }: { $cards }.
           *[other] { $count } { part-pieces }: { $cards }.
        }
    .braille =
        { $count ->
            [0] hand empty
           *[other] { $cards }
        }
# The card at a place, “3: blue 4”, or those of a colour or a sign: “2 cards. 2: blue 7; 3: blue 4”.
answer-place = { $numbered }.
    .brief = { CAPITAL($cards) }.
answer-held =
    { $count ->
        [0] You have none.
        [1] { CAPITAL(part-one-piece) }. { $numbered }.
       *[other] { $count } { part-pieces }. { $numbered }.
    }
    .brief =
        { $count ->
            [0] You have none.
           *[other] { CAPITAL($cards) }.
        }
answer-no-hand = You are watching, without cards.
answer-playable =
    { $cardsIs ->
        [none] { part-none-goes }
       *[other] You can play { part-playable }.
    }
    .brief =
        { $cardsIs ->
            [none] { part-none-goes }
           *[other] { CAPITAL($cards) }.
        }
    .full =
        { $cardsIs ->
            [none] Nothing fits on { part-top }.
           *[other] On { part-top }, you can play { part-playable }.
        }
    .braille =
        { $cardsIs ->
            [none] nothing fits
           *[other] { $cards }
        }
# Out of turn: who plays, and what would go on the card of now.
answer-playable-later = { answer-who } { $cardsIs ->
        [none] Nothing of yours would go on { part-top }.
       *[other] On { part-top }, you could play { part-playable }.
    }
    .brief = { answer-who.brief } { $cardsIs ->
            [none] Nothing fits on { part-top }.
           *[other] On { part-top }: { $cards }.
        }
    .braille = { answer-who.braille }: { answer-playable.braille }
part-none-goes = Nothing fits.
part-playable =
    { $cardsIs ->
        [one] { $cardsArticle }
        [few] { $cardsArticle }
       *[several] { $cards }
    }
answer-drawn =
    { $cardsIs ->
        [none] You have drawn nothing in this round.
        [one] You drew { $cardsArticle }.
        [few] You drew { $cardsArticle }.
       *[several] You drew: { $cards }.
    }
    .brief =
        { $cardsIs ->
            [none] Nothing drawn.
           *[other] { CAPITAL($cards) }.
        }
    .braille =
        { $cardsIs ->
            [none] nothing drawn
           *[other] +{ $cards }
        }
answer-top = { CAPITAL(part-top) }.
    .braille = { $top }{ part-shade }
answer-colour =
    { $colourIs ->
        [none] No colour is in play yet.
       *[other] The colour is { $colour }.
    }
    .braille = { $colour }
answer-contested =
    { $seatIs ->
        [you] You have no cards left, and the round is about to end.
       *[other] { $seat } has no cards left, and the round is about to end.
    }
    .braille = { $seatIs ->
            [you] 0
           *[other] { $seat } 0
        }
answer-who =
    { $seatIs ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
    .brief =
        { $seatIs ->
            [you] You.
           *[other] { $seat }.
        }
    .braille =
        { $seatIs ->
            [you] your turn
           *[other] { $seat } to play
        }
part-one-piece =
    { $pieces ->
        [dice] one die
       *[cards] one card
    }
# The card that somebody has just laid, where the sentence that tells of it leaves the colour out.
answer-laid =
    { $seatIs ->
        [you] You: { $card }.
       *[other] { $seat }: { $card }.
    }
    .braille = { $card }
answer-counts = { $pieces ->
        [dice] Dice: { $hands }.
       *[cards] Cards: { $hands }, draw pile { $pile }.
    }
    .braille = { $hands }, pile { $pile }
answer-count =
    { $seatIs ->
        [you] You have { $count } left.
       *[other] { $seat } has { $count }.
    }
answer-order =
    { $direction ->
        [1] To the left: { $players }.
       *[other] To the right: { $players }.
    }
answer-round-won =
    { $seatIs ->
        [you] You have won the round.
       *[other] { $seat } has won the round.
    }{ part-earned }
    .braille =
        { $seatIs ->
            [you] you win
           *[other] { $seat } wins
        }{ part-earned.braille }
part-earned =
    { $counts ->
        [yes] { " " }Points of this round: { $points }.
       *[no] { "" }
    }
    .braille =
        { $counts ->
            [yes] { " " }+ { $points }
           *[no] { "" }
        }
answer-scores =
    { $school ->
        [none] No points: who wins the round wins the match.
        [ranking] No points: each player takes a place, and the first out wins.
        [rounds] { part-of-round }Rounds won: { $points }.
       *[other] { part-of-round }Scores: { $points }.
    }
    .braille =
        { $school ->
            [none] no points
            [ranking] no points
           *[other] { $points }
        }
part-of-round =
    { $round ->
        [0] { "" }
       *[other] Round { $round }.{ " " }
    }
