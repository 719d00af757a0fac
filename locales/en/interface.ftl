# What the table says to whoever types: prompts, misunderstandings, advice, leaving.

prompt-command = Command:
prompt-key = Key:
prompt-enter = Enter to go on:
prompt-leave = Enter to leave:

welcome = Welcome. You are playing with { $players }. At any time, “help” says what you can do.
    .brief = With { $players }.
welcome-keys = Welcome. You are playing with { $players }. The arrows go through your hand, Enter plays, “draw” draws, “help” tells the rest.
    .brief = With { $players }.
welcome-greeted = You are playing with { $players }.
    .brief = With { $players }.
# At the first turn of all, of somebody who has just answered the questions of the first start.
first-turn-card = Type one of your cards, then Enter: “{ $card }” goes here. “draw” draws one.
first-turn-wild = Type one of your cards, then Enter: “{ $card } { $colour }” goes here. “draw” draws one.
first-turn-none = None of your cards goes here: type “draw”, then Enter.
welcome-onlooker = Welcome. You are watching { $players }. “help” says what you can ask.
    .brief = At the table: { $players }.
welcome-back = The game goes on with { $players }.
welcome-back-onlooker = The game goes on among { $players }.
# What follows was told before the game was left.
resumed-after = Just before:
welcome-keyboard = Welcome. At the keyboard: { $people }{ $bots ->
        [none] { "" }
       *[other] ; the bots: { $bots }
    }. To get your hand, say who you are, for example “I am { $name }”.
    .brief = At the keyboard: { $people }.
welcome-back-keyboard = The game goes on. At the keyboard: { $people }{ $bots ->
        [none] { "" }
       *[other] ; the bots: { $bots }
    }.
handover-line = I am { $name }
handover-ask = { $name } is next: say “I am { $name }”.
    .brief = { $name }: “I am { $name }”.
    .braille = { $name } next
handover-first = Nobody has the keyboard: no hand, no card.
    .brief = Nobody has the keyboard.
handover-unknown = Nobody of that name is at the keyboard. Say “I am”, then one of these names: { $names }.
keyboard-pass = Enter gives the keyboard back.
    .braille = give back:
keyboard-yours = You have the keyboard.
keyboard-taken = { $name } still has the keyboard.
called-out-refused = { $name } cannot do that now.
called-out-who = Who says so? The name first: “{ $name } catch”.
called-out-needs-hand = For that, { $name } must first take the keyboard: “I am { $name }”.
    .brief = First “I am { $name }”.
table-chance-unannounced = { $culprit } has not said UNO! To call it out, the name first: “{ $name } catch”; or Enter.
    .brief = { $culprit } without UNO: “{ $name } catch”, or Enter?
    .braille = { $culprit } no UNO
table-chance-shouting = Quick, a name and “shout”: “{ $name } shout”.
    .braille = shout?
table-chance-hands = To play out of turn: “I am” and your name. Enter lets { $name } play.
    .brief = “I am”, or Enter: { $name } plays.
    .braille = { $name } plays?
resume-ask = An unfinished game is waiting, with { $players }, round { $round }. Go on with it, yes or no?
resume-waits = The game is still waiting. To go on with it: { $command }
resume-help = Yes, or Enter: the unfinished game goes on where it was. No: a new game begins, and the other one stays saved. “quit” closes the game.
resume-unclear = Answer “yes” or “no”: go on with the game? Enter means yes.
already-out = You are out of the game; “quit” closes it.
before-first-card = The cards have not been dealt yet.
between-rounds-enter = Enter for the next round.
    .braille = next round:
match-over-rematch = Enter to leave, “rematch” to play again.
    .braille = leave:
match-over-enter = Enter to leave.
    .braille = leave:
# On a braille display: the key above this word is Enter alone.
enter-felt = enter

clock-runs = You have { $seconds } seconds a turn. “time more” doubles the limit, “time off” stops it.
    .brief = { $seconds } seconds a turn.
clock-warns = { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }. “time more” doubles the limit.
    .brief = { $seconds } seconds; “time more”?
    .braille = { $seconds } s left

