# Ce qui arrive pendant un tour.

turn-came = { "" }
# Aucun texte : la réflexion d’un autre joueur ne regarde que lui.
asked-turn = { "" }
asked-drawn = { "" }
asked-threat = { "" }
    .full =
        { $doubtfulIs ->
            [none] { $seat } doit { part-take-all } ou répondre.
           *[other] { $seat } peut { part-take-all }, ou douter.
        }
part-take-all =
    { $amount ->
        [0] perdre son tour
       *[other] prendre { part-taken }
    }
asked-colour-owed = { "" }
    .full = { $seat } choisit une couleur.

played = { part-lays }{ part-last-card }.
    .brief = { part-lays.brief }{ part-last-card }.
    .full = { part-lays }{ part-last-card.full }.
    .voiced = { part-lays.voiced }{ part-last-card }.
    .braille = { part-lays.braille }{ part-last-card.braille }
    .clause = { part-lays.clause }
    .brief-clause = { part-lays.brief }{ part-last-card }
# Ce que font plusieurs joueurs, l’un après l’autre : « Prudence joue le 4, Victor le 2 et Luna pioche. »
acts-together =
    { $uno ->
        [yes] { $acts } !
       *[no] { $acts }.
    }
# En bref, l’un et l’autre d’un trait : « Prudence 4 Victor 2 Luna 3 à vous. » Après qui une carte touche, et après Uno, une virgule.
acts-then-turn =
    { $apart ->
        [yes] { $acts }, à vous.
       *[no] { $acts } à vous.
    }
acts-then-threat = { $acts }, { part-threat-asked }
played-then-one-card-left = { played }
    .brief = { played.brief }
    .voiced = { played.voiced }
    .braille = { played.braille }
    .brief-clause = { played.brief-clause }
played-then-said-uno = { part-lays }, Uno !
    .brief = { part-lays.brief }, Uno !
    .voiced = { part-lays.voiced }, Uno !
    .braille = { part-lays.braille } UNO
    .brief-clause = { part-lays.brief }, Uno
# Une pause avant : « l’inversion, à droite », et non l’inversion de droite.
part-way =
    { $direction ->
        [1] , à gauche
       *[other] , à droite
    }
# Un passe-tour de la couleur en jeu se dit par ce qu’il fait.
part-lays-against =
    { $keptIs ->
        [yes] { $cardIs ->
            [skip] { part-against.skip }
           *[other] { part-lays } { part-against }
        }
       *[no] { part-lays } { part-against }
    }
    .brief =
        { $keptIs ->
            [yes] { $cardIs ->
                [skip] { part-against.skip }
               *[other] { part-lays.brief } { part-against.brief }
            }
           *[no] { part-lays.brief } { part-against.brief }
        }
    .clause =
        { $keptIs ->
            [yes] { $cardIs ->
                [skip] { part-against.skip }
               *[other] { part-lays.clause } { part-against }
            }
           *[no] { part-lays.clause } { part-against }
        }
part-draws-and-lays-against =
    { $seatIs ->
        [you] { part-lays-against }
       *[other] { $keptIs ->
            [yes] { $cardIs ->
                [skip] { $seat } pioche{ part-count } et { part-against.skips }
               *[other] { part-draws-and-lays } { part-against }
            }
           *[no] { part-draws-and-lays } { part-against }
        }
    }
# Qui subit la carte, dans la phrase de qui la pose.
part-against =
    { $victimIs ->
        [you] contre vous
       *[other] contre { $victim }
    }
    .brief =
        { $victimIs ->
            [you] contre vous
           *[other] à { $victim }
        }
    .skip =
        { $seatIs ->
            [you] Vous faites passer { $victim }
           *[other] { $seat } { part-against.skips }
        }
    .skips =
        { $victimIs ->
            [you] vous fait passer
           *[other] fait passer { $victim }
        }
# Ce que vous piochez dit déjà contre qui la carte est jouée.
part-on-other =
    { $victimIs ->
        [you] { "" }
       *[other] { " " }{ part-against }
    }
    .brief =
        { $victimIs ->
            [you] { "" }
           *[other] { " " }{ part-against.brief }
        }
part-victim-skipped =
    { $victimIs ->
        [you] Vous perdez votre tour.
       *[other] { $victim } perd son tour.
    }
    .braille =
        { $victimIs ->
            [you] tour perdu
           *[other] { $victim } saute
        }
