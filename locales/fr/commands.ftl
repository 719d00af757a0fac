# Les mots que le jeu comprend. Le premier de chaque ligne est celui que l’aide et les messages
# emploient ; accents et majuscules sont facultatifs, le début d’un mot suffit s’il est unique.
# Un même mot ne sert qu’à une chose. Une lettre seule qui est une initiale de couleur reste une
# couleur : r, j, v, b, et en anglais r, y, g, b.

command-play = joue, jouer, jeu, pose, poser, réponds, répondre, répond, répondez
means-play =
    PLACE card* you* from* hand* my*,
    me PLACE card from*,
    lay me* you* card* PLACE from*,
    lay me* you* card* LAST hand*,
    me LAST card hand*,
    my LAST card* hand*,
    lay* me* you* DIGIT COLOUR card* colour* UNO* say* pile* we*,
    lay* me* my* want* DIGIT COLOUR card* colour* UNO* say* pile*,
    lay* me* you* FACE COLOUR card* UNO* say* pile* want* colour* change*,
    lay me* COLOUR colour*,
    lay me* DIGIT,
    lay* me* or DIGIT COLOUR FACE*,
    change colour* COLOUR me* we* > joker,
    @drawn lay me* they* card* drawn* yes*,
    can lay DIGIT COLOUR me* card*,
    lay me* FACE COLOUR have want* colour*,
    lay me card DIGIT > carte,
    PLACE card* very,
    @drawn lay thisone me*,
    gofor DIGIT COLOUR me* card*,
    gofor FACE COLOUR me* card*,
    @turn changeto COLOUR me* we* > joker,
    lay me* number DIGIT card* > carte,
    draw lay PLACE me* they* card*,
    @drawn lay go me* they*,
    my DIGIT,
    lay change FACE COLOUR me* my* we*,
    onecard COLOUR,
    lay FACE change colour me*,
    any COLOUR,
    any DIGIT card*,
    any FACE card*,
    rather DIGIT COLOUR no* me* card*,
    rather FACE COLOUR no* me* card*,
    lay card COLOUR me*,
    @drawn lay me they praise,
    @drawn want lay they me* yes*,
    @drawn wish lay they me yes,
    lay latest FACE COLOUR* me* my*,
    FACE changeto COLOUR we my*,
    FACE changeto COLOUR me my*,
    lay me* we FACE COLOUR want* my*,
    have DIGIT COLOUR* ilayit me*,
    have FACE COLOUR* ilayit me*,
    ihave DIGIT COLOUR* ilayit,
    ihave FACE COLOUR* ilayit,
    @drawn lay they pile me*,
    @drawn lay me card* thisone drawn,
    can number DIGIT lay > carte,
    lay me* we* FACE UNO* say* pile* my* > le,
    makeskip NEXT me* > le passe-tour,
    lay me FACE they my* > le,
    @drawn lay DIGIT COLOUR drawn me* card*,
    @drawn lay FACE COLOUR drawn me* card*,
    lay* me* FACE COLOUR card* my* aimed NEXT,
    lay* me* FACE card* my* aimed NEXT > le,
    makeskip next me* > le passe-tour,
    hitwith FACE me* my* NEXT > le,
    hitwith FACE my me* > le,
    change sense FACE me* my* game* > le,
    @drawn lay they COLOUR me* we* want* change* yes*,
    lay* me* DIGIT COLOUR card* andword next,
    LIKENESS COLOUR lay* me* my* card* have* want* change* colour* they*,
    LIKENESS lay* me* my* card*,
    bothof DIGIT lay* me* my* card* > les deux,
    bothof FACE lay* me* my* card* > les deux
command-draw = { $pieces ->
        [dice] relance, relancer, relance tout, relancer tout, lance, lancer, lance les dés, lancer les dés, relance les dés, relancer les dés, jette les dés, jeter les dés, pioche, piocher, tire, tirer, pioche une carte, piocher une carte, tire une carte, tirer une carte, prends une carte, prendre une carte
       *[other] pioche, piocher, tire, tirer, pioche une carte, piocher une carte, tire une carte, tirer une carte, prends une carte, prendre une carte
    }
means-draw =
    nothing go me* have*,
    not have colour me*,
    draw agree me* card* onecard*,
    can have onecard me* you*,
    need onecard me* they*,
    me not have card go lay*,
    @turn me can not,
    draw me* card* onecard* you*,
    onecard give* me* want*,
    give card me*,
    me have nothing not* lay* go* they*,
    nothing go not* me* card*,
    me* can not lay nothing* we*,
    me* can nothing lay not*,
    blocked me*,
    noplay me* have* not* draw*,
    nothing go draw* me*,
    not have colour draw me*,
    have not card go me*,
    do draw me*,
    wish onecard me* they*,
    wish they onecard*,
    me they want onecard,
    not have something lay me*,
    not have draw lay,
    @turn give me*,
    need draw they* me* onecard*,
    regardless draw me* onecard*,
    draw not go me* they*,
    idraw lack (COLOUR)* (DIGIT)* (FACE)* nor* card* me* go* lay* nothing* noplay*,
    idraw noplay have* me*,
    idraw hand worth nothing not* my* me*,
    ihave nothing go*,
    idraw ihave nothing go*,
    onecard fast give* me*,
    idraw blocked me*,
    giving onecard me*,
    idraw shortof (COLOUR) nor*,
    idraw nothing go have* me*,
    idraw nothing have me* lay*,
    need draw shortof (COLOUR),
    @drawn stow onecard me*,
    @drawn reprends me*,
    @turn noplay,
    draw onecard stock me*,
    pity draw me
command-pass = { $pieces ->
        [dice] passe, garde, garder, passer, garde la carte, garder la carte, garde-la, la garde, la garder, passe mon tour, passer mon tour, gardez, gardez-la
       *[other] garde, garder, passe, passer, garde la carte, garder la carte, garde-la, la garde, la garder, passe mon tour, passer mon tour, gardez, gardez-la
    }
