# Help: what can be done, each command, the keys, and the rules as a story.

help-now-turn =
    { $pieces ->
        [dice] It is your turn: type a die, or “throw”.
       *[other] It is your turn: type a card, or “draw”.
    }
    .brief = { $pieces ->
            [dice] Lay a die or throw.
           *[other] Play a card or draw.
        }
help-now-turn-keys =
    { $pieces ->
        [dice] It is your turn: left and right arrow go through your dice, Enter lays the one you hear, “throw” throws.
       *[other] It is your turn: left and right arrow go through your hand, Enter plays the card you hear, “draw” draws.
    }
    .brief = { $pieces ->
            [dice] Lay a die or throw.
           *[other] Play a card or draw.
        }
help-now-drawn = You drew a card that goes: “play” lays it, “pass” keeps it.
    .brief = “play” or “pass”.
help-now-drawn-keys = You drew a card that goes: an arrow says it, Enter then plays it, “pass” keeps it.
    .brief = An arrow and Enter, or “pass”.
help-now-drawn-more = You are drawing because nothing goes: play one of the cards drawn, type “draw” for another, or “pass” to keep them.
    .brief = Play, “draw” or “pass”.
help-now-pressed = Cards have come out for you: play one that goes, or say “pass” to keep them all.
    .brief = Play, or “pass”.
help-now-threat = You are to take cards: “take” accepts them, “doubt” says that the wild +4 was a bluff.
    .brief = “take” or “doubt”.
help-now-reply = A card is aimed at you: “take” accepts; a card that answers is played like any other.
    .brief = “take”, or a card that answers.
help-now-forced = None of your cards answers.
help-now-colour = Name a colour: red, yellow, green or blue.
help-now-which-colour = To choose from: { $cards }. Name the colour.
help-now-vote = Vote “yes” if the report is right, else “no”.
help-now-other = The table is waiting for your answer; “hint” suggests one.
help-now-chance = Somebody has forgotten to say UNO: “catch” points it out, Enter alone lets it pass.
help-now-jump =
    { $own ->
        [yes] One of your cards is exactly the top one: “{ $word }” lays it, and you play again; Enter alone lets it pass.
       *[no] One of your cards may be laid out of turn: “{ $word }” lays it, Enter alone lets it pass.
    }
help-now-shout = The wheel calls for a shout: “shout” before the others, Enter alone lets it pass.
help-elsewhere = For the rest: “commands”, “keys” or “rules”.
help-asking = At any time: hand, top, who, repeat, hint.
help-asking-keys = At any time: “hand”, “top”, “who”, “repeat”, “hint”.
help-goes-on = “help all” tells the rest.
help-more = { $pieces ->
        [dice] A die is also “5 red”, “r5”, or its number among yours.
       *[other] A card is also “5 red”, “r5”, “wild green”, or its number in your hand.
    } “playable”, “counts”, “order”, “scores” and “history” tell, and change nothing. “commands” lists all commands, and “help draw” explains one; “keys” lists the keys, “settings” the settings. “rules” teaches the game; outside it, “{ $program } learn” does, in short lessons. “quit” saves the game.

help-play =
    { $pieces ->
        [dice] To lay a die, say it: “red 5”, “5 red”, “r5”. The initials are r, y, g and b. A number alone is the die’s number among yours. Lay as many as you like, one after the other.
       *[other] To play, say the card: “red 5”, “5 red”, “r5”, “reverse green”, “skip blue”{ $deck-draw-two ->
            [yes] , “+2 yellow”.
           *[no] .
        } The initials are r, y, g and b. { $deck-wild-draw-four ->
            [yes] “wild green” and “+4 blue” name the colour at once.
           *[no] “wild green” names the colour at once.
        } A number alone is the card’s number in your hand.{ $with-uno-call ->
            [yes] { " " }Add “uno” to your next-to-last card.
           *[no] { $with-uno-after ->
                [yes] { " " }Once your next-to-last card is laid, say “uno”.
               *[no] { "" }
            }
        }{ $drawing-drawn ->
            [may] { " " }After drawing, “play” alone lays the card you drew.
           *[other] { "" }
        }
    }
help-draw =
    { $pieces ->
        [dice] “{ $command }”: lay no more, and throw your dice again; the turn goes to the next player.
       *[other] “{ $command }”: { $with-dispenser ->
            [yes] press the dispenser
           *[no] { $with-draw-until ->
                [yes] draw one card after the other, { $draw-until-limit } at most
               *[no] draw one card
            }
        }, { $drawing-by_choice ->
            [no] when nothing goes.
           *[other] { $with-draw-until ->
                [yes] when nothing goes; by choice, one only.
               *[no] because nothing goes or by choice.
            }
        } { $drawing-drawn ->
            [cannot] What you draw is kept, and it is the next player’s turn.
            [must] A card that goes is laid at once.
           *[other] { $with-dispenser ->
                [yes] If a card that comes out goes, you may play it at once.
               *[no] If it goes, you may play it at once.
            }
        }
    }
help-pass =
    { $pieces ->
        [dice] “{ $command }”: lay no more dice. Those that are left are thrown again, and the turn goes to the next player.
       *[other] { $drawing-drawn ->
            [may] “{ $command }”: keep the card that you have just drawn{ $with-runs ->
                [yes] , or end a run.
               *[no] .
            }
           *[other] “{ $command }”: end a turn in which more could be played. You need not say it after drawing.
        }
    }
help-take = “{ $command }”: accept the cards that you are made to take, or the lost turn.
help-doubt = “{ $command }”: say that the wild +4 laid on you is a bluff, and see the hand. “rules bluff” says what it costs.
help-uno =
    { $with-uno-after ->
        [yes] “{ $command }”: say that one card is left, as soon as your next-to-last one is laid. “rules uno” says what it costs to forget, or to lie.
       *[no] “{ $command }”: announce that one card will be left. It is easiest to add it to your next-to-last card: “red 5 uno”.
    }
