; Stacking: whoever should draw lays a card of the same kind instead, and the next faces the sum.

; S-45, DUO-01, DUO-02, DUO-04, HR-01: A r+2, B answers with g+2, C has no answer and takes four; D
; plays on green.
[Format "1"]
[Rules "duo"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r4; B: g+2 b3 b4; C: y5 b6 r8; D: g7 b8"]
[Discard "r9"]
[Draw "y1 y2 y3 y4 y6"]
[Turn "A"]
A r+2
? turn B
? pending 2
? legal B: take g+2
? refused B b3
? refused B draw
? refused B pass
? refused B challenge
B g+2
? turn C
? pending 4
? top g+2
? colour g
? legal C: take
? refused C r8
C take
? hand C: y5 b6 r8 y1 y2 y3 y4
? pending 0
? turn D
? legal D: g7 draw
? cards 108

; S-47, DUO-03, HR-01: a stacked wild draw four names a new colour; C draws eight.
[Format "1"]
[Rules "duo"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r1 r4; B: wi+4 r3 b4; C: y5 b6; D: y7 b8"]
[Discard "r9"]
[Turn "A"]
A wi+4=r
? colour r
? pending 4
? legal B: take wi+4
B wi+4=y
? colour y
? pending 8
? legal C: take
C take
? count C 10
? turn D
? legal D: y7 draw

; S-49, DUO-02: answering is left to the player's choice.
[Format "1"]
[Rules "duo"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r4; B: g+2 r5; C: r6 b6; D: g7 b8"]
[Discard "r9"]
[Draw "y1 y2"]
[Turn "A"]
A r+2
? can B g+2
B take
? hand B: g+2 r5 y1 y2
? turn C
? pending 0
? legal C: r6 draw

; DUO-02, G-12: no crossing: neither a wild draw four on a draw two, nor a draw two on it, nor any
; other card.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 r4; B: wi+4 wi rsk rrv r2 b4; C: r6 b6"]
[Discard "r9"]
[Turn "A"]
A r+2
? legal B: take
? refused B wi+4=r
? refused B wi=r
? refused B rsk
? refused B rrv
B take
? turn C
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 r4; B: r+2 b4 r2; C: r6 b6"]
[Discard "r9"]
[Turn "A"]
A wi+4=r
? legal B: take
? refused B r+2
B take
? count B 7
? turn C

; DUO-02: the answer need not have the active colour, and on one's own turn the next draw two is an
; ordinary card again: what was drawn never adds to it.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 b1 b4; B: y3 y4; C: b+2 r6"]
[Discard "r9"]
[Turn "A"]
A r+2
B take
C b+2
? turn A
? pending 2
A take
? count A 4
? turn B

; DUO-04: two players: the sum goes to and fro, and whoever takes it loses the turn.
[Format "1"]
[Rules "duo"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r+2 y+2 b4; B: g+2 b3"]
[Discard "r9"]
[Turn "A"]
A r+2
B g+2
? turn A
? pending 4
A y+2
? turn B
? pending 6
? legal B: take
B take
? count B 7
? turn A
? pending 0

; DUO-02: in the other direction the answer comes from the right.
[Format "1"]
[Rules "duo"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 b1 b4; B: y3 y4; C: b+2 r6 y6; D: y+2 b7 b8"]
[Discard "r9"]
[Direction "-1"]
[Turn "A"]
A r+2
? turn D
D y+2
? turn C
C b+2
? turn B
? pending 6
B take
? count B 8
? turn A

; DUO-05, G-13: going out on a stacked card: the next player draws the whole sum and may not raise.
[Format "1"]
[Rules "duo"]
[Option "scoring winner"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 b1 b4; B: g+2; C: b+2 r6; D: g7 b8"]
[Discard "r9"]
[Draw "y1 y2 y3 y4 y5"]
[Turn "A"]
A r+2
B g+2
? round over B
? hand C: b+2 r6 y1 y2 y3 y4
? scores: A 0; B 56; C 0; D 0

; DUO-05, G-13: the same with the first card: a last draw two cannot be answered.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2; B: g+2 b3; C: b+2 r6"]
[Discard "r9"]
[Turn "A"]
A r+2
? round over A
? count B 4

; DUO-03, DUO-05: going out on a stacked wild draw four.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1; B: wi+4; C: wi+4 b3"]
[Discard "r9"]
[Turn "A"]
A wi+4=r
B wi+4=g
? round over B
? count C 10
? game over B

; DUO-04, CORE-15: the discard is shuffled for a sum that the pile cannot give; with nothing left, what
; there is is drawn.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 r4; B: g+2 b3 b4; C: y5 b6"]
[Discard "r9 y9"]
[Draw "y1 end"]
[Turn "A"]
chance shuffle: r+2 y9 r9
A r+2
B g+2
C take
? hand C: y5 b6 y1 r+2 y9 r9
? top g+2
? turn A

; S-51, HR-02: three draw twos make six.
[Format "1"]
[Rules "classic"]
[Option "stack wp"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r4; B: y+2 b3 b4; C: g+2 y5 b6; D: b7 b8"]
[Discard "r9"]
[Turn "A"]
A r+2
B y+2
C g+2
? turn D
? pending 6
? legal D: take
D take
? count D 8
? turn A

; HR-02: a wild draw four answers a draw two, and then only another wild draw four does; the sum is
; two for the one and four for the other.
[Format "1"]
[Rules "classic"]
[Option "stack wp"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r4; B: wi+4 b3 b4; C: g+2 y5 b6; D: b7 b8"]
[Discard "r9"]
[Turn "A"]
A r+2
? legal B: take wi+4
B wi+4=b
? turn C
? pending 6
? colour b
? legal C: take
? refused C g+2
? refused C challenge
C take
? count C 9
? turn D
[Format "1"]
[Rules "classic"]
[Option "stack wp"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 b1 b4; B: g+2 b3 b4; C: wi+4 y5 b6; D: wi+4 b8"]
[Discard "r9"]
[Turn "A"]
A wi+4=g
? legal B: take challenge
? refused B g+2
B take
? turn C
C wi+4=y
? pending 4
D wi+4=g
? turn A
? pending 8

; HR-02: a wild draw four on one's own turn may be doubted; laid in answer to a threat it may not,
; although the red card in B's hand would have made it a bluff.
[Format "1"]
[Rules "classic"]
[Option "stack wp"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 b1 b4; B: wi+4 r3 b4; C: y5 b6"]
[Discard "r9"]
[Turn "A"]
A wi+4=r
? legal B: take challenge wi+4
B wi+4=b
? pending 8
? legal C: take
? refused C challenge
? refused C challenge A
C take
? count C 10
? turn A

; HR-01: with a doubt in force, doubting instead of answering settles the first card alone.
[Format "1"]
[Rules "leaflet"]
[Option "stack same"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 b4; B: wi+4 r3 b4; C: y5 b6"]
[Discard "r9"]
[Turn "A"]
A wi+4=g
B challenge
? count A 7
? count B 3
? top r9
? turn B
? pending 0

; HR-01: off again on top of a preset that has it.
[Format "1"]
[Rules "duo"]
[Option "stack none"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 r4; B: g+2 b3; C: r5 b6"]
[Discard "r9"]
[Turn "A"]
A r+2
? count B 4
? pending 0
? turn C

; HR-01, S-53: without stacking a draw two on a draw two that has been suffered counts alone.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r4; B: g+2 b3; C: b+2 b6 b9; D: y1 y2"]
[Discard "r9"]
[Turn "A"]
A r+2
? turn C
C b+2
? count D 4
? turn A

; HR-01, BR-17: the answer with the next-to-last card may announce UNO, and forgetting it may be denounced.
[Format "1"]
[Rules "leaflet"]
[Option "stack same"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 r4; B: g+2 b3; C: y+2 b6 b7"]
[Discard "r9"]
[Turn "A"]
A r+2
B g+2
? turn C
? pending 4
A catch B
? count B 3
? turn C
? pending 4
C y+2
? turn A
? pending 6
A take
? count A 8
? turn B

; HR-01: the first card of a round is nobody's, but B may answer it.
[Format "1"]
[Rules "leaflet"]
[Option "stack same"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r4; B: g+2 wi+4 b3; C: y5 b6"]
[First "r+2"]
? legal B: take g+2
? hears C en full: "First card: red +2. B must take 2 cards or answer."
B g+2
? pending 4
C take
? count C 6
? turn A

; HR-02: also with a wild draw four, where that answers a draw two.
[Format "1"]
[Rules "classic"]
[Option "stack wp"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r4; B: g+2 wi+4 b3; C: y5 b6"]
[First "r+2"]
? legal B: take g+2 wi+4
B wi+4=y
? pending 6
? refused C challenge
C take
? count C 8
? turn A
? colour y

; HR-01, HR-20: a boomerang returns a first card to nobody.
[Format "1"]
[Rules "classic"]
[Option "stack same"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r4; B: bo g3 b3; C: y5 b6"]
[First "r+2"]
B bo
? count B 2
? count A 2
? turn C

; HR-01, BR-06: without stacking a boomerang does not answer a first card.
[Format "1"]
[Rules "leaflet"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r4; B: bo g3 b3; C: y5 b6"]
[First "r+2"]
? count B 5
? turn C

; HR-29: draw twos alone are stacked.
[Format "1"]
[Rules "classic"]
[Option "stack draw-two"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r2; B: y+2 wi+4 b1; C: wi+4 g1 g2; D: b5 b6 b7"]
[Discard "r5"]
[Turn "A"]
A r+2
? legal B: take y+2
B y+2
? pending 4
? refused C wi+4
C take
? count C 7
? turn D

; HR-29: a wild draw four is not stacked on: where nobody doubts, it is drawn at once.
[Format "1"]
[Rules "duo-unotm"]
[Option "stack +2"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 r2; B: wi+4 r+2 b1; C: g1 g2 g3"]
[Discard "r5"]
[Turn "A"]
A wi+4=r
? count B 7
? turn C

; HR-29, WP-15: where it may be doubted, it still is, and no card answers it.
[Format "1"]
[Rules "classic"]
[Option "stack draw-two"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 r2; B: wi+4 r+2 b1; C: g1 g2 g3"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
? legal B: take challenge

; HR-02: a wild draw four on a draw two; then no draw two any more.
[Format "1"]
[Rules "leaflet"]
[Option "stack wp"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r2; B: wi+4 b1 b2; C: y+2 y1; D: wi+4 y1 y2"]
[Discard "r5"]
[Turn "A"]
A r+2
B wi+4=y
? pending 6
? turn C
? refused C y+2
C take
? count C 8
? turn D

; HR-02, BR-14: the first may be doubted; the one that answers it may not.
[Format "1"]
[Rules "leaflet"]
[Option "stack wp"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r1 r2; B: wi+4 b1 b2; C: y+2 y1; D: wi+4 y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? can B challenge
B wi+4=y
? pending 8
? refused C challenge
C take
? count C 10

; HR-02, BR-15: doubted instead of answered: the bluffer takes it back.
[Format "1"]
[Rules "leaflet"]
[Option "stack wp"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r1 r2; B: wi+4 b1 b2; C: y+2 y1; D: wi+4 y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count A 7
? turn B
? top r5
