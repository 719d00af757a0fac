# Wizz and its wheel.

wheel-stopped =
    { $seatIs ->
        [you] You spin the wheel: { part-face }.
       *[other] { $seat } spins the wheel: { part-face }.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-face) }.
           *[other] { $seat }, { part-face }.
        }
    .braille =
        { $seatIs ->
            [you] wheel { part-face }
           *[other] { $seat } wheel { part-face }
        }
part-face =
    { $face ->
        [1] almost UNO
        [2] one digit less
        [3] one colour less
        [4] red card
        [5] blue card
        [6] hand exchange
        [7] visible hand
        [8] UNO wizz
       *[9] war
    }
slid =
    { $seatIs ->
        [you] You slide { part-hand } under the discard pile{ part-last-card }.
       *[other] { $seat } slides { part-hand } under the discard pile{ part-last-card }.
    }
    .brief =
        { $seatIs ->
            [you] Under the discard pile: { part-hand }{ part-last-card }.
           *[other] { $seat }, under: { part-hand }.
        }
    .full =
        { $seatIs ->
            [you] You slide { part-hand } under the discard pile{ part-last-card.full }.
           *[other] { $seat } slides { part-hand } under the discard pile{ part-last-card.full }.
        }
    .braille =
        { $seatIs ->
            [you] -{ $cards }{ part-last-card.braille }
           *[other] { $seat } -{ $cards }{ part-last-card.braille }
        }
slid-then-one-card-left = { slid }
    .brief = { slid.brief }
    .full = { slid.full }
    .braille = { slid.braille }
nothing-to-shed =
    { $seatIs ->
        [you] You have nothing to shed.
       *[other] { $seat } has nothing to shed.
    }
    .brief =
        { $seatIs ->
            [you] Nothing to shed.
           *[other] { $seat }, nothing.
        }
    .braille =
        { $seatIs ->
            [you] -0
           *[other] { $seat } -0
        }
hand-bared =
    { $seatIs ->
        [you] Everyone sees your hand: { part-hand }.
       *[other] Visible hand, { $seat }: { part-hand }.
    }
    .brief =
        { $seatIs ->
            [you] Your hand: { part-hand }.
           *[other] { $seat }: { part-hand }.
        }
    .braille =
        { $seatIs ->
            [you] hand { $cards }
           *[other] { $seat } { $cards }
        }
shouted =
    { $seatIs ->
        [you] UNO wizz! You shout first.
       *[other] UNO wizz! { $seat } shouts first.
    }
    .brief =
        { $seatIs ->
            [you] You shout first.
           *[other] { $seat } shouts first.
        }
    .braille =
        { $seatIs ->
            [you] wizz!
           *[other] { $seat } wizz!
        }
war-cards = The highest digits: { $pairs }.
    .brief = War: { $pairs }.
    .braille = war { $pairs }
war-undecided = Nobody wins: the cards stay in hand.
    .brief = Nobody wins.
    .braille = tie, cards kept
spoils-left =
    { $seatIs ->
        [you] You keep your card.
       *[other] { $seat } keeps the card.
    }
    .braille =
        { $seatIs ->
            [you] kept
           *[other] { $seat } keeps
        }
prompt-spin = Your turn: spin the wheel!
    .brief = Spin!
    .full = Your turn, without playing a card: spin the wheel!
    .braille = spin!
asked-spin = { "" }
    .full = { $seat } is about to spin the wheel.
prompt-keep-two = Which two cards do you keep?
    .brief = Keep which two?
    .full = Which two cards do you keep? The others slide under the discard pile.
    .braille = keep 2?
asked-keep-two = { "" }
    .full = { $seat } chooses two cards to keep.
prompt-digit-to-shed = Which digit leaves your hand?
    .brief = Which digit?
    .full = Which digit leaves your hand? All its cards slide under the discard pile.
    .braille = digit?
asked-digit-to-shed = { "" }
    .full = { $seat } chooses a digit.
prompt-colour-to-shed = Which colour leaves your hand?
    .brief = Which colour?
    .full = Which colour leaves your hand? All its cards slide under the discard pile.
    .braille = colour -?
asked-colour-to-shed = { "" }
    .full = { $seat } chooses a colour to shed.
prompt-card-to-shed = Which card leaves your hand?
    .brief = Which card?
    .full = Which card leaves your hand? It slides under the discard pile.
    .braille = card -?
asked-card-to-shed = { "" }
    .full = { $seat } chooses a card to shed.
prompt-spoils = War won! Your highest card may go: which one, or none?
    .brief = War won: which card goes?
    .full = War won! Your highest card may slide under the discard pile: which one, or none?
    .braille = card -?
asked-spoils = { "" }
    .full = { $seat } wins the war.
chance-shouting = UNO wizz! Say “shout” before the others, or Enter.
    .brief = UNO wizz: shout!
    .full = UNO wizz: shout first, and shed a card!
    .braille = wizz?
spin-first = This turn, spin the wheel.
    .brief = Spin the wheel.
    .full = After a wizz you neither play nor draw: spin the wheel.
no-wheel = Nothing asks you to spin.
    .brief = No wheel here.
not-two = Keep two cards, no more and no fewer.
    .brief = Keep two cards.
not-one-card = One card goes, no more.
    .brief = One card goes.
nothing-to-shout = Nothing to shout for, or too late.
not-the-spoils = Only your highest card may go.
    .brief = Your highest, or none.

rule-wizz = The wizz: it goes on its colour or on another wizz. If it is your turn next, you lay no card: you spin the wheel, which has nine faces. Almost UNO: keep two cards of your choice. One digit less: name a digit, and all your cards of that digit go. One colour less: the same with a colour. Red card, blue card: draw until a card of that colour or a wild comes; you lay none. Hand exchange: every hand goes to the left. Visible hand: your hand is told to everyone. UNO wizz: of all the players, the first to say “shout”, before the next one acts, gets rid of a card. War: everyone shows their highest number card; the highest of all may go; on a tie, none does. Cards that go slide under the top card. With no cards left you win the round; with a single one, say “uno”.
preset-wizz = Wizz: the classic rules, for 2 to 10 players, with a wheel of nine faces.
rule-wizz-first = A wizz as the first card: the first player spins the wheel.
