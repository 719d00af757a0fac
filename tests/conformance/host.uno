; Who may start and stop the game of the chat room.

; S-135, CHAT-20, CMD-04, CMD-05: only the host; others are refused.
[Format "1"]
[Rules "chat"]
[Host "P1"]
[Seats "P1 P2 P3"]
[Deck "r1 g1 b1 r2 g2 b2 r3 g3 b3 r4 g4 b4 r6 g6 b6 r7 g7 b7 r8 g8 b8 r5"]
? refused P2 start
? refused P3 stop
? can P1 start
? can P1 stop
P1 start
? turn P1
? count P2 7
? refused P1 start
? refused P2 start
? refused P2 stop
? can P1 stop

; CMD-05: the host stops a game under way: nobody has won.
[Format "1"]
[Rules "chat"]
[Host "P2"]
[Seats "P1 P2 P3"]
[Hands "P1: r1 r2; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Turn "P1"]
? refused P1 stop
? refused P2 start
P2 stop
? game over
? refused P1 r1
? refused P2 stop
? refused P3 quit

; CMD-05: before the game as well.
[Format "1"]
[Rules "chat"]
[Host "P2"]
[Seats "P1 P2 P3"]
P2 stop
? game over
? refused P2 start

; CHAT-20: otherwise the table begins by itself.
[Format "1"]
[Rules "chat"]
[Host "P2"]
[Seats "P1 P2"]
[Deck "r1 g1 r2 g2 r3 g3 r4 g4 r6 g6 r7 g7 r8 g8 r5"]
? turn P1
P1 r1
? turn P2
? refused P2 start

; CHAT-20: where nobody hosts, nobody starts or stops.
[Format "1"]
[Rules "chat"]
[Seats "P1 P2"]
? refused P1 start
? refused P1 stop
? turn P1

; CMD-05: in any phase: also when the host has won a place and the others play on.
[Format "1"]
[Rules "chat"]
[Host "P1"]
[Seats "P1 P2 P3"]
[Hands "P1: r1; P2: b1 b2; P3: y1 y2"]
[Discard "r5"]
[Turn "P1"]
P1 r1
? ranking: P1
? refused P1 quit
P1 stop
? game over

; CMD-04, CHAT-20: the host starts, nobody else.
[Format "1"]
[Rules "chat"]
[Seats "A B C"]
[Host "A"]
? refused B start
A start
? going
