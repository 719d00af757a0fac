# The lessons: short guided games. A text is told, then what to type (-do); -why says why another
# move that the rules allow is not the one meant.

lesson-begins = Lesson { $number }: { $title }. “repeat” tells a step again, “next” does it for you, “previous” goes back, “quit” leaves.
    .brief = Lesson { $number }: { $title }.
lesson-goes-on = Lesson { $number }: { $title }, step { $step } of { $steps }.
# Behind what is to be typed, for whoever learns on a braille display.
lesson-on-display = On your display, the key above it does the same.
lesson-enter = Enter goes on.
    .braille = enter
lesson-words = In a lesson: “repeat” tells the step again, “next” does it for you, “previous” goes back, “quit” leaves; the lesson then goes on where you were.
lesson-skipped = Step skipped.
lesson-skipped-card = It was { $cardArticle }.
lesson-skipped-sound = It was { $name }.
lesson-right = Right.
lesson-done = Lesson done: { $title }.
lesson-not-yet = “{ $line }”: not yet.
lesson-others-first = Let the others play first.
lesson-a-move = “{ $line }” is a move; here you only ask.
lesson-other-move = “{ $line }” is allowed, but this step is about something else.
lesson-read-card = Which card is this? Dots { $dots }.
    .braille = { $card }
lesson-right-card = { CAPITAL($card) }, right.
    .braille = { $card } right
lesson-other-cells = { CAPITAL($card) } has the dots { $dots }.
    .braille = { $card }
lesson-no-card = “{ $line }” is not a complete card. Name its colour and its number or sign, such as “red 5”.
lesson-name-sound = Which sound was that? { $choices }. Its number, or Enter to hear it again.
lesson-sound-choice = { $number }, { $name }
lesson-other-sound = No, not { $name }.
lesson-no-sound = “{ $line }” is not one of them.
lesson-sounds-off = Sounds are off. “sounds yes” switches them on; “next” goes on without them.

lessons-line = { $number }, { $title }{ $state ->
        [done] : done
        [begun] : at step { $step } of { $steps }
       *[new] { "" }
    }.
lessons-ask = Which lesson? Its number, or Enter for { $number }, { $title }. “quit” leaves.
    .brief = Which lesson? Enter: { $number }.
    .braille = lesson?
lessons-unclear = There is no lesson “{ $line }”. A number from 1 to { $count }, Enter for { $number }, or “quit”.
lessons-help = Type the number of a lesson or the beginning of its title; Enter alone begins { $number }, { $title }. “list” tells the lessons again, “repeat” the question, “quit” leaves: the lessons keep where you are.
lessons-all-done = All lessons are done. Any of them can be done again.
lessons-farewell = To go on with the lessons: { $command }

lesson-turn = the turn
lesson-turn-welcome = Everyone holds cards, and one lies face up: the top card. On your turn you lay a card of its colour or of its number.
lesson-turn-colour = It is your turn. Red 8 lies on top, and you hold a red card: red 5.
lesson-turn-colour-do = Type “red 5”.
lesson-turn-number = Red 7 now. You have no red any more, but another 7.
lesson-turn-number-do = Type “green 7”.
lesson-turn-code = Blue 4. You hold blue 9. A letter and a digit are enough: b is blue. The place of the card in your hand does as well.
lesson-turn-code-do = Type “b9”.
lesson-turn-draw = Red 6: nothing in your hand goes on it. A player who cannot lay a card draws one.
lesson-turn-draw-do = Type “draw”.
lesson-turn-drawn = Red 4 goes on red 6, so you may lay it at once. To keep it, you would type “pass”. A card that does not fit ends your turn by itself.
lesson-turn-drawn-do = Type “red 4”.
lesson-turn-drawn-why = Keeping it is allowed. This time, lay it.
lesson-turn-last = Now alone: red 1 lies on top, and one of your cards goes on it.
lesson-turn-last-do = Lay the card that fits.
lesson-turn-last-why = You could draw, but one of your cards fits.
lesson-turn-end = So it goes round, until somebody has laid the last card and wins the round. The others then count what they still hold, for the winner: the first to 500 points wins the match.

