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
# Several hands have changed: one line for all the numbers.
hands-counted = Cards: { $pairs }.
    .brief = { "" }
    .braille = { $pairs }
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
        [0] { $seat } has no cards left.
        [1] { $seat } holds one card.
       *[other] { $seat } holds { $count } cards.
    }

prompt-swap-owed = A swap card opens the round: who do you exchange hands with?
    .brief = Swap: with whom?
    .braille = swap with?
asked-swap-owed = { "" }
    .full = { $seat } is about to exchange hands.

rule-zero-rotate = The 0: all hands turn, and you give yours to whoever plays after you. Laid as the last card, a 0 does nothing.
option-zero-rotate = a 0 turns the hands
option-zero-rotate-on = yes
rule-seven-swap = The 7: you may exchange hands with somebody, who cannot refuse. Say the name with the card, or “nobody” to keep your hand. Laid as the last card, a 7 does nothing.
option-seven-swap = a 7 lets its player exchange hands
option-seven-swap-on = yes
rule-swap-card = The swap card: it goes on anything; say who you exchange hands with, then a colour. Nobody can refuse, but you cannot take the hand of a player with one card. Laid as the last card, it is no more than a wild.
option-swap-card = the swap card, added to the deck
option-swap-card-on = yes
rule-swap-card-first = A swap card as the first card: the first player exchanges hands, names the colour and plays.
