# The words that the game understands. The first of each line is the one that help and messages
# use; case does not matter, and the beginning of a word will do where it is unique.
# A word serves one purpose only. A single letter that is a colour's initial stays a colour:
# r, y, g, b, and in French r, j, v, b.

command-play = play, lay
command-draw = draw, pick up
command-pass = pass, keep
command-take = take, accept
command-doubt = doubt, challenge, bluff
command-jump = intercept, interception, jump, jump in, rapido
command-choose = choose, choice, pick
command-discard = throw, throw away, shed
command-uno = uno
command-catch = catch, counter-uno, denounce
command-colour = colour, color
command-report = report
command-vote = vote
command-yes = yes
command-no = no
command-hand = hand, my hand, my cards
command-playable = playable, what can i play
command-top = top, top card, discard
command-who = who, turn, whose turn
command-counts = counts, count, cards, how many
command-order = order, direction
command-scores = scores, score, points
command-repeat = repeat, again, pardon
command-history = history, log
command-previous = previous, before
command-next = next, after
command-first = first
command-last = last
command-sort = sort
command-hint = hint, advice, suggest
command-rules = rules, rule
command-help = help, what now, ?
command-commands = commands
command-keys = keys, key
command-verbosity = verbosity, detail, details
command-rate = rate, speed
command-volume = volume, sound
command-mute = mute, silence, voice
command-language = language
command-braille = braille
command-pace = pace
command-quit = quit, exit, leave, stop

colour-word-red = red, r, reds
colour-word-yellow = yellow, y, yellows
colour-word-green = green, g, greens
colour-word-blue = blue, b, blues

face-word-zero = 0, zero
face-word-one = 1, one
face-word-two = 2, two
face-word-three = 3, three
face-word-four = 4, four
face-word-five = 5, five
face-word-six = 6, six
face-word-seven = 7, seven
face-word-eight = 8, eight
face-word-nine = 9, nine
face-word-draw-two = +2, plus 2, plus two, draw 2, draw two
face-word-skip = skip, sk
face-word-reverse = reverse, rv
face-word-wild = wild, wi, joker
face-word-wild-draw-four = +4, plus 4, plus four, draw 4, draw four, wild +4, wild 4, wild four, wild draw 4, wild draw four, wi+4
face-word-target-two = +2?, aimed +2, aimed plus 2, aimed plus two, +2 aimed
face-word-discard-all = discard all, da
face-word-twice = 2x, 2 x, two x
face-word-wizz = wizz, wz
face-word-swap-hands = swap hands, swap, sw
face-word-blank = blank card, blank, bl
face-word-target-four = +4?, aimed +4, aimed plus 4, aimed plus four, +4 aimed, wi+4?
face-word-downpour-one = downpour +1, downpour 1, dp+1
face-word-downpour-two = downpour +2, downpour 2, dp+2
face-word-coup = extreme hit, extreme, ex
face-word-uno = uno card
face-word-boomerang = boomerang, bo

side-left = left
side-right = right
side-none = nobody, none, no one

particle-filler = the, of, with, and, on, my, in, colour, color, please
particle-number = card, number, no, #
particle-uno = uno
particle-article = a, an
particle-all = all, everything

kind-game = game, moves
kind-answer = answers, answer
kind-help = help
kind-trouble = troubles, trouble

verbosity-brief = brief, short
verbosity-normal = normal
verbosity-full = full, long, all
pace-wait = wait
pace-short = short
pace-none = none, off
sort-colour = colour, color, colours, colors
sort-value = value, values, number
sort-received = received, dealt, none
language-french = French, fr
language-english = English, en
switch-on = on, yes
switch-off = off, no
change-more = more, +, faster, louder, up
change-less = less, -, slower, softer, down
reply-yes = yes, y
reply-no = no, n

topic-aim = aim, goal
topic-cards = cards, deck
topic-deal = deal, dealer
topic-turn = turn, play
topic-drawing = draw, drawing
topic-special = special, +2, skip, reverse
topic-wilds = wilds, wild, +4
topic-bluff = bluff, doubt
topic-uno = uno, counter-uno
topic-first = first, first card
topic-two = two, two players
topic-points = points, score, end
topic-comments = comments, comment, report
