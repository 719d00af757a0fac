# The command line: errors, help, and what is said before and after a game.

app-your-name = Player

app-wrong-form = { $option } needs a value after it; a switch takes none. --help lists the options.
app-wrong-option = There is no option { $word }. { $near ->
    [none] Choose from: { $known }.
   *[other] Did you mean { $near }? --help lists the options.
}
app-wrong-value = { $option } does not take “{ $value }”. It takes: { app-takes }.
app-word-missing = { $takes ->
    [NAME] A name is missing at the end of the command line.
    [FILE] A file is missing at the end of the command line.
    [NUMBER] A number is missing at the end of the command line.
   *[other] A word is missing at the end of the command line. Choose from: { $takes }.
}
app-word-unknown = “{ $word }” does not belong on this command line. --help lists what does.
app-command-unknown = There is no command “{ $word }”. { $near ->
    [none] Choose from: { $known }. “{ $program } help all” explains them.
   *[other] Did you mean “{ $near }”? “{ $program } help” lists the commands.
}
app-packages-unknown = “packages { $word }” is not a command. Choose from: packages, packages check PACKAGE.
app-package-unknown = No package called “{ $word }” adds anything to the game. These do: { $known }.
app-record-unknown = “record { $word }” is not a command. Choose from: record check, record replay.
app-bot-unknown = No bot is called “{ $value }”. Choose from: { $known }.
app-rule-unknown = There is no rule option “{ $option }”. { $near ->
    [none] Choose from: { $known }.
   *[other] Did you mean “{ $near }”? “{ $program } rules options” lists them all.
}
app-seats = The rules “{ $rules }” are for { $exact ->
    [yes] { $fewest }
   *[no] { $fewest } to { $most }
} players, not { $count }. Choose with { $players }.
app-wrong-seats = The rule “{ $rule }” cannot be played by { $count }. Choose with { $players }.
app-bad-name = { $fault ->
    [empty] A player’s name needs at least one letter or digit.
    [long] “{ $name }” is too long for a player’s name: use at most { $longest } characters.
    [start] “{ $name }” cannot be a player’s name: it must begin with a letter or a digit.
    [reserved] “{ $name }” cannot be a player’s name: the word means something else in a saved game. “{ $instead }” would do.
   *[character] “{ $name }” cannot be a player’s name: use one word of letters and digits. Hyphens, apostrophes, underscores and points may stand inside it.
}
app-name-twice = “{ $name }” is named twice: give two different names.
app-nobody-called = Nobody in this game is called “{ $name }”. The players are: { $known }.
app-file-unreadable = { $file } cannot be read: { $why }.
app-file-exists = { $file } is there already. Name another file, or add --force to replace it.
app-file-unwritable = { $file } cannot be written: { $why }. Name another file.
app-os-error = { $code ->
    [ENOENT] there is no such file or folder
    [EACCES] you are not allowed to
    [EPERM] you are not allowed to
    [EEXIST] something is there already
    [EISDIR] it is a folder
    [ENOTDIR] part of the path is not a folder
    [ENOSPC] the disk is full
    [EROFS] the disk is read-only
    [EBUSY] another window is writing there
    [EIO] the disk has failed
    [EFBIG] it is too long
    [ETIMEDOUT] it has stopped answering
    [ENAMETOOLONG] its name is too long
    [ELOOP] it is a link to itself
    [ENXIO] it is a pipe or a device, not an ordinary file
    [EBADF] it is closed
    [EDQUOT] your share of the disk is used up
    [ENOMEM] the memory is full
    [no-inode] the disk has no room for one more file
    [held] it is damaged, and another window has it open; quit the game there first
    [damaged] the file is damaged
    [newer] a newer version of the game has written it
   *[other] { $why }
}
app-file-not-text = { $file }, line { $line }: this is not UTF-8 text, so it is not a recorded game.
app-file-too-many-lines = { $file } has { $count } lines; { $most } at most can be read. Split it into several files.
store-act-missing = it is missing.
store-act-changed = it is not what was written.
store-act-unplayable = the rules of this edition cannot make it.
store-chance-unfit = what chance gave there does not fit the rules.
app-record-wrong = { $place } { $why }
app-not-kept = The game is not being saved: { $file } cannot be written ({ $why }). You can play on.
app-mind-lost = What this game kept about the bots and your settings cannot be read: the bots remember nothing, and your usual settings apply.
app-past-unreadable = What was told before cannot be read any more.
app-kept-again = The game is being saved again.
app-kept-elsewhere = The game is no longer being saved here: it is being played in another window as well.
app-not-recorded = { $file } stays unfinished: it cannot be written ({ $why }). The game goes on.
app-journal-damaged = The file of your games was damaged; it has been set aside as { $file }. { $count ->
    [0] No game in it could be saved.
    [one] One game in it could be saved.
   *[other] { $count } games in it could be saved.
}{ $cut ->
    [0] { "" }
    [one] { "" } One game ends where the damage begins.
   *[other] { "" } { $cut } games end where the damage begins.
}
app-game-left-out = Game { $number } cannot be read: it is left out of every list, but stays saved. Your other games are intact.
app-game-unreadable = Game { $number } cannot be read. It stays saved.
app-resumed-instead = { $kind ->
    [held] Game { $number } is being played in another window.
   *[unreadable] Game { $number } cannot be read.
} You go on with game { $other }.
app-game-cut = Move { $act } of game { $number } cannot be read: { $why } You go on from move { $good }{ $copy ->
    [0] .
   *[other] , as game { $copy }; game { $number } stays saved as it is.
}
app-journal-unusable = Your games in { $file } cannot be opened: { $why }.
app-bot-gone = The bots “{ $value }” are not installed any more: simpler bots play instead.
part-bot-log = { $log ->
        [none] { "" }
       *[other] { " " }What it stumbled over is in { $log }.
    }
