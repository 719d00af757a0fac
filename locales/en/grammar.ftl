# What people say who know no command. Each notion has its phrases; “means-”, in the files commands_*,
# says which notions go together. docs/translating.md explains it.
notions =
    small: the, a, an, of, to, is, are, am, s, re, it, it’s, that, this, these, those, there, there’s, here’s, here is, here, in, on, at, for, with, from, by, so, well, ok, okay, right, then, just, please, thanks, thank you, again, now then, and, oh, um, uh, hmm, hey, still, really, exactly, maybe, already, actually, too please, in total, be, okay then, alright, ll, ve, d, m, i guess, let’s see, yes, right now, at the moment, currently, do, does, does it, is it, are there, was, were, has, if possible, a bit, a little, go ahead, yet, hi, hello, some, bit, any more, again please, rather, i’d rather, would rather, now please, buddy, dear, mate, man, yo, actually now, then please, of them, sure thing, there are, we’ve, you’ve, as, of course, gonna, sure, small, many, now, okay so, lots, lots of, a lot, quite, available, simply, out loud, aloud, pardon me, excuse me, sorry, I’m afraid, I’m sorry, I think, I suppose, I reckon, I believe, I fancy, I wonder, could you please, would you please, would you, will you, could you, can you, would you mind, do you mind, would you kindly, kindly, be so kind as to, if you please, if you would, if you don’t mind, if you wouldn’t mind, if that’s ok, at this point, at this stage, at present, right away, today, this time, for now, first of all, in general, basically, honestly, seriously, obviously, certainly, apparently, probably, perhaps, definitely, um so, er, erm, ah, ooh, oi, blimey, crikey, gosh, damn, dang, heck, the heck, on earth, the hell, listen, look, guys, all of you, sir, madam, ma’am, love, friend, pal, bro, dude, my friend, old chap, thank you very much, ta, cheers, awfully, terribly, pretty, kind of, sort of, once more please, in front of me, of mine, precisely, though, anyway, anyhow, by the way, myself, all together, altogether, total, overall, each, per, a wee bit, wee, sec, quickly please, real quick, quick question, question, once, for a change, already then, either, any longer, instead, just now, as well, also, because, indeed, go on then, go on, oh go on, righto, right then, right so, very well then, alrighty, fine then, well then, let me think, let’s see now, hmm ok, you know, you see, completely, totally, absolutely, entirely, utterly, properly, quite properly, fully, perfectly, clearly, really truly, nicely, truly, very well, in full, straight away, immediately, right off, there thanks, tonight, for tonight, for today, for this evening, this evening, at all, whatsoever, please do, as well please, right this minute, this instant, right there, in this game, all over, so then, then then, pretty please, at the minute, allow me to, permit me to, there you go, there we go, for once, quite a, always, do you reckon, what do you reckon, much, naturally, sure enough, no doubt, without hesitation, for sure, evidently, of course of course, quite so, rather so, gladly, by all means, for a bit, for me please, recently, obviously then, actually then, right away please, just the same, for later, later on, for afterwards, longer, a bit longer, a little longer, if i may, if i can, never mind, nevermind, after all, does one, guess, im deaf, i’m deaf, very much, bam, boom, wait, hang on, ouch, i think so, off you go, there it goes, final answer, along, aww, aw, ugh, bah, meh, yikes, jeez, sheesh, oof, omg, bloody hell, lol, tbh, to be honest, with respect, with all due respect, nah, nope, it seems, it seems that, it appears, it appears that, it looks like, looks like, looks as if, it looks as if, it would seem, it would seem that, may i ask, might i ask, if you would be so kind, in that case, while i wait, while i’m waiting, while waiting, meanwhile, in the meantime, quick, in this round, that’s it, no worries, rn, for a second, for one second, for one minute, one bit, a tad, a smidge, a touch, a notch, a wee bit more, while they play, while they are playing, for a while, of this table, of the table, at this table, down, grand, reckon i’ll go, i reckon i’ll go, darn, drat, whoops, oops, phew, frankly, isn’t it, my word, by any chance, gentlemen, ladies, kids, here we go, yeah, yep, blast, pff, hm, mm, there we are, i mean, i meant, i said, umm, ummm, pity, what a pity, a pity, shame, what a shame, alas, finally, at last, unfortunately, sadly, luckily, bad luck, hard luck, darling, my dear, such a pity, in order to, no wait, no hang on, no hold on, voila, tada, ta da, aha, easy, easy peasy, found it, so there, all the way, i’ve decided, i have decided, bang, sigh, bummer, come on, if you’d be so kind, if you’d be so good, aren’t we, innit, sod it, screw it, stuff it, you know what, woah, oh i know, i know what, i know then, slightly, even, think i’ll, think ill, n, bosh, bother, oh bother, fingers crossed, wish me luck, here’s hoping, touch wood, duh, watch this, eat this, check this out, m8, aight, alr, eh, haha, hehe, yay, thank goodness, thank god, thank heavens, regrettably, legally, whoa, ffs, for god’s sake, for heaven’s sake, for goodness sake, bruh, luv, hun, i’d sooner, i would sooner, bugger, bugger it, blow it, grr, grrr, gah, i do believe, come now, jolly, please god, all along, or am i dreaming, or am i imagining it, directly, during the wait, during the waiting ;
    me: i, me, my, mine, myself, i’m, i’ll, i’ve, i’d, ill, im, me too, my own, i am, i would, i will, mine own, i shall, i’d better, i’d best, i had better, i’m going to have to, i’ll have to, i’m gonna have to, ima, imma, let me, i’m going to, i am going to, think i’ll, think i will, might as well, may as well, might just as well, i might as well, i may as well, reckon i’ll, guess i’ll, suppose i’ll, figure i’ll, suppose i’d better, i suppose i’d better, guess i’d better, i guess i’d better, reckon i’d better, think i’d better ;
    we: we, us, our, let’s, lets, let us ;
    you: you, your, u, yourself, you’re ;
    they: he, she, they, it, them, him, that, those, she’s, he’s, this, her ;
    what: what, which, what’s, whats, what is, what are, which one, which ones, what kind of, what else, what r, which r, what am i looking at ;
    show: show, tell, read, remind, show me, tell me, read me, read out, remind me, can you tell me, could you tell me, i want to know, i’d like to know, list, see, let me see, let me hear, hear, list my, want to know, i want to see, describe, announce, read aloud, check, look at, display, say, show me all, list all, recite, give, give me, run through, go through, go over, repeat, say again, tell me about, find out, know, refresh me on, refresh, remind me what, what about, how about, may i see, may i hear, can i see, can i hear, let me know, describe to me, print, view, speak, spell out, list out, could i see, could i hear, reread, bring up, remind me of, telling me, name, gimme, might i hear, might i see, might i know, may i know, may i please hear, may i please see, i’d be grateful for, might i trouble you for, may i trouble you for, could i trouble you for, any chance of, is there any chance of, mind telling me, do you mind telling me, would you mind telling me, i was wondering, i’m wondering, just wondering, wondering, i’d be obliged for, i’d appreciate, do you know, do you happen to know, do you remember, would it be possible to hear, would it be possible to see, is it possible to hear, is it possible to see, any idea, have you any idea, remind us, tell us, could you check, please check, i would be grateful for, i would be obliged for, i would appreciate, i’d welcome, i would welcome, i could use, i could do with, run me through, take me through, talk me through, walk me through, let’s hear, let us hear, could someone tell me, can someone tell me, could anyone tell me, can anyone tell me, could somebody tell me, can anybody tell me ;
    colour: colour, color, colours, colors, shade, colour’s, color’s, suit, new colour, new color ;
    now: now, current, in play, at the moment, right now, asked for, called, chosen, named, active, being played, requested, so far, in force, required, demanded, up, called for, set, picked, in effect, wanted, asked, the present ;
    card: card, cards, one, ones ;
    cards: cards, ones ;
    hand: hand, hands, holding, hold, whole hand, entire hand, full hand, hand looking like, hand look like, rest of my hand, rest of my cards ;
    lay: play, lay, put, put down, drop, throw, throw down, place, go with, set down, lay down, discard, use, playing, put on, just play, slap, plays, goes, slap down, i’ll go with, let me play, get rid of, choose, go for, try, play out, put out, i’ll put, toss, chuck, plop, i’ll use, set, throw in, dump, slide, i’ll have, putting down, laying, dropping, throwing, discarding, goes down, going with, gonna play, gonna go with, going to play, gonna put, gonna lay, i’m gonna play, let me put, let me lay, let me drop, let me put down, opt for, my choice is, i opt for, i’m playing, bet on, slide down, bung down, bung, plonk, plonk down, pop, pop down, stick down, stick on, chuck down, whack down, whack, slam, slam down, shove, lob, fling, flip, put in, put forward, lead with, go ahead with, hit them with, shed, ditch, get shot of, send, pull out, whip out, bring out, submit, here have, here take, here comes, here goes, i’d play, i’d lay, i lay, i should like to play, should like to play, would like to play, like to play, would like to put, would like to lay, like to lay, want to play, want to put, want to lay, wanna play, wanna put, mean to play, intend to play, decide to play, decided on, i’ve decided on, settle on, choosing, laying down, dumping, tossing, throwing down, using, going for, playing my, let me use, let me throw, let me try, let’s use, let’s put, let’s lay, let’s try, let’s throw, let me go with, i’ll play, i’ll lay, i’ll throw, i’ll drop, i’ll try, i’ll choose, get rid, ‘ll play, placing, setting, i place, off we go with, off we go, here we go with, answer with, i answer with, respond with, reply with, i respond with, counter with, follow with, i’ll answer with, let’s start with, start with, carry on with, here’s my, behold, sending, down goes, out goes, going down, play on this, play on that, play on it, lay on this, lay on that, time for, i’m doing, doing the, doing my, time to play, time to use, coming down, slapping down, slapping, burn, burning, follow that with, follow it with, hit with, let go of, let me slap, i’ll let go of, like to put down, like to lay down, like to put, hit her with, hit him with, hit you with, toss out, putting, i’m putting, i’m putting down, i’m laying, i’m dropping, i’m throwing, let’s play, let us play, stick, part with, parting with, getting rid of, getting shot of, off goes, away with, out with, say goodbye to, time to get rid of, like to get rid of, want to get rid of, wish to lay, wish to play, is my choice, is my pick, onto that goes, on that goes, on this goes, on it goes, match it with, match that with, match this with, matching it with, matching that with, beat it with, beat that with, cover it with, cover that with, sticking, chucking, plonking, popping, whacking, sacrifice, sacrificing, fire off, let loose, unleash, offer up, coming at you, coming your way, wish to put, wish to put down, wish to use, i’ll do, ill do, gonna do, let me do, let’s do, i’ll lose, let me lose, time to lose, yeet, imma yeet, might as well play, may as well play, might as well use, may as well use, might as well lay, bin, ’s my choice, s my choice, ’s my pick, s my pick, i want rid of, want rid of, imma do, imma do the, imma play, imma go with, imma drop, i’ll give you the, i’ll give you my, i’ll give you a, let me give you the, let me give you my, let me give you a, i’ll give them the, i’ll give them my, i’ll give them a, happy to play, be happy to play, i’m happy to play, delighted to play, happy to put, happy to lay, on goes the, on goes my, down comes the, down comes my, throw away, throw out, throwing away, i’d better play, i had better play, select, i give the, i give my, i give a, spend, spending, i match with, i’ll match with, matching with, sling, sling down, hurl, away goes, let’s be having, we’ll have, better make it, be rid of, i’ll chance ;
    played: played, laid, put down, put, just played, done, just put down, did, was played, been played, dropped, went with, put that down, put it down, put this down, thrown, discarded, gone with, put out, put on, used, thrown down, chucked, placed, set down, went, just went, been put down, been laid down, been put on, gone, had a go, had a turn, taken a turn, had her turn, had his turn, had their turn, had her go, had his go, put that there, put that on, put that on there, put it there, put this there ;
    go: fit, fits, goes, match, matches, work, works, go, playable, be played, can be played, legal, allowed, suitable, valid, suits, acceptable, permitted, be laid, be put down, can be put down, usable, ok to play, eligible, goes with, go on it, go on that, fit on, goes on, possible, will go, will go on it, will go on that, will work, will fit, will match, would go, would fit, would work, would match, ’ll go, ’ll fit, ’ll work, ’ll match, can go, could go, any good ;
    match: have to match, need to match, must match, match, supposed to match, follow, have to follow, must follow, should follow, meant to match, trying to match, matching, have got to match, got to match, to match, gotta match, has to be matched, must be matched, needs to be matched, should be matched, have to be matched, am i following, are we following, i’m following, i am following, we’re following ;
    need: need, need to, have to, must, should, supposed to, do i do, ought to, ought, gotta, want, am i meant to, meant to, required to, suppose to, does it take to, do i need to, do you need to, do we need to ;
    pile: pile, on the pile, table, on the table, in the middle, top, on top, at the top, discard pile, centre, center, face up, stack, showing, turned up, top of the pile, the discard, faceup, is up, lying on the table, lying there, in play, lies on the table, lying on the pile, lies on the pile, lying on top, lies on top, that lies there, upturned, uppermost, the upturned card, deck top, visible, lying face up, board, on the board, on the deck, topmost, top of the discard, top of the stack, top of the discard pile, out there, in front of us, on the stack, play pile, laid out, to beat, heap, on the heap, open card, that’s down, down on the table, put down last, sitting on top, sat on top, sitting there, sitting on the pile, sat there, lying in the middle, onto the pile, onto the table, into the middle, onto the discard pile, on there, up there, over there, facing up, facing upwards, state of the pile ;
    onwhat: on what, what are we on, what am i on, on which card, what am i playing on, what are we playing on, what do i play on, playing on, what card are we on, which card are we on, what card am i on, which card should i play on, what card should i play on, which card do i play on, what card do i play on, what we’re on, what we are on, what i’m on, what i’m playing on, what we’re playing on, what i’m laying on, what to play on, which card are we playing on, what card are we playing on, which card am i playing on, what card am i playing on, what must i cover, what do i cover, what do i have to cover, what am i covering, what am i looking at, what do i play onto, what do we play onto, what are we looking at, what am i following, what do i follow, what are we following, what must i follow, what am i matching, what do i match, what do i have to match, what am i to match, what have i got to play on, what have we got to play on, what do i have to play on, what card am i following, which card am i following, what card do i follow, what card do i match, what card am i matching, which card am i matching, what card do i have to match, what do i have to go on, what have i got to go on, what card we’re on, which card we’re on, what card i’m on, which card i’m on, what’s there to play on, what’s it on, what’s on, what is on, what’s on it, what is on it, what’s on now, what is on now ;
    latest: last, latest, previous, most recent, newest, final, last few ;
    have: have, has, got, have got, has got, hold, holds, ’ve, ve, do i have, have i got, did, had, any, possess, own, carry, holding, with, having, is holding, ’s got, have i, have we, has she, has he, contains, sitting on, sat on, stuck with, left with, down to, holding onto, working with, clutching ;
    left: left, remaining, remain, still have, over, still got, in hand, yet, in total, more, remaining in, are left, is left, remains, ’s left ;
    count: how many, how much, number of, the number of, count, counts, card count, card counts, what number of, tally, total number of, amount of, amount, total, how many more, how large, how big, size of, num, number, nr of, how far, size, how close, how deep, how tall, how thick, how full, how badly ;
    stock: draw pile, in the draw pile, to draw, in the deck, deck, in the stock, stock, pile, drawing pile, draw stack, drawing stack, draw deck, deck of cards, the pack, pack, to draw from, to pick up, left to draw, pickup pile, pick up pile, stockpile, drawpile, the draw pile, from the stock, off the stock, off the stack, off the pack, off the deck, off the pile, off the top, from the stack, off the top of the deck, off the top of the pile, from the top, from the top of the deck, in the stack ;
    points: points, score, scores, pts, scoreboard, total, totals, scoring, results, result, running total, grand total, running totals, running scores ;
    score: score, scores, standings, total, tally, result, scoreline, points situation ;
    lead: ahead, in the lead, leading, winning, in front, on top, winning now, in first, in first place, on top right now, the leader, leader, top scorer, closest to the target, doing best, best placed, leads, lead, wins, beating, beating me, beating us, top, come first, comes first, coming first, came first, the closest, closest ;
    where: how am i doing, how are we doing, how do we stand, where do we stand, what’s the situation, how’s the game going, how is the game going, how goes it, what’s my position, where do i stand, how’s it going, how is it going, how are things, what’s going on in the game, how did i do, how did we do, how’d i do, how have i done, how am i placed, what are we up to, where are we up to, am i doing well, am i doing badly, am i doing ok, am i doing okay, am i doing alright, how’s the table looking, how is the table looking, how did we get on, how did i get on, how are we getting on, how am i getting on, are we level, are we even, are we tied, are we neck and neck, how i did, how we did, what does that put me on, what does that leave me on, what does that bring me to, how far am i up, how far up am i, how far down am i, how far am i down, am i up or down, how far am i ahead ;
    scored: get, make, made, earn, got, gained, won, received ;
    won: won, win, winner, the winner, wins, came first, came top, finished first ;
    loser: lost, lose, loser, losing, loses, last place, bottom, in last, in last place, behind, trailing, last, bottom of the table, came last, coming last, coming in last, last of all, dead last, at the back ;
    no: no, no thanks, nope, no thank you, nah, nope thanks ;
    isit: is it, are we on, is it still, are we in, is the, are we still on, are we still playing, are we playing, are we still in, is the colour still, it’s still, we’re still on, we’re on, still on, is it now, are we now on, so it’s, it’s, it is, have we switched to, did it change to, has it changed to, it changed to, it’s gone to, it has gone to, we switched to, we’ve switched to, have we changed to, we changed to, we’ve changed to, it has changed to, it’s changed to, are we, are we still, are we now, is it back to, are we back to, are we back on, we on, we still on, am i right that it’s, am i right it’s, am i right in thinking it’s, am i right that it is ;
    turnv: turn, switch ;
    did: did ;
    who: who, who’s, whose, whos, who is, who are, whom, whom are, which of you ;
    turn: turn, go, my turn, my go, move, turns, shot ;
    tome: is it me, am i up, my turn, my go, up to me, i go, is it up to me, do i go, do i play, am i on, is it mine, me to play, me to go, is it me to play, is it me to go, me now, is it me now, have i got to play, isn’t it me, is it already me, is it finally me, i go now, i’ll go now, i’ll go, my go now, my turn now, so it’s my go now, shouldn’t it be my turn, shouldn’t it be me, shouldn’t it be my go, should it be my turn, should it be me, should it be my go, would it be my turn ;
    when: when, when’s, when is, how long until, soon, how soon, how much longer until, how long till, when do, when will it be, when is it, when will it come to, when’s it, how many turns until, at what point, how long before, in how long, nearly, almost, any time soon, how many turns before, how many goes before, when do i get to, when will i get to, how many turns till, how many goes till, how many goes until, how many turns to go until, how long till it gets back to, how long until it gets back to, how long till it comes back to, how long until it comes back to, when does it get back to, when will it get back to, when does it come back to, when will it come back to, how long before it gets back to, when shall i be ;
    wait: wait, waiting, waiting for, wait for, waiting on, wait on, thinking, holding us up, holding things up, dithering, dawdling, dilly-dallying, being slow, being so slow, taking ages, dragging their feet ;
    next: next, after, after me, following, afterwards, up next, next up, coming up, comes after, comes next, next in line, then plays, after that, straight after, following me, plays after, goes after, subsequent, comes after me, goes after me, and then, then who, and then who, follows, follows me, once i have played, once i’ve played, once i play, after i play, after i have played, after i’ve played, when i’m done, once i’m done, behind me, gets it after me, gets it next, comes up after me, gets the next go, gets the next turn, has the next go, has the next turn, going after, playing after, going next, playing next, coming after, sitting after, on deck, once i’ve gone, once i’ve been, once i’ve had my go, once i’ve had my turn, after i’ve gone, after i’ve been, after i’ve had my go, when i’ve gone, when i’ve been, when i’ve had my go ;
    before: before, previous, just before, ahead of, preceding, comes before, goes before, plays before, who comes before, in front of, the last player, last player, last person, the last person, going before, playing before, coming before ;
    player: player, person, one, players, at the table, around the table, sitting at the table, at this table, in the game, in this game, here with us, in the room, round the table, sat round the table, sat around the table, sat at the table, sitting round the table, sitting around the table, seated round the table, seated at the table, round this table, at our table, sat here, sitting here ;
    sense: direction, which way, around, clockwise, anticlockwise, counterclockwise, rotation, clockwise or anticlockwise, left or right, reversed, been reversed, backwards, the other way, the other way round, the opposite way, in reverse, backward, forwards, forward, forwards or backwards, backwards or forwards, been turned around, been turned round, been flipped ;
    around: going, go, round, around, turn, turning, left, right, my left, my right, on my left, on my right, play, to my left, to my right, sitting, sits, seated, sat, sitting on my left, sitting on my right, sit, headed, heading, across from, opposite, sits across from, sitting across from, sits opposite, sitting opposite ;
    least: fewest, least, most, lowest, smallest, more, fewer, shortest, the fewest, the least, the most, smallest number of, biggest number of, nearest to none, lots of, biggest, largest, bigger, smaller ;
    everyone: everyone, everybody, everyone else, each, all, others, the others, the other players, opponents, they all, each player, they, others all, everyone’s, everybody’s, the rest, all the others, the other three, all players, all the players, my opponents, the opponents, everybody else, each of them, all of them, each person, people, rivals, the bots, bots, folk, each of us, each one of us, all of us, the computer players, computer players, the computers, the robots, the other bots ;
    happened: happened, happen, going on, went on, happening, been happening, occurred, took place, taken place, gone on, has happened, been going on, happened there, happened then, happened just now, the story, did it end, did it finish, did that end, did i miss anything, have i missed anything, been up to, been doing, been at, after doing ;
    tell: tell me what, tell me, recap, summarise, summarize, sum up, catch me up, fill me in, brief me, update me, give me an update, update, recap please, fill me in please, give me a recap, a recap, a summary, summary, give me a summary, run down, rundown, tell me what’s happened, bring me up to speed, bring me up to date, get me up to speed, get me up to date, put me in the picture, fill us in, catch us up, run me through it, talk me through it, run me through that ;
    missed: miss, missed, zoned out, wasn’t listening, was not listening, wasn’t paying attention, was away, stepped away, lost track, i lost track, missed that, missed something, missed a bit, missed the end, missed the end of, was making tea, was making coffee, was on the phone, was miles away ;
    heard: hear, heard, catch that, understand, get that, hear that, understood, hear you, follow, made out, grasp, quite catch, quite hear, quite get, follow that, follow you, followed, hearing, quite follow, understand that, pick that up, pick it up, pick up what you said, get all that, catch all that, catch what you said, catch what that was, catch what it said, catch a word, get any of that, catch any of that ;
    not: not, don’t, didn’t, doesn’t, can’t, cannot, won’t, isn’t, never, dont, didnt, cant, doesnt, wont, t, couldn’t, haven’t, havent, hasn’t, don’t think, do not think, wasn’t, weren’t, wasnt, werent, wouldn’t, wouldnt, ain’t, aint ;
    nothing: nothing, none, no card, no cards, no move, nothing at all, no card that, nothing that, zilch, nada, zero, nowt, diddly squat, sod all, naff all, bugger all, squat, not a thing, not a single card, not one card, no suitable card ;
    huh: what, huh, pardon, eh, what was that, come again, what’s that, what did you say, wha, say what, what’s that again, i beg your pardon, beg your pardon, beg pardon, sorry what, what now sorry, pardon what, you what, how’s that, wait what, what wait, hang on what, hold on what, missed that, missed it, what did it say, that again, huh what, sorry i missed that, sorry missed that, sorry i missed it, sorry missed it, sorry i didn’t catch that, sorry didn’t catch that ;
    say: say, saying, said, call, called, call out, says, told, announced, announce, announcing, mention, mentioned, speaking, saying just now, you were saying, shout, shouting, shouted, yelled, cried ;
    repeat: repeat, repeat that, say again, say that again, read again, repeat it, reread, run that by me, run it by me, say it again, could you say it again, say it once more, rpt, replay, replay that, read it again, read that again, repeat yourself, repeat please, say it over, play that again, hear that again, hear it again, go over that again, tell me that once more, say that once more, say that one more time, once more with feeling, reiterate, read that back, read it back, read back, say all that again, say it all again, say that all again, all that again, say everything again, read it to me again, read that to me again, say it to me again, read me that again, tell it to me again, run that past me, run it past me, go through that again, run that by me again, run that past me again, read that out again, read it out again, read out that again, read that out, read it out, read out that, read that one out, run that last bit by me again, reading that again, read that bit again ;
    again: again, once more, one more time, once again, tell me that again, tell me again, another time, a second time, over again, afresh, once over ;
    can: can, may, could, am i able to, allowed to, able to, am i able, would you please, would you kindly, might i, may one, can one, might we ;
    cannot: can’t, cannot, cant, unable to, couldn’t, can not, not able to, i’m not able to ;
    something: anything, something, any, any card, a card, any cards, a thing ;
    blocked: blocked, no match, no playable card, no playable cards, nothing i can do, there’s nothing i can do, there is nothing i can do, nothing i can play, cannot, i cannot, i can’t, can’t do anything, cannot do anything, can’t do a thing, can’t move, cannot move, can’t lay anything, can’t lay, cannot play, snookered, stumped for a card, no dice, out of moves, have no move, no moves, no moves left, no option but to draw, nothing useful, nothing good, nothing works, nothing playable, nothing that works, nothing that fits, nothing matches, none match, none fit, none of these fit, none of them fit, none of mine fit, none of these work, nothing i have fits, nothing i’ve got fits, can’t follow that, cannot follow that, can’t follow, nothing for me, nothing to follow, no go, it’s a no go, no-go, no move, no matches, no match here, nothing doing, haven’t got anything, haven’t got any, haven’t got a match, haven’t got a card that fits, don’t have anything, don’t have a match, don’t have a matching card, don’t have a card that fits, don’t have one that fits, don’t have anything that fits, my cards don’t match, my cards don’t fit, none of my cards match, none of my cards fit, nope nothing, not got anything, not got any, not got a card for that, haven’t got a card for that, don’t have a card for that, ain’t got nothing, ain’t got any, ain’t got anything, have nothing for that, got nothing for that, haven’t got any that fit, haven’t got any that go, haven’t got one that fits, haven’t got one that goes, don’t have any that fit, don’t have any that go, haven’t got anything that fits, haven’t got anything that goes, don’t have one that goes, haven’t a thing to put down, haven’t a thing to play, haven’t a thing to lay, don’t have a thing to play, don’t have a thing to put down, don’t have a thing to lay, haven’t a card to play, haven’t a card to put down, haven’t a card to lay, do not have any matching card, do not have any matching cards, don’t have any matching card, don’t have any matching cards, do not have a matching card ;
    draw: draw, take, pick, pick up, take one, pull, grab, pick one up, pull one, drawing, picking up, gonna draw, going to draw, drag one, snag, pick up one, pick one, picking one up, drawing one, taking, taking one, draw one up, i’ll draw, i’ll pick up, want to draw, like to draw, would like to draw, would like to take, would like a card, should like to draw, wish to draw, must draw, better draw, suppose i’ll draw, pick them up, picking them up, time to draw, time to take, let’s draw, let’s take, let’s just draw, let’s just take, pickup, i’d sooner draw, i would sooner draw, i’d prefer to draw, i would prefer to draw, prefer to draw, sooner draw, prefer drawing, time for me to draw, i’d sooner take, i would sooner take, i’d prefer to take, i would prefer to take, prefer to take, sooner take, choose to draw, choose to take, opt to draw, decide to draw, pulling, grabbing, i’ll suffer, get one, get a card, get another, get another card, get one more, get a new card, get me a card, get me one, fetch a card, fetch one, pull a card, pick a card up, pick one card up, pick another card up, pick another one up, pick a card please ;
    give: give, give me, gimme, deal, deal me, hand me, pass, need, i need, deal out, pass me, slide me, i’ll have, may i have, let me have, i want, i’d like, lend me, dealing, dealing me, deal them out, send over, send me, fetch me, fetch, get me ;
    onecard: a card, one card, another card, one more card, one, hit me, deal me one, one from the pile, one more, another, one off the pile, a fresh card, one from the deck, a card from the pile, a card from the deck, one off the deck, top one, 1 card, card for me, one for me, let me have one, have one, i’ll have one, card please, one off the top, one from the top, a card off the top, one card from the stack, a card from the stack, one from the stack, one from the pack, a card from the pack, one card from the pack, one card from the deck, one card from the pile, one from the draw pile, a card from the draw pile, top one off the deck, top card off the deck, top one from the deck, top card from the deck, top one off the pile, top one off the stack, top card off the pile, a new card, one new card, another from the deck, another off the deck, another from the pile, another off the pile, another from the stack, another card from the deck ;
    keep: keep, hold on to, hang on to, hold onto, keep hold of, hang onto, retain, stick with, holding on to, keeping, rather keep, i’d rather keep, prefer to keep, keep holding, leave, stay on, stay with, stick to, put it with my others, put it with the others, put it in my hand, add it to my hand, put it with the rest, save my, save the, save this, leave it in my hand, leave it in hand, i stick, i’ll stick, stick with it, stick with this, hold it, i’ll hold, i’ll hold it, hold on to it, add it to my cards, add it to the rest, add it to the others, add that to my hand, add that to my cards, put that in my hand, put that with the others, put it with my cards, put it away, tuck it away, hanging on to, hanging onto, hold it back, i’ll hold it back, hold it for later, stick it in my hand, stick it with the others, stick it with the rest, pop it in my hand, add it, stash, stash it, put it in with my cards, put it in with the others, put it in with the rest, put it in with mine, may as well keep, might as well keep, may as well hold on to, may as well hang on to, may as well keep hold of, sooner keep, i’d sooner keep, i’d sooner hold on to, i would sooner keep, keep that fella, keep that fellow, leave it in me hand, keep it back, keep back ;
    pass: pass, skip, passing, skip my go, skip my turn, sit this out, sit this one out, no play, end my turn, end turn, be skipping, skipping ;
    drawn: drew, drawn, i drew, just drew, just drawn, draw, pick up, picked up, i just drew, picked, picked up just now, got from the pile, took, taken, just picked up, pulled, i pulled, just got, got, was dealt, i picked up, new one ;
    agree: okay, ok, fine, alright, all right, agreed, fair enough, very well, accept, i accept, very good, so be it, oh well, yeah ok, ok then, if i must, no choice, i have no choice, i’ve no choice, too bad, yes ok, fine by me, fair, fair play, deal, you win, i give in, give in, i’ll accept, i’ll take it, take it, cough up, i suppose so, if i have to, okay fine, whatever, i believe you, i’ll swallow it, suck it up, i’ll live with it, yes fine, got no choice, have no choice, hand them over, hand it over, hand over, bring them on, bring it on, give them here, give them to me, i’ll take the hit, take the hit, take the penalty, take my medicine, take it on the chin, face the music, pay up, pay the price, pay the penalty, load me up, pile them on, nothing for it, there’s nothing for it, there is nothing for it, nothing else for it, no way out, there’s no way out, no way round it, accept my fate, deal them out, send them over, send them here, pass them over, pass them here, deal them over, choose to accept, i choose to accept, decide to accept, prefer to accept, i’d prefer to accept, no point arguing, no point in arguing, no use arguing, no point fighting it, no option, i’ve no option, i have no option, i’ve got no option, no alternative, i have no alternative, i’ve no alternative, fair cop, it’s a fair cop, you got me, you’ve got me, you got me there, you’ve got me there, accepting, i’m accepting, i suppose i have to, suppose i have to, i guess i have to, guess i have to, i suppose i must, i guess i must, lay them on me, lay it on me, i won’t argue, won’t argue, i shan’t argue, i’m not going to argue, i won’t argue with that, i won’t argue with her, i won’t argue with him, i won’t argue with you, i won’t argue with the lady, no doubt from my side, no doubts from me, no challenge from me, no objection, no objections, no objection from me, no objections from me, no challenge ;
    amount: 2, two, 4, four, 6, six, 8, eight, 10, ten, all, the lot, everything, all of them, the whole lot, all four, every one, them all, both ;
    lie: lie, lying, liar, lied, lies, cheat, cheating, false, not true, you’re lying, cheater, fibbing, fib, fibber, fibs, lied to me, porkies, telling porkies, telling fibs, telling lies, not telling the truth, pulling my leg, having me on, full of it, kidding, having a laugh, untrue, that’s not true, dishonest, crooked, con, conning, pull the other one, pull the other leg, my foot, a likely story, likely story, tell me another, tell me another one, in your dreams, as if, cheated, has cheated, lying through her teeth, lying through his teeth, lying through their teeth, lying through your teeth, illegal, against the rules, not in the rules, an illegal move, a fib, a lie, such a liar, a liar, such a cheat, a cheat, liar liar, liar liar pants on fire, pants on fire, what a liar, what a cheat, big fat liar, a big liar, i smell a bluff, having us on, codding, codding me, codding us ;
    bluff: bluff, bluffing, bluffed, bluffs, bluffer, call shenanigans, call bs, call bullshit, bluff if ever i saw one ;
    believe: believe, buy, trust, think so, buy it, believe it, believe that, swallow, fall for, fall for that, fall for it, believe that for a second, having that, having it, convinced, credit, believe a word of it, buying, buying it, buying that, buying this, falling for it, falling for that, falling for this, trusting, swallowing that, swallowing it, believe the girl, believe the lady, believe the lad ;
    doubt: doubt, doubt it, challenge, dispute, contest, query, object, i object, contest it, doubting, contesting, disputing, challenging, challenge it is ;
    prove: prove it, prove, show your hand, show me your hand, show me your cards, show us your cards, let me see your cards, show your cards, let me see her hand, let me see their hand, let me see your hand, let me see his hand, show me her hand, show me his hand, show me their hand, show her hand, check her hand, let’s see your hand, let’s see your cards, let’s see her hand, i want to see your hand, i want to see your cards, i want to see her hand, let’s see it, show us, prove that, call that, check their hand, check his hand, check your hand, i’ll check, inspect her hand, i dare you, dare you, let’s see those cards, show those cards, show me those cards, let’s see them cards, proof, i want proof, show me proof, show us proof, let’s see what you’ve got, let’s see what she’s got, let’s see what he’s got, let’s see what you have, let’s see what she has, let me see what she’s got, let me see what you’ve got, let’s have a look at your cards, let’s have a look at her cards, let’s have a look at your hand, put your cards on the table, cards on the table, let’s see them, let’s see em then, have a look at her cards, have a look at his cards, have a look at your cards, look at her cards, look at his cards, let me look at her cards, let me look at your cards, i want to look at her cards, i want to look at your cards, let’s look at her cards, let’s have a look at her hand, let me have a look at her cards, let me have a look at your cards, show me what you’ve got, show us what you’ve got, show me what you have, show us what you have, let’s see what she had, let me see what she had, turn over your cards, turn your cards over, turn those cards over ;
    accuse: accuse, i accuse, denounce, call, calling, i call, i’m calling, accusing, i’m accusing ;
    forgot: forgot, forgot to, forgotten, forgets, has forgotten, missed, forget, forgot about, neglected, neglected to, omitted, failed to, forgetting, forgetting to, not saying ;
    uno: uno ;
    change: change, switch, make, make it, change it, go for, go with, switch to, change to, set, switch it, turn it, move, go into, go to, go over to, move to, move into, switch it up, switch it up to, switch up, switch up to, flip it to, swap to, swap it to, swap, going, making it, changing it to, changing to, switching to, switching it to, turning it, turning it to, get to, get it to, get us to, getting it to, time to change, time to change to, time to switch to, turn to, turn into, turn the ;
    want: want, would like, choose, pick, ask for, like, i’d like, take, prefer, say, go with, let’s go with, call, whatever say, let’s say, make, fancy, i fancy, wish for, would prefer, i’d prefer, i’ll have, go, let’s have, let’s make it, i choose, i pick, pick me, opt for, how about, gimme, vote, set it to, give me, taking, i’m taking, picking, choosing, i’m choosing, calling, i’m calling, going for, i’m going for, opting for, should like, would love, i’d love, should prefer, should go for, i’ll go for, stay on, stay with, stick to, keep to, i demand, how’s about, hows about, let us have, select, i select ;
    or: or ;
    number: number, no ;
    do: do, does ;
    mean: mean, means, stand for, signify, indicate, the meaning of, meaning of ;
    serve: for, what’s it for, used for, good for, the point of, purpose, the purpose of, the use of, use, what’s the use of, point, used, there for ;
    work: work, works ;
    explain: explain, describe, tell me about, what about, about, describe to me, clarify, teach me, teach me about, explain to me, remind me about, tell me more about, details on, info on, information on, remind me how, tell us about ;
    how: how, how do, how does, how is, how do i go about, how to go about, how would i go about, how does one, how do you go about, how to, how can i, how might i, how do we ;
    happens: happens, happen, what happens, what happens with, what happens when, occurs, result, is the effect of, effect, the effect of, if i play, if you play, if someone plays, if i lay, when you play, when i play, when someone plays, when somebody plays, if somebody plays, if someone lays, when someone lays, when somebody lays, if i put down, when i put down, if a player plays, when a player plays, what happens when one plays, what happens if one plays, what happens when one lays, what happens if one lays ;
    rules: rules, rule, the rules of the game, house rules, instructions, rule book, rulebook, guidelines ;
    win: win, wins, won ;
    tally: count, counted, calculate, add up, scored, score, add that up, add it up, add them up, add those up, work that out, work it out, work out, worked out, reckoned up, reckon up, figure, figured, figure out, figured out, compute, computed, tot up, totted up, total up, added up, get so many points ;
    worth: worth, cost, value, score, the value of, points for, count for, valued at, cost me, go for ;
    jokers: wilds, wild cards ;
    lost: confused, clueless, all at sea, flummoxed, baffled, puzzled, mixed up, in a muddle, muddled, bewildered, stumped, new here, new to this, a beginner, beginner, new, never played, never played before, it’s too hard, too hard, too difficult, too complicated, hard, difficult, complicated, confusing, overwhelmed, lost here, how to do it, how to do this, don’t know how to do it, don’t know how to do this, don’t know how to play, don’t know how to, how to play, first time playing, first time, my first time, my first time playing, first game, my first game, never played this, never played this before, never played uno, never played uno before, never played the game, never played this game, haven’t played before, haven’t played this before, haven’t played uno before, have not played before, never done this before, never done this, lost the plot, don’t understand anything, i don’t understand anything, don’t understand any of it, don’t understand any of this, i don’t understand any of this, don’t get any of this, i don’t get any of this, don’t understand what to do, i don’t understand what to do, don’t get what to do, don’t know what i’m doing, i don’t know what i’m doing, no idea what i’m doing, all confused, out of my depth, in over my head, how do you do this, how do i do this, how do you do it, how do i do it, where am i, where am i now, where the heck am i, im so lost, i’m so lost, so lost, totally lost, completely lost, i’m lost, im lost, i am lost, we’re lost, a bit lost, bit lost, a little lost, feel lost, feeling lost, got lost, get lost, rather lost, quite lost, really lost, well lost, lost again, all lost ;
    know: know ;
    advise: advise, suggest, recommend, play, do you suggest, would you play, would you do, should i play, do, propose, advice, think i should play, think i should do, reckon, think, lay, pick, choose, go for, go with, put down, use, recommend i play, suggest i play, advise me, advise me to do, tell me to do, tell me to play ;
    would: would, should, shall, ought to ;
    idea: ideas, idea, any ideas, any idea, any advice, any suggestions, suggestion, any tips, hint, a hint, advice, tip, a tip, some advice, a small hint, small hint, a little hint, little hint, clue, a clue, any clue, guidance, pointers, pointer, any pointers, thoughts, any thoughts, your advice, your opinion, suggestions, recommendations, recommendation, tips, hints, a nudge, nudge, inspiration, a steer, what to play, what to lay, what to put, what to put down, your suggestion, your recommendation, your tip ;
    helpme: help, help me, assist, some help, give me a hand, a hand, some assistance, assistance, sos, i need assistance, lend a hand, help please, help us, help me out, get some help, get help, get a bit of help, give me a hand with this, a hand with this ;
    understand: understand, get it, understand anything, get this, get any of this, make sense of, make sense, follow, follow this, follow any of this, follow it, have a clue, know what’s going on, know what to do, understand this, understand it, understand what’s going on, know how this works, know how to play ;
    do-now: just do, do i do, doing, do now, supposed to do, be done, to be done, has to be done, needs to be done, needs doing, to do, do stuff, do things, do about it, do about this, do about that, do against it, do against this, have to do, need to do, must do ;
    commands: commands, command, words, possible commands, keywords, instructions, controls, available commands, things i can say, things i can type, options to say, key words, phrases ;
    talk: talk, speak, read, you talk, you speak, speech, voice, talking, speaking, go, you go, going, you read, talk quicker, you’re, chat, say it, it, reading, speech rate, voice speed, talking speed, speaking speed, talks, speaks, chatter, read out, reads, talk to me, speak to me, utter, you’re going, you’re talking, you’re speaking, you’re reading, your talking, this is, this goes, it’s going, it is, things are going ;
    more: more ;
    less: less, not so, not too, fewer, not as ;
    too: too ;
    fast: fast, quickly, quick, rapid, rapidly, speedy, hasty, swift ;
    slow: slow, slowly, leisurely, gently, sluggish ;
    slower: slower, slow down, more slowly, less fast, slow it down, slow down a bit, slow down please, slower please, a bit slower, more slow, take it slower, reduce the speed, lower the speed, decrease the speed, slow the voice down, slow your speech, slow your speech down, ease up, ease off, slow it, a bit slower please, slow right down, slow the speech, slow the speech down, slow speech, slower speech, slower voice, less quickly, less speed, slowly, slow it right down, slow please, go slow, slow it please, slow the voice, slow the reading, slow the talking, slowing down, slowing it down ;
    faster: faster, speed up, quicker, speed it up, more quickly, increase the speed, raise the speed, speed the voice up, speed up the voice, pick up the pace, speak quicker, faster speech, faster voice, speed it up a bit, chop chop, more speed, quicken, speeding up, speeding it up ;
    loud: loud, loudly, noisy, deafening, loudness ;
    soft: quiet, soft, softly, low, faint, gentle, hushed, so quiet, it’s so quiet, you’re quiet, you’re so quiet, it’s quiet, that’s quiet, that’s so quiet, volume is low, the volume is low, sound is low, silent ;
    louder: louder, speak up, turn it up, louder please, volume up, turn up, increase the volume, raise the volume, more volume, crank it up, volume higher, raise your voice, make it louder, turn the sound up, turn the volume up, speak louder, pump up the volume, a little louder, turn yourself up, put the sound up, put the volume up, put it up ;
    softer: quieter, softer, turn it down, volume down, more quietly, more softly, turn down, less loud, reduce the volume, lower the volume, decrease the volume, less volume, volume lower, keep it down, keep your voice down, lower your voice, make it quieter, turn the sound down, turn the volume down, turn it down a bit, turn it down a little, pipe down a bit, a little quieter, less noise, lower, softly, don’t shout, don’t yell, don’t scream, don’t bellow, don’t holler, don’t shout at me, don’t yell at me, no need to shout, no need to yell, no shouting, stop shouting at me, inside voice, that’s deafening, it’s deafening, you’re deafening me, turn yourself down ;
    sound: volume, sound, voice, sounds, audio, speech volume, speaker, speakers ;
    raise: raise, increase, up, turn up, higher, back up, up again, turn back up, crank up, bump up ;
    lower: lower, reduce, decrease, turn down, down ;
    quiet: shut up, be quiet, silence, quiet, hush, stop talking, stop speaking, be silent, shush, shh, sh, ssh, shut it, zip it, stop the voice, no more talking, be quiet please, quiet please, mute yourself, hush up, hush now, enough talking, stop the speech, silence please, shush please, no voice, stop yapping, stop chattering, stop jabbering, stop nattering, stop your chatter, stop your yapping, stop reading, stop the talking, stop the chatter, cease, cease talking, enough, that’s enough, pipe down, put a sock in it, belt up, silence the voice, voice off, turn the voice off, turn off the voice, turn off speech, turn the speech off, turn off your voice, switch off the voice, switch off speech, mute the voice, mute the speech, mute voice, mute speech, kill the voice, kill the sound, kill the speech, speech off, sound off, turn off the sound, turn the sound off, mute the sound, mute it, mute please, no speech, no talking, no more speech, don’t talk, don’t speak, do not talk, do not speak, stop speech, quit talking, quit yapping, give it a rest, zip your lip, hold your tongue, can it, peace and quiet, keep quiet, go quiet, stay quiet, hush please, shush now, too much talking, stop be quiet, be quiet stop, stop and be quiet, say nothing more, say nothing, not another word, don’t say anything, don’t say anything more, don’t say a word, don’t read, don’t read any more, stop reading out, no reading, not a word, shut your mouth, shut your trap, shut your face, button it, button your lip, put a lid on it, give your voice a rest, no more voice, switch the voice off, switch your voice off, switch voice off, i don’t want the voice, don’t want the voice, don’t want your voice, enough now, enough please, enough already, enough chatter, whisht, wheesht, whisht now, whisht now a minute ;
    speakagain: speak again, talk again, start talking, turn the voice on, voice on, speech on, sound on, turn the sound on, turn the sound back on, turn the voice back on, turn speech on, turn on the voice, turn on speech, turn on the sound, unmute the voice, resume speech, start speaking, you can talk, you can talk now, you can speak, you may speak, switch the voice on, bring back the voice, come back on, talk to me again, speak to me again, speak to me, say something, you may talk, you may talk again, you may speak again, switch the voice back on, turn your voice on again, turn your voice back on, turn your voice on, switch your voice on, want the voice back, i want the voice back, want your voice back, i want your voice back, hear the voice again, bring the voice back, bring your voice back, give me the voice back, give me back the voice, talk to me, unmute yourself, unmute it, unmute please, unmute the sound, talk again please, you can start talking again ;
    waiting: wait, hang on, hold on, one moment, just a second, a second, just a minute, a minute, one second, one minute, a moment, just a moment, wait for me, give me a minute, give me a second, give me a moment, take a break, brb, be right back, hold it, pause, let me think, i’ll be back, gimme a sec, one sec, a sec, gimme a second, gimme a minute, hold on a second, wait a moment, wait a second, wait a sec, hang on a second, hang on a minute, hold on a minute, let me think a second, just wait, one minute please, two minutes, back in a minute, i’ll be right back, thinking, back in five minutes, back in a few minutes, five minutes, ten minutes, back soon, hang about, hang fire, bear with me, half a mo, half a tick, half a sec, tick, two ticks, just a tick, just a mo, one mo, wait up, wait there, hold your horses, hold up, hold the game, hold please, stop a minute, stop a second, stop for a minute, stop for a moment, time out, timeout, time-out, bio break, bathroom break, toilet break, tea break, coffee break, quick break, need a break, i need a break, let’s take a break, let’s have a break, let’s pause, let us pause, have a break, stand by, the phone is ringing, phone’s ringing, the phone’s ringing, phone, someone’s at the door, somebody’s at the door, the doorbell, door, one tick, i’ll be back in a minute, i’ll be back in a bit, be back in a minute, be back soon, back in a bit, back in a sec, back in a moment, back shortly, afk, bbs, bbl, gimme a moment, give me a sec, give me a bit, give me time, give me some time, i need a minute, i need a moment, i need a second, need a minute, need a moment, let me think a minute, let me think for a second, let me think about it, i’m thinking, thinking about it, wait for a moment, wait one, wait one moment, wait just a minute, wait just a second, wait a bit, wait a little, wait a mo, just hang on, just hold on, freeze, suspend, minutes, seconds, back in, an instant, one instant, wait an instant, hang on an instant, i have to answer the phone, have to answer the phone, answer the phone, get the phone, get the door, someone at the door, i have to get the door, half a minute, half a second, there is somebody at the door, there’s somebody at the door, there’s someone at the door, there is someone at the door, somebody is at the door, someone is at the door, somebody at the door, there’s the door, there’s the doorbell, that’s the door, that’s the doorbell, the doorbell is ringing, the door bell is ringing, someone’s knocking, somebody’s knocking, short break, little break, quick pause, short pause, little pause, comfort break, loo break, smoke break, lunch break, dinner break, breather, doorbell, a ring at the door, ring at the door, stop the game for a moment, stop the game for a minute, stop the game for a second, stop the game for a bit, someone’s ringing, somebody’s ringing, stop for a bit, stop for a few minutes, let’s stop for a bit, let’s stop for a minute, let’s stop for a moment, let’s stop for a while, let’s stop for a few minutes, let’s stop for a second, stop for a while, let’s stop for five minutes, the phone’s going, the phone is going, phone’s going, my phone’s ringing, my phone is ringing, take five, put it on hold, put the game on hold, popping the kettle on, putting the kettle on, let me put the kettle on, nature calls, need the loo, i need the loo, need a wee, i need a wee, need to pee, i need to pee, gotta pee, got to pee, need the toilet, i need the toilet, getting a drink, grabbing a drink, i need to get my glasses, need to get my glasses, i need a drink, going to the loo, off to the loo, nipping to the loo, popping to the loo, don’t start yet, don’t start just yet, don’t deal yet, don’t deal just yet, don’t start without me, don’t deal without me, i’ll put the kettle on, i’ll pop the kettle on, back in a jiffy, i won’t be long, i won’t be a minute, i won’t be a moment, i won’t be a sec, won’t be a sec, won’t be a tick, be right with you, be with you in a minute, nip to the loo, pop to the loo ;
    english: english ;
    french: french ;
    sort: sort, order, arrange, group, organise, organize, put in order, put into order, put my cards in order, order my cards, tidy, tidy up, rearrange, reorder, group together, arrange by, sorting, sorted, re-sort, in order, put my cards in, put them in order, put it in order, put my hand in order, put my hand in, sort out, put my cards into order, get my cards in order, put them into order, rank my cards, rank my hand, line them up, line my cards up, line up my cards, put me cards in order, sort me cards ;
    value: value, number, rank, numbers, values, size, face value, numerical order, number order, numeric, ascending ;
    detail: detail, details, information, chatter, talking, text, words, wordy, wordiness, info, talk, commentary, chat, explanation, verbose, description ;
    brief: be brief, shorter, keep it short, briefly, brief, more briefly, concise, be concise, more concise, terse, less wordy, shorter messages, shorter please, keep it brief, keep it short please, be shorter, cut it short, short version, to the point, briefer, make it briefer, more brief, make it shorter, make it brief, make it short, stop telling me so much, telling me too much, too much talking, don’t tell me so much, do not tell me so much, don’t say so much, not so much talk, tell me less, don’t talk so much, don’t speak so much, don’t tell me everything, you don’t have to tell me everything, don’t have to tell me everything, no need to tell me everything, don’t need all the details, i don’t need all the details, don’t need all that detail, don’t want so much detail, i don’t want so much detail, don’t need so much detail, i don’t need so much detail, don’t need to know everything, i don’t need to know everything, less chatty, be less chatty, too chatty, you’re too chatty, too talkative, you’re too talkative, too wordy, you’re too wordy, use fewer words, fewer words, in fewer words, just the important things, only the important things, just the important stuff, only the important stuff, just the essentials, only the essentials, just the basics please, only what matters, just what matters, stop reading everything out, stop telling me everything, don’t read everything out, don’t read everything, no need to read everything, no need to read everything out, not talk so much, not talk as much, only want the short version, just want the short version, give me the short version, just the short version, cut the waffle, less waffle, stop waffling, no waffle, spare me the waffle, spare me the details, skip the details, just the basics, cut the chatter, cut the chat, brief mode, short mode, you do go on, you do go on a bit, you go on and on, you go on a bit, you go on too much, no need to tell me so much, no need to say so much, tell me too much, you tell me too much, say too much, you say too much, keep it shorter, keep them shorter, short and sweet, get to the point, cut to the chase, tmi, stop rabbiting on, stop rambling, stop wittering, stop wittering on, stop droning on, less rambling ;
    cut: turn off, stop, no, mute, switch off, without, get rid of, lose, kill, disable, deactivate, remove, silence, turn off the, shut off, no more, cut, take away, take off, drop, ditch, strip, take out, stop making ;
    noises: sounds, noises, sound effects, beeps, sound effect, effects, noise, bleeps, bleep, beep, beeping, jingles, tones, clicks, music, short sounds ;
    leave: bye, goodbye, good bye, bye bye, see you, see you later, i have to go, i’ve got to go, i must go, gotta go, i’m leaving, let me out, i want to stop, let’s stop here, good night, get me out, i’m done, i’m off, i want to leave, i quit, stop here, close the game, quit the game, exit the game, leave the game, i want out, farewell, cya, end the game, stop the game, i’m going, i’m done playing, stop playing, i’m leaving now, leaving, i must leave, i need to go, that’s all for today, enough for today, i’d like to leave, time to go, i have to leave, quit playing, let’s stop, let’s quit, get out, see ya, i give up, save and quit, save and exit, let’s stop now, i’m quitting, quitting, i’m going to quit, i’ll quit, cheerio, ta ta, tara, toodle pip, toodles, so long, au revoir, adios, laters, catch you later, see you tomorrow, see you soon, see you around, see you next time, till next time, until next time, good day, have a good one, have a nice day, nighty night, night night, night, nite, gtg, g2g, gotta run, got to run, i have to run, i’ve got to run, i need to leave, need to go, need to leave, must dash, i must dash, i must be off, must be off, i must be going, must be going, i’d better go, better go, i better go, better be going, i’d best be off, i’ve had enough, had enough, i’m bored of this, i’m finished, i’m all done, all done, that’s it for me, that’s me done, that’s enough for me, that’s enough for today, count me out, i’m heading off, heading off, i’m heading out, i’m off now, off to bed, i’m going to bed, going to bed, bedtime, time for bed, i want to quit, i want to exit, i want to go, i wish to leave, i wish to stop, i wish to quit, i’d like to stop, i’d like to quit, i’d like to go, i’d like to exit, i would like to stop, i would like to leave, i would like to quit, i don’t want to play any more, i don’t want to play anymore, don’t want to play any more, let’s call it a day, call it a day, let’s call it a night, call it a night, let’s finish, let’s end it here, let’s end it, finish the game, finish here, stop the program, close the program, close it, close this, quit this, exit this, shut down, shut it down, log off, log out, sign off, how do i quit, how to exit, stop now, stop this, take me out, get me out of here, i’m going home, going home, bow out, enough playing, no more playing, done for today, done for now, that will be all, that’ll be all, that’s all for now, i’m closing it, closing it, i’m closing, time for me to go, time i went, time i was off, time for me to leave, okay bye, bye then, okay bye then, right i’m off, that’s enough, enough, i’ve got to leave, put an end to, put an end to the game, put an end to this, have to be going, to be going, be going, i have to be going, i should be going, should be going, ought to be going, see you all later, see you all, see you guys, i’ll stop there, i’ll stop here, i’ll leave it there, i’ll leave it here, let’s leave it there, finish, finish up, wrap up, wrap it up, depart, be off, head off, be leaving, go home, go to bed, go now, pack it in, pack up, retire, bail, bail out, duck out, step out, drop out, throw in the towel, stopping, stopping for tonight, stopping now, stopping here, logging off, i’m logging off, signing off, exiting, ending, ending it here, closing, finishing, finishing here, quitting now, going now, leaving the table, leave the table, leave the room, leaving the room, leaving the game, out of here, i’m out of here, i’m away, clearing off, calling it a night, calling it a day, stop it there, let’s stop it there, let’s stop there, turning in, saying goodbye, good night all, good night everyone, goodnight, goodnight all, no more for me, that’s my lot, done with this, done with it, i’m done with this, fed up, i’m fed up, sick of this, i’m sick of this, don’t feel like playing, i must leave you, must leave you, i have to leave you, i’ll leave you, i’ll leave you to it, i’ll be leaving you, stop for today, i’ll stop for today, i’ll stop, going to stop, i’m going to stop, shall stop, i shall stop, will stop, enough for tonight, that’s enough for tonight, enough for one day, that will do for today, that’ll do for today, that will do for now, that’ll do for now, that will do for tonight, that’ll do for tonight, that will do me, that’ll do me, done for the day, that’s me done for the day, i’m done for the day, got to go, ive got to go, i have to get back to work, i’ve got to get back, i have to go back, got to get back, must go, have to go, i should go, i ought to go, let me go, i think i’ll go, i have to go soon, get to bed, i’ve got to get to bed, i have to get to bed, i’d better get to bed, end game, have to run, must run, must be running, got to dash, gotta dash, leave now, exit now, quit now, i leave now, time to stop, time to quit, time to end it, that’s me off, that’s me off now, that’s me away, save it and quit, save the game and quit, save and leave, save it and leave, save this and quit, save game and quit, i’m finished playing, i’ve finished playing, i’m done with this game, i’m done with the game, i’ve had enough of this game, shut the game down, ttyl, talk to you later, no more uno for me, time for my bed, need to get off, i need to get off, i must get off, must get off, peace out, off i pop, i’ll leave you lot to it, leave you lot to it, leave you all to it, leave you to it, i’ll leave you all to it, let’s say goodbye, rage quit, ragequit, i do not want to play any more, do not want to play any more, i do not want to play anymore, do not want to play anymore, that’s all for me, that’s all from me ;
    restart: start over, restart, start again, another game, one more game, a new game, another round, begin again, play another game, let’s play again, start again, let’s start over, start a new game, let’s begin again, a rematch, rematch, fresh game, a fresh game, fresh start, start fresh, start from the beginning, one more time round, have another game, let’s have another game, another match, let’s have a rematch, let’s play another, let’s play another one, let’s go again, deal again, redo, reset, start anew, start from scratch, start from zero, start from nothing, start all over, start all over again, start over from scratch, begin from scratch, start afresh, start from the very beginning, start from the start, begin again from zero, begin all over again, go back to zero, start again from scratch, start again from zero, start from zero again, begin from zero, begin from nothing, start with a clean slate, wipe the slate clean, start a new match, begin a new match, begin a new game, start another match, start another game, begin another game, a new match, set up a new game, back to square one, a whole new game, whole new game, new game, start from nil, start from nil nil, start over from nil, start the game again, start this game again, restart the game, restart this game, start the game over, start this game over, start the whole thing again, begin the game again, do it all again, deal a new game, deal a fresh game, start again from the beginning, start from the top, start the whole game over, start the whole thing over ;
    game: game, match ;
    cancel: undo, cancel, take back, undo that, take that back, cancel that, go back, revert, take it back, take my card back, go back one move, go back one, go back a move, back up, one move back, take it back please, rewind, reverse that, cancel my last move, scrap that, scratch that, retract, withdraw, unplay, undo my move, take back my, reverse my, go back a step, go back one step, back one step, one step back, redo that, redo my move, redo my turn ;
    move: move, play, card, moves, turns, plays ;
    mistake: mistake, a mistake, oops, whoops, wrong card, i made a mistake, made a mistake, i didn’t mean that, my bad, that was wrong, by mistake, not what i meant, that’s not what i meant, that isn’t what i meant, not what i wanted, an error, made an error, error, slipped, finger slipped, my finger slipped, wrong key, wrong button, wrong one, mistyped, misclick, misclicked, typo, by accident, an accident, accidentally, didn’t mean to, i didn’t mean to, did not mean to, did not mean that, meant something else, i meant something else, i meant another card, i meant the other one, wrong move, messed up, i messed up, screwed up, blunder, damn wrong card, played the wrong card, put down the wrong card, i played the wrong card, laid the wrong card, put the wrong card, not what i meant to play, that’s not what i meant to play, not what i wanted to play, didn’t mean that, didn’t mean it, didn’t mean to do that, didn’t mean to do it, did not mean it, got it wrong, i got it wrong, got that wrong, pressed the wrong key, hit the wrong key, i pressed the wrong key, i hit the wrong key, pressed the wrong button, i pressed the wrong button, typed the wrong thing, i typed the wrong thing, typed it wrong, i typed it wrong, wrong thing, clicked the wrong one, i clicked the wrong one, pressed the wrong one, i pressed the wrong one, not the card i wanted, that’s not the card i wanted, that isn’t the card i wanted, that wasn’t the card i wanted, not the one i wanted, that’s not the one i wanted, that wasn’t the one i wanted, not the card i meant, that’s not the card i meant, that wasn’t the card i meant, not the one i meant, that’s not the one i meant, that wasn’t the one i meant, wasn’t what i meant, that wasn’t what i meant, hit the wrong button ;
    save: save, store the game, store my game, store this game ;
    praise: well done, nice, good, nice one, good one, bravo, congratulations, well played, good game, gg, nice move, good luck, great, congrats, cool, good move, not bad, wow, thanks a lot, thanks so much, thank you very much, many thanks, brilliant, superb, fantastic, awesome, amazing, lovely, splendid, jolly good, good show, top job, good job, great job, nice job, great move, great game, good luck everyone, hard luck, bad luck, tough luck, unlucky, lucky you, lucky, you’re good, you’re lucky, impressive, sweet, neat, yay, woohoo, woo, hooray, hurrah, hurray, yippee, whoa, oh dear, drat, bother, rats, darn, argh, ugh, boring, that was fun, this is fun, fun, good fun, i won, boo, nicely done, nicely played, well spotted, well thought, good thinking, smart, smart move, clever, clever move, thanks a bunch, thanks a million, thanks ever so much, much appreciated, appreciated, very kind, kind of you, that’s kind, so kind, you’re kind, good on you, good going, top notch, well in, oh no, oh man, aww man, that’s not fair, not fair, unfair, that’s unfair, typical, just my luck, how annoying, for goodness sake, for heaven’s sake, are you there, anyone there, anybody there, is anyone there, did you hear me, can you hear me, nice play, great play, good play, lovely play, oh my, omg, oh my god, oh my gosh, phew, yikes, ouch, dammit, damn it, gg wp, ggs, wp, gl, gl hf, glhf, poor, poor you, poor thing, bless, bless you, nice try, my goodness, goodness, good grief, happy birthday, i love this game, love this game, what fun, thank you so much, ta very much, thanks for that, sorry about that, fingers crossed, sorry for that, well i never, oh blimey, no worries, thanks, thanks mate, ta, hiya, much obliged, how’s everyone, how’s everybody, no problem, what a bluff, what a challenge, what a penalty, you rule, she rules, he rules, they rule, i rule, way to go, jolly good game ;
    on: go on, next round, carry on, continue, keep going, next, let’s go, i’m ready, ready, let’s go on, let’s continue, move on, on we go, another round, onwards, onward, on with it, go ahead, keep playing, keep on, let’s keep going, let’s move on, proceed, play on, continue please, ready to go, ready when you are, i am ready, resume, shall we continue, let us continue, let’s carry on, get on with it, deal the next one, deal the cards, next hand, start the next round, start the next one, on to the next, on to the next one, next round please, next one please, the next round, the next one, next one, next game, let’s go on with the game, go on with the game, on with the game, carry on with the game, continue the game, go on with it, come on, i’m back, ok i’m back, back now, off you go, bring on, unpause, lets go, off we go, i want to go on, i’d like to go on, i would like to go on, i want to carry on, i want to keep going, i have to go on, want to go on, new round, a new round, another hand, next deal, deal the next hand, deal the next round, deal another hand, deal another round, begin the next round, begin the next one, start a new round, begin a new round, start another round, start the next hand, start the next deal, play the next round, play the next one, play the next hand, play another round, on to the next round, on to the next hand, i’m all set, all set, good to go, i’m good to go, when you’re ready, whenever you’re ready, whenever you like, i’m ready for more, resume the game, resume the match, resume play, resume playing, moving on, let’s get going, get going, let’s do this, deal away, take it away, keep them coming, can we start the next round, round two, round 2, round three, round 3, round four, round 4, the second round, the third round, the fourth round, ready for round two, ready for round 2, ready for round three, ready for round 3, on to round two, on to round three, let’s deal again, crack on, let’s crack on, cracking on, press on, let’s press on, get started again, new hand, a new hand, fresh hand, a fresh hand, pick up where we left off, carry on where we left off ;
    drew: drew, drawn, picked up ;
    near: closest to winning, close to winning, nearest to winning, closest to the end, about to win, on uno, nearly out, almost out, going to win, near to winning, near winning, nearest to going out, close to going out, closest to going out, about to go out, about to finish, close to the end, nearly finished, almost done, on one card, down to one card, down to one, down to their last card, on their last card, nearly done, nearest to finishing, closest to finishing, nearest the end, near the end, near finishing, close to finishing, almost finished, almost at the end, at the end, near the finish, about finished, almost there, nearly there, almost won, close, to winning, to going out, to finishing, from winning, from going out, from finishing, on my last card, down to my last card, going to go out, gonna go out, going out soon, going to finish, go out soon, on her last card, on his last card, down to her last card, down to his last card, on one, at uno ;
    against: against ;
    so: so, that, as, too, far, way, much ;
    must: have to, need to, must, gotta, got to, ’ve got to, forced to, better, had better, ’d better, does one have to, must one, must we, one must, one has to, no choice but to, have no choice but to, no option but to, nothing for it but to, nothing else for it but to, have got no choice but to, got no choice but to, i’ve got no choice but to, no other choice but to, no alternative but to, have no alternative but to ;
    q: should i, shall i, do i, must i, am i, would i, do i need, is, is the, are, does, does the, would, would the, could, ought i to, ought i, would i do well to, is it wise to, is it worth, had i better, will, will i, will the ;
    sentence: one, thing, sentence, message, last one, last thing, last message, last sentence, previous sentence, previous message, the sentence before, sentence before, message before, the message before, one before, bit, last bit, last line, the line, previous line, the last line ;
    iff: if, what if, what happens if, suppose ;
    best: best, smartest, be best, the best, be the best, be wise, be smart, be smartest, the smart move, wisest, the wisest, best thing, the best thing, best bet, my best bet, best choice, the right choice, right choice, the smart, the clever, smartest thing, the smartest thing, cleverest thing, wisest thing, cleverest, sensible thing, best option, my best option, the best option, best course, the clever thing, clever thing, the smart thing, smart thing, the wise thing, wise thing, the sensible thing, the right thing, safest ;
    hesitate: no idea, have no idea, dunno, not sure, i’m not sure, clueless, at a loss, haven’t a clue, don’t have a clue, lost for ideas, undecided, can’t decide, i can’t decide, cannot decide, can’t choose, i can’t choose, unsure, don’t know what to do, torn, in two minds, i’m torn, haven’t the foggiest, not a clue, hesitating, i’m hesitating, wavering, i hesitate, hesitate, havent a clue, haven’t got a clue, have no clue, no clue, got no clue, not got a clue, haven’t got any idea, haven’t a scooby, in doubt, i’m in doubt, i’m stuck, i’m stuck here, stuck, i’m a bit stuck, i’m stuck again, can’t make up my mind, cannot make up my mind, can’t make my mind up, not made up my mind, haven’t decided, i haven’t decided, haven’t decided yet, haven’t made up my mind, i haven’t made up my mind, i can’t make up my mind, still deciding, i’m still deciding, not sure what is good, not sure what’s good, not sure what’s best, not sure what is best ;
    laugh: haha, lol, hehe, hahaha, funny, yay, perfect, excellent, ha ha, ha, rofl, lmao, hilarious, that’s funny, very funny, haha nice, tee hee, super, splendid, he he ;
    think: i think, i think that, i bet, i’m sure, i guess, i suspect, surely, must be, probably, obviously, clearly, definitely, no way, come on, nonsense, rubbish, i say, i say that, i’d say, i reckon, i believe, i believe that, i’m convinced, i’m certain, i’m positive, i’m pretty sure, i’m quite sure, pretty sure, i have a feeling, i’ve a feeling, something tells me, i put it to you that, i’m telling you, i swear, bet, i wager, i know it, i know, i just know it, i know for a fact, admit it, i bet you, i feel, i feel that, i’ve got a feeling, i have got a feeling, my guess is, my gut says, my gut tells me ;
    refuse: refuse, avoid, dodge, get out of it, answer, get out of this, get out of that, wriggle out of it, wriggle out of this, wriggle out, avoid it, avoid this, avoid them, escape, way out, a way out, way out of this, way out of it, way round it, get around it, get round it, way round this, way around this, way round that, way around it, way around that ;
    yes: yes, yeah, yep, yup, aye, yea, yup then, yh, ye, yuh ;
    why: why, how come, what for, for what reason, why’s, why is it that, what’s the reason, the reason, how come that, but why ;
    braille: braille ;
    contracted: contracted, grade 2, contractions ;
    off: off, away, out ;
    my: my, mine ;
    anything: anything ;
    itis: it is, here is, here is my, this is my, here comes, here comes my, here goes, it’ll be, it will be, here is the, this is the, will do, it’ll have to be, it will have to be, it’s going to have to be, it’s going to be, it’s gonna be, gonna have to be, going to have to be, got to be, gotta be ;
    big: biggest, highest, largest, strongest, lowest, smallest, most expensive, best value, most valuable, highest value, lowest value, biggest value ;
    only: only, just, one left, one card left, just the one, only the one ;
    any: any, whichever, whatever, at random, random, doesn’t matter, anything you like, your choice, your pick, pick for me, choose for me, decide for me, play for me, surprise me, whichever you like, a random card, any card, you do it, pick one for me, choose one for me, pick one out for me, just pick one for me, just choose one for me, you pick one for me, can you pick one for me, just pick for me, please pick one for me, pick one for me please, choose a card for me, pick a card for me, choose one of my cards for me, play a card for me, select a card for me, please choose a card for me, please pick a card for me, you choose a card for me, pick for me will you, pick for me would you, pick one for me will you, choose for me will you, choose one for me will you ;
    forme: for me, in my place, if you were me, in my shoes, in my position, if it was you, if it were you, if you had my cards, if you had my hand, if this was your hand, if this were your hand, if you were in my shoes, if you were playing my hand ;
    caughtyou: caught you, caught u, gotcha, got ya, busted, you’re caught, i caught you, got you, got u, caught ya, nabbed you, gotcha there ;
    caught: caught, gotcha, got you, busted, nabbed, spotted, seen you, saw you, got ya, got her, got him, got u ;
    regardless: even so, in any case, despite everything, no matter, nonetheless ;
    had: had, must have had, had to have, had to have had ;
    greeting: thanks, thank you, hello, hi, hey, sorry, good evening, good morning, hi there, hello there, good afternoon, hiya, howdy, greetings, g’day, wotcha, hello everybody, hello everyone, hello all, hi all, hi everyone, hi everybody, hey all, hey everyone, morning, evening, afternoon, cheers, ta, no problem, you’re welcome, nice to meet you, pleased to meet you, how are you, how do you do, apologies, my apologies, i apologise, how are you doing, how are you all, how are you today, bad luck, hard luck, tough luck, unlucky, hurry up, speak up, give up, never give up, watch out, look out, cheer up, wake up, don’t give up ;
    deal: deals, dealt, dealer, the dealer, dealing, deal, dealt the cards, dealt this round, dealing the cards, dealing this round, deal the cards, dealt this hand, dealt this mess, dealt this lot, dealt these cards, dealt me this, dealt me these, giving the cards, giving out the cards, gives the cards, handing out the cards, hands out the cards ;
    until: playing to, playing up to, play to, play up to, play until, playing until, the target, target, target score, the winning score, winning score, needed to win, to win ;
    made: made, makes, making, make, ’s making ;
    options: options, choices, possibilities, legal moves, legal plays, possible moves, possible plays, valid moves, valid plays, available moves ;
    aim: aim, goal, object, objective, aim of the game, goal of the game, purpose of the game, point of the game, idea of the game, object of the game, objective of the game, what we’re trying to do ;
    type: type, write ;
    anyone: anyone, anybody, someone, somebody, any of them, any of the others, one of them, any of the bots, any of my opponents ;
    since: since, since my turn, since my last turn, meanwhile, in the meantime, since my last go, since my go, since my last move, since my last play, since i last played, since i played, since i went, since i last went, since last time, since then, since my last card, since my card, since i put down my last card, since i last put one down, since i was last on ;
    tellmore: tell me more, give me more detail, give me more details, say more, tell me a bit more, tell me more each time, tell me a little more, tell me a lot more, give me a bit more detail, a bit more detail, be more detailed, more detailed, in more detail, don’t say enough, you don’t say enough, don’t tell me enough, you don’t tell me enough, say too little, you say too little, not enough detail, that’s not enough detail, not enough details, not enough information, not detailed enough, tell me everything that happens, tell me everything that’s happening, tell me more when you talk, be less brief, don’t be so brief, full details, full detail, full mode, like to hear more, want to hear more, not telling me enough, you’re not telling me enough, be more descriptive, more descriptive, go into more detail, go into detail, be more chatty, more chatty, be chattier, chattier, be more informative, more informative, leave nothing out, don’t leave anything out, don’t skip anything, hear more ;
    unreal: did i, did you, did we, i always, we always, they always, you always, everybody must, everyone must, instead of, i wanted to, i could, i might, i would have, i should have, i could have, i used to, has just, had just, forbidden, can’t draw, cannot draw, have i got to, does, do we, should we, shall we, are we, do you, am i going to, can’t i, cannot i, couldn’t i, shouldn’t i, won’t i, i didn’t play, i didn’t draw, i didn’t take, i hate to, i was, we were, was i, were we, is it, are you, thanks for, thank you for, sorry for, isn’t it, one of my, one of the, one of, too bad about, what a shame about, too bad for the, too bad for my, i suppose i could, no play it, no play, sorry about, careful with, thinking of, imagine, i can’t listen, haven’t i got, don’t i have, do none, did say uno, i’d have to, can’t go yet, in doubt, doubt myself, doubting myself, can’t believe it, can’t believe this, don’t believe this, i stick, i’ll stick, stick with it, say i play, once it, no one, change blue, ditch, it’s already, one to go, pass it on, pass this on, pass it along, pass them on, pass the four on, they have just, we have just, you have just, others have just, looks like she’s, looks like he’s, looks like they’re, looks like she, looks like he, look like she, she looks like, he looks like, to the end, till the end, until the end, to the very end, in the end, to an end, an end, down to my last, that’s my last, that is my last, this is my last, that was my last, it’s my last, please let it be, in first place, in second place, in third place, in fourth place, in second last place, put me first, put me second, put me third, put me last, draw nothing, draw none, need a good, need a better, need a decent, want a better, want a good, can’t you, can’t she, can’t he, can’t they, show her my, show him my, show them my, show you my, i’d let, no time to, could it be that, do i have to, do i need to, she won’t, he won’t, they won’t, draw no, take no, drawing no, taking no, had forgotten, is mine, do it again, do that again, i was going to, i was about to, quite a challenge, such a challenge, one’s mine, i’m done for, trust me, believe me, can’t be, cannot be, having none of it, i’m fine, deal me in, want that card, want that one, want this card, can you lie, can i lie, can we lie, can you bluff, can you cheat, can i bluff, give me five, gimme five, high five, three cheers, call my bluff, called my bluff, leave it to me, leave some for me, leave me some, leave it out, can’t believe you, can’t believe her, can’t believe him, can’t believe them, cannot believe you, cannot believe her, trust you to, deal with it, take it easy, get her for that, get him for that, get them for that, grab her, grab him, get her, get him, get on with it, well done, hold it right there, enough already, enough of this, enough of that, enough for today, enough for now, no passing, pass me that, pass it to me, pass that to me, pass me the, save us, nabbed me, spotted me, busted me, eat that, oh come on, not playing any more, not playing anymore, one more question, one more thing, one last question, quit playing games, wait for the next, i wanted, because of, a lot to draw, lots to draw, many to draw, cards to draw, more to draw, was mine, were mine, trust myself, believe myself, oh no a, oh no another, want a skip, need a skip, i’ll have it, there’s no way she’s, there’s no way he’s, there’s no way you’re, there is no way she’s, it’ll change, it will change, it plays, this plays, my card plays, play that again, play it again, try again, play it lower, another look, another go, one more go, one for the team, pass one on, another game, time to take stock, nothing to play for, nothing to lose, you’ve nothing, you’ve no, you have nothing, you have no, you’ve got nothing, you’ve got no, nothing on me, haven’t got anything on, no such luck, no match for me, did it again, that’s one, that’s another, it’s one, it’s another, there’s one, there is one, there’s another, here’s one, here is one, here’s a card, here is a card, here’s another, here is another, yet another, still one, card to go, more to go, on one card, with one card, already one, already another, want my card, i’ve a card, card like that, one like that, like that one, love that one, this one card, what one card, have one go, i’m down to one card, so i have to, so i must, so i need to, so do i have to, never mind the, never mind drawing, never mind playing, never mind taking, nevermind the, there goes, there go, it’s the last, it was the last, is the last one left, is that ok, is that okay, is that right, is that allowed, is that fine, is that legal, is that possible, quick one, a quick one, small one, wee one, one each ;
    from: from the left, in line, from left to right, left to right, along from the left, from left, on the left, from the left hand side, from the left side, along from left ;
    choose: choose, decide, make up my mind, pick, choose between, decide between ;
    thisone: that one, this one, that card, this card, it, that play, this play, that move, this move, that advice ;
    turnon: turn on, switch on, activate, enable, put on, turn on the, start, give me, show, bring up, put on the, back on ;
    whereis: where’s, where is, where are, where did, what happened to, where have, where’ve, where does, where do, where am, whereabouts is, whereabouts are, whereabouts ;
    howmuch: how much, how badly ;
    orderly: order, what order, players, turn order, playing order, order of play, seating, seating order, order of turns, order of players, order of the players, order of the turns, seating plan, seating arrangement ;
    noplay: nothing to play, nothing to put down, no card to play, no cards to play, no card to lay, no card to put down, nothing to lay, nothing i can put down, nothing i can lay, nothing playable, nothing to go, nothing that goes, nothing to match, no match for it, no matching card, no matching cards, no card that fits, no card that goes, no cards that fit, nothing suitable, no way i can play, nothing i can use, nothing i could use, nothing to use, nothing i could play, nothing i can go with, nothing here i can use, no card i can play, no cards i can play, no card i can put down, no cards i can put down, no card i can lay, no cards that go, no can do, no good cards, no usable cards, no suitable cards, no useful cards ;
    come: come ;
    isshe: is she, is he, are they, are you, is that, is this, was she, was he, were they ;
    stack: stack, stacked, stacking, pile up ;
    begin: begin, begins, start, starts, start with, begin with, dealt, starting with, beginning with ;
    whodidwhat: who played what, who did what, who laid what ;
    all: all ;
    doing: doing, getting on, up to ;
    toward: to the right, to the left, rightwards, leftwards, to my left, to my right ;
    onemore: another one, let’s have another, one more, let’s do another, another, again, one more round, let’s play another, let’s go again, next one, next game, next hand, the next one, next please, deal again, another go, one more go, another round, one more hand, another hand, play against each other again, let’s play against each other again, play each other again, let’s play each other again, play one more, play another, play again, go again ;
    empty: used up, exhausted, finished, running low, nearly gone, empty, nearly empty, almost empty, running out, getting low, running short, getting thin ;
    wish: want, want to, would like, would like to, i’d like to, like to, need to, wish to, hope to, love to, trying to, try to, wanting, need some, required, i’d like you to, would like you to, want you to, i want you to, like you to, would you mind, i’d prefer you to, i’d love you to, i’d like, should like to, should love to, would love to, i’d love to ;
    minutes: minutes, minute, min, mins, seconds, secs, 10, 15, 20, 30, ten, fifteen, twenty, thirty, quarter of an hour, half an hour, hour ;
    notthat: not that one, not that card, not that, not this one, not this card ;
    chosen: chosen, choose, chose, picked, pick, want, wanted, called, call, asked for, ask for, name, named, demanded, demand, say, said, set, declare, declared, been called, been chosen, been picked, been asked for, was called, was chosen, was picked, been named, was asked for, go for, gone for, went for, going for ;
    allread: read it all, read it all again, read all again, read me everything, read everything, read everything again, read them all, read them all again, read them out, read them out again, read out everything, read everything out ;
    special: special, special cards, action cards, power cards, symbols ;
    readout: read, read me, read out, read me out, reading, reading out ;
    asked: what, whats, which, why, how, when, read, show, tell, remind, list, display, describe ;
    unit: seconds, minute, minutes, moment, moments, sec, secs, mo, tick, break, pause, breather, little break, short break, quick break, time out, instant, a second, one second, 1 second, a second or two ;
    leaveme: let me have, take, let’s have, let’s take, give me, spare me, allow me, need, make it, could i have, can i have, gimme, just, lets have, lets go with, can i get, could i get, ill have ;
    someonego: one that fits, one that goes, one that works, one that matches, anything that fits, anything that goes ;
    units: seconds, minutes, moments, mins, secs, hours, ticks ;
    round: round, rounds, new round ;
    make: make, makes, keep, have ;
    speed: speed, rate, reading speed, speech speed, speaking speed, talking speed, voice speed, speech rate, tempo, delivery, voice pace, talking pace, reading pace, speaking pace, pace of the voice, pace of your voice, pace of speech, voice’s pace ;
    enough: enough, sufficiently ;
    hear: hear ;
    hardly: barely, hardly, scarcely ;
    well: well, properly, clearly ;
    speech: voice, speech, speech synthesis, synth, synthesiser, talking, reading, speaking, narration, screen voice ;
    sentences: sentences, messages, announcements, texts, phrases, sentence, message ;
    short: short, shorter, brief, briefer, concise, simple, simpler ;
    long: long, longer, detailed, more detailed, fuller, full ;
    knowall: know everything, i want to know everything, hear everything, i want to hear everything, tell me everything, every detail, all the details, all details, describe everything, describe it all, tell me the lot, tell me absolutely everything, all the detail, say everything, read me everything that happens, hear everything that happens, read everything that happens, know everything that happens ;
    lots: many, lots, loads, loads of, lots of, a lot, a lot of, few, plenty, plenty of, very many, that many, a bunch, a load, not many ;
    rank: what place am i in, what place am i, which place am i in, what position am i in, what position am i, my place, my position, my rank, my ranking, my standing, where am i in the standings, where do i rank, my placing, place am i, where did i come, where did i finish, where did i place, where have i come ;
    principle: idea, principle, concept, gist, basics, idea of the game ;
    permit: allowed, permitted, legal, valid, playable, a legal move, a legal play, a valid move, a valid play, a legal card, an allowed move, in the rules, within the rules ;
    changed: changed, changed to, turned, turned into, become, became, gone to, switched, switched to, end up on, ended up on, end up with, ended up with, settle on, settled on, land on, landed on, finish on ;
    like: like, look like ;
    seen: see, seen, saw, read, catch ;
    gave: gave, given, hit, stuck, landed, put, served, slapped, threw ;
    onword: on, back on, on top of ;
    times: once, one time, a single time, just once ;
    laid: played, laid, thrown, dropped, discarded, placed, laid down, that was played, been played, been laid, that’s been played, was played, was laid, that was laid, that got played, shown ;
    acard: card ;
    cover: cover, beat, go on top of ;
    ornot: or not, yes or no, or what ;
    still: still ;
    grasp: understand, know, recognise, recognize, accept, take ;
    wrongcard: wrong card, the wrong card, the wrong one, wrong one ;
    catchv: catch, get, nab, report, grab, penalise, penalize, punish, catch out, dob, dob in, rat on, grass on, snitch on, tell on, grass up, call out, calling out, reporting, catching, nabbing, penalising ;
    theirs: his, her, hers, their, theirs, your ;
    dealt: been dealt, dealt, given, been given, got given, been left with, been landed with ;
    dare: dare, defy, i dare ;
    better: better, is it better to, better to, wise to, wiser to, preferable, smart to, best to, wisest to ;
    without: without ;
    needed: needed, necessary, wanted, required ;
    possible: possible ;
    language: language, tongue, languages, another language ;
    shallwe: shall we, should we, could we, may we, why don’t we, how about we ;
    didntmean: didn’t mean to, did not mean to, didn’t want to, did not want to, never meant to, wasn’t meaning to ;
    friends: friends, my friends, folks, guys, people, team, gang, chaps, lads, ladies, gentlemen, ladies and gentlemen, players, y’all, you all, everyone, everybody ;
    shot: move, moves, turn, turns ;
    breaks: minute break, second break, minutes break, minute pause ;
    ending: the end, end, ending, the last bit, last bit, the last part, last part, the beginning, the first part ;
    back: back, back to, return to, return, go back to ;
    gofor: go, going ;
    fitting: fit, fits, goes, work, works, match, matches, playable, legal, allowed, valid, possible, suitable, permitted ;
    lacard: the card, and the card ;
    takeoff: take, take off, take away, switch off, put off ;
    bycolour: by colour, by color, by suit ;
    byvalue: by number, by numbers, by value, by rank ;
    toplay: to play, to lay, to put down, to put, to get rid of, to drop, to ditch, to throw ;
    scratch: from scratch, all over again, from zero, from nil, from nil nil, from nought, from nothing, at zero, at nought ;
    role: role, function, power, job ;
    use: use, using ;
    choice: choice, suggestion, advice, pick ;
    stopnow: stop ;
    letit: let it be, let’s make it, make that ;
    plays: play, plays, playing, move, moves, moving, go, goes, going ;
    metime: give me time, give me more time, give me the time, leave me time, leave me more time, no time, enough time, more time, give me longer, give us longer, need time, need some time, want time, want some time, have time, haven’t time, haven’t the time, get time ;
    hearing: to hear, to listen, to follow, to understand, to catch up, to keep up, to read, to react, to take it in, to hear it, to hear that, to hear everything, to think, to decide, to think about it, to make up my mind ;
    other: other, another, different, next ;
    layon: play on, go on, lay on, put on, play upon, build on, place on, put mine on, play mine on, put it on, lay mine on, play onto, put a card on, play a card on, go on top of, play on top of ;
    cardsfirst: cards first, hand first, my cards first, my hand first, card first ;
    single: card, one ;
    shouting: shouting, yelling, screaming, bellowing, blaring, booming, hollering, hollering at me, roaring, blasting ;
    gabble: gabbling, gabble, rattling, rattling on, racing, babbling, mumbling ;
    penalty: penalty, punishment, hit, consequences, forfeit ;
    nevermind: never mind, nevermind, forget it, forget that, scrap that, scratch that, changed my mind, i changed my mind, i’ve changed my mind, second thoughts, on second thoughts, on second thought, i have changed my mind, have changed my mind, changing my mind, i’m changing my mind, i take it back, i’ve thought better of it, change my mind, ignore that, ignore it, disregard that ;
    forget: forget, forget about, scrap, scratch, cancel, take back, undo ;
    stand: stand, standing, look, looking, shaping up, coming along, going, now ;
    howis: how’s, how is, how are, how ;
    nocare: don’t care, i don’t care, don’t mind, i don’t mind, not fussed, i’m not fussed, not bothered, doesn’t matter, doesn’t matter which, it doesn’t matter, whichever, either one, doesn’t matter which one ;
    honest: honest, true, legit, legitimate, kosher, above board, truthful, genuine, truth, telling the truth ;
    because: because, since, as, for ;
    the: the, my ;
    numbered: number, numbered ;
    putdown: put it down, put it straight down, put it straight on, put it on, slap it down, pop it down, lay it down, chuck it down, throw it down, throw it on, put that down, put this down, down it goes, on it goes, straight down, stick it on, stick it down, bung it down, whack it down, out it goes, off it goes, get it out, down with it, down with that ;
    doi: do i, should i, shall i, must i, would i, ought i ;
    howmany: how many, how many people, how many players, number ;
    anytime: any time, anytime, at any time, whenever, on anything, on everything, on any card, over anything, on any colour, whenever i like, whenever i want, at any moment, always ;
    wrong: i’m wrong, i am wrong, i’m mistaken, i am mistaken, she’s honest, he’s honest, they’re honest, it fails, i lose the challenge, the challenge fails, i get it wrong, i’m right, i am right, it works, i’m wrong about her, i’m wrong about him, i’m wrong about them, i’m wrong about it, i’m wrong about that, i am wrong about her, i am wrong about him, i am wrong about them, wrong about her, wrong about him, it’s not a bluff, she isn’t bluffing, wrongly ;
    chances: chances, odds, risk, risks, probability, likelihood ;
    nab: catch, bust, nab, nail, report, call out ;
    person: her, him, them, em ;
    finished: i’m done, done, finished, that’s me, that’s me done, end of turn, end of my turn, end my turn, i’m finished, my turn is over, turn over, end it there, over to you, your turn, your go, that’s all for me, that’s all from me, that’s it from me, that’s it for me, my turn’s over, my turn’s done, my turn is done, my go is over, my go’s over, that’s my turn done, that’s my turn over, that’s my go, end of go ;
    whoelse: who else ;
    skipped: skipped, skipped me, skip me, skipping me, miss my turn, missed my turn, miss a turn, lose my turn, lost my turn, get skipped, got skipped, passed over, jumped over, miss her turn, miss his turn, miss their turn, missed her turn, missed his turn, missed their turn, lose her turn, lose his turn, lose their turn, lost her turn, lost his turn, skipped her, skipped him, miss my go, missed my go, miss a go, missed a go, lose my go, lost my go, lose your turn, miss your turn, miss your go, lose your go, lose a turn, lose a go ;
    teach: teach me, teach us, teach me to play, practise, practice, learn how to play, teach me how to play, learn to play, practise a bit ;
    goout: end on, end with, finish on, finish with, go out on, go out with, win with, win on, finish the round with, my last card be, be my last card ;
    waitfor: waiting, waiting for, wait for, waiting on, wait on ;
    doyou: do you think, do you believe, do you suppose, is it, is that, do you reckon, do you figure, would you say, don’t you think ;
    normal: normal, usual, standard, default, ordinary, the usual, how it was, as before, full sentences ;
    onthat: on that, on it, on this, on top of that, on top of it, onto that ;
    missedit: missed that, missed it, didn’t catch that, i missed that ;
    request: you, have, get, receive, take a card, pick one up, pick up one, take one, draw one, pick up a card, have one, may as well, could as well, might as well, if i may, grab one, grab a card, grab another, get a card, get another ;
    whether: is, are, was, were, has, does, did, am i, do i, do we, do they, should i, shall i, must i, will i, will they, will she, will he, had, have i, have we, have i got, have we got, did you, would they, would she, would he, have you, have they, hasn’t she, hasn’t he, isn’t it, aren’t they, wasn’t it, do you, are you, are they, would you, isn’t that, isn’t this, isn’t she, isn’t he, wasn’t that, wasn’t she, wasn’t he, aren’t you, haven’t i, haven’t we, should, shouldn’t ;
    illhave: i’ll have, i will have, i shall have, let me have, lemme have, i’d like to have, ill have, let’s have ;
    ihave: i have, i’ve, i got, have i, have i got, do i have, do i hold, am i holding, i hold, do i own, i’ve got, i still have, do i still have, ive, have i still ;
    bull: bull, bullshit, rubbish, nonsense, baloney, bs, bull that, a load of rubbish, load of rubbish, a load of nonsense, a load of bull, utter rubbish, complete rubbish, utter nonsense, complete nonsense, poppycock, codswallop, hogwash ;
    keeplater: save it for later, keep it for later, save it, save that one, save this one, save that, save this, i’d rather save it, save it for another turn, save it for another time, keep that one for later, keep this one for later, save that for later, save this for later, keep that for later, keep this for later, it stays in my hand, it stays with me, stays in my hand, stays with me, that stays in my hand, that one stays in my hand, it goes in my hand, goes in my hand, that goes in my hand, goes into my hand, it goes into my hand, that goes into my hand, it’s going in my hand, that’s going in my hand, goes with the others, it goes with the others, that one stays, mind it for later, mind that for later, mind that one for later ;
    wentout: went out, got rid of their cards, finished, finished first, got out, is out, went out first, got rid of all their cards, got rid of all the cards, got rid of all her cards, ran out of cards, played their last card, went out last, go out, win the round, finish like that, got rid of theirs, got rid of theirs first, got rid of them all first, emptied their hand, finish ;
    onebit: for a moment, for one moment, for a minute, for a second, for one second, one bit, for a single moment, for a single second, for one single moment, an inch ;
    aimed: on, for, at, against ;
    makeskip: skip, i skip, make skip, i’ll skip ;
    surely: of course, certainly, sure, absolutely, definitely, gladly, by all means, please do, i do, go ahead, why not, affirmative, sure thing, indeed, that’s right, that’s the one, that one, yes that one, yeah that one, exactly, correct ;
    notnow: not now, not yet, not right now, certainly not, of course not, not at all, absolutely not, no way, never, i’m staying, i don’t, please don’t ;
    someone: someone, somebody, anyone, anybody, the next player, they ;
    waitedme: while i was waiting, while i waited, while i was away, while i was out ;
    newcard: the fresh card, the new card, the card i just drew, my new card, new card, fresh card, the new one ;
    unwanted: not that one, didn’t want to play that, did not want to play that, didn’t mean to play that, did not mean to play that, didn’t mean that one, didn’t want that one, didn’t want to play that one, didn’t mean to play that one, didn’t mean to put that down, didn’t mean to lay that ;
    risk: risk, lose, cost me, risking, lose if, it cost, it cost me, risky, dangerous, a risk, danger ;
    normally: normally, as usual, like before, as before, talk normally, normal again ;
    somesuch: something, something that’s, something in ;
    turnround: turn it round, turn it around, turn us round, turn things round, turn things around, flip it, go the other way, change direction, change the direction, switch direction, send it back ;
    unseen: while i wasn’t looking, while i was away, when i wasn’t looking, when i was away, while i was out, while i was gone, when i was gone ;
    getturn: get a turn, have a turn, get a go, have a go, get to play, get her turn, get his turn, get their turn, get a turn in, get their go, get her go, get his go, have her turn, have his turn, have their turn ;
    cardand: top card and colour, card and colour, colour and card, colour and top card, the card and the colour, the colour and the card, top card and the colour ;
    switchto: switch to, change to, switched to, changed to, swap to, swapped to, turn to ;
    andword: and ;
    slowgame: make the game go slower, make the game slower, slow the game down, slow down the game, longer breaks between the turns, longer pauses, longer breaks, longer pauses between turns, more time between turns, more time between the turns, play slower, play more slowly ;
    bothof: both, both of, both my, both of my, both the, two of my, both of the, two of the, two ;
    yet: yet, already ;
    soon: soon ;
    itshall: it shall be, let it be, it will be, it is to be, it’s going to be ;
    hurryup: hurry up, get on with it, get a move on, chop chop, tell them to hurry up, make them hurry, come on then hurry up ;
    letmesee: let me look, let me think, let me check, let me see, let me have a look ;
    isslow: it’s slow, it’s so slow, so slow, that’s slow, this is slow, this is so slow, it is slow, you’re slow, you’re so slow, a bit slow, it’s a bit slow, you speak slowly, you talk slowly, that was slow, it’s very slow, the voice is slow, voice is slow, your voice is slow, the voice is so slow, your voice is so slow, you talk so slowly, you speak so slowly, you’re dead slow, dead slow, you’re very slow, you’re painfully slow ;
    isfast: it’s fast, it’s so fast, so fast, that’s fast, this is fast, this is so fast, it is fast, you’re fast, you’re so fast, a bit fast, it’s a bit fast, you speak fast, you talk fast, it’s very fast, the voice is fast, voice is fast, your voice is fast, the voice is so fast, you speak quickly, you talk so fast, you speak so fast, you read so fast, you’re speaking so fast, you’re talking so fast, you’re reading so fast, you’re dead fast, you’re very fast, you’re awfully fast ;
    readorder: read out the order, read the order, read me the order, tell me the order, remind me of the order, repeat the order, say the order, hear the order, tell us the order, check the order ;
    ididlast: what did i play, what did i just play, what did i do, what did i just do, what did i do last, what did i last play, what have i played, what have i just played, what was my last move, what was my last play, what did i lay, what did i lay last, what did i put down, what did i play last, what have i laid, which card did i lay, which card did i play, did i play that, did i lay that, did i put that down, did i put that there ;
    reported: maybe, perhaps, it was, there was, was good, you said, you told me, you made, your mistake, her mistake, his mistake, no mistake, no mistakes, not a mistake, afraid of, afraid to, i love, i like, always bluffs, bluffs a lot, often bluffs, always lies, never bluffs, no bluff, not a bluff, not bluffing, caught me, got caught, was caught, been caught, already caught, just caught, never says, always forgets, can’t wait, cannot wait, can’t choose, i’m on, i’m down to, i am on, i am down to, is on uno, ’s on uno, to my turn, i had, i couldn’t, couldn’t play, i did, i got zero, i get it, i get that, get it now, i’ll get it, take a look, take a guess, my word, i’ll be quiet, i’ll shut up, i’m quiet, i’m slow, i’m so slow, i’m too slow, i was too fast, i was too slow, i’m too fast, am i too, she’s too, he’s too, he is too, she is too, she’s so, he’s so, the kids, you’re brief, i talk too much, i sorted, you sorted, sort of, all sorts, let me finish, close call, is a lot, always drawing, still drawing, a draw, you’ve got, as a yes, so i can play, change from, switch from, change it from, change the colour from, is over, is boring, is finished, dare i, can you believe, can’t take it, can’t take that, can’t take this, can’t take any more, get you, give her, give it to her, give them to her, here we go, hear the music, hear the sounds, hear any music, there’s no sound, there are no sounds, there’s no music, i hear no, not too fast, not too loud, not too slow, back in the game, i’m back, that sounds, keeping my, blue already, is challenging, that’s challenging, that’s in order, that was my, that was a pause, that was no, was no mistake, can’t be right, it can’t be, that can’t be, there’s a, we had, i took, you’re quick, i should have, i could have, i would have, i should’ve, i could’ve, i would’ve, she hit, he hit, you hit, they hit, she pressed, he pressed, you pressed, she typed, he typed, she didn’t mean to, he didn’t mean to, they didn’t mean to, you didn’t mean to, she didn’t want to, he didn’t want to, they didn’t want to, you didn’t want to, she stops, he stops, they stop, no time to, i don’t read, i don’t tell, i don’t say, she talks, he talks, they talk, she speaks, he speaks, they speak, it isn’t loud, it isn’t fast, loud in here, i’m way too slow, i’m way too fast, she’s way, he’s way, they’re way, going to love, gonna love, i don’t talk, i don’t hear, i don’t speak, all night, all night long, i’m not that, i’m not so, i’m not very, i’m not too, need i say more, off my game, was on the phone, was at the door, enough said, i’ve got enough, i have enough, can she take, can he take, can they take, will there be, is there going to be, stopping already, leaving already, we talk too much, we speak too much, we talk too fast, we speak too fast, i’m so quiet, the telly, the tv, the radio, my telly, my radio, i’m french, i’m english, i am french, i am english, she’s french, he’s french, they’re french, you’re french, she’s english, he’s english, they’re english, you’re english, she is french, he is french, she is english, he is english, that was brief, i know everything, sorry to make, sorry for making, there’s no voice, there is no voice, there’s no speech, there is no speech, there is no sound, i have no voice, i’ve no voice, i have no speech, i’ve got no voice, i’ve got no speech, there’s no braille, there is no braille, i have no braille, i’ve got no braille, your voice went, the voice went, you got it wrong, you got that wrong, you made a mistake, you played the wrong, she didn’t mean, he didn’t mean, they didn’t mean, not that again, not this again, not that card again, not that one again, didn’t mean to say, didn’t mean to be, didn’t want to draw, can cancel a, cancel their, cancel her, cancel his, i had enough time, quiet tonight, quiet today, quiet in here, slow tonight, slow today, i’m slowing down, i’m slower, she’s slow, he’s slow, they’re slow, i’ll be faster, i’ll be quicker, i’ll be slower, i’ll be quick, she’s slower, she’s faster, he’s slower, he’s faster, i’m faster, i’m quicker, i’m too soft, you’re too soft, too gentle, softly softly, slowly does it, gently does it, play lower, i’m not shouting, i’m not yelling, i’m not fast, i’m not slow, i’m not quick, i’m not loud, music is back, noise is back, hear myself, be quick, rush me, up on me, can i put the same, can i put two, can we put two, can you put two, it’s a new game, it’s another game, that’s another game, that’s a new game, it’s a whole new game, that’s a whole new game, had a fresh, a fresh start for, it’s a fresh start, that was a fresh start, that’s a fresh start, she’s back to, he’s back to, we’re back to, game for you, it reset, it restarted, i had to, i’ve no music, there was no noise, there’s no noise, there is no noise, noise from you, it’s slowing down, it’s quicker, that’s quicker, a bit slower now, you draw, you’re all so quiet, i’m leaving that, i’m leaving it, i’m leaving this, i’m leaving them, that was slow, that was fast, that was loud, that was too slow for, i’m going for it, i’m going with it, i’m going for that, i’m going with that, i’m going in, i’m going on, i’m going there, i’m going again, i’m going up, i’m going down, go with it, go with that, go with this, go on that, go on it, must go on, need to go on, got to go on, must go there, have to go there, stop her, stop him, leaving it, leaving that, leaving this, done with it, done with that, i’m off that, out of that, out of this, must go on with, have to go on with, got to go on with, have to go for it, time to go for it, got to go for it, must go for it ;
    please: please, for me, pls, plz, if you please, if you would, kindly, would you please, would you kindly, would you mind ;
    was: was, was it, was the, did it have ;
    speakv: talk, speak, read, go, talk to me, speak to me, read it, say it, read out, read to me, utter ;
    isquiet: it’s so quiet, you’re quiet, you’re so quiet, that’s quiet, it’s quiet, so quiet, a bit quiet, that was quiet, it’s very quiet, you’re very quiet, you’re a bit quiet, you’re awfully quiet, that’s very quiet ;
    doihave: do i have, have i got, do i still have, have i still got, have i ;
    present: what are their names, what are they called, who is here, who’s here, who is at the table, who’s at the table, who’s playing with me, who are the players, who sits where, who’s sitting where, who sat where, who is sitting where, who all is playing, who all’s playing, who all is here, how are we seated, how are we sitting, how we’re seated, names of the players, the names of the players, everyone’s names, names of everyone, the players’ names, all the names, player names, who are the others, who are the other players, who’s playing with us, who is playing with us, who plays with us ;
    lostcount: lost count, i’ve lost count, i lost count, i have lost count ;
    youdidlast: what did you play, what did you just play, what have you played, what did you do ;
    finishnow: finish, finish up, finish now ;
    enoughv: enough, that’s enough, that will do, that’ll do ;
    whatdid: what did she do, what did he do, what did he do just now, what did she do just now, what did they do, what was all that about, what was that all about, what she do, what he do, what she play, what he play, what she put ;
    withdrawn: wait, just kidding, kidding, oops, actually no, no wait, i wonder, on second thoughts no, play first, play last, playing first, playing last, lay first, lay last, goes first, goes last, go first, go last, my end, at my end, on my end, was it, is it, wasn’t it, isn’t it, i think so, i believe so, can’t do that, can’t do this, can’t even, can’t do it now, goes right, going right, goes my way ;
    changer: colour changer, color changer, colour change card, color change card, colour changing card, colour-changer, colour switcher, one that changes colour, one that changes the colour, card that changes colour, card that changes the colour, colour changing one, colour change one, rainbow, rainbow one, rainbow card, multicoloured one, multicoloured card, multicolour one, multicolour card, multicolored one, multicolored card, four-colour one, all-colours one, colourful one, colorful one, rainbow ones, rainbow cards ;
    illchange: i’ll change the colour, i’ll change colour, let me change the colour, let me change colour, i’m changing the colour, i’m changing colour, i’m going to change the colour, i’m gonna change the colour, time to change the colour, time for a change of colour, i will change the colour, let’s change the colour, let’s change colour, i’ll switch the colour, i’ll swap the colour, i’m switching the colour, i’m swapping the colour, i’m gonna switch the colour, i’m going to switch the colour, colour change please, a colour change please, a change of colour please, time for a colour change, change of colour please, change colour, change the colour, change color, change the color, switch colour, switch color, switch colours, switch colors, switch the colour, switch the color, change colours, change colors ;
    position: position, at position, in position, slot, in slot, place number, spot ;
    oneof: one of my, one of the, one of, any of my, either of my ;
    thanplay: than play, than lay a card, rather than play, than play anything, than play a card, instead of playing, instead of laying, instead of playing a card ;
    passturn: miss my go, miss my turn, miss this go, miss this turn, miss a go, miss a turn, end turn, end my turn, end go, end my go, knock, knocking, i knock, skip my turn, skip my go, skip this turn, skip this go, skip a go, skip a turn, sit out this turn, sit out this go, sit this turn out, sit this go out, let this one go by, let this one go, let this turn go by, let this go by, let it go by, forgo my turn, give up my turn, give this one a miss, give it a miss, give this a miss, pass on this one, pass for now, pass this time, a pass from me, a pass for me, gonna pass, going to pass, i’ll be passing, miss this one, i’ll miss this one, i’ll sit this one out, skip this round, not going this time, not going this turn, skipping this go, skipping this turn, sitting this one out, i’ll skip this go, i’ll skip this turn, i’ll skip this one, i’ll skip a go, i’ll skip a turn, skip this one ;
    rathernot: i’d rather not play, i would rather not play, i’d rather not lay anything, i’d rather not, i would rather not, i’d prefer not to play, i would prefer not to play, i’d prefer not to, i would prefer not to, i’d rather not go, i’d rather not play anything, i don’t want to play anything, i do not want to play anything, i do not wish to play anything, i don’t wish to play anything, i don’t want to play this time, i won’t play this time, i won’t play anything, i’m not playing anything, i won’t play this turn, i prefer not to play, i prefer not to, i’d sooner not play, i’d sooner not, i’ll not play this time, not playing this time, not playing this turn, i’m not playing this turn, i’m not playing this time, i do not play this time, i don’t play this time, i will not play this time ;
    notthistime: not this time, not this turn, not this round, not on this turn, not now, not right now, not just now, not just yet, not this go ;
    intohand: into my hand, to my hand, in with the others, with my others, with the others, in with the rest, to my cards, into my cards, in with my cards, in with mine, with my cards, with mine, among my cards, in with my hand, in with my other cards, with my other cards, with the rest, with my rest ;
    nextone: next player, next player please, next person, next one please, on to the next player ;
    letoff: let her off, let him off, let them off, i’ll let her off, i’ll let him off, i’ll let them off, let her have it, let it slide, let it go, i’ll let it go, i’ll let it slide, let that go, let that slide, let it pass, let that pass, let that one go, let that one slide, let her get away with it, let him get away with it, let them get away with it, give her the benefit of the doubt, give him the benefit of the doubt, give them the benefit of the doubt, turn a blind eye, rather not argue, i’d rather not argue, i would rather not argue, not going to argue, i’m not going to argue, i won’t argue, won’t argue, not arguing, i’m not arguing, can’t argue with that, i can’t argue with that, no argument from me, no argument here, i won’t fight it, i won’t make a fuss, not worth arguing, no need to check, no need to look, not going to fight it, i’m not going to fight it, not gonna fight it, i’m not gonna fight it, not fighting it, i’m not fighting it, won’t fight it, no contest, won’t risk it, i won’t risk it, will not risk it, i will not risk it, don’t want to risk it, i don’t want to risk it, do not want to risk it, rather not risk it, i’d rather not risk it, i would rather not risk it, not going to risk it, i’m not going to risk it, not gonna risk it, i’m not gonna risk it, not risking it, i’m not risking it, not worth the risk, it’s not worth the risk, better safe than sorry, play it safe, i’ll play it safe, i’d rather play it safe, let’s play it safe, take her word for it, i’ll take her word for it, take your word for it, i’ll take your word for it, i take your word for it, take his word for it, i’ll take his word for it, let you off, i’ll let you off, let this one go, i’ll let this one go, letting it go, i’m letting it go, letting it slide, i’m letting it slide, letting her off, i’m letting her off, letting you off, i’ll give her the benefit of the doubt, i’ll give him the benefit of the doubt, i’ll give you the benefit of the doubt, give you the benefit of the doubt, no challenge from me, no challenge here, no objection from me, no objections, no complaints, no complaints from me, better not risk it, i’d better not risk it, had better not risk it, best not risk it, i’d best not risk it, daren’t risk it, i daren’t risk it, wouldn’t risk it, i wouldn’t risk it, can’t risk it, i can’t risk it, won’t chance it, i won’t chance it, better not chance it, i’d better not chance it, not chancing it, i’m not chancing it, too risky for me, not worth it, it’s not worth it ;
    goonthen: go on then, oh go on then, go on then if i must ;
    wont: don’t, do not, won’t, will not, not going to, i’m not going to, not gonna, i’m not gonna, not, i’d rather not, i would rather not, don’t want to, do not want to, i don’t want to, i do not want to, better not, i’d better not, no need to, i don’t think i’ll, i don’t think i will, i daren’t, daren’t, wouldn’t dare, wouldn’t dare to, not worth, it’s not worth, no point in, no point ;
    nodoubt: doubt, challenge, dispute, contest, query, object, doubting, contesting, disputing, challenging, question it, call her bluff, call his bluff, call their bluff, call it ;
    couldelse: could have played something else, could have played another card, could’ve played something else, could’ve played another card, could have laid something else, could have put something else, could have played a different card, had something else to play, had another card to play, had other cards to play, had something else, had another card, could have played another one, could have matched the colour, could have followed the colour, could have followed suit, had something playable, had a playable card, had a card that fits, had a card to play, could’ve laid something else, could’ve put something else, could’ve followed the colour, could’ve followed suit, could’ve matched the colour, could have played a colour, could have played something different, could’ve played something different, had something to play, had something that fits, had something that goes, another card she could have played, another card he could have played, another card they could have played, other cards she could have played, could have gone with another colour, could’ve gone with another colour, could have played another colour, could’ve played another colour, could have gone with something else, could’ve gone with something else, had other cards, had others, had another one, had other options ;
    makedraw: make, has to, needs to, ’s got to, has got to, ought to, give, let’s make, let us make, gotta, ’s gotta, has gotta, ’s supposed to, is supposed to ;
    drawtwo: pick two up, pick up two, draw two, take two, pick 2 up, pick up 2, draw 2, take 2, pick two cards up, pick up two cards, draw two cards, take two cards, pick up 2 cards, draw 2 cards, take 2 cards, two cards, 2 cards, pick two cards, pick 2 cards, pick two, pick 2, grab two ;
    letv: let, i’ll let, i let, letting, i’m letting, i’m going to let ;
    heaps: heaps, heaps of, tons, tons of, stacks, stacks of, masses, masses of, piles of, oodles, a good few, a fair few, a ton, a ton of, a whole lot ;
    runout: run out, running out, runs out, run dry, be empty, get empty, be finished, be used up, running low, run low, low on, about to run out, about to finish, about to end, about to be finished, nearly finished, nearly run out, almost run out, nearly out, getting low, getting thin, getting small, nearly gone, is empty, empties, gets used up, is used up, is finished, is gone, are no cards left, are no more cards ;
    willv: will, will be, going to, going to be, gonna, gonna be ;
    recall: remember, recall ;
    everything: everything, everything that, all the things, all the words, all of the things, whatever ;
    openv: open, open up, go to, go into, take me to, bring up, get into, pull up, access, get to ;
    memory: forgot, forgotten, have forgotten, forget, i forget, i’ve forgotten, can’t remember, cannot remember, don’t remember, do not remember, can’t recall, cannot recall, don’t recall, lost track of, i’ve lost track of, have lost track of, i lost track of ;
    savefor: for tomorrow, till tomorrow, until tomorrow, tomorrow, for another day, for another time, for next time, till next time, until next time, for me until tomorrow, for me till tomorrow, for tonight, till later, until later, for next week, till next week, until next week, for the weekend, till the weekend, for monday, for sunday, for saturday, till monday, for this evening, for tonight’s game ;
    finishlater: finish tomorrow, finish it tomorrow, finish later, finish it later, finish another time, carry on tomorrow, continue tomorrow, carry on later, continue later, finish this later, finish this tomorrow, finish the game tomorrow, pick it up tomorrow, pick this up tomorrow, continue another time, play on tomorrow, go on tomorrow, carry on another time, play on later, continue another day, carry on another day, finish another day, finish it another day, come back later, come back to it later, come back to this later, come back tomorrow, come back another time, carry on with this tomorrow, continue this tomorrow, continue this later, carry on with it tomorrow, carry on with this later, continue it later, continue it tomorrow, carry this on tomorrow ;
    cancelback: have my card back, have that card back, have that back, get my card back, get that card back, give me my card back, give me back my card, give me that card back, give me that back, i want my card back, want my card back, like my card back, would like my card back, have it back, get it back, my card back, want it back, i want it back, want that back, i want that back, i’d like it back, i would like it back, give it back ;
    mycardback: like my wild card back, like my wild back, have my wild card back, have my wild back, want my wild card back, want my wild back, get my wild card back, get my wild back, take my wild card back, take my wild back, would like my wild card back, would like my wild back, would like that back ;
    dontwant: don’t want to, do not want to, dont want to, don’t wanna, i don’t want to, i’d rather not, don’t wish to, do not wish to, don’t want to any more, i’d prefer not to, won’t play, won’t lay, not going to play ;
    loseby: lose by, lost by, win by, won by, lose, did i lose by, did i win by ;
    comefrom: come from, came from, coming from, come by, coming, come ;
    till: till, until, til, from, to, before, away from, off, short of ;
    howended: how’d that end, how’d it end, how did that go, how’d that go, how did it go, how’d it go, how’d the round end, how did the round end, how did the round go, how did the round finish, how did that round end, how did that round finish, how did that round go, how did it all end, how did the game end, how did that finish, how did it finish, how did the hand end, how did that one end, how it went, how that went, how the round went, how it ended, how that ended, how the round ended, how it all went, how it all ended, how they won, how she won, how he won, how the game went, how’d the round finish, how’d that finish, how’d it finish, how’d the game finish, how’d the game end, how’d the round go, how’d the hand end, how’d they do it, how did they do it, how’d she do it, how’d he do it, how did she do it, how did he do it, how’d she do that, how’d he do that, how did she do that, how did he do that ;
    nexttime: each time, every time, next time, from now on, in the next round, next round, in future, in the future, from here on, the next time, each turn, every turn, each go, every go, after each turn, after every turn, when people play, when they play, when others play, when the others play, when someone plays, when somebody plays, when the bots play, on each turn, on every turn, after each move, every move, each move ;
    whichcolourbefore: what was the colour before, which colour was it before, what colour was it before, what colour did we have before ;
    dealwith: what’s the deal with, what is the deal with, whats the deal with, what’s up with, what’s so special about, what’s special about, how does it work with, the story with, what’s the story with, what about the, deal with, cope with, handle ;
    firsttowhat: first to what, first to how many, first to how much, up to what, up to how many, up to how much, up to how many points, first to how many points, playing to what, how high do we play, how high do we play to, how high do we go, how far do we play, how many do we play to, how many are we playing to, how many points do we play to, how many points are we playing to, what score wins, what total wins, how many points wins, how many points win, how many points do you play to, how high does it go, what’s the winning total, what’s the goal score, what’s the object, what is the object, what are we trying to do, what do i have to do to win, what do you have to do to win, what do we have to do to win, what do you need to do to win, what do i need to do to win, what must i do to win, what does it take to win, what do you do to win, what’s it played to, what is it played to, what do we play up to, what’s it up to, what are we aiming for, what am i aiming for, what do we aim for, what are you aiming for, what am i trying to do, what are you trying to do, what do you aim for, what are we aiming at ;
    even: even ;
    colourback: stay, remain, stay in, leave it at, leave it on, leave it, keep to, keep with, keep it on, keep it at, stick with, carry on with, keep going with, keep on with, stay with, back to, go back to, return to, going back to ;
    suitsme: would suit me, would suit me best, suits me, suits me best, suits me fine, would be best, would be best for me, is best for me, is best, works for me, works best for me, would help me, would help me most, helps me most, would do, will do, will do nicely, would do nicely, would be nice, would be good, would be great, would be lovely, sounds good, sounds nice, best suits me, will be fine, will be good, would be fine, is fine, is fine by me, is fine with me ;
    whatwasit: what was it, what is it, what did i get, what did i pick up, what have i got, what did i just get, what was the card, what card was it, which card was it, which one was it, what card is it, which is it, which one is it, which did i get, which one did i get, which did i draw, which one did i draw, what card did i get, what’s this card, what have i drawn, what did you give me, what did you deal me, what did you just give me ;
    thatone: that, this, it, these, those, them ;
    getv: get, receive, win, gain, earn, score, gets, must get, should get, deserves ;
    errand: and have my tea, and have my dinner, and have my lunch, and have my supper, and have my breakfast, and eat, and have tea, and have dinner, and have lunch, and get my tea, and make dinner, and make tea, and cook, and cook dinner, and see to dinner, and do the dishes, and feed the cat, and feed the dog, and walk the dog, and take the dog out, for my tea, for tea, for dinner, for lunch, for my dinner, for my lunch, to work, to bed, shopping, and get some sleep, and get the kids, and pick up the kids, and make the tea, and make the dinner, and cook the dinner, and cook tea, and make lunch, and see to the kids, and do the shopping, make dinner, make the dinner, cook dinner, make tea, get dinner on, get the dinner on, feed the kids, feed the cat, walk the dog, catch my bus, catch a bus, catch my train, catch a train, get some sleep, get the kids, pick up the kids, put the kids to bed, eat, to eat, eat dinner, eat lunch, have dinner, have lunch, put the kettle on ;
    atthe: at the, on the, to the, at the far, on the far, at the very, on the very, furthest to the, at the other ;
    plainno: nah, nope, nah thanks, nope thanks, naw, nay ;
    showme: show me, let me see, let’s see, i want to see, reveal, i’d like to see, i would like to see, show us ;
    holdv: hold, hold off, delay, postpone, hold up, hold back ;
    makev: make, let’s make ;
    playposition: play position, play slot, play spot, lay position, put down position ;
    same: same, the same, same again, same as before, same as it was, unchanged, as it is, as it was, the same as before ;
    others: she, he, they, everybody, everyone, somebody, someone, people, she’d, he’d, they’d, she’ll, he’ll, they’ll ;
    acts: take, draw, play, keep, pass, challenge, accept, choose, pick, say, go, put, hand, pay, eat, believe, doubt, call, stay, switch, lay, takes, draws, plays, keeps, passes, challenges, accepts, chooses, picks, says, goes, puts, hands, pays, eats, believes, doubts, calls, stays, switches, lays, will, ’ll, must draw, must take, must play, must pick up, may as well, might as well, could as well, deal, deals, send, sends, risk, risks, risked, hit, hits, want, wants, love, loves, like, likes, hate, hates, need, needs ;
    othersdid: said, picked, chose, made, should, has to, have to, ought to, put, sorted, sped, slowed, raised, lowered, turned, saved, want to, wants to, wanted to, restart, restarts, restarted, wants, want, like, likes, would like, needs, need ;
    aux: did, do, does, is, are, was, were, isn’t, wasn’t, aren’t, didn’t, doesn’t ;
    being: ’s, is, are, ’re, was, were ;
    acting: taking, drawing, playing, choosing, going, keeping, laying, passing, picking, putting, changing, switching, making, turning, throwing, swapping, using ;
    onit: it on the, play on the ;
    nosay: no ;
    digits: zero, zeros, 0s, ones, 1s, two, twos, 2s, three, threes, 3s, four, fours, 4s, five, fives, 5s, six, sixes, 6s, seven, sevens, 7s, eight, eights, 8s, nine, nines, 9s ;
    several: two, three ;
    colours: blues, reds, greens, yellows ;
    thatwas: that was, that was a, it’s a, that’s a ;
    itsounds: it’s, that’s, you’re, game is, game’s, voice is, sound is, volume is, bots are, it is ;
    comparative: slower, faster, louder, quieter, not so loud, not so fast ;
    waswere: was, were ;
    quick: quick, fast ;
    alreadyword: already ;
    goahead: go ahead, go for it, do it, go on then, do that, yes do, yes go on, on you go, let’s go, let’s do it, let’s do that, might as well, may as well, i might as well, i may as well, sure why not, yeah why not, yes why not, ok why not, okay why not, oh why not, well why not, yeah go on, yeah go on then, yes go on then, oh go on ;
    opponent: she, he, they, you ;
    riskit: i’ll risk it, risk it, i’ll take the risk, take the risk, take a risk, i’ll take a risk, i’ll chance it, chance it, i’ll take my chances, take my chances, take that chance, let’s risk it, gamble, i’ll gamble, take a gamble, i’ll take a chance, take a chance, i’ll take that chance ;
    couldplay: could have played, could’ve played, could have laid, could’ve laid, could have put down, could’ve put down, could have put, could’ve put, might have played, might’ve played, could have gone with, could’ve gone with, could have used, could’ve used, should have played, should’ve played ;
    goodcard: a good card, a good one, a decent card, a better card, a nice card, a lucky card, something new, something better, something good, something useful, something nice ;
    stayon: keep it, keeping it, keep it on, keep it at, leave it, leave it on, leave it at, leaving it, leaving it on, stay, stay on, stay with, stay in, staying, staying on, staying with, keep the colour, keep it as, stick to, stick with, sticking with, sticking to, remain, remain on, but keep, but keep it, but keep it on, but stay, but stay on, but leave it, and keep, and stay on, but we stay on ;
    wildcard: wild, wild card, wildcard, joker, black card, black one ;
    blackcard: black card, black cards, black one, black ones ;
    fromright: from the right, from right to left, starting from the right ;
    isitq: is it, is it still, is that, is that still, is this, is it now, isn’t it, isn’t that ;
    goesontop: go on top, goes on top, go on top of, goes on top of, fits on top, fits on top of, fit on top, fit on top of ;
    isv: is, ’s ;
    wonder: i wonder, i’m wondering, wondering, i was wondering, just wondering, do you know, any idea ;
    colourwant: i’m thinking, i’m feeling, feeling, name, i name, declare, i declare, demand, i demand, nominate, i nominate, decree, i decree, command, could we have, can we have, can we go, could we go, may i choose, may i have, may i pick, can i choose, can i pick, i’d like it to be, i want it to be, i’m naming, naming, declaring, i’m declaring, i’m voting, i vote, i’m all for, give us, could it be, can it be, may it be, might it be, we’ll have, we will have, we’ll go with, we’ll go for, we’ll take, we’ll say, we’ll make it, i’m after ;
    whatiwant: what i want, what i’d like, what i choose, what i’m choosing, what i pick, what i’m picking, what i say, what i need, what i’m going for, my choice, my pick, my favourite, my favorite, the one i want, the one for me, the one i’m choosing, gets my vote, has my vote, it has to be, it’s got to be, it must be, has to be, gotta be, it’s gotta be, my choice would be, my pick would be, my choice will be ;
    whynot: why not, why don’t i, why don’t we ;
    putv: put, put down, take, give, give me, get, have, want, i want, stick, pop, let me have, let me take, let me put, gimme, i’ll take, i’d like, would like, like ;
    laterv: for later, till later, until later, for another turn, for another time, for next time, for the end, for my last card, for the moment, for now, for when i need it ;
    isgood: a good choice, a good idea, a good one, a good colour, a good color, a good pick, a good move, the right one, the right colour, the right choice, a bad idea, a bad choice, any good, wise, smart, clever ;
    keepv: keep, rather keep, i’d rather keep, i’ll keep, hold on to, hang on to, hold onto, hang onto, keep hold of, retain, save ;
    overv: over, finished, done, end, ends, ended, ending, finish, finishes, at an end, all over ;
    whatidrew: what i drew, what i just drew, what i picked up, what i just picked up, what i got, what i just got, what i’ve drawn, what i’ve got, what i was dealt, what you gave me ;
    sticky: stick ;
    reckonv: figure, figured, figure out, figured out, compute, computed, work out, calculate, calculated, count, counted, add up, added up, tot up, totted up, keep, tally ;
    thanme: than me, than i do, than i have, than mine, than i’ve got, than i am, than us ;
    thanword: than ;
    ami: am i ;
    outof: out of, run out of, all out of, fresh out of ;
    goodv: a good, a smart, a clever, a sensible, a safe, a decent ;
    whatis: what’s, what is, what would be, which is ;
    recapv: recap, a recap, summary, a summary, a quick recap, a quick summary, rundown, a rundown, an update, a short recap, a short summary, where we left off, where did we leave off, where we got to, where did we get to, where we’d got to, where had we got to, where we’ve got to, where we stopped, where we had stopped ;
    whosecard: whose card, whose is that card, whose card is it, whose card was that, whose was that, whose is that, whose was it, whose are they, whose are these, whose are those, whose is this ;
    refusev: refuse, refused, turn down, turned down, reject, rejected, deny, denied, not accept, not accepted, disallow, disallowed ;
    wrongwhat: what’s wrong with, what is wrong with, what was wrong with, what’s the matter with, what’s the problem with, what is the problem with, what did i do wrong, what have i done wrong, what was wrong, what’s wrong ;
    wrongv: wrong, not right, illegal, invalid, not allowed, not ok, forbidden, not possible, not valid, not legal ;
    amlast: am i on my last card, am i down to my last card, am i down to one, am i down to one card, am i on one card, am i on uno ;
    drawtwov: draw two, take two, pick up two, draw 2, take 2, pick up 2, draw two cards, take two cards, pick up two cards, draw 2 cards, take 2 cards, pick up 2 cards ;
    twofor: two cards for, 2 cards for, that’s two cards for, two for you, that’s two cards, that’s two for, two more cards for, 2 more cards for, two more for, two for, 2 for ;
    illdraw: i’ll draw, i’ll pick up, i’ll take one, i’ll take a card, i will draw, i’ll pick one up, i’ll have to draw, let me draw, i’m drawing, i have to draw, i must draw, i’ll have a card, drawing, i draw, so i draw, i’m picking up, i’ll just draw, picking up, i’ll have another, i’ll have another one, i’ll take another, i’ll take another one ;
    stuckv: stuck, i’m stuck, so stuck, out of options, i’m out of options, out of luck, i’m out of luck, don’t seem to have anything, i don’t seem to have anything, don’t think i have anything, i don’t think i have anything, that’s me stuck ;
    makeit: make it, making it, change it to, changing it to, switch it to, switching it to, turn it to ;
    othersbe: she’s, he’s, they’re, she is, he is, they are, everyone’s, everybody’s, somebody’s, someone’s, she was, he was, they were, i was, we were ;
    quitacts: leaving, quitting, stopping, going, off, done, finished, tired, away, out, slow, fast, quick ;
    thingy: thing, rule, business, stuff, part, bit ;
    scoringv: scoring, points, point system, scoring system, points system ;
    startq: where do i start, where do i begin, where to start, where to begin, where do we start, how do i get started, how to get started, getting started, first steps, get me started ;
    askv: ask, ask you, ask for, ask you for, ask about, request, enquire, query ;
    pressv: press, hit, push ;
    together: together, side by side, next to each other ;
    lowhigh: low to high, lowest to highest, from low to high, from lowest to highest, smallest to biggest, smallest to largest, in ascending order, ascending order, smallest first, lowest first, high to low, highest to lowest, from highest to lowest, highest first, biggest first, smallest numbers first, smallest cards first, smallest ones first, lowest numbers first, lowest cards first, lowest ones first, biggest numbers first, biggest cards first, biggest ones first, highest numbers first, highest cards first, highest ones first, low cards first, low numbers first, low ones first, high cards first, high numbers first, high ones first, small cards first, small numbers first, big cards first, big numbers first ;
    addv: add ;
    maybecannot: don’t think i can go, don’t think i can play, don’t think i can, doesn’t look like i can play, doesn’t look like i can go, don’t think any of these go, don’t think any of these fit, don’t think any of mine go, not sure i can go, not sure i can play, not sure if i can play, not sure if i can go ;
    notsofast: not so fast ;
    longwait: how long have i got to wait, how long do i have to wait, how long must i wait, how long will i have to wait, how many people before me, how many players before me, how many turns before me ;
    willgo: will go on that, will go on it, will go on this, would go on that, would go on it, will go, would go, would be allowed, would be legal, would fit, would work, would match, will be allowed ;
    adviseme: advise me, advise us, recommend me something, suggest a card, recommend a card, suggest me a card, suggest a move, recommend a move, what’s your suggestion, what is your suggestion, what’s your tip, recommend one, suggest one, what’s your opinion, what is your opinion, what’s your advice, what’s your view ;
    drawitis: draw it is, drawing it is, pick up it is, picking up it is, draw it is then, one for me please, one more for me please, card for me please, new card please, a new card please, fresh card please, another card please ;
    willgoon: which will go on that, which will go on it, what will go on that, what will go on it, which ones will go on that, which one will go on that, tell me what goes, just tell me what goes, tell me what fits, show me what goes, show me what fits, tell me which ones go, tell me which cards go, read me what goes, what’s available, what is available, which cards are available ;
    backto: back to, over to, round to ;
    outword: out ;
    notthe: not the, not my ;
    musthave: must’ve, gotta have, has to have, has got to have, definitely have, definitely has, definitely had, surely has, surely have, certainly have, certainly has, clearly have, clearly has, obviously have, obviously has, must have had, must’ve had, has to have had, surely had, surely must have, surely must have had, bound to have, bound to have had, was bound to have ;
    pastdoubt: challenged, doubted, contested, called her bluff ;
    goodfor: good, good for me, useful, useful for me, good for my hand, helpful, handy, smart, wise, safe ;
    whatpick: what should it be, what shall it be, which should it be, which shall it be, you tell me, your call ;
    placev: place, position, rank, spot ;
    hail: how are you, how are you doing, how are you all, how are you today, nice to meet you, pleased to meet you, how do you do, good to see you, nice to see you, how’s everybody doing, how’s everyone doing ;
    noway: no way, no chance, not a chance ;
    whatwas: what was ;
    mostof: most of, the most of, plenty of, lots of, a lot of, loads of, more of ;
    gopile: go to the pile, go to the deck, go to the draw pile, go to the stock, go to the stack, go to the pack, off to the deck, to the deck i go, to the deck we go, dip into the deck, reach for the deck, try the deck, let’s try the deck, deck it is, the deck it is, visit the deck, off to the pile, time to visit the deck, raid the deck, back to the deck, back to the deck i go, back to the pile, pay the deck a visit, go to the drawing pile ;
    lasttime: last time, last time around, last time round, last turn, last go, last round, the last time, the other round ;
    wipe: wipe, clear, reset, erase ;
    keptquiet: kept quiet, stayed quiet, stayed silent, kept silent, kept mum, said nothing, didn’t say anything, never said anything, didn’t say a word, never said a word, didn’t say a thing, never said a thing ;
    firstword: first, next, now, first of all ;
    extrav: extra, additional, all these, all those, so many, that many, these extra ;
    solong: taking so long, take so long, taking ages, taking forever, taking such a long time, taking his time, taking her time, taking their time, so long, this long, such a long time, holding everything up, the holdup, the hold up, the delay ;
    sawthat: i saw that, saw that, i noticed, i noticed that, noticed that, i heard that, i spotted that, i saw it, saw it ;
    elsev: something else, anything else, a different card, a different one, another card, another one, one of my other cards, a card from my hand, one from my hand, some other card, another of my cards, any other card, any of my other cards, a card i already had ;
    howto: how do i, how can i, how to, how would i, how should i, how could i, how do you, how do we, how does one ;
    todo: to play, to draw, to play a card, to draw a card, to pass, to pick up, to pick up a card, to challenge, to see my cards, to hear my cards, to leave, to quit, to win, to say uno ;
    keysname: keyboard shortcuts, shortcuts, shortcut keys, keyboard shortcut, hotkeys, hot keys, keyboard commands, key commands, shortcut ;
    lastbit: last bit, last part, bit at the end, bit just then, last bit there ;
    okif: is it ok if i, is it okay if i, is it alright if i, is it all right if i, is it ok to, is it okay to, is it alright to, am i ok to, am i okay to, is it allowed to, is it legal to, is it possible to, would it be ok to, would it be ok if i, would it be possible to, is it fine to, am i permitted to, would i be allowed to, is it allowed if i, would it be legal to ;
    whatplay: what i want to play, what i’ll play, what i’m playing, what i’m going to play, what i’d like to play, what i’m putting down, the one i’m playing, the one i’m going with, what i’m going with, the one i choose, the one i’ll play, the one i’d like to play, the one i want to play, the card i want to play, the card i’m playing, the card i’ll play ;
    thisturn: this turn, this go, this time round ;
    goodplayer: a good player, an expert, a pro, a clever player, a champion, a strong player, most people, an experienced player, a smart player ;
    lastmoves: last three moves, last two moves, last few moves, last couple of moves, last three turns, last few turns, last two turns, last couple of turns, last four moves, past few moves, past few turns, last three plays, last few plays, last few cards played, last two cards, last three cards, last couple of cards ;
    buttonsw: buttons, button ;
    howlong: how long, how much longer ;
    morethan: more than one, more than two, at least two, only one, at least one, just one ;
    numbersw: numbers, number ;
    silly: would it be silly to, would it be stupid to, would it be wise to, would it be smart to, is it silly to, is it stupid to, is it risky to, is it smart to, is it clever to, is it sensible to, would it be better to, would it make sense to, does it make sense to, is it a good idea to, would it be a good idea to, is it a bad idea to, would it be foolish to, is it foolish to, would it be risky to, would it be clever to, would it be daft to, is it daft to, is it mad to, would it be mad to, am i better off, would i be better off ;
    togo: to go, still to go, left to go ;
    takingw: taking, keeping, holding, delaying ;
    afterdraw: after drawing, after i draw, after i’ve drawn, after picking up, once i’ve drawn, after you draw, after you’ve drawn, after i pick up, once i’ve picked up ;
    carddrawn: the card i draw, a card i draw, the one i draw, a card i’ve drawn, the card you draw ;
    variant: variant, version, ruleset, set of rules, version of the rules, variant of the game, version of the game ;
    couldshe: could she have, could he have, could they have, might she have, might he have, might they have ;
    farewellv: bye bye, goodbye, farewell, so long, cheerio, adios, ta-ta, bye ;
    foryou: for you, just for you, all for you, coming your way, to you, for ye ;
    andsee: and see, and hope, and pray, and hope for the best, and see what happens, and see what i get, and see what comes, and see what comes up, and see what turns up ;
    mightneed: it might be useful, it may be useful, it could be useful, might be useful, could be useful, it might come in handy, it could come in handy, it may come in handy, might come in handy, could come in handy, for a rainy day, might be useful later, could be useful later, i might need it, i may need it, i’ll need it, i need it, for emergencies, i’ll need it later, i might need it later, i need it later, i’ll need that, i’ll need that later, i need that, i can use it later, i’ll want it later ;
    overto: over to, over to you, your turn, your go, now you, on to you, you’re up, it’s your turn, it’s your go, on to ;
    benice: i’ll be nice, be nice, i’m nice, being nice, i’m being nice, i’ll be kind, i’ll be generous, i’m feeling generous, feeling generous, feeling kind, i’m feeling kind, i’m feeling nice, i’ll be good ;
    getaway: have it, have that, have that one, have this one, get away with it, get away with that, get away with this, get away with that one, have her way, have his way ;
    mustbe: must be, got to be, gotta be, has got to be, have got to be, surely must be, bound to be, surely is, definitely is ;
    forsure: for sure, i’m sure, i’m sure of it, i’m certain, i’m certain of it, i bet, i know it, i know she did, i know he did, i just know it, definitely, certainly, surely, i know for a fact, i’d bet on it, i’d put money on it, i’m positive, that’s for sure ;
    tagq: didn’t you, didn’t she, didn’t he, didn’t they, hasn’t she, hasn’t he, haven’t they ;
    shoulddraw: should draw two, should pick up two, should take two, should pick two, should draw 2, should pick up 2, should take 2, should draw two cards, should pick up two cards, should take two cards, should pick two cards, must draw two, must pick up two, must take two, must draw 2, must pick up 2, must take 2, must draw two cards, must pick up two cards, must take two cards, must draw 2 cards, must pick up 2 cards, owes two cards, owes two, owes us two, owes us two cards, owes two more, owes the pile two, owe two, owe two cards, owe us two, owe us two cards, should be picking up two, should be drawing two, should be taking two, should be picking up two cards, should be drawing two cards, has to draw two, has to pick up two, has to take two, needs to draw two, needs to pick up two ;
    whereuno: where’s your uno, where is your uno, where was your uno, where’s the uno, where was the uno, where’s her uno, where was her uno, what about your uno, what about uno ;
    shouldbe: should be, it should be, will be, it will be, ought to be, it ought to be, better be, it’d better be, it had better be, shall be ;
    comingup: coming up, coming right up, on its way, on the way ;
    leftme: leave me with, leave me, leave us with, left me with, left me, left us with, leave for me ;
    amimeant: am i supposed to, am i meant to, am i to, do i, do i have to, do i need to ;
    nowword: now, already, yet ;
    reversev: reverse, reverse it, reversed, reversed it, turned it round, turned it around, turn it round, turn it around, change direction, changed direction, changed the direction, change the direction ;
    hitv: hit, get, affect, land on, skip ;
    forthat: for that, for this, for it, for that one ;
    shouldi: should i, shall i, ought i to, had i better, would i do well to ;
    coloursare: what colours are there, which colours are there, what colors are there, which colors are there, which colours are possible, what colours are possible, which colors are possible, what colors are possible, which colours are available, which colours are allowed, what are the possible colours, list the colours, list colours, name the colours, list of colours ;
    coloursw: colours, colors ;
    doyouwant: do you want, do you need, are you asking, d’you want, are you after ;
    howquit: how can i quit, how can i leave, how do you quit, how do you leave, how can i exit, how can i stop, how do i get out of here, how do you exit, how do i exit, how do i leave, how do i get out, how do i stop, how to quit, what if i quit, what if i leave, what if i stop, what happens if i quit, what happens if i leave, what happens if i stop, what happens when i quit, what happens when i leave, what if i leave now, what if i quit now, what if i have to go, what if i close this ;
    wholething: the whole thing, whole thing, the lot, the whole game, the whole match, overall, in the end, in the whole game ;
    firstto: first to, up to, play to, playing to, play up to, playing up to ;
    hundreds: five hundred, 500, two hundred, 200, two hundred and fifty, 250, a thousand, 1000, a hundred, 100 ;
    ifwin: if i win, if you win, if i won, for winning, for going out, if i go out, if you go out, when i win, for coming first ;
    countverb: count, matter, score, cost, cost you ;
    getskipped: gets skipped, gets hit, gets it, will be skipped, would be skipped, misses a turn, misses a go, misses their turn, misses their go, loses a turn, has to miss a turn ;
    keydoes: draws, plays, passes, repeats, reads, says, takes, quits, draws a card, plays a card ;
    endup: end up with, ended up with, come to have, wind up with ;
    passedv: passed, did pass, didn’t play, skipped their turn, skipped their go, skipped a go ;
    fromstart: from the start, from the beginning, since the start, since the beginning, from the very start, from the very beginning ;
    essentials: the important stuff, important stuff, the important bits, important bits, the important things, important things, the essentials, essentials, what matters, what’s important, the main things, the main points ;
    manv: a man’s, man’s, a woman’s, woman’s, a man, a woman, male, female, a male, a female, lady’s, a lady’s ;
    willyou: will you, would you, won’t you ;
    menuw: menu, screen, page, panel, menus ;
    fastgame: speed the game up, speed up the game, make the game faster, make the game go faster, make the game quicker, hurry the game up, speed things up, speed up the bots, speed the bots up, shorter pauses, shorter breaks, quicken the game, can we go faster, could we go faster, let’s go faster, can we go a bit faster, could we go a bit faster, shall we go faster ;
    firstgo: goes first, go first, plays first, play first, starts off, start off, leads off, kicks off, starts ;
    cardis: card is, card’s, one is, one’s, card comes, one comes, of my cards is, of my cards comes ;
    happening: happening, going on, moving ;
    opener: first, to start, to begin, to kick off, starting, beginning ;
    waitingme: waiting for me, waiting on me ;
    lasttoplay: last to play, last to go, the last to play, the last to go, the last one to play ;
    playgoing: play going, play moving, it going, it moving, we going, we moving ;
    reshuffle: reshuffle, we reshuffle, the reshuffle, it runs out, they run out, we run out ;
    whatihave: what i’ve got, what i have, what i’m holding, what i hold, what’s in my hand, what is in my hand ;
    goodw: good, decent, useful, any good, worth playing, worth having ;
    atnumber: at number, in number, at card ;
    lastcards: last two cards, last three cards, last few cards, first two cards, first three cards, first few cards, last two cards in my row, last two cards in my hand, last three cards in my hand, last three cards in my row ;
    movew: move, moves, any moves ;
    isthere: is there, are there ;
    between: between ;
    commandw: command, word ;
    tablew: table, standings, scoreboard, rankings, league table ;
    afterthat: after that, after that one, after that round, after this round, after all that ;
    getsto: gets to, has to, is going to, must, should ;
    matterw: matter, count for anything, mean anything ;
    difference: difference between, different between, difference ;
    atonce: at once, at the same time, in one go, at a time, in one turn, per turn, in one move ;
    compulsory: compulsory, mandatory, obligatory ;
    isloud: that’s a bit loud, it’s a bit loud, that’s loud, it’s loud, you’re loud, you’re very loud, it’s so loud, so loud, you’re so loud, you’re a bit loud, that’s very loud, it’s very loud ;
    whereweare: where we are, where i am, where i’ve got to, my progress, our progress, progress ;
    scrapgame: scrap this game, scrap the game, drop this game, bin this game, forget this game ;
    canchange: can be changed, can i adjust, can i configure, can i set, can be adjusted, can be set, can i tweak, can i change, can we change, can one change ;
    letting: letting, let, allowing ;
    cardsagain: cards again, the cards again, cards once more, cards one more time, the cards once more ;
    talkof: would, she did, he did, they did, love a, love another, kill for a, do with a ;
    correction: no the, no my, no wait the, no i mean the, no i meant the, no sorry the, no actually the, no make that the, no make it the, no make that my, no make that, no make it, not that the, not that one the, not that make it the, no not that the, wait no the, sorry no the, sorry i mean the, sorry i meant the, scratch that the, make that the, no hang on the, no hold on the, no sorry, no i meant, no i mean, no thanks the, no thanks my, no thank you the, no ta the, hold on the, hang on the, hold on my, hang on my, no i’ll play, no thanks i’ll play, no i’d rather play, no thanks i’d rather play, no i’ll put, no thanks i’ll put ;
    toomuch: so much, quite so much, that much, as much, quite as much, this much, so many things, so many details, so much detail, so much information, nearly so much, half as much, all that, all of that, all this, all of this, everything, the lot, absolutely everything ;
    leavesv: leave, leaves, leaving ;
    forforgetting: for not saying it, for not saying uno, for forgetting, for forgetting it, for forgetting uno, for forgetting to say it, for forgetting to say uno, for not calling it, for not calling uno, for keeping quiet, for saying nothing, because she didn’t say it, because he didn’t say it, because she forgot, because he forgot, for not shouting it, for not shouting uno, for not announcing it ;
    breakfor: to put the kettle on, to make a cup of tea, to make tea, to make a brew, to get a drink, to get a cuppa, to fetch a drink, to grab a drink, to get a coffee, to grab a coffee, to get some water, to get a snack, to grab a snack, to answer the door, to answer the phone, to go to the loo, to use the loo, to use the bathroom, to feed the cat, to let the dog out, to let the cat in, to find my glasses, while i put the kettle on, while i make a cup of tea, while i get a drink, while i answer the door, while i answer the phone, while i pop to the loo, while i nip to the loo, to stretch my legs, to catch my breath, while i grab a coffee, while i grab a drink, while i get a coffee, while i make a coffee, while i make a brew, while i get my tea, while i let the dog out, while i feed the cat, while i go to the loo, to get my glasses, while i find my glasses, while i get my glasses ;
    whenmyturn: for when it comes round, when it comes round, when it comes round to me, for when it’s my turn, for when it’s my go, for my next turn, for my next go, for next turn, when it’s my turn, when it’s my go, for my turn, on my next turn, when my turn comes ;
    plustwo: plus two, plus 2, +2, draw two, draw 2, another plus two, another plus 2, another +2, another draw two, plus two card, draw two card ;
    shufflev: shuffle, shuffle and deal, shuffle up, shuffle up and deal, shuffle the cards, shuffle and deal again, shuffle them, shuffle them up, shuffle the deck, shuffle em up, shuffle the cards and deal, shuffle the deck and deal, shuffle and deal the cards, shuffle and deal the next one, distribute the cards, hand out the cards, give out the cards, deal out the cards ;
    fromstock: from deck, from the deck, from the pile, from the stock, from the stack, from the pack, from pile, off the deck, off the pile, off the stack, off the pack, from the draw pile, off the draw pile, from stock, off the top ;
    aboutplays: about what they play, about what people play, about what the others play, about what they do, about what the others do, about what people do, about each move, about every move, about each turn, about every turn, on each move, on every move, about what happens, about what’s happening, about what’s going on, about their moves, about the others’ moves ;
    headlines: headlines, the headlines, gist, the gist, facts, the facts, bare facts, key points, the key points, highlights, the highlights, bare bones, the bare bones, bare essentials, the bare essentials ;
    dealanother: deal another, deal another one, deal one more, deal us another, deal us another one, deal us one more, deal the next, deal us the next, deal us the next one, new deal, a new deal ;
    fordays: for one day, for one night, for one evening, for a day, for one sitting ;
    passon: pass it on, pass that on, pass them on, pass this on, pass it along, send it on, send them on, pass it on to the next player ;
    toanother: wait, wait up, hang on, hold on, wait for me, wait a minute, wait a moment, wait a second, wait a sec, hold it, hold your horses, one moment, one second, one minute, just a second, just a minute, just a moment, bear with me, slow down, easy, be careful, stop it, stop that, be quiet, shush, hush, shut up, pipe down, behave, behave yourself, be nice, play nice, play fair, watch it, pack it in, wakey wakey, are you asleep, have you fallen asleep, tick tock, we haven’t got all day, haven’t got all day, take your time, no rush, no hurry, stop dithering, stop dawdling, chop chop, look sharp, look lively, shake a leg, don’t be long, are you there, are you still there, where are you, cheer up, don’t worry, never mind, be gentle, have mercy, don’t you dare, give over, go for it ;
    gotnone: not got one, haven’t got one, don’t have one, ain’t got one, haven’t got a thing, i haven’t got a thing, i haven’t a thing ;
    goon: go on, oh go on, ah go on ;
    tellv: tell, tell me, tell us, read, read me, read us, read out, read me out, recite, describe, explain ;
    donot: don’t, do not, needn’t, need not, don’t need to, don’t have to, do not have to, shouldn’t, could you not, can you not, would you not, no need to, stop ;
    remarkv: take that, here goes nothing, guess what, i’m going to win, i’m going to win this, i’m gonna win, i’m gonna win this, i’m number one, what did i do to you, what have i done to you, what did i ever do to you, what have i ever done to you, that’s the one i wanted, that’s just the one i wanted, just the one i wanted, that’s what i wanted, just what i wanted, don’t wait for me, don’t wait up, look at her face, look at his face, her face, i’ll be quiet, that’s wild, this is wild, i could go on all night, i’m done for, i’m doomed, i’m so done for, i don’t believe it, i can’t believe it, i cannot believe it, i don’t believe this, i can’t believe this, about time, about time too, do you want it, you can have it, here you have it, knock knock, not me again, why is it always me, say no more, what more can i say, need i say more, enough said, enough is enough, leave it to me, leave some for me, save some for me, i asked for that, i was asking for it, call that a card, you call that a card, i walked into that, i saw that coming, what’s done is done, that was quick, that’s that, keep it down, nothing to do with me, i haven’t got it in me, can’t be, it can’t be, that can’t be, i know what she has, i know what he has, i know her cards, i know what she’s got, i know what he’s got, i missed you, i miss you, we miss you, we missed you, i’ve missed you, she got me, he got me, one down, seriously, honestly, oh, ah, have it your way, sure thing, show’s over, the show’s over, count me in, wait for it, got a minute, i want to win, that was me, it was me, that’s me, me again, not me, wasn’t me, it wasn’t me, wait my turn, i’ll wait my turn, i will wait my turn, wait your turn, i’m waiting my turn, yay me, hooray for me, go me, they got me, good for me, well done me, bravo me, woe is me, how could you play that, how dare you, how dare you play that, how dare you do that, that’s me done for, she’s stuck, he’s stuck, are you stuck, were you stuck, is she stuck, is he stuck, do you hesitate, she hesitated, he hesitated, stuck with you, miss me, missed me, did you miss me, you missed me, you missed, you missed a bit, she missed, he missed, you can say that again, you caught me, you’re history, i got you, missed it by one, take this, eat that, eat this, swallow that, take that and that, get in, get in there, get well, get real, are you any good, is she any good, is he any good, am i any good, are they any good, so close, i was so close, close one, that was close, it was close, i nearly had it, i almost had it, i nearly won, i almost won, nearly had it, almost had it, i was this close, i nearly made it, i almost made it, i was nearly there, that was mean, that’s mean, how mean, so mean, mean, you’re mean, that’s so mean, that was so mean, that was nasty, that’s nasty, that was harsh, that was cruel, you’re a cheeky lot, you lot are cheeky, you cheeky lot, cheeky lot, you’re cheeky, you’re all cheeky, you’re a mean lot, you’re a bad lot, here i go, here i go again, here i go then, i don’t want to hear it, don’t want to hear it, i don’t want to hear that, i don’t want to hear this, i don’t wanna hear it, i’ll win, i’ll win this, i’ll win this one, i can win, i can win this, i can still win, i could win, i could win this, i know my cards, i know what i have, i know what i’ve got, there goes my turn, there goes my go, there goes my wild, there goes my plan, there goes my chance, i’m nearly done, i’m almost done, nearly done, almost done, see you next turn, see you next round, we’re level, we are level, it’s level, level pegging, all level, we’re even, we’re tied, cheeky so and so, you cheeky so and so, cheeky beggar, cheeky devil, cheeky monkey, the cheek of it, cheeky thing, sorry love, sorry pet, sorry dear, sorry darling, hold on to that, hang on to that, hold on to that one, hang on to that one, hold on to it, hang on to it, blast it, not again, stop picking on me, i’ll never win this, i’ll never win, i’m losing badly, charming, that’s not very nice, not very nice, i’ll get you for that, i’ll get you back, i’ll get you back for that, oh i like that, i like that, ooh nasty, nasty, that hurt, ouch that hurt, you’re joking, you must be joking, that told him, that told her, that showed him, that showed her, i’m enjoying this, i’m on a roll, i’m in trouble, i’m in trouble now, we’re in trouble, we’re in trouble now, jammy so and so, jammy thing, jammy devil, you jammy thing, you jammy devil, you’re ganging up on me, you lot are ganging up on me, you’re all ganging up on me, no mercy, i dozed off, i’m having no luck, i’m having no luck today, no luck today, down to one, down to one card, that’s a card, it’s my one card ;
    remarkd: not what i wanted, not what i was after, that’ll do, that will do, that’ll do nicely, that will do nicely, keep it down, yeah right, of course it is, yes it is, sure is, sure looks like it, leave me be, let me be, leave me alone, not that one again, not this one again, that’s me done for, enough already, enough of this, enough of that ;
    cantiplay: can’t i play, can i not play, couldn’t i play, can’t i lay, can’t i put ;
    leftonly: left, remaining, remain, still left, are left, left over, remains ;
    gotv: got, ’s got, has got, you’ve got, getting, went, gone, became, was getting ;
    shehas: she has, he has, she’s got, he’s got, does she have, does he have, has she got, has he got, they’ve got, have they got, do they have ;
    remarkc: i’d rather not say, rather not say, i’d rather not tell ;
    permitq: am i allowed to, are we allowed to, am i permitted to, is it allowed to ;
    whonow: who now, who’s up, who’s on, who is up, who is on, who is it, who’s it, who are we on, who are we up to, who’s on the clock, whose is it ;
    nowwhat: now what, what now, so now what, what next then ;
    exclaim: what a hand, what a card, what a score, what a game, what a match, what a round, what a turn, what a go, what a move, what a play, what a result, what a mess, what a shame, what a pity, what a laugh, what a relief, what a surprise, what a colour, what a choice, hands up, hands down, up yours, who knows, who knew, who cares, who asked you, who asked, who’d have thought it, who would have thought it, says who, what’s the point, is there any point, what’s up, what’s up with you, what are you up to, what’s she up to, what’s he up to, what are they up to, are you playing or what, are you playing or not, is it just me, it’s just me, what the hell, what the heck, what the, what on earth, let’s go, guess what, what kind of a question is that, what do you know, i told you so, what did i tell you, what did i say, repeat after me, count me in, i’m sorted, i know the rules, i’m done for, what do you have against me, next question, you’re next, i had one left, what do you have, what have you got, i want to win, i wanna win, is she any good, is he any good, are they any good, did you hear about, did it work, did that work, will you play with me, would you like to play, do you want to play with me, how was it for you, what are you having, what did you think of that, what are you drinking, i’m too slow, i’m slow today, i’m so slow, i’m being slow, say no more, that was quick, my cards are all over the place, my cards are in a mess, my cards are a mess, order order, help yourself, that’s history, rules are rules, how do i get there, how did we get here, how do i look, how does she do it, how does he do it, how do they do it, how do you do it, so do i, so am i, so did i, nor do i, neither do i, me neither, me either, poor me, silly me, don’t look at me, me first, so that’s how you do it, that’s how you do it, that’s how it’s done, take that, you draw, you pass, you first, you’re first, you go first, you’re last, it’s all over, over here, over to you, give over, you again, over and out, there’s always one, that’s new, you lost, you lose, there you go, here we go, here we go again, you go, off we go, you never know, you know what, you and me, that’s an idea, three cheers, i’m number one, one by one, any questions, never, top that, what goes up, who goes there, see what i mean, save me, save some for me, don’t tell me, nothing doing, i can wait, what did you tell me, can you go, that’s why, here’s why, what’s the deal, what is the deal, what’s your deal, what’s the big deal, big deal, deal with it, what’s wrong with you, what’s that got to do with me, what’s it got to do with you, after you, you have to go, you can go now, you can leave, you may go now, you leaving, i said goodbye, they say goodbye, she said goodbye, i’ve got to go for it, gotta go for it, stop playing that, i have an idea, i’ve got an idea, i had an idea, show her my cards, show him my cards, show them my cards, show her my hand, show them my hand, don’t tell her everything, don’t tell him everything, don’t tell them everything, i’ll do my best, i’m doing my best, i did my best, is that enough, is it enough, do i have enough, have i enough, have i got enough, am i too slow, am i too fast, am i too loud, am i being slow, what do you want, what do they want, what does she want, what does he want, what do you see, what can you see, either way i lose, i lose either way, i can’t win either way, can’t win either way, lose lose, i lose whatever i do, whatever i do i lose, i’ve got that one already, i already have that one, i have that one already, got that one already, i’ve got one of those, i’ve got one already, i already have one, i already have one of those, i already have that, i already have this one, got that already, help her, help him, help them, all mine, they’re all mine, give her the cards, give him the cards, what an idea, that’s the idea, i’ve an idea, her again, him again, she knows the rules, they know the rules, he knows the rules, is she french, is he french, i’m down, i am down, i may change my mind, i might change my mind, i’ve got one, i got one, i have one, just you wait, you wait, you just wait, you wait and see, just you wait and see, watch this, what a shambles, give me strength, fancy that, get away, it’s only a game, can’t be helped, it can’t be helped, that can’t be helped ;
    didyousay: did you say, did it say, did you just say, did he say, did i hear, did she just say, did he just say ;
    allowedto: allowed to do that, allowed to do this, allowed to do it, allowed to play that ;
    yourvoice: your voice is, your voice sounds, your voice is so, your voice is very, your voice is a bit, your voice is too, the voice is, the voice sounds, the voice is so, this voice is, this voice sounds ;
    voiceadj: lovely, nice, annoying, beautiful, great, horrible, funny, weird, creepy, soothing, boring, robotic, awful, terrible, pleasant, strange, irritating, monotonous, ugly, odd, flat, cute, sexy, good, bad, rubbish, harsh, tinny, pretty, gorgeous, metallic, grating ;
    nextmine: next round is mine, the next round is mine, next one’s mine, next one is mine, the next one is mine ;
    iforgot: i forgot, i forgot to say, i forgot to call, forgot to say, i nearly forgot, i nearly forgot to say, i almost forgot, i almost forgot to say, oh i forgot to say ;
    finishon: finish on, go out on, go out with, finish with, end on ;
    goagain: go again, have another go, go once more, have another round, play another round ;
    handme: give, give me, gimme, deal me, hand me, deal them out, send over, send me, pass me, slide me, dealing me, i’ll have, let me have, get me, fetch me ;
    fouritis: four it is, two it is, the lot it is, here comes the lot, here come four, here comes four, four it’ll be, it’ll have to be four, it’ll have to be two, it’ll have to be all of them ;
    keepgame: save it for later, keep it for later, save it, save this, save it for another time, save it for another turn, save this for later, keep this for later ;
    okword: okay, ok, fine, alright, all right, agreed, very well, sure, accept, very good, so be it, yeah ok, ok then, yes ok, okay fine, fine by me, deal, yes fine ;
    turnw: turn, my turn, my go, turns, my move ;
    keepingw: what’s keeping, what is keeping, what’s holding up, what is holding up, what’s delaying, what is delaying ;
    mew: me ;
    showmew: show me ;
    howwon: how did i win, how did we win, how have i won, how did you win, how did we win that, how did i win that, how did it end, how did it finish ;
    didwinp: how many points did i win, how many points did you win, how many have you won, how many points did we win, how many have i won, how many did i win ;
    howgetpoints: how do i get points, how do we get points, how can i get points, how does one get points ;
    overmuch: too much, way too much, far too much, a bit too much, much too much, too many ;
    dontknow: don’t know, do not know, don’t really know, don’t even know, don’t rightly know, i don’t know ;
    thanksfor: thanks for, thank you for, many thanks for, cheers for, ta for, thanks a lot for, thank you very much for ;
    mild: okay, ok, fine, alright, all right, sure, fair enough, whatever, fair, fair play, very good, okay fine, oh well ;
    everyones: everyone’s, everybody’s, everyone else’s, everybody else’s, each player’s, the others’, others’, other players’, the other players’ ;
    reversedv: reversed, reversed it, turned it round, turned it around, changed direction, changed the direction ;
    holds: have, has, got, have got, has got, hold, holds, ’ve, ve, do i have, have i got, had, any, possess, own, carry, holding, having, is holding, ’s got, have i, have we, has she, has he, contains, sitting on, sat on, stuck with, left with, down to, holding onto, working with ;
    issheonly: is she, is he, are they, will she be, will he be ;
    opponentsq: who am i playing against, who am i playing with, who are we playing with, who am i up against, who’s playing with me, who are we playing against, who i’m playing with, who’s against me ;
    beside: my left, my right, on my left, on my right, to my left, to my right, sitting, sits, seated, sat, sitting on my left, sitting on my right, sit, across from, opposite, sits across from, sitting across from, sits opposite, sitting opposite, the right, the left, on the right, on the left ;
    advisev: suggest, recommend, advise, propose, tell me, tell me to play, advise me, recommend me, suggested, recommended, advised, proposed, say to play, tell me to ;
    wordyv: wordy, verbose, detailed, descriptive ;
    qi: should i, shall i, do i, must i, am i, would i, do i need, ought i to, ought i, would i do well to, is it wise to, is it worth, had i better, will i, should we, shall we, am i to, have i got to, have we got to, do i have to ;
    pickforme: whichever, whatever, at random, random, doesn’t matter, anything you like, you choose, you decide, your choice, your pick, pick for me, choose for me, decide for me, play for me, surprise me, whichever you like, a random card, any card, you pick, you play, you do it, pick one for me, choose one for me, pick one out for me, just pick one for me, just choose one for me, you pick one for me, can you pick one for me, just pick for me, please pick one for me, pick one for me please, choose a card for me, pick a card for me, choose one of my cards for me, play a card for me, select a card for me, please choose a card for me, please pick a card for me, you choose a card for me, pick for me will you, pick for me would you, pick one for me will you, choose for me will you, choose one for me will you, pick my card for me, pick my card, choose my card for me, pick my next card, can you pick, could you pick ;
    talknormal: talk normally, normal again, speak normally, read normally ;
    owns: have, has, got, have got, has got, hold, holds, ’ve, ve, do i have, have i got, any, possess, own, carry, holding, with, having, is holding, ’s got, have i, have we, has she, has he, contains, sitting on, sat on, stuck with, left with, down to, holding onto, working with ;
    sentencealone: the sentence before, the message before, the last line, last message, last sentence, last line, previous sentence, previous message, previous line, sentence before, message before ;
    itthat: it, that, this, those ;
    putdownv: put down ;
    fastalone: fast, rapid, rapidly, speedy ;
    unlucky: no luck, no good, no joy ;
    eatv: eat, swallow ;
    tookv: took, takes, taken ;
    playagain: play again, go again, play another, play one more ;
    selfothers: she’s, he’s, she is, he is, she was, he was, i was, we’re, we are, we were, he gets, she gets, i get ;
    paceword: slow, slower, sluggish, speedy, speeding up, slowing down, quick, quicker, fast, faster, so slow, so fast, so quick, very slow, very fast, a bit slow, a bit fast, a bit slower, a bit faster, really slow, really fast, slowly, quickly, gently, leisurely, too slow, too fast ;
    loudword: quiet, quieter, loud, louder, so quiet, so loud, very quiet, very loud, a bit quiet, a bit loud, too loud, too quiet, a bit quieter, a bit louder, really quiet, really loud, soft, softer ;
    themv: them ;
    scorev: score, scored ;
    wouldbe: would it be, would that be, might it be, might that be ;
    restofgame: for the rest of the game, for the rest of this game, for the rest of the round, for the rest of the evening, for the rest of the match, till the end of the game, until the end of the game ;
    accepts: accept, i’ll accept, i will accept, accepting ;
    nothingforyou: nothing for you, nothing for ye, nothing for her, nothing for him, nothing for them, nothing there for me, nothing in there for me, nothing here for me ;
    howwork: how do i work this thing, how do i work this, how does this thing work, how do you work this thing, how do i use this thing, how do you use this thing, how does it function, how does this function, how does this thing function ;
    nowdeal: now deal, now deal again, now deal the next one, now deal the cards, now deal the next round, deal again ;
    nextw: next ;
    whatd: what’d ;
    babyasleep: baby sleeping, baby’s sleeping, baby’s asleep, baby asleep, baby is sleeping, baby is asleep ;
    tosay: say uno, call uno, say your uno, call your uno ;
    doimust: must i, do i have to, do i need to, am i obliged to, am i forced to, have i got to ;
    giveto: give ;
    fromw: from ;
    isitbetter: is it better to, is it best to, would it be better to, would it be best to, is it wiser to, is it smarter to ;
    sameasb: like before, as before ;
    beforechoose: before i choose, before i decide, before i pick, before i choose a colour, before i make up my mind ;
    keeprest: keep the rest, keeping the rest, i’ll keep the rest, save the rest, keep the others, keeping the others, i’ll keep the others ;
    holdonly: hold ;
    besides: besides the wild, besides my wild, other than the wild, other than my wild, apart from the wild, apart from my wild, except the wild ;
    wrongdoubt: a wrong challenge, a failed challenge, a lost challenge, losing a challenge, a false challenge, an unsuccessful challenge, a bad challenge ;
    playonly: play, lay, put down, throw, drop ;
    forw: for ;
    heyw: hey, oi ;
    maybew: maybe, perhaps, possibly, i wonder if, wonder if, not sure if, not sure whether ;
    hadto: had to play, had to lay, needed to play, had to put ;
    nobodyw: nobody, no one, noone, none of us, nobody else, no one else ;
    newcardw: new card, brand new card ;
    taunt: have that, take that, suck on that, eat that, cop that, how do you like that, so there, chew on that, put that in your pipe and smoke it, read it and weep, get in, in your face, boom, bam, kapow, have some of that, stick that in your pipe, try that ;
    gonext: on to the next, on to the next player, on to the next person, go to the next player, move on to the next player, moving on, move on, let’s move on, next player please, over to the next player ;
    catchesv: catches, catch, notices, spots, calls out, reports, catches out, sees ;
    minew: mine ;
    twocards: two cards, 2 cards, three cards, more than one card, two at once ;
    outofcards: out of cards, get rid of my last card, run out of cards, play my last card, get rid of all my cards ;
    hadgot: had she got, had he got, had they got, did she hold, did he hold ;
    butw: but, oh but, ah but ;
    notneed: didn’t need to play, did not need to play, didn’t have to play, did not have to play, didn’t need to lay, didn’t have to lay, didn’t need to put, didn’t have to put ;
    biglittle: other, spare ;
    littlebig: big, little, tiny, wee ;
    severalw: two, three, both, several ;
    wasitq: was it, wasn’t it, was that, wasn’t that, was it a, was it the, was that a, were we on, weren’t we on, was the colour, wasn’t the colour, was the card, was the last one, were we ;
    underneath: under, underneath, beneath, below, before this, before that, before it ;
    wentfirst: went first, played first, started, began, led off, kicked off, started off, had the first go, had the first turn, started this round, began this round, started us off ;
    nextto: next to, beside, left of, right of, to the left of, to the right of, on the left of, on the right of, adjacent to, either side of, on either side of, alongside ;
    wasallowed: was she allowed to, was he allowed to, was she allowed, was he allowed, was that allowed, was it allowed, was that legal, was it legal, was that a legal move, was that a legal play, was that valid, was it valid, was that within the rules, were they allowed to, is she even allowed, is he even allowed, shouldn’t that be illegal, isn’t that illegal, isn’t that against the rules, is that against the rules, is it against the rules, was that against the rules ;
    myturnafter: do i still get to play, do i get to play, do i get my turn, do i still get my turn, do i still get a turn, do i get a turn, do i get a go, do i still get a go, do i still get my go, do i get my go, do i still play, do i play, is it still my turn, will i still get to play, will i get to play, can i still play after, can i play after, can i still play afterwards, can i play afterwards ;
    isgoing: is it going to be, will it be, is it gonna be, is that going to be, would it be ;
    anotherround: is there another round, is there one more round, are we playing another, are we playing another round, are there more rounds, are there any more rounds, will there be another round, are there any rounds left, is there another one, is there a next round, is there more to come ;
    whenstart: when is the next round, when does it start, when do we start, when does the next round start, when do we go on, when do we continue, when does the next one start, when is the next one, when do we carry on, when does it begin, when does the next round begin, when will the next round start ;
    nobody: nobody, no one, no-one, none of us, no one else, nobody else ;
    couldthey: can she, can he, could she, could he, may she, may he, can they, could they ;
    earlier: a second ago, a moment ago, a minute ago, earlier, earlier on, until now, up to now, a turn ago ;
    wasbefore: was before, came before, was there before, was on the pile before, was on top before, was on before, was there just before, came just before, was on the table before ;
    iscard: is card, is card number, is my card number, what colour is card, which colour is card, what color is card, what colour is card number, what’s card number, what is card number ;
    givesme: gives me, gives us, hits me with, hands me, plays me, puts down, lays down, plays, lays, drops, throws, throws down, slaps down, drops on me, drops me, lays on me, deals me ;
    beforethat: before she did that, before he did that, before they did that, before that happened, before she played that, before he played that, before she changed it, before he changed it, before they changed it, before the change, before she played, before he played, before that one, before her turn, before his turn, before she went, before he went, before that ;
    acolour: a green one, a red one, a blue one, a yellow one, a green, a red, a blue, a yellow, the green one, the red one, the blue one, the yellow one ;
    cardword: card, cards, type of card ;
    pickson: keeps picking on me, is picking on me, picking on me, picks on me, always picks on me, is always picking on me, has it in for me, keeps hitting me, is out to get me, is after me, has a grudge against me, hates me, is always getting me, is ganging up on me, are ganging up on me, keep picking on me ;
    worthreason: that’s worth the least, it’s worth the least, that’s worth the most, it’s worth the most, that one’s worth the least, worth the least, worth the most, that’s worth least, that’s worth most, that’s my highest, it’s my highest, my biggest one the, my highest one the, my highest card the, my biggest card the, my best card the, my best one the, my lowest one the, my lowest card the, my smallest one the ;
    ontohis: on top of his, on top of hers, on top of theirs, on top of yours, on top of that one, over his, over hers, onto his, onto hers, onto yours, on hers, on theirs, on yours, straight on top, right on top ;
    callbluff: call her bluff, call his bluff, call their bluff, call my bluff, call the bluff ;
    intime: in time, quickly enough, soon enough, fast enough, before it was too late ;
    anothercolour: of another colour, of a different colour, in another colour, in a different colour, another colour, a different colour, different coloured, with another colour, with a different colour ;
    anyw: anywhere, somewhere, in there, at all ;
    sotheb: so the, then the, so my, then my, so i’ll play the, so i’ll have the, then i’ll have the, in that case the, so in that case the, so it’ll be the ;
    samenumber: of the same number, with the same number, the same number, of the same kind, of a kind, that are the same, the same ;
    bluffing: bluffing, lying, cheating, red-handed, in a lie, in a bluff ;
    knewit: i knew it, knew it, i knew that, i knew you were bluffing, knew you were bluffing, i knew she was bluffing, i knew he was bluffing, i knew you were lying, i told you so, told you you were bluffing, called it, i called it, that’ll teach you, that’ll teach her, that’ll teach him, serves you right, serves her right, serves him right, got you there, got you that time ;
    answerw: reply, reply to, answer, answer with, reply with, respond, respond to, respond with, counter, counter with, retaliate, retaliate with, hit back, hit back with, fight back, defend, defend myself, defend myself with, block ;
    losttrackv: lost track, i’ve lost track, i have lost track, i lost track, i’ve lost my bearings, i’ve lost the thread, i lost the thread, i’m lost, i’m a bit lost ;
    youneed: how many do you need to win, how many do i need to win, how many do we need to win, how many to win, how many wins it, how many does it take to win, how much to win, how much do you need to win ;
    notcatchbit: didn’t catch the last bit, didn’t catch that last bit, i didn’t catch the last bit, i didn’t catch that last bit, didn’t get the last bit, i didn’t get the last bit, i missed the last bit, didn’t hear the last bit ;
    keepunplayed: keep it and not play it, keep it without playing it, hold on to it and not play it, hang on to it and not play it, keep it instead of playing it, keep this and not play it, keep it and play something else, hold on to it instead ;
    twow: two, 2, three ;
    whatimeant: that’s what i meant, that is what i meant, what i meant, that was what i meant, exactly what i meant, that’s what i was after, that’s what i wanted to do, that’s what i said, that’s what i was trying to say ;
    wherewe: where are we, where are we at, where are we now, where are we up to now ;
    goword: go ;
    oneself: one ;
    whichone: which one, which ones ;
    anyofthem: are any of them, is any of them, are any of these, are any of mine, are any of my cards, is any of mine, are some of them, is one of them ;
    chooser: who chooses, who picks, who decides, who gets to choose, who gets to pick, do i choose, do i pick, do i decide, do i get to choose, do i get to pick, do i get to decide, am i the one who chooses, is it me who chooses, do i get to change, do i change, do i set, do i name ;
    choosecolour: choose a colour, pick a colour, choose the colour, pick the colour, choose colour, pick colour, choose my colour, pick my colour ;
    havegone: have i played, have i gone, have i been, did i go, did i already go, did i already play, have i already gone, have i already been, didn’t i just go, didn’t i just play, haven’t i just played, haven’t i just been, haven’t i just gone, haven’t i already played, haven’t i already been, didn’t i already go, didn’t i already play, did i just play, did i just go, have i just played, have i just gone ;
    saysomethingq: am i meant to say something, am i meant to say anything, should i say something, should i say anything, do i say something, do i say anything, do i have to say something, do i have to say anything, have i got to say something, have i got to say anything, am i supposed to say something, am i supposed to say anything, do i need to say something, do i need to say anything, must i say something, must i say anything, shouldn’t i say something, ought i to say something ;
    notdone: haven’t, have not, havent, didn’t, did not, didnt, couldn’t, could not, couldnt, can’t, cannot, cant, hasn’t, never ;
    iknowwhat: i know what, i know which cards, i know exactly what, i know how many ;
    dkthis: don’t know what this is, don’t know what it is, don’t know what that is, no idea what this is, no idea what that is, don’t know what this means, don’t know what that means, don’t know what it means ;
    forcedq: am i forced to, are you forced to, am i obliged to, am i required to ;
    hasdid: did, has, had, does, is, was, will ;
    lastcardnow: it’s my last card, that’s my last card, this is my last card, i’m on my last card, down to my last card, i’m down to my last card, i’ve one card left, it’s my last one ;
    stuckgame: it’s stuck, it is stuck, the game is stuck, it’s frozen, it has frozen, the game has frozen, it’s hung, it stopped, it’s stopped, it has stopped, it’s not moving, nothing happens, nothing’s happening, nothing is happening ;
    passingw: passing, pass then, passing then, i’m passing then, pass it is, pass i think, just pass ;
    wasbetter: was better, would have been better, would’ve been better, was nicer, was best, was good, was nice, was easier ;
    isthatright: is that right, is that ok, is that okay, is that fine, is that allowed, is that good, is that possible, is that any good, is that a good one, is that legal, is it ok, is it okay, is it allowed ;
    mostcards: most cards, fewest cards, least cards ;
    mostpoints: most points, fewest points, least points, lowest score, highest score, highest points, lowest points, best score ;
    voicesaying: what’s the voice saying, what is the voice saying, what did the voice say, what was the voice saying, what does the voice say, what’s it saying, what is it saying, what’s the voice just said ;
    howmatch: how do i match it, how do i match that, how can i match it, how do i match this, how do i match, how do i cover it, how do i cover that, how can i beat it, how do i beat it, how do i beat that ;
    onmyright: what’s on my right, what is on my right, what’s on my left, what is on my left, what’s to my right, what’s to my left ;
    voicecalled: what’s the voice called, what is the voice called, what’s this voice called, what is this voice called, which voice is this, what voice is this, whose voice is that, whose voice is this, what’s the name of the voice ;
    voicegone: the voice stopped, the voice has stopped, the voice is gone, the voice has gone, voice is gone, voice has stopped, voice stopped, my voice is gone, my voice has gone, the voice isn’t working, the voice doesn’t work, the voice is broken, the voice is not working ;
    onlook: can they see, can she see, can he see, can the others see, can others see, can anyone see, can anybody see, can everyone see, can somebody see, do they see, do they know, do the others know, do the others see, does she know, does he know, does anyone know, can they hear, can the others hear, can anyone hear, can she hear, can he hear, do they hear ;
    seev: see, hear, know ;
    whatsaid: what does it say, what does that say, what does it read, what’s it say, what is it saying ;
    isitone: is it, is that, is this, it’s, it is, isn’t it, it’s a, is it a, that’s, that is ;
    pickitup: pick it up, pick it all up, take it up, pick that up ;
    stillher: still her, still him, still hers, still his, still them ;
    shouldq: should it be, ought it to be, would it be better to be, should that be, should the colour be ;
    arethere: are there any, are there many, are there any more, are there still, are there still any, are there lots of, are there ;
    fromwhat: from, away from ;
    holdw: hold ;
    sheonly: she, he, they, she’s, he’s, they’re, they’ve ;
    numberon: number on the pile, number on the top, number on top, top number, top card number, number on the top card, the number on the pile, the number on top, the top number ;
    illnot: i won’t, i will not, i’d better not, i had better not, better not, i shan’t, i’ll not ;
    illdoit: i will, i shall, i’ll do that, i will do ;
    worthq: is it worth it, is it worth playing, is it worth keeping, is it worth playing it, is it worth keeping it ;
    pickone: pick one, choose one ;
    whatelse: what else, which others, what others ;
    whaton: what am i on, what’s my total, what are we on, what is everyone on, what’s everyone on ;
    onscore: on ;
    saferq: which is safer, what’s safer, what is safer, which one’s safer, what’s safest, which is safest, what’s the safest, which is the safer ;
    stillthere: still there, still on top, still up, still lying there ;
    whatwere: what were we on, what colour were we on, what were we playing on, what had we been on ;
    treatw: have two cards on me, have two on me, two cards on me, have a couple on me, two on me, have these two on me ;
    ononecard: before i’m on one card, when i’m on one card, before i’m down to one card, when i’m down to one card, when i’ve one card left, when i’ve got one card left, when i have one card left, when i only have one card left, when i’ve only one card left, when i’m on my last card, before my last card, before i get to one card, when i get to one card, with one card left, when i’m down to my last card, before i’m on my last card, when i’m nearly out, when i’ve got one left, when i have one left, when i’m down to one, when i’ve only got one left, when i’ve only got one card left, when i only have one left, when i only have one, before my last one, when i’ve just one left ;
    whatigot: what did i get, what did i just get, what did i end up with, what did i pick up, what did i just pick up, what have i just drawn, what did i just draw ;
    infrontof: in front of them, in front of her, in front of him ;
    lookingw: looking, look ;
    fairw: a fair one, a fair play, fair play, a fair card, fair and square ;
    otherw: my other, the other, again my other ;
    leavewith: did that leave it with, does that leave it with, did it leave it with, is it left with ;
    beatsv: beats, will beat, would beat, can beat, could beat ;
    anyusew: any use to me, any use, are they any use, is there any use for ;
    poorw: poor, poor old, poor little ;
    beenwinning: been winning, been doing the winning, won the most rounds, won most rounds, won the most, winning the most rounds, won more rounds ;
    letshave: let’s have a good one, let’s have a good game, let’s have a good round, let’s have fun ;
    fondof: fond of, so fond of, very fond of, keen on, so keen on, full of, loves her, loves his, loves their, mad on, mad about, crazy about ;
    thatsw: that’s, that is, it’s, this is, that was ;
    wholast: who’s last to play, who is last to play, who’s last to go, who is last to go, who goes last, who plays last, who’s the last to play, who’s the last to go, whos last to play ;
    pacew: pace ;
    lethave: let me have ;
    musthold: must have, must have got, has got to have, ’s got to have, must be holding, got to have ;
    ihaveone: i’ve got one card, i’ve one card, i have one card, i’ve only one card ;
    pickedup: picked up, just picked up, drew, just drew, have drawn, just drawn, ’ve drawn, i’ve just drawn ;
    downw: down ;
    cangoout: can i go out, could i go out, can i go out now, can i go out this turn, can i go out on this turn, could i go out now ;
    holdonto: hold on to, hang on to, hold onto, hang onto, holding on to, hanging on to, keep hold of ;
    amilast: am i last to play, am i the last to play, am i last to go, do i go last, do i play last ;
    readw: read, read out, read to me, reading ;
    hasall: has all the, ’s got all the, has got all the, have all the, got all the ;
    luckw: luck ;
    onaroll: on a roll, on a winning streak, on a streak, on fire ;
    awfulw: awful, terrible, rubbish, rotten, dreadful, dire, horrible, lousy, hopeless ;
    skippingme: always skipping me, keeps skipping me, always picking on me, keeps picking on me, always gets me, keeps getting me ;
    gonequiet: it’s gone quiet, it’s gone very quiet, it went quiet, gone quiet, you’ve gone quiet, it’s gone all quiet ;
