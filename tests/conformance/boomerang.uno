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

; HR-20: with the next-to-last card UNO is announced, or denounced.
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

; HR-20, HR-24: every card that hits a player is returned: a 2x, with both its presses.
[Format "1"]
[Rules "extreme"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2x r1 g1; B: bo b1 b2; C: bo r8 y2"]
[Discard "r5"]
[Draw "g1 g2 g3 g4 g5 g6 g7 g8"]
[Turn "A"]
chance press: 2
chance press: 1
A r2x
? turn B
? legal B: take bo
? refused C bo
? hears C en full: "A plays red 2x, 2 cards left. B must take 2 presses of the dispenser or answer."
B bo
? count A 5
? count B 2
? turn C
C r8
? turn B

; HR-20, HR-24, G-35: who takes it presses twice and loses the turn.
[Format "1"]
[Rules "extreme"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2x r1 g1; B: b3 b1 b2; C: bo y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3 g4 g5 g6 g7 g8"]
[Turn "A"]
chance press: 2
chance press: 1
A r2x
? turn B
B take
? count B 6
? turn C

; HR-20, HR-25, G-38: an extreme hit: its author presses until cards come out.
[Format "1"]
[Rules "extreme"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: ex r1 g1; B: bo b1 b2; C: bo y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3 g4 g5 g6 g7 g8"]
[Turn "A"]
chance press: 0
chance press: 2
A ex=g
? turn B
? legal B: take bo
B bo
? count A 4
? colour g
? turn C

; HR-20, HR-24: without a dispenser a press is a card.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Option "2x on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2x r1 g1; B: bo b1 b2; C: bo y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3 g4"]
[Turn "A"]
A r2x
B bo
? hand A: r1 g1 g1 g2
? turn C

; HR-20, HR-22, H2O-01: each player hit by a downpour answers for themselves, in turn; the turn goes on
; as usual, and nobody is skipped.
[Format "1"]
[Rules "splash"]
[Option "boomerang on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: dp+2 r1 g1; B: bo b1 b2; C: bo y1 b8; D: y3 y4"]
[Discard "r5"]
[Draw "g1 g2 g3 g4 g5 g6 g7 g8"]
[Turn "A"]
A dp+2=y
? turn B
? legal B: take bo
B take
? hand B: bo b1 b2 g1 g2
? turn C
C bo
? hand A: r1 g1 g3 g4
? count C 2
? turn D
D take
? count D 4
? turn B
? colour y
? top dp+2

; HR-20, HR-22: a boomerang as the last card wins the round, once everybody has been hit.
[Format "1"]
[Rules "splash"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: dp+1 r1; B: bo; C: y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3 g4"]
[Turn "A"]
A dp+1=y
B bo
? going
C take
? hand A: r1 g1
? hand C: y1 y2 g2
? round over B

; HR-20, HR-22, WP-20: a last boomerang without UNO may be denounced; then play goes on after A.
[Format "1"]
[Rules "splash"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: dp+1 r1; B: bo; C: y1 y2"]
[Said ""]
[Discard "r5"]
[Draw "g1 g2 g3 g4"]
[Turn "A"]
A dp+1=y
B bo
C take
? going
A catch B
? count B 2
? turn B

; HR-20, HR-22, CHAT-15: in a game for places two may go out in one downpour.
[Format "1"]
[Rules "chat"]
[Option "boomerang on"]
[Option "downpour on"]
[Seats "A B C D"]
[Hands "A: dp+1 r1 r2; B: bo; C: bo; D: y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3 g4"]
[Turn "A"]
A dp+1
A name y
B bo
C bo
D take
? count A 4
? turn D
D y1
? turn A

; HR-20, HR-19: a blank card that makes the next player draw is returned.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Option "blank +2"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 g1; B: bo b1 b2; C: bo y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3"]
[Turn "A"]
A bl=g
? turn B
B bo
? count A 4
? turn C

; HR-20, HR-19: and one that takes the turn.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Option "blank skip"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 g1; B: bo b1 b2; C: bo y1 y2"]
[Discard "r5"]
[Turn "A"]
A bl=y
? turn B
? legal B: take bo
B bo
? turn C
C y1
? turn B

; HR-20, HR-19: and one by which everyone draws; a plain one hits nobody.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Option "blank everyone-draws"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 g1; B: bo b1 b2; C: bo y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3"]
[Turn "A"]
A bl=g
B bo
C take
? count A 3
? count B 2
? turn B

; HR-20, HR-19: a plain blank card hits nobody.
[Format "1"]
[Rules "classic"]
[Option "boomerang on"]
[Option "blank wild"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 g1; B: bo b1 b2; C: bo y1 y2"]
[Discard "r5"]
[Turn "A"]
A bl=b
? turn B
? refused B bo

; HR-20, RAP-10: the Uno card of Rapido: its player draws the eight, and the victim’s answer is the turn.
[Format "1"]
[Rules "rapido"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: un r1 g1; B: bo b1 b2; C: bo y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3 g4 g5 g6 g7 g8 g9"]
[Turn "A"]
A un
B bo
? count A 10
? turn C

; HR-20, the earlier version: a 2x cannot be returned.
[Format "1"]
[Rules "classic"]
[Versions ""]
[Option "boomerang on"]
[Option "2x on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2x r1 g1; B: bo b1 b2; C: bo y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3 g4"]
[Turn "A"]
A r2x
? count B 5
? turn C
