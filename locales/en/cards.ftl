# Cards and colours, as players call them.

card =
    { $face ->
        [skip] { colour } skip
        [reverse] { colour } reverse
        [draw_two] { colour } +2
        [wild] wild
        [wild_draw_four] wild +4
        [target_two] { colour } aimed +2
        [discard_all] { colour } discard all
        [twice] { colour } 2x
        [wizz] { colour } wizz
        [swap_hands] swap hands
        [blank] blank card
        [target_four] aimed +4
        [downpour_one] downpour +1
        [downpour_two] downpour +2
        [coup] extreme hit
        [uno] UNO card
        [boomerang] boomerang
       *[digit] { colour } { $digit }
    }
# What goes on a card besides its colour: “you need blue or a 7”.
sign =
    { $face ->
        [skip] a skip
        [reverse] a reverse
        [draw_two] a +2
        [wild] a wild
        [wild_draw_four] a wild +4
        [target_two] an aimed +2
        [discard_all] a discard all
        [twice] a 2x
        [wizz] a wizz
        [swap_hands] a swap hands card
        [blank] a blank card
        [target_four] an aimed +4
        [downpour_one] a downpour +1
        [downpour_two] a downpour +2
        [coup] an extreme hit
        [uno] an UNO card
        [boomerang] a boomerang
       *[digit] { $digit ->
            [8] an 8
           *[other] a { $digit }
        }
    }
# The card alone, without colour or article, for the legend in braille.
face-alone =
    { $face ->
        [skip] skip
        [reverse] reverse
        [draw_two] +2
        [wild] wild
        [wild_draw_four] wild +4
        [target_two] aimed +2
        [discard_all] discard all
        [twice] 2x
        [wizz] wizz
        [swap_hands] swap hands
        [blank] blank card
        [target_four] aimed +4
        [downpour_one] downpour +1
        [downpour_two] downpour +2
        [coup] extreme hit
        [uno] UNO card
       *[boomerang] boomerang
    }
# A card with its article: “you draw 2 reds” would be two cards.
card-with-article =
    { $face ->
        [wild] { sign }
        [wild_draw_four] { sign }
        [swap_hands] { sign }
        [blank] { sign }
        [target_four] { sign }
        [downpour_one] { sign }
        [downpour_two] { sign }
        [coup] { sign }
        [uno] { sign }
        [boomerang] { sign }
       *[other] a { card }
    }
# Several like cards in a list. A number before a figure would be misheard: “two yellow ones” are two
# yellow cards, “two wild +4 cards” may be four more; “yellow 1 twice” is heard in one way.
cards-alike =
    { $face ->
        [skip] { part-how-many } { colour } skips
        [reverse] { part-how-many } { colour } reverses
        [wild] { part-how-many } wilds
        [discard_all] { part-how-many } { colour } discard all cards
        [wizz] { part-how-many } { colour } wizz cards
        [swap_hands] { part-how-many } swap hands cards
        [blank] { part-how-many } blank cards
        [coup] { part-how-many } extreme hits
        [uno] { part-how-many } UNO cards
        [boomerang] { part-how-many } boomerangs
       *[digit] { card } { part-times }
    }
part-how-many =
    { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    }
# A card as it is laid: common nouns take their article, the rest is told like a name.
part-laid =
    { $cardIs ->
        [blank] { $cardSign }
        [downpour_one] { $cardSign }
        [downpour_two] { $cardSign }
        [coup] { $cardSign }
        [uno] { $cardSign }
        [boomerang] { $cardSign }
        [noun] { $cardSign }
       *[other] { $card }
    }
# A wild with the colour that is called, in the order of all cards: “blue wild”.
part-laid-called =
    { $colourIs ->
        [none] { part-laid }
       *[other] { $cardIs ->
            [wild] { part-called }
            [wild_draw_four] { part-called }
           *[other] { part-laid }, { $colour }
        }
    }
# In what happens, the colour is told only where it changes: “plays 7”.
part-laid-told =
    { $keptIs ->
        [yes] { $cardBare }
       *[no] { part-laid-called }
    }
part-called =
    { $colourIs ->
        [none] { $card }
       *[other] { $cardIs ->
            [wild] { $colour } { $card }
            [wild_draw_four] { $colour } { $card }
           *[other] { $card }, { $colour }
        }
    }
    .brief =
        { $keptIs ->
            [yes] { $cardBare }
           *[no] { $colourIs ->
                [none] { part-called }
               *[other] { $cardIs ->
                    [wild_draw_four] { $colour } +4
                   *[other] { part-called }
                }
            }
        }
colour =
    { $colourIs ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
player-you = you
list = { $start } and { $last }
numbered-card = { $number }: { $card }
semicolon = ;{ " " }
list-either = { $start } or { $last }
