; The game of the chat room: turns, colours, UNO and lies.

; CHAT-01: seven cards each; nobody deals, and the first one listed comes first.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Deck "r1 g1 b1 r2 g2 b2 r3 g3 b3 r4 g4 b4 r6 g6 b6 r7 g7 b7 r8 g8 b8 r5"]
? hand P1: r1 r2 r3 r4 r6 r7 r8
? hand P3: b1 b2 b3 b4 b6 b7 b8
? top r5
? turn P1
? cards 108
P1 r1
? turn P2

; CHAT-01: ten may play.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10"]
[Deal "7"]
? count P10 7
? cards 108

; CHAT-02: a wild goes on anything although another card goes; a wild draw four is never doubted.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: wi+4 r3 g1; P2: b1 b2 b3; P3: y1 y2 y3"]
[Discard "r5"]
[Turn "P1"]
? refused P1 g1
? can P1 wi+4
P1 wi+4
P1 name g
? count P2 7
? refused P2 challenge
? turn P3

; CHAT-03, G-14: one draws only for want of a card that goes.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r3 g1; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Turn "P1"]
? refused P1 draw
? legal P1: r3

; CHAT-03: a wild in hand goes on anything, so nothing is drawn.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: wi g1; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Turn "P1"]
? refused P1 draw

; CHAT-03, G-14: a table may allow drawing by choice.
[Format "1"]
[Rules "chat"]
[Option "draw-by-choice yes"]
[Seats "P1 P2 P3"]
[Hands "P1: r3 g1; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Turn "P1"]
? can P1 draw

; S-17, CHAT-04: a drawn card that goes is played.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: g2; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Draw "r9"]
[Turn "P1"]
P1 draw
? top r9
? hand P1: g2
? turn P2

; CHAT-04: a drawn card that does not go is kept, and the turn passes.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: g2; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Draw "y9"]
[Turn "P1"]
P1 draw
? hand P1: g2 y9
? turn P2

; CHAT-04, CHAT-13: a drawn wild is played, and its player names the colour.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: g2; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Draw "wi+4"]
[Turn "P1"]
P1 draw
? top wi+4
? turn P1
? legal P1: name r name y name g name b
P1 name g
? count P2 6
? turn P3

; CHAT-05: UNO is said after the card, with one left; the next player may not yet have acted.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r3 g7; P2: r9 b4; P3: y5 y6"]
[Discard "r5"]
[Draw "y1 y2"]
[Turn "P1"]
P1 r3
? turn P2
P1 uno
? turn P2
? refused P1 uno
P2 r9
? count P1 1
? lies P1 0

; CHAT-05: UNO may be written with the card.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r3 g7; P2: r9 b4; P3: y5 y6"]
[Discard "r5"]
[Turn "P1"]
P1 r3 uno
P2 r9
? count P1 1

; CHAT-05, CHAT-13: after a wild UNO may be said before or after the colour.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: wi g7; P2: r9 b4 b5; P3: y5 y6"]
[Discard "r5"]
[Turn "P1"]
P1 wi
? turn P1
P1 name b
P1 uno
P2 b4
? count P1 1

; S-41, CHAT-06, G-15: forgotten, it costs two cards as soon as the next player acts.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r3 g7; P2: r9 b4 b5; P3: y5 y6"]
[Discard "r5"]
[Draw "y1 y2 y3"]
[Turn "P1"]
P1 r3
? count P1 1
? refused P3 catch P1
P2 r9
? hand P1: g7 y1 y2
? turn P3
P1 uno
? lies P1 1

; CHAT-06: drawing is acting; the penalty comes first.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r3 g7; P2: b4; P3: y5 y6"]
[Said "P2"]
[Discard "r5"]
[Draw "y1 y2 y9"]
[Turn "P1"]
P1 r3
P2 draw
? hand P1: g7 y1 y2
? hand P2: b4 y9
? turn P3

; CHAT-06: of two, whoever plays again without having said it has forgotten as well.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2"]
[Hands "P1: rsk r7; P2: r9 b4"]
[Discard "r5"]
[Draw "y1 y2"]
[Turn "P1"]
P1 rsk
? turn P1
P1 r7
? hand P1: y1 y2
? turn P2
? going

