[Format "1"]
[Rules "extreme"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "y6 g4 r8 b7"]
[Deck "bsk y9 b2 r7 ex y8 b4 bsk rsk g6 ex b6 g2 r7 y5 g9 g3 r3 b1 g0 y1 rrv b2 wi r1 rda wi g1 g2 y6 brv yda y5 r6 rsk b8 y6 ex r4 r2 r8 grv y8 y7 y1 r2 y4 wi gsk grv b2x y3 gsk r9 bda b3 g8 g2x b4 r0 b5 g6 g8 y2x wi ysk ex b5 gda g4 r4 g9 b8 rrv y4 r8 g1 g4 r1 b1 y7 y3 y9 g7 y2 ysk b9 b7 r9 g3 g7 b3 b7 r5 b0 b6 r2x r3 r5 g5 b9 yrv y0 g5 r6 y2 yrv brv"]

David g3
Anne r3
chance press: 6
Bob ex=b
David bsk
Bob b4
Chloé bsk
chance press: 4
Anne draw
Anne b8
Bob b1
Chloé brv
Bob b2
chance press: 6
Anne ex=r
Chloé rsk
Anne rda
David rsk
Bob wi=y
Anne y6
David y8
Chloé yda
Bob y5
chance press: 2
David catch Bob
Anne y9
chance press: 7
David ex=r
Bob r2
chance press: 4
Anne draw
David r1
Chloé g1
chance press: 3
Bob draw
chance press: 3
chance press: 2
Anne g2x
Chloé grv
David grv
Chloé gsk
Anne g8
David g8
Chloé gsk
Anne g6
David g2
Chloé wi=r
Bob r0
chance press: 2
Anne draw
chance press: 5
Anne ex=b
chance press: 2
chance press: 0
Chloé b2x
Anne bda uno
David gda
Chloé wi=r
Bob rrv
Chloé r7
David y7
Anne y8
