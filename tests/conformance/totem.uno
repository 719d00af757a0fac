; The totems, in our own reading.

; TOT-01, G-28: a zero captures the totem of its colour; spent, it cancels a draw two, and B plays.
[Format "1"]
[Rules "totem"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r+2 r1 g2; B: r0 g4 g6 r9; C: r2 r3 r4"]
[Discard "r5"]
[Turn "B"]
B r0
C r2
A r+2
? turn B
? legal B: take choose r
? refused B choose g
? refused B r9
B choose r
? count B 3
? turn B
B r9
? turn C

; TOT-01: the victim may take as well, and keeps the totem.
[Format "1"]
[Rules "totem"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r+2 r1 g2; B: r0 g4 g6"]
[Discard "r5"]
[Turn "B"]
B r0
A r+2
B take
? count B 4
? turn A

; TOT-01: without a totem nobody is asked.
[Format "1"]
[Rules "totem"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 g2; B: r0 g4 g6; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r+2
? count B 5
? turn C

; TOT-01: a skip is cancelled as well, and a spent totem is gone.
[Format "1"]
[Rules "totem"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r0 r1 r2 g2; B: r3 r4 g6; C: rsk rsk r8 r9"]
[Discard "r5"]
[Turn "A"]
A r0
B r3
C rsk
? turn A
A choose r
? turn A
A r1
B r4
C rsk
? turn B

; TOT-01: a wild draw four is cancelled; or doubted, as ever.
[Format "1"]
[Rules "totem"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r0 r1 g2; B: wi+4 g3 g6"]
[Discard "r5"]
[Turn "A"]
A r0
B wi+4=g
? legal A: take challenge choose r
A choose r
? count A 2
? turn A
? colour g

; TOT-01: another zero of the colour takes the totem from its holder.
[Format "1"]
[Rules "totem"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r0 rsk r1 g2; B: r0 r+2 g6"]
[Discard "r5"]
[Turn "A"]
A r0
B r0
A rsk
? turn B
? can B choose r
B take
A r1
B r+2
? count A 3

; TOT-01, G-28: all four bring an immediate UNO: one card stays, announced.
[Format "1"]
[Rules "totem"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r0 y0 g0 b0 b1 b2; B: r5 r6 r7 r8 r9"]
[Discard "rsk"]
[Draw "b3 y8 g8 b9 b8"]
[Turn "A"]
A r0
B draw
A y0
B draw
B pass
A g0
B draw
B pass
A b0
? turn A
? refused A keep b1 b2
A keep b2
? hand A: b2
? top b0
? refused B catch A
? turn B

; TOT-01: a last zero wins the round and captures nothing.
[Format "1"]
[Rules "totem"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r0; B: r5 r6"]
[Discard "rsk"]
[Turn "A"]
A r0
? round over A

; TOT-01: with the red totem taken by another, C draws at once.
[Format "1"]
[Rules "totem"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r0 r1 r2; B: r+2 r3 b1; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r0
B r+2
? count C 4
? turn A

; TOT-01: the totem cancels the draw two: nothing is drawn, and its owner plays.
[Format "1"]
[Rules "totem"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r0 r1 r2; B: r3 b1 b2; C: r+2 y1 y2"]
[Discard "r5"]
[Turn "A"]
A r0
B r3
C r+2
? turn A
A choose r
? count A 2
? turn A

; TOT-01, HR-24: a totem cancels every card that hits a player: a 2x.
[Format "1"]
[Rules "totem"]
[Option "2x on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2x r3; B: r0 g2 g3; C: y1 r4 y2"]
[Discard "r5"]
[Draw "b1 b2 b3 b4"]
[Turn "B"]
B r0
C r4
A r2x
? turn B
B choose r
? hand B: g2 g3
? turn B

; TOT-01, H2O-01: a downpour, on the player who spends the totem alone.
[Format "1"]
[Rules "totem"]
[Option "downpour on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 dp+1 r3; B: r0 g2 g3; C: y1 r4 y2"]
[Discard "r5"]
[Draw "b1 b2 b3 b4"]
[Turn "B"]
B r0
C r4
A dp+1=g
? turn B
B choose r
? hand B: g2 g3
? hand C: y1 y2 b1
? turn B

; TOT-01, HR-25: without a totem nobody is asked.
[Format "1"]
[Rules "totem"]
[Option "coup-extreme on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 ex r3; B: g1 g2 g3; C: y1 r4 y2"]
[Discard "r5"]
[Draw "b1 b2 b3 b4"]
[Turn "A"]
A ex=g
? hand B: g1 g2 g3 b1
? turn C

; TOT-01, the earlier version: a 2x is not cancelled.
[Format "1"]
[Rules "totem"]
[Versions ""]
[Option "2x on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2x r3; B: r0 g2 g3; C: y1 r4 y2"]
[Discard "r5"]
[Draw "b1 b2 b3 b4"]
[Turn "B"]
B r0
C r4
A r2x
? count B 4
? turn C

; HR-30: where totems are exchanged, one that another player holds costs the only one of one's own.
[Format "1"]
[Rules "totem"]
[Option "totem exchanged"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: g0 r0 r+2 r5; B: r0 r1 b1 b2"]
[Discard "g5"]
[Turn "A"]
A g0
B r0
A r0
? hears B en normal: "A plays red 0. A gives you the green totem for the red one."
? turn B
B r1
A r+2
? turn B
B choose g
? turn B

; HR-30: of several, its player says which one goes.
[Format "1"]
[Rules "totem"]
[Option "totem exchanged"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: g0 y0 r0 r5 r6; B: r0 g0 b1 b2 r7"]
[Discard "g5"]
[Turn "A"]
A g0
B r0
A y0
B draw
? turn A
A r0
? turn A
? can A choose g
? can A choose y
? refused A choose b
? refused A choose r
A choose y
? hears B en brief: "A: yellow for the red totem."
? turn B

; HR-30: with none to give it is captured, and from the middle it costs nothing.
[Format "1"]
[Rules "totem"]
[Option "totem exchanged"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g0 r1 r5; B: g0 b1 b2; C: g7 y1 y2"]
[Discard "g5"]
[Turn "A"]
A g0
? hears B en brief: "A green 0. A, green totem."
B g0
? hears A en brief: "B green 0. B, green totem."

; HR-30: the clock gives the first of them.
[Format "1"]
[Rules "totem"]
[Option "totem exchanged"]
[Option "time-limit 30"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: g0 y0 r0 r5 r6; B: r0 g0 b1 b2 r7"]
[Discard "g5"]
[Turn "A"]
A g0
B r0
A y0
B draw
A r0
clock A
? turn B

; HR-30: totems go with other rules, too.
[Format "1"]
[Rules "leaflet"]
[Option "totem captured"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: g0 r1 r5; B: g0 g+2 b2"]
[Discard "g5"]
[Turn "A"]
A g0
B g+2
? turn A
A choose g
? count A 2
? turn A
