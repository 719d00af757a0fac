# The last card, UNO, and catching whoever forgot it.

one-card-left =
    { $seatIs ->
        [you] You have one card left.
       *[other] { $seat } has one card left.
    }
    .brief =
        { $seatIs ->
            [you] One card left.
           *[other] { $seat }, one card.
        }
    .voiced = One card left.
    .braille =
        { $seatIs ->
            [you] 1
           *[other] { $seat } 1
        }
said-uno =
    { $seatIs ->
        [you] You say UNO!
       *[other] { $seat } says UNO!
    }
    .brief =
        { $seatIs ->
            [you] UNO!
           *[other] { $seat }: UNO!
        }
    .voiced = UNO!
    .braille =
        { $seatIs ->
            [you] UNO
           *[other] { $seat } UNO
        }
out-unannounced =
    { $seatIs ->
        [you] You have no cards left, but you did not say UNO!
       *[other] { $seat } has no cards left.
    }
    .full =
        { $seatIs ->
            [you] You have no cards left, but you did not say UNO! Say it now.
           *[other] { $seat } has no cards left and never said UNO: there is still time to catch it.
        }
    .brief =
        { $seatIs ->
            [you] No cards left. What about UNO?
           *[other] { $seat }, no cards left.
        }
    .voiced = No cards left.
    .braille =
        { $seatIs ->
            [you] 0, UNO?
           *[other] { $seat } 0
        }
denounced =
    { $seatIs ->
        [you] Caught! You catch { $culprit } without UNO.
       *[other] Caught! { $culpritIs ->
            [you] { $seat } catches you without UNO.
           *[other] { $seat } catches { $culprit } without UNO.
        }
    }
    .brief =
        { $seatIs ->
            [you] You catch { $culprit }.
           *[other] { $culpritIs ->
                [you] { $seat } catches you.
               *[other] { $seat } catches { $culprit }.
            }
        }
    .voiced =
        { $culpritIs ->
            [you] Caught! You have not said UNO.
           *[other] Caught! { $culprit } has not said UNO.
        }
    .braille =
        { $seatIs ->
            [you] caught { $culprit }
           *[other] { $seat } caught { $culpritIs ->
                [you] you
               *[other] { $culprit }
            }
        }
denounced-then-other-drew =
    { $seatIs ->
        [you] { $victim } draws{ part-count }.
       *[other] Caught! { $culpritIs ->
            [you] { $seat } catches you: you draw { part-drawn }.
           *[other] { $seat } catches { $culprit }, who draws{ part-count }.
        }
    }
    .brief =
        { $seatIs ->
            [you] { $victim } draws{ part-count }.
           *[other] { $culpritIs ->
                [you] Caught! You draw { part-drawn }.
               *[other] Caught! { $culprit } draws{ part-count }.
            }
        }
    .full = { denounced } { CAPITAL(part-victim-draws) }.
    .voiced = { denounced.voiced }
    .braille = { denounced.braille } { part-victim-draws.braille }
# Who has just heard that one card is left knows whose.
part-to-catch =
    { $toldIs ->
        [yes] “Catch” or Enter?
       *[no] “Catch” { $culprit }, or Enter?
    }
    .brief =
        { $toldIs ->
            [yes] Catch?
           *[no] Catch { $culprit }?
        }
# The chance to catch somebody’s lapse, or to mend one’s own.
chance-unannounced =
    { $culpritIs ->
        [you] You have not said UNO!
       *[other] { part-to-catch }
    }
    .brief =
        { $culpritIs ->
            [you] What about UNO?
           *[other] { part-to-catch.brief }
        }
    .full =
        { $culpritIs ->
            [you] { $outIs ->
                [yes] No cards left
               *[no] One card
            }, and you have not said UNO! Say it now.
           *[other] { $outIs ->
                [yes] No cards left
               *[no] One card
            }, and { $culprit } has not said UNO! Say “catch”, or Enter.
        }
    .braille =
        { $culpritIs ->
            [you] UNO?
           *[other] { $culprit } no UNO
        }
