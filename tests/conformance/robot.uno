; The robot, which steps in after a turn; when and how is our own reading.

; ROB-01: play turns round, counted from whoever has just played.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2 r3; B: b1 b2; C: r4 y2"]
[Discard "r5"]
[Turn "A"]
chance robot: flip
A r1
? direction -1
? turn C
C r4
? turn B

; ROB-01: without a word from chance the robot does nothing.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Hands "A: r1 r2 r3; B: b1 b2; C: r4 y2"]
[Discard "r5"]
[Draw "g9"]
[Turn "A"]
chance robot: nothing
A r1
? direction 1
? turn B
B draw
? turn C

; ROB-01: the colour changes, the top card stays.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Hands "A: r1 r2 r3; B: b1 g2 r4; C: r4 y2"]
[Discard "r5"]
[Turn "A"]
chance robot: colour g
A r1
? top r1
? colour g
? can B g2
? can B b1
? refused B r4

; ROB-01, G-49: every hand goes to the next player; whoever receives one card owes UNO.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Hands "A: r1 r2; B: b1 b2 b3; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
chance robot: rotate
A r1 uno
? hand B: r2
? hand C: b1 b2 b3
? hand A: y1 y2
? turn B
C catch B
? count B 3

; ROB-01: rightward they go to the right.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Hands "A: r1 r2 r3; B: b1 b2 b3; C: y1 y2"]
[Discard "r5"]
[Direction "-1"]
[Turn "A"]
chance robot: rotate
A r1
? hand C: r2 r3
? hand B: y1 y2
? hand A: b1 b2 b3
? turn C

; ROB-01: everyone draws a card, the next player first; an UNO that was said is said no longer.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Hands "A: r1 r2; B: b1 b2 b3; C: y1 y2"]
[Discard "r5"]
[Draw "g1 g2 g3"]
[Turn "A"]
chance robot: draw
A r1 uno
? hand B: b1 b2 b3 g1
? hand C: y1 y2 g2
? hand A: r2 g3
? refused B catch A
? turn B
? cards 108

; ROB-01, WP-19: who forgot UNO and draws with everyone else is not down to one card any more.
[Format "1"]
[Rules "robot"]
[Seats "A B"]
[Hands "A: r1 r2; B: b1 b2 b3"]
[Discard "r5"]
[Draw "g1 g2"]
[Turn "A"]
chance robot: draw
A r1
? refused B catch A
? count A 2

; ROB-01, CORE-16: whoever finds no card left anywhere draws none, and play goes on.
[Format "1"]
[Rules "robot"]
[Seats "A B"]
[Hands "A: r1 r2 r3; B: b1 b2 b3"]
[Discard "r5"]
[Draw "g1 end"]
[Turn "A"]
chance robot: draw
chance robot: draw
A r1
? count B 4
? count A 3
B b1
? count A 4
? count B 3
? turn A
? going

; ROB-01: without the robot's word a draw two is drawn at once.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Hands "A: r+2 r2 r3; B: b+2 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r+2
? count B 4
? turn C

; ROB-01: stacking for a lap: as many turns as there are players.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Hands "A: r1 r8 g+2 r3; B: r+2 r2 b2; C: y+2 y3 r4"]
[Discard "r5"]
[Turn "A"]
chance robot: stack
A r1
? turn B
B r+2
? turn C
? legal C: y+2 take
C y+2
? pending 4
? turn A
? legal A: g+2 take
A take
? count A 7
? turn B

; ROB-01: the lap over, nobody stacks.
[Format "1"]
[Rules "robot"]
[Seats "A B"]
[Hands "A: r1 r8 r+2 r9; B: r2 b2 b+2"]
[Discard "r5"]
[Draw "g9"]
[Turn "A"]
chance robot: stack
A r1
B r2
A r8
B draw
A r+2
? count B 5
? turn A

; ROB-01: said again, stacking is as before at once.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Hands "A: r1 r8; B: r2 b2 r+2; C: y+2 r9 r7 r4"]
[Discard "r5"]
[Draw "g9"]
[Turn "A"]
chance robot: stack
chance robot: stack
A r1 uno
B r2
C r4
? turn A
A draw
? turn B
B r+2 uno
? count C 5

; ROB-01: a wild draw four laid in answer may not be doubted.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Hands "A: r1 r8 r9; B: wi+4 b2 r3; C: wi+4 y2 y3"]
[Discard "r5"]
[Turn "A"]
chance robot: stack
A r1
B wi+4=b
? legal C: wi+4=r wi+4=y wi+4=g wi+4=b take challenge
C wi+4=y
? turn A
? refused A challenge
A take
? count A 10
? turn B

; ROB-01, HR-01: where the table stacks, the robot stops it for a lap.
[Format "1"]
[Rules "robot"]
[Option "stack same"]
[Seats "A B C"]
[Hands "A: r1 r8 r9; B: r+2 b2 r3; C: y+2 y2 y3"]
[Discard "r5"]
[Turn "A"]
chance robot: stack
A r1
B r+2
? legal C: take
C take
? count C 5
? turn A

; ROB-01: after the last card the robot has nothing to say.
[Format "1"]
[Rules "robot"]
[Seats "A B"]
[Hands "A: r1; B: b1 b2"]
[Discard "r5"]
[Turn "A"]
chance robot: draw
A r1
? round over A
? count B 2

; ROB-01: the hands move on after the turn; the next player plays with another one.
[Format "1"]
[Rules "robot"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r0 r1 r2; B: r3 b1 b2; C: r+2 y1"]
[Discard "r5"]
[Turn "A"]
chance robot: rotate
A r0
? hand B: r1 r2
? hand C: r3 b1 b2
? hand A: r+2 y1
? turn B
