[Format "1"]
[Rules "wizz"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "r2 g0 rwz g2 r8"]
[Deck "y2 y7 b7 y8 g7 r2 y8 b0 g1 grv b+2 y1 y3 r9 g3 ywz y+2 wi g+2 ysk bsk b6 g3 g9 y5 wi+4 wi brv y9 b3 g5 r9 y6 g4 gwz rwz r5 ysk gsk r3 y1 rsk gsk r4 r4 g7 b4 g1 b8 rrv bwz b1 grv b2 b3 r1 bsk r7 b1 r8 r+2 b7 b+2 y6 y+2 rrv b9 r5 g+2 g0 g2 rsk y3 r6 b8 wi+4 wi r0 brv g5 y4 r3 r8 y0 y5 b5 yrv b4 r1 y9 b9 r7 r2 r6 g9 g4 g6 wi+4 b5 b6 y7 r+2 g2 wi+4 wi g8 y4 yrv y2 g8 b2 g6"]

David y+2
Bob g+2
David g7
Anne grv
David g1
Chloé y1
Bob wi=g
Anne g5
David y5
Chloé ysk
Anne y7
David y3
Chloé ywz
chance wheel: 7
Bob spin
Anne wi=r
David draw
Chloé r9
Bob draw
Anne r9
David draw
David rwz
chance wheel: 2
Chloé spin
Chloé choose 0
Bob gwz
chance wheel: 5
Anne spin
David g4
Chloé g9
Bob g3
Anne r3
David draw
Chloé draw
Bob g3
Anne gsk
Chloé draw
Bob draw
Anne rsk
Chloé rrv
David draw
Anne r5
Bob draw
Chloé draw
David draw
Anne r2
Bob draw
Bob r1
Chloé draw
David b1
Anne b4
Bob b+2
David bsk
Bob bwz
chance wheel: 8
Chloé spin
Anne shout
Anne discard wi+4
David b3
Anne b6
Bob b7
Chloé brv
Bob grv uno
Chloé draw
David g1 uno
Anne gsk
Chloé bsk
Anne ysk
Chloé y8
David y2