part-victim-draws =
    { $victimIs ->
        [you] vous piochez { part-drawn }
       *[other] { $victim } pioche{ part-count }
    }
    .full =
        { $victimIs ->
            [you] Vous perdez votre tour et piochez { part-drawn }
           *[other] { $victim } pioche{ part-count } et perd son tour
        }
    .braille =
        { $victimIs ->
            [you] +{ $cards }
           *[other] { $victim } +{ $count }
        }
# Qui pose un +2 ou un +4, et contre qui.
part-lays-on =
    { $victimIs ->
        [you] { $seat } { part-lays-on.verb }
       *[other] { part-lays }{ part-on-other }
    }
    .verb =
        { $victimIs ->
            [you] vous met { part-laid-told }
           *[other] joue { part-laid-told }{ part-on-other }
        }
    .clause =
        { $victimIs ->
            [you] { part-lays-on }
           *[other] { part-lays.clause }{ part-on-other }
        }
# Ce que pioche qui subit un +2 ou un +4 : pour les autres, la carte le dit.
part-hit =
    { $victimIs ->
        [you] { "" } : { $left ->
            [1] vous piochez { part-drawn }
           *[other] { $cardsIs ->
                [one] { part-drawn }
                [few] { part-drawn }
               *[other] vous piochez { part-drawn }
            }
        }
       *[other] { $cardIs ->
            [draw_two] { $count ->
                [2] { "" }
               *[other] , qui pioche { $count }
            }
            [wild_draw_four] { $count ->
                [4] { "" }
               *[other] , qui pioche { $count }
            }
           *[other] , qui pioche{ part-count }
        }
    }
    .brief =
        { $victimIs ->
            [you] { $left ->
                [1] { part-hit }
               *[other] { "" } : { part-drawn.bare }
            }
           *[other] { part-hit }
        }
    .apart =
        { $victimIs ->
            [you] { " " }Vous piochez { part-drawn }.
           *[other] { $cardIs ->
                [draw_two] { $count ->
                    [2] { "" }
                   *[other] { " " }{ $victim } pioche { $count }.
                }
                [wild_draw_four] { $count ->
                    [4] { "" }
                   *[other] { " " }{ $victim } pioche { $count }.
                }
               *[other] { " " }{ $victim } pioche{ part-count }.
            }
        }
part-draws-and-lays =
    { $seatIs ->
        [you] { part-lays }
       *[other] { $seat } pioche{ part-count } et joue { part-laid-told }
    }
    .brief =
        { $seatIs ->
            [you] { part-lays.brief }
           *[other] { $seat } pioche{ part-count } puis { part-called.brief }
        }
    .voiced = Je pioche{ part-count } et joue { part-called }
    .braille =
        { $seatIs ->
            [you] { part-lays.braille }
           *[other] { $seat } +{ $count } { $card }{ $colour }
        }
played-then-reversed = { part-lays }{ part-way }{ part-last-card }.
    .brief = { played.brief }
    .full = { played.full } { reversed.full }
    .voiced = { part-lays.voiced }{ part-way }{ part-last-card }.
    .braille = { part-lays.braille }{ part-last-card.braille } { reversed.braille }
    .clause = { part-lays.clause }{ part-way }
    .brief-clause = { part-lays.brief }{ part-last-card }
played-then-other-skipped = { part-lays-against }{ part-last-card.against }.
    .brief = { part-lays-against.brief }{ part-last-card.against }.
    .full = { played.full } { part-victim-skipped }
    .voiced = { part-lays.voiced } { part-against }{ part-last-card }.
    .braille = { part-lays.braille }{ part-last-card.braille } { part-victim-skipped.braille }
    .clause = { part-lays-against.clause }
    .brief-clause = { part-lays-against.brief }{ part-last-card.against }
played-then-other-drew = { part-lays }{ part-last-card } : { part-victim-draws }.
    .brief = { part-lays.brief }{ part-last-card } : { part-victim-draws }.
    .full = { played.full } { CAPITAL(part-victim-draws) }.
    .voiced = { part-lays.voiced }{ part-last-card } : { part-victim-draws }.
    .braille = { part-lays.braille }{ part-last-card.braille } { part-victim-draws.braille }
