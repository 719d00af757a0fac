# UNO Olympique.

invisible =
    { $victimIs ->
        [you] { $seat } s’esquive : { $amount ->
            [0] votre tour est en jeu.
           *[other] c’est à vous de prendre.
        }
       *[other] { $seatIs ->
            [you] Vous vous esquivez : { part-dodged }
           *[other] { $seat } s’esquive : { part-dodged }
        }
    }
    .brief =
        { $seatIs ->
            [you] Esquive, pour { $victim }.
           *[other] { $seat } s’esquive.
        }
    .braille =
        { $seatIs ->
            [you] esquive
           *[other] { $seat } esquive
        } pour { $victimIs ->
            [you] vous
           *[other] { $victim }
        }
part-dodged =
    { $amount ->
        [0] c’est à { $victim } d’accepter ou de répondre.
       *[other] c’est à { $victim } de prendre.
    }
twos-began =
    { $seatIs ->
        [you] Vous lancez un tour de 2 : chacun pose un 2 ou pioche.
       *[other] Tour de 2 : chacun pose un 2 ou pioche.
    }
    .brief = Tour de 2.
    .full = Tour de 2 : jusqu’au retour du tour, chacun pose un 2 ou pioche une carte et passe.
    .braille = tour de 2
lay-a-two = Tour de 2 : posez un 2, ou piochez.
    .brief = Posez un 2, ou piochez.
prompt-two-owed = À vous : posez un 2, ou piochez.
    .brief = Posez un 2, ou piochez.
    .full = À vous, sur { part-top } : posez un 2, ou piochez une carte.
    .braille = 2 ou pioche
asked-two-owed = { "" }
    .full = { $seat } pose un 2 ou pioche.
dealt-this-way =
    { $direction ->
        [1] La donne va à gauche, le jeu aussi.
       *[other] La donne va à droite, le jeu aussi.
    }
    .brief =
        { $direction ->
            [1] À gauche.
           *[other] À droite.
        }
    .braille =
        { $direction ->
            [1] donne et jeu à gauche
           *[other] donne et jeu à droite
        }
prompt-hand-size-owed =
    { $againIs ->
        [yes] Vous distribuez : combien de cartes à chacun, de 7 à { $most } ?
       *[no] Combien de cartes à chacun, de 7 à { $most } ?
    }
    .brief = Combien de cartes, de 7 à { $most } ?
    .braille = donne 7-{ $most } ?
asked-hand-size-owed = { "" }
    .full = { $seat } choisit combien de cartes distribuer.
prompt-deal-way-owed = De quel côté distribuez-vous : gauche ou droite ?
    .brief = Gauche ou droite ?
    .braille = gauche droite ?
asked-deal-way-owed = { "" }
    .full = { $seat } choisit le sens de la donne.
prompt-opening-choice = { CAPITAL($cardArticle) } ouvre la manche, pour vous : que choisissez-vous ?
    .brief = { CAPITAL($card) } ouvre : quel choix ?
    .full = { CAPITAL($cardArticle) } ouvre la manche, et compte pour vous : choisissez quelqu’un, gauche, droite ou rien.
    .braille = { $card } : choix ?
asked-opening-choice = { "" }
    .full = { $seat } choisit ce que fait { $cardArticle }.
chance-may-jump = Vous avez aussi { $cardArticle } : dites « intercepte », ou Entrée.
    .brief = Interception : { $card } ?
    .braille = { $card } !
rebated =
    { $seatIs ->
        [you] Compte rond : { $points } points en moins pour vous, total { $total }.
       *[other] Compte rond pour { $seat } : { $points } points en moins, total { $total }.
    }
    .brief =
        { $seatIs ->
            [you] Compte rond : total { $total }.
           *[other] { $seat }, compte rond : total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] compte rond -{ $points } = { $total }
           *[other] { $seat } compte rond -{ $points } = { $total }
        }

preset-olympic = Olympique : les règles classiques, de 2 à 10 joueurs, avec un tribunal, des cartes qui rendent invisible, des interceptions et des mains qui voyagent.
rule-moving-hands = Le 0 et le 7 : avec un 0, vous pouvez faire tourner toutes les mains, à gauche ou à droite ; avec un 7, échanger la vôtre contre celle d’un joueur de votre choix. Dites votre choix en posant la carte ; si vous l’oubliez, le jeu le demande. Le jeu continue après le joueur qui tient désormais la main qui vient de jouer. En dernière carte, rien ne bouge.
rule-exact-jump = L’interception : si vous avez la même carte que celle du dessus, couleur et valeur, vous pouvez la poser hors de votre tour ; le jeu reprend après vous.
rule-duplicates = Les doubles : deux cartes identiques se posent ensemble, et le suivant perd son tour. { $deck-draw-two ->
        [yes] { $deck-wild-draw-four ->
            [yes] Deux +2 font 4 cartes à piocher, deux +4 en font 8 ; deux inversions s’annulent.
           *[no] Deux +2 font 4 cartes à piocher ; deux inversions s’annulent.
        }
       *[no] Deux inversions s’annulent.
    }{ $with-uno-call ->
        [yes] { " " }Pour finir par un double, dites « uno » en le posant.
       *[no] { "" }
    }
