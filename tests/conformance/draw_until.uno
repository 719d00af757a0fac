; Drawing up to a number of cards, one after the other (HR-12, G-31).

; HR-12: unable to play; each draw draws one, and the seat stays to act until the last.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 g8 y1 r9"]
[Turn "B"]
? legal B: draw
? refused B pass
B draw
? turn B
? refused B pass
? legal B: draw
? refused C y5
B draw
? turn B
? hand B: g2 y3 b9 g8
? legal B: draw
B draw
? hand B: g2 y3 b9 g8 y1
? turn C

; HR-12: it stops when a playable card is played.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 r9 y1"]
[Turn "B"]
B draw
B draw
? turn B
? legal B: r9 draw pass
B r9
? hand B: g2 y3 b9
? top r9
? turn C

; HR-12, G-31: nobody is obliged to play it; any card drawn this turn may be played afterwards.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r9 y1 b1 g1"]
[Turn "B"]
B draw
? legal B: r9 draw pass
B draw
? legal B: r9 draw pass
B draw
? turn B
? legal B: r9 pass
? refused B draw
? refused B g2
B r9
? top r9
? hand B: g2 y3 y1 b1
? turn C

; HR-12, G-31: after the third the player may pass, although a card goes.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 g8 r9"]
[Turn "B"]
B draw
B draw
B draw
? turn B
? legal B: r9 pass
B pass
? count B 5
? turn C

; HR-12: once a playable card has come, passing before the last draw keeps what was drawn.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 r8 y1"]
[Turn "B"]
B draw
? refused B pass
B draw
? legal B: r8 draw pass
B pass
? hand B: g2 y3 b9 r8
? turn C

; HR-12: as old records have it, one may pass after any draw.
[Format "1"]
[Versions ""]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9"]
[Turn "B"]
B draw
B pass
? hand B: g2 y3 b9
? turn C

; HR-12: the clock of a silent player who may not pass yet draws on.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3"]
[Discard "r5"]
[Draw "b9 b8 r8 y1"]
[Turn "B"]
B draw
clock B
? hand B: g2 y3 b9 b8
? turn B
clock B
? hand B: g2 y3 b9 b8 r8
? legal B: r8 pass
clock B
? turn A

; HR-12, HR-05: while B draws on, another may intercept; the turn is lost, the cards are kept.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Option "intercept number"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 b8 r8 y1"]
[Turn "B"]
B draw
C jump y5 call
? turn D
? hand B: g2 y3 b9

; HR-12, G-31: a wild that comes first may be laid, kept, or kept while drawing on.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 2"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3"]
[Discard "r5"]
[Draw "wi b8 r8"]
[Turn "B"]
B draw
? legal B: wi draw pass
B wi=g
? turn A

; HR-12, G-31: a wild counts as playable.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 wi"]
[Turn "B"]
B draw
B draw
? can B wi=g
? legal B: wi draw pass
B wi=g
? colour g
? turn C

; HR-12: whoever holds a card that goes is not unable: one card, and only that one may be played.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 g8"]
[Turn "B"]
B draw
? hand B: r3 g2 b9
? turn C

; HR-12: by choice with a playable card in hand: the drawn card or nothing, as ever.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r9 g8"]
[Turn "B"]
B draw
? legal B: r9 pass
? refused B draw
? refused B r3
B pass
? turn C

; HR-12: another number, and another text.
[Format "1"]
[Rules "classic"]
[Option "draw-until 2"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 g8 r9"]
[Turn "B"]
B draw
B draw
? count B 4
? turn C

; HR-12: off, one card is drawn.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until off"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 g8"]
[Turn "B"]
B draw
? count B 3
? turn C

; HR-12, CORE-15: the draw pile runs out in between, and the discard is shuffled.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5 b4 r9"]
[Draw "b9 end"]
[Turn "B"]
B draw
chance shuffle: b4 r9
B draw
? hand B: g2 y3 b9 b4
? turn B
B draw
? legal B: r9 pass
B r9
? turn C

; HR-12, G-01: nothing is left to draw: what was drawn may still be played, else the turn ends.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r9 end"]
[Turn "B"]
B draw
B draw
? turn B
? legal B: r9 pass
B pass
C draw
? turn D

; HR-12, BR-17: two players; the drawn card is laid with UNO, and a skip lets its player play again.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2"]
[Discard "r5"]
[Draw "rsk y1"]
[Turn "B"]
B draw
? legal B: rsk draw pass
B rsk uno
? turn B
? count B 1
? refused A catch B

; HR-12, BR-18: cards received for a forgotten UNO meanwhile are not drawn this turn.
[Format "1"]
[Rules "classic"]
[Option "draw-until 3"]
[Seats "A B C"]
[Dealer "A"]
[Said ""]
[Hands "A: r1 r2; B: g2; C: y5 y6"]
[Discard "r5"]
[Draw "b9 g8 y1 r9"]
[Turn "B"]
B draw
? turn B
C report B
? turn A
A vote yes
? count B 4
? turn B
? legal B: draw
B draw
? legal B: r9 draw pass

; HR-12, CHAT-04: where a drawn card that goes must be played, it is, whichever draw brought it.
[Format "1"]
[Rules "leaflet"]
[Option "draw-until 3"]
[Option "drawn-card must"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 r9 y1"]
[Turn "B"]
B draw
? legal B: draw
B draw
? top r9
? turn C
