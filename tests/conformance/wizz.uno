; The Wizz cards and the wheel.

; S-129, WIZ-01, WIZ-02: a Wizz is laid like a digit card; B holds a card that goes, but must spin.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: r3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A rwz
? top rwz
? turn B
? refused B r3
? refused B draw
? refused B pass
? refused C spin
? legal B: spin
? cards 112

; WIZ-01: on its colour or on another Wizz, nowhere else; each Wizz calls for the wheel anew.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: ywz gwz r2; B: r3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b1 b2"]
[Turn "A"]
? refused A ywz
A r2
B r3
? turn C

; WIZ-01, WIZ-02: a Wizz goes on a Wizz of another colour, and C spins after D.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r2 r3; B: r3 g4; C: ywz y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 7
chance wheel: 7
A rwz
B spin
? turn C
C ywz
? turn D
? refused D b7
D spin
? turn A
? colour y

; S-125, WH-1, G-39: B keeps two of six, the others slide under the top; the colour stays and C plays.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g1 g2 b3 b4 y7 wi; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 1
A rwz
B spin
? turn B
? refused B keep g1
? refused B keep g1 g2 b3
? refused B keep r9 g1
? refused C keep y5 y6
B keep g1 b4
? hand B: g1 b4
? top rwz
? colour r
? turn C
? cards 112

; WH-1: two cards or fewer stay.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g1 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 1
A rwz
B spin
? hand B: g1 g2
? turn C

; WH-2: every card of a digit goes.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 r4 b4 y7 wi; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 2
A rwz
B spin
? refused B choose 5
B choose 4
? hand B: y7 wi
? top rwz
? turn C

; WH-2: without a digit nothing fits.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: wi gsk; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 2
A rwz
B spin
? count B 2
? turn C

; WH-2, G-39: down to one card, UNO is due; it may be said late, or caught.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 r4 y7; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 2
A rwz
B spin
B choose 4
? count B 1
? can B uno
C catch B
? count B 3
? turn C

; S-127, WH-3: a hand of one colour is emptied, and B wins the round.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 g8; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 3
A rwz
B spin
B choose g
? round over B
? scores: B 29

; WH-3: a wild has no colour and stays; a colour not held cannot be chosen.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 g8 wi b2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 3
A rwz
B spin
? refused B choose y
B choose g
? hand B: wi b2
? turn C

; WH-4: draw until a red card.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 g8; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b1 y2 r9 r8"]
[Turn "A"]
chance wheel: 4
A rwz
B spin
? hand B: g4 g8 b1 y2 r9
? turn C

; WH-4: or until a wild; it cannot be played on this turn.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 g8; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b1 wi r9"]
[Turn "A"]
chance wheel: 4
A rwz
B spin
? hand B: g4 g8 b1 wi
? turn C
? refused B wi=g

; WH-5: draw until a blue card or a wild.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 g8; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r1 y2 b9 b8"]
[Turn "A"]
chance wheel: 5
A rwz
B spin
? hand B: g4 g8 r1 y2 b9
? turn C

; WH-5, CORE-16: with nothing more to draw, B keeps what there is.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 g8; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r1 y2 end"]
[Turn "A"]
chance wheel: 5
A rwz
B spin
? hand B: g4 g8 r1 y2 r5
? turn C

; WH-6: every hand goes to the left neighbour, even while play goes to the right.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Direction "-1"]
[Turn "A"]
chance wheel: 6
A rwz
D spin
? hand B: r1 r2
? hand C: g3 g4
? hand D: y5 y6
? hand A: b7 b8
? turn C
? direction -1

; WH-6, G-49: whoever receives a single card owes UNO.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1; B: g3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 6
A rwz uno
B spin
? hand B: r1
C catch B
? count B 3
? turn C

; WH-7: the hand is told to everyone, and stays.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 g8; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 7
A rwz
B spin
? hand B: g4 g8
? turn C

; WH-8: the first to shout discards a card; then play goes on from C.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 g8; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 8
A rwz
B spin
? turn C
? can A shout
? can B shout
D shout
? refused A shout
? turn D
? refused D discard b7 b8
? refused D discard r1
? refused C y5
D discard b7
? hand D: b8
? top rwz
? colour r
? can A catch D
? turn C

; WH-8: nobody shouts before C acts: it is too late.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 g8; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "g1"]
[Turn "A"]
chance wheel: 8
A rwz
B spin
C draw
? refused D shout

; WH-8: a last card that is shouted away wins the round.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r1 r2; B: g4 g8; C: y5 y6; D: b7"]
[Discard "r5"]
[Turn "A"]
chance wheel: 8
A rwz
B spin
D shout
D discard b7
? round over D

; S-99, WH-9, G-39: C and D tie with nines: nobody discards.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r2 g1; B: g7 g3; C: y9 y6; D: b9 b8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 9
A rwz
B spin
? count B 2
? count C 2
? count D 2
? count A 2
? turn C
? refused C discard y9

; WH-9: the highest digit may be discarded, and only that; play goes on after B.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r2 g1; B: g7 g3; C: y9 y6; D: b8 b2"]
[Discard "r5"]
[Turn "A"]
chance wheel: 9
A rwz
B spin
? turn C
? refused C discard y6
C discard y9
? hand C: y6
? turn C
? top rwz

