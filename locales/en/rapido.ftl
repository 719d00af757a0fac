# UNO Rapido: the identical card, the defence, the UNO card.

rapido =
    { $calledIs ->
        [yes] { $seatIs ->
            [you] You call Rapido.
           *[other] { $seat } calls Rapido!
        }
       *[no] { $seatIs ->
            [you] You forget to call Rapido.
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
chance-may-rapido = You hold { $card } too: say “rapido”, or Enter.
    .brief = Call Rapido, { $card }?
    .full = You may call Rapido: { $card } is the top card too.
    .braille = rapido { $card } ?

preset-rapido = Rapido: the classic rules, for 2 to 10 players, where you lay a card identical to the top one at any moment, where you defend yourself, and where the UNO card makes the next player draw 8 cards.
rule-rapido = Rapido: if you hold a card identical to the top one, lay it at any moment, saying “rapido”. Out of turn, play goes on after you. On your turn, you then play as usual, except after a +2, a wild +4, an UNO card or a skip. Out of turn, without the word, the card stays and costs you 2 cards; on your turn, without the word, it is an ordinary play.
rule-defence = Defence: hit by a +2, a wild +4, an UNO card or a skip, you may lay another of its kind, of any colour. Cards to draw add up and pass on to the next player; the first who does not answer takes them all, and the count starts again. Skips do not add up: one turn is lost. A last card cannot be answered.
rule-uno-attack = The UNO card: it goes on anything but a +2, a wild +4 or a skip, and slides under the top card, which stays the one to match. The next player draws 8 cards, and then plays.
rule-uno-attack-first = An UNO card as the first card: another card is turned up.
