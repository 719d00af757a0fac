# The totems: U red, N yellow, O green, and the exclamation mark, blue.

totem-captured =
    { $seatIs ->
        [you] You take the { $colour } totem.
       *[other] { $seat } takes the { $colour } totem.
    }
    .brief =
        { $seatIs ->
            [you] Your { $colour } totem.
           *[other] { $seat }, { $colour } totem.
        }
    .braille =
        { $seatIs ->
            [you] { $colour } totem
           *[other] { $seat } { $colour } totem
        }
totem-spent =
    { $seatIs ->
        [you] You give back the { $colour } totem: the card does nothing to you.
       *[other] { $seat } gives back the { $colour } totem: the card does nothing.
    }
    .brief =
        { $seatIs ->
            [you] The { $colour } totem: no effect.
           *[other] { $seat }, { $colour } totem: no effect.
        }
    .braille =
        { $seatIs ->
            [you] -{ $colour } totem, no effect
           *[other] { $seat } -{ $colour } totem, no effect
        }
all-totems =
    { $seatIs ->
        [you] All four totems! UNO for you.
       *[other] { $seat } has all four totems: UNO!
    }
    .brief =
        { $seatIs ->
            [you] Four totems: UNO!
           *[other] { $seat }, four totems: UNO!
        }
    .braille =
        { $seatIs ->
            [you] totems UNO
           *[other] { $seat } totems UNO
        }
shed-for-totems =
    { $seatIs ->
        [you] You slide { part-hand } under the discard pile.
       *[other] { $seat } slides { part-hand } under the discard pile.
    }
    .brief =
        { $seatIs ->
            [you] Under the discard pile: { part-hand }.
           *[other] { $seat }, under: { part-hand }.
        }
    .braille =
        { $seatIs ->
            [you] -{ $cards }
           *[other] { $seat } -{ $cards }
        }
prompt-keep-one = Which card do you keep?
    .brief = Keep which one?
    .full = Which card do you keep? The others slide under the discard pile.
    .braille = keep 1?
asked-keep-one = { "" }
    .full = { $seat } chooses a card to keep.
not-one-kept = Keep one card, no more and no fewer.
    .brief = Keep one card.

totems-exchanged =
    { $seatIs ->
        [you] You give { $other } the { $given } totem for the { $colour } one.
       *[other] { $seat } gives { $otherIs ->
            [you] you
           *[other] { $other }
        } the { $given } totem for the { $colour } one.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($given) } for the { $colour } totem.
           *[other] { $seat }: { $given } for the { $colour } totem.
        }
    .braille =
        { $seatIs ->
            [you] { $given } for { $colour } totem
           *[other] { $seat } { $given } for { $colour } totem
        }
prompt-give-totem = Which totem goes to { $other }, for the { $wanted } one?
    .brief = Which totem for { $other }?
    .braille = totem for { $other }?
asked-give-totem = { "" }
    .full = { $seat } is choosing a totem to give.

rule-totem = The totems: U red, N yellow, O green, and the exclamation mark, blue. Before each round they lie in the middle of the table. Lay a 0: you take the totem of its colour, from the middle or from whoever has it{ $taking ->
        [exchanged] , for one of yours if you have any
       *[captured] { "" }
    }. When { $hits } hits you, any totem cancels it: name the colour of one that you hold, and the card does nothing to you. The totem goes back to the middle. A last card cannot be cancelled. With all four, you keep one card of your choice, the others slide under the top card, UNO is said for you, and the totems go back to the middle. The published text does not say how they are taken: that is our own.
preset-totem = Totem: the classic rules, for 2 to 10 players, and four totems to take. A reading of our own.
option-totem = totems, and how one is taken from another player
option-totem-off = no totems
option-totem-captured = for nothing
option-totem-exchanged = for one of one’s own
