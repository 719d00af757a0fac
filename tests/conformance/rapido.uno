; Uno Rapido.

; S-19, RAP-01, G-52: a drawn card is not played, though it goes.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r9"]
[Turn "B"]
B draw
? hand B: g2 r9
? refused B r9
? turn C

; RAP-01, G-52: nor one that is drawn by choice.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r2 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "r9"]
[Turn "B"]
B draw
? turn C

; RAP-01, RAP-03: cards taken cost the turn.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r+2 r2 r4; B: g2 g3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r+2
? turn B
? pending 2
? refused B draw
? refused B g2
B take
? count B 4
? turn C

; RAP-02: a confusion is reported and voted on; it costs two cards and not the turn.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r2 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
A report B
C vote yes
D vote yes
? count B 4
? turn B
? can B r2

; RAP-02: the others see no confusion.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r2 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
A report C
B vote yes
D vote no
? count C 2
? turn B

; RAP-03: draw twos add up, whatever their colours; the first who does not follow takes them all.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r+2 r2 r4; B: g+2 g3 g4; C: y+2 y6 y7; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r+2
? can B take
? refused B g3
B g+2
? pending 4
C y+2
? turn D
? pending 6
D take
? count D 8
? turn A
? top y+2

; RAP-03: a wild draw four is defended with another, which names a colour, and cannot be doubted.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: wi+4 y2 y4; B: wi+4 g3 g4; C: y+2 y6 wi; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? can B challenge
? can B wi+4=b
B wi+4=b
? colour b
? turn C
? pending 8
? refused C challenge
? refused C y+2
? refused C wi=r
C take
? count C 11
? turn D

; RAP-03: a draw two is no defence against a wild draw four, nor the other way round.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 wi+4 r4 r6; B: wi+4 g3 g+2; C: y+2 y6 wi"]
[Discard "r5"]
[Turn "A"]
A r+2
? refused B wi+4=g
? can B g+2

; S-53, RAP-04: what was taken does not come back: D draws two.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r2 r4; B: g2 g3; C: b+2 y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A r+2
B take
? turn C
C b+2
? pending 2
D take
? count D 4
? turn A

; RAP-05: a skip is defended with a skip, and one player passes, once.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D E"]
[Dealer "E"]
[Hands "A: rsk r2 r4; B: gsk g2 g3; C: ysk y5 y6; D: b7 b8; E: b1 b2"]
[Discard "r5"]
[Turn "A"]
A rsk
? turn B
? refused B g2
? refused B draw
B gsk
C ysk
? turn D
D take
? turn E
? count D 2

; RAP-05: a skip that nobody defends is accepted.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rsk r2 r4; B: g2 g3; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A rsk
B take
? turn C

