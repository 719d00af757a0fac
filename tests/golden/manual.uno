[Format "1"]
[Rules "manual"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "b1 g4 r1 b4 bsk y7"]
[Deck "y6 g7 r3 g5 b9 r6 g0 g6 wi wi+4 r+2 r4 ysk r2 yrv y7 wi y+2 wi wi+4 b0 g+2 b8 y5 y9 b2 y5 wi+4 wi+4 y8 g2 rrv b3 y6 b6 g4 bsk g4 b4 g5 r2 b9 r7 gsk r4 b4 g6 y4 r1 g1 y3 r9 g1 y2 ysk r0 r+2 g9 grv y9 y8 g8 wi g2 brv g9 r8 rsk b8 y4 y+2 b7 g+2 b+2 g8 r8 r7 y7 b2 b1 y1 b3 y3 b6 r9 b7 yrv y2 b5 brv r1 rsk g3 r6 rrv r3 grv gsk g7 r5 y0 bsk r5 b5 g3 b1 y1 b+2"]

Anne ysk
Chloé yrv
Bob wi+4=r
Anne challenge
Anne wi=y
David y5
Chloé y5
Bob y6
Anne y9
David y7
Chloé wi=r
Bob rrv
Chloé r+2
Anne wi=b
Bob b2
Chloé b8
David wi+4=g
Anne take
Bob g+2
David g6
Anne g4
Bob g7
Chloé g0
David g4
Anne b4
Bob b3
Chloé r3
David r4
Anne draw
Anne r7
Bob r2
Chloé r2 uno
David wi+4=g
Anne take
Bob g2
Chloé draw
David g5 uno
Anne gsk
Chloé draw
David draw
David g1
Bob catch David
Anne g6
Bob r6 uno
Chloé r1
David r9
Anne b9
Bob draw
Chloé b9 uno
David b6 uno
Anne bsk
Chloé draw
David draw
David ysk uno
Bob y+2
Anne catch Bob
David y3