means-pass =
    pass me leave*,
    pass me turn*,
    @drawn not lay me* they* card*,
    pass keep me* they*,
    pass wish me*,
    keep me* they* card* drawn* no* want* turn*,
    pass no me* turn*,
    no pass thanks* me*,
    keep thisone me*,
    @drawn pass no* me* yes*,
    keep warm me* they* card* no*,
    @drawn draw me they,
    @drawn warm,
    @drawn not now,
    @drawn pass regardless me*,
    @drawn not can lay me* they*,
    @drawn stow they me* hand* my*,
    @drawn no,
    need pass me* turn*,
    @drawn ontonext,
    @drawn keep they hand me* my*,
    @drawn finish tome
command-take = prends, prendre, prend, prenez, prenez les, prends les, accepte, accepter, acceptez, les prends, les prendre, prends les cartes, prendre les cartes
means-take =
    @threat regardless me*,
    @threat draw me* they* card* cards* amount* agree* regardless*,
    @threat draw need me* they* card* cards* amount*,
    @threat agree card* cards* amount* me* they*,
    @threat give card amount* me*,
    @threat amount cards me*,
    @threat amount card me*,
    @threat draw me* they* yes*,
    @threat give amount me*,
    @threat draw give me* they*,
    @threat agree have me*,
    @threat give cards amount* me* agree* theirs*,
    @threat ibelieve PLAYER* agree* me* you* they*,
    @threat handover they* me*,
    @threat draw wish me* they* card* cards* amount*
command-doubt = doute, douter, doutez, bluff, tu bluffes, conteste, contester, menteur, menteuse, bluffeur, bluffeuse, c’est du bluff, accuse, accuser
means-doubt =
    @threat lie you PLAYER,
    @threat accuse me* you* they*,
    lie you me* they* think*,
    lie they* PLAYER* think*,
    bluff you* they* PLAYER* have* think*,
    believe not you me*,
    believe not they me*,
    @threat (COLOUR) had they* you* PLAYER* think*,
    @threat lie you me* they* think*,
    @threat lie they* PLAYER* think* no*,
    @threat bluff you* they* PLAYER* have* think* no*,
    bluff accuse me* you* they* PLAYER*,
    @threat believe not me* you* they* PLAYER*,
    @threat accuse me* PLAYER* bluff* they*,
    @threat doubt me* they* PLAYER* have*,
    @threat prove you* me* PLAYER*,
    @threat believe nothing me* not*,
    @threat doubt bluff me* they*,
    @threat doubt lie me* they* PLAYER*,
    @threat lie they* PLAYER* think* me*,
    @threat bluff they* PLAYER* think* me*,
    @threat show theirs cards me*,
    @threat show theirs hand me*,
    @threat show theirs card me*,
    @threat lie accuse they* me*,
    @threat doubt me* they* loud*,
    @threat not can you*,
    @threat not permit you*,
    @threat not can bluff you* have*,
    @threat doubt theirs* (FACE) me* they*,
    @threat doubt honesty (FACE)* PLAYER* me* theirs* they*,
    @threat bluff not permit you* have*,
    @threat believe not units me* you* they*,
    @threat prove lie iff they* me* want* PLAYER*,
    @threat prove bluff iff they* me* want* PLAYER*,
    @threat believe not no me* you* they*,
    @threat bluff say me*,
    @threat not permit you had they* lay*,
    @threat not believe they
command-jump = intercepte, intercepter, interception, rapido, hors tour
command-choose = choisis, choisir, choix
command-discard = jette, jeter, débarrasse
command-spin = tourne, tourner, roue
command-shout = crie, crier, uno wizz
command-recount = recompter, recompte
command-say = dis, dire
command-uno = uno, annonce uno, annoncer uno, dis uno, dire uno, crie uno, crier uno
command-catch = contre-uno, contre, dénonce, dénoncer, pas dit uno, dis contre-uno, dire contre-uno, annonce contre-uno
means-catch =
    PLAYER nothing say have* not*,
    they nothing say have*,
    PLAYER uno,
    caught me*,
    caught PLAYER me*,
    they not say uno have*,
    they forgot uno say* have*,
    PLAYER you not say uno have*,
    counter,
    counter they,
    counter you,
    PLAYER not say theirs uno have*,
    they not say PLAYER have*,
    PLAYER lie they not say uno have*,
    accuse PLAYER left onecard they* me*,
    counter PLAYER laugh*,
    PLAYER not say uno have* they* think*,
    PLAYER nothing say onecard not* have* only*,
    PLAYER not say have,
    they forgot say have,
    PLAYER uno theirs,
    PLAYER forgot you uno* say* have* they*,
    PLAYER not say have you they*,
    PLAYER only not say uno have* they* card*,
    PLAYER forgot uno* say* have* they* accuse,
    PLAYER forgot uno say* have* they* accuse me*,
    PLAYER forgot uno* theirs* say* they*,
    PLAYER forgot uno* say* they* think*
