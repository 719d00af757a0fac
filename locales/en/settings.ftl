# The settings: what each is for, the words of its command and of its values, the help on the
# command, and what is said of its state.  docs/adding-a-setting.md tells how to add one.

# What all settings say.
setting-choices = To change it, “{ $command }” and one of: { $choices }.
setting-numbers = To change it, “{ $command }” and a number from { $lowest } to { $highest }, or “more” or “less”.
setting-names = To change it, “{ $command }” and a name, a number or next: { $choices }.
setting-tables = To change it, “{ $command }” and the name of a table of liblouis, or “{ $usual }”.
refused-choices = “{ $rest }” does not fit. Say “{ $command }” and one of: { $choices }.
refused-numbers = “{ $rest }” does not fit. Say “{ $command }” and a number from { $lowest } to { $highest }, or “more” or “less”.
refused-names = There is no voice “{ $rest }”. “{ $command }” alone names them.
refused-tables = liblouis has no table “{ $rest }”. Say “{ $command }” and the name of a table, or “{ $usual }”.
part-bound =
    { $bound ->
        [highest] , the maximum
        [lowest] , the minimum
       *[none] { "" }
    }
no-own-voice = The game has no voice of its own here. Change your screen reader’s settings; “pace” sets the pace of the game.
no-names = The list of voices is not known here: the voice stays the same.
no-display-now = To play on a braille display, start the game with: { $program } play --braille display
no-braille = Braille is missing here. Install the package python3-louis, then start the game again.

app-option-lang = language of texts and voice; otherwise that of your system.
command-language = language
means-language =
    english talk* > english,
    french talk* > french,
    english change > english,
    french change > french,
    english talk* want > english,
    french talk* want > french,
    english turnon game* > english,
    french turnon game* > french,
    english game > english,
    french game > french,
    english lay game* > english,
    french lay game* > french,
    english wish talk* > english,
    french wish talk* > french,
    english change game* > english,
    french change game* > french,
    english language talk* > english,
    french language talk* > french,
    english back > english,
    french back > french,
    english talk* nexttime > english,
    french talk* nexttime > french,
    english change* talk* nexttime can* > english,
    french change* talk* nexttime can* > french,
    NAME change me* wish* can* how* do* we*,
    language change me* wish* can* how* do* we*,
    what language you* have* talk* isit* isshe* do* know* can* game* show*,
    english change language > english,
    french change language > french,
    what language other you* talk* know* can*
language-french = French, fr
language-english = English, en
help-language = “{ $command }” French or English: the language of texts and voice. Commands of both languages are always understood.
setting-language = The game speaks English.

app-option-pace = what the bots wait for before they play; with none, there is no time to catch a missing UNO.
command-pace = pace
means-pace =
    everyone plays too fast so* me* > wait,
    everyone plays less fast can* want* wish* > wait,
    everyone plays slower can* want* wish* > wait,
    everyone slower can* > wait,
    game plays* too fast so* me* > wait,
    game slower can* > wait,
    metime hearing have* me* need* not* want* wish* > wait,
    everyone plays too slow so* me* > short,
    everyone plays faster can* want* wish* > short,
    game plays* too slow so* me* > short,
    game faster can* > short,
    everyone too fast so* me* > wait,
    (PLAYER) plays too fast so* me* > wait,
    everyone slower make* > wait,
    everyone slow lower > wait,
    game slow lower > wait,
    everyone make wait me* > wait,
    everyone too slow so* me* > short,
    everyone faster make* > short,
    slowgame give* we* me* > wait,
    fastgame can* we* you* > short,
    game plays faster can* > short,
    can hurryup you* > short,
    everyone slow so > short,
    game slow so > short,
    make slower themv > wait,
    make faster themv > short,
    pacew slower make* > wait,
    pacew slow > wait,
    pacew faster make* > short,
    pacew too fast > wait,
    pacew too slow > short,
    lay pacew slower > wait,
    lay pacew faster > short,
    everyone plays too fast slower me* so* > wait,
    everyone slower > wait,
    everyone pausew betweenmoves can* make* want* wish* > wait,
    can you pausew betweenmoves > wait,
    pausew betweenmoves game* more* > wait,
    paceset,
    @turn hurryupabit > short,
    hurryabit > short
