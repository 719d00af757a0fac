# La remarque ou le conseil mal venus : l’accusation et le vote.

reported =
    { $seatIs ->
        [you] Vous accusez { $culprit } d’une remarque.
       *[other] { $culpritIs ->
            [you] { $seat } vous accuse d’une remarque.
           *[other] { $seat } accuse { $culprit } d’une remarque.
        }
    }
    .full =
        { $seatIs ->
            [you] Vous accusez { $culprit } d’une remarque ou d’un conseil : les autres votent.
           *[other] { $culpritIs ->
                [you] { $seat } vous accuse d’une remarque ou d’un conseil : les autres votent.
               *[other] { $seat } accuse { $culprit } d’une remarque ou d’un conseil : les autres votent.
            }
        }
    .braille = remarque { $culpritIs ->
            [you] vous
           *[other] { $culprit }
        } ?
asked-vote = { "" }
    .full =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } va voter.
        }
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
    .braille = remarque oui
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
    .braille = remarque non