manners =
    unreal: others acts, DIGIT isv, DIGIT was, aux others, being acting, onit DIGIT, nosay digits, several colours, alreadyword COLOUR, COLOUR alreadyword, talkof COLOUR ;
    reported: others othersdid, thatwas COLOUR, itsounds comparative, waswere quick, othersbe quitacts, gotv comparative, selfothers paceword, selfothers loudword
asking = me we you they show now need wish can all ornot isit theirs still holds
spellings =
    what: wat, wut, wot, waht, whta, wht ;
    what’s: wats, wots ;
    you: yu, yew, ya ;
    you are: ur, youre ;
    please: pls, plz, plse, pleas ;
    can’t: carnt ;
    don’t: dunt, dont ;
    going to: gunna ;
    let me: lemme ;
    I am: iam ;
    I have: ive ;
    I’m: im ;
    who’s: hoos ;
    that’s: thats ;
    it’s: its ;
    there’s: theres ;
    because: cos, cuz, coz ;
    colour: coler, culor, clour, colur, colr ;
    thanks: thx, ty, thnx, tnx, thankyou, take your time, no hurry, no rush ;
    okay: k, kk, oki, okey ;
    number: num, nr ;
    number of: nb ;
    cards: cardz ;
    though: tho ;
    about: abt, bout ;
    minutes: mins, min ;
    seconds: secs ;
    minute: minit ;
    speak: speek ;
    which: wich ;
    their: thier ;
    them: em ;
    I don’t know: idk ;
    I don’t understand: idgi ;
    never mind: nvm ;
    should: shud ;
    could: cud ;
    would: wud ;
    turn: trun ;
    have: hav, hv ;
    out of: outta ;
    kind of: kinda ;
    shall: shal ;
    want to: wanna ;
    next: nxt ;
    the: teh, hte ;
    just: jsut, jus ;
    again: agian, agen ;
    how: hwo ;
    that: taht ;
    nothing: nothin, nuthin, nuffin, nowt ;
    something: somthin, sumthin, summat ;
    playing: playin ;
    going: goin ;
    putting: puttin ;
    taking: takin ;
    drawing: drawin ;
    throwing: throwin ;
    holding: holdin ;
    can’t: cant ;
    didn’t: didnt ;
    doesn’t: doesnt ;
    won’t: wont ;
    haven’t: havent ;
    isn’t: isnt ;
    wasn’t: wasnt ;
    couldn’t: couldnt ;
    who’s: whos ;
    what’s: whats ;
    where’s: wheres ;
    how’s: hows ;
    by the way: btw ;
    dropping: droppin ;
    chucking: chuckin ;
    of course: ofc ;
    obviously: obvs, obv ;
    give us: gis ;
    anything: nething, owt, anythin ;
    supposed: sposed ;
    have to: hafta ;
