; The wild draw four, and the doubt.

; CORE-09: the player names a colour; the next draws four and loses the turn.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g5 g6; B: g3 g4; C: y5 b6; D: b7 b8"]
[Discard "r9"]
[Draw "y1 y2 y3 y4 y5"]
[Turn "A"]
A wi+4=b
? colour b
? turn B
? pending 4
? legal B: take challenge
? refused B g3
? refused B draw
B take
? hand B: g3 g4 y1 y2 y3 y4
? count A 2
? pending 0
? turn C
? legal C: b6 draw

; S-23, BR-13, BR-14, BR-15: a bluff, for g5 could be played. A takes the card back, draws four and
; loses the turn; B draws nothing and plays on r5.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g5 y2; B: r3 g4; C: y5 b6; D: b7 b8"]
[Discard "r5"]
[Draw "b1 b2 b3 b4 b5"]
[Turn "A"]
? can A wi+4
A wi+4=b
? turn B
B challenge
? hand A: wi+4 g5 y2 b1 b2 b3 b4
? count A 7
? count B 2
? top r5
? colour r
? turn B
? pending 0
? legal B: r3 draw
B r3
? turn C
? cards 108

; BR-15: the colour that had been named before the bluff counts again.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g5 y2; B: r3 g4; C: y5 b6; D: b7 b8"]
[Discard "wi r1"]
[Colour "g"]
[Turn "A"]
A wi+4=r
B challenge A
? count A 7
? top wi
? colour g
? turn B
? legal B: g4 draw

; BR-13, BR-16: nothing else could be played. B draws six in all and loses the turn; the named
; colour stands.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g6 y2; B: r3 g4; C: y5 b6; D: b7 b8"]
[Discard "r5"]
[Draw "b1 b2 b3 b4 g1 g2 g3"]
[Turn "A"]
A wi+4=b
B challenge
? hand B: r3 g4 b1 b2 b3 b4 g1 g2
? hand A: g6 y2
? top wi+4
? colour b
? turn C
? legal C: b6 draw

; BR-13, G-05: a plain wild in hand could have been played, so it is a bluff.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 wi y2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge
? count A 7
? count B 2
? top r5
? turn B

; BR-13, G-05: a second wild draw four does not make the first a bluff.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 wi+4 y2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
B challenge
? count A 2
? count B 8
? turn C

; BR-13, G-05: a card of the same digit or symbol counts as playable, not only one of the colour.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 ysk y2; B: g3 g4; C: y5 y6"]
[Discard "rsk"]
[Turn "A"]
A wi+4=b
B challenge
? count A 7
? top rsk
? colour r

; BR-13: after a wild only the named colour was playable, so g5 does not count on it.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g5 y2; B: g3 g4; C: y5 y6"]
[Discard "wi r5"]
[Colour "b"]
[Turn "A"]
A wi+4=b
B challenge
? count B 8
? count A 2

; S-27, BR-14: only the next player may doubt.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g5 y2; B: g3 g4; C: y5 b6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
? refused B challenge
A wi+4=b
? refused C challenge
? refused C challenge A
? refused D challenge
? refused A challenge
? refused B challenge C
? can B challenge
? can B challenge A
? legal B: take challenge A
B take
? refused C challenge
? refused B challenge

; BR-14: in the other direction the next player is D.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g5 y2; B: g3 g4; C: y5 b6; D: b7 b8"]
[Discard "r5"]
[Direction "-1"]
[Turn "A"]
A wi+4=b
? turn D
? refused B challenge
D challenge
? count A 7
? turn D

; BR-14: a draw two cannot be doubted, nor a wild.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 g5 y2; B: g3 g4; C: wi y5 b6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r+2
? refused B challenge
? refused C challenge
C wi=b
? refused D challenge

; BR-13: a drawn wild draw four is judged on the whole hand all the same.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 y2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "wi+4"]
[Turn "A"]
A draw
? legal A: wi+4 pass
A wi+4=b
B challenge
? count A 7
? top r5

; BR-13, CORE-13: drawn for want of a card, it is lawful.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: b3 y2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "wi+4"]
[Turn "A"]
A draw
A wi+4=b
B challenge
? count B 8
? turn C

; CORE-09, CORE-08: a wild draw four on a wild draw four adds nothing up.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g5 y2; B: wi+4 g4; C: wi+4 b6 b1; D: b7 b8"]
[Discard "r9"]
[Turn "A"]
A wi+4=y
? refused B wi+4=r
B take
? count B 6
C wi+4=r
? pending 4
D take
? count D 6

; The clock answers for a silent victim: the cards are taken.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 g5 y2; B: g3 g4; C: y5 b6; D: b7 b8"]
[Discard "r9"]
[Turn "A"]
A wi+4=b
clock B
? count B 6
? turn C

; BR-14, BR-15: to the right, the next player is D; the guilty one takes the card back and loses the
; turn, D plays on red 5.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Direction "-1"]
[Hands "A: wi+4 r1 g2; B: b1 b2; C: g1 g2; D: y1 y2"]
[Discard "r5 b7"]
[Draw "y9 y8 y7 y6 y5 y4"]
[Turn "A"]
A wi+4=g
? turn D
? refused B challenge
D challenge
? hand A: wi+4 r1 g2 y9 y8 y7 y6
? top r5
? colour r
? turn D
? count D 2
D draw
? turn D

; BR-13, G-05: a plain wild is a card that could be played.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 wi g2; B: b1 b2; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count A 7
? top r5
? turn B

; BR-13, G-05: another wild draw four is not.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 wi+4 g2; B: b1 b2; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count A 2
? count B 8
? colour g
? turn C

; BR-13: a card of the same digit is, in another colour too.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 y5 g2; B: b1 b2; C: g1 g2"]
[Discard "r5"]
[Colour "r"]
[Turn "A"]
A wi+4=g
B challenge
? count A 7

; BR-13, CORE-07: on a wild only the named colour counts.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 y5 g2; B: b1 b2; C: g1 g2"]
[Discard "wi"]
[Colour "b"]
[Turn "A"]
A wi+4=g
B challenge
? count A 2
? count B 8

; BR-15, BR-17: a bluffer who has said UNO with it holds six cards again.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r2; B: b1 b2; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g uno
? refused C catch A
B challenge
? count A 6
? turn B
