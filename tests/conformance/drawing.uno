; Drawing a card, and what may be done with it.

; CORE-12, BR-12: with nothing playable one card is drawn; it does not go, so the turn ends.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9 r9"]
[Turn "B"]
? legal B: draw
? refused B pass
? refused B take
B draw
? hand B: g2 y3 b9
? turn C

; S-15, CORE-13, BR-12: drawing by choice; only the drawn card may then be played.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r9"]
[Turn "B"]
? legal B: r3 draw
B draw
? turn B
? refused B r3
? can B r9
? refused B draw
? legal B: r9 pass
B r9
? top r9
? hand B: r3 g2
? turn C

; CORE-13: by choice, and the drawn card does not go: the turn ends, r3 stays in hand.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b9"]
[Turn "B"]
B draw
? turn C
? refused B r3
? hand B: r3 g2 b9

; CORE-12, BR-12: the drawn card may be kept.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r9"]
[Turn "B"]
B draw
B pass
? hand B: g2 y3 r9
? turn C
? top r5

; CORE-13: a drawn card like one already in hand may be played.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r3"]
[Turn "B"]
B draw
? legal B: r3 pass
B r3
? hand B: r3 g2

; CORE-12: a drawn wild may be played at once, with a colour.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "wi"]
[Turn "B"]
B draw
? legal B: wi pass
B wi=g
? colour g
? turn C

; CORE-12: nobody draws out of turn.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2 y3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
? refused C draw
? refused A draw
? refused C y5
? legal C:
