# What other packages add, and what is wrong with it.

package-fault =
    { $part ->
        [rules] The package “{ $package }” has a fault: its rule “{ $name }”
        [presets] The package “{ $package }” has a fault: its set of rules “{ $name }”
        [bots] The package “{ $package }” has a fault: its bot “{ $name }”
        [locales] The package “{ $package }” has a fault: its collection of texts
        [lessons] The package “{ $package }” has a fault: its lesson “{ $name }”
        [voices] The package “{ $package }” has a fault: its voice “{ $name }”
        [commands] The package “{ $package }” has a fault: its command “{ $name }”
       *[game] The package “{ $package }” has a fault: its code
    } { $fault ->
        [missing] cannot be found
        [exited] tries to end the game
        [wrong] is not what it must be
        [slow] has not answered for 5 seconds
       *[raised] raises an error
    }{ $quotes ->
        [yes] { " " }({ $why })
       *[no] { "" }
    }.
# Behind what is told of a fault: the file that has the lines of code.
part-fault-log =
    { $log ->
        [none] { "" }
       *[other] { " " }Its author finds the details in { $log }.
    }
part-fault-place = { $place ->
        [none] { "" }
       *[other] { " " }See { $place }.
    }
package-faulty = { package-fault }{ part-fault-place }{ part-fault-log }
package-left-out = { package-fault } It is left out, and everything else works.{ part-fault-log }
package-needed = { package-fault } What you ask for cannot be done without it: update the package, or remove it.{ part-fault-log }
package-stopped = { package-fault } Update the package, or remove it.{ part-fault-log }
package-stopped-game = { package-fault } Game { $number } has been set aside, saved up to the last move that was told. Your other games can be played.{ part-fault-log } Once the package is updated, go on with: { $program } resume { $number }
package-stopped-act = { package-fault }
package-game-aside = Game { $number } is still set aside: the package “{ $package }” stopped it and has not changed. To try anyway: { $program } resume { $number }
package-resumed-instead = { $why } You go on with game { $other }.
package-bot-left-out = { package-fault } Simpler bots play instead.{ part-fault-log }
package-bot-failed = { $name }, a bot of the package “{ $package }”, is out of order: a simpler bot plays instead.{ part-fault-log }
package-bot-slow = { $name }, a bot of the package “{ $package }”, takes more than a second for each move: “level { $name } normal” lets another bot play in its place.
package-bot-slow-hosted = Bots of the kind { $name }, of the package “{ $package }”, take more than a second for each move. Whoever sits first may replace one: “!level”, its name, “normal”.

# In the place of a text that a package lacks in both languages; $what is a name in its code.
no-text-event = Without a text: { $what }.
no-text-question = A question without a text: { $what }. “help” says what you can answer.
no-text-offer = You may do something now that has no text: { $what }.
no-text-refusal = That is refused; the reason has no text: { $what }.
no-text-of = The package “{ $package }” lacks the text { $message }.

# What “packages” tells, and “packages check”.
app-help-packages = packages, packages check PACKAGE: the packages that add something to the game, and what is wrong with one.
app-help-packages-check = packages check PACKAGE: for the author of a package: load all that it adds, read its texts, play rounds under every set of rules, time its bots, type what its lessons tell to type, use its voices; exit status 1 if something is to be mended, otherwise 0.
check-not-played = Nothing was played with it, and no case was tried: mend first what does not load.
check-no-packages = No package adds anything to the game.
check-language-none = { $file } is missing: it says what language “{ $language }” is, and without it nobody can choose the language.
check-language-line = { $file }, line { $line }: “{ $text }” is no fact of a language. A line is written name = value, and the names are { $takes }.
check-group-unknown = The entry point “{ $name }” is in the group { $group }, which nothing asks for. The groups are { $takes }.
check-junk = { $file }, line { $line }: this is not Fluent: { $text }
check-twice = { $file }, line { $line }: the text “{ $id }” stands twice, and one of them is never told.
check-taken = { $file }, line { $line }: the game has a text “{ $id }” of its own, which is told instead.
check-typography = { $file }, line { $line }, { $id }: a sign or a space is not set as { $language ->
        [fr] French sets it
        [en] English sets it
       *[other] in print
    }: { $text }
# Once, behind all of them.
check-typography-how = { $language ->
        [fr] French has a no-break space before a colon and within guillemets, a narrow one before a semicolon, an exclamation and a question mark, and no straight quotes.
        [en] English has no space before a sign, and no straight quotes.
       *[other] In print there are no straight quotes, no three dots and no spaces too many.
    }
