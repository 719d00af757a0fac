; Four players, three rounds, a different partner in each (ROT-01, ROT-02).

; ROT-01, ROT-02: round one, AB against CD: partners face, so C sits to A's left; own hands count.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r3 r4; B: r9 g1; C: g5 r7; D: wi rsk"]
[Discard "r5"]
? turn C
C r7
? turn B
B r9
? turn D
D rsk
? turn C

; ROT-01: round two, AC against BD: everybody in the order of the seats.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "A"]
[Round "2"]
[Hands "A: r3 r4; B: r9 g1; C: g5 r7; D: wi r8"]
[Discard "r5"]
? turn B
B r9
? turn C
C r7
? turn D
D r8
? turn A

; ROT-01: round three, AD against BC.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "A"]
[Round "3"]
[Hands "A: r3 r4; B: r9 g1; C: g5 r7; D: wi r8"]
[Discard "r5"]
? turn B
B r9
? turn D
D r8
? turn C
C r7
? turn A

; ROT-01: rightward in round one.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "A"]
[Direction "-1"]
[Hands "A: r3 r4; B: r9 g1; C: g5 r7; D: wi r8"]
[Discard "r5"]
[Turn "A"]
A r3
? turn D
D r8
? turn B

; ROT-02, G-20: each totals their own hand, the winner's partner too.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r3
? round over A
? scores: A 0; B 9; C 50; D 20
? refused A draw
round dealer: A
? turn B
? going

; ROT-01, ROT-02: after the third round the lowest total wins, whatever the points.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "D"]
[Round "3"]
[Scores "A 60; B 50; C 0; D 70"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r3
? scores: A 60; B 59; C 50; D 90
? game over C

; ROT-01: five hundred points do not end it before.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "D"]
[Round "2"]
[Scores "B 499"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r3
? scores: B 508
? round over A
round dealer: A
? going
? turn B

; ROT-02: equal totals win together.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "D"]
[Round "3"]
[Scores "A 9; C 70; D 70"]
[Hands "A: r3; B: r9; C: g1; D: g1"]
[Discard "r5"]
[Turn "A"]
A r3
? game over A B

; ROT-02, G-20: with the other reading both hands of a pair count against each of the two.
[Format "1"]
[Rules "partners"]
[Option "credit pair"]
[Seats "A B C D"]
[Dealer "D"]
[Round "2"]
[Scores "A 1; B 2; C 3; D 4"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r3
? scores: A 1; B 31; C 3; D 33

; ROT-01, ROT-02: three whole rounds.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "A"]
[Round "2"]
[Hands "A: g1 g2; B: r9; C: g5 y7; D: wi y8"]
[Discard "r5"]
B r9
? round over B
round dealer: C deck: r1 r2 r3 r4
? turn A
? going

; ROT-02, G-20: after the third round each has their own total, and the lowest wins.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "D"]
[Round "3"]
[Scores "A 10; B 20; C 30; D 5"]
[Hands "A: r1; B: b9; C: wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r1
? scores: A 10; B 29; C 80; D 25
? game over A

; ROT-01, BR-18: the partner of the round does not denounce; in the next round another is the partner.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "D"]
[Round "1"]
[Hands "A: r1 r2; B: b9 b1; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r1
? refused B catch A
? can C catch A
? can D catch A

; ROT-01, BR-18: in the second round C is the partner.
[Format "1"]
[Rules "partners"]
[Seats "A B C D"]
[Dealer "D"]
[Round "2"]
[Hands "A: r1 r2; B: b9 b1; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r1
? refused C catch A
? can B catch A
? can D catch A
