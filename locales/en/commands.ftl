# The words that the game understands. The first of each line is the one that help and messages
# use; case does not matter, and the beginning of a word will do where it is unique.
# A word serves one purpose only. A single letter that is a colour's initial stays a colour:
# r, y, g, b, and in French r, j, v, b.

command-play = play, lay, answer, respond
means-play =
    lay DIGIT COLOUR card* me* want* my*,
    itis DIGIT COLOUR UNO*,
    itis FACE COLOUR UNO*,
    PLACE single* you* from* hand* my*,
    my PLACE single* from*,
    me PLACE single from*,
    lay me* you* single* PLACE from*,
    lay me* you* single* LAST hand*,
    lay single LAST me* you* hand*,
    me LAST single hand*,
    my LAST single* hand*,
    lay* me* you* DIGIT COLOUR card* colour* UNO* say* pile*,
    lay* me* we* DIGIT COLOUR card* colour* UNO* say* pile* want* can* you* turn*,
    want COLOUR me colour*,
    lay* me* you* FACE COLOUR card* UNO* say* pile* want* colour* change* now*,
    lay me* we* FACE UNO* say* pile*,
    lay me* COLOUR colour* card*,
    lay* me* or DIGIT COLOUR FACE*,
    change colour* COLOUR me* we* > wild,
    @drawn lay me* they* card* drawn* yes*,
    lay FACE COLOUR me* want* card* change colour*,
    lay change FACE COLOUR me* my*,
    lay me* number DIGIT > card,
    @drawn lay thisone me*,
    itis DIGIT COLOUR,
    gofor DIGIT COLOUR,
    gofor FACE COLOUR,
    lay card DIGIT me* number* > card,
    have DIGIT lay they me*,
    itis DIGIT,
    @drawn lay they* me* pile yes*,
    @drawn lay me* card pile yes*,
    want PLACE single me* my*,
    lay me* DIGIT pile*,
    any COLOUR itis,
    lay change FACE COLOUR me* my* we*,
    change COLOUR FACE me* we* my*,
    lay something COLOUR me* card*,
    any COLOUR nocare lay* card*,
    want the DIGIT me*,
    the DIGIT,
    single numbered DIGIT > card,
    @drawn putdown me* yes*,
    any COLOUR lay nocare,
    want use FACE me* my* card*,
    use FACE can my* card* me*,
    @drawn lower lay thisone,
    illhave DIGIT the*
command-draw = { $pieces ->
        [dice] throw, throw again, throw the dice, throw the dice again, throw all, roll, roll again, reroll, re-roll, rethrow, roll the dice, roll the dice again, roll all, draw, pick up, draw a card, draw one, draw one card, draw card, pick a card, pick up a card, take a card
       *[other] draw, pick up, draw a card, draw one, draw one card, draw card, pick a card, pick up a card, take a card
    }
means-draw =
    draw onecard stock me* card*,
    draw forme onecard* card*,
    me not have anything lay* go*,
    me cannot lay anything,
    me* not have anything lay,
    draw agree me* card* onecard*,
    can have onecard me* you*,
    need onecard me* they*,
    have onecard me,
    me not have card go lay*,
    @turn me can not,
    draw me* card* onecard* you* must*,
    onecard give* me* want*,
    give card me*,
    me have nothing not* lay* go* they*,
    nothing lay me* not*,
    nothing go not* me* card* have* lay*,
    me* cannot lay nothing* we*,
    me* cannot go,
    blocked me*,
    draw me onecard*,
    noplay me* have* draw*,
    @turn me* cannot,
    me want onecard,
    wish onecard me*,
    draw times,
    blocked draw me*,
    give onecard we,
    me not have any go*,
    draw me onecard* they*,
    @turn have nothing,
    noplay have* me* give onecard,
    noplay have* me* draw onecard,
    nothing go hand* draw me* onecard* they*,
    have nothing lay me*,
    me* not have card can lay go*,
    cannot lay anything me*
command-pass = pass, keep, keep it, keep the card, keep card, pass my turn
means-pass =
    keep me* they* card* drawn* no* want*,
    pass me turn*,
    @drawn not lay me* they* card*,
    pass keep me* they*,
    pass no me* turn*,
    keep no me* they*,
    @drawn finished
command-take = take, accept, take them, take the cards, take all, take the lot
means-take =
    @threat give cards,
    @threat give card me*,
    @threat agree me* amount*,
    @threat draw me* they* card* cards* amount* agree* must* need*,
    @threat believe you* they* me*,
    @threat agree card* cards* amount* me* they*,
    @threat have amount card* me*,
    @threat give cards amount* me*,
    @threat give card amount* me*,
    @threat amount cards me*,
    @threat draw they me* agree*,
    @threat give amount me*,
    @threat give amount me* they*,
    @threat itis amount,
    @threat give they me*,
    @threat agree penalty me*,
    @threat draw penalty me* agree*,
    @threat agree give amount me*,
    @threat draw yes me* they* agree* amount* card*