ask-colour = { CAPITAL($card) }: which colour?
    .braille = { $card } colour?
ask-which-colour = { CAPITAL($cardSign) }: which colour?
    .braille = { $cardSign } colour?
ask-player = { CAPITAL($card) }: exchange hands with whom? { $choices }.
    .braille = { $card } swap with?
ask-victim = { CAPITAL($card) }: against whom? { $choices }.
    .braille = { $card } against?
ask-side = { CAPITAL($card) }: which way? { $choices }.
    .braille = { $card } which side?
wish-set = Colour for your next wild: { $colour }.
    .brief = Next wild: { $colour }.
wish-is = Your next wild will be { $colour }.
nobody-deals = Nobody has dealt yet.
no-dealer = Under these rules nobody deals.
next-dealer =
    { $seatIs ->
        [you] You deal the next round.
       *[other] { $seat } deals the next round.
    }
next-dealer-drawn = Cards will be drawn for the deal: the highest deals the next round.
    .brief = { "" }

note-wish-used = With the colour chosen ahead: { $colour }.
note-uno-void = UNO goes with your next-to-last card: it does not count here.
    .brief = UNO does not count here.
note-number =
    { $pieces ->
        [dice] Die number { $number }: { $card }.
       *[other] Card number { $number }: { $card }.
    }
chance-let-go = You let it pass.
answer-bluff = The wild +4 would be a bluff.
chance-expired = Time is up: the game goes on.
anyway-offered = “anyway” lays it all the same: it comes back to your hand, and costs you cards if somebody reports it.
    .brief = “anyway” lays it all the same, at your risk.
anyway-nothing = Nothing was refused that you could lay anyway.
more-parts =
    { $waits ->
        [yes] Enter for more; the game waits.
       *[no] Enter for more.
    }
pause-enter = Paused: Enter to go on.
card-dropped = { CAPITAL($card) } stays in your hand.
nothing-to-cancel = Nothing to cancel: what is played is played.

# What was understood, and why it is not enough; an offer follows.
part-or-near = { $other ->
        [none] { "" }
       *[other] { " " }or “{ $other }”
    }
unclear-unknown = “{ $line }”: I do not understand.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean “{ $near }”{ part-or-near }?
    }
unclear-say-yes = If so, say “yes”.
    .brief = { "" }
unclear-commands = “commands” lists what I do.
    .brief = { "" }
unclear-no-words = I find no word or number in that.
unclear-cells = “{ $line }” is neither a card in braille nor a word.
    .braille = no card, no word
unclear-too-long = That is too long: say it in fewer words.
unclear-several = “{ $word }” could mean several things: { $names }.
unclear-rest = After “{ $command }”, “{ $rest }” does not fit. { part-fits }
part-fits =
    { $fits ->
        [history] Say “{ $command }” and a number from 1, or one of: all, { $choices }.
        [category] Say “{ $command }” and one of: { $choices }.
        [place] Say “{ $command }” alone, or with one of: { $choices }.
        [last] Say “{ $command }” and a number, or one of: { $choices }.
        [kinds] Say “{ $command }” and one of: { $choices }.
        [time] Say “{ $command }” alone, or with one of: more, on, off.
       *[nothing] Say “{ $command }” alone.
    }
unclear-spell = “{ $word }” is neither a player nor a card. At the table: { $names }.
unclear-take-or-doubt =
    { $amount ->
        [0] { $doubtful ->
            [yes] Say “accept” or “doubt”
           *[no] Say “accept”
        }
       *[other] { $doubtful ->
            [yes] Say “take” or “doubt”
           *[no] Say “take”
        }
    }{ $replies ->
        [yes] , or a card that answers
       *[no] { "" }
    }.
unclear-yes-or-no = Nothing here can be answered by yes or no.
unclear-card =
    { $pieces ->
        [dice] “{ $words }” is not a die I know.
       *[other] “{ $words }” is not a card I know.
    }
