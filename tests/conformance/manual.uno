; The manual.

; UM-01, CORE-03: left of the dealer starts.
[Format "1"]
[Rules "manual"]
[Seats "A B C D"]
[Dealer "A"]
? turn B
? count B 7
? cards 108

; UM-01, CORE-04, CORE-06: colour, digit or symbol, or a wild.
[Format "1"]
[Rules "manual"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g5 wi y1"]
[Discard "r5"]
[Turn "B"]
? legal B: r3 g5 wi draw
? refused B y1

; UM-02: unable to play: draw one, and lay it straight away.
[Format "1"]
[Rules "manual"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 g3; C: y5 y6"]
[Discard "r5"]
[Draw "r9"]
[Turn "B"]
B draw
B r9
? turn C

; UM-02: what cannot be laid is kept, and the next player plays.
[Format "1"]
[Rules "manual"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 g3; C: y5 y6"]
[Discard "r5"]
[Draw "y9"]
[Turn "B"]
B draw
? hand B: g2 g3 y9
? turn C

; UM-03: one may decline to play: then only the drawn card is usable.
[Format "1"]
[Rules "manual"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g3; C: y5 y6"]
[Discard "r5"]
[Draw "r9"]
[Turn "B"]
B draw
? refused B r3
? can B r9
B pass
? turn C

; UM-04, G-08: one card left without UNO: two cards if denounced before the next act.
[Format "1"]
[Rules "manual"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 g7; B: r9 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A r3
? can B catch A
C catch A
? count A 3
? turn B

; UM-04, G-08: afterwards it is too late.
[Format "1"]
[Rules "manual"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 g7; B: r9 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A r3
B r9 uno
? refused C catch A
? count A 1

; UM-04: said with the card, it is in order.
[Format "1"]
[Rules "manual"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 g7; B: r9 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A r3 uno
? refused C catch A

; UM-05, UM-12: the last draw two is drawn and counted, where a table counts.
[Format "1"]
[Rules "manual"]
[Option "scoring winner"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r+2; B: r9"]
[Discard "r5"]
[Draw "y3 g1"]
[Turn "A"]
A r+2
? hand B: r9 y3 g1
? round over A
? scores: A 13; B 0

; UM-05: the last wild draw four is drawn and cannot be doubted.
[Format "1"]
[Rules "manual"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi+4; B: r9"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? count B 5
? round over A

; UM-06, G-09: the draw pile runs out: the discard is shuffled and its top card kept.
[Format "1"]
[Rules "manual"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b1; B: b2 b3"]
[Discard "y9 g2 r5"]
[Draw "end"]
[Turn "A"]
chance shuffle: r5 g2
A draw
? top y9
? hand A: b1 r5
? cards 6

; S-03, UM-07: the first card is a reverse: A, the dealer, plays, then D.
[Format "1"]
[Rules "manual"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2 r4; B: g3 g4; C: y5 y6; D: b7 b8"]
[First "rrv"]
? turn A
? direction -1
A r1
? turn D

; UM-07, TWO-04, G-18: of two, the dealer starts as well.
[Format "1"]
[Rules "manual"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2 r4; B: g3 g4"]
[First "rrv"]
? turn A
A r1
? turn B

; UM-08: a wild: left of the dealer names the colour and plays at once.
[Format "1"]
[Rules "manual"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[First "wi"]
? refused A name g
B name g
? colour g
? turn B

; UM-09: a wild draw four: another is turned up, and no card is lost.
[Format "1"]
[Rules "manual"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g4 g5; C: y5 y6; D: b7 b8"]
[First "wi+4"]
[Draw "g3"]
? top g3
? turn B
? cards 108

; S-109, UM-10, G-06: g5 could have been played: A draws four, the card and blue stay, B plays.
[Format "1"]
[Rules "manual"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: wi+4 g5 y2; B: g3 b4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge
? count A 6
? top wi+4
? colour b
? count B 2
? turn B

; UM-10, G-06: nothing else went: the doubter draws six and passes.
[Format "1"]
[Rules "manual"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: wi+4 g6 y2; B: g3 b4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge
? count B 8
? colour b
? turn C

; UM-10, G-05: a plain wild is another valid move, a second wild draw four is none.
[Format "1"]
[Rules "manual"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: wi+4 wi y2; B: g3 b4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge
? count A 6
? turn B

; UM-11, G-10: a draw two: B draws two, C plays.
[Format "1"]
[Rules "manual"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[First "r+2"]
? count B 4
? turn C

; UM-11, G-10: a skip: B passes, C plays.
[Format "1"]
[Rules "manual"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[First "rsk"]
? turn C
? direction 1

; UM-12: no target is stated: whoever wins the round wins.
[Format "1"]
[Rules "manual"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r3; B: r9"]
[Discard "r5"]
[Turn "A"]
A r3
? game over A
? scores: A 0; B 0

; UM-12: a school of points may be chosen.
[Format "1"]
[Rules "manual"]
[Option "scoring losers"]
[Option "target 200"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r3; B: r9"]
[Discard "r5"]
[Turn "A"]
[Scores "A 3; B 195"]
A r3
? scores: A 3; B 204
? game over A

; HR-27: the manual knows no reports; no word is punished.
[Format "1"]
[Rules "manual"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 g7; B: r9 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
? refused C report B
? refused C vote yes

; HR-27: a table may set a price all the same.
[Format "1"]
[Rules "manual"]
[Option "penalty-comment 1"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 g7; B: r9 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A report B
C vote yes
? count B 3

; TWO-04, UM-07: two players: the dealer plays first, then the other one.
[Format "1"]
[Rules "manual"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2 r3; B: b1 b2"]
[First "rrv"]
? turn A
? direction -1
A r1
? turn B

; UM-10, TWO-02, G-06: two players: a wrong doubt costs six, and the same player plays again.
[Format "1"]
[Rules "manual"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: wi+4 g1 g3; B: b1 b2"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge
? count B 8
? turn A

; UM-04, G-08: B's card ends the chance to denounce A.
[Format "1"]
[Rules "manual"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b1 r4; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A r1
B r4 uno
? refused C catch A