command-doubt = doubt, challenge, bluff, liar, call bluff, call your bluff, call the bluff, doubt it, challenge it
means-doubt =
    lie you me* they* think*,
    lie they* PLAYER* think*,
    bluff you* they* PLAYER* have* think*,
    believe not you me*,
    believe not they me*,
    @threat (COLOUR) had they* you* PLAYER* think*,
    @threat lie you me* they* think*,
    @threat lie they* PLAYER* think*,
    @threat bluff you* they* PLAYER* have* think*,
    @threat bluff accuse me* you* they* PLAYER*,
    @threat believe not me* you* they* PLAYER*,
    @threat accuse me* PLAYER* bluff* they*,
    @threat doubt me* they* PLAYER* have*,
    @threat prove you* me* PLAYER*,
    @threat show theirs cards me* want*,
    @threat show theirs hand me*,
    @threat show theirs card me*,
    @threat dare they* me* you*,
    @threat not permit you*,
    @threat bluff not permit you*,
    @threat not can bluff you*,
    @threat doubt theirs* (FACE) me* they*,
    @threat lie you PLAYER,
    @threat bluff accuse theirs,
    @threat bluff accuse theirs me* no*,
    @threat bluff accuse they me* no*,
    @threat doubt wish they* me* PLAYER* have*,
    @threat not believe honest me* they* PLAYER* you*,
    @threat not honest they* PLAYER* you* think*,
    @threat (COLOUR) have they think me*,
    @threat (COLOUR) have PLAYER think me*,
    @threat not permit they* lay* you*,
    @threat doubt you PLAYER* me*,
    @threat bluff they no PLAYER*,
    @threat show iff bluff they* wish* me* PLAYER*,
    @threat show iff lie they* wish* me* PLAYER*,
    @threat not can lay they* me* think* permit*,
    @threat not permit lay they* me* think*,
    @threat not honest me* they*
command-jump = intercept, interception, jump, jump in, rapido
command-choose = choose, choice, pick
command-discard = throw, throw away, shed
command-spin = spin, wheel
command-shout = shout, uno wizz
command-recount = recount
command-say = say
command-uno = uno, say uno, call uno, shout uno, announce uno
command-catch = catch, counter-uno, denounce, say catch, call catch, say counter-uno
means-catch =
    PLAYER forgot uno you say* have*,
    they not say have*,
    caughtyou me* have*,
    caught PLAYER me* have*,
    they not say uno have*,
    they forgot uno say* have*,
    PLAYER not say uno have* they*,
    PLAYER forgot uno* say* have* they*,
    PLAYER say uno me,
    PLAYER you not say uno,
    catchv PLAYER uno*,
    PLAYER forgot uno you*,
    you forgot uno PLAYER,
    PLAYER forgot uno theirs have*,
    PLAYER nothing say have*,
    PLAYER say nothing,
    caughtyou PLAYER me* have*,
    PLAYER have onecard not say uno,
    catchv they PLAYER not say uno,
    caughtyou PLAYER you not say uno*,
    PLAYER no uno say*,
    catchv they* PLAYER not say they* uno*,
    PLAYER not say they have*,
    they have onecard say nothing only*,
    they have onecard not say uno* only* they*,
    PLAYER have onecard say nothing only*,
    nab person uno* say*,
    PLAYER forgot you something,
    PLAYER only have* onecard not say uno they*,
    PLAYER have onecard forgot uno they* say*,
    caught PLAYER without uno me* have*,
    catchv PLAYER without uno,
    PLAYER need have say uno
command-colour = colour, color, what colour, what color, which colour, which color
means-colour =
    colour what they have* did* say* want*,
    colour change have*,
    isit (COLOUR) or now*,
    colour pile card* what* show* have*,
    colour card what* pile* show* have*,
    colour what* show* now* we* me* lay* need* have* they*,
    isit (COLOUR) now* colour*,
    @colour COLOUR colour* want* lay* me* we* change*,
    need (COLOUR) they*,
    they must (COLOUR),
    must (COLOUR),
    colour chosen what* (PLAYER)* they* did* have*,
    isit (COLOUR) or colour*,
    @colour COLOUR colour* want* lay* me* we* change* say* agree* they* again* now*,
    colour changed what* have* did*,
    colour show,
    isit (COLOUR) left,
    isit (COLOUR) again,
    colour again,
    isit (COLOUR) still,
    colour (COLOUR) isit,
    colour what (DIGIT) isit*,
    colour what (DIGIT),
    colour say again* show*,
    colour repeat show*,
    @colour COLOUR card* they*,
    colour needed what*,
    colour what needed,
    @colour COLOUR want me*,
    @colour COLOUR praise,
    @colour COLOUR have lots me*,
    why not say colour you me,
    why not show colour you me,
    @colour COLOUR letit,
    isit (COLOUR) still*,
    still (COLOUR),
    (COLOUR) still isit* now*,
    @colour COLOUR because me* have* (DIGIT)* (FACE)* card* lots* least* left* they*,
    colour what match need* me* we* would* must*,
    @colour COLOUR wish have me*,
    @colour COLOUR wish me*,
    @colour COLOUR keep they* me*,
    colour change did they* we*,
    what did they change,
    still (COLOUR) praise q* isit*,
    @colour leaveme COLOUR colour* me*,
    colour what (PLAYER) lay onword,
    @colour COLOUR itis
