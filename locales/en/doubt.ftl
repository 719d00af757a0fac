# The wild +4 in doubt.

doubted =
    { $seatIs ->
        [you] You doubt { $accused }{ $handIs ->
            [none] .
            [one] . { $accused } holds { $handArticle }.
            [few] . { $accused } holds { $handArticle }.
           *[several] . { $accused } holds { $hand }.
        }
       *[other] { $accusedIs ->
            [you] { $seat } doubts you and looks at your hand.
           *[other] { $seat } doubts { $accused }.
        }
    }
    .brief =
        { $seatIs ->
            [you] { $handIs ->
                [none] You doubt.
               *[other] { $accused } holds { $hand }.
            }
           *[other] { $accusedIs ->
                [you] { $seat } doubts you.
               *[other] { $seat } doubts { $accused }.
            }
        }
    .braille =
        { $seatIs ->
            [you] { $accused } bluff? { $hand }
           *[other] { $seat } doubts { $accusedIs ->
                [you] you
               *[other] { $accused }
            }
        }
bluff-found =
    { $accusedIs ->
        [you] You were bluffing.
       *[other] { $accused } was bluffing.
    }
    .full =
        { $accusedIs ->
            [you] You were bluffing: { part-could }.
           *[other] { $accused } was bluffing: { part-could }.
        }
    .braille =
        { $accusedIs ->
            [you] you
           *[other] { $accused }
        } bluff
no-bluff =
    { $accusedIs ->
        [you] You were not bluffing.
       *[other] { $accused } was not bluffing.
    }
    .full =
        { $accusedIs ->
            [you] You were not bluffing: { part-could-not }.
           *[other] { $accused } was not bluffing: { part-could-not }.
        }
    .braille =
        { $accusedIs ->
            [you] you
           *[other] { $accused }
        } no bluff
# The verdict of a doubt comes before the hand that was seen.
doubted-then-bluff-found =
    { $seatIs ->
        [you] { $accused } was bluffing.{ part-seen-hand }
       *[other] { $accusedIs ->
            [you] { $seat } doubts you, rightly, and sees your hand.
           *[other] { $seat } doubts { $accused }, rightly.
        }
    }
    .full =
        { $seatIs ->
            [you] { $accused } was bluffing: { part-could }.{ part-seen-hand }
           *[other] { $accusedIs ->
                [you] { $seat } doubts you, rightly, and sees your hand: { part-could }.
               *[other] { $seat } doubts { $accused }, rightly: { part-could }.
            }
        }
    .brief =
        { $seatIs ->
            [you] { $accused } was bluffing.{ part-seen-hand }
           *[other] { $accusedIs ->
                [you] { $seat } doubts you, rightly.
               *[other] { $seat } doubts { $accused }, rightly.
            }
        }
    .braille =
        { $seatIs ->
            [you] { bluff-found.braille } { $hand }
           *[other] { $seat } doubts: yes
        }
doubted-then-no-bluff =
    { $seatIs ->
        [you] { $accused } was not bluffing.{ part-seen-hand }
       *[other] { $accusedIs ->
            [you] { $seat } doubts you, wrongly, and sees your hand.
           *[other] { $seat } doubts { $accused }, wrongly.
        }
    }
    .full =
        { $seatIs ->
            [you] { $accused } was not bluffing: { part-could-not }.{ part-seen-hand }
           *[other] { $accusedIs ->
                [you] { $seat } doubts you, wrongly, and sees your hand: { part-could-not }.
               *[other] { $seat } doubts { $accused }, wrongly: { part-could-not }.
            }
        }
    .brief =
        { $seatIs ->
            [you] { $accused } was not bluffing.{ part-seen-hand }
           *[other] { $accusedIs ->
                [you] { $seat } doubts you, wrongly.
               *[other] { $seat } doubts { $accused }, wrongly.
            }
        }
    .braille =
        { $seatIs ->
            [you] { no-bluff.braille } { $hand }
           *[other] { $seat } doubts: no
        }
# The doubt and what it costs: “Victor doubts Luna, wrongly, and draws 6.”
doubted-then-no-bluff-then-drew =
    { $seatIs ->
        [you] { doubted-then-no-bluff } { drew }
       *[other] { $accusedIs ->
            [you] { $seat } doubts you, wrongly, sees your hand and draws { $count }.
           *[other] { $seat } doubts { $accused }, wrongly, and draws { $count }.
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
    .brief-clause = { $seat } doubts wrongly and draws { $count }
doubted-then-no-bluff-then-drew-then-skipped =
    { $seatIs ->
        [you] { doubted-then-no-bluff } { drew-then-skipped }
       *[other] { $accusedIs ->
            [you] { $seat } doubts you, wrongly, sees your hand, draws { $count } and is skipped.
           *[other] { $seat } doubts { $accused }, wrongly, draws { $count } and is skipped.
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
       *[other] { " " }{ $accused }’s hand: { $hand }.
    }
took-back =
    { $seatIs ->
        [you] You take back your { $card }.
       *[other] { $seat } takes back the { $card }.
    }
    .voiced = I take back my { $card }.
    .braille =
        { $seatIs ->
            [you] back { $card }
           *[other] { $seat } back { $card }
        }
took-back-then-drew =
    { $seatIs ->
        [you] You take back your { $card } and draw { part-drawn }.
       *[other] { $seat } takes back the { $card } and draws { part-number }.
    }
    .brief =
        { $seatIs ->
            [you] You take back your { $card } and draw { part-drawn }.
           *[other] { $seat } takes back the { $card } and draws { $count }.
        }
    .voiced = I take back my { $card } and draw { $count }.
    .braille =
        { $seatIs ->
            [you] back { $card } +{ $cards }
           *[other] { $seat } back { $card } +{ $count }
        }
part-could =
    { $colouredIs ->
        [yes] there was a card of the active colour
       *[no] another card would go
    }
part-could-not =
    { $colouredIs ->
        [yes] there was no card of the active colour
       *[no] nothing else would go
    }
