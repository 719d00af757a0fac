# What happens during a turn.

turn-came = { "" }
# No text: what another player ponders is nobody’s business.
asked-turn = { "" }
asked-drawn = { "" }
asked-threat = { "" }
    .full =
        { $doubtfulIs ->
            [none] { $seat } must { part-take-all } or answer.
           *[other] { $seat } may { part-take-all }, or doubt.
        }
part-take-all =
    { $amount ->
        [0] lose the turn
       *[other] take { part-taken }
    }
asked-colour-owed = { "" }
    .full = { $seat } is choosing a colour.

played = { part-lays }{ part-last-card }.
    .brief = { part-lays.brief }{ part-last-card }.
    .full = { part-lays }{ part-last-card.full }.
    .voiced = { part-lays.voiced }{ part-last-card }.
    .braille = { part-lays.braille }{ part-last-card.braille }
    .clause = { part-lays.clause }
    .brief-clause = { part-lays.brief }{ part-last-card }
# What several players do, one after the other: “Prudence plays 4, Victor 2 and Luna draws.”
acts-together =
    { $uno ->
        [yes] { $acts }!
       *[no] { $acts }.
    }
# In brief, both in one go: “Prudence 4 Victor 2 Luna 3, you.”
acts-then-turn = { $acts }, you.
acts-then-threat = { $acts }, { part-threat-asked }
played-then-one-card-left = { played }
    .brief = { played.brief }
    .voiced = { played.voiced }
    .braille = { played.braille }
    .brief-clause = { played.brief-clause }
played-then-said-uno = { part-lays }, UNO!
    .brief = { part-lays.brief }, UNO!
    .voiced = { part-lays.voiced }, UNO!
    .braille = { part-lays.braille } UNO
    .brief-clause = { part-lays.brief }, UNO
part-way =
    { $direction ->
        [1] { " " }to the left
       *[other] { " " }to the right
    }
# A skip of the colour in play is what it does.
part-lays-against =
    { $keptIs ->
        [yes] { $cardIs ->
            [skip] { $seatIs ->
                [you] You skip { $victim }
               *[other] { $seat } { part-against.skip }
            }
           *[other] { part-lays } { part-against }
        }
       *[no] { part-lays } { part-against }
    }
    .brief =
        { $keptIs ->
            [yes] { $cardIs ->
                [skip] { $seatIs ->
                [you] You skip { $victim }
               *[other] { $seat } { part-against.skip }
            }
               *[other] { part-lays.brief } { part-against }
            }
           *[no] { part-lays.brief } { part-against }
        }
    .clause =
        { $keptIs ->
            [yes] { $cardIs ->
                [skip] { $seat } { part-against.skip }
               *[other] { part-lays.clause } { part-against }
            }
           *[no] { part-lays.clause } { part-against }
        }
part-draws-and-lays-against =
    { $seatIs ->
        [you] { part-lays-against }
       *[other] { $keptIs ->
            [yes] { $cardIs ->
                [skip] { $seat } draws{ part-count } and { part-against.skip }
               *[other] { part-draws-and-lays } { part-against }
            }
           *[no] { part-draws-and-lays } { part-against }
        }
    }
# Whom the card hits, in the sentence of who lays it.
part-against =
    { $victimIs ->
        [you] on you
       *[other] on { $victim }
    }
    .skip =
        { $victimIs ->
            [you] skips you
           *[other] skips { $victim }
        }
part-victim-skipped =
    { $victimIs ->
        [you] You are skipped.
       *[other] { $victim } is skipped.
    }
    .braille =
        { $victimIs ->
            [you] skipped
           *[other] { $victim } skipped
        }
part-victim-draws =
    { $victimIs ->
        [you] you draw { part-drawn }
       *[other] { $victim } draws{ part-count }
    }
    .full =
        { $victimIs ->
            [you] You are skipped and draw { part-drawn }
           *[other] { $victim } draws{ part-count } and is skipped
        }
    .braille =
        { $victimIs ->
            [you] +{ $cards }
           *[other] { $victim } +{ $count }
        }