command-anyway = anyway, all the same, nevertheless
means-anyway =
    regardless
command-report = report
command-vote = vote
command-yes = yes
command-no = no
command-abandon = abandon, give up, resign
command-rematch = rematch, play again, another match, new match, new game, revenge, rematch against, play again against, new game against
means-rematch =
    want restart me*,
    restart game* me* we*,
    restart q,
    q restart we*,
    restart we,
    shallwe restart,
    restart scratch we* me*,
    restart can we from*,
    restart begin again*
command-table = table, names, name
command-level = level, levels, opponents, opponent, difficulty
means-level =
    NAME
command-goals = goals, achievements
means-goals =
    NAME
command-stats = stats, statistics
means-stats =
    NAME
command-start = start
command-stop = stop
command-hand = hand, my hand, cards, my cards, what do i have, what have i got, what cards do i have
means-hand =
    show my PLACE card*,
    what LAST card me hand have*,
    big card* me* what* show* have*,
    COLOUR not have me* card*,
    no COLOUR card* have* me*,
    COLOUR have card*,
    what left me cards* they* have*,
    what COLOUR cards me* have*,
    count COLOUR me* card* have*,
    what LAST card* me have*,
    me cards what* show* have* hand*,
    what me card have*,
    hand me* what* show*,
    me COLOUR card* what* show* have* hand* count*,
    what COLOUR card me* have*,
    what COLOUR have me*,
    what colour me have,
    COLOUR cards have* count*,
    me FACE have what* count* card*,
    me jokers have* what* count* > wild,
    what PLACE card* me* have*,
    what card* number DIGIT me* > card,
    have jokers > wild,
    whereis FACE me*,
    whereis me cards,
    me COLOUR all card*,
    what cards left me hand*,
    COLOUR me have any*,
    have FACE count* what* card*,
    allread,
    readout PLACE card*,
    all me card*,
    readout card DIGIT > card,
    show card DIGIT > card,
    what left hand me*,
    left COLOUR me* have*,
    COLOUR left me* have*,
    my PLACE card isit,
    my PLACE card what,
    count COLOUR me left*,
    left COLOUR count* me*,
    no COLOUR left me* have*,
    say me cards again*,
    what card me have dealt,
    what me dealt,
    card me dealt what*,
    FACE hand me* have*,
    what me have hand* they*,
    show me have hand* they*,
    me have hand they*,
    what PLACE card me hand have*,
    whereis COLOUR me* my*,
    whereis (DIGIT) COLOUR me* my*,
    COLOUR have anything me any*,
    cardsfirst my*,
    show my cardsfirst,
    show cardsfirst me*,
    cardsfirst show* what* me* need* want* wish*,
    my cardsfirst,
    hand me* show from,
    me cards show from,
    count COLOUR me card left have*,
    jokers left me* have* > wild,
    FACE left me* have*,
    cards hand me*,
    have any COLOUR card* cards* me* turn*,
    what card DIGIT again* > card,
    @colour COLOUR have any me* card* q* doi*,
    something COLOUR hand* me*,
    show me cards bycolour you* can*,
    hand me* what like,
    ihave DIGIT what* count* card* me* have* you* any*
command-playable = playable, what can i play, what may i play, playable cards
means-playable =
    can go me,
    something go,
    q (DIGIT) (COLOUR) agree*,
    (DIGIT) (COLOUR) fitting,
    (FACE) fitting (COLOUR)*,
    what me* can lay card* we*,
    what card* cards* go they*,
    what can me* lay,
    can lay me* we* something* what* card* when*,
    have something go me* lay* they*,
    what me* options,
    something cards go me* have*,
    what cards me can go,
    what card me can go,
    can go cards me what*,
    have go card me*,
    have something go,
    someonego have*,
    what go,
    what move go,
    what options,
    options me* what*,
    possible card what*,
    possible cards,
    go cards,
    cards possible,
    what can lay (COLOUR) me* cards* my*,
    can lay something pile me* we*,
    q (DIGIT) (COLOUR) go,
    q (FACE) go,
    why not can lay me*,
    why cannot lay me*,
    something go me* hand* have*,
    something cards go me* hand* q*,
    what me cards go q*,
    what cards go me hand,
    q go they*,
    @drawn go they,
    q (DIGIT) (COLOUR) go me*,
    q (FACE) go me* (COLOUR)*,
    have match me*,
    match something q* me*,
    can lay (DIGIT) (COLOUR) onthat me* my*,
    can lay (FACE) (COLOUR)* onthat me* my*,
    what can lay me card* onthat,
    what can go pile card* cards* now* my*,
    have something lay me*,
    have anything lay me*