app-bot-failed = { $name } has failed: a simpler bot plays instead.{ part-bot-log }
app-no-open-game = There is no unfinished game. Start one with: { $program } play.
app-record-is-over = { $file } holds a finished game. Listen to it with: { $program } record replay { $file }.
app-no-number = “{ $number }” is not the number of a game.
app-not-both = { $one } and { $other } do not go together: choose one of them.
app-no-such-game = There is no game number { $number }.
app-game-over = Game { $number } is over.
app-older-games = { $count ->
        [one] An unfinished game of an earlier edition lies in { $folder }. Go on with it:
       *[other] { $count } unfinished games of an earlier edition lie in { $folder }. Go on with one:
    } { $program } play --resume { $file }.
app-game-open = Game { $number } is unfinished: its cards stay hidden until its end.
app-game-held = Game { $number } is being played in another window.
app-game-broken = Game { $number } cannot be resumed; it stays saved. Its move { $act } cannot be read: { $why }
app-option-gone = There is no rule option “{ $option }” here. A package that is no longer installed may have brought it.
app-rules-gone = There are no rules called “{ $value }” here. A package that is no longer installed may have brought them.
app-own-fault = The game has stopped because of a fault of its own, which is described in { $place }.{ $saved ->
    [yes] { "" } Your game is saved; go on with: { $command }
   *[no] { "" }
}
app-own-fault-untraced = The game has stopped because of a fault of its own ({ $fault }), which could not be written down.{ $saved ->
    [yes] { "" } Your game is saved; go on with: { $command }
   *[no] { "" }
}
app-output-lost = What the game says cannot be written: { $why }.
app-output-lost-saved = What the game says cannot be written: { $why }. Your game is saved; go on with: { $command }
app-input-closed = The game cannot read what you type: its standard input is closed.

