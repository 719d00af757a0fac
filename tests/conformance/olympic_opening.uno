; UNO Olympique: how a round begins.

; OLY-11: the dealer is deemed to have played the first card: a draw two hits the next player.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r3; B: g4 g5; C: y8 y9; D: b7 b8"]
[First "r+2"]
? turn B
? pending 2
B take
? count B 4
? turn C

; OLY-11: with a wild draw four the dealer names the colour, and the next player faces it.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r3; B: g4 g5; C: y8 y9; D: b7 b8"]
[First "wi+4"]
? turn A
? refused B name g
A name g
? colour g
? turn B
? pending 4
B take
? turn C

; OLY-11: with a wild the dealer names the colour and the next one plays.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r3; B: g4 g5; C: y8 y9; D: b7 b8"]
[First "wi"]
A name g
? turn B
B g4

; OLY-11: a skip skips the next one, a reverse makes the one on the dealer's right begin.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r3; B: g4 g5; C: y8 y9; D: b7 b8"]
[First "rsk"]
? turn C

[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r3; B: g4 g5; C: y8 y9; D: b7 b8"]
[First "rrv"]
? turn D
? direction -1

; OLY-11 OLY-21: with a 7 the dealer may exchange hands.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r3; B: g4 g5; C: y8 y9 y6; D: b7 b8"]
[First "r7"]
? turn A
? refused B choose A
A choose C
? hand A: y8 y9 y6
? turn D

; OLY-11 OLY-20: with a 0 the dealer may turn them.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r3; B: g4 g5; C: y8 y9 y6; D: b7 b8"]
[First "r0"]
A choose none
? hand A: r1 r3
? turn B

; OLY-11 OLY-22: with a 2 the others lay a 2 or draw.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r3; B: r4 g5; C: g2 y9"]
[First "r2"]
? refused B r4
B draw
C g2 uno
? turn A

; OLY-11 OLY-17: an Uno card opens nothing.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r3; B: r4 g5; C: g2 y9"]
[First "un"]
[Draw "g3"]
? top g3
? turn B

; OLY-07 OLY-08: the dealer says how many cards are dealt, and the way they are dealt is the way of play.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "B"]
[Seed "a"]
? turn B
? refused A choose 9
? refused B choose 6
? refused B choose 16
B choose 9
? turn B
B choose right
? count A 9
? count C 9
? direction -1
? cards 112

; OLY-07: where the table has fixed the number nothing is asked.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Deal "7"]
[Deck "r1 r3 r4 g1 g3 g4 y1 y3 y4 b1 b3 b4 r6 g6 y6 b6 r8 g8 y8 b8 r9 g9"]
? count A 7
? top g9
? turn A

; OLY-09: the deal moves to the left.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: g3; C: y1"]
[Discard "r8"]
[Turn "A"]
A r3
? round over A
round
? dealer A
? turn A
A choose 7
A choose left
? count B 7

; OLY-07: a recount that finds the deal right costs whoever asked for it one card; then it is too late.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Seed "a"]
? refused A recount
C choose 7
C choose left
? can A recount
B recount
? count B 8
? refused A recount

; OLY-07: one that finds it wrong costs the dealer one.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 r4; B: g3 g4; C: y1 y3 y4"]
[First "r8"]
[Turn "A"]
A recount
? count C 4
? count A 2
? turn A

; OLY-07: once a card is laid nobody counts any more.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 r4; B: g3 g4; C: y1 y3 y4"]
[First "r8"]
[Turn "A"]
A r3 uno
? refused B recount

; OLY-04: the banned word costs one card as soon as somebody reports it.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3 r4; B: g3 g4; C: y1 y3 y4"]
[Discard "r8"]
[Turn "A"]
B say what a carton
B say la carte rouge
C report B word
? count B 3
? turn A

; OLY-11, G-17: the dealer who is to name the first colour leaves: the next player names it.
[Format "1"]
[Rules "olympic"]
[Option "abandon on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r3; B: g4 g5; C: y8 y9"]
[First "wi"]
A quit
? turn B
B name y
? colour y
? turn B

; OLY-11, WP-15: the wild draw four that opens a later round is judged by no card of the round
; before: nobody can have bluffed.
[Format "1"]
[Rules "olympic"]
[Option "deal 2"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi r9; B: g4 g5; C: y7 y8"]
[Discard "r5"]
[Draw "b1 b2"]
[Turn "A"]
A wi=r uno
B draw
C draw
A r9
? round over A
round dealer: A deck: g1 y1 r1 g2 y2 r2 wi+4
A name b
? turn B
? pending 4
B challenge
? count A 2
? count B 8
? turn C

; OLY-11, OLY-21, OLY-06: the dealer exchanges for a first 7; C then counts as having played.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: g1 g2; B: b1 b3; C: y1 y3"]
[First "r7"]
? turn A
A choose C
? hand A: y1 y3
? hand C: g1 g2
? turn A

; OLY-11, OLY-22: a first 2 goes round from the dealer.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: g1 g2; B: b1 r3; C: y1 y2"]
[First "r2"]
? turn B
? refused B r3
B draw
? turn C
C y2 uno
? turn A

; OLY-11, CORE-10: a first skip hits the dealer's left.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: g1 g2; B: b1 r3; C: y1 r2"]
[First "rsk"]
? turn C

; OLY-11, CORE-11: a first reverse: play goes on to the dealer's right.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: g1 g2; B: b1 r3; C: y1 r2"]
[First "rrv"]
? direction -1
? turn C

; OLY-11, WP-15: as old records have it, that wild draw four is judged by the last wild before it.
[Format "1"]
[Versions ""]
[Rules "olympic"]
[Option "deal 2"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi r9; B: g4 g5; C: y7 y8"]
[Discard "r5"]
[Draw "b1 b2"]
[Turn "A"]
A wi=r uno
B draw
C draw
A r9
round dealer: A deck: g1 y1 r1 g2 y2 r2 wi+4
A name b
B challenge
? count A 6
? count B 2
? turn B

; OLY-07: a recount that finds nothing costs the one who asked a card.
[Format "1"]
[Rules "olympic"]
[Option "deal 2"]
[Seats "A B C"]
[Dealer "C"]
[Deck "r1 g2 b5 y1 y3 g4 r9 r8 b9"]
? turn A
B recount
? count B 3
? turn A

; OLY-11, G-17: the dealer leaves before naming the colour of a wild draw four: the next player
; names it and faces it.
[Format "1"]
[Rules "olympic"]
[Option "abandon on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r3; B: g4 g5; C: y8 y9"]
[First "wi+4"]
A quit
? turn B
B name y
? colour y
? turn B
? pending 4
B take
? count B 6
? turn C

; OLY-11, OLY-17, CORE-14: a last Uno card against the dealer's first draw two wins.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r3 r1; B: un; C: y1 y2"]
[First "r+2"]
? turn B
B un
? round over B
? count C 4

; HR-31: where cards are turned up, an Uno card has no colour to open with, and another one is.
[Format "1"]
[Rules "leaflet"]
[Option "uno-shield any-time"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: g1 g2; C: y3 y1"]
[First "un"]
[Draw "b4 b5 b6"]
? top b4
? colour b
? turn A

; HR-31, the earlier version: the round opens without a colour.
[Format "1"]
[Rules "leaflet"]
[Versions "uno-shield 3"]
[Option "uno-shield any-time"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: g1 g2; C: y3 y1"]
[First "un"]
[Draw "b4 b5 b6"]
? top un
? turn A
