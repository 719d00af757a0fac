# The rules as a player hears them: one paragraph for each rule in force.

rules-topics = Chapters: { $topics }. “rules all” tells them all, “rules” and a chapter tells one, “rules” and a card says what it does.
rules-none =
    { $topic ->
        [together] { $pieces ->
            [dice] One die at a time: under these rules none are laid together.
           *[other] One card at a time: under these rules none are laid together.
        }
        [out-of-turn] Nobody plays out of turn under these rules.
       *[other] These rules say nothing about it.
    }
rules-card-plain = { CAPITAL($cardSign) } has no effect here: the card goes on its colour or on the same value.

rules-aim = { $pieces ->
        [dice] The aim: to get rid of all your dice before the others.
       *[other] The aim: to get rid of all your cards before the others.
    }
rules-more-cards = There { $count ->
        [one] is
       *[other] are
    } also { $cards }{ $coloured ->
        [no] , without a colour.
       *[yes] .
    }
rules-more-of-each-colour = Each colour also has { $cards }.
more-cards =
    { $count ->
        [one] one
       *[other] { $count }
    } { $face ->
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
        [uno] UNO
        [brought] { $name }
       *[boomerang] boomerang
    } { $count ->
        [one] card
       *[other] cards
    }
rules-deck = { $count } cards in all.
rules-card-absent = That card is not in the deck of this table.
rules-two = With two players, after { $cards }, you play again at once{ $with-totem ->
        [yes] { $answers ->
            [yes] , unless the other answers it, or cancels it with a totem, which a reverse does not allow.
            [both] , unless the other answers it, cancels it with a totem, which a reverse does not allow, or rightly doubts a wild +4.
            [doubt] , unless the other cancels it with a totem, which a reverse does not allow, or rightly doubts a wild +4.
           *[no] , unless the other cancels it with a totem, which a reverse does not allow.
        }
       *[no] { $answers ->
            [yes] , unless the other answers it.
            [both] , unless the other answers it, or rightly doubts a wild +4.
            [doubt] , unless the other rightly doubts a wild +4.
           *[no] .
        }
    }

rule-standard-deck = The cards: four colours, red, yellow, green and blue. Each colour has one 0, two cards of each digit from 1 to 9, and two of each symbol: { $plus_cards ->
        [no] skip and reverse. There are also four wilds, without a colour.
       *[yes] +2, skip and reverse. There are also four wilds and four wild +4 cards, without a colour.
    }
rule-dealer-draw = { $pieces ->
        [dice] The dealer: each round, everyone throws a die, and whoever has the highest digit deals. If several have it, they alone throw again.
       *[other] The dealer: { $once ->
            [yes] for the first round, everyone draws a card, and whoever has the highest digit deals.
           *[no] each round, everyone draws a card, and whoever has the highest digit deals.
        } { $specials ->
            [redrawn] If yours has no digit, draw another one.
           *[other] A card without a digit counts zero.
        } If several have the highest, they alone draw again.{ $once ->
            [yes] { " " }After that, the deal passes to the left.
           *[no] { "" }
        }
    }
rule-dealing = { $pieces ->
        [dice] The deal: everyone throws { $cards_each } dice without showing them. One more die opens the game.
       *[other] { $cards_each ->
            [0] { $with-dealers-choice ->
                [yes] The deal: everyone gets the same number of cards.
               *[no] The deal: everyone gets 7 cards.
            }
            [1] The deal: everyone gets one card.
           *[other] The deal: everyone gets { $cards_each } cards.
        } The rest is the draw pile; its first card, turned up, opens the discard pile. Hands are hidden, but how many cards each player holds is known to all.
    }{ $dealer ->
        [no] { "" }
       *[yes] { $with-dealer-draw ->
            [no] { " " }Whoever opened the table deals the first round: against bots, that is you. After that, the deal passes to the left.
           *[yes] { "" }
        }{ $with-dealer-opens ->
            [yes] { "" }
           *[no] { " " }The player to the dealer’s left begins, and play goes round to the left.
        }
    }
rule-matching = { $pieces ->
        [dice] { "" }
       *[other] A turn: lay a card of the active colour, or with the same digit or symbol as the top card.
    }
rule-drawing = Drawing: when nothing goes, { $with-dispenser ->
        [yes] press the dispenser
       *[no] { $with-draw-until ->
            [yes] draw
           *[no] draw one card
        }
    }{ $by_choice ->
        [no] , and only then.
       *[other] { $with-draw-until ->
            [yes] ; you may also draw by choice, but only one card.
           *[no] ; you may also do so by choice.
        }
    } { $with-dispenser ->
        [yes] { $drawn ->
            [cannot] You keep what comes out, and it is the next player’s turn.
            [must] If a single card comes out and goes, it is laid at once; if several come out, you may lay one that goes. If nothing comes out, it is the next player’s turn.
           *[other] If a card that comes out goes, you may lay it; no other card is played this turn. If nothing comes out, it is the next player’s turn.
        }
       *[no] { $drawn ->
            [must] If it goes, it is laid at once; if not, you keep it.
            [cannot] You keep it, and it is the next player’s turn.
           *[other] { $with-draw-until ->
                [yes] No card that you held before is played this turn.
               *[no] If it goes, play it, or pass and keep it: no other card is played this turn.
            }
        }
    } When the draw pile is empty, the discard pile is shuffled and takes its place, except its top card. When nothing is left there either, play goes on without drawing; if nobody can play any more, { $scoring-school ->
        [ranking] the game is over: of those who still hold cards, whoever holds the fewest comes first.
       *[other] the round ends without a winner.
    }