command-colour = couleur, quelle couleur
means-colour =
    they want colour what* have*,
    isit (COLOUR) or now*,
    colour pile card* what* show* have*,
    colour card what* pile* show* have* they*,
    colour what* show* now* we* me* lay* need*,
    isit (COLOUR) now* colour*,
    lay (COLOUR) or we,
    we need lay (COLOUR) or,
    need lay (COLOUR) we*,
    need (COLOUR) we*,
    colour what* they played have*,
    colour chosen what* (PLAYER)* they* have*,
    isit (COLOUR) or colour*,
    onwhat colour,
    colour change what* have*,
    isit (COLOUR) left,
    isit (COLOUR) again,
    isit (COLOUR) still,
    colour what (DIGIT) isit*,
    colour repeat show*,
    colour again show*,
    colour what we* say have*,
    colour (COLOUR) isit* still*,
    colour what they* isit*,
    forgot colour me* have*,
    @colour COLOUR praise,
    @colour COLOUR have lots me*,
    why not say colour you me they,
    why not show colour you me they,
    @colour COLOUR fast colour*,
    passedto (FACE) (COLOUR) we*,
    passedto (COLOUR) we* they* ornot*,
    inwhat lay* we* isit* me* need*,
    we lay (COLOUR),
    colour what need they* lay* we* me*,
    still (COLOUR),
    colour change not have*,
    @colour COLOUR stayin we*,
    @colour COLOUR keep me* we*,
    colour what wants they* (PLAYER)* isit*,
    what wants they,
    @colour COLOUR colour* want* lay* me* we* change* say* agree* again* now* isit*,
    @turn passedto (COLOUR) we* they*,
    @turn isit (COLOUR) now*,
    colour what they pile isit*,
    @colour COLOUR mine cards,
    @colour COLOUR (DIGIT) aimed my* me* lay* finish*,
    @colour pareil colour* keep* they* lay* we* me* want* > même
command-anyway = quand même, malgré tout
means-anyway =
    regardless
command-report = signale, signaler, signalement
command-vote = vote, voter
command-yes = oui
command-no = non
command-abandon = abandonne, abandonner, abandon
command-rematch = revanche, rejoue, rejouer, on rejoue, nouvelle partie, autre partie, encore une partie, revanche contre, revanche avec, rejoue contre, rejouer contre
means-rematch =
    want restart me*,
    restart game* me* we*,
    restart do we*,
    do restart me*,
    restart zero we* me*,
    onemorematch,
    @over onemore me* we* do* lay* want* wish*,
    @over onemorematch we* me*
command-table = table, noms, nom
command-level = niveau, niveaux, adversaires, adversaire, difficulté
means-level =
    NAME
command-goals = objectifs, succès
means-goals =
    NAME
command-stats = statistiques, stats, bilan
means-stats =
    NAME
command-start = commence, commencer
command-stop = arrête, arrêter
command-hand = main, ma main, cartes, mes cartes, mon jeu, qu’est-ce que j’ai, qu’ai-je en main, quelles cartes ai-je
means-hand =
    show my PLACE card*,
    show me PLACE card*,
    what card DIGIT me* > numéro,
    big card* me* what* show* have*,
    COLOUR not have me* card*,
    what left me cards* they* have*,
    what COLOUR cards me* have*,
    me DIGIT have what* count* card* you*,
    count COLOUR me* card* have*,
    what LAST card* me have*,
    me cards what* show* have* hand*,
    what me card have*,
    what show* me have hand* they*,
    hand me* what* show*,
    me COLOUR card* what* show* have* hand* count*,
    what COLOUR card me* have*,
    what COLOUR have me*,
    what colour me have,
    me FACE have what* count*,
    me jokers have* what* count* > joker,
    what PLACE card* me* have*,
    what card* number DIGIT me* > carte,
    whereis FACE me*,
    whereis me cards,
    me COLOUR all card*,
    q me left FACE they*,
    me left FACE they*,
    mine FACE card*,
    allread,
    all me card*,
    LAST me card* show*,
    left COLOUR me* they* have*,
    my PLACE card isit,
    count COLOUR left me* they*,
    left COLOUR count* me*,
    repeat me cards,
    repeat hand me*,
    again me cards,
    FACE have hand me,
    show what PLACE card* me* have*,
    hand me wish show*,
    hand me want show*,
    what left hand me*,
    whereis COLOUR me* my*,
    whereis (DIGIT) COLOUR me* my*,
    show acard DIGIT > carte,
    me have special what* card* count* still*,
    me not have FACE,
    mine acard,
    what la DIGIT isit* > carte,
    show la DIGIT > carte,
    FACE have me no*,
    ihave COLOUR card* what* count*,
    @threat show mine cards me*,
    hand me* show* slow more*,
    list COLOUR card*,
    COLOUR nothing have me* not*,
    @colour mine COLOUR,
    show what left me,
    show what left me have*,
    @threat cards me first,
    repeat PLACE me* card* my*,
    @drawn what card have eu me*,
    me have forgot cards my*,
    forgot cards my* me*,
    what left COLOUR me* they* have*,
    show PLACE card me*,
    show my LAST card* me*,
    ihave (DIGIT) COLOUR,
    aije (DIGIT) COLOUR,
    placeof (DIGIT) COLOUR,
    mine DIGIT
command-playable = jouables, jouable, que jouer, que puis-je jouer, qu’est-ce que je peux jouer, quoi jouer, joue quoi, cartes jouables
means-playable =
    me* have something lay,
    can me lay what pile,
    what go cards,
    q (DIGIT) (COLOUR) agree*,
    (DIGIT) (COLOUR) go,
    (FACE) go (COLOUR)*,
    what me* can lay card* we*,
    what card* cards* go,
    what can me* lay,
    can lay me* we* something* what* card*,
    have something go me* lay*,
    q (DIGIT) (COLOUR) go my* they*,
    have something can lay me* we* what*,
    cards can what*,
    what can have lay,
    what need can lay,
    mine go card*,
    someonego,
    options me* what*,
    what options me* have*,
    what move go,
    what go,
    me go what*,
    possible card what*,
    possible cards,
    go cards,
    can what go,
    what can go cards*,
    can go what,
    can what go cards,
    what go pile,
    what go (DIGIT)* (COLOUR)* (FACE)* pile* cards* card* mine*,
    what can lay show me*,
    move possible have me*,
    move go have me*,
    @drawn they go q ornot*,
    have something can lay hand* my* me* what* q*,
    something go,
    can lay (COLOUR) me* we*,
    ask blocked me*,
    can lay (DIGIT) (COLOUR) dessus me* my* ask*,
    can lay (FACE) (COLOUR)* dessus me* my* ask*,
    have what go me* who*,
    lay which me,
    me blocked always,
    can me (DIGIT) (COLOUR),
    can me (FACE) (COLOUR)*,
    @drawn they can go pile q*,
    what go dessus hand my*
