; The deck, the deal, and who begins.

; CORE-01, CORE-02, CORE-03, BR-02, BR-03, BR-05: 108 cards without the UNO cards, seven each, dealt
; one at a time from the dealer's left; the next card opens the discard; the dealer's left begins.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Deck "b1 b2 b3 b4 b5 b6 b7 b8 b9 g1 g2 g3 g4 g5 g6 g7 g8 g9 y1 y2 y3 y4 y5 y6 y7 y8 y9 y0 r5 wi"]
? hand B: b1 b5 b9 g4 g8 y3 y7
? hand C: b2 b6 g1 g5 g9 y4 y8
? hand D: b3 b7 g2 g6 y1 y5 y9
? hand A: b4 b8 g3 g7 y2 y6 y0
? count A 7
? top r5
? colour r
? direction 1
? dealer A
? turn B
? cards 108
? going
; the card after the first one is the top of the draw pile
B draw
? hand B: b1 b5 b9 g4 g8 y3 y7 wi

; CORE-03, BR-05: the first player is to the dealer's left, wherever the dealer sits.
[Format "1"]
[Rules "leaflet"]
[Seats "Anne Bruno Chloe"]
[Dealer "Chloe"]
[Deck "r1 r2 r3 r4 r5 r6 r7 y1 y2 y3 y4 y5 y6 y7 g1 g2 g3 g4 g5 g6 g7 b9"]
? dealer Chloe
? turn Anne
? hand Anne: r1 r4 r7 y3 y6 g2 g5
? hand Bruno: r2 r5 y1 y4 y7 g3 g6
? hand Chloe: r3 r6 y2 y5 g1 g4 g7
? top b9
Anne draw
? count Anne 8

; BR-01: two players are enough.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
? count A 7
? count B 7
? cards 108

; BR-01: and six the most.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D E F"]
[Dealer "F"]
? count A 7
? count F 7
? cards 108

; BR-03: a table may deal another number of cards.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Deal "5"]
? count A 5
? count B 5
? count C 5
? cards 108

; CORE-02: a deck that names only its beginning goes on in canonical order.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "A"]
[Deal "2"]
[Deck "b9 g8"]
? hand B: b9 r0
? hand A: g8 r1
? top r1
? turn B