rule-draw-two = { $with-dispenser ->
        [yes] The +2: the next player presses the dispenser once and loses the turn.
       *[no] The +2: the next player draws 2 cards and loses the turn.
    }{ $with-stack ->
        [yes] { "" }
       *[no] { $with-defence ->
            [yes] { "" }
           *[no] { $with-robot ->
                [yes] { " " }Two +2 cards, one on the other, do not add up, unless the robot allows stacking.
               *[no] { " " }Two +2 cards, one on the other, do not add up.
            }
        }
    }
rule-draw-two-first = A +2 as the first card: the first player { $with-dispenser ->
        [yes] presses the dispenser
       *[no] draws 2 cards
    } and loses the turn{ $with-stack ->
        [yes] { $stack-kind ->
            [wp] , or answers it with a +2 or a wild +4.
           *[other] , or answers it with a +2.
        }
       *[no] { $first-two ->
            [yes] ; it cannot be answered.
           *[no] .
        }
    }
rule-skip = Skip: the next player loses the turn.
rule-skip-first = A skip as the first card: { $first_skip ->
        [left2] { $with-defence ->
            [yes] the first player loses the turn; it cannot be answered.
           *[no] the first player loses the turn.
        }
       *[other] { $dealer ->
            [no] the third from the end of the list begins.
           *[yes] the second player to the dealer’s right begins, and play still goes to the left.
        }
    }
rule-reverse = Reverse: play changes direction, until the next reverse.
rule-reverse-first = A reverse as the first card: { $first_reverse ->
        [dealer] { $dealer ->
            [no] the last one listed begins, then the one before.
           *[yes] the dealer begins, and play goes to the right.
        }
       *[other] { $dealer ->
            [no] the last but one on the list begins, then the one before.
           *[yes] the player to the dealer’s right begins, and play goes to the right.
        }
    }
rule-wild = The wild: it goes on anything, even when another card of yours goes. Name the next colour; it may be the same one. What follows must be of that colour, or a card that goes on anything.
rule-wild-first = A wild as the first card: { $first_wild ->
        [left] the first player names the colour and plays.
        [another] another card is turned up.
       *[other] the dealer names the colour.
    }
rule-wild-draw-four = The wild +4: a wild that also makes the next player { $with-dispenser ->
        [yes] press the dispenser
       *[no] draw 4 cards
    } and lose the turn.{ $with-doubt ->
        [yes] { "" }
       *[no] { " " }It is allowed even when another card of yours goes.
    }
rule-wild-draw-four-first = A wild +4 as the first card is put back { $first_goes ->
        [random] anywhere in the draw pile
       *[other] under the draw pile
    }, and another card is turned up.
rule-doubt = { $deck-wild-draw-four ->
        [no] The bluff: this deck has no card that could be doubted.
       *[yes] The bluff: a wild +4 is allowed only when { $condition ->
            [colour] you hold no card of the active colour
           *[other] no other card of yours goes, except a second wild +4
        }, but nothing stops a bluff. When you are hit by a wild +4, take the cards, or doubt it: you then see the hand of whoever laid it. Nobody else can doubt it. { $condition ->
            [colour] If that hand holds a card of the colour that was active before,
           *[other] If another card would have gone,
        } { $mode ->
            [tu-bluffes] the bluffer takes the wild +4 back and draws 6 cards
           *[other] { $guilty ->
                [stays] the bluffer draws the 4 cards, the wild +4 and its colour stay
               *[other] the bluffer takes the wild +4 back and draws 4 cards
            }
        }, and it is your turn{ $guilty ->
            [stays] { "" }
           *[other] , on the card before
        }. If not, you draw 6 and lose your turn. A wild +4 laid as the last card cannot be doubted.{ $mode ->
            [tu-bluffes] { " " }You can also answer with another wild +4, if you hold no card of the active colour: the player after you then owes 8, and can doubt the one, then the other; each mistake costs that player 2 cards, and a bluffer draws the 8. Or block with a zero or a skip of any colour: nobody draws, and the card does nothing else.
           *[other] { $with-stack ->
                [yes] { " " }Nor can a wild +4 that is laid in answer.
               *[no] { $with-defence ->
                    [yes] { " " }Nor can a wild +4 that is laid in answer.
                   *[no] { "" }
                }
            }
        }
    }
