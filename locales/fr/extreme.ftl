# Le tout-poser, le 2x, le coup extrême et le distributeur.

cleared =
    { $seatIs ->
        [you] Vous posez aussi { part-hand }.
       *[other] { $seat } pose aussi { part-hand }.
    }
    .brief =
        { $seatIs ->
            [you] Avec { part-hand }.
           *[other] { $seat }, avec { part-hand }.
        }
    .braille =
        { $seatIs ->
            [you] tout-poser { $cards }
           *[other] { $seat } tout-poser { $cards }
        }
cleared-then-played = { part-lays } avec { part-hand }{ part-last-card }.
    .brief = { part-lays.brief } avec { part-hand }{ part-last-card }.
    .full = { part-lays } avec { part-hand } dessous{ part-last-card.full }.
    .braille = { part-lays.braille } { $cards }{ part-last-card.braille }
cleared-then-played-then-one-card-left = { cleared-then-played }
    .brief = { cleared-then-played.brief }
    .full = { cleared-then-played.full }
    .braille = { cleared-then-played.braille }
cleared-then-played-then-said-uno = { part-lays } avec { part-hand }, Uno !
    .brief = { part-lays.brief } avec { part-hand }, Uno !
    .braille = { part-lays.braille } { $cards } UNO
cleared-then-played-then-went-out =
    { $seatIs ->
        [you] Vous posez { part-laid } avec { part-hand } et gagnez la manche !
       *[other] { $seat } pose { part-laid } avec { part-hand } et gagne la manche.
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL($card) } avec { part-hand } : manche gagnée !
           *[other] { $seat }, { $card } avec { part-hand } : manche gagnée.
        }
    .braille = { part-lays.braille } { $cards } fin
nothing-came =
    { $seatIs ->
        [you] Rien ne sort du distributeur pour vous !
       *[other] Rien ne sort du distributeur pour { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] Rien ne sort.
           *[other] { $seat }, rien.
        }
    .full =
        { $seatIs ->
            [you] Vous pressez le distributeur : rien ne sort !
           *[other] { $seat } presse le distributeur : rien ne sort.
        }
    .braille =
        { $seatIs ->
            [you] +0
           *[other] { $seat } +0
        }
only-what-came = Jouez une des cartes qui viennent de sortir, ou gardez-les.
    .brief = Jouez une carte sortie, ou gardez-les.
    .full = Les autres cartes attendent : jouez une de celles qui viennent de sortir, ou gardez-les.
number-out-of-range = Il faut un nombre de { $least } à { $most }.
prompt-pressed = Une au moins va : jouer ou garder ?
    .brief = Jouer ou garder ?
    .full = Une au moins va sur { part-top } : jouer ou garder ?
    .braille = jouer ?
# Aucun texte : la réflexion d’un autre joueur ne regarde que lui.
asked-pressed = { "" }

rule-discard-all = Le tout-poser : il va sur sa couleur ou sur un autre tout-poser, et emporte toutes les cartes de sa propre couleur que vous avez en main ; elles passent dessous, sans effet, et il reste sur le talon.{ $with-uno-call ->
        [yes] { " " }S’il ne vous laisse qu’une carte, ou aucune, dites « uno » en le posant.
       *[no] { "" }
    }
option-discard-all = les cartes tout-poser
option-discard-all-on = avec
option-discard-all-off = sans
rule-twice = { $with-dispenser ->
        [yes] Le 2x : il va sur sa couleur ou sur un autre 2x. Le suivant presse deux fois le distributeur et perd son tour.
       *[no] Le 2x : il va sur sa couleur ou sur un autre 2x. Le suivant pioche 2 cartes et perd son tour.
    }
option-2x = les cartes 2x
option-2x-on = avec
option-2x-off = sans
rule-coup-extreme = Le coup extrême : comme un joker, il va sur tout et demande une couleur ; le suivant { $with-dispenser ->
        [yes] presse le distributeur jusqu’à ce que des cartes sortent, et perd son tour.
       *[no] pioche une carte et perd son tour.
    } La règle publiée ne dit pas ce qu’il fait : cet effet est de notre choix.
option-coup-extreme = les coups extrêmes
option-coup-extreme-on = avec
option-coup-extreme-off = sans
rule-dispenser = Le distributeur : après la donne, pressez-le partout où l’on piocherait : une fois, quel que soit le nombre de cartes, sauf si une règle en demande davantage. Il donne de 0 à { $most } cartes, au hasard.
option-dispenser = le distributeur, avec le plus de cartes qu’une pression peut donner
option-dispenser-off = sans
option-dispenser-7 = 7 au plus
option-dispenser-12 = 12 au plus
preset-extreme = Extrême : les règles classiques, de 2 à 10 joueurs, avec un distributeur de cartes, et les cartes tout-poser, 2x et coup extrême.
rule-discard-all-first = Un tout-poser en première carte ne fait rien.
rule-twice-first = Un 2x en première carte : le premier joueur { $with-dispenser ->
        [yes] presse deux fois le distributeur
       *[no] pioche 2 cartes
    } et perd son tour.
rule-coup-extreme-first = Un coup extrême en première carte : le premier joueur nomme la couleur, { $with-dispenser ->
        [yes] presse le distributeur jusqu’à ce que des cartes sortent,
       *[no] pioche une carte
    } et perd son tour.