unclear-two-cards =
    { $pieces ->
        [dice] I hear two dice: one at a time.
       *[other] I hear two cards: one at a time.
    }
unclear-which-wild = A wild, or a wild +4?
unclear-two-colours = I hear two colours, { $first } and { $second }: say only one.
unclear-colour = “{ $words }” is not a colour: red, yellow, green or blue.
unclear-colour-alone = “{ $colour }” is a colour: say the number or symbol too.
unclear-which-colour = { CAPITAL($cardSign) }: you hold none.
unclear-number =
    { $count ->
        [0] There is no card number { $number }: your hand is empty.
        [one] There is no card number { $number }: you hold only one.
       *[other] There is no card number { $number }: you hold { $count }. For a digit, add its colour.
    }
    .brief = No card number { $number }.
unclear-digit-or-place =
    { $held ->
        [0] You hold no { $number }. “card { $number }” plays { $there }.
        [1] { CAPITAL($card) }, or { part-numbered }, { $there }?
       *[other] A { $number }: of which colour? Or { part-numbered }, { $there }?
    }
part-numbered =
    { $pieces ->
        [dice] die number { $number }
       *[other] card number { $number }
    }
unclear-one-or-any = { CAPITAL($card) }, or another card of that colour?
refused-place = { CAPITAL(part-numbered) }: { $reason }
unclear-no-digit = You hold no digit in { $colour }.
unclear-no-card = There is no { $colour } { $number }.
unclear-number-colour = Card number { $number } is { $card }, not { $colour }.
unclear-play-what =
    { $pieces ->
        [dice] Lay which die?
       *[other] Play which card?
    }
unclear-pass-or-skip = “pass” keeps the card; “skip” with a colour plays the skip.
unclear-nobody-forgot = Nobody has forgotten to say UNO.
unclear-which-player = Which one: { $names }?
unclear-nobody-called = Nobody is called “{ $word }”. At the table: { $names }.
unclear-name-near = Nobody is called “{ $word }”: { $names }?
unclear-not-here =
    { $act ->
        [stop] To close the game, say “quit”; to silence the voice, press any key.
        [abandon] Under this table’s rules, nobody can leave. To close the game, say “quit”.
        [say] There is nobody to talk to: at this table the bots only play.
       *[other] These rules have no use for “{ $command }”.
    }
unclear-say-what = Say what?
unclear-ground =
    { $grounds ->
        [none] Nothing to report now.
       *[other] “{ $word }” is not a reason to report. Choose from: { $grounds }.
    }
unclear-ground-missing = What for? Add one of: { $grounds }.
unclear-number-chosen = A number is not an answer here.
unclear-vote = Vote yes or no.
unclear-choice =
    { $choices ->
        [none] Nothing to choose now.
       *[other] Choose from: { $choices }.
    }
unclear-jump-what = Several cards could jump in: which one?
unclear-jump-colour = What colour? For example: { $jump } { $card } green.
refused-jump = Out of turn, say “{ $line }”.
unclear-no-jump = None of your cards can jump in now.
unclear-pick-what =
    { $pieces ->
        [dice] Which dice? Say their names or their numbers.
       *[other] Which cards? Say their names or their numbers.
    }
unclear-help = No command is called “{ $words }”. “commands” lists them all.
unclear-topic = There is no chapter “{ $words }”. Choose from: { $names }.
unclear-onlooker = You are watching: the bots play by themselves.

offer-colour-match = For example: { $card }.
offer-sign-match = For example: { $card }.
offer-wild = For example: { $card } { $colour }.
offer-draw =
    { $pieces ->
        [dice] You can say “throw”.
       *[other] You can draw.
    }
offer-pass =
    { $pieces ->
        [dice] You can stop there: “pass”.
       *[other] You can keep the card: “pass”.
    }
offer-take =
    { $doubtful ->
        [yes] You can take the cards: “take”.
       *[no] { $amount ->
            [0] Say “accept”.
            [one] Take the card: “take”.
           *[other] Take the { $amount } cards: “take”.
        }
    }
