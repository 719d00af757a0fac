# The chat room: UNO said afterwards, lies, places won, leaving, time run out.

forgot-uno =
    { $seatIs ->
        [you] UNO forgotten! You owe { part-owed }.
       *[other] UNO forgotten: { part-owed } for { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] UNO forgotten!
           *[other] { $seat }, UNO forgotten.
        }
    .braille =
        { $seatIs ->
            [you] UNO forgotten +{ $count }
           *[other] { $seat } UNO forgotten +{ $count }
        }
forgot-uno-then-drew =
    { $seatIs ->
        [you] UNO forgotten! You draw { part-drawn }.
       *[other] UNO forgotten! { $seat } draws{ part-count }.
    }
    .brief =
        { $seatIs ->
            [you] UNO forgotten: you draw { part-drawn }.
           *[other] { $seat }, UNO forgotten.
        }
    .braille =
        { $seatIs ->
            [you] UNO forgotten +{ $cards }
           *[other] { $seat } UNO forgotten +{ $count }
        }
part-owed =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
lied =
    { $seatIs ->
        [you] False UNO! That is your lie { $lies } of { $most }.
       *[other] False UNO by { $seat }: lie { $lies } of { $most }.
    }
    .brief =
        { $seatIs ->
            [you] Lie { $lies } of { $most }.
           *[other] { $seat }, lie { $lies }.
        }
    .full =
        { $seatIs ->
            [you] False UNO: you hold more than one card. Lie { $lies } of { $most }; the last one puts you out.
           *[other] False UNO: { $seat } holds more than one card. Lie { $lies } of { $most }.
        }
    .braille =
        { $seatIs ->
            [you] lie { $lies }/{ $most }
           *[other] { $seat } lie { $lies }/{ $most }
        }
lied-out =
    { $seatIs ->
        [you] One lie too many: the game is over for you.
       *[other] One lie too many: the game is over for { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] One lie too many. Game over.
           *[other] { $seat }, one lie too many.
        }
    .braille =
        { $seatIs ->
            [you] lies, out
           *[other] { $seat } lies, out
        }
abandoned =
    { $seatIs ->
        [you] You give up the game.
       *[other] { $seat } gives up the game.
    }
    .brief =
        { $seatIs ->
            [you] Game given up.
           *[other] { $seat } gives up.
        }
    .braille =
        { $seatIs ->
            [you] given up
           *[other] { $seat } gives up
        }
timed-out =
    { $seatIs ->
        [you] Time is up: the game is over for you.
       *[other] Time is up: the game is over for { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] Time is up. Game over.
           *[other] { $seat }, time is up.
        }
    .braille =
        { $seatIs ->
            [you] time is up, out
           *[other] { $seat } time is up, out
        }
came-back =
    { $count ->
        [1] 1 card goes back into the draw pile, which is shuffled.
       *[other] { $count } cards go back into the draw pile, which is shuffled.
    }
    .brief = { "" }
    .braille = pile +{ $count }
colour-stands = The colour stays { $colour }.
    .brief = Still { $colour }.
    .braille = still { $colour }
place-won =
    { $seatIs ->
        [you] You take { part-place } place!
       *[other] { $seat } takes { part-place } place.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-place) } place!
           *[other] { $seat }, { part-place } place.
        }
    .full =
        { $seatIs ->
            [you] You have no cards left and take { part-place } place! The others play on.
           *[other] { $seat } has no cards left and takes { part-place } place.
        }
    .braille =
        { $seatIs ->
            [you] place { $place }
           *[other] { $seat } place { $place }
        }
played-then-place-won =
    { $seatIs ->
        [you] You play { part-laid } and take { part-place } place!
       *[other] { $seat } plays { part-laid } and takes { part-place } place.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) }: { part-place } place!
           *[other] { $seat }, { $card }: { part-place } place.
        }
    .full =
        { $seatIs ->
            [you] You play { part-laid } and take { part-place } place! The others play on.
           *[other] { $seat } plays { part-laid } and takes { part-place } place.
        }
    .braille = { part-lays.braille } place { $place }
part-place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[other] ninth
    }
ranked = Ranking: { $seats }.
    .full = Final ranking, first to last: { $seats }.
    .braille = { $seats }

no-longer-in = You are out of the game: listen to the rest.
    .brief = You are out of the game.
no-leaving = Under these rules, nobody can leave a game under way.
    .brief = Nobody can leave here.
nothing-to-leave = You can leave as soon as you hold cards.
not-late =
    { $lateIs ->
        [you] Nobody is waiting for you.
       *[other] Nobody is waiting for { $late }.
    }
# What anyone may do at any time: nothing to announce.
chance-may-leave = { "" }
chance-may-say-uno = { "" }
chance-clock-running = { "" }
chance-uno-due = { "" }
    .full =
        { $culpritIs ->
            [you] One card: say UNO before anyone plays!
           *[other] { "" }
        }
    .braille =
        { $culpritIs ->
            [you] UNO?
           *[other] { "" }
        }

preset-chat = Chat room: as played in a chat room, by 2 to 10 players. You draw only if nothing goes, UNO is said after the card, and play goes on to the last player.
rule-in-order = The order: nobody deals. The players are listed as they sat down, bots last; the first one listed begins, or suffers the first card, and play follows the list.
rule-colour-apart = The colour of a wild: name it after you have laid the card; until then nobody plays.
rule-uno-after = UNO: say it as soon as you have laid your next-to-last card. If somebody plays or draws first, or ten seconds go by while the clock runs, you have forgotten it and draw 2 cards, without anybody having to notice. Saying “uno” with more cards than one is a lie: 2 cards, and the third lie puts you out of the game.
rule-abandon = Leaving: you may leave the game at any time, with “abandon”; your hand goes back into the draw pile, and you end behind all who stay.
option-abandon = to leave a game under way, and let the others play on
rule-time-out = The time: you have { $patience } seconds to play; after that the game is over for you. Against bots, the clock only runs if you ask for it, with “time on”.

game-stopped =
    { $seatIs ->
        [you] You stop the game.
       *[other] { $seat } stops the game.
    }
    .braille =
        { $seatIs ->
            [you] game stopped
           *[other] { $seat } game stopped
        }
host-alone = Only the host of the table can do that.
    .brief = Only the host can.
begun-already = The game has already begun.
# The host may start or stop the game: nothing to announce.
chance-lobby = { "" }
chance-host-may-stop = { "" }
rule-host = The host: in a chat room, whoever opens the table starts the game at will, and may stop it.
