# Pourquoi une action est refusée, et ce que l’on peut faire.

not-your-turn =
    { $turnIs ->
        [you] C’est à vous.
       *[other] C’est à { $turn }.
    }
    .brief =
        { $turnIs ->
            [you] À vous.
           *[other] À { $turn }.
        }
    .full =
        { $turnIs ->
            [you] C’est à vous.
           *[other] Attendez votre tour : c’est à { $turn }.
        }
no-such-act = Ces règles ne connaissent pas « { $word } ».
round-is-over = La manche est finie, la suivante va commencer.
    .brief = Manche finie.
match-is-over = La partie est finie.
round-goes-on = La manche n’est pas finie : jouez-la d’abord.
    .brief = La manche n’est pas finie.
not-held = { CAPITAL($card) } : vous n’avez pas cette carte.
    .brief = { CAPITAL($card) } : pas en main.
no-match = { CAPITAL($cardArticle) } ne va pas sur { part-lying } : il faut { part-wanted }.
    .brief = { CAPITAL($card) } ne va pas : il faut { part-wanted }.
    .full = { CAPITAL($cardArticle) } ne va pas sur { part-lying } : il faut { part-wanted.full }. Sinon, piochez.
part-lying =
    { $colourIs ->
        [none] { $topArticle }
       *[other] { $topIs ->
            [wild] le { $top } { $colour }
            [wild_draw_four] le { $top } { $colour }
           *[other] { $topArticle }{ part-named }
        }
    }
part-wanted =
    { $colourIs ->
        [none] une couleur
       *[other] du { $colour }
    }{ $topIs ->
        [wild] { "" }
        [wild_draw_four] { "" }
       *[other] { " " }ou { $topSign }
    }
    .full =
        { $colourIs ->
            [none] une couleur
           *[other] du { $colour }
        }{ $topIs ->
            [wild] { "" }
            [wild_draw_four] { "" }
           *[other] , { $topSign }
        } ou un joker
colour-missing = { CAPITAL($cardArticle) } demande une couleur : rouge, jaune, vert ou bleu.
    .brief = Quelle couleur avec { $cardArticle } ?
colour-not-wanted = { CAPITAL($cardArticle) } a déjà sa couleur : n’en nommez pas.
    .brief = { CAPITAL($card) } a déjà sa couleur.
    .full = { CAPITAL($cardArticle) } a déjà sa couleur : vous n’en nommez une qu’avec un joker.
only-drawn-card = Jouez { $cardArticle }, la carte piochée, ou gardez-la.
    .brief = Jouez { $cardArticle } ou gardez la carte.
    .full = Après la pioche, les autres cartes attendent : jouez { $cardArticle }, ou gardez la carte.
drew-already = Une pioche par tour : jouez la carte piochée, ou gardez-la.
    .brief = Une pioche par tour.
nothing-to-keep = Il faut jouer ou piocher.
    .brief = Jouez ou piochez.
question-first = Répondez d’abord à la question.
answer-first =
    { $amount ->
        [0] Répondez d’abord à la question.
        [1] Prenez d’abord la carte{ part-or-doubt }.
       *[other] Prenez d’abord les { $amount } cartes{ part-or-doubt }.
    }
    .brief =
        { $doubtfulIs ->
            [yes] D’abord : prendre ou douter.
           *[no] D’abord : prendre.
        }
part-or-doubt =
    { $doubtfulIs ->
        [yes] , ou doutez
       *[no] { "" }
    }
nothing-pending = Pas maintenant : aucune carte à prendre.
    .brief = Aucune carte à prendre.
colour-owed-first = Nommez d’abord une couleur.
    .brief = La couleur d’abord.
    .full = Nommez d’abord une couleur : rouge, jaune, vert ou bleu.
no-colour-owed = Pas de couleur à nommer maintenant.
    .full = Pas de couleur à nommer maintenant : elle se dit avec un joker.
wrong-cards =
    { $count ->
        [0] Il ne faut aucune carte.
        [1] Il faut exactement une carte.
       *[other] Il faut exactement { $count } cartes.
    }