command-top = talon, dessus, carte du dessus, sur quoi, dessus du talon
means-top =
    latest card played what who* have*,
    what we have pile,
    latest card what*,
    card now what* show*,
    what need lay me* we*,
    pile what* show* card* now* have*,
    what card show*,
    onwhat lay* me* we* need*,
    latest acard laid what*,
    how pile card* they*,
    pile card how be*,
    not seen card me* have*,
    not seen pile me* have*,
    card not heard,
    latest acard laid what* have* who*,
    acard laid what* who* isit*,
    what acard laid,
    acard who laid what*,
    onwhat acard,
    need cover what* me* pile*,
    cover what me*,
    repeat card,
    repeat pile,
    repeat acard now*,
    card pile repeat,
    need lay what pile me* we*,
    lay what pile me*,
    lacard,
    what number pile,
    latest pile card* show* what*,
    what value pile,
    onwhat (PLAYER) lay need* can* they*,
    onwhat lay say we* me*,
    what we* pile,
    show onwhat lay me* we*,
    show latest acard laid,
    show latest acard,
    what card liesthere,
    what* pile card colour andword,
    isit DIGIT COLOUR still
command-who = qui, à qui, à qui le tour, tour, à qui de jouer, c’est à qui, c’est à qui de jouer, à qui est-ce, à qui est-ce de jouer, à qui est-ce le tour, qui joue, qui doit jouer, c’est à moi, est-ce à moi, est-ce mon tour, c’est mon tour, mon tour, est-ce que c’est mon tour, est-ce que c’est à moi
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
    when tome,
    who begin turn*,
    (PLAYER) lay when,
    (PLAYER) turn when,
    tome (PLAYER) or,
    (PLAYER) tome or,
    (PLAYER) turn or tome*,
    tome or isit* they*,
    isit tome again*,
    who isit turn,
    isit they turn* or,
    when isit turn,
    tome or not,
    turn me or,
    isit turn me,
    tome turn* ornot,
    isit turn me* ornot,
    who wait everyone*,
    who wait next we*,
    isit tome ornot,
    me turn ornot isit*,
    who lay now*,
    tome begin isit* q*,
    me begin q*,
    who begin isit*,
    who isit,
    show who isit,
    isit who,
    need lay me,
    what wait we*,
    me turn when come,
    tome when come,
    PLAYER wait what they*,
    not isit tome,
    we wait (PLAYER)
command-counts = comptes, compte, combien, combien de cartes, combien ont-ils de cartes, combien de cartes ont-ils, nombre de cartes, qui a combien, qui a combien de cartes
means-counts =
    count me card* have* left* hand > moi,
    stock empty when*,
    only me have* card* onecard* not* left* they* > moi,
    only PLAYER have* card* onecard* not* left* they*,
    who PLAYER,
    who near,
    count card* left,
    count me card* have* left* they* > moi,
    count PLAYER card* have* left* they*,
    card PLAYER have*,
    PLAYER,
    count everyone card* have* left*,
    count stock card* left* have*,
    count stock left* card* draw*,
    anyone onecard,
    anyone only onecard* have* not*,
    count you card* have* everyone*,
    PLAYER near,
    anyone have uno,
    count card* they have,
    PLAYER left card* they* lots*,
    count card* PLAYER hand have* left*,
    count card,
    stock left,
    count card everyone hand*,
    who not lots card* have*,
    who lots card* have* left*,
    PLAYER lots left card* have* they*,
    count stock they left* have*,
    count card hand everyone*,
    count me card* left* have* lay* > moi,
    count left me card* > moi,
    count me left > moi,
    left stock card* have*,
    left card stock count*,
    who least card* have* hand*,
    left cards,
    anyone near have*,
    count card ihave > moi,
    PLAYER remains what card* they*,
    who only have* card* onecard* not* left*,
    everyone where they*,
    anyone near q* they*,
    count everyone left they* card* have*,
    count PLAYER card* have* left* they* show* now*,
    PLAYER left lots* not* more* have* they*,
    PLAYER lots not* have* they* no*,
    have only me amount* card* cards* DIGIT*,
    count have everyone we* show*,
    show count have everyone we*,
    me left amount card* cards* they* DIGIT*,
    what stock isit*,
    andstock,
    PLAYER have only onecard not* no* they*,
    ihave (DIGIT) cards no* still* > moi,
    they have lots still*
command-dealer = donneur, donneuse, qui distribue, qui donne
means-dealer =
    deal who have*
command-order = ordre, sens du jeu, dans quel sens, quel sens
means-order =
    who next (PLAYER) lay* turn*,
    sense what* around game lay* we*,
    order what* player*,
    around how,
    count player have*,
    who player,
    against lay* me* who*,
    who* next turn* lay* me* player* now*,
    who before lay* me*,
    sense what* around* lay* we*,
    who around me* have*,
    around toward we* they*,
    order what* lay we,
    who around toward*,
    before (PLAYER) who* player*,
    count player before me*,
    sense around* ornot,
    around lay* we* or toward*,
    lay toward we,
    toward or lay* we*,
    lay around we or*,
    me next isit*,
    who everyone player* mine*,
    howmany player* lay*,
    order how what*,
    who pass do,
    count lay before me* plays*,
    present
