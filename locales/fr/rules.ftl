# Les règles, telles qu’un joueur les entend : un paragraphe par règle en vigueur.

rules-topics = Chapitres : { $topics }. « règles tout » les donne tous, « règles » et un chapitre en donne un, « règles » et une carte dit ce qu’elle fait.
rules-none = Ces règles n’en disent rien.
rules-card-plain = { CAPITAL($cardSign) } n’a pas d’effet ici : la carte va sur sa couleur ou sur la même valeur.

rules-aim = Le but : être le premier à n’avoir plus de cartes. À son tour, on pose sur le talon une carte de la même couleur ou du même symbole que celle du dessus ; sinon, on pioche.
rules-more-cards = S’y ajoutent { $cards }.
more-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    } { $face ->
        [target_two] +2 visé
        [discard_all] tout-poser
        [twice] 2x
        [wizz] wizz
        [swap_hands] échange
        [blank] { $count ->
            [one] vierge
           *[other] vierges
        }
        [target_four] +4 visé
        [downpour_one] averse +1
        [downpour_two] averse +2
        [coup] coup extrême
        [uno] Uno
       *[boomerang] boomerang
    }
rules-deck = En tout, { $count } cartes.
rules-card-absent = Cette carte n’est pas dans le jeu de cette table.
rules-two = À deux, après un passe-tour, une inversion, un +2 ou un +4, le même joueur rejoue aussitôt.

rule-standard-deck = Les cartes : quatre couleurs, rouge, jaune, vert et bleu. Chaque couleur a des chiffres de 0 à 9, et { $plus_cards ->
        [no] deux symboles : passe-tour et inversion. S’y ajoutent quatre jokers, sans couleur. Ni +2 ni +4.
       *[yes] trois symboles : +2, passe-tour et inversion. S’y ajoutent quatre jokers et quatre +4, sans couleur.
    }
rule-dealer-draw = { $pieces ->
        [dice] Le donneur : chacun lance un dé, et c’est le plus fort.
       *[other] Le donneur : chacun tire une carte, le plus haut chiffre distribue ; { $specials ->
            [redrawn] qui n’a pas tiré de chiffre tire encore.
           *[other] les symboles comptent zéro.
        }
    }
rule-dealing = { $pieces ->
        [dice] La donne : chacun lance ses { $cards_each } dés. Un dé de plus ouvre le jeu.
       *[other] La donne : chacun reçoit { $cards_each ->
            [0] ce que dit le donneur
            [1] une carte
           *[other] { $cards_each } cartes
        }. Le reste est la pioche, et sa première carte, retournée, ouvre le talon.
    }{ $dealer ->
        [no] { "" }
       *[yes] { " " }Le joueur à gauche du donneur commence.
    }
rule-matching = Un tour : posez une carte qui a la couleur demandée, ou le même chiffre ou symbole que celle du dessus. Un joker va sur tout.
rule-drawing = La pioche : { $by_choice ->
        [no] on n’y touche que si rien ne va. Une seule carte par tour.
       *[other] une seule carte par tour, même si vous pouviez jouer.
    } { $drawn ->
        [must] Si elle va, elle est posée aussitôt ; sinon vous la gardez.
        [cannot] Vous la gardez, et c’est au suivant.
       *[other] Si elle va, vous pouvez la poser aussitôt, elle et pas une autre ; sinon vous la gardez.
    } Quand la pioche est vide, on mélange le talon, sauf sa carte du dessus.
rule-draw-two = Le +2 : le suivant pioche 2 cartes et perd son tour.
rule-draw-two-first = Un +2 en première carte : le premier joueur pioche 2 cartes et perd son tour.
rule-skip = Le passe-tour : le suivant perd son tour.
rule-skip-first = Un passe-tour en première carte : { $first_skip ->
        [left2] le premier joueur perd son tour.
       *[other] c’est le deuxième joueur à droite du donneur qui commence.
    }
rule-reverse = L’inversion : le jeu change de sens, jusqu’à la prochaine.
rule-reverse-first = Une inversion en première carte : { $first_reverse ->
        [dealer] { $dealer ->
            [no] le dernier de la liste commence, puis celui d’avant.
           *[yes] le donneur commence, puis le joueur à sa droite.
        }
       *[other] le joueur à droite du donneur commence.
    }
rule-wild = Le joker : il va sur tout, et qui le pose nomme la couleur qui suit.
rule-wild-first = Un joker en première carte : { $first_wild ->
        [left] le premier joueur nomme la couleur et joue.
        [another] on retourne une autre carte.
       *[other] le donneur nomme la couleur.
    }
rule-wild-draw-four = Le +4 : un joker qui fait de plus piocher 4 cartes au suivant ; celui-ci perd son tour.
rule-wild-draw-four-first = Un +4 en première carte est remis { $first_goes ->
        [random] au hasard dans la pioche
       *[other] sous la pioche
    }, et l’on en retourne une autre.
