[Format "1"]
[Rules "chat"]
[Seats "Anne Bob Chloé David"]
[Deck "g0 g4 y7 g2 r9 wi+4 b7 y6 g6 g+2 y8 brv r4 grv r8 b0 b2 b5 rsk b9 b7 b1 rrv wi+4 g8 b3 y3 b9 r8 ysk y4 yrv b4 y+2 r1 r1 b8 r2 g5 g3 bsk y9 g3 r5 y9 g+2 ysk wi y2 b1 y5 r4 r9 b8 r7 r5 b+2 y4 g1 yrv b+2 rsk bsk y7 r2 y2 y5 b5 wi+4 r6 b3 y1 b4 wi g5 b6 r6 wi+4 g1 brv r+2 gsk gsk r+2 r3 g6 y1 grv g8 g7 r0 g2 rrv b2 r3 r7 y3 y0 g7 y6 g9 g9 wi wi g4 b6 y+2 y8"]

Anne g8
Bob g+2
David g2
Anne g6
Bob uno
Bob grv
Anne g0
David b0
Chloé b7
Bob b4
Anne b7
David brv
Anne b2
Bob b5
Chloé draw
David b9
Anne r9
Bob wi+4
Bob name b
David b9
Anne draw
Chloé ysk
Anne draw
Bob yrv
Anne draw
David y6 uno
Chloé y+2
Anne draw
Chloé g3
Bob b3
chance shuffle: b8 y2 b+2 wi+4 g9 wi+4 b6 y8 y2 g7 r7 r6 b+2 r+2 rsk r3 r7 wi y0 y3 grv g2 g5 y5 rsk y4 gsk y4 r3 y1 wi rrv g1 r4 b4 g4 r0 y5 b1 b8 bsk wi r8 y1 yrv r2 brv gsk y7 rrv b2 r9 y+2 y8 y3 g6 g1 b6 r2 g9 r+2 y6 r6 g7 r5 y7 b5 b3 g8 g5
Chloé quit
Anne g3
David wi
David name y
Bob y9
Anne draw
David ysk uno
Anne draw
David wi+4
David name r
Anne r4
Bob wi+4
Bob name g
Bob g4
Anne g7
Bob g9
Anne draw
Bob wi+4
Bob name b
Bob b+2
Bob b1 uno
Anne r1
Bob r5