played-then-other-drew-then-skipped = { part-lays-on }{ part-last-card.against }{ part-hit }.
    .brief = { part-lays.brief }{ part-on-other.brief }{ part-last-card }{ part-hit.brief }.
    .full = { played.full } { part-victim-draws.full }.
    .voiced = { part-lays.voiced } { part-against }{ part-last-card }.
    .braille = { played-then-other-drew.braille }
    .clause = { part-lays-on.clause }{ part-hit }
    .brief-clause = { part-lays.brief }{ part-on-other.brief }{ part-last-card }{ part-hit.brief }
played-then-one-card-left-then-reversed = { played-then-reversed }
    .brief = { played-then-reversed.brief }
    .full = { played-then-reversed.full }
    .voiced = { played-then-reversed.voiced }
    .braille = { played-then-reversed.braille }
    .brief-clause = { played-then-reversed.brief-clause }
played-then-one-card-left-then-other-skipped = { played-then-other-skipped }
    .brief = { played-then-other-skipped.brief }
    .full = { played-then-other-skipped.full }
    .voiced = { played-then-other-skipped.voiced }
    .braille = { played-then-other-skipped.braille }
    .brief-clause = { played-then-other-skipped.brief-clause }
played-then-one-card-left-then-other-drew = { played-then-other-drew }
    .brief = { played-then-other-drew.brief }
    .full = { played-then-other-drew.full }
    .voiced = { played-then-other-drew.voiced }
    .braille = { played-then-other-drew.braille }
played-then-one-card-left-then-other-drew-then-skipped = { played-then-other-drew-then-skipped }
    .brief = { played-then-other-drew-then-skipped.brief }
    .full = { played-then-other-drew-then-skipped.full }
    .voiced = { played-then-other-drew-then-skipped.voiced }
    .braille = { played-then-other-drew-then-skipped.braille }
    .brief-clause = { played-then-other-drew-then-skipped.brief-clause }
played-then-said-uno-then-reversed = { part-lays }{ part-way }, Uno !
    .brief = { played-then-said-uno.brief }
    .full = { played-then-said-uno } { reversed.full }
    .voiced = { part-lays.voiced }{ part-way }, Uno !
    .braille = { part-lays.braille } UNO { reversed.braille }
    .brief-clause = { part-lays.brief }, Uno
played-then-said-uno-then-other-skipped = { part-lays-against }, Uno !
    .brief = { part-lays-against.brief }, Uno !
    .full = { played-then-said-uno } { part-victim-skipped }
    .voiced = { part-lays.voiced } { part-against }, Uno !
    .braille = { part-lays.braille } UNO { part-victim-skipped.braille }
    .brief-clause = { part-lays-against.brief }, Uno
played-then-said-uno-then-other-drew = { part-lays }, Uno ! { CAPITAL(part-victim-draws) }.
    .brief = { part-lays.brief }, Uno ! { CAPITAL(part-victim-draws) }.
    .full = { played-then-said-uno } { CAPITAL(part-victim-draws) }.
    .voiced = { part-lays.voiced }, Uno ! { CAPITAL(part-victim-draws) }.
    .braille = { part-lays.braille } UNO { part-victim-draws.braille }
played-then-said-uno-then-other-drew-then-skipped = { part-lays-on }, Uno !{ part-hit.apart }
    .brief = { part-lays.brief }{ part-on-other.brief }, Uno !{ part-hit.apart }
    .full = { played-then-said-uno } { part-victim-draws.full }.
    .voiced = { part-lays.voiced } { part-against }, Uno !
    .braille = { played-then-said-uno-then-other-drew.braille }
drew-then-asked-drawn-then-played-then-reversed = { part-draws-and-lays }{ part-way }{ part-last-card }.
    .brief = { drew-then-asked-drawn-then-played.brief }
    .full = { drew-then-asked-drawn-then-played.full } { reversed.full }
    .voiced = { part-draws-and-lays.voiced }{ part-way }{ part-last-card }.
    .braille = { part-draws-and-lays.braille }{ part-last-card.braille } { reversed.braille }
    .clause = { part-draws-and-lays }{ part-way }
    .brief-clause = { part-draws-and-lays.brief }{ part-last-card }
