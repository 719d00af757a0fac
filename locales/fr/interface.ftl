# Ce que dit la table à qui tape : invites, malentendus, conseils, départ.

prompt-command = Commande :
prompt-key = Touche :
prompt-enter = Entrée pour continuer :
prompt-leave = Entrée pour quitter :

welcome = Bienvenue. Vous jouez avec { $players }. « aide » dit à tout moment ce que vous pouvez faire.
    .brief = Avec { $players }.
welcome-keys = Bienvenue. Vous jouez avec { $players }. Les flèches parcourent votre main, Entrée joue, « pioche » pioche, « aide » dit le reste.
    .brief = Avec { $players }.
welcome-greeted = Vous jouez avec { $players }.
    .brief = Avec { $players }.
# Au tout premier tour, pour qui vient de répondre aux questions du premier démarrage.
first-turn-card = Tapez une de vos cartes, puis Entrée : « { $card } » convient. « pioche » en fait piocher une.
first-turn-wild = Tapez une de vos cartes, puis Entrée : « { $card } { $colour } » convient. « pioche » en fait piocher une.
first-turn-none = Aucune de vos cartes ne convient : tapez « pioche », puis Entrée.
welcome-onlooker = Bienvenue. Vous regardez jouer { $players }. « aide » dit ce que vous pouvez demander.
    .brief = À la table : { $players }.
welcome-back = La partie reprend avec { $players }.
welcome-back-onlooker = La partie reprend entre { $players }.
# La suite a été dite avant que la partie soit quittée.
resumed-after = Juste avant :
welcome-keyboard = Bienvenue. Au clavier : { $people }{ $bots ->
        [none] { "" }
       *[other] { "" } ; les robots : { $bots }
    }. Qui veut sa main le dit, par exemple : « je suis { $name } ».
    .brief = Au clavier : { $people }.
welcome-back-keyboard = La partie reprend. Au clavier : { $people }{ $bots ->
        [none] { "" }
       *[other] { "" } ; les robots : { $bots }
    }.
handover-line = je suis { $name }
handover-ask = À { $name } de jouer : dites « je suis { $name } ».
    .brief = À { $name } : « je suis { $name } ».
    .braille = à { $name }
handover-first = Personne n’a le clavier : pas de main, pas de carte.
    .brief = Personne n’a le clavier.
handover-unknown = Pas de ce nom au clavier. Dites « je suis », puis un de ces noms : { $names }.
keyboard-pass = Entrée rend le clavier.
    .braille = rendre :
keyboard-yours = Vous avez le clavier.
keyboard-taken = { $name } a encore le clavier.
called-out-refused = { $name } ne peut pas faire cela maintenant.
called-out-who = Qui parle ? Le nom d’abord : « { $name } contre-uno ».
called-out-needs-hand = Pour cela, { $name } doit d’abord prendre le clavier : « je suis { $name } ».
    .brief = D’abord « je suis { $name } ».
table-chance-unannounced = { $culprit } n’a pas dit Uno ! Pour dénoncer, le nom d’abord : « { $name } contre-uno » ; ou Entrée.
    .brief = { $culprit } sans Uno : « { $name } contre-uno », ou Entrée ?
    .braille = { $culprit } sans UNO
table-chance-shouting = Vite, un nom et « crie » : « { $name } crie ».
    .braille = crie ?
table-chance-hands = Pour jouer hors de son tour : « je suis », et son nom. Entrée laisse jouer { $name }.
    .brief = « Je suis », ou Entrée : { $name } joue.
    .braille = { $name } joue ?
resume-ask = Une partie inachevée attend, avec { $players }, manche { $round }. La reprendre, oui ou non ?
resume-waits = La partie attend toujours. Pour la reprendre : { $command }
resume-help = Oui, ou Entrée : la partie inachevée reprend où elle en était. Non : une nouvelle partie commence, et l’autre reste enregistrée. « quitter » ferme le jeu.
resume-unclear = Répondez « oui » ou « non » : reprendre la partie ? Entrée vaut oui.
already-out = Vous n’êtes plus dans la partie ; « quitter » ferme le jeu.
before-first-card = Les cartes ne sont pas encore distribuées.
between-rounds-enter = Entrée pour la manche suivante.
    .braille = manche suivante :
