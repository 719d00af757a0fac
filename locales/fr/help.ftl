# L’aide : ce que l’on peut faire, chaque commande, les touches, et les règles racontées.

help-now-turn =
    { $pieces ->
        [dice] C’est à vous : tapez un dé, ou « relance ».
       *[other] C’est à vous : tapez une carte, ou « pioche ».
    }
    .brief = { $pieces ->
            [dice] Posez un dé ou relancez.
           *[other] Jouez une carte ou piochez.
        }
help-now-turn-keys =
    { $pieces ->
        [dice] C’est à vous : flèche gauche et flèche droite parcourent vos dés, Entrée pose celui que vous entendez, « relance » les relance.
       *[other] C’est à vous : flèche gauche et flèche droite parcourent votre main, Entrée joue la carte que vous entendez, « pioche » pioche.
    }
    .brief = { $pieces ->
            [dice] Posez un dé ou relancez.
           *[other] Jouez une carte ou piochez.
        }
help-now-drawn = Vous avez pioché une carte qui va : « joue » pour la poser, « garde » pour la garder.
    .brief = « joue » ou « garde ».
help-now-drawn-keys = Vous avez pioché une carte qui va : une flèche la dit, puis Entrée la joue ; « garde » la garde.
    .brief = Une flèche et Entrée, ou « garde ».
help-now-drawn-more = Vous piochez faute de carte qui va : jouez une des cartes piochées, tapez « pioche » pour une autre, ou « garde » pour les garder.
    .brief = Jouez, « pioche » ou « garde ».
help-now-pressed = Des cartes sont sorties pour vous : jouez-en une qui va, ou dites « garde » pour les garder toutes.
    .brief = Jouez, ou « garde ».
help-now-threat = Vous devez prendre des cartes : « prends » les accepte, « doute » dit que le +4 était un bluff.
    .brief = « prends » ou « doute ».
help-now-reply = Une carte vous vise : « prends » accepte ; une carte qui répond se joue comme une autre.
    .brief = « prends », ou une carte qui répond.
help-now-forced = Aucune de vos cartes n’y répond.
help-now-colour = Nommez une couleur : rouge, jaune, vert ou bleu.
help-now-which-colour = Au choix : { $cards }. Nommez la couleur.
help-now-vote = Votez « oui » si le signalement est juste, sinon « non ».
help-now-other = La table attend votre réponse ; « conseil » en propose une.
help-now-chance = Quelqu’un a oublié de dire Uno : « contre-uno » le dénonce, Entrée seule laisse passer.
help-now-jump =
    { $own ->
        [yes] Une de vos cartes est exactement celle du talon : « { $word } » la pose, et vous rejouez ; Entrée seule laisse passer.
       *[no] Une de vos cartes peut être posée hors de votre tour : « { $word } » la pose, Entrée seule laisse passer.
    }
help-now-shout = La roue demande un cri : « crie » avant les autres, Entrée seule laisse passer.
help-elsewhere = Pour le reste : « commandes », « touches » ou « règles ».
help-asking = À tout moment : main, talon, qui, répète, conseil.
help-asking-keys = À tout moment : « main », « talon », « qui », « répète », « conseil ».
help-goes-on = « aide tout » dit la suite.
help-more = { $pieces ->
        [dice] Un dé se dit aussi « rouge 5 », « r5 », ou par son numéro parmi les vôtres.
       *[other] Une carte se dit aussi « rouge 5 », « r5 », « joker vert », ou par son numéro dans la main.
    } « jouables », « comptes », « ordre », « scores » et « historique » renseignent sans rien changer. « commandes » donne toutes les commandes, et « aide pioche » en explique une ; « touches » donne les touches, « réglages » les réglages. « règles » apprend le jeu ; au-dehors, « { $program } learn » aussi, en courtes leçons. « quitter » enregistre la partie.

help-play =
    { $pieces ->
        [dice] Pour poser un dé, dites-le : « 5 rouge », « rouge 5 », « r5 ». Les initiales sont r, j, v et b. Un nombre seul est le numéro du dé parmi les vôtres. Posez-en autant que vous voulez, l’un après l’autre.
       *[other] Pour jouer, dites la carte : « 5 rouge », « rouge 5 », « r5 », « inversion verte », « passe-tour bleu »{ $deck-draw-two ->
            [yes] , « +2 jaune ».
           *[no] .
        } Les initiales sont r, j, v et b. { $deck-wild-draw-four ->
            [yes] « joker vert » et « +4 bleu » nomment la couleur en même temps.
           *[no] « joker vert » nomme la couleur en même temps.
        } Un nombre seul est le numéro de la carte dans la main.{ $with-uno-call ->
            [yes] { " " }Ajoutez « uno » à l’avant-dernière carte.
           *[no] { $with-uno-after ->
                [yes] { " " }Une fois l’avant-dernière carte posée, dites « uno ».
               *[no] { "" }
            }
        }{ $drawing-drawn ->
            [may] { " " }Après une pioche, « joue » seul pose la carte piochée.
           *[other] { "" }
        }
    }
