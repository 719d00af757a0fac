; Two cards of one digit laid together.

; S-65, HR-07: the first goes on the top card, the second lies on it.
[Format "1"]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: b4 y4 r1; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "b2"]
[Turn "A"]
? refused A y4 b4
A b4 y4 uno
? top y4
? colour y
? hand A: r1
? turn B

; HR-07: two different digits, or two symbols, do not go together.
[Format "1"]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: b4 b5 bsk ysk b4 r1; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "b2"]
[Turn "A"]
? refused A b4 b5
? refused A bsk ysk
? refused A b4 y4
? can A b4 b4

; HR-07, HR-06: under the exact rule both are of one colour.
[Format "1"]
[Option "intercept exact"]
[Option "pairs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: b4 y4 b4 r1; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "b2"]
[Turn "A"]
? refused A b4 y4
A b4 b4
? hand A: y4 r1
? turn B

; HR-07: two cards that each might intercept do so together.
[Format "1"]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: b4 y3 r1; B: r3 r4 g2; C: g4 y4 y6; D: b7 b8"]
[Discard "b2"]
[Turn "A"]
A b4
? refused C jump g4 y6 call
C jump g4 y4 call uno
? top y4
? turn D

; HR-07, HR-06: under the exact rule both are the top card's like.
[Format "1"]
[Option "intercept exact"]
[Option "pairs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: b4 y3 r1; B: r3 r4 g2; C: g4 b4 y6 b4; D: b7 b8"]
[Discard "b2"]
[Turn "A"]
A b4
? refused C jump b4 g4 call
C jump b4 b4 call
? turn D

; HR-07: a pair is the end of a hand as well, with UNO.
[Format "1"]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b4 y4; B: r3 r4 g2"]
[Discard "b2"]
[Turn "A"]
A b4 y4 uno
? round over A
? scores: A 9

; HR-07, BR-17, BR-18: two last cards laid as a pair owe UNO by the leaflet too.
[Format "1"]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b4 y4; B: r3 r4 g2"]
[Discard "b2"]
[Draw "g7 g8 g9"]
[Turn "A"]
A b4 y4
? going
B catch A
? hand A: g7 g8
? turn B

; HR-07, BR-18: where nobody notices, nothing is owed.
[Format "1"]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b4 y4; B: r3 r4 g2"]
[Discard "b2"]
[Turn "A"]
A b4 y4
round
? scores: A 9

; HR-07, BR-18, the earlier version: nobody was down to one card.
[Format "1"]
[Versions ""]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b4 y4; B: r3 r4 g2"]
[Discard "b2"]
[Turn "A"]
A b4 y4
? round over A

; HR-07, HR-06: under `exact` two cards of one colour.
[Format "1"]
[Rules "leaflet"]
[Option "intercept exact"]
[Option "pairs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 r3 r5; B: b1 b3; C: y3 y2 y4; D: g8 g9"]
[Discard "r5"]
[Turn "A"]
A r3 r3 uno
? hand A: r5
? turn B

; HR-07, HR-06: and not of two colours.
[Format "1"]
[Rules "leaflet"]
[Option "intercept exact"]
[Option "pairs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 y3 r5; B: b1 b3; C: y3 y2 y4; D: g8 g9"]
[Discard "r5"]
[Turn "A"]
? refused A r3 y3

; HR-07, WP-20: two last cards at once owe UNO in any case: it may be said late.
[Format "1"]
[Rules "classic"]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 g7; B: g1 g2; C: y1 y2"]
[Said ""]
[Discard "r5"]
[Turn "A"]
A r7 g7
? going
? can B catch A
A uno
? round over A

; HR-07, WP-20: or be denounced.
[Format "1"]
[Rules "classic"]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 g7; B: g1 g2; C: y1 y2"]
[Said ""]
[Discard "r5"]
[Draw "b1 b2 b3"]
[Turn "A"]
A r7 g7
C catch A
? hand A: b1 b2
? turn B

; HR-07, HR-05, WP-20: an interception with the last two cards owes it too.
[Format "1"]
[Rules "classic"]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r5 g1; B: g1 g2; C: y5 b5"]
[Discard "r7"]
[Draw "b1 b2 b3"]
[Turn "A"]
A r5
C jump y5 b5 call
? going
A catch C
? hand C: b1 b2
? turn A

; HR-07, HR-11: the variant that frees from UNO frees a pair as well.
[Format "1"]
[Rules "classic"]
[Option "intercept number"]
[Option "pairs on"]
[Option "multi-finish on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 g7; B: g1 g2; C: y1 y2"]
[Said ""]
[Discard "r5"]
[Turn "A"]
A r7 g7
? round over A

; HR-07, HR-11: two cards that are alike are no such hand.
[Format "1"]
[Rules "classic"]
[Option "intercept number"]
[Option "pairs on"]
[Option "multi-finish on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 r7; B: g1 g2; C: y1 y2"]
[Said ""]
[Discard "r5"]
[Turn "A"]
A r7 r7
? going
? can B catch A
