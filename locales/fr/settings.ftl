# The settings: what each is for, the words of its command and of its values, the help on the
# command, and what is said of its state.  docs/adding-a-setting.md tells how to add one.

# What all settings say.
setting-choices = Pour changer, « { $command } » suivi de : { $choices }.
setting-numbers = Pour changer, « { $command } » suivi d’un nombre de { $lowest } à { $highest }, ou du mot « plus » ou « moins ».
setting-names = Pour changer, « { $command } » suivi d’un nom, d’un numéro ou de « suivante » : { $choices }.
setting-tables = Pour changer, « { $command } » suivi du nom d’une table de liblouis, ou de « { $usual } ».
refused-choices = « { $rest } » ne convient pas. Dites « { $command } » suivi de : { $choices }.
refused-numbers = « { $rest } » ne convient pas. Dites « { $command } » suivi d’un nombre de { $lowest } à { $highest }, ou du mot « plus » ou « moins ».
refused-names = Aucune voix « { $rest } ». « { $command } » seul les nomme.
refused-tables = Pas de table « { $rest } » dans liblouis. Dites « { $command } » suivi du nom d’une table, ou de « { $usual } ».
part-bound =
    { $bound ->
        [highest] , le maximum
        [lowest] , le minimum
       *[none] { "" }
    }
no-own-voice = Le jeu ne parle pas de sa propre voix ici. Réglez votre lecteur d’écran ; « allure » règle l’allure du jeu.
no-names = La liste des voix n’est pas connue ici : la voix reste la même.
no-display-now = Pour jouer sur une plage braille, lancez le jeu ainsi : { $program } play --braille display
no-braille = Le braille manque ici. Installez le paquet python3-louis, puis relancez le jeu.

app-option-lang = langue des textes et de la voix ; sans cette option, celle de votre système.
command-language = langue
means-language =
    english talk* > anglais,
    french talk* > français,
    english turnon game* > anglais,
    french turnon game* > français,
    english game > anglais,
    french game > français,
    english lay game* > anglais,
    french lay game* > français,
    english wish talk* > anglais,
    french wish talk* > français,
    english pass game* > anglais,
    english change game* > anglais,
    french change game* > français,
    french pass game* > français,
    english back > anglais,
    french back > français,
    english repass > anglais,
    french repass > français,
    change tongue wish* me* how* we* can*
language-french = français, française, fr
language-english = anglais, anglaise, en
help-language = « { $command } » français ou anglais : la langue des textes et de la voix. Les commandes des deux langues sont toujours comprises.
setting-language = Le jeu parle français.

app-option-pace = ce que les robots attendent avant de jouer ; sans attente, vous n’avez pas le temps d’un contre-uno.
command-pace = allure, rythme
means-pace =
    others too fast plays* me* what* can* wish* how* > attendre,
    others less fast plays* me* what* can* wish* how* > attendre,
    others more slow plays* me* what* can* wish* how* > attendre,
    others not fast plays* so* > attendre,
    others slower plays* what* can* wish* how* > attendre,
    others waiting hearing what* me* wish* > attendre,
    waiting hearing what* me* > attendre,
    others wait not hearing* what* > attendre,
    others wait wish what* me* > attendre,
    others wait hearing what* me* wish* > attendre,
    tempo too fast > attendre,
    tempo less fast > attendre,
    tempo more slow > attendre,
    tempo slower > attendre,
    less tempo > attendre,
    lower tempo > attendre,
    metime hearing not* have* me* need* wish* > attendre,
    others too slow plays* me* what* can* wish* how* > courte,
    others more fast plays* me* what* can* wish* how* > courte,
    others less slow plays* me* what* can* wish* how* > courte,
    others faster plays* what* can* wish* how* > courte,
    tempo too slow > courte,
    tempo more fast > courte,
    tempo faster > courte,
    more tempo > courte,
    raise tempo > courte,
    metime others* not* wish* > attendre,
    metime > attendre,
    tempo slower lay* game* > attendre,
    slowgame too* fast* talk* > attendre,
    playv more slow game* > attendre,
    playv less fast game* > attendre,
    playv more fast game* > courte,
    playv less slow game* > courte,
    gameslow > courte,
    gamefast > attendre,
    hurryup > courte,
    others slow so plays* > courte,
    others fast so plays* > attendre,
    playv less fast friends* therobots* > attendre,
    less fast friends > attendre,
    less fast therobots > attendre,
    slowly2 friends therobots* > attendre,
    slowly2 therobots > attendre,
    playslower2 friends* therobots* > attendre,
    how playslower2 do* shouldi* can* we* me*