match-over-rematch = Entrée pour quitter, « revanche » pour rejouer.
    .braille = quitter :
match-over-enter = Entrée pour quitter.
    .braille = sortir :
# Sur une plage braille : la touche au-dessus de ce mot vaut Entrée seule.
enter-felt = entrée

clock-runs = Vous avez { $seconds } secondes par tour. « temps plus » double la limite, « temps non » l’arrête.
    .brief = { $seconds } secondes par tour.
clock-warns = { $seconds ->
        [one] Encore une seconde
       *[other] Encore { $seconds } secondes
    }. « temps plus » double la limite.
    .brief = { $seconds } secondes ; « temps plus » ?
    .braille = encore { $seconds } s

ask-colour = { CAPITAL($card) } : quelle couleur ?
    .braille = { $card } couleur ?
ask-which-colour = { CAPITAL($cardSign) } : de quelle couleur ?
    .braille = { $cardSign } couleur ?
ask-player = { CAPITAL($card) } : échanger votre main avec qui ? { $choices }.
    .braille = { $card } échange avec ?
ask-victim = { CAPITAL($card) } : contre qui ? { $choices }.
    .braille = { $card } contre ?
ask-side = { CAPITAL($card) } : de quel côté ? { $choices }.
    .braille = { $card } quel côté ?
wish-set = Couleur retenue pour votre prochain joker : { $colour }.
    .brief = Prochain joker : { $colour }.
wish-is = Pour votre prochain joker : { $colour }.
nobody-deals = Personne n’a encore distribué.
no-dealer = Avec ces règles, personne ne distribue.
next-dealer =
    { $seatIs ->
        [you] Vous distribuez la prochaine manche.
       *[other] { $seat } distribue la prochaine manche.
    }
next-dealer-drawn = On tirera une carte chacun : la plus haute distribuera la prochaine manche.
    .brief = { "" }

note-wish-used = Avec la couleur retenue : { $colour }.
note-uno-void = Uno se dit avec l’avant-dernière carte : il ne compte pas ici.
    .brief = Uno ne compte pas ici.
note-number =
    { $pieces ->
        [dice] Dé numéro { $number } : { $card }.
       *[other] Carte numéro { $number } : { $card }.
    }
chance-let-go = Vous laissez passer.
answer-bluff = Le +4 serait un bluff.
chance-expired = Le délai est écoulé : le jeu continue.
anyway-offered = « quand même » la pose malgré tout : elle vous revient en main, et vous coûte des cartes si quelqu’un le signale.
    .brief = « quand même » la pose, à vos risques.
anyway-nothing = Aucune carte refusée à poser quand même.
more-parts =
    { $waits ->
        [yes] Entrée pour la suite ; le jeu attend.
       *[no] Entrée pour la suite.
    }
pause-enter = Pause : Entrée pour reprendre.
card-dropped = Vous gardez { $cardArticle }.
nothing-to-cancel = Rien à annuler : ce qui est joué est joué.

# Ce qui a été compris, et pourquoi cela ne suffit pas ; une proposition suit.
part-or-near = { $other ->
        [none] { "" }
       *[other] { " " }ou « { $other } »
    }
unclear-unknown = « { $line } » : je ne comprends pas.{ $near ->
        [none] { "" }
       *[other] { " " }Vouliez-vous dire « { $near } »{ part-or-near } ?
    }
unclear-say-yes = Si c’est cela, dites « oui ».
    .brief = { "" }
unclear-commands = « commandes » donne la liste.
    .brief = { "" }
unclear-no-words = Je n’entends là ni mot ni chiffre.
unclear-cells = « { $line } » : ni une carte en braille, ni un mot.
    .braille = ni carte ni mot
unclear-too-long = C’est trop long : dites-le en moins de mots.
unclear-several = « { $word } » peut vouloir dire plusieurs choses : { $names }.
unclear-rest = Après « { $command } », « { $rest } » ne va pas. { part-fits }
part-fits =
    { $fits ->
        [history] Dites « { $command } » suivi d’un nombre, ou de : tout, { $choices }.
        [category] Dites « { $command } » suivi de : { $choices }.
        [place] Dites « { $command } » seul, ou suivi de : { $choices }.
        [last] Dites « { $command } » suivi d’un nombre, ou de : { $choices }.
        [kinds] Dites « { $command } » suivi de : { $choices }.
        [time] Dites « { $command } » seul, ou suivi de : plus, oui, non.
       *[nothing] « { $command } » se dit seul.
    }