pace-wait = wait
pace-timed = timed
pace-short = short
pace-none = none, off
help-pace = “{ $command }” wait, timed, short or none: what the bots wait for before they play. “wait” waits for the end of the voice, and for your answer when a chance comes. “timed” waits for that answer only for a while, which “delay” sets. With the other two there is no time to catch anybody. On your own turn you have all the time you like, and “pause” stops the game.
setting-pace =
    { $value ->
        [short] Pace: short. The bots wait only a moment.
        [none] Pace: none. The bots do not wait.
        [timed] Pace: timed. A chance stays open for a while after the voice; “delay” sets it.
       *[wait] Pace: wait. The bots wait until the voice has finished, and for your answer when a chance comes.
    }

app-option-delay = at the timed pace, seconds that a chance stays open after the voice.
command-delay = delay
help-delay = “{ $command }” and a number from 2 to 120, or more, or less: at the timed pace, the seconds that a chance, such as catching somebody, leaves you after the voice has ended. Each key pressed gives you all of them again.
setting-delay = Delay: { $number } seconds for a chance{ part-bound }.

app-option-verbosity = how much is said.
command-verbosity = verbosity, detail, details
means-verbosity =
    less detail > brief,
    brief > brief,
    more detail > full,
    tellmore > full,
    sentences short make* > brief,
    sentences long make* > full,
    less sentences > brief,
    too long sentences* > brief,
    more explain > full,
    knowall > full,
    more detail tell > full,
    more detail talk > full,
    normal detail wish* me* > normal,
    back normal detail* > normal,
    less say > brief,
    less talk > brief,
    more show nexttime > full,
    knowall more detail > full,
    everything more detail show* > full,
    more detail nexttime > full,
    brief nexttime > brief,
    less detail nexttime > brief,
    tellmore can* you* wish* me* > full,
    essentials only* show* say* me* you* > brief,
    tellmore nexttime can* you* wish* me* > full,
    more detail suitsme > full,
    less detail suitsme > brief,
    more detail need me* thanword* so* > full,
    more detail wish me* thanword* so* > full,
    tellmore aboutplays can* you* wish* me* > full,
    more detail aboutplays show* wish* me* > full,
    knowall nexttime show* > full,
    headlines only show* say* me* you* want* wish* need* nexttime* > brief,
    headlines nexttime show* say* me* you* want* wish* need* > brief,
    donot tellv toomuch me* you* wish* nexttime* > brief,
    donot say toomuch you* nexttime* > brief,
    donot hear toomuch me* need* wish* nexttime* > brief,
    overmuch talk you* so* > brief,
    overmuch say you so* > brief,
    too wordyv > brief,
    overmuch detail so* > brief,
    talknormal > normal,
    normally talk > normal
verbosity-brief = brief, short
verbosity-normal = normal
verbosity-full = full, long, all
help-verbosity = “{ $command }” brief, normal or full, or F12: how much is told.
setting-verbosity =
    { $value ->
        [brief] Verbosity: brief.
        [full] Verbosity: full.
       *[normal] Verbosity: normal.
    }

app-option-speech = auto: { app-option-speech.auto }; self: { app-option-speech.self }; dispatcher: { app-option-speech.dispatcher }; bridge: { app-option-speech.bridge }; screen-reader: { app-option-speech.screen-reader }; off: { app-option-speech.off }.
    .auto = our own voice in a terminal
    .self = our own voice
    .dispatcher = Speech Dispatcher
    .bridge = your screen reader, which the game talks to
    .screen-reader = text only, which your screen reader reads
    .off = text only