; RAP-05, TWO-01, two players: whoever accepts lets the other play again; a defence turns it back.
[Format "1"]
[Rules "rapido"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rsk r2 r4; B: gsk g2 g3"]
[Discard "r5"]
[Turn "A"]
A rsk
B gsk
? turn A
A take
? turn B
? can B g2

; RAP-03, CORE-14: a last card that defends: the next player draws it all, and it counts.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r4 r4; B: g+2; C: y5"]
[Discard "r5"]
[Draw "r1 r2 r3 r4"]
[Turn "A"]
A r+2
B g+2
? round over B
? hand C: y5 r1 r2 r3 r4
? scores: A 8; B 0; C 15

; S-55, RAP-10, G-22, G-43: the next player draws eight, and then plays; top and colour stay.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: un g2 g4; B: r2 g3; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A un
? turn B
? pending 8
B take
? count B 10
? turn B
? top r5
? colour r
? can B r2
B r2
? turn C

; S-57, RAP-03, RAP-10: an Uno card defends against an Uno card: sixteen for C, who then plays.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: un g2 g4; B: un g3 g5; C: r5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
A un
B un
? pending 16
C take
? count C 18
? turn C
? can C r5

; RAP-10: it goes neither on a draw two, nor on a wild draw four, nor on a skip.
[Format "1"]
[Rules "rapido"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: un g2 g4; B: un g3 g5"]
[Discard "r+2"]
[Turn "A"]
? refused A un

; RAP-10
[Format "1"]
[Rules "rapido"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: un g2 g4; B: un g3 g5"]
[Discard "rsk"]
[Turn "A"]
? refused A un

; RAP-10
[Format "1"]
[Rules "rapido"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: un g2 g4; B: un g3 g5"]
[Discard "wi+4"]
[Colour "g"]
[Turn "A"]
? refused A un

; RAP-10: on a wild it goes, and so on a reverse; the colour that was named stays.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: un g2 g4; B: g3 g5; C: y1 y2"]
[Discard "wi"]
[Colour "g"]
[Turn "A"]
A un
B take
? colour g
? top wi
? can B g3

; RAP-10, CORE-14: as the last card it hits before the hands are counted; in hand it is worth 100.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: un; B: r2 g3; C: un y6"]
[Discard "r5"]
[Draw "r1 r1 r2 r3 r4 r6 r7 r8 r9"]
[Turn "A"]
A un
? round over A
? count B 10
? scores: A 0; B 37; C 106

; RAP-10: turned up first, it goes under the draw pile and another card is turned up.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 r4; C: y5 y6"]
[First "un"]
[Draw "g3"]
? top g3
? turn B
? cards 112

; RAP-06: out of turn, play goes on after the caller.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r5 r2 r4; B: g2 g3; C: r5 y5 y6; D: b7 b8"]
[Discard "r1"]
[Turn "A"]
A r5
C jump r5 call
? hand C: y5 y6
? turn D

; RAP-06: it must be the same card, not its like in another colour.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r5 r2 r4; B: g2 g3; C: g5 r9 y6; D: b7 b8"]
[Discard "r1"]
[Turn "A"]
A r5
? refused C jump g5 call
? refused C jump r9 call

; RAP-06: a wild on a wild as well, with a colour of its own; a reverse turns play from the caller.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi r2 r4; B: g2 g3; C: wi rrv y6; D: rrv b8 b9"]
[Discard "r1"]
[Turn "A"]
A wi=b
C jump wi=r call
? colour r
? turn D
D rrv
? turn C
C rrv uno
? turn D

; RAP-06
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rrv r2 r4; B: rrv g2 g3; C: r1 y6; D: b8 b9"]
[Discard "r1"]
[Turn "A"]
A rrv
? turn D
B jump rrv call
? direction 1
? turn C

; RAP-06, RAP-03: over cards that are pending it is a defence made by another: they pass on with it.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r2 r4; B: g2 g3; C: r+2 y5 y6; D: b7 b8"]
[Discard "r1"]
[Turn "A"]
A r+2
? refused D jump b7 call
C jump r+2 call
? turn D
? pending 4
D take
? count D 6
? count B 2
? turn A

; RAP-06, RAP-05: the same with a skip: the player after the caller passes.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rsk r2 r4; B: g2 g3; C: rsk y5 y6; D: b7 b8"]
[Discard "r1"]
[Turn "A"]
A rsk
C jump rsk call
D take
? turn A

; S-59, RAP-07: on one's own turn the Rapido, then a card.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r5 r9 g1 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
B jump r5 call
? turn B
? top r5
B r9
? hand B: g1 g2
? turn C

; RAP-07: and a Rapido again on that; all of it is optional.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r5 r9 r9 g1 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
? can B r5
B jump r5 call
? can B draw
B r9
B jump r9 call
? hand B: g1 g2
? turn C

; RAP-07: the last card as a Rapido: there is nothing left to play.
[Format "1"]
[Rules "rapido"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: r5"]
[Discard "r5"]
[Turn "B"]
B jump r5 call
? round over B

; RAP-07, WP-19: down to one card by a Rapido: UNO is due, and then the last card may go at once.
[Format "1"]
[Rules "rapido"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: r5 r9"]
[Discard "r5"]
[Turn "B"]
B jump r5 call uno
? refused A catch B
? turn B
B r9
? round over B

; RAP-07, two players: one plays again, and then the other.
[Format "1"]
[Rules "rapido"]
[Seats "A B"]
[Dealer "A"]
[Hands "A: r1 r2; B: rrv r9 r8 r7"]
[Discard "rrv"]
[Turn "B"]
B jump rrv call
? turn B
B r9
? turn A

; RAP-08: over a skip one defends and does not play again.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rsk r2 r4; B: rsk r9 g3; C: y5 y6; D: b7 b8"]
[Discard "r1"]
[Turn "A"]
A rsk
? turn B
B jump rsk call
? turn C
? refused B r9
C take
? turn D

; RAP-08: nor over a draw two; the cards pass on.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r2 r4; B: r+2 r9 g3; C: y5 y6; D: b7 b8"]
[Discard "r1"]
[Turn "A"]
A r+2
B jump r+2 call
? turn C
? pending 4
? refused B r9

; RAP-08: nor over one whose effect was suffered before: it is laid as an ordinary card.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: rsk r9 g3; C: y5 y6; D: b7 b8"]
[Discard "rsk"]
[Turn "B"]
B jump rsk call
? turn C
? refused B r9
C take
? turn D

; RAP-09, RAP-02: without the word: two cards at once; the card stays, and so does the turn.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r5 r2 r4; B: g2 g3; C: r5 y5 y6; D: b7 b8"]
[Discard "r1"]
[Turn "A"]
A r5
C jump r5
? count C 4
? top r5
? turn D

; RAP-09, RAP-02: on one's own turn too; one then plays.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r5 r9 g1 g2; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b1 b2"]
[Turn "B"]
B jump r5
? hand B: r9 g1 g2 b1 b2
? turn B
B r9
? turn C

; RAP-11, G-41: the winner nothing; digits, 20 for a skip or reverse, 50 for wilds and draw twos.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1; B: r9 rsk rrv; C: r+2 g+2; D: wi wi+4 un"]
[Discard "r5"]
[Turn "A"]
A r1
? scores: A 0; B 49; C 100; D 200

; RAP-12, G-23: at 500 the match ends; whoever has least has won.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1; B: r9; C: r+2"]
[Discard "r5"]
[Turn "A"]
[Scores "A 300; B 200; C 450"]
A r1
? scores: A 300; B 209; C 500
? game over B

; RAP-12: or at a limit of 1000.
[Format "1"]
[Rules "rapido"]
[Option "target 1000"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1; B: r9; C: r+2"]
[Discard "r5"]
[Turn "A"]
[Scores "A 300; B 200; C 450"]
A r1
? scores: A 300; B 209; C 500
? round over A

; RAP-01, G-52: drawn by choice it is kept, and the turn passes.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2 r3; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Draw "r9 r8"]
[Turn "A"]
A draw
? count A 4
? turn B

; RAP-05: a skip defended once: the next one passes, once.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rsk r2 r3; B: bsk b2; C: ysk y2 y3; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A rsk
? turn B
B bsk uno
? turn C
C take
? turn D

; RAP-05: defended twice: still one turn.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: rsk r2 r3; B: bsk b2; C: ysk y2 y3; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A rsk
B bsk uno
C ysk
? turn D
D take
? turn A

; RAP-03: a wild draw four is defended by its like alone, and the first who cannot takes all.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r2 r3; B: wi+4 b+2 b3; C: y+2 y2 y3; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? refused B b+2
B wi+4=b
? pending 8
? refused C y+2
C take
? count C 11
? turn D

; RAP-10: on a draw two that was suffered the Uno card does not go.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r2 r3; B: b1 b2; C: un r4 y1"]
[Discard "r5"]
[Turn "A"]
A r+2
B take
? turn C
? refused C un
? can C r4

; RAP-10: after the eight cards the victim plays, on the card that is on top still.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: un r2 r3; B: b1 r9; C: y4 y1"]
[Discard "r5"]
[Turn "A"]
A un
? turn B
? pending 8
B take
? count B 10
? turn B
? top r5
B r9
? turn C

; RAP-10, CORE-14, G-13: as the last card: the next draws eight, without an answer, and they count.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: un; B: un r9; C: y4 y1"]
[Discard "r5"]
[Draw "b1 b1 b1 b1 b1 b1 b1 b1"]
[Turn "A"]
A un
? round over A
? scores: A 0; B 117; C 5

; RAP-11, G-41: 50 for a draw two and a wild, 20 for a skip, 100 for an Uno card.
[Format "1"]
[Rules "rapido"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: r+2 bsk wi un"]
[Discard "r5"]
[Turn "A"]
A r1
? scores: A 0; B 220

; RAP-06: play goes on after the caller.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r5 r2 r3; B: b1 r9; C: r5 y4 y1; D: r8 r7"]
[Discard "r6"]
[Turn "A"]
A r5
? turn B
C jump r5 call
? turn D

; RAP-08: in turn, on a draw two that was suffered: no play follows, the next player is threatened.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2 r2 r3; B: b1 r9; C: r+2 y4 y1; D: r8 r7"]
[Discard "r6"]
[Turn "A"]
A r+2
B take
? turn C
C jump r+2 call
? turn D
? pending 2

; RAP-07: in turn, a Rapido and then a card.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r5 r2 r3; B: b1 r9; C: r1 y4 y1; D: r8 r7"]
[Discard "r5"]
[Turn "A"]
A jump r5 call
? turn A
A r2 uno
? turn B

; RAP-07, CORE-14: in turn, a Rapido as the last card.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r5; B: b1 r9; C: r1 y4 y1; D: r8 r7"]
[Discard "r5"]
[Turn "A"]
A jump r5 call
? round over A

; RAP-09: without the word, two cards.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2 r3; B: b1 r9; C: r5 y4 y1; D: r8 r7"]
[Discard "r5"]
[Turn "A"]
C jump r5
? count C 4

; RAP-12, G-23: somebody passes 500: the lowest total wins.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1; B: r9; C: wi"]
[Discard "r5"]
[Scores "A 300; B 495; C 100"]
[Turn "A"]
A r1
? scores: A 300; B 504; C 150
? game over C

; WP-19: the chance to denounce outlives the next player's card here, too.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: r9 b2 b3; C: r8 r7 g1"]
[Discard "r5"]
[Turn "A"]
A r1
B r9
C catch A
? count A 3
? turn C

; RAP-03, RAP-10: two players: sixteen come back to the first, who then plays.
[Format "1"]
[Rules "rapido"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: un r2 r3; B: un b2 b3"]
[Discard "r5"]
[Turn "A"]
A un
B un
? turn A
? pending 16
A take
? count A 18
? turn A

; RAP-04: a draw two that was suffered is over; a digit is laid on it by its colour.
[Format "1"]
[Rules "rapido"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r+2 r2 r3; B: b1 b2 b3; C: r+2 r7 g1"]
[Discard "r5"]
[Turn "A"]
A r+2
B take
? turn C
C r7
? turn A

; RAP-06: a wild on a wild, with a colour of its own.
[Format "1"]
[Rules "rapido"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi r2 r3; B: b1 b2 b3; C: wi r7 g1; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi=g
C jump wi=y call
? colour y
? turn D

; RAP-06, HR-20: a Rapido with a card that defends against nothing answers a threat, and one turn ends.
[Format "1"]
[Rules "rapido"]
[Option "target-draw on"]
[Option "boomerang on"]
[Seats "A B C D"]
[Hands "A: wi+4? r1 r2; B: wi+4? b1 b2; C: y5 y6; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4?>B=g
? turn B
B jump wi+4?>D=b call
? turn D
D take
? turn C
C draw
? turn A
