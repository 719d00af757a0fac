# UNO Olympique.

invisible =
    { $victimIs ->
        [you] { $seat } s’esquive : c’est à vous de prendre.
       *[other] { $seatIs ->
            [you] Vous vous esquivez : c’est à { $victim } de prendre.
           *[other] { $seat } s’esquive : c’est à { $victim } de prendre.
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
twos-began =
    { $seatIs ->
        [you] Vous lancez un tour de 2 : chacun pose un 2 ou pioche.
       *[other] Tour de 2 : un 2, ou piochez.
    }
    .brief = Tour de 2.
    .full = Tour de 2 : jusqu’au retour du tour, chacun pose un 2 ou pioche une carte et passe.
    .braille = tour de 2
lay-a-two = Tour de 2 : posez un 2, ou piochez.
    .brief = Un 2, ou piochez.
prompt-two-owed = À vous : un 2, ou piochez.
    .brief = Un 2, ou piochez.
    .full = À vous, sur { part-top } : posez un 2, ou piochez une carte et passez.
    .braille = 2 ou pioche
asked-two-owed = { "" }
    .full =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } pose un 2 ou pioche.
        }
dealt-this-way =
    { $direction ->
        [1] La donne va vers la gauche, le jeu aussi.
       *[other] La donne va vers la droite, le jeu aussi.
    }
    .brief =
        { $direction ->
            [1] Vers la gauche.
           *[other] Vers la droite.
        }
    .braille =
        { $direction ->
            [1] donne et jeu à gauche
           *[other] donne et jeu à droite
        }
prompt-hand-size-owed = Vous distribuez : combien de cartes à chacun, de 7 à { $most } ?
    .brief = Combien de cartes, de 7 à { $most } ?
    .braille = donne 7-{ $most } ?
asked-hand-size-owed = { "" }
    .full =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } choisit combien de cartes distribuer.
        }
prompt-deal-way-owed = De quel côté distribuez-vous : gauche ou droite ?
    .brief = Gauche ou droite ?
    .braille = gauche droite ?
asked-deal-way-owed = { "" }
    .full =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } choisit le sens de la donne.
        }
prompt-opening-choice = { CAPITAL($card) } ouvre la manche, pour vous : que choisissez-vous ?
    .brief = { CAPITAL($card) } ouvre : quel choix ?
    .full = { CAPITAL($card) } ouvre la manche, et compte pour vous : choisissez quelqu’un, gauche, droite ou rien.
    .braille = { $card } : choix ?
asked-opening-choice = { "" }
    .full =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } choisit ce que fait { $card }.
        }
chance-may-jump = Vous avez aussi { $card } : interception possible.
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

preset-olympic = Uno Olympique : les règles classiques, avec un tribunal, des esquives, des interceptions et des mains qui voyagent.
rule-moving-hands = Avec un 0, on peut faire tourner toutes les mains à gauche ou à droite ; avec un 7, échanger la sienne. La main qui vient de jouer compte : le tour reprend après qui la tient. En dernière carte, rien ne bouge.
rule-exact-jump = Qui tient exactement la carte du talon peut intercepter hors de son tour ; le jeu reprend après cette personne.
rule-duplicates = Deux cartes identiques se posent ensemble, et le joueur suivant perd son tour. Deux +2 font quatre cartes ; deux inversions s’annulent.
rule-twos = Un 2 fait le tour de la table : chacun pose un 2 ou pioche une carte et passe. Un 2 posé en réponse ne relance pas le tour.
rule-uno-shield = La carte Uno rend invisible : devant des cartes à prendre, posez-la, et la personne suivante doit répondre. Elle va sur tout et vaut 100 points.
rule-dealer-opens = La première carte compte comme posée par qui distribue.
rules-olympic-first = La première carte agit comme si le donneur l’avait posée : il nomme la couleur d’un joker ou d’un +4, choisit avec un 0 ou un 7, et le suivant répond à un +2 ou à un +4. Une carte Uno ne peut pas ouvrir.
rule-dealers-choice = Qui distribue choisit combien de cartes donner, de 7 à 15, et dans quel sens ; le jeu part dans ce sens.

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
rule-recount = Avant le premier coup, chacun peut faire recompter la donne : qui avait tort pioche { $cards_due ->
    [1] une carte
   *[other] { $cards_due } cartes
}.
rule-banned-word = Le mot « carte » est interdit : convenez d’un autre mot. Qui le dit et se fait signaler pioche.
