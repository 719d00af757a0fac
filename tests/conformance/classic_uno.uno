; UNO and CONTRE-UNO under the classic rules.

; WP-19: UNO is said with the next-to-last card.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: r9 g4 g5; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r3 uno
? refused C catch A
B r9
? refused C catch A

; S-37, WP-19: B has played, A is still on one card: C may denounce, and A draws two.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: r9 g4 g5; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "y1 y2"]
[Turn "A"]
A r3
B r9
? can C catch A
? can B catch A
? refused A catch A
C catch A
? hand A: g7 y1 y2
? turn C
? refused D catch A

; S-37, WP-19: a position where A has not said UNO, whoever's turn it is.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g7; B: g4 g5; C: y5 y6; D: b7 b8"]
[Discard "g9"]
[Turn "C"]
[Said ""]
? can B catch A
C catch A
? count A 3
? turn C

; WP-19: the chance stays open after a draw, too, until A says UNO.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: r9 g4 g5; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r1"]
[Turn "A"]
A r3
B draw
B pass
? can D catch A
A uno
? refused D catch A
? count A 1

; WP-19: after the penalty A announces again the next time.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 g7; B: r9 g4 g5; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "y1 y2 b1 y3 g1 g2"]
[Turn "A"]
A r3
B r9
C catch A
? refused A uno
? refused D catch A
C draw
D draw
A draw
? count A 4

; WP-21: whoever draws and comes back to one card owes UNO anew.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r3 g7; B: b4 b5"]
[Discard "r5"]
[Draw "y1 r8 y9"]
[Turn "A"]
A r3 uno
B draw
? refused B catch A
A draw
? count A 2
A r8
? can B catch A
A uno
? refused B catch A
? count A 1

; WP-21, WP-19: drawing ends the chance, for A holds two cards again.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r3 g7; B: b4 b5"]
[Discard "r5"]
[Draw "y1 y8 y9"]
[Turn "A"]
A r3
B draw
? can B catch A
A draw
? refused B catch A
? refused A uno
? count A 2

; WP-21: A lays the drawn card, is on one card again and says nothing: two cards.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: g7; B: b4 b5"]
[Discard "r5"]
[Draw "r8 y1 y2 y3"]
[Turn "A"]
A draw
A r8
? count A 1
B draw
? can B catch A
B catch A
? count A 3

; S-38, WP-20: the last card laid without UNO ever said: B denounces, A draws two, the round goes on.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g7; B: g4 g5; C: y5 y6; D: b7 b8"]
[Discard "g9"]
[Draw "y1 y2"]
[Turn "A"]
[Said ""]
A g7
? going
? count A 0
? refused B g4
B catch A
? hand A: y1 y2
? turn B
? going
B g4
? turn C

; S-39, WP-20: A says UNO first: nobody can denounce it, and A wins.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g7; B: g4 g5; C: y5 y6; D: b7 b8"]
[Discard "g9"]
[Turn "A"]
[Said ""]
A g7
? going
A uno
? round over A
? refused B catch A
? refused C catch A

; WP-20: nobody denounces: `round` ends the round, and it is scored.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g7; B: g4 g5; C: y5 y6; D: b7 b8"]
[Discard "g9"]
[Turn "A"]
[Said ""]
A g7
? going
? scores: A 0; B 0; C 0; D 0
round
? round over A
? scores: A 35; B 0; C 0; D 0
? refused B catch A
round
? going

; WP-20: UNO said with one card in hand: the round ends at once.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g7; B: g4 g5; C: y5 y6; D: b7 b8"]
[Discard "g9"]
[Turn "A"]
[Said ""]
? refused B uno
A uno
A g7
? round over A

; WP-20: from two cards to none between two of B's acts: the chance is the same one.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rsk r3; B: b4 b5"]
[Discard "r5"]
[Turn "A"]
A rsk
? turn A
? can B catch A
A r3
? going
B catch A
? count A 2
? turn B

; WP-20, WP-18: as the last card a draw two hits B before anybody may denounce A.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g+2; B: g4 g5; C: y5 y6; D: b7 b8"]
[Discard "g9"]
[Turn "A"]
[Said ""]
A g+2
? count B 4
? going
C catch A
? count A 2
? turn C

; WP-20: `round` with a dealer goes straight on to the next round.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g7; B: g4 g5; C: y5 y6; D: b7 b8"]
[Discard "g9"]
[Turn "A"]
[Said ""]
A g7
round dealer: C
? going
? dealer C
? scores: A 35; B 0; C 0; D 0

; WP-20, WP-25: a contested last card does not win the match before the chance is gone.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g7; B: g4 g5; C: y5 y6; D: b7 b8"]
[Discard "g9"]
[Turn "A"]
[Said ""]
[Scores "A 470; B 0; C 0; D 0"]
A g7
? going
round
? game over A

; WP-20, CORE-14: the last draw two is drawn first; then the forgotten UNO is denounced, and the
; turn goes on after B.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2; B: b1 b2; C: g1 g2"]
[Said ""]
[Discard "r5"]
[Draw "y9 y8 y7 y6"]
[Turn "A"]
A r+2
? count B 4
? going
C catch A
? hand A: y7 y6
? turn C

; WP-20, HR-05: while a victory may be denounced, nobody plays and nobody intercepts.
[Format "1"]
[Rules "classic"]
[Option "intercept number"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2; B: g2 g5; C: y8 y9"]
[Said ""]
[Discard "r5"]
[Turn "A"]
A r2
? refused B jump g2 call
? refused B g2
A uno
? round over A

; WP-20, HR-08: nor lays an Uno card; denounced, the round goes on with the next player.
[Format "1"]
[Rules "classic"]
[Option "uno-card 1"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2; B: un g5; C: y8 y9"]
[Said ""]
[Discard "r5"]
[Turn "A"]
A r2
? refused B jump un
C catch A
? turn B
? can B un

; WP-19, WP-21: UNO said late settles it; after drawing, nothing is owed.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2 r3; B: g2 g5 g6; C: y8 g9 y1"]
[Discard "r5"]
[Draw "b1 b2 b3"]
[Turn "A"]
A r2
B g2
A uno
? refused C catch A
C g9
A draw
? refused B catch A

; WP-19, WP-21: denounced as long as one card is held, not after drawing.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2 r3; B: g2 g5 g6; C: y8 g9 y1"]
[Discard "r5"]
[Draw "b1 b2 b3"]
[Turn "A"]
A r2
B g2
C g9
? can C catch A
A draw
? refused C catch A
