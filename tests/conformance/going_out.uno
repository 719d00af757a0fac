; Laying the last card.

; CORE-14: an empty hand ends the round at once.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: r4 y4; C: b1 b2"]
[Discard "r5"]
[Turn "A"]
? going
A r3
? round over A
? count A 0
? refused B r4
? refused B draw
? refused B uno
? refused C report B

; CORE-14, BR-19: with a draw two as last card the next player draws two first, and they count.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2; B: r9; C: b1"]
[Discard "r5"]
[Draw "y3 g1"]
[Turn "A"]
A r+2
? round over A
? hand B: r9 y3 g1
? count C 1
? scores: A 14; B 0; C 0

; S-83, CORE-14, BR-19, BR-23: the same when each keeps their own: B's 9, 3 and 1.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2; B: r9; C: b1"]
[Discard "r5"]
[Draw "y3 g1"]
[Turn "A"]
A r+2
? scores: A 0; B 13; C 1

; BR-19, CORE-09: with a wild draw four a colour is named and the next player draws four at once; there
; was nothing else in hand, so there is nothing to doubt.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4; B: r9; C: b1"]
[Discard "r5"]
[Draw "y1 y2 y3 y4 y5"]
[Turn "A"]
? refused A wi+4=x
A wi+4=b
? round over A
? colour b
? hand B: r9 y1 y2 y3 y4
? scores: A 20; B 0; C 0
? refused B challenge
? refused B take

; BR-19: in the direction of play.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2; B: r9; C: b1"]
[Discard "r5"]
[Direction "-1"]
[Draw "y3 g1"]
[Turn "A"]
A r+2
? hand C: b1 y3 g1
? count B 1

; CORE-14: a skip, a reverse or a wild as last card ends the round all the same.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rsk; B: r9; C: b1"]
[Discard "r5"]
[Turn "A"]
A rsk
? round over A

[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi; B: r9; C: b1"]
[Discard "r5"]
[Turn "A"]
A wi=y
? round over A
? colour y

; CORE-14, TWO-01: also of two players, who would play again.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rrv; B: r9"]
[Discard "r5"]
[Turn "A"]
A rrv
? round over A
? scores: A 9; B 0

; CORE-14, BR-19, CORE-15: the last draw may need the discard to be shuffled.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2; B: r9; C: b1"]
[Discard "r5 g4"]
[Draw "y3 end"]
[Turn "A"]
chance shuffle: g4 r5
A r+2
? round over A
? hand B: r9 y3 g4
? scores: A 17; B 0; C 0

; The next round: hands and piles stay until then, and everything begins anew.
; CORE-14, CORE-02
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: r4 y4; C: b1 b2"]
[Discard "r5"]
[Direction "-1"]
[Turn "A"]
A r3
? hand B: r4 y4
? top r3
? refused A uno
round dealer: B deck: g1 g2 g3
? dealer B
? turn C
? count A 7
? direction 1
? going
? scores: A 11; B 0; C 0
? cards 108
? hand C: g1 r0 r2 r3 r5 r6 r8

; BR-19, BR-22: two players; a colour is named, B draws four, and they count.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi+4; B: b1"]
[Discard "r5"]
[Draw "y9 y8 y7 y6"]
[Turn "A"]
A wi+4=r
? round over A
? scores: A 31; B 0

; CORE-14, TWO-01: two players; a reverse as the last card wins, nobody plays again.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rrv; B: b1 wi"]
[Discard "r5"]
[Turn "A"]
A rrv
? round over A
? scores: A 51
