[Format "1"]
[Rules "classic"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "r8 g8 r2 r6 g3 y5"]
[Deck "g5 wi+4 r3 y4 r9 g9 yrv g3 g6 bsk g3 b8 b3 y4 ysk wi+4 g8 b5 y2 b4 r7 g1 r2 r3 y0 g2 b0 r6 wi+4 r8 y1 wi r9 brv g5 r0 b4 g4 gsk bsk y5 wi r8 grv r2 b7 b3 r5 g9 gsk b7 y6 r4 b+2 g2 g1 g7 y8 b1 r1 y8 y+2 b2 r5 r+2 b8 y+2 b9 y5 wi y6 y9 g4 g6 y9 b9 r4 y3 g8 wi b2 rsk brv yrv grv r6 rrv y1 r7 g0 ysk b1 r1 y7 b6 r+2 y3 b5 rsk g+2 y2 y7 wi+4 b+2 b6 g7 rrv g+2"]
[Place "36"]

Chloé g8
David wi+4=g
Anne challenge
Anne g3
Bob r3
Chloé r9
David g9
Anne draw
Anne g5
Bob g3
Chloé g6
David wi=b
Anne b0
Bob wi+4=b
Chloé take
David bsk
Bob b8
Chloé b4
David brv
Chloé b3
Bob b4
Anne draw
Anne bsk
Chloé gsk
Anne ysk
Chloé y0
Bob y4
Anne yrv
Bob draw
Bob y5
Chloé g5
David g1
Anne draw
Anne wi=r
Bob r6
David catch Bob
Chloé r7
David r9
Anne r2
Bob r8 uno
Chloé r0 uno
David draw
David r2
Anne r3
Bob draw
Chloé draw
Chloé b3 uno
David b5
Anne draw
Anne r5 uno
Bob draw
Chloé draw
David draw
Anne draw
Bob draw
Bob r4
Chloé g4 uno
David y4
Anne y6 uno
Bob draw
Chloé draw
David y1
Anne y2
