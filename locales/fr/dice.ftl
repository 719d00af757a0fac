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
played-in-turn = { part-lays-in-turn }{ part-last-card }.
    .brief = { part-lays-in-turn.brief }{ part-last-card }.
    .full = { part-lays-in-turn }{ part-last-card.full }.
    .voiced = { CAPITAL(part-all-laid) }{ part-last-card }.
    .braille = { part-lays-in-turn.braille }{ part-last-card.braille }
played-in-turn-then-one-card-left = { played-in-turn }
    .brief = { played-in-turn.brief }
    .voiced = { played-in-turn.voiced }
    .braille = { played-in-turn.braille }
part-lays-in-turn =
    { $seatIs ->
        [you] Vous jouez { part-all-laid }
       *[other] { $seat } joue { part-all-laid }
    }
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-all-laid.brief) }
           *[other] { $seat } { part-all-laid.brief }
        }
    .braille =
        { $seatIs ->
            [you] { "" }
           *[other] { $seat } { "" }
        }{ $laid }
part-all-laid =
    { $laidIs ->
        [none] { $cardArticle }
       *[other] { $laidArticle }
    }
    .brief =
        { $laidIs ->
            [none] { $card }
           *[other] { $laid }
        }
# Qui ne peut plus rien poser relance le reste, dans la même phrase.
played-then-threw-again = { part-lays }{ part-throws }
    .brief = { part-lays.brief }{ part-throws }
    .braille = { part-lays.braille } { threw-again.braille }
played-then-one-card-left-then-threw-again = { played-then-threw-again }
    .brief = { played-then-threw-again.brief }
    .braille = { played-then-threw-again.braille }
played-in-turn-then-threw-again = { part-lays-in-turn }{ part-throws }
    .brief = { part-lays-in-turn.brief }{ part-throws }
    .braille = { part-lays-in-turn.braille } { threw-again.braille }
played-in-turn-then-one-card-left-then-threw-again = { played-in-turn-then-threw-again }
    .brief = { played-in-turn-then-threw-again.brief }
    .braille = { played-in-turn-then-threw-again.braille }
part-throws =
    { $seatIs ->
        [you] . Rien d’autre ne va : vous relancez { part-thrown }.
       *[other] { $left ->
            [1] { "" } et relance son dernier dé.
           *[other] { "" } et relance { part-dice }.
        }
    }
prompt-lay-on = Encore un dé, ou passer ?
    .brief = Encore ?
    .full = Sur { part-top }, encore un dé, ou passer ?
    .braille = encore ?
# Aucun texte : la réflexion d’un autre joueur ne regarde que lui.
asked-lay-on = { "" }
nobody-lays = Manche bloquée : personne n’a posé de dé depuis { $turns } tours de table.
    .brief = Manche bloquée : personne ne pose.
    .braille = manche bloquée

rule-dice = Un tour : chacun a { $dealing-cards_each } dés et ne voit que les siens. Un dé montre une couleur, rouge, jaune, vert ou bleu, et un chiffre de 1 à 6. Posez, l’un après l’autre, autant de dés que vous voulez : chacun doit avoir la couleur ou le chiffre du dernier dé posé. Dites « passe » pour vous arrêter. À la fin de votre tour, vos autres dés sont relancés : couleur et chiffre changent. Pour n’en poser aucun, dites « relance » : tous sont relancés. Personne ne reçoit de dé en plus : qui n’en a plus gagne la manche. Si personne ne pose de dé pendant dix tours de table, la manche s’arrête et personne ne la gagne. Un jeu de dés a existé, mais ses règles sont ici de notre invention.
preset-dice = Dés : de 2 à 10 joueurs, cinq dés chacun ; posez ceux qui vont, relancez les autres. Des règles de notre invention.
