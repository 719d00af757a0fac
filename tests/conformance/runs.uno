; Runs: one digit after the other on the same turn.

; S-71, HR-09: after a 9 no 0 follows.
[Format "1"]
[Option "runs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r9 r0 r8 y1; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r9
? turn A
? refused A r0
? legal A: r8 pass
A r8
? turn B

; S-71, HR-09: a digit two away does not follow.
[Format "1"]
[Option "runs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r6 r8 g6 y1; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r6
? turn A
? refused A r8
A pass
? turn B

; S-71, HR-09: who holds no card that follows is not asked.
[Format "1"]
[Option "runs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r6 r8 y1; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r6
? refused A r8
? turn B

; HR-09: the same digit of any colour, one more, one less, and back again; down to nothing.
[Format "1"]
[Option "runs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r6 g6 g7 g8 g7; B: r3; C: g9 ; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r6
? refused A g7
A g6
A g7
? can A g8
A g8 uno
A g7
? round over A

; HR-09: no symbol and no wild in a run, and no drawing.
[Format "1"]
[Option "runs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r6 rsk wi r7; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r6
? refused A rsk
? refused A wi=r
? refused A draw
? legal A: r7 pass
A r7
? turn B

; HR-09: after a symbol no run begins.
[Format "1"]
[Option "runs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rrv r6 r7; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A rrv
? turn D

; HR-09, CORE-13: after a drawn card the cards that were in hand wait.
[Format "1"]
[Option "runs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: y6 y7; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r6"]
[Turn "A"]
A draw
A r6
? turn B

; HR-09, HR-05: a run may be intercepted; the rest of it is lost.
[Format "1"]
[Option "runs on"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r6 r7 y1; B: r3 r4 g2; C: g6 y5 y7; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r6
? turn A
C jump g6 call
? refused A r7
? turn D

; HR-09, HR-05: whoever intercepts may go on from there.
[Format "1"]
[Option "runs on"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r6 y1; B: r3 r4 g2; C: g6 g5 y7; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r6 uno
C jump g6 call
? turn C
C g5 uno
? turn D

; HR-09, BR-17: UNO may be said during a run, with the next-to-last card or before it.
[Format "1"]
[Option "runs on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r6 r7 r8; B: r3 r4 g2"]
[Discard "r5"]
[Turn "A"]
A r6
A uno
A r7
? refused B catch A
A pass
? turn B
? count A 1

; HR-09: who stays silent goes on no longer.
[Format "1"]
[Option "runs on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r6 r7 r8; B: r3 r4 g2"]
[Discard "r5"]
[Turn "A"]
A r6
clock A
? turn B
? count A 2

; HR-10: nine digits from 1 up, of any colours, at once; two cards are left.
[Format "1"]
[Option "royal-run on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: b1 r2 g3 y4 r5 b6 g7 r8 y9 r0 wi; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "b5"]
[Turn "A"]
? refused A b1 r2 g3
A b1 r2 g3 y4 r5 b6 g7 r8 y9
? top y9
? colour y
? hand A: r0 wi
? turn B

; HR-10: from 9 down; the one card left needs no UNO.
[Format "1"]
[Option "royal-run on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: b1 r2 g3 y4 r5 b6 g7 r8 y9 r0; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "y5"]
[Turn "A"]
A y9 r8 g7 b6 r5 y4 g3 r2 b1
? refused B catch A
? turn B
? count A 1

; HR-10: as the whole hand it wins the round.
[Format "1"]
[Option "royal-run on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b1 r2 g3 y4 r5 b6 g7 r8 y9; B: r3"]
[Discard "y5"]
[Turn "A"]
A y9 r8 g7 b6 r5 y4 g3 r2 b1
? round over A

; S-73, HR-10: the first card must go.
[Format "1"]
[Option "royal-run on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2 g3 y4 r5 b6 g7 r8 y9 r0; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "b5"]
[Turn "A"]
? refused A r1 r2 g3 y4 r5 b6 g7 r8 y9

; HR-10, HR-05: nobody comes between; the last of the nine may be intercepted.
[Format "1"]
[Option "royal-run on"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: b1 r2 g3 y4 r5 b6 g7 r8 y9 r0 wi; B: r3 r4 g2; C: g9 g8 y6; D: b7 b8"]
[Discard "b5"]
[Turn "A"]
A b1 r2 g3 y4 r5 b6 g7 r8 y9
? refused C jump g8 call
? can C jump g9 call

; HR-11: a whole hand of one digit, each of another colour, goes at once, without UNO.
[Format "1"]
[Option "multi-finish on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 g7 b7; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "g5"]
[Turn "A"]
? refused A r7 g7 b7
A g7 r7 b7
? round over A

; S-75, HR-11: two of one colour do not.
[Format "1"]
[Option "multi-finish on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r7; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
? refused A r7 r7

; HR-11: the whole hand, or nothing; and digits alone.
[Format "1"]
[Option "multi-finish on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 g7 y1; B: rsk gsk; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
? refused A r7 g7
A r7
? refused B rsk gsk

; HR-09: the same digit in another colour, up and down again.
[Format "1"]
[Rules "leaflet"]
[Option "runs on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 r4 b4 b5 b4 y9 y8; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r3
? turn A
A r4
A b4
A b5
A b4
? turn B
? hand A: y9 y8

; HR-09: from 9 no card leads on to 0, and no special follows.
[Format "1"]
[Rules "leaflet"]
[Option "runs on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r9 r0 r+2 g1 y2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r9
? turn B

; HR-09, BR-17: UNO with the next-to-last card of the run; the last one wins.
[Format "1"]
[Rules "leaflet"]
[Option "runs on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 r4; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r3 uno
A r4
? round over A

; HR-09, HR-05: intercepted in the middle; the one who intercepts may go on with a run, then the
; next player plays.
[Format "1"]
[Rules "leaflet"]
[Option "runs on"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 r4 r5 y9; B: b1 b2; C: y3 y2; D: g8 g9"]
[Discard "r5"]
[Turn "A"]
A r3
? turn A
C jump y3 call uno
? turn C
? can C y2
C pass
? turn D
? hand A: r4 r5 y9

; HR-10: downward, ending with one card in hand: UNO need not be said.
[Format "1"]
[Rules "leaflet"]
[Option "royal-run on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r9 b8 g7 y6 r5 b4 g3 y2 r1 y5; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r9 b8 g7 y6 r5 b4 g3 y2 r1
? hand A: y5
? top r1
? turn B
? refused B catch A

; HR-10, CORE-14: with the whole hand, it wins.
[Format "1"]
[Rules "leaflet"]
[Option "royal-run on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 b2 g3 y4 r5 b6 g7 y8 r9; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r1 b2 g3 y4 r5 b6 g7 y8 r9
? round over A

; HR-11, WP-20: the whole hand at once, the first card one that goes; nobody may denounce.
[Format "1"]
[Rules "classic"]
[Option "multi-finish on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 b7 g7 y7; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
? refused A b7 r7 g7 y7
A r7 b7 g7 y7
? round over A

; HR-11: not a part of the hand.
[Format "1"]
[Rules "classic"]
[Option "multi-finish on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 b7 g1; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
? refused A r7 b7
