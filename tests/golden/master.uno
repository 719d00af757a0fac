[Format "1"]
[Rules "master"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "y0 r+2 b6 yrv r6 b7"]
[Deck "b1 r5 r3 r7 b6 b3 r2 r4 r0 g9 gsk y2 g0 b3 r2 wi+4 b0 ysk rrv g2 b5 b4 r1 b5 y8 rsk g7 grv y+2 y6 g7 g1 y1 g3 r9 g5 y+2 wi+4 y4 b7 r+2 g+2 r+2 y5 g8 g2 r1 r5 ysk b9 bsk brv grv g9 y0 g+2 wi y3 rsk b1 r8 g6 b8 r3 brv b2 g1 b8 r4 wi+4 r7 g3 y6 b7 y1 b+2 g6 r6 wi+4 b9 g5 y4 wi g8 b6 y8 bsk r6 b4 y5 g4 r8 rrv gsk g4 y7 b+2 r9 y3 y9 y7 yrv wi y2 y9 b2 wi yrv"]

Bob ysk
David y2
Anne y6
clock Bob
Chloé draw
David wi+4=r
Anne challenge
Bob rsk
David r7
Anne b7
Bob b4
Chloé draw
David b5
Anne b0
clock Bob
Chloé draw
David draw
Anne b5
Bob r5
Chloé rrv
Bob r+2
David r4
Chloé r+2
Anne y+2
Chloé y5
Bob ysk
David bsk
Bob b3
Anne b1
David b9
Chloé draw
Chloé brv
David grv
Chloé gsk
Anne g0
David g8 uno
Chloé g3
Bob g+2
David g2

