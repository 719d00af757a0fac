# The chat room: what the host program tells everybody or one person, and the words behind the
# exclamation mark. The first word of each line is the one that help uses.

room-word-rules = rules
room-word-enrol = join, enrol
room-word-time = time
room-word-start = start, begin
room-word-stop = stop
room-word-order = order
room-word-repeat = repeat
room-word-cards = cards
room-word-plays = plays
room-word-why = why
room-word-level = level, levels, opponents, opponent, difficulty
room-word-abandon = leave, abandon, quit
room-word-table = table
room-word-bot = bot
room-word-rematch = rematch
room-word-braille = braille
room-word-language = language
room-word-help = help
room-word-commands = commands
room-word-ranking = ranking, leaderboard
room-word-stats = stats, statistics
room-word-unlisted = unlisted
room-ranked-by-wins = wins, won
room-ranked-by-rounds = rounds
room-ranked-by-points = points
room-ranked-in-month = month
room-ranked-for-ever = ever, all
room-word-pause = pause
room-word-continue = continue, resume
room-word-private = private
room-word-question = question
room-kind-message = message, messages
room-kind-notice = notice, notices
room-word-ban = ban
room-word-remove = remove
room-word-allow = allow

room-enrolled = { $name } plays. { $count ->
    [1] One seat is taken.
   *[other] { $count } seats are taken.
}
room-enrolled-already = You have a seat already, as { $name }.
room-full = The table is full: { $count } seats.
room-withdrawn = { $name } no longer plays. { $count ->
    [0] Nobody is left.
    [1] One seat is taken.
   *[other] { $count } seats are taken.
}
room-countdown = The game begins in { $seconds } seconds; “!join” to play.
room-gathered = Whoever had sat down still has a seat: { $players }.
room-too-few = It takes two players at least, so there is no game. “!join” to try again.
room-too-few-yet = It takes two players at least: “!join” to play, “!bot” to add a bot.
room-begins = The game begins, rules { $rules }. In order: { $players }.
room-turn = { $name }’s turn.
room-again = The game is over. “!rematch” for the same table, “!join” for another one.
room-rematch-awaits = { $name } wants a rematch. Awaited: { $awaited }. “!join” to play; it begins in { $seconds } seconds.
room-rematch-asks = { $name } wants a rematch: “!join” within { $seconds } seconds to take part.
room-pause-asked = { $name } wants a pause: { $votes } of the { $needed } votes that it takes. “!pause” to agree.
room-pause = Pause, for half an hour at most: no time runs, and the bots wait. “!continue” to go on.
room-paused-already = The game is paused already. “!continue” to go on.
room-not-paused = The game is not paused.
room-goes-on = { $name } goes on with the game.
room-pause-over = The pause is over.
room-next-game = The next game is about to begin: “!join” to play.
room-stopped = The game is cancelled.
room-no-game = No game is being played. “!join” to play, “!help” for the commands.
room-under-way = A game is being played. Wait for its end.
room-not-seated = You are not in this game.
room-enrol-first = Take a seat first: “!join”.
room-host-alone = Only the player who sat down first may do that.
room-no-bot = There is no bot called “{ $kind }”. There are: { $known }.
room-broken-bot = The bot “{ $kind }” does not work here. “!bot” adds an ordinary one.
room-bot-replaced = The bot { $name } no longer works: another one plays in its place.
room-nothing-before = No game has been played here yet.
room-time-left = The game begins in { $seconds ->
    [1] one second
   *[other] { $seconds } seconds
}.
room-time-since = The game has lasted { $seconds ->
    [1] one second
   *[other] { $seconds } seconds
}.
room-own-count = You have { $count ->
    [1] one card
   *[other] { $count } cards
}.
room-plays = You have laid { $count ->
    [1] one card
   *[other] { $count } cards
}.
room-table = Rules of the table: { $rules }{ $options ->
    [none] .
   *[other] , with { $options }.
} To change them, for example: “!table duo”.
room-table-chosen = Rules of the next game: { $rules }{ $options ->
    [none] .
   *[other] , with { $options }.
}
room-table-unknown-preset = There are no rules called “{ $value }”. There are: { $known }.
room-table-unknown-option = There is no option “{ $option }”.
room-table-bad-value = { $option } does not take “{ $value }”. It takes: { $takes }.
room-table-conflict = { $why }
room-table-lacking = “{ $rule }” does not work without: { $others }.
room-table-rule-seats = “{ $rule }” cannot be played by { $count }.
room-table-preset-seats = These rules are for { $exact ->
    [yes] { $fewest }
   *[no] { $fewest } to { $most }
} players, not { $count }.
room-table-package = Another package adds something that these rules need, and it does not work here.
room-braille = { $notation ->
    [none] No more braille.
   *[other] Your lines have their braille as well, { $notation ->
        [leaflet-antoine] that of the French leaflet, with Antoine digits
        [mattel] that of Mattel
        [rnib] that of the RNIB
       *[leaflet] that of the French leaflet
    }.
}
room-no-braille = There is no braille notation called “{ $notation }”. There are: leaflet, antoine, mattel, rnib; “!braille off” takes it away.
room-no-liblouis = The host program writes no braille: it lacks liblouis.
room-language = I shall answer you in English.
room-no-language = I answer in French or in English: “!language french”.
room-ranking = { $span ->
    [month] This month’s ranking
   *[ever] The ranking of all time
}, by { $by ->
    [rounds] rounds won
    [points] points
   *[wins] games won
}: { $entries }
room-ranked = { $place }, { $name }{ $proven ->
    [yes] { "" }
   *[no] { " (no account)" }
}, { $by ->
    [rounds] { $rounds }
    [points] { $points }
   *[wins] { $wins } of { $games }
}.
room-ranking-empty = { $span ->
    [month] Nobody has won anything here this month; “!ranking ever” for all time.
   *[ever] Nobody has won anything here yet.
}
room-ranking-unclear = “!ranking” takes: wins, rounds or points; month or ever. For example: “!ranking points ever”.
room-ranking-not-kept = No ranking is kept here.
room-stats = { $name }{ $proven ->
    [yes] { "" }
   *[no] { " (no account)" }
}: this month, { $monthWins } of { $monthGames } games won; in all, { $wins } of { $games }, with { $rounds } rounds and { $points } points.
room-stats-none = Nothing is counted here of { $name }: a game counts where two people play it to its end.
room-unlisted = { $name } is in no ranking of this room any more, and past games are forgotten. “!unlisted off” to be counted again.
room-listed = Your games count from now on.
room-unlisted-elsewhere = { $name } has played here from another connection as well, and has no account to prove it is you. Ask an operator of the room.
room-private = { $kind ->
    [message] From now on I write to you alone by messages, as people do: your chat program puts them into a window with my name.
   *[notice] From now on I write to you alone by notices.
}
room-where-private = { $name }, your cards are told to you alone, in notices; if they come in another window than this one, “!private message” gives them a window with my name.
room-no-private = There are two ways: “!private message”, “!private notice”.
room-question = { $alone ->
    [yes] At your turn I say the question alone; “!cards” tells your hand.
   *[no] At your turn I say the question, then your hand.
}
room-levels = { $levels }. Who sits first may change that: “!level Luna strong”.
room-not-here = Your chat program does that.
room-help = After the exclamation mark, before the game: join to play, start to begin at once, table for the rules, bot, rules. During it: play red-5, draw, colour green, uno; cards, repeat, order, time, plays, hint, why, level, leave. “!commands” tells all words. In private, the exclamation mark may be left out.
room-commands = For the table: { $table }. To ask: { $questions }. For yourself: { $own }. During the game there are more; “!help bot” explains one of these words.
room-commands-playing = To play: { $pieces ->
    [dice] a die
   *[other] a card
}, { $acts }. To ask: { $queries }, { $questions }. For the table: { $table }. For yourself: { $own }. “!help bot” explains one of these words.
room-help-rules = “!rules”: the rules of the table. During the game, “!rules uno” tells a chapter, “!rules +4” a card.
room-help-enrol = “!join”: take a seat. The game begins a minute after the first one.
room-help-time = “!time”: the time left before the game; then how long it has lasted, and how long you have to play.
room-help-start = “!start”: begin at once, for the player who sat down first.
room-help-stop = “!stop”: cancel the game, for the player who sat down first.
room-help-order = “!order”: who plays after whom.
room-help-repeat = “!repeat”: whose turn it is, and on which card.
room-help-cards = “!cards”: your cards; “!cards count”: how many they are.
room-help-plays = “!plays”: how many cards you have played.
room-help-why = “!why”: the reason of what was just told; “!why Luna”: of what Luna did last.
room-help-level = How the bots play: “!level Luna strong”; who sits first may change it.
room-help-abandon = “!leave”: give up your seat, or the game that is being played; the others finish it.
room-help-table = “!table”: the rules chosen; “!table duo” chooses others, “!table duo, stack = same” with an option.
room-help-bot = “!bot”: give a seat to a bot, “!bot strong” to one of that level.
room-help-rematch = “!rematch”: another game of the same table; who has left it has a minute to say “!join”.
room-help-braille = “!braille leaflet”: your lines in braille as well; “!braille off” takes it away.
room-help-language = “!language french”: I shall answer you in French.
room-help-ranking = “!ranking”: who has won most games here this month; also “!ranking rounds”, “points”, “ever”.
room-help-stats = “!stats Paul”: the games that Paul has won here; “!stats” alone, your own.
room-help-unlisted = “!unlisted”: you are left out of the ranking, past games included; “!unlisted off”: you count again.
room-help-pause = “!pause”: a pause, once most of the players want it; no time runs then, and the bots wait.
room-help-continue = “!continue”: end a pause.
room-help-private = “!private message”: what I tell you alone comes as messages do from people; “!private notice”: as notices.
room-help-question = “!question”: at your turn the question without the hand; “!question off”: the hand as well.
room-help-ban = “!ban Paul”: Paul no longer plays at this table, and it no longer listens to Paul. Only operators may do that.
room-help-remove = “!remove Paul”: take Paul out of the game; the others finish it. Only operators may do that.
room-help-allow = “!allow”: let everybody play again who was banned. Only operators may do that.
room-help-move = “!move #room”: go on with the game in another room. Only operators may do that.
room-another-host = { $name } says too that it is a host program. This table is not its.
room-gives-way = The room or an account speaks for { $name }: it keeps the table from now on.
room-keeps-again = { $name } no longer keeps the table: it is back with this program.
app-host-another = { $channel }: { $name } says that it is a host program too. This one goes on, unless the room’s rights or an account speak for the other alone.
room-flood = Too many lines: yours are ignored for { $seconds } seconds.
room-not-heard = The room does not let me speak. Until it does, I tell you everything in private.
room-heard = I may speak here again.
room-leaving = The host program stops; the game is saved, and goes on when the program is back.
room-leaving-lost = The host program stops; the game being played is lost.
room-resumed = The interrupted game goes on. At the table: { $players }.
room-paused = { $name } is away: the network has split. The game waits for ten minutes at most.

