# Les questions posées au joueur : ce qu’il lui faut pour décider, rien d’autre.

prompt-turn =
    { $toldIs ->
        [yes] À vous.
       *[no] À vous, sur { part-match }.
    }
    .brief = { prompt-turn }
    .full = { prompt-turn } { $goesIs ->
            [none] { $pieces ->
                [dice] Aucun dé ne va : relancez.
               *[other] Aucune carte jouable : piochez.
            }
            [one] Vous pouvez jouer { $goesArticle }.
            [few] Vous pouvez jouer { $goesArticle }.
           *[several] Vous pouvez jouer { $goes }.
        }
    .braille = à vous { $top }{ part-shade }
prompt-drawn =
    { $againIs ->
        [yes] Vous avez pioché { $drawnArticle } : jouer ou garder ?
       *[no] Vous piochez { $drawnArticle } : jouer ou garder ?
    }
    .brief = { CAPITAL($drawnArticle) } : jouer ou garder ?
    .full =
        { $againIs ->
            [yes] Vous avez pioché { $drawnArticle }, qui va sur { part-top } : jouer ou garder ?
           *[no] Vous piochez { $drawnArticle }, qui va sur { part-top } : jouer ou garder ?
        }
    .braille = { $drawn } ?
prompt-threat = { part-threat-told } : { part-response }
    .brief = { CAPITAL(part-threat-asked) }
    .full = { part-threat } : { part-response }{ part-doubts }{ $repliesIs ->
            [none] { "" }
           *[other] { " " }Vous pouvez répondre par { $replies }.
        }
    .braille =
        { $amount ->
            [0] tour ?
           *[other] +{ $amount } ?
        }
part-threat-asked =
    { $amount ->
        [0] tour perdu : { part-response }
       *[other] { $pressedIs ->
            [yes] { part-taken } : { part-response }
           *[no] { part-response.brief }
        }
    }
# Qui vient d’entendre la carte sait de qui elle vient.
part-threat-told =
    { $toldIs ->
        [yes] { part-threat.brief }
       *[no] { part-threat }
    }
part-threat =
    { $amount ->
        [0] { $byIs ->
            [you] Votre tour est en jeu
           *[other] { $by } vous fait perdre votre tour
        }
       *[other] { $byIs ->
            [nobody] { CAPITAL(part-taken) } pour vous
            [you] { CAPITAL(part-taken) } pour vous
           *[other] { $by } vous donne { part-taken }
        }
    }
    .brief =
        { $amount ->
            [0] Tour perdu
           *[other] { CAPITAL(part-taken) }
        }
part-taken =
    { $pressedIs ->
        [yes] { $way ->
            [each] { $amount } pressions du distributeur
            [until] des pressions jusqu’à une carte
           *[once] une pression du distributeur
        }
       *[no] { $amount ->
            [0] 0 carte
            [1] une carte
           *[other] { $amount } cartes
        }
    }
# Répondre ne se propose qu’à qui tient de quoi répondre.
part-response =
    { $repliesIs ->
        [none] { $doubtfulIs ->
            [none] { part-take-it }.
           *[other] { part-take } ou douter ?
        }
       *[other] { $doubtfulIs ->
            [none] { part-take } ou répondre ?
           *[other] { part-take }, douter ou répondre ?
        }
    }
    .brief =
        { $repliesIs ->
            [none] { $doubtfulIs ->
                [none] { part-taken } : { part-take-it }.
               *[other] prendre { $amount } ou douter ?
            }
           *[other] { $doubtfulIs ->
                [none] prendre { $amount } ou répondre ?
               *[other] prendre { $amount }, douter ou répondre ?
            }
        }
part-take =
    { $amount ->
        [0] accepter
       *[other] prendre
    }
# Dans un salon de discussion, Entrée n’existe pas.
part-take-it =
    { $enterIs ->
        [no] { $amount ->
            [0] « accepte »
           *[other] « prends »
        }
       *[other] { $amount ->
            [0] « accepte », ou Entrée
            [1] prenez-la, par Entrée
           *[other] prenez-les, par Entrée
        }
    }
part-doubts =
    { $doubtfulIs ->
        [none] { "" }
        [several] { " " }« doute » et un nom : { $doubtful }. Chaque erreur vous coûte 2 cartes.
       *[other] { " " }Si c’est un bluff, { $doubtful } les pioche ; sinon, vous en piochez davantage.
    }
prompt-colour-owed = Quelle couleur ?
    .full = Quelle couleur : rouge, jaune, vert ou bleu ?
    .braille = couleur ?
prompt-vote = { $reporter } signale { $culprit } { part-ground } : oui ou non ?
    .brief = { $culprit }, { part-ground-word.brief } : oui ou non ?
    .full = { $reporter } signale { $culprit } { part-ground } : oui ou non ? Déjà { $ayes } pour, { $noes } contre.
    .braille = { $reporter } signale { $culprit } : { part-ground-word } ?
# Chacun peut signaler une remarque à tout moment : rien à annoncer.
chance-table-talk = { "" }
# Qui tient la bonne carte peut la poser hors de son tour : les règles disent quand l’annoncer.
chance-out-of-turn = { "" }
# La carte du talon après « sur », avec la couleur active là où elle ne se voit pas.
part-top =
    { $topIs ->
        [none] un talon vide
        [wild] le { $top }
        [wild_draw_four] le { $top }
       *[other] { $topArticle }
    }{ part-named }
# Ce à quoi une carte doit aller : sur un joker, seule compte la couleur.
part-match =
    { $namedIs ->
        [none] { part-top }
       *[other] { $topIs ->
            [wild] du { $named }
            [wild_draw_four] du { $named }
           *[other] { part-top }
        }
    }
part-named =
    { $namedIs ->
        [none] { "" }
       *[other] , couleur { colour.feminine }
    }
part-shade = { $named }
# La ligne qui reste sous les doigts : le talon, qui joue, qui a le moins de cartes.
status =
    .braille = { $top }{ part-shade } : { $sameIs ->
            [yes] { $turn } { $count }
           *[no] { $turnIs ->
                [you] vous,
                [other] { $turn },
               *[nobody] { "" }
            } { $fewest } { $count }
        }