lesson-special = the special cards
lesson-special-welcome = Some cards do something. They match like the others: by colour, or by their sign.
lesson-special-skip = A skip takes the turn of the next player. Luna comes after you.
lesson-special-skip-do = Type “red skip”.
lesson-special-skip-why = That would do, but first try the skip.
lesson-special-reverse = Luna has lost the turn, and red 9 lies on top. A reverse turns the order of play round: then Victor comes after you.
lesson-special-reverse-do = Type “red reverse”.
lesson-special-reverse-why = That would do, but first try the reverse.
lesson-special-draw-two = A plus two makes the next player draw two cards and lose the turn. Victor is next now.
lesson-special-draw-two-do = Type “yellow +2”.
lesson-special-draw-two-why = That would do, but first try the plus two.
lesson-special-wild = A wild goes on everything, and you name the colour that follows. You hold two blue cards.
lesson-special-wild-do = Type “wild blue”.
lesson-special-wild-why = Not that: name blue, the colour of which you hold most.
lesson-special-draw-four = The strongest: a plus four. You name a colour, and the next player draws four and loses the turn. It may be laid when no other card of yours goes: you have no green, no 6 and no other wild.
lesson-special-draw-four-do = Type “+4 blue”.
lesson-special-draw-four-why = Drawing is allowed. But here the plus four may be laid, with blue as its colour.
lesson-special-end = Those are all the special cards of this deck. In a game, “rules” and the name of a card tells you about it, such as “rules skip”.

lesson-uno = UNO and COUNTER-UNO
lesson-uno-welcome = Whoever lays the next-to-last card says UNO, or risks two penalty cards.
lesson-uno-say = You hold two cards, and red 9 lies on top. Say UNO on the same line as the card.
lesson-uno-say-do = Type “red 3 uno”.
lesson-uno-say-why = The move is right, but UNO must go with it, on the same line: one card stays in your hand.
lesson-uno-catch = Luna holds one card and has kept quiet. Until the next player moves, anyone may say so: CATCH.
lesson-uno-catch-do = Type “catch”.
lesson-uno-win = Luna has drawn two cards. Green 5 lies on top, and you hold one green card: your last.
lesson-uno-win-do = Type “green 7”.
lesson-uno-win-why = Drawing is allowed, but your last card fits.
lesson-uno-end = The last card needs no UNO: the round is yours. Should you forget UNO one day, “uno” by itself still saves you, until somebody notices.

lesson-doubt = doubting
lesson-doubt-welcome = A plus four is allowed only when no other card goes. But nothing stops a bluff. Red 7 lies on top, and Victor plays.
lesson-doubt-doubt = You may take the cards, or doubt. Victor still holds four cards: one of them may well be red.
lesson-doubt-doubt-do = Type “doubt”.
lesson-doubt-doubt-why = Taking them is allowed. This time, doubt.
lesson-doubt-lay = Victor had a red 8. The plus four goes back to Victor, who also draws the four cards, and you play on the red 7 as if nothing had happened.
lesson-doubt-lay-do = Type “red 0”.
lesson-doubt-lay-why = That is allowed, but your red 0 fits.
lesson-doubt-take = Once more. But this time blue 0 lay there, and in the hand that you have seen nothing went on it. A wrong doubt costs six cards instead of four.
lesson-doubt-take-do = Type “take”.
lesson-doubt-take-why = Doubting is allowed, but Victor had nothing else to lay. Take the four cards.
lesson-doubt-bluff = Now bluff yourself. Red 8 lies on top, and you hold a red 2: the plus four is not allowed, but you can lay it.
lesson-doubt-bluff-do = Type “+4 yellow”.
lesson-doubt-bluff-why = That is honest. But here, try the bluff: the plus four, with yellow as its colour.
lesson-doubt-end = Luna did not believe you: you take the plus four back and draw four. Bluff rarely, and best when you hold few cards.

lesson-asking = asking for information
lesson-asking-welcome = You can ask at any time, on other players’ turns too. Asking costs nothing and changes nothing.
lesson-asking-hand = What do you hold? Each card is told with its place.
lesson-asking-hand-do = Type “hand”.
lesson-asking-top = What lies on the discard pile?
lesson-asking-top-do = Type “top”.
lesson-asking-playable = Which of your cards go on it?
lesson-asking-playable-do = Type “playable”.
lesson-asking-counts = How many cards do the others have? Whoever has few is dangerous.
lesson-asking-counts-do = Type “counts”.
lesson-asking-who = Whose turn is it?
lesson-asking-who-do = Type “who”.
lesson-asking-hint = Unsure what to play? There is advice, with its reason.
lesson-asking-hint-do = Type “hint”.
lesson-asking-help = And when you no longer know what to type, there is one word to remember. The answer is long; any key stops the voice.
lesson-asking-help-do = Type “help”.
lesson-asking-play = Enough asked: lay the card with a colour and a number that fits.
lesson-asking-play-do = Type “blue 9”.
lesson-asking-play-why = That is allowed. But keep the skip and the wild for later.
lesson-asking-end = Also good to know: “repeat” says the last message again, “order” who follows whom, “scores” the points, and F1 is help. “keys” names the keys.