command-top = top, top card, discard, what is on top, what’s on top, on top
means-top =
    latest card what*,
    card now what* show*,
    what need lay me* we*,
    what pile,
    pile what* show* card* now* have*,
    what card show*,
    onwhat lay* me* we* need*,
    latest acard laid what*,
    what me* match,
    what need lay pile,
    what me lay pile,
    what do me lay pile,
    what pile card like,
    what card like,
    pile like how*,
    not seen card me* have* did*,
    not seen pile me* did*,
    acard laid what*,
    what acard isit pile*,
    cover what me* must* need*,
    what must me cover,
    say card again,
    repeat card,
    repeat pile,
    say pile again,
    card again,
    lacard,
    what card need layon me* we* pile*,
    what need layon me* we* pile*,
    numbered card isit,
    what numbered isit* pile* now* we*,
    what layon q me*
command-who = who, turn, whose turn, whose turn is it, who plays, who is playing, whose go, whose go is it, is it my turn, my turn, who’s turn is it
means-who =
    not tome,
    isit (PLAYER) turn*,
    (PLAYER) turn what*,
    when me lay,
    who turn* now*,
    who lay now* turn*,
    who wait we*,
    tome turn* lay* when*,
    me turn when*,
    me turn come have*,
    who begin,
    (PLAYER) lay when,
    (PLAYER) turn when,
    who turn now they*,
    who turn,
    tome (PLAYER) or,
    isit turn still* they*,
    isit (PLAYER) or me*,
    isit they turn,
    isit turn they,
    not isit tome still*,
    isit still not tome*,
    not tome isit,
    not isit me*,
    isit not me,
    when turn me*,
    they turn or me*,
    turn me or they*,
    isit they turn or me*,
    isit turn me they*,
    tome ornot,
    me turn ornot isit*,
    isit me turn ornot,
    who wait everyone*,
    isit turn me* when*,
    me turn when isit*,
    who theirs turn,
    isit theirs turn still*,
    theirs turn or me*,
    theirs turn,
    isit turn theirs,
    me begin q*,
    who begin isit*,
    isit me begin,
    begin me,
    isit still me,
    isit me still,
    isshe wait me,
    me when,
    when lay,
    wait everyone me q*,
    wait me we q*,
    what waitfor we*,
    player now,
    q PLAYER lay,
    whether PLAYER lay
command-counts = counts, count, how many, how many cards, card counts, how many cards do they have, how many cards have they got, who has how many, who has how many cards
means-counts =
    count card PLAYER hand,
    explain PLAYER count card*,
    count me card* hand > me,
    stock empty,
    only me have* card* onecard* not* left* > me,
    only PLAYER have* card* onecard* not* left* they*,
    explain PLAYER,
    who near,
    count card* left,
    count me card* have* left* > me,
    count PLAYER card* have* left* they*,
    card PLAYER have* left*,
    PLAYER,
    who least card* have*,
    count everyone card* have* left*,
    count stock card* left* have*,
    count stock left* card* draw*,
    anyone onecard,
    anyone only have* card*,
    count everyone card* they*,
    PLAYER near,
    anyone have uno,
    PLAYER left cards have*,
    count card* hand me left* > me,
    count stock,
    count card,
    cards stock,
    count stock left,
    any left stock,
    stock left have* card* any*,
    count card everyone hand,
    who not lots card* have*,
    who lots card* have* left*,
    PLAYER lots left card* have*,
    PLAYER left have,
    who have least card*,
    who least card* have* hand*,
    PLAYER doing how card*,
    count card PLAYER hand left*,
    anyone near,
    what PLAYER left have card* hand* they*,
    what PLAYER have left,
    PLAYER have onecard q*,
    they have (COLOUR) any* card* q*,
    anyone say uno have*,
    who say uno have*,
    count hand me* card* left* > me,
    cards left,
    what they have left*,
    count everyone have* card* hand*,
    count PLAYER have hand theirs* card*,
    how near PLAYER,
    everyone doing how card* we*,
    we doing how card everyone*
command-dealer = dealer, who deals, who dealt
means-dealer =
    who deal have* cards* hand*
