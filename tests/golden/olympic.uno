[Format "1"]
[Rules "olympic"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "y+2 b6 wi r1 r2 r7"]
[Deck "wi+4 y5 un b+2 r+2 wi+4 r9 y3 y0 b3 rsk r7 wi+4 g6 un gsk y1 r8 b9 un b5 b6 brv b0 y8 b+2 g2 y8 g9 g9 b4 b7 r3 y4 ysk b1 r2 g4 b5 y+2 y7 r5 r1 rsk g2 bsk g6 ysk g8 g5 y6 grv wi y7 g3 y4 r7 y+2 b3 r0 r2 un wi g1 g7 g+2 gsk g1 g0 b2 r8 r+2 grv brv yrv rrv y2 b9 g4 b8 y2 y9 r5 bsk wi+4 r4 r6 b2 yrv b4 wi g5 g3 y9 r3 b8 g8 y5 wi b6 b1 y1 b7 rrv y3 r1 r6 g7 g+2 r9 r4 y6"]

Chloé choose 7
Chloé choose left
David wi+4=y
Anne take
Bob un
Chloé un
Anne jump wi+4=b call
Bob challenge
David jump wi+4=b call
Anne take
Bob brv
Bob report Anne hesitation
Chloé vote no
David vote no
Anne b+2
David take
Chloé b+2
Bob take
Anne b4
David r+2
David bsk
Bob rsk rsk
David r+2
Chloé take
Bob un
Anne y+2
David take
Chloé ysk
Anne ysk
Chloé gsk
Anne g6
Chloé jump g6 call
Bob g2 g2
David draw
Chloé draw
Bob draw
Bob wi=r
Anne r3
David r5
Chloé r7>Bob
Anne b7>Chloé
Bob b0>none
Anne b9 uno
David b5
Chloé b5
Bob draw
Anne draw
David g5
Chloé y5
Bob y8
David jump y8 call
Chloé y4
Bob y7>none
Chloé jump y7>none call
Bob y3 uno
Anne g3 uno
David g8
Chloé g9
Bob grv
