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
        [you] Vous dites UNO !
       *[other] { $seat } dit UNO !
    }
    .brief =
        { $seatIs ->
            [you] UNO !
           *[other] { $seat } : UNO !
        }
    .voiced = UNO !
    .braille =
        { $seatIs ->
            [you] UNO
           *[other] { $seat } UNO
        }
out-unannounced =
    { $seatIs ->
        [you] Vous n’avez plus de carte, mais vous n’avez pas dit UNO !
       *[other] { $seat } n’a plus de carte.
    }
    .full =
        { $seatIs ->
            [you] Vous n’avez plus de carte, mais vous n’avez pas dit UNO ! Dites-le vite.
           *[other] { $seat } n’a plus de carte, sans avoir dit UNO : contre-UNO est encore possible.
        }
    .brief =
        { $seatIs ->
            [you] Plus de carte. Et UNO ?
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
        [you] Contre-UNO ! Vous dénoncez { $culprit }.
       *[other] Contre-UNO ! { $culpritIs ->
            [you] { $seat } vous dénonce.
           *[other] { $seat } dénonce { $culprit }.
        }
    }
    .full =
        { $seatIs ->
            [you] Contre-UNO ! Vous dénoncez { $culprit }, qui n’a pas dit UNO.
           *[other] Contre-UNO ! { $culpritIs ->
                [you] { $seat } vous dénonce : vous n’avez pas dit UNO.
               *[other] { $seat } dénonce { $culprit }, qui n’a pas dit UNO.
            }
        }
    .voiced =
        { $culpritIs ->
            [you] Contre-UNO contre vous !
           *[other] Contre-UNO contre { $culprit } !
        }
    .braille =
        { $seatIs ->
            [you] contre-UNO { $culprit }
           *[other] { $seat } contre-UNO { $culpritIs ->
                [you] vous
               *[other] { $culprit }
            }
        }
# L’occasion de dénoncer un oubli, ou de le réparer.
chance-unannounced =
    { $culpritIs ->
        [you] Vous n’avez pas dit UNO !
       *[other] { $culprit } n’a pas dit UNO !
    }
    .brief =
        { $culpritIs ->
            [you] Et UNO ?
           *[other] { $culprit }, sans UNO !
        }
    .full =
        { $culpritIs ->
            [you] { $outIs ->
                [yes] Plus de carte
               *[no] Une carte
            }, et vous n’avez pas dit UNO ! Dites-le vite.
           *[other] { $outIs ->
                [yes] Plus de carte
               *[no] Une carte
            }, et { $culprit } n’a pas dit UNO ! Contre-UNO ?
        }
    .braille =
        { $culpritIs ->
            [you] UNO ?
           *[other] { $culprit } sans UNO
        }