help-draw =
    { $pieces ->
        [dice] « { $command } » : ne plus rien poser, et relancer vos dés ; le tour passe au suivant.
       *[other] « { $command } » : { $with-dispenser ->
            [yes] presser le distributeur
           *[no] { $with-draw-until ->
                [yes] piocher une carte après l’autre, { $draw-until-limit } au plus
               *[no] piocher une carte
            }
        }, { $drawing-by_choice ->
            [no] quand rien ne va.
           *[other] { $with-draw-until ->
                [yes] quand rien ne va ; par choix, une seule.
               *[no] faute de mieux ou par choix.
            }
        } { $drawing-drawn ->
            [cannot] Ce que vous piochez se garde, et c’est au suivant.
            [must] Une carte qui va est posée aussitôt.
           *[other] { $with-dispenser ->
                [yes] Si une carte qui en sort va, vous pouvez la jouer aussitôt.
               *[no] Si elle va, vous pouvez la jouer aussitôt.
            }
        }
    }
help-pass =
    { $pieces ->
        [dice] « { $command } » : ne plus poser de dé. Ceux qui restent sont relancés, et le tour passe au suivant.
       *[other] { $drawing-drawn ->
            [may] « { $command } » : garder la carte que vous venez de piocher{ $with-runs ->
                [yes] , ou finir une suite.
               *[no] .
            }
           *[other] « { $command } » : finir un tour où l’on pourrait encore jouer. Après une pioche, inutile de le dire.
        } « passe » dit la même chose. Pour jouer la carte qui fait perdre son tour au suivant, dites « passe-tour » et une couleur.
    }
help-take = « { $command } » : accepter les cartes que l’on vous fait prendre, ou le tour perdu.
help-doubt = « { $command } » : dire que le +4 posé contre vous est un bluff, et voir la main. « règles bluff » dit ce qu’il en coûte.
help-uno =
    { $with-uno-after ->
        [yes] « { $command } » : dire qu’il ne vous reste qu’une carte, dès que l’avant-dernière est posée. « règles uno » dit ce que coûte un oubli, ou un mensonge.
       *[no] « { $command } » : annoncer qu’il ne vous restera qu’une carte. Le plus simple est de l’ajouter à l’avant-dernière : « 5 rouge uno ».
    }
help-catch = « { $command } » : dénoncer un joueur à qui il reste une carte et qui n’a pas dit Uno. Ajoutez son nom s’ils sont plusieurs. Entrée seule laisse passer.
help-jump =
    { $with-rapido ->
        [yes] « { $command } » et une carte : poser la carte exacte du talon, hors de votre tour ou à votre tour. Sans carte, s’il n’y en a qu’une.
       *[no] « { $command } » et une carte : la poser hors de votre tour, quand elle est égale à celle du talon. Sans carte, s’il n’y en a qu’une.
    }
help-pause = « { $command } » : arrêter le jeu et son temps jusqu’à ce que vous pressiez Entrée ou jouiez.
help-cancel = « { $command } » : garder la carte à laquelle il manque une couleur ou un joueur, et choisir autre chose.
help-choose = « { $command } » suivi d’un nom, d’un côté, d’une couleur ou d’un chiffre : répondre à une question de choix. Le mot seul suffit.
help-discard = « { $command } » et des cartes : s’en défaire, quand le jeu le demande.
help-spin = « { $command } » : tourner la roue, quand on vous le demande.
help-shout = « { $command } », ou « uno wizz » : crier avant les autres, quand la roue le demande.
help-recount = « { $command } » : faire recompter la donne, avant que rien ne soit joué.
help-say = « { $command } » et des mots : les dire à la table.{ $with-banned-word ->
        [yes] { " " }Un mot interdit peut vous coûter une carte.
       *[no] { "" }
    }