command-scores = scores, score, points, combien de points, qui gagne, qui mène
means-scores =
    until lay* we*,
    rank me*,
    me lead,
    where me,
    points what* show* count* me* (PLAYER)* have* we* where* everyone*,
    score what* (PLAYER)* we* show*,
    who lead points*,
    where points*,
    count me scored have*,
    me won have*,
    who loser have*,
    me loser have,
    NAME,
    count points me isit*,
    who won game* have* what*,
    count points me lay*,
    rank where,
    rank what*,
    count lead me*,
    points now,
    who points have* least*,
    who score least* have*,
    who count points have*,
    me loser count have*,
    ihave points count,
    count points me* scored have*,
    game over ornot* q*,
    count lacking win* points* me*,
    who lead rank,
    @enter over isit*,
    points repeat,
    @enter count have me* now*,
    count lacking win* game* points* me*,
    count points everyone do*,
    who win have*,
    won (PLAYER),
    count (PLAYER) do points*,
    count scored PLAYER have* points*,
    count points me* have* scored,
    count scored PLAYER have*,
    show score,
    show points me*
command-time = temps, horloge
command-repeat = répète, répéter, encore, pardon, redis, répète ça, redis-le, comment
means-repeat =
    repeat latest* sentence* me* you* can*,
    huh,
    again,
    repeat show* me* you* can* again*,
    badly heard me* have*,
    you say what* have*,
    sentence,
    repeat slow more*,
    repeat slower,
    not heard repeat* you* me* have*,
    huh not heard me* have*,
    huh nothing heard me* have*,
    huh not followed me* have*,
    nothing understand me* have*,
    not understand me* repeat,
    nothing heard me* have* not*,
    repeat what you say have*,
    repeat they say what* you*,
    not heard ending me* have*,
    ending again,
    repeat ending,
    nothing heard we* me*,
    repeat missed me* have*,
    missed restart me* have*,
    ihave nothing heard,
    repeat fast me*,
    repeat less fast,
    not understand what happens me*
command-history = historique, journal, derniers coups
means-history =
    happened before have* what*,
    missed me have turn,
    what played everyone have*,
    missed me have,
    what played card PLAYER* have* they*,
    move before what*,
    what* happened have* show* tell* they* since*,
    tell happened*,
    what played PLAYER* have* they*,
    who played (DIGIT)* (COLOUR)* (FACE)* have* card* latest*,
    what missed me* have*,
    nothing followed me* have*,
    what played everyone* since have*,
    what since,
    what me drew have* > pioches,
    what drawn me* have* > pioches,
    whodidwhat,
    PLAYER who played what have*,
    latest move what* card*,
    tell latest move,
    turn latest what* tell*,
    NAME,
    missed happened what* me* have*,
    what played before PLAYER* have* card*,
    before played PLAYER have* what*,
    tell NAME,
    show what PLAYER played have*,
    who do draw me* have*,
    who gave me (FACE)* have* card*,
    why draw me have*,
    why me drew have*,
    latest cards laid what* have*,
    cards laid what* have*,
    who drew have*,
    tell game,
    tell what*,
    who drew card*,
    happened game what*,
    happened turn what* latest*,
    happened latest move what*,
    latest turn played PLAYER* what*,
    latest shot played what*,
    latest shot laid,
    game NAME,
    tell what missed me* have*,
    what played be have*,
    tell turn,
    colour what PLAYER played (DIGIT) they* have*,
    colour what PLAYER played (FACE) they* have*,
    who played against me have*,
    who me drew have*,
    what PLAYER lay card,
    what move PLAYER* latest* played* lay*,
    what played they since have*,
    what PLAYER doing they*,
    ask PLAYER say uno have* not*,
    who say uno have,
    didplay we (DIGIT)* (COLOUR)* (FACE)* card*,
    @threat shedoes they* cards* card* amount*,
    what before,
    who haspassed turn*,
    who attack me*,
    happened turn PLAYER what* have*,
    tell ending game*,
    anyone played have*,
    tell,
    who happened have*,
    PLAYER draw count they*,
    PLAYER what pass lay* (PLAYER)*,
    why tome,
    why PLAYER not played have*,
    doubt PLAYER not have* they*,
    PLAYER pass (PLAYER) do* what,
    PLAYER (PLAYER) played pass what,
    PLAYER have say uno they*,
    PLAYER drew have count* they*,
    PLAYER drew count they*,
    why PLAYER drew have*,
    PLAYER have count cards* card* more,
    isit PLAYER won,
    PLAYER won,
    why wasskipped we* me* have* they*,
    why drew me* have* amount* cards* count*,
    ididlast,
    idid card* q*
