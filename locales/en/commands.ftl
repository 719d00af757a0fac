# The words that the game understands. The first of each line is the one that help and messages
# use; case does not matter, and the beginning of a word will do where it is unique.
# A word serves one purpose only. A single letter that is a colour's initial stays a colour:
# r, y, g, b, and in French r, j, v, b.

command-play = play, lay, answer, respond
command-draw = { $pieces ->
        [dice] throw, throw again, throw the dice, throw the dice again, throw all, roll, roll again, reroll, re-roll, rethrow, roll the dice, roll the dice again, roll all, draw, pick up, draw a card, draw one, draw one card, draw card, pick a card, pick up a card, take a card
       *[other] draw, pick up, draw a card, draw one, draw one card, draw card, pick a card, pick up a card, take a card
    }
command-pass = pass, keep, keep it, keep the card, keep card, pass my turn
command-take = take, accept, take them, take the cards, take all, take the lot
command-doubt = doubt, challenge, bluff, liar, call bluff, call your bluff, call the bluff, doubt it, challenge it, accuse
command-jump = intercept, interception, jump, jump in, rapido
command-choose = choose, choice, pick
command-discard = throw, throw away, shed
command-spin = spin, wheel
command-shout = shout, uno wizz
command-recount = recount
command-say = say
command-uno = uno, say uno, call uno, shout uno, announce uno
command-catch = catch, counter-uno, denounce, say catch, call catch, say counter-uno
command-colour = colour, color, what colour, what color, which colour, which color
command-anyway = anyway, all the same, nevertheless
command-report = report
command-vote = vote
command-yes = yes
command-no = no
command-abandon = abandon, give up, resign
command-rematch = rematch, play again, another match, new match, new game, revenge, rematch against, play again against, new game against
command-table = table, names, name
command-level = level, levels, opponents, opponent, difficulty
command-goals = goals, achievements
command-stats = stats, statistics
command-start = start
command-stop = stop
command-hand = hand, my hand, cards, my cards, what do i have, what have i got, what cards do i have
command-playable = playable, what can i play, what may i play, playable cards
command-drawn = drawn, what did i draw, which card did i draw
command-top = top, top card, discard, what is on top, what’s on top, on top
command-who = who, turn, whose turn, whose turn is it, who plays, who is playing, whose go, whose go is it, is it my turn, my turn, who’s turn is it
command-counts = counts, count, how many, how many cards, card counts, how many cards do they have, how many cards have they got, who has how many, who has how many cards
command-dealer = dealer, who deals, who dealt
command-order = order, direction, which way, order of play
command-scores = scores, score, points, how many points, who is winning, who wins, who’s winning
command-time = time, clock
command-repeat = repeat, again, pardon, say again, come again, repeat that, say that again
command-history = history, log, last moves, latest moves
command-previous = previous, before
command-next = next, after
command-first = first
command-last = last
command-category = category, categories
command-spell = spell, spelling
command-hint = hint, advice, suggest, what should i play, what shall i play, any advice, help me choose, help me decide, help me play, help me pick
command-why = why, how so, how come, explain, why that, why so
command-rules = rules, rule
command-help = help, menu, what now, ?, help me, what can i do, what do i do
command-commands = commands
command-keys = keys, key
command-words = words, word
command-hush = hush, hushed
command-hear = hear, unmute, unhush
command-settings = settings, setting, options, preferences
command-pause = pause
command-cancel = cancel, back
command-quit = quit, exit, leave
command-learn = learn, lessons, lesson, tutorial
command-daily = daily, daily game
command-ladder = ladder
command-setup = setup, set up
command-doctor = doctor, diagnosis
command-save = save, save the game
command-undo = undo, take back, take it back
command-resume = resume, continue

colour-word-red = red, r, reds
colour-word-yellow = yellow, y, yellows
colour-word-green = green, g, greens
colour-word-blue = blue, b, blues