offer-doubt = You can say “doubt”.
offer-answer = For example: { $card }.
offer-answer-wild = For example: { $card } { $colour }.
offer-colour = You can say “{ $colour }”.
offer-vote = You can vote “yes” or “no”.
offer-other = The table is waiting for your answer.
offer-word = Say “{ $answer }”.
offer-answer-so = For example: { $answer }.
offer-possible = For example: { $card }.
offer-possible-wild = For example: { $card } { $colour }.
jump-word =
    { $rule ->
        [rapido] rapido
       *[intercept] intercept
    }
offer-jump = You may say “{ $word }”: { $card }.
offer-catch = You may say “catch”.
offer-shout = You may shout.
offer-wait = { "" }
offer-contested = { "" }
offer-watching = { "" }
offer-round-over = The round is over.
offer-over = The match is over.

hint-colour-match = Play your { $card }: { $because ->
        [alone] nothing else fits
        [attack] { part-next }
        [partner] it spares { $next }, your partner
        [wild] it has the right colour, and your { $kept } can wait
        [colour] you still hold { part-kept } of that colour
        [points] it is the highest number that you can play
       *[goes] no other card that goes is worth more
    }{ part-with-uno }.
hint-sign-match = Play your { $card }: same { $cardIs ->
        [digit] number
       *[other] symbol
    }, and { $because ->
        [alone] nothing else fits
        [attack] { part-next }
        [partner] it spares { $next }, your partner
        [wild] your { $kept } can wait
        [colour] you still hold { part-kept } of the new colour
        [points] it is the highest number that you can play
       *[goes] no other card that goes is worth more
    }{ part-with-uno }.
hint-wild = Play { $colour } { $card }: { $because ->
        [attack] { part-next }
        [partner] it spares { $next }, your partner
        [alone] nothing else fits{ part-kept-colour }
       *[goes] nothing else fits, except what goes on anything{ part-kept-colour }
    }{ part-with-uno }.
part-kept =
    { $count ->
        [1] one
       *[other] { $count }
    }
part-kept-colour =
    { $count ->
        [0] { "" }
       *[other] , and you keep { part-kept } of that colour
    }
part-next = { $next } is next, with { part-held }
part-held =
    { $pieces ->
        [dice] { $held ->
            [0] no dice
            [one] one die
           *[other] { $held } dice
        }
       *[cards] { $held ->
            [0] no cards
            [one] one card
           *[other] { $held } cards
        }
    }
part-with-uno =
    { $uno ->
        [yes] . Do not forget to say UNO
       *[no] { "" }
    }
hint-draw =
    { $pieces ->
        [dice] Throw: none of your dice goes.
       *[other] Draw a card: nothing in your hand can be played.
    }
hint-pass =
    { $pieces ->
        [dice] Pass: none of your dice goes.
       *[other] Pass: the card you drew does not go.
    }
hint-take =
    { $doubtful ->
        [yes] Take the cards: a wrong doubt costs two more.
       *[no] { $amount ->
            [0] Say “accept”
           *[other] Take the cards
        }: none of yours answers.
    }
hint-doubt = Doubt: you know that { $next } holds { $card }, which could have been laid.
hint-answer = Play your { $card }: it answers, and you take nothing{ part-with-uno }.
hint-answer-wild = Play { $colour } { $card }: it answers, and you take nothing{ part-with-uno }.
hint-colour = Say “{ $colour }”: { $because ->
        [fits] that card fits
        [none] you hold no coloured card, so any colour will do
        [equal] you hold no more of any other
       *[most] you hold most of that colour
    }.
hint-shortest = Say “{ $name }”: that hand is the shortest{ $among ->
        [opponents] { " " }of your opponents’
       *[all] { "" }
    }.
hint-vote = Say “yes” or “no”, by what you have heard.
hint-other = Answer the question.
hint-possible = Play your { $card }: it goes now{ part-with-uno }.
hint-possible-wild = Play { $colour } { $card }: it goes now{ part-with-uno }.
hint-jump = “{ $word }” lays your { $card } out of your turn; Enter alone lets it pass.
hint-catch = “catch” points out the missing UNO; Enter alone lets it pass.
hint-shout = “shout”, before the others: one of your cards may go.
hint-wait = Wait for your turn.
hint-contested = The round is about to end: the others may still say “catch”.
hint-watching = You have nothing to play: listen.
hint-round-over = The round is over.
hint-over = The match is over.

