[Format "1"]
[Rules "teams"]
[Option "deal 4"]
[Option "target 60"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "b7 wi r3 g5"]
[Deck "b1 gsk wi brv gsk y1 g1 g7 b+2 r3 r2 r7 rrv brv bsk r3 y7 r5 b9 wi+4 g+2 b7 g8 wi y8 g4 g+2 r4 r4 grv g6 g0 wi r2 g8 rsk g1 r5 r+2 b9 bsk y5 y0 b1 y2 g6 y4 y2 r8 r6 rsk y9 r9 g3 wi ysk r+2 b5 b4 b+2 g5 b8 y+2 g4 y7 ysk rrv y6 yrv b0 y8 b5 r8 b7 r1 g3 wi+4 wi+4 y3 b3 g2 r9 yrv r6 b2 y1 y6 g2 g5 g9 r7 g9 y5 y3 y9 wi+4 r0 grv y+2 b3 b2 r1 b6 g7 b4 b8 b6 y4"]

Bob draw
Chloé y1
David g1
Anne g7
Bob gsk
David bsk
Bob b+2
David wi=r uno
Anne r7
Bob rrv
Anne brv uno
Bob b1 uno
Chloé brv
Bob draw
Anne draw
Anne b7 uno
David draw
Chloé b9
Bob draw
Bob wi=r
Anne r3
chance dealer: y7 wi+4 g+2 bsk
chance shuffle: r7 r2 wi y7 b4 y9 b3 wi y1 r3 g5 g6 gsk g3 y8 b8 r6 wi+4 r5 bsk r9 r4 r2 b5 y2 rrv b2 rsk b6 y3 g7 y9 b8 b3 rrv ysk r+2 g9 y6 y7 r8 g8 y2 grv y+2 r+2 r3 r9 g8 y1 g+2 ysk y5 brv yrv b2 wi+4 r7 yrv r8 y0 b9 b4 g7 g1 b7 y+2 bsk y6 g2 r1 gsk grv y4 b1 brv b6 b9 g0 y5 wi b0 g2 b7 r6 g6 b+2 g1 r5 r4 y8 g+2 y3 wi+4 wi+4 g5 g4 b5 rsk wi b+2 y4 g3 r1 g4 b1 r0 g9
round
Bob r7
Chloé r3
David b3
Anne b8
Bob b4
Chloé draw
Chloé wi+4=r
David take
Anne wi=y
Bob y1 uno
Chloé y9
David r9
Anne draw
Anne r2
Bob draw
Chloé r2 uno
David r5
Anne draw
Bob b5 uno
Chloé draw
David bsk
Bob gsk
chance dealer: g+2 b7 b8 g9
chance shuffle: y1 rsk wi wi g3 b4 r1 g5 y2 wi+4 b2 g0 b3 wi g9 b9 g1 b8 y2 y5 g+2 g7 b7 r8 g6 b8 g4 y7 rsk r9 g+2 b+2 r5 r3 yrv gsk wi+4 g8 y4 grv r1 y1 y4 g6 b2 wi rrv g5 g9 bsk b5 r3 y9 brv b6 r4 y6 y8 rrv bsk g2 gsk r6 y3 r0 r2 b4 y3 ysk b6 y7 g3 grv brv y+2 y8 r8 b0 b+2 g2 b3 yrv y0 r6 y+2 y6 wi+4 y5 y9 b1 r2 g8 r4 r7 b1 r+2 r9 r7 b7 b9 g7 wi+4 g4 r+2 b5 r5 g1 ysk
round
Anne y1
Bob wi+4=r
Chloé take
David wi=g
Anne g3
Bob wi=r
Chloé wi=y
David draw
Anne y2 uno
Bob draw
Chloé b2
David b9
Anne b3
