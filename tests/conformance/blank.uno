; The blank cards, with each effect that may be agreed on (HR-19).

; HR-19, G-50: by default a plain wild, on anything, worth fifty; there are three.
[Format "1"]
[Rules "classic"]
[Option "blank wild"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 r2; B: b3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "g1 g2 g3 g5"]
[Turn "A"]
A bl=b
? top bl
? colour b
? turn B
? count B 2
? can B b3
? refused B g4
? cards 111

; HR-19: "on" is the plain wild.
[Format "1"]
[Rules "classic"]
[Option "blank on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 r2; B: b3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "g1 g2 g3 g5"]
[Turn "A"]
A bl=y
? colour y
? turn B

; HR-19: the next player loses the turn.
[Format "1"]
[Rules "classic"]
[Option "blank skip"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 r2; B: b3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "g1 g2 g3 g5"]
[Turn "A"]
A bl=y
? colour y
? turn C
? count B 2

; HR-19: play turns round.
[Format "1"]
[Rules "classic"]
[Option "blank reverse"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 r2; B: b3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "g1 g2 g3 g5"]
[Turn "A"]
A bl=y
? colour y
? direction -1
? turn C

; HR-19: the next player draws two and loses the turn.
[Format "1"]
[Rules "classic"]
[Option "blank draw-two"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 r2; B: b3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "g1 g2 g3 g5"]
[Turn "A"]
A bl=y
? hand B: b3 g4 g1 g2
? turn C

; HR-19: the next player draws four; nobody may doubt it.
[Format "1"]
[Rules "classic"]
[Option "blank draw-four"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 r2; B: b3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "g1 g2 g3 g5"]
[Turn "A"]
A bl=y
? refused B challenge
? count B 6
? turn C
? colour y

; HR-19: everyone else draws one.
[Format "1"]
[Rules "classic"]
[Option "blank everyone-draws"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl r1 r2; B: b3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "g1 g2 g3 g5"]
[Turn "A"]
A bl=y
? hand B: b3 g4 g1
? hand C: y5 y6 g2
? turn B

; HR-19, CORE-14: as a last card it still brings what was agreed on, and a blank counts fifty.
[Format "1"]
[Rules "classic"]
[Option "blank draw-two"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: bl; B: bl; C: y5 y6"]
[Discard "r5"]
[Draw "g1 g4"]
[Turn "A"]
A bl=y
? round over A
? count B 3
? scores: A 66; B 0; C 0

; HR-19: as the first card it is a plain wild: B names the colour and plays.
[Format "1"]
[Rules "classic"]
[Option "blank draw-four"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: b3 g4; C: y5 y6"]
[First "bl"]
? turn B
B name g
? count B 2
? turn B
? colour g