; WH-9: or kept; a player without a digit abstains.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz r2 g1; B: wi gsk; C: y9 y6; D: b8 b2"]
[Discard "r5"]
[Turn "A"]
chance wheel: 9
A rwz
B spin
C choose none
? count C 2
? turn C
? can C draw

; WH-9, G-39: nobody holds a digit: nothing happens.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz wi wi; B: wi gsk; C: wi wi; D: bsk b+2"]
[Discard "r5"]
[Turn "A"]
chance wheel: 9
A rwz
B spin
? turn C
? count B 2

; WIZ-02, CORE-14: a Wizz as the last card wins; nobody spins.
[Format "1"]
[Rules "wizz"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rwz; B: wi gsk; C: wi wi; D: bsk b+2"]
[Discard "r5"]
[Turn "A"]
A rwz
? round over A

; WIZ-02: of two players the other spins, then A plays again in turn.
[Format "1"]
[Rules "wizz"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rwz r1 r2; B: g4 g8"]
[Discard "r5"]
[Turn "A"]
chance wheel: 7
A rwz
B spin
? turn A

; WIZ-02, WP-04: turned up first, it makes B spin.
[Format "1"]
[Rules "wizz"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 r4; C: y5 y6"]
[First "rwz"]
? turn B
? legal B: spin
chance wheel: 7
B spin
? turn C

; WIZ-03: the wheel has nine faces; a Wizz in hand is worth twenty, by likeness (G-50).
[Format "1"]
[Rules "wizz"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: bwz"]
[Discard "r5"]
[Turn "A"]
A r1
? scores: A 20; B 0

; WH-6, G-49: to the left neighbour, also where play goes rightward; one card received owes UNO.
[Format "1"]
[Rules "wizz"]
[Seats "A B C"]
[Dealer "C"]
[Direction "-1"]
[Hands "A: rwz g1 g2; B: b1 b2; C: y1"]
[Discard "r5"]
[Turn "A"]
A rwz
? turn C
chance wheel: 6
C spin
? hand B: g1 g2
? hand C: b1 b2
? hand A: y1
? turn B
? can C catch A

; WIZ-01, CORE-14: a Wizz as the last card wins; nobody spins.
[Format "1"]
[Rules "wizz"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rwz; B: b1 b2; C: y1"]
[Discard "r5"]
[Turn "A"]
A rwz
? round over A

; WH-2, G-39: every card of the digit; one is left, and UNO is due.
[Format "1"]
[Rules "wizz"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rwz r1 r2; B: b1 r1 g1 y8; C: y1"]
[Discard "r5"]
[Turn "A"]
A rwz
chance wheel: 2
B spin
B choose 1
? hand B: y8
? turn C
? can A catch B

; WH-4: until a wild comes.
[Format "1"]
[Rules "wizz"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rwz r1 r2; B: b1 r1; C: y1"]
[Discard "r5"]
[Draw "g1 g2 wi b3"]
[Turn "A"]
A rwz
chance wheel: 4
B spin
? hand B: b1 r1 g1 g2 wi
? turn C

; WH-8, G-39: the quickest is another player, whose last card it is: the round is won.
[Format "1"]
[Rules "wizz"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rwz r1 r2; B: b1 r1; C: y1"]
[Discard "r5"]
[Turn "A"]
A rwz
chance wheel: 8
B spin
C shout
C discard y1
? round over C

; WH-9, G-39: only digits count in the war; another player wins it, goes down to one card and owes
; UNO.
[Format "1"]
[Rules "wizz"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rwz r1 r8; B: bsk wi; C: y7 y2"]
[Discard "r5"]
[Turn "A"]
A rwz
chance wheel: 9
B spin
? turn A
A discard r8
? hand A: r1
? turn C
? can B catch A

; WH-3, G-39: every card of the colour; a wild has none and stays.
[Format "1"]
[Rules "wizz"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rwz r1 r8; B: bsk b1 wi; C: y7 y2"]
[Discard "r5"]
[Turn "A"]
A rwz
chance wheel: 3
B spin
B choose b
? hand B: wi
? turn C
? can C catch B

; WH-1: with two cards nothing is discarded.
[Format "1"]
[Rules "wizz"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rwz r1 r8; B: bsk b1; C: y7 y2"]
[Discard "r5"]
[Turn "A"]
A rwz
chance wheel: 1
B spin
? count B 2
? turn C

; WH-7: the hand is shown and stays.
[Format "1"]
[Rules "wizz"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rwz r1 r8; B: bsk b1; C: y7 y2"]
[Discard "r5"]
[Turn "A"]
A rwz
chance wheel: 7
B spin
? turn C
? hand B: bsk b1

; WIZ-02, WH-5: two players: the one who spins draws, and then the other plays.
[Format "1"]
[Rules "wizz"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rwz r1 r8; B: bsk b1 y2"]
[Discard "r5"]
[Turn "A"]
A rwz
chance wheel: 5
B spin
? turn A