history-oldest =
    { $kind ->
        [all] There is nothing before that.
       *[other] Nothing before that in “{ $name }”.
    }
history-newer = { $count ->
        [one] One newer message.
       *[other] { $count } newer messages.
    }
history-newest =
    { $kind ->
        [all] That was the last message.
       *[other] That was the last in “{ $name }”.
    }
history-empty = Nothing to repeat yet.
category-is =
    { $count ->
        [0] { part-category }: nothing yet.
        [one] { part-category }: one message.
       *[other] { $kind ->
            [all] { part-category }: { $count }.
           *[other] { part-category }: { $count } messages.
        }
    }
part-category =
    { $kind ->
        [all] All messages
       *[other] { CAPITAL($name) }
    }
category-choices = Choose from: { $choices }.

hush-from-now-on = { hush-again } The history keeps it all; to hear it again, “hear” and the name.
hush-again =
    { $count ->
        [one] You will not hear “{ $names }” any more.
       *[other] You will not hear any more: { $names }.
    }
hear-again =
    { $count ->
        [one] You will hear “{ $names }” again.
       *[other] You will hear again: { $names }.
    }
hush-is =
    { $names ->
        [none] You hear everything.
       *[other] You do not hear: { $names }. “hear all” brings everything back.
    }
hush-never = Questions to you and answers to yours are always told. You can hush: { $names }.

# Letter by letter.
spelt = { $word }: { $letters }.
spelt-grave = { $letter } grave
spelt-acute = { $letter } acute
spelt-circumflex = { $letter } circumflex
spelt-tilde = { $letter } tilde
spelt-macron = { $letter } macron
spelt-breve = { $letter } breve
spelt-dot = { $letter } with a dot above
spelt-diaeresis = { $letter } diaeresis
spelt-ring = { $letter } with a ring
spelt-caron = { $letter } caron
spelt-cedilla = { $letter } cedilla
spelt-ogonek = { $letter } ogonek
spelt-hyphen = hyphen
spelt-underscore = underscore
spelt-apostrophe = apostrophe
spelt-space = space
spelt-plus = plus
spelt-oe = O E ligature
spelt-ae = A E ligature
spelt-capital = capital { $letter }
spelt-small = all in small letters
spelt-large = all capitals
spelt-nothing = No name in the last messages. Add a name or a card.
spelt-double-acute = { $letter } double acute
spelt-sharp-s = sharp S
spelt-o-stroke = O with a stroke
spelt-l-stroke = L with a stroke

quit-ask =
    { $saved ->
        [all] Quit the game? Yes or no. It will be saved.
        [lesson] Quit the lesson? Yes or no. It will go on from this step.
        [beginning] Quit the game? Yes or no. Its last moves cannot be saved.
       *[nothing] Quit the game? Yes or no. It cannot be saved.
    }
    .brief = Quit? Yes or no.{ $saved ->
        [all] { "" }
        [lesson] { "" }
        [beginning] { "" } Its last moves cannot be saved.
       *[nothing] { "" } It cannot be saved.
    }
    .braille = quit?
quit-onlooker-ask = Stop watching? Yes or no.
    .braille = quit?
abandon-ask = Give up the game for good? Yes or no. The others will play on.
    .brief = Give up? Yes or no.
    .braille = give up?
quit-unclear = Answer “yes” or “no”: quit the game? Enter means no.
quit-help = You are asked whether to leave. “yes” leaves the game{ $saved ->
        [all] , which is saved for another time
        [lesson] , and the lesson goes on from this step another time
        [beginning] , whose last moves cannot be saved
       *[nothing] , which cannot be saved
    }. “no”, or Enter alone, goes on playing.
