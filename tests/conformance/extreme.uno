; Uno Extreme: the dispenser, Discard All, 2x and Coup Extrême; and each of them as an option.

; S-101, HR-23, G-37: every red card goes with it, and it stays on top; A, down to one card, says UNO.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rda r1 r8 g2; B: b3 r4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A rda uno
? hand A: g2
? top rda
? colour r
? turn B
? can B r4
? refused C catch A
? cards 112

; S-101: whoever does not say it may be caught.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rda r1 r8 g2; B: b3 r4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A rda
? hand A: g2
C catch A
? count A 3

; HR-23, G-37: laid on a blue one it still takes its own colour; what lies beneath does nothing.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rda b1 r+2 rsk rrv g2 g3; B: b3 r4; C: y5 y6"]
[Discard "bda b5"]
[Turn "A"]
A rda
? hand A: b1 g2 g3
? count B 2
? direction 1
? turn B
? colour r

; HR-23: it needs its colour or its like; without other cards of its colour it goes alone.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rda yda g2 g3; B: b3 r4"]
[Discard "y5"]
[Turn "A"]
? refused A rda
A yda
? hand A: rda g2 g3
B draw
? turn A
A rda
? hand A: g2 g3

; HR-23, CORE-14: a hand of one colour is emptied by it; UNO is said with it.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rda r1 r2; B: bda b3"]
[Discard "r5"]
[Turn "A"]
A rda uno
? round over A
? scores: A 33; B 0

