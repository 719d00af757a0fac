; UNO and CONTRE-UNO.

; BR-17: UNO is said with the second-last card; nobody can denounce it.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: r9 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r3 uno
? count A 1
? refused C catch A
? refused A uno
? turn B

; BR-17, G-08: UNO may be said from the start of the turn with two cards.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: r9 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
? can A uno
? refused B uno
A uno
? turn A
? refused A uno
A r3
? refused C catch A

; S-35, BR-18: A is down to one card without UNO; C notices before B has moved: two cards.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: r9 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "y1 y2"]
[Turn "A"]
A r3
? can C catch A
? can B catch A
? refused A catch A
? refused C catch D
C catch A
? hand A: g7 y1 y2
? turn B
? refused D catch A

; BR-18: the next player has played: too late, no penalty.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: r9 g4 g5; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r3
B r9
? refused C catch A
? refused B catch A
? count A 1

; BR-18: the next player has drawn: too late as well.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: y9 g4 g5; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r1"]
[Turn "A"]
A r3
B draw
? turn B
? refused C catch A
? count A 1

; BR-18: nobody notices; A goes out unpunished.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r3 g7; B: g9 g4 g5"]
[Discard "r5"]
[Draw "g1 g2"]
[Turn "A"]
A r3
B draw
A draw
B draw
A r3