unclear-spell = « { $word } » n’est ni un joueur ni une carte. À la table : { $names }.
unclear-take-or-doubt =
    { $amount ->
        [0] { $doubtful ->
            [yes] Dites « accepte » ou « doute »
           *[no] Dites « accepte »
        }
       *[other] { $doubtful ->
            [yes] Dites « prends » ou « doute »
           *[no] Dites « prends »
        }
    }{ $replies ->
        [yes] , ou une carte qui répond
       *[no] { "" }
    }.
unclear-yes-or-no = Personne n’attend ici un oui ou un non.
unclear-card =
    { $pieces ->
        [dice] « { $words } » n’est pas un dé que je connaisse.
       *[other] « { $words } » n’est pas une carte que je connaisse.
    }
unclear-two-cards =
    { $pieces ->
        [dice] J’entends deux dés : un seul à la fois.
       *[other] J’entends deux cartes : une seule à la fois.
    }
unclear-which-wild = Un joker, ou un +4 ?
unclear-two-colours = J’entends deux couleurs, { $first } et { $second } : n’en dites qu’une.
unclear-colour = « { $words } » n’est pas une couleur : rouge, jaune, vert ou bleu.
unclear-colour-alone = « { $colour } » est une couleur : dites aussi le chiffre ou le symbole.
unclear-which-colour = { CAPITAL($cardSign) } : vous n’en avez pas.
unclear-number =
    { $count ->
        [0] Vous n’avez pas de carte numéro { $number } : votre main est vide.
        [one] Pas de carte numéro { $number } : vous n’en avez qu’une.
       *[other] Pas de carte numéro { $number } : vous en avez { $count }. Pour un chiffre, ajoutez sa couleur.
    }
    .brief = Pas de carte numéro { $number }.
unclear-digit-or-place =
    { $held ->
        [0] Vous n’avez pas de { $number }. « carte { $number } » joue { $thereArticle }.
        [1] { CAPITAL($cardArticle) }, ou { part-numbered }, { $thereArticle } ?
       *[other] Un { $number } : de quelle couleur ? Ou { part-numbered }, { $thereArticle } ?
    }
part-numbered =
    { $pieces ->
        [dice] le dé numéro { $number }
       *[other] la carte numéro { $number }
    }
unclear-one-or-any = { CAPITAL($cardArticle) }, ou une autre carte de cette couleur ?
refused-place =
    { $pieces ->
        [dice] Dé numéro { $number } : { $reason }
       *[other] Carte numéro { $number } : { $reason }
    }
unclear-no-digit = Vous n’avez pas de chiffre { $colour }.
unclear-no-card = Il n’y a pas de { $number } { $colour }.
unclear-number-colour = La carte numéro { $number } est { $cardArticle }, pas du { $colour }.
unclear-play-what =
    { $pieces ->
        [dice] Poser quel dé ?
       *[other] Jouer quelle carte ?
    }
unclear-pass-or-skip = « garde » pour garder la carte ; « passe-tour » et une couleur pour jouer le passe-tour.
unclear-nobody-forgot = Personne n’a oublié de dire Uno.
unclear-which-player = Qui : { $names } ?
unclear-nobody-called = Personne ne s’appelle « { $word } ». À la table : { $names }.
unclear-name-near = Personne ne s’appelle « { $word } » : { $names } ?
unclear-not-here =
    { $act ->
        [stop] Pour fermer le jeu, dites « quitter » ; pour faire taire la voix, pressez une touche.
        [abandon] Les règles de cette table ne laissent partir personne. Pour fermer le jeu, dites « quitter ».
        [say] Il n’y a personne à qui parler : à cette table, les robots ne font que jouer.
       *[other] « { $command } » ne sert pas avec les règles de cette table.
    }
unclear-say-what = Dire quoi ?
unclear-ground =
    { $grounds ->
        [none] Rien à signaler maintenant.
       *[other] « { $word } » n’est pas un motif. Au choix : { $grounds }.
    }