pace-wait = attendre, attente, attends
pace-timed = minutée, minuté
pace-short = courte, court, courts
pace-none = aucune, aucun, rien, sans
help-pace = « { $command } » attendre, minutée, courte ou aucune : ce que les robots attendent avant de jouer. « attendre » attend la fin de la voix, et votre réponse quand une occasion s’ouvre. « allure minutée » n’attend cette réponse qu’un moment, que « délai » règle. Avec les deux autres, vous n’avez pas le temps d’un contre-uno. À votre tour, vous avez tout votre temps, et « pause » arrête le jeu.
setting-pace =
    { $value ->
        [short] Allure courte : les robots n’attendent qu’un instant.
        [none] Aucune attente : les robots jouent sans pause.
        [timed] Allure minutée : une occasion reste ouverte un moment après la fin de la voix ; « délai » le règle.
       *[wait] Allure : les robots attendent la fin de la voix, et votre réponse quand une occasion s’ouvre.
    }

app-option-delay = à l’allure minutée, secondes laissées à une occasion après la fin de la voix.
command-delay = délai
help-delay = « { $command } » et un nombre de 2 à 120, ou plus, ou moins : à l’allure minutée, les secondes que vous laisse une occasion, par exemple un contre-uno, après la fin de la voix. Chaque touche les rend toutes.
setting-delay = Délai : { $number } secondes pour une occasion{ part-bound }.

app-option-verbosity = quantité de détails.
command-verbosity = détail, détails, verbosité
means-verbosity =
    less detail > bref,
    brief > bref,
    more detail > complet,
    short do > bref,
    less sentences > bref,
    too talk you* > bref,
    more explain > complet,
    knowall > complet,
    more detail tell > complet,
    more detail talk > complet,
    talky > complet,
    normally talk* > normal,
    too detail you* > bref,
    sentences short do* wish* me* braille* you* > bref,
    sentences long do* wish* me* braille* you* > complet,
    tellmore wish* me* you* can* > complet,
    not enough detail isit* > complet,
    not enough say you* > complet,
    too short sentences > complet,
    brief can you* > bref,
    too long detail you* > bref,
    tellmore when you talk > complet,
    more detail when you talk > complet,
    less detail when you talk > bref,
    not enough say things you* > complet,
    too say things you* > bref,
    brief sentences theirs* wish* > bref,
    too long sentences > bref,
    show more detail > complet,
    shorter show* sentence* move* textword* say* me* you* > bref,
    longer show* sentence* move* textword* say* me* you* > complet,
    more detail explain can* you* me* > complet,
    less detail explain can* you* me* > bref
verbosity-brief = bref, brève, brefs, court, courte, courts
verbosity-normal = normal, normale, normaux
verbosity-full = complet, complète, complets, plein, pleine, tout, tous
help-verbosity = « { $command } » bref, normal ou complet, ou F12 : la quantité de détails.
setting-verbosity =
    { $value ->
        [brief] Détail bref.
        [full] Détail complet.
       *[normal] Détail normal.
    }

app-option-speech = automatique : { app-option-speech.auto } ; jeu : { app-option-speech.self } ; dispatcher : { app-option-speech.dispatcher } ; passerelle : { app-option-speech.bridge } ; texte : { app-option-speech.screen-reader } ; non : { app-option-speech.off }.
    .auto = notre voix dans un terminal
    .self = notre voix
    .dispatcher = Speech Dispatcher
    .bridge = votre lecteur d’écran, à qui le jeu parle
    .screen-reader = du texte seul, que votre lecteur d’écran lit
    .off = du texte seul