command-previous = précédent, avant
command-next = suivant, après
command-first = premier, début
command-last = dernier, fin
command-category = catégorie, catégories, rubrique
command-spell = épelle, épeler, épelez
command-hint = conseil, conseils, indice, que me conseilles-tu, que dois-je jouer, aide-moi à jouer
means-hint =
    what best,
    advise card* me*,
    what card lay,
    any lay* card* me*,
    lay forme card*,
    best move what*,
    best card what*,
    idea give* me* want*,
    hesitate me* have*,
    what you lay,
    me* not know lay* what* do*,
    advise what* me* you* forme*,
    idea,
    want idea me*,
    helpme choose me*,
    choose what*,
    shouldi draw card* onecard* me*,
    shouldi lay (DIGIT)* (COLOUR)* (FACE)* card* me*,
    ask me draw card* onecard*,
    @threat shouldi draw me* they* card* cards* amount*,
    @threat ask me draw they* card* cards* amount*,
    @threat shouldi doubt me*,
    @threat ask lie they* PLAYER*,
    @threat ask bluff they* PLAYER*,
    @threat ask you lie,
    @threat ask you bluff,
    card lay you what*,
    best lay what*,
    what card advise you,
    @threat shouldi doubt me* they*,
    what best be*,
    best be what*,
    @threat need doubt me*,
    @threat need doubt me ask,
    shouldi draw or lay me*,
    shouldi lay or draw,
    shouldi keep or lay,
    lay or draw me*,
    @threat doubt or draw me*,
    @threat need doubt or draw me*,
    @threat doubt or agree me*,
    keep or lay they* me*,
    what move lay,
    best lay,
    advise,
    @threat bluff they* PLAYER* ornot,
    @threat lie they* PLAYER* ornot,
    @threat bluff you ornot,
    @threat doubt ornot me*,
    @threat believe they ornot me*,
    lay ornot (DIGIT)* (COLOUR)* (FACE)* me*,
    draw ornot me*,
    advise what* me* you* lay,
    advise what card lay you* me*,
    advise lay,
    what lay better,
    shouldi doubt ornot me*,
    @threat need doubt ornot me*,
    @threat advise doubt you me*,
    @threat advise doubt ornot you* me*,
    @threat advise draw you* me*,
    advise draw you* me*,
    show what lay,
    @threat better doubt q*,
    @threat doubt better isit*,
    @threat better draw or doubt q*,
    show card lay what*,
    what better lay,
    helpme choose card me*,
    idea you have* not*,
    not know what colour me* draw* choose* lay* want*,
    what colour me have least,
    q keep (DIGIT)* (COLOUR)* (FACE)* they*,
    not know what colour me* draw* choose* lay* want* card*,
    what colour me have least card*,
    what me have least,
    @drawn what do need* me* thisone,
    idea fast give* me*,
    @threat ask doubt me* they*,
    not know what draw me*,
    lay ornot (DIGIT) (COLOUR) me*,
    lay ornot (FACE) (COLOUR) me*,
    @threat amount cards lots,
    @drawn ask keep me* they* card*,
    @drawn ask lay me* they* card*,
    ask lay me (DIGIT)* (COLOUR)* (FACE)* card*,
    @colour ask lay me (COLOUR),
    @colour ask want me (COLOUR),
    ask accuse me (PLAYER),
    shouldi draw me* they* card* cards* amount*,
    helpme not know lay what me*,
    @colour what colour draw me*,
    @colour advise colour what* you* me*,
    @colour what colour need choose* me*,
    @colour what colour lay me*,
    @colour what colour choose me* need*,
    @colour lay what me need*,
    @colour have what colour me* surtout*,
    @threat what me* options have*,
    @threat options me*,
    @drawn what me* options have*,
    whatq playv me now*,
    @threat can answer what me*,
    @drawn need thisone me*,
    @drawn need lay me they* q*,
    need lay which me,
    @threat they not have (COLOUR),
    @threat they have nothing (COLOUR),
    @colour they not have (COLOUR)
command-why = pourquoi, pour quoi, pourquoi ça, pourquoi cela, explique, expliquer, expliquez
means-why =
    why not* can* me* lay* (COLOUR)* (DIGIT)* (FACE)* go* card* thisone* you* advise* say*,
    why idea*
command-rules = règles, règle, notice
means-rules =
    how FACE use we*,
    aim what* game* > but,
    how FACE use,
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
    what FACE COLOUR*,
    serve FACE what* COLOUR*,
    mean FACE what* COLOUR*,
    work FACE how* COLOUR*,
    explain FACE COLOUR*,
    explain TOPIC,
    how work TOPIC,
    how lay we* me* card*,
    how win we* me* > but,
    how tally points we* > points,
    worth (FACE) count* > points,
    worth (DIGIT) count* card* > points,
    when say uno we* > uno,
    what bluff > bluff,
    count points win we* need* > points,
    explain rules me*,
    rules FACE what* COLOUR*,
    do FACE what they COLOUR*,
    count points (FACE) do* > points,
    count worth (FACE) > points,
    how say uno me* we* you* > uno,
    rules TOPIC what*,
    can stack FACE me* we* they*,
    whichgame,
    count points worth (FACE) > points,
    how lay game we* what*,
    serve jokers what* > joker,
    do jokers what* > joker,
    explain jokers > joker,
    how work jokers > joker,
    mean jokers what* > joker,
    can lay FACE pile,
    special what* card* > spéciales,
    worth card count* > points,
    rules need me*,
    rules wish,
    count card begin > donne,
    how doubt me* we* > bluff,
    begin count card have* we* > donne,
    rules need,
    NAME,
    happens FACE what* COLOUR* me* lay* we* when* iff*,
    count draw FACE do*,
    do FACE draw count,
    say uno need me* we* > uno,
    do FACE count draw,
    how do win we* me* > but,
    how win we* do*,
    when need say uno > uno,
    count say uno card* need* we* me* > uno,
    what principle > but,
    explain how lay me*,
    explain how work,
    explain game me*,
    serve uno say what* > uno,
    what serve uno say* > uno,
    when can lay FACE we*,
    FACE when lay we*,
    how game* work,
    how do lay me* we*,
    explain uno,
    what uno,
    how FACE lay we* me*,
    count points win we*,
    uno what,
    FACE permit when*,
    when lay FACE,
    what FACE card isit,
    rules game what* show* need* wish*,
    worth (FACE) count points > points,
    count points (FACE) > points,
    iff not say uno me* we* > uno,
    not say uno iff* what* happens > uno,
    iff without uno > uno,
    how game go,
    work game how we*,
    rules forgot me* have*,
    forgot rules,
    NAME forgot,
    rules not know me*,
    know rules me*,
    worth jokers count* > points,
    count points jokers > points,
    explain FACE what* do* COLOUR*,
    explain what do FACE,
    explain do FACE what*,
    role FACE what*,
    not understand rules me*,
    understand rules nothing me*,
    iff forgot uno happened what me* > uno,
    iff forgot uno happens me* > uno,
    count points until > but,
    change FACE what they*,
    serve FACE card what* COLOUR*,
    stack FACE they*,
    can lay FACE me* we* something any*,
    do* need when left onecard what* me* they* > uno,
    do* need what when left onecard me* they* have* now* > uno,
    can win FACE we* me* lay*,
    @threat iff lie they* PLAYER* > bluff,
    @threat iff bluff they* PLAYER* > bluff,
    effect FACE what* COLOUR*,
    @threat iff lose me* count* card* doubt* > bluff,
    iff forgot me* > uno,
    upto count points* lay* we* > points,
    we leave when > but,
    can doubt (FACE) we* me* they* q* > bluff,
    how do doubt (FACE) we* me* > bluff,
    can lay FACE have (COLOUR)* me* what* > bluff,
    @threat risk what me* iff* wrong* > bluff,
    mean what doubt you* they* > bluff,
    count win we* > points,
    what counter > uno
