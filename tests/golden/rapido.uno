[Format "1"]
[Rules "rapido"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "y5 y+2 rsk b3 r0 brv b4"]
[Deck "bsk bsk ysk y4 ysk grv g7 wi+4 b1 b0 b4 r7 b5 un y1 yrv r5 un r9 wi y8 y5 brv b5 g9 wi+4 y7 g8 wi r2 g1 y7 r9 wi+4 y9 y2 r4 g8 y4 b6 r3 g4 y1 b9 g5 rrv gsk b+2 y5 b3 r1 r4 g9 y+2 b8 y3 wi+4 b4 b8 b7 r+2 r7 b7 r8 r6 b6 g0 g+2 g2 wi y0 yrv r0 y6 y9 b9 rsk r8 brv un r5 g+2 gsk r+2 wi g6 y2 r1 r6 g3 y8 b2 un b3 g6 b+2 g2 g4 r2 g7 r3 y6 y+2 g5 b2 g3 grv rrv b1 g1 rsk y3"]

Bob name b
Bob bsk
Chloé bsk
David ysk
Bob jump ysk call
Chloé take
David y7
Anne yrv
David brv
Anne b5
Bob jump b5 call
Bob r5
Chloé un
David take
David wi+4=r
Anne challenge
Anne wi+4=r
Bob take
Chloé wi+4=y
David take
Anne y4
Bob g4
Chloé grv
Bob g9
Anne g8
David jump g8 call
David gsk
Chloé take
Bob g5
Anne wi=r uno
David r4
Chloé un
Bob take
Bob jump r4 call
Bob r1
Anne r7