unclear-ground-missing = Pour quoi ? Ajoutez : { $grounds }.
unclear-number-chosen = Un nombre ne répond pas ici.
unclear-vote = Votez oui ou non.
unclear-choice =
    { $choices ->
        [none] Rien à choisir maintenant.
       *[other] Au choix : { $choices }.
    }
unclear-jump-what = Plusieurs cartes peuvent intervenir : laquelle ?
unclear-jump-colour = De quelle couleur ? Par exemple : { $jump } { $card } vert.
refused-jump = Hors de votre tour, dites « { $line } ».
unclear-no-jump = Aucune de vos cartes ne peut intervenir maintenant.
unclear-pick-what =
    { $pieces ->
        [dice] Quels dés ? Dites leurs noms ou leurs numéros.
       *[other] Quelles cartes ? Dites leurs noms ou leurs numéros.
    }
unclear-help = Pas de commande « { $words } ». « commandes » les donne toutes.
unclear-topic = Pas de chapitre « { $words } ». Au choix : { $names }.
unclear-onlooker = Vous regardez la partie : les robots jouent seuls.

offer-colour-match = Par exemple : { $card }.
offer-sign-match = Par exemple : { $card }.
offer-wild = Par exemple : { $card } { $colour }.
offer-draw =
    { $pieces ->
        [dice] Vous pouvez dire « relance ».
       *[other] Vous pouvez piocher.
    }
offer-pass =
    { $pieces ->
        [dice] Vous pouvez vous en tenir là : « passe ».
       *[other] Vous pouvez garder la carte : « garde ».
    }
offer-take =
    { $doubtful ->
        [yes] Vous pouvez prendre les cartes : « prends ».
       *[no] { $amount ->
            [0] Dites « accepte ».
            [one] Prenez la carte : « prends ».
           *[other] Prenez les { $amount } cartes : « prends ».
        }
    }
offer-doubt = Vous pouvez dire « doute ».
offer-answer = Par exemple : { $card }.
offer-answer-wild = Par exemple : { $card } { $colour }.
offer-colour = Vous pouvez dire « { $colour } ».
offer-vote = Vous pouvez voter « oui » ou « non ».
offer-other = La table attend votre réponse.
offer-word = Dites « { $answer } ».
offer-answer-so = Par exemple : { $answer }.
offer-possible = Par exemple : { $card }.
offer-possible-wild = Par exemple : { $card } { $colour }.
jump-word =
    { $rule ->
        [rapido] rapido
       *[intercept] intercepte
    }
offer-jump = Vous pouvez dire « { $word } » : { $card }.
offer-catch = « contre-uno » est possible.
offer-shout = « crie » est possible.
offer-wait = { "" }
offer-contested = { "" }
offer-watching = { "" }
offer-round-over = La manche est finie.
offer-over = La partie est finie.

hint-colour-match = Jouez { $cardArticle } : { $because ->
        [alone] rien d’autre ne va
        [attack] { part-next }
        [partner] cela épargne { $next }, qui joue avec vous
        [wild] c’est la couleur demandée, et votre { $kept } peut attendre
        [colour] il vous en reste { part-kept } de cette couleur
        [points] c’est le chiffre le plus fort qui aille
       *[goes] aucune autre carte qui va ne vaut mieux
    }{ part-with-uno }.
hint-sign-match = Jouez { $cardArticle } : même { $cardIs ->
        [digit] chiffre
       *[other] symbole
    }, et { $because ->
        [alone] rien d’autre ne va
        [attack] { part-next }
        [partner] cela épargne { $next }, qui joue avec vous
        [wild] votre { $kept } peut attendre
        [colour] il vous en reste { part-kept } de la nouvelle couleur
        [points] c’est le chiffre le plus fort qui aille
       *[goes] aucune autre carte qui va ne vaut mieux
    }{ part-with-uno }.
hint-wild = Jouez { part-laid-called } : { $because ->
        [attack] { part-next }
        [partner] cela épargne { $next }, qui joue avec vous
        [alone] rien d’autre ne va{ part-kept-colour }
       *[goes] rien d’autre ne va, sauf ce qui va sur tout{ part-kept-colour }
    }{ part-with-uno }.
part-kept =
    { $count ->
        [1] { $pieces ->
            [dice] un seul
           *[other] une seule
        }
       *[other] { $count }
    }
