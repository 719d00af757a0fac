; The aimed draw two and wild draw four: they hit whomever their player chooses.

; HR-21, G-36: A aims r+2? at C: C draws two and misses the next own turn; B plays.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2? r1 r4; B: r3 b4; C: r5 b6; D: r7 b8"]
[Discard "r9"]
[Draw "y1 y2 y3"]
[Turn "A"]
? refused A r+2?
? refused A r+2?>A
? refused A r+2?>none
? can A r+2?>B
? can A r+2?>D
? legal A: r+2?>B r+2?>C r+2?>D r1 r4 draw
A r+2?>C
? hand C: r5 b6 y1 y2
? top r+2?
? turn B
? pending 0
B r3
? turn D
? count C 4
D r7
? turn A
A r1
? turn B
B draw
? turn C
? cards 114

; HR-21, G-36: aimed at the next player it equals a draw two.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2? r1 r4; B: r3 b4; C: r5 b6"]
[Discard "r9"]
[Turn "A"]
A r+2?>B
? count B 4
? turn C
C r5
? turn A
A r1
? turn B

; HR-21: the aimed wild draw four names a colour as well; nobody may doubt it, although r1 goes.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4? r1 r4; B: g3 b4; C: r5 b6; D: r7 g8"]
[Discard "r9"]
[Turn "A"]
? refused A wi+4?=g
? refused A wi+4?>C
A wi+4?>C=g
? count C 6
? top wi+4?
? colour g
? turn B
? refused C challenge
B g3
? turn D

; HR-21: the colour or the same symbol goes on an aimed draw two; it goes on no plain one of another
; colour.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2? y1 y4; B: y+2? y+2 r4 b4; C: r5 b6; D: y7 b8"]
[Discard "r9"]
[Turn "A"]
A r+2?>D
? legal B: y+2?>A y+2?>C y+2?>D r4 draw
B y+2?>D
? count D 6
? turn C
C draw
? turn A

; HR-21, G-36: hit twice, a player misses two turns.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2? r1 r4 r6; B: y+2? r3 r4; C: r5 b6"]
[Discard "r9"]
[Turn "A"]
A r+2?>C
B y+2?>C
? count C 6
? turn A
A draw
? turn B
B draw
? turn A

; HR-21: two players: it equals a draw two, and A plays again.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r+2? r1 r4; B: r3 b4"]
[Discard "r9"]
[Turn "A"]
A r+2?>B
? count B 4
? turn A

; HR-21, CORE-14: as the last card it is aimed and drawn before the count.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Option "scoring losers"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2?; B: r3; C: r5"]
[Discard "r9"]
[Draw "y1 y2"]
[Turn "A"]
A r+2?>C
? round over A
? scores: A 0; B 3; C 8

; HR-21: left in hand, 20 for the draw two and 50 for the wild.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Option "scoring losers"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: r+2? wi+4?"]
[Discard "r9"]
[Turn "A"]
A r1
? scores: A 0; B 70

; HR-21: turned up first, the draw two hits the player left of the dealer, and the wild goes back.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1; B: r3 r4; C: r5 b6"]
[First "r+2?"]
? count B 4
? turn C
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1; B: r3 r4; C: r5 b6"]
[First "wi+4?"]
[Draw "g3"]
? top g3
? turn B

; HR-21, HR-01, HR-02: nothing is stacked on an aimed card.
[Format "1"]
[Rules "duo"]
[Option "target-draw on"]
[Option "stack wp"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2? r1 r4; B: y+2? g+2 wi+4; C: r5 b6"]
[Discard "r9"]
[Turn "A"]
A r+2?>B
? count B 5
? turn C

; HR-20, HR-21: C, who was not next, returns the effect: A draws and will miss a turn, and B plays as
; if nothing had happened.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Option "boomerang on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2? r1 r4; B: r3 b4; C: bo b6 b7; D: r7 b8"]
[Discard "r9"]
[Draw "y1 y2 g9"]
[Turn "A"]
A r+2?>C
? turn C
? pending 2
? legal C: take bo
C bo
? count A 4
? turn B
B r3
? turn C
C draw
? turn D
D r7
? turn B

; HR-20, HR-21: the same from the seat before A: A is not skipped at once, B plays.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4? r1 r4; B: r3 b4; C: bo b6 b7"]
[Discard "r9"]
[Draw "y1 y2 y5 y6 g9"]
[Turn "A"]
A wi+4?>C=r
C bo
? count A 6
? turn B
B r3
? turn C
C draw
? turn B

; HR-20, HR-21: C takes instead, and misses the next own turn.
[Format "1"]
[Rules "classic"]
[Option "target-draw on"]
[Option "boomerang on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2? r1 r4; B: r3 b4; C: bo b6 b7; D: r7 b8"]
[Discard "r9"]
[Turn "A"]
A r+2?>C
C take
? count C 5
? turn B
B r3
? turn D

; HR-21, G-36: aimed past the next player: the target misses the next own turn.
[Format "1"]
[Rules "leaflet"]
[Option "target-draw on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2? g1 g2; B: r2 r7; C: y1 y2; D: g3 g4"]
[Discard "r5"]
[Turn "A"]
A r+2?>C
? count C 4
? turn B
B r2 uno
? turn D

; HR-21, G-36: aimed at the next player it is as a wild draw four.
[Format "1"]
[Rules "leaflet"]
[Option "target-draw on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4? g1 g2; B: r2 r7; C: y1 y2; D: g3 g4"]
[Discard "r5"]
[Turn "A"]
A wi+4?>B=y
? count B 6
? turn C

; HR-21, CORE-11: play turns round before it: the target misses the turn from the other side.
[Format "1"]
[Rules "leaflet"]
[Option "target-draw on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2? r1 g2; B: rrv r7; C: y1 y2; D: r3 g4"]
[Discard "r5"]
[Turn "A"]
A r+2?>C
B rrv uno
? turn A
A r1 uno
? turn D
D r3 uno
? turn B

; HR-21, CORE-14: as the last card: the target draws, and the round is over.
[Format "1"]
[Rules "leaflet"]
[Option "target-draw on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2?; B: r2 r7; C: y1 y2; D: r3 g4"]
[Discard "r5"]
[Turn "A"]
A r+2?>D
? round over A
? count D 4

; HR-21, G-36: two aimed draw twos at one player: two turns are lost, one a lap.
[Format "1"]
[Rules "leaflet"]
[Option "target-draw on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2? g1 g2; B: b+2? b3 b4; C: y1 y2; D: b8 b9 g3"]
[Discard "r5"]
[Draw "y9 y8 y7 y6 g9"]
[Turn "A"]
A r+2?>D
B b+2?>D
? count D 7
C draw
? turn A
A draw
? turn B
B b3
C draw
? turn A
