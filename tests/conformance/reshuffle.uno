; The draw pile runs out.

; S-107, CORE-15, BR-20: the discard but its top is shuffled into a new draw pile; the active colour
; does not change.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: b1 b2; B: b3 b4; C: b5 b6; D: b7 b8"]
[Discard "y9 g2 r5"]
[Draw "end"]
[Turn "B"]
chance shuffle: g2 r5
B draw
? hand B: b3 b4 g2
? top y9
? colour y
? turn C
C draw
? hand C: b5 b6 r5
? cards 11

; CORE-15: without a word of chance, in canonical order.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: b1 b2; B: b3 b4"]
[Discard "y9 wi g2 r5"]
[Draw "end"]
[Turn "B"]
B draw
? hand B: b3 b4 r5
A draw
? hand A: b1 b2 g2

; CORE-15: the colour named with a wild on top stays.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: b1 b2; B: b3 b4"]
[Discard "wi g2 r5"]
[Colour "y"]
[Draw "end"]
[Turn "B"]
chance shuffle: r5 g2
B draw
? top wi
? colour y
? turn A

; CORE-15, CORE-08: what the pile still holds comes first.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r+2 b2 b9; B: b3 b4; C: b1"]
[Discard "r9 g2 r5"]
[Draw "y1 end"]
[Turn "A"]
chance shuffle: g2 r9 r5
A r+2
? hand B: b3 b4 y1 g2
? turn C

; CORE-16: a wild that comes back has no colour any more and names a new one.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: b1 b2; B: b3 b4"]
[Discard "y9 wi"]
[Draw "end"]
[Turn "B"]
B draw
? turn B
? legal B: wi pass
B wi=b
? colour b

; CORE-16, G-01: both piles are short: what there is is drawn, and play goes on.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: wi+4 b2 b3; B: b4 b5; C: y1 y2"]
[Discard "r9 g2"]
[Draw "end"]
[Turn "A"]
A wi+4=y
B take
? count B 4
? turn C
? cards 9
C y1
? turn A

; CORE-16, G-01: nothing at all to draw: the turn passes.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: b1 b2; B: b3 b4; C: y1 y2"]
[Discard "y9"]
[Draw "end"]
[Turn "B"]
B draw
? count B 2
? turn C
C y1
? turn A
; now y9 lies under the top card
A draw
? hand A: b1 b2 y9
? turn A
A pass
B draw
? count B 2
? turn C
? going

; G-01: everybody passes in a row: the round is blocked. Under the winner's school nobody scores.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: b1 b2; B: b3 b4; C: g1 g2"]
[Discard "y9"]
[Draw "end"]
[Turn "B"]
B draw
C draw
? going
A draw
? round over
? scores: A 0; B 0; C 0
round dealer: A
? turn B
? count A 7

; G-01: under the losers' school each keeps the points in hand.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: b1 b2; B: b3 b4; C: g1 g2"]
[Discard "y9"]
[Draw "end"]
[Turn "B"]
B draw
C draw
A draw
? round over
? scores: A 3; B 7; C 3

; G-01: without points a blocked round is simply followed by another.
[Format "1"]
[Rules "leaflet"]
[Option "scoring none"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: b1 b2; B: b3 b4"]
[Discard "y9"]
[Draw "end"]
[Turn "B"]
B draw
A draw
? round over
round
? going

; G-01: a card laid in between begins the count anew.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: b1 b2; B: b3 b4; C: ysk g2 g3"]
[Discard "y9"]
[Draw "end"]
[Turn "B"]
B draw
C ysk
? turn B
B draw
? hand B: b3 b4 y9
B pass
C draw
A draw
? going
B draw
? round over

; BR-15, CORE-15: while the wild draw four may be taken back, the card under it is not shuffled away.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1; B: r3 b5; C: y1 y2"]
[Discard "r9 g2 g3 g4"]
[Draw "end"]
[Turn "A"]
A wi+4=y
C catch A
? hand A: r1 g2 g3
B challenge
? top r9
? colour r
? count A 5
? turn B
? cards 10
B r3

; G-01, BR-23: blocked where each keeps their own points: everybody counts.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b2; B: g3"]
[Discard "r5"]
[Draw "end"]
[Turn "A"]
A draw
? turn B
B draw
? round over
? scores: A 2; B 3

; G-01, CHAT-17: blocked in the chat room: who holds fewest ranks first.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: b2 b3; B: g3; C: y1 y2 y3"]
[Discard "r5"]
[Draw "end"]
[Turn "A"]
A draw
B draw
C draw
? game over B
? ranking: B A C

; CORE-15, BR-16: under a doubt the card below stays, too; the rest is shuffled for the six cards.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g1 g2; B: b1 b2; C: y1 y2"]
[Discard "r5 r6 r7 r8"]
[Draw "y5 y6 y7 y8 end"]
[Turn "A"]
A wi+4=b
chance shuffle: r8 r5 r6 r7
B challenge
? count B 8
? cards 15
? turn C

; CORE-16, BR-15: the bluffer draws what there is, and takes the card back.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 g2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Draw "y5 end"]
[Turn "A"]
A wi+4=b
B challenge
? hand A: wi+4 r1 g2 y5
? top r5
? turn B

; CORE-15, BR-15: denounced while the doubt is open: the card below the wild draw four may count again, and stays.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g1; B: b1 b2; C: y1 y2"]
[Discard "r5 r6 r7 r8"]
[Draw "end"]
[Turn "A"]
A wi+4=b
chance shuffle: r8 r6 r7
C catch A
? hand A: g1 r8 r6
? turn B
B challenge
? top wi+4

; CORE-15, WP-16: where the wild draw four stays in any case, its top card alone does.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g1; B: b1 b2; C: y1 y2"]
[Discard "r5 r6 r7 r8"]
[Draw "end"]
[Turn "A"]
A wi+4=b
chance shuffle: r8 r5 r6 r7
C catch A
? hand A: g1 r8 r5
? turn B
B challenge
? top wi+4

; CORE-15, UM-10: by the manual as well.
[Format "1"]
[Rules "manual"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g1; B: b1 b2; C: y1 y2"]
[Discard "r5 r6"]
[Draw "end"]
[Turn "A"]
A wi+4=b
chance shuffle: r6 r5
C catch A
? hand A: g1 r6 r5

; CORE-15, HR-14: in a chain of two, neither goes back.
[Format "1"]
[Rules "classic"]
[Option "bluff tu-bluffes"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g1 g2; B: wi+4 b2; C: y1 y2"]
[Discard "r5 r6 r7"]
[Draw "end"]
[Turn "A"]
A wi+4=b
B wi+4=y
chance shuffle: r7 wi+4 r5 r6
C catch B
? hand B: b2 r7 wi+4

; CORE-15, WP-16, the earlier version: the card below stays as well.
[Format "1"]
[Rules "classic"]
[Versions ""]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g1; B: b1 b2; C: y1 y2"]
[Discard "r5 r6 r7 r8"]
[Draw "end"]
[Turn "A"]
A wi+4=b
chance shuffle: r8 r6 r7
C catch A
? hand A: g1 r8 r6
