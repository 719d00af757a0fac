# The first start: the questions that choose how the game is heard and felt, and the command that asks them again.

app-help-setup = setup: ask again what the first start asked, language, who speaks, braille; also your braille deck and the pace.
app-option-no-setup = begin without the questions of the first start.

first-chosen = { CAPITAL($answer) }.
first-begin = “help” explains, “back” returns, “quit” leaves.
first-no-back = This is the first question.
first-left = Nothing is kept. The questions come again at the next start.
first-unchanged = Your answers stay as they were.
first-kept = Noted. To change your answers{ $braille ->
    [yes] , or say which braille deck you know
   *[no] { "" }
}: { $command }
first-lessons = Seven short lessons teach the game, now or later: { $program } learn
first-not-kept = Your answers hold for now only: { $file } cannot be written ({ $why }).

first-lang-ask = { $number ->
    [1] UNO. { "" }
   *[other] { "" }
}For English, type { $number }{ $usual ->
    [yes] , or just Enter.
   *[no] .
}
first-lang-help = Number { $number }, then Enter: the texts and the voice are in English. “quit” leaves.

first-speech-ask = { $reader ->
    [none] Who speaks?
    [unnamed] A screen reader is running. Who speaks?
   *[other] { $reader } is running. Who speaks?
} 1, this game. 2, your screen reader, or nobody: text only.
first-speech-help = Everything is written, whatever you choose. With 1, the game also says it: choose this if nothing reads the screen to you. With 2, it only writes, so that there are never two voices at once: choose this with Orca or another screen reader. In the game, “speech” changes it.
first-speech-auto = this game, game, own voice, its own voice
first-speech-screen-reader = text only, text alone, text, nobody, none, off, your screen reader, screen reader, my screen reader, reader

first-braille-ask = Braille? 1, no. 2, in the terminal. 3, on a display.
first-braille-help = With 2, each message is written in print, then in braille characters, for a display that shows the screen. With 3, the game itself uses your display, through BRLTTY: the keys above the cards play them. In the game, “braille” changes the lines of 2.
first-braille-off = no braille, none, no, off
first-braille-unicode = a line of braille, line, lines, terminal
first-braille-display = a braille display, braille display, display

first-notation-ask = Which braille deck do your fingers know? 1, that of the French leaflet, with the number sign. 2, the same with Antoine digits. 3, that of Mattel. 4, that of the RNIB.
first-notation-help = Cards are written in braille as they are embossed on these decks. If you know none, take the usual one. In the game, “notation” changes it.
first-notation-leaflet = the leaflet’s deck, leaflet, number sign
first-notation-leaflet-antoine = the leaflet’s deck with Antoine digits, leaflet antoine, antoine
first-notation-mattel = the deck of Mattel, mattel
first-notation-rnib = the deck of the RNIB, rnib

first-pace-ask = Do the others wait for you? 1, always. 2, a few seconds. 3, a moment. 4, no.
first-pace-help = This is about chances out of turn, such as catching a forgotten UNO; on your own turn you always have all the time you like. With 1, the others wait for the voice and for your answer. With 2, a chance ends after a while, which “delay” sets. With 3 and 4 they play on. In the game, “pace” changes it.
first-pace-wait = always, wait
first-pace-timed = a few seconds, some seconds, seconds, timed
first-pace-short = a moment, moment, short
first-pace-none = no, not at all, none, never
