; The reverse.

; CORE-11: play goes the other way, and stays so until another reverse.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rrv r2 r3; B: g3 g4 g5; C: gsk yrv y6; D: r7 r8 yrv"]
[Discard "r5"]
[Draw "b1 b2 b3"]
[Turn "A"]
A rrv
? direction -1
? turn D
D r7
? turn C
C draw
? turn B
B draw
? turn A
A r2
? turn D
D r8
? direction -1
? turn C

; CORE-11: the second reverse turns play back.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rrv r2 r3; B: g3 g4 g5; C: y5 y6; D: yrv r8 y1"]
[Discard "r5"]
[Turn "A"]
A rrv
? turn D
D yrv
? direction 1
? colour y
? turn A
