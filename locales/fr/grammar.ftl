# Ce que les gens disent sans connaître de commande. Chaque notion a ses expressions ; « means- », auprès des
# commandes, dit quelles notions vont ensemble. docs/translating.md l’explique.
notions =
    small : le, la, les, l, un, une, des, de, d, du, au, aux, à, en, y, et, ce, cet, cette, ces, c, c’est, est, est-ce que, est-ce qu, est-ce, sont, sur, dans, pour, par, avec, donc, alors, bon, ben, bah, euh, eh bien, là, déjà, bien, juste, un peu, ok, allez, hop, tiens, voilà, voici, aussi, ça, cela, ici, vraiment, exactement, s’il te plaît, s’il vous plaît, svp, stp, merci, t, non mais, encore, toujours, à nouveau, de nouveau, ailleurs, fois, peu, tout de suite, quand même, finalement, plutôt, enfin, mais, si possible, vas-y, hé, dis donc, dites, pour l’instant, pour le moment, comme, salut, bonjour, bonsoir, c’est sûr, de suite, maintenant que, cher, chère, ami, amie, puis, ensuite donc, du coup, en fait, franchement, genre, la partie, de la partie, chez, tout de même, ou pas, ou non, petit, petite, maintenant, au niveau de, au niveau des, niveau, beaucoup, beaucoup de, vers, carrément, tout simplement, disponible, disponibles, possible, on y va, y va, je te prie, je vous prie, je t’en prie, pendant mon absence ;
    me : je, j, moi, me, m, mon, ma, mes ;
    we : on, nous, l’on ;
    you : tu, t, te, toi, vous, ton, ta, tes ;
    they : il, elle, lui, le, la, les, l, ils, elles ;
    what : quoi, que, qu, quel, quelle, quels, quelles, laquelle, lequel, lesquelles, lesquels, c’est quoi, c’est quel, c’est quelle, qu’est-ce que, qu’est-ce qu, qu’est-ce qui, qu’est-ce que c’est, qu’est-ce que c’est que, quelle est, quel est, quelles sont, quels sont, qu’est-ce qu’il y a, qu’y a-t-il, il y a quoi, y a quoi, ce que, ce qu, ce qui, ce qu’il y a, qu’est-ce qu’il y a comme, c’est quoi comme, qu’est-ce que c’est comme, quoi comme, c’était quoi ;
    show : montre, montre-moi, montrez-moi, dis-moi, dites-moi, me dire, me rappeler, me lire, rappelle-moi, rappelez-moi, rappelle, lis, lis-moi, lisez-moi, relis-moi, redis-moi, redonne-moi, liste, je veux savoir, j’aimerais savoir, je voudrais savoir, tu peux, peux-tu, vous pouvez, pouvez-vous, je veux voir, voir, donne, donne-moi, énumère, énumérez, connaître, voudrais connaître, aimerais connaître, veux connaître, savoir, voudrais savoir, indique, indique-moi, annonce, annonce-moi, redonne, lire, entendre, affiche, affiche-moi, dis, donne-moi la liste de, fais-moi voir, relis, répète-moi ;
    colour : couleur, couleurs ;
    now : maintenant, actuelle, actuel, actuelles, actuellement, en cours, en jeu, courante, courant, demandée, demandé, demandées, choisie, annoncée, nommée, du moment, en ce moment, active, à jouer, du tour ;
    card : carte, cartes ;
    cards : cartes ;
    hand : main, en main, mains, dans la main, dans les mains, jeu ;
    lay : joue, jouer, jouez, joues, pose, poser, posez, mets, mettre, dépose, déposer, place, placer, balance, balancer, lâche, lâcher, sors, abats, envoie, vais jouer, vais poser, vais mettre, veux jouer, veux poser, veux mettre, voudrais jouer, voudrais poser, aimerais jouer, joue donc, rejoue, met, tente, essaie, joue-la, pose-la, mets-la, jette, balance-la, mettre la, je sors, lance, lancer, jeter, jouerai, poserai, choisis, me débarrasse de, me débarrasse du, débarrasse, on va jouer, on va poser, ce sera, ça sera, paf, et paf, fais, me sépare de, me sépare du, sépare, dépose donc, dégaine, préfère jouer, préfère poser, préfère mettre, vais plutôt jouer, mise, mise sur, colle, opte pour, opter pour, vais opter pour, choisis de jouer, choisis de poser, que je joue, que je pose, que je mets, parie sur, mon choix, mon choix c’est ;
    played : joué, jouée, jouées, posé, posée, posées, mis, mise, a joué, a posé, a mis, ont joué, vient de jouer, vient de poser, a fait, fait, été joué, a été joué, été posé, a été posé, a été posée, a été jouée, ont posé, vient de faire, viennent de jouer, viens de faire ;
    go : va, vont, aille, aillent, convient, conviennent, irait, iraient, correspond, marcherait, passe, colle, collent, jouable, jouables, possible, possibles, permise, permises, valable, valables ;
    need : faut, il faut, il me faut, dois, devons, doit, suis obligé de, suis obligée de, il faut que, faut que, il faudrait que, il faudra que ;
    pile : milieu, au milieu, au centre, centre, table, sur la table, dessus, du dessus, sur le dessus, tas, pile, sur la pile, sur le tas, talon, défausse, sommet, au sommet, en haut, visible, retournée, face visible, sur le talon, carte du dessus, est posé, est posée ;
    onwhat : sur quoi, à quelle carte, sur quelle carte, par-dessus quoi, quelle carte dois-je recouvrir, sur laquelle, sur quelle carte ;
    latest : dernière, dernier ;
    have : ai, a, as, ont, avons, ai-je, a-t-il, a-t-elle, j’ai, tient, possède, tiens, y a-t-il, avez ;
    left : reste, il reste, restent, reste-t-il, il me reste, il lui reste, me reste, encore, en reste, m’en reste, lui en reste ;
    count : combien, nombre, combien de, combien d ;
    stock : pioche, dans la pioche, à piocher, paquet ;
    points : points, point, score, scores ;
    score : score, scores, marque ;
    lead : gagne, mène, en tête, premier, devant, est en tête, va gagner, en train de gagner ;
    where : où en est-on, on en est où, où on en est, où en sommes-nous, où j’en suis, j’en suis où, où en suis-je, on en est à combien, on en est à combien de points ;
    scored : marqué, fait, gagné ;
    won : gagné, a gagné, vainqueur, gagnant, ont gagné ;
    loser : perdu, a perdu ;
    no : non, non merci ;
    isit : c’est, est-ce, est-ce que c’est, est-ce bien, on est en, on joue en ;
    who : qui, à qui, c’est qui, qui est-ce qui, qui est, qui c’est qui ;
    turn : tour, à jouer, de jouer, le tour ;
    tome : à moi, c’est à moi, à moi de jouer, mon tour, à mon tour ;
    when : quand, quand est-ce que, quand est-ce qu, dans combien de temps, bientôt, c’est quand ;
    wait : attend, attend-on, attendons, attends ;
    next : vient après, vient ensuite, passe après, après, suivant, suivante, prochain, prochaine, ensuite, le suivant, juste après ;
    before : avant, précédent, précédente ;
    player : joueur, joueuse, joueurs, joueuses, personne ;
    sense : sens, dans quel sens, direction ;
    around : tourne, va, à gauche, à droite, gauche, droite, ma gauche, ma droite, autour, autour de la table, tournons, ça tourne, tourner, le jeu tourne, vers la droite, vers la gauche ;
    least : le moins, moins, le moins de, plus petite, le plus, plus, plus de ;
    everyone : chacun, chacune, tout le monde, les autres, chaque joueur, adversaires, les joueurs, autres, tous, toutes ;
    happened : passé, s’est passé, s’est-il passé, arrivé, s’est passé quoi, vient de se passer, vient d’arriver ;
    tell : raconte, racontez, raconte-moi, résumez, résume la partie, résume la manche, résume, résumé, un résumé, résume-moi, fais un résumé ;
    missed : raté, manqué, loupé, loupé quelque chose, raté quelque chose, manqué quelque chose, raté un truc, loupé le dernier tour, raté le dernier tour, loupé un tour, manqué le dernier tour ;
    followed : suivi ;
    heard : entendu, compris, saisi, suivi, pigé, comprends, entends ;
    not : ne, n, pas, jamais, point ;
    badly : mal ;
    nothing : rien, aucune, aucune carte, aucun, plus rien, pas une, pas de carte, pas de carte qui, aucune carte qui, rien qui, rien du tout, pas une carte ;
    understand : comprends, compris, pige ;
    huh : quoi, hein, pardon, comment, quoi donc ;
    say : dire, dis, dit, disant, annonce, annoncer, annoncé, je dis, disais ;
    repeat : répète, répéter, répétez, redis, redire, relis, relire, redites, répètes, recommence la phrase, répète-moi ;
    again : encore une fois, une fois de plus, encore ;
    can : peux, peut, puis-je, puis, pouvons, peux-je, est-il possible de, ai le droit de, ai-je le droit de, le droit de, autorisé à, permis de ;
    something : quelque chose, quelque chose qui, une carte qui, de quoi, une carte, un truc, n’importe quoi ;
    blocked : suis bloqué, suis bloquée, suis coincé, suis coincée, bloqué, bloquée, coincé, coincée, impossible de jouer, peux rien faire, ne peux rien faire, ne peux rien jouer, peux rien jouer ;
    draw : pioche, piocher, piochez, tire, tirer, tirez, prends, prendre, prenez, pioches, ramasse, ramasser, ramassez, préfère piocher, aimerais piocher, vais piocher, vais plutôt piocher, voudrais piocher, veux piocher, préfère tirer ;
    give : donne, donne-moi, donnez-moi, distribue, file-moi, passe-moi, sers-moi, refile-moi ;
    onecard : une carte, encore une carte, une autre carte, une carte de plus ;
    keep : garde, garder, conserve, garder, préfère garder, préfère la garder, garde-la ;
    pass : passe, passer, saute, sauter, laisse passer, laisser passer ;
    drawn : piochée, piochées, pioché, tirée, tiré, que j’ai piochée, que j’ai pioché, que j’ai tirée, que je viens de piocher, j’ai pioché, viens de piocher, ai pioché, ai tiré ;
    agree : d’accord, ok, okay, entendu, soit, va pour ça, accepte, bon d’accord, très bien, ça va, je m’incline, va pour, bien obligé, bien obligée, pas le choix, je n’ai pas le choix, je te crois, ramasse, je subis, subis ;
    amount : 2, deux, 4, quatre, 6, six, 8, huit, 10, dix, toutes, tout, tous ;
    lie : mens, ment, mensonge, mentez, menteur, menteuse, mentais, mentir, faux, pas vrai, mytho, triche, triches, trichez, tricheur, tricheuse ;
    bluff : bluff, bluffe, bluffes, bluffez, bluffé, bluffer ;
    believe : crois, croire, croyons, confiance, fais confiance, fait confiance, fais-lui confiance, en crois rien, n’en crois rien, crois rien, crois pas ;
    doubt : doute, doutes, soupçonne, conteste ;
    prove : prouve, prouve-le, montre ta main, montre ton jeu, montre tes cartes, fais voir, je demande à voir, fais voir ta main, faites voir, montre-moi ta main, montre ta main, prouve, je vérifie, vérifie, vérifie sa main, je vérifie sa main, montre sa main, je veux voir sa main, fais voir sa main ;
    accuse : accuse, accuser, j’accuse, dénonce, mets au défi, défie ;
    forgot : oublié, a oublié, oublie, avait oublié ;
    uno : uno ;
    change : change, changer, passe, passer, passons, changeons, bascule, mettons ;
    want : veux, voudrais, choisis, demande, aimerais, souhaite, prends, préfère, mets, dis, va pour, disons, mettons, préfère, prendrai, prendrais, pour avoir du, pour avoir, pour du, choisi, demandé, voulu ;
    or : ou, ou bien ;
    number : numéro, n ;
    do : fait, fais, font, faire, ça fait ;
    mean : veut dire, signifie, ça veut dire, veulent dire, définition ;
    serve : sert, servent, à quoi sert, à quoi ça sert, à quoi servent, ça sert à quoi, sert-il ;
    work : marche, fonctionne, marchent, fonctionnent, s’utilise, ça marche, se joue ;
    explain : explique, explique-moi, expliquez-moi, expliquer, expliquez ;
    how : comment, comment est-ce que, comment est-ce qu, de quelle façon ;
    rules : règles, règle, les règles du jeu, règle du jeu ;
    win : gagne, gagner, gagne-t-on, remporte, remporter, finit, finir, fini, termine, terminer ;
    tally : compte, comptent, compter, calcule, calculer, marque, marquer, se comptent ;
    worth : vaut, valent, rapporte, coûte, vaut combien ;
    jokers : jokers ;
    lost : suis perdu, suis perdue, suis paumé, suis paumée, suis largué, suis larguée, perdu, perdue, paumé, paumée, largué, larguée ;
    know : sais, sait, savoir ;
    advise : conseilles, conseillez, conseille, ferais, feriez, jouerais, joueriez, suggères, suggérez, proposes, conseille-moi, conseillez-moi ;
    idea : idée, idées, une idée, un conseil, indice, un indice, conseil, conseils, suggestion, astuce, une astuce, un tuyau, tuyau, une piste, un petit conseil, petit conseil, une petite idée, un petit indice ;
    helpme : aide, aidez, aide-moi, aidez-moi, au secours, besoin d’aide, un coup de main ;
    commands : commandes, mots, ordres, commandes possibles ;
    talk : parle, parler, parles, parlez, lis, lire, voix, tu parles, va, vas, allez, mets, met, cause ;
    more : plus, davantage ;
    less : moins ;
    too : trop ;
    fast : vite, rapide, rapidement ;
    slow : lentement, lent, lente, doucement ;
    slower : ralentis, ralentir, ralentissez ;
    faster : accélère, accélérer, accélérez, dépêche-toi ;
    loud : fort, forte, haut ;
    soft : bas, doux ;
    sound : son, volume, voix ;
    raise : monte, monter, augmente, augmenter, montez, augmentez ;
    lower : baisse, baisser, diminue, diminuer, baissez, réduis ;
    quiet : chut, tais-toi, taisez-vous, silence, la ferme, ferme-la, boucle-la, arrête de parler, ne parle plus, coupe la voix, plus un mot, stop la voix, pas un bruit, la paix, du calme, fais silence, arrête la voix, coupe le son, plus de voix, stop la parole, taisez vous, tais toi ;
    speakagain : reparle, parle de nouveau, remets la voix, rallume la voix, tu peux reparler ;
    waiting : attends, attendez, attends-moi, attendez-moi, attendez, minute, une minute, deux minutes, cinq minutes, seconde, une seconde, un instant, instant, un moment, moment, je reviens, une pause, pause, fais une pause, faisons une pause, bouge pas, patiente, attends deux secondes, deux secondes, attends une seconde, attends un peu, attends une minute, trente secondes, dix secondes, laisse-moi réfléchir, je réfléchis, je reviens tout de suite, pas si vite je réfléchis, un petit instant, quelques secondes, mets sur pause, mets en pause, mettre en pause, mets le jeu en pause ;
    english : anglais, english ;
    french : français ;
    sort : range, ranger, trie, trier, classe, classer, ordonne, ordonner ;
    value : valeur, valeurs, chiffre, chiffres, numéro ;
    detail : détail, détails ;
    brief : bref, sois bref, abrège, fais court, fais plus court, plus bref, sois plus bref, plus court, sois plus court, soyez bref, soyez plus bref ;
    cut : coupe, couper, enlève, arrête, éteins, sans ;
    noises : sons, bruits, bruitages ;
    leave : au revoir, m’en vais, ciao, à plus, à plus tard, à bientôt, adieu, bye, je dois partir, je dois y aller, je veux partir, je veux arrêter, j’arrête, on arrête là, je pars, j’ai fini, on arrête, ferme le jeu, fermer le jeu, quitter le jeu, sortir du jeu, bonne nuit, je te laisse, je vous laisse, à demain, m’arrête là, je m’arrête là, stop le jeu, quitter la partie, quitte la partie, quitte le jeu, arrête le jeu, arrêter le jeu, fin de partie, je dois te laisser, je file, j’y vais, salut je m’en vais, je sors, laisse-moi sortir, je veux quitter, j’arrête de jouer, arrêter de jouer, j’abandonne, abandonner la partie, je laisse tomber, enregistre et quitte, enregistrer et quitter, je m’arrête, arrêtons là, arrêtons-nous là, on s’arrête là, arrêtons ;
    restart : recommencer, recommence, recommençons, on recommence, une autre partie, refaire une partie, refaisons une partie, nouvelle partie, je veux recommencer, refais une partie, on refait une partie, on en refait une, encore une partie, relance une partie, on recommence tout, rejouer une partie ;
    game : partie, jeu, manche ;
    cancel : annule, annuler, annulez, reprends, reprendre, retire, retirer, enlève ;
    move : coup, carte ;
    mistake : me suis trompé, me suis trompée, trompé, trompée, oups, erreur, mince, zut je me suis trompé, pas celle-là, pas celle-ci, pas celui-là, pas ça, je voulais pas, fausse manœuvre, gouré, gourée, me suis gouré, me suis gourée, me suis planté, me suis plantée, pas ce que je voulais, c’est pas ce que je voulais, ce n’est pas ce que je voulais, fait une erreur, ai fait une erreur, commis une erreur, une erreur, fait une bêtise, mauvaise carte ;
    save : enregistre, enregistrer, sauvegarde, sauvegarder, sauve, sauver ;
    praise : bravo, bien joué, pas mal, super, félicitations, chapeau, joli, beau coup, bonne chance, courage ;
    on : continue, continuer, on continue, la suite, suite, manche suivante, prochaine manche, on y va, allons-y, je suis prêt, je suis prête, c’est parti, la suivante, suivante, go, on enchaîne ;
    drew : pioché, a pioché, ont pioché, a tiré, vient de piocher ;
    near : plus proche de gagner, le plus proche de gagner, plus près de gagner, le plus près de la fin, proche de la fin, à uno, va bientôt gagner, presque fini ;
    against : contre qui ;
    so : si, aussi, trop ;
    sentence : phrase, message, chose, annonce, dernière phrase, dernier message, phrase d’avant, dernière annonce, phrase précédente ;
    happens : que se passe-t-il, qu’est-ce qui se passe, se passe, que se passe-t-il avec, il se passe quoi ;
    iff : si, que se passe-t-il si, et si ;
    best : meilleur, meilleure, le mieux, mieux ;
    hesitate : hésite, sais plus, aucune idée, pas d’idée, sais pas trop ;
    laugh : haha, mdr, lol, ptdr, hihi, hahaha, cool, génial, chouette, parfait ;
    think : je pense, je pense que, je pense qu, je crois que, je crois qu, je suis sûr, je suis sûre, je suis sûr que, je suis sûr qu, je suis sûre que, je suis sûre qu, sûr, sûrement, certain, certaine, à mon avis, on dirait, n’importe quoi, c’est pas possible, pas possible, allons, arrête ;
    refuse : refuser, éviter, contester, risque, risquer ;
    yes : oui, ouais, yes ;
    why : pourquoi, pour quelle raison ;
    braille : braille, en braille ;
    contracted : abrégé, en abrégé, contracté ;
    my : mon, ma, mes ;
    q : est-ce que, est-ce qu, est ;
    big : plus grosse, plus grosses, plus forte, plus fortes, plus haute, plus grande, plus chère, plus faible, plus basse, plus petite ;
    only : plus qu, plus que, seule, seule carte ;
    any : n’importe laquelle, n’importe quelle, au hasard, peu importe ;
    forme : pour moi, à ma place ;
    caught : t’ai eu, t’ai eue, l’ai eu, l’ai eue, t’ai vu, t’ai vue, t’ai pris, t’ai prise, t’ai attrapé, t’ai attrapée, attrapé, attrapée, prise sur le fait, pris sur le fait ;
    regardless : tant pis ;
    had : avait, avais, aviez ;
    thanks : merci, merci beaucoup, merci bien, bonjour, bonsoir, salut, désolé, désolée, pardon ;
    deal : distribue, distribué, donne, donné, donneur, donneuse, distribue les cartes, distribué les cartes, donné les cartes, donne les cartes, le donneur, qui distribue ;
    grasp : comprends, comprenez, connais, connaissez ;
    type : taper, tape, écrire, écris ;
    aim : but, but du jeu, objectif ;
    empty : vide, vides, épuisée, finie ;
    rank : suis combientième, combientième, suis à quelle place ;
    until : jusqu’à combien, jusqu’à combien de points ;
    use : utilise, utiliser, sers de, se sert de ;
    counter : contre uno ;
    order : ordre, dans l’ordre ;
    anyone : quelqu’un, quelqu’un d’autre, un joueur, l’un de nous ;
    since : depuis, depuis tout à l’heure, depuis mon tour, depuis mon dernier tour, depuis que j’ai joué, depuis ma dernière carte, entre-temps, pendant ce temps ;
    tellmore : dis-m’en plus, dites-m’en plus, en dire plus, donne plus de détails, donne-moi plus de détails, plus d’explications ;
    from : en partant de la gauche, à partir de la gauche, depuis la gauche ;
    choose : choisir, décider, me décider ;
    thisone : celle-là, celle-ci, celui-là, cette carte ;
    noplay : rien à jouer, rien à poser, rien à mettre ;
    turnon : mets, active, allume, branche, mettre, activer ;
    whereis : où est, où sont, où se trouve ;
    shouldi : dois-je, devrais-je, faut-il, faut-il que, devrait-on, doit-on, est-ce que je dois, est-ce que je devrais, est-ce qu’il faut ;
    ask : est-ce que, est-ce qu ;
    stack : empiler, empile, cumuler, cumule, ajouter ;
    whichgame : on joue à quoi, à quoi on joue, à quoi joue-t-on ;
    begin : commencer, commence ;
    whodidwhat : qui a joué quoi, qui a posé quoi, qui a fait quoi ;
    all : tous, toutes, tout ;
    very : toute, tout ;
    lots : beaucoup, beaucoup de, peu, peu de ;
    toward : à droite, à gauche, vers la droite, vers la gauche
ordinals =
    première, premier, 1ère, 1re, 1er ; deuxième, seconde, 2ème, 2e, 2nde ; troisième, 3ème, 3e ; quatrième, 4ème, 4e ; cinquième, 5ème, 5e ; sixième, 6ème, 6e ; septième, 7ème, 7e ; huitième, 8ème, 8e ; neuvième, 9ème, 9e ; dixième, 10ème, 10e ; onzième, 11ème, 11e ; douzième, 12ème, 12e
ordinals-from-last =
    dernière, dernier, toute dernière, tout dernier ; avant-dernière, avant-dernier
means-empty =
    @enter agree,
    @enter yes,
    @enter yes on,
    @enter on
means-courtesy =
    agree,
    laugh,
    praise (PLAYER)*,
    thanks (PLAYER),
    @turn nothing no*,
    @drawn what me card,
    @drawn what drawn me* card* they*,
    @turn on agree* yes*
