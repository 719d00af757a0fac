; The draw two.

; CORE-08: the next player draws two at once and loses the turn.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r2 r3; B: g3 y+2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b1 b2 b3"]
[Turn "A"]
A r+2
? hand B: g3 y+2 b1 b2
? turn C
? pending 0
? refused B take
? refused B y+2
? colour r

; CORE-08: a draw two on a draw two is lawful, but nothing adds up.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r2 r3; B: g3 g4; C: y+2 y6 y7; D: b7 b8"]
[Discard "r5"]
[Draw "b1 b2 b3 b4 b5 b6"]
[Turn "A"]
A r+2
? count B 4
? turn C
C y+2
? count D 4
? hand D: b7 b8 b3 b4
? turn A

; CORE-08: in the direction of play.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r2 r3; B: g3 g4; C: y+2 y6 y7; D: b7 b8"]
[Discard "r5"]
[Direction "-1"]
[Turn "A"]
A r+2
? count D 4
? turn C