command-speech = parole, vocal
speech-auto = automatique, auto, oui, marche
speech-self = jeu, interne
speech-dispatcher = dispatcher, speech dispatcher
speech-bridge = passerelle, lecteur direct
speech-screen-reader = texte, lecteur, lecteur d’écran
speech-off = non, aucune, aucun, arrêt
help-speech = « { $command } » jeu, dispatcher, passerelle, texte, non ou automatique : qui parle. Jeu : sa propre voix. Dispatcher : Speech Dispatcher, la voix d’Orca. Passerelle : le jeu parle à votre lecteur d’écran. Texte : votre lecteur d’écran lit le terminal. Non : personne.
setting-speech =
    { $value ->
        [self] Parole : la voix du jeu.
        [dispatcher] Parole : la voix de Speech Dispatcher.
        [bridge] Parole : la voix de votre lecteur d’écran, à qui le jeu parle.
        [screen-reader] Texte seul, pour votre lecteur d’écran.
        [off] Aucune parole ; le texte reste.
        [stand-in] Parole automatique : Speech Dispatcher, à défaut de la voix du jeu.
       *[auto] Parole automatique : la voix du jeu dans un terminal.
    }

app-option-rate = débit de la voix, en mots par minute.
command-rate = débit, vitesse
means-rate =
    not fast so* talk* you* > moins,
    slower can* you* talk* sound* > moins,
    faster can* you* talk* sound* > plus,
    less fast talk* you* > moins,
    more slow talk* you* > moins,
    more fast talk* you* > plus,
    too slow talk* you* > plus,
    less slow talk* you* > plus,
    raise speed you* > plus,
    lower speed you* > moins,
    more speed > plus,
    less speed > moins,
    slower me > moins,
    too fast talk* you* me* they* > moins,
    speed too fast > moins,
    speed too slow > plus,
    fast wish talk > plus,
    slow wish talk > moins,
    not understand slower* talk* more slow > moins,
    slower repeat > moins,
    speed slower > moins,
    speed more slow > moins,
    speed faster > plus,
    speed more fast > plus,
    speech more slow > moins,
    speech more fast > plus,
    speech faster > plus,
    speech too fast > moins,
    speech too slow > plus,
    wish you talk more fast > plus,
    wish you talk less fast > moins,
    more slow wish you* talk* > moins,
    too slow more fast talk* you* > plus,
    too fast more slow talk* you* > moins,
    too fast less fast talk* you* > moins,
    game speaks too fast > moins,
    game speaks too slow > plus,
    not enough fast talk* you* > plus,
    not enough slow talk* you* > moins,
    isfast > moins,
    isslow > plus,
    slow speakv you* > moins,
    fast speakv you* > plus,
    more fast wish you* talk* what* they* > plus,
    less fast wish you* talk* what* they* > moins,
    more slow wish you* talk* what* they* > moins,
    slower wish what* you* me* > moins,
    faster wish what* you* me* > plus,
    speedq2 talk* you* isit*,
    couldntyou6 slower talk* > moins,
    couldntyou6 less fast talk* > moins,
    couldntyou6 faster talk* > plus,
    couldntyou6 more fast talk* > plus
help-rate = « { $command } » et un nombre de 80 à 900, ou plus, ou moins : la vitesse de notre voix, en mots par minute.
setting-rate =
    Débit : { $number } mots par minute{ $bound ->
        [highest] , le plus rapide
        [lowest] , le plus lent
       *[none] { "" }
    }.

app-option-pitch = hauteur de la voix ; 50 est la sienne.
command-pitch = hauteur, tonalité
help-pitch = « { $command } » et un nombre de 0 à 100, ou plus, ou moins : la hauteur de notre voix ; 50 est la sienne.
setting-pitch = Hauteur : { $number } sur 100{ part-bound }.

app-option-volume = volume de la voix.
command-volume = volume, force de la voix
means-volume =
    not loud so* talk* you* > moins,
    more sound > plus,
    less sound > moins,
    more loud talk* > plus,
    raise sound > plus,
    less loud talk* > moins,
    more soft talk* > moins,
    lower sound > moins,
    not enough loud talk* sound* they* > plus,
    not enough sound > plus,
    wish you talk less loud what* > moins,
    more loud wish you* talk* what* > plus,
    speech more loud > plus,
    speech less loud > moins,
    speech too loud > moins,
    raise speech > plus,
    lower speech > moins,
    lower > moins,
    ears lower* me* you* > moins,
    too loud ears > moins,
    more loud nothing heard me* talk* sound* > plus,
    not heard more loud me* > plus,
    up > plus,
    speech too soft > plus,
    too loud talk* sound* me* > moins,
    too soft talk* sound* me* > plus,
    isloud me* > moins,
    issoft me* > plus,
    loud speakv you* > plus,
    soft speakv you* > moins,
    sound more loud > plus,
    sound more soft > moins,
    badly heard raise sound me* we* > plus,
    nothing heard raise sound me* we* not* > plus,
    speech too loud you* theirs* > moins,
    speech too soft you* theirs* > plus,
    ears > moins,
    not enough heard we* me* you* > plus,
    not heard more loud talk me* you* can* > plus,
    not heard raise sound me* you* can* > plus,
    why not sound have*,
    too loud sound ears > moins,
    more loud sound badly me* heard > plus,
    more loud badly me* heard talk* > plus,
    volumeq2 talk* you* isit*,
    couldntyou6 less loud talk* > moins,
    couldntyou6 more loud talk* > plus