command-order = order, direction, which way, order of play
means-order =
    who next (PLAYER) lay* turn*,
    we around or,
    count player have*,
    who player,
    who against lay* me*,
    against lay* me* who*,
    before who me*,
    who* next turn* lay* me* player* now*,
    who before lay* me*,
    sense what* around* lay* we*,
    who around me*,
    sense or* not*,
    what orderly we lay,
    toward they go*,
    toward we go*,
    orderly player what*,
    orderly what*,
    player orderly,
    who before (PLAYER),
    count player before me*,
    before (PLAYER) player*,
    sense around game* we*,
    sense game around,
    sense they have*,
    who next around me*,
    me next isit* q*,
    count player lay we*,
    whereis everyone around*,
    whereis (PLAYER) around*,
    who player everyone*,
    sense changed we* have*,
    did sense change we*,
    changed sense did*,
    howmany we player*,
    howmany lay we* player*,
    who played before me,
    whoelse lay* player* everyone*,
    did sense anyone,
    who sense,
    who everyone,
    me next PLAYER q*,
    who turn before me* my*,
    orderly we go
command-scores = scores, score, points, how many points, who is winning, who wins, who’s winning
means-scores =
    me lead,
    where me,
    points what* show* count* me* (PLAYER)* have* we* where* now* everyone*,
    score what* (PLAYER)* we* show* now*,
    who lead points*,
    where points*,
    count me scored points have*,
    who won have* game*,
    me won have* did*,
    who loser have*,
    me loser have,
    me loser did,
    count points draw me* did*,
    count points me want did,
    NAME,
    count points me,
    who won turn* game*,
    who won round*,
    rank what* where*,
    points now,
    what me points,
    who least points have*,
    who points have* least*,
    who score least* have*,
    who lead score,
    who lead points,
    who won game* turn*,
    who lead score*,
    who won game*,
    who count points have*,
    count loser me* q*,
    q loser,
    count lead me* they*,
    what until we*,
    PLAYER doing how points,
    howis points stand now* we* where*,
    howis points stand do* (PLAYER)*,
    @enter who won thisone,
    count loser me,
    count loser (PLAYER) have*,
    count ending we* game* q* me*,
    count round left we* q*,
    latest round isit* q*,
    (PLAYER) lead q* me*,
    count lead (PLAYER),
    what round isit,
    what round we,
    count points (PLAYER) scored did* have*,
    won (PLAYER),
    what tally me have
command-time = time, clock
command-repeat = repeat, again, pardon, say again, come again, repeat that, say that again
means-repeat =
    not heard have* they* did*,
    me not heard anything,
    repeat latest* sentence* me* you* can*,
    repeat sentence,
    huh,
    again,
    repeat show* me* you* can* again*,
    me not heard have* they* you*,
    me nothing heard have*,
    what you say have*,
    say again,
    sentence,
    tell again,
    tell they again,
    say latest* sentence again*,
    repeat slower,
    repeat slow more*,
    huh not heard me* did*,
    say latest sentence,
    repeat latest* sentence before*,
    sentence before repeat,
    not heard me* did*,
    not heard ending me* have* did*,
    repeat ending,
    readout sentence again* latest*,
    missed latest sentence me* they*,
    missed sentence me* they*,
    missed ending me* have*,
    missed you say what* me*,
    again slower,
    again slow more,
    what latest sentence say you*,
    missedit huh
command-history = history, log
means-history =
    what did everyone lay have*,
    who made me draw,
    who played they*,
    missed me have* they*,
    what played card PLAYER* have* they*,
    what did card PLAYER lay,
    PLAYER drew have* count* did* they*,
    latest move what*,
    move before what*,
    what move PLAYER* latest* played* did* lay*,
    what* happened have* show* tell* they*,
    tell happened*,
    what played PLAYER have* they*,
    what did PLAYER lay,
    what did they lay,
    what did PLAYER do-now,
    what played have* they*,
    who played (DIGIT)* (COLOUR)* (FACE)* have* card* latest*,
    what missed me* have*,
    what did me draw > draws,
    what me drew have* > draws,
    whodidwhat,
    tell latest turn,
    explain latest turn,
    explain latest move,
    turn latest what* tell*,
    NAME,
    missed happened what* me* have*,
    what played before PLAYER* have* did* they*,
    what did PLAYER lay before,
    tell NAME,
    who gave me (FACE)* have* card* did*,
    why draw me* have*,
    why me drew have*,
    what did anyone have* they*,
    what they did anyone,
    latest cards laid what* have*,
    cards laid what* have*,
    who drew did*,
    tell game*,
    tell round,
    tell what*,
    who drew card*,
    happened latest turn what*,
    happened turn what* latest*,
    happened latest move what*,
    what latest turn,
    latest turn played PLAYER* what*,
    happened since what* have*,
    what happened since,
    game NAME,
    NAME game,
    latest shot played what*,
    latest shot laid,
    what since happened,
    happened before what*,
    PLAYER lay what pile*,
    colour what PLAYER played (DIGIT) they* have*,
    colour what PLAYER played (FACE) they* have*,
    who played against me have*,
    what did everyone do,
    what did everyone do-now,
    what move PLAYER latest* have*,
    what did before player* do-now*,
    what did before player do,
    why skipped me* have* did*,
    who skipped me* have* did*,
    why draw me* have* amount* cards* they* (FACE)*,
    why draw did me* amount* cards* they*,
    tell missed what* me* have*,
    what did before lay player*,
    what played latest have*,
    what latest played have*,
    did PLAYER say uno they*,
    did PLAYER draw card* something*,
    did they draw card* something*,
    did anyone pass,
    what colour before now*,
    what pile before card*,
    what card before pile*,
    what happened before turn me*