part-kept-colour =
    { $count ->
        [0] { "" }
       *[other] , et il vous en reste { part-kept } de cette couleur
    }
part-next = { $next } joue ensuite, avec { part-held }
part-held =
    { $pieces ->
        [dice] { $held ->
            [0] aucun dé
            [1] un seul dé
           *[other] { $held } dés
        }
       *[cards] { $held ->
            [0] aucune carte
            [1] une seule carte
           *[other] { $held } cartes
        }
    }
part-with-uno =
    { $uno ->
        [yes] . N’oubliez pas de dire Uno
       *[no] { "" }
    }
hint-draw =
    { $pieces ->
        [dice] Relancez : aucun de vos dés ne va.
       *[other] Piochez : aucune carte jouable.
    }
hint-pass =
    { $pieces ->
        [dice] Arrêtez-vous là : aucun de vos dés ne va.
       *[other] Gardez : ce que vous avez pioché ne va pas.
    }
hint-take =
    { $doubtful ->
        [yes] Prenez les cartes : douter à tort en coûte deux de plus.
       *[no] { $amount ->
            [0] Dites « accepte »
           *[other] Prenez les cartes
        } : aucune des vôtres n’y répond.
    }
hint-doubt = Doutez : vous savez que { $next } a { $cardArticle }, qui allait.
hint-answer = Jouez { $cardArticle } : la carte répond, et vous ne prenez rien{ part-with-uno }.
hint-answer-wild = Jouez { part-laid-called } : la carte répond, et vous ne prenez rien{ part-with-uno }.
hint-colour = Dites « { $colour } » : { $because ->
        [fits] cette carte-là va
        [none] vous n’avez aucune carte de couleur, toutes se valent
        [equal] vous n’avez pas plus de cartes d’une autre couleur
       *[most] c’est la couleur que vous avez le plus
    }.
hint-shortest = Dites « { $name } » : c’est la main { $among ->
        [opponents] adverse la plus courte
       *[all] la plus courte
    }.
hint-vote = Dites « oui » ou « non », selon ce que vous avez entendu.
hint-other = Répondez à la question posée.
hint-possible = Jouez { $cardArticle } : cela va maintenant{ part-with-uno }.
hint-possible-wild = Jouez { part-laid-called } : cela va maintenant{ part-with-uno }.
hint-jump = « { $word } » pose { $cardArticle } hors de votre tour ; Entrée seule laisse passer.
hint-catch = « contre-uno » dénonce l’oubli ; Entrée seule laisse passer.
hint-shout = « crie », avant les autres : une de vos cartes pourra partir.
hint-wait = Attendez votre tour.
hint-contested = La manche va finir : « contre-uno » est encore possible si vous n’êtes pas en cause.
hint-watching = Vous n’avez rien à jouer : écoutez.
hint-round-over = La manche est finie.
hint-over = La partie est finie.

history-oldest =
    { $kind ->
        [all] Il n’y a rien avant.
       *[other] Rien avant dans « { $name } ».
    }
history-newer = { $count ->
        [one] Un message plus récent.
       *[other] { $count } messages plus récents.
    }
history-newest =
    { $kind ->
        [all] C’était le dernier message.
       *[other] C’était le dernier dans « { $name } ».
    }
history-empty = Rien à répéter pour l’instant.
category-is =
    { $count ->
        [0] { part-category } : rien encore.
        [one] { part-category } : un message.
       *[other] { $kind ->
            [all] { part-category } : { $count }.
           *[other] { part-category } : { $count } messages.
        }
    }
part-category =
    { $kind ->
        [all] Tous les messages
       *[other] { CAPITAL($name) }
    }
category-choices = Au choix : { $choices }.

hush-from-now-on = { hush-again } L’historique garde tout ; pour l’entendre de nouveau, « écoute » et le nom.
hush-again =
    { $count ->
        [one] { $only ->
            [game] Vous n’entendrez plus la partie.
            [drawing] Vous n’entendrez plus les pioches.
            [talk] Vous n’entendrez plus les paroles.
            [chat] Vous n’entendrez plus le salon.
            [hint] Vous n’entendrez plus les conseils.
           *[trouble] Vous n’entendrez plus les incidents.
        }
       *[other] Vous n’entendrez plus : { $names }.
    }
