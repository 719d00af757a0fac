[Format "1"]
[Rules "partners"]
[Option "deal 3"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "g1 ysk bsk y0"]
[Deck "wi b9 grv bsk g4 rsk y2 b1 b8 b9 wi y3 g5 y5 y9 ysk g1 g2 y4 y5 y1 r4 r8 wi g+2 brv wi+4 y2 r1 b2 b+2 b5 y6 g2 wi rrv r2 b6 yrv wi+4 y+2 g0 g8 r0 y9 y7 b6 wi+4 g6 g7 b3 bsk r2 r4 r5 r3 b1 yrv r7 r1 y6 g9 gsk r9 g9 y7 b+2 rsk y1 y3 r+2 ysk b8 y8 b7 rrv g4 g7 y+2 r5 r6 g3 b5 brv y4 g5 r7 g3 b0 b7 b3 grv r8 g+2 g1 g8 b2 r6 r+2 b4 gsk r9 wi+4 y0 y8 g6 b4 r3"]

Chloé g4
Bob draw
David grv
Bob draw
Chloé wi=b
Bob catch Chloé
Anne bsk
Bob rsk
Anne draw
David wi=y uno
Bob y9
Chloé ysk
David y2
chance dealer: g8 g6 y5 wi+4
chance shuffle: r9 b5 r+2 y+2 rrv wi y8 wi y6 y+2 b7 r1 ysk r0 g3 g2 y7 g0 wi+4 y6 y2 r+2 r3 y1 b1 gsk r1 rsk y3 r8 b3 g4 g5 g5 b8 y4 y0 y9 b6 r3 g+2 bsk b9 yrv g9 b+2 r6 r4 b4 yrv y5 r8 g4 wi+4 y5 r5 rsk g1 b+2 r5 b6 r7 g7 r2 g3 wi+4 rrv r7 brv g8 ysk b5 b7 g2 grv b2 r2 y3 y1 g6 r9 b4 brv b9 g9 b1 wi b2 y7 b8 r6 y2 g8 y4 gsk b3 y8 g7 bsk y9 g+2 wi b0 r4 grv g6 wi+4 g1
round
Chloé y+2
Anne y+2
Chloé wi=b uno
David b7
Anne wi=r uno
Bob rrv
Anne r1
chance dealer: rsk g4 b7 y7
chance dealer: g+2 r+2
chance dealer: g0 r3
chance shuffle: wi+4 r+2 wi+4 gsk r5 b7 b8 wi wi y+2 wi+4 g7 b7 wi+4 r0 g5 b4 b2 g2 y8 ysk b3 b6 b9 b+2 g4 g9 g0 brv wi y2 y6 r4 yrv g1 g3 b1 r8 y4 ysk b8 b0 y5 y+2 y1 g9 r2 yrv r7 brv y0 g8 g5 g4 y3 g+2 b3 g2 r9 b9 g7 grv r5 y5 y7 rrv r9 g3 y7 y4 r1 bsk r3 y6 g6 y9 y9 y1 g8 y2 r7 rsk rsk b4 r4 g1 r2 g+2 b5 b2 gsk r3 b5 y8 y3 g6 b1 r6 b6 r6 r8 b+2 wi r+2 r1 bsk grv rrv
round
Anne wi=r
Bob r+2
Chloé wi=g
Anne wi+4=r uno
Bob take
David r0
Chloé draw
Anne r5
