[Format "1"]
[Rules "totem"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "r6 y0 bsk r3 b3"]
[Deck "g5 g2 brv y2 r1 g8 y1 b4 y5 g8 b8 g5 b4 bsk b9 b5 b6 gsk yrv r5 bsk rsk g6 y9 r3 y+2 b3 y8 r2 r+2 g7 r9 y3 rrv r6 r8 b+2 b0 wi+4 r+2 b2 yrv y4 brv b+2 g9 r1 y7 g7 b7 r8 b9 g6 y4 y8 grv y2 wi wi g3 g1 ysk r0 g4 b7 y0 wi r7 rsk r6 r4 b2 y5 r3 g1 wi+4 r2 gsk wi+4 r5 b3 y6 wi r7 r9 b1 y1 b6 y9 b1 y6 rrv b5 ysk b8 g+2 g9 g3 y7 g2 grv y3 g4 y+2 g0 wi+4 r4 g+2"]

Bob r3
Chloé rsk
Anne r5
Bob g5
Chloé gsk
Anne g5
Bob y5
Chloé y+2
Anne y9
Bob draw
Bob r9
Chloé draw
David b9
Anne b5
Bob bsk
David brv
Chloé bsk
Anne b4
David b8
Chloé g8
Bob draw
Anne y8
Bob catch Anne
David yrv
Anne y2
Bob draw
Chloé g2
David g7
Anne draw
Bob draw
Bob wi+4=b
Chloé challenge
David b3
Anne b0
Bob b+2
David r+2
Anne choose b
Anne r8 uno
Bob rrv
Anne r6