part-on-other =
    { $victimIs ->
        [you] { "" }
       *[other] { " " }{ part-against }
    }
# Who lays a +2 or a wild +4, and on whom: that you are hit, what you draw says.
part-lays-on = { part-lays }{ part-on-other }
    .verb = plays { part-laid-told }{ part-on-other }
    .clause = { part-lays.clause }{ part-on-other }
# What is drawn for a +2 or a wild +4: for others, the card says it.
part-hit =
    { $victimIs ->
        [you] { "" }: you draw { part-drawn.hit }
       *[other] { $cardIs ->
            [draw_two] { $count ->
                [2] { "" }
               *[other] , who draws { $count }
            }
            [wild_draw_four] { $count ->
                [4] { "" }
               *[other] , who draws { $count }
            }
           *[other] , who draws{ part-count }
        }
    }
    .brief =
        { $victimIs ->
            [you] { $left ->
                [1] { part-hit }
               *[other] { "" }: { part-drawn.bare }
            }
           *[other] { part-hit }
        }
    .apart =
        { $victimIs ->
            [you] { " " }You draw { part-drawn }.
           *[other] { $cardIs ->
                [draw_two] { $count ->
                    [2] { "" }
                   *[other] { " " }{ $victim } draws { $count }.
                }
                [wild_draw_four] { $count ->
                    [4] { "" }
                   *[other] { " " }{ $victim } draws { $count }.
                }
               *[other] { " " }{ $victim } draws{ part-count }.
            }
        }
part-draws-and-lays =
    { $seatIs ->
        [you] { part-lays }
       *[other] { $seat } draws{ part-count } and plays { part-laid-told }
    }
    .brief =
        { $seatIs ->
            [you] { part-lays.brief }
           *[other] { $seat } draws{ part-count } then { part-called.brief }
        }
    .voiced = I draw{ part-count } and play { part-called }
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
played-then-other-skipped = { part-lays-against }{ part-last-card }.
    .brief = { part-lays-against.brief }{ part-last-card }.
    .full = { played.full } { part-victim-skipped }
    .voiced = { part-lays.voiced } { part-against }{ part-last-card }.
    .braille = { part-lays.braille }{ part-last-card.braille } { part-victim-skipped.braille }
    .clause = { part-lays-against.clause }
    .brief-clause = { part-lays-against.brief }{ part-last-card }
played-then-other-drew = { part-lays }{ part-last-card }: { part-victim-draws }.
    .brief = { part-lays.brief }{ part-last-card }: { part-victim-draws }.
    .full = { played.full } { CAPITAL(part-victim-draws) }.
    .voiced = { part-lays.voiced }{ part-last-card }: { part-victim-draws }.
    .braille = { part-lays.braille }{ part-last-card.braille } { part-victim-draws.braille }
played-then-other-drew-then-skipped = { part-lays-on }{ part-last-card }{ part-hit }.
    .brief = { part-lays.brief }{ part-on-other }{ part-last-card }{ part-hit.brief }.
    .full = { played.full } { part-victim-draws.full }.
    .voiced = { part-lays.voiced } { part-against }{ part-last-card }.
    .braille = { played-then-other-drew.braille }
    .clause = { part-lays-on.clause }{ part-hit }
    .brief-clause = { part-lays.brief }{ part-on-other }{ part-last-card }{ part-hit.brief }
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
played-then-said-uno-then-reversed = { part-lays }{ part-way }, UNO!
    .brief = { played-then-said-uno.brief }
    .full = { played-then-said-uno } { reversed.full }
    .voiced = { part-lays.voiced }{ part-way }, UNO!
    .braille = { part-lays.braille } UNO { reversed.braille }
    .brief-clause = { part-lays.brief }, UNO
played-then-said-uno-then-other-skipped = { part-lays-against }, UNO!
    .brief = { part-lays-against.brief }, UNO!
    .full = { played-then-said-uno } { part-victim-skipped }
    .voiced = { part-lays.voiced } { part-against }, UNO!
    .braille = { part-lays.braille } UNO { part-victim-skipped.braille }
    .brief-clause = { part-lays-against.brief }, UNO
