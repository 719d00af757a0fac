[Format "1"]
[Rules "dice"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "y1 g3 y5 g1"]
[Deck "r6 b4 b3 r3 r4 y3 b4 b3 b1 b2 g2 g4 b2 b6 y2 g1 g5 g6 b4 y1 y4 g6 y4 r1 b6 g4 r3 g1 g4 g6 b4 r4 g5 y1 b3 y3 b2 g1 r2 y4 y5 y5 g3 g1 r3 r1 g6 r5 g6 y3 y2 b6 r5 b6 y1 g2 y3 y2 y6 y6 g3 r1 g5 b3 g2 b5 y2 b5 r3 r5 r4 y6 y5 b4 y6 r4 b5 b1 b6 b2 r2 r6 b1 g2 g1 y5 y4 r6 y3 r6 y2 r2 b1 b5 b1 r1 b2 y1 r6 r1 r3 r5 g4 b5 b3 y1 r2 g4 y5 r4 r2 g5 g3 g2 g3 r5 g3 y4 g5 y6"]

David r4
David r6
Anne b6
Anne b4
Anne b2
Bob b3
Bob b4
Bob b4
Chloé b3
Chloé r3
David r1
Anne draw
Bob r3
Chloé draw
David r4 uno
Anne draw
Bob draw
Chloé r2
Chloé b2
David draw
Anne draw
Bob draw
Chloé draw
David draw
Anne draw
Bob draw
Chloé draw
David draw
Anne b6 uno
Bob draw
Chloé b6