help-volume = « { $command } » et un nombre de 0 à 100, ou plus, ou moins : la force de notre voix.
setting-volume =
    { $number ->
        [0] Volume : 0, la voix se tait. « volume 50 » la fait revenir.
       *[other] Volume : { $number } sur 100{ part-bound }.
    }

app-option-punctuation = signes de ponctuation que la voix nomme.
command-punctuation = ponctuation
punctuation-none = aucune, aucun, rien, sans, non
punctuation-some = un peu, peu, quelques
punctuation-most = beaucoup, la plupart
punctuation-all = toute, tout, tous, toutes
help-punctuation = « { $command } » aucune, un peu, beaucoup ou toute : les signes que notre voix nomme.
setting-punctuation =
    { $value ->
        [none] Aucune ponctuation lue.
        [some] Un peu de ponctuation : deux-points, points-virgules, guillemets, parenthèses, points d’exclamation et d’interrogation.
        [most] Beaucoup de ponctuation : tout sauf les apostrophes.
       *[all] Toute la ponctuation est lue.
    }

app-option-voice-fr = voix pour le français ; « voix », dans le jeu, en donne la liste.
app-option-voice-en = voix pour l’anglais.
command-voice = voix, voix de synthèse
means-voice =
    change speech how* me* they*,
    choose speech how* me*,
    speech other turnon* what*,
    turnon other speech
help-voice = « { $command } » : la liste des voix pour votre langue ; avec un nom ou un numéro, en prendre une ; avec « suivante », les essayer l’une après l’autre. « { $command } non » coupe la voix.
setting-voice = Voix : { $value }.

app-option-player-voices = une voix pour chaque joueur, qui remplace son nom.
command-seats = voix par joueur, voix des joueurs, une voix par joueur
help-seats = « { $command } » oui ou non : chaque joueur a sa voix, qui remplace son nom. Le texte, lui, le nomme.
setting-seats =
    { $value ->
        [on] Chaque joueur a sa voix, qui remplace son nom.
       *[off] Une seule voix pour tous.
    }

app-option-muted = voix coupée au début de chaque partie.
command-mute = muet, silence
means-mute =
    quiet now* > oui,
    cut speech you* > oui,
    turnon speech > non,
    quiet unit (DIGIT)* > oui,
    quiet units (DIGIT)* > oui,
    quiet you* > oui,
    can you quiet > oui,
    not noises > oui,
    have reader cut speech me* > oui,
    reader talk sametime game* me* what* you* they* > oui,
    speakagain can* you* wish* me* > non,
    quiet too talk you* > oui,
    quiet cut > oui,
    quiet readbraille > oui,
    cut speech readbraille > oui
help-mute = « { $command } », ou F11 : couper notre voix et les sons brefs, ou les rétablir. Le texte reste.
setting-mute =
    { $value ->
        [on] Voix coupée.
       *[off] La voix est revenue.
    }

app-option-sounds = sons brefs avec les mots ; auto les met avec notre voix dans un terminal.
    .auto = des sons brefs avec notre voix dans un terminal
    .on = des sons brefs avec les mots
    .off = pas de sons brefs
command-sounds = sons, son, bruitages
means-sounds =
    cut noises > non,
    turnon noises > oui,
    nomore noises me* > non,
    dislike noises cut they* me* > non
help-sounds = « { $command } » oui ou non : des sons brefs avec les mots, que l’on entend de la place de chacun : à gauche, en face ou à droite. « { $command } » seul les nomme et les fait entendre un par un ; une touche arrête.
setting-sounds =
    { $value ->
        [on] Sons brefs avec les mots.
       *[off] Pas de sons brefs.
    }