quit-onlooker-help = You are asked whether to leave. “yes” stops watching, “no”, or Enter alone, goes on watching.
quit-onlooker-unclear = Answer “yes” or “no”: stop watching? Enter means no.
abandon-help = You are asked whether to give up. “yes” takes you out of this game for good, and the others finish it. “no”, or Enter alone, goes on playing.
abandon-unclear = Answer “yes” or “no”: give up the game? Enter means no.
quit-stays = The game goes on.
left-over = { $kept ->
        [yes] The result is saved. Goodbye.
       *[no] Goodbye.
    }
left-saved = Game saved. To go on with it: { $command }
left-beginning-saved = You have left; the last moves could not be saved. To go on from before them: { $command }
left-lesson = To go on with the lesson: { $command }
left-unsaved = You have left; the game could not be saved.
quit-hosted-ask = { $hosts ->
        [yes] Quitting stops the host as well: the game is saved, and goes on with it. Quit, yes or no?
       *[no] Leave the table? Yes or no. Your seat stays yours as long as the game lasts.
    }
    .brief = { $hosts ->
            [yes] Quitting stops the host: yes or no?
           *[no] Leave the table? Yes or no.
        }
    .braille = leave?
quit-hosted-help = { $hosts ->
        [yes] You are asked whether to leave. “yes” stops the host too: the game is saved, and nobody plays until the host is back.
       *[no] You are asked whether to leave the table. “yes” leaves it; your seat stays yours as long as the game lasts.
    } “no”, or Enter alone, goes on playing.
quit-hosted-unclear = Answer “yes” or “no”: leave the table? Enter means no.
left-hosted = { $hosts ->
        [yes] You have left the table; the host stops.
       *[no] You have left the table.
    }
hosted-clock = You have { $seconds } seconds for each turn.
hosted-said = Said to the room.
    .brief = Said.
hosted-unsaid = The room is out of reach: nothing was said.
hosted-time = Time at this table cannot be stopped or changed: the host program keeps it.
    .brief = Here the host program keeps the time.
hosted-refused = The host program has not understood this move. Try again.

key-unknown =
    { $key ->
        [unnamed] That key does nothing. F1 gives help.
       *[other] The key { $key } does nothing. F1 gives help.
    }
stopped-by-key = The game is stopped. “fg” in the terminal goes on with it.
# Said by our voice alone, while the line is edited.
edit-empty = empty line
edit-erased = line erased
edit-start = start of line
edit-end = end of line
edit-deleted = deleted: { $text }
key-name-ctrl = Control
key-name-alt = Alt
key-name-shift = Shift
key-name-insert = Insert
key-name-enter = Enter
key-name-tab = Tab
key-name-delete = Delete
key-name-space = Space
key-name-home = Home
key-name-end = End
key-name-up = Up arrow
key-name-down = Down arrow
key-name-left = Left arrow
key-name-right = Right arrow
key-name-pageup = Page up
key-name-pagedown = Page down
key-name-backspace = Backspace
key-name-escape = Escape
line-too-long = The line is too long: its end is left out.

# What is said at no table.
instead-outside = { $place ->
        [room] That is for a keyboard: “{ $program } { $verb }”.
       *[other] That is outside the game: leave with “quit”, then type { $program } { $verb }
    }
instead-save = { $place ->
        [room] Every act is saved at once.
        [hosted] Every act is saved at once, where the table is hosted.
        [lesson] Every step is kept at once: leave with “quit”.
       *[other] Every act is saved at once. Leave with “quit”; to go on: { $program } resume
    }
instead-undo = { $pieces ->
        [dice] A die that is laid stays laid. “cancel” drops one that still lacks something.
       *[other] A card that is laid stays laid. “cancel” drops one that still lacks something.
    }
instead-resume = { $place ->
        [room] A game that was interrupted goes on here by itself.
       *[other] A game that you have left goes on with { $program } resume
    }
# A word of the game, said at a question before it.
said-in-game = “{ $line }” is said during a game.
# The same, where the question is asked in the midst of a game.
said-after-answer = “{ $line }” can be said once you have answered.