played-then-said-uno-then-other-drew = { part-lays }, UNO! { CAPITAL(part-victim-draws) }.
    .brief = { part-lays.brief }, UNO! { CAPITAL(part-victim-draws) }.
    .full = { played-then-said-uno } { CAPITAL(part-victim-draws) }.
    .voiced = { part-lays.voiced }, UNO! { CAPITAL(part-victim-draws) }.
    .braille = { part-lays.braille } UNO { part-victim-draws.braille }
played-then-said-uno-then-other-drew-then-skipped = { part-lays-on }, UNO!{ part-hit.apart }
    .brief = { part-lays.brief }{ part-on-other }, UNO!{ part-hit.apart }
    .full = { played-then-said-uno } { part-victim-draws.full }.
    .voiced = { part-lays.voiced } { part-against }, UNO!
    .braille = { played-then-said-uno-then-other-drew.braille }
drew-then-asked-drawn-then-played-then-reversed = { part-draws-and-lays }{ part-way }{ part-last-card }.
    .brief = { drew-then-asked-drawn-then-played.brief }
    .full = { drew-then-asked-drawn-then-played.full } { reversed.full }
    .voiced = { part-draws-and-lays.voiced }{ part-way }{ part-last-card }.
    .braille = { part-draws-and-lays.braille }{ part-last-card.braille } { reversed.braille }
    .clause = { part-draws-and-lays }{ part-way }
    .brief-clause = { part-draws-and-lays.brief }{ part-last-card }
drew-then-asked-drawn-then-played-then-other-skipped = { part-draws-and-lays-against }{ part-last-card }.
    .brief = { part-draws-and-lays.brief } { part-against }{ part-last-card }.
    .full = { drew-then-asked-drawn-then-played.full } { part-victim-skipped }
    .voiced = { part-draws-and-lays.voiced } { part-against }{ part-last-card }.
    .braille = { part-draws-and-lays.braille }{ part-last-card.braille } { part-victim-skipped.braille }
    .clause = { part-draws-and-lays-against }
    .brief-clause = { part-draws-and-lays.brief } { part-against }{ part-last-card }
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
drew-then-asked-drawn-then-played-then-said-uno-then-reversed = { part-draws-and-lays }{ part-way }, UNO!
    .brief = { drew-then-asked-drawn-then-played-then-said-uno.brief }
    .full = { drew-then-asked-drawn-then-played-then-said-uno } { reversed.full }
    .voiced = { part-draws-and-lays.voiced }{ part-way }, UNO!
    .braille = { part-draws-and-lays.braille } UNO { reversed.braille }
    .brief-clause = { part-draws-and-lays.brief }, UNO
drew-then-asked-drawn-then-played-then-said-uno-then-other-skipped = { part-draws-and-lays-against }, UNO!
    .brief = { part-draws-and-lays.brief } { part-against }, UNO!
    .full = { drew-then-asked-drawn-then-played-then-said-uno } { part-victim-skipped }
    .voiced = { part-draws-and-lays.voiced } { part-against }, UNO!
    .braille = { part-draws-and-lays.braille } UNO { part-victim-skipped.braille }
    .brief-clause = { part-draws-and-lays.brief } { part-against }, UNO
# Who draws, and plays a card that makes another one draw.
part-own-count =
    { $ownCount ->
        [1] { "" }
       *[other] { " " }{ $ownCount }
    }
