# Braille on paper: the command emboss and the titles of the pages.

app-help-emboss = emboss rules|card-key|legend|labels -o FILE: write in braille, for an embosser or a note-taker, the rules of the game, the key to the cards one by one, the legend of their letters, digits and signs on one page, or labels to stick on an ordinary deck.
app-option-grade = 1: uncontracted braille; 2: contracted; fr=2 or en=2: contracted in that language only.
app-option-page = size of the pages: cells on a line, then lines on a page, or the name of a paper; fanfold, 40x25, unless you say otherwise.
app-option-format = brf: for embossers; pef: for embossing programs; unicode: Unicode braille in UTF-8.
    .tournament = text: in sentences; csv: a table; json: one object.
app-option-ascii = which character stands for each cell in brf: north-american, as most embossers expect; tbfr2007, as French note-takers do; or a table of liblouis with one character a cell.
app-option-per-card = labels for each card: 2, one for each end, so that a card reads the same whichever way up it is held; or 1.
app-option-one-per-line = each label on a line of its own, for a slate or a labelling machine.
app-option-o = the file to write; “-” writes to standard output.

emboss-unknown = “{ $word }” cannot be embossed. Choose from: { $known }.
emboss-no-file = The file to write is missing. For example: { $program } emboss { $word } -o { $word }.brf
emboss-no-characters = The table “{ $table }” does not give each cell of six dots a character of its own. Choose from: { $known }.
emboss-eight-dots = The table “{ $table }” writes cells of eight dots, and brf has six. Choose another table, or --format unicode.
emboss-written = { $file }: { $pages ->
        [one] one page
       *[other] { $pages } pages
    } of { $lines } lines, { $cells } cells a line.
emboss-rules = UNO, rules of the game
emboss-key = { $notation ->
    [mattel] The cards of Mattel’s deck of 2019
    [rnib] The cards of the RNIB’s deck
   *[other] The cards of the French deck
}
emboss-key-further = Cards that no deck has in braille
emboss-legend-colours = Colours
emboss-legend-digits = Numbers
emboss-legend-signs = Action cards, after their colour
emboss-legend-wilds = Cards without a colour
