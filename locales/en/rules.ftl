# The rules as a player hears them: one paragraph for each rule in force.

rules-topics = Chapters: { $topics }. “rules all” tells them all, “rules” and a chapter tells one, “rules” and a card says what it does.
rules-none = These rules say nothing of it.
rules-card-plain = { CAPITAL($cardSign) } has no effect here: the card goes on its colour or on the same value.

rules-aim = The aim: to be the first to get rid of all your cards. In your turn you lay a card on the discard that has the colour or the symbol of the top card; otherwise you draw.
rules-more-cards = Added to these: { $cards }.
more-cards =
    { $count } { $face ->
        [target_two] aimed +2
        [discard_all] discard all
        [twice] 2x
        [wizz] wizz
        [swap_hands] swap hands
        [blank] blank
        [target_four] aimed +4
        [downpour_one] downpour +1
        [downpour_two] downpour +2
        [coup] extreme hit
        [uno] Uno
       *[boomerang] boomerang
    } { $count ->
        [one] card
       *[other] cards
    }
rules-deck = { $count } cards in all.
rules-card-absent = That card is not in the deck of this table.
rules-two = With two players, after a skip, a reverse, a +2 or a +4, the same player plays again at once.

rule-standard-deck = The cards: four colours, red, yellow, green and blue. Each colour has digits from 0 to 9 and { $plus_cards ->
        [no] two symbols: skip and reverse. There are four wilds, without a colour. Neither +2 nor +4.
       *[yes] three symbols: +2, skip and reverse. There are four wilds and four +4, without a colour.
    }
rule-dealer-draw = { $pieces ->
        [dice] The dealer: everyone throws a die, and the highest is the dealer.
       *[other] The dealer: everyone draws a card, and the highest digit deals; { $specials ->
            [redrawn] whoever drew no digit draws again.
           *[other] symbols count zero.
        }
    }
rule-dealing = { $pieces ->
        [dice] The deal: everyone throws { $cards_each } dice. One more die opens the game.
       *[other] The deal: everyone gets { $cards_each ->
            [0] as many as the dealer says
            [1] one card
           *[other] { $cards_each } cards
        }. The rest is the draw pile; its first card, turned up, opens the discard.
    }{ $dealer ->
        [no] { "" }
       *[yes] { " " }The player to the dealer’s left begins.
    }
rule-matching = A turn: lay a card of the active colour, or with the digit or symbol of the top card. A wild goes on anything.
rule-drawing = Drawing: { $by_choice ->
        [no] only when nothing goes, and one card a turn.
       *[other] one card a turn, even if you could play.
    } { $drawn ->
        [must] If it goes, it is laid at once; if not, you keep it.
        [cannot] You keep it, and it is the next player’s turn.
       *[other] If it goes, you may lay it at once, that card and no other; if not, you keep it.
    } When the draw pile is empty, the discard is shuffled, except its top card.
rule-draw-two = The +2: the next player draws 2 cards and loses the turn.
rule-draw-two-first = A +2 as the first card: the first player draws 2 cards and passes.
rule-skip = Skip: the next player loses the turn.
rule-skip-first = A skip as the first card: { $first_skip ->
        [left2] the first player loses the turn.
       *[other] the second player to the dealer’s right begins.
    }
rule-reverse = Reverse: play turns round, until the next one.
rule-reverse-first = A reverse as the first card: { $first_reverse ->
        [dealer] { $dealer ->
            [no] the last one listed begins, then the one before.
           *[yes] the dealer begins, then the player to the right.
        }
       *[other] the player to the dealer’s right begins.
    }
rule-wild = The wild: it goes on anything, and whoever lays it names the colour that follows.
rule-wild-first = A wild as the first card: { $first_wild ->
        [left] the first player names the colour and plays.
        [another] another card is turned up.
       *[other] the dealer names the colour.
    }
rule-wild-draw-four = The +4: a wild that also makes the next player draw 4 cards and lose the turn.
rule-wild-draw-four-first = A +4 as the first card is put back { $first_goes ->
        [random] anywhere in the draw pile
       *[other] under the draw pile
    }, and another card is turned up.
