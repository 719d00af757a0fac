; Places won, abandons and time-outs.

; S-131, CHAT-15, CHAT-09: the last card strikes as any other, and the others play on.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: r+2; P2: b1 b2; P3: y1 r2 r3"]
[Discard "r5"]
[Turn "P1"]
P1 r+2
? ranking: P1
? count P2 4
? turn P3
? going
? refused P1 draw
? refused P1 uno
? refused P1 quit
P3 r2
? turn P2

; CHAT-15, CHAT-13: a last wild asks for its colour first.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: wi+4; P2: b1 b2; P3: y1 r2 r3"]
[Discard "r5"]
[Turn "P1"]
P1 wi+4
? turn P1
? ranking:
P1 name r
? ranking: P1
? count P2 6
? turn P3

; CHAT-15: a last reverse, with three.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2 P3"]
[Hands "P1: rrv; P2: b1 b2; P3: y1 r2 r3"]
[Discard "r5"]
[Turn "P1"]
P1 rrv
? turn P3

; CHAT-16, CHAT-17: all but one have won: the ranking, and no points.
[Format "1"]
[Rules "chat"]
[Seats "A B C D"]
[Hands "A: r1; B: r9 r8 b8; C: b4 y4; D: r2 r3"]
[Discard "r5"]
[Turn "A"]
A r1
? going
B r9
C quit
D r2 uno
B r8
D r3
? game over A
? ranking: A D B C
? round over A
? scores: A 0; B 0; C 0; D 0
? refused B b8

; CHAT-17: under other rules the ranking is an option, and a victory may still be denounced.
[Format "1"]
[Rules "classic"]
[Option "scoring ranking"]
[Seats "A B C"]
[Hands "A: r1; B: r9 b9; C: r8 b8"]
[Said ""]
[Discard "r5"]
[Draw "y1 y2"]
[Turn "A"]
A r1
B catch A
? hand A: y1 y2
? turn B
? ranking:

; CHAT-18, G-17: whoever leaves ranks last, before those who left earlier.
[Format "1"]
[Rules "chat"]
[Seats "A B C D"]
[Hands "A: r1 r2; B: b1 b2; C: y1 y2; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
C quit
? turn A
? out C
? count C 0
? cards 108
A r1
B quit
? turn D
? out B C
A quit
? game over D
? ranking: D A B C

; CHAT-18, G-17: the hand is shuffled into the draw pile.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: r1 r2; B: b1 b2; C: y1 y3"]
[Discard "r5"]
[Draw "g1 end"]
[Turn "A"]
chance shuffle: r2 g1 r1
A quit
? turn B
B draw
? top r2
? count B 2
C draw
? hand C: y1 y3 g1

; CHAT-18: on one's own turn the next one plays, in the direction of play.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: r1 r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Direction "-1"]
[Turn "B"]
B quit
? turn A
A r1
? turn C

; CHAT-18, G-17: a colour owed by the leaver stays what it was; the card strikes all the same.
[Format "1"]
[Rules "chat"]
[Seats "A B C D"]
[Hands "A: wi+4 r2; B: b1 b2; C: y1 y2; D: r3 r4"]
[Discard "r5"]
[Turn "A"]
A wi+4
A quit
? colour r
? count B 6
? turn C
? out A

; CHAT-18: before any colour is known, the next to play names it.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: r1 r2; B: b1 b2; C: y1 y2"]
[First "wi"]
? turn A
A quit
? turn B
B name b
? turn B
B b1
? turn C

; CHAT-18, CHAT-15: whoever has laid the last card has won a place, and cannot leave any more.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: wi; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi
A quit
? ranking: A
? colour r
? turn B

; CHAT-18: another leaves while a colour is owed.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: wi r2; B: b1 b2; C: y1 y2"]
[Said "A"]
[Discard "r5"]
[Turn "A"]
A wi
B quit
? turn A
A name y
? turn C
? hand A: r2

; CHAT-06, CHAT-18: whoever leaves owes no UNO.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: r1 r2; B: r9 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r1
A quit
B r9
? count A 0
? out A

; CHAT-18: under other rules leaving is an option; the round goes on, and the last one in has won.
[Format "1"]
[Rules "leaflet"]
[Option "abandon on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: b1 b2; C: y1 y2"]
[Scores "A 20; B 0; C 30"]
[Discard "r5"]
[Turn "A"]
A quit
? turn B
? out A
B quit
? game over C
? scores: C 30

; CHAT-18: without it nobody may.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
? refused A quit

; CHAT-18: leaving is possible at any time: a wild draw four stands, and is not doubted once its player has
; left; who is not asked leaves as well.
[Format "1"]
[Rules "leaflet"]
[Option "abandon on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r2 r7; B: b1 b2; C: y1 y2; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
? can A quit
? can B quit
? can C quit
C quit
? turn B
? legal B: take challenge
A quit
? turn B
? legal B: take
B take
? count B 6
? turn D

; CHAT-18, CHAT-19: who is threatened leaves; the cards are not drawn, and the next one plays.
[Format "1"]
[Rules "leaflet"]
[Option "abandon on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: wi+4 r2 r7; B: b1 b2; C: y1 y2; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi+4=y
B quit
? turn C
? count C 2
? count A 2
C y1
? turn D

; CHAT-18, HR-01: under stacked cards, asked or not.
[Format "1"]
[Rules "chat"]
[Option "stack same"]
[Seats "A B C D"]
[Hands "A: r+2 r2 r7; B: g+2 b2 b3; C: y+2 y2 y3; D: g1 g2 g3"]
[Discard "r5"]
[Turn "A"]
A r+2
B g+2
? pending 4
? can A quit
? can D quit
D quit
? turn C
C quit
? out C
? out D
? turn A
? count A 2

; CHAT-18, HR-20: a boomerang returns what is left of a player’s card to nobody.
[Format "1"]
[Rules "leaflet"]
[Option "abandon on"]
[Option "boomerang on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rsk r2; B: bo b2 b3; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A rsk
A quit
B bo
? count B 2
? turn C

; CHAT-18, H2O-01: one of those whom a downpour hits leaves before the turn comes to draw.
[Format "1"]
[Rules "splash"]
[Option "abandon on"]
[Option "boomerang on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: dp+2 r2 r3; B: b1 b2; C: y1 y2; D: g1 g2"]
[Discard "r5"]
[Draw "r6 r7 r8 r9"]
[Turn "A"]
A dp+2=b
C quit
? turn B
B take
? turn D
D take
? count D 4
? turn B

; CHAT-18, BR-24: during a vote: who leaves does not vote, and the others vote on.
[Format "1"]
[Rules "leaflet"]
[Option "abandon on"]
[Seats "A B C D E"]
[Dealer "E"]
[Hands "A: r1 r2; B: b1 b2; C: y1 y2; D: g1 g2; E: g3 g4"]
[Discard "r5"]
[Turn "A"]
B report A comment
? turn C
C quit
? turn D
E vote yes
D vote yes
? count A 6
? turn A

; CHAT-18, BR-24: whoever is reported leaves, too.
[Format "1"]
[Rules "leaflet"]
[Option "abandon on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: b1 b2; C: y1 y2; D: g1 g2"]
[Discard "r5"]
[Turn "A"]
B report A comment
A quit
C vote yes
? turn B
? count B 2

; CHAT-18, WIZ-02: instead of the spin.
[Format "1"]
[Rules "wizz"]
[Option "abandon on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rwz r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A rwz
? turn B
B quit
? turn C

; CHAT-18, OLY-07: without cards there is nothing to leave.
[Format "1"]
[Rules "olympic"]
[Option "abandon on"]
[Seats "A B C"]
[Dealer "C"]
? refused A quit

; CHAT-18, the earlier version: what threatens a player is settled before anyone leaves.
[Format "1"]
[Rules "leaflet"]
[Versions ""]
[Option "abandon on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 r2 r7; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=b
? refused A quit
? refused B quit
B take
A quit
? turn C
C draw
? turn B

; CHAT-18: the next round is dealt to those who are left.
[Format "1"]
[Rules "leaflet"]
[Option "abandon on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: b1 b2; C: r9"]
[Discard "r5"]
[Turn "C"]
A quit
C r9
? round over C
round dealer: B
? count A 0
? count C 7
? cards 108

; CHAT-19: two minutes to play; whoever lets them pass is out.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: r1 r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
clock A
? out A
? turn B
? cards 108
clock B
? game over C
? ranking: C B A

; CHAT-19, G-17: so is whoever does not name the colour.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: wi r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi uno
clock A
? out A
? colour r
? turn B

; G-17, CHAT-08, BR-24: whoever lies out on their own turn, while the others vote, leaves; the vote goes on, then the next one plays.
[Format "1"]
[Rules "chat"]
[Option "penalty-comment 4"]
[Seats "A B C D"]
[Hands "A: r1 r2 r3; B: b1 b2; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A uno
A uno
B report C
D vote no
? turn A
A uno
? out A
? turn B
? going

; G-17, CHAT-08, BR-24: a voter who lies out votes no more; the others do.
[Format "1"]
[Rules "chat"]
[Option "penalty-comment 4"]
[Seats "A B C D E"]
[Hands "A: r1 r2 r3; B: b1 b2; C: g1 g2; D: y1 y2; E: y3 y4"]
[Discard "r5"]
[Turn "A"]
D uno
D uno
B report C
D uno
? out D
E vote yes
A vote yes
? count C 6
? turn A

; G-17, CHAT-08, BR-24: whoever is reported and lies out meanwhile draws nothing.
[Format "1"]
[Rules "chat"]
[Option "penalty-comment 4"]
[Seats "A B C D"]
[Hands "A: r1 r2 r3; B: b1 b2; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
C uno
C uno
B report C
C uno
? out C
D vote yes
? count C 0
? turn A
? cards 108

; G-17, CHAT-07, CHAT-19: whoever says UNO falsely with a wild, and lets the time pass before naming its colour, is out once.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: wi r2 r3 r4; B: b1 b2; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
A wi uno
clock A
? out A
? turn B
? colour r
? going
B draw
? cards 108

; CHAT-08, G-16, HR-20: the author of a skip is out for a third lie: nobody suffers its return.
[Format "1"]
[Rules "chat"]
[Option "boomerang on"]
[Seats "A B C D"]
[Hands "A: rsk r1 r2; B: bo b2 b3; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Draw "g9 g8 g7 g6 g5 g4 g3"]
[Turn "A"]
A rsk
? turn B
A uno
A uno
A uno
? out A
? turn B
B bo
? count A 0
? turn C
C draw
? turn D

; CHAT-08, BR-14: the same after a draw four: nobody is left to doubt, and the cards are drawn.
[Format "1"]
[Rules "chat"]
[Option "bluff doubt"]
[Seats "A B C D"]
[Hands "A: wi+4 r1 r2; B: b1 b2; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Draw "g9 g8 g7 g6 g5 g4 g3"]
[Turn "A"]
A wi+4
A name g
? turn B
? can B challenge
A uno
A uno
A uno
? out A
? turn B
? pending 4
? refused B challenge
B take
? count A 0
? count B 6
? turn C
C g1
? turn D

; CHAT-08, DUO-02: the author of a draw two is out; the victim may stack on it all the same.
[Format "1"]
[Rules "chat"]
[Option "stack same"]
[Seats "A B C D"]
[Hands "A: r+2 r1 r2; B: b+2 b2 b3; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Draw "g9 g8 g7 g6 g5 g4 g3"]
[Turn "A"]
A r+2
A uno
A uno
A uno
? out A
? turn B
B b+2
? turn C
? pending 4
C take
? count C 6
? turn D

; CHAT-18, G-17: three leave: the last to leave ranks first among them.
[Format "1"]
[Rules "chat"]
[Seats "A B C D"]
[Hands "A: r1 r2; B: rrv r8 b1; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
C quit
A quit
? turn B
D quit
? game over B
? ranking: B D A C

; CHAT-19, G-34: too slow: out, and the next one plays.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Hands "A: r1 r2; B: rrv r8 b1; C: g1 g2"]
[Discard "r5"]
[Turn "A"]
clock A
? out A
? turn B

; WP-20, CHAT-15: a last card without UNO, let stand: the place is won then, and play goes on.
[Format "1"]
[Rules "classic"]
[Option "scoring ranking"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2; B: g4 g5; C: y8 y9"]
[Said ""]
[Discard "r5"]
[Turn "A"]
A r2
? going
? ranking:
round
? ranking: A
? turn B

; WP-20, CHAT-15, CORE-10: UNO said late: the place stands, and the last skip has hit the next
; player.
[Format "1"]
[Rules "classic"]
[Option "scoring ranking"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rsk; B: g4 g5; C: y8 y9"]
[Said ""]
[Discard "r5"]
[Turn "A"]
A rsk
A uno
? ranking: A
? turn C

; WP-20, CHAT-15, CORE-11: denounced instead: the player is in still, and the reverse stays.
[Format "1"]
[Rules "classic"]
[Option "scoring ranking"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rrv; B: g4 g5; C: y8 y9"]
[Said ""]
[Discard "r5"]
[Turn "A"]
A rrv
B catch A
? count A 2
? turn C
