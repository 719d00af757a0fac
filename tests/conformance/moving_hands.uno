; Hands that change owners: on a 0, on a 7, by the swap card.

; HR-03: every hand goes to whoever plays after its owner.
[Format "1"]
[Rules "classic"]
[Option "zero-rotate on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r0 r2 r3; B: g3 g4 g5; C: y5 y6 y7 y8; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r0
? hand A: b7 b8
? hand B: r2 r3
? hand C: g3 g4 g5
? hand D: y5 y6 y7 y8
? turn B
? cards 108

; HR-03: against the clock where play goes so.
[Format "1"]
[Rules "classic"]
[Option "zero-rotate on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r0 r2 r3; B: g3 g4; C: y5 y6 y7 y8"]
[Discard "r5"]
[Direction "-1"]
[Turn "A"]
? refused A r0>left
A r0
? hand A: g3 g4
? hand B: y5 y6 y7 y8
? hand C: r2 r3
? turn C

; HR-03: two players exchange.
[Format "1"]
[Rules "leaflet"]
[Option "zero-rotate on"]
[Seats "A B"]
[Hands "A: r0 r2 r3; B: g3 g4 g5"]
[Discard "r5"]
[Turn "A"]
A r0
? hand A: g3 g4 g5
? hand B: r2 r3
? turn B

; HR-03 G-29: the last card moves no hand.
[Format "1"]
[Rules "leaflet"]
[Option "zero-rotate on"]
[Seats "A B C"]
[Hands "A: r0; B: g3 g4; C: y5 y6 y7 y8"]
[Discard "r5"]
[Turn "A"]
A r0
? round over A
? count B 2
? count C 4
? scores: A 33; B 0; C 0

; HR-03: a 0 turned up first does nothing; without the option neither does any.
[Format "1"]
[Rules "classic"]
[Option "zero-rotate on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2 r3; B: g3 g4; C: y5 y6 y7 y8"]
[First "r0"]
? turn B
? count A 3

[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Hands "A: r0 r2 r3; B: g3 g4; C: y5 y6 y7 y8"]
[Discard "r5"]
[Turn "A"]
A r0
? hand A: r2 r3

; HR-04 S-67: a 7 exchanges hands with a player of choice.
[Format "1"]
[Rules "classic"]
[Option "seven-swap on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r2 r3; B: g3 g4 g5; C: y5 y6 y7 y8; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
? refused A r7>A
? refused A r7>left
? can A r7>none
? refused A r2>C
A r7>C
? hand A: y5 y6 y7 y8
? hand C: r2 r3
? count B 3
? turn B

; HR-04: nobody must.
[Format "1"]
[Rules "classic"]
[Option "seven-swap on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 g7 r3 r1; B: g3 b7 g5; C: y5 y6 y7 y8"]
[Discard "r5"]
[Turn "A"]
A r7>none
? hand A: g7 r3 r1
? turn B
B b7
? hand B: g3 g5
? turn C

; HR-04 G-29: with the last card nothing is exchanged.
[Format "1"]
[Rules "leaflet"]
[Option "seven-swap on"]
[Seats "A B C"]
[Hands "A: r7; B: g3 g4; C: y5 y6 y7 y8"]
[Discard "r5"]
[Turn "A"]
? legal A: r7 draw
A r7>C
? round over A
? count C 4

; HR-04 G-49: a card kept with UNO said goes to another, who owes UNO from that moment.
[Format "1"]
[Rules "classic"]
[Option "seven-swap on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r2; B: g3 g4 g5; C: y5 y6 y7 y8; D: b7 b8"]
[Discard "r5"]
[Draw "y1 y2 y3"]
[Turn "A"]
A r7>C uno
? hand C: r2
? refused B catch A
? can C uno
B catch C
? hand C: r2 y1 y2
? turn B

; HR-04 G-49: the announcement is the player's and lapses, so one who receives one card owes it again.
[Format "1"]
[Rules "leaflet"]
[Option "seven-swap on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 r2 r3; B: g3 g4 g5; C: y5"]
[Said "C"]
[Discard "r5"]
[Turn "A"]
A r7>C
? hand A: y5
? refused B catch C
A uno
? refused B catch A
? turn B

; G-49 HR-03: a lapse that is not noticed before the next act is gone, under the leaflet.
[Format "1"]
[Rules "leaflet"]
[Option "zero-rotate on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r0 r2 r3; B: g3; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A r0
? hand C: g3
? can C uno
? can A catch C
B r2
? refused A catch C

; G-49: the chance to denounce A is gone with A's hand.
[Format "1"]
[Rules "classic"]
[Option "zero-rotate on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r0 r2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A r0
? refused C catch A
? can C catch B
B uno
? refused C catch B

; HR-18: the swap card goes on anything; then its player names a colour.
[Format "1"]
[Rules "classic"]
[Option "swap-card on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: sw r2 r3; B: g3 g4 g5; C: y5 y6 y7 y8; D: b7"]
[Discard "g5"]
[Turn "A"]
? refused A sw=y
? refused A sw>C
? refused A sw>D=y
? refused A sw>none=y
? refused A sw>A=y
A sw>C=y
? hand A: y5 y6 y7 y8
? hand C: r2 r3
? colour y
? top sw
? turn B
? cards 109

; HR-18 S-113: as the last card it is a plain wild.
[Format "1"]
[Rules "classic"]
[Option "swap-card on"]
[Seats "A B C"]
[Hands "A: sw; B: g3 g4; C: y5 y6"]
[Discard "g5"]
[Turn "A"]
A sw=b
? round over A
? hand B: g3 g4
? hand C: y5 y6
? scores: A 18

; HR-18: where everybody else is in UNO there is nobody to exchange with.
[Format "1"]
[Rules "classic"]
[Option "swap-card on"]
[Seats "A B"]
[Hands "A: sw r2 r3; B: g3"]
[Discard "g5"]
[Turn "A"]
? refused A sw>B=y
A sw=y
? hand A: r2 r3
? turn B

; HR-18: it is worth 30 points, and can be doubted by nobody.
[Format "1"]
[Rules "classic"]
[Option "swap-card on"]
[Seats "A B"]
[Hands "A: r2; B: sw g3"]
[Discard "r5"]
[Turn "A"]
A r2
? scores: A 33

; HR-18 WP-10: as the first card the player left of the dealer exchanges, then names, then plays.
[Format "1"]
[Rules "classic"]
[Option "swap-card on"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7"]
[First "sw"]
? turn B
? refused B choose D
? refused B name y
? refused A choose C
B choose C
? hand B: y5 y6
? hand C: g3 g4
? turn B
B name y
? colour y
? turn B
B y5

; HR-18: the clock chooses for a silent player.
[Format "1"]
[Rules "classic"]
[Option "swap-card on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2 r3; B: g3 g4 g5; C: y5 y6"]
[First "sw"]
clock B
? hand B: y5 y6
clock B
? colour y
? turn B

; HR-18: nobody in UNO is chosen; the hands change, then the colour is named.
[Format "1"]
[Rules "leaflet"]
[Option "swap-card on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: sw g1 g2; B: b1; C: y1 y2 y3"]
[Said "B"]
[Discard "r5"]
[Turn "A"]
? refused A sw>B=y
A sw>C=y
? hand A: y1 y2 y3
? hand C: g1 g2
? colour y
? turn B

; HR-18: all others hold one card: it is a plain wild.
[Format "1"]
[Rules "leaflet"]
[Option "swap-card on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: sw g1 g2; B: b1; C: y1"]
[Discard "r5"]
[Turn "A"]
A sw=y
? hand A: g1 g2
? turn B

; HR-03, CORE-11, G-49: rightward, each hand goes to the right; D receives one card and owes UNO.
[Format "1"]
[Rules "leaflet"]
[Option "zero-rotate on"]
[Seats "A B C D"]
[Dealer "D"]
[Direction "-1"]
[Hands "A: r0 r4; B: b1 b3; C: y3 y2 y4; D: g8 g9"]
[Discard "r5"]
[Turn "A"]
A r0 uno
? hand D: r4
? hand C: g8 g9
? hand B: y3 y2 y4
? hand A: b1 b3
? turn D
? can C catch D

; HR-04, G-49: two players exchange; the receiver of one card owes UNO.
[Format "1"]
[Rules "leaflet"]
[Option "seven-swap on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r7 r4; B: b1 b3"]
[Discard "r5"]
[Turn "A"]
A r7>B
? hand A: b1 b3
? hand B: r4
? turn B
? can A catch B

; HR-04, BR-18: declined, the player has one card and owes UNO.
[Format "1"]
[Rules "leaflet"]
[Option "seven-swap on"]
[Seats "A B C"]
[Dealer "B"]
[Hands "A: r7 r4; B: b1 b3; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A r7>none
? hand A: r4
? can B catch A

; HR-18: of two players the other has one card: it is a plain wild, and UNO is said with it.
[Format "1"]
[Rules "classic"]
[Option "swap-card on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: sw b1; B: g1"]
[Discard "r5"]
[Turn "A"]
A sw=b uno
? hand A: b1
? turn B

; HR-04, G-49: UNO said with the 7 belongs to the hand that is gone: both owe it now.
[Format "1"]
[Rules "classic"]
[Option "seven-swap on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 b1; B: g1; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r7>B uno
? hand A: g1
? hand B: b1
? can C catch A
? can C catch B