command-previous = previous, before
command-next = next, after
command-first = first
command-last = last
command-category = category, categories
command-spell = spell, spelling
command-hint = hint, advice, suggest, what should i play, what shall i play, any advice, help me choose, help me decide, help me play
means-hint =
    what card need lay me*,
    best move what* me,
    advise something,
    lay forme card*,
    q draw must* card* onecard*,
    q lay (DIGIT)* (COLOUR)* (FACE)* card*,
    best move what*,
    best card what*,
    idea give* me* want*,
    hesitate me* have*,
    what you lay,
    me* not know what* lay* card* do*,
    what you advise would* me* lay*,
    idea me* have*,
    helpme choose me*,
    @threat q draw must* need* they* card* cards* amount* me*,
    @threat q doubt they*,
    @threat isshe lie,
    @threat isshe bluff,
    what card you lay would*,
    advise what card you,
    @threat q doubt me*,
    what best would*,
    q draw or lay me*,
    q lay or draw,
    q keep or lay,
    lay or draw me*,
    @threat doubt or draw me* what* do* do-now*,
    @threat doubt or agree,
    keep or lay they* me*,
    best lay,
    advise what me you* would*,
    @threat isshe bluff ornot,
    @threat isshe lie ornot,
    @threat bluff they* PLAYER* ornot,
    @threat lie they* PLAYER* ornot,
    @threat doubt ornot me*,
    @threat q doubt ornot me* they*,
    q lay ornot (DIGIT)* (COLOUR)* (FACE)*,
    q draw ornot,
    advise what* me* you* lay do*,
    what do-now better,
    @threat advise doubt you* me* do*,
    @threat advise doubt ornot you* me*,
    show what lay,
    tell what lay,
    what lay tell me*,
    @threat better doubt isit* q*,
    @threat doubt better isit*,
    show card lay what*,
    what toplay card*,
    helpme choose card me*,
    choose card helpme,
    hesitate what colour choose* want* me*,
    what colour me have least,
    what colour me have lots,
    q keep (DIGIT)* (COLOUR)* (FACE)* they*,
    hesitate idea me* have*,
    @threat isshe honest,
    @threat q honest PLAYER* they*,
    @colour what me have least q*,
    @threat doi doubt wish they*,
    @threat doi agree penalty* amount* card* cards* me* they*,
    @threat (COLOUR) have they card* q*,
    @threat (COLOUR) have PLAYER card* q*,
    @threat what chances me*,
    @colour doi (COLOUR) want* have* lay* change* choose*,
    q lay (DIGIT) (COLOUR) card*,
    q lay (FACE) (COLOUR) card* change* want*,
    q lay me* (PLACE) single* hand*,
    q lay me* my* (LAST) single* hand*,
    q change (COLOUR) colour*,
    q draw onecard stock*,
    q draw times,
    @threat q doubt (PLAYER) theirs* they*,
    @threat q bluff accuse theirs* they*,
    @threat q believe they* you* (PLAYER)*,
    @drawn q lay they* card*,
    @drawn q putdown,
    @drawn q keep they*,
    @colour q keep (COLOUR) they*,
    q lay or (DIGIT)* (COLOUR)* (FACE)* me*,
    better keep (DIGIT)* (COLOUR)* (FACE)* they* q*,
    better lay (DIGIT)* (COLOUR)* (FACE)* they* q* or*,
    any lay* card* me* go*,
    q draw they,
    doi pass turn*,
    @threat choice have me* q*,
    @threat doyou bluff they* (PLAYER)*,
    @threat doyou lie they* (PLAYER)*,
    colour best what*,
    @colour colour me have least,
    what card best would* me*,
    @colour what colour q* choose* advise* need* me*,
    @colour what colour best me*,
    go agree*
command-why = why, how so, how come, explain, why that, why so
means-why =
    why not* can* me* lay* (COLOUR)* (DIGIT)* (FACE)* go* card* thisone* you* advise* say* did*,
    why choice,
    why thisone choice