command-help = aide, menu, aider, que faire, ?, à l’aide, aide-moi, que puis-je faire, qu’est-ce que je peux faire
means-help =
    how me* do draw,
    how draw me*,
    @threat what refuse me*,
    what do now*,
    @threat count need* me* draw,
    @threat can refuse me*,
    lost me*,
    now what*,
    me do what need* now*,
    what need me* do we*,
    helpme me* need*,
    nothing understand me* have* not*,
    what do we now*,
    NAME,
    understand nothing game*,
    not understand game*,
    do what iff can not lay me*,
    what do iff can not lay me*,
    what do iff not have me*,
    what do iff noplay*,
    not know how lay me* we*,
    how lay not know me*,
    how do,
    not know how do me*,
    not know how game me*,
    begin how,
    helpme not know do what me*,
    helpme lost me*,
    lost me* isit*,
    show what do me*,
    what do show,
    @threat isit tome amount cards card*,
    @threat isit tome amount card,
    lost happened what* me*,
    blocked what do me* isit*,
    @threat what can do me* versus (FACE),
    what do need* when noplay me* have* not*,
    @threat options me* what*,
    understand not what need do* me*,
    @threat draw count card* cards* me*,
    @threat have choose what me*,
    @colour which me draw,
    count me draw
command-commands = commandes, commande
means-commands =
    what can type we* me* you* commands*,
    commands what* grasp you*,
    commands what* show*,
    NAME,
    commands what exist*,
    exist commands what*,
    grasp you what,
    what need type me* we*,
    how type,
    what can say me* we* you*,
    what need say me*,
    how talk game you* we* me*
command-keys = touches, touche
means-keys =
    NAME what* can* use* me* lay*
command-words = mots, mot
means-words =
    NAME
command-hush = masque, masquer, tais, taire, messages tus
command-hear = écoute, écouter, entendre
command-settings = réglages, réglage, options, paramètres, préférences
means-settings =
    NAME,
    whereis NAME,
    wish change NAME me*
command-pause = pause
means-pause =
    waiting me*,
    waiting (DIGIT) minutes*,
    waiting minutes,
    unit leaveme give* do* me* we*,
    unit give*,
    units (DIGIT),
    units leaveme (DIGIT)*,
    unit give me*,
    unit do,
    unit waiting (DIGIT)*,
    units waiting (DIGIT)*,
    unit do we,
    waiting seek gear me* my*,
    waiting do we*
command-cancel = annule, annuler, retour
means-cancel =
    mistake me have* card* move*,
    cancel me* move* latest*,
    cancel move me want* can*,
    mistake me* no*,
    notthat no*,
    cancel turn me*,
    cancel latest turn me*,
    can cancel me* move*,
    cancel they me*,
    back move me*,
    back latest move*,
    cancel (FACE) (COLOUR)* me* no*,
    @colour not lay (FACE) me* want* no* more* least*,
    @colour keep (FACE) me* my* no*,
    @colour no,
    unwanted me*,
    @colour dropit me* no*
command-quit = quitter, quitte, sortir
means-quit =
    leave now* me*,
    leave game* again*,
    leave agree*,
    leave me* everyone* game*,
    leave say we* me*,
    leave thanks me* friends*,
    leave cut,
    @enter cut,
    how leave we* me* game*,
    @enter leave no* me*
command-learn = leçons, leçon, apprendre, tutoriel, learn
means-learn =
    NAME
command-ladder = échelle
means-ladder =
    NAME
command-daily = partie du jour, jeu du jour, jour, daily
means-daily =
    NAME
command-setup = installation, setup
command-doctor = diagnostic, docteur, doctor
command-save = enregistre, enregistrer, sauvegarde, sauvegarder, sauve
means-save =
    save game* me*,
    NAME game we*,
    keep game warm* we* me*,
    NAME warm game* we*
command-undo = défais, défaire, reviens en arrière, revenir en arrière
command-resume = reprends, reprendre, continuer

colour-word-red = rouge, r, rouges
colour-word-yellow = jaune, j, jaunes
colour-word-green = vert, v, verte, verts, vertes
colour-word-blue = bleu, b, bleue, bleus, bleues

