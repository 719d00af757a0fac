# Help: what can be done, each command, the keys, and the rules as a story.

help-now-turn = It is your turn: play a card, such as “red 5”, “5 red”, “r5”, “wild green” or its number in your hand; or type “draw”.
    .brief = Play a card or draw.
help-now-drawn = You drew a card that goes: “play” lays it, “pass” keeps it.
    .brief = “play” or “pass”.
help-now-threat = You are to take cards: “take” accepts them, “doubt” accuses whoever laid the +4 of a bluff.
    .brief = “take” or “doubt”.
help-now-colour = Name a colour: red, yellow, green or blue.
help-now-vote = Vote “yes” if there was a comment, else “no”.
help-now-other = The table awaits your answer; “hint” suggests one.
help-now-chance = Somebody has forgotten to say UNO: “catch” points it out, Enter alone lets it pass.
help-asking = At any time: hand, playable, top, who, counts, order, scores, repeat, history, hint. These questions change nothing.
help-more = “commands” lists the commands; “help” and a command explains it; “keys” lists the keys; “rules” teaches the game. Settings: sort, verbosity, rate, volume, mute, language, braille, pace. “quit” saves the game.

help-play = To play, say the card: “red 5”, “5 red”, “r5”, “reverse green”, “skip blue”, “+2 yellow”. The initials are r, y, g and b. “wild green” and “+4 blue” name the colour at once. A number alone is the card’s number in your hand. Add “uno” to your second-last card. After drawing, “play” alone lays the card you drew.
help-draw = “{ $command }”: draw one card, because nothing goes or by choice. If it goes, you may play it at once.
help-pass = “{ $command }”: keep the card that you have just drawn.
help-take = “{ $command }”: accept the cards of a +4.
help-doubt = “{ $command }”: accuse whoever has just laid a +4 on you of a bluff. { $doubt-condition ->
        [colour] If they still hold a card of the colour before
       *[other] If another card would have gone
    }, they { $doubt-guilty ->
        [stays] draw 4 and the +4 stays
       *[other] take the +4 back and draw 4
    }; if not, you draw 6.
help-uno = “{ $command }”: announce that one card will be left. It is easiest to add it to your second-last card: “red 5 uno”.
help-catch = “{ $command }”: point out a player who is down to one card and has not said UNO. Add the name if there are several. Enter alone lets it pass.
help-jump = “{ $command }” and a card: lay it out of your turn, when the rules allow it. Without a card, if there is only one.
help-choose = “{ $command }” and a name, a side, a colour or a number: answer a question of choice. The word alone will do.
help-discard = “{ $command }” and cards: get rid of them, when the game asks you to.
help-colour = “{ $command }” and a colour keeps it for your next wild or +4. When you are asked for a colour, its name alone will do.
help-report = “{ $command }” and a name: report that this player made a comment or gave advice. The others vote.
help-vote = “{ $command }” yes or no: judge a report.
help-yes = “{ $command }”: answer a vote or a question.
help-no = “{ $command }”: answer a vote or a question.
help-hand = “{ $command }”, or F2: your cards, numbered.
help-playable = “{ $command }”, or F7: the cards of your hand that go.
help-top = “{ $command }”, or F3: the top card and the active colour.
help-who = “{ $command }”, or F4: whose turn it is.
help-counts = “{ $command }”, or F5: how many cards everyone and the draw pile hold.
help-order = “{ $command }”: the direction of play and the order of the players.
help-scores = “{ $command }”, or F6: everyone’s points.
help-repeat = “{ $command }”, or F8: the last message, even one that you silenced.
help-history = “{ $command }”: the last five events of the game; add a number for more. “{ $command } all” mixes in answers and help. F9 goes one message back, F10 forward.
help-previous = “{ $command }”, or F9: the message before.
help-next = “{ $command }”, or F10: the message after.
help-first = “{ $command }”: the very first message.
help-last = “{ $command }”: the last message; add a number for several.
help-sort = “{ $command }” colour, value or received: the order of your hand. The cards’ numbers follow it.
help-hint = “{ $command }”: a possible move and its reason. Nothing is played.
help-rules = “{ $command }”: the aim of the game and the chapters. “{ $command } uno” tells one chapter, “{ $command } all” tells them all.
help-help = “{ $command }”, or F1: what you can do now. “{ $command } draw” explains a command.
help-commands = To play: a card, { $acts }. To ask: { $queries }. To hear again: { $again }. To set: { $settings }. To learn: { $learning }. To leave: { $leaving }.
help-keys = F1 help, F2 hand, F3 top card, F4 whose turn, F5 everyone’s cards, F6 scores, F7 playable cards, F8 repeat, F9 previous message, F10 next, F11 mute, F12 detail. Without F keys, Alt and a letter: H help, C hand, T top card, Q whose turn, N numbers of cards, S scores, J playable cards, R repeat, P previous, X next, M mute, V detail. Page up and page down go through the messages as well. Any key silences the voice. Control C silences, then asks whether to quit.
help-verbosity = “{ $command }” brief, normal or full, or F12: how much is told.
help-rate = “{ $command }” and a number from 80 to 450, or more, or less: the speed of our voice, in words a minute.
help-volume = “{ $command }” and a number from 0 to 100, or more, or less: how loud our voice is.
help-mute = “{ $command }”, or F11: silence our voice, or let it speak again. The text stays.
help-language = “{ $command }” French or English: the language of texts and voice. Commands of both languages are always understood.
help-braille = “{ $command }” on or off: a line of braille below each message.
help-pace = “{ $command }” wait, short or none: what the bots wait for before they play. With none there is no time to catch anybody. On your own turn you have all the time you like.
help-quit = “{ $command }”: leave the game, once you have confirmed. It is saved, and the game says how to go on with it.

