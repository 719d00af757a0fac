; What the first card does when it is turned up.

; CORE-02, CORE-03: a digit has no effect; the player left of the dealer begins.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "B"]
[Hands "A: r1 r2; B: g3 g4; C: y5 r6; D: b7 b8"]
[First "r5"]
? turn C
? direction 1
? legal C: y5 r6 draw

; S-01, BR-06: the first card is a draw two; B draws two and loses the turn.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[First "r+2"]
[Draw "y1 b9 g1"]
? turn C
? hand B: g3 g4 y1 b9
? count C 2
? top r+2
? colour r
? pending 0
? cards 108

; BR-07: a reverse; the player right of the dealer begins and play goes rightward.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: r5 y6; D: r7 b8"]
[First "rrv"]
? turn D
? direction -1
D r7
? turn C
C r5
? turn B

; S-05, BR-08, G-03: a skip; literally the second player to the dealer's right, of five: D.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D E"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: r7 b8; E: r9 b9"]
[First "rsk"]
? turn D
? direction 1
D r7
? turn E

; BR-08, G-03: with four players that is C.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: r5 y6; D: b7 b8"]
[First "ysk"]
? turn C
? direction 1

; BR-08, G-03: with three players the seat is B, so nobody is skipped.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: r5 y6"]
[First "gsk"]
? turn B
? direction 1

; G-03: a table may have the first skip as the other texts have it: B loses the turn.
[Format "1"]
[Rules "leaflet"]
[Option "first-skip left2"]
[Seats "A B C D E"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: r7 b8; E: r9 b9"]
[First "rsk"]
? turn C

; BR-09: a wild; the dealer names the colour, then B plays.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 y4; C: y5 y6; D: b7 b8"]
[First "wi"]
? turn A
? refused B name g
? refused B g3
? refused A r1
? refused A draw
? legal A: name r name y name g name b
A name g
? colour g
? top wi
? turn B
? legal B: g3 draw
? refused A name r

; S-11, BR-10, BR-09: a wild draw four cannot open the round; then a wild, and the dealer names.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[First "wi+4"]
[Draw "wi r9"]
? top wi
? turn A
? count A 2
? count B 2
? cards 108
A name b
? turn B
? colour b
B draw
? hand B: g3 g4 r9

; BR-10: one wild draw four after the other goes under the draw pile until another card comes.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[First "wi+4"]
[Draw "wi+4 wi+4 g7 r9"]
? top g7
? colour g
? turn B
? cards 108

; BR-10: it lies at the very bottom of the draw pile.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4"]
[First "wi+4"]
[Draw "b7 y1 y2 end"]
? top b7
B draw
A draw
B draw
? hand B: g3 g4 y1 wi+4

; BR-10: the same in a deal.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "A"]
[Deal "1"]
[Deck "r1 r2 wi+4 b+2 y1 y2"]
? top b+2
? hand B: r1 y1 y2
? turn A
? cards 108

; BR-08, G-03: with three players that seat is B, so nobody is skipped.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b1 r3; C: g1 g2"]
[First "rsk"]
? turn B
? direction 1
B r3 uno
? turn C

; BR-08, G-03: six players, B deals: the second player to the dealer's right is F.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D E F"]
[Dealer "B"]
[Hands "A: r1 r2; B: b1 b2; C: g1 g2; D: y1 y2; E: r4 r5; F: g5 g6"]
[First "bsk"]
? turn F

; BR-08, G-03: `first-skip left2`: the second player to the dealer's left.
[Format "1"]
[Rules "leaflet"]
[Option "first-skip left2"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: b1 b2; C: g1 g2; D: y1 y2"]
[First "rsk"]
? turn C
