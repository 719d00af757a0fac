# Ce qu’on dit pour mettre en pause, reprendre un coup, partir, enregistrer, rejouer.

means-rematch =
    want restart me*,
    restart game* me* we*,
    restart do we*,
    do restart me*,
    onemorematch,
    @over onemore me* we* do* lay* want* wish*,
    @over onemorematch we* me*,
    restart zero we* me* wish* points* score*,
    restart wish me* points* score* zero*,
    restart leaveme me*,
    restart can we*,
    restart can me,
    launch restart we* me* wish* can* want*,
    invite restart we*,
    restart can we me*,
    children wants restart,
    restart lay we* you* wish*
means-level =
    NAME
means-goals =
    NAME
means-stats =
    NAME
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
    waiting do we*,
    suspend game* me* wish* can* we*,
    halt unit (DIGIT)* game*,
    halt units (DIGIT)* game*,
    halt waiting game*,
    waiting interrupted me*,
    unit interrupted me*,
    units interrupted (DIGIT)* me*
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
    @colour dropit me* no*,
    mistake back me*,
    mistake cancel me* they* card* have* move*,
    mistake notthat,
    @colour not (FACE) no* me* my*,
    @colour not wish (FACE) what* me* no*,
    @colour dropit (FACE) me* no*,
    @colour lay elsething me* wish* rather* no* can*,
    @colour elsething rather* no*,
    @colour putback hand (FACE)* me* my* they*,
    @colour putback (FACE) me* my*,
    @colour keep (FACE) warm me* my* they*,
    @colour keep they me* warm*,
    @colour collect (FACE) me* my*,
    @colour giveback (FACE) me* my*,
    takeback me* my* card* they*,
    dropit no me*,
    cancel what played me have,
    cancel what me want* do have,
    @colour takeback no me* my* card* they*
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
    @enter leave no* me*,
    finishlater,
    leave called me*,
    @turn ileave,
    howleave game*,
    how stopv game* we* me* do*,
    wefinish later game*
means-learn =
    NAME,
    teach wish* me* can* show* you* have* q* want*
means-daily =
    NAME
means-ladder =
    NAME
means-save =
    save game* me*,
    NAME game we*,
    NAME warm game* we*,
    keep game finishlater,
    save game* finishlater me*,
    save game* me* wish* beforeleaving need* can*,
    keep game we* me*,
    keep game warm we* me*,
    lay game warm me* wish* can*,
    do save we* me* wish*,
    save forgot not,
    how save game* we* me* can*