rule-twos = Le 2 fait le tour de la table : chacun des autres pose un 2, ou pioche une carte et passe. Un 2 posé en réponse n’en fait pas commencer un autre. Ensuite, c’est de nouveau à qui a posé le premier 2.
rule-uno-shield = La carte Uno rend invisible : { $dodging ->
        [any-time] devant { $taken } contre vous, ou un passe-tour, posez-la : c’est alors le suivant qui le subit, ou y répond. Dans un tour des 2, elle remplace le 2. Elle va sur tout et à tout moment, même hors de votre tour, sauf en dernière carte ; elle ne fait alors rien d’autre.
       *[cards] devant { $taken } contre vous, posez-la : c’est alors le suivant qui prend les cartes, ou répond. Elle va sur tout ; à votre tour, sans rien à prendre, elle ne fait rien. À tout autre moment, elle ne se pose pas.
    }
rule-uno-shield-first = Une carte Uno en première carte : on en retourne une autre.
rule-dealer-opens = La première carte compte comme posée par le donneur ; le jeu continue après lui.
rule-dealers-choice = { $dealing-cards_each ->
        [0] Le donneur choisit combien de cartes donner, de 7 à 15 si le paquet suffit, et dans quel sens ; le jeu part dans ce sens.
       *[other] { "" }
    }

cut-in =
    { $seatIs ->
        [you] Vous interceptez !
       *[other] { $seat } intercepte !
    }
    .brief =
        { $seatIs ->
            [you] Intercepté.
           *[other] { $seat } intercepte.
        }
    .braille =
        { $seatIs ->
            [you] coupe
           *[other] { $seat } coupe
        }
recounted =
    { $seatIs ->
        [you] Vous faites recompter : { part-recounted }
       *[other] { $seat } fait recompter : { part-recounted }
    }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } : { "" }
        }{ $rightIs ->
            [yes] donne juste
           *[no] donne fausse
        }
part-recounted =
    { $rightIs ->
        [yes] la donne est juste.
       *[no] la donne est fausse.
    }
too-late-to-count = Trop tard pour recompter : la manche a commencé.
    .brief = Trop tard pour recompter.
said-aloud =
    { $seatIs ->
        [you] Vous dites : « { $text } ».
       *[other] { $seat } dit : « { $text } ».
    }
    .braille =
        { $seatIs ->
            [you] vous : { $text }
           *[other] { $seat } : { $text }
        }
rule-recount = Recompter : avant le premier coup, dites « recompter » pour faire compter les mains. Si elles sont égales, vous piochez { $cards_due ->
        [1] une carte
       *[other] { $cards_due } cartes
    } ; sinon, c’est le donneur.
rule-banned-word = Le mot « carte » est interdit : convenez d’un autre mot. S’il vous échappe par écrit et qu’on le signale, vous piochez, sans vote, { $cards_due ->
        [1] une carte
       *[other] { $cards_due } cartes
    }.
rule-dealer-opens-first-alone = La première carte fait ce qu’elle fait d’habitude, comme si le donneur l’avait posée : le suivant subit l’effet ou y répond.{ $deck-wild ->
        [yes] { $deck-wild-draw-four ->
            [yes] { " " }Le donneur nomme la couleur d’un joker ou d’un +4.
           *[no] { " " }Le donneur nomme la couleur d’un joker.
        }
       *[no] { "" }
    }{ $with-moving-hands ->
        [yes] { " " }Avec un 0 ou un 7, c’est le donneur qui choisit.
       *[no] { "" }
    }{ $deck-uno ->
        [yes] { " " }Une carte Uno ne peut pas ouvrir : on en retourne une autre.
       *[no] { "" }
    }
option-uno-shield = des cartes Uno qui rendent invisible, et quand elles se posent
option-uno-shield-off = sans
option-uno-shield-cards = contre des cartes à prendre, et à son tour
option-uno-shield-any-time = à tout moment