rule-doubt = Le bluff : un +4 n’est permis que { $condition ->
        [colour] si vous n’avez aucune carte de la couleur demandée
       *[other] si aucune autre de vos cartes ne va
    }, mais rien n’empêche de bluffer. Devant un +4, vous pouvez prendre les cartes, ou douter et voir la main. { $condition ->
        [colour] S’il y reste une carte de la couleur demandée avant le +4
       *[other] Si l’autre pouvait jouer autrement
    }, { $mode ->
        [tu-bluffes] il reprend son +4, pioche 6 cartes
       *[other] { $guilty ->
            [stays] l’autre pioche 4 cartes, son +4 et sa couleur restent
           *[other] il reprend son +4, pioche 4 cartes
        }
    }, et c’est à vous. Sinon, vous en piochez 6 et perdez votre tour. Un +4 posé en dernière carte ne se met pas en doute.{ $mode ->
        [tu-bluffes] { " " }Vous pouvez aussi répondre par un autre +4, si vous n’avez aucune carte de la couleur demandée : le joueur d’après en doit 8, et peut douter de l’un, puis de l’autre ; chaque erreur lui coûte 2 cartes, et qui a bluffé pioche les 8. Ou bloquez par un zéro ou un passe-tour de n’importe quelle couleur : personne ne pioche, et la carte ne fait rien d’autre.
       *[other] { "" }
    }
rule-uno-call = Uno : en posant votre avant-dernière carte, dites « uno ». Si vous l’oubliez et qu’un autre le remarque { $lasting ->
        [yes] avant que vous l’ayez dit, même bien plus tard, même après votre dernière carte
       *[other] avant que le suivant ait joué ou pioché
    }, vous piochez { $penalty ->
        [1] une carte
       *[other] { $penalty } cartes
    }. Dénoncez de même les autres par « contre-uno ».
rule-scoring =
    { $school ->
        [ranking] Les places : qui n’a plus de carte a gagné une place, les autres continuent jusqu’au dernier.
       *[other] Fin de manche : on compte les cartes restées en main. Un chiffre vaut lui-même, { $draw_two ->
            [20] un symbole 20, un joker ou un +4 en vaut 50.
           *[other] un passe-tour ou une inversion 20, un joker ou un +4 en vaut 50, un +2 { $draw_two }.
        } { $school ->
            [winner] Le gagnant reçoit les points de tous, et le premier à { $target } gagne la partie.
            [losers] Chacun garde les siens ; quand quelqu’un atteint { $target }, c’est le plus petit total qui gagne.
            [rounds] Ici les points ne comptent pas : { $target ->
                [1] qui gagne une manche gagne la partie.
               *[other] le premier à { $target } manches gagne la partie.
            }
            [individual] Chacun garde les siens, quel que soit son partenaire ; quand quelqu’un atteint { $target }, c’est le plus petit total qui gagne.
            [team] Chaque équipe garde ceux de toutes ses mains, sauf l’équipe qui gagne la manche ; quand une équipe atteint { $target }, c’est le plus petit total qui gagne.
           *[none] Ici on ne compte pas : qui gagne la manche gagne la partie.
        }{ $rebate ->
            [0] { "" }
           *[other] { " " }Une manche ou un total de 100, 200 ou plus, tout rond, vaut { $rebate } points de moins.
        }
    }
rule-comments = Les remarques : parler du jeu ou conseiller au mauvais moment coûte { $cards_due ->
        [1] une carte
       *[other] { $cards_due } cartes
    }, si les autres joueurs sont d’accord. « signale » et un nom lance le vote.

option-scoring = ce que rapporte une manche
option-scoring-none = rien : qui gagne la manche gagne la partie
option-scoring-winner = le gagnant reçoit les points de tous
option-scoring-losers = chacun garde ses propres points, le plus petit total gagne
option-scoring-ranking = on joue jusqu’au dernier, et chacun prend une place
option-scoring-rounds = on compte les manches gagnées
option-scoring-individual = chacun garde ses propres points, même avec un partenaire
option-scoring-team = chaque équipe garde les points de ses mains
option-target = les points, ou les manches, qui finissent la partie
option-deal = les cartes distribuées à chacun
option-first-skip = qui commence quand la première carte est un passe-tour
option-first-skip-right2 = le deuxième joueur à droite du donneur
option-first-skip-left2 = le joueur d’après le premier, qui perd son tour
option-penalty-comment = les cartes que coûte une remarque
option-draw-by-choice = piocher alors qu’on pourrait jouer
option-draw-by-choice-yes = permis
option-draw-by-choice-no = seulement quand rien ne va
option-drawn-card = ce que devient une carte piochée qui va
option-drawn-card-may = on peut la poser
option-drawn-card-must = elle est posée
option-drawn-card-cannot = on la garde

preset-leaflet = La notice : les règles de l’édition en braille, de 2 à 6 joueurs.
preset-classic = Le classique : les règles de l’encyclopédie, de 2 à 10 joueurs, avec un contre-Uno qui reste possible longtemps.
preset-manual = Le manuel : les règles du fabricant, de 2 à 10 joueurs, une manche à la fois.
