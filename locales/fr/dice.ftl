# Les dés.

threw-again =
    { $seatIs ->
        [you] Vous relancez { part-thrown }.
       *[other] { $seat } relance { part-dice }.
    }
    .brief =
        { $seatIs ->
            [you] Relance : { part-hand }.
           *[other] { $seat } relance { $count }.
        }
    .braille =
        { $seatIs ->
            [you] dés { $cards }
           *[other] { $seat } dés { $count }
        }
part-thrown =
    { $cardsIs ->
        [none] { part-dice }
       *[other] { part-dice } : { $cards }
    }
part-dice =
    { $count ->
        [0] 0 dé
        [1] un dé
       *[other] { $count } dés
    }
passed-then-threw-again = { threw-again }
    .brief = { threw-again.brief }
    .braille = { threw-again.braille }
prompt-lay-on = Encore un dé, ou passer ?
    .brief = Encore ?
    .full = Sur { part-top }, encore un dé, ou passer ?
    .braille = encore ?
# Aucun texte : la réflexion d’un autre joueur ne regarde que lui.
asked-lay-on = { "" }
nobody-lays = Manche bloquée : personne n’a posé de dé depuis { $turns } tours de table.
    .brief = Manche bloquée : personne ne pose.
    .braille = manche bloquée

rule-dice = Un tour : chacun a { $dealing-cards_each } dés, de quatre couleurs et de six chiffres, et ne voit que les siens. Posez, l’un après l’autre, autant de dés que vous voulez : chacun va par la couleur ou par le chiffre. Les autres sont relancés ; si vous n’en posez aucun, tous le sont. Personne ne reçoit de dé en plus : qui n’en a plus gagne la manche. Si personne ne pose de dé pendant dix tours de table, la manche s’arrête et personne ne la gagne. Un jeu de dés a existé, mais ses règles sont ici de notre invention.
preset-dice = Dés : cinq dés chacun, posez ceux qui vont, relancez les autres. Des règles de notre invention.
