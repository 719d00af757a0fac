; Teams: partners face each other and count together (TEAM-01, TEAM-02).

; S-87, TEAM-01, TEAM-02, G-19: the winner's partner is ignored; each partner's name carries the
; pair's total.
[Format "1"]
[Rules "teams"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r3
? round over A
? scores: A 0; B 29; C 0; D 29
? refused A draw
round dealer: A
? turn B

; S-87, TEAM-02: the winner takes all: the pair gets the points of the opposing pair.
[Format "1"]
[Rules "teams"]
[Option "scoring winner"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r3
? scores: A 29; B 0; C 29; D 0

; TEAM-02: after a round both totals are told, also that of the side that has earned nothing.
[Format "1"]
[Rules "teams"]
[Option "scoring winner"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Scores "A 100; B 40; C 100; D 40"]
[Turn "A"]
A r3
? hears B en brief: "A, red 3: round won. A and C, 29 points, total 129. You and D: 40 in all."

; TEAM-02: where each side keeps its points, as well.
[Format "1"]
[Rules "teams"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Scores "A 100; B 40; C 100; D 40"]
[Turn "A"]
A r3
? hears B en brief: "A, red 3: round won. You and D, 29 points, total 69. A and C: 100 in all."

; S-87, TEAM-02, HR-28: the same way of counting on top of the leaflet.
[Format "1"]
[Rules "leaflet"]
[Option "scoring team"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r3
? scores: A 0; B 29; C 0; D 29

; TEAM-02: the lowest pair wins when one reaches the target, and both partners with it.
[Format "1"]
[Rules "teams"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Scores "A 499; B 471; C 499; D 471"]
[Turn "A"]
A r3
? scores: A 499; B 500; C 499; D 500
? game over A
? game over C

; TEAM-02: the pair that goes out may lose: the others still have less.
[Format "1"]
[Rules "teams"]
[Option "target 100"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Scores "A 120; C 120"]
[Turn "A"]
A r3
? game over B D

; TEAM-02, BR-22: the first pair at the target wins where the winner takes all.
[Format "1"]
[Rules "teams"]
[Option "scoring winner"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Scores "A 471; B 460; C 471; D 460"]
[Turn "A"]
A r3
? scores: A 500; B 460; C 500; D 460
? game over A C

; TEAM-02, BR-21: without points the partners win together.
[Format "1"]
[Rules "teams"]
[Option "scoring none"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r3; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r3
? game over A C

; TEAM-02, CORE-14: the cards of a last draw two count for the pair that draws them.
[Format "1"]
[Rules "teams"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2; B: r9; C: wi; D: rsk"]
[Discard "r5"]
[Draw "y3 g1"]
[Turn "A"]
A r+2
? scores: A 0; B 33; C 0; D 33

; TEAM-01, TEAM-02, G-19: six: three pairs, each with the player opposite.
[Format "1"]
[Rules "teams"]
[Seats "A B C D E F"]
[Dealer "F"]
[Hands "A: r3; B: r9; C: g1; D: wi; E: rsk; F: g2"]
[Discard "r5"]
[Turn "A"]
A r3
? scores: A 0; B 29; C 3; D 0; E 29; F 3

; TEAM-02: three pairs, where the winner takes all.
[Format "1"]
[Rules "teams"]
[Option "scoring winner"]
[Seats "A B C D E F"]
[Dealer "F"]
[Hands "A: r3; B: r9; C: g1; D: wi; E: rsk; F: g2"]
[Discard "r5"]
[Turn "A"]
A r3
? scores: A 32; B 0; C 0; D 32; E 0; F 0

; TEAM-01, G-19: six in two halves, every other player.
[Format "1"]
[Rules "teams"]
[Option "teams halves"]
[Seats "A B C D E F"]
[Dealer "F"]
[Hands "A: r3; B: r9; C: wi; D: rsk; E: g1; F: g2"]
[Discard "r5"]
[Turn "A"]
A r3
? scores: A 0; B 31; C 0; D 31; E 0; F 31

; TEAM-01, G-19: eight on top of the classic rules.
[Format "1"]
[Rules "classic"]
[Option "scoring team"]
[Seats "A B C D E F G H"]
[Dealer "H"]
[Hands "A: r3; B: r9; C: g1; D: g2; E: wi; F: rsk; G: b1; H: b2"]
[Discard "r5"]
[Turn "A"]
A r3
? scores: A 0; B 29; C 2; D 4; E 0; F 29; G 2; H 4

; TEAM-02, G-01: a blocked round: every pair keeps its own.
[Format "1"]
[Rules "teams"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: b9; B: b8; C: g9; D: y1"]
[Discard "r5"]
[Draw "end"]
[Turn "A"]
A draw
B draw
C draw
D draw
? scores: A 18; B 9; C 18; D 9

; TEAM-02: the hand of the winner's partner counts for nobody.
[Format "1"]
[Rules "teams"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1; B: b9 wi; C: wi wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r1
? scores: A 0; C 0; B 79; D 79

; TEAM-02, CORE-14: a last draw two hits an opponent, and counts.
[Format "1"]
[Rules "teams"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r+2; B: b9; C: wi wi; D: rsk"]
[Discard "r5"]
[Draw "g1 g2"]
[Turn "A"]
A r+2
? scores: A 0; C 0; B 32; D 32

; TEAM-02, BR-22: where the winner takes points, so does the partner.
[Format "1"]
[Rules "teams"]
[Option "scoring winner"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1; B: b9; C: wi wi; D: rsk"]
[Discard "r5"]
[Turn "A"]
A r1
? scores: A 29; C 29; B 0; D 0

; TEAM-02, BR-23: a pair reaches the target: the other pair wins.
[Format "1"]
[Rules "teams"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1; B: b9; C: wi wi; D: rsk"]
[Discard "r5"]
[Scores "A 100; C 100; B 480; D 480"]
[Turn "A"]
A r1
? scores: A 100; B 509
? game over A C

; TEAM-01, BR-18: only an opponent denounces.
[Format "1"]
[Rules "teams"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: b9 b1; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r1
? refused C catch A
? can D catch A
B catch A
? count A 3

; TEAM-01, BR-18: of six players in pairs, all but the partner opposite.
[Format "1"]
[Rules "teams"]
[Seats "A B C D E F"]
[Dealer "F"]
[Hands "A: r1 r2; B: b9 b1; C: g1 g2; D: y1 y2; E: b2 b3; F: b4 b5"]
[Discard "r5"]
[Turn "A"]
A r1
? refused D catch A
? can B catch A
? can C catch A
? can E catch A
F catch A
? count A 3

; TEAM-01, G-19, BR-18: in two halves, nobody of the own half.
[Format "1"]
[Rules "teams"]
[Option "teams halves"]
[Seats "A B C D E F"]
[Dealer "F"]
[Hands "A: r1 r2; B: b9 b1; C: g1 g2; D: y1 y2; E: b2 b3; F: b4 b5"]
[Discard "r5"]
[Turn "A"]
A r1
? refused C catch A
? refused E catch A
? can B catch A
? can D catch A
? can F catch A

; TEAM-01, WP-19, WP-20: nor after the last card.
[Format "1"]
[Rules "classic"]
[Option "teams pairs"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1; B: b9 b1; C: g1 g2; D: y1 y2"]
[Said ""]
[Discard "r5"]
[Turn "A"]
A r1
? refused C catch A
B catch A
? count A 2

; TEAM-01, BR-18, the earlier version: the partner may denounce, too.
[Format "1"]
[Rules "teams"]
[Versions ""]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: r1 r2; B: b9 b1; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A r1
C catch A
? count A 3

; TEAM-02, HR-08: the empty hand goes to D, whose side wins the round.
[Format "1"]
[Rules "teams"]
[Option "uno-card 1"]
[Seats "A B C D"]
[Dealer "D"]
[Hands "A: un; B: b9; C: g1 g2; D: y1 y2"]
[Discard "r5"]
[Turn "A"]
A un
? round over D
? scores: A 12; C 12; B 0; D 0

; TEAM-01, G-19: six players, three pairs of those who sit opposite.
[Format "1"]
[Rules "teams"]
[Seats "A B C D E F"]
[Dealer "F"]
[Hands "A: r2; B: g1; C: g2; D: wi; E: g3; F: g4"]
[Discard "r5"]
[Turn "A"]
A r2
? scores: A 0; D 0; B 4; E 4; C 6; F 6

; TEAM-01, G-19: `teams halves`: two teams of three, every other player.
[Format "1"]
[Rules "teams"]
[Option "teams halves"]
[Seats "A B C D E F"]
[Dealer "F"]
[Hands "A: r2; B: g1; C: g2; D: wi; E: g3; F: g4"]
[Discard "r5"]
[Turn "A"]
A r2
? scores: A 0; C 0; E 0; B 55; D 55; F 55