command-speech = speech, speaker
speech-auto = automatic, auto, yes, on
speech-self = game, own, self
speech-dispatcher = dispatcher, speech dispatcher
speech-bridge = bridge, reader direct
speech-screen-reader = text, reader, screen reader
speech-off = off, none, no
help-speech = “{ $command }” game, dispatcher, bridge, text, off or automatic: who speaks. Game: its own voice. Dispatcher: Speech Dispatcher, Orca’s voice. Bridge: the game talks to your screen reader. Text: your screen reader reads the terminal. Off: nobody.
setting-speech =
    { $value ->
        [self] Speech: the game’s own voice.
        [dispatcher] Speech: the voice of Speech Dispatcher.
        [bridge] Speech: the voice of your screen reader, which the game talks to.
        [screen-reader] Text only, for your screen reader.
        [off] No speech; the text stays.
        [stand-in] Speech: automatic; Speech Dispatcher, for lack of the game’s own voice.
       *[auto] Speech: automatic, the game’s own voice in a terminal.
    }

app-option-rate = speed of the voice, in words a minute.
command-rate = rate, speed
means-rate =
    not fast so* talk* you* > less,
    slower can* you* > less,
    faster can* you* > more,
    slower talk* you* > less,
    too fast talk* you* > less,
    less fast talk* you* > less,
    more slow talk* you* > less,
    faster talk* you* > more,
    too slow talk* you* > more,
    more fast talk* you* > more,
    raise speed you* > more,
    lower speed you* > less,
    more speed > more,
    less speed > less,
    too fast talk* you* me* they* > less,
    not fast > less,
    speed too fast > less,
    speed too slow > more,
    speed fast > more,
    speed slow > less,
    slower not understand me* talk* > less,
    speed slower > less,
    speed more slow > less,
    speed faster > more,
    speed more fast > more,
    sound slower > less,
    speech slower > less,
    speech faster > more,
    speech too fast > less,
    speech too slow > more,
    slower wish you* talk* > less,
    faster wish you* talk* > more,
    speech more slow > less,
    speech more fast > more,
    too fast so > less,
    too slow so > more,
    gabble you me* > less,
    gabble not you* > less,
    slower gabble you me* > less,
    isslow > more,
    isfast > less,
    isfast not understand me* you* > less,
    slow you* > less,
    slow speakv > less,
    slower talk* you* nexttime > less,
    faster talk* you* nexttime > more,
    fast speakv > more,
    how fast you* talk* do*,
    what speed isit* onword* now*,
    speech too fast you > less,
    speech too slow you > more,
    lower speed turnv you* > less,
    raise speed turnv you* > more,
    slower too fast talk* you* me* > less,
    faster too slow talk* you* me* > more,
    faster hurryup talk* you* > more,
    too fast talk* you* me* so > less,
    too slow talk* you* me* so > more,
    too fast not understand me* you* talk* > less,
    fastalone you* > more,
    slower make itthat* speech* > less,
    faster make itthat* speech* > more,
    talk pacew slower you* > less,
    talk pacew faster you* > more,
    readw pacew slower you* > less,
    readw pacew faster you* > more,
    speech pacew slower > less,
    speech pacew faster > more,
    talk pacew slow you* > less,
    change speed,
    speechrate my* what* now*
help-rate = “{ $command }” and a number from 80 to 900, or more, or less: the speed of our voice, in words a minute.
setting-rate =
    Rate: { $number } words a minute{ $bound ->
        [highest] , the fastest
        [lowest] , the slowest
       *[none] { "" }
    }.

app-option-pitch = pitch of the voice; 50 is its own.
command-pitch = pitch
help-pitch = “{ $command }” and a number from 0 to 100, more, or less: how high our voice is; 50 is its own.
setting-pitch = Pitch: { $number } out of 100{ part-bound }.

