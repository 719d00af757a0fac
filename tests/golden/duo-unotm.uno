[Format "1"]
[Rules "duo-unotm"]
[Seats "Anne Bob Chloé David"]
[Deck "y+2 y3 y7 b8 rsk g4 rsk b8 b1 r7 r8 rrv g+2 r2 y+2 wi r+2 grv b2 g5 y1 b3 y1 ysk r6 g6 b4 r+2 wi b3 r7 r9 r4 b2 b9 r2 r8 g2 gsk y2 r9 y5 r4 y3 b6 b5 y9 g1 g3 g9 y8 y5 r3 wi+4 wi r6 y2 g8 y0 yrv r0 r5 r3 b4 g3 bsk wi+4 b6 b7 ysk rrv brv y4 g1 b7 g+2 g7 g0 b0 y6 y6 y4 brv bsk wi+4 gsk y8 wi b5 yrv g9 y9 b1 r1 g5 r5 b+2 g6 r1 grv b+2 b9 wi+4 g2 y7 g4 g8 g7"]

Bob b1
Chloé b3
David b4
Anne b8
Bob draw
Chloé draw
David r8
Anne rrv
David rsk
Bob r+2
David y+2
Bob y+2
David y7
Chloé r7
Bob rsk
David draw
David gsk
Bob g+2
David draw
Chloé grv
David draw
Anne g2
Bob draw
Chloé g6
David draw
David b6
Anne b8
Bob draw
Bob b5
Chloé b9
David b2
Anne y2
Bob y3
Chloé y3
David y5
Anne wi=r
Bob r7
Chloé r2
David r4 uno
Anne r+2
Chloé r9
David draw
Anne r9
Bob y9
Chloé draw
Chloé g9
David g3 uno
Anne g5
Bob g1
Chloé g4
David draw
Anne r4
Bob r6 uno
Chloé r2
