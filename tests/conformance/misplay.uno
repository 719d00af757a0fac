; Misplays, and what is pointed out of them.

; WP-28: a card that does not go stays in the hand; whoever points it out is right, and it costs two cards.
[Format "1"]
[Rules "classic"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: y+2 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "g1 g2 b1 b2"]
[Turn "A"]
? refused A y+2
A y+2
? hand A: y+2 r2
? top r5
? turn A
C report A
? hand A: y+2 r2 g1 g2
? turn A
A r2
? turn B

; WP-28 G-07: at the wrong moment; the turn stays where it is.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r1 r2; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "g1 g2 b1 b2"]
[Turn "A"]
B r3
? hand B: r3 g4
? turn A
A report B
? hand B: r3 g4 g1 g2
? turn A

; WP-28: each misplay is paid for once, and only when somebody else points it out.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: y1 r2; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A y1
? refused A report A
? count A 2
A r2 uno
B r3 uno
C report A
? count A 3
? turn C

; WP-28: a misplay that was paid for is over: the next report is about a comment, and voted on.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: y1 r2; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "A"]
A y1
B report A
? count A 4
B report A
? turn C
C vote no
? count A 4
? turn A

; WP-28: without a card there is no misplay, and under the leaflet the card is only refused (CORE-05 S-21).
[Format "1"]
[Rules "leaflet"]
[Seats "A B"]
[Hands "A: y+2 r2; B: g3 g4"]
[Discard "r5"]
[Turn "A"]
? refused A y+2
? refused A b9
? refused B g3
A r2
? turn B

; WP-28: the option brings it to any table.
[Format "1"]
[Rules "leaflet"]
[Option "misplay on"]
[Seats "A B"]
[Hands "A: y+2 r2; B: g3 g4"]
[Discard "r5"]
[Turn "A"]
A y+2
B report A
? count A 4

; RAP-02: confusion is judged by the others; two cards, and the turn stays.
[Format "1"]
[Rules "manual"]
[Option "confusion on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: g3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "A"]
C report A
B vote yes
D vote yes
? count A 4
? turn A

; OLY-13: the wrong card costs one card at once.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: y1 r3; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "b1 b3 b4"]
[Turn "A"]
A y1
? hand A: y1 r3 b1
? turn A
A r3
? turn B

; OLY-13 OLY-03: and so does the wrong moment; the order of turns stays.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: y1 r3; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "b1 b3 b4"]
[Turn "A"]
C y5
? hand C: y5 y6 b1
B draw
? hand B: r3 g4 b3
? turn A

; OLY-13 OLY-14: an interception with a card that is not the same is a misplay.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r6 r3; B: r3 g4; C: g6 y6"]
[Discard "r5"]
[Draw "b1 b3 b4"]
[Turn "A"]
A r6 uno
? refused C jump g6
C jump g6
? hand C: g6 y6 b1
? turn B

; OLY-13 OLY-22: while a 2 goes round, another card is a misplay.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r2 r3 g1; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "b1 b3"]
[Turn "A"]
A r2
B r3
? hand B: r3 g4 b1
? turn B
B draw
? turn C

; OLY-16: a wild laid without its colour comes back, and costs one card.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi r3; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "b1"]
[Turn "A"]
A wi
? hand A: wi r3 b1
? turn A

; OLY-16: a 7 whose choice is left unsaid changes nothing, and costs one card if somebody notices.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: r7 r3 g1; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Draw "b1"]
[Turn "A"]
A r7
? hand A: r3 g1
? turn B
C report A
? hand A: r3 g1 b1
? turn B

; OLY-02 OLY-12 OLY-03 S-121: B hesitates; the tribunal agrees: one card, and B still plays.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r7 r3 g1; B: r3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Draw "b1"]
[Turn "B"]
A report B hesitation
? refused A vote yes
C vote yes
D vote yes
? hand B: r3 g4 b1
? turn B
B r3

; OLY-02: a tie acquits.
[Format "1"]
[Rules "olympic"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r7 r3 g1; B: r3 g4; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
A report B
D vote yes
C vote no
? count B 2
? turn B

; OLY-04 OLY-05 OLY-08 OLY-10: what else the tribunal judges; nothing else.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r7 r3 g1; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "B"]
? refused A report C weather
A report C word
B vote yes
? count C 3
A report C camouflet
B vote yes
? count C 4
B report A direction
C vote yes
? count A 4
B report C look
A vote no
? count C 4
? turn B

; OLY-01: the rules are in force from the first card dealt, and not before.
[Format "1"]
[Rules "olympic"]
[Seats "A B C"]
[Dealer "B"]
[Seed "a"]
? refused A report C
B choose 7
B choose left
A report C
B vote yes
? count C 8

; WP-28, G-07: reported, the two cards; the card stays in hand and so does the turn.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: rrv g1; B: b1 b2; C: yrv y2"]
[Discard "r5"]
[Turn "A"]
A g1
? turn A
? count A 2
B report A
? count A 4
? turn A
? top r5

; WP-28: where a table plays so, who insists lays a wrong card; it goes back to the hand, the turn stays,
; and a report costs two cards.
[Format "1"]
[Rules "classic"]
[Option "misplay on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g4 r1 r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Draw "b3 b4 b5"]
[Turn "A"]
? refused A g4
? can A anyway g4
? refused A anyway r1
? refused A anyway b9
A anyway g4
? hand A: g4 r1 r2
? turn A
? can B report A
? refused A report A
C report A
? hand A: g4 r1 r2 b3 b4
? turn A
A r1
? turn B

; WP-28: at the wrong moment as well; where nobody reports it, it costs nothing.
[Format "1"]
[Rules "leaflet"]
[Option "misplay on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g4 r1 r2; B: r3 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
B anyway r3
? hand B: r3 b2
? turn A
A r1
? turn B
? count B 2

; WP-28: several cards together, and nothing that is not laid.
[Format "1"]
[Rules "classic"]
[Option "misplay on"]
[Option "intercept number"]
[Option "pairs on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g4 y4 r2; B: r3 b2; C: y1 y2"]
[Discard "r5"]
[Draw "b3 b4 b5"]
[Turn "A"]
A anyway g4 y4
? hand A: g4 y4 r2
B report A
? count A 5

; WP-28: under a threat.
[Format "1"]
[Rules "classic"]
[Option "misplay on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: wi+4 g4; B: r3 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
A wi+4=y
B anyway r3
? turn B
? legal B: take challenge

; WP-28: unless the table plays so, a wrong card is only refused.
[Format "1"]
[Rules "classic"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g4 r1 r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
? refused A g4

; WP-28, TEAM-01: in teams, too.
[Format "1"]
[Rules "teams"]
[Option "misplay on"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: g4 r1 r2; B: b1 b2; C: y1 y2; D: b3 b4"]
[Discard "r5"]
[Turn "A"]
A anyway g4
B report A
? count A 5

; WP-28, the earlier version: at a table, it is always refused.
[Format "1"]
[Rules "classic"]
[Versions ""]
[Option "misplay on"]
[Seats "A B C"]
[Dealer "C"]
[Hands "A: g4 r1 r2; B: b1 b2; C: y1 y2"]
[Discard "r5"]
[Turn "A"]
? refused A g4
