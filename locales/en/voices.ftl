# What the voices say when they cannot do their work.

voice-no-engine = No voice: eSpeak NG is missing or does not start. The game goes on in text. Install the package libespeak-ng1, then start the game again.
voice-no-system-voice = No voice: the voice of your system does not start. The game goes on in text, which your screen reader reads.
voice-no-library = No voice: the Python package pyttsx3 is missing. The game goes on in text. Install it with pip, then start the game again.
voice-no-player =
    { $player ->
        [aplay] No sound: the program aplay is missing. Install the package alsa-utils; the voice will come back by itself.
       *[other] No sound: the program “{ $player }” does not start. Check the variable ACCESSIBLE_UNO_PLAYER, then start the game again.
    }
voice-no-sound = No sound: { $player } could not play anything. Check your sound card or headphones; the voice will come back by itself.
voice-gave-up = The voice is gone: it stopped { NUMBER($deaths) } times within a minute. The game goes on in text. Type “speech game” to bring it back.
voice-unknown =
    There is no voice “{ $voice }” for { $language ->
        [fr] French
        [en] English
       *[other] { $language }
    }: the usual voice speaks. Type “voice” for the list.
voice-no-pitch = The pitch of this voice cannot be set here: it stays the same.
voice-no-rate = Speech Dispatcher speaks no faster than 450 words a minute.
voice-no-punctuation = This voice cannot read punctuation: it names none.
voice-no-seats = There are not enough voices here for each player: the usual voice says the names.
voice-instead = The game’s own voice is missing: Speech Dispatcher speaks in its place.
dispatcher-no-binding = No voice: Python cannot reach Speech Dispatcher. The game goes on in text. “{ $program } doctor” says what to install; then start the game again.
dispatcher-away = No voice: Speech Dispatcher does not answer. The text is complete; the voice will come back by itself.
dispatcher-back = Voice ready: Speech Dispatcher answers.
dispatcher-silent = No sound: Speech Dispatcher answers, but says nothing. Try “spd-say hello” and check its output module.
bridge-not-installed = No bridge to your screen reader: the Python package prismatoid is missing. The game goes on in text. Install it, then start the game again.
bridge-away = No bridge: no screen reader answers the game. The text is complete; the voice will come by itself.
bridge-back = Bridge ready: your screen reader answers.
voice-sounds-no-library = No short sounds: the library miniaudio is missing or does not start. Everything is still told in words. Install it with pip, then start the game again.
voice-sounds-no-device = No short sounds: no audio device answers. Everything is still told in words; the sounds will come back by themselves.
voice-sounds-gave-up = No more short sounds: what plays them stopped several times. Everything is still told in words. Type “sounds yes” to bring them back.
voice-broken =
    { $voice ->
        [text] The display has failed: a sentence may be lost. Type “repeat” to read it again.
        [speech] The voice has failed: a sentence may be lost. The text is complete.
        [braille] Braille has failed: a line may be lost. The text is complete.
        [buttons] The buttons have failed. What they enter can be typed.
        [sounds] The short sounds have failed. The text is complete.
       *[other] The output “{ $voice }” has failed: a sentence may be lost. The text is complete.
    }
braille-not-on-page = This page reads no cells: type in print, or in braille by your screen reader, which turns it into print.
braille-no-liblouis = No braille: Python cannot find liblouis. “{ $program } doctor” says what to install; then start the game again.
braille-not-louis = No braille: { $file } is another package of that name, not the binding of liblouis. “{ $program } doctor” says how to remove it; then start the game again.
braille-no-table = No braille: the table { $table } is missing or cannot be read. “{ $program } doctor” says how to restore it; then start the game again.
braille-no-own-table = No braille: the game’s own table { $table } is damaged or missing. Install the game again.
braille-no-brlapi = No braille display: Python cannot reach BRLTTY. “{ $program } doctor” says what to install; then start the game again.
braille-no-brltty = No braille display: BRLTTY does not answer. Start it; the game will come to the display by itself.
braille-refused = No braille display: BRLTTY refuses the key. Add your account to the group brlapi, then log in again.
braille-no-display = No braille display: BRLTTY finds none. Connect it; the game will come to it by itself.
braille-gone = The braille display no longer answers. The text is complete; the game will come back to it by itself.
# Said where a screen reader runs and the player has not said who speaks.
voice-left-to-reader =
    { $reader ->
        [unnamed] A screen reader is running, so the game does not speak.
       *[other] { $reader } is running, so the game does not speak.
    } “speech game” in the game makes it speak.
# The bots wait for the reader of a braille display; it is not shown there.
reading-awaited = The others wait until you have read in braille. Enter goes on.
braille-ready = Braille display ready: { $cells } cells.

# The help of the keys of a braille display; `display-key-<command>` is what they do, `.name` what they are called.
display-keys-help = Keys of the display. Escape leaves.
display-key-line = { $name }: { $meaning }
display-nothing-there = no key here
display-key-pan-right = the rest of the line; at the end of a past message, the one after it
    .name = pan right
display-key-pan-left = back along the line
    .name = pan left
display-key-older = the message before
    .name = line up
display-key-newer = the message after
    .name = line down
display-key-newest = the newest message, and the question to you
    .name = home
display-key-oldest = the oldest message kept
    .name = top
display-key-unread = the first message not yet read
    .name = return to the cursor
display-key-earlier-question = the question before
    .name = previous prompt
display-key-later-question = the question after
    .name = next prompt
display-key-earlier-different = the last message before that differs
    .name = previous different line
display-key-later-different = the next message that differs
    .name = next different line
display-key-hand = your hand
    .name = previous highlighting, or F2
display-key-choices = the choices
    .name = next highlighting, or F7
display-key-status = the top card, whose turn it is, the fewest cards
    .name = information, or F3
display-key-telling = the beginning of the newest message
    .name = speech position, or F8
display-key-next-place = the next part of the line: hand, choices, status
    .name = next paragraph, or Tab
display-key-previous-place = the part of the line before
    .name = previous paragraph
display-key-line-start = the beginning of the line
    .name = beginning of line
display-key-line-end = the end of the line
    .name = end of line
display-key-enter = enters what was typed; alone, goes on
    .name = Enter
display-key-erase = erases the last character typed
    .name = Backspace
display-key-drop = drops what was typed; otherwise as home
    .name = Escape
display-key-help = this help; once more leaves it
    .name = help, or F1
