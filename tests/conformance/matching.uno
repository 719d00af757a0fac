; What goes on what.

; CORE-04, BR-11, G-04: the colour or the digit of the top card; not the value alone.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r9 g5 g9 ysk; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
? legal B: r9 g5 draw
? can B r9
? can B g5
? refused B g9
? refused B ysk
? refused B r8
B g5
? top g5
? colour g
? hand B: r9 g9 ysk
? turn C
? can C y5
? refused C y6

; S-21, CORE-05: a draw two, skip or reverse needs the colour or the same symbol.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: y+2 ysk yrv g1; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
? refused B y+2
? refused B ysk
? refused B yrv
? legal B: draw

; CORE-05: on the same symbol they go whatever the colour.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: y+2 ysk yrv g1; C: y5 y6; D: b7 b8"]
[Discard "r+2"]
[Turn "B"]
? legal B: y+2 draw

[Format "1"] ; CORE-05: the same for a skip, and a reverse does not go on it.
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: y+2 ysk yrv g1; C: y5 y6; D: b7 b8"]
[Discard "rsk"]
[Turn "B"]
? legal B: ysk draw
? refused B yrv

; CORE-05: and for a reverse.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: y+2 ysk yrv g1; C: y5 y6; D: b7 b8"]
[Discard "rrv"]
[Turn "B"]
? legal B: yrv draw

; CORE-06: a wild goes on anything, also beside another playable card; any colour may be named,
; the present one too.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: r9 wi g1; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
? legal B: r9 wi draw
? legal B: r9 wi=r wi=y wi=g wi=b draw
? can B wi=r
? can B wi
B wi=r
? colour r
? top wi
? turn C

; CORE-07: after a wild only the named colour or a wild goes.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: wi g1 g2; C: r5 b6 g7 wi; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
B wi=b
? colour b
? turn C
? legal C: b6 wi draw
? refused C r5
? refused C g7

; CORE-06, CORE-07: a wild on a wild.
[Format "1"]
[Rules "leaflet"]
[Seats "A B C D"]
[Dealer "A"]
[Hands "A: r1 r2; B: wi y1 y2; C: y5 y6; D: b7 b8"]
[Discard "wi"]
[Colour "g"]
[Turn "B"]
? legal B: wi draw
B wi=y
? colour y
? turn C