app-option-sound-volume = volume des sons brefs.
command-sound-volume = volume des sons, volume sons, force des sons
help-sound-volume = « { $command } » et un nombre de 0 à 100, ou plus, ou moins : la force des sons brefs.
setting-sound-volume = Volume des sons : { $number } sur 100{ part-bound }.

app-option-braille = unicode : { app-option-braille.unicode } ; display : { app-option-braille.display }.
    .off = pas de braille
    .unicode = chaque message et chaque main aussi en une ligne de braille
    .display = la partie sur une plage braille, par BRLTTY, où les touches de routage jouent les cartes
command-braille = braille
means-braille =
    braille turnon me* we* > oui,
    braille cut > non
help-braille = « { $command } » oui ou non : une ligne de braille sous chaque message. Sur une plage braille, que --braille display met en jeu, la touche au-dessus d’une carte la joue, au-dessus d’un choix le choisit ; les touches de ligne reviennent en arrière.
setting-braille =
    { $value ->
        [on] Braille affiché.
       *[off] Braille masqué.
    }

app-option-notation = le jeu de cartes en braille que vous connaissez : celui de la notice française, avec le signe numérique (notice) ou les chiffres Antoine (antoine) ; celui de Mattel, de 2019 ; celui du RNIB. Sans ce réglage, celui de la notice en français, celui de Mattel en anglais.
command-notation = notation, jeu en braille
notation-leaflet = notice, traditionnel, traditionnelle
notation-leaflet-antoine = antoine, notice antoine
notation-mattel = mattel
notation-rnib = rnib
help-notation = « { $command } » notice, antoine, mattel ou rnib : le jeu de cartes en braille que vos doigts connaissent. Tapées comme elles y sont gravées, les cartes se jouent.
setting-notation =
    { $value ->
        [leaflet-antoine] Cartes en braille : celles de la notice, en chiffres Antoine.
        [mattel] Cartes en braille : celles de Mattel.
        [rnib] Cartes en braille : celles du RNIB.
       *[leaflet] Cartes en braille : celles de la notice, avec le signe numérique.
    }

app-option-braille-grade = non : braille intégral ; oui : braille abrégé ; français ou anglais : abrégé dans cette langue seule.
command-braille-grade = abrégé, braille abrégé
means-braille-grade =
    braille contracted > oui,
    braille contracted turnon > oui
braille-grade-none = non, intégral, 1
braille-grade-both = oui, 2
braille-grade-french = français, fr
braille-grade-english = anglais, en
help-braille-grade = « { $command } » oui, non, français ou anglais : les mots en braille abrégé, dans les deux langues ou dans une seule.
setting-braille-grade =
    { $value ->
        [both] Braille abrégé.
        [french] Braille abrégé en français.
        [english] Braille abrégé en anglais.
       *[none] Braille intégral.
    }

app-option-braille-table = une table de liblouis, comme fr-bfu-comp8.utb, pour les mots de sa langue, à la place de l’intégral ou de l’abrégé ; « auto » pour celle d’usage.
command-braille-table = table de braille, table braille
help-braille-table = « { $command } » et le nom d’une table de liblouis, ou auto : les mots de sa langue en braille par cette table.
setting-braille-table =
    { $value ->
        [auto] Table de braille : celle d’usage.
       *[other] Table de braille : { $value }.
    }

app-option-braille-digits = les chiffres dans les phrases en français, quel que soit le jeu de cartes : antoine, avec le point 6 ; traditionnels, les lettres de a à j après le signe numérique.
command-braille-digits = chiffres, chiffres en braille
braille-digits-antoine = antoine
braille-digits-traditional = traditionnels, traditionnel, signe numérique
help-braille-digits = « { $command } » antoine ou traditionnels : les chiffres dans les phrases en français.
setting-braille-digits =
    { $value ->
        [traditional] Chiffres traditionnels dans les phrases en français.
       *[antoine] Chiffres Antoine dans les phrases en français.
    }