app-settings-all = all
app-settings-part = { $part ->
    [voice] The voice
    [sounds] Sounds
    [braille] Braille
    [keys] Keys and words
    [next] The next game
   *[game] The game
}: { $settings }.
app-settings-short = { $name } { $set ->
    [open] not set
   *[other] { $value }
}
app-settings-more = A name explains a setting, a name and a value change it: { $program } settings rate 200; “{ $program } settings all” explains them all.
app-settings-line = { $name }: { $set ->
    [yes] { $value }
    [open] not set
   *[no] { $value }, the default
}; { $meaning } { $takes ->
    [text] { "" }
   *[other] It takes: { $takes }.
}
app-settings-changed = { $name }: { $set ->
    [yes] { $value }
   *[no] { $value }, the default
}; { $meaning }.
app-settings-file = { $where ->
    [page] The browser keeps the settings, for this page alone.
   *[disk] Settings file: { $file }
}
app-setting-called-keys = keys
app-setting-called-words = words
app-setting-called-clock = clock
app-setting-called-hushed = hushed
app-setting-called-name = name
app-setting-called-players = players
app-setting-called-rules = rules
app-setting-called-bot = bots, bot
app-setting-called-lapses = lapses
app-setting-default = default
# The value of a setting that lists words when it lists none; below, what a setting takes that is a number.
app-setting-nothing = none, nothing
app-range = { $lowest } to { $highest }
app-setting-unknown = There is no setting “{ $key }”. { $near ->
    [none] “{ $program } settings” lists them all.
   *[other] Did you mean “{ $near }”? “{ $program } settings” lists them all.
}
app-wrong-setting = The setting “{ $name }” does not take “{ $value }”. { $takes ->
    [text] { "" }
   *[other] It takes: { $takes }.
}
app-settings-not-kept = The setting holds for this game only: { $file } cannot be written ({ $why }).
app-settings-no-setting = { $file }, line { $line }: “{ $text }” is not a setting; a setting is written like this: rate = 250.
app-settings-unknown = { $file }, line { $line }: there is no setting “{ $key }”. Choose from: { $known }.
app-settings-remove = To stop hearing this, type: { $program } settings { $key } default
app-settings-no-language = { $file }: the language “{ $value }” is not here{ $key ->
        [lang] , and the game takes that of the system
       *[other] { "" }
    }. What is about it stays in the file, behind a #.
app-game-no-language = This game was played in a language that is not here: “{ $value }”. It goes on in this one.
app-settings-twice = { $file }, line { $line }: { $key } is given twice; its default is used. { app-settings-remove }
app-settings-more-faults = { $file }: { $count ->
    [one] one more line cannot be used.
   *[other] { $count } more lines cannot be used.
}
app-settings-wrong-value = { $file }, line { $line }: { $key } does not take { $value }; its default is used. { $form ->
    [text] Write one word between straight quotes.
    [name] Write between straight quotes one word of at most 20 letters or digits. Words that saved games use, such as left or chance, cannot be names.
    [number] Write a number without quotes, { $lowest } to { $highest }.
    [switch] Write true or false, without quotes.
    [names] Set it in the game instead.
    [table] Write the name of a table of liblouis between straight quotes, or "auto".
   *[word] It takes, between straight quotes: { $takes }.
} { app-settings-remove }
app-braille-table-unknown = liblouis has no table “{ $table }”. { $known ->
    [none] “auto” takes the usual one of your language.
   *[other] Similar names: { $known }. “auto” takes the usual one of your language.
}
app-own-name = { $why }
app-own-form = Write a command, an equals sign and what you want for it, with semicolons between several: “draw=d; top=g”. “none” means nothing of your own.
app-speech-off = Speech is off.
app-braille-off = Braille is off: { $why }

