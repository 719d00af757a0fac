; The cards in the chat room, laid and turned up first.

; CHAT-09: after a draw two the next player draws two and passes.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r+2 g1 g2; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Turn "P1"]
P1 r+2
? count P2 4
? turn P3

; CHAT-09: as first card it strikes the first player.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r1 r2; P2: b1 b2; P3: y1 y2"]
[First "r+2"]
? count P1 4
? turn P2

; CHAT-10: a reverse turns play round.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: rrv g1 g2; P2: b1 b2; P3: y1 r2"]
[Discard "r5"]
[Turn "P1"]
P1 rrv
? direction -1
? turn P3

; CHAT-10: as first card, the last one listed plays first.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r1 r2; P2: b1 b2; P3: y1 r3 r4"]
[First "rrv"]
? direction -1
? turn P3
P3 r3
? turn P2

; TWO-04, CHAT-10: of two, P2 starts.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2"]
[Hands "P1: r1 r2; P2: b1 b2"]
[First "rrv"]
? turn P2

; S-105, CHAT-11: of two, a reverse is a skip.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2"]
[Hands "P1: rrv r1 r2; P2: b1 b2"]
[Discard "r5"]
[Turn "P1"]
P1 rrv
? turn P1

; CHAT-11, CHAT-15: also when only two of three are left.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r1; P2: r2 rrv r3 r4; P3: r6 r7"]
[Discard "r5"]
[Turn "P1"]
P1 r1
P2 rrv
? turn P2

; CHAT-12: after a skip the next player passes.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: rsk g1 g2; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Turn "P1"]
P1 rsk
? turn P3

; S-133, CHAT-12: as first card, the first player passes.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r1 r2; P2: b1 b2; P3: y1 y2"]
[First "rsk"]
? turn P2

; CHAT-13: the turn is held until the colour is given.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: wi g1 g2; P2: b1 b2 r1; P3: y1 y2"]
[Discard "r5"]
[Turn "P1"]
P1 wi
? turn P1
? refused P2 r1
? refused P1 g1
? refused P2 name b
? legal P1: name r name y name g name b
P1 name b
? colour b
? turn P2
? refused P2 r1
? can P2 b1

; CHAT-14: after a wild draw four the next player draws four and passes.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: wi+4 g1 g2; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Turn "P1"]
P1 wi+4
? count P2 2
P1 name y
? count P2 6
? turn P3
? colour y

; CHAT-13, CHAT-14: a colour said with the card is one act less.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: wi+4 g1 g2; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Turn "P1"]
P1 wi+4=y
? colour y
? turn P3

; CHAT-21, G-51: a joker turned up first: the first player names the colour, and plays.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r1 r2; P2: b1 b2; P3: y1 y2"]
[First "wi"]
? turn P1
P1 name r
? turn P1
P1 r1
? turn P2

; CHAT-21: a +4 turned up first goes under the pile, and another card is turned up.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r1 r2; P2: b1 b2; P3: y1 y2"]
[First "wi+4"]
[Draw "g3"]
? top g3
? turn P1

; CHAT-21, G-51: a first +4 goes back; P1 names the first joker.
[Format "1"]
[Rules "chat"]
[Seats "A B"]
[Deal "1"]
[Deck "r1 r2 wi+4 wi g7"]
? top wi
? turn A
A name g
? turn A

; CHAT-10: a first ChangeSens: the last in order plays first.
[Format "1"]
[Rules "chat"]
[Seats "A B C D"]
[Hands "A: r1 r2; B: rrv r8 b1; C: g1 g2; D: y1 y2"]
[First "rrv"]
? turn D
? direction -1

; CHAT-05, CHAT-07, HR-23: UNO said with a discard-all is true where one card is left.
[Format "1"]
[Rules "chat"]
[Option "discard-all on"]
[Seats "A B C"]
[Hands "A: rda r1 r8 g2; B: b3 r4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A rda uno
? hand A: g2
? turn B

; CHAT-07, HR-23: where several are left it is a lie.
[Format "1"]
[Rules "chat"]
[Option "discard-all on"]
[Seats "A B C"]
[Hands "A: rda r1 g2 g3; B: b3 r4; C: y5 y6"]
[Discard "r5"]
[Draw "b8 b9"]
[Turn "A"]
A rda uno
? hand A: g2 g3 b8 b9
? turn B