rule-uno-call = UNO: each time you lay your next-to-last card, say “uno”.{ $hands ->
        [yes] { " " }If you are given a hand of a single card, say it too.
       *[no] { "" }
    } If you forget, and { $sides ->
        [yes] an opponent
       *[no] somebody
    } notices before you say it { $lasting ->
        [yes] or draw a card, even much later, even after your last card
       *[other] and before anyone makes the next move
    }, you { $with-dispenser ->
        [yes] press the dispenser once
       *[no] { $penalty ->
            [1] draw one card
           *[other] draw { $penalty } cards
        }
    }{ $lasting ->
        [yes] { $with-dispenser ->
            [yes] ; after your last card, the round goes on if a card comes out.
           *[no] , and the round goes on.
        }
       *[other] { $plain-two ->
            [yes] . Cards that your +2 makes another draw are no move.
           *[no] .
        }
    } If { $sides ->
        [yes] an opponent
       *[no] another player
    } forgets, say “catch”.
rule-scoring = { $school ->
        [ranking] Places: with no cards left, you take the best place still free and are finished; the others play on to the last.
        [rounds] { $target ->
            [1] Rounds are counted: the first to win one wins the match.
           *[other] Rounds are counted: the first to win { $target } wins the match.
        }
        [none] { $with-teams ->
            [yes] Nothing is counted: the team that wins the round wins the match.
           *[no] Nothing is counted: whoever wins the round wins the match.
        }
        [winner] { $with-teams ->
            [yes] The team that wins the round scores the points of the cards that the other teams still hold; the first to reach { $target } points wins the match.
           *[no] { $with-partners ->
                [yes] { $partners-credit ->
                    [pair] Whoever wins the round scores, together with the partner, the points of the cards that the other two still hold.
                   *[other] Whoever wins the round scores the points of the cards that the others still hold.
                }
               *[no] Whoever wins the round scores the points of the cards that the others still hold; the first to reach { $target } points wins the match.
            }
        }
       *[other] { $with-teams ->
            [yes] The points left in the hands of a team count against it, except for the team that wins the round; if nobody wins it, all hands count. When a team reaches { $target } points, the lowest total wins.
           *[no] { $with-partners ->
                [yes] { $partners-credit ->
                    [pair] The points left in your hand and your partner’s count against you, unless one of you has gone out.
                   *[other] The points left in your own hand count against you, even if your partner has gone out.
                }
               *[no] The points left in your own hand count against you.{ $with-elimination ->
                    [yes] { "" }
                   *[no] { " " }When somebody reaches { $target } points, the lowest total wins.
                }
            }
        }
    }{ $rebate ->
        [0] { "" }
       *[other] { $points ->
            [yes] { " " }If the points of a round, or your total, come to exactly 100, 200 and so on, your total goes down by { $rebate } points, before it is seen who has won.
           *[no] { "" }
        }
    }
rule-comments = { $cards_due ->
        [0] Comments on the game and advice cost nothing.
       *[other] Comments: talking about the game or giving advice at the wrong moment costs { $with-dispenser ->
            [yes] { $cards_due ->
                [1] one press of the dispenser
               *[other] { $cards_due } presses of the dispenser
            }
           *[no] { $cards_due ->
                [1] one card
               *[other] { $cards_due } cards
            }
        }. Say “report”{ $with-tribunal ->
            [yes] , a name and the word comment
           *[no] { $with-confusion ->
                [yes] , a name and the word comment
               *[no] { " " }and a name
            }
        }: the players not concerned vote, and it takes more yes than no{ $two ->
            [yes] ; with two players, the report is enough.
           *[no] .
        }
    }

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
option-draw-by-choice = drawing although you could play
option-draw-by-choice-yes = allowed
option-draw-by-choice-no = only when nothing goes
option-drawn-card = what becomes of a drawn card that goes
option-drawn-card-may = it may be laid
option-drawn-card-must = it is laid
option-drawn-card-cannot = it is kept

preset-leaflet = Leaflet: the rules of the braille edition, for 2 to 6 players.
preset-classic = Classic: the encyclopaedia’s rules, for 2 to 10 players, where a forgotten UNO can still be caught much later.
preset-manual = Manual: the maker’s rules, for 2 to 10 players, one round at a time.
rules-last-card = { CAPITAL($cards) } laid as the last card still takes effect: cards are drawn{ $points ->
        [yes] , and they count.
       *[no] .
    }
rules-worth = The points: { $worths }.
rules-card-worth = { CAPITAL($cardSign) } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end of a round.
rules-worth-digit = { $pieces ->
        [dice] a die scores its number
       *[other] a number card scores its number
    }
rules-worth-cards = { $cards }, { $points } points
rules-own = { $name }, that is { $rules }
rules-played = Rules of this table: { $rules }.
setting-idle = { $setting } (no effect here)
