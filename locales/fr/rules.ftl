# Les règles, telles qu’un joueur les entend : un paragraphe par règle en vigueur.

rules-topics = Chapitres : { $topics }. « règles tout » les donne tous, « règles » et un chapitre en donne un, « règles » et une carte dit ce qu’elle fait.
rules-none =
    { $topic ->
        [together] { $pieces ->
            [dice] Un dé à la fois : ces règles n’en font pas jouer plusieurs.
           *[other] Une carte à la fois : ces règles n’en font pas jouer plusieurs.
        }
        [out-of-turn] Personne ne joue hors de son tour avec ces règles.
       *[other] Ces règles n’en disent rien.
    }
rules-card-plain = { CAPITAL($cardSign) } n’a pas d’effet ici : la carte va sur sa couleur ou sur la même valeur.

rules-aim = { $pieces ->
        [dice] Le but : vous débarrasser de tous vos dés avant les autres.
       *[other] Le but : vous débarrasser de toutes vos cartes avant les autres.
    }
rules-more-cards = Il y a aussi { $cards }{ $coloured ->
        [no] , sans couleur.
       *[yes] .
    }
rules-more-of-each-colour = Chaque couleur a aussi { $cards }.
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
        [brought] { $name }
       *[boomerang] boomerang
    }
rules-deck = En tout, { $count } cartes.
rules-card-absent = Cette carte n’est pas dans le jeu de cette table.
rules-two = À deux, après { $cards }, vous rejouez aussitôt{ $with-totem ->
        [yes] { $answers ->
            [yes] , sauf si l’autre y répond, ou rend un totem, ce qui n’annule pas une inversion.
            [both] , sauf si l’autre y répond, rend un totem, ce qui n’annule pas une inversion, ou doute avec raison d’un +4.
            [doubt] , sauf si l’autre rend un totem, ce qui n’annule pas une inversion, ou doute avec raison d’un +4.
           *[no] , sauf si l’autre rend un totem, ce qui n’annule pas une inversion.
        }
       *[no] { $answers ->
            [yes] , sauf si l’autre y répond.
            [both] , sauf si l’autre y répond, ou doute avec raison d’un +4.
            [doubt] , sauf si l’autre doute avec raison d’un +4.
           *[no] .
        }
    }

rule-standard-deck = Les cartes : quatre couleurs, rouge, jaune, vert et bleu. Chaque couleur a un 0, deux cartes de chaque chiffre de 1 à 9, et deux de chaque symbole : { $plus_cards ->
        [no] passe-tour et inversion. S’y ajoutent quatre jokers, sans couleur.
       *[yes] +2, passe-tour et inversion. S’y ajoutent quatre jokers et quatre +4, sans couleur.
    }
rule-dealer-draw = { $pieces ->
        [dice] Le donneur : à chaque manche, lancez chacun un dé ; qui a le plus haut chiffre distribue. Si plusieurs l’ont, eux seuls relancent.
       *[other] Le donneur : { $once ->
            [yes] pour la première manche, tirez chacun une carte ; qui a le plus haut chiffre distribue.
           *[no] à chaque manche, tirez chacun une carte ; qui a le plus haut chiffre distribue.
        } { $specials ->
            [redrawn] Sans chiffre, tirez-en une autre.
           *[other] Une carte sans chiffre compte zéro.
        } Si plusieurs ont le plus haut, eux seuls tirent de nouveau.{ $once ->
            [yes] { " " }Ensuite, la donne passe à gauche.
           *[no] { "" }
        }
    }
rule-dealing = { $pieces ->
        [dice] La donne : lancez chacun vos { $cards_each } dés sans les montrer. Un dé de plus ouvre le jeu.
       *[other] { $cards_each ->
            [0] { $with-dealers-choice ->
                [yes] La donne : vous recevez tous autant de cartes.
               *[no] La donne : vous recevez chacun 7 cartes.
            }
            [1] La donne : vous recevez chacun une carte.
           *[other] La donne : vous recevez chacun { $cards_each } cartes.
        } Le reste est la pioche ; sa première carte, retournée, ouvre le talon. Les mains sont cachées, mais tous savent combien de cartes a chaque joueur.
    }{ $dealer ->
        [no] { "" }
       *[yes] { $with-dealer-draw ->
            [no] { " " }La personne qui a ouvert la table distribue la première manche : contre des robots, c’est vous. Ensuite, la donne passe à gauche.
           *[yes] { "" }
        }{ $with-dealer-opens ->
            [yes] { "" }
           *[no] { " " }Le joueur à gauche du donneur commence, et le jeu tourne à gauche.
        }
    }
