; UNO Olympique: what is played.

; OLY-06 OLY-21 S-89: A exchanges with C, who is deemed to have played; D plays.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r3; B: g3 g4 g5; C: y5 y6 y8 y9; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
? refused A r7>A
? refused A r7>left
A r7>C
? hand A: y5 y6 y8 y9
? hand C: r1 r3
? turn D

; OLY-21: nobody must exchange.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r3; B: g3 g4 g5; C: y5 y6 y8 y9; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r7>none
? hand A: r1 r3
? turn B

; OLY-06: of two players who exchange, the first one plays again.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r7 r1 r3; B: g3 g4 g5"]
[Discard "r5"]
[Turn "A"]
A r7>B
? hand A: g3 g4 g5
? turn A

; OLY-06 OLY-20 S-119: A turns the hands with the play; the hand that played is B's now, so C plays.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r0 r1 r3; B: g3 g4 g5; C: y5 y6 y8 y9; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r0>left
? hand A: b7 b8
? hand B: r1 r3
? hand C: g3 g4 g5
? hand D: y5 y6 y8 y9
? turn C

; OLY-06 OLY-20: turned the other way, A's hand goes to D and A plays again.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r0 r1 r3; B: g3 g4 g5; C: y5 y6 y8 y9; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r0>right
? hand A: g3 g4 g5
? hand D: r1 r3
? turn A

; OLY-20: or not at all.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r0 r1 r3; B: g3 g4 g5; C: y5 y6 y8 y9; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
? refused A r0>C
A r0>none
? hand A: r1 r3
? turn B

; OLY-20 G-29: the last card moves nothing.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r0; B: g3 g4 g5"]
[Discard "r5"]
[Turn "A"]
A r0
? round over A
? count B 3

; OLY-21 G-49: C comes down to one card by the exchange and owes UNO; the lapse costs one card (G-53).
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1; B: g3 g4 g5; C: y5 y6 y8 y9; D: b7 b8"]
[Discard "r5"]
[Draw "y1 y2"]
[Turn "A"]
A r7>C uno
B catch C
? hand C: r1 y1
? turn D

; OLY-18 HR-02 S-91: a wild draw four covers a draw two; then only a wild draw four does.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r3; B: wi+4 g4 g5; C: y+2 wi+4 y8 y9; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r+2
? turn B
? pending 2
B wi+4=y
? turn C
? pending 6
? refused C y+2
? can C wi+4=b
C wi+4=b
? turn D
? pending 10
D take
? count D 12
? turn A

; OLY-18: a draw two covers a draw two, of any colour.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 r3; B: b+2 g4 g5; C: y8 y9"]
[Discard "r5"]
[Turn "A"]
A r+2
B b+2
? pending 4
C take
? count C 6
? turn A
? colour b

; OLY-19: nobody doubts a wild draw four that answers a draw two.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 r3; B: wi+4 r4 g5; C: y8 y9"]
[Discard "r5"]
[Turn "A"]
A r+2
B wi+4=g
? refused C challenge
? legal C: take

; OLY-19: one that answers nothing may be doubted.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 r3; B: g5 r4; C: y8 y9"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count A 6
? turn B
? colour g

; OLY-17 S-93: an Uno card lets what was to be drawn move on; C faces it.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r3; B: un g4 g5; C: y8 y9; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r+2
B un
? count B 2
? turn C
? pending 2
? top r+2
? colour r
C take
? count C 4
? turn D

; OLY-17 OLY-18: it passes on what has been raised, and C may raise in turn.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r3; B: un g4 g5; C: wi+4 y9 y8; D: un b8 b9"]
[Discard "r5"]
[Turn "A"]
A r+2
B un
C wi+4=y
? pending 6
D un
? turn A
? pending 6
A take
? count A 8
? turn B

; OLY-17 G-30: on one's own turn it may be laid, and does nothing.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: un r1 r3; B: g4 g5; C: y8 y9"]
[Discard "g8"]
[Turn "A"]
A un
? top g8
? colour g
? turn B

; OLY-15 S-95: two exact duplicates are laid together; B is skipped.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r5 r5 r1 g5; B: g4 g5; C: y8 y9; D: b7 b8"]
[Discard "r8"]
[Turn "A"]
? refused A r5 g5
A r5 r5
? hand A: r1 g5
? turn C

; OLY-15 G-56 S-143: two draw twos make four cards for the next player, who passes.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r+2 r1 g5; B: g4 g5; C: y8 y9; D: b7 b8"]
[Discard "r8"]
[Turn "A"]
A r+2 r+2
? pending 4
? turn B
B take
? count B 6
? turn C

