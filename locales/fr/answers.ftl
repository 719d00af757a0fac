# Les réponses aux questions du joueur, le fait d’abord.

answer-hand =
    { $count ->
        [0] Votre main est vide.
        [1] { CAPITAL(part-one-piece) } : { $cards }.
       *[other] { $count } { part-pieces }. { $numbered }.
    }
    .brief =
        { $count ->
            [0] Main vide.
            [1] { CAPITAL(part-one-piece) } : { $cards }.
           *[other] { $count } { part-pieces } : { $cards }.
        }
    .braille =
        { $count ->
            [0] main vide
           *[other] { $cards }
        }
# La carte à une place, « 3 : 4 bleu », ou celles d’une couleur ou d’un symbole : « 2 cartes. 2 : 7 bleu ; 3 : 4 bleu ».
answer-place = { $numbered }.
    .brief = { CAPITAL($cards) }.
answer-held =
    { $count ->
        [0] Vous n’en avez pas.
        [1] { CAPITAL(part-one-piece) }. { $numbered }.
       *[other] { $count } { part-pieces }. { $numbered }.
    }
    .brief =
        { $count ->
            [0] Vous n’en avez pas.
           *[other] { CAPITAL($cards) }.
        }
answer-no-hand = Vous regardez la partie, sans cartes.
answer-playable =
    { $cardsIs ->
        [none] { part-none-goes }
       *[other] Vous pouvez jouer { part-playable }.
    }
    .brief =
        { $cardsIs ->
            [none] { part-none-goes }
           *[other] { CAPITAL($cards) }.
        }
    .full =
        { $cardsIs ->
            [none] { $pieces ->
                [dice] Aucun dé
               *[other] Aucune carte
            } ne va sur { part-top }.
           *[other] Sur { part-top }, vous pouvez jouer { part-playable }.
        }
    .braille =
        { $cardsIs ->
            [none] rien de jouable
           *[other] { $cards }
        }
# Hors de son tour : qui joue, et ce qui irait sur la carte d’à présent.
answer-playable-later = { answer-who } { $cardsIs ->
        [none] { $pieces ->
            [dice] Aucun de vos dés
           *[other] Aucune de vos cartes
        } n’irait sur { part-top }.
       *[other] Sur { part-top }, vous pourriez jouer { part-playable }.
    }
    .brief = { answer-who.brief } { $cardsIs ->
            [none] Rien ne va sur { part-top }.
           *[other] Sur { part-top } : { $cards }.
        }
    .braille = { answer-who.braille } : { answer-playable.braille }
part-none-goes =
    { $pieces ->
        [dice] Aucun dé ne va.
       *[other] Aucune carte jouable.
    }
part-playable =
    { $cardsIs ->
        [one] { $cardsArticle }
        [few] { $cardsArticle }
       *[several] { $cards }
    }
answer-drawn =
    { $cardsIs ->
        [none] Vous n’avez rien pioché dans cette manche.
        [one] Vous avez pioché { $cardsArticle }.
        [few] Vous avez pioché { $cardsArticle }.
       *[several] Vous avez pioché : { $cards }.
    }
    .brief =
        { $cardsIs ->
            [none] Rien pioché.
           *[other] { CAPITAL($cards) }.
        }
    .braille =
        { $cardsIs ->
            [none] rien pioché
           *[other] +{ $cards }
        }
answer-top =
    { $topIs ->
        [none] Talon vide.
       *[other] { CAPITAL($top) }{ part-named }.
    }
    .braille = { $top }{ part-shade }
answer-colour =
    { $colourIs ->
        [none] Pas encore de couleur en jeu.
       *[other] Couleur en jeu : { $colour }.
    }
    .braille = { $colour }
answer-contested =
    { $seatIs ->
        [you] Vous n’avez plus de carte, et la manche va finir.
       *[other] { $seat } n’a plus de carte, et la manche va finir.
    }
    .braille = { $seatIs ->
            [you] 0
           *[other] { $seat } 0
        }
answer-who =
    { $seatIs ->
        [you] C’est à vous.
       *[other] C’est à { $seat }.
    }
    .brief =
        { $seatIs ->
            [you] À vous.
           *[other] À { $seat }.
        }
    .braille =
        { $seatIs ->
            [you] à vous
           *[other] à { $seat }
        }
part-one-piece =
    { $pieces ->
        [dice] un dé
       *[cards] une carte
    }
# La carte que quelqu’un vient de poser, quand la phrase qui le raconte n’en dit pas la couleur.
answer-laid =
    { $seatIs ->
        [you] Vous : { $card }.
       *[other] { $seat } : { $card }.
    }
    .braille = { $card }
answer-counts = { $pieces ->
        [dice] Dés : { $hands }.
       *[cards] Cartes : { $hands }, pioche { $pile }.
    }
    .braille = { $hands }, pioche { $pile }
answer-count =
    { $seatIs ->
        [you] Il vous en reste { $count }.
       *[other] { $seat } en a { $count }.
    }
answer-order =
    { $direction ->
        [1] À gauche : { $players }.
       *[other] À droite : { $players }.
    }
answer-round-won =
    { $seatIs ->
        [you] Vous avez gagné la manche.
       *[other] { $seat } a gagné la manche.
    }{ part-earned }
    .braille =
        { $seatIs ->
            [you] vous gagnez
           *[other] { $seat } gagne
        }{ part-earned.braille }
part-earned =
    { $counts ->
        [yes] { " " }Points de cette manche : { $points }.
       *[no] { "" }
    }
    .braille =
        { $counts ->
            [yes] { " " }+ { $points }
           *[no] { "" }
        }
answer-scores =
    { $school ->
        [none] Pas de points : qui gagne la manche gagne la partie.
        [ranking] Pas de points : chacun prend une place, et le premier sorti gagne.
        [rounds] { part-of-round }Manches gagnées : { $points }.
       *[other] { part-of-round }Points : { $points }.
    }
    .braille =
        { $school ->
            [none] pas de points
            [ranking] pas de points
           *[other] { $points }
        }
part-of-round =
    { $round ->
        [0] { "" }
       *[other] Manche { $round }.{ " " }
    }