rule-matching = { $pieces ->
        [dice] { "" }
       *[other] Un tour : posez une carte de la couleur demandée, ou du même chiffre ou symbole que la carte du talon.
    }
rule-drawing = La pioche : si rien ne va, { $with-dispenser ->
        [yes] pressez le distributeur
       *[no] { $with-draw-until ->
            [yes] piochez
           *[no] piochez une carte
        }
    }{ $by_choice ->
        [no] , et seulement alors.
       *[other] { $with-draw-until ->
            [yes] { " " }; par choix, vous pouvez aussi piocher, mais une carte et pas plus.
           *[no] { " " }; vous le pouvez aussi par choix.
        }
    } { $with-dispenser ->
        [yes] { $drawn ->
            [cannot] Vous gardez ce qui sort, et c’est au suivant.
            [must] S’il sort une carte et qu’elle va, elle est posée aussitôt ; s’il en sort plusieurs, vous pouvez en poser une qui va. S’il ne sort rien, c’est au suivant.
           *[other] Si une carte qui sort va, vous pouvez la poser ; aucune autre ne se joue à ce tour. S’il ne sort rien, c’est au suivant.
        }
       *[no] { $drawn ->
            [must] Si elle va, elle est posée aussitôt ; sinon, vous la gardez.
            [cannot] Vous la gardez, et c’est au suivant.
           *[other] { $with-draw-until ->
                [yes] Aucune carte que vous aviez avant ne se joue à ce tour.
               *[no] Si elle va, posez-la ou gardez-la : aucune autre carte ne se joue à ce tour.
            }
        }
    } Quand la pioche est vide, le talon mélangé la remplace, sauf sa carte du dessus. Quand le talon est épuisé lui aussi, on joue sans piocher ; si plus personne ne peut jouer, { $scoring-school ->
        [ranking] la partie est finie : parmi ceux qui ont encore des cartes, qui en a le moins est le mieux placé.
       *[other] la manche s’arrête et personne ne la gagne.
    }
rule-draw-two = { $with-dispenser ->
        [yes] Le +2 : le suivant presse une fois le distributeur et perd son tour.
       *[no] Le +2 : le suivant pioche 2 cartes et perd son tour.
    }{ $with-stack ->
        [yes] { "" }
       *[no] { $with-defence ->
            [yes] { "" }
           *[no] { $with-robot ->
                [yes] { " " }Deux +2 l’un sur l’autre ne s’additionnent pas, sauf quand le robot permet l’empilement.
               *[no] { " " }Deux +2 l’un sur l’autre ne s’additionnent pas.
            }
        }
    }
rule-draw-two-first = Un +2 en première carte : le premier joueur { $with-dispenser ->
        [yes] presse le distributeur
       *[no] pioche 2 cartes
    } et perd son tour{ $with-stack ->
        [yes] { $stack-kind ->
            [wp] , ou y répond par un +2 ou un +4.
           *[other] , ou y répond par un +2.
        }
       *[no] { $first-two ->
            [yes] { " " }; on n’y répond pas.
           *[no] .
        }
    }
rule-skip = Le passe-tour : le suivant perd son tour.
rule-skip-first = Un passe-tour en première carte : { $first_skip ->
        [left2] { $with-defence ->
            [yes] le premier joueur perd son tour ; on n’y répond pas.
           *[no] le premier joueur perd son tour.
        }
       *[other] { $dealer ->
            [no] le troisième de la liste, en partant de la fin, commence.
           *[yes] le deuxième joueur à droite du donneur commence, et le jeu part quand même à gauche.
        }
    }
rule-reverse = L’inversion : le jeu change de sens, jusqu’à la prochaine.
rule-reverse-first = Une inversion en première carte : { $first_reverse ->
        [dealer] { $dealer ->
            [no] le dernier de la liste commence, puis celui d’avant.
           *[yes] le donneur commence, et le jeu part à droite.
        }
       *[other] { $dealer ->
            [no] l’avant-dernier de la liste commence, puis celui d’avant.
           *[yes] le joueur à droite du donneur commence, et le jeu part à droite.
        }
    }