check-unknown = { $file }, line { $line }: nothing in the game or the package tells the text “{ $id }”.
part-check-place = { $file ->
        [none] { $id }, in { $language ->
            [fr] French
            [en] English
           *[other] “{ $language }”
        }
       *[other] { $file }, line { $line }, { $id }
    }
part-check-sentence = { part-check-place }: “{ $text }”
check-sentence-capital = { part-check-sentence } does not begin with a capital.
check-sentence-end = { part-check-sentence } does not end with a full stop, an exclamation or a question mark.
check-sentence-plumbing = { part-check-sentence } tells what belongs to the code: a brace, a bracket, a name.
check-sentence-code = { part-check-sentence } tells the code of a card, not its name.
check-sentence-typewriter = { part-check-sentence } has a typewriter’s signs: straight quotes, three dots, a space too many.
check-sentence-french = { part-check-sentence } lacks a no-break space.
check-sentence-spacing = { part-check-sentence } has the spaces or quotes of French.
check-sentence-cannot-be = { part-check-place }, cannot be told: { $variable ->
        [none] { $why }
       *[other] nothing gives it ${ $variable }. The fields are: { $given }.
    }
check-rounds = { $rule }: { $rounds ->
        [1] one round was played
       *[other] { $rounds } rounds were played
    } under { $presets ->
        [1] one set of rules.
       *[other] { $presets } sets of rules.
    }
check-option-taken = The option “{ $option }” of the rule “{ $rule }” is one of the game’s own, which is played instead: give it another name.
check-unplayable = { $rule }: no set of rules takes it.
part-check-round = { $rule } under the rules { $preset }{ $others ->
        [0] { "" }
        [1] { " " }and one other set
       *[other] { " " }and { $others } other sets
    }
check-round-nobody = { part-check-round }: nobody is asked, and the match goes on.
check-round-cards = { part-check-round }: cards are lost or made.
check-round-agenda = { part-check-round }: when the next player is asked, something is left to do: { $about }
check-round-asked = { part-check-round }: somebody is asked who is out, has no card, or is not to play: { $about }
check-round-answer = { part-check-round }: a question has no answer: { $about }
check-round-bot = { part-check-round }: one of our bots does what is not allowed: { $about }
check-round-refused = { part-check-round }: an act that is refused changes the table: { $about }
check-round-order = { part-check-round }: the same acts lead to another position when they are done again, or when the rules are asked in another order. Where two rules change the same thing, one is asked before the other, or excludes it.
check-round-hidden = { part-check-round }: somebody can see a hidden card.
check-round-fault = { part-check-round }: { package-fault }{ $returned ->
        [yes] { " " }No line of its code stands in it: one of its methods returns what it must not; a type checker finds it.
       *[no] { part-fault-place }
    }{ part-fault-log }
check-window-unanswered = The question { $window } is answered by nothing: name it in the “opens” of the rule, or give it “outcomes”.
check-preset-value = The rules { $preset } set { $field } of the rule “{ $rule }” to { $value }, which players could not: { $takes }.
check-shows = The event { $event } tells hidden cards to players who have not seen them: its “seen_by” is to leave them out, or to say that they are laid open.
check-bot = The bot “{ $name }”: { $moves } moves, { $usual ->
        [0] less than a millisecond
        [one] one millisecond
       *[other] { $usual } milliseconds
    } each, { $longest ->
        [0] never more.
        [one] one at most.
       *[other] { $longest } at most.
    }
check-bot-slow = The bot “{ $name }” is slow: { $moves } moves, { $usual } milliseconds each, { $longest } at most; a second is long.
check-bot-unlawful = The bot “{ $name }” answers with what is not allowed: { $about }
check-lesson = The lesson “{ $lesson }”: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }; what it tells to type was typed.
check-lesson-request = The lesson “{ $lesson }”, step { $step }: there is no command “{ $request }” to ask for.
check-lesson-line = { $id }, in { $language ->
        [fr] French
       *[en] English
    }: “{ $text }” does not do what the step asks for.
check-voice = The voice “{ $name }”: { $count } sentences of a game, and no fault.
check-voice-late = The voice “{ $name }” says two sentences and is not done after { $seconds } seconds: the game stops waiting for it. It is to return from waiting once all is said.
check-cases = { $count ->
        [0] No cases: a file of cases (.uno) in the package shows what its rules do.
        [1] One file of cases, { $failing ->
            [0] which holds.
           *[other] which fails.
        }
       *[other] { $count } files of cases, { $failing ->
            [0] which hold.
           *[other] { $failing } of which fail.
        }
    }
check-done = { $count ->
        [0] Nothing is wrong with “{ $package }”.
        [1] One thing is to be mended in “{ $package }”.
       *[other] { $count } things are to be mended in “{ $package }”.
    }
