# The time to think.

too-slow =
    { $seatIs ->
        [you] Time is up! You owe { part-owed }.
       *[other] Time is up: { part-owed } for { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] Time is up!
           *[other] { $seat }, time is up.
        }
    .braille =
        { $seatIs ->
            [you] time is up +{ $count }
           *[other] { $seat } time is up +{ $count }
        }
too-slow-then-drew =
    { $seatIs ->
        [you] Time is up! You draw { part-drawn }.
       *[other] Time is up! { $seat } draws{ part-count }.
    }
    .brief =
        { $seatIs ->
            [you] Time is up: you draw { part-drawn }.
           *[other] { $seat }, time is up.
        }
    .braille =
        { $seatIs ->
            [you] time is up +{ $cards }
           *[other] { $seat } time is up +{ $count }
        }
answer-time = You have { part-left } left of { $limit }.
    .brief = { $left } of { $limit }.
    .braille = { $left }/{ $limit } s
answer-limit = You have { part-limit } a turn; the clock starts once you have heard the question.
    .brief = { $limit } seconds.
    .braille = { $limit } s
answer-no-limit = Nothing limits your time here.
    .braille = no limit
part-left =
    { $left ->
        [0] less than a second
        [1] 1 second
       *[other] { $left } seconds
    }
part-limit =
    { $limit ->
        [1] 1 second
       *[other] { $limit } seconds
    }

preset-master = Timer: the classic rules, for 2 to 10 players, against the clock. The option “speed” gives 60, 30 or 15 seconds. Against bots the clock runs once you say “time on”.
rule-time-limit = The time: you have { part-limit } to play or to answer a question. If you do not play in time, you draw 2 cards and lose your turn. If you do not answer, you draw 2 cards and the game answers for you{ $deck-wild-draw-four ->
        [yes] : a wild +4, for example, is taken.
       *[no] .
    } A vote that you do not cast costs nothing. Against bots, the clock only runs if you ask for it, with “time on”.
option-time-limit = seconds to answer; 0 for no limit
option-speed = speed of the timer
option-speed-slow = slow, 60 seconds
option-speed-normal = normal, 30 seconds
option-speed-fast = fast, 15 seconds