; WP-23: Discard All 30, 2x 20, Coup Extrême 50, left in hand.
[Format "1"]
[Rules "extreme"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: bda b2x ex"]
[Discard "r5"]
[Turn "A"]
A r1
? round over A
? scores: A 100; B 0

; HR-23: as the first card it does nothing.
[Format "1"]
[Rules "extreme"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 r4; C: y5 y6"]
[First "rda"]
? turn B
? hand B: g3 r4
? can B r4

; HR-24, EXT-02: the next player presses twice and passes.
[Format "1"]
[Rules "extreme"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2x r1 r8; B: b3 r4; C: y5 r6"]
[Discard "r5"]
[Draw "g1 g2 g3 g4 g6"]
[Turn "A"]
chance press: 3
chance press: 1
A r2x
? hand B: b3 r4 g1 g2 g3 g4
? turn C
? colour r

; HR-24: both presses may give nothing.
[Format "1"]
[Rules "extreme"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2x r1 r8; B: b3 r4; C: y5 r6"]
[Discard "r5"]
[Turn "A"]
chance press: 0
chance press: 0
A r2x
? count B 2
? turn C

; HR-24: without a dispenser each press is a card; of two players the other plays again.
[Format "1"]
[Rules "classic"]
[Option "2x on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r2x r1 r8; B: b3 r4"]
[Discard "r5"]
[Draw "g1 g2 g3"]
[Turn "A"]
A r2x
? hand B: b3 r4 g1 g2
? turn A

; HR-24, WP-04: as the first card it hits B; C plays.
[Format "1"]
[Rules "classic"]
[Option "2x on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 r4; C: y5 r6"]
[First "r2x"]
? count B 4
? turn C

; HR-25, G-38: a colour is named, and the next player presses until cards come out, then passes.
[Format "1"]
[Rules "extreme"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: ex r1 r8; B: b3 r4; C: y5 b6"]
[Discard "r5"]
[Draw "g1 g2 g3"]
[Turn "A"]
chance press: 0
chance press: 0
chance press: 2
A ex=b
? hand B: b3 r4 g1 g2
? turn C
? colour b
? top ex
? can C b6

; HR-25: without a dispenser it is one card; as a last card it still hits, and the cards count.
[Format "1"]
[Rules "classic"]
[Option "coup-extreme on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: ex; B: b3; C: y5"]
[Discard "r5"]
[Draw "g1 g2"]
[Turn "A"]
A ex=b
? round over A
? count B 2
? scores: A 9; B 0; C 0

; HR-25, WP-04: as the first card B names the colour, presses, and C plays.
[Format "1"]
[Rules "classic"]
[Option "coup-extreme on"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: g3 r4; C: y5 r6"]
[First "ex"]
? turn B
B name r
? count B 3
? colour r
? turn C

; HR-25, CORE-16: with no card left anywhere nobody presses for ever.
[Format "1"]
[Rules "extreme"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: ex r1 r8; B: b3 r4"]
[Discard "r5"]
[Draw "end"]
[Turn "A"]
A ex=b
? count B 3
? turn A

; EXT-01, HR-26, G-27: a draw is a press; none of the cards goes, so the turn ends.
[Format "1"]
[Rules "extreme"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b1 b8; B: b3 r4"]
[Discard "r5"]
[Draw "g1 g2 g3"]
[Turn "A"]
chance press: 3
A draw
? hand A: b1 b8 g1 g2 g3
? turn B

; EXT-01: nothing comes out, and the turn ends; such presses never block a round.
[Format "1"]
[Rules "extreme"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b1 b8; B: b3 y4"]
[Discard "r5"]
[Turn "A"]
chance press: 0
chance press: 0
chance press: 0
A draw
? count A 2
? turn B
B draw
A draw
? going
? turn B

; EXT-01, CORE-12: one card comes and goes: it may be played or kept.
[Format "1"]
[Rules "extreme"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b1 b8; B: b3 r4"]
[Discard "r5"]
[Draw "r9 g2"]
[Turn "A"]
chance press: 1
A draw
? turn A
? legal A: r9 pass
A r9
? turn B

; EXT-01, CORE-13: of several that come any that goes may be played, the others must wait.
[Format "1"]
[Rules "extreme"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1 b8; B: b3 r4"]
[Discard "r5"]
[Draw "r9 g2 r7 g4"]
[Turn "A"]
chance press: 3
A draw
? turn A
? legal A: r9 r7 pass
? refused A r1
? refused A draw
A r9
? hand A: r1 b8 g2 r7
? turn B

; EXT-01: and they may all be kept.
[Format "1"]
[Rules "extreme"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1 b8; B: b3 r4"]
[Discard "r5"]
[Draw "r9 g2 g4"]
[Turn "A"]
chance press: 2
A draw
A pass
? count A 4
? turn B

; HR-26: with twelve, up to twelve come out.
[Format "1"]
[Rules "classic"]
[Option "dispenser 12"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: b1 b8; B: b3 r4"]
[Discard "r5"]
[Draw "g1 g2 g3 g4 g6 g7 g8 g9 y1 y2 y3 y4"]
[Turn "A"]
chance press: 12
A draw
? count A 14
? turn B

; HR-26: a draw two is one draw, so one press; a lapse of UNO as well.
[Format "1"]
[Rules "classic"]
[Option "dispenser 7"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 g1; B: b3 r4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
chance press: 5
A r+2
? count B 7
? turn C
chance press: 4
C catch A
? count A 5

; EXT-03: a comment costs four presses, when the others agree.
[Format "1"]
[Rules "extreme"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 g1; B: b3 r4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
chance press: 2
chance press: 0
chance press: 1
chance press: 3
B report C
A vote yes
? count C 8
? turn A

; EXT-02: neither +2 nor +4 is in the deck; four Discard All, four 2x and four Coup Extrême are.
[Format "1"]
[Rules "extreme"]
[Seats "A B"]
[Dealer "A"]
? cards 108

; EXT-02: where they would be, they do nothing more than lie there.
[Format "1"]
[Rules "extreme"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rsk r1 r8; B: b3 r4; C: y5 r6"]
[Discard "r5"]
[Turn "A"]
A rsk
? turn C
? refused C take

; HR-23, CORE-14: the whole hand goes along: the round is won, and the draw two under it does
; nothing.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rda r1 r2 r+2; B: r2 r7; C: y1 y2; D: r3 g4"]
[Discard "r5"]
[Turn "A"]
A rda uno
? round over A
? count B 2

; HR-23, CORE-04: one of another colour goes by its symbol, and takes its own colour along.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: gda g1 r2; B: r2 r7; C: y1 y2; D: r3 g4"]
[Discard "rda"]
[Turn "A"]
A gda uno
? top gda
? colour g
? hand A: r2

; HR-24, G-38: without a dispenser a press is one card: two, and the turn is lost.
[Format "1"]
[Rules "classic"]
[Option "2x on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r2x g1 r2; B: r2 r7; C: y1 y2; D: r3 g4"]
[Discard "r5"]
[Turn "A"]
A r2x
? count B 4
? turn C

; EXT-01, G-27: a press may give nothing; the turn ends.
[Format "1"]
[Rules "extreme"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g1 g2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
chance press: 0
A draw
? count A 2
? turn B

; HR-25, G-38: the victim presses until cards come out.
[Format "1"]
[Rules "extreme"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: ex g1 g2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
chance press: 0
chance press: 0
chance press: 3
A ex=g
? count B 5
? turn C
? colour g

; EXT-02, CORE-14: a 2x as the last card: two presses before the hands are counted.
[Format "1"]
[Rules "extreme"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2x; B: b1; C: y1"]
[Discard "r5"]
[Draw "g1 g2 g3 g4"]
[Turn "A"]
chance press: 1
chance press: 2
A r2x
? round over A
? scores: A 8

; HR-23, WP-20: laid without the word, it leaves its player open to CONTRE-UNO.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rda r1 r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3 g4"]
[Turn "A"]
A rda
? going
? can C catch A
B catch A
? hand A: g1 g2
? turn B
? refused C catch A

; HR-23, WP-19: a single Discard All whose UNO is said owes nothing more.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rda; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A rda
? round over A

; HR-23, WP-20: who said UNO with two cards on the own turn has said it for both.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rda r1; B: b1 b2; C: y1 y2"]
[Said ""]
[Discard "r5"]
[Turn "A"]
A uno
A rda
? round over A

; HR-23, BR-18: by the leaflet as well.
[Format "1"]
[Rules "leaflet"]
[Option "discard-all on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rda r1 r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3 g4"]
[Turn "A"]
A rda
C catch A
? hand A: g1 g2
? turn B

; WP-20, EXT-01: CONTRE-UNO after the last card costs a press; nothing comes out, and A has won.
[Format "1"]
[Rules "extreme"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: b3 r4"]
[Said ""]
[Discard "r5"]
[Draw "g1 g2"]
[Turn "A"]
A r1
? going
chance press: 0
B catch A
? round over A

; WP-20, EXT-01: a card comes out, and the round goes on.
[Format "1"]
[Rules "extreme"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: b3 r4"]
[Said ""]
[Discard "r5"]
[Draw "g1 g2"]
[Turn "A"]
A r1
chance press: 1
B catch A
? hand A: g1
? turn B