; OLY-15 G-56: two skips skip one player.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rsk rsk r1 g5; B: g4 g5; C: y8 y9; D: b7 b8"]
[Discard "r8"]
[Turn "A"]
A rsk rsk
? turn C

; OLY-15 G-56: two reverses cancel out, then the next player is skipped.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rrv rrv r1 g5; B: g4 g5; C: y8 y9; D: b7 b8"]
[Discard "r8"]
[Turn "A"]
A rrv rrv
? direction 1
? turn C

; OLY-15: with two duplicates as the last cards the round is won; UNO goes with them.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r5 r5; B: g4 g5"]
[Discard "r8"]
[Turn "A"]
A r5 r5 uno
? round over A

; OLY-15, WP-20, G-53: without the word it may be pointed out, which costs one card.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r5 r5; B: g4 g5; C: b1 b2"]
[Discard "r8"]
[Draw "y1 y2 y3"]
[Turn "A"]
A r5 r5
? going
C catch A
? hand A: y1

; OLY-15: down to one card, UNO goes with the two.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r5 r5 b1; B: g4 g5; C: y1 y3"]
[Discard "r8"]
[Turn "A"]
A r5 r5 uno
? refused B catch A
? turn C

; OLY-14: only the exact same card intercepts, and play goes on from there.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r5 r1; B: g4 g5; C: r5 y8 y9 g1; D: g5 b7 b8"]
[Discard "r8"]
[Turn "A"]
A r5 uno
? refused D jump g5 call
? refused B jump r5
C jump r5 call
? turn D
? count C 3

; OLY-14: a special may intercept as well, with its effect.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rrv r1 r3; B: g4 g5; C: rrv y8 y9 g1; D: g6 b7 b8"]
[Discard "r8"]
[Turn "A"]
A rrv
? turn D
C jump rrv
? direction 1
? turn D

; OLY-22 G-24: after a 2 the others lay a 2 or draw one, until the turn is back.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r2 r1 r3; B: r4 g5 g6; C: y2 y9 y8; D: b+2 b8 y1"]
[Discard "r8"]
[Draw "r9 y6"]
[Turn "A"]
A r2
? turn B
? refused B r4
? legal B: draw
B draw
? hand B: r4 g5 g6 r9
? turn C
? refused C y9
C y2
? turn D
? refused D b+2
? refused D y1
D draw
? turn A
? colour y
? can A draw
? refused A r3
A draw

; OLY-22: a 2 in answer does not begin anew: after A, B plays freely.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r2 g1 g3 y4; B: g2 g5 g6"]
[Discard "r8"]
[Turn "A"]
A r2
B g2
? turn A
A g1
? turn B
? can B g5

; OLY-22: the last card ends the round at once.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r2; B: g2 g5 g6"]
[Discard "r8"]
[Turn "A"]
A r2
? round over A
? scores: A 0; B 13

; OLY-23: an Uno card is worth 100; OLY-24: and a round of exactly 100 takes 99 off.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r3; B: un"]
[Discard "r8"]
[Turn "A"]
A r3
? scores: A 0; B 1

; OLY-24 S-123: 37 and a round of 100 make 38.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r3; B: wi wi"]
[Discard "r8"]
[Scores "A 0; B 37"]
[Turn "A"]
A r3
? scores: A 0; B 38

; OLY-24: a total of exactly 200 is 101.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r3; B: wi g1 g2"]
[Discard "r8"]
[Scores "A 0; B 147"]
[Turn "A"]
A r3
? scores: A 0; B 101

; OLY-24 G-25: once a round, though both be round; before the target is looked at; 0 is not round.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: wi wi; C: y4"]
[Discard "r8"]
[Scores "A 0; B 400; C 0"]
[Turn "A"]
A r3
? scores: A 0; B 401; C 4
? going

