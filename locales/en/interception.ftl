# Laying out of turn, laying two cards, going on, finishing in one go.

intercepted =
    { $calledIs ->
        [yes] { $seatIs ->
            [you] You intercept.
           *[other] Intercepted!
        }
       *[no] { $seatIs ->
            [you] You intercept without a word.
           *[other] { $seat } intercepts without a word.
        }
    }
    .full =
        { $calledIs ->
            [yes] { $seatIs ->
                [you] You intercept and take the turn.
               *[other] Intercepted! { $seat } takes the turn.
            }
           *[no] { $seatIs ->
                [you] You intercept without saying the word: the card stays, and you draw 2.
               *[other] { $seat } intercepts without saying the word: the card stays, but costs 2.
            }
        }
    .voiced =
        { $calledIs ->
            [yes] Intercepted!
           *[no] I intercept without a word.
        }
    .braille =
        { $calledIs ->
            [yes] intercepted
           *[no] { $seatIs ->
                [you] intercepted, no word
               *[other] { $seat } intercepted, no word
            }
        }
turn-is-yours = It is your turn: play the card, without intercepting.
    .brief = Your turn: play it.
chance-may-intercept = You may intercept with { $card }: say “intercept”, or Enter.
    .brief = Intercept: { $card }?
    .full = You may lay out of turn: { $card }.
    .braille = intercept { $card } ?

stopped =
    { $seatIs ->
        [you] You stop there.
       *[other] { $seat } stops there.
    }
    .brief =
        { $seatIs ->
            [you] End of the run.
           *[other] { $seat } stops.
        }
    .voiced = I stop there.
    .braille =
        { $seatIs ->
            [you] stop
           *[other] { $seat } stops
        }
breaks-the-run = { CAPITAL($card) } does not follow { $last }: it must have the same digit, or the next one in its colour.
    .brief = { CAPITAL($card) } does not follow { $last }.
    .full = { CAPITAL($card) } does not follow { $last }: it takes the same digit, or one more or less in the same colour. Otherwise, pass.
prompt-going-on = Go on from { $card }, or pass?
    .brief = { CAPITAL($card) }: go on?
    .full = Go on from { $card }, with the same digit or the next one of its colour, or pass?
    .braille = on from { $card } ?
asked-going-on = { "" }
    .full = { $seat } may go on.

rule-intercept = Interception: if you hold { $by ->
        [exact] the same card as the top one, a digit from 1 to 9 of the same colour,
       *[number] the digit of the top card, from 1 to 9, of any colour,
    } lay it out of turn, saying “interception”. Play goes on from you; those in between lose their turn. Without the word the card stays, and costs you 2 cards.
rule-pairs = Pairs: two cards of the same digit{ $intercept-by ->
        [exact] { " " }and colour
       *[other] { "" }
    } are laid together, in an interception too. The first must go on the top card.{ $with-uno-call ->
        [yes] { " " }To finish with a pair, say “uno” as you lay it.
       *[no] { "" }
    }
rule-runs = Runs: after a digit you may go on in the same turn, with the same digit of any colour, or one more or one less in the same colour. 0 does not follow 9. Say “pass” to end the run.
rule-royal-run = Royal run: lay the nine digits from 1 to 9 in one go, of any colours, upward from the 1 or downward from the 9. The first must go on the top card. No UNO is due.
rule-multi-finish = Multiple finish: if your whole hand, 2 to 4 cards, is of one digit and each of another colour, lay it in one go and win the round, without saying “uno”. The first card must go on the top card.
option-intercept = laying out of turn a card equal to the top one
option-intercept-none = never
option-intercept-number = with the same digit
option-intercept-exact = with the same card
option-pairs = laying two cards of one digit together, where interception is played
option-runs = going on in the same turn with the same digit or the next one
option-royal-run = laying the digits from 1 to 9 in one go
option-multi-finish = finishing in one go with 2 to 4 cards of one digit
