# Les fautes et les remarques mal venues : le signalement et le vote.

reported =
    { $seatIs ->
        [you] Vous signalez { $culprit } { part-ground }.
       *[other] { $culpritIs ->
            [you] { $seat } vous signale { part-ground }.
           *[other] { $seat } signale { $culprit } { part-ground }.
        }
    }
    .full =
        { $seatIs ->
            [you] Vous signalez { $culprit } { part-ground.full } : les autres votent.
           *[other] { $culpritIs ->
                [you] { $seat } vous signale { part-ground.full } : les autres votent.
               *[other] { $seat } signale { $culprit } { part-ground.full } : les autres votent.
            }
        }
    .braille =
        { $seatIs ->
            [you] { $culprit } : { part-ground-word } ?
           *[other] { $seat } signale { $culpritIs ->
                [you] vous
               *[other] { $culprit }
            } : { part-ground-word } ?
        }
asked-vote = { "" }
    .full = { $seat } va voter.
voted =
    { $seatIs ->
        [you] Vous votez { $agreesIs ->
            [yes] oui
           *[no] non
        }.
       *[other] { $seat } vote { $agreesIs ->
            [yes] oui
           *[no] non
        }.
    }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } { "" }
        }{ $agreesIs ->
            [yes] oui
           *[no] non
        }
report-upheld =
    { $culpritIs ->
        [you] Le vote vous condamne.
       *[other] Le vote condamne { $culprit }.
    }
    .full =
        { $culpritIs ->
            [you] Le vote vous condamne à { part-verdict }.
           *[other] Le vote condamne { $culprit } à { part-verdict }.
        }
    .braille =
        { $culpritIs ->
            [you] vous
           *[other] { $culprit }
        } : { part-ground-word } oui
part-verdict =
    { $pressesIs ->
        [yes] { $count } { $count ->
            [0] pression
            [1] pression
           *[other] pressions
        }
       *[no] { part-number }
    }
report-dismissed =
    { $culpritIs ->
        [you] Le vote vous acquitte.
       *[other] Le vote acquitte { $culprit }.
    }
    .braille =
        { $culpritIs ->
            [you] vous
           *[other] { $culprit }
        } : { part-ground-word } non
# Ce pour quoi on signale quelqu’un.
part-ground =
    { $ground ->
        [comment] pour une remarque
        [confusion] pour confusion
        [hesitation] pour une hésitation
        [word] pour le mot interdit
        [camouflet] pour un camouflet
        [look] pour un regard trop rapide
        [direction] pour avoir demandé le sens du jeu
       *[fault] pour une faute
    }
    .full =
        { $ground ->
            [comment] pour une remarque ou un conseil
           *[fault] { part-ground }
        }
part-ground-word =
    { $ground ->
        [comment] remarque
        [confusion] confusion
        [hesitation] hésitation
        [word] mot
        [camouflet] camouflet
        [look] regard
        [direction] sens
       *[fault] faute
    }
    .brief =
        { $ground ->
            [comment] une remarque
            [confusion] une confusion
            [hesitation] une hésitation
            [word] le mot interdit
            [camouflet] un camouflet
            [look] un regard trop tôt
            [direction] le sens demandé
           *[fault] une faute
        }
lapse-found =
    { $seatIs ->
        [you] Bien vu ! Vous signalez { $culprit } : { part-lapse }.
       *[other] { $culpritIs ->
            [you] { $seat } vous signale : { part-lapse }.
           *[other] { $seat } signale { $culprit } : { part-lapse }.
        }
    }
    .brief =
        { $culpritIs ->
            [you] Pour vous, { part-lapse }.
           *[other] { $seatIs ->
                [you] Bien vu, { $culprit } pioche.
               *[other] { $culprit }, { part-lapse }.
            }
        }
    .braille =
        { $seatIs ->
            [you] { $culprit } : { part-lapse }
           *[other] { $seat } signale { $culpritIs ->
                [you] vous
               *[other] { $culprit }
            } : { part-lapse }
        }
part-lapse =
    { $ground ->
        [omission] choix oublié
        [word] mot interdit
       *[misplay] faute de jeu
    }
misplayed =
    { $cardsIs ->
        [none] { $seatIs ->
            [you] Faute : ce n’est pas à vous de piocher.
           *[other] Faute : { $seat } pioche hors de son tour.
        }
       *[several] { $seatIs ->
            [you] Faute : { $cards }, de retour dans votre main.
           *[other] Faute : { $seat } pose { $cardsArticle }. Retour en main.
        }
    }
    .brief =
        { $cardsIs ->
            [none] { $seatIs ->
                [you] Faute : vous n’aviez pas à piocher.
               *[other] { $seat }, faute.
            }
           *[several] { $seatIs ->
                [you] Faute : { $cards }.
               *[other] { $seat }, faute : { $cards }.
            }
        }
    .braille =
        { $seatIs ->
            [you] faute
           *[other] { $seat } faute
        }{ $cardsIs ->
            [none] , pioche
           *[several] { " " }{ $cards } en main
        }

rule-misplay = Les fautes de jeu : une carte qui ne va pas, ou posée au mauvais moment, revient dans la main et coûte { $cards_due ->
        [1] une carte
       *[other] { $cards_due } cartes
    }{ $at_once ->
        [yes] { " " }aussitôt. Un joker posé sans sa couleur coûterait autant, mais ici le jeu la demande.
       *[no] , si quelqu’un le signale. { $at_table ->
            [on] Le jeu la refuse d’abord : qui insiste dit « quand même » et la pose.
           *[refused] Ici, le jeu la refuse toujours, et cela ne coûte rien.
        }
    }
option-misplay = le sort d’une carte fautive
option-misplay-off = elle est refusée
option-misplay-refused = elle est refusée à la table, et ne se paie que dans un enregistrement
option-misplay-on = qui insiste la pose, et paie si quelqu’un le signale
goes-after-all = Cette carte va : jouez-la, simplement.
chance-wrong-card-seen = { $culprit } a posé une carte fautive ! Dites « signale { $culprit } ».
    .brief = { $culprit }, carte fautive : signaler ?
    .braille = { $culprit } carte fautive
rule-confusion = La confusion : se tromper de moment ou oublier une règle coûte { $cards_due } cartes ; le tour n’est pas perdu. Dites « signale », un nom et le mot confusion : les joueurs que cela ne concerne pas votent, et il faut plus de oui que de non{ $two ->
        [yes] { " " }; à deux, le signalement suffit.
       *[no] .
    }
option-confusion = la confusion se paie
option-confusion-on = oui
rule-tribunal = Le tribunal : les autres joueurs jugent une hésitation, le mot interdit, un camouflet, un regard sur la main avant la première carte{ $with-comments ->
        [yes] { " " }ou une question sur le sens du jeu
       *[no] , une question sur le sens du jeu ou une remarque
    }. La majorité condamne, à une carte, sans que l’ordre du jeu change ; à égalité, on acquitte. Dites « signale », un nom et le motif.
