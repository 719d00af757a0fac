; The computer game Duo: the manual without UNO and without doubts.

; DUOS-02: a first wild is turned again at once, and nobody names a colour.
[Format "1"]
[Rules "duo-unotm"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 b4; C: y5 b6"]
[First "wi"]
[Draw "g7"]
? top g7
? colour g
? turn B
? cards 108

; DUOS-02, UM-09: the same under duo, twice, with a wild draw four between them.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 b4; C: y5 b6"]
[First "wi"]
[Draw "wi+4 wi y8"]
? top y8
? turn B
? count B 2
? cards 108

; DUOS-03, DUOS-04: a wild draw four although r1 goes: nobody may doubt it.
[Format "1"]
[Rules "duo-unotm"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 r2; B: wi+4 b4; C: y5 b6"]
[Discard "r9"]
[Turn "A"]
? can A wi+4
A wi+4=g
? count B 6
? pending 0
? turn C
? refused C challenge

; DUOS-04: UNO is neither said nor missed.
[Format "1"]
[Rules "duo-unotm"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: r3 b4; C: r5 b6"]
[Discard "r9"]
[Turn "A"]
? refused A uno
A r1
? refused B catch A
? refused A uno
? turn B
B r3
C r5
A r2
? round over A
? game over A

; DUOS-05, G-11: the creator of the game, the first seat, deals the first round; then the deal moves to
; the left.
[Format "1"]
[Rules "duo"]
[Option "scoring winner"]
[Option "deal 1"]
[Seats "A B C"]
[Deck "r1 r2 r3 r4"]
? dealer A
? turn B
B r1
? round over B
round
? dealer B
? turn C

; DUOS-05: the record may say otherwise, and the deal moves on from there.
[Format "1"]
[Rules "duo-unotm"]
[Option "scoring winner"]
[Option "deal 1"]
[Seats "A B C"]
[Dealer "C"]
[Deck "r1 r2 r3 r4"]
? dealer C
? turn A
A r1
round
? dealer A

; DUOS-06: the cards dealt are asked when the game begins.
[Format "1"]
[Rules "duo"]
[Option "deal 5"]
[Seats "A B"]
? count A 5
? count B 5

; DUOS-01, UM-07: everything else is the manual's: on a first reverse the dealer begins.
[Format "1"]
[Rules "duo-unotm"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 b4; C: y5 b6"]
[First "rrv"]
? turn A
A r1
? turn C

; DUOS-01: without stacking, a draw two is drawn at once.
[Format "1"]
[Rules "duo-unotm"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r2 r5; B: g+2 b4; C: y5 b6"]
[Discard "r9"]
[Turn "A"]
A r+2
? count B 4
? turn C

; DUO-02, G-12: a draw two of any colour answers, and nothing else; two answers make six.
[Format "1"]
[Rules "duo"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r2; B: g+2 wi+4 rsk wi; C: b+2 y1; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r+2
? legal B: g+2 take
B g+2
? pending 4
C b+2
? pending 6
? turn D
D take
? count D 8
? turn A
? colour b

; DUO-03, DUO-05, G-13: an answer that is the last card: the next player draws all, and may not
; raise.
[Format "1"]
[Rules "duo"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r1 r2; B: wi+4; C: wi+4 y1; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B wi+4=b
? round over B
? count C 10
? count D 2

; DUOS-04: no UNO is said, and none is denounced.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r1
? refused A uno
? refused B catch A

; DUO-02, TWO-02: two players raise in turn; the one who draws misses the turn.
[Format "1"]
[Rules "duo"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r+2 g+2 r2; B: b+2 b2"]
[Discard "r5"]
[Turn "A"]
A r+2
B b+2
? turn A
? pending 4
A g+2
? turn B
? pending 6
B take
? count B 7
? turn A

; DUO-02, UM-11: a draw two that opens the round may be raised by who would draw.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b+2 b2 b3; C: y1 y2"]
[First "r+2"]
[Draw "g1 g2 g3 g4 g5"]
? turn B
? pending 2
? legal B: take b+2
B b+2
? turn C
? pending 4
C take
? count C 6
? turn A

; DUO-02, DUO-04, UM-11: or drawn.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b+2 b2 b3; C: y1 y2"]
[First "r+2"]
[Draw "g1 g2 g3 g4 g5"]
B take
? count B 5
? turn C

; DUO-02, UM-11: the answer is not judged by the hand.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b1 b2 b3; C: y1 y2"]
[First "r+2"]
? turn B
? legal B: take

; DUO-02, TWO-02: of two players, the other plays again.
[Format "1"]
[Rules "duo"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: b+2 b2 b3"]
[First "r+2"]
B b+2
? turn A
A take
? count A 6
? turn B

; DUO-02, DUO-05: raised with the last card, the sum is drawn at once.
[Format "1"]
[Rules "duo"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b+2; C: y1 y2"]
[First "r+2"]
B b+2
? round over B
? count C 6

; DUO-02, UM-11: it stays drawn at once where nothing is stacked.
[Format "1"]
[Rules "duo-unotm"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b+2 b2 b3; C: y1 y2"]
[First "r+2"]
? count B 5
? turn C

; DUO-02, the earlier version: the first card's draw two is nobody's, and is drawn at once.
[Format "1"]
[Rules "duo"]
[Versions ""]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b+2 b2 b3; C: y1 y2"]
[First "r+2"]
? count B 5
? turn C