ordinals =
    first, 1st, very first, leftmost, far left ; second, 2nd ; third, 3rd ; fourth, 4th ; fifth, 5th ; sixth, 6th ; seventh, 7th ; eighth, 8th ; ninth, 9th ; tenth, 10th ; eleventh, 11th ; twelfth, 12th
ordinals-from-last =
    last, very last, rightmost, far right, end, far end, very end, right end, end of my hand, end of the hand, end of the row ; next to last, second to last, penultimate, last but one, second last, second from last, second from the last, second from the end, second from the right, second from right, second card from the right, second one from the right, one before last, one before the last, card before the last ; third to last, third last, third from last, third from the end, third from the right, third from right, third card from the right, third one from the right, last but two, antepenultimate ; fourth to last, fourth last, fourth from the end, fourth from the right, fourth card from the right, fourth one from the right
means-empty =
    @enter yes,
    @enter yes on,
    @enter on,
    @enter onemore,
    @enter on game,
    @enter on me* we*,
    @enter on we* shallwe*,
    @enter on lay we* shallwe*,
    @enter deal next* round* game*,
    @enter go agree*,
    @enter on we*,
    @enter next,
    @enter begin round next* we*,
    @enter on want me* lay*,
    @enter on wish me* lay*,
    @enter on leaveme,
    @enter onemore leaveme,
    @enter onemore want me* lay*,
    @enter onemore wish me* lay*,
    @enter can on we me*,
    @enter shufflev me* we* you* agree* yes* on* next* round* want* wish* shallwe* can*,
    @enter dealanother we* agree* yes*,
    @enter goagain shallwe* we*,
    @enter okword,
    @enter nowdeal praise (PLAYER)*,
    @enter onemore lay we*,
    @wait goon