drew-then-asked-drawn-then-played-then-other-skipped = { part-draws-and-lays-against }{ part-last-card }.
    .brief = { part-draws-and-lays.brief } { part-against.brief }{ part-last-card }.
    .full = { drew-then-asked-drawn-then-played.full } { part-victim-skipped }
    .voiced = { part-draws-and-lays.voiced } { part-against }{ part-last-card }.
    .braille = { part-draws-and-lays.braille }{ part-last-card.braille } { part-victim-skipped.braille }
    .clause = { part-draws-and-lays-against }
    .brief-clause = { part-draws-and-lays.brief } { part-against.brief }{ part-last-card }
drew-then-asked-drawn-then-played-then-one-card-left-then-reversed = { drew-then-asked-drawn-then-played-then-reversed }
    .brief = { drew-then-asked-drawn-then-played-then-reversed.brief }
    .full = { drew-then-asked-drawn-then-played-then-reversed.full }
    .voiced = { drew-then-asked-drawn-then-played-then-reversed.voiced }
    .braille = { drew-then-asked-drawn-then-played-then-reversed.braille }
    .brief-clause = { drew-then-asked-drawn-then-played-then-reversed.brief-clause }
drew-then-asked-drawn-then-played-then-one-card-left-then-other-skipped = { drew-then-asked-drawn-then-played-then-other-skipped }
    .brief = { drew-then-asked-drawn-then-played-then-other-skipped.brief }
    .full = { drew-then-asked-drawn-then-played-then-other-skipped.full }
    .voiced = { drew-then-asked-drawn-then-played-then-other-skipped.voiced }
    .braille = { drew-then-asked-drawn-then-played-then-other-skipped.braille }
    .brief-clause = { drew-then-asked-drawn-then-played-then-other-skipped.brief-clause }
drew-then-asked-drawn-then-played-then-said-uno-then-reversed = { part-draws-and-lays }{ part-way }, Uno !
    .brief = { drew-then-asked-drawn-then-played-then-said-uno.brief }
    .full = { drew-then-asked-drawn-then-played-then-said-uno } { reversed.full }
    .voiced = { part-draws-and-lays.voiced }{ part-way }, Uno !
    .braille = { part-draws-and-lays.braille } UNO { reversed.braille }
    .brief-clause = { part-draws-and-lays.brief }, Uno
drew-then-asked-drawn-then-played-then-said-uno-then-other-skipped = { part-draws-and-lays-against }, Uno !
    .brief = { part-draws-and-lays.brief } { part-against.brief }, Uno !
    .full = { drew-then-asked-drawn-then-played-then-said-uno } { part-victim-skipped }
    .voiced = { part-draws-and-lays.voiced } { part-against }, Uno !
    .braille = { part-draws-and-lays.braille } UNO { part-victim-skipped.braille }
    .brief-clause = { part-draws-and-lays.brief } { part-against.brief }, Uno
# Qui pioche, et pose une carte qui en fait piocher un autre.
part-own-count =
    { $ownCount ->
        [1] { "" }
       *[other] { " " }{ $ownCount }
    }
drew-then-asked-drawn-then-played-then-other-drew =
    { $seatIs ->
        [you] { played-then-other-drew }
       *[other] { $seat } pioche{ part-own-count } et joue { part-laid-told }{ part-last-card } : { part-victim-draws }.
    }
    .brief =
        { $seatIs ->
            [you] { played-then-other-drew.brief }
           *[other] { $seat } pioche{ part-own-count } puis { part-called.brief }{ part-last-card } : { part-victim-draws }.
        }
    .full =
        { $seatIs ->
            [you] { played-then-other-drew.full }
           *[other] { $seat } pioche{ part-own-count } et joue { part-laid-told }{ part-last-card.full }. { CAPITAL(part-victim-draws) }.
        }
    .voiced = Je pioche{ part-own-count } et joue { part-called }{ part-last-card } : { part-victim-draws }.
    .braille =
        { $seatIs ->
            [you] { played-then-other-drew.braille }
           *[other] { $seat } +{ $ownCount } { $card }{ $colour }{ part-last-card.braille } { part-victim-draws.braille }
        }
