; The Downpour cards, in the preset splash and as an option.

; S-97, H2O-01, HR-22: everyone else draws two; nobody is skipped, and B plays on the named colour.
[Format "1"]
[Rules "splash"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: dp+2 r1 r2; B: b3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "g1 g2 g3 g5 g6 g7"]
[Turn "A"]
A dp+2=b
? count A 2
? hand B: b3 g4 g1 g2
? hand C: y5 y6 g3 g5
? hand D: b7 b8 g6 g7
? top dp+2
? colour b
? direction 1
? turn B
? can B b3
? refused B y5
? refused B take
? cards 112

; H2O-01: one card each, in the direction of play, which stays.
[Format "1"]
[Rules "splash"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: dp+1 r1 r2; B: b3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "g1 g2 g3"]
[Direction "-1"]
[Turn "A"]
A dp+1=y
? hand D: b7 b8 g1
? hand C: y5 y6 g2
? hand B: b3 g4 g3
? direction -1
? turn D

; H2O-01: it goes on anything, needs a colour, and can be drawn and laid.
[Format "1"]
[Rules "splash"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1 r2; B: b3 g4"]
[Discard "y9"]
[Draw "dp+1 g1"]
[Turn "A"]
? refused A dp+1=y
A draw
? turn A
A dp+1=r
? hand A: r1 r2
? hand B: b3 g4 g1
? turn B

; H2O-01, CORE-14: a last card rains too, and what it brings is counted.
[Format "1"]
[Rules "splash"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: dp+2; B: b3; C: y5"]
[Discard "r5"]
[Draw "g1 g2 g3 g4"]
[Turn "A"]
A dp+2=b
? round over A
? count B 3
? count C 3
? scores: A 18; B 0; C 0

; G-26: a downpour left in hand is worth fifty.
[Format "1"]
[Rules "splash"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: dp+1 dp+2"]
[Discard "r5"]
[Turn "A"]
A r1
? round over A
? scores: A 100; B 0

; G-26, H2O-01: turned up first, it rains on all but the dealer; B names the colour and plays.
[Format "1"]
[Rules "splash"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6"]
[First "dp+2"]
[Draw "b1 b2 b3 b4"]
? count A 2
? hand B: g3 g4 b1 b2
? hand C: y5 y6 b3 b4
? turn B
? refused A name g
B name g
? colour g
? turn B
? can B g3

; HR-22: as an option on the leaflet; UNO lapses for whoever is rained on.
[Format "1"]
[Rules "leaflet"]
[Option "downpour on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: dp+1 r1 r2; B: b3; C: y5 y6"]
[Discard "r5"]
[Draw "b1 g2"]
[Turn "A"]
A dp+1=b
? hand B: b3 b1
? turn B
? cards 112
B b1
? turn C
C catch B
? count B 3

; CORE-15, H2O-01: the pile runs out in the rain and the discard is shuffled.
[Format "1"]
[Rules "splash"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: dp+2 r1 r2; B: b3 b4; C: y5 y6"]
[Discard "r5 r6 r7 r8"]
[Draw "g1 end"]
[Turn "A"]
A dp+2=b
? count B 4
? count C 4
? top dp+2
? colour b
? turn B

; HR-22: without the option there is no such card.
[Format "1"]
[Rules "classic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1 r2; B: b3 b4"]
[Discard "r5"]
[Turn "A"]
? refused A dp+1=b
? cards 108

; H2O-01, CORE-14: as the last card: all others draw before the hands are counted.
[Format "1"]
[Rules "splash"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: dp+2; B: r2 r7; C: y1 y2; D: r3 g4"]
[Discard "r5"]
[Turn "A"]
A dp+2=g
? round over A
? count B 4
? count D 4