hear-again =
    { $count ->
        [one] { $only ->
            [game] Vous entendez de nouveau la partie.
            [drawing] Vous entendez de nouveau les pioches.
            [talk] Vous entendez de nouveau les paroles.
            [chat] Vous entendez de nouveau le salon.
            [hint] Vous entendez de nouveau les conseils.
           *[trouble] Vous entendez de nouveau les incidents.
        }
       *[other] Vous entendez de nouveau : { $names }.
    }
hush-is =
    { $names ->
        [none] Vous entendez tout.
       *[other] Vous n’entendez pas : { $names }. « écoute tout » les ramène.
    }
hush-never = Vous entendrez toujours les questions et les réponses à vos demandes. Vous pouvez masquer : { $names }.

# Lettre par lettre.
spelt = { $word } : { $letters }.
spelt-grave = { $letter } accent grave
spelt-acute = { $letter } accent aigu
spelt-circumflex = { $letter } accent circonflexe
spelt-tilde = { $letter } tilde
spelt-macron = { $letter } macron
spelt-breve = { $letter } brève
spelt-dot = { $letter } point en chef
spelt-diaeresis = { $letter } tréma
spelt-ring = { $letter } rond en chef
spelt-caron = { $letter } caron
spelt-cedilla = { $letter } cédille
spelt-ogonek = { $letter } ogonek
spelt-hyphen = trait d’union
spelt-underscore = tiret bas
spelt-apostrophe = apostrophe
spelt-space = espace
spelt-plus = plus
spelt-oe = E dans l’O
spelt-ae = E dans l’A
spelt-capital = { $letter } majuscule
spelt-small = tout en minuscules
spelt-large = tout en majuscules
spelt-nothing = Aucun nom dans les derniers messages. Ajoutez un nom ou une carte.
spelt-double-acute = { $letter } double accent aigu
spelt-sharp-s = eszett
spelt-o-stroke = O barré
spelt-l-stroke = L barré

quit-ask =
    { $saved ->
        [all] Quitter la partie ? Oui ou non. Elle sera enregistrée.
        [lesson] Quitter la leçon ? Oui ou non. Elle reprendra à cette étape.
        [beginning] Quitter la partie ? Oui ou non. Ses derniers coups ne peuvent pas être enregistrés.
       *[nothing] Quitter la partie ? Oui ou non. Elle ne peut pas être enregistrée.
    }
    .brief = Quitter ? Oui ou non.{ $saved ->
        [all] { "" }
        [lesson] { "" }
        [beginning] { "" } Ses derniers coups ne peuvent pas être enregistrés.
       *[nothing] { "" } Elle ne peut pas être enregistrée.
    }
    .braille = quitter ?
quit-onlooker-ask = Arrêter de regarder ? Oui ou non.
    .braille = quitter ?
abandon-ask = Abandonner la partie pour de bon ? Oui ou non. Les autres la finiront.
    .brief = Abandonner ? Oui ou non.
    .braille = abandon ?
quit-unclear = Répondez « oui » ou « non » : quitter la partie ? Entrée vaut non.
quit-help = On vous demande si vous partez. « oui » quitte la partie{ $saved ->
        [all] , qui est enregistrée pour une autre fois
        [lesson] , et la leçon reprendra une autre fois à cette étape
        [beginning] , dont les derniers coups ne peuvent pas être enregistrés
       *[nothing] , qui ne peut pas être enregistrée
    }. « non », ou Entrée seule, continue de jouer.
quit-onlooker-help = On vous demande si vous partez. « oui » arrête de regarder ; « non », ou Entrée seule, continue.
quit-onlooker-unclear = Répondez « oui » ou « non » : arrêter de regarder ? Entrée vaut non.
abandon-help = On vous demande si vous abandonnez. « oui » vous retire de cette partie pour de bon, et les autres la finissent. « non », ou Entrée seule, continue de jouer.
abandon-unclear = Répondez « oui » ou « non » : abandonner la partie ? Entrée vaut non.
quit-stays = La partie continue.
left-over = { $kept ->
        [yes] La partie et ses points sont enregistrés. Au revoir.
       *[no] Au revoir.
    }