command-rules = rules, rule
means-rules =
    explain FACE card COLOUR*,
    aim what* > aim,
    how tally they > points,
    count points (FACE) > points,
    rules show can me,
    can lay FACE we pile*,
    count points lay we* > points,
    what game,
    happens FACE what* COLOUR* me* lay*,
    when uno say* need* we* me* you* > uno,
    iff forgot uno say* me* we* > uno,
    how work,
    work bluff how* > bluff,
    what FACE card COLOUR*,
    what doubt happens* iff* > bluff,
    @threat iff doubt me* happens* > bluff,
    rules what* show* me*,
    do FACE what COLOUR*,
    what FACE COLOUR* serve*,
    mean FACE what* COLOUR*,
    work FACE how* COLOUR*,
    explain FACE COLOUR*,
    happens FACE what* COLOUR*,
    explain TOPIC,
    how work TOPIC,
    how lay we* me* you* card*,
    how win we* me* you* > aim,
    how tally points we* you* me* > points,
    worth (FACE) count* what* > points,
    worth (DIGIT) count* card* what* > points,
    when say uno we* me* you* > uno,
    what bluff > bluff,
    explain rules me*,
    how work they,
    howmuch (FACE) > points,
    rules FACE what* COLOUR*,
    count points win need* > points,
    work points how > points,
    how say uno me* we* you* > uno,
    rules TOPIC what*,
    can stack FACE me* we* they*,
    how lay game you* we*,
    can lay FACE pile,
    FACE card serve,
    special what* card* > special,
    worth card count* what* > points,
    rules need me*,
    rules wish,
    how doubt me* we* > bluff,
    count card begin have* we* > deal,
    NAME,
    count draw FACE do* you* me*,
    do FACE draw count you* me*,
    say uno must me* we* you* > uno,
    say uno need me* we* you* > uno,
    when must say uno you* we* me* > uno,
    happens FACE when* you* lay* we* what*,
    count FACE draw you* me* do*,
    FACE draw count you* me*,
    count do FACE draw make you*,
    what principle > aim,
    principle > aim,
    explain how lay me*,
    explain how work,
    explain game me*,
    serve uno say what* > uno,
    when can lay FACE we*,
    FACE when lay we*,
    how game work,
    explain uno,
    FACE card* what,
    FACE permit when* they*,
    when lay FACE me* we*,
    count points you win need* > points,
    rules game what* show* need* wish*,
    count points worth (FACE) do* > points,
    worth (FACE) count points > points,
    iff not say uno me* we* you* > uno,
    not say uno iff* what* happens > uno,
    iff without uno > uno,
    how game go,
    when need say uno > uno,
    when say uno > uno,
    explain bluff > bluff,
    how bluff work* > bluff,
    rules forgot me* have*,
    forgot rules,
    NAME forgot,
    rules not know me*,
    know rules me*,
    worth jokers count* howmuch* > points,
    howmuch jokers > points,
    howmuch worth jokers > points,
    count points jokers > points,
    how win game* we* me* you* do* > aim,
    explain FACE what* do* COLOUR*,
    rules bluff > bluff,
    bluff rules > bluff,
    NAME wish,
    me wish NAME,
    wish rules me*,
    wish NAME,
    role FACE what* card*,
    not understand rules me*,
    how use FACE me* do* we*,
    how do use FACE me*,
    howmuch (FACE) count do* > points,
    can lay FACE onword me* we* pile*,
    why would lay FACE me*,
    why would FACE me* tome*,
    why q lay FACE me*,
    mean doubt what do* > bluff,
    mean bluff what do* > bluff,
    @threat permit (PLAYER) they* q* > bluff,
    @threat can they do me* > bluff,
    can (PLAYER) do they* do-now*,
    @threat can (PLAYER) do they* do-now* > bluff,
    explain serve FACE card* what* COLOUR*,
    can lay FACE anytime me* we* they*,
    FACE anytime go q*,
    what FACE card serve,
    FACE serve what card* COLOUR* do*,
    @threat wrong iff what* happens* > bluff,
    @threat wrong happens what* iff* > bluff,
    can stack me* we* they* card* q* > stacking,
    penalty not say uno what* > uno,
    penalty forgot uno what* > uno,
    @threat what penalty > bluff,
    do (FACE) what TOPIC,
    can goout FACE me* we*,
    can doubt (FACE) me* we* > bluff,
    stack permit q* > stacking,
    stack we q* > stacking,
    how doubt work do* > bluff,
    how FACE card* do* work*
