# The dice.

threw-again =
    { $seatIs ->
        [you] You throw { part-thrown }.
       *[other] { $seat } throws { part-dice } again.
    }
    .brief =
        { $seatIs ->
            [you] Thrown: { part-hand }.
           *[other] { $seat } throws { $count }.
        }
    .braille =
        { $seatIs ->
            [you] dice { $cards }
           *[other] { $seat } dice { $count }
        }
part-thrown =
    { $cardsIs ->
        [none] { part-dice }
       *[other] { part-dice }: { $cards }
    }
part-dice =
    { $count ->
        [1] 1 die
       *[other] { $count } dice
    }
passed-then-threw-again = { threw-again }
    .brief = { threw-again.brief }
    .braille = { threw-again.braille }
prompt-lay-on = Another die, or pass?
    .brief = Another?
    .full = On { part-top }, another die, or pass?
    .braille = another?
# No text: what another player ponders is nobody’s business.
asked-lay-on = { "" }
nobody-lays = Round blocked: nobody has laid a die for { $turns } turns each.
    .brief = Round blocked: nobody lays.
    .braille = round blocked

rule-dice = A turn: everyone has { $dealing-cards_each } dice, of four colours and six digits, and sees only their own. Lay as many dice as you like, one after the other: each goes by its colour or by its digit. The others are thrown again; if you lay none, all of them are. Nobody is given more dice: whoever has none left wins the round. If nobody lays any for ten turns each, the round ends without a winner. A dice game has existed, but these rules are our own.
preset-dice = Dice: five dice each; lay those that go, throw the others again. The rules are our own.
