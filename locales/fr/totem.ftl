# Les totems : U rouge, N jaune, O vert, et le point d’exclamation, bleu.

totem-captured =
    { $seatIs ->
        [you] Vous prenez le totem { $colour }.
       *[other] { $seat } prend le totem { $colour }.
    }
    .brief =
        { $seatIs ->
            [you] Totem { $colour }.
           *[other] { $seat }, totem { $colour }.
        }
    .braille =
        { $seatIs ->
            [you] totem { $colour }
           *[other] { $seat } totem { $colour }
        }
totem-spent =
    { $seatIs ->
        [you] Vous rendez le totem { $colour } : la carte ne vous fait rien.
       *[other] { $seat } rend le totem { $colour } : la carte ne fait rien.
    }
    .brief =
        { $seatIs ->
            [you] Totem { $colour } : sans effet.
           *[other] { $seat }, totem { $colour } : sans effet.
        }
    .braille =
        { $seatIs ->
            [you] -totem { $colour }, sans effet
           *[other] { $seat } -totem { $colour }, sans effet
        }
all-totems =
    { $seatIs ->
        [you] Les quatre totems ! Uno pour vous.
       *[other] { $seat } a les quatre totems : Uno !
    }
    .brief =
        { $seatIs ->
            [you] Quatre totems : Uno !
           *[other] { $seat }, quatre totems : Uno !
        }
    .braille =
        { $seatIs ->
            [you] totems UNO
           *[other] { $seat } totems UNO
        }
shed-for-totems =
    { $seatIs ->
        [you] Vous glissez { part-hand } sous le talon.
       *[other] { $seat } glisse { part-hand } sous le talon.
    }
    .brief =
        { $seatIs ->
            [you] Sous le talon : { part-hand }.
           *[other] { $seat }, dessous : { part-hand }.
        }
    .braille =
        { $seatIs ->
            [you] -{ $cards }
           *[other] { $seat } -{ $cards }
        }
prompt-keep-one = Quelle est la carte à garder ?
    .brief = Garder laquelle ?
    .full = Quelle est la carte à garder ? Les autres glissent sous le talon.
    .braille = garder 1 ?
asked-keep-one = { "" }
    .full = { $seat } choisit une carte à garder.
not-one-kept = Gardez une carte, ni plus ni moins.
    .brief = Gardez une carte.

totems-exchanged =
    { $seatIs ->
        [you] Vous échangez le totem { $given } contre le { $colour }, avec { $other }.
       *[other] { $seat } échange le totem { $given } contre le { $colour }, avec { $otherIs ->
            [you] vous
           *[other] { $other }
        }.
    }
    .brief =
        { $seatIs ->
            [you] Totem { $given } contre { $colour }.
           *[other] { $seat }, totem { $given } contre { $colour }.
        }
    .braille =
        { $seatIs ->
            [you] totem { $given } > { $colour }
           *[other] { $seat } totem { $given } > { $colour }
        }
prompt-give-totem = Quel totem donner à { $other }, contre le { $wanted } ?
    .brief = Quel totem pour { $other } ?
    .braille = totem pour { $other } ?
asked-give-totem = { "" }
    .full = { $seat } choisit un totem à donner.

rule-totem = Les totems : U rouge, N jaune, O vert, et le point d’exclamation, bleu. Avant chaque manche, ils sont au milieu de la table. Posez un 0 : vous prenez le totem de sa couleur, au milieu ou à qui l’a{ $taking ->
        [exchanged] , contre un des vôtres si vous en avez
       *[captured] { "" }
    }. Quand { $hits } vous vise, n’importe quel totem l’annule : nommez la couleur d’un des vôtres, et la carte ne vous fait rien. Le totem retourne au milieu. Une dernière carte ne s’annule pas. Avec les quatre, vous gardez une carte de votre choix, les autres glissent sous celle du dessus, Uno est dit pour vous, et les totems retournent au milieu. Le texte publié ne dit pas comment on les prend : cela est de notre invention.
preset-totem = Totem : les règles classiques, de 2 à 10 joueurs, et quatre totems à prendre. Des règles en partie de notre invention.
option-totem = des totems, et comment on prend celui d’un autre joueur
option-totem-off = sans totems
option-totem-captured = sans rien donner
option-totem-exchanged = contre un des siens
