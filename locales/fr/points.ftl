# La fin d’une manche et de la partie, et les points.

went-out =
    { $seatIs ->
        [you] Vous gagnez la manche !
       *[other] { $seat } gagne la manche.
    }
    .voiced = Je gagne la manche !
    .braille =
        { $seatIs ->
            [you] manche gagnée
           *[other] { $seat } fin
        }
round-blocked = Manche bloquée : plus rien à jouer ni à piocher.
    .brief = Manche bloquée.
    .braille = manche bloquée
deck-ran-out = Manche bloquée : la pioche s’est vidée trop souvent.
    .brief = Manche bloquée : plus de cartes.
    .braille = manche bloquée
hand-shown =
    { $cardsIs ->
        [none]
            { $seatIs ->
                [you] Il ne vous restait rien.
               *[other] Il ne restait rien à { $seat }.
            }
       *[other]
            { $seatIs ->
                [you] Il vous restait : { $cards }{ part-worth }.
               *[other] Il restait à { $seat } : { $cards }{ part-worth }.
            }
    }
    .brief = { "" }
    .braille =
        { $seatIs ->
            [you] vous { $cards }
           *[other] { $seat } { $cards }
        }{ $points ->
            [0] { "" }
           *[other] { " : " }{ $points }
        }
part-worth =
    { $points ->
        [0] { "" }
        [1] , 1 point
       *[other] , { $points } points
    }
part-hand =
    { $cardsIs ->
        [none] 0 carte
        [one] { $cardsArticle }
        [few] { $cardsArticle }
       *[several] { $cards }
    }
points-won =
    { $seatIs ->
        [you] Vous marquez { part-points }, total { $total }.
       *[other] { $seat } marque { part-points }, total { $total }.
    }
    .brief =
        { $seatIs ->
            [you] Vous, { part-points }, total { $total }.
           *[other] { $seat }, { part-points }, total { $total }.
        }
    .full =
        { $seatIs ->
            [you] Vous marquez { part-points }, la valeur des autres mains. Total { $total }.
           *[other] { $seat } marque { part-points }, la valeur des autres mains. Total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] +{ $points } = { $total }
           *[other] { $seat } +{ $points } = { $total }
        }
points-kept =
    { $seatIs ->
        [you] Vous en êtes à { $total }.
       *[other] { $seat } en est à { $total }.
    }
    .full =
        { $points ->
            [0]
                { $seatIs ->
                    [you] Rien ne compte contre vous. Total { $total }.
                   *[other] Rien ne compte contre { $seat }. Total { $total }.
                }
           *[other]
                { $seatIs ->
                    [you] Votre main compte { part-points } contre vous. Total { $total }.
                   *[other] La main restante compte { part-points } contre { $seat }. Total { $total }.
                }
        }
    .braille =
        { $seatIs ->
            [you] +{ $points } = { $total }
           *[other] { $seat } +{ $points } = { $total }
        }
kept-totals = { totals }
    .braille = { totals.braille }
points-counted = { "" }
    .full = Contre chacun : { $pairs }.
    .braille = { $pairs }
final-points = Totaux : { $pairs }.
    .braille = totaux { $pairs }
points-won-then-final-points =
    { $seatIs ->
        [you] Vous marquez { part-points }.
       *[other] { $seat } marque { part-points }.
    } { final-points }
    .brief =
        { $seatIs ->
            [you] Vous, { part-points }.
           *[other] { $seat }, { part-points }.
        } { final-points }
    .full =
        { $seatIs ->
            [you] Vous marquez { part-points }, la valeur des autres mains.
           *[other] { $seat } marque { part-points }, la valeur des autres mains.
        } { final-points }
    .braille =
        { $seatIs ->
            [you] +{ $points }
           *[other] { $seat } +{ $points }
        } { final-points.braille }
totals = Totaux : { $pairs }.
    .braille = totaux { $pairs }
points-won-then-totals = { points-won-then-final-points }
    .brief = { points-won.brief }
    .full = { points-won-then-final-points.full }
    .braille = { points-won-then-final-points.braille }
final-rounds = Manches de chacun : { $pairs }.
    .braille = manches { $pairs }
round-won =
    { $seatIs ->
        [you] Manches gagnées : vous en avez { $total } sur { $target }.
       *[other] Manches gagnées : { $seat } en a { $total } sur { $target }.
    }
    .brief =
        { $seatIs ->
            [you] Vous, { $total } sur { $target }.
           *[other] { $seat }, { $total } sur { $target }.
        }
    .braille =
        { $seatIs ->
            [you] { $total }/{ $target }
           *[other] { $seat } { $total }/{ $target }
        }
no-points = Personne ne marque.
    .full = Manche bloquée : personne ne marque.
    .braille = 0 point
match-won =
    { $seatsIs ->
        [you] Vous gagnez la partie !
        [one] { $seats } gagne la partie.
        [yours] { CAPITAL($seats) } gagnez la partie !
       *[several] { CAPITAL($seats) } gagnent la partie.
    }
    .braille = partie : { $seatsIs ->
            [you] vous
           *[other] { $seats }
        }
part-points =
    { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }
part-counted =
    { $points ->
        [0] Rien
       *[other] { part-points }
    }