app-option-braille-speed = votre vitesse de lecture en braille, en cellules par seconde : sans voix, les robots vous laissent ce temps.
command-braille-speed = lecture, vitesse de lecture
help-braille-speed = « { $command } » et un nombre de 1 à 40, ou plus, ou moins : vos cellules par seconde sur la plage. Les robots attendent que vous ayez lu ; un défilement ou une annonce d’avant les retient, Entrée les fait jouer.
setting-braille-speed = Lecture : { $number } { $number ->
        [one] cellule
       *[other] cellules
    } par seconde{ part-bound }.

app-option-sort = ordre de votre main : reçue, par couleur ou par valeur.
command-sort = tri, trier, trie
means-sort =
    sort me card* hand*,
    sort card* hand* me* colour > couleur,
    sort card* hand* me* value > valeur,
    sort,
    value sort card* hand*,
    bycolour sort* card* hand* me* > couleur,
    byvalue sort* card* hand* me* > valeur,
    byvalue sort they > valeur,
    bycolour sort they > couleur,
    sort me card* order,
    sort order card*,
    rank bycolour card* me* > couleur,
    rank byvalue card* me* > valeur,
    sort cards hand*,
    mess hand my me*,
    how sort me* card* hand* we*,
    inorder seek cards me*,
    bycolour arrange card* me* > couleur,
    byvalue arrange card* me* > valeur,
    order cards me arrange,
    arrange little cards front > valeur,
    sidebyside COLOUR arrange me* my* they* > couleur,
    sidebyside colour arrange me* card* > couleur,
    inorder arrange cards me*,
    inorder arrange value > valeur,
    byvalue arrange inorder cards me* > valeur,
    sidebyside pareil cards arrange* me* sort* > couleur,
    mess cards me isit*,
    mess hand me isit*
sort-colour = couleur, couleurs
sort-value = valeur, valeurs
sort-received = reçu, reçue, reçus, reçues, réception, arrivée, aucun
help-sort = « { $command } » couleur, valeur ou reçu : l’ordre de votre main. Les numéros des cartes le suivent.
setting-sort =
    { $value ->
        [colour] Main triée par couleur.
        [value] Main triée par valeur.
       *[received] Main dans l’ordre reçu.
    }

app-option-single-keys = si des touches simples jouent quand rien n’est tapé, comme dans d’autres jeux audio ; « touches », dans le jeu, les donne.
command-single-keys = touches simples, touche simple

app-option-walk = l’ordre dans lequel les touches simples parcourent votre main ; « jouables » met d’abord ce qui se joue.
command-walk = parcours
walk-hand = main, telle quelle
walk-playable = jouables, jouable, jouables d’abord
help-walk = « { $command } » main ou jouables : si les touches simples parcourent la main telle qu’elle est, ou d’abord les cartes jouables.
setting-walk =
    { $value ->
        [playable] Les cartes jouables viennent d’abord.
       *[hand] Les cartes dans l’ordre de la main.
    }
help-single-keys = « { $command } » oui ou non : si une seule touche agit quand rien n’est tapé, sans Entrée : les flèches parcourent votre main, Entrée joue, les lettres interrogent. « touches » les donne.
setting-single-keys =
    { $value ->
        [on] Vous jouez par touches simples. « touches » les donne ; deux-points commence une ligne.
       *[off] On tape des lignes.
    }

app-option-keys = vos propres touches ; dans le jeu, « touches », une commande et une touche.

app-option-words = vos propres mots pour les commandes ; dans le jeu, « mots », une commande et un mot.

app-option-clock = limite de temps, si les règles en ont une ; sans elle, vous avez tout votre temps.

app-option-hushed = ce que le jeu garde pour l’historique sans le dire ; plusieurs mots, séparés par des espaces. Dans le jeu, « masque » et « écoute » le changent.

app-option-name = votre nom à la table, en un mot.

app-option-players = nombre de joueurs, vous compris ; 4 si vous ne dites rien.

app-option-rules = les règles du jeu, par leur nom : « notice » si vous ne dites rien. « { $program } rules list » les donne toutes.

app-option-bot = les robots qui jouent : hasard, facile, normal ou fort, et au choix, après deux-points, un style, prudent, téméraire, étourdi, méfiant, rusé ou impatient, comme « normal:prudent » ; ou ceux d’un autre paquet installé. Avec des virgules, un par place.
app-option-lapses = fréquence des oublis des robots, en pour cent de leur habitude ; 0 les rend attentifs.
