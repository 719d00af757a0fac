# The untimely comment or advice: the report and the vote.

reported =
    { $seatIs ->
        [you] You report { $culprit } for a comment.
       *[other] { $culpritIs ->
            [you] { $seat } reports you for a comment.
           *[other] { $seat } reports { $culprit } for a comment.
        }
    }
    .full =
        { $seatIs ->
            [you] You report { $culprit } for a comment or advice: the others vote.
           *[other] { $culpritIs ->
                [you] { $seat } reports you for a comment or advice: the others vote.
               *[other] { $seat } reports { $culprit } for a comment or advice: the others vote.
            }
        }
    .braille = comment { $culpritIs ->
            [you] you
           *[other] { $culprit }
        }?
asked-vote = { "" }
    .full =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } is voting.
        }
voted =
    { $seatIs ->
        [you] You vote { $agreesIs ->
            [yes] yes
           *[no] no
        }.
       *[other] { $seat } votes { $agreesIs ->
            [yes] yes
           *[no] no
        }.
    }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } { "" }
        }{ $agreesIs ->
            [yes] yes
           *[no] no
        }
report-upheld =
    { $culpritIs ->
        [you] The vote goes against you.
       *[other] The vote goes against { $culprit }.
    }
    .full =
        { $culpritIs ->
            [you] The vote goes against you: { part-verdict }.
           *[other] The vote goes against { $culprit }: { part-verdict }.
        }
    .braille = comment yes
part-verdict =
    { $pressesIs ->
        [yes] { $count } { $count ->
            [1] press
           *[other] presses
        }
       *[no] { part-number }
    }
report-dismissed =
    { $culpritIs ->
        [you] The vote clears you.
       *[other] The vote clears { $culprit }.
    }
    .braille = comment no
