; Readings of gaps and contradictions that concern several rule texts at once.

; WP-02: the further cards of the classic rules, all of them: 4 discard all, 4 2x, 1 swap hands,
; 4 boomerangs, 4 aimed +2, 2 aimed +4, 2 of each downpour, 3 blank cards.
[Format "1"]
[Rules "classic"]
[Option "discard-all on"]
[Option "2x on"]
[Option "swap-card on"]
[Option "boomerang on"]
[Option "target-draw on"]
[Option "downpour on"]
[Option "blank wild"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: rda g2x sw bo; B: y+2? wi+4? dp+1 bl"]
[Discard "r5"]
[Turn "A"]
? cards 134
A rda
? count A 3

; G-40 HR-27: a comment costs what the text says: 2 cards in the classic rules.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A report B comment
C vote yes
? count B 4

; G-40 HR-27: 4 in the leaflet.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A report B comment
C vote yes
? count B 6

; G-42: in the leaflet the chance to denounce ends with the next act, and the last card wins.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Hands "A: r1 r2; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A r1
B r3
? refused C catch A

; G-42: in the classic rules it lasts beyond the last card.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Hands "A: r1 r2; B: r3 g4; C: r5 y6"]
[Discard "r5"]
[Turn "A"]
A r1
B r3 uno
C r5 uno
A r2
? going
C catch A
? count A 2

; G-44: a wild that opens: the first player names in the classic rules, the dealer in the leaflet.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g4; C: y5 y6"]
[First "wi"]
? turn B
? refused A name g

[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g4; C: y5 y6"]
[First "wi"]
? turn A
? refused B name g

; G-45: what Duo does is a rule: the wild draw four at any moment, and nobody doubts it.
[Format "1"]
[Rules "duo-unotm"]
[Seats "A B C"]
[Hands "A: wi+4 r2 r3; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
? count B 6
? turn C

; G-46: in the chat room a game is one round, and ends in a ranking.
[Format "1"]
[Rules "chat"]
[Seats "A B"]
[Hands "A: r1; B: r3 g4"]
[Discard "r5"]
[Turn "A"]
A r1
? game over A
? ranking: A B

; G-47: the host may stop the game in any phase, and nobody else.
[Format "1"]
[Rules "chat"]
[Host "A"]
[Seats "A B"]
[Hands "A: r1 r2; B: r3 g4"]
[Discard "r5"]
[Turn "B"]
? refused B stop
? can A stop

; G-48: a bluffer draws 4 by the usual doubt, and 6 by "tu bluffes".
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Hands "A: wi+4 r2 r3; B: r3 g4"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count A 7

[Format "1"]
[Rules "leaflet"]
[Option "bluff tu-bluffes"]
[Seats "A B"]
[Hands "A: wi+4 r2 r3; B: r3 g4"]
[Discard "r5"]
[Turn "A"]
A wi+4=g
B challenge
? count A 9
