; The first card and the deal under the classic rules.

; WP-01, CORE-01, CORE-02: ten players, seven cards each, 108 cards.
[Format "1"]
[Rules "classic"]
[Seats "A B C D E F G H I J"]
[Dealer "A"]
? count A 7
? count J 7
? cards 108

; WP-01: two players, too.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "A"]
? count A 7
? count B 7
? cards 108

; WP-03: the highest digit deals.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[DealerDraw "r7 g3 y9 b2"]
? dealer C

; WP-03: whoever draws no digit draws again; B's second card is the highest.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[DealerDraw "r7 wi+4 y8 b+2 g9 b3"]
? dealer B

; WP-03: a second special is drawn again as well.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[DealerDraw "r7 g1 y8 b+2 wi b9"]
? dealer D

; WP-03, G-02: those who tie for the highest digit draw again, and specials do not count there either.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[DealerDraw "r9 g9 y8 b+2 b3 rsk g2 y4"]
? dealer A

; WP-05, WP-04: the first card is a draw two: B draws two and C starts.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[First "r+2"]
? count B 4
? count A 2
? turn C
? direction 1

; WP-06, WP-04: a reverse: the player right of the dealer starts, and the direction stays.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8 b9"]
[First "brv"]
? turn D
? direction -1
D b7
? turn C

; TWO-04, WP-06: of two, the opponent starts.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4"]
[First "brv"]
? turn B

; S-07, WP-07, WP-04: a skip: B passes and C plays; five players.
[Format "1"]
[Rules "classic"]
[Seats "A B C D E"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8; E: r8 r9"]
[First "rsk"]
? turn C
? direction 1
? count B 2

; WP-07: of two, the dealer plays.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4"]
[First "rsk"]
? turn A

; S-09, WP-08, WP-04: a wild: B names the colour and plays; A may not.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[First "wi"]
? turn B
? refused A name g
B name g
? colour g
? turn B
? can B g3

; S-111, WP-09: a wild draw four goes back into the pile, another card is turned up, none is lost.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g4 g5; C: y5 y6; D: b7 b8"]
[First "wi+4"]
[Draw "g3"]
? top g3
? colour g
? turn B
? count B 2
? cards 108

; WP-18, CORE-12: a drawn wild draw four may be laid at once.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: b1 b2; C: y5 y6; D: b7 b8"]
[First "g3"]
[Draw "y9 wi+4"]
[Discard "r1"]
? top g3
B draw
? hand B: b1 b2 y9
C draw
? hand C: y5 y6 wi+4
? turn C

; WP-09: from a whole deal: without a word from chance it goes to the bottom.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "A"]
[Deal "1"]
[Deck "r1 g2 wi+4 b5 y1 y3 r9"]
? top b5

; WP-09: where it goes is chance's to say: here under one card, so that A draws it.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1; B: b2 b3; C: b4 b6"]
[Discard "r5"]
[Turn "A"]
A r1
? round over A
chance place: 1
round deck: b9 b8 b7 b6 b4 b3 b2 g9 g8 g7 g6 g4 g3 g2 y9 y8 y7 y6 y4 y3 y2 wi+4 r5 r9 r8, dealer: C
? top r5
? turn A
? cards 108
A draw
? can A wi+4=r

; WP-09: for the first deal the header says it; here it is turned up twice, then goes under one card.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "A"]
[Deal "1"]
[Deck "r1 g2 wi+4 b5 y1 y3 r9"]
[Place "0 1"]
? top b5
B draw
? can B wi+4=r

; WP-10, HR-18: B exchanges, names the colour, then plays from the new hand.
[Format "1"]
[Rules "classic"]
[Option "swap-card on"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: b1 b2 b3; C: g1 g2; D: y1 y2"]
[First "sw"]
? turn B
? refused B b1
B choose D
B name y
? hand B: y1 y2
? hand D: b1 b2 b3
? colour y
? turn B
B y1 uno
? turn C

; WP-10, HR-18: nobody who holds one card.
[Format "1"]
[Rules "classic"]
[Option "swap-card on"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: b1 b2 b3; C: g1; D: y1 y2"]
[First "sw"]
? refused B choose C
? can B choose A

; WP-09, WP-08: put back under one card; the wild that comes next is named by B.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "A"]
[Deal "1"]
[Deck "r1 r2 wi+4 wi g7"]
chance place: 1
? top wi
? turn B
? cards 108
B name g
? turn B
