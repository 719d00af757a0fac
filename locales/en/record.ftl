# What can be wrong with a record.

record-bad-header = “{ $text }” is not a header line; write it as [Key "value"].
record-unknown-key =
    { $nearest ->
        [none] No header line is called “{ $key }”. Choose from: { $known }.
       *[other] No header line is called “{ $key }”. Did you mean { $nearest }?
    }
record-key-twice = { $key } is given twice; keep one.
record-no-seats = The players are missing; write [Seats "Ann Bob"].
record-names-alike = Two players have the same name in “{ $value }”.
record-name-taken = Nobody can be called “{ $name }”: the word means something else in a record.
record-bad-name = “{ $name }” cannot be a player’s name: write one word of letters and digits, { $longest } at most.
record-name-twice = { $key } names { $name } twice; once is enough.
record-unknown-name = Nobody is called “{ $name }”; the names stand in Seats.
record-unknown-card = “{ $card }” is not a card; cards are written like r7, g+2, ysk, brv, wi, wi+4.
record-not-a-number = { $key }: “{ $value }” is not a whole number.
record-number-too-long = { $key }: “{ $value }” is too large: a number has at most { $longest } digits here.
record-no-round = Round: “{ $value }” is not the number of a round; they begin with 1.
record-bad-direction = The direction is 1 or -1, not { $value }.
record-bad-colour = “{ $value }” is not a colour; colours are r, y, g, b.
record-hand-missing = Hands says nothing of { $name }; name every player.
record-no-discard = A position needs the top card; write [Discard "r5"] or [First "r5"].
record-colour-missing = A wild is on top; say which colour is active: [Colour "g"].
record-unknown-rules =
    { $nearest ->
        [none] There are no rules called “{ $value }”. Choose from: { $known }.
       *[other] There are no rules called “{ $value }”. Did you mean { $nearest }?
    }
record-unknown-option =
    { $nearest ->
        [none] There is no rule option “{ $option }”. “{ $program } rules options” lists them all.
       *[other] There is no rule option “{ $option }”. Did you mean { $nearest }?
    }
record-bad-option = The rule option { $option } does not take “{ $value }”. It takes: { $takes }.
record-unknown-version = The rule “{ $rule }” has no version { $version } here; a newer version of the game may know it.
record-bad-seats = These rules are for { $exact ->
    [yes] { $fewest }
   *[no] { $fewest } to { $most }
} players, not { $count }.
record-wrong-seats = The rule “{ $rule }” cannot be played by { $count }.
record-line-too-long = The line is longer than { $longest } characters.
record-unseen = Character { $place } of the line, { $code }, cannot be seen; delete it.
record-other-format = This record is of format { $value }; only format 1 can be read.
record-header-late = “{ $text }” stands after the first move; header lines come before it.
record-no-header = “{ $text }” stands before any header; begin with [Format "1"].
record-empty = There is no game in this file.
record-bad-move = “{ $text }” is not a move{ record-wrong-word }. Such a line is written: { $form }.
record-wrong-word =
    { $kind ->
        [card] : “{ $word }” is not a card
        [colour] : “{ $word }” is not a colour; the colours are r, y, g, b
        [name] : nobody is called “{ $word }”; the players are { $known }
        [number] : “{ $word }” is not a whole number, or is too long
        [verb] : “{ $word }” means nothing here; { record-nearest-word }
        [value] : “{ $word }” is not one of { $known }
        [nothing] : nothing may follow where “{ $word }” stands
       *[form] { "" }
    }
record-nearest-word =
    { $nearest ->
        [none] there are { $known }
       *[other] did you mean { $nearest }
    }
record-unknown-player =
    { $nearest ->
        [none] Nobody is called “{ $name }”; the players are { $known }.
       *[other] Nobody is called “{ $name }”. Did you mean { $nearest }?
    }
record-not-waited-for = The time of { $name } cannot be up: nobody waits for { $name } now.
record-bad-chance = What chance is given does not fit: { $text }.
record-unsettled = The game does not come to rest here: these cards send it round in circles.
record-refused = The rules refuse “{ $text }”.
record-unknown-expectation =
    { $nearest ->
        [none] “? { $text }” expects nothing that can be checked. After “?” stands one of { $known }.
       *[other] “? { $text }” expects nothing that can be checked. Did you mean “? { $nearest }”?
    }
record-bad-expectation = “? { $text }” cannot be checked{ record-wrong-word }. Such a line is written: ? { $form }.
record-expected = expected { $expected }, found { $found }
record-found-nothing = expected { $expected }, found nothing
record-found-refused = expected { $text }, found a refusal; { $name } is told: “{ $why }”
record-misplay = note: “{ $text }” is against the rules and was taken as a misplay; { $name } is told: “{ $why }”
record-all-hold = { $count ->
    [one] 1 file checked: everything holds.
   *[other] { $count } files checked: everything holds.
}
record-rules-quarrel = The rule “{ $rule }” does not go with: { $others }. Take one of them away.
record-rules-lacking = The rule “{ $rule }” does not work on its own: add { $others }.
record-option-quarrel = The option “{ $option }” does not go with the rules “{ $rules }”: they have { $others }. Take the option away.
record-too-many-options = There are more than { $most } options; write each option once.
