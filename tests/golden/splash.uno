[Format "1"]
[Rules "splash"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "dp+1 g9 rrv r1 r5 b4"]
[Deck "wi+4 g1 rrv y4 y1 g6 g3 r4 b4 r1 g0 y5 wi+4 b6 r0 y8 gsk g6 rsk bsk dp+1 y3 y+2 b1 wi rsk b4 y6 b2 dp+2 r9 y2 r6 yrv gsk y3 y9 g4 y9 g2 r1 b5 b7 r4 dp+2 wi+4 r3 bsk grv wi+4 wi r+2 b6 r7 brv g8 grv y4 b3 r3 y7 b1 r8 b0 brv b+2 b3 g8 y5 b+2 dp+1 r2 g4 y1 r5 ysk b5 g7 wi g5 y7 r+2 r7 r5 g5 ysk b9 y6 r2 g+2 g1 wi y8 rrv r6 b8 y+2 y2 y0 g+2 g9 r8 b9 g9 yrv b7 g7 g3 g2 r9 b8 b2"]

Chloé b4
David b6
Anne b4
Bob bsk
David rsk
Bob r4
Chloé dp+1=y
David y3
Anne y+2
Chloé y1
David g1
Anne g0
Bob draw
Bob gsk
David g6
Anne g3
Bob draw
Bob y3
Chloé wi=g
David g6
Anne draw
Bob y6
Chloé wi+4=g
David take
Anne draw
Bob draw
Chloé gsk
Bob catch Chloé
Anne rsk
Chloé r4
David g4
Anne draw
Anne wi+4=r
Bob take
Chloé dp+2=r
Anne catch Chloé
David r1
Anne rrv
David r+2
Bob r6
Anne r9
David y9
Chloé wi+4=r
Bob take
Anne r7
David r1
Chloé r3
Bob wi+4=y
Anne challenge
Anne y9
David dp+2=g
Chloé grv
David g2 uno
Anne g4
Bob dp+1=b
Chloé b3
David wi=y uno
Anne y1
Bob yrv
Anne draw
David ysk
