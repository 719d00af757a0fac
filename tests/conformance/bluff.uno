; "Tu bluffes": a doubt that costs more, a chain of wild draw fours, and what blocks one.

; HR-13: nothing else may be playable; the bluffer takes the card back and draws six; the victim draws
; nothing and plays on what lay below.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g5 y2; B: r3 g4; C: y5 b6; D: b7 b8"]
[Discard "r5"]
[Draw "b1 b2 b3 b4 g1 g2 g3"]
[Turn "A"]
A wi+4=b
? turn B
? pending 4
? legal B: take challenge
? refused C challenge
? refused B challenge C
B challenge
? hand A: wi+4 g5 y2 b1 b2 b3 b4 g1 g2
? count B 2
? top r5
? colour r
? turn B
? pending 0
? legal B: r3 draw
? cards 108

; S-29, HR-13: A had nothing else; B draws six in all and passes, and the colour stands.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g6 y2; B: r3 g4; C: y5 b6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge
? count B 8
? count A 2
? top wi+4
? colour b
? turn C
? legal C: b6 draw

; HR-13: a wild in hand could have been played; so could a card of the same digit, although the
; classic rules look at the colour alone.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 wi y2; B: r3 g4; C: y5 b6"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge A
? count A 9
? turn B
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g5 y2; B: r3 g4; C: y5 b6"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge
? count A 9

; HR-13: whoever accepts draws four and passes.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g5 y2; B: r3 g4; C: y5 b6"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B take
? count B 6
? turn C
? colour b

; S-31, HR-14, G-32: A had nothing else; B held a card of the demanded colour. C accuses B: B draws all
; eight, C none, and C plays on the last named colour; both cards stay.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g6 y2; B: wi+4 b1 r2; C: y5 b6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
? legal B: take challenge wi+4
? can B wi+4
B wi+4=y
? turn C
? pending 8
? legal C: take challenge A challenge B
? can C challenge
? refused D challenge A
C challenge B
? count B 10
? count C 2
? count A 2
? top wi+4
? colour y
? turn C
? pending 0
? legal C: y5 draw
C y5
? turn D
? cards 108

; HR-14, G-32: the first of the chain is the bluffer: A draws the eight, and it is C's turn.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r6 y2; B: wi+4 g1 r2; C: y5 b6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B wi+4=y
C challenge A
? count A 10
? count B 2
? count C 2
? top wi+4
? turn C
? legal C: y5 draw

; HR-14: both in turn, and both were lawful: each wrong accusation adds two, twelve at most; after the
; last one C draws them at once and passes.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g6 y2; B: wi+4 g1 r2; C: wi+4 r0 ysk y5; D: y7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B wi+4=y
? legal C: take challenge A challenge B r0 ysk
C challenge A
? turn C
? pending 10
? count C 4
? legal C: take challenge B
? refused C challenge A
? refused C r0
? refused C wi+4=r
C challenge B
? count C 16
? count A 2
? count B 2
? pending 0
? turn D
? colour y
? legal D: y7 draw

; HR-14: after a wrong accusation the victim may still accept.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g6 y2; B: wi+4 g1 r2; C: y5 b6; D: y7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B wi+4=y
C challenge B
? pending 10
C take
? count C 12
? turn D

; HR-14, G-32: wrong about A, right about B: B draws the eight, C the two of its own, and C plays.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g6 y2; B: wi+4 b1 r2; C: y5 b6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B wi+4=y
C challenge A
C challenge B
? count B 10
? count C 4
? count A 2
? turn C
? pending 0
? can C y5

; HR-14: the colour that A demanded decides about B, not what lay below: r2 went on r5, yet it is lawful.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g6 y2; B: wi+4 r2 wi; C: y5 b6"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B wi+4=y
C challenge B
? pending 10
? turn C

; HR-14: two wild draw fours are the longest chain: twelve cards are the most that anybody draws.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g6 y2; B: wi+4 g1 r2; C: wi+4 b6; D: y7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B wi+4=y
? refused C wi+4=r
? legal C: take challenge A challenge B
C take
? count C 10
? turn D

; HR-14, two players: A may accuse B alone; wrong, A draws ten at once.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi+4 g6 y2; B: wi+4 g1 r2"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B wi+4=y
? turn A
? pending 8
? legal A: take challenge
? refused A challenge A
A challenge
? count A 12
? turn B