app-option-volume = loudness of the voice.
command-volume = volume, loudness
means-volume =
    more sound > more,
    less sound > less,
    louder talk* you* > more,
    raise sound turnv* > more,
    too soft talk* sound* you* > more,
    softer talk* you* sound* > less,
    too loud talk* sound* you* > less,
    less loud talk* you* > less,
    lower sound turnv* > less,
    not enough loud talk* sound* they* > more,
    not enough sound > more,
    sound too soft > more,
    hear hardly you* me* > more,
    sound raise > more,
    not hear well you* me* > more,
    softer lay they* > less,
    louder lay they* > more,
    too loud talk* sound* you* me* they* > less,
    too soft talk* sound* you* me* > more,
    softer sound lay* > less,
    louder sound lay* > more,
    softer make* they* > less,
    louder make* they* > more,
    louder wish you* talk* > more,
    softer wish you* talk* > less,
    speech louder > more,
    speech softer > less,
    speech too loud > less,
    raise speech > more,
    lower speech > less,
    speech more loud > more,
    louder speech they* > more,
    sound louder > more,
    too loud so > less,
    not hear you* me* louder > more,
    not heard louder you* me* > more,
    how loud you* they* talk* sound* do*,
    shouting you me* > less,
    shouting not you* me* > less,
    shouting cut you* me* > less,
    shouting why you me* > less,
    isquiet > more,
    louder make speech* they* > more,
    softer make speech* they* > less,
    not hear something you* me* > more,
    not hear nothing you* me* > more,
    softer too loud talk* you* me* > less,
    louder too soft talk* you* me* > more,
    isloud > less,
    not loud so talk* you* > less,
    turnv sound lower me* they* > less,
    turnv sound raise me* they* > more,
    turnv speech lower me* they* > less,
    turnv speech raise me* they* > more
help-volume = “{ $command }” and a number from 0 to 100, or more, or less: how loud our voice is.
setting-volume =
    { $number ->
        [0] Volume: 0, the voice is silent. “volume 50” brings it back.
       *[other] Volume: { $number } out of 100{ part-bound }.
    }

app-option-punctuation = punctuation marks that the voice names.
command-punctuation = punctuation
punctuation-none = none, off, no
punctuation-some = some
punctuation-most = most
punctuation-all = all, every, everything
help-punctuation = “{ $command }” none, some, most or all: the marks that our voice names.
setting-punctuation =
    { $value ->
        [none] No punctuation is named.
        [some] Some punctuation: colons, semicolons, quotation marks, parentheses, exclamation and question marks.
        [most] Most punctuation: all but apostrophes.
       *[all] All punctuation.
    }

app-option-voice-fr = voice for French.
app-option-voice-en = voice for English; “voice”, in the game, lists them.
command-voice = voice
means-voice =
    change speech how* me* they*,
    choose speech how* me*,
    speech other change* want* use* can* you* me*,
    not like speech me*,
    speech manv give* me* want* wish* have* can* change* you* use*,
    yourvoice voiceadj,
    voicecalled
help-voice = “{ $command }”: the voices for your language; with a name or a number, take one; with next, try one after the other. “{ $command } off” silences the voice.
setting-voice = Voice: { $value }.

app-option-player-voices = a voice for each player, in place of the name.
command-seats = player voices, voices, a voice per player, voice per player
help-seats = “{ $command }” on or off: what each player does is told in a voice of their own, without the name. The text still names them.
setting-seats =
    { $value ->
        [on] Each player has a voice, in place of the name.
       *[off] One voice for all.
    }

app-option-muted = whether the voice is silent when a game begins.
command-mute = mute, silence
means-mute =
    quiet you* now* > on,
    speakagain > off,
    cut speech you* > on,
    turnon speech > off,
    quiet unit (DIGIT)* > on,
    quiet units (DIGIT)* > on,
    quiet you* > on,
    can you quiet > on,
    off speech turnv* > on,
    speech onword lay* turnv* > off,
    onword speech turnon* > off,
    speech onword > off,
    off speech turnv you > on,
    off speech turnv me > on,
    speakagain wish me* you* > off,
    quiet restofgame,
    quiet babyasleep