rule-wild = Le joker : il va sur tout, même si une autre carte va. Nommez la couleur qui suit, la même si vous voulez. Après lui, il faut cette couleur, ou une carte qui va sur tout.
rule-wild-first = Un joker en première carte : { $first_wild ->
        [left] le premier joueur nomme la couleur et joue.
        [another] on retourne une autre carte.
       *[other] le donneur nomme la couleur.
    }
rule-wild-draw-four = Le +4 : un joker qui fait aussi { $with-dispenser ->
        [yes] presser le distributeur
       *[no] piocher 4 cartes
    } au suivant, qui perd son tour.{ $with-doubt ->
        [yes] { "" }
       *[no] { " " }Il est permis même si une autre carte va.
    }
rule-wild-draw-four-first = Un +4 en première carte est remis { $first_goes ->
        [random] au hasard dans la pioche
       *[other] sous la pioche
    }, et l’on en retourne une autre.
rule-doubt = { $deck-wild-draw-four ->
        [no] Le bluff : ce jeu n’a aucune carte que l’on puisse mettre en doute.
       *[yes] Le bluff : un +4 n’est permis que { $condition ->
            [colour] si vous n’avez aucune carte de la couleur demandée
           *[other] si aucune autre de vos cartes ne va, sauf un second +4
        }, mais rien n’empêche de bluffer. Si l’on vous pose un +4, prenez les cartes, ou doutez : vous voyez alors la main de qui l’a posé. Personne d’autre ne peut douter. { $condition ->
            [colour] Si cette main contient la couleur demandée avant le +4,
           *[other] Si une autre carte allait,
        } { $mode ->
            [tu-bluffes] le bluffeur reprend son +4 et pioche 6 cartes
           *[other] { $guilty ->
                [stays] le bluffeur pioche les 4 cartes, le +4 et sa couleur restent
               *[other] le bluffeur reprend son +4 et pioche 4 cartes
            }
        }, et c’est à vous{ $guilty ->
            [stays] { "" }
           *[other] , sur la carte d’avant
        }. Sinon, vous en piochez 6 et perdez votre tour. Un +4 posé en dernière carte ne se met pas en doute.{ $mode ->
            [tu-bluffes] { " " }Vous pouvez aussi répondre par un autre +4, si vous n’avez aucune carte de la couleur demandée : le joueur d’après en doit 8, et peut douter de l’un, puis de l’autre ; chaque erreur lui coûte 2 cartes, et un bluffeur pioche les 8. Ou bloquez par un zéro ou un passe-tour de n’importe quelle couleur : personne ne pioche, et la carte ne fait rien d’autre.
           *[other] { $with-stack ->
                [yes] { " " }Un +4 posé en réponse ne se met pas en doute non plus.
               *[no] { $with-defence ->
                    [yes] { " " }Un +4 posé en réponse ne se met pas en doute non plus.
                   *[no] { "" }
                }
            }
        }
    }
rule-uno-call = Uno : chaque fois que vous posez votre avant-dernière carte, dites « uno ».{ $hands ->
        [yes] { " " }Si vous recevez une main d’une carte, dites-le aussi.
       *[no] { "" }
    } Si vous l’oubliez et qu’{ $sides ->
        [yes] un adversaire
       *[no] un autre
    } le remarque avant que vous l’ayez dit { $lasting ->
        [yes] ou que vous ayez pioché, même bien plus tard, même après votre dernière carte
       *[other] et avant le coup suivant
    }, vous { $with-dispenser ->
        [yes] pressez une fois le distributeur
       *[no] { $penalty ->
            [1] piochez une carte
           *[other] piochez { $penalty } cartes
        }
    }{ $lasting ->
        [yes] { $with-dispenser ->
            [yes] { " " }; après votre dernière carte, la manche continue s’il sort une carte.
           *[no] , et la manche continue.
        }
       *[other] { $plain-two ->
            [yes] . Les cartes que votre +2 fait piocher ne sont pas un coup.
           *[no] .
        }
    } Si { $sides ->
        [yes] un adversaire
       *[no] un autre
    } l’oublie, dites « contre-uno ».
