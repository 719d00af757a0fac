# Hands that go from player to player.

hands-swapped =
    { $seatIs ->
        [you] You exchange hands with { $other }.
       *[other] { $otherIs ->
            [you] { $seat } exchanges hands with you.
           *[other] { $seat } exchanges hands with { $other }.
        }
    }
    .brief =
        { $seatIs ->
            [you] Hands exchanged with { $other }.
           *[other] { $otherIs ->
                [you] { $seat } exchanges with you.
               *[other] { $seat } exchanges with { $other }.
            }
        }
    .braille =
        { $seatIs ->
            [you] you
           *[other] { $seat }
        } = { $otherIs ->
            [you] you
           *[other] { $other }
        }
hands-turned =
    { $direction ->
        [1] All hands go to the left.
       *[other] All hands go to the right.
    }
    .brief =
        { $direction ->
            [1] Hands left.
           *[other] Hands right.
        }
    .braille =
        { $direction ->
            [1] hands left
           *[other] hands right
        }
# Everyone hears the hand received; of the others, how many cards.
hand-received =
    { $seatIs ->
        [you] { part-my-hand }
       *[other] { part-now-holds }
    }
    .brief =
        { $seatIs ->
            [you] { part-my-hand.brief }
           *[other] { "" }
        }
    .full =
        { $seatIs ->
            [you] { part-my-hand.full }
           *[other] { part-now-holds }
        }
    .braille =
        { $seatIs ->
            [you] { $cardsIs ->
                [none] 0
               *[several] { $cards }
            }
           *[other] { $seat } { $count }
        }
part-my-hand =
    { $cardsIs ->
        [none] Your hand is empty.
        [one] Your hand: { $cards }.
       *[several] Your hand, { part-number }: { $cards }.
    }
    .brief =
        { $cardsIs ->
            [none] Your hand is empty.
           *[several] Your hand: { $cards }.
        }
    .full =
        { $cardsIs ->
            [none] { $giver } gives you an empty hand.
           *[several] { $giver } gives you { part-number }: { $cards }.
        }
part-now-holds =
    { $count ->
        [0] { $seat } holds no card.
       *[other] { $seat } holds { $count }.
    }