help-mute = “{ $command }”, or F11: silence our voice and the short sounds, or let them be heard again. The text stays.
setting-mute =
    { $value ->
        [on] Voice off.
       *[off] Voice on.
    }

app-option-sounds = short sounds with the words; auto adds them to our voice in a terminal.
    .auto = short sounds with our voice in a terminal
    .on = short sounds with the words
    .off = no short sounds
command-sounds = sounds, sound, earcons
means-sounds =
    turnv noises off > off,
    cut noises > off,
    turnon noises > on,
    noises turnon > on,
    turnv noises onword > on,
    noises off > off,
    takeoff noises > off,
    takeoff noises off > off,
    noises back can* we* have* me* want* wish* > on,
    noises back turnv > on,
    putv noises back can* you* > on,
    putv noises onword > on
help-sounds = “{ $command }” yes or no: short sounds with the words, heard from where each player sits: left, in front, or right. “{ $command }” alone names them and plays each; a key stops it.
setting-sounds =
    { $value ->
        [on] Short sounds with the words.
       *[off] No short sounds.
    }

app-option-sound-volume = loudness of the short sounds.
command-sound-volume = sound volume, sounds volume, volume of sounds
help-sound-volume = “{ $command }” and a number from 0 to 100, or more, or less: how loud the short sounds are.
setting-sound-volume = Sound volume: { $number } out of 100{ part-bound }.

app-option-braille = unicode: { app-option-braille.unicode }; display: { app-option-braille.display }.
    .off = no braille
    .unicode = each message and each hand also as a line of braille
    .display = the game on a braille display, through BRLTTY, whose routing keys play the cards
command-braille = braille
means-braille =
    braille turnon > yes,
    braille cut > no
help-braille = “{ $command }” on or off: a line of braille below each message. On a braille display, which --braille display turns on, the key above a card plays it, above a choice chooses it; the line keys go back.
setting-braille =
    { $value ->
        [on] Braille shown.
       *[off] Braille hidden.
    }

app-option-notation = the braille deck that you know: that of the French leaflet, with the number sign or with Antoine digits; that of Mattel, of 2019; that of the RNIB. Without this setting, Mattel’s in English and the leaflet’s in French.
command-notation = notation, braille deck
notation-leaflet = leaflet
notation-leaflet-antoine = antoine, leaflet antoine
notation-mattel = mattel
notation-rnib = rnib
help-notation = “{ $command }” leaflet, antoine, mattel or rnib: the braille deck that your fingers know. Cards typed as they are embossed there are played.
setting-notation =
    { $value ->
        [leaflet] Braille cards: the leaflet’s, with the number sign.
        [leaflet-antoine] Braille cards: the leaflet’s, with Antoine digits.
        [rnib] Braille cards: the RNIB’s.
       *[mattel] Braille cards: Mattel’s.
    }

app-option-braille-grade = 1: uncontracted braille; 2: contracted braille; fr=2 or en=2: contracted in that language only.
command-braille-grade = grade, braille grade, contractions
means-braille-grade =
    braille contracted > yes
braille-grade-none = 1, uncontracted, no
braille-grade-both = 2, contracted, yes
braille-grade-french = french, fr
braille-grade-english = english, en
help-braille-grade = “{ $command }” 1, 2, french or english: words in uncontracted braille, or in contracted braille, in both languages or in only one.
setting-braille-grade =
    { $value ->
        [both] Contracted braille.
        [french] Contracted braille in French.
        [english] Contracted braille in English.
       *[none] Uncontracted braille.
    }

app-option-braille-table = a table of liblouis, such as en-us-g2.ctb, for words of its language, in place of the grade; “auto” for the usual one.
command-braille-table = braille table, table of liblouis
help-braille-table = “{ $command }” and the name of a table of liblouis, or auto: words of its language in braille by that table.
setting-braille-table =
    { $value ->
        [auto] Braille table: the usual one.
       *[other] Braille table: { $value }.
    }

