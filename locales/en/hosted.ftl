# Playing at a table that somebody else opens in a chat room.

app-help-join = join: play at a table that a host program opens in an IRC room, by ear and by finger as against bots. The password of the account is read from a file, or from the environment variable ACCESSIBLE_UNO_IRC_PASSWORD.
app-option-play = play as well, under this name, at the table of the first room; the others see one more player.
app-option-host = what the host program is called in the room; without this option the game finds it.
app-join-one-room = One room at a time: give the option --channel once.

hosted-connecting = Connecting to the room { $room }.
hosted-found = { $name ->
        [none] The table is there.
       *[other] { $name } keeps the table.
    } “go” to play; “help” for the rest.
hosted-keeps = { $name } keeps the table.
hosted-told = { $name }: { $text }
hosted-also = { $name } says too that it keeps the table here. Your table stays with { $host }.
hosted-which-ask = Several say that they keep the table in { $room }. { $names } Which of them do you believe?
hosted-which-help = Only one is the host program; any other may show you false cards, or ask you for what is none of its business. Rights in the room or an account speak for one; when in doubt, ask the people there, or whoever runs the table. Answer with a number or a name; “quit” to leave.
hosted-which-unclear = “{ $line }” is none of them. Answer with a number. { $names }
hosted-claimant = { $number }, { $name }{ $rights ->
        [yes] , which has rights in the room
       *[no] {""}
    }{ $account ->
        [yes] , which has an account
       *[no] {""}
    }.
hosted-no-host = Nobody hosts a table in { $room } yet. You will be told as soon as the host program comes.
hosted-unreachable = The room is out of reach. You will be told when you are in it.
hosted-other-host = { $name } claims to be the host program, but is not the one from before. To play there, quit and come back.
hosted-gone = The host program is gone. Your seat waits for you; the game goes on when it is back.
hosted-waiting = The host program has not answered yet. Try again in a moment.
hosted-host-back = The host program is back.
hosted-back = Back in the room.
hosted-plain =
    { $why ->
        [versions] The host program is of another version than this one.
        [rules] The host program plays by rules that this version does not have, or has in another form.
        [unreadable] The host program has sent something that this version does not understand.
       *[silent] The host program does not answer this program.
    } You play like everybody in the room: type “help” for its commands.
hosted-again = The game is over. “rematch” for the same table, “go” for another.
hosted-lobby-help = Here, before the game: “go” to play, “start” to wait no longer, “bot” to add a bot, “table” and a name of rules to change them, “rules”, “time”, “rematch”. “say” and your words talk to the room. “quit” to leave.
    .brief = “go”, “start”, “bot”, “table”, “rules”, “time”, “rematch”, “say”, “quit”.
hosted-lobby-unclear = “{ $line }” is not a command here. “help” names them; “say” talks to the room.
hosted-warns = { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
    .braille = { $seconds } s left
hosted-talk = { $name } says: { $text }
hosted-talk-private = { $name } says to you privately: { $text }
past-elsewhere = Played at another’s table, { $place }: its host program has the moves.