lesson-braille = the braille of the cards
lesson-braille-welcome = { $deck ->
        [mattel] Your deck is Mattel’s.
        [rnib] Your deck is that of the RNIB.
       *[leaflet] Your deck is that of the French leaflet.
    } The word “notation” with the name of another deck changes it, here too. A card begins with the letter of its colour.
lesson-braille-colours = { $deck ->
        [mattel] { part-english-colours }
        [rnib] { part-english-colours }
       *[leaflet] The colours have their French initials: r for red, dots 1 2 3 5; j for yellow, jaune, dots 2 4 5; v for green, vert, dots 1 2 3 6; b for blue, dots 1 2.
    }
part-english-colours = The colours: r for red, dots 1 2 3 5; y for yellow, dots 1 3 4 5 6; g for green, dots 1 2 4 5; b for blue, dots 1 2.
lesson-braille-numbers = { $deck ->
        [rnib] The number follows, without a number sign: the letters a to j are 1 to 9 and 0. An x, dots 1 3 4 6, ends it. Red 5 is r e x.
        [leaflet-antoine] The number follows, in Antoine digits: dot 6, then the letter of the digit with dot 6 added. Red 5 is dots 1 2 3 5, then 6, then 1 5 6.
       *[leaflet] The number follows: the number sign, dots 3 4 5 6, and a letter from a to j for 1 to 9 and 0. Red 5 is r, the number sign, e.
    }
lesson-braille-specials = { $deck ->
        [rnib] A plus two is d and b. A skip is s and k, a reverse r and v.
        [mattel] A plus two is the plus sign, dot 5 and dots 2 3 5, then the number sign and b. A skip is s and k, a reverse r and v.
        [leaflet-antoine] A plus two is the plus sign, dots 2 3 5, then dot 6 and dots 1 2 6. A skip is dots 1 3 4 5 6 and 1 2 3 4 6; a reverse has them the other way round.
       *[leaflet] A plus two is the plus sign, dots 2 3 5, then the number sign and b. A skip is dots 1 3 4 5 6 and 1 2 3 4 6; a reverse has them the other way round.
    }
lesson-braille-wilds = { $deck ->
        [rnib] The wild is w, l, d; the plus four d, r, d.
        [mattel] The wild is w and i; the plus four w, i, the plus sign, the number sign and d.
        [leaflet-antoine] The wild is three times dots 2 5; the plus four r, the plus sign, then dot 6 and dots 1 4 5 6.
       *[leaflet] The wild is three times dots 2 5; the plus four r, the plus sign, the number sign and d. That r is not a red: it opens the plus four.
    } Neither has a colour.
lesson-braille-quiz = Seven cards to read. On a braille display you feel their cells, otherwise you hear their dots. Type the name of the card, such as “blue 3”.
lesson-braille-second = The second.
lesson-braille-third = The third.
lesson-braille-fourth = The fourth.
lesson-braille-fifth = The fifth.
lesson-braille-sixth = The sixth.
lesson-braille-seventh = The last one.
lesson-braille-end = You can read the deck. In a game you can type a card in these cells as well.

lesson-sounds = the sounds
lesson-sounds-welcome = Short sounds go with the words. They are soft at first: “sound volume 80” makes them louder.
lesson-sounds-turn = When it is your turn, you hear this.
lesson-sounds-card = A card is laid. It sounds from the place of the player who lays it: left, middle or right.
lesson-sounds-draw = Somebody draws.
lesson-sounds-order = Somebody loses a turn; then, the order of play is reversed.
lesson-sounds-uno = Somebody says UNO; then, a chance for you out of turn, such as COUNTER-UNO.
lesson-sounds-mistakes = What you typed cannot be done; then, somebody is punished.
lesson-sounds-rounds = A round begins; you win it; you lose it.
lesson-sounds-quiz = Now four to recognise.
lesson-sounds-second = The second.
lesson-sounds-third = The third.
lesson-sounds-fourth = The last one.
lesson-sounds-end = That is all of them. In a game, “sounds” by itself plays them again.
