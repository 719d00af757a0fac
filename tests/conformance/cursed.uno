; The cursed card of a round (HR-17).

; S-79, HR-17, CORE-14: A goes out on a cursed card: the next player draws first, and everybody else
; pays on top of the hand.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Cursed "g+2"]
[Hands "A: g+2; B: r3; C: y9"]
[Discard "g5"]
[Draw "b1 b2"]
[Turn "A"]
A g+2
? round over A
? scores: A 0; B 56; C 59

; HR-17: laid without going out it costs its player points at once: 50 for a symbol.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Cursed "g+2"]
[Hands "A: g+2 g1 g2; B: r3; C: y9"]
[Discard "g5"]
[Turn "A"]
A g+2
? scores: A 50; B 0; C 0
? turn C

; HR-17: 25 for a digit, and only for that card.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Cursed "g7"]
[Hands "A: g7 g1 g2; B: r7 r3; C: y7 y9"]
[Discard "g5"]
[Turn "A"]
A g7
? scores: A 25
B r7
? scores: B 0

; HR-17: 75 for a wild, whatever colour is named; at once, although the next player may still doubt.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Cursed "wi+4"]
[Hands "A: wi+4 y1 b2; B: r7 r3; C: y7 y9"]
[Discard "g5"]
[Turn "A"]
A wi+4=b
? scores: A 75
? turn B
B take
? scores: A 75; B 0

; HR-17: held at the end of the round: the same, for each one held, on top of the hand.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Cursed "y9"]
[Hands "A: g1; B: y9 y9 r3; C: y9"]
[Discard "g5"]
[Turn "A"]
A g1
? scores: A 0; B 71; C 34

; HR-17: going out on one, while another player is left with its twin: both count.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Cursed "g1"]
[Hands "A: g1; B: g1 r3; C: y9"]
[Discard "g5"]
[Turn "A"]
A g1
? scores: A 0; B 54; C 34

; HR-17, BR-23: the cursed points may end the match.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Cursed "g1"]
[Hands "A: g1; B: r3; C: y9"]
[Discard "g5"]
[Scores "B 472"]
[Turn "A"]
A g1
? scores: A 0; B 500; C 34
? game over A

; HR-17: the dealer's card of a deal; the next round has another.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "cursed on"]
[Option "deal 1"]
[Seats "A B"]
[Dealer "A"]
[Cursed "r2"]
[Deck "r1 r2 r3 r4 r5"]
? turn B
? cards 108
B r1
? scores: A 27; B 0
chance cursed: g5
round dealer: A deck: g1 g5 g3 g4
B g1
? scores: A 57; B 0

; HR-17: no card is cursed in a position that names none.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g+2 g1 g2; B: r3; C: y9"]
[Discard "g5"]
[Turn "A"]
A g+2
? scores: A 0

; HR-17, CHAL-02: on top of the challenge it may eliminate.
[Format "1"]
[Rules "challenge"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Cursed "g1"]
[Hands "A: g1; B: r3; C: y9"]
[Discard "g5"]
[Scores "B 472"]
[Turn "A"]
A g1
? scores: B 500
? out B

; HR-17, WP-20: a last card whose victory is annulled was laid without going out, and costs as much.
[Format "1"]
[Rules "classic"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B"]
[Cursed "r2"]
[Hands "A: r2; B: r1"]
[Said "B"]
[Discard "r5"]
[Draw "b3 b4"]
[Turn "A"]
A r2
? scores: A 0; B 0
B catch A
? scores: A 25; B 0
? turn B
B r1
? scores: A 32; B 0

; HR-17, WP-20: with UNO said late, the victory stands and the others pay.
[Format "1"]
[Rules "classic"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B"]
[Cursed "r2"]
[Hands "A: r2; B: r1"]
[Said "B"]
[Discard "r5"]
[Turn "A"]
A r2
A uno
? scores: A 0; B 26

; HR-17, WP-20: as old records have it, the annulled last card costs nothing.
[Format "1"]
[Versions ""]
[Rules "classic"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B"]
[Cursed "r2"]
[Hands "A: r2; B: r1"]
[Said "B"]
[Discard "r5"]
[Draw "b3 b4"]
[Turn "A"]
A r2
B catch A
B r1
? scores: A 7; B 0

; HR-17, WP-20: who lays the cursed card, draws for UNO, and goes out later on another card, is not
; going out on a cursed one.
[Format "1"]
[Rules "classic"]
[Option "scoring losers"]
[Option "cursed on"]
[Seats "A B"]
[Cursed "r2"]
[Hands "A: r2; B: r1 y1"]
[Said ""]
[Discard "r5"]
[Draw "r3 r4 b8 b9"]
[Turn "A"]
A r2
B catch A
B draw
A r4
B draw
A uno
A r3
? round over A
? scores: A 25

; HR-17, HR-23: cards that go along with a discard-all are laid as well.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "discard-all on"]
[Option "cursed on"]
[Seats "A B"]
[Dealer "B"]
[Cursed "r8"]
[Hands "A: rda r8 r8 g2 g3; B: r1 y1"]
[Discard "r5"]
[Turn "A"]
A rda
? hand A: g2 g3
? scores: A 50; B 0

; HR-17, HR-08: an Uno card laid last gives the empty hand away: its player has not gone out on it.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "uno-card 1"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Cursed "un"]
[Hands "A: un; B: r1 y1; C: r3"]
[Discard "r5"]
[Turn "A"]
A un
? round over C
? scores: A 52; B 3; C 0

; HR-17, HR-20: the card on top is cursed, yet the last card is the boomerang under it.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Option "boomerang on"]
[Option "cursed on"]
[Seats "A B C"]
[Dealer "C"]
[Cursed "r+2"]
[Hands "A: r+2 y3 y2; B: bo; C: r3"]
[Discard "r5"]
[Draw "g1 g2"]
[Turn "A"]
A r+2
B bo
? round over B
? scores: A 58; B 0; C 3
