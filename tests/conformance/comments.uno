; Untimely comments and advice.

; BR-24: C reports a comment of B's, the others agree: four cards; the turn stays where it was.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "y1 y2 y3 y4"]
[Turn "A"]
C report B
? refused B vote no
? refused C vote yes
? refused A r1
? refused A report B
D vote yes
? count B 2
? refused D vote yes
A vote yes
? hand B: g3 g4 y1 y2 y3 y4
? turn A
A r1

; BR-24: the votes may come in any order.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D E"]
[Dealer "D"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8; E: r8 r9"]
[Discard "r5"]
[Turn "A"]
C report B
A vote yes
E vote no
D vote yes
? count B 6
? turn A

; BR-24: they find no comment: nothing happens.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
C report B
D vote no
A vote no
? count B 2
? count C 2
? turn A

; BR-24: a tie acquits.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
C report B
A vote yes
D vote no
? count B 2

; BR-24: of three players one judges.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A report B
C vote yes
? count B 6

; BR-24: with nobody else at the table the report stands.
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1 r2; B: g3 g4"]
[Discard "r5"]
[Turn "A"]
? refused A report A
? refused A vote yes
A report B
? count B 6
? turn A

; BR-24: it may be reported while a wild draw four is pending, and on the way nothing is forgotten.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
A report B
C vote yes
? count B 6
? turn B
? pending 4
? can C catch A
B take
? count B 10
? refused C catch A

; BR-24: a table may set another price.
[Format "1"]
[Rules "leaflet"]
[Option "penalty-comment 1"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A report B
C vote yes
? count B 3

; BR-24: whoever does not vote has noticed nothing.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A report B
clock C
? count B 2
? turn A

; BR-24: a tie acquits.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: b1 b2; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
B report A comment
C vote yes
D vote no
? count A 2
? turn A

; BR-24: all others agree: four cards, and the turn stays.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: b1 b2; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
B report A comment
C vote yes
D vote yes
? count A 6
? turn A
