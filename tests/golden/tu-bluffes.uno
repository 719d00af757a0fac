[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Option "boomerang on"]
[Option "target-draw on"]
[Seats "Anne Bob Chloé David"]
[DealerDraw "b4 r2 wi+4 y+2"]
[Deck "y+2 grv g9 wi+4 r4 bo y3 b+2? bo r4 wi+4 r9 g4 y0 y4 r7 b9 grv ysk y9 brv r+2 bsk b5 y6 y4 r1 r6 bsk b2 g0 b7 y8 g3 brv g+2 y9 g4 yrv b2 b1 r8 wi+4 g+2 b+2 bo r3 b6 yrv b4 b5 g1 wi+4? b1 r2 y5 g9 y+2? b8 wi r0 g6 g+2? wi g1 b0 r+2? g5 g7 gsk g5 y2 b+2 rrv r7 g3 g7 y7 r+2 g8 r5 r1 g6 rsk y1 y3 g2 g8 wi gsk y+2 r6 ysk rsk r2 r8 r3 b7 wi+4 wi b6 rrv r9 y8 wi+4? y2 b4 b3 y6 b9 bo y7 y1 g2 b8 b3 r5 y5"]

Chloé draw
Chloé b2
David bsk
Anne take
Bob brv
Anne b+2?>Bob
Bob bo
David wi+4=y
Chloé challenge
Bob y+2
Anne take
David ysk
Chloé bo
Bob y6
Chloé y0
Bob draw
Anne yrv
Bob draw
Chloé grv
Bob g4
Anne g0
David g9
Chloé grv
David draw
David wi+4=y
Anne wi+4=r
Bob take
Chloé r+2
David take
Anne r9
Bob b9
Chloé y9
David y4
Anne y9
Bob yrv
Anne draw
David y3
Chloé y4
Bob b4
Anne b7
David wi+4?>Anne=r
Anne take
Chloé r4
Bob r8
David r1 uno
Chloé draw
Bob b1
Anne b5
David draw
David wi=g uno
Chloé g+2
Bob bo
Anne g9
David g1
