; The Uno card that turns the hands.

; S-69, HR-08: play goes to the left, so the last card gives the empty hand to the right: D wins.
[Format "1"]
[Option "uno-card 1"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: un; B: r3 r4; C: g7 y5 y6; D: b7 b8"]
[Said "A"]
[Discard "r5"]
[Turn "A"]
A un
? round over D
? hand A: r3 r4
? hand C: b7 b8

; S-139, HR-08: play goes to the right, so the hands go to the left.
[Format "1"]
[Option "uno-card 1"]
[Seats "A B C"]
[Dealer "C"]
[Direction "-1"]
[Hands "A: un r1; B: g3 g4; C: b7 b8 b9"]
[Discard "r5"]
[Turn "A"]
A un
? hand B: r1
? hand C: g3 g4
? hand A: b7 b8 b9
? turn C
? direction -1

; HR-08, G-30: in turn it uses the turn; top and colour stay, and it goes on anything.
[Format "1"]
[Option "uno-card 2"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: un r1 r2; B: g3 g4; C: b7 b8 b9; D: y1 y2"]
[Discard "wi+4"]
[Colour "g"]
[Turn "A"]
A un
? top wi+4
? colour g
? hand A: g3 g4
? hand D: r1 r2
? turn B
? cards 110

; HR-08, G-30: out of turn the turn stays where it is, with another hand.
[Format "1"]
[Option "uno-card 1"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: g3 g4; C: un b8 b9; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
C jump un
? turn A
? hand A: g3 g4
? hand B: b8 b9
? hand C: y1 y2
? hand D: r1 r2
? refused A r1
? can A draw

; HR-08: out of turn, as the last card: B receives the empty hand and wins.
[Format "1"]
[Option "uno-card 1"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: g3 g4; C: un; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
C jump un
? round over B

; HR-08, G-30: while a wild draw four is to be answered, it still is, with another hand.
[Format "1"]
[Option "uno-card 1"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r1 r2; B: g3 g4; C: un b8 b9; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? turn B
C jump un
? turn B
? pending 4
B challenge
? count A 7
? top r5
? turn B

; HR-08: whoever has drawn has lost the card with the hand, and the turn.
[Format "1"]
[Option "uno-card 1"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g1 g2; B: g3 g4; C: un b8 b9; D: y1 y2"]
[Discard "r5"]
[Draw "r9"]
[Turn "A"]
A draw
? turn A
C jump un
? hand D: g1 g2 r9
? turn B

; HR-08, G-49: whoever receives a single card owes UNO anew.
[Format "1"]
[Option "uno-card 1"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: un r1; B: g3; C: b7 b8 b9; D: y1 y2"]
[Said "B"]
[Discard "r5"]
[Turn "A"]
A un
? hand A: g3
? hand D: r1
B catch A
? count A 3
? turn B

; HR-08, two players: the hands are exchanged, and the other one plays.
[Format "1"]
[Option "uno-card 1"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: un r1 r2; B: g3 g4"]
[Discard "r5"]
[Turn "A"]
A un
? hand A: g3 g4
? hand B: r1 r2
? turn B

; HR-08, G-30: 100 points in hand.
[Format "1"]
[Option "uno-card 1"]
[Option "scoring losers"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1; B: un g3"]
[Discard "r5"]
[Turn "A"]
A r1
? scores: A 0; B 103

; HR-08: turned up first, it goes under the draw pile and another card is turned up.
[Format "1"]
[Option "uno-card 1"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 r4; C: y5 y6"]
[First "un"]
[Draw "g3"]
? top g3
? turn B

; HR-08: without the option there is none in the deck, and none is laid out of turn.
[Format "1"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 r4; C: un y5 y6"]
[Discard "r5"]
? refused C jump un

; HR-08, HR-09: a run that is interrupted so goes on if the new hand holds a card that follows.
[Format "1"]
[Option "uno-card 1"]
[Option "runs on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r6 r7 r8; B: g6 g4; C: un b8 b9; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r6
? turn A
C jump un
? turn A
? legal A: g6 pass
A g6 uno
? turn B

; HR-08, G-30, CHAT-15: laid last and out of turn, it gives B a place; the turn is still A's.
[Format "1"]
[Rules "chat"]
[Option "uno-card 2"]
[Seats "A B C D"]
[Hands "A: r1 r2 r3; B: g1 r2; C: un; D: b1 b2"]
[Discard "r5"]
[Turn "A"]
C jump un
? turn A
? ranking: B
? hand C: b1 b2
? hand D: r1 r2 r3
? hand A: g1 r2
A r2 uno
? turn C

; HR-08, G-30, CHAT-15: the place goes to the player whose turn it was: the next one plays.
[Format "1"]
[Rules "chat"]
[Option "uno-card 2"]
[Seats "A B C D"]
[Hands "A: r1 r2 r3; B: un; C: g1 r2; D: b1 b2"]
[Discard "r5"]
[Turn "A"]
B jump un
? ranking: A
? turn B
? hand B: g1 r2
B r2 uno
? turn C

; HR-08, G-30, CHAT-15: the same while the player holds a drawn card.
[Format "1"]
[Rules "chat"]
[Option "uno-card 2"]
[Option "drawn-card may"]
[Seats "A B C D"]
[Hands "A: g1 b2 y3; B: un; C: g1 r2; D: b1 b2"]
[Discard "r5"]
[Draw "r9"]
[Turn "A"]
A draw
? turn A
B jump un
? ranking: A
? turn B

; HR-08, CHAT-13, G-17: who wins a place while owing a colour leaves the old one.
[Format "1"]
[Rules "chat"]
[Option "uno-card 2"]
[Seats "A B C D"]
[Hands "A: wi b2 y3; B: un; C: g1 r2; D: b1 b2"]
[Discard "r5"]
[Turn "A"]
A wi
? turn A
B jump un
? ranking: A
? colour r
? turn B

; HR-08, CHAT-15, DUO-02: who laid the draw two wins a place meanwhile; its victim still answers.
[Format "1"]
[Rules "chat"]
[Option "uno-card 2"]
[Option "stack same"]
[Seats "A B C D"]
[Hands "A: r+2 b2 y3; B: un; C: g1 r2; D: b1 b2"]
[Discard "r5"]
[Draw "g9 g8 g7"]
[Turn "A"]
A r+2
? turn B
B jump un
? ranking: A
? turn B
? pending 2
B take
? count B 4
? turn C

; HR-08, CHAT-15, DUO-02: the victim of a draw two wins a place: nobody draws it.
[Format "1"]
[Rules "chat"]
[Option "uno-card 2"]
[Option "stack same"]
[Seats "A B C D"]
[Hands "A: r+2 b2 y3; B: g1 r2; C: un; D: b1 b2"]
[Discard "r5"]
[Draw "g9 g8 g7"]
[Turn "A"]
A r+2
C jump un
? ranking: B
? turn C
? pending 0
? count C 2

; HR-08, CHAT-15: on one's own turn the next player goes on, and the empty hand has its place.
[Format "1"]
[Rules "chat"]
[Option "uno-card 2"]
[Seats "A B C D"]
[Hands "A: un; B: g1 r2; C: b1 b2; D: y1 y2 y3"]
[Discard "r5"]
[Turn "A"]
A un
? ranking: D
? hand A: g1 r2
? hand B: b1 b2
? hand C: y1 y2 y3
? turn B
B draw
? turn C

; HR-08, CHAT-15: in old records the turn goes on from the player who laid it.
[Format "1"]
[Versions ""]
[Rules "chat"]
[Option "uno-card 2"]
[Seats "A B C D"]
[Hands "A: r1 r2 r3; B: g1 r2; C: un; D: b1 b2"]
[Discard "r5"]
[Turn "A"]
C jump un
? ranking: B
? turn D

; HR-08, CHAT-16: of two players the one who is left is last.
[Format "1"]
[Rules "chat"]
[Option "uno-card 2"]
[Seats "A B"]
[Hands "A: r1 r2 r3; B: un"]
[Discard "r5"]
[Turn "A"]
B jump un
? game over A
? ranking: A B

; HR-08: any moment but one: while a vote is under way, no hand changes its owner.
[Format "1"]
[Rules "classic"]
[Option "uno-card 2"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2 r3; B: un b2 b3; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
? can B jump un
B report A comment
? turn C
? refused B jump un
C vote no
D vote no
? turn A
? can B jump un

; HR-08, G-30: the player who had just drawn loses that card with the hand, and the turn.
[Format "1"]
[Rules "leaflet"]
[Option "uno-card 1"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: b1 b2; B: un g1 g2; C: y1 y2"]
[Discard "r5"]
[Draw "r9"]
[Turn "A"]
A draw
B jump un
? turn B
? hand C: b1 b2 r9
? hand A: g1 g2
? hand B: y1 y2

; HR-08, G-49: rightward play: the hands go left; the receiver of one card owes UNO.
[Format "1"]
[Rules "leaflet"]
[Option "uno-card 1"]
[Seats "A B C"]
[Dealer "C"]
[Direction "-1"]
[Hands "A: b1 b2; B: un g1; C: y1 y2"]
[Discard "r5"]
[Turn "B"]
B un
? hand C: g1
? hand A: y1 y2
? hand B: b1 b2
? turn A
? can B catch C