face-word-zero = 0, zero, zeros, nought, naught
face-word-one = 1, one
face-word-two = 2, two, twos
face-word-three = 3, three, threes
face-word-four = 4, four, fours
face-word-five = 5, five, fives
face-word-six = 6, six, sixes
face-word-seven = 7, seven, sevens
face-word-eight = 8, eight, eights
face-word-nine = 9, nine, nines
face-word-draw-two = +2, plus 2, plus two, draw 2, draw two, draw twos, plus twos, plus 2s, +2s
face-word-skip = skip, sk, skips
face-word-reverse = reverse, rv, reverses, change direction, change of direction
face-word-wild = wild, wi, joker, change colour, change color, wild card, wildcard
face-word-wild-draw-four = +4, plus 4, plus four, draw 4, draw four, wild +4, wild 4, wild four, wild draw 4, wild draw four, wi+4, super wild, plus fours, plus 4s, +4s, draw fours
face-word-target-two = +2?, aimed +2, aimed plus 2, aimed plus two, +2 aimed
face-word-discard-all = discard all, da
face-word-twice = 2x, 2 x, two x
face-word-wizz = wizz, wz
face-word-swap-hands = swap hands, swap, sw, hand swap, exchange hands, swap card
face-word-blank = blank card, blank, bl
face-word-target-four = +4?, aimed +4, aimed plus 4, aimed plus four, +4 aimed, wi+4?
face-word-downpour-one = downpour +1, downpour 1, dp+1
face-word-downpour-two = downpour +2, downpour 2, dp+2
face-word-coup = extreme hit, extreme, ex
face-word-uno = uno card
face-word-boomerang = boomerang, bo

side-left = left
side-right = right
side-none = nobody, none, neither, neither side, no one
# What this choice is called where there are only sides.
no-side = neither

particle-filler = the, of, with, and, on, my, in, colour, color, please, for, your, this, that, the number
particle-number = card, number, card no, #
particle-uno = uno, and uno, and say uno, saying uno, and i say uno, i say uno
particle-article = a, an, one
particle-all = all, everything
particle-self = me, myself, my move
particle-onto = on, onto, upon, on top of
likeness-black = black
likeness-highest = highest, biggest, largest, strongest
likeness-lowest = lowest, smallest, littlest
likeness-both = both, both of, both my, both of my, both the
particle-same = same
# What surrounds a line that is typed as people speak; it is left out where the line is not understood as it is.
particle-opening = i, can i, may i, could i, can i have, may i have, could i have, can we, can we have, i’ll, ill, i will, i’d like to, id like to, i would like to, i want to, i’m going to, im going to, let me, let’s, lets, can you, could you, would you, will you, tell me, show me, read me, read, give me, what is, what’s, whats, what are, so, well, ok, okay, right, hello, and
particle-courtesy = please, pls, plz, thanks, thank you, thank you very much, cheers
# Kind words alone on a line: the table says again what it waits for.
particle-greeting = hello, hi, hey, good morning, good evening, sorry, excuse me, you’re welcome, hi there

kind-game = game, moves, table
kind-question = questions, question, prompts
kind-drawing = draws, draw, drawing, passes
kind-talk = talk, comments, remarks, reports, votes
kind-chat = chat, room
kind-answer = answers, answer
kind-hint = hints, hint, offers, examples
kind-help = help
kind-trouble = problems, problem, troubles, trouble

switch-on = on, yes
switch-off = off, no
change-more = more, +, faster, louder, higher, up, next
change-less = less, -, slower, softer, lower, down, previous
identity-i-am = I am, I’m, this is, it is, it’s
reply-yes = yes, y, yeah, yep, yup, yes that, yes that one, that’s it, yes that’s it
reply-no = no, n, nope, nah

# What follows “keys”.
key-use-play = play, on, single
key-use-line = line, lines, off
key-use-default = default, usual
key-use-none = none, no key

# What follows “table”: what changes with the next match.
table-part-name = name, my name
table-part-players = players, number
table-part-bots = bots, bot, level, levels
table-part-rules = rules, rule
table-part-opponents = opponents, new opponents, others

ground-fault = fault, conduct
ground-comment = comment, remark
ground-confusion = confusion
ground-hesitation = hesitation, hesitating
ground-word = word, banned word
ground-camouflet = unsporting conduct, unsporting, snub, camouflet
ground-look = look, looking
ground-direction = direction
ground-misplay = misplay, mistake
ground-omission = omission, oversight

topic-aim = aim, goal
topic-cards = cards, deck
topic-deal = deal, dealer
topic-turn = turn, play
topic-drawing = draw, drawing
topic-special = special, specials, symbols
topic-wilds = wilds
topic-hands = swaps, hands
topic-together = together, several cards
topic-out-of-turn = out of turn, interception, rapido
topic-bluff = bluff, doubt
topic-uno = uno, counter-uno
topic-first = first, first card
topic-two = two, two players
topic-teams = teams, team, partners
topic-clock = time, time limit
topic-points = points, score, end
topic-comments = comments, comment, report