help-abandon = « { $command } » : abandonner la partie pour de bon ; les autres la finissent. Pour fermer le jeu et reprendre plus tard, c’est « quitter ».
help-start = « { $command } » : commencer la partie, pour qui tient la table.
help-stop = « { $command } » : annuler la partie, pour qui tient la table. Pour fermer le jeu, c’est « quitter ».
help-time = « { $command } » : le temps qui vous reste. « { $command } plus » double la limite, « { $command } non » l’arrête, « { $command } oui » la remet.
help-colour = « { $command } » dit la couleur en jeu. Suivi d’une couleur, il la retient pour votre prochain joker ou +4. Quand une couleur vous est demandée, son nom seul suffit.
help-anyway = « { $command } » : poser la carte qui vient d’être refusée, là où les cartes fautives se posent. Elle vous revient en main, et vous coûte des cartes si quelqu’un le signale.
help-report = « { $command } » suivi d’un nom : signaler ce que ce joueur a fait. Ajoutez pourquoi, si les règles en jugent plusieurs : « signale Bob hésitation ». Les autres votent.
help-vote = « { $command } » oui ou non : donner votre avis sur un signalement.
help-yes = « { $command } » : répondre à un vote ou à une question.
help-no = « { $command } » : répondre à un vote ou à une question.
help-hand =
    { $pieces ->
        [dice] « { $command } », ou F2 : vos dés, numérotés.
       *[other] « { $command } », ou F2 : vos cartes, numérotées.
    }
help-playable =
    { $pieces ->
        [dice] « { $command } », ou F7 : ceux de vos dés qui vont.
       *[other] « { $command } », ou F7 : les cartes de votre main qui vont.
    }
help-drawn =
    { $pieces ->
        [dice] « { $command } » : les derniers dés que vous avez pris.
       *[other] « { $command } » : les dernières cartes que vous avez piochées.
    }
help-top =
    { $pieces ->
        [dice] « { $command } », ou F3 : le dernier dé posé.
       *[other] « { $command } », ou F3 : la carte du dessus et la couleur en jeu.
    }
help-who = « { $command } », ou F4 : à qui est le tour.
help-counts =
    { $pieces ->
        [dice] « { $command } », ou F5 : le nombre de dés de chacun.
       *[other] « { $command } », ou F5 : le nombre de cartes de chacun et de la pioche.
    }
help-dealer = « { $command } » : qui distribue cette manche, ou la suivante quand elle est finie.
help-order = « { $command } » : le sens du jeu et l’ordre des joueurs.
help-scores = « { $command } », ou F6 : les points de chacun.
help-repeat = « { $command } », ou F8 : le dernier message, même si vous l’avez masqué.
help-history = « { $command } » : les cinq derniers événements du jeu ; ajoutez un nombre pour en avoir plus, ou un nom pour le dernier coup de quelqu’un. « { $command } tout » y mêle les réponses et l’aide. F9 recule d’un message, F10 avance, « catégorie » choisit lesquels.
help-previous = « { $command } », ou F9 : le message d’avant.
help-next = « { $command } », ou F10 : le message d’après.
help-first = « { $command } », ou Alt A : le tout premier message.
help-last = « { $command } », ou Alt Z : le dernier message ; ajoutez un nombre pour en avoir plusieurs.
help-category = « { $command } » et un nom, ou Alt K et Alt G : ne parcourir que ces messages. « { $command } » seul les nomme, « { $command } tout » revient à tous. « précédent questions » va à votre question d’avant.
help-spell = « { $command } » et un nom de joueur ou une carte : l’entendre lettre par lettre. « { $command } » seul épelle les noms du dernier message.
help-hint = « { $command } » : un coup possible et sa raison. Rien n’est joué.
help-why = « { $command } » : la raison de ce qui vient d’être dit : d’un refus, d’un conseil, ou de ce qu’un robot a fait. « { $command } Luna » : de ce que Luna a fait en dernier. Seul compte ce que vous avez vu.
help-rules = « { $command } » : le but du jeu et les chapitres. « { $command } uno » donne un chapitre, « { $command } tout » les donne tous.
help-help =
    { $pieces ->
        [dice] « { $command } », ou F1 : ce que vous pouvez faire maintenant. « { $command } relance » explique une commande.
       *[other] « { $command } », ou F1 : ce que vous pouvez faire maintenant. « { $command } pioche » explique une commande.
    }
help-commands = Pour jouer : { $pieces ->
        [dice] un dé
       *[other] une carte
    }, { $acts }, { $aside }. Pour savoir : { $queries }, { $past }. Pour réentendre : { $again }. Pour apprendre : { $learning }. Pour régler : { $settings }. Pour la partie suivante : { $next }. Pour partir : { $leaving }.
help-hush = « { $command } » et partie, pioches, paroles, conseils ou incidents : ne plus les entendre ni les lire. L’historique garde tout. Ce qui vous concerne, vos questions, le début et la fin des manches se disent toujours. « { $command } » seul dit ce qui est masqué.
help-hear = « { $command } » et un nom : l’entendre de nouveau. « { $command } tout » ramène tout.
help-quit = « { $command } » : quitter la partie, après confirmation. Elle est enregistrée, et le jeu dit comment la reprendre.
