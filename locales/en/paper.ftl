# Braille on paper: the command emboss and the titles of the pages.

app-help-emboss = emboss rules|card-key|labels -o FILE: write in braille, for an embosser or a note-taker, the rules of the game, the key to the cards, or labels to stick on an ordinary deck.
app-option-grade = 1: uncontracted braille; 2: contracted.
app-option-page = size of the pages: cells on a line, then lines on a page; 40x25 unless you say otherwise.
app-option-format = brf: for embossers; unicode: Unicode braille in UTF-8.
app-option-o = the file to write; “-” writes to standard output.

emboss-unknown = “{ $word }” cannot be embossed. There are: { $known }.
emboss-no-file = The file to write is missing. For example: accessible-uno emboss { $word } -o { $word }.brf
emboss-rules = UNO, rules of the game
emboss-key = { $notation ->
    [mattel] The cards of Mattel’s deck of 2019
    [rnib] The cards of the RNIB’s deck
   *[other] The cards of the French deck
}
emboss-key-further = Cards that no deck has in braille
