; A zap makes the next player lose a turn.
[Format "1"]
[Rules "leaflet"]
[Option "storm-cards on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rzp r4 sto; B: g1 g2; C: yzp y2 y3"]
[Discard "r9"]
[Draw "b1 b2 b3 b4"]
[Turn "A"]
A rzp
? turn C
? top rzp
? colour r
? hears B en normal: "A plays red zap on you."
? hears B fr normal: "A joue un éclair rouge contre vous."
C yzp
? turn B
? refused B g1

; A storm takes a colour, and everybody else draws; both faces count.
[Format "1"]
[Rules "leaflet"]
[Option "storm-cards on"]
[Option "scoring winner"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: sto g4; B: g1 rzp; C: y2 sto"]
[Discard "r9"]
[Draw "b1 bzp b3 b4"]
[Turn "A"]
A sto=g uno
? hand B: g1 rzp b1
? hand C: y2 sto bzp
? hears B en normal: "A plays a storm, green, UNO! A storm breaks: everyone but A draws. You draw a blue 1. C draws."
B g1
C draw
A g4
? round over A
