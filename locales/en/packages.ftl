# What other packages add, and what is wrong with it.

package-fault =
    { $part ->
        [rules] The package “{ $package }” has a fault: its rule “{ $name }”
        [presets] The package “{ $package }” has a fault: its set of rules “{ $name }”
        [bots] The package “{ $package }” has a fault: its bot “{ $name }”
        [locales] The package “{ $package }” has a fault: its collection of texts
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
package-faulty = { package-fault }{ part-fault-log }
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
