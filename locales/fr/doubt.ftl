# Le +4 mis en doute.

doubted =
    { $seatIs ->
        [you] Vous doutez{ $handIs ->
            [none] .
            [one] . Sa main : { $handArticle }.
           *[several] . Sa main : { $hand }.
        }
       *[other] { $accusedIs ->
            [you] { $seat } doute de vous et regarde votre main.
           *[other] { $seat } ne croit pas { $accused }.
        }
    }
    .brief =
        { $seatIs ->
            [you] { $handIs ->
                [none] Vous doutez.
               [one] Chez { $accused } : { $handArticle }.
               *[several] Chez { $accused } : { $hand }.
            }
           *[other] { $accusedIs ->
                [you] { $seat } doute de vous.
               *[other] { $seat } ne croit pas { $accused }.
            }
        }
    .braille =
        { $seatIs ->
            [you] { $accused } bluff ? { $hand }
           *[other] { $seat } doute { $accusedIs ->
                [you] vous
               *[other] { $accused }
            }
        }
bluff-found =
    { $accusedIs ->
        [you] Vous bluffiez.
       *[other] { $accused } bluffait.
    }
    .full =
        { $accusedIs ->
            [you] Vous bluffiez : { part-could }.
           *[other] { $accused } bluffait : { part-could }.
        }
    .braille =
        { $accusedIs ->
            [you] vous
           *[other] { $accused }
        } bluff
no-bluff =
    { $accusedIs ->
        [you] Vous ne bluffiez pas.
       *[other] { $accused } ne bluffait pas.
    }
    .full =
        { $accusedIs ->
            [you] Vous ne bluffiez pas : { part-could-not }.
           *[other] { $accused } ne bluffait pas : { part-could-not }.
        }
    .braille =
        { $accusedIs ->
            [you] vous
           *[other] { $accused }
        } pas de bluff
# Le verdict vient avant la main que le doute a montrée.
doubted-then-bluff-found =
    { $seatIs ->
        [you] { $accused } bluffait.{ part-seen-hand }
       *[other] { $accusedIs ->
            [you] { $seat } doute avec raison et voit votre main.
           *[other] { $seat } doute avec raison : { $accused } bluffait.
        }
    }
    .full =
        { $seatIs ->
            [you] { $accused } bluffait : { part-could }.{ part-seen-hand }
           *[other] { $accusedIs ->
                [you] { $seat } doute de vous, avec raison, et voit votre main : { part-could }.
               *[other] { $seat } doute avec raison : { $accused } bluffait, { part-could }.
            }
        }
    .brief =
        { $seatIs ->
            [you] { $accused } bluffait.{ part-seen-hand }
           *[other] { $accusedIs ->
                [you] { $seat } doute avec raison.
               *[other] { $seat } doute avec raison : { $accused } bluffait.
            }
        }
    .braille =
        { $seatIs ->
            [you] { bluff-found.braille } { $hand }
           *[other] { $seat } doute : oui
        }
doubted-then-no-bluff =
    { $seatIs ->
        [you] { $accused } ne bluffait pas.{ part-seen-hand }
       *[other] { $accusedIs ->
            [you] { $seat } doute à tort et voit votre main.
           *[other] { $seat } doute à tort : { $accused } ne bluffait pas.
        }
    }
    .full =
        { $seatIs ->
            [you] { $accused } ne bluffait pas : { part-could-not }.{ part-seen-hand }
           *[other] { $accusedIs ->
                [you] { $seat } doute de vous, à tort, et voit votre main : { part-could-not }.
               *[other] { $seat } doute à tort : { $accused } ne bluffait pas, { part-could-not }.
            }
        }
    .brief =
        { $seatIs ->
            [you] { $accused } ne bluffait pas.{ part-seen-hand }
           *[other] { $accusedIs ->
                [you] { $seat } doute à tort.
               *[other] { $seat } doute à tort : { $accused } ne bluffait pas.
            }
        }
    .braille =
        { $seatIs ->
            [you] { no-bluff.braille } { $hand }
           *[other] { $seat } doute : non
        }
# Le doute et ce qu’il coûte : « Victor doute à tort, pioche 6 et perd son tour. »
doubted-then-no-bluff-then-drew =
    { $seatIs ->
        [you] { doubted-then-no-bluff } { drew }
       *[other] { $accusedIs ->
            [you] { $seat } doute à tort, voit votre main et pioche { $count }.
           *[other] { $seat } doute à tort et pioche { $count }.
        }
    }
    .brief =
        { $seatIs ->
            [you] { doubted-then-no-bluff.brief } { drew.brief }
           *[other] { doubted-then-no-bluff-then-drew.brief-clause }.
        }
    .full = { doubted-then-no-bluff.full } { drew }
    .braille =
        { $seatIs ->
            [you] { doubted-then-no-bluff.braille } { drew.braille }
           *[other] { doubted-then-no-bluff.braille } +{ $count }
        }
    .brief-clause = { $seat } doute à tort et pioche { $count }
doubted-then-no-bluff-then-drew-then-skipped =
    { $seatIs ->
        [you] { doubted-then-no-bluff } { drew-then-skipped }
       *[other] { $accusedIs ->
            [you] { $seat } doute à tort, voit votre main, pioche { $count } et perd son tour.
           *[other] { $seat } doute à tort, pioche { $count } et perd son tour.
        }
    }
    .brief =
        { $seatIs ->
            [you] { doubted-then-no-bluff.brief } { drew-then-skipped.brief }
           *[other] { doubted-then-no-bluff-then-drew.brief-clause }.
        }
    .full = { doubted-then-no-bluff.full } { drew-then-skipped }
    .braille =
        { $seatIs ->
            [you] { doubted-then-no-bluff.braille } { drew-then-skipped.braille }
           *[other] { doubted-then-no-bluff-then-drew.braille }
        }
    .brief-clause = { doubted-then-no-bluff-then-drew.brief-clause }
part-seen-hand =
    { $handIs ->
        [none] { "" }
       *[other] { " " }Sa main : { $hand }.
    }
took-back =
    { $seatIs ->
        [you] Vous reprenez votre { $card }.
       *[other] { $seat } reprend son { $card }.
    }
    .voiced = Je reprends mon { $card }.
    .braille =
        { $seatIs ->
            [you] reprise { $card }
           *[other] { $seat } reprend { $card }
        }
took-back-then-drew =
    { $seatIs ->
        [you] Vous reprenez votre { $card } et piochez { part-drawn }.
       *[other] { $seat } reprend son { $card } et pioche { part-number }.
    }
    .brief =
        { $seatIs ->
            [you] Vous reprenez votre { $card } et piochez { part-drawn }.
           *[other] { $seat } reprend son { $card } et pioche { $count }.
        }
    .voiced = Je reprends mon { $card } et pioche { $count }.
    .braille =
        { $seatIs ->
            [you] reprise { $card } +{ $cards }
           *[other] { $seat } reprend { $card } +{ $count }
        }
part-could =
    { $colouredIs ->
        [yes] il restait une carte de la couleur demandée
       *[no] une autre carte allait
    }
part-could-not =
    { $colouredIs ->
        [yes] aucune carte de la couleur demandée
       *[no] rien d’autre n’allait
    }