means-courtesy =
    agree,
    laugh,
    praise (PLAYER)*,
    greeting (PLAYER),
    @turn on agree* yes*,
    greeting everyone,
    greeting game everyone* friends*,
    greeting you,
    greeting me,
    praise everyone*,
    greeting friends,
    on (PLAYER),
    @drawn what scored me* have* did*,
    @drawn what draw me* have* did*,
    @drawn repeat card* drawn me* have*,
    @drawn what card scored me* have* did*,
    what game praise,
    @drawn whatwasit,
    @drawn isitq (DIGIT) (COLOUR)*,
    @drawn isitq (FACE) (COLOUR)*,
    @drawn what newcard my* me*,
    @drawn show newcard my* me*,
    @drawn show acard,
    @drawn show whatidrew,
    hail everyone* friends*,
    on (PLAYER) hurryup,
    hurryup (PLAYER),
    toanother (PLAYER) on*,
    hurryup you*,
    remarkv (PLAYER)*,
    @drawn remarkd,
    remarkv (PLAYER),
    @colour remarkc,
    exclaim (PLAYER)*,
    nextmine,
    @enter nextmine,
    okword,
    thanksfor helpme,
    thanksfor idea,
    @threat mild greeting,
    @drawn what me acard,
    @drawn what drawn me* card* thatone* have*,
    @drawn what acard have* thatone* drawn* me*,
    @drawn show card drawn me* have* thatone*,
    @drawn what card,
    laugh won me,
    @enter laugh won me,
    @drawn wasitq (COLOUR) card*,
    @drawn wasitq (DIGIT) (COLOUR)* card*,
    @drawn wasitq (FACE) card*,
    @drawn isitq (COLOUR) card,
    @drawn what colour newcard isit*,
    @drawn what colour drawn me* card* have* did* isit*,
    @drawn what number isit newcard*,
    @drawn what (DIGIT) isit*,
    @drawn what (COLOUR) card isit*,
    @drawn did draw (COLOUR) me card*,
    @drawn did draw (DIGIT) (COLOUR)* me card*,
    @drawn did draw (FACE) me card*,
    @drawn isitq (FACE) card,
    pickson (PLAYER)* they*,
    pickson everyone,
    caughtyou bluffing (PLAYER)* me* laugh*,
    caughtyou bluffing laugh,
    knewit (PLAYER)* laugh*,
    whatimeant yes* agree* okword*,
    iknowwhat (PLAYER) have card* cards*,
    wasbetter COLOUR,
    onlook my card,
    onlook my cards,
    onlook my hand,
    onlook me,
    onlook what me have,
    can (PLAYER) seev my cards,
    can (PLAYER) seev my hand,
    can (PLAYER) seev what me have,
    q (PLAYER) seev my cards,
    q (PLAYER) seev my hand,
    q (PLAYER) seev what me have,
    @drawn isitone (COLOUR),
    @drawn show thisone,
    arethere (FACE) left card*,
    mew holds they* (PLAYER)*,
    sheonly leave holds* now*,
    sheonly enough holds*,
    sheonly enoughv holds*,
    sheonly quiet,
    sheonly fastalone,
    sheonly slow,
    sheonly slower,
    sheonly faster,
    sheonly lost,
    @drawn card,
    @drawn my newcard,
    @drawn newcard,
    treatw,
    poorw (PLAYER),
    letshave,
    greeting letshave everyone* friends* (PLAYER)*,
    laugh remarkv,
    sheonly fondof (FACE),
    (PLAYER) fondof (FACE) they*,
    thatsw (PLAYER) acard,
    sheonly musthave (COLOUR) card*,
    (PLAYER) musthave (COLOUR) card*,
    sheonly musthave (FACE) (COLOUR)* card*,
    (PLAYER) musthave (FACE) (COLOUR)* card*,
    @turn treatw (PLAYER),
    @wait treatw (PLAYER),
    sheonly musthold (COLOUR) card*,
    (PLAYER) musthold (COLOUR) card*,
    sheonly musthold (FACE) (COLOUR)* card*,
    (PLAYER) musthold (FACE) (COLOUR)* card*,
    thatsw my acard,
    holdonto (FACE) (COLOUR)* my* me* card*,
    holdonto (DIGIT) (COLOUR)* my* me* card*,
    @threat thatsw fairw,
    sheonly hasall (FACE),
    (PLAYER) hasall (FACE),
    sheonly hasall luckw,
    (PLAYER) hasall luckw,
    sheonly onaroll,
    (PLAYER) onaroll,
    awfulw hand my* me* what* have*,
    awfulw cards my* me* what* have*,
    awfulw luckw my* me* what* have*,
    sheonly skippingme,
    (PLAYER) skippingme,
    sheonly hasall jokers,
    (PLAYER) hasall jokers,
    sheonly fondof jokers,
    (PLAYER) fondof jokers they*,
    gonequiet (PLAYER)*,
    sheonly musthold say uno,
    sheonly musthold forgot uno say*,
    (PLAYER) musthold forgot uno say*,
    @turn (PLAYER) musthold say uno,
    @wait (PLAYER) musthold say uno
means-reply-yes =
    @reply yes agree* me* wish* surely* do*,
    @reply agree surely*,
    @reply surely
means-reply-no =
    @reply no me* wish* not*,
    @reply notnow no*
