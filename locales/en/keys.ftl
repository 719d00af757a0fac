# What is said about keys.

# What each key does, where one is given to it; others have the name of their command.
key-does-help = help
key-does-hand = hand
key-does-top = top card
key-does-who = whose turn
key-does-counts = everyone’s cards
key-does-scores = scores
key-does-playable = playable cards
key-does-order = order of play
key-does-time = time left
key-does-hint = hint
key-does-repeat = repeat
key-does-previous = previous message
key-does-next = next message
key-does-first = first message
key-does-last = last message
key-does-category = next category
key-does-category-back = previous category
key-does-mute = mute
key-does-verbosity = verbosity
key-does-sort = sort
key-does-card-previous = previous card
key-does-card-next = next card
key-does-card-first = first card
key-does-card-last = last card
key-does-choice-previous = previous choice
key-does-choice-next = next choice
key-does-uno = uno or catch
key-does-jump = jump in

key-or = { " or " }
key-sign-comma = comma
key-sign-semicolon = semicolon
key-sign-equals = equals
key-sign-period = full stop
key-sign-question = question mark
key-sign-exclamation = exclamation mark
key-sign-open-bracket = left parenthesis
key-sign-close-bracket = right parenthesis
key-sign-slash = slash
key-sign-open-square = left bracket
key-sign-close-square = right bracket
key-sign-less = less than
key-sign-greater = greater than
key-sign-apostrophe = apostrophe
key-sign-quote = quotation mark
key-sign-star = star
key-sign-colon = colon
key-sign-hyphen = hyphen
key-sign-underscore = underscore
key-sign-hash = hash
key-sign-caret = caret
key-sign-bar = vertical bar
key-sign-backslash = backslash
key-sign-backquote = backquote
key-sign-open-brace = left brace
key-sign-close-brace = right brace

keys-to-play = { $cards }; Enter plays { part-the-piece } last said; { $acts }.
keys-to-ask = { $asks }.
keys-others-single = A colon begins a line. “keys all” tells the other keys.
keys-others = Any key silences the voice. Control C silences, then asks whether to quit. “keys play” plays by single keys, “keys all” tells the other keys.
keys-anywhere = { $anywhere }. Any key silences the voice. Control C silences, then asks whether to quit. Up and down arrow bring back lines typed earlier. Control D, on an empty line, saves and closes the game. Control Z stops it; “fg” in the terminal goes on.
keys-single = While nothing is typed: { $single }. Enter plays { part-the-piece } last said. A digit goes { part-to-the-piece } of that number. A colon begins a line.
help-keys = “{ $command } play”: play by single keys. “{ $command } line”: type lines. “{ $command }”, a command and a key, or “none”: another key for it. “{ $command } default”: the usual keys.

part-the-piece =
    { $pieces ->
        [dice] the die
       *[other] the card
    }
part-to-the-piece =
    { $pieces ->
        [dice] to the die
       *[other] to the card
    }
keys-entry = { $done ->
    [help] { $keys } tells what you can do now
    [hand] { $keys } tells your hand
    [top] { $keys } tells what lies on top
    [who] { $keys } tells whose turn it is
    [counts] { $keys } tells how many each one holds
    [scores] { $keys } tells the points
    [playable] { $keys } tells what goes
    [order] { $keys } tells who follows whom
    [time] { $keys } tells the time left
    [hint] { $keys } suggests a move
    [repeat] { $keys } tells the last message again
    [previous] { $keys } goes one message back
    [next] { $keys } goes one message forward
    [first] { $keys } goes to the first message
    [last] { $keys } goes to the last message
    [category] { $keys } goes to the next kind of messages
    [category-back] { $keys } goes to the kind before
    [mute] { $keys } silences the voice, or brings it back
    [verbosity] { $keys } changes how much is told
    [sort] { $keys } changes the order of your hand
    [card-previous] { $keys } goes to the previous { $pieces ->
            [dice] die
           *[other] card
        }
    [card-next] { $keys } goes to the next { $pieces ->
            [dice] die
           *[other] card
        }
    [card-first] { $keys } goes to the first { $pieces ->
            [dice] die
           *[other] card
        }
    [card-last] { $keys } goes to the last { $pieces ->
            [dice] die
           *[other] card
        }
    [choice-previous] { $keys } goes to the previous choice
    [choice-next] { $keys } goes to the next choice
    [uno] { $keys } says uno or catch
    [jump] { $keys } plays out of turn
    [draw] { $keys } { $pieces ->
            [dice] throws again
           *[other] draws
        }
    [pass] { $keys } { $pieces ->
            [dice] lays no more
           *[other] keeps the card drawn
        }
    [take] { $keys } takes the cards aimed at you
    [doubt] { $keys } doubts
    [keys] { $keys } tells the keys
    [pause] { $keys } stops the game for a while
    [cancel] { $keys } gives up what you have begun
    [why] { $keys } tells why
    [rematch] { $keys } begins another match
    [quit] { $keys } leaves the game
   *[other] { $keys }: { $does }
}
typed-line = colon “{ $line }”
key-unused = The key { $key } does nothing. { $keys } tells the keys, a colon begins a line.
    .brief = The key { $key } does nothing.
key-edits = The key { $key } only works in a line; a colon begins one.
key-dropped = Nothing is chosen any more.
    .brief = Nothing chosen.
key-number = The key { $key } goes to { $pieces ->
        [dice] die
       *[other] card
    } number { $number }: { $count ->
        [0] you have none
       *[other] you have { $count }
    }.
key-number-choice = The key { $key } goes to choice number { $number }: there { $count ->
        [one] is one
       *[other] are { $count }
    }.
key-picked = { CAPITAL($card) }, and { $count } more.
no-single-keys = Single keys cannot be read here, only lines: input or output is not a terminal, or the terminal can only print. Type your commands.
    .brief = Single keys cannot be read here, only lines.
key-told =
    { $keys ->
        [none] { CAPITAL($does) }: no key.
       *[other] { CAPITAL($does) }: { $keys }.
    }
key-changed = From now on: { $key }, { $does }.
key-removed = { CAPITAL($does) } has no single key any more.
keys-usual = The keys are the usual ones again.
key-refused =
    { $reason ->
        [reserved] { CAPITAL($key) } edits the line or leaves the game: it stays what it is.
        [taken] { CAPITAL($key) } is the key for: { $taken }. Give that another key first, or none.
       *[unknown] “{ $key }” is not a key. Say one letter, digit or sign, or a name such as space, left arrow, F5 or Alt R.
    }
key-for-what = No key does “{ $words }”. “keys all” lists what they do; a command will do as well.

# Words of the player's own.
words-own =
    { $words ->
        [none] You have no words of your own.
       *[other] Your own words: { $words }.
    }
help-words = “{ $command }”, a command and a word: a word of your own for that command; the usual words are still understood. “{ $command } draw none” takes it away, “{ $command } default” all of them.
words-usual = You have no words of your own any more.
word-told = { CAPITAL($usual) }: you say “{ $word }”.
word-refused =
    { $reason ->
        [taken] “{ $word }” means “{ $taken }” already. Choose another word.
        [card] “{ $word }” is about a card or a colour. Choose another word.
        [small] “{ $word }” has another use in a line. Choose another word.
       *[form] “{ $word }” cannot be a command: take one to three words of letters.
    }
