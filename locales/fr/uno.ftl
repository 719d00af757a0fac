# La dernière carte, UNO et CONTRE-UNO.

one-card-left =
    { $seatIs ->
        [you] Vous n’avez plus qu’une carte.
       *[other] { $seat } n’a plus qu’une carte.
    }
    .brief =
        { $seatIs ->
            [you] Plus qu’une carte.
           *[other] { $seat }, une carte.
        }
    .voiced = Plus qu’une carte.
    .braille =
        { $seatIs ->
            [you] 1
           *[other] { $seat } 1
        }
said-uno =
    { $seatIs ->
        [you] Vous dites Uno !
       *[other] { $seat } dit Uno !
    }
    .brief =
        { $seatIs ->
            [you] Uno !
           *[other] { $seat } : Uno !
        }
    .voiced = Uno !
    .braille =
        { $seatIs ->
            [you] UNO
           *[other] { $seat } UNO
        }
out-unannounced =
    { $seatIs ->
        [you] Vous n’avez plus de carte, mais vous n’avez pas dit Uno !
       *[other] { $seat } n’a plus de carte.
    }
    .full =
        { $seatIs ->
            [you] Vous n’avez plus de carte, mais vous n’avez pas dit Uno ! Dites-le vite.
           *[other] { $seat } n’a plus de carte, sans avoir dit Uno : contre-Uno est encore possible.
        }
    .brief =
        { $seatIs ->
            [you] Plus de carte. Et Uno ?
           *[other] { $seat }, plus de carte.
        }
    .voiced = Plus de carte.
    .braille =
        { $seatIs ->
            [you] 0, UNO ?
           *[other] { $seat } 0
        }
denounced =
    { $seatIs ->
        [you] Contre-Uno ! Vous dénoncez { $culprit }.
       *[other] Contre-Uno ! { $culpritIs ->
            [you] { $seat } vous dénonce.
           *[other] { $seat } dénonce { $culprit }.
        }
    }
    .full =
        { $seatIs ->
            [you] Contre-Uno ! Vous dénoncez { $culprit }, qui n’a pas dit Uno.
           *[other] Contre-Uno ! { $culpritIs ->
                [you] { $seat } vous dénonce : vous n’avez pas dit Uno.
               *[other] { $seat } dénonce { $culprit }, qui n’a pas dit Uno.
            }
        }
    .voiced =
        { $culpritIs ->
            [you] Contre-Uno contre vous !
           *[other] Contre-Uno contre { $culprit } !
        }
    .braille =
        { $seatIs ->
            [you] contre-UNO { $culprit }
           *[other] { $seat } contre-UNO { $culpritIs ->
                [you] vous
               *[other] { $culprit }
            }
        }
denounced-then-other-drew =
    { $seatIs ->
        [you] { $victim } pioche{ part-count }.
       *[other] Contre-Uno ! { $culpritIs ->
            [you] { $seat } vous dénonce : vous piochez { part-drawn }.
           *[other] { $seat } dénonce { $culprit }, qui pioche{ part-count }.
        }
    }
    .brief =
        { $seatIs ->
            [you] { $victim } pioche{ part-count }.
           *[other] { $culpritIs ->
                [you] Contre-Uno ! Vous piochez { part-drawn }.
               *[other] Contre-Uno ! { $culprit } pioche{ part-count }.
            }
        }
    .full = { denounced.full } { CAPITAL(part-victim-draws) }.
    .voiced = { denounced.voiced }
    .braille = { denounced.braille } { part-victim-draws.braille }
# Qui vient d’entendre qu’il ne reste qu’une carte sait à qui.
part-to-catch =
    { $toldIs ->
        [yes] « Contre-uno » ou Entrée ?
       *[no] « Contre-uno » à { $culprit }, ou Entrée ?
    }
    .brief =
        { $toldIs ->
            [yes] Contre-uno ?
           *[no] Contre-uno à { $culprit } ?
        }
# L’occasion de dénoncer un oubli, ou de le réparer.
chance-unannounced =
    { $culpritIs ->
        [you] Vous n’avez pas dit Uno !
       *[other] { part-to-catch }
    }
    .brief =
        { $culpritIs ->
            [you] Et Uno ?
           *[other] { part-to-catch.brief }
        }
    .full =
        { $culpritIs ->
            [you] { $outIs ->
                [yes] Plus de carte
               *[no] Une carte
            }, et vous n’avez pas dit Uno ! Dites-le vite.
           *[other] { $outIs ->
                [yes] Plus de carte
               *[no] Une carte
            }, et { $culprit } n’a pas dit Uno ! Dites « contre-uno », ou Entrée.
        }
    .braille =
        { $culpritIs ->
            [you] UNO ?
           *[other] { $culprit } sans UNO
        }
