# Uno Rapido: the identical card, the defence, the Uno card.

rapido =
    { $calledIs ->
        [yes] { $seatIs ->
            [you] You call Rapido.
           *[other] { $seat } calls Rapido!
        }
       *[no] { $seatIs ->
            [you] No Rapido called: you are confused.
           *[other] { $seat } forgets to call Rapido.
        }
    }
    .full =
        { $calledIs ->
            [yes] { $seatIs ->
                [you] You call Rapido: the same card.
               *[other] { $seat } calls Rapido: the same card.
            }
           *[no] { $seatIs ->
                [you] You lay the same card without calling Rapido: it stays, and you draw 2 cards.
               *[other] { $seat } lays the same card and forgets to call Rapido: 2 cards.
            }
        }
    .braille =
        { $calledIs ->
            [yes] rapido
           *[no] { $seatIs ->
                [you] no rapido
               *[other] { $seat } no rapido
            }
        }
chance-may-rapido = You may call Rapido: { $card }.
    .brief = Call Rapido, { $card }?
    .full = You may call Rapido: { $card }, as on top.
    .braille = rapido { $card } ?

preset-rapido = Uno Rapido: the classic rules, for 2 to 10 players, where a card identical to the top one is laid at any time, one may defend, and the Uno card makes the next player draw 8.
rule-rapido = Rapido: whoever holds exactly the top card may lay it at any time, saying “Rapido”. Out of turn, play goes on from there. On your own turn you then play one card more, but not after a +2, a +4 or a skip. Without the word the card stays, and costs 2 cards. Any other confusion, reported and voted on, costs 2 cards too, and not the turn.
rule-defence = Defence: threatened by a +2, a +4, an Uno card or a skip, you may lay another of its kind, of any colour. Cards to draw add up and pass on to the next player; the first who does not follow takes them all. Skips do not add up: one turn is lost.
rule-uno-attack = The Uno card goes on anything but a +2, a +4 or a skip. It slides under the top card, which keeps its colour. The next player draws 8 cards, and then plays. At the end of a round it is worth 100 points.