; HR-14, WP-18, G-13: a last card cannot be doubted: C draws the eight and the round is over.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g6 y2; B: wi+4; C: y5 b6"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B wi+4=y
? round over B
? count C 10

; S-33, HR-15, G-33: B blocks with a zero of any colour: nobody draws, and its colour counts.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g6 y2; B: y0 b1 r2; C: y5 b6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? legal B: take challenge y0
? refused B b1
B y0
? count A 2
? count B 2
? top y0
? colour y
? pending 0
? turn C
? legal C: y5 draw
? cards 108

; HR-15: a skip blocks as well, and skips nobody.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g6 y2; B: rsk b1 r2; C: r5 b6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B rsk
? top rsk
? colour r
? turn C
? legal C: r5 draw

; HR-15: with two players the turn goes back to A.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi+4 g6 y2; B: rsk b1 r2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B rsk
? count B 2
? turn A
? refused A challenge

; HR-15: the third player blocks a chain: nobody draws.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g6 y2; B: wi+4 g1 r2; C: g0 b6 b9"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B wi+4=y
C g0
? count A 2
? count B 2
? count C 2
? turn A
? colour g
? pending 0

; HR-15: with the last card one blocks and goes out.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g6 y2; B: rsk; C: y5 b6"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B rsk
? round over B
? count C 2

; HR-15: on one's own turn a zero or a skip is what it always is, and a draw two cannot be blocked.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 g6 y2; B: r0 b1; C: rsk b6 b9; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r+2
? count B 4
? turn C
C rsk
? turn A

; HR-13: on top of rules that know no doubt; and "doubt" is the texts' own.
[Format "1"]
[Rules "duo-unotm"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r6 y2; B: y0 b1 r2; C: y5 b6"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? legal B: take challenge y0
B challenge
? count A 9
[Format "1"]
[Rules "leaflet"]
[Option "bluff doubt"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r6 y2; B: y0 b1 r2; C: y5 b6"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? legal B: take challenge
B challenge
? count A 7
[Format "1"]
[Rules "leaflet"]
[Option "bluff none"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r6 y2; B: y0 b1 r2; C: y5 b6"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? count B 7
? turn C

; HR-13, HR-02: stacked on a draw two, a wild draw four answers a threat and is no bluff; it can be
; blocked.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Option "stack wp"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 g6 y2; B: wi+4 r1 r2; C: b0 b6 b7"]
[Discard "r5"]
[Turn "A"]
A r+2
B wi+4=y
? pending 6
? legal C: take b0
C b0
? count C 2
? turn A
? pending 0

; HR-14, G-32: both are innocent: each wrong doubt adds two, twelve in all.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g1 g2; B: wi+4 b1 b2; C: y1 y2; D: r1 r2"]
[Discard "r5"]
[Turn "A"]
A wi+4=y
B wi+4=b
C challenge A
C challenge B
? count C 14
? turn D
? colour b

; HR-14, G-32: the first one is guilty and draws eight; the third player plays on the last colour.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r1 g2; B: wi+4 b1 b2; C: y1 y2; D: r1 r2"]
[Discard "r5"]
[Turn "A"]
A wi+4=y
B wi+4=b
C challenge A
? count A 10
? count C 2
? turn C
? colour b

; HR-14, G-32: the first is innocent, the second guilty of the colour that the first demanded.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 b1 g2; B: wi+4 y5 b2; C: y1 y2; D: r1 r2"]
[Discard "r5"]
[Turn "A"]
A wi+4=y
B wi+4=b
C challenge A
C challenge B
? count B 10
? count C 4
? turn C
? colour b

; HR-13: the card back, and six.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 g2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=y
B challenge
? count A 9
? top r5
? turn B

; HR-15, G-33: a skip blocks, and skips nobody.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 g2; B: bsk b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=y
B bsk uno
? top bsk
? colour b
? turn C
? count C 2

; HR-15, CORE-14: the blocking card as the last one wins.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 g2; B: b0; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=y
B b0
? round over B

; HR-15, HR-03: a blocking 0 turns no hands.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Option "zero-rotate on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 g2; B: b0 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=y
B b0 uno
? turn C
? hand B: b2

; HR-14, G-32, CORE-14: the answer is the last card: the next player draws eight, and accuses
; nobody.
[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 r2; B: wi+4; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=y
B wi+4=b
? round over B
? count C 10
? count A 2
