; Points, the three ways.

; S-81, CORE-17, BR-22: the winner takes the points of every other hand: 9, 20 and 50.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: bsk; D: wi"]
[Discard "r5"]
[Turn "A"]
A r3
? round over A
? scores: A 79; B 0; C 0; D 0
? refused A draw

; CORE-17: each kind of card.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Seats "A B C D E F"]
[Dealer "F"]
[Hands "A: r3; B: g0 g1 g9; C: b+2 y+2; D: bsk yrv; E: wi g5; F: wi+4 y0"]
[Discard "r5"]
[Turn "A"]
A r3
? scores: A 0; B 10; C 40; D 40; E 55; F 50

; BR-21: the basic game; the round's winner is the winner, and there are no points.
[Format "1"]
[Rules "leaflet"]
[Option "scoring none"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: bsk; D: wi"]
[Discard "r5"]
[Turn "A"]
A r3
? game over A
? round over A
? scores: A 0; B 0; C 0; D 0

; BR-22: the first at five hundred wins the match.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: r9 y1; C: g+2 g5 g5"]
[Discard "r5"]
[Scores "A 460; B 480"]
[Turn "A"]
A r3
? scores: A 500; B 480; C 0
? game over A

; BR-22: short of five hundred the match goes on.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: r9 y1; C: g+2 g5 g4"]
[Discard "r5"]
[Scores "A 460; B 480; C 10"]
[Turn "A"]
A r3
? scores: A 499; B 480; C 10
? round over A
? dealer C
round dealer: A
? going
? turn B

; BR-23: each keeps the points in hand; when somebody reaches 500, fewest win, here C who did not go
; out.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: wi; C: g5"]
[Discard "r5"]
[Scores "A 300; B 450; C 10"]
[Turn "A"]
A r3
? scores: A 300; B 500; C 15
? game over C

; BR-23: the same under its short name, passing 500.
[Format "1"]
[Rules "leaflet"]
[Option "scoring L"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: wi; C: g5"]
[Discard "r5"]
[Scores "A 0; B 490; C 10"]
[Turn "A"]
A r3
? scores: A 0; B 540; C 15
? game over A

; BR-23: nobody has reached it.
[Format "1"]
[Rules "leaflet"]
[Option "scoring L"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: wi; C: g5"]
[Discard "r5"]
[Scores "B 449"]
[Turn "A"]
A r3
? scores: A 0; B 499; C 5
? round over A
round

; BR-23: two who have equally few points win together.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: wi; C: g5"]
[Discard "r5"]
[Scores "A 20; B 450; C 15"]
[Turn "A"]
A r3
? game over A
? game over C
? game over A C

; BR-22, BR-23: another target.
[Format "1"]
[Rules "leaflet"]
[Option "scoring W"]
[Option "target 300"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r3; B: wi wi"]
[Discard "r5"]
[Scores "A 200"]
[Turn "A"]
A r3
? scores: A 300; B 0
? game over A

; BR-23: two players share the fewest points: both win.
[Format "1"]
[Rules "leaflet"]
[Option "scoring losers"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1; B: b9; C: g1"]
[Discard "r5"]
[Scores "A 100; B 491; C 99"]
[Turn "A"]
A r1
? scores: A 100; B 500; C 100
? game over A C

; BR-22: 499 is not 500, and 491 of somebody else does not count.
[Format "1"]
[Rules "leaflet"]
[Option "scoring winner"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1; B: b9; C: g1"]
[Discard "r5"]
[Scores "A 489; B 491; C 99"]
[Turn "A"]
A r1
? scores: A 499; B 491
? round over A
? going
