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
played-in-turn = { part-lays-in-turn }{ part-last-card }.
    .brief = { part-lays-in-turn.brief }{ part-last-card }.
    .full = { part-lays-in-turn }{ part-last-card.full }.
    .voiced = { CAPITAL(part-all-laid) }{ part-last-card }.
    .braille = { part-lays-in-turn.braille }{ part-last-card.braille }
played-in-turn-then-one-card-left = { played-in-turn }
    .brief = { played-in-turn.brief }
    .voiced = { played-in-turn.voiced }
    .braille = { played-in-turn.braille }
part-lays-in-turn =
    { $seatIs ->
        [you] You play { part-all-laid }
       *[other] { $seat } plays { part-all-laid }
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-all-laid) }
           *[other] { $seat } { part-all-laid }
        }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } { "" }
        }{ $laid }
part-all-laid =
    { $laidIs ->
        [none] { $card }
       *[other] { $laid }
    }
# Whoever can lay no more throws the rest again, in the same sentence.
played-then-threw-again = { part-lays }{ part-throws }
    .brief = { part-lays.brief }{ part-throws }
    .braille = { part-lays.braille } { threw-again.braille }
played-then-one-card-left-then-threw-again = { played-then-threw-again }
    .brief = { played-then-threw-again.brief }
    .braille = { played-then-threw-again.braille }
played-in-turn-then-threw-again = { part-lays-in-turn }{ part-throws }
    .brief = { part-lays-in-turn.brief }{ part-throws }
    .braille = { part-lays-in-turn.braille } { threw-again.braille }
played-in-turn-then-one-card-left-then-threw-again = { played-in-turn-then-threw-again }
    .brief = { played-in-turn-then-threw-again.brief }
    .braille = { played-in-turn-then-threw-again.braille }
part-throws =
    { $seatIs ->
        [you] . Nothing else fits: you throw { part-thrown }.
       *[other] { $left ->
            [1] { "" } and throws the last die again.
           *[other] { "" } and throws { part-dice } again.
        }
    }
prompt-lay-on = Another die, or pass?
    .brief = Another?
    .full = On { part-top }, another die, or pass?
    .braille = another?
# No text: what another player ponders is nobody’s business.
asked-lay-on = { "" }
nobody-lays = Round blocked: nobody has laid a die for { $turns } turns each.
    .brief = Round blocked: nobody lays.
    .braille = round blocked

rule-dice = A turn: everyone has { $dealing-cards_each } dice and sees only their own. A die shows a colour, red, yellow, green or blue, and a digit from 1 to 6. Lay as many dice as you like, one after the other: each must have the colour or the digit of the last die laid. Say “pass” to stop. At the end of your turn your other dice are thrown again: colour and digit change. To lay none, say “throw”: all of them are thrown again. Nobody is given more dice: whoever has none left wins the round. If nobody lays any for ten turns each, the round ends without a winner. A dice game has existed, but these rules are our own.
preset-dice = Dice: for 2 to 10 players, five dice each; lay those that go, throw the others again. The rules are our own.