app-option-braille-digits = the digits of French words, whatever the deck: antoine, with dot 6; traditional, the letters a to j behind the number sign.
command-braille-digits = digits, braille digits
braille-digits-antoine = antoine
braille-digits-traditional = traditional, number sign
help-braille-digits = “{ $command }” antoine or traditional: the digits in French sentences.
setting-braille-digits =
    { $value ->
        [traditional] Traditional digits in French sentences.
       *[antoine] Antoine digits in French sentences.
    }

app-option-braille-speed = how fast you read braille, in cells a second: without a voice, the bots leave you that time.
command-braille-speed = reading, reading speed
help-braille-speed = “{ $command }” and a number from 1 to 40, or more, or less: your cells a second on the display. The bots wait until you have read; panning or going back holds them, Enter lets them play.
setting-braille-speed = Reading: { $number } { $number ->
        [one] cell
       *[other] cells
    } a second{ part-bound }.

app-option-sort = order of your hand: as received, by colour or by value.
command-sort = sort
means-sort =
    sort me card* hand*,
    sort card* hand* me* colour > colour,
    sort card* hand* me* value > value,
    sort,
    value sort card* hand*,
    value sort lay card* hand* me* > value,
    colour sort lay card* hand* me* > colour,
    putv colour together same* me* my* card* > colour,
    sort colour together me* my* card* same* > colour,
    sort lowhigh me* my* card* hand* they* > value,
    putv lowhigh me* my* card* hand* they* > value,
    putv (COLOUR) together all* me* my* card* > colour,
    lowhigh cards* my* hand* they* > value,
    keep colour together same* me* my* card* > colour,
    bycolour me* card* > colour,
    byvalue me* card* > value,
    bycolour card lay me* > colour,
    byvalue card lay me* > value,
    sort card you can*,
    sort hand,
    sort card hand*,
    sort cards hand*
sort-colour = colour, color, colours, colors
sort-value = value, values, number
sort-received = received, dealt, none
help-sort = “{ $command }” colour, value or received: the order of your hand. The cards’ numbers follow it.
setting-sort =
    { $value ->
        [colour] Hand sorted by colour.
        [value] Hand sorted by value.
       *[received] Hand in the order received.
    }

app-option-single-keys = whether single keys play while nothing is typed, as in other audio games; “keys”, in the game, lists them.
command-single-keys = single keys, single key

app-option-walk = the order in which single keys go through your hand; playable puts what goes first.
command-walk = walk
walk-hand = hand, as it is
walk-playable = playable, playable first
help-walk = “{ $command }” hand or playable: whether single keys go through your hand as it is, or through the playable cards first.
setting-walk =
    { $value ->
        [playable] Playable cards come first.
       *[hand] Cards in the order of the hand.
    }
help-single-keys = “{ $command }” on or off: whether a single key does something while nothing is typed, without Enter: arrows go through your hand, Enter plays, letters ask. “keys” lists them.
setting-single-keys =
    { $value ->
        [on] You play by single keys. “keys” lists them; a colon begins a line.
       *[off] Lines are typed.
    }

app-option-keys = your own keys; in the game, “keys”, a command and a key.

app-option-words = your own words for commands; in the game, “words”, a command and a word.

app-option-clock = the time limit, where the rules have one; without it you have all the time you like.

app-option-hushed = what the game keeps for the history without telling it; several words, separated by spaces. In the game, “hush” and “hear” change it.

app-option-name = your name at the table, one word.

app-option-players = how many players, you included; 4 unless you say otherwise.

app-option-rules = the rules to play by, by their name: “leaflet” unless you say otherwise. “{ $program } rules list” tells them all.

app-option-bot = the bots that play: random, easy, normal or strong, and after a colon a style if you like, cautious, bold, scatterbrained, wary, sly or hasty, as in normal:bold; or those of another package installed. With commas, one for each seat.
app-option-lapses = how often the bots forget things, as a percentage of their habit; 0 makes them attentive.
