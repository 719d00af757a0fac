# La carte maudite de la manche.

curse-shown = Carte maudite : { $card }.
    .full = Carte maudite de cette manche : { $card }. La poser ou la garder coûte des points.
    .braille = maudite { $card }
curse-laid = Carte maudite : { part-points } { part-cursed }, total { $total }.
    .brief =
        { $seatIs ->
            [you] Maudite : { $points }, total { $total }.
           *[other] { $seat }, maudite : { $points }, total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] maudite +{ $points } = { $total }
           *[other] { $seat } maudite +{ $points } = { $total }
        }
curse-held = Carte maudite en main : { part-points } { part-cursed }, total { $total }.
    .brief =
        { $seatIs ->
            [you] Maudite : { $points }, total { $total }.
           *[other] { $seat }, maudite : { $points }, total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] maudite en main +{ $points } = { $total }
           *[other] { $seat } maudite en main +{ $points } = { $total }
        }
curse-ended =
    { $seatIs ->
        [you] Vous finissez sur la carte maudite : les autres paient.
       *[other] { $seat } finit sur la carte maudite : les autres paient.
    }
    .braille =
        { $seatIs ->
            [you] fin maudite
           *[other] { $seat } fin maudite
        }
curse-suffered = { part-points } { part-cursed }, total { $total }.
    .brief =
        { $seatIs ->
            [you] Maudite : { $points }, total { $total }.
           *[other] { $seat }, maudite : { $points }, total { $total }.
        }
    .braille =
        { $seatIs ->
            [you] maudite +{ $points } = { $total }
           *[other] { $seat } maudite +{ $points } = { $total }
        }
part-cursed =
    { $seatIs ->
        [you] contre vous
       *[other] contre { $seat }
    }
# La carte d’abord, ce qu’elle coûte ensuite.
curse-laid-then-played = { played } { curse-laid }
    .brief = { played.brief } { curse-laid.brief }
    .full = { played.full } { curse-laid }
    .braille = { played.braille } { curse-laid.braille }
curse-laid-then-played-then-one-card-left = { played-then-one-card-left } { curse-laid }
    .brief = { played-then-one-card-left.brief } { curse-laid.brief }
    .full = { played-then-one-card-left } { curse-laid }
    .braille = { played-then-one-card-left.braille } { curse-laid.braille }
curse-laid-then-played-then-said-uno = { played-then-said-uno } { curse-laid }
    .brief = { played-then-said-uno.brief } { curse-laid.brief }
    .full = { played-then-said-uno } { curse-laid }
    .braille = { played-then-said-uno.braille } { curse-laid.braille }

rule-cursed = La carte maudite : à chaque manche, le donneur tire une carte, la montre et la remet. Toutes les cartes identiques sont maudites. En poser une sans finir vous coûte 25 points pour un chiffre, 50 pour un symbole{ $deck-wild ->
        [yes] , 75 pour un joker, quelle que soit la couleur nommée
       *[no] { "" }
    }. En garder une en main à la fin coûte autant. Si quelqu’un finit en posant une carte maudite, ce sont tous les autres qui paient.
option-cursed = une carte maudite par manche, qui coûte des points