drew-then-asked-drawn-then-played-then-other-drew =
    { $seatIs ->
        [you] { played-then-other-drew }
       *[other] { $seat } draws{ part-own-count } and plays { part-laid-told }{ part-last-card }: { part-victim-draws }.
    }
    .brief =
        { $seatIs ->
            [you] { played-then-other-drew.brief }
           *[other] { $seat } draws{ part-own-count } then { part-called.brief }{ part-last-card }: { part-victim-draws }.
        }
    .full =
        { $seatIs ->
            [you] { played-then-other-drew.full }
           *[other] { $seat } draws{ part-own-count } and plays { part-laid-told }{ part-last-card.full }. { CAPITAL(part-victim-draws) }.
        }
    .voiced = I draw{ part-own-count } and play { part-called }{ part-last-card }: { part-victim-draws }.
    .braille =
        { $seatIs ->
            [you] { played-then-other-drew.braille }
           *[other] { $seat } +{ $ownCount } { $card }{ $colour }{ part-last-card.braille } { part-victim-draws.braille }
        }
drew-then-asked-drawn-then-played-then-other-drew-then-skipped =
    { $seatIs ->
        [you] { played-then-other-drew-then-skipped }
       *[other] { $seat } draws{ part-own-count } and { part-lays-on.verb }{ part-last-card }{ part-hit }.
    }
    .brief =
        { $seatIs ->
            [you] { played-then-other-drew-then-skipped.brief }
           *[other] { $seat } draws{ part-own-count } then { part-called.brief }{ part-on-other }{ part-last-card }{ part-hit.brief }.
        }
    .full =
        { $seatIs ->
            [you] { played-then-other-drew-then-skipped.full }
           *[other] { $seat } draws{ part-own-count } and plays { part-laid-told }{ part-last-card.full }. { part-victim-draws.full }.
        }
    .voiced = I draw{ part-own-count } and play { part-called } { part-against }{ part-last-card }.
    .braille = { drew-then-asked-drawn-then-played-then-other-drew.braille }
    .clause = { $seat } draws{ part-own-count } and { part-lays-on.verb }{ part-hit }
    .brief-clause = { $seat } draws{ part-own-count } then { part-called.brief }{ part-on-other }{ part-last-card }{ part-hit.brief }
played-then-went-out =
    { $seatIs ->
        [you] You play { part-laid } and win the round!
       *[other] { $seat } plays { part-laid } and wins the round.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) }: round won!
           *[other] { $seat }, { $card }: round won.
        }
    .voiced = { CAPITAL($card) }: I win the round!
    .braille = { part-lays.braille } out
# Like cards, laid together.
played-alike = { part-lays-alike }{ part-last-card }.
    .brief = { part-lays-alike.brief }{ part-last-card }.
    .full = { part-lays-alike }{ part-last-card.full }.
    .braille = { part-lays-alike.braille }{ part-last-card.braille }
played-alike-then-one-card-left = { played-alike }
    .brief = { played-alike.brief }
    .braille = { played-alike.braille }
played-alike-then-said-uno = { part-lays-alike }, UNO!
    .brief = { part-lays-alike.brief }, UNO!
    .braille = { part-lays-alike.braille } UNO
played-alike-then-went-out =
    { $seatIs ->
        [you] You play { part-laid } { part-times } and win the round!
       *[other] { $seat } plays { part-laid } { part-times } and wins the round.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) } { part-times }: round won!
           *[other] { $seat }, { $card } { part-times }: round won.
        }
    .braille = { part-lays-alike.braille } out
part-lays-alike =
    { $seatIs ->
        [you] You play { part-laid } { part-times }
       *[other] { $seat } plays { part-laid } { part-times }
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
        [2] twice
        [3] three times
        [4] four times
       *[other] { $count } times
    }
# “clause”: in the sentence of who has just played, the verb is not said again.
part-lays =
    { $seatIs ->
        [you] You play { part-laid-told }
       *[other] { $seat } plays { part-laid-told }
    }
    .clause =
        { $verbToldIs ->
            [yes] { $seat } { $cardIs ->
                [reverse] a { part-laid-told }
                [wild] a { part-laid-told }
                [wild_draw_four] a { part-laid-told }
               *[other] { part-laid-told }
            }
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
           *[other] , { $left } { part-pieces } left
        }
    .braille =
        { $left ->
            [1] { " " }1
           *[other] { "" }
        }
