[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "target 120"]
[Option "deal 5"]
[Option "cursed on"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "wi wi rsk r1"]
[Deck "b9 y1 g2 ysk g2 r9 r9 b8 b6 b6 r2 r7 gsk y2 wi g0 r1 brv wi+4 rrv y3 brv b+2 b2 b5 r2 b0 r6 y0 b2 y5 y8 r0 y+2 y6 y9 g5 b1 wi+4 g7 y9 g4 y+2 wi+4 grv grv b9 y1 rsk g5 ysk b8 g+2 g1 y4 bsk b+2 b4 r7 b1 y7 y3 bsk b7 r3 b4 y4 gsk g1 wi g8 r3 g4 y8 r4 g3 yrv g9 b3 rsk g9 y7 y2 g3 r1 r+2 y6 rrv g7 b5 wi g6 y5 wi+4 wi b3 g6 r8 g+2 r6 r5 r8 r5 g8 b7 yrv r4 r+2"]
[Cursed "wi+4"]

Anne draw
Bob y2
Chloé r2
David rrv
Chloé r9
Bob r9
Anne b9
David b8
Chloé wi=g
Bob draw
Anne gsk
Chloé g2 uno
Bob draw
Bob b2
Anne brv
Bob brv
Anne b6
David draw
David b5
Chloé wi+4=r
chance dealer: wi wi+4 r0 b9
chance cursed: rsk
chance shuffle: g5 b9 g6 r+2 yrv y3 wi y6 r7 b6 r5 b1 b4 g6 b+2 r3 g4 r7 wi rsk r3 y2 g0 y8 g8 brv r6 g9 r4 y4 rsk b+2 b7 b9 r5 y5 y9 grv r6 bsk r+2 y+2 r1 r2 r8 g4 g8 r0 r9 b4 bsk ysk r8 y2 y1 y0 g7 b6 y9 g1 wi y7 wi b3 wi+4 y6 r2 g7 g+2 wi+4 r4 b1 wi+4 rrv g9 g3 wi+4 gsk y+2 b0 y8 brv rrv g+2 y1 g3 y5 b8 ysk g1 b5 b5 b2 grv r9 y4 yrv b7 b2 y3 g5 g2 r1 g2 b3 b8 y7 gsk
round
Anne r7
Bob r7
Chloé r5
David r+2
Bob draw
Chloé b+2
Anne b4
Bob b6
Chloé g6
David g8
Anne g5
Bob g6
Chloé wi=r
Anne catch Chloé
David rsk
Bob draw
Bob r4
Chloé r6
David y6
Anne yrv
David brv
Anne draw
Bob b9
Chloé g9 uno
David draw
Anne g4
Bob draw
Chloé wi=r
