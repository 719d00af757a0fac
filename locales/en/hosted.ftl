# Playing at a table that somebody else opens in a chat room.

app-help-join = join: play at a table that a host program opens in an IRC room, by ear and by finger as against bots. The password of the account is read from a file, or from the environment variable ACCESSIBLE_UNO_IRC_PASSWORD.
app-option-play = play as well, under this name, at the table of the first room; the others see one more player.
app-option-host = what the host program is called in the room; without this option the game finds it.
app-join-one-room = One room at a time: give the option --channel once.

hosted-connecting = Connecting to { $room }.
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
hosted-unsent = Nobody has received “{ $lines }”. Type it again when somebody hosts a table.
hosted-unreachable = The room is out of reach. You will be told when you are in it.
hosted-other-host = { $name } claims to be the host program, but is not the one from before. To play there, quit and come back.
hosted-gone = The host program is gone. Your seat waits for you; the game goes on when it is back.
hosted-waiting = The host program has not answered yet. Try again in a moment.
hosted-host-back = The host program is back.
hosted-back = Back at the table.
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

# Tables that a link leads to.

hosted-entered = You are at the table, as { $name }. { $names ->
        [none] Nobody else is here.
       *[other] Here too: { $names }.
    }
hosted-opened = A new table. Its link: { $link } Send it to those who are to play.
hosted-came = { $name } is here.
hosted-went = { $name } is gone.

join-name-ask = What are you called?
join-name-help = The others will hear this name when you play and when you speak. One word: letters, digits, hyphens. Enter alone gives the name that the prompt shows, if it shows one. “quit” to leave.
join-name-unclear = “{ $line }” cannot be a name: one word, letters and digits, twenty at most.

hosted-none-listed = No table asks for players here at the moment. You can open a new one.
hosted-listed = { $number }: { $people }, { $playing ->
    [yes] in a game
   *[no] before a game
}, rules { $rules }.
join-table-ask = Which table?
join-table-help = Type the number of a table, or the name of somebody there; Enter alone takes the first. Where a game is under way you listen, and play in the next one. “quit” to leave.
join-table-unclear = “{ $line }” is no table of this list: type a number, or “quit”.

app-join-bad-link = “{ $link }” leads to no table. Copy it whole, the long word behind # too.
app-join-plain = The connection to { $server } would not be encrypted: others on the network could read along and take your seat. --plain joins all the same, at home for example.
app-join-no-library = Joining by a link needs the library aiohttp: { $command } brings it.
app-join-unreachable = { $server }: { $why ->
    [refused] nothing listens there.
    [silent] it does not answer.
    [far] there is no way to it. Check the network of this machine.
    [unknown] nothing has this name.
   *[other] the connection fails.
} Check the link, or try again later.
app-join-no-answer = This page finds no tables at its server: it has none, or is out of reach. You can play alone: “play”.
app-join-elsewhere = This page reaches the tables of its own server only. Open the link itself in the browser.
app-join-certificate = { $server } shows a certificate that does not fit: { $why ->
    [expired] it has expired
    [other-name] it is that of another name
   *[unknown] no authority known to this machine vouches for it
}. Do not join before whoever runs the table has mended it.
app-join-no-tls = { $server } takes no encrypted connection on this port. Check the link, and write it as it was sent.
app-join-no-tables = { $server } answers, but has no tables. Check the link.
app-join-lost = The connection to the table is lost. Your seat waits; the game tries to come back by itself.
app-join-seat-not-kept = Your seat cannot be kept in { $file }: { $why }. Whoever closes the game now cannot take it up again.
app-join-refused = { $why ->
    [full] The table is full: too many are here already. Try again when somebody has left.
    [busy] The server bears no more tables or players at the moment. Try again in a few minutes.
    [elsewhere] You sit at this table in another window or program now. To play here, close it and join again.
    [flood] The table has closed the connection: this program sent too much, or what it does not understand. Join again; if it happens once more, a newer version of the game may help.
    [slow] The table has closed the connection: this machine read too slowly.
   *[unknown] No table has this link: it was mistyped, or nobody has used it for two months. Ask for a new one, or open a table yourself.
}

app-option-web = serve the game and tables for browsers at this address; a port may follow, as in 0.0.0.0:8080. Without a network, for browsers alone.
app-option-url = the address that players open, where it is another: that of the web server before this one.
app-option-certificate = the file of a certificate, with its key or without; browsers are then reached by https.
app-option-certificate-key = the file of the key, where it is not with the certificate.
app-host-certificate-renewed = The certificate was renewed: new connections use it.
app-option-process = what this program is called in its links, where several serve one address: a to z and digits.
app-option-proxy = the address of a web server before this one, on another machine, that is to be believed about where people come from.
app-option-per-address = how many connections one address may have.
app-option-tables = with the address of a server: which of its tables ask for players, and which one to join.
app-option-plain = join also over a connection that is not encrypted, as at home.
app-host-web = The game and its tables are at { $address }.
app-host-web-port = { $file } cannot be used: { $why }. --web names another address or port.