part-one-left = one left
    .full =
        { $pieces ->
            [dice] one die left
           *[cards] one card left
        }
part-none-left =
    { $pieces ->
        [dice] no dice left
       *[cards] no cards left
    }
part-pieces =
    { $pieces ->
        [dice] dice
       *[cards] cards
    }

colour-named =
    { $seatIs ->
        [you] You call { $colour }.
       *[other] { $seat } calls { $colour }.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($colour) }.
           *[other] { $seat } calls { $colour }.
        }
    .voiced = { CAPITAL($colour) }.
    .braille =
        { $seatIs ->
            [you] { $colour }
           *[other] { $seat } { $colour }
        }

drew =
    { $seatIs ->
        [you] You draw { part-drawn }.
       *[other] { $seat } draws{ part-count }.
    }
    .brief =
        { $seatIs ->
            [you] { $count ->
                [1] { CAPITAL(part-drawn) }.
               *[other] Drawn: { part-drawn.bare }.
            }
           *[other] { $seat } draws{ part-count }.
        }
    .voiced = I draw{ part-count }.
    .braille =
        { $seatIs ->
            [you] +{ $cards }
           *[other] { $seat } +{ $count }
        }
    .clause = { $seat } draws{ part-count }
    .brief-clause = { drew.clause }
# Players who draw as many, one after the other.
part-draw-together = { $players } draw{ part-count }
# The drawn card that may be played is named in the question.
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
# Whoever lays the card just drawn: one sentence.
drew-then-asked-drawn-then-played =
    { $seatIs ->
        [you] { played }
       *[other] { $seat } draws{ part-count } and plays { part-laid-told }{ part-last-card }.
    }
    .brief =
        { $seatIs ->
            [you] { played.brief }
           *[other] { $seat } draws{ part-count } then { part-called.brief }{ part-last-card }.
        }
    .full =
        { $seatIs ->
            [you] { played.full }
           *[other] { $seat } draws{ part-count } and plays { part-laid-told }{ part-last-card.full }.
        }
    .voiced = I draw{ part-count } and play { part-called }{ part-last-card }.
    .braille =
        { $seatIs ->
            [you] { played.braille }
           *[other] { $seat } +{ $count } { $card }{ $colour }{ part-last-card.braille }
        }
    .clause = { $seat } draws{ part-count } and plays { part-laid-told }
    .brief-clause = { $seat } draws{ part-count } then { part-called.brief }{ part-last-card }
drew-then-asked-drawn-then-played-then-one-card-left = { drew-then-asked-drawn-then-played }
    .brief = { drew-then-asked-drawn-then-played.brief }
    .voiced = { drew-then-asked-drawn-then-played.voiced }
    .braille = { drew-then-asked-drawn-then-played.braille }
    .brief-clause = { drew-then-asked-drawn-then-played.brief-clause }
drew-then-asked-drawn-then-played-then-said-uno =
    { $seatIs ->
        [you] { played-then-said-uno }
       *[other] { $seat } draws{ part-count } and plays { part-laid-told }, UNO!
    }
    .brief =
        { $seatIs ->
            [you] { played-then-said-uno.brief }
           *[other] { $seat } draws{ part-count } then { part-called.brief }, UNO!
        }
    .voiced = I draw{ part-count } and play { part-called }, UNO!
    .braille = { drew-then-asked-drawn-then-played.braille } UNO
    .brief-clause = { part-draws-and-lays.brief }, UNO
drew-then-asked-drawn-then-passed =
    { $seatIs ->
        [you] { passed }
       *[other] { $seat } draws{ part-count } and passes.
    }
    .brief =
        { $seatIs ->
            [you] { passed }
           *[other] { $seat } draws{ part-count } and passes.
        }
    .full =
        { $seatIs ->
            [you] { passed.full }
           *[other] { $seat } draws{ part-count }, keeps the card and passes.
        }
    .voiced = I draw{ part-count } and pass.
    .braille =
        { $seatIs ->
            [you] { passed.braille }
           *[other] { $seat } +{ $count } passes
        }
