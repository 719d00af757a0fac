; Turns, wilds and doubts under the classic rules.

; S-15, WP-11, CORE-12, CORE-13: B draws, and only the drawn card may be played then.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r9"]
[Turn "B"]
B draw
? refused B r3
? can B r9
B r9
? turn C

; WP-11: a drawn card that goes may be kept.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r9"]
[Turn "B"]
B draw
B pass
? hand B: g2 r3 r9
? turn C

; S-21, CORE-05: a draw two needs its colour or its symbol.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: y+2 g2; C: y5 y6"]
[Discard "r5"]
[Turn "B"]
? refused B y+2

; S-21, CORE-05, WP-12: on another draw two it goes, and adds nothing: C draws two.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: y+2 g2; C: y5 y6"]
[Discard "r+2"]
[Turn "B"]
? can B y+2
B y+2 uno
? count C 4
? turn A

; WP-12: a wild draw four goes on a wild draw four, and adds nothing.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r1 r2; B: wi+4 b1; C: wi+4 b5 b6; D: b7 b8"]
[Discard "y5"]
[Turn "A"]
A wi+4=g
? pending 4
? refused B wi+4=r
B take
? count B 6
? turn C
C wi+4=y
? pending 4
D take
? count D 6

; WP-13: the colour is named with the wild, as the last card too; then the round ends.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi; B: g3 g4"]
[Discard "r5"]
[Turn "A"]
A wi=b
? colour b
? round over A

; S-25, WP-16, WP-14, WP-15, G-06: A holds red: A draws the four, the card and green stay, B plays.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: wi+4 r2 y1; B: g3 b4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? pending 4
B challenge
? count A 6
? count B 2
? top wi+4
? colour g
? turn B
? can B g3

; WP-14, WP-17: the same digit and a wild do not matter: no card of the active colour, so B draws six.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: wi+4 g5 wi y1; B: g3 b4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge
? count B 8
? count A 3
? colour b
? turn C

; WP-14, WP-15: the colour that counts is the one named before, not the printed one.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: wi+4 g5 y1; B: g3 b4; C: y5 y6; D: b7 b8"]
[Discard "wi"]
[Colour "g"]
[Turn "A"]
A wi+4=b
B challenge
? count A 6
? colour b
? turn B

; WP-15: only the victim may challenge, and may simply take the cards.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: wi+4 r5 y1; B: g3 b4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
? refused C challenge
? refused D challenge
B take
? count B 6
? refused B challenge
? turn C

; WP-15: the doubter alone is shown the hand.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: wi+4 r5 y1; B: g3 b4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge
? count A 6

; WP-18, CORE-14: as the last card it needs a colour, cannot be challenged, is drawn, then counts.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi+4; B: b2"]
[Discard "r5"]
[Draw "y3 g1 y4 b5"]
[Turn "A"]
A wi+4=g
? refused B challenge
? hand B: y3 g1 y4 b5 b2
? round over A
? scores: A 15; B 0

; S-115, TWO-02, TWO-03, WP-17: of two, an honest wild draw four is doubted: six cards, and A plays again.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi+4 g2 y1; B: b4 b6"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count B 8
? turn A

; TWO-01, CORE-10, CORE-11: of two, a skip or a reverse lets the same player play again.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rsk rrv r1 r2; B: b4 b6"]
[Discard "r5"]
[Turn "A"]
A rsk
? turn A
A rrv
? turn A

; WP-29: reverse answered by reverse between two players, until one hand is empty.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rrv grv b1; B: g3 b4; C: y5 y6; D: yrv brv b8"]
[Discard "r5"]
[Turn "A"]
A rrv
? turn D
D yrv
? turn A
A grv uno
? turn D
D brv uno
? turn A
A b1
? round over A

; S-107, WP-22, CORE-15: the draw pile is empty: the discard is shuffled, except its top card.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b1; B: b2 b3"]
[Discard "y9 g2 r5"]
[Draw "end"]
[Turn "A"]
chance shuffle: r5 g2
A draw
? top y9
? colour y
? hand A: b1 r5
? cards 6

; WP-27: a comment that the others find costs two cards.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
C report B
D vote yes
A vote yes
? count B 4
? turn A

; S-83, CORE-14, WP-25: A goes out with a draw two: B draws it first, and it counts: 9 + 3 + 1.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r+2; B: r9"]
[Discard "r5"]
[Draw "y3 g1"]
[Turn "A"]
A r+2
? hand B: r9 y3 g1
? scores: A 13; B 0

; S-83, WP-24, CORE-14: the same where the losers keep their points: B scores 13.
[Format "1"]
[Rules "classic"]
[Option "scoring losers"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r+2; B: r9"]
[Discard "r5"]
[Draw "y3 g1"]
[Turn "A"]
A r+2
? scores: A 0; B 13

; S-81, WP-25: the winner takes the points of all hands: 9 + 20 + 50.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1; B: r9; C: bsk; D: wi"]
[Discard "r5"]
[Turn "A"]
A r1
? scores: A 79; B 0; C 0; D 0

; S-117, WP-25: the first at 500 wins.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: bsk gsk"]
[Discard "r5"]
[Turn "A"]
[Scores "A 460; B 0"]
A r1
? scores: A 500; B 0
? game over A

; WP-24: losers add their own hands; when somebody reaches 500, the lowest total wins.
[Format "1"]
[Rules "classic"]
[Option "scoring losers"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1; B: bsk; C: y5"]
[Discard "r5"]
[Turn "A"]
[Scores "A 300; B 480; C 200"]
A r1
? scores: A 300; B 500; C 205
? game over C

; WP-26: rounds won are counted; the target is an option.
[Format "1"]
[Rules "classic"]
[Option "scoring rounds"]
[Option "target 2"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: bsk"]
[Discard "r5"]
[Turn "A"]
[Scores "A 1; B 1"]
A r1
? scores: A 2; B 1
? game over A

; WP-26: three rounds where no target is set.
[Format "1"]
[Rules "classic"]
[Option "scoring rounds"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: bsk"]
[Discard "r5"]
[Turn "A"]
[Scores "A 1; B 2"]
A r1
? scores: A 2; B 2
? round over A
round
? going

; WP-12: a draw two on a draw two, after the first was drawn: two for the next, not four.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r2; B: b1 b2; C: g+2 g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r+2
? count B 4
? turn C
C g+2
? count D 4
? turn A
? colour g

; WP-14, WP-17: a card of the same digit and a wild do not make it a bluff.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 wi g5 y2; B: b1 b2; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count A 3
? count B 8
? turn C

; WP-14, WP-16: a skip of the active colour does; the card and its colour stay, the doubter plays.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 rsk y2; B: b1 b2; C: g1 g2"]
[Discard "r5"]
[Draw "y9 y8 y7 y6 y5 y4"]
[Turn "A"]
A wi+4=r
B challenge
? hand A: rsk y2 y9 y8 y7 y6
? top wi+4
? colour r
? turn B
? legal B: draw

; WP-29, CORE-11: a reverse answered with a reverse: play is as before.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rrv r1; B: b1 b2; C: yrv y2"]
[Discard "r5"]
[Turn "A"]
A rrv uno
? turn C
C yrv uno
? direction 1
? turn A
