# Pourquoi quelqu’un a fait ceci ou cela, d’après ce que la personne qui demande a vu ; et d’autres
# mots sur un conseil.

why-plays = { $seat } a posé { $cardArticle }{ part-called.colour } : { $because ->
        [out] il ne restait rien d’autre
        [answers] { $amount ->
            [0] cela répond, et le tour n’est pas perdu
           *[other] cela répond, et { $seat } ne prend rien
        }
        [bluff] le doute a montré qu’autre chose allait
        [bluff-colour] le doute a montré du { $named } dans cette main
        [honest] le doute a montré que rien d’autre n’allait
        [honest-colour] le doute n’a montré aucun { $named } dans cette main
        [drawn] cela venait d’être pioché, et cela allait
        [random] au hasard parmi ce qui va
        [few-draw] { part-other-held }, et cela { $otherIs ->
            [you] vous
           *[other] lui
        } en donne { $amount ->
            [1] { $pieces ->
                [dice] un
               *[cards] une
            }
           *[other] { $amount }
        } de plus
        [few-skip] { part-other-held }, et cela { $otherIs ->
            [you] vous prend votre tour
           *[other] lui prend son tour
        }
        [draw] cela { $otherIs ->
            [you] vous donne { part-given }
           *[other] donne { part-given } à { $other }
        }
        [skip] cela { $otherIs ->
            [you] vous prend votre tour
           *[other] prend son tour à { $other }
        }
        [turns] { part-other-held }, et le tour allait { $otherIs ->
            [you] vous
           *[other] lui
        } revenir
        [again] cela donne aussitôt un autre tour
        [jumps] { part-one-piece } de moins, hors de son tour
        [several] { part-held } de moins d’un coup
        [hurry] { part-other-held }, trop tard pour garder un joker
        [wild-kept] une telle carte attend que rien d’autre n’aille
        [wild] cela va sur tout ; si autre chose allait, cela ne se voit pas
        [changes] même { $cardIs ->
            [digit] chiffre
           *[other] symbole
        }, et on quitte le { $named }
        [starves] on reste au { $named }, où { $otherIs ->
            [you] vous aviez
           *[other] { $other } avait
        } pioché
        [keeps] on reste au { $named }
       *[goes] cela va, et le reste ne se voit pas
    }.{ $restIs ->
        [none] { "" }
       *[other] { " " }Il restait en main : { $rest }.
    }
part-given =
    { $amount ->
        [1] { part-one-piece }
       *[other] { $amount } { part-pieces }
    }
part-other-held =
    { $otherIs ->
        [you] vous aviez { part-held }
       *[other] { $other } avait { part-held }
    }
part-whom =
    { $otherIs ->
        [you] vous
       *[other] { $other }
    }
why-draws =
    { $because ->
        [nothing-goes] { $seat } a pioché : à ce niveau, un robot ne pioche que si rien ne va.
       *[hidden] { $seat } a pioché : rien n’allait, ou mieux valait attendre ; cela ne se voit pas.
    }
why-keeps = { $seat } a gardé sa pioche : rien n’y allait, ou elle servira plus tard ; cela ne se voit pas.
why-takes =
    { $because ->
        [doubtful] { $seat } n’a pas douté : se tromper coûte plus.
        [no-answer] { $seat } n’avait rien pour répondre.
       *[hidden] { $seat } n’avait rien pour répondre, ou a préféré le garder ; cela ne se voit pas.
    }
why-doubts =
    { $because ->
        [many] { $seat } a douté : { part-other-held }, et plus il y en a, plus un bluff est probable.
       *[guess] { $seat } a douté : face à une main si courte, un simple pari.
    }
why-denounces =
    { $otherIs ->
        [you] { $seat } a dit « contre-uno » : vous n’aviez pas dit « uno ».
       *[other] { $seat } a dit « contre-uno » : { $other } n’avait pas dit « uno ».
    }
why-names =
    { $because ->
        [most] { $seat } a demandé le { $named } : à ce niveau, un robot demande la couleur qu’il a le plus.
       *[hidden] { $seat } a demandé le { $named } : sa main en a décidé, et elle est cachée.
    }
why-votes =
    { $because ->
        [partner] { $seat } ne vote jamais contre son camp.
       *[seen] { $seat } a voté selon ce que la table avait vu.
    }
why-swaps =
    { $because ->
        [shortest] { $seat } a changé de main avec { part-whom } : aucune n’était plus courte, { part-held }.
        [shortest-opponent] { $seat } a changé de main avec { part-whom } : en face, aucune n’était plus courte, { part-held }.
       *[hidden] { $seat } a changé de main avec { part-whom } : ce qu’elle valait ne se voit pas.
    }
why-other = Rien de ce que vous avez pu voir ne dit ce qui a décidé { $seat }.
why-person = { $seat } n’est pas un robot : demandez-lui.
why-self = C’était votre propre coup.
why-self-idle = Vous n’avez encore rien fait dans cette manche.
why-idle = { $seat } n’a encore rien fait dans cette manche.
why-unclear = « { $line } » n’est ni { $pieces ->
        [dice] un dé
       *[other] une carte
    } ni une commande. { $near ->
        [none] « commandes » en donne la liste.
       *[other] Vouliez-vous dire « { $near } »{ part-or-near } ?
    }
why-nothing = Il n’y a encore rien à expliquer.

hint-why-alone = Rien d’autre dans votre main ne va sur { $topIs ->
        [wild] le { $named }
        [wild_draw_four] le { $named }
       *[other] { $topArticle }{ $hidden ->
            [none] { "" }
           *[other] , et la couleur est le { $hidden }
        }
    }.
hint-why-attack = Avec { part-held }, { $next } peut bientôt finir : { $effect ->
        [draws] piocher l’en éloigne.
        [skips] perdre son tour l’en éloigne.
        [turns] le tour part maintenant dans l’autre sens.
       *[other] cela l’en éloigne.
    }
hint-why-partner = { $next } joue avec vous : ce qui lui nuit nuit à votre camp.
hint-why-wild = { CAPITAL($keptArticle) } va sur tout : il sert surtout quand rien d’autre ne va.
hint-why-colour = Il vous en reste { part-kept } de cette couleur : plus vous en gardez, plus vous pourrez suivre.
hint-why-points = Les chiffres forts coûtent le plus quand quelqu’un d’autre gagne : mieux vaut les poser d’abord.
hint-why-goes = Les autres cartes qui vont valent autant ici.
hint-why-draw = { $topIs ->
        [wild] Seuls vont le { $named }
        [wild_draw_four] Seuls vont le { $named }
       *[other] Sur { $topArticle } vont le { $named }, le même chiffre ou symbole,
    } et ce qui va sur tout : vous n’en avez pas.
hint-why-take = Un doute n’est juste que si { $next } pouvait poser autre chose : rien de ce que vous avez vu ne le dit.
hint-why-other = Ce conseil ne tient à rien d’autre.
