; The dice, in our own reading.

; DIC-01: B lays every die that matches, one after the other; the rest is thrown again, and C plays.
[Format "1"]
[Rules "dice"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2 r3 r4 r6; B: r4 g4 g6 b1 y1; C: y5 y6 b1 b2 b3"]
[Discard "r5"]
[Draw "b5 b6 y3"]
[Turn "B"]
? can B draw
? refused B g6
? refused B pass
B r4
? turn B
? legal B: g4 pass
? refused B b1
B g4
? turn B
B g6
? hand B: b5 b6
? top g6
? colour g
? turn C
? cards 120

; DIC-01: one may stop sooner.
[Format "1"]
[Rules "dice"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2 r3 r4 r6; B: r4 g4 g6 b1 y1"]
[Discard "r5"]
[Draw "b5 b6 y3 y4 y6"]
[Turn "B"]
B r4
B pass
? hand B: b5 b6 y3 y4
? turn A

; DIC-01: without a match all the dice are thrown again; none is added.
[Format "1"]
[Rules "dice"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2 r3 r4 r6; B: b4 g4 g6 b1 y1"]
[Discard "r5"]
[Draw "b5 b6 y3 y4 y6"]
[Turn "B"]
? legal B: draw
B draw
? hand B: b5 b6 y3 y4 y6
? turn A

; DIC-01, WP-26: the last die wins the round; three rounds win the match.
[Format "1"]
[Rules "dice"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2 r3 r4 r6; B: r4 b4"]
[Discard "r5"]
[Scores "A 0; B 2"]
[Turn "B"]
B r4
B b4
? round over B
? game over B

; DIC-01, CORE-02: five dice each.
[Format "1"]
[Rules "dice"]
[Seats "A B C"]
[Dealer "A"]
? count A 5
? count C 5
? cards 120

; DIC-01, G-01: nobody lays a die for ten turns each: the round is blocked, and nobody has won it.
[Format "1"]
[Rules "dice"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1 r2; B: b1 b2"]
[Discard "r5"]
[Turn "A"]
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
? turn B
B draw
? round over
? scores: A 0; B 0
? going

; DIC-01: in old records it goes on.
[Format "1"]
[Versions ""]
[Rules "dice"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1 r2; B: b1 b2"]
[Discard "r5"]
[Turn "A"]
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
A draw
B draw
? turn A
