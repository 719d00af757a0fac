; The boomerang: the victim returns the effect to whoever laid the card.

; S-103, HR-20, G-35: A r+2, B boomerang: A draws two and misses the next turn; C plays; top and colour
; stay.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r4; B: bo b3 b4; C: r5 b6; D: r7 b8"]
[Discard "r9"]
[Draw "y1 y2 y3"]
[Turn "A"]
A r+2
? turn B
? pending 2
? legal B: take bo
B bo
? hand A: r1 r4 y1 y2
? count B 2
? top r+2
? colour r
? pending 0
? turn C
? legal C: r5 draw
C r5
? turn D
D r7
? turn B
? count A 4
? cards 112

; HR-20: whoever takes draws and loses the turn as ever; without a boomerang in hand that is all there
; is to do.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 r4; B: b2 b3 b4; C: r5 b6"]
[Discard "r9"]
[Turn "A"]
A r+2
? legal B: take
B take
? count B 5
? turn C

; HR-20: never on one's own turn, nor drawn and played.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bo r4; B: b3 b4; C: r5 b6"]
[Discard "r9"]
[Draw "bo"]
[Turn "A"]
? refused A bo
? legal A: r4 draw
A r4
B draw
? hand B: b3 b4 bo
? turn C

; HR-20, G-35: a skip is returned: A misses the next turn.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rsk r1 r4; B: bo r3 b4; C: r5 b6 r6"]
[Discard "r9"]
[Turn "A"]
A rsk
? turn B
? pending 0
? legal B: take bo
B bo
? turn C
C r5
? turn B
B r3
? turn C

; HR-20: a skip that nobody returns is accepted.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rsk r1 r4; B: r3 b4; C: r5 b6 r6"]
[Discard "r9"]
[Turn "A"]
A rsk
B take
? turn C
? count B 2

; HR-20: a wild draw four is returned without being doubted: A draws the four, and the colour stays.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 b1 b4; B: bo r3 b4; C: g5 b6 r6"]
[Discard "r9"]
[Turn "A"]
A wi+4=g
? legal B: take challenge bo
B bo
? count A 6
? colour g
? top wi+4
? turn C
? refused C challenge
C g5
? turn B

; HR-20, two players: A draws and loses the turn that comes at once; B plays again.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r+2 r1 r4; B: bo r3 b4"]
[Discard "r9"]
[Turn "A"]
A r+2
B bo
? count A 4
? turn B
? legal B: r3 draw
B r3
? turn A

; HR-20: one boomerang is not answered by another.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 bo r4; B: bo r3 b4; C: r5 b6"]
[Discard "r9"]
[Turn "A"]
A r+2
B bo
? hand A: bo r4 r0 r1
? turn C
? pending 0

; HR-20: as the last card it is returned first; then the round is over.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Option "scoring losers"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1; B: bo; C: r5 b6"]
[Discard "r9"]
[Draw "y1 y2"]
[Turn "A"]
A r+2
B bo
? round over B
? hand A: r1 y1 y2
? scores: A 4; B 0; C 11

; HR-20: with the second-last card UNO is announced, or denounced.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 r4; B: bo r3; C: r5 b6"]
[Discard "r9"]
[Turn "A"]
A r+2
B bo uno
? refused C catch B
? count A 4
? turn C

; HR-20: A's last card cannot be returned.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2; B: bo r3; C: r5 b6"]
[Discard "r9"]
[Turn "A"]
A r+2
? round over A
? count B 4

; HR-20, HR-01: a whole stack goes back to whoever laid the last card of it.
[Format "1"]
[Rules "duo"]
[Option "boomerang on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r4; B: g+2 b3 b4; C: bo b6 g6; D: g7 b8"]
[Discard "r9"]
[Turn "A"]
A r+2
? legal B: take g+2
B g+2
? legal C: take bo
C bo
? count B 6
? count A 2
? turn D
D g7
? turn A
A draw
? turn C

; HR-20: a boomerang turned up first goes back: it has no colour.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r+2 r1; B: bo r3; C: r5 b6"]
[First "bo"]
[Draw "g3"]
? top g3
? turn B

; HR-20: a boomerang left in hand is worth 20.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Option "scoring losers"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: bo r3"]
[Discard "r9"]
[Turn "A"]
A r1
? scores: A 0; B 23

; HR-20: with the rule off there is no such card in the deck, and a skip asks nobody.
[Format "1"]
[Rules "classic"]
[Option "boomerang off"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rsk r1 r4; B: r3 b4; C: r5 b6"]
[Discard "r9"]
[Turn "A"]
A rsk
? turn C
? cards 108

; HR-20, G-35: the author of a wild draw four draws four and misses the next turn.
[Format "1"]
[Rules "leaflet"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g1 g2; B: bo b2 g7; C: y1 y2 g8"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B bo
? count A 6
? colour g
? turn C
C g8
? turn B

; HR-20, G-35: of two players, the one who returns it plays on.
[Format "1"]
[Rules "leaflet"]
[Option "boomerang on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rsk g1 g2; B: bo b2 r7"]
[Discard "r5"]
[Turn "A"]
A rsk
? turn B
B bo
? turn B

; HR-20, DUO-02: a stack goes back to its last author, who misses a turn.
[Format "1"]
[Rules "leaflet"]
[Option "stack same"]
[Option "boomerang on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r2; B: b+2 b1 b2; C: bo y2 y3; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A r+2
B b+2
C bo
? count B 6
? turn D
D draw
? turn A

; HR-20, DUO-02, CORE-14: as the last card, it wins after the author has drawn.
[Format "1"]
[Rules "leaflet"]
[Option "stack same"]
[Option "boomerang on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r2; B: b+2 b1 b2; C: bo; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A r+2
B b+2
C bo
? round over C
? count B 6