nobody-to-report = Vous ne pouvez pas vous signaler vous-même : nommez quelqu’un d’autre.
    .brief = Nommez quelqu’un d’autre.
no-reports = Rien à signaler : ces règles ne punissent pas cela, ou rien n’a été vu.
    .brief = Rien à signaler dans ces règles.
vote-first = Un vote est en cours : attendez sa fin.
    .brief = Un vote est en cours.
no-vote = Pas de vote pour vous maintenant.
    .brief = Pas de vote en cours.
nothing-to-doubt = Aucun +4 à mettre en doute.
only-victim-doubts =
    { $victimIs ->
        [you] C’est à vous de douter, ou non.
       *[other] C’est à { $victim } de douter, ou non.
    }
    .brief =
        { $victimIs ->
            [you] À vous de douter.
           *[other] À { $victim } de douter.
        }
uno-too-early =
    { $count ->
        [0] Uno se dit avec l’avant-dernière carte : vous n’en avez plus.
        [1] Uno se dit avec l’avant-dernière carte : il vous en reste une.
       *[other] Uno se dit avec l’avant-dernière carte : il vous en reste { $count }.
    }
    .brief =
        { $count ->
            [0] Pas d’Uno sans carte.
            [1] Pas d’Uno avec une carte.
           *[other] Pas d’Uno avec { $count } cartes.
        }
uno-said-already = Uno est déjà dit.
nothing-to-denounce =
    { $culpritIs ->
        [you] Vous ne pouvez pas vous dénoncer vous-même.
       *[other] { part-not-caught }
    }
    .full =
        { $culpritIs ->
            [you] Vous ne pouvez pas vous dénoncer vous-même : dites Uno, s’il est encore temps.
           *[other] { part-not-caught.full }
        }
part-not-caught =
    { $lateIs ->
        [yes] Trop tard pour dénoncer { $culprit }.
       *[no] Rien à reprocher à { $culprit }{ $count ->
            [0] .
            [1] .
           *[other] , qui a encore { $count } cartes.
        }
    }
    .full =
        { $lateIs ->
            [yes] Trop tard pour dénoncer { $culprit } : on a déjà joué depuis.
           *[no] Rien à reprocher à { $culprit }{ $count ->
                [0] .
                [1]  : Uno est dit, ou n’est pas dû.
               *[other] , qui a encore { $count } cartes.
            }
        }
opponents-denounce =
    { $culpritIs ->
        [you] Vous ne pouvez pas vous dénoncer vous-même.
       *[other] { $culprit } joue dans votre camp : « contre-uno » est réservé aux adversaires.
    }
    .brief =
        { $culpritIs ->
            [you] Vous ne pouvez pas vous dénoncer vous-même.
           *[other] { $culprit } joue dans votre camp.
        }
must-play = Une carte va : jouez-la.
    .full = Une de vos cartes va : vous ne piochez ici que si rien ne va.
choice-missing = Avec { $cardArticle }, dites aussi qui ou de quel côté.
    .brief = { CAPITAL($card) } : avec qui, ou de quel côté ?
choice-refused = { CAPITAL($card) } : ce choix n’est pas possible ici.
    .brief = Choix impossible.
    .full = { CAPITAL($card) } : ce choix n’est pas possible ici ; dites-en un autre.
choice-not-wanted = Il n’y a rien à choisir avec { $cardArticle }.
    .full = Il n’y a rien à choisir avec { $cardArticle } : posez la carte et rien de plus.
not-together = Ces cartes ne se posent pas ensemble ici.
    .brief = Pas ensemble.
    .full = Ces cartes ne se posent pas ensemble ici ; posez-en une.
no-jump = Pas d’interception possible maintenant.
    .brief = Pas maintenant.
    .full = Pas d’interception possible maintenant : le talon a changé, ou ne le permet pas.
not-to-be-chosen = Ce choix n’est pas proposé.
    .brief = Pas au choix.
    .full = Ce choix n’est pas proposé. « aide » dit ce qui l’est.
nothing-to-choose = On ne vous demande pas de choisir.
    .brief = Rien à choisir.
