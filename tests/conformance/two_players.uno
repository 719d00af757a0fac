; Two at the table.

; TWO-01: a skip: the player plays again, a full new turn.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rsk r2 g7; B: g3 g4"]
[Discard "r5"]
[Draw "r9"]
[Turn "A"]
A rsk
? turn A
? legal A: r2 draw
A draw
? legal A: r9 pass
A pass
? turn B

; TWO-01, S-105: a reverse does the same.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rrv r2 g7; B: g3 g4"]
[Discard "r5"]
[Turn "A"]
A rrv
? turn A
? direction -1
A r2 uno
? turn B

; TWO-02: a draw two: the other draws two, the player plays again.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r+2 r2 g7; B: g3 g4"]
[Discard "r5"]
[Turn "A"]
A r+2
? count B 4
? turn A

; TWO-02: a wild draw four: the other draws four, the player plays again.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi+4 g2 g7; B: g3 g4"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? turn B
? legal B: take challenge
B take
? count B 6
? turn A
? colour g

; S-115, TWO-02, TWO-03, BR-16: an honest wild draw four doubted: six cards, and A plays again.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi+4 g2 g7; B: g3 g4"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count B 8
? turn A

; TWO-03, BR-15: a bluff doubted: A draws four and loses the turn; B plays.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi+4 r2 g7; B: r3 g4"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count A 7
? count B 2
? turn B
? legal B: r3 draw

; TWO-04, G-18: a reverse as first card: the player right of the dealer, the opponent, begins.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g4"]
[First "rrv"]
? turn B
? direction -1

; BR-06: a draw two as first card: the opponent draws two, the dealer begins.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g4"]
[First "r+2"]
? count B 4
? turn A

; BR-08, G-03: a skip as first card: the second to the dealer's right is the dealer.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g4"]
[First "rsk"]
? turn A

; BR-09: a wild: the dealer names, the opponent begins.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g4"]
[First "wi"]
A name g
? turn B
? legal B: g4 draw

; BR-18, TWO-01: whoever plays again at once closes the chance too.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rsk r2; B: g3 g4"]
[Discard "r5"]
[Turn "A"]
A rsk
? turn A
? can B catch A
A r2
? round over A

; TWO-03, WP-16: the bluff is found: the doubter plays.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: wi+4 r1 y2; B: b1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count A 6
? turn B
B g2 uno
? turn A