rules-topics = Chapters: { $topics }. “rules all” tells them all, “rules” and a chapter tells one.

rules-aim = The aim: to be the first to get rid of all your cards. In your turn you lay a card on the discard that has the colour or the symbol of the top card; otherwise you draw.
rules-cards = The cards: four colours, red, yellow, green and blue. Each colour has digits from 0 to 9 and three symbols: +2, skip and reverse. There are four wilds and four +4, without a colour. 108 cards in all.
rules-deal = The deal: everyone draws a card, and the highest digit deals; { $dealer-draw-specials ->
        [redrawn] whoever drew no digit draws again
       *[other] symbols count zero
    }. Everyone gets { $dealing-cards_each } cards. The rest is the draw pile; its first card, turned up, opens the discard. The player to the dealer’s left begins.
rules-turn = A turn: lay a card of the active colour, or with the digit or symbol of the top card. A wild goes on anything. If nothing goes, draw. Then it is the next player’s turn.
rules-drawing = Drawing: one card a turn, even if you could play. If it goes, you may lay it at once, that card and no other; if not, you keep it. When the draw pile is empty, the discard is shuffled, except its top card.
rules-special = The symbols: with +2, the next player draws 2 cards and loses the turn; another +2 adds nothing to it. With skip, the next player loses the turn. With reverse, play turns round.
rules-wilds = The wilds: whoever lays one names the colour that follows. The +4 also makes the next player draw 4 cards and lose the turn. The +4 is allowed only when { $doubt-condition ->
        [colour] you hold no card of the active colour
       *[other] no other card of yours goes
    }; but nothing stops a bluff.
rules-bluff = The bluff: facing a +4 you can take the cards, or doubt it and see the hand. { $doubt-condition ->
        [colour] If it holds a card of the colour before the +4
       *[other] If another card would have gone
    }, { $doubt-guilty ->
        [stays] the other draws 4, the +4 and its colour stay
       *[other] the other takes the +4 back, draws 4
    }, and it is your turn. If not, you draw 6 and lose your turn. A +4 laid as the last card cannot be doubted.
rules-uno = UNO: as you lay your second-last card, say “uno”. If you forget, and somebody notices { $uno-call-lasting ->
        [yes] before you say it, even much later, even after your last card
       *[other] before the next player has played or drawn
    }, you draw { $uno-call-penalty } cards. Point out the others in the same way, with “catch”.
rules-first = The first card acts as well. +2: the first player draws 2 cards and passes. Skip: { $skip-first_skip ->
        [left2] the first player loses the turn
       *[other] the second player to the dealer’s right begins
    }. Reverse: { $reverse-first_reverse ->
        [dealer] the dealer begins, then the player to the right
       *[other] the player to the dealer’s right begins
    }. Wild: { $wild-first_wild ->
        [left] the first player names the colour and plays
       *[other] the dealer names the colour
    }. A +4 is put back { $wild-draw-four-first_goes ->
        [random] anywhere in the draw pile
       *[other] under the draw pile
    } and another card is turned up.
rules-two = With two players, after a skip, a reverse, a +2 or a +4, the same player plays again at once.
rules-points = The end of a round: the cards left in the hands are counted. A digit counts itself, a symbol 20, a wild or a +4 50. { $scoring-school ->
        [winner] The winner gets everybody’s points, and the first to reach { $scoring-target } wins the match.
        [losers] Everyone keeps their own; when somebody reaches { $scoring-target }, the lowest total wins.
        [rounds] Here points do not count: { $scoring-target ->
            [1] whoever wins a round wins the match.
           *[other] the first to win { $scoring-target } rounds wins the match.
        }
       *[none] Here there is no counting: whoever wins the round wins the match.
    }
rules-comments = { $comments ->
        [off] Comments: these rules punish none.
       *[on] Comments: to talk about the play or to advise at the wrong moment costs { $comments-cards_due } cards, if the other players agree. “report” and a name starts the vote.
    }