rule-doubt = The bluff: a +4 is allowed only when { $condition ->
        [colour] you hold no card of the active colour
       *[other] no other card of yours goes
    }, but nothing stops a bluff. Facing a +4 you can take the cards, or doubt it and see the hand. { $condition ->
        [colour] If it holds a card of the colour before the +4
       *[other] If another card would have gone
    }, { $mode ->
        [tu-bluffes] the other takes the +4 back, draws 6
       *[other] { $guilty ->
            [stays] the other draws 4, the +4 and its colour stay
           *[other] the other takes the +4 back, draws 4
        }
    }, and it is your turn. If not, you draw 6 and lose your turn. A +4 laid as the last card cannot be doubted.{ $mode ->
        [tu-bluffes] { " " }You can also answer with another +4, if you hold no card of the active colour: the player after you then owes 8, and can doubt the one, then the other; each mistake costs that player 2 cards, and a bluffer draws the 8. Or block with a zero or a skip of any colour: nobody draws, and the card does nothing else.
       *[other] { "" }
    }
rule-uno-call = UNO: as you lay your second-last card, say “uno”. If you forget, and somebody notices { $lasting ->
        [yes] before you say it, even much later, even after your last card
       *[other] before the next player has played or drawn
    }, you draw { $penalty ->
        [1] one card
       *[other] { $penalty } cards
    }. Point out the others in the same way, with “catch”.
rule-scoring =
    { $school ->
        [ranking] Places: whoever has no card left has won a place, and the others play on to the last.
       *[other] The end of a round: the cards left in the hands are counted. A digit counts itself, { $draw_two ->
            [20] a symbol 20, a wild or a +4 50.
           *[other] a skip or reverse 20, a wild or a +4 50, a +2 { $draw_two }.
        } { $school ->
            [winner] The winner gets everybody’s points, and the first to reach { $target } wins the match.
            [losers] Everyone keeps their own; when somebody reaches { $target }, the lowest total wins.
            [rounds] Here points do not count: { $target ->
                [1] whoever wins a round wins the match.
               *[other] the first to win { $target } rounds wins the match.
            }
            [individual] Everyone keeps their own, whoever their partner is; when somebody reaches { $target }, the lowest total wins.
            [team] Each team keeps those of all its hands, except the team that wins the round; when a team reaches { $target }, the lowest total wins.
           *[none] Here there is no counting: whoever wins the round wins the match.
        }{ $rebate ->
            [0] { "" }
           *[other] { " " }A round or a total of exactly 100, 200 and so on is worth { $rebate } points less.
        }
    }
rule-comments = Comments: talking about the game or giving advice at the wrong moment costs { $cards_due ->
        [1] one card
       *[other] { $cards_due } cards
    }, if the other players agree. “report” and a name calls the vote.

option-scoring = what a round earns
option-scoring-none = nothing: whoever wins the round wins the match
option-scoring-winner = the winner gets everybody’s points
option-scoring-losers = everyone keeps their own points, the lowest total wins
option-scoring-ranking = play goes on to the last player, and everyone takes a place
option-scoring-rounds = rounds won are counted
option-scoring-individual = everyone keeps their own points, partner or not
option-scoring-team = each team keeps the points of its hands
option-target = the points, or the rounds, that end the match
option-deal = the cards dealt to each player
option-first-skip = who begins when the first card is a skip
option-first-skip-right2 = the second player to the dealer’s right
option-first-skip-left2 = the one after the first player, who loses the turn
option-penalty-comment = the cards that a comment costs
option-draw-by-choice = drawing although one could play
option-draw-by-choice-yes = allowed
option-draw-by-choice-no = only when nothing goes
option-drawn-card = what becomes of a drawn card that goes
option-drawn-card-may = it may be laid
option-drawn-card-must = it is laid
option-drawn-card-cannot = it is kept

preset-leaflet = The leaflet: the rules of the braille edition, for 2 to 6 players.
preset-classic = The encyclopaedia’s rules, for 2 to 10 players, where a forgotten UNO can be caught for long.
preset-manual = The manual: the maker’s rules, for 2 to 10 players, one round at a time.