drew-then-asked-drawn-then-played-then-other-drew-then-skipped =
    { $seatIs ->
        [you] { played-then-other-drew-then-skipped }
       *[other] { $seat } pioche{ part-own-count } et { part-lays-on.verb }{ part-last-card }{ part-hit }.
    }
    .brief =
        { $seatIs ->
            [you] { played-then-other-drew-then-skipped.brief }
           *[other] { $seat } pioche{ part-own-count } puis { part-called.brief }{ part-on-other.brief }{ part-last-card }{ part-hit.brief }.
        }
    .full =
        { $seatIs ->
            [you] { played-then-other-drew-then-skipped.full }
           *[other] { $seat } pioche{ part-own-count } et joue { part-laid-told }{ part-last-card.full }. { part-victim-draws.full }.
        }
    .voiced = Je pioche{ part-own-count } et joue { part-called } { part-against }{ part-last-card }.
    .braille = { drew-then-asked-drawn-then-played-then-other-drew.braille }
    .clause = { $seat } pioche{ part-own-count } et { part-lays-on.verb }{ part-hit }
    .brief-clause = { $seat } pioche{ part-own-count } puis { part-called.brief }{ part-on-other.brief }{ part-last-card }{ part-hit.brief }
played-then-went-out =
    { $seatIs ->
        [you] Vous posez { part-laid } et gagnez la manche !
       *[other] { $seat } pose { part-laid } et gagne la manche.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) } : manche gagnée !
           *[other] { $seat }, { $card } : manche gagnée.
        }
    .voiced = { CAPITAL($card) } : je gagne la manche !
    .braille = { part-lays.braille } fin
# Des cartes pareilles, posées ensemble.
played-alike = { part-lays-alike }{ part-last-card }.
    .brief = { part-lays-alike.brief }{ part-last-card }.
    .full = { part-lays-alike }{ part-last-card.full }.
    .braille = { part-lays-alike.braille }{ part-last-card.braille }
played-alike-then-one-card-left = { played-alike }
    .brief = { played-alike.brief }
    .braille = { played-alike.braille }
played-alike-then-said-uno = { part-lays-alike }, Uno !
    .brief = { part-lays-alike.brief }, Uno !
    .braille = { part-lays-alike.braille } UNO
played-alike-then-went-out =
    { $seatIs ->
        [you] Vous posez { part-laid } { part-times } et gagnez la manche !
       *[other] { $seat } pose { part-laid } { part-times } et gagne la manche.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) } { part-times } : manche gagnée !
           *[other] { $seat }, { $card } { part-times } : manche gagnée.
        }
    .braille = { part-lays-alike.braille } fin
part-lays-alike =
    { $seatIs ->
        [you] Vous jouez { part-laid } { part-times }
       *[other] { $seat } joue { part-laid } { part-times }
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) } { part-times }
           *[other] { $seat } { $card } { part-times }
        }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } { "" }
        }{ $card }{ $card }{ $count ->
            [2] { "" }
            [3] { $card }
           *[other] { $card }{ $card }
        }
part-times =
    { $count ->
        [2] deux fois
        [3] trois fois
        [4] quatre fois
       *[other] { $count } fois
    }
# « clause » : dans la phrase de qui vient de jouer, le verbe ne se répète pas.
part-lays =
    { $seatIs ->
        [you] Vous jouez { part-laid-told }
       *[other] { $seat } joue { part-laid-told }
    }
    .clause =
        { $verbToldIs ->
            [yes] { $seat } { part-laid-told }
           *[no] { part-lays }
        }
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-called.brief) }
           *[other] { $seat } { part-called.brief }
        }
    .voiced = { CAPITAL(part-called) }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } { "" }
        }{ $card }{ $colour }
part-last-card =
    { $left ->
        [1] , { part-one-left }
       *[other] { "" }
    }
    .full =
        { $left ->
            [0] , { part-none-left }
            [1] , { part-one-left.full }
           *[other] , { $seatIs ->
                [you] il vous en reste { $left }
               *[other] il lui en reste { $left }
            }
        }
    .against =
        { $victimIs ->
            [you] { $left ->
                [1] { " " }et n’en a { part-one-left }
               *[other] { "" }
            }
           *[other] { part-last-card }
        }
    .braille =
        { $left ->
            [1] { " " }1
           *[other] { "" }
        }
part-one-left =
    { $pieces ->
        [dice] plus qu’un
       *[cards] plus qu’une
    }
    .full =
        { $pieces ->
            [dice] plus qu’un dé
           *[cards] plus qu’une carte
        }
part-none-left =
    { $pieces ->
        [dice] plus aucun dé
       *[cards] plus aucune carte
    }
part-pieces =
    { $pieces ->
        [dice] dés
       *[cards] cartes
    }

