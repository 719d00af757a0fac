card-zap = éclair { $colour }
card-with-article-zap = un éclair { $colour }
sign-zap = un éclair
face-word-zap = éclair, zp
card-storm = orage
sign-storm = un orage
face-word-storm = orage, sto
storm-broke =
    { $seatIs ->
        [you] Votre orage éclate : les autres piochent.
       *[other] Un orage éclate : tout le monde pioche, sauf { $seat }.
    }
    .braille = orage
rule-storm-cards = L’éclair fait passer le tour du suivant. L’orage prend n’importe quelle couleur, et fait piocher une carte à tous les autres.
option-storm-cards = quatre éclairs et deux orages dans le jeu
