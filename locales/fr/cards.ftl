# Les cartes et les couleurs, comme les joueurs les nomment.

card =
    { $face ->
        [skip] passe-tour { colour }
        [reverse] inversion { colour.feminine }
        [draw_two] +2 { colour }
        [wild] joker
        [wild_draw_four] +4
        [target_two] +2 visé { colour }
        [discard_all] tout-poser { colour }
        [twice] 2x { colour }
        [wizz] wizz { colour }
        [swap_hands] échange
        [blank] carte vierge
        [target_four] +4 visé
        [downpour_one] averse +1
        [downpour_two] averse +2
        [coup] coup extrême
        [uno] carte Uno
        [boomerang] boomerang
       *[digit] { $digit } { colour }
    }
# Ce qui va sur une carte, hors sa couleur : « il faut du bleu ou un 7 ».
sign =
    { $face ->
        [skip] un passe-tour
        [reverse] une inversion
        [draw_two] un +2
        [wild] un joker
        [wild_draw_four] un +4
        [target_two] un +2 visé
        [discard_all] un tout-poser
        [twice] un 2x
        [wizz] un wizz
        [swap_hands] un échange
        [blank] une carte vierge
        [target_four] un +4 visé
        [downpour_one] une averse +1
        [downpour_two] une averse +2
        [coup] un coup extrême
        [uno] une carte Uno
        [boomerang] un boomerang
       *[digit] un { $digit }
    }
# La carte seule, sans couleur ni article, pour la légende en braille.
face-alone =
    { $face ->
        [skip] passe-tour
        [reverse] inversion
        [draw_two] +2
        [wild] joker
        [wild_draw_four] +4
        [target_two] +2 visé
        [discard_all] tout-poser
        [twice] 2x
        [wizz] wizz
        [swap_hands] échange
        [blank] carte vierge
        [target_four] +4 visé
        [downpour_one] averse +1
        [downpour_two] averse +2
        [coup] coup extrême
        [uno] carte Uno
       *[boomerang] boomerang
    }
# Une carte dans une phrase a son article : « vous piochez 2 jaune » s’entendrait comme deux cartes.
card-with-article =
    { $face ->
        [reverse] l’{ card }
        [wild] { sign }
        [wild_draw_four] { sign }
        [swap_hands] { sign }
        [blank] { sign }
        [target_four] { sign }
        [downpour_one] { sign }
        [downpour_two] { sign }
        [coup] { sign }
        [uno] { sign }
        [boomerang] { sign }
       *[other] le { card }
    }
# Plusieurs cartes pareilles dans une liste. Un nombre devant un chiffre s’entendrait mal : « deux 1
# jaunes » comme deux cartes, « deux +2 » comme une somme ; on dit « 1 jaune deux fois ». L’article est
# celui d’un objet : « piochez +4 deux fois » serait un ordre.
cards-alike =
    { $face ->
        [skip] { part-how-many } passe-tours { colour.plural }
        [reverse] { part-how-many } inversions { colour.feminine-plural }
        [wild] { part-how-many } jokers
        [discard_all] { part-how-many } tout-poser { colour.plural }
        [wizz] { part-how-many } wizz { colour.plural }
        [swap_hands] { part-how-many } échanges
        [blank] { part-how-many } cartes vierges
        [downpour_one] { $articleIs ->
            [yes] l’{ card }
           *[no] { card }
        } { part-times }
        [downpour_two] { $articleIs ->
            [yes] l’{ card }
           *[no] { card }
        } { part-times }
        [coup] { part-how-many } coups extrêmes
        [uno] { part-how-many } cartes Uno
        [boomerang] { part-how-many } boomerangs
       *[digit] { $articleIs ->
            [yes] le { card }
           *[no] { card }
        } { part-times }
    }
part-how-many =
    { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    }
# Une carte que l’on pose : « le 7 bleu », « un joker ».
part-laid = { $cardArticle }
# Un joker avec la couleur demandée : « un joker bleu ».
part-laid-called = { part-laid }{ part-called.colour }
# Dans ce qui arrive, la couleur n’est dite que si elle change : « le 7 », « l’inversion ».
part-laid-told =
    { $keptIs ->
        [yes] { $cardIs ->
            [reverse] l’{ $cardBare }
           *[other] le { $cardBare }
        }
       *[no] { part-laid-called }
    }
part-called = { $card }{ part-called.colour }
    .brief =
        { $keptIs ->
            [yes] { $cardBare }
           *[no] { part-called }
        }
    .colour =
        { $colourIs ->
            [none] { "" }
           *[other] { " " }{ $cardIs ->
                [blank] { colour.feminine }
                [downpour_one] { colour.feminine }
                [downpour_two] { colour.feminine }
                [uno] { colour.feminine }
               *[other] { $colour }
            }
        }
colour =
    { $colourIs ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }
    .feminine =
        { $colourIs ->
            [red] rouge
            [yellow] jaune
            [green] verte
           *[blue] bleue
        }
    .plural =
        { $colourIs ->
            [red] rouges
            [yellow] jaunes
            [green] verts
           *[blue] bleus
        }
    .feminine-plural =
        { $colourIs ->
            [red] rouges
            [yellow] jaunes
            [green] vertes
           *[blue] bleues
        }
player-you = vous
list = { $start } et { $last }
numbered-card = { $number } : { $card }
semicolon = { "" } ;{ " " }
list-either = { $start } ou { $last }
