[Format "1"]
[Rules "leaflet"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "g8 yrv b4 r8 r+2 g3"]
[Deck "rrv wi+4 y3 r2 y6 wi+4 ysk g4 b5 y5 r6 y0 y1 g5 r+2 b7 b9 wi b3 g5 g6 g2 g+2 brv brv bsk b8 r3 ysk y3 r6 b6 g6 r5 rsk wi g4 r5 y7 g1 y5 r9 rsk y7 b0 r9 y1 r1 y6 y4 b1 yrv b9 b2 b8 y2 g1 g+2 r0 b7 b4 y4 g9 grv y9 r2 b5 b6 wi b3 r8 r4 grv g8 y+2 b2 b1 b+2 g9 y+2 y2 g3 r4 r7 y8 yrv g7 wi+4 r3 g2 y9 y8 b4 g0 bsk gsk r7 g7 r+2 wi b+2 g3 rrv wi+4 g8 r8 r1 gsk"]

Bob bsk
David brv
Chloé b8
Bob wi+4=g
Anne challenge
Anne brv
Bob b6
Chloé r6
David r3
Anne rrv
David r2
Chloé r+2
Anne draw
Anne wi=y
David y0
Chloé ysk
Anne y6
David draw
Chloé y3
Bob y5
Anne b5
David g5
Chloé g+2 uno
Anne g6
David g4
Chloé draw
Chloé g1
David catch Chloé
Bob g5
Anne draw
David g4 uno
Chloé draw
Bob wi+4=r
Anne take
David draw
Chloé r9
Bob rsk
David draw
Chloé draw
Bob r6
Anne rsk
Chloé draw
Bob r5
Anne r1
David draw
Chloé b1
Bob wi=y
Anne y1
David y6
Chloé yrv
David y4
Anne y1
Bob y7
Chloé y7
David b7 uno
Anne b9
Bob wi+4=g
Chloé take
David draw
David g+2 uno
Bob g6
Chloé g1
David draw
Anne draw
Bob g2
Chloé b2
David b9 uno
Anne b0
Bob draw
Chloé b8
David b4
