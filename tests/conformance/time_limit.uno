; The clock: too slow is two cards and the turn.

; S-77, HR-16, G-34: B is over the limit: two cards, and C plays.
[Format "1"]
[Rules "leaflet"]
[Option "time-limit 20"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 b2; C: y1 y2"]
[Discard "r5"]
[Draw "g1 g2"]
[Turn "B"]
? legal B: r3 draw
clock B
? hand B: r3 b2 g1 g2
? turn C

; HR-16, G-34: after drawing, the drawn card is kept, and two more are drawn.
[Format "1"]
[Rules "leaflet"]
[Option "time-limit 20"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b3 b2; C: y1 y2"]
[Discard "r5"]
[Draw "r9 g1 g2"]
[Turn "B"]
B draw
? can B r9
clock B
? hand B: b3 b2 r9 g1 g2
? turn C

; HR-16: too slow to answer a threat: two cards besides, and the threat is taken.
[Format "1"]
[Rules "leaflet"]
[Option "time-limit 20"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: wi+4 r2 r7; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
clock B
? count B 8
? turn C

; HR-16: too slow to name a colour: two cards, and the colour of which the hand holds most.
[Format "1"]
[Rules "leaflet"]
[Option "time-limit 20"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: b1 b2; B: b3 b4; C: y1 y2"]
[First "wi"]
[Draw "g1 r1"]
clock A
? count A 4
? colour b
? turn B

; HR-16: a clock that strikes is an act: nobody can denounce the player before any more.
[Format "1"]
[Rules "leaflet"]
[Option "time-limit 20"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b3 b4; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r1
? can C catch A
clock B
? refused C catch A

; HR-16: with two players the other one plays; a vote that nobody casts costs nothing.
[Format "1"]
[Rules "leaflet"]
[Option "time-limit 20"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b3 b4; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A report B
clock C
? count C 2
? count B 2
? turn A

; HR-16: an empty pile gives what it holds.
[Format "1"]
[Rules "leaflet"]
[Option "time-limit 20"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: b3 b4"]
[Discard "r5"]
[Draw "g1 end"]
[Turn "B"]
clock B
? hand B: b3 b4 g1
? turn A

; HR-16: without a limit the clock's word is what silence would do.
[Format "1"]
[Rules "leaflet"]
[Option "time-limit 0"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: b3 b4"]
[Discard "r5"]
[Draw "g1 g2"]
[Turn "B"]
clock B
? hand B: b3 b4 g1
? turn A

; MAS-01, HR-16: the classic rules and the timer, at each of three speeds.
[Format "1"]
[Rules "master"]
[Option "speed fast"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 b2; C: y1 y2"]
[Discard "r5"]
[Draw "g1 g2"]
[Turn "B"]
clock B
? count B 4
? turn C

; HR-16, G-34: too slow: two cards, and the turn passes.
[Format "1"]
[Rules "leaflet"]
[Option "time-limit 30"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 b7 g1; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
clock A
? count A 5
? turn B

; HR-16, DUO-04: too slow under a threat: it is settled, too.
[Format "1"]
[Rules "duo"]
[Option "time-limit 30"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 b7 g1; B: b+2 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r+2
clock B
? turn C
? pending 0

; HR-16: too slow with a drawn card that goes: it stays in hand.
[Format "1"]
[Rules "leaflet"]
[Option "time-limit 30"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: b7 g1; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Draw "r9 y9 y8 y7"]
[Turn "A"]
A draw
clock A
? count A 5
? turn B

; MAS-01, HR-16: the timer of `master`: two cards, and the turn passes.
[Format "1"]
[Rules "master"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r0 r1 r2; B: r3 b1 b2; C: r+2 y1"]
[Discard "r5"]
[Turn "A"]
clock A
? count A 5
? turn B
