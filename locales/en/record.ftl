# What can be wrong with a record.

record-bad-header = “{ $text }” is no header line; write it as [Key "value"].
record-unknown-key = No header line is called { $key }.
record-key-twice = { $key } is given twice; keep one.
record-no-seats = The players are missing; write [Seats "Ann Bob"].
record-names-alike = Two players are called alike in “{ $value }”.
record-name-taken = Nobody can be called “{ $name }”: the word means something else in a record.
record-bad-name = “{ $name }” cannot be a player’s name: write one word of letters and digits, { $longest } at most.
record-name-twice = { $key } names { $name } twice; keep one.
record-unknown-name = Nobody is called “{ $name }”; the names stand in Seats.
record-unknown-card = “{ $card }” is no card; cards are written like r7, g+2, ysk, brv, wi, wi+4.
record-not-a-number = { $key }: “{ $value }” is no whole number.
record-bad-direction = The direction is 1 or -1, not { $value }.
record-bad-colour = “{ $value }” is no colour; colours are r, y, g, b.
record-hand-missing = Hands says nothing of { $name }; name every player.
record-no-discard = A position needs the top card; write [Discard "r5"] or [First "r5"].
record-colour-missing = A wild is on top; say which colour is active: [Colour "g"].
record-unknown-rules = There are no rules called “{ $value }”. There are: { $known }.
record-unknown-option = There is no rule option “{ $option }”. There are: { $known }.
record-bad-option = The rule option { $option } does not take “{ $value }”. It takes: { $takes }.
record-unknown-version = The rule “{ $rule }” has no version { $version } here; a newer version of the game may know it.
record-bad-seats = These rules are for { $fewest } to { $most } players, not { $count }.
record-wrong-seats = The rule “{ $rule }” cannot be played by { $count }.
record-line-too-long = The line is longer than { $longest } characters.
record-unseen = Character { $place } of the line, { $code }, cannot be seen; delete it.
record-other-format = This record is of format { $value }; only format 1 can be read.
record-header-late = “{ $text }” stands after the first move; header lines come before it.
record-no-header = “{ $text }” stands before any header; begin with [Format "1"].
record-empty = There is no game in this file.
record-bad-move = “{ $text }” is no move; moves are written like: Ann r7, Bob draw, Ann wi=g uno.
record-bad-chance = What chance is given does not fit: { $text }.
record-unsettled = The game does not come to rest here: these cards send it round in circles.
record-refused = The rules refuse “{ $text }”.
record-unknown-expectation = “? { $text }” expects nothing that can be checked.
record-bad-expectation = “? { $text }” is not of the form of such an expectation.
record-expected = expected { $expected }, found { $found }
record-all-hold = { $count ->
    [one] 1 file checked: everything holds.
   *[other] { $count } files checked: everything holds.
}
record-rules-quarrel = The rule “{ $rule }” does not go with: { $others }. Take one of them away.
record-rules-lacking = The rule “{ $rule }” cannot go alone: add { $others }.