help-catch = “{ $command }”: point out a player who is down to one card and has not said UNO. Add the name if there are several. Enter alone lets it pass.
help-jump =
    { $with-rapido ->
        [yes] “{ $command }” and a card: lay a card exactly like the top one, out of your turn or on it. The card may be left out if there is only one.
       *[no] “{ $command }” and a card: lay it out of your turn, when it is like enough to the top one. The card may be left out if there is only one.
    }
help-pause = “{ $command }”: stop the game and its clock until you press Enter or play.
help-cancel = “{ $command }”: keep the card that still lacks a colour or a player, and choose something else.
help-choose = “{ $command }” and a name, a side, a colour or a number: answer a question of choice. The word alone will do.
help-discard = “{ $command }” and cards: get rid of them, when the game asks you to.
help-spin = “{ $command }”: spin the wheel, when you are asked to.
help-shout = “{ $command }”, or “uno wizz”: shout before the others, when the wheel calls for it.
help-recount = “{ $command }”: have the deal counted anew, before anything is played.
help-say = “{ $command }” and words: say them to the table.{ $with-banned-word ->
        [yes] { " " }A banned word may cost you a card.
       *[no] { "" }
    }
help-abandon = “{ $command }”: give up the game for good; the others play on. To close the game and come back later, say “quit”.
help-start = “{ $command }”: begin the game, for whoever hosts the table.
help-stop = “{ $command }”: cancel the game, for whoever hosts the table. To close the game, say “quit”.
help-time = “{ $command }”: how much time you have left. “{ $command } more” doubles the limit, “{ $command } off” stops it, “{ $command } on” sets it again.
help-colour = “{ $command }” tells the colour in play. With a colour after it, it keeps that one for your next wild or +4. When you are asked for a colour, its name alone will do.
help-anyway = “{ $command }”: lay the card that was just refused, where wrong cards may be laid. It comes back to your hand, and costs you cards if somebody reports it.
help-report = “{ $command }” and a name: report what this player did. Add why, if the rules judge several things: “report Bob hesitation”. The others vote.
help-vote = “{ $command }” yes or no: judge a report.
help-yes = “{ $command }”: answer a vote or a question.
help-no = “{ $command }”: answer a vote or a question.
help-hand =
    { $pieces ->
        [dice] “{ $command }”, or F2: your dice, numbered.
       *[other] “{ $command }”, or F2: your cards, numbered.
    }
help-playable =
    { $pieces ->
        [dice] “{ $command }”, or F7: those of your dice that go.
       *[other] “{ $command }”, or F7: the cards of your hand that go.
    }
help-drawn =
    { $pieces ->
        [dice] “{ $command }”: the dice that you have taken last.
       *[other] “{ $command }”: the cards that you have drawn last.
    }
help-top =
    { $pieces ->
        [dice] “{ $command }”, or F3: the last die laid.
       *[other] “{ $command }”, or F3: the top card and the colour in play.
    }
help-who = “{ $command }”, or F4: whose turn it is.
help-counts =
    { $pieces ->
        [dice] “{ $command }”, or F5: how many dice everyone has.
       *[other] “{ $command }”, or F5: how many cards everyone and the draw pile hold.
    }
help-dealer = “{ $command }”: who deals this round, or the next one once it is over.
help-order = “{ $command }”: the direction of play and the order of the players.
help-scores = “{ $command }”, or F6: everyone’s points.
help-repeat = “{ $command }”, or F8: the last message, even one that you silenced.
help-history = “{ $command }”: the last five events of the game; add a number for more, or a name for somebody’s last move. “{ $command } all” mixes in answers and help. F9 goes one message back, F10 forward, “category” chooses among which.
help-previous = “{ $command }”, or F9: the message before.
help-next = “{ $command }”, or F10: the message after.
help-first = “{ $command }”, or Alt A: the very first message.
help-last = “{ $command }”, or Alt Z: the last message; add a number for several.
help-category = “{ $command }” and a name, or Alt K and Alt G: go through those messages only. “{ $command }” alone names them, “{ $command } all” goes back to all. “previous questions” goes to the question before.
help-spell = “{ $command }” and a player’s name or a card: hear it letter by letter. “{ $command }” alone spells the names in the last message.
help-hint = “{ $command }”: a possible move and its reason. Nothing is played.
help-why = “{ $command }”: the reason of what was just told: of a refusal, of a hint, or of what a bot did. “{ $command } Luna”: of what Luna did last. Only what you have seen counts.
help-rules = “{ $command }”: the aim of the game and the chapters. “{ $command } uno” tells one chapter, “{ $command } all” tells them all.
help-help =
    { $pieces ->
        [dice] “{ $command }”, or F1: what you can do now. “{ $command } throw” explains a command.
       *[other] “{ $command }”, or F1: what you can do now. “{ $command } draw” explains a command.
    }
help-commands = To play: { $pieces ->
        [dice] a die
       *[other] a card
    }, { $acts }, { $aside }. To ask: { $queries }, { $past }. To hear again: { $again }. To learn: { $learning }. To set: { $settings }. For the next match: { $next }. To leave: { $leaving }.
help-hush = “{ $command }” and game, draws, talk, hints or problems: stop hearing and reading them. The history keeps it all. What concerns you, questions to you, and the beginning and end of a round are always told. “{ $command }” alone says what is left out.
help-hear = “{ $command }” and a name: hear it again. “{ $command } all” brings everything back.
help-quit = “{ $command }”: leave the game, once you have confirmed. It is saved, and the game says how to go on with it.