app-help-host = host: open tables in the chat rooms of an IRC network, for every chat program. When it stops, the games that are being played wait for its next start. The password of the account is read from a file, or from the environment variable ACCESSIBLE_UNO_IRC_PASSWORD.
app-option-server = the server of the network: a name or an address; a port may follow, as in irc.example.org:6697 or [::1]:6667.
app-option-port = the port of the server; 6667, or 6697 with --tls.
app-option-tls = encrypt the connection, and verify the certificate of the server.
app-option-channel = a room; “host” keeps several, the option may be repeated.
app-option-nick = the name to have on the network.
app-option-account = the account with the services of the network.
app-option-password-file = the file that holds the password of the account.
app-host-needs = { $option } is needed. For example: { $program } { $command } --server irc.example.org --tls --channel "#uno" --nick { $command ->
    [join] Anne
   *[host] uno
}.
app-host-bad-server = “{ $server }” is not a server: write a name such as irc.example.org, or an address such as 192.0.2.1 or ::1.
app-host-two-ports = There are two ports, { $port } and { $other }: write one of them.
app-host-bad-channel = “{ $channel }” is not a room: the name of a room begins with # and has neither a space nor a comma.
app-host-no-library = The library pure-sasl, which logs in to the account, is missing: { $command } brings it. Or leave the account out.
room-banned = This table no longer listens to you.
room-was-banned = { $name } no longer plays at this table.
room-all-allowed = Everybody may play at this table again.
room-operators-alone = Only operators may do that.
room-not-yours = You are no operator in { $name }.
room-was-removed = { $name } no longer plays this game.
room-come-in = For that, be in the room.
room-put-out = You were put out of the room. Come back in to play on.
room-nobody-called = Nobody at this table is called “{ $name }”.
app-option-config = a file that names the networks and their rooms, in place of the other options.
app-host-file-key = { $file }: “{ $key }” means nothing there. Choose from: { $known }.
app-host-file-lacks = { $file }: a network lacks { $key }.
app-host-file-wrong = { $file }: { $what ->
    [toml] this is not TOML, or a line is longer than 1000 characters: write long lists in several lines.
    [text] this is not text.
    [networks] it takes one network at least, below a line [[network]], and nothing else.
   *[other] { $what } does not take “{ $value }”. { $takes ->
        [server] It takes a name or an address.
        [rooms] It takes rooms: ["#uno"], or with their languages, { "{" } "#uno" = "en" { "}" }.
        [accounts] It takes accounts: ["Anne"].
        [key] It takes a key, or that of each room: { "{" } "#uno" = "secret" { "}" }.
        [word] It takes one word, without @ or commas.
        [text] It takes text between quotes.
       *[other] It takes: { $takes }.
    }
}
app-option-once = end when a connection is lost instead of coming back: a service manager starts the program again.
app-host-connected = { $server }: connected as { $nick }.
app-host-lost = { $server }: the connection is lost.
app-host-ended = The connection is lost; the games are saved, and the program ends.
app-host-no-answer = { $server }: the server does not let us in, and does not say why.
app-host-unreachable = { $server }: { $why ->
    [refused] no server listens on this port.
    [silent] the server does not answer.
    [far] there is no way to it. Check the network of this machine.
    [unknown] no server has this name.
   *[other] the connection fails.
} The program tries again, less and less often.
app-host-certificate = { $server }: { $why ->
    [expired] its certificate has expired
    [other-name] its certificate is that of another name
   *[unknown] no authority known to this machine vouches for its certificate
}. The connection is refused, and tried again less and less often; the documentation says how to trust the authority of a private network.
app-host-no-tls = { $server }: port { $port } takes no encrypted connection. The usual port for these is 6697. The program tries again, less and less often.
app-host-not-logged-in = { $server }: the account { $account } is not accepted, or this server has no accounts. The program goes on without one.
app-host-too-many-channels = { $server }: a connection may be in { $most } channels only; “connections” divides them among several.
app-host-not-let-in = { $server }: { $why ->
    [full] the room { $channel } is full.
    [invited] the room { $channel } is by invitation. Ask one of its operators to type: /invite { $nick } { $channel }.
    [banned] the room { $channel } has a ban against { $nick }.
    [key] the room { $channel } has a key, and not the one given: --key, or “key” in the configuration.
    [account] the room { $channel } is for accounts only: --account.
    [tls] the room { $channel } is for encrypted connections only: --tls.
   *[other] the room { $channel } does not let { $nick } in.
} The program tries again, less and less often.
app-host-not-heard = { $server }: the room { $channel } does not let { $nick } speak. One of its operators can give voice: /mode { $channel } +v { $nick }.
app-host-heard = { $server }: the room { $channel } lets us speak again.
app-host-not-there = { $server }: the server does not see us in { $channel } any more. The program comes back.
app-host-other-nick = { $server }: { $why ->
    [taken] somebody else is called { $wanted }, so the name here is { $nick }; { $wanted } is asked for again and again.
   *[unlawful] this server does not take the name { $wanted }, so the name here is { $nick }.
}
app-host-nick-now = { $server }: the name here is now { $nick }.
app-host-refused = { $server }: the server does not let us in. It says: “{ $why }”. The program tries again, less and less often.
app-option-plain-password = send passwords also over a connection that is not encrypted, where others may read them.
app-host-password-needs-tls = The password would go to { $server } unencrypted, for anybody on the way to read. Add --tls, or --plain-password if it must be so; in a file, “tls = true” or “plain-password = true”.
app-host-password-plain = { $server }: the password goes there unencrypted, as you wished.
app-host-secret-open = Others on this machine can read { $file }. Take that right away first: chmod 600.
app-host-certificate-needs-tls = A certificate can be shown on an encrypted connection only: add --tls.
app-host-certificate-unusable = { $file } is no certificate with its key, without a password.
app-option-certificate-file = the file of a certificate with its key, which proves the account in place of a password (SASL EXTERNAL).
app-option-server-password-file = the file that holds the password of the server itself; also from ACCESSIBLE_UNO_IRC_SERVER_PASSWORD.
app-option-key = the key of a room that has one.
room-word-move = move
room-moved = The game goes on in { $name }.
room-no-such-room = There is no other room here called “{ $name }”.
room-not-saved = This game is not saved, so it stays in this room.
room-in-use = The table of { $name } is taken.
room-fault = A fault of the host program ends this game. “!join” for another one.
app-host-room-fault = { $channel }: a fault of the program ends the game of this room. The details are in { $place }.
app-host-journal = { $wrong ->
    [yes] The games are no longer saved, and go on. Check the room on the disk.
   *[no] The games are saved again.
}
room-player-says = { $name }: { $text }
room-word-link = link
room-help-link = “!link”: the link to this table, for a browser or the game itself.
room-link = Whoever opens this link sits at this table: { $link }
room-word-public = public
room-help-public = “!public”: anybody who comes to this server finds this table; “!public no”: only by its link again.
room-public = { $listed ->
    [yes] From now on, who asks this server for tables hears who is here, and may come. “!public no” takes the table off the list.
   *[no] This table is off the list: it is found by its link alone.
}
room-no-link = No link leads to this table: it is not hosted for browsers.
room-word-absence = absence, away
room-help-absence = “!absence”: what the game does while a player is away. “!absence wait”: it waits. “!absence bot”: a bot plays meanwhile. “!absence time”: the player’s time runs. Who sits first chooses.
room-way-time = time, go on
room-way-wait = wait, waits
room-way-bot = bot, bots
room-absence = While a player is away, { $way ->
    [wait] the game waits.
    [bot] a bot plays meanwhile.
   *[time] the player’s time runs.
} “!help absence” says what else there is.
room-absence-chosen = From now on, while a player is away, { $way ->
    [wait] the game waits.
    [bot] a bot plays meanwhile.
   *[time] the player’s time runs.
}
room-no-absence = Choose “wait”, “bot” or “time”.
room-absent-wait = { $name } is away. The game waits; “!continue” goes on all the same.
room-absent-bot = { $name } is away. A bot plays meanwhile.