face-word-zero = 0, zéro
face-word-one = 1, un, le un
face-word-two = 2, deux
face-word-three = 3, trois
face-word-four = 4, quatre
face-word-five = 5, cinq
face-word-six = 6, six
face-word-seven = 7, sept
face-word-eight = 8, huit
face-word-nine = 9, neuf
face-word-draw-two = +2, plus 2, plus deux
face-word-skip = passe-tour, passetour, passe-tours, passer, passer un tour, passe-ton-tour, passetontour, interdit de jouer, interdiction de jouer, sk, interdit, saute ton tour
face-word-reverse = inversion, inverse, inverser, change-sens, changesens, changement de sens, rv, change de sens, change le sens, changement sens
face-word-wild = joker, wi, changement de couleur, change de couleur, change couleur
face-word-wild-draw-four = +4, plus 4, plus quatre, joker +4, joker plus 4, joker plus quatre, wi+4, super joker, superjoker, super-joker +4
face-word-target-two = +2?, +2 visé, plus 2 visé, plus deux visé
face-word-discard-all = tout-poser, poser tout, débarras, da, pose tout
face-word-twice = 2x, 2 x, deux x
face-word-wizz = wizz, wz
face-word-swap-hands = échange, échange de mains, sw, échange de main, échange des mains, carte échange
face-word-blank = carte vierge, vierge, carte blanche, blanche, bl
face-word-target-four = +4?, +4 visé, plus 4 visé, plus quatre visé, wi+4?
face-word-downpour-one = averse +1, averse 1, dp+1
face-word-downpour-two = averse +2, averse 2, dp+2
face-word-coup = coup extrême, coup, ex
face-word-uno = carte uno
face-word-boomerang = boomerang, bo

side-left = gauche, à gauche
side-right = droite, à droite
side-none = personne, aucun, aucun côté, aucune, rien, none
# Le nom de ce choix là où il n’y a que des côtés.
no-side = aucun

particle-filler = le, la, les, du, de, d, des, en, et, avec, au, sur, ma, mon, cette, couleur, svp, pour, l, ton, ta, votre, ce, cet
particle-number = carte, numéro, n, no, #
particle-uno = uno, et uno, en disant uno, et je dis uno, je dis uno, et dis uno
particle-article = un, une
particle-all = tout, toutes, tous
particle-self = moi, moi-même, mon coup
particle-onto = sur, par-dessus
likeness-black = noir, noire, multicolore
likeness-highest = le plus haut, le plus gros, le plus fort, le plus grand, le plus élevé, plus haut, plus haute, plus gros, plus grosse, plus fort, plus forte, plus grand, plus grande, plus élevé, plus élevée
likeness-lowest = le plus bas, le plus petit, plus bas, plus basse, plus petit, plus petite, plus faible
likeness-both = les deux, mes deux, tous les deux, toutes les deux
particle-same = même
# Ce qui entoure une phrase dite comme on parle : on l’enlève quand la ligne ne se comprend pas telle quelle.
particle-opening = je, j’, tiens, voilà, je peux, puis-je, est-ce que, est-ce que je peux, je peux avoir, puis-je avoir, est-ce que je peux avoir, je vais, je veux, je voudrais, je souhaite, j’aimerais, j’ai envie de, laisse-moi, laissez-moi, on, peux-tu, tu peux, pouvez-vous, vous pouvez, pourrais-tu, pourriez-vous, veux-tu, voulez-vous, dis-moi, dites-moi, me dire, montre, montre-moi, montrez-moi, me montrer, donne-moi, donnez-moi, me donner, lis, lis-moi, lisez-moi, me lire, quelle est, quelles sont, quel est, quels sont, c’est quoi, alors, bon, eh bien, ben, allez, ok, okay, d’accord, bonjour, et
particle-courtesy = s’il te plaît, s’il vous plaît, stp, svp, pls, merci, merci beaucoup, merci bien, please, thanks
# Des mots aimables, seuls sur une ligne : la table redit ce qu’elle attend.
particle-greeting = bonjour, bonsoir, salut, coucou, hello, désolé, désolée, pardonnez-moi, excuse-moi, excusez-moi, de rien

kind-game = partie, jeu, coups, table
kind-question = questions, question
kind-drawing = pioches, pioche, passes
kind-talk = paroles, parole, remarques, signalements, votes
kind-chat = salon, discussion, tchat
kind-answer = réponses, réponse
kind-hint = conseils, conseil, propositions, exemples
kind-help = aide, aides
kind-trouble = incidents, incident, ennuis, ennui

switch-on = oui, marche, actif, active, actifs, activé, activée, activés, allumé, allumée, allumés
switch-off = non, arrêt, inactif, inactive, inactifs, coupé, coupée, coupés, éteint, éteinte, éteints
change-more = plus, +, haut, suivante, suivant
change-less = moins, -, bas, précédente, précédent
identity-i-am = je suis, c’est, moi c’est
reply-yes = oui, o, ouais, oui oui, c’est ça, oui c’est ça
reply-no = non, n, nan, non non

# Ce qui suit « touches ».
key-use-play = jeu, joue, jouer, play, simples
key-use-line = ligne, lignes, line
key-use-default = défaut, habituelles, origine
key-use-none = aucune, aucun, sans, aucune touche

# Ce qui suit « table » : ce qui change avec la prochaine partie.
table-part-name = nom, mon nom
table-part-players = joueurs, nombre
table-part-bots = robots, robot, niveau, niveaux
table-part-rules = règles, règle
table-part-opponents = adversaires, nouveaux adversaires, autres

ground-fault = faute, conduite
ground-comment = remarque, commentaire
ground-confusion = confusion
ground-hesitation = hésitation, lenteur
ground-word = mot, mot interdit
ground-camouflet = camouflet
ground-look = regard
ground-direction = sens
ground-misplay = faute de jeu, erreur
ground-omission = oubli

topic-aim = but, objectif
topic-cards = cartes, jeu
topic-deal = donne, distribution, donneur
topic-turn = tour, jouer
topic-drawing = pioche, piocher
topic-special = cartes spéciales, spéciales, spéciale, symboles
topic-wilds = jokers
topic-hands = échanges, mains
topic-together = ensemble, plusieurs cartes
topic-out-of-turn = hors tour, interception, rapido
topic-bluff = bluff, doute, douter
topic-uno = uno, contre-uno
topic-first = première carte, première
topic-two = à deux, deux
topic-teams = équipes, équipe, partenaires
topic-clock = temps, temps limité
topic-points = points, score, fin
topic-comments = remarques, remarque, signaler
