[Format "1"]
[Rules "challenge"]
[Option "deal 3"]
[Option "target 60"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "b1 r2 g8 r4"]
[Deck "r3 r+2 wi wi b6 b6 b3 r8 y4 b9 r1 y5 r9 y1 b1 rrv y3 gsk y1 b4 r2 y8 g7 g9 rrv g+2 grv ysk y8 yrv g6 g0 b7 r5 rsk b8 b1 r+2 y4 y2 b4 g2 g1 r5 g3 r7 r1 g9 g6 yrv y7 g+2 g5 bsk ysk g7 wi+4 y5 r8 y0 b9 grv y6 brv b0 bsk r4 y3 y+2 rsk b8 b7 gsk b5 b2 r7 r6 b+2 r3 g5 y2 wi wi wi+4 g4 g3 y9 b2 r4 g1 g4 b5 g8 y6 g2 wi+4 b3 y+2 y9 r2 r9 b+2 y7 r6 g8 r0 brv wi+4"]

David r3
Anne r+2
Chloé r8
David draw
David rrv
Chloé wi=y uno
Bob y1
Anne draw
Anne y3
David y4 uno
Chloé y5
chance dealer: b5 g+2 b7 y2
chance dealer: r9
chance shuffle: r9 y9 y9 wi+4 r1 gsk wi grv b5 g4 g+2 g1 y3 yrv rsk b8 r5 g8 b9 g7 b8 y3 wi+4 b7 y6 b+2 y2 b9 y4 r3 b4 b4 g9 ysk rrv y+2 g1 y5 b2 g3 g4 b6 y4 b7 yrv r+2 wi y6 r8 g9 g5 wi+4 bsk r1 r0 g6 r7 brv b3 b6 r6 b+2 y1 r3 b2 y5 g7 r2 g3 y0 r8 g8 r4 wi b0 g6 y2 g2 g0 r+2 y8 g5 b3 ysk b1 y7 y8 gsk y+2 y1 rrv r7 wi+4 rsk brv r4 r2 r9 wi grv b1 g+2 g2 r5 b5 bsk y7 r6
round
Chloé draw
Chloé yrv
Bob grv
Chloé draw
David gsk
Bob g1 uno
Chloé r1
David draw
Anne wi=y
Bob wi+4=r
chance dealer: y1 y8 g5
chance shuffle: r5 r5 wi+4 g5 brv r8 wi+4 grv b7 r6 b9 b3 b1 b9 g0 y6 b2 r+2 wi y+2 g6 yrv b5 g7 y4 rrv y6 yrv r+2 y3 g8 r2 g+2 r4 b7 g1 g9 g7 gsk g2 b4 r3 y1 g+2 r2 r0 r1 grv rrv b6 y8 b2 y1 gsk b8 g3 ysk b3 rsk g2 r9 b+2 g9 b1 g5 y4 r4 wi+4 b8 g3 r7 g4 y5 r1 bsk brv r6 bsk wi rsk b6 b4 g1 wi+4 y0 b0 ysk y7 b5 g8 y7 g6 y5 y+2 r3 y9 y3 r7 y9 b+2 g4 wi y8 y2 r8 wi y2 r9
round
David r5
Anne r5
Bob r8
David wi+4=g uno
Anne take
Bob wi+4=b uno
David take
Anne brv
David b2
Bob b7
chance dealer: y1 rsk
chance dealer: r3
chance shuffle: wi+4 b2 y2 y6 wi y1 y1 bsk y4 wi grv b+2 b5 y7 g9 brv b6 g1 b+2 g5 b8 yrv y+2 b8 wi+4 b1 y7 b9 g1 ysk rrv g+2 g+2 b0 r+2 r9 g6 r6 g4 b7 g3 r8 rrv r4 y8 b4 g5 gsk y5 y4 b4 wi b9 rsk b7 wi+4 y3 r8 rsk b2 brv wi r1 y3 g8 bsk r1 r7 r5 g7 b3 y9 g3 r+2 r3 r6 g2 y0 b5 g4 r3 y5 gsk b1 r4 y+2 r7 r5 r0 y8 r2 g6 g7 y6 r2 g0 g9 ysk wi+4 r9 b3 y9 yrv grv g8 b6 g2 y2
round
Bob y2
David y6
Bob wi=r uno
David draw
Bob wi+4=r