colour-named =
    { $seatIs ->
        [you] Vous demandez du { $colour }.
       *[other] { $seat } demande du { $colour }.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($colour) }.
           *[other] { $seat } demande du { $colour }.
        }
    .voiced = { CAPITAL($colour) }.
    .braille =
        { $seatIs ->
            [you] { $colour }
           *[other] { $seat } { $colour }
        }

drew =
    { $seatIs ->
        [you] Vous piochez { part-drawn }.
       *[other] { $seat } pioche{ part-count }.
    }
    .brief =
        { $seatIs ->
            [you] { $count ->
                [1] { CAPITAL(part-drawn) }.
               *[other] Pioche : { part-drawn.bare }.
            }
           *[other] { $seat } pioche{ part-count }.
        }
    .voiced = Je pioche{ part-count }.
    .braille =
        { $seatIs ->
            [you] +{ $cards }
           *[other] { $seat } +{ $count }
        }
    .clause = { $seat } pioche{ part-count }
    .brief-clause = { drew.clause }
# Ceux qui piochent autant, l’un après l’autre.
part-draw-together = { $players } piochent{ part-count }
# La carte piochée que l’on peut jouer est nommée dans la question.
drew-then-asked-drawn =
    { $seatIs ->
        [you] { "" }
       *[other] { drew }
    }
    .brief =
        { $seatIs ->
            [you] { "" }
           *[other] { drew.brief }
        }
    .voiced = { drew.voiced }
    .braille = { drew.braille }
# Qui pose la carte qu’il vient de piocher : une seule phrase.
drew-then-asked-drawn-then-played =
    { $seatIs ->
        [you] { played }
       *[other] { $seat } pioche{ part-count } et joue { part-laid-told }{ part-last-card }.
    }
    .brief =
        { $seatIs ->
            [you] { played.brief }
           *[other] { $seat } pioche{ part-count } puis { part-called.brief }{ part-last-card }.
        }
    .full =
        { $seatIs ->
            [you] { played.full }
           *[other] { $seat } pioche{ part-count } et joue { part-laid-told }{ part-last-card.full }.
        }
    .voiced = Je pioche{ part-count } et joue { part-called }{ part-last-card }.
    .braille =
        { $seatIs ->
            [you] { played.braille }
           *[other] { $seat } +{ $count } { $card }{ $colour }{ part-last-card.braille }
        }
    .clause = { $seat } pioche{ part-count } et joue { part-laid-told }
    .brief-clause = { $seat } pioche{ part-count } puis { part-called.brief }{ part-last-card }
drew-then-asked-drawn-then-played-then-one-card-left = { drew-then-asked-drawn-then-played }
    .brief = { drew-then-asked-drawn-then-played.brief }
    .voiced = { drew-then-asked-drawn-then-played.voiced }
    .braille = { drew-then-asked-drawn-then-played.braille }
    .brief-clause = { drew-then-asked-drawn-then-played.brief-clause }
drew-then-asked-drawn-then-played-then-said-uno =
    { $seatIs ->
        [you] { played-then-said-uno }
       *[other] { $seat } pioche{ part-count } et joue { part-laid-told }, Uno !
    }
    .brief =
        { $seatIs ->
            [you] { played-then-said-uno.brief }
           *[other] { $seat } pioche{ part-count } puis { part-called.brief }, Uno !
        }
    .voiced = Je pioche{ part-count } et joue { part-called }, Uno !
    .braille = { drew-then-asked-drawn-then-played.braille } UNO
    .brief-clause = { part-draws-and-lays.brief }, Uno
drew-then-asked-drawn-then-passed =
    { $seatIs ->
        [you] { passed }
       *[other] { $seat } pioche{ part-count } et garde.
    }
    .brief =
        { $seatIs ->
            [you] { passed }
           *[other] { $seat } pioche{ part-count } et garde.
        }
    .full =
        { $seatIs ->
            [you] { passed }
           *[other] { $seat } pioche{ part-count } et garde la carte.
        }
    .voiced = Je pioche{ part-count } et garde la carte.
    .braille =
        { $seatIs ->
            [you] { passed.braille }
           *[other] { $seat } +{ $count } garde
        }
