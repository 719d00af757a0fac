; The challenge: whoever reaches the target is out, and the others play on (CHAL-01 to CHAL-03).

; CHAL-01: the winner of a round adds nothing; every other adds their own hand.
[Format "1"]
[Rules "challenge"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: bsk y1; D: wi"]
[Discard "r5"]
[Turn "A"]
A r3
? round over A
? scores: A 0; B 9; C 21; D 50

; S-85, CHAL-02, G-21: reaching 500 eliminates; the two others play on.
[Format "1"]
[Rules "challenge"]
[Seats "A B C"]
[Dealer "B"]
[Hands "A: b+2; B: g5; C: r3"]
[Discard "r5"]
[Scores "A 480; B 300; C 100"]
[Turn "C"]
C r3
? scores: A 500; B 305; C 100
? out A
? round over C
? refused A draw
? refused B draw
round dealer: B
? going
? turn C
? count A 0
? count B 7
? count C 7
? refused A draw
? cards 108

; CHAL-02: the one who is out neither plays nor deals, and nobody gives them cards.
[Format "1"]
[Rules "challenge"]
[Seats "A B C D"]
[Dealer "D"]
[Scores "A 100; B 520; C 0; D 40"]
[Hands "A: r3 r+2 g1; B: ; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Draw "b1 b2 b3"]
[Turn "A"]
? out B
A r+2
? count C 4
? turn D
? refused B draw
? refused B catch A
? refused C catch B

; CHAL-02: the seat left of the dealer is out: the one after begins.
[Format "1"]
[Rules "challenge"]
[Seats "A B C D"]
[Dealer "A"]
[Scores "B 500"]
[Hands "A: r3 r4; B: ; C: g1 g2; D: y1 y2"]
[Discard "r5"]
? turn C
? out B

; CHAL-02: a first card skips the one who is out.
[Format "1"]
[Rules "challenge"]
[Seats "A B C D"]
[Dealer "A"]
[Scores "B 500"]
[Hands "A: r3 r4; B: ; C: g1 g2; D: y1 y2"]
[First "rsk"]
? turn D

; CHAL-02: short of the target by one point nobody is out.
[Format "1"]
[Rules "challenge"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: g9; C: y1"]
[Discard "r5"]
[Scores "B 490"]
[Turn "A"]
A r3
? scores: A 0; B 499; C 1
? refused B draw
round dealer: A deck: r1 r2 r3 r4 r5 r6 r7 r8 r9 g1 g2 g3 g4 g5 g6 g7 g8 g9 b1 b2 b3 b4
? turn B

; CHAL-02: two reach it in the same round; the one left wins, the lower total ranks second.
[Format "1"]
[Rules "challenge"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: wi; C: g9"]
[Discard "r5"]
[Scores "A 10; B 480; C 495"]
[Turn "A"]
A r3
? scores: A 10; B 530; C 504
? game over A
? out B
? out C
? ranking: A C B

; CHAL-02: another target.
[Format "1"]
[Rules "challenge"]
[Option "target 60"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: wi g9 g1; C: g9"]
[Discard "r5"]
[Turn "A"]
A r3
? out B
? refused A r3
round dealer: C
? turn A

; S-137, CHAL-03, G-21: the duel: reaching 500 loses it.
[Format "1"]
[Rules "challenge"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: ; B: g5 y5; C: r3"]
[Discard "r5"]
[Scores "A 510; B 490; C 300"]
[Turn "C"]
? out A
C r3
? scores: A 510; B 500; C 300
? game over C
? out B
? ranking: C B A
? refused C draw

; S-137, CHAL-03, G-21: with the other reading one must go over it.
[Format "1"]
[Rules "challenge"]
[Option "duel exceed"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: ; B: g5 y5; C: r3"]
[Discard "r5"]
[Scores "A 510; B 490; C 300"]
[Turn "C"]
C r3
? scores: B 500
? round over C
round dealer: C
? going
? turn B

; CHAL-03, G-21: over it, the duel is lost.
[Format "1"]
[Rules "challenge"]
[Option "duel exceed"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: ; B: g5 y6; C: r3"]
[Discard "r5"]
[Scores "A 510; B 500; C 300"]
[Turn "C"]
? out A
C r3
? scores: B 511
? game over C

; CHAL-02, G-21: among three, reaching is enough whatever the duel wants.
[Format "1"]
[Rules "challenge"]
[Option "duel exceed"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: g5 y5; B: g1; C: r3"]
[Discard "r5"]
[Scores "A 490; B 10; C 300"]
[Turn "C"]
C r3
? out A
? scores: A 500; B 11; C 300

; CHAL-03, TWO-01: the last two play by the rules for two: a skip lets its player play again.
[Format "1"]
[Rules "challenge"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: ; B: g5 y6; C: rsk r3 g1"]
[Discard "r5"]
[Scores "A 510"]
[Turn "C"]
C rsk
? turn C
C r3
? turn B

; CHAL-03: a table of two plays the duel from the beginning.
[Format "1"]
[Rules "challenge"]
[Option "target 20"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: g9 y9 b2; B: r3"]
[Discard "r5"]
[Turn "B"]
B r3
? scores: A 20; B 0
? game over B
? ranking: B A

; CORE-14, CHAL-01: the cards of a last draw two count, and may eliminate.
[Format "1"]
[Rules "challenge"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2; B: g1; C: g9"]
[Discard "r5"]
[Draw "wi y1"]
[Scores "B 450"]
[Turn "A"]
A r+2
? scores: B 502
? out B

; CHAL-02, G-01: a blocked round in which everybody reaches the target: fewest points win.
[Format "1"]
[Rules "challenge"]
[Option "target 10"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: b9 y9; B: b8 y8; C: g9 y7"]
[Discard "r5"]
[Draw "end"]
[Turn "A"]
A draw
B draw
C draw
? scores: A 18; B 16; C 16
? game over B
? game over C
? out A

; CHAL-02, G-23: elimination on top of another text in which points are kept.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "elimination on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: g9; C: y1"]
[Discard "r5"]
[Scores "B 495"]
[Turn "A"]
A r3
? out B

; CHAL-02: two players reach the target at once; two are left.
[Format "1"]
[Rules "challenge"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1; B: b9 wi; C: wi wi; D: rsk"]
[Discard "r5"]
[Scores "A 10; B 450; C 420; D 100"]
[Turn "A"]
A r1
? out B
? out C
? scores: B 509; C 520; D 120
? going

; CHAL-02, CHAL-03: both others at once: the last one wins, and of the two the fewer points rank
; higher.
[Format "1"]
[Rules "challenge"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1; B: b9 wi; C: wi wi"]
[Discard "r5"]
[Scores "A 10; B 450; C 420"]
[Turn "A"]
A r1
? game over A
? ranking: A B C

; CHAL-03: the duel: whoever reaches the target is out, however near the other one is.
[Format "1"]
[Rules "challenge"]
[Seats "A B"]
[Dealer "B"]
[Scores "A 499; B 480"]
[Hands "A: r1; B: wi"]
[Discard "r5"]
[Turn "A"]
A r1
? scores: A 499; B 530
? game over A

; CHAL-03, G-21: `duel exceed`: 500 is not more than 500.
[Format "1"]
[Rules "challenge"]
[Option "duel exceed"]
[Seats "A B"]
[Dealer "B"]
[Scores "A 300; B 450"]
[Hands "A: r1; B: wi"]
[Discard "r5"]
[Turn "A"]
A r1
? scores: A 300; B 500
? going

; CHAL-02: a player who is out holds no cards and counts no more; both others reach the target at
; once.
[Format "1"]
[Rules "challenge"]
[Seats "A B C D"]
[Dealer "D"]
[Scores "A 0; B 490; C 600; D 480"]
[Hands "A: r1; B: wi; C: ; D: wi"]
[Discard "r5"]
[Turn "A"]
A r1
? game over A

; CHAL-02, CORE-14: the four cards of the last card count, and put B out.
[Format "1"]
[Rules "challenge"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4; B: g1; C: y1 y2"]
[Discard "r5"]
[Draw "wi wi wi wi+4"]
[Scores "A 0; B 310; C 0"]
[Turn "A"]
A wi+4=b
? scores: A 0; B 511; C 3
? out B