app-takes = { $takes ->
    [SETTING] OPTION=VALUE
   *[other] { $takes }
}
app-help-line = { $option }{ $takes ->
    [none] { "" }
   *[other] { " " }{ app-takes }
}: { $meaning }
app-help-short = { $program } COMMAND [OPTIONS]. Commands: { $commands }. COMMAND --help explains one, --help { $every } explains all of them.
app-help-groups = The options: { $program } { $command } --help, followed by { $groups }, or { $every }.
app-help-group-game = game, jeu
app-help-group-telling = telling, récit
app-help-group-voice = voice, voix
app-help-group-sounds = sounds, sons
app-help-group-braille = braille
app-help-group-other = other, autres
app-help-group-all = all, tout
app-help-overview = { $program } COMMAND [OPTIONS]. Commands:
app-help-play = play: play a match of UNO against bots, at the keyboard, by ear and in braille. Type “help” in the game for everything it understands. The other commands, such as learn and daily: { $program } help.
app-help-learn = learn [LESSON]: short guided games, from the first turn to bluffing, the braille of the cards and the sounds.
app-help-daily = daily: today’s deal, one round with the same cards for everybody. daily results: yours so far. daily line: the line that tells a friend your last result, and no card. daily compare LINE: who did better.
app-help-resume = resume [NUMBER]: go on with an unfinished game, the last one or that of this number.
app-help-history = history: your games, the last one first. history export NUMBER FILE: write a finished game to a file. history delete NUMBER...: delete games.
app-help-history-export = history export NUMBER FILE: write a finished game to a new file, which “record replay” tells.
app-help-history-delete = history delete NUMBER...: delete games for ever; “all” deletes every one.
app-help-goals = goals: what you have reached so far, and what is still to be reached.
app-help-stats = stats: what your finished games add up to.
app-help-settings = settings [SETTING [VALUE]]: hear your settings, or change one for every game; the value “default” undoes that.
app-help-record = record check FILE..., record replay FILE: check or listen to a recorded game.
app-help-record-check = record check FILE...: check every expectation of recorded games; exit status 0 when all hold, 1 when one does not, 2 when a file cannot be read as a record.
app-help-record-replay = record replay FILE: tell a recorded game from its beginning.
app-help-simulate = simulate: let bots play rounds against each other and say how fast they went.
app-help-tournament = tournament: let bots play many rounds or matches, each deal once from every seat, and say how much each has won. When it is interrupted, what has been played counts.
app-help-version = --version: the version. COMMAND --help: the options of a command.

# Words for commands: those of the game, and more.
app-word-play = play, new game, game, again
app-word-resume = { command-resume }, go on
app-word-learn = { command-learn }
app-word-daily = { command-daily }, daily deal, deal of today
app-word-daily-results = results, daily results
app-word-rules-list = rules, list of rules
app-word-rules-show = rules of, read rules
app-word-rules-new = new rules, my rules
app-word-rules-edit = edit rules, change rules
app-word-rules-delete = delete rules
app-word-history = history, games, past games
app-word-history-delete = delete game
app-word-daily-line = daily line
app-word-daily-compare = compare, daily compare
app-word-ladder = { command-ladder }
app-word-goals = { command-goals }
app-word-stats = { command-stats }
app-word-settings = { command-settings }
app-word-join = join, new table, table, together, with friends
app-word-tables = tables, list of tables, find a table
app-word-setup = { command-setup }, first questions

app-option-rule = change one rule, for example target=300 or scoring=own-points; may be repeated. “{ $program } rules options” lists them all.
app-option-seed = any text; the same seed deals the same cards.
app-option-with = who plays at the same keyboard, and which bots, with commas: Anne,Bob,bold. Each says their name to get their hand.
app-option-ladder = a match of the ladder: against stronger bots the better you play.
app-option-daily = today’s deal: one round with the same cards for everybody.
app-option-watch = only bots play, and you listen.
app-option-accessible = the same as --speech screen-reader; the variable ACCESSIBLE does it too.
app-option-record = write the game to this file.
app-option-force = replace a file that is there already.
app-option-resume = go on with the game in this file; “latest”: with the last unfinished game.
app-option-rounds = how many rounds.
app-option-matches = how many whole matches, instead of rounds.
app-option-bots = the bots, one for each seat, with commas between them: strong,normal:bold.
app-option-workers = how many processes play; as many as there are cores unless you say otherwise. The result is the same.
app-option-cluster = the address of a Dask scheduler, whose workers play.
app-option-plot = draw how the result settles into this file, .png or .svg.
    .stats = draw the games won into this file, .svg: a picture to show to others.
app-option-count = how many games; 20 unless you say otherwise.
app-option-all = every game.
app-option-csv = as a CSV table.
app-option-seats = how many bots.
app-option-as = tell the game as this player heard it; otherwise as somebody who watches.
app-option-json = one line of JSON for each event.
    .history = one line of JSON for each game.
    .stats = the figures as one line of JSON.

app-no-such-lesson = There is no lesson “{ $word }”. Choose a number from 1 to { $count }; “{ $program } learn” lists them.
app-lessons-not-kept = How far you have come in the lessons cannot be kept: { $file } cannot be written: { $why }.
