# What people say who know no command. Each notion has its phrases; “means-”, beside the commands, says
# which notions go together. docs/translating.md explains it.
notions =
    small: the, a, an, of, to, is, are, am, s, re, it, it’s, that, this, these, those, there, there’s, here’s, here is, here, in, on, at, for, with, from, by, so, well, ok, okay, right, then, just, please, thanks, thank you, again, now then, and, oh, um, uh, hmm, hey, still, really, exactly, maybe, already, actually, too please, in total, be, okay then, alright, ll, ve, d, m, i guess, let’s see, yes, up, down, out, right now, at the moment, currently, do, does, does it, is it, are there, been, was, were, has, if possible, a bit, a little, go ahead, yet, hi, hello, some, bit, any more, again please, rather, i’d rather, would rather, now please, buddy, dear, mate, man, yo, actually now, then please, of them, sure thing, there are, we’ve, you’ve, as, of course, gonna, sure, or not, small, very, many, now, okay so, lots, lots of, a lot, quite, available, possible, simply, out loud, aloud ;
    me: i, me, my, mine, myself, i’m, i’ll, i’ve, i’d, ill, im ;
    we: we, us, our, let’s, lets ;
    you: you, your, u, yourself, you’re ;
    they: he, she, they, it, them, him, her, that, those, she’s, he’s, this ;
    what: what, which, what’s, whats, what is, what are, which one, which ones, what kind of ;
    show: show, tell, read, remind, show me, tell me, read me, read out, remind me, can you tell me, could you tell me, i want to know, i’d like to know, list, see, let me see, let me hear, hear, list my, want to know, i want to see, describe, announce, read aloud, check, look at, display, say, show me all, list all ;
    colour: colour, color, colours, colors ;
    now: now, current, in play, at the moment, right now, asked for, called, chosen, named, active, being played, requested, so far ;
    card: card, cards, one, ones ;
    cards: cards, ones ;
    hand: hand, hands, holding, hold ;
    lay: play, lay, put, put down, drop, throw, throw down, place, go with, set down, lay down, discard, use, playing, put on, just play, slap, plays, goes, slap down, i’ll go with, let me play, get rid of, choose, go for, try, play out, put out, i’ll put, toss, chuck, plop, i’ll use, set, throw in, dump, slide, i’ll have, putting down, laying, dropping, throwing, discarding, goes down, going with, gonna play, gonna go with, going to play, gonna put, gonna lay, i’m gonna play, let me put, let me lay, let me drop, let me put down, stick, opt for, my choice is, i opt for, i’m playing, bet on, slide down ;
    played: played, laid, put down, put, just played, done, just put down, did, was played, been played, dropped, went with, put that down, put it down, put this down ;
    go: fit, fits, goes, match, matches, work, works, go, playable, be played, can be played, legal, allowed ;
    match: have to match, need to match, must match, match, supposed to match ;
    need: need, need to, have to, must, should, supposed to, going to, do i do, ought to ;
    pile: pile, on the pile, table, on the table, middle, in the middle, top, on top, at the top, discard, discard pile, centre, center, face up, stack, showing, turned up, top of the pile, the discard, faceup, is up, lying on the table, lying there, in play, lies on the table, lying on the pile, lies on the pile, lying on top, lies on top, that lies there ;
    onwhat: on what, what are we on, what am i on, on which card, what am i playing on, what are we playing on, what do i play on, playing on, what card are we on, which card are we on, what card am i on, which card should i play on, what card should i play on, which card do i play on, what card do i play on ;
    latest: last, latest, previous, most recent ;
    have: have, has, got, have got, has got, hold, holds, ’ve, ve, do i have, have i got, does, did, had, any ;
    left: left, remaining, remain, still have, over, still got ;
    count: how many, how much, number of, the number of, count, counts, card count, card counts ;
    stock: draw pile, in the draw pile, to draw, in the deck, deck, in the stock, stock, pile, drawing pile ;
    points: points, point, score, scores ;
    score: score, scores, standings ;
    lead: ahead, in the lead, leading, winning, in front, first, on top, winning now ;
    where: how am i doing, where are we, how are we doing, how do we stand, where do we stand, what’s the situation ;
    scored: score, scored, get, make, made, earn, got ;
    won: won, win, winner, the winner ;
    loser: lost, lose, loser ;
    no: no, no thanks, nope ;
    isit: is it, are we on, is it still, are we in, is the ;
    turnv: turn ;
    did: did ;
    who: who, who’s, whose, whos, who is, who are ;
    turn: turn, go, my turn, my go, move ;
    tome: is it me, am i up, my turn, my go, up to me, i go, i play ;
    when: when, when’s, when is, how long until, soon ;
    wait: wait, waiting, waiting for, wait for ;
    next: next, after, after me, following, afterwards, up next, next up, coming up, comes after, comes next ;
    before: before, previous ;
    player: player, person, one, players ;
    sense: direction, way, which way, around, clockwise, anticlockwise, counterclockwise ;
    around: going, go, round, around, turn, turning, left, right, my left, my right, on my left, on my right, play, to my left, to my right ;
    least: fewest, least, most, lowest, smallest, more, fewer, shortest ;
    everyone: everyone, everybody, everyone else, each, all, others, the others, the other players, opponents, they all, each player, they, others all, everyone’s, everybody’s ;
    happened: happened, happen, going on, went on, happening, been happening ;
    tell: tell me what, tell me, recap, summarise, summarize, sum up, catch me up, fill me in ;
    missed: miss, missed ;
    heard: hear, heard, catch, catch that, understand, get, get that, hear that, understood, hear you, follow ;
    not: not, don’t, didn’t, doesn’t, can’t, cannot, won’t, isn’t, never, dont, didnt, cant, doesnt, wont, t, couldn’t, haven’t, havent, hasn’t ;
    nothing: nothing, none, no card, no cards, no move, nothing at all, no card that, nothing that ;
    huh: what, sorry, huh, pardon, eh, what was that, come again, excuse me, what’s that ;
    say: say, saying, said, call, called, call out, says ;
    repeat: repeat, repeat that, say again, say that again, read again, repeat it, reread, run that by me, run it by me, say it again, could you say it again, say it once more ;
    again: again, once more, one more time, once again, tell me that again, tell me again ;
    can: can, may, could, am i able to, allowed to, able to ;
    cannot: can’t, cannot, cant, unable to, couldn’t, can not ;
    something: anything, something, any, any card, a card, any cards, a thing ;
    blocked: stuck, blocked, i’m stuck, no match, no luck, no playable card, no playable cards, nothing i can do, there’s nothing i can do, there is nothing i can do, nothing i can play ;
    draw: draw, take, pick, pick up, get, take one, pull, grab, pick one up, pull one, drawing, picking up, gonna draw, going to draw ;
    give: give, give me, gimme, deal, deal me, hand me, pass, need, i need ;
    onecard: a card, one card, another card, one more card, one, another one, a new card, new card, hit me, deal me one ;
    keep: keep, hold on to, hang on to, hold onto, keep hold of ;
    pass: pass, skip ;
    drawn: drew, drawn, i drew, just drew, just drawn, draw, pick up, picked up, i just drew ;
    agree: okay, ok, fine, alright, all right, agreed, fair enough, very well, accept, sure, i accept, very good, so be it, oh well, yeah ok, ok then, if i must, no choice, i have no choice, i’ve no choice, too bad ;
    amount: 2, two, 4, four, 6, six, 8, eight, 10, ten, all, the lot ;
    lie: lie, lying, liar, lied, lies, cheat, cheating, false, not true, you’re lying, cheater, fibbing, fib ;
    bluff: bluff, bluffing, bluffed, bluffs, bluffer ;
    believe: believe, buy, trust, think so, buy it, believe it, believe that ;
    doubt: doubt, doubt it, question, challenge ;
    prove: prove it, prove, show your hand, show me your hand, show me your cards, show us your cards, let me see your cards, show your cards, let me see her hand, let me see their hand, let me see your hand, let me see his hand, show me her hand, show me his hand, show me their hand, show her hand, check her hand ;
    accuse: accuse, i accuse, denounce, call, calling, i call, i’m calling ;
    forgot: forgot, forgot to, forgotten, forgets, has forgotten, missed, forget ;
    uno: uno ;
    change: change, switch, turn, make, make it, change it, go for, go with, switch to, change to ;
    want: want, would like, choose, pick, ask for, like, i’d like, take, prefer, say, go with, let’s go with, call, whatever say, let’s say, make ;
    or: or ;
    number: number, no ;
    do: do, does ;
    mean: mean, means ;
    serve: for, what’s it for, used for, good for, the point of ;
    work: work, works ;
    explain: explain, describe, tell me about, what about, about ;
    how: how, how do, how does, how is ;
    happens: happens, happen, what happens, what happens with, what happens when ;
    rules: rules, rule, the rules of the game ;
    win: win, wins, won ;
    tally: count, counted, calculate, add up, scored, get, score ;
    worth: worth, cost, value, score ;
    jokers: wilds, wild cards ;
    lost: lost, confused, clueless ;
    know: know ;
    advise: advise, suggest, recommend, play, do you suggest, would you play, would you do, should i play, do, propose ;
    would: would, should ;
    idea: ideas, idea, any ideas, any idea, any advice, any suggestions, suggestion, tip, any tips, hint, a hint, advice, tip, a tip, some advice, a small hint, small hint, a little hint, little hint, clue, a clue, any clue ;
    helpme: help, help me, assist, some help ;
    understand: understand, get it, understand anything, get this, get any of this ;
    do-now: do, just do, do i do, doing, do now, supposed to do ;
    commands: commands, command, words, possible commands ;
    talk: talk, speak, read, you talk, you speak, speech, voice, talking, speaking, go, you go, going, you read, talk quicker, you’re, chat, say it, it ;
    more: more ;
    less: less, not so, not too ;
    too: too ;
    fast: fast, quickly, quick ;
    slow: slow, slowly ;
    slower: slower, slow down, more slowly, less fast, slow it down, slow down a bit, slow down please, slower please, a bit slower, more slow ;
    faster: faster, speed up, quicker, hurry up, speed it up, more quickly ;
    loud: loud, loudly ;
    soft: quiet, soft, softly, low ;
    louder: louder, speak up, turn it up, louder please, volume up, turn up ;
    softer: quieter, softer, turn it down, volume down, more quietly, more softly, turn down ;
    sound: volume, sound, voice ;
    raise: raise, increase, up, turn up, higher ;
    lower: lower, reduce, decrease, turn down, down ;
    quiet: shut up, be quiet, silence, quiet, hush, stop talking, stop speaking, be silent, shush, shh, sh, ssh, shut it, zip it, stop the voice, no more talking, be quiet please, quiet please, mute yourself, hush up, hush now, enough talking, stop the speech, silence please, shush please, no voice ;
    speakagain: speak again, talk again, start talking, turn the voice on ;
    waiting: wait, hang on, hold on, one moment, just a second, a second, just a minute, a minute, one second, one minute, a moment, just a moment, wait for me, give me a minute, give me a second, give me a moment, take a break, brb, be right back, hold it, pause, let me think, i’ll be back, gimme a sec, one sec, a sec, gimme a second, gimme a minute, hold on a second, wait a moment, wait a second, wait a sec, hang on a second, hang on a minute, hold on a minute, let me think a second, just wait, one minute please, two minutes, back in a minute, i’ll be right back, thinking, back in five minutes, back in a few minutes, five minutes, ten minutes, back soon ;
    english: english ;
    french: french ;
    sort: sort, order, arrange, group ;
    value: value, number, rank, numbers, values ;
    detail: detail, details, information ;
    brief: be brief, shorter, keep it short, briefly, brief ;
    cut: turn off, cut, stop, no, mute, switch off, without ;
    noises: sounds, noises, sound effects, beeps ;
    leave: bye, goodbye, good bye, bye bye, see you, see you later, i have to go, i’ve got to go, i must go, gotta go, i’m leaving, let me out, i want to stop, let’s stop here, good night, get me out, i’m done, i’m off, i want to leave, i quit, stop here, close the game, quit the game, exit the game, leave the game, i want out, farewell, cya, end the game, stop the game, i’m going, i’m done playing, stop playing, i’m leaving now, leaving, i must leave, i need to go, that’s all for today, enough for today, i’d like to leave, time to go, i have to leave, quit playing, let’s stop, let’s quit, get out, see ya, later, i give up, save and quit, save and exit, let’s stop now, i’m quitting, quitting, i’m going to quit, i’ll quit ;
    restart: start over, restart, start again, another game, one more game, a new game, another round, begin again, play another game, let’s play again, start again, play again, restart, let’s start over, start a new game, let’s begin again ;
    game: game, match ;
    cancel: undo, cancel, take back, undo that, take that back, cancel that, go back, revert, take it back, take my card back, go back one move, go back one, go back a move, back up, one move back ;
    move: move, play, card ;
    mistake: mistake, a mistake, oops, whoops, wrong card, i made a mistake, made a mistake, i didn’t mean that, my bad, that was wrong, by mistake, not that one, not that card, not that, not what i meant, that’s not what i meant, that isn’t what i meant, not what i wanted, an error, made an error, error ;
    save: save ;
    praise: well done, nice, good, nice one, good one, bravo, congratulations, well played, good game, gg, nice move, good luck, great, congrats, cool, good move, not bad, wow, thanks a lot, thanks so much, thank you very much, many thanks ;
    on: go on, next round, carry on, continue, keep going, next, let’s go, i’m ready, ready, let’s go on, let’s continue, move on, on we go, another round ;
    drew: drew, draw, drawn, picked up, pick up ;
    near: closest to winning, close to winning, nearest to winning, closest to the end, about to win, on uno, nearly out, almost out, going to win ;
    against: who am i playing against, against ;
    so: so, that, as, too ;
    must: have to, need to, must, gotta, got to, ’ve got to, forced to, better, had better, ’d better ;
    q: should i, shall i, do i, must i, am i, would i, do i need, do i have, is, is the, are, does, does the, would, would the, could ;
    sentence: one, thing, sentence, message, last one, last thing, last message, last sentence, previous sentence, previous message ;
    iff: if, what if, what happens if, suppose ;
    best: best, smartest ;
    hesitate: no idea, have no idea, dunno, not sure, i’m not sure, clueless, at a loss, haven’t a clue, don’t have a clue, lost for ideas ;
    laugh: haha, lol, hehe, hahaha, funny, yay, perfect, excellent ;
    think: i think, i think that, i bet, i’m sure, i guess, i suspect, surely, must be, probably, obviously, clearly, definitely, no way, come on, nonsense, rubbish ;
    refuse: refuse, avoid, dodge, get out of it, answer, risk ;
    yes: yes, yeah, yep, yup ;
    why: why, how come, what for, for what reason ;
    braille: braille ;
    contracted: contracted, grade 2, contractions ;
    off: off, away, out ;
    my: my, mine ;
    anything: anything ;
    itis: it is ;
    big: biggest, highest, largest, strongest, lowest, smallest, most expensive ;
    only: only, just, one left, one card left ;
    any: any, whichever, whatever, at random, random, doesn’t matter ;
    forme: for me ;
    caughtyou: caught you, caught u, gotcha ;
    caught: caught, gotcha, got you ;
    regardless: even so, in any case, despite everything ;
    had: had, must have had ;
    greeting: thanks, thank you, hello, hi, hey, sorry, good evening, good morning, hi there, hello there;;
    deal: deals, dealt, dealer, the dealer, dealing, deal
    empty: empty, nearly empty, almost empty, running out;
    until: playing to, playing up to, play to, play up to;
    made: made, makes;
    options: options, choices, possibilities;
    aim: aim, goal, object, objective;
    type: type, write;
    anyone: anyone, anybody, someone, somebody;
    since: since, since my turn, since my last turn, meanwhile, in the meantime;
    tellmore: tell me more, give me more detail, give me more details, say more;
    from: from the left;
    choose: choose, decide;
    thisone: that one, this one, that card, this card;
    turnon: turn on, switch on, activate, enable, put on;
    whereis: where’s, where is, where are;
    howmuch: how much;
    orderly: order, what order;
    noplay: nothing to play, nothing to put down;
    come: come;
    isshe: is she, is he, are they, are you, is that, is this;
    stack: stack, stacked, stacking, pile up;
    begin: begin, begins, start, starts;
    whodidwhat: who played what, who did what, who laid what;
    all: all;
    doing: doing, getting on;
    toward: to the right, to the left, rightwards, leftwards, to my left, to my right
ordinals =
    first, 1st ; second, 2nd ; third, 3rd ; fourth, 4th ; fifth, 5th ; sixth, 6th ; seventh, 7th ; eighth, 8th ; ninth, 9th ; tenth, 10th ; eleventh, 11th ; twelfth, 12th
ordinals-from-last =
    last ; next to last, second to last, penultimate, last but one
means-empty =
    @enter agree,
    @enter yes,
    @enter yes on,
    @enter on
means-courtesy =
    agree,
    laugh,
    praise (PLAYER)*,
    greeting (PLAYER),
    @turn nothing no*,
    @drawn what me card,
    @drawn what drawn me* card* they* have*,
    @turn on agree* yes*