drew-then-skipped =
    { $seatIs ->
        [you] Vous perdez votre tour et piochez { part-drawn }.
       *[other] { $seat } pioche{ part-count } et perd son tour.
    }
    .brief =
        { $seatIs ->
            [you] Tour perdu : { part-drawn.bare }.
           *[other] { drew.brief }
        }
    .voiced = Je pioche{ part-count } et perds mon tour.
    .braille =
        { $seatIs ->
            [you] { drew.braille }, tour perdu
           *[other] { drew.braille }
        }
    .brief-clause = { drew.clause }
drew-then-turn-owed =
    { $seatIs ->
        [you] Vous perdrez votre prochain tour et piochez { part-drawn }.
       *[other] { $seat } pioche{ part-count } et perdra son prochain tour.
    }
    .brief =
        { $seatIs ->
            [you] Prochain tour perdu : { part-drawn.bare }.
           *[other] { $seat } pioche{ part-count }, prochain tour perdu.
        }
    .voiced = Je pioche{ part-count } et perdrai mon prochain tour.
    .braille = { drew.braille }, prochain tour perdu
part-drawn =
    { $cardsIs ->
        [none] { part-number }
        [one] { $cardsArticle }
        [few] { $cardsArticle }
       *[several] { part-number } : { $cards }
    }
    .bare =
        { $cardsIs ->
            [none] { part-number }
            [one] { $cardsArticle }
            [few] { $cardsBare }
           *[several] { $cards }
        }
part-count =
    { $count ->
        [1] { "" }
       *[other] { " " }{ $count }
    }
part-number =
    { $count ->
        [0] 0 carte
        [1] une carte
        [21] vingt et une cartes
        [31] trente et une cartes
        [41] quarante et une cartes
        [51] cinquante et une cartes
        [61] soixante et une cartes
        [81] quatre-vingt-une cartes
       *[other] { $count } cartes
    }
found-no-card =
    { $seatIs ->
        [you] Plus rien à piocher : votre main reste telle quelle.
       *[other] Plus rien à piocher pour { $seat }.
    }
    .brief = Plus rien à piocher.
    .voiced = Plus rien à piocher pour moi.
    .braille =
        { $seatIs ->
            [you] +0
           *[other] { $seat } +0
        }
reshuffled = Pioche vide : le talon mélangé donne { part-number }.
    .brief = Pioche refaite.
    .full = Pioche vide : le talon, sauf la carte du dessus, est mélangé et donne { part-number }.
    .braille = pioche { $count }
passed =
    { $seatIs ->
        [you] Vous gardez.
       *[other] { $seat } garde la carte.
    }
    .full = { passed }
    .voiced = Je garde la carte.
    .braille =
        { $seatIs ->
            [you] garde
           *[other] { $seat } garde
        }
skipped =
    { $seatIs ->
        [you] Vous perdez votre tour.
       *[other] { $seat } perd son tour.
    }
    .brief =
        { $seatIs ->
            [you] Tour perdu.
           *[other] { $seat } saute.
        }
    .voiced = Je perds mon tour.
    .braille =
        { $seatIs ->
            [you] tour perdu
           *[other] { $seat } saute
        }
turn-owed =
    { $seatIs ->
        [you] Vous perdrez votre prochain tour.
       *[other] { $seat } perdra son prochain tour.
    }
    .brief =
        { $seatIs ->
            [you] Prochain tour perdu.
           *[other] { $seat } perdra son prochain tour.
        }
    .voiced = Je perdrai mon prochain tour.
    .braille =
        { $seatIs ->
            [you] prochain tour perdu
           *[other] { $seat } prochain tour perdu
        }
reversed =
    { $direction ->
        [1] À gauche.
       *[other] À droite.
    }
    .brief = { "" }
    .full =
        { $direction ->
            [1] Le jeu repart à gauche.
           *[other] Le jeu repart à droite.
        }
    .braille =
        { $direction ->
            [1] gauche
           *[other] droite
        }
# À deux, le sens ne change rien : seul compte le tour perdu.
reversed-then-skipped = { skipped }
    .brief = { skipped.brief }
    .full = { reversed.full } { skipped }
    .voiced = { skipped.voiced }
    .braille = { skipped.braille }
plays-again = { "" }
    .full =
        { $seatIs ->
            [you] Vous rejouez.
           *[other] { $seat } rejoue.
        }
    .braille =
        { $seatIs ->
            [you] à vous
           *[other] à { $seat }
        }
