; What everyone knows, and what only one does.

; CORE-18: how many cards each holds is public, and changes as cards are laid and drawn; nobody may
; act for another, nor lay what another holds.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2 r3; B: r9 g2; C: y5 y6 y7 y8; D: b7 b8"]
[Discard "r5"]
[Draw "b1"]
[Turn "B"]
? count A 3
? count C 4
? refused B r1
? refused A r1
B draw
? count B 3
? turn C
? refused C r9