; OLY-24 in the other school: the winner's round of exactly 100.
[Format "1"]
[Rules "olympic"]
[Option "scoring winner"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r3; B: wi; C: wi"]
[Discard "r8"]
[Scores "A 400; B 0; C 0"]
[Turn "A"]
A r3
? scores: A 401; B 0; C 0

; OLY-17, CORE-14, G-13: a last Uno card against a draw two wins at once; the next player draws.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 y9 y8; B: un; C: g+2 y1"]
[Discard "r5"]
[Draw "b9 b8 b7 b6 b5 b4"]
[Turn "A"]
A r+2
B un
? round over B
? hand C: g+2 y1 b9 b8
? scores: A 17; B 0; C 38

; OLY-17, CORE-14: the same against a wild draw four, although the next player holds an Uno card.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 y9 y8; B: un; C: un y1"]
[Discard "r5"]
[Draw "b9 b8 b7 b6 b5 b4"]
[Turn "A"]
A wi+4=g
B un
? round over B
? count C 6

; OLY-17, OLY-18, CORE-14: after a raise it wins, too, and the whole sum is drawn.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 y9 y8; B: g+2 y1; C: un; D: y7"]
[Discard "r5"]
[Turn "A"]
A r+2
B g+2 uno
? pending 4
C un
? round over C
? count D 5
? count B 1

; OLY-17, WP-20: UNO never said: the last Uno card may be denounced, and then the round goes on.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 y9 y8; B: un; C: g+2 y1"]
[Said ""]
[Discard "r5"]
[Draw "b9 b8 b7 b6 b5 b4"]
[Turn "A"]
A r+2
B un
? going
? count C 4
A catch B
? hand B: b7
? going
? turn A

; OLY-17: as old records have it, the next player answers the last Uno card, too.
[Format "1"]
[Versions ""]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 y9 y8; B: un; C: g+2 y1"]
[Discard "r5"]
[Draw "b9 b8 b7 b6 b5 b4"]
[Turn "A"]
A r+2
B un
? turn C
? pending 2

; OLY-17, TWO-02: of two players, the one who laid the draw two suffers it.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r+2 y9 y8; B: un g3"]
[Discard "r5"]
[Draw "b9 b8 b7 b6 b5 b4"]
[Turn "A"]
A r+2
B un uno
? turn A
? pending 2
A take
? count A 4
? turn B

; OLY-15, G-56, CORE-14: two draw twos as the last two cards: four for the next one, who does not
; answer.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r+2; B: b1 b2; C: y1"]
[Said "A C"]
[Discard "r5"]
[Draw "g1 g2 g3 g4 g6"]
[Turn "A"]
A r+2 r+2
? round over A
? count B 6

; OLY-18: a draw two, a wild draw four on it, another on that: ten; a draw two no more.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r2; B: wi+4 b2 b3; C: wi+4 y1 y2; D: g+2 g1"]
[Discard "r5"]
[Turn "A"]
A r+2
B wi+4=b
? pending 6
C wi+4=y
? pending 10
? refused D g+2
D take
? count D 12
? turn A

; OLY-19: who defends with a wild draw four cannot be doubted.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r2; B: wi+4 b2 b3; C: wi+4 y1 y2; D: g+2 g1"]
[Discard "r5"]
[Turn "A"]
A r+2
B wi+4=b
? refused C challenge

; OLY-21, OLY-06, G-49: A receives one card and owes UNO; C, who has played, is followed by A.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 r1 r2; B: b2 b3; C: y1"]
[Discard "r5"]
[Turn "A"]
A r7>C
? hand A: y1
? hand C: r1 r2
? turn A
? can B catch A

; OLY-21, OLY-06: an exchange with the next player: the turn goes on after that one.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r2; B: b2 b3; C: y1 y3; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A r7>B
? hand B: r1 r2
? turn C

; OLY-20, OLY-06: the hands turn against play: A's goes to D, who is followed by A.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r0 r1 r2; B: b2 b3; C: y1 y3; D: g1 g2 g3"]
[Discard "r5"]
[Turn "A"]
A r0>right
? hand D: r1 r2
? hand C: g1 g2 g3
? hand A: b2 b3
? turn A

; OLY-20: the player declines.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r0 r1 r2; B: b2 b3; C: y1 y3; D: g1 g2 g3"]
[Discard "r5"]
[Turn "A"]
A r0>none
? hand A: r1 r2
? turn B

; OLY-21, TWO-01: of two players, the one who exchanged plays again.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r7 r1 r2; B: b2 b3"]
[Discard "r5"]
[Turn "A"]
A r7>B
? hand A: b2 b3
? turn A

; OLY-21, G-29: a 7 as the last card moves nothing.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7; B: b2 b3; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r7
? round over A

; OLY-22, G-24: B and D draw, C answers; after D the one who began plays on C's 2.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r2 r1 r3; B: b1 b3; C: y2 y3 y4; D: g1 g3"]
[Discard "r5"]
[Turn "A"]
A r2
? turn B
? refused B b1
B draw
? count B 3
? turn C
C y2 uno
? turn D
D draw
? count D 3
? turn A
? colour y
? refused A r1

; OLY-22, CORE-14: a 2 as the last card: nobody has to answer.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r2; B: b1 b3; C: y2 y3 y4; D: g1 g3"]
[Discard "r5"]
[Turn "A"]
A r2
? round over A

; OLY-22, CORE-14: an answering 2 as the last card wins.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r2 r1 r3; B: b1 b3; C: y2; D: g1 g3"]
[Discard "r5"]
[Turn "A"]
A r2
B draw
C y2
? round over C

; OLY-24, G-25: 100 points in the round, and a total of 100: 99 less each, once.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1; B: wi wi; C: y9"]
[Discard "r5"]
[Scores "A 0; B 200; C 91"]
[Turn "A"]
A r1
? scores: A 0; B 201; C 1

; OLY-14: the same digit in another colour does not intercept; the same card does, without a word.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r8 r1 r3; B: b1 b3; C: r8 y3 y4; D: g8 g3"]
[Discard "r5"]
[Turn "A"]
A r8
? refused D jump g8
C jump r8
? turn D

; OLY-14, CORE-14: an interception with the last card wins.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r8 r1 r3; B: b1 b3; C: r8; D: g8 g3"]
[Discard "r5"]
[Turn "A"]
A r8
C jump r8
? round over C

; OLY-13, OLY-03: out of turn, and a card that does not go: one card each, and the turn stays.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g1 r2; B: b1 r3; C: y1 r2"]
[Discard "r5"]
[Turn "A"]
B r3
? count B 3
? turn A
A g1
? count A 3
? turn A

; OLY-03, G-53: a forgotten UNO costs one card.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: b1 r3; C: y1 r2"]
[Discard "r5"]
[Turn "A"]
A r1
C catch A
? count A 2

; OLY-03, WP-16: a bluff found in an attack costs its four cards.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r1 y3; B: b1 r3; C: y1 r2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count A 6
? turn B

; OLY-02, OLY-05: the people's tribunal finds a camouflet: one card.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r0 r1 r3; B: r3 b1 b2; C: r+2 y1; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
B report C camouflet
D vote yes
A vote yes
? count C 3
? turn A

; OLY-12, OLY-03: hesitation costs a card and not the turn.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r0 r1 r3; B: r3 b1 b2; C: r+2 y1; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
clock A
? count A 4
? turn A

; OLY-16: a 7 without its decision: the exchange is declined; noticed, it costs a card.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r1 r3; B: r3 b1 b2; C: r+2 y1; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A r7
? turn B
B report A
? count A 3
? turn B

; OLY-15, OLY-18: an answer is one card; two together wait for a turn of one's own.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 r2; B: g+2 g+2 b1; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r+2
? refused B g+2 g+2
? legal B: g+2 take

; OLY-15, OLY-21: two 7s exchange nothing unless a player is named.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r7 r2 b3; B: g1 g2 b1; C: y1 y2; D: y3 y4 y5"]
[Discard "r5"]
[Turn "A"]
A r7 r7
? hand A: r2 b3
? turn C

; OLY-15, OLY-21, OLY-06: two 7s and a player: one exchange; the skip follows the one who exchanged.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r7 r7 r2 b3; B: g1 g2 b1; C: y1 y2; D: y3 y4 y5"]
[Discard "r5"]
[Turn "A"]
A r7 r7>D
? hand A: y3 y4 y5
? hand D: r2 b3
? turn B

; OLY-18, CORE-14, G-13: a last wild draw four in answer wins: the next player draws six and does
; not answer.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r2; B: wi+4; C: wi+4 un y1; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A r+2
B wi+4=b
? round over B
? count C 9

; OLY-18, CORE-14, G-13: so does a last draw two; not even an Uno card answers it.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r1 r2; B: g+2; C: wi+4 un y1; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A r+2
B g+2
? round over B
? count C 7

; OLY-17, CORE-14: of two players, the one who laid the draw two draws it.
[Format "1"]
[Rules "olympic"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r+2 r1; B: un"]
[Discard "r5"]
[Turn "A"]
A r+2 uno
B un
? round over B
? count A 3
? scores: A 2; B 0

; OLY-17, HR-21: the Uno card avoids an aimed card as well; the turn stays where it was.
[Format "1"]
[Rules "olympic"]
[Option "target-draw on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2? r1 r3; B: r4 g1 g2; C: un y1 y2; D: b1 b2 b3"]
[Discard "r5"]
[Draw "b4 b5 b6"]
[Turn "A"]
A r+2?>C
? turn C
C un
? turn D
? pending 2
D take
? count D 5
? turn B
B r4
? turn C
C draw
? turn A

; OLY-17, HR-24: and a 2x.
[Format "1"]
[Rules "olympic"]
[Option "2x on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2x r1 r3; B: un g1 g2; C: y3 y1 y2"]
[Discard "r5"]
[Draw "b4 b5 b6"]
[Turn "A"]
A r2x
B un
? turn C
C take
? hand C: y3 y1 y2 b4 b5
? turn A

; OLY-17, HR-22: a downpour hits the next player anyway: nothing avoids it.
[Format "1"]
[Rules "olympic"]
[Option "downpour on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: dp+1 r1 r3; B: un g1 g2; C: y3 y1 y2"]
[Discard "r5"]
[Draw "b4 b5 b6"]
[Turn "A"]
A dp+1=g
? count B 4
? count C 4
? turn B

; OLY-17, the earlier version: the Uno card is for draw twos and wild draw fours.
[Format "1"]
[Rules "olympic"]
[Versions "uno-shield 2"]
[Option "2x on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2x r1 r3; B: un g1 g2; C: y3 y1 y2"]
[Discard "r5"]
[Draw "b4 b5 b6"]
[Turn "A"]
A r2x
? count B 5
? turn C

; HR-31: where the Uno card is laid at any time, it avoids a skip; the next player faces it.
[Format "1"]
[Rules "olympic"]
[Option "uno-shield any-time"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rsk r1 r3; B: un g1 g2; C: y3 y1 y2; D: r7 b2 b3"]
[Discard "r5"]
[Turn "A"]
A rsk
? turn B
? legal B: take un
B un
? turn C
? hears D en normal: "B plays an UNO card. B dodges: it is C who may lose the turn."
C take
? turn D

; HR-31: it takes the place of a 2 that is owed.
[Format "1"]
[Rules "olympic"]
[Option "uno-shield any-time"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2 r1 r3; B: un g1 g2; C: y3 y2 y1"]
[Discard "r5"]
[Turn "A"]
A r2
? legal B: g2 un draw
B un
? count B 2
? turn C
? legal C: y2 draw

; HR-31: out of turn it goes, and the turn stays; not as the last card.
[Format "1"]
[Rules "olympic"]
[Option "uno-shield any-time"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r4 r1 r3; B: b1 g1 g2; C: y3 un"]
[Discard "r5"]
[Turn "A"]
? can C jump un
? refused B jump un
C jump un uno
? count C 1
? top r5
? turn A
? refused A catch C
A r4
? turn B

; HR-31: over cards that another is to draw, it changes nothing.
[Format "1"]
[Rules "olympic"]
[Option "uno-shield any-time"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r1 r3; B: b1 g1 g2; C: y3 un y4"]
[Discard "r5"]
[Draw "b7 b8 b9"]
[Turn "A"]
A r+2
C jump un
? turn B
? pending 2
B take
? count B 5
? turn C

; HR-31: the last card waits for its turn.
[Format "1"]
[Rules "olympic"]
[Option "uno-shield any-time"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r4 r1 r3; B: r6 g1 g2; C: un"]
[Discard "r5"]
[Turn "A"]
? refused C jump un
A r4
B r6
C un
? round over C

; HR-31, OLY-17: without it, neither against a skip nor out of turn.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rsk r1 r3; B: un g1 g2; C: y3 un y2"]
[Discard "r5"]
[Turn "A"]
? refused C jump un
A rsk
? turn C

; OLY-15, OLY-17: one who passes on what two equal cards bring ends that turn, and its one skip.
[Format "1"]
[Rules "olympic"]
[Option "blank draw-four"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: bl bl g1 g2; B: un r3 r4; C: y5 y6; D: g7 b2"]
[Discard "r5"]
[Turn "A"]
A bl bl=g
? turn B
B un
? turn C
C take
? turn D
D g7
? turn A

; OLY-15, OLY-17, G-17: the same where who laid them has left meanwhile.
[Format "1"]
[Rules "olympic"]
[Option "blank draw-four"]
[Option "abandon on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: bl bl g1 g2; B: un r3 r4; C: y5 y6; D: g7 b2"]
[Discard "r5"]
[Turn "A"]
A bl bl=g
A quit
B un
C take
? turn D
D g7
? turn B
