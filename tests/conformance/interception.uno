; Interception: digits laid out of turn.

; S-61, HR-05: C lays a 7 on a 7 and says so; B loses the turn.
[Format "1"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r2; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r7
? turn B
C jump g7 call
? top g7
? colour g
? hand C: y5 y6
? turn D

; S-63, HR-06: under the exact rule the colour must be the same too.
[Format "1"]
[Option "intercept exact"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r2; B: r3 r4 g2; C: g7 y5 y6; D: r7 b8"]
[Discard "r5"]
[Turn "A"]
A r7
? refused C jump g7 call
? can D jump r7 call
D jump r7 call uno
? turn A

; HR-05, G-54: who does not say the word draws two; the play and the turn stand.
[Format "1"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r2; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b1 b2"]
[Turn "A"]
A r7
C jump g7
? top g7
? hand C: y5 y6 b1 b2
? turn D

; HR-05: the last card goes out of turn as well, and wins the round.
[Format "1"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r2; B: r3 r4 g2; C: g7; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r7
C jump g7 call
? round over C

; HR-05, G-54: the last card without the word: two cards, and the round goes on.
[Format "1"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r2; B: r3 r4 g2; C: g7; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r7
C jump g7
? going
? count C 2
? turn D

; HR-05: only the digits 1 to 9: no 0, no symbol, no wild.
[Format "1"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r0 r1 r2; B: r3 r4 g2; C: g0 wi rsk grv; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r0
? refused C jump g0 call
? refused C jump wi=g call
? refused C jump rsk call
? refused C jump g7 call

; HR-05: no symbol is intercepted, though it lies on top.
[Format "1"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rrv r1 r2; B: r3 r4 g2; C: grv y5; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A rrv
? turn D
? refused C jump grv call

; HR-05: on one's own turn one plays; whoever laid the top card may intercept it.
[Format "1"]
[Option "intercept number"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 b7 r1; B: y7 r4 g2; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A r7
? refused B jump y7 call
? can B y7
A jump b7 call uno
? top b7
? turn B

; HR-05, G-55: a player who has drawn may be intercepted too; an interception may be intercepted.
[Format "1"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 b7 r1 r2; B: g1 g2; C: g7 y5 y6; D: b8 b9"]
[Discard "r5"]
[Draw "r9"]
[Turn "A"]
A r7
B draw
? can B r9
C jump g7 call
? turn D
? refused B r9
A jump b7 call
? turn B
? can B draw

; HR-05, two players: the other one's turn comes again.
[Format "1"]
[Option "intercept number"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r7 b7 r1; B: r4 g2"]
[Discard "r5"]
[Turn "A"]
A r7
A jump b7 call uno
? turn B

; HR-05: without the option nobody lays out of turn.
[Format "1"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r2; B: r3 r4 g2; C: g7 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r7
? refused C jump g7 call

; HR-05, BR-18: down to one card by an interception, without UNO: it may be pointed out.
[Format "1"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r2; B: r3 r4 g2; C: g7 y5; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r7
C jump g7 call
B catch C
? count C 3
? turn D

; HR-05: nobody seizes the turn while a vote is under way.
[Format "1"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r2; B: r3 r4 g2; C: g7 y5; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r7
D report A
? refused C jump g7 call
B vote no
C vote no
? can C jump g7 call

; HR-05: a 0 does not intercept.
[Format "1"]
[Rules "leaflet"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r0 r4 r5; B: b1 b2; C: y0 y2; D: g8 g9"]
[Discard "r5"]
[Turn "A"]
A r0
? refused C jump y0 call

; HR-05, G-54: without the word, two cards; the card and the turn stand.
[Format "1"]
[Rules "leaflet"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 r4 r5; B: b1 b2; C: y3 y2 y4; D: g8 g9"]
[Discard "r5"]
[Turn "A"]
A r3
C jump y3
? count C 4
? top y3
? turn D

; HR-05: who has laid a card does not intercept it with another.
[Format "1"]
[Rules "leaflet"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 r4 r5; B: b1 b2; C: y3 y2 y4; D: g8 g9"]
[Discard "r5"]
[Turn "A"]
A r3
? refused A jump r3 call

; HR-05, CORE-14: with the last card it wins.
[Format "1"]
[Rules "leaflet"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 r4 r5; B: b1 b2; C: y3; D: g8 g9"]
[Discard "r5"]
[Turn "A"]
A r3
C jump y3 call
? round over C

; HR-05: an interception is intercepted; those between lose their turns.
[Format "1"]
[Rules "leaflet"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3 r4 r5; B: b1 b3; C: y3 y2 y4; D: g8 g9"]
[Discard "r5"]
[Turn "A"]
A r3
C jump y3 call
B jump b3 call uno
? turn C

; HR-05, BR-18: an interception ends the chance to denounce.
[Format "1"]
[Rules "leaflet"]
[Option "intercept number"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 b1; B: g1 g2; C: y7 y2 y3"]
[Discard "r5"]
[Turn "A"]
A r7
C jump y7 call
? refused B catch A
? turn A