; CHAT-06, G-15: the ten seconds are the clock's; the turn goes on.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r3 g7; P2: r9 b4 b5; P3: y5 y6"]
[Discard "r5"]
[Draw "y1 y2"]
[Turn "P1"]
P1 r3
clock P1
? hand P1: g7 y1 y2
? turn P2
P2 r9
? count P1 3

; CHAT-07: UNO with more cards than one is a lie, in turn or out of it: two cards.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r3 g7; P2: r9 b4; P3: y5 y6"]
[Discard "r5"]
[Draw "y1 y2 y3 y4"]
[Turn "P1"]
P1 uno
? lies P1 1
? hand P1: r3 g7 y1 y2
? turn P1
P3 uno
? lies P3 1
? lies P1 1
? hand P3: y5 y6 y3 y4
? turn P1

; CHAT-07: a lie with a card that leaves several.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r3 g7 g8; P2: r9 b4; P3: y5 y6"]
[Discard "r5"]
[Draw "y1 y2"]
[Turn "P1"]
P1 r3 uno
? lies P1 1
? hand P1: g7 g8 y1 y2
? turn P2

; CHAT-08: the first two lies cost cards, the third the game; S-43: ranked last. G-16.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3 P4"]
[Hands "P1: r3 g7; P2: r9 b4; P3: y5 y6; P4: g1 g2"]
[Discard "r5"]
[Draw "y1 y2 y3 y4"]
[Turn "P1"]
P1 uno
P1 uno
? lies P1 2
? count P1 6
P1 uno
? out P1
? count P1 0
? turn P2
? lies P1 3
? refused P1 uno
? refused P1 r3
? cards 108
P2 quit
P3 quit
? game over P4
? ranking: P4 P3 P2 P1

; CHAT-08: the third lie told with a card.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r3 g7 g8; P2: r9 b4; P3: y5 y6"]
[Discard "r5"]
[Turn "P1"]
P1 uno
P1 uno
P1 r3 uno
? out P1
? top r3
? turn P2

; CHAT-08: out of turn, the turn stays where it is; of two, the other has won.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2"]
[Hands "P1: r3 g7; P2: r9 b4"]
[Discard "r5"]
[Turn "P1"]
P2 uno
P2 uno
? turn P1
P2 uno
? game over P1
? ranking: P1 P2

; CHAT-07: UNO with two cards is a lie; the turn stays.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: r1 r2; B: b9 b1; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A uno
? lies A 1
? count A 4
? turn A

; CHAT-05: in time: nothing is drawn.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: r1 r2; B: b9 r8 b1; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A r1
A uno
? lies A 0
B r8
? count A 1

; CHAT-05, CHAT-13: UNO may be said before the colour of the next-to-last card is named.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: wi r2; B: b9 r8 b1; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi
? turn A
A uno
? lies A 0
A name r
? turn B
B r8
? count A 1

; CHAT-14, CHAT-15: a +4 as the last card: the colour, the place, four cards and a lost turn for the
; next.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: wi+4; B: b9 r8 b1; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4
A name g
? ranking: A
? count B 7
? turn C

; CHAT-12, CHAT-15: a PasseTonTour as the last card skips the next player.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: rsk; B: b9 r8 b1; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A rsk
? ranking: A
? turn C

; CHAT-10, CHAT-15: a ChangeSens as the last card turns play round.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: rrv; B: b9 r8 b1; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A rrv
? ranking: A
? turn C

; CHAT-16: of two players, the game is over.
[Format "1"]
[Rules "chat"]
[Seats "A B"]
[Hands "A: rrv; B: b9 r8 b1"]
[Discard "r5"]
[Turn "A"]
A rrv
? ranking: A B
? game over A

; CHAT-11, CHAT-15: once two are left, a ChangeSens skips.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: r1; B: rrv r8 b1; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A r1
? turn B
B rrv
? turn B

; HR-09, CHAT-06: the last card of a run, and UNO was not written before: two cards first.
[Format "1"]
[Rules "chat"]
[Option "runs on"]
[Seats "A B C"]
[Hands "A: r3 r4; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r3
? turn A
A r4
? count A 2
? ranking:
? turn B

; HR-09, CHAT-05: written with the next-to-last card of the run: the place is won.
[Format "1"]
[Rules "chat"]
[Option "runs on"]
[Seats "A B C"]
[Hands "A: r3 r4; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r3 uno
A r4
? ranking: A
? turn B
