# Le wizz et sa roue.

wheel-stopped =
    { $seatIs ->
        [you] Vous tournez la roue : { part-face }.
       *[other] { $seat } tourne la roue : { part-face }.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-face) }.
           *[other] { $seat }, { part-face }.
        }
    .braille =
        { $seatIs ->
            [you] roue { part-face }
           *[other] { $seat } roue { part-face }
        }
part-face =
    { $face ->
        [1] presque Uno
        [2] un chiffre de moins
        [3] une couleur de moins
        [4] carte rouge
        [5] carte bleue
        [6] échange des mains
        [7] main visible
        [8] Uno wizz
       *[9] guerre
    }
slid =
    { $seatIs ->
        [you] Vous glissez { part-hand } sous le talon{ part-last-card }.
       *[other] { $seat } glisse { part-hand } sous le talon{ part-last-card }.
    }
    .brief =
        { $seatIs ->
            [you] Sous le talon : { part-hand }{ part-last-card }.
           *[other] { $seat }, sous le talon : { part-hand }.
        }
    .full =
        { $seatIs ->
            [you] Vous glissez { part-hand } sous le talon{ part-last-card.full }.
           *[other] { $seat } glisse { part-hand } sous le talon{ part-last-card.full }.
        }
    .braille =
        { $seatIs ->
            [you] -{ $cards }{ part-last-card.braille }
           *[other] { $seat } -{ $cards }{ part-last-card.braille }
        }
slid-then-one-card-left = { slid }
    .brief = { slid.brief }
    .full = { slid.full }
    .braille = { slid.braille }
nothing-to-shed =
    { $seatIs ->
        [you] Aucune de vos cartes ne part.
       *[other] { $seat } : aucune carte ne part.
    }
    .brief =
        { $seatIs ->
            [you] Aucune carte ne part.
           *[other] { $seat }, rien.
        }
    .braille =
        { $seatIs ->
            [you] -0
           *[other] { $seat } -0
        }
hand-bared =
    { $seatIs ->
        [you] Tous voient votre main : { part-hand }.
       *[other] Main visible, { $seat } : { part-hand }.
    }
    .brief =
        { $seatIs ->
            [you] Votre main : { part-hand }.
           *[other] { $seat } : { part-hand }.
        }
    .braille =
        { $seatIs ->
            [you] main { $cards }
           *[other] { $seat } { $cards }
        }
shouted =
    { $seatIs ->
        [you] Uno wizz ! Vous criez avant les autres.
       *[other] Uno wizz ! { $seat } crie avant les autres.
    }
    .brief =
        { $seatIs ->
            [you] Uno wizz pour vous.
           *[other] Uno wizz pour { $seat }.
        }
    .braille =
        { $seatIs ->
            [you] wizz !
           *[other] { $seat } wizz !
        }
war-cards = Les plus hauts chiffres : { $pairs }.
    .brief = Guerre : { $pairs }.
    .braille = guerre { $pairs }
war-undecided = La guerre ne donne rien : les cartes restent en main.
    .brief = La guerre ne donne rien.
    .braille = égalité, cartes gardées
spoils-left =
    { $seatIs ->
        [you] Vous gardez votre carte.
       *[other] { $seat } garde la carte.
    }
    .braille =
        { $seatIs ->
            [you] gardée
           *[other] { $seat } garde
        }
prompt-spin = À vous : tournez la roue !
    .brief = La roue !
    .full = À vous, mais sans poser de carte : tournez la roue !
    .braille = roue !
asked-spin = { "" }
    .full = { $seat } va tourner la roue.
prompt-keep-two = Quelles sont les deux cartes à garder ?
    .brief = Garder lesquelles ?
    .full = Quelles sont les deux cartes à garder ? Les autres glissent sous le talon.
    .braille = garder 2 ?
asked-keep-two = { "" }
    .full = { $seat } choisit deux cartes à garder.
prompt-digit-to-shed = Quel chiffre quitte votre main ?
    .brief = Quel chiffre ?
    .full = Quel chiffre quitte votre main ? Toutes ses cartes glissent sous le talon.
    .braille = chiffre ?
asked-digit-to-shed = { "" }
    .full = { $seat } choisit un chiffre.
prompt-colour-to-shed = Quelle couleur quitte votre main ?
    .brief = Quelle couleur ?
    .full = Quelle couleur quitte votre main ? Toutes ses cartes glissent sous le talon.
    .braille = couleur -?
asked-colour-to-shed = { "" }
    .full = { $seat } choisit la couleur qui part.
prompt-card-to-shed = Quelle carte quitte votre main ?
    .brief = Quelle carte ?
    .full = Quelle carte quitte votre main ? Elle glisse sous le talon.
    .braille = carte -?
asked-card-to-shed = { "" }
    .full = { $seat } choisit la carte qui part.
prompt-spoils = Guerre gagnée ! Votre carte la plus haute peut partir : laquelle, ou aucune ?
    .brief = Guerre gagnée : quelle carte part ?
    .full = Guerre gagnée ! Votre carte la plus haute peut glisser sous le talon : laquelle, ou aucune ?
    .braille = carte -?
asked-spoils = { "" }
    .full = { $seat } gagne la guerre.
chance-shouting = Uno wizz ! Dites « crie » avant les autres, ou Entrée.
    .brief = Uno wizz : criez !
    .full = Uno wizz : criez avant les autres, et une carte part !
    .braille = wizz ?
spin-first = Ce tour-ci, tournez la roue.
    .brief = Tournez la roue.
    .full = Après un wizz, vous ne posez ni ne piochez : tournez la roue.
no-wheel = Rien ne demande de tourner la roue.
    .brief = Pas de roue ici.
not-two = Gardez deux cartes, ni plus ni moins.
    .brief = Gardez deux cartes.
not-one-card = Une carte part, pas davantage.
    .brief = Une carte part.
nothing-to-shout = Rien à crier, ou trop tard.
not-the-spoils = Seule votre carte la plus haute peut partir.
    .brief = Votre plus haute, ou aucune.

rule-wizz = Le wizz : il va sur sa couleur ou sur un autre wizz. Si c’est ensuite à vous, vous ne posez pas de carte : vous tournez la roue, qui a neuf faces. Presque Uno : gardez deux cartes de votre choix. Un chiffre de moins : nommez un chiffre, toutes vos cartes de ce chiffre s’en vont. Une couleur de moins : de même, avec une couleur. Carte rouge, carte bleue : piochez jusqu’à une carte de cette couleur ou un joker, sans rien poser. Échange des mains : chaque main passe à gauche. Main visible : votre main est dite à tous. Uno wizz : de tous les joueurs, le premier qui dit « crie », avant que le suivant joue ou pioche, se débarrasse d’une carte. Guerre : tous montrent leur plus haute carte à chiffre ; la plus haute de toutes peut s’en aller ; à égalité, aucune. Les cartes qui s’en vont glissent sous celle du dessus. Sans carte, vous gagnez la manche ; avec une carte, dites « uno ».
preset-wizz = Wizz : les règles classiques, de 2 à 10 joueurs, avec une roue à neuf faces.
rule-wizz-first = Un wizz en première carte : le premier joueur tourne la roue.