left-saved = Partie enregistrée. Pour la reprendre : { $command }
left-beginning-saved = Vous avez quitté la partie ; ses derniers coups n’ont pas pu être enregistrés. Pour la reprendre juste avant : { $command }
left-lesson = Pour reprendre la leçon : { $command }
left-unsaved = Partie quittée ; elle n’a pas pu être enregistrée.
quit-hosted-ask = { $hosts ->
        [yes] Quitter arrête aussi l’hôte : la partie est enregistrée, et reprendra avec lui. Quitter, oui ou non ?
       *[no] Quitter la table ? Oui ou non. Votre place reste à vous tant que la partie dure.
    }
    .brief = { $hosts ->
            [yes] Quitter arrête l’hôte : oui ou non ?
           *[no] Quitter la table ? Oui ou non.
        }
    .braille = quitter ?
quit-hosted-help = { $hosts ->
        [yes] On vous demande si vous partez. « oui » arrête aussi l’hôte : la partie est enregistrée, et personne ne joue avant son retour.
       *[no] On vous demande si vous quittez la table. « oui » la quitte ; votre place reste à vous tant que la partie dure.
    } « non », ou Entrée seule, continue de jouer.
quit-hosted-unclear = Répondez « oui » ou « non » : quitter la table ? Entrée vaut non.
left-hosted = { $hosts ->
        [yes] Vous avez quitté la table ; l’hôte s’arrête.
       *[no] Vous avez quitté la table.
    }
hosted-clock = Vous avez { $seconds } secondes par tour.
hosted-said = Dit au salon.
    .brief = Dit.
hosted-unsaid = Le salon est hors de portée : rien n’a été dit.
hosted-time = À cette table, le temps ne s’arrête pas et ne se règle pas : le programme hôte le compte.
    .brief = Ici, le programme hôte compte le temps.
hosted-refused = Le programme hôte n’a pas compris ce coup. Réessayez.

key-unknown =
    { $key ->
        [unnamed] Cette touche ne fait rien. F1 donne l’aide.
       *[other] La touche { $key } ne fait rien. F1 donne l’aide.
    }
stopped-by-key = Jeu arrêté. « fg » dans le terminal le reprend.
# Dit par notre voix seule, pendant que la ligne se corrige.
edit-empty = ligne vide
edit-erased = ligne effacée
edit-start = début de ligne
edit-end = fin de ligne
edit-deleted = effacé : { $text }
key-name-ctrl = Contrôle
key-name-alt = Alt
key-name-shift = Majuscule
key-name-insert = Insertion
key-name-enter = Entrée
key-name-tab = Tabulation
key-name-delete = Suppression
key-name-space = Espace
key-name-home = Début
key-name-end = Fin
key-name-up = Flèche haut
key-name-down = Flèche bas
key-name-left = Flèche gauche
key-name-right = Flèche droite
key-name-pageup = Page haut
key-name-pagedown = Page bas
key-name-backspace = Retour arrière
key-name-escape = Échappement
line-too-long = Ligne trop longue : la fin n’est pas prise.

# Ce qui ne se dit à aucune table.
instead-outside = { $place ->
        [room] Cela se fait au clavier : « { $program } { $verb } ».
       *[other] Cela se fait hors du jeu : partez avec « quitter », puis tapez { $program } { $verb }
    }
instead-save = { $place ->
        [room] Chaque coup est enregistré aussitôt.
        [hosted] Chaque coup est enregistré aussitôt, là où la table est accueillie.
        [lesson] Chaque étape est gardée aussitôt : partez avec « quitter ».
       *[other] Chaque coup est enregistré aussitôt. Partez avec « quitter » ; pour reprendre : { $program } resume
    }
instead-undo = { $pieces ->
        [dice] Un dé posé reste posé. « annule » retire celui à qui il manque quelque chose.
       *[other] Une carte posée reste posée. « annule » retire celle à qui il manque quelque chose.
    }
instead-resume = { $place ->
        [room] Une partie interrompue reprend ici d’elle-même.
       *[other] Une partie que vous avez quittée se reprend avec { $program } resume
    }
# Un mot du jeu, dit à une question posée avant lui.
said-in-game = « { $line } » se dit pendant une partie.
# The same, where the question is asked in the midst of a game.
said-after-answer = « { $line } » se dit une fois que vous avez répondu.