rule-scoring = { $school ->
        [ranking] Les places : sans carte, vous prenez la première place encore libre, et vous avez fini ; les autres continuent jusqu’au dernier.
        [rounds] { $target ->
            [1] On compte les manches : qui en gagne une gagne la partie.
           *[other] On compte les manches : qui en gagne { $target } gagne la partie.
        }
        [none] { $with-teams ->
            [yes] Rien n’est compté : l’équipe qui gagne la manche gagne la partie.
           *[no] Rien n’est compté : gagner la manche, c’est gagner la partie.
        }
        [winner] { $with-teams ->
            [yes] L’équipe qui gagne la manche marque les points des cartes restées aux autres équipes ; la première à { $target } points gagne la partie.
           *[no] { $with-partners ->
                [yes] { $partners-credit ->
                    [pair] Qui gagne la manche marque, avec son partenaire, les points des cartes restées aux deux autres.
                   *[other] Qui gagne la manche marque les points des cartes restées aux autres.
                }
               *[no] Qui gagne la manche marque les points des cartes restées aux autres ; le premier à { $target } points gagne la partie.
            }
        }
       *[other] { $with-teams ->
            [yes] Chaque équipe marque contre elle les points de ses mains, sauf celle qui gagne la manche ; si personne ne la gagne, toutes les mains comptent. Quand une équipe atteint { $target } points, le plus petit total gagne.
           *[no] { $with-partners ->
                [yes] { $partners-credit ->
                    [pair] Vous marquez contre vous les points de votre main et de celle de votre partenaire, rien si l’un des deux a fini.
                   *[other] Vous marquez contre vous les points de votre main, même si votre partenaire a fini.
                }
               *[no] Vous marquez contre vous les points de votre main.{ $with-elimination ->
                    [yes] { "" }
                   *[no] { " " }Quand quelqu’un atteint { $target } points, le plus petit total gagne.
                }
            }
        }
    }{ $rebate ->
        [0] { "" }
       *[other] { $points ->
            [yes] { " " }Si les points d’une manche, ou votre total, font exactement 100, 200 et ainsi de suite, votre total baisse de { $rebate } points, avant qu’on regarde qui a gagné.
           *[no] { "" }
        }
    }
rule-comments = { $cards_due ->
        [0] Les remarques sur le jeu et les conseils ne coûtent rien.
       *[other] Les remarques : parler du jeu ou conseiller au mauvais moment coûte { $with-dispenser ->
            [yes] { $cards_due ->
                [1] une pression du distributeur
               *[other] { $cards_due } pressions du distributeur
            }
           *[no] { $cards_due ->
                [1] une carte
               *[other] { $cards_due } cartes
            }
        }. Dites « signale »{ $with-tribunal ->
            [yes] , un nom et le mot remarque
           *[no] { $with-confusion ->
                [yes] , un nom et le mot remarque
               *[no] { " " }et un nom
            }
        }{ " " }: les joueurs que cela ne concerne pas votent, et il faut plus de oui que de non{ $two ->
            [yes] { " " }; à deux, le signalement suffit.
           *[no] .
        }
    }

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

preset-leaflet = Notice : les règles de l’édition en braille, de 2 à 6 joueurs.
preset-classic = Classique : les règles de l’encyclopédie, de 2 à 10 joueurs, avec un contre-uno qui reste possible longtemps.
preset-manual = Manuel : les règles du fabricant, de 2 à 10 joueurs, une manche à la fois.
rules-last-card = { CAPITAL($cards) } en dernière carte fait encore piocher{ $points ->
        [yes] , et les cartes piochées comptent.
       *[no] .
    }
rules-worth = Les points : { $worths }.
rules-card-worth = { CAPITAL($cardSign) } vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin d’une manche.
rules-worth-digit = { $pieces ->
        [dice] un dé vaut son chiffre
       *[other] une carte à chiffre vaut son chiffre
    }
rules-worth-cards = { $cards }, { $points } points
rules-own = { $name }, soit { $rules }
rules-played = Règles de cette table : { $rules }.
setting-idle = { $setting } (sans effet ici)
