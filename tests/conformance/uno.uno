; UNO and CONTRE-UNO.

; BR-17: UNO is said with the next-to-last card; nobody can denounce it.
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
[Hands "A: r3 g7; B: g3 g4 g5"]
[Discard "r5"]
[Turn "A"]
A r3
B g3
A g7
? round over A
? refused B catch A

; BR-18: a late UNO is in time while nobody has denounced it or moved.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: r9 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r3
A uno
? refused C catch A
? count A 1
? turn B

; BR-18: after the penalty UNO is no longer owed.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: r9 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r3
B catch A
? count A 3
? refused A uno
? refused B catch A
? turn B

; BR-18: the cards that A's own card makes B draw do not close the chance; C's next act does.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 g7; B: r9 g4; C: r1 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r+2
? count B 4
? turn C
? can D catch A
C r1
? refused D catch A

; BR-18: taking the four cards of a wild draw four is an act, and closes it.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g7; B: r9 g4; C: r1 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=r
? can B catch A
? can C catch A
B take
? refused C catch A

; BR-18, BR-14: denouncing does not answer for B, who still faces the wild draw four.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g7; B: r9 g4; C: r1 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=r
B catch A
? count A 3
? turn B
? pending 4
B take
? turn C

; BR-18: A skips B, so C is the next to play.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rsk g7; B: r9 g4; C: r1 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A rsk
? can B catch A
C r1
? refused B catch A

; BR-17: back at one card after drawing, UNO is owed again.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g7; B: r3 y4 y5; C: b1 b2"]
[Discard "r5"]
[Draw "r9 y1 y2"]
[Turn "A"]
? refused B catch A
A draw
? count A 2
A r9
? can B catch A
C catch A
? hand A: g7 y1 y2

; BR-17: the drawn card may be laid with UNO.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g7; B: r3 y4 y5; C: b1 b2"]
[Discard "r5"]
[Draw "r9 y1 y2"]
[Turn "A"]
A draw
A r9 uno
? refused B catch A

; BR-17: an UNO said too early lapses when a card is drawn.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r3 g7; B: g3 r8 g5"]
[Discard "r5"]
[Draw "b1 y1 y2"]
[Turn "A"]
A uno
A draw
? turn B
? count A 3
B r8
A r3
? refused B catch A
? count A 2

; G-51: a false UNO is void, and so is a false CONTRE-UNO; a play with a false UNO stands.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 g7 g8; B: r4 y4 y5; C: b1 b2"]
[Discard "r5"]
[Turn "A"]
? refused A uno
? refused B catch A
? refused C uno
A r3 uno
? count A 2
? turn B
B r4
? refused A catch B

; S-35 in a position: B is to act and A, who played before, has not said UNO.
; BR-18
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g7; B: r9 g4; C: y5 y6; D: b7 b8"]
[Discard "r3"]
[Said ""]
[Draw "y1 y2"]
[Turn "B"]
C catch A
? hand A: g7 y1 y2
? turn B

; BR-18 in a position: C is to act, so B has acted since, and it is too late.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g7; B: r9 g4; C: y5 y6; D: b7 b8"]
[Discard "r3"]
[Said ""]
[Turn "C"]
? refused C catch A
? refused D catch A

; BR-18: in a position that says nothing of it, whoever holds one card has said UNO.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g7; B: r9 g4; C: y5 y6; D: b7 b8"]
[Discard "r3"]
[Turn "B"]
? refused C catch A

; BR-18, CORE-15: the two cards are there even when the discard must be shuffled for them.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 g7; B: r4 y4 y5; C: b1 b2"]
[Discard "r5 g1 g2"]
[Draw "y9 end"]
[Turn "A"]
A r3
chance shuffle: g2 r5 g1
B catch A
? hand A: g7 y9 g2
? turn B

; BR-18: the next player's taking of the four cards ends the chance to denounce.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g2; B: b1 b2; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? can C catch A
? can B catch A
B take
? refused C catch A
? turn C

; BR-18, BR-16: denounced while B is threatened: A draws two, and B is asked still.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g2; B: b1 b2; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
C catch A
? count A 3
? turn B
? pending 4
B challenge
? count B 8
? turn C
