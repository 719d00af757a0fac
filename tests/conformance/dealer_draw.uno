; Who deals: everyone draws a card, and the highest digit deals.

; S-13, BR-04: the specials count nothing, so C's nine is the highest.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[DealerDraw "r7 wi+4 y9 b+2"]
? dealer C
? turn D
? cards 108

; BR-04: a draw two is worth twenty when counting, but nothing here; a one beats it.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[DealerDraw "b+2 g1"]
? dealer B
? turn A

; BR-04, G-02: A and B are tied; they alone draw again.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[DealerDraw "r9 y9 g3 b1 r2 b5"]
? dealer B
? turn C

; BR-04, G-02: everybody is tied, twice; then two of them; then one is highest.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[DealerDraw "r4 y4 g4 wi bsk r0 r6 y2 y6 b1 b0"]
? dealer A
? turn B

; BR-04, G-02: the cards go back before the shuffle, so the whole deck is there to be dealt.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[DealerDraw "r0 g0 b9 y0"]
[Deck "r0 g0 b9 y0"]
? dealer C
? hand D: r0 r1 r3 r5 r7 r9 rsk
? cards 108

; BR-04: there is a draw before every round.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A r1
? round over A
chance dealer: g1 b2 y8
round
? dealer C
? turn A

; The dealer drawn for a position that has just been turned up.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[DealerDraw "g1 b7 y2"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6"]
[First "r5"]
? dealer B
? turn C

; WP-03, G-02: a special is drawn again until it is a digit, also a wild after it.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[DealerDraw "rsk r7 g7 wi b9 b2 r3"]
? dealer A