command-help = help, menu, what now, ?, help me, what can i do, what do i do
means-help =
    how draw me*,
    @threat what refuse me* do*,
    not understand anything me*,
    what do now*,
    @threat count need* me* draw,
    @threat can refuse me*,
    lost me*,
    now what*,
    me what do-now need* now*,
    what need me* do-now we* now*,
    helpme me* need* give*,
    not understand me*,
    NAME,
    what need do-now,
    what do-now,
    not understand game*,
    nothing understand game*,
    what do-now iff cannot lay me*,
    what iff cannot lay me*,
    what iff not can lay me*,
    iff noplay me*,
    not know how lay me* we*,
    how lay not know me*,
    not know how do me*,
    not know how game me*,
    not know how played they*,
    how begin,
    what me can do-now,
    what me can do,
    show what do-now,
    what do-now show me*,
    what can do-now me*,
    helpme anyone,
    lost happened what* me*,
    hesitate what do me,
    how on me* q* begin*,
    how begin onemore me* q*,
    @threat count card* me draw q* need* must*
command-commands = commands
means-commands =
    what can type me* we*,
    commands what know you* do*,
    commands what* show*,
    what me can say,
    commands,
    NAME,
    grasp what you* commands*,
    commands what grasp you*,
    what need type me* we*,
    what type me* need*,
    how type,
    what must type me*,
    what would type me*,
    what q type,
    how talk game you* we* me*,
    what me must say,
    what must me say,
    what need me say,
    what q say,
    say what must me,
    what commands can type me*,
    what type do-now me* need* q*,
    whereis commands
command-keys = keys, key
means-keys =
    NAME,
    whereis NAME,
    NAME what use* me* need*
command-words = words, word
means-words =
    NAME
command-hush = hush, hushed
command-hear = hear, unmute, unhush
command-settings = settings, setting, options, preferences
means-settings =
    NAME,
    whereis NAME,
    what can change me* we* game*,
    NAME what,
    NAME change me*,
    NAME show me*
command-pause = pause
means-pause =
    waiting me*,
    waiting game,
    waiting (DIGIT) minutes*,
    waiting minutes,
    unit leaveme give* me* we* waiting*,
    units (DIGIT),
    units leaveme (DIGIT)*,
    unit give me*,
    unit waiting (DIGIT)*,
    units waiting (DIGIT)*,
    units leaveme unit,
    unit units (DIGIT),
    breaks (DIGIT)
command-cancel = cancel, back
means-cancel =
    cancel me* move* they* latest*,
    cancel move me want* can*,
    mistake me* no*,
    notthat no*,
    wrongcard me* played* lay*,
    played wrongcard me*,
    me played wrongcard,
    cancel turn me*,
    cancel latest turn me*,
    can cancel me* move*,
    can cancel,
    didntmean lay me* thisone*,
    didntmean me* lay* they*,
    mistake cancel me*,
    cancel mistake me*,
    forget (FACE) no*,
    @colour nevermind no*,
    @colour nevermind (FACE) no*,
    cancel (FACE) (COLOUR)* me*,
    cancel (DIGIT) (COLOUR)* me*
command-quit = quit, exit, leave
means-quit =
    leave now* me*,
    leave me* game*,
    leave game* again*,
    leave agree*,
    leave everyone*,
    leave me* everyone* game*,
    leave you me*,
    leave say we* me*,
    stopnow leave me*,
    @enter leave no me*,
    @enter enough now*
command-learn = learn, lessons, lesson, tutorial
means-learn =
    NAME,
    teach
command-daily = daily, daily game
means-daily =
    NAME
command-ladder = ladder
means-ladder =
    NAME
command-setup = setup, set up
command-doctor = doctor, diagnosis
command-save = save, save the game
means-save =
    save game* me*
command-undo = undo, take back, take it back
command-resume = resume, continue

colour-word-red = red, r, reds
colour-word-yellow = yellow, y, yellows
colour-word-green = green, g, greens
colour-word-blue = blue, b, blues

face-word-zero = 0, zero, zeros
face-word-one = 1, one
face-word-two = 2, two, twos
face-word-three = 3, three, threes
face-word-four = 4, four, fours
face-word-five = 5, five, fives
face-word-six = 6, six, sixes
face-word-seven = 7, seven, sevens
face-word-eight = 8, eight, eights
face-word-nine = 9, nine, nines
face-word-draw-two = +2, plus 2, plus two, draw 2, draw two, draw twos
face-word-skip = skip, sk, skips
face-word-reverse = reverse, rv, reverses, change direction, change of direction
face-word-wild = wild, wi, joker, change colour, change color, wild card, wildcard
face-word-wild-draw-four = +4, plus 4, plus four, draw 4, draw four, wild +4, wild 4, wild four, wild draw 4, wild draw four, wi+4, super wild
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

particle-filler = the, of, with, and, on, my, in, colour, color, please, for, your, this, that
particle-number = card, number, no, #
particle-uno = uno, and uno, and say uno, saying uno, and i say uno, i say uno
particle-article = a, an, one
particle-all = all, everything
particle-self = me, myself, my move
particle-onto = on, onto, upon
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