drew-then-skipped =
    { $seatIs ->
        [you] You are skipped and draw { part-drawn }.
       *[other] { $seat } draws{ part-count } and is skipped.
    }
    .brief =
        { $seatIs ->
            [you] Turn lost: { part-drawn.bare }.
           *[other] { drew.brief }
        }
    .voiced = I draw{ part-count } and lose my turn.
    .braille =
        { $seatIs ->
            [you] { drew.braille }, turn lost
           *[other] { drew.braille }
        }
    .brief-clause = { drew.clause }
drew-then-turn-owed =
    { $seatIs ->
        [you] You will lose your next turn, and draw { part-drawn }.
       *[other] { $seat } draws{ part-count } and will lose the next turn.
    }
    .brief =
        { $seatIs ->
            [you] Next turn lost: { part-drawn.bare }.
           *[other] { $seat } draws{ part-count }, next turn lost.
        }
    .voiced = I draw{ part-count } and will lose my next turn.
    .braille = { drew.braille }, next turn lost
part-drawn =
    { $cardsIs ->
        [none] { part-number }
        [one] { $cardsArticle }
        [few] { $cardsArticle }
       *[several] { part-number }: { $cards }
    }
    .hit =
        { $cardsIs ->
            [none] { part-number }
            [one] { $cardsArticle }
            [few] { $cards }
           *[several] { part-number }: { $cards }
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
        [1] 1 card
       *[other] { $count } cards
    }
found-no-card =
    { $seatIs ->
        [you] Nothing left to draw: your hand stays as it is.
       *[other] Nothing left to draw for { $seat }.
    }
    .brief = Nothing left to draw.
    .voiced = Nothing left for me to draw.
    .braille =
        { $seatIs ->
            [you] +0
           *[other] { $seat } +0
        }
reshuffled = Draw pile empty: the discard pile is shuffled, { part-number } to draw.
    .brief = Draw pile renewed.
    .full = Draw pile empty: the discard pile, all but its top card, is shuffled into a new one of { part-number }.
    .braille = pile { $count }
passed =
    { $seatIs ->
        [you] You pass.
       *[other] { $seat } passes.
    }
    .full =
        { $seatIs ->
            [you] You keep the card and pass.
           *[other] { $seat } keeps the card and passes.
        }
    .voiced = I pass.
    .braille =
        { $seatIs ->
            [you] pass
           *[other] { $seat } passes
        }
skipped =
    { $seatIs ->
        [you] You are skipped.
       *[other] { $seat } is skipped.
    }
    .brief =
        { $seatIs ->
            [you] Skipped.
           *[other] { $seat } skipped.
        }
    .voiced = I lose my turn.
    .braille =
        { $seatIs ->
            [you] turn lost
           *[other] { $seat } skipped
        }
turn-owed =
    { $seatIs ->
        [you] You will lose your next turn.
       *[other] { $seat } will lose the next turn.
    }
    .brief =
        { $seatIs ->
            [you] Next turn lost.
           *[other] { $seat } will lose the next turn.
        }
    .voiced = I will lose my next turn.
    .braille =
        { $seatIs ->
            [you] next turn lost
           *[other] { $seat } next turn lost
        }
reversed =
    { $direction ->
        [1] To the left.
       *[other] To the right.
    }
    .brief = { "" }
    .full =
        { $direction ->
            [1] Play now goes to the left.
           *[other] Play now goes to the right.
        }
    .braille =
        { $direction ->
            [1] left
           *[other] right
        }
# Of two players the direction changes nothing: only the lost turn counts.
reversed-then-skipped = { skipped }
    .brief = { skipped.brief }
    .full = { reversed.full } { skipped }
    .voiced = { skipped.voiced }
    .braille = { skipped.braille }
plays-again = { "" }
    .full =
        { $seatIs ->
            [you] You play again.
           *[other] { $seat } plays again.
        }
    .braille =
        { $seatIs ->
            [you] your turn
           *[other] { $seat } to play
        }
