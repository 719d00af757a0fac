# Answering a threat: stacking, blocking, returning, aiming.

blocked =
    { $seatIs ->
        [you] You block the wild +4.
       *[other] { $seat } blocks the wild +4: nobody draws.
    }
    .brief =
        { $seatIs ->
            [you] Wild +4 blocked.
           *[other] { $seat } blocks the wild +4.
        }
    .braille =
        { $seatIs ->
            [you] +4 blocked
           *[other] { $seat } +4 blocked
        }

aimed =
    { $seatIs ->
        [you] You aim at { $target }.
       *[other] { $seat } aims at { part-target }.
    }
    .brief = At { part-target }.
    .braille =
        { $seatIs ->
            [you] at { part-target }
           *[other] { $seat } at { part-target }
        }
# An aimed card is told in one breath with whomever it hits.
played-then-aimed =
    { $seatIs ->
        [you] You play { part-laid-told }
       *[other] { $seat } plays { part-laid-told }
    } at { part-target }.
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-called) }
           *[other] { $seat } { part-called }
        } at { part-target }.
    .full =
        { $seatIs ->
            [you] You play { part-laid-told }
           *[other] { $seat } plays { part-laid-told }
        } at { part-target }{ part-last-card.full }.
    .braille = { part-lays.braille } at { part-target }
part-target =
    { $targetIs ->
        [you] you
       *[other] { $target }
    }

preset-duo-unotm = Duo without stacking: 2 to 10 players, no UNO to say, no bluff to call, the wild +4 always allowed. Whoever opened the table deals, then the deal passes to the left.
preset-duo = Duo: 2 to 10 players, no UNO to say, no bluff to call, the wild +4 always allowed; a +2 answers a +2, a wild +4 a wild +4. Whoever opened the table deals, then the deal passes to the left.

rule-stack = { $deck-draw-two ->
        [no] Stacking: no card of this deck is stacked.
       *[yes] Stacking: when a +2 hits you, you may answer with a +2 of any colour instead of drawing; the cards add up for the next player. { $kind ->
            [draw-two] A wild +4 is neither stacked nor stacked on.
            [wp] In the same way, a wild +4 answers a wild +4, and calls a new colour; it answers a +2 as well, but a +2 never answers a wild +4.
           *[same] In the same way, a wild +4 answers a wild +4, and calls a new colour; but a wild +4 does not answer a +2, nor a +2 a wild +4.
        } The first who does not answer draws them all and loses the turn. A card laid as the last one cannot be answered.
    }
option-stack = answering a +2 or a wild +4 with a card that adds to it
option-stack-none = cards do not add up
option-stack-same = +2 on +2, wild +4 on wild +4
option-stack-draw-two = +2 on +2 alone
option-stack-wp = wild +4 on +2 as well

option-bluff = how a wild +4 is doubted
option-bluff-none = nobody doubts
option-bluff-doubt = as in the rules chosen
option-bluff-tu-bluffes = tu bluffes: a bluffer draws 6 cards; one may answer with a wild +4, or block with a zero or a skip

rule-boomerang = The boomerang: hit by { $hits }, you may lay it: whoever laid that card suffers it instead; a turn that it costs is the next one. It is never laid otherwise; the top card and the colour stay.{ $deck-wizz ->
        [yes] { " " }The wheel of a wizz is not returned.
       *[no] { "" }
    }
rule-boomerang-first = A boomerang as the first card goes under the draw pile, and another card is turned up.
option-boomerang = four boomerangs, which return a card to whoever laid it

rule-target-draw = Aimed cards: as you lay an aimed +2 or an aimed +4, name another player, who draws 2 or 4 cards and will lose the next turn. The aimed +4 goes at any moment{ $with-doubt ->
        [yes] { " " }and cannot be doubted
       *[no] { "" }
    }.{ $with-stack ->
        [yes] { " " }Nothing is stacked on them.
       *[no] { "" }
    }
rule-target-draw-first = An aimed +2 as the first card: the first player draws 2 cards and loses the turn. An aimed +4 goes under the draw pile, and another card is turned up.
option-target-draw = +2 and wild +4 cards that hit the player you name
