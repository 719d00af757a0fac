; The skip.

; CORE-10: the next player loses the turn.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rsk r2 r3; B: g3 g4; C: ysk y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A rsk
? turn C
? count B 2
? refused B g3
C ysk
? turn A

; CORE-10: in the direction of play.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rsk r2 r3; B: g3 g4; C: ysk y6; D: b7 b8"]
[Discard "r5"]
[Direction "-1"]
[Turn "A"]
A rsk
? turn C
? direction -1
