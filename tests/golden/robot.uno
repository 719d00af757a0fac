[Format "1"]
[Rules "robot"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "wi+4 rsk y1 g8 r1 r9"]
[Deck "r2 g8 y3 g0 y1 b9 g2 wi y6 y2 rrv b8 g7 r3 y4 g7 b8 ysk g5 r6 b5 y7 bsk y4 g2 r6 r4 r1 grv y+2 rsk y1 y5 r+2 g1 b0 wi r7 r5 g3 g+2 r8 g8 b2 b7 g+2 gsk r9 b3 b6 y6 r3 y5 b9 r8 b6 y0 r0 g5 y9 wi+4 g4 b2 g6 brv g4 g3 y7 b+2 b1 b7 yrv rrv g9 y9 r2 y+2 y2 b3 r9 r5 grv wi y8 r1 brv wi+4 y3 b+2 r4 g6 ysk gsk r+2 g1 wi+4 r7 b1 b4 b5 g9 b4 wi bsk y8 rsk wi+4 yrv"]

chance robot: nothing
Anne rrv
chance robot: nothing
Bob r6
chance robot: nothing
Chloé r2
chance robot: nothing
David y2
chance robot: flip
Anne y4
chance robot: draw
David ysk
chance robot: nothing
Bob y+2
chance robot: nothing
David y7
chance robot: nothing
Chloé y5
chance robot: nothing
Bob y4
chance robot: nothing
Anne r4
chance robot: nothing
David r6
chance robot: colour b
Chloé y6
chance robot: nothing
Bob b8
chance robot: nothing
Anne bsk
chance robot: nothing
Chloé b8
chance robot: stack
Bob wi=g
chance robot: nothing
Anne g5
chance robot: nothing
David g8
chance robot: draw
Chloé g2
chance robot: nothing
Bob g0
chance robot: nothing
Anne g2
David draw
chance robot: nothing
David g3
chance robot: rotate
Chloé g7
Bob draw
chance robot: nothing
Bob g+2
chance robot: nothing
David r+2
chance robot: nothing
Bob r5
chance robot: nothing
Anne r8
chance robot: colour b
David rsk
chance robot: colour g
Bob b5 uno
chance robot: nothing
Anne g8
chance robot: nothing
David g1
chance robot: nothing
Chloé y1
Bob y1
