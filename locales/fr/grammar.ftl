# Ce que les gens disent sans connaître de commande. Chaque notion a ses expressions ; « means- », dans les
# fichiers commands_*, dit quelles notions vont ensemble. docs/translating.md l’explique.
notions =
    small : le, la, les, l, un, une, des, de, d, du, au, aux, à, en, y, et, ce, cet, cette, ces, c, c’est, est, est-ce que, est-ce qu, est-ce, sont, sur, dans, pour, par, avec, donc, alors, bon, ben, bah, euh, eh bien, là, déjà, bien, juste, un peu, ok, allez, hop, tiens, voilà, voici, aussi, ça, cela, ici, vraiment, exactement, s’il te plaît, s’il vous plaît, svp, stp, merci, t, non mais, encore, toujours, à nouveau, de nouveau, ailleurs, peu, tout de suite, quand même, finalement, plutôt, enfin, mais, si possible, vas-y, hé, dis donc, dites, pour l’instant, pour le moment, comme, salut, bonjour, bonsoir, c’est sûr, de suite, maintenant que, cher, chère, ami, amie, ensuite donc, du coup, en fait, franchement, genre, la partie, de la partie, chez, tout de même, petit, petite, maintenant, au niveau de, au niveau des, niveau, beaucoup, beaucoup de, vers, carrément, tout simplement, disponible, disponibles, possible, on y va, y va, je te prie, je vous prie, je t’en prie, pendant mon absence, pourriez-vous, pourrais-tu, pouvez-vous, peux-tu, peux tu, veuillez, voulez-vous, veux-tu, tu veux bien, vous voulez bien, tu pourrais, vous pourriez, pardon, excusez-moi, excuse-moi, désolé, désolée, merci d’avance, d’avance, je crois, je pense, il me semble, d’après toi, selon toi, d’après vous, selon vous, à votre avis, voyons, voyons voir, mon ami, mon vieux, au juste, précisément, aujourd’hui, à présent, au total, en tout, total, totale, pantoute, ben là, là là, heu, hum, ah, oh, ouf, purée, mince alors, sérieusement, hélas, malheureusement, effectivement, je suppose, j’imagine, auriez-vous l’obligeance de, l’obligeance de, auriez-vous la gentillesse de, soyez gentil, sois gentil, sois gentille, ayez la gentillesse de, si vous voulez bien, si tu veux bien, si ça ne vous dérange pas, si ça te dérange pas, sans vouloir déranger, pour finir, dans ce cas, dans ces conditions, faque, coudonc, tsé, envoye, allons bon, quoi qu’il en soit, tant qu’à faire, justement, simplement, tout bêtement, vite fait, rapidement fait, d’un coup, une dernière fois, c’est bon, non plus, ma foi, m’sieur, madame, monsieur, les amis, tout le monde, présentement, comme ça, rien que ça, complètement, totalement, absolument, tout à fait, entièrement, parfaitement, rapidement, gentiment, du tout, tout bonnement, vraiment pas, en vrai, correctement, proprement, clairement, pour ce soir, ce soir, pour aujourd’hui, pour cette fois, pour le coup, tenez, chaque, s’il te plait, si tu permets, si vous permettez, une fois, encore un peu, très, là tout de suite, là maintenant, dis voir, dites voir, évidemment, naturellement, certainement, sans doute, sans hésiter, sans hésitation, bien sûr, bien entendu, forcément, logiquement, d’un seul coup, nettement, un tout petit peu, un petit peu, tout à coup, volontiers, s’il le faut, dans ce cas-là, comme d’habitude, décidément, soudain, dernièrement, récemment, simplement dit, si j’ose dire, sommes, êtes, oui, ouais, à l’instant, si je peux, si c’est possible, si vous le permettez, plus longtemps, pour changer, pour voir, du premier coup, sera, serait, permettez que, permets que, bon gré mal gré, hmm, hm, mmh, joli, seulement, uniquement, attends, attendez, attention, hein, c’est parti, aïe, pff, oh là là, je crois que ça va, je crois que ça passe, allez zou, zou, que dalle, ma belle, ma grande, mon grand, ma chérie, mon chéri, ma chère, mon cher, mon petit, ma petite, mon coco, ma poule, mon gars, ma vieille, eh, ohé, hep, ho, mademoiselle, mlle, tkt, t’inquiète, chef, patron, mec, frère, gros, pf, bof, mouais, nickel, impec, direct, direct là, quelque part, go, quelque peu, un chouïa, un brin, un poil, un tantinet, un cran, d’un cran, vais, voudriez-vous, voudrais-tu, permettez-moi de, permets-moi de, tout bien réfléchi, réflexion faite, à la réflexion, après réflexion, en attendant, entretemps, parmi, se trouve, se trouvent, traîne, hop là, quoi que, attend, pour bibi, pour ma pomme, tout compte fait, somme toute, pour ma part, quant à moi, de mon côté, précieusement, soigneusement, sagement, prudemment, siouplaît, siouplé, steuplaît, steuplé, steup, siteuplé, s’teuplaît, boum, bim, bam, vlan, tac, pan, toc, et toc, tiens donc, grâce à, grâce au, à l’aide de, à l’aide du, ai beau chercher, ai beau regarder, dans les dents, dans ta face, cadeau, pile poil, pile-poil, siouplait, sans discuter, sans broncher, sans rechigner, et voilà, la voilà, le voilà, ça tombe bien, et c’est gagné, c’est gagné, à chaque tour, super, mince, zut, flûte, punaise, oups, tant pis, dommage, au fait, n’est-ce pas, bon sang, par hasard, messieurs, mesdames, les enfants, sérieux, pas vrai, je veux dire, je voulais dire, j’ai dit, tant mieux, heureusement, la vache, misère, quel dommage, quelle malchance, quelle poisse, quelle barbe, sapristi, impeccable, saperlipopette, mes amis, puis après, après ça, qui se trouve, qui se trouvent, immédiatement, aussitôt, sur-le-champ, séance tenante, sans attendre, à chaque fois, d’abord, tout d’abord, et puis voilà, un point c’est tout, point final, s’te plaît, s’te plait, bien sûr que, évidemment que, pis, pis là, et pis, pis après, hey, tasse-toi, tassez-vous, scuse, scusez, s’cuse, wesh, wallah, jpp, frérot, bro, l’amabilité de, auriez-vous l’amabilité de, ayez l’amabilité de, auriez-vous la bonté de, la bonté de, je profite, j’en profite, profitons-en, autant en profiter, c’est de bonne guerre, sans râler, sans rien dire, sans moufter, sans rouspéter, je me décide, délicatement, ayez la bonté de, et on en parle plus, et on n’en parle plus, puisqu’il le faut, puisqu’il faut, puisque c’est comme ça, si c’est comme ça, puisque c’est ainsi, vu que c’est comme ça, dans ces conditions-là, au final, au bout du compte, en deux mots, fais court, boh, oh fan, perdu pour perdu, à cette heure, à l’heure qu’il est, ha, je t’écoute, je vous écoute, attends voir, attendez voir, si vous le voulez bien, avec votre permission, si je puis me permettre, à regret, bien malgré moi, malgré moi ;
    me : je, j, moi, me, m, mon, ma, mes, moi-même, moi je, je souhaiterais, souhaiterais, je crois que je vais, je crois bien que je vais, je pense que je vais, je pense bien que je vais, je me dis que je vais ;
    we : on, nous, l’on ;
    you : tu, t, te, toi, vous, ton, ta, tes ;
    they : il, elle, lui, le, la, les, l, ils, elles, eux, celui-ci, celle-ci ;
    what : quoi, que, qu, quel, quelle, quels, quelles, laquelle, lequel, lesquelles, lesquels, c’est quoi, c’est quel, c’est quelle, qu’est-ce que, qu’est-ce qu, qu’est-ce qui, qu’est-ce que c’est, qu’est-ce que c’est que, quelle est, quel est, quelles sont, quels sont, qu’est-ce qu’il y a, qu’y a-t-il, il y a quoi, y a quoi, ce que, ce qu, ce qui, ce qu’il y a, qu’est-ce qu’il y a comme, c’est quoi comme, qu’est-ce que c’est comme, quoi comme, c’était quoi, c’est quoi qui, c’est quoi qu, c’est quoi que, c quoi, quoi et quoi, entre quoi, entre quoi et quoi, ça consiste en quoi, en quoi consiste, en quoi ça consiste, c’était laquelle, il y avait quelle, y avait quelle, quel était, quelle était ;
    show : montre, montre-moi, montrez-moi, dis-moi, dites-moi, me dire, me rappeler, me lire, rappelle-moi, rappelez-moi, rappelle, lis, lis-moi, lisez-moi, relis-moi, redis-moi, redonne-moi, liste, je veux savoir, j’aimerais savoir, je voudrais savoir, tu peux, peux-tu, vous pouvez, pouvez-vous, je veux voir, voir, donne, donne-moi, énumère, énumérez, connaître, voudrais connaître, aimerais connaître, veux connaître, savoir, voudrais savoir, indique, indique-moi, annonce, annonce-moi, redonne, lire, entendre, affiche, affiche-moi, dis, donne-moi la liste de, fais-moi voir, relis, répète-moi, peux me dire, pourriez me dire, pourrais me dire, montre voir, fais voir, lire à voix haute, relire, énoncer, énonce, redire, détaille, cite, citez, récapitule, affichez, annoncez, indiquez-moi, donnez-moi, faites-moi voir, fais-moi entendre, faites-moi entendre, c’est quoi déjà, quid de, et, refais-moi, refais, fais-moi, refais-moi voir, ouvre, accéder à, aller dans, aller aux, donne-moi accès à, trouver, cherche, je cherche, rappel, rappel de, rappels, regarder, regarde, montrez, le détail de, fais-moi le détail de, fais le point sur, fais le tour de, faites le point sur, relisez, redites, annoncer, m’annoncer, rappeler, tu sais, sais-tu, vous savez, savez-vous, tu saurais me dire, récite, récite-moi, récitez, lecture de, liste complète de, accéder aux, accès aux, accès à, va dans, consulter, remontre, remontre-moi, remontrez-moi, redonnez-moi, redonnez, lisez, récitez-moi, afficher, m’indiquer, me préciser, précisez-moi, me signaler, me faire savoir, me communiquer, revoir, réentendre, j’aimerais que vous me disiez, je voudrais que vous me disiez, je souhaiterais que vous me disiez, me diriez-vous, me direz-vous, vous me direz, je vous saurais gré de me dire, je vous saurais gré de me lire, je vous serais reconnaissante de me dire, je vous serais reconnaissant de me dire, je vous serais reconnaissante de me lire, vous serait-il possible de me dire, vous serait-il possible de me lire, vous serait-il possible de me rappeler, si vous pouviez me dire, si vous pouviez me rappeler, si vous pouviez me lire, puis-je vous demander, puis-je connaître, pourrais-je connaître, pourrais-je savoir, pourrais-je entendre ;
    colour : couleur, couleurs, coloris, teinte ;
    now : maintenant, actuelle, actuel, actuelles, actuellement, en cours, en jeu, courante, courant, demandée, demandé, demandées, choisie, annoncée, nommée, du moment, en ce moment, active, à jouer, du tour, en vigueur, présente, valable, courantes, qui est demandée, qui est en jeu, à suivre, imposée, voulue, suivre, qui est demandé, qui est choisi, qui est imposé, qu’il faut jouer ;
    card : carte, cartes, position ;
    cards : cartes ;
    hand : main, en main, mains, dans la main, dans les mains, jeu, main complète, main entière, main en entier, jeu complet, jeu entier, jeu en entier, ma donne, ma distribution ;
    lay : joue, jouer, jouez, joues, pose, poser, posez, mets, mettre, dépose, déposer, place, placer, balance, balancer, lâche, lâcher, sors, abats, envoie, vais jouer, vais poser, vais mettre, veux jouer, veux poser, veux mettre, voudrais jouer, voudrais poser, aimerais jouer, joue donc, rejoue, met, tente, essaie, joue-la, pose-la, mets-la, jette, balance-la, mettre la, je sors, lance, lancer, jeter, jouerai, poserai, choisis, me débarrasse de, me débarrasse du, débarrasse, on va jouer, on va poser, ce sera, ça sera, paf, et paf, fais, me sépare de, me sépare du, sépare, dépose donc, dégaine, préfère jouer, préfère poser, préfère mettre, vais plutôt jouer, mise, mise sur, colle, opte pour, opter pour, vais opter pour, choisis de jouer, choisis de poser, que je joue, que je pose, que je mets, parie sur, mon choix, mon choix c’est, déposez, dépose-la, vais mettre mon, mettez, mets donc, pose donc, jetez, jette-la, lancez, envoyer, abattre, abattez, balance donc, pitche, pitcher, garroche, colle-moi, claque, sortir, sortez, cède, donne-leur, je lance, jouons, posons, mettons, joué, pose-moi, mets-moi, joue-moi, vire, virer, lâche-moi, souhaite poser, souhaite jouer, souhaite mettre, désire jouer, désire poser, désire mettre, aimerais mettre, voudrais mettre, voudrais déposer, vais déposer, vais lancer, vais sortir, va jouer, va poser, m’en vais jouer, m’en vas jouer, me défausse du, me défausse de, défausse-toi du, c’est parti pour, réponds par, réponds avec, répond par, répond avec, répondre par, réplique par, riposte par, enchaîne avec, enchaîne par, continue avec, me lance avec, y va avec, y vais avec, partons sur, pars sur, parti pour, je pars sur, on va dire, va dire, disons, on dit, permettez-moi de jouer, permets-moi de jouer, laisse-moi mettre, laissez-moi mettre, laissez-moi jouer, laissez-moi poser, je m’en vais vous mettre, m’en vais mettre, m’en vais vous mettre, m’en vais poser, oklm je pose, opte, j’opte pour, je tente, tentons, essayons, essayer, testons, teste, en train de jouer, est en train de jouer, suis en train de jouer, va pour, allons pour, on part sur, on y va avec, mettrai, déposerai, lancerai, balancerai, sortirai, jouerons, mettrons, poserons, choisirai, tenterai, opterai pour, déposerais, utilise, utiliser, utilisons, me sers du, me sers de, souhaiterais poser, souhaiterais jouer, on va mettre, on va déposer, on va sortir, on va lancer, va mettre, va déposer, me séparer de, me séparer du, me débarrasser de, me débarrasser du, séparer de, débarrasser de, nous posons, nous jouons, mon choix se porte sur, choix se porte sur, jette mon dévolu sur, porte mon choix sur, tenter, vais tenter, larguer, largue, me défais de, me défais du, défais de, défais du, me libère de, me libère du, libère de, libère du, en profite pour poser, en profite pour jouer, en profite pour mettre, fourgue, fourguer, refourgue, termine avec, je termine avec, finis avec, je finis avec, conclus avec, attaque avec, j’attaque avec, frappe avec, je frappe avec, fais demi-tour avec, je fais demi-tour avec, change pour, me débarrasse enfin de, je retourne le sens avec, retourne le sens avec, je pause le, je pause la, je pause mon, je pause ma, couvre avec, recouvre avec, je couvre avec, je recouvre avec, couvrir avec, recouvrir avec, vais faire, on va faire, commence par, commençons par, on commence par, commencer par, débute par, démarre avec, je fous, fous, flanque, je flanque, crache, glisse, glisser, leur mets, je leur mets, vous mets, je vous mets, réplique avec, grille, gaspille, sacrifie, j’enchaîne, j’avance, on va la jouer, on va la poser, on va la mettre, va la jouer, va la poser, va la mettre, je défausse, je me défausse, défausse le, défausse la, défausse mon, que je mette, je mette, vais m’en débarrasser, m’en débarrasse, m’en débarrasser, vas jouer, vas poser, vas mettre, vas lancer, vas sortir, vas déposer, crisse, câlisse, sacre, que je veux jouer, que je veux poser, que je veux mettre, que je vais jouer, que je vais poser, que je vais mettre, celui que je joue, celle que je joue, celui que je veux jouer, celle que je veux jouer, celle que je veux poser, celui que je veux poser, celle que je veux mettre, celui que je veux mettre, ai décidé de jouer, ai décidé de poser, ai décidé de mettre, ai envie de jouer, ai envie de poser, ai envie de mettre, ai choisi de jouer, ai choisi de poser, ai choisi de mettre, m’as mettre, m’as jouer, m’as poser, désirerais jouer, désirerais poser, désirerais mettre, recouvre ça avec, couvre ça avec, recouvre tout ça avec, vais y aller avec, vais y aller sur, va partir sur, vais partir sur, surenchéris avec, je surenchéris avec, surenchéris par, ma réponse, ma réponse c’est, réponse, y aller avec, me permets de poser, me permets de jouer, me permets de mettre, laisse-moi la jouer, laisse-moi la poser, laisse-moi la mettre, laissez-moi la jouer, laissez-moi la poser, laissez-moi la mettre, veux utiliser, voudrais utiliser, vais utiliser, vais me défaire de, me défaire de, me décide pour, fais tomber, fait tomber, faire tomber, faites tomber, dégage, dégager, allonge, allonger, étale, liquide, liquider, expédie, éjecte, fais péter, refile, je refile, je fais tomber, bam, boum ;
    played : joué, jouée, jouées, posé, posée, posées, mis, mise, a joué, a posé, a mis, ont joué, vient de jouer, vient de poser, a fait, fait, été joué, a été joué, été posé, a été posé, a été posée, a été jouée, ont posé, vient de faire, viennent de jouer, viens de faire, lancé, lancée, déposé, déposée, abattu, abattue, placée, sorti, sortie, balancé, lâché, mises, d’être joué, d’être jouée, d’être posé, d’être posée, vient d’être joué, vient d’être posé, vient d’être jouée, vient d’être posée, vient-il de jouer, vient-elle de jouer, vient-il de poser, vient-elle de poser, vient-il de mettre, vient-elle de mettre, viennent-ils de jouer, vient de mettre, vient de sortir, vient de lancer, vient de déposer, vient de lâcher, viennent de mettre, viennent de poser, vient de balancer, a placé, ont placé, vient de placer ;
    go : va, vont, aille, aillent, convient, conviennent, irait, iraient, correspond, marcherait, passe, colle, collent, jouable, jouables, possible, possibles, permise, permises, valable, valables, fonctionne, marche, passent, marchent, autorisé, autorisée, autorisées, acceptée, acceptées, compatible, compatibles, posable, posables, va dessus, vont dessus, convienne, irait bien, fasse l’affaire, serve, convenir, peut aller, peuvent aller, pourrait aller, pourraient aller, fera l’affaire, ferait l’affaire, fait l’affaire, s’accorde, s’accordent ;
    need : faut, il faut, il me faut, dois, devons, doit, suis obligé de, suis obligée de, il faut que, faut que, il faudrait que, il faudra que, suis obligé d, suis obligée d, obligé de, obligée de, obligé d, obligée d, forcé de, forcée de, suis forcé de, suis forcée de, contraint de, contrainte de, vais devoir, devoir, doit-on, dois-tu, devrait, devrais, faudrait, il va falloir, va falloir, besoin de, ai besoin de, me vois contraint de, me vois contrainte de, suis contraint de, suis contrainte de, me vois obligé de, me vois forcé de, oblige à, obligent à, il va falloir que, va falloir que, va bien falloir que, va bien falloir, il va bien falloir, va falloir que je, faudra bien que, faudra que, faudra, faut bien que, faut bien, il faut bien que, il faut bien, devrai, devrai-je, devra, devrons, suis censé, suis censée, suis supposé, suis supposée, est censé, est censée, ça prend, ça nous prend, ça me prend, vais être obligé de, vais être obligée de, faudrait que, il ne me reste qu’à, il ne me reste plus qu’à, force m’est de, je n’ai plus qu’à ;
    pile : milieu, au milieu, au centre, centre, sur la table, dessus, du dessus, sur le dessus, tas, pile, sur la pile, sur le tas, talon, défausse, sommet, au sommet, en haut, retournée, face visible, sur le talon, carte du dessus, est posé, est posée, haut, du haut, d’en haut, au-dessus, sur le haut, en haut du tas, tapis, sur le tapis, au centre de la table, au milieu de la table, à découvert, découverte, à recouvrir, plateau, sur le plateau, face découverte, haut de la pile, haut du tas, dessus du paquet, dessus de la pile, dessus du tas, qui est posée, là-dessus, à couvrir, qui est retourné, qui est retournée, de la table, de dessus, carte visible, carte retournée, est visible, sur le paquet, qui est sur la table, le truc posé, truc posé, truc sur la table, machin posé, fais voir la table, montre la table, lis la table, dites-moi la carte, dis-moi la carte, dis la carte, annonce la carte, y a quoi là, il y a quoi là, qu’est-ce qu’il y a là, y’a quoi là ;
    onwhat : sur quoi, à quelle carte, sur quelle carte, par-dessus quoi, quelle carte dois-je recouvrir, sur laquelle, sur quelle carte, sur quoi déjà, c’est sur quoi déjà ;
    latest : dernière, dernier, dernières, derniers ;
    have : ai, a, as, ont, avons, ai-je, a-t-il, a-t-elle, j’ai, tient, possède, tiens, y a-t-il, avez, avait, aurait, aurais, aurais-je, possède-t-il, détient, a-t-on, avons-nous, y a, il y a, contient, disposé, dispose, été, a été, ont été, avait été, étaient, était, viens de, vient de, venez de, viennent de, venait de, venais de, avoir, ait, aient, ai-tu, j’ai-tu, y a-tu ;
    left : reste, il reste, restent, reste-t-il, il me reste, il lui reste, me reste, encore, en reste, m’en reste, lui en reste, restant, restante, restantes, restants, reste encore, reste-t-il encore, me reste-t-il, lui reste-t-il, reste plus, restait, me reste-t-il à poser, me reste-t-il à jouer, reste à poser, reste à jouer, il me reste à poser, il me reste à jouer, à jouer encore, qui restent, qui reste, qui me restent, qui me reste, reste-tu ;
    count : combien, nombre, combien de, combien d, le nombre de, nombre total de, quantité de, quantité, compte de, combien qu, combien que, combien est-ce que, combien est-ce qu ;
    stock : pioche, dans la pioche, à piocher, paquet, talon de pioche, pile de pioche, dans le paquet, dans le tas, réserve, sabot, jeu de pioche, à piger, la pioche, du tas, dans la pile, tas de pioche, le tas de pioche, au tas ;
    points : points, score, scores, pts, total, totaux, résultat, résultats, pointage, compteur, totaux des points, tableau des scores, tableau des points, classement, classement final, le classement, les comptes, le décompte, décompte, fais les comptes, faisons les comptes, podium, le podium, tableau, le tableau, score final, le score final, résultat final, total final ;
    score : score, scores, marque ;
    lead : gagne, mène, en tête, premier, devant, est en tête, va gagner, en train de gagner, première, qui mène, gagnante, est premier, est première, est devant, le meilleur, la meilleure, mieux placé, en train de mener ;
    where : on en est où, où on en est, on en est à combien, on en est à combien de points, en sont où, en sont-ils, où en sont, où en est le jeu, où en est la partie, où en est la manche, fais le point, fais le point sur la partie, l’état du jeu, état du jeu, l’état de la partie, état de la partie, on fait le point, où en est-ce, où en est, on est rendu où, on en est rendu où, on est rendus où, je suis rendu où, je suis rendue où, où on est rendu, où on est rendus, où en étions-nous, où on en était, on en était où, où en était-on, on en est à combien chacun, on en est chacun à combien ;
    scored : marqué, fait, gagné, obtenu, engrangé, pris, eu, gagné de, empoché, comptés, compté, crédités, attribués, faits, ai faits, obtenus, obtenues, obtenue, récoltés, récolté, gagnés, gagnées ;
    won : gagné, a gagné, vainqueur, gagnant, ont gagné, remporté, a remporté, emporté, l’a emporté, a emporté, l’emporte, pris la manche, a pris la manche, au vainqueur, au gagnant, à la gagnante, aux vainqueurs, aux gagnants, gagnante, la gagnante, vainqueure ;
    loser : perdu, a perdu, dernier, dernière, en queue, qui perd, perd, perdant, perdante, est dernier, perds ;
    no : non, non merci, inutile, pas la peine, nan, nope, nan nan ;
    isit : c’est, est-ce, est-ce que c’est, est-ce bien, on est en, on joue en, suis, suis-je, on est toujours en, on est encore en, on est toujours sur, c’est toujours, c’est encore, est-ce toujours, on joue toujours en, on joue encore, on est toujours au, on est encore au, est-on en, est-on toujours en, c toujours, c encore, on est bien au, on est bien en, on est bien sur du, c’est bien du, c’est bien le, on est passé au, on est passé en, c’est passé au, c’est devenu, on est maintenant au, on est maintenant en, c’est-tu, on est au, on est dans le, on est rendu au, on est rendu en, on est rendu dans le, on est toujours à, c du, c d’la, c de la, ça va être, nous sommes toujours dans le, on est toujours dans le, nous sommes toujours en, nous sommes toujours au, on est sur du, ça serait à, ce serait à ;
    who : qui, à qui, c’est qui, qui est-ce qui, qui est, qui c’est qui, c’est à qui, qui donc, lequel, qui ça, c’est qui qui, à qui c’est, à qui est-ce, qui c’est qui a, qui est-ce qui a, quel joueur, quelle joueuse, quel adversaire, lequel des joueurs, lequel d’entre nous, ça va être à qui, ce sera à qui, ça sera à qui, c’est au tour de qui, à qui ça va être, laquelle d’entre vous, laquelle d’entre elles, laquelle d’entre nous, laquelle de vous, qui d’entre vous, qui parmi vous, qui d’entre nous, qui d’entre elles, laquelle de ces dames, laquelle de mes adversaires, lequel d’entre vous, qui de vous, qui de nous ;
    turn : tour, à jouer, de jouer, le tour, le tour de, mon tour de ;
    tome : à moi, c’est à moi, à moi de jouer, mon tour, à mon tour, c’est bien à moi, est-ce à moi, à moi là, bien à moi, à lui, à elle, encore à lui, encore à elle, à lui de jouer, à elle de jouer, à bibi, c’est à bibi, ça va être à moi, ça sera à moi, ce sera à moi, sera à moi, ça va être mon tour, ce sera mon tour, suis-je censée jouer, suis-je censé jouer, est-ce à mon tour de jouer, serait-ce à moi, serait-ce mon tour, serait-ce à moi de jouer, est-ce mon tour de jouer ;
    when : quand, quand est-ce que, quand est-ce qu, dans combien de temps, bientôt, c’est quand, quand est-ce que ça sera, quand ce sera, quand c’est, quand est-ce, quand sera, à quel moment, d’ici combien, dans combien de tours, c’est pour quand, loin, encore loin, combien de temps avant, encore combien de temps avant ;
    wait : attend, attend-on, attendons, attends, attendent, attendre, patientent, patienter ;
    next : vient après, vient ensuite, passe après, après, suivant, suivante, prochain, prochaine, ensuite, le suivant, juste après, d’après, prochains, qui suit, suit, suivra, après moi, après ça, viendra, va jouer, jouera, vient après moi, qui vient après, succède, me succède, sera le prochain, vient derrière, passe derrière, derrière moi, joue derrière, joue derrière moi, vient juste après moi, qui vient juste après moi, juste après moi ;
    before : avant, précédent, précédente, précédemment, juste avant, d’avant, vient avant, vient juste avant, passe avant, joue avant, est avant, précède, qui précède, avant moi ;
    player : joueur, joueuse, joueurs, joueuses, personne, personnes ;
    sense : sens, dans quel sens, direction, sens de rotation, sens du jeu, sens de jeu, quel côté, quel sens, direction du jeu, changé de sens, change de sens, changer de sens, de quel bord, quel bord, de quel côté, changé de bord ;
    around : tourne, va, à gauche, à droite, gauche, droite, ma gauche, ma droite, autour, autour de la table, tournons, ça tourne, tourner, le jeu tourne, vers la droite, vers la gauche, part, repart, allons, horaire, antihoraire, on va, on tourne, aiguilles d’une montre, assis à ma gauche, assise à ma gauche, assis à ma droite, assise à ma droite, assis, assise, placé, placée, situé ;
    least : le moins, moins, le moins de, plus petite, le plus, plus, plus de, le plus grand nombre de, le moins grand nombre, plus petit nombre, moins de ;
    everyone : chacun, chacune, tout le monde, les autres, chaque joueur, adversaires, les joueurs, autres, tous, toutes, chaque personne, chaque adversaire, tout l’monde, mes adversaires, nos adversaires, les adversaires, les trois autres, mes voisins, chacun de nous, les gens, les bots, les robots, dans chaque main, chaque main, aux trois autres, aux autres, à chacun, chacun des joueurs, chacune des joueuses, chacun d’entre nous, chacun d’eux, chaque joueuse, chacun des adversaires, les filles, les copines, les copains, les gars, les deux autres, mes deux autres, les deux à côté, les deux à côté de moi, les deux autres à côté de moi, aux deux autres, les trois autres à table, autres joueuses, les autres joueuses, autres joueurs, les autres joueurs, chacune d’entre vous, chacun d’entre vous, chacune de vous, chacun de vous, chacune d’elles, chacune d’entre elles, chacune d’entre nous, chacune de nous, toutes les joueuses, tous les joueurs, les joueuses, ces dames, à chacune, chacune de mes adversaires, chacune des adversaires, mes trois adversaires, mes rivales, mes concurrentes, mes partenaires, à mes adversaires, vous toutes, vous autres ;
    happened : s’est passé, s’est-il passé, s’est passé quoi, vient de se passer, vient d’arriver, s’est produit, s’est fait, s’est joué, il y a eu, y a eu, se passer, c passé, perdu son tour, passé son tour, sauté son tour, s’est terminé, s’est terminée, s’est fini, s’est finie, s’est-elle déroulée, s’est-il déroulé, s’est déroulé, s’est déroulée, s’est-elle terminée, s’est-il terminé, a fini, a terminé, s’est-elle passée, s’est passée, est arrivé, m’est arrivé, t-il arrivé, est-il arrivé, m’arrive ;
    tell : raconte, racontez, raconte-moi, résumez, résume la partie, résume la manche, résume, résumé, un résumé, résume-moi, fais un résumé, récapitule, récapitulatif, récap, refais-moi le film, rembobine, résumer, me résumer, raconter, me raconter, relis-moi, me relire, quelles nouvelles, qu’est-ce qui se passe, qu’est-ce qu’il se passe, on en est où, où on en est, où ça en est, on est où, quoi de neuf, quoi de nouveau, déroule, déroule-moi, relire la partie, relire la manche, relire le tour ;
    missed : raté, loupé, loupé quelque chose, raté quelque chose, manqué quelque chose, raté un truc, loupé le dernier tour, raté le dernier tour, loupé un tour, manqué le dernier tour, pas suivi, n’ai pas suivi, décroché, absent, absente, loupé un bout, distrait, distraite, étais parti, étais partie, ai manqué, ai raté, ai loupé, loupé la fin, raté la fin, manqué la fin, étais ailleurs, étais distrait, étais distraite, dormais, pensais à autre chose, étais pas là, n’étais pas là, n’écoutais pas, écoutais pas, rêvais, étais plus là, loupé un truc, manqué un truc, loupé un coup, raté un coup, raté un épisode, loupé un épisode, manqué un épisode, rien vu passer, rien vu, ai rien vu, n’ai rien vu, manqué un boutte, manqué un bout, perdu un boutte, perdu un bout, échappé un boutte, raté un bout, raté le dernier coup, loupé le dernier coup, manqué le dernier coup, raté le début, loupé le début, raté la dernière carte, loupé la dernière carte, ai-je manqué, j’ai manqué ;
    followed : suivi ;
    heard : entendu, compris, saisi, suivi, pigé, comprends, entends, capté, entends pas, comprenais, bien entendu, bien compris, tout compris, tout entendu, capte, entendais, entendus, entend, entends rien ;
    not : ne, n, pas, jamais, point, pas une seconde, pas un instant, pas du tout, pas un mot, pas le moins du monde, plus du tout, tas pas, ta pas, en peux plus, n’en peux plus ;
    badly : mal ;
    nothing : rien, aucune, aucun, plus rien, pas une, pas de carte qui, aucune carte qui, rien qui, rien du tout, rien pantoute, pas un seul, pas une seule, aucun coup, rien de bon, pas de jouable, pas de bonne carte, rien de jouable, que dalle, nada, que tchi, walou, peau de balle, zéro carte, rien de, pas de carte, aucune carte, pas une carte ;
    understand : comprends, compris, pige ;
    huh : quoi, hein, pardon, comment, quoi donc, plaît-il, keskidi, pardon quoi, hein quoi, de quoi, comment ça, tu dis, quoi déjà, attends quoi, tu disais, vous disiez, je vous demande pardon, vous dites ;
    say : dire, dis, dit, disant, annonce, annoncer, annoncé, je dis, disais, disait, disiez, dis-tu, dites-vous, raconté, raconte, disent, annonces, crié, crie, déclare, je déclare, se dit, dise, crier, gueuler ;
    repeat : répète, répéter, répétez, redis, redire, relis, relire, redites, répètes, recommence la phrase, répète-moi, répètez, répéter ça, répète moi, répéter la phrase, répéter le message, redis moi, redis-le-moi, redis-moi ça, relis-moi ça, relis ça, redire ça, relire ça, rejoue le message, réécouter, réécoute, entendre à nouveau, réentendre, remets-moi ça, dis-le encore, dis-le à nouveau, dis-le encore une fois, dites-le encore ;
    again : encore une fois, une fois de plus, encore, une autre fois, de plus, encore un coup, une nouvelle fois, une deuxième fois, une seconde fois ;
    can : peux, peut, puis-je, pouvons, peux-je, est-il possible de, ai le droit de, ai-je le droit de, le droit de, autorisé à, permis de, pouvais, pourrais, pourrait, ai pu, pu, suis autorisé à, suis autorisée à, est-ce permis, est-ce possible, puis-je encore, possibilité de, peut-on, y a moyen de, moyen de, autorisée à, peux encore, aurais le droit de, as le droit de, a le droit de, on a le droit de, a-t-on le droit de, c’est permis de, puisse, pourriez, pourriez-vous, pouvez, pouvez-vous, peux-tu, pourrais-tu, voudriez-vous, voudrais-tu, veux-tu, voulez-vous, pourrai, pourra, pourrons, je puis, puis-je donc, y a moyen d, il y a moyen de, il y a moyen d, pouvoir, c’est possible de, est-ce possible de, ai-tu le droit de, y a moyen que, il y a moyen que, ça t’ennuie de, ça vous ennuie de, ça te dérange de, ça vous dérange de, ça t’embête de, ça vous embête de, serait-il possible de, serait-il possible d, me serait-il possible de ;
    something : quelque chose, quelque chose qui, une carte qui, de quoi, une carte, un truc, n’importe quoi, de quoi jouer, de quoi poser, de quoi répondre, un truc qui, un machin, un machin qui, une chose qui, un coup qui, quoi que ce soit, qqch, qqchose ;
    blocked : suis bloqué, suis bloquée, suis coincé, suis coincée, bloquée, coincé, coincée, impossible de jouer, peux rien faire, ne peux rien faire, ne peux rien jouer, peux rien jouer, peux pas, ne peux pas, arrive pas à jouer, n’arrive pas à jouer, arrive pas à poser, suis pris, suis prise, suis pogné, suis pognée, pogné, peux rien, peux rien mettre, peux rien poser, ne peux rien mettre, ne peux rien poser, sais pas quoi poser car rien, pas possible de jouer, pas moyen de jouer ;
    draw : pioche, piocher, piochez, tire, tirer, tirez, prends, prendre, prenez, pioches, ramasse, ramasser, ramassez, préfère piocher, aimerais piocher, vais piocher, vais plutôt piocher, voudrais piocher, veux piocher, préfère tirer, pige, piger, piges, pigez, pigé une, vais piger, veux piger, dois piger, repioche, repiocher, prélève, vais prendre, voudrais prendre, veux prendre, aimerais prendre, souhaite prendre, souhaite piocher, désire piocher, vais tirer, veux tirer, vais ramasser, vais en prendre, vais en piocher, prenons, piochons, piochage, pioche une fois, tire une fois, en veux une, veux une, voudrais une, en veux bien une, en voudrais une, passe à la pioche, vais à la pioche, prend, en chercher une, vais en chercher une, chercher une carte, vais chercher une carte, va me chercher, va chercher, allez chercher, en avoir une, j’en prenne une, que j’en prenne une, j’en pioche une, en prendre une, que je pioche, repioche une, vais au tas, vais au paquet, vais au talon, vais à la pile, me sers à la pioche, me sers dans la pioche, direction la pioche, direction pioche, file à la pioche, me sers dans le paquet, récupérer, allons à la pioche, va à la pioche, allons piocher, retour à la pioche, prends le paquet, vas piger, vas piocher, vas prendre, vas tirer, prenne, que je prenne, m’as piger, m’as piocher, désirerais piocher, désirerais tirer, voudrais tirer, aimerais tirer, souhaiterais piocher, souhaiterais tirer, souhaite tirer, désire tirer, on va piocher, plus qu’à piocher, ai plus qu’à piocher, n’ai plus qu’à piocher, y a plus qu’à piocher, il y a plus qu’à piocher, filez-m’en une, file m’en une, passe par la pioche, suis bon pour piocher, suis bonne pour piocher, suis quitte pour piocher, me résous à piocher, autant piocher, autant tirer, ne reste plus qu’à piocher, me reste plus qu’à piocher, ne me reste plus qu’à piocher, reste plus qu’à piocher, bon pour piocher, bonne pour piocher, pioche va ;
    give : donne, donne-moi, donnez-moi, distribue, file-moi, passe-moi, sers-moi, refile-moi, donnez, sers, servez-moi, filez-moi, passez-moi, balance-moi, je veux, je demande, vas-y donne, file, refile, envoie, donnes, il me faut, me faut, faut, donne voir, ajoute, ajoutez, distribuez ;
    onecard : une carte, encore une carte, une autre carte, une carte de plus, une de plus, en une, une nouvelle carte, nouvelle carte, une petite carte, une autre, encore une, de la pioche, du paquet, une carte s’il te plaît, 1 carte, une carte dans la pioche, une carte de la pioche, carte dans la pioche, une carte supplémentaire, carte supplémentaire, une supplémentaire, une carte en plus, une en plus, une carte additionnelle, une carte du talon, une carte dans le talon, carte dans le talon ;
    keep : garde, garder, conserve, garder, préfère garder, préfère la garder, garde-la, je garde, garderai, vais garder, la garder, conserver, préfère la conserver, veux garder, veux la garder, laisse, gardons, gardons-la, conservons, conservons-la, je vais garder, je veux garder, je préfère garder, stocke, je stocke, stocker ;
    pass : passe, passer, saute, sauter, laisse passer, laisser passer, passerai, passe-le, m’abstiens, je saute, laisse mon tour, je laisse mon tour, laisser mon tour, mon tour passe ;
    drawn : piochée, piochées, pioché, tirée, tiré, que j’ai piochée, que j’ai pioché, que j’ai tirée, que je viens de piocher, j’ai pioché, viens de piocher, ai pioché, ai tiré, pigée, pigé, j’ai pigé, que j’ai pigé, que j’ai pigée, ai pigé, viens de piger, viens de tirer, ramassée, ramassé, viens de prendre, viens d’avoir, prise, que j’ai eu, que j’ai eue, que g eu, ai eue, que je viens de tirer, que j’ai prise, celle que j’ai piochée, celle que je viens de piocher, celle piochée, celle que j’ai tirée, celle que j’ai prise, que j’ai tiré, que je viens de piger, que j’ai reçue, que j’ai reçu, celle que j’ai eue, celle que j’ai eu, celle que je viens d’avoir, celle que je viens de tirer, celle que j’ai reçue, celle que je viens de prendre, celle que j’ai pigée, celle que je viens de piger, ai-je eue, ai-je eu, ai-je piochée, ai-je pioché, ai-je tirée, ai-je tiré, ai-je reçue, chopé, chopée, ai chopé, que j’ai chopé, que j’ai chopée, j’ai chopé, récupéré, récupérée, ai récupéré, j’ai récupéré, que j’ai récupéré, que j’ai récupérée, ai attrapé, que j’ai attrapé, que j’ai attrapée ;
    agree : d’accord, ok, okay, entendu, soit, va pour ça, accepte, bon d’accord, très bien, je m’incline, va pour, bien obligé, bien obligée, je n’ai pas le choix, je te crois, je subis, subis, j’encaisse, encaisse, je m’exécute, m’exécute, me rends, je me rends, c’est entendu, ça marche, ça roule, parfait, correct, c’est correct, c’est bon, je me plie, me résigne, je me résigne, assume, j’assume, je paie, je paye, subir, je vais subir, je te fais confiance, accepte mon sort, mon sort, sort en est jeté, tant pis pour moi, à moi les cartes, me sacrifie, je me sacrifie, pas de problème, pas de souci, aucun problème, je capitule, capitule, je cède, je baisse les bras, j’abdique, j’ai pas le choix, ai pas le choix, n’ai pas le choix, pas grave, c’est pas grave, ce n’est pas grave, laisse tomber, je laisse tomber, fais avec, je fais avec, accepter, me soumets, je me soumets, m’y résous, fais pas d’histoires, vais pas faire d’histoires, j’ai pas d’autre choix, n’ai pas d’autre choix, je consens, consens ;
    amount : 2, deux, 4, quatre, 6, six, 8, huit, 10, dix, toutes, tout, tous ;
    lie : mens, ment, mensonge, mentez, menteur, menteuse, mentais, mentir, faux, pas vrai, mytho, triche, triches, trichez, tricheur, tricheuse, raconte des bêtises, racontes des bêtises, raconte n’importe quoi, racontes n’importe quoi, raconte des salades, racontes des salades, menti, mentent, mensonges, tricheries, tricherie, arnaqueur, arnaqueuse, c’est faux, pas la vérité, mon œil, à d’autres, ben voyons, pipeau, du pipeau, du flan, des craques, cause toujours, c’est ça oui, pas crédible, c’est pas crédible, baratin, du baratin, raconte des histoires, racontes des histoires, tes salades, tes mensonges, tes bobards, bobards, tes bêtises, a triché, triche un peu, ment comme elle respire, ment comme il respire, mens comme tu respires, mentez comme vous respirez, ça sent l’arnaque, sent l’arnaque, sent le mensonge, ça sent le mensonge, raconte pas d’histoires, racontez pas d’histoires, raconte pas de bêtises, raconte pas de salades, raconte pas n’importe quoi, se moque de nous, te moques de nous, vous moquez de moi, vous moquez de nous, se fiche de nous, te fiches de moi, se paie ma tête, te paies ma tête, me prends pour un idiot, me prends pour une idiote, me prend pour un idiot, me prend pour une idiote, arrête ton char, arrête tes salades, en train de mentir, nous mène en bateau, me mènes en bateau, me mène en bateau, mène en bateau, nous mènes en bateau, nous raconte des salades, me niaises, me niaise, me niaisez, bullshit, de la bullshit, nous niaises, se fout de moi, vous foutez de moi, te fous de ma gueule, se fout de nous, te fous de nous, raconte des bobards, racontes des bobards, racontez des bobards, racontez des salades, flaire l’arnaque, sens l’arnaque, me prends pour un imbécile, me prends pour une imbécile, me prend pour un imbécile, me prend pour une imbécile, me prenez pour un imbécile, me prenez pour un idiot, me prenez pour une idiote, mens comme un arracheur de dents, ment comme un arracheur de dents, nous mens, nous ment, nous mentez, nous mentent, es pas crédible, n’es pas crédible, est pas crédible, n’est pas crédible, nous niaise ;
    bluff : bluff, bluffe, bluffes, bluffez, bluffé, bluffer, sent le bluff, ça sent le bluff, flaire le bluff, sens le bluff, pue le bluff, flaire un bluff, sent le bluff d’ici, crie au bluff, appelle le bluff, appelle bluff, en train de bluffer, bluffeur, bluffeuse, bluffeurs, bluffeuses, bluffes à fond, bluffe à fond, bluffe à mort, bluffes à mort, bluffes à plein nez, bluffe à plein nez ;
    believe : crois, croire, croyons, confiance, fais confiance, fait confiance, fais-lui confiance, en crois rien, n’en crois rien, crois rien, crois pas, crois point, gobe, achète, avale ;
    doubt : doute, doutes, soupçonne, conteste, douter, doutons, soupçonner, contester, mettre en doute, mets en doute, pas convaincu, pas convaincue, doute fort, doute beaucoup, en doute, j’en doute, doute sérieusement, doute vraiment, pas dupe, suis pas dupe, pas né d’hier, pas née d’hier, me la fais pas, me la fait pas, ne me la fais pas, contestation, objection, challenge, vérification, réclame une vérification, demande une vérification, veux une vérification, remets en cause, remettre en cause, remets en question, je marche pas, je ne marche pas, tente de contester, tente de douter, tente le doute, tente la contestation, me permets de douter, me permets d’en douter, permettez-moi d’en douter, permettez-moi de douter, m’auras pas, ne m’auras pas, m’auras pas comme ça, ne m’auras pas comme ça, ne m’aura pas, m’aura pas comme ça, on me la fait pas, on ne me la fait pas, faut pas me la faire, suis pas convaincu, ne suis pas convaincu, suis pas convaincue, ne suis pas convaincue, émets des doutes, émets un doute, ai de sérieux doutes, m’oppose, m’y oppose ;
    prove : prouve, prouve-le, montre ta main, montre ton jeu, montre tes cartes, fais voir, je demande à voir, fais voir ta main, faites voir, montre-moi ta main, montre ta main, prouve, je vérifie, vérifie, vérifie sa main, je vérifie sa main, montre sa main, je veux voir sa main, fais voir sa main, vérifier, contrôle, contrôler, je demande à voir tes cartes, je veux voir, demande à voir, prouvez, prouvez-le, démontre, voir sa main, voir ses cartes, demande à voir sa main, demande à voir ses cartes, je demande à voir sa main, voir ton jeu, voir son jeu, vérifie ta main, je vérifie ta main, vérifier ta main, vérifie tes cartes, vérifier ses cartes, montre un peu, prouver, demande à vérifier, demande à contrôler, demande vérification, demande un contrôle, vérifier le jeu de, vérifier la main de, vérifier les cartes de, vérifie le jeu de, vérifie la main de, vérifie les cartes de, voir le jeu de, voir la main de, voir les cartes de, contrôler le jeu de, contrôler la main de, contrôle la main de, demande à vérifier le jeu de, demande à vérifier la main de, demande à voir le jeu de, demande à voir la main de, montre le jeu de, montre la main de, vérifions, vérifions sa main, vérifions ses cartes, on vérifie, on vérifie sa main, on vérifie ses cartes, vérifiez, montre-nous ça, montre-nous tes cartes, retourne tes cartes, abats ton jeu, abats tes cartes, montrez-nous ça, montre-moi ton jeu, montre-moi tes cartes, montrez-moi votre jeu, montrez-moi vos cartes, montre voir, montre donc, fais voir un peu, montre son jeu, montrez-nous votre jeu, montrez-nous vos cartes, montre-nous ton jeu, montrez votre jeu, montrez vos cartes, montrez votre main, montre-le, montrez-le, montre-les, montrez-les ;
    accuse : accuse, accuser, j’accuse, dénonce, mets au défi, défie, signale que, signale qu, signalons que ;
    forgot : oublié, a oublié, oublie, avait oublié, oublié de, a pas, a omis de, omis, ai oublié, zappé, a zappé, a loupé, négligé, a négligé, a sauté, oubli, oubli de, oublier, oublier de, oublie de ;
    uno : uno ;
    change : change, changer, passer, passons, changeons, bascule, mettons, changé, changée, changées, a changé, été changée, a été changée, devenue, devenu, est devenue, passée, est passée, changer de, change de, passe à, passe au, passe en, passe sur, passe sur du ;
    want : veux, voudrais, choisis, demande, aimerais, souhaite, prends, préfère, mets, dis, va pour, disons, mettons, préfère, prendrai, prendrais, pour avoir du, pour avoir, pour du, choisi, demandé, voulu, dirais, je dirais, vote, opte pour, penche pour, mettrais, allons-y pour, vas-y pour, partons sur, demander, choisir, vouloir, prendre, annoncer, exiger, réclamer, réclame, exige, imposer, impose, désigner, désigne, demandons, choisissons, choisis la couleur, demande la couleur, demande le, demande du, demanderai, choisirai, voudrai, annoncerai, demanderais, choisirais, prenons, part en, part sur, pars sur, pars en, partir sur, partir en, partons en, partirais sur, aime mieux, aime autant, préférerais, que ce soit, me décide pour, sélectionne, sélectionner, retiens, va choisir, va demander, va annoncer, va partir sur, va partir en, va opter pour, va faire, faisons, mettre, met, colore en, garde la couleur, garder la couleur, que je veux, que je voudrais, que je choisis, que je demande, que je prends ;
    or : ou, ou bien ;
    number : numéro, n ;
    do : fait, fais, font, faire, ça fait, ferait, effet, effets, provoque, produit, entraîne, fais-moi, faisons, refaisons, fasse ;
    mean : veut dire, signifie, ça veut dire, veulent dire, définition, voudrait dire, sens de, ça signifie, correspond à, entendez-vous par, entend-on par ;
    serve : sert, servent, à quoi sert, à quoi ça sert, à quoi servent, ça sert à quoi, sert-il, servir, sert-elle, servent-ils, utilité, pourquoi faire ;
    work : marche, fonctionne, marchent, fonctionnent, s’utilise, ça marche, se joue ;
    explain : explique, explique-moi, expliquez-moi, expliquer, expliquez, explication, explications, parle-moi de, parle-moi du, parle-moi des, dis-moi tout sur, renseigne-moi sur, rappelle-moi, redis-moi, rappelez-moi, en savoir plus sur, infos sur, info sur, réexplique, réexplique-moi, réexpliquer, réexpliquez, réexpliquez-moi ;
    how : comment, comment est-ce que, comment est-ce qu, de quelle façon ;
    rules : règles, règle, les règles du jeu, règle du jeu, réglement, règlement, consignes, mode d’emploi, notice, règles du uno, règles de l’uno, règles d’uno, les règles du uno ;
    win : gagne, gagner, gagne-t-on, remporte, remporter, finit, finir, fini, termine, terminer ;
    tally : compte, comptent, compter, calcule, calculer, marque, marquer, se comptent, sont comptés, est compté, compte-t-on, calcule-t-on, se calculent, sont calculés, comptage, décompte, se compte, se calcule, ça compte ;
    worth : vaut, valent, rapporte, coûte, vaut combien, valeur, points, coûtent, rapportent, vaudrait, prix ;
    jokers : jokers, changements de couleur, cartes joker, cartes noires, cartes multicolores ;
    lost : suis perdu, suis perdue, suis paumé, suis paumée, suis largué, suis larguée, paumé, paumée, largué, larguée, suis perdu dans le jeu, plus où j’en suis, sais plus où j’en suis, ne sais plus où j’en suis, suis complètement perdu, suis complètement perdue, suis dépassé, suis dépassée, suis embrouillé, trop compliqué, trop dur, trop difficile, c’est compliqué, c’est trop compliqué, c’est trop dur, c’est trop difficile, comprends plus rien, n’y comprends plus rien, débutant, débutante, suis débutant, suis débutante, suis nouveau, suis nouvelle, premier essai, jamais joué, ai jamais joué, n’ai jamais joué, première fois que je joue, ma première fois, ma première partie, débute, je débute, comment faire, sais pas comment faire, ne sais pas comment faire, sais pas jouer, ne sais pas jouer, sais pas comment jouer, ne sais pas comment jouer, complètement largué, suis complètement largué, je sais pas jouer, je ne sais pas jouer, c’est mon premier uno, c’est incompréhensible, c’est pas clair, pas clair, j’y arrive pas, je n’y arrive pas, y arrive pas, ça marche pas, ça ne marche pas, n’y connais rien, y connais rien, connais rien, ne connais rien, suis mêlé, suis mêlée, suis tout mêlé, suis toute mêlée, suis mélangé, suis mélangée, suis tout mélangé, suis toute mélangée, suis un peu perdu, suis un peu perdue ;
    know : sais, sait, savoir, vois, voit, connais, connaît, connaissons, connaître ;
    advise : conseilles, conseillez, conseille, ferais, feriez, jouerais, joueriez, suggères, suggérez, proposes, conseille-moi, conseillez-moi, recommandes, recommandez, recommande, suggère, suggère-moi, propose, propose-moi, proposez, proposez-moi, conseiller, me conseiller, ferait, jouerait, mettrais, mettriez, poserais, poseriez, choisirais, choisiriez, penses, en penses, en pensez, dirais, conseillerais, conseilleriez, conseillerait, suggérerais, suggéreriez, recommanderais, proposerais, proposeriez, ferais-tu, feriez-vous, jouerais-tu, joueriez-vous, mettrais-tu, poserais-tu, conseilles-tu, conseillez-vous, proposes-tu, suggères-tu, penses-tu, garderais, garderiez, prendrais, prendriez, aurais joué, aurais mis, aurais posé, aurais fait, auriez joué, auriez mis, auriez fait, souffle-moi, soufflez-moi, me conseillez-vous, conseilleriez-vous, recommandez-vous, recommanderiez-vous, proposez-vous, proposeriez-vous, suggérez-vous, suggéreriez-vous, choisiriez-vous, poseriez-vous, mettriez-vous ;
    idea : idée, idées, une idée, un conseil, indice, un indice, conseil, conseils, suggestion, astuce, une astuce, un tuyau, tuyau, une piste, un petit conseil, petit conseil, une petite idée, un petit indice, une suggestion, des idées, un avis, ton avis, votre avis, ton conseil, votre conseil, un petit coup de pouce, coup de pouce, astuces, indices, recommandation, meilleure solution, t’en dis quoi, tu en dis quoi, qu’en dis-tu, vous en dites quoi, qu’en dites-vous, qu’en penses-tu, qu’en pensez-vous, le meilleur choix, meilleur choix, le mieux à faire, auriez-vous un conseil, auriez-vous une idée, aurais-tu un conseil, aurais-tu une idée, vous auriez un conseil, tu aurais un conseil, tu aurais une idée, vous auriez une idée, me donnes un conseil, me donnes une idée, me donnes un indice, donne-moi un truc, donnez-moi un truc, file-moi un truc, un autre indice, un autre conseil, une autre piste, une autre astuce, quelle stratégie, une stratégie, stratégie, une tactique, quelle tactique ;
    helpme : aide, aidez, aide-moi, aidez-moi, au secours, besoin d’aide, un coup de main, besoin d’un coup de main, besoin de l’aide, sos, aidez moi, aide moi, à l’aide, secours, un peu d’aide, aider, guide-moi, guidez-moi, explique-moi tout, coup de main, petit coup de main, m’aides, m’aidez ;
    commands : commandes, mots, ordres, commandes possibles, mots-clés, instructions, commandes disponibles, raccourcis, actions, raccourcis clavier, commande ;
    talk : parle, parler, parles, parlez, lis, lire, voix, tu parles, va, vas, allez, mets, met, cause, causer, causes, causez, dis, dites, lisez, lisais, parlais, diction, débit, parole, vas-y, aller, jouez, annonces, annonce, lecture, la lecture, tu vas, ça va, tu lis, vous parlez, vous lisez, vous allez, débites, aille, ça aille, ailles ;
    more : plus, davantage ;
    less : moins ;
    too : trop ;
    fast : vite, rapide, rapidement, rapides, hâte, pressé ;
    slow : lentement, lent, lente, doucement, calmement, tranquillement, posément, lents ;
    slower : ralentis, ralentir, ralentissez, ralentis un peu, ralentis le débit, ralentir la voix, baisse le débit, diminue le débit, réduis la vitesse, baisse la vitesse, diminue la vitesse, ralentissons, doucement, tout doux, doucement s’il te plaît, plus calmement, mollo, vas-y mollo, tout doucement, ralentis la lecture, moins rapidement, plus tranquillement, pas trop vite, pas si rapide, pas si vite, plus tranquille, plus calme, plus posé, plus posée, ralentisses, ralentissiez ;
    faster : accélère, accélérer, accélérez, accélère un peu, augmente le débit, augmente la vitesse, monte la vitesse, grouille-toi, grouille, dépêche, plus rapide, accélères, accélériez ;
    loud : fort, forte, haut, bruyant, assourdissant, fortement, élevé, élevée ;
    soft : bas, doux, faible, doucement, bassement, faiblement, basse, basses ;
    sound : son, volume, voix, bruit ;
    raise : monte, monter, augmente, augmenter, montez, augmentez, hausse, hausser, remonte, pousse, plus de ;
    lower : baisse, baisser, diminue, diminuer, baissez, réduis, diminuez, réduire, réduisez, rabaisse, un ton en dessous, un ton plus bas, baisse d’un ton ;
    quiet : chut, tais-toi, taisez-vous, silence, la ferme, ferme-la, boucle-la, arrête de parler, ne parle plus, coupe la voix, plus un mot, stop la voix, pas un bruit, fais silence, arrête la voix, coupe le son, plus de voix, stop la parole, taisez vous, tais toi, arrête de causer, arrête de jacasser, arrête ton blabla, arrête tes blablas, cesse de parler, cessez de parler, arrêtez de parler, ta gueule, gueule, la ferme un peu, ferme ta bouche, ferme ta boîte, motus, silence radio, mode silencieux, coupe-toi, coupe le micro, sans voix, sans la voix, sans parole, sans son, coupe la parole, éteins la voix, désactive la voix, enlève la voix, éteins le son, désactive le son, enlève le son, stop parler, plus de son, la voix off, voix off, te taire, vous taire, stop tais-toi, arrête tais-toi, stop chut, se taire, la boucler, tu peux te taire, ne dis plus rien, plus rien dire, ne dis rien, ne parle pas, parle pas, ne parlez plus, ne parlez pas, ne lis plus, lis plus, arrête de lire, arrête la lecture, cesse la lecture, silence complet, silence total, plus de paroles, tais-toi maintenant, plus un bruit, plus un son, mode muet, en muet, muet, mets-toi en muet, pas de son, plus aucun son, aucun son, arrête un peu de causer, cause moins, arrêtez de causer, arrête le son, j’arrête le son, on arrête le son, sans le son, mets en muet, en sourdine, mets-toi en sourdine, mets en silencieux, passe en silencieux, passe en mode silencieux, on se tait, fous-moi la paix, fichez-moi la paix, fiche-moi la paix, ne veux plus de voix, ne veux plus t’entendre, veux plus t’entendre, veux plus la voix, ne veux plus la voix, veux plus l’entendre, je veux plus la voix, je ne veux plus la voix, ferme la voix, fermez la voix, ferme le son, ferme ta yeule, ferme-toi, ferme ta trappe, ta yeule, tg, vous vous taisiez, que vous vous taisiez, tu te taises, que tu te taises ;
    speakagain : reparle, parle de nouveau, remets la voix, rallume la voix, tu peux reparler, remets le son, rallume le son, remets la parole, réactive la voix, réactive le son, active la voix, active le son, reparle-moi, parle à nouveau, tu peux parler, vous pouvez parler, remettre la voix, remettre le son, rends-moi la voix, rends la voix, redonne la voix, redonne-moi la voix, rends-moi le son, remets-toi à parler, rétablis la voix, rétablir la voix, rétablissez la voix, rétablis le son, rétablir le son, rétablissez le son, remettez la voix, rallumez la voix, remettez le son, réactivez la voix, rends le son, recommence à parler, vous pouvez reparler, enlève le muet, désactive le muet, sors du mode muet, enlève la sourdine, retire la sourdine, refais parler la voix, mets le son, avec le son, reviens à la voix, veux t’entendre, veux entendre la voix, veux réentendre la voix, veux retrouver la voix, voudrais réentendre la voix, réactive la synthèse, remets la synthèse, rallume la synthèse, active la synthèse ;
    waiting : attends, attendez, attends-moi, attendez-moi, attendez, minute, une minute, deux minutes, cinq minutes, seconde, une seconde, un instant, instant, un moment, moment, je reviens, une pause, pause, fais une pause, faisons une pause, bouge pas, patiente, attends deux secondes, deux secondes, attends une seconde, attends un peu, attends une minute, trente secondes, dix secondes, laisse-moi réfléchir, je reviens tout de suite, pas si vite je réfléchis, un petit instant, quelques secondes, mets sur pause, mets en pause, mettre en pause, mets le jeu en pause, je reviens dans, reviens dans, dans une minute, dans deux minutes, minutes, min, secondes, secs, un petit moment, attendre, attendez un peu, attends voir, attend une minute, attends minute, donne-moi une minute, donne-moi deux minutes, laisse-moi une minute, laissez-moi une minute, laissez-moi réfléchir, laisse-moi le temps, laissez-moi le temps, faut que je réfléchisse, je dois réfléchir, on fait une pause, je fais une pause, besoin d’une pause, break, pause pipi, je m’absente, m’absente, bougez pas, ne bouge pas, ne bougez pas, ne bougeons plus, un instant s’il vous plaît, le téléphone sonne, on sonne, on m’appelle, on m’appelle au téléphone, téléphone, patientez, patience, arrête-toi un instant, arrête-toi deux minutes, je vais aux toilettes, toilettes, je vais boire un coup, mets pause, minute papillon, temps mort, stop une minute, stop deux secondes, ouvrir la porte, deux petites minutes, petites minutes, une petite minute, petite minute, petite pause, une petite pause, attends je réfléchis, attendez je réfléchis, attends un instant, attends un moment, je reviens dans une minute, y a le téléphone qui sonne, il y a le téléphone qui sonne, le téléphone qui sonne, téléphone sonne, on sonne à la porte, sonne à la porte, ça sonne, on frappe, on frappe à la porte, quelqu’un sonne, patienter, attend, vais boire, vais aux toilettes, vais aux wc, vais chercher, vais faire pipi, wc, sec, de réfléchir, de penser, temps de réfléchir, temps de penser, pause café, suis occupé, suis occupée, pause technique, pause déjeuner, pause repas, donne-moi une seconde, donnez-moi une seconde, donne-moi deux secondes, pause clope, pause goûter, pause thé, je vais chercher à boire, je vais chercher un café, je vais me chercher un verre, je vais me faire un café, je me fais un café, je me fais un thé, je vais me faire un thé, je vais pisser, laisse-moi souffler, laissez-moi souffler, on souffle, on souffle un peu, met pause, met en pause, mettez en pause, mets la partie en pause, met la partie en pause, met le jeu en pause, mettre la partie en pause, mettez la partie en pause, je réponds au téléphone, je dois répondre au téléphone, j’ai quelqu’un au téléphone, j’ai un appel, je suis au téléphone, je dois m’absenter, je vais m’absenter, je vais me chercher à boire, deux secondes j’arrive, je vais fumer une clope, je vais fumer, attends j’arrive, attendez j’arrive, une minute j’arrive, une seconde j’arrive, je vais boire un café, j’ai quelqu’un à la porte, je vais prendre un café, il y a quelqu’un à la porte, y a quelqu’un à la porte, vas me chercher un café, vais me chercher un café, attends-moi pour jouer, attendez-moi pour jouer, laisse-moi respirer, laissez-moi respirer, je souffle un peu ;
    english : anglais, english, in english, l’anglais, en anglais ;
    french : français, in french, le français, en français ;
    sort : range, ranger, trie, trier, classe, classer, ordonne, ordonner, triez, rangez, classez, réorganise, réorganiser, organise, organiser, mets de l’ordre dans, mets de l’ordre, mettez-moi de l’ordre dans, mettez de l’ordre dans, mettre de l’ordre dans, réordonne, regroupe, regrouper, tri, rangement, remets en ordre, remets dans l’ordre, mets dans l’ordre, met dans l’ordre, met en ordre, mets en ordre, mettre en ordre, mettre dans l’ordre, remets de l’ordre dans, remets de l’ordre ;
    value : valeur, valeurs, chiffre, chiffres, numéro, nombre, nombres, valeur croissante, grandeur, ordre croissant, chiffre croissant ;
    detail : détail, détails, blabla, bavardage, paroles, phrases, texte, précisions, infos, informations, commentaires, bavard, bavarde, détaille, détailler ;
    brief : sois bref, abrège, fais court, fais plus court, plus bref, sois plus bref, plus court, sois plus court, soyez bref, soyez plus bref, concis, sois concis, plus concis, résumé court, fais bref, raccourcis, simplifie, abrège un peu, va à l’essentiel, juste l’essentiel, dis juste l’essentiel, parle moins, moins de bavardage, parle moins longtemps, moins bavard, sois moins bavard, moins de blabla, t’es bavard, t’es bavarde, tu es bavard, tu es bavarde, vous êtes bavard, vous êtes bavarde, t’es un bavard, quel bavard, quelle bavarde, t’es trop bavard, t’es trop bavarde, tu es trop bavard, tu es trop bavarde, vous êtes trop bavard, vous êtes trop bavarde, dis-en moins, dites-en moins, dis-en un peu moins, dis-moi juste l’essentiel, que l’essentiel, dis-moi l’essentiel, seulement l’essentiel, sans détails, sans les détails, arrête de tout expliquer, réduis les détails, diminue les détails, enlève des détails, être plus bref, sois moins long, pas besoin de tous ces détails, pas besoin d’autant de détails, dis seulement l’essentiel, mode bref, en mode bref, en dire moins, en dis moins ;
    cut : coupe, couper, enlève, arrête, éteins, sans, coupez, vire, virer, désactive, désactiver, retire, retirer, supprime, supprimer, stoppe, plus de, pas de, éteindre, enlever, arrêter, vire-moi, sans les, fini les, stop, stoppez, cesse, cessez, halte, interromps, interrompre, interrompez, cesser, arrêtez ;
    noises : sons, bruits, bruitages, bruit, petits sons, petits bruits, effets sonores, sons brefs, bips, bip, jingles, musique, musiques, pas un bruit ;
    leave : au revoir, m’en vais, ciao, à plus, à plus tard, à bientôt, adieu, bye, je dois partir, je dois y aller, je veux partir, je veux arrêter, j’arrête, on arrête là, je pars, on arrête, ferme le jeu, fermer le jeu, quitter le jeu, sortir du jeu, bonne nuit, je te laisse, je vous laisse, à demain, m’arrête là, je m’arrête là, stop le jeu, quitter la partie, quitte la partie, quitte le jeu, arrête le jeu, arrêter le jeu, fin de partie, je dois te laisser, je file, salut je m’en vais, je sors, laisse-moi sortir, je veux quitter, j’arrête de jouer, arrêter de jouer, j’abandonne, abandonner la partie, je laisse tomber, enregistre et quitte, enregistrer et quitter, je m’arrête, arrêtons là, arrêtons-nous là, on s’arrête là, arrêtons, ciao ciao, tchao, tcho, bye bye, babaye, bye là, a plus, salut je pars, à la prochaine, à tantôt, à la revoyure, bonne soirée, bonne journée, bonne fin de journée, à un autre jour, une autre fois, je vous quitte, je te quitte, je me casse, je me tire, je me barre, me casse, me tire, me barre, je me sauve, me sauve, j’ai assez joué, assez joué, ai assez joué, j’ai fini de jouer, je dois raccrocher, je dois filer, je décroche, je veux m’arrêter, j’aimerais m’arrêter, je voudrais m’arrêter, je souhaite m’arrêter, je préfère m’arrêter, je vais m’arrêter, m’arrêter, m’arrêter là, je veux plus jouer, je ne veux plus jouer, veux plus jouer, ne veux plus jouer, je vais dormir, vais dormir, vais me coucher, je vais me coucher, dodo, je vais manger, je dois aller manger, je souhaite quitter, j’aimerais quitter, j’aimerais partir, je voudrais partir, je voudrais quitter, je voudrais arrêter, j’aimerais arrêter, je souhaite arrêter, je préfère arrêter, je vais arrêter, on se quitte, on arrête la partie, arrête la partie, arrêter la partie, terminer la partie, termine la partie, termine le jeu, terminer le jeu, stop la partie, sors-moi de là, sors de là, comment on sort, comment on quitte, comment je sors, comment je quitte, comment quitter, comment sortir, ferme tout, fermer, éteins le jeu, exit, déconnexion, déconnecte-moi, je déconnecte, fini pour aujourd’hui, c’est tout pour aujourd’hui, on y va je pars, laisse tomber, que j’y aille, j’y aille, faut que j’y aille, il faut que j’y aille, faut que je parte, il faut que je parte, faut que je file, faut que j’aille, il faut que j’aille, faut y aller, ça suffit pour aujourd’hui, je ferme, on ferme, salut salut, allez salut, bon salut, ben salut, bon ben salut, sauvegarde et quitte, sauvegarder et quitter, on en reste là, restons-en là, je m’en tiens là, m’en aller, s’en aller, s’arrête, s’arrêter, on s’arrête, en finir, mets fin, mettre fin, mets fin à, met fin, mettons fin, finissons, finissons-en, terminons, finir là, terminer là, partir, dois partir, rentrer, rentre, décrocher, lever le camp, me déconnecter, me retirer, je me retire, se retirer, prendre congé, abandonner, jette l’éponge, je jette l’éponge, fin du jeu, fin de la partie, stoppe, stopper, stoppe là, on stoppe, on stoppe là, me déconnecte, nous quitter, vous quitter, vous laisse, te laisse, me retire de la partie, quitte le salon, quitter le salon, quitte la table, quitter la table, je quitte la table, sors du jeu, sors d’ici, sortir d’ici, sortons, quittons, partons, coupe le jeu, me lève, dire au revoir, bonne nuit tout le monde, j’arrête pour ce soir, arrête pour ce soir, arrête là, arrêterai là, cesser de jouer, cesse de jouer, plus envie de jouer, plus envie, dois vous laisser, je dois vous laisser, vais vous laisser, je vais vous laisser, vais te laisser, dois te laisser, faut que je vous laisse, il faut que je vous laisse, dois vous quitter, vais vous quitter, je vous abandonne, vous abandonne, sors-moi du jeu, sortez-moi du jeu, sors-moi, sortez-moi, fais-moi sortir, sors-moi de la partie, fais-moi quitter, enlève-moi du jeu, se dit au revoir, disons-nous au revoir, dire adieu, c’est tout pour ce soir, en resterai là, j’en resterai là, en reste là, j’en reste là, stop pour ce soir, stop pour aujourd’hui, stop pour moi, sortie, je retourne bosser, je retourne travailler, je retourne au travail, je dois retourner bosser, sors du programme, à une prochaine, vais y aller, je vais y aller, vais partir, je vais partir, je vais au lit, vais au lit, vais devoir y aller, vais devoir partir, vais devoir vous laisser, fini pour ce soir, c’est fini pour ce soir, c’est bon pour ce soir, c’est bon pour aujourd’hui, c’est fini pour aujourd’hui, ce sera tout pour ce soir, ça ira pour ce soir, on arrête de jouer, n’ai plus envie de jouer, ai plus envie de jouer, je joue plus, je ne joue plus, on ne joue plus, je quitte, je dois quitter, je me déconnecte, je raccroche, je dois aller dormir, dois aller dormir, je dois aller me coucher, dois aller me coucher, je dois aller bosser, je dois aller travailler, je dois aller au travail, je dois bosser, je dois aller au boulot, je dois aller chercher les enfants, je dois aller en cours, je dois aller à l’école, faut que j’aille bosser, faut que j’aille travailler, faut que j’aille dormir, faut que j’aille me coucher, que je m’en aille, je m’en aille, il faut que je m’en aille, faut que je m’en aille, on s’en va, on s’en va là, je dois m’en aller, m’en vas, je m’en vas, j’y vas, moi j’y vas, faut que je décolle, je décolle, j’y vais salut, j’y vais ciao, j’y vais bonne nuit, j’y vais au revoir, j’y vais bye, j’y vais à plus, bon j’y vais, bon ben j’y vais, bon allez j’y vais, bon moi j’y vais, je vais au boulot, je pars au boulot ;
    restart : recommencer, recommence, recommençons, on recommence, une autre partie, refaire une partie, refaisons une partie, nouvelle partie, je veux recommencer, refais une partie, on refait une partie, on en refait une, encore une partie, relance une partie, on recommence tout, rejouer une partie, recommencer à zéro, on repart, repartir à zéro, repartons, redémarre, redémarrer, on remet ça, remettons ça, une revanche, on se refait une partie, on s’en refait une, refaire une, refais-en une, une nouvelle partie, on rejoue une partie, rejouons, nouvelle donne, on refait, on la refait, tout reprendre, tout recommencer, reprendre depuis le début, tout reprendre depuis le début, repartir de zéro, recommençons tout, recommence tout, on reprend tout, reprenons tout, prendre ma revanche, ma revanche, faire une autre partie, rejouer depuis le début, remets tout à zéro, on remet tout à zéro, remet tout à zéro, remets les compteurs à zéro, on remet les compteurs à zéro, remettre les compteurs à zéro, remettre à zéro, remets à zéro, on reprend à zéro, reprendre à zéro, relance la partie, on relance une partie, on reprend depuis le début, on se refait ça, reprends depuis le début, une dernière partie, partie suivante, encore une petite partie, la revanche, on remet à zéro, partie neuve, une partie neuve ;
    game : partie, jeu, manche, au uno ;
    cancel : annule, annuler, annulez, retire, retirer, enlève, annulation, efface, effacer, défaire, rends-moi ma carte, rendez-moi ma carte, retour en arrière, revenir sur, reprendre mon coup, laisse tomber ça, oublie ça, défais, défaites, annulons, supprime, supprimer, enlever, renonce, renonce à, renonce au, renoncer, renoncer à, renoncer au, revenir en arrière, oublie mon coup, oublie ce coup, on revient en arrière ;
    move : coup, coups, tours, action, événements, évènements ;
    mistake : me suis trompé, me suis trompée, trompé, trompée, oups, erreur, zut je me suis trompé, je voulais pas, fausse manœuvre, gouré, gourée, me suis gouré, me suis gourée, me suis planté, me suis plantée, pas ce que je voulais, c’est pas ce que je voulais, ce n’est pas ce que je voulais, fait une erreur, ai fait une erreur, commis une erreur, une erreur, fait une bêtise, mauvaise carte, mauvaise touche, mauvais bouton, tapé trop vite, c’est une erreur, c’était une erreur, pas fait exprès, ai pas fait exprès, sans faire exprès, voulais pas, voulais pas jouer ça, voulais pas faire ça, trompé de carte, trompée de carte, me suis trompé de carte, me suis trompée de carte, je voulais une autre carte, je voulais l’autre, pas ce que je voulais jouer, c’est pas ce que je voulais jouer, voulais pas mettre ça, voulais pas poser ça, voulais pas jouer celle-là, voulais pas mettre celle-là, pas voulu, pas celle que je voulais, trompé de touche, trompée de touche, me suis trompé de touche, me suis trompée de touche, trompé de bouton, trompé de ligne, mauvaise manip, fausse manip, mauvaise manœuvre, faute de frappe, oh zut je voulais pas, zut je voulais pas, oups pas ça, zut pas ça, non oups, c’était pas la bonne carte, c’est pas la bonne carte, ce n’est pas la bonne carte, c’est pas la bonne, c’était pas la bonne, pas la carte que je voulais, c’est pas la carte que je voulais, ce n’est pas la carte que je voulais, c’est pas la carte que je voulais jouer, ce n’est pas la carte que je voulais jouer, c’est pas celle que je voulais, voulais jouer une autre carte, je voulais jouer une autre carte, voulais jouer autre chose, je voulais jouer autre chose, voulais mettre une autre carte, j’ai mal tapé, j’ai ripé, ctrl z, control z, erreur de ma part, une erreur de ma part ;
    save : enregistre, enregistrer, sauvegarde, sauvegarder, sauve, sauver, mémorise, sauvegarde-moi ;
    praise : bravo, bien joué, pas mal, super, félicitations, chapeau, joli, beau coup, bonne chance, courage, super coup, beau jeu, belle partie, bonne partie, bien vu, bien fait, excellent, magnifique, formidable, fantastique, trop bien, trop fort, génial, chouette, trop cool, c’est cool, pas mal du tout, joli coup, beau travail, tu es fort, t’es fort, t’es forte, quel coup, c’était bien, c’était chouette, on s’amuse bien, youpi, hourra, ouais, wow, waouh, oh là là, dommage, pas de chance, pas de bol, quelle chance, tu as de la chance, t’as de la chance, la chance, c’est nul, nul, quel dommage, la poisse, aïe, ouille, grr, bien visé, bien trouvé, bonne idée, beau, bel effort, pas bête, malin, merci bien, merci mille fois, mille mercis, grand merci, trop sympa, sympa, t’es sympa, c’est gentil, gentil, très gentil, quel talent, m’arrange, ça m’arrange, ça me va, gg, belle manche, bonne manche, c’était une belle manche, c’était une bonne manche, c’était une belle partie, c’était une bonne partie, belle victoire, tu joues bien, vous jouez bien, t’es trop fort, t’es trop forte, t’es nul, t’es nulle, joue trop bien, ben joué, bonne game, bonne game tout le monde, merci ben, merci pour la partie, merci pour le jeu, merci pour cette partie, c’est plate, c’est le fun, c’est ben le fun, c’est l’fun, c’est beau, c’est pas mal, trop nul, trop beau, trop marrant, pas encore moi, oh non pas encore moi, ah non pas encore moi, encore pour ma pomme, c’est encore pour ma pomme, c’est toujours pour moi, c’est encore pour moi, ça tombe toujours sur moi, ça tombe encore sur moi, pourquoi toujours moi, pourquoi c’est toujours moi, mince, zut alors, flûte alors, mince alors, pfff, pff, ouf, c’est injuste, c’est pas du jeu, pas cool, c’est pas cool, t’abuses, tu abuses, vous abusez, abusé, c’est abusé, pas sympa, c’est pas sympa, t’es pas sympa, t’es méchant, t’es méchante, c’est méchant, j’hallucine, je suis dégoûté, je suis dégoûtée, dégoûté, dégoûtée, ça fait mal, c’est une blague, c’était chaud, incroyable, c’est incroyable, chapeau bas, respect, quelle poisse, santé, tchin, tchin tchin, à la tienne, yeah, nickel, la vache, oh la vache, à tes souhaits, bon appétit, gare à toi, j’ai trop de chance, ça commence bien, oh non, ah non, oh purée, purée, punaise, toujours pour moi, quelle chatte, bien joué champion, bien joué championne, bien joué l’artiste, je suis trop fort, je suis trop forte, je suis le meilleur, je suis la meilleure, tu m’as bien aidé, tu m’as aidé, vous m’avez bien aidé, vous m’avez aidé, tu m’as bien aidée, non pas encore moi, ah non pas ça, oh non pas ça, je dis rien, je ne dis rien, je dis plus rien, je ne dis plus rien, ce jeu est lent, ce jeu est long, ce jeu est nul, ce jeu est génial, que ce jeu est lent, qu’il est lent ce jeu, je suis sauvée, je suis sauvé, sauvée, sauvé, qu’est-ce que tu joues bien, qu’est-ce qu’elle joue bien, qu’est-ce qu’il joue bien, bon jeu, je suis le plus fort, je suis la plus forte, t’es le plus fort, t’es la plus forte, bon choix, mauvais choix, sont pourries, sont nulles, c’était un beau coup, j’ai un beau jeu, quelle pioche, ça arrive, ça arrive à tout le monde, ça arrive souvent, un point c’est tout, bon point, bon point pour toi, un point pour toi, il est trop fort, elle est trop forte, elle est plus forte, il est plus fort, ils sont trop forts, elles sont trop fortes, ils sont plus forts, c’est un ordre, après vous, après toi, j’aurais gagné, j’aurais pu gagner, j’aurais dû gagner, on aurait gagné, il est bon ce jeu, il est bien ce jeu, il est sympa ce jeu, super jeu, chouette jeu, sympa ce jeu, il est cool ce jeu, j’en rêvais, j’en ai rêvé, vous jouez fort bien, je vous félicite, quelle belle partie, quelle belle manche, vous êtes redoutable, quelle habileté, fort bien joué, très bien joué, vous jouez très bien ;
    on : continue, continuer, on continue, la suite, suite, manche suivante, prochaine manche, on y va, allons-y, je suis prêt, je suis prête, c’est parti, la suivante, suivante, go, on enchaîne, vas-y continue, poursuis, poursuivons, poursuivre, on poursuit, passe à la suite, la manche suivante, à la suivante, suivant, on peut continuer, tu peux continuer, vas-y, allons-y continue, enchaîne, enchaînons, prêt, prête, allez continue, allez on continue, autre manche, une autre manche, encore une manche, nouvelle manche, on y retourne, y retourne, manche d’après, la manche d’après, retournons-y, joue la suite, on joue la suite, jouons la suite, continuons, continuez, poursuivez, avance, avançons, on avance, manche deux, je suis revenue, je suis revenu, je suis de retour, me revoilà, passer à la suite, passer à la suivante, passer à la manche suivante, passons à la suite, passer à la prochaine manche, c’est reparti, reparti, repartons, lance la suite, lance la manche, lance la prochaine manche, nouvelle donne, on refait une donne, donne les cartes, donnez les cartes, distribue les cartes, distribue, on redonne, allez distribue, on redistribue, redistribue, redistribuez, redistribuons, redistribue les cartes, on redistribue les cartes, distribuer la manche suivante, distribuez la manche suivante, distribue la manche suivante, donne la manche suivante, vous pouvez continuer, vous pouvez y aller, on peut y aller, tu peux y aller, manche 2, deuxième manche, troisième manche, manche 3, manche trois, brasse les cartes, brasse, brassez, brasse-les, mélange les cartes, bats les cartes, redonne des cartes, passons à la manche suivante, distribuer les cartes, distribuez les cartes, redistribuez les cartes, on commence, on peut commencer, commençons ;
    drew : pioché, a pioché, ont pioché, a tiré, vient de piocher, pigé, a pigé, ramassé, a ramassé, pris, a pris, ont pris, piochées, piochés, ramassées, ramassés, tirées ;
    near : plus proche de gagner, le plus proche de gagner, plus près de gagner, le plus près de la fin, proche de la fin, à uno, va bientôt gagner, presque fini, près de finir, plus près de finir, le plus près de finir, plus proche de finir, près de gagner, proche de gagner, près de la fin, va finir, bientôt fini, va gagner bientôt, sur le point de gagner, sur le point de finir, presque gagné, presque à la fin, presque à bout, à la fin, au bout, près du but, bientôt à la fin, a presque fini, va finir bientôt, presque plus de cartes, presque gagnant, presque terminé, a presque gagné, bientôt terminé, le plus proche de la fin, plus proche de la fin, bientôt à court, à court de cartes, bientôt à court de cartes, sur le point de terminer, en passe de gagner, en passe de finir, sur le point de poser sa dernière carte, près de terminer, proche de terminer, presque finie, presque terminée, bientôt finie, bientôt terminée, va bientôt finir, bientôt finir, va bientôt terminer, va bientôt sortir, bientôt à uno, bientôt uno, presque à uno, presque uno, a bientôt fini, a bientôt terminé, loin de finir, loin de gagner, loin du but, loin de la fin, proche de finir, presque plus rien, n’a presque plus rien, va finir en premier, finira en premier, va gagner en premier, finira le premier, plus près du but, le plus près du but, plus près de la fin, bientôt au bout, presque au bout, bientôt au bout de son jeu, bientôt à bout, au bout de ses cartes, en danger de finir, en passe de terminer, en position de finir, en position de gagner, menace de finir, menace de gagner, qui risque de finir, risque de finir, risque de gagner, au bord de finir, pas loin de finir, pas loin de gagner, proche d’uno, le plus proche d’uno, plus proche d’uno, près d’uno, plus près d’uno, le plus près d’uno, la plus proche de la victoire, le plus proche de la victoire, la plus près de la victoire, proche de la victoire, près de la victoire ;
    against : contre qui, contre quels, avec qui ;
    so : si, aussi, trop ;
    sentence : phrase, message, dernière phrase, dernier message, phrase d’avant, dernière annonce, phrase précédente ;
    happens : que se passe-t-il, qu’est-ce qui se passe, se passe, que se passe-t-il avec, il se passe quoi, qu’est-ce qui arrive, il arrive quoi, qu’arrive-t-il, qu’est-ce qui m’arrive, il m’arrive quoi, se passera-t-il, se passerait-il, il se passerait quoi, il se passera quoi, ça donne quoi ;
    iff : si, que se passe-t-il si, et si ;
    best : meilleur, meilleure, le mieux, serait le mieux, est le mieux, serait mieux, vaut mieux, vaudrait mieux, le plus malin, le plus sage, la meilleure chose, le meilleur choix, bon choix, le bon choix, la mieux, la meilleure, serait la mieux, est la mieux, est la meilleure, serait la meilleure, la plus intéressante, la plus utile, la plus avantageuse, le plus intéressant, le plus utile, le plus avantageux, plus intéressante, plus utile, la plus fréquente, plus avantageuse, serait bien, serait bon, serait malin, le plus intelligent, est le plus malin, est le plus sage ;
    hesitate : sais plus, aucune idée, pas d’idée, sais pas trop, sais plus quoi faire, ne sais plus, n’en sais rien, sais pas quoi choisir, ne sais pas quoi choisir, que choisir, j’ai un doute, sais pas laquelle, ne sais pas laquelle, j’hésite entre deux, sèche, je sèche, suis à court d’idées, patauge, je patauge, ne sais plus quoi faire, ne sais plus quoi jouer, hésite entre, j’hésite entre, j’hésite, on hésite, j’ai des doutes, j’ai quelques doutes, j’ai comme un doute, j’ai de gros doutes, j’ai comme des doutes ;
    laugh : haha, mdr, lol, ptdr, hihi, hahaha, cool, génial, chouette, parfait, ah ah, ha ha, xd, rires, je rigole, très bien, trop drôle, c’est drôle, marrant, c’est marrant, rigolo, c’est rigolo, comment ça va, comment vas-tu, comment allez-vous, ça roule, comment tu vas, tu vas bien, vous allez bien, je t’en prie, pas de quoi, j’adore, j’adore ce jeu, quelle malchance, que le meilleur gagne, amusez-vous bien, amuse-toi bien, on se marre, va jouer ailleurs, c’est réglé, c’est la règle, c’est les règles, tu te répètes, vous vous répétez, encore elle, encore lui, encore toi, encore eux, encore vous, comment c’est possible, comment est-ce possible, comment tu fais, comment elle fait, comment il fait, comment vous faites, comment font-ils, tu me manques, vous me manquez, ça a du sens, ça n’a pas de sens, ça n’a aucun sens, c’est qui le chef, c’est qui le patron, c’est à toi de voir, à toi de voir, c’est à moi de voir, c’est à vous de voir, je suis vert, je suis verte, c’est ma dernière, à quoi bon, à quoi tu penses, à quoi je pense, à quoi pensez-vous, j’ai de quoi faire, j’ai un conseil pour toi, j’ai une idée, regarde-moi ça, tu sais quoi, elle sait pas jouer, il sait pas jouer, elle ne sait pas jouer, il ne sait pas jouer, tu sais pas jouer, tu ne sais pas jouer, elle sait pas quoi jouer, elle ne sait pas quoi jouer, tu veux quoi, il veut quoi, vous voulez quoi, pour quoi faire, pourquoi faire, c’est mon jeu préféré, c’est mon choix, c’est ton idée, c’est moi qui décide, c’est toi qui décides, c’est comme ça qu’on joue, c’est perdu, c’est perdu d’avance, combien tu veux, on dit merci qui, merci qui, j’en veux encore, je remonte, ça remonte, plus fort que toi, plus forte que toi, plus fort que moi, que de cartes, que de points, que me veux-tu, un peu de prudence, et puis quoi encore, bon débarras, moi aussi, moi non plus, moi c’est, c’est quoi le délire, c’est quoi ce délire, c’est quoi ta stratégie, qu’est-ce que ça peut faire, aïe ça craint, ça craint, t’es sûr, tu es sûr, elle me prend pour une andouille, il me prend pour une andouille, on est encore là, elle relit ses cartes, il relit ses cartes, elle regarde ses cartes, il regarde ses cartes, youpi, youpie, hourra, yahou, youhou, wouhou, yeah, waouh, wow, mdrr, mdrrr, ptdrr, c’est marrant ce jeu, marrant ce jeu, trop bien ce jeu, il est bien ce jeu ;
    think : je pense, je pense que, je pense qu, je crois que, je crois qu, je suis sûr, je suis sûre, je suis sûr que, je suis sûr qu, je suis sûre que, je suis sûre qu, sûr, sûrement, certain, certaine, à mon avis, on dirait, n’importe quoi, c’est pas possible, pas possible, allons, arrête, j’en suis sûr, j’en suis sûre, j’en suis certain, j’en suis certaine, en suis sûr, en suis sûre, c’est sûr, sûr et certain, ça se voit, ça s’entend, je le sens, je le sais, je dis que, je dis qu, moi je dis que, moi je dis qu, je te dis que, je suis persuadé que, je suis persuadé qu, je suis persuadée que, je suis persuadée qu, je suis convaincu que, je suis convaincu qu, je parie que, je parie qu, parie que, parie qu, m’est avis que, m’est avis qu, je soupçonne que, je soupçonne qu, il est clair que, il est clair qu, visiblement, clairement, évidemment, je suis sûr quelle, je suis sûre quelle, je pense quelle, je crois quelle, il me semble que, il me semble qu, je constate que, je constate qu, je remarque que, je remarque qu, je note que, je note qu, je suis certain que, je suis certaine que, je suis certain qu, je suis certaine qu, je mets ma main à couper qu, je mets ma main au feu qu, ma main à couper qu, je mets ma main à couper que, c’est évident, c’est clair, c’est certain, évident, à tous les coups, à coup sûr, j’en mettrais ma main au feu, j’en mettrais ma main à couper, selon moi, d’après moi, à mon sens ;
    refuse : refuser, éviter, contester ;
    yes : oui, ouais, yes, yep, yup, ouaip, ouep, grave, oui oui, ouais ouais, eh oui, mais oui, ben oui, bah oui ;
    why : pourquoi, pour quelle raison, pour quoi, comment ça se fait que, comment ça se fait qu, comment se fait-il que, comment se fait-il qu, c’est pour quoi, en quel honneur, c’est pourquoi que, c’est pourquoi qu, pourquoi que, pourquoi est-ce que, pourquoi est-ce qu ;
    braille : braille, en braille, le braille, points braille, ligne braille, afficheur braille, sur l’afficheur, sur mon afficheur, plage braille, sur la plage braille, sur ma plage braille ;
    contracted : abrégé, en abrégé, contracté ;
    my : mon, ma, mes, mon seul, ma seule, mon autre, mes autres ;
    q : est-ce que, est-ce qu, est, est-tu ;
    big : plus grosse, plus grosses, plus forte, plus fortes, plus haute, plus grande, plus chère, plus faible, plus basse, plus petite, le plus fort, le plus grand, le plus petit, le plus haut, la plus forte, la plus haute, la plus grande, la plus petite, le plus gros, la plus grosse, plus gros, plus fort, plus petit, plus grand, plus haut, plus bas, le plus faible, la plus faible, le plus bas, la plus basse ;
    only : plus qu, plus que, seule, seule carte, plus qu’une, seulement, qu’une, juste une, rien qu’une, une seule carte, une seule, qu’une seule, qu’une seule carte ;
    any : n’importe laquelle, n’importe quelle, au hasard, peu importe, celle que tu veux, celle que vous voulez, la première venue, à toi de choisir, choisis pour moi, décide pour moi, ce que tu veux, joue pour moi, une carte au hasard, n’importe quel, n’importe lequel, n’importe lesquelles, n’importe lesquels, peu importe laquelle, peu importe lequel, au pif, au pifomètre, au petit bonheur ;
    forme : pour moi, à ma place, si t’étais moi, si tu étais moi, si vous étiez moi, dans ma situation ;
    caught : t’ai eu, t’ai eue, l’ai eu, l’ai eue, t’ai vu, t’ai vue, t’ai pris, t’ai prise, t’ai attrapé, t’ai attrapée, attrapé, attrapée, prise sur le fait, pris sur le fait, te tiens, je te tiens, je t’ai vu, grillé, grillée, gaulé, coincé là, pris la main dans le sac, l’ai vu, je l’ai vu, chopé, chopée, je chope, chope, choper, pincé, pincée, je pince, je t’attrape, t’ai chopé, t’ai chopée, l’ai chopé, l’ai chopée, l’ai attrapé, l’ai attrapée, ai chopé, attraper, pogne, je pogne, je te pogne, t’ai pogné, t’ai pognée, l’ai pogné, l’ai pognée, ai pogné, ai pognée, pognée, t’es pogné, t’es pognée, te pogne, pris en flag, prise en flag ;
    regardless : tant pis ;
    had : avait, avais, aviez ;
    thanks : merci beaucoup, merci bien, bonjour, bonsoir, salut, désolé, désolée, pardon, coucou, hello, bonjour à tous, bonsoir à tous, bonne année, je t’en prie, de rien, allô, allo, hey, yo, re, rebonjour, enchanté, enchantée, ça va bien, merci, bisous, bises, la bise, je vous remercie, je te remercie, vous remercie, merci pour tout, merci infiniment, merci à tous, un gros merci, gros merci, wesh, merci de ton aide, merci pour ton aide, merci pour l’aide, merci de l’aide, merci de votre aide, merci pour votre aide, ravie de jouer avec vous, ravi de jouer avec vous, suis ravie de jouer avec vous, suis ravi de jouer avec vous, merci pour la soirée, merci pour la partie, merci pour le jeu, merci pour ce moment ;
    deal : distribue, distribué, donne, donné, donneur, donneuse, distribue les cartes, distribué les cartes, donné les cartes, donne les cartes, le donneur, qui distribue, distributeur, distributrice, a donné, a distribué, donneur de cartes, croupier, donner, distribuer, va distribuer, va donner, distribuera, donnera, redonner, de donner, de distribuer, a servi, bat les cartes, mélange les cartes, brassé, brasse, brasser, a brassé, mêlé les cartes, brasse les cartes, brassé les cartes, qui donne, mélange, mélanger, qui mélange, fait la donne, faire la donne ;
    grasp : comprends, comprenez, connais, connaissez, comprends-tu, comprenez-vous, reconnais, reconnaissez, acceptes ;
    type : taper, tape, écrire, écris, dire, entrer, écrit, tapes, tapez, écrivez ;
    aim : but, but du jeu, objectif, but de la partie, objectif du jeu, but du uno, limite de points, plafond, seuil ;
    empty : vide, vides, épuisée, finie, fini, finies, épuisé, terminée, presque vide, va être vide, va bientôt être vide, bientôt vide, presque finie, presque épuisée, bientôt épuisée, bientôt finie ;
    rank : suis combientième, combientième, suis à quelle place, ma place, mon classement, mon rang, en quelle position, quelle place, quelle position, classement, suis le combien, suis le combientième, le combientième, suis où, suis placé, suis placée, suis classé, suis classée, ma position, arrivé combien, arrivée combien, suis dernier, suis dernière, suis le dernier, suis la dernière, suis premier, suis première, je suis dernier, je suis dernière, suis combien, je suis combien, en quelle place, suis en quelle place, suis à quelle position, suis en quelle position, à quelle place, à quelle place je suis, à quelle position je suis, je suis à quelle place, je suis à quelle position, je suis le combien, je suis la combien, quelle place j’ai, quelle place ai-je, j’ai quelle place, suis bon dernier, suis bonne dernière ;
    until : jusqu’à combien, on s’arrête, s’arrête ;
    use : utilise, utiliser, sers de, se sert de, se sert-on de, se sert-on, se sert-on du, sert-on du, utilise-t-on, m’en servir, me servir de, me servir du ;
    counter : contre uno, contre-uno, contre uno à, contre uno pour ;
    order : ordre, dans l’ordre, ordre de passage, ordre du tour, ordre des joueurs, ordre du jeu ;
    anyone : quelqu’un, quelqu’un d’autre, un joueur, l’un de nous, l’un d’eux, l’une d’elles, y en a un, y en a une, il y en a un, il y en a une, y en a-t-il un, y a-tu quelqu’un, l’une d’entre vous, l’un d’entre vous, l’une de vous, l’un de vous, l’une d’entre elles, l’une d’entre nous, une joueuse, une de mes adversaires, l’une de mes adversaires ;
    since : depuis, depuis tout à l’heure, depuis mon tour, depuis mon dernier tour, depuis que j’ai joué, depuis ma dernière carte, entre-temps, pendant ce temps, pendant que je dormais, pendant que j’étais parti, pendant que j’étais partie, pendant que j’étais ailleurs, pendant que je n’étais pas là, pendant que j’étais pas là, pendant que je rêvais, en mon absence, depuis tantôt, pendant le tour, pendant ce tour, pendant mon tour, pendant leur tour, pendant le tour des autres, pendant que j’écoutais pas, pendant que je n’écoutais pas, pendant que j’étais distrait, pendant que j’étais distraite, le temps que je revienne, pendant que je parlais, depuis mon dernier coup, depuis mon coup, depuis mon tour de jeu, depuis ma carte, depuis que j’ai posé, depuis la dernière fois ;
    tellmore : dis-m’en plus, dites-m’en plus, en dire plus, donne plus de détails, donne-moi plus de détails, plus d’explications, m’en dire plus, en dis plus, m’en dire davantage, dis-en plus, davantage de détails, donner davantage de détails, donner plus de détails, donnez davantage de détails, donnez plus de détails, donne davantage de détails, davantage de précisions, davantage d’explications, en savoir plus, en savoir davantage ;
    unreal: je joue toujours, on joue toujours, pioche toujours, doit toujours, aurais dû, aurais pu, je pourrais, je voulais, j’allais, on a le droit, ne peux pas piocher, ne peux pas les prendre, ne peux pas prendre, peux pas piocher, ne peut pas, au lieu, il aurait fallu, vous auriez, tu aurais, on aurait, aurais voulu, aurait voulu, inutile de, pas la peine de, hors de question, pas question, pour rien, je pense à, j’attends de, j’attends pour, peut-être, tout à l’heure, pour de faux, enfin oui, pardon oui, finalement oui, en fait oui, attends oui, je veux dire oui, ça passe, ça passe bien, ça passe nickel, à deux, pour deux, en premier, en dernier, joue dernier, joue premier, c’est ma dernière, fais-la, merci pour, pardon pour, désolé pour, désolée pour, attention au, attention à, grâce au, grâce à, à toi le, à toi la, à toi les, à toi un, à toi une, à toi l, à toi mon, à toi ma, je pense au, j’imagine, j’attends, serait, merci la, prends garde, prends ta, prends tes, ta pioche, cette pioche, tire-toi, je tire bien, pouvais, pouvait, joue bien, joue très bien, m’en sors, vais bluffer, je bluffe, j’ai bluffé, je triche, doute de moi, m’en doute, me doute, un doute, déjà bluffé, avait bluffé, a-t-elle bluffé, a-t-il bluffé, bluffe bien, déjà menti, mets une carte, voilà une carte, tiens une carte, jouer ça, oublie toujours, m’attrape, je passerai, je garderai, je la jouerai, tout le monde passe, je prends mes cartes, non mais, où ça, encore un, ça vire, ça change, le joker est, c’est nul, est nul, est passé, déjà passé, a beaucoup joué, il y a beaucoup, j’ai peu, laisse la pioche, tes bêtises, tiens ma revanche, je devrais, on a changé, a changé de couleur, bien pioché, bon à prendre, et alors, vrai encore, pas ça, joue un coup, tente le coup, c’est interdit, il est interdit, interdit de piocher, interdit de douter, interdit de passer, toujours là, encore là, non sérieux, fais-le piocher, y crois encore, pas encore, me chope, me pince, es en train, je devrai, devrai-je, nous devrons, c’est ma première, première c’est, premier c’est, ma première c’est, dommage de, dommage que, m’embête de, bête de, m’ennuie de, je mens, menteur c’est moi, menteuse c’est moi, mon mensonge, avait oublié, avais oublié, avaient oublié, c’est moi le menteur, c’est moi la menteuse, moi le menteur, moi la menteuse, suis un menteur, suis une menteuse, joue rien pour l’instant, joue rien pour le moment, joue rien tout de suite, pose rien pour l’instant, pose rien pour le moment, pose rien tout de suite, mets rien pour l’instant, mets rien pour le moment, mets rien tout de suite, je doute un peu, doute un petit peu, ai un petit doute, ai un léger doute, est beau, est joli, est moche, à toi de piocher, à toi de prendre, à vous de piocher, à vous de prendre, est à moi, est à toi, sors ce soir, sort ce soir, c’est ma revanche, aurai ma revanche, tu parles anglais, parles-tu anglais, vous parlez anglais, parlez-vous anglais, c’est prouvé, est prouvé, a prouvé, dire merci, dire bonjour, dire bonsoir, dire au revoir, déjà accepté, ai accepté, tu doutes, vous doutez, doutes-tu, doutez-vous, aurais envie, aurais bien envie, aurais presque envie, me crois pas, me croyez pas, nous crois pas, nous croyez pas, faudra piocher, faudra que je pioche, faudra que je prenne, faudra prendre, pour piocher, à chaque fois, chaque fois, dit bonjour, dit merci, dit bonsoir, dit au revoir, dit pardon, dit salut, dit jamais, dit jamais rien, tout le monde bluffe, tout le monde ment, tout le monde triche, on bluffe tous, chacun bluffe, tout le monde a bluffé, tout le monde a menti, c’est bloqué, c’est coincé, tout est bloqué, est pour moi, sera pour moi, est la mienne, sera la mienne, dis rien à, ne dis rien à, dites rien à, ne dites rien à, oublié de dire bonjour, oublié de dire au revoir, oublié de dire merci, la partie continue, y a une erreur, y a erreur, y a rien à faire, rien à faire contre ça, oh un, oh une, ah un, ah une, et le bluff, dans le doute, bluffe toujours, bluffes toujours, ment toujours, mens toujours, bluffe encore, elle ne joue pas, il ne joue pas, elle joue pas, il joue pas, c’est grave, elle garde, il garde, ils gardent, elles gardent, on dit bleu, on dit rouge, on dit vert, on dit jaune, encore à piocher, ça bloque, deuxième de suite, troisième de suite, deuxième d’affilée, grillé d’avance, ai entendu, as entendu, ai bien entendu, as bien entendu, avez entendu, aurais accepté, aurait accepté, aurais pris, accepte-t-elle, accepte-t-il, as accepté, avez accepté, a changé, a été changée, a été changé, est passée, est devenue, est devenu, passée au, me bloque, m’a bloqué, m’a bloquée, est bloqué, est bloquée, elle va jouer, il va jouer, elle va poser, il va poser, elle va la jouer, il va la jouer, elle va la poser, il va la poser, elle va le jouer, il va le jouer, elle va mettre, il va mettre, ils vont jouer, elles vont jouer, oui bof, ouais bof, ça pioche, c’est une carte, c’est une nouvelle carte, je donne une carte, je donne ma carte, je donne mes cartes, je te donne, je vous donne, je lui donne, je leur donne, est-ce obligé, est-ce obligatoire, la pioche marche pas, la pioche ne marche pas, pioche ça marche pas, la pioche fonctionne pas, la pioche ne fonctionne pas, pas forcément, pas nécessairement, toujours à piocher, toujours obligé, toujours obligée, toujours forcé, toujours forcée, toujours que je pioche, super un, super une, oh non c’est pas vrai, oh non pas vrai, non mais c’est pas vrai, puis le, puis la, puis mon, puis ma, garder non, garde non, la garder non, tout le monde a, tous ont, les autres ont, ils ont tous, on a du, on a des, madame a, monsieur a, ok pigé, d’accord pigé, ah pigé, pigé merci, pigé d’accord, pigé ok, toujours piocher, encore piocher, pas oublié, pas omis, toujours une carte, toujours deux cartes, est punie, est puni, est sanctionnée, est pénalisée, été punie, été puni, été sanctionnée, été pénalisée, sera punie, sera puni, va être punie, va être sanctionnée, sera sanctionnée, sera pénalisée ;
    from : en partant de la gauche, à partir de la gauche, depuis la gauche, à gauche, de gauche, en partant de gauche ;
    choose : choisir, décider, me décider, choisir entre, trancher ;
    thisone : celle-là, celle-ci, celui-là, cette carte, ça, cela, ce coup, ce choix, ceci, le jouer, la jouer, la poser, le poser, cette carte-là, cette carte-ci, la carte tirée ;
    noplay : rien à jouer, rien à poser, rien à mettre, rien à déposer, rien de jouable, aucune carte à jouer, aucune carte à poser, aucune carte à mettre, pas de carte à jouer, pas de carte à poser, rien qui aille, rien qui va, rien d’utile, aucun coup possible, aucune carte jouable, pas de carte jouable, pas ce qu’il faut, pas de quoi jouer, zéro carte jouable, zéro carte qui va, pas de carte, aucune carte, pas une carte, plus de carte, rien qui corresponde, rien qui correspond, rien de compatible, rien qui convienne, pas de quoi répondre, n’ai pas de quoi jouer, n’ai pas de quoi répondre, pas de quoi poser ;
    turnon : mets, active, allume, branche, mettre, activer, mettez, activez, rallume, remets, affiche, montre, avec, mets-toi ;
    whereis : où est, où sont, où se trouve, est où, sont où, il est où, elle est où, où il est, où elle est, où j’ai mis, où ai-je mis, où j’ai rangé, où est-il, où est-elle ;
    shouldi : dois-je, devrais-je, faut-il, faut-il que, devrait-on, doit-on, est-ce que je dois, est-ce que je devrais, est-ce qu’il faut, vais-je, vais-je devoir, je devrais, je devrais peut-être, faut-tu, faut-tu que, je dois-tu, je devrais-tu, on devrait-tu ;
    ask : est-ce que, est-ce qu ;
    stack : empiler, empile, cumuler, cumule, ajouter, se cumule, se cumulent, s’empile, s’empilent, ça se cumule, ça s’empile, s’additionne, s’additionnent, additionner, ça s’additionne, s’ajoute, s’ajoutent, ça s’ajoute ;
    whichgame : on joue à quoi, à quoi on joue, à quoi joue-t-on ;
    begin : commencer, commence, au départ, départ, au début, début, commençons, commencez, démarrons, démarre, démarrez, entamons, premier à jouer, le premier à jouer, première à jouer, débute, débuter ;
    whodidwhat : qui a joué quoi, qui a posé quoi, qui a fait quoi, qui c’est qui a joué quoi, qui est-ce qui a joué quoi, qui c’est qui a fait quoi, qui est-ce qui a fait quoi, qui c’est qui a posé quoi, qui a mis quoi, qui a lâché quoi ;
    all : tous, toutes, tout ;
    very : toute, tout ;
    lots : beaucoup, beaucoup de, peu, peu de, beaucoup de cartes, peu de cartes, plus beaucoup, plus beaucoup de, guère, énormément, énormément de, plein de, pas mal de, plein ;
    toward : à droite, à gauche, vers la droite, vers la gauche ;
    onemore : on en refait une, encore une, une autre, une dernière, on remet ça, la prochaine, une petite dernière, on s’en fait une autre, on en fait une autre, encore une petite, encore une dernière, une dernière pour la route, on en joue une autre, on en part une autre, on en repart une, on s’en joue une autre, allez une autre, allez une dernière, allez la dernière ;
    wish : veux, voudrais, aimerais, souhaite, désire, ai envie de, envie de, ai besoin de, besoin de, voulais, souhaiterais, tiens à, cherche à, essaie de, veux savoir, aurais voulu, préfère, préférerais, aimerais mieux, ai besoin des, ai besoin du, ai besoin d, besoin des, besoin du, besoin d, ai envie d, aime mieux, aime autant, désirerais ;
    mine : mes ;
    minutes : minutes, minute, min, secondes, secs, 10, 15, 20, 30, dix, quinze, vingt, trente, quart d’heure, demi-heure, heure, une heure, sec ;
    notthat : pas celle-là, pas celle-ci, pas celui-là, pas cette carte, pas celle-là non, pas comme ça, c’est pas ça, ce n’est pas ça, non pas ça, pas ça du tout ;
    bycolour : par couleur, par couleurs, par coloris, par teinte, en ordre de couleur, en ordre de couleurs, par ordre de couleur ;
    byvalue : par valeur, par valeurs, par chiffre, par chiffres, par numéro, par ordre, par ordre croissant, du plus petit au plus grand, de la plus petite à la plus grande, du plus grand au plus petit, de la plus grande à la plus petite, du plus faible au plus fort, de la plus faible à la plus forte, du plus fort au plus faible, de la plus forte à la plus faible, dans l’ordre croissant, par ordre décroissant, dans l’ordre décroissant, du plus bas au plus haut, des plus petites aux plus grandes, des plus grandes aux plus petites, des plus petits aux plus grands, dans l’ordre des chiffres, en ordre de chiffres, en ordre de chiffre, par ordre de chiffres, en ordre de grosseur, par grosseur, en ordre croissant, par ordre de grandeur, par ordre de valeur, en ordre de valeur, en ordre de grandeur ;
    chosen : choisi, a choisi, demandé, a demandé, voulu, a voulu, dit, a dit, annoncé, a annoncé, mis, a mis, pris, a pris, imposé, a imposé, nommé, demandée, choisie, annoncée, voulue, nommée, dite, exigée, imposée, réclamée, réclamé, exigé ;
    allread : relis-moi tout, relis tout, répète tout, lis tout, lis-moi tout, tout relire ;
    special : spéciales, cartes spéciales, spécial, symboles, effets, pouvoirs ;
    asked : quoi, quel, quelle, quels, quelles, lequel, laquelle, lesquels, lesquelles, comment, pourquoi, quand, combien, lis, lisez, montre, montrez, énonce, décris, relis, rappelle, liste, énumère, dis-moi, dites-moi, dis moi, dites moi, je la mets-tu, je la joue-tu, je la garde-tu, je la pose-tu, je garde-tu, je pige-tu, je joue-tu ;
    unit : seconde, secondes, minute, minutes, instant, moment, pause, petite pause, courte pause, petit instant, petit moment, sec ;
    leaveme : laisse-moi, laissez-moi, accorde-moi, accordez-moi, donne-moi, donnez-moi, faisons, prenons, prends, accordez-nous, accorde-nous, donne-nous, donnez-nous ;
    someonego : en a une qui va, il y en a une qui va, y en a une qui va, une qui va, une qui passe, une qui convient, quelque chose qui passe, quelque chose qui va, en a qui vont, y en a qui vont ;
    units : secondes, minutes, instants, petites minutes, petites secondes, sec ;
    speed : vitesse, débit, vitesse de lecture, vitesse de la voix, vitesse de parole, débit de la voix ;
    enough : assez, suffisamment ;
    speech : voix, synthèse, synthèse vocale, parole, lecture, lecture vocale, vocal, la voix, autre voix ;
    sentences : phrases, messages, annonces, textes, phrase, message, infos, informations, des infos, les infos, réponses, explications ;
    short : court, courts, courte, courtes, plus court, plus courte, plus courts, plus courtes, bref, brefs, brève, brèves, plus bref, plus brefs, plus brève, plus brèves, simples, plus simples, concises ;
    long : long, longue, longs, longues, plus long, plus longue, plus longues, plus longs, complètes, complets, détaillées, plus détaillées, détaillés ;
    knowall : je veux tout savoir, tout entendre, dis-moi tout, tous les détails, tout en détail ;
    principle : principe, principe du jeu, le principe, idée du jeu, concept, fonctionnement ;
    permit : permis, autorisé, autorisée, légal, permise, interdit, le droit, droit ;
    seen : vu, vue, pas vu, lu, vois, vois pas, voit, voit-on ;
    gave : donné, envoyé, collé, filé, refilé, balancé, flanqué, mis ;
    options : possibilités, choix possibles, mes options, coups possibles, coups jouables ;
    laid : jouée, posée, mise, déposée, jetée, lancée, abattue, placée, sortie, jouées, posées, été jouée, a été jouée, été posée, a été posée, a été mise, ont été jouées, ont été posées, été jouées, été posées, qui a été jouée, qui a été posée, qu’on a jouée, qu’on a posée, tombée ;
    acard : carte, la carte ;
    cover : recouvrir, couvrir, couvre, recouvre ;
    ornot : ou pas, ou non, oui ou non, peut-être que, peut-être qu ;
    still : toujours, encore ;
    exist : existent, existe, disponibles, a-t-on, y a-t-il, il y a, à ma disposition, à disposition, à notre disposition ;
    theirs : son, sa, ses, leur, leurs, tes, ta, ton, vos, votre ;
    better : mieux, de mieux, vaut mieux, il vaut mieux, ce serait mieux, vaudrait mieux, il vaudrait mieux, préférable, est préférable, vaut-il mieux, vaudrait-il mieux, est-il préférable de, est-ce mieux de, il vaut mieux que, vaut mieux que, mieux vaut que, mieux vaut ;
    without : sans ;
    gofor : va pour, allons pour, partons sur, on y va pour ;
    changeto : passe au, passer au, passons au, passez au, passe en, passer en, passe sur le, passe à, vire au, bascule au, bascule en, change pour, changer pour, changeons pour, m’en vais dans, s’en va dans, m’en vas dans, passe dans, on part dans, transforme en, passe tout en, mets tout en, change tout en, bascule tout en, transforme-la en, on bascule en, on bascule au ;
    possible : possible, possibles ;
    back : reviens sur, revenir sur, reviens, revenir, retour sur, en arrière, reviens en arrière ;
    friends : les amis, mes amis, amis, copains, les copains, les gars, les filles, la compagnie, la gang, à vous tous, vous tous, à tous, tout le monde, à toutes et à tous, mesdames, messieurs, l’assemblée, les joueurs, mon homme, mon chum, mon pote, mes potes, les potes, ma gang ;
    shot : coup, coups, tour, tours ;
    be : être, d’être, d’être joué, d’être joué là, être joué, être posé ;
    ending : fin, la fin, le début, fin de la phrase, la suite ;
    repass : repasse, repasser, repassons, reviens, revenir, retourne, retour, remets, remettre, bascule, switch, switche, switcher, revient, revenons ;
    lacard : la carte, et la carte ;
    zero : à zéro, de zéro, depuis le début, du début, depuis zéro, à partir de zéro ;
    role : rôle, fonction, intérêt, pouvoir ;
    come: vient, viendra, arrive ;
    seek: cherche, je cherche, recherche, retrouve, remets ;
    gear: touches, clavier, lunettes, casque, écouteurs, plage, ordi, ordinateur, souris, chargeur, verre, café, téléphone, portable ;
    idraw: je pioche, je tire, je pige, je repioche, je vais piocher, je vais tirer, je vais en piocher une, je vais à la pioche, je vais devoir piocher, je vais donc piocher, je vais devoir tirer, je prends une carte, j’en prends une, je tire une carte, je pioche une carte, je vais prendre une carte, je dois piocher, j’en pioche une, je prends donc une carte, ça va être la pioche, ça sera la pioche, ce sera la pioche, ça va être pioche, je dois tirer, je prends dans la pioche, je pioche va ;
    lack: n’ai pas, ai pas, n’ai plus, ai plus, n’ai ni, ai ni, n’ai aucun, n’ai aucune, ai aucun, ai aucune, peux pas, ne peux pas, peux plus, ne peux plus, peux rien, ne peux rien, n’ai rien, ai rien, n’ai que dalle, ai que dalle, ai nada, c’est mort, c’est foutu, c’est cuit, y arrive pas, j’y arrive pas, flemme, la flemme, pas envie, aucune envie, rien non plus, toujours rien non plus ;
    nor: ni ;
    rather: plutôt, finalement, en fait, non attends, attends non, ah non plutôt, non plutôt, ou plutôt, ou alors, sinon ;
    la: la ;
    ears: mes oreilles, tu cries, vous criez, tu hurles, vous hurlez, ça hurle, ça crie, mal aux oreilles, casses les oreilles, casse les oreilles, arrête de crier, arrêtez de crier, ne crie pas, crie pas, ne criez pas, cries trop, tu cries trop, arrête de hurler, criez trop ;
    warm: au chaud, sous le coude, de côté, en réserve, au cas où, plus tard, pour plus tard, pour après, pour la suite, pour demain, pour tout à l’heure, en mémoire, pour tantôt, pour le prochain tour, pour la fin ;
    ihave: g, gé, j’ai ;
    honesty: sincérité, bonne foi, honnêteté, parole, franchise ;
    doing: en train de faire, fabrique, est en train de faire ;
    versus: contre, face à, devant, pour contrer ;
    over: finie, fini, terminée, terminé, est finie, est terminée, bientôt finie, bientôt fini, bientôt terminé, bientôt terminée, la dernière manche, dernière manche, c’est bientôt fini, c’est la dernière, fini pour de bon, finie pour de bon, terminé pour de bon, terminée pour de bon ;
    lacking: manque, me manque, manque-t-il, me manque-t-il, il me manque, m’en faut, il m’en faut, me faut-il, qu’il me faut ;
    remains: reste, il reste, il lui reste, lui reste, reste-t-il, restent ;
    passedto: est passé au, est passé en, est passés au, sommes passés au, sommes passés en, est passée au, a changé pour, est passés à, sommes passés à, est passé à, est passé à du, est passés en ;
    tempo: rythme, allure, tempo, cadence, le rythme, allure du jeu, rythme du jeu, cadence du jeu ;
    others: les autres, ils, elles, les robots, les bots, les adversaires, mes adversaires, les joueurs, les autres joueurs, l’ordinateur, l’ordi, le jeu, jeu, la partie, partie, tout le monde, tu joues, vous jouez, jouez, ça s’enchaîne, s’enchaîne, ça défile, ça joue ;
    plays: jouent, joue, vont, va, jouer, enchaînent, enchaîne, s’enchaînent, s’enchaîne, avancent, avance, défilent, défile, font, fait ;
    metime: laisse-moi le temps, laissez-moi le temps, laisse le temps, laissez le temps, donne-moi le temps, donnez-moi le temps, donne-moi plus de temps, donnez-moi plus de temps, laisse-moi plus de temps, laissez-moi plus de temps, plus de temps, plus le temps, besoin de temps, besoin de plus de temps, plus de temps entre les coups, plus de temps entre les tours, laisse-moi plus de temps entre les coups, du temps entre les coups ;
    hearing: d’entendre, entendre, d’écouter, écouter, de suivre, suivre, de comprendre, comprendre, de lire, lire, de réagir, réagir, de dire contre-uno, de m’y retrouver, d’entendre tout, tout entendre, d’entendre ce qui se passe, d’entendre les cartes, de tout entendre, que j’aie fini, j’aie fini, fini d’écouter, que j’aie fini d’écouter, que j’aie entendu, que j’aie compris, que la voix ait fini, la fin de la voix, que tu aies fini, que ce soit dit, fini de lire ;
    other: autre, autres, différente, suivante ;
    reader: lecteur d’écran, lecteur, mon lecteur, nvda, jaws, orca, voiceover, talkback, narrateur, synthèse, ma synthèse ;
    sametime: en même temps, par-dessus, par dessus, au-dessus ;
    speaks: parle, lit, cause, annonce, parler ;
    giving: donner, me donner, distribuer, me distribuer, refiler ;
    inwhat: en quoi, dans quelle couleur, en quelle couleur, avec quelle couleur, du quoi, c’est du quoi, ça joue en quoi, on joue en quoi, ça se joue en quoi ;
    list: montre, montre-moi, montrez-moi, montrez, lis, lis-moi, lisez-moi, lisez, énumère, énumérez, affiche, cite, relis, relis-moi, liste, énonce ;
    ibelieve: je te crois, je la crois, je le crois, je vous crois, je lui fais confiance, je te fais confiance, je vous fais confiance, j’y crois, te crois, la crois, faisons confiance, fais confiance à, je la crois sur parole, je te crois sur parole, j’ai confiance, ai confiance ;
    didplay: a joué, a posé, a mis, avons joué, avons posé, avons mis, a déposé, a sorti ;
    howmany: on est combien, combien sommes-nous, combien on est, nous sommes combien, on joue à combien, sommes combien, combien est-on, vous êtes combien, combien êtes-vous, combien vous êtes, êtes combien ;
    ilayit: je le pose, je le mets, je le joue, je la pose, je la mets, je la joue, je le met, je la met, je le lâche, je le balance, je le sors, je le dépose, je vais le jouer, je vais le poser, je vais le mettre, je vais la jouer, je vais la poser, je vais la mettre ;
    shedoes: elle prend, il prend, elle pioche, il pioche, elle tire, il tire, elle doute, il doute, elle conteste, il conteste, elle ramasse, il ramasse ;
    up: monte, hausse, hausse le ton, monte le ton, hausse un peu, remonte ;
    effect: effet, effets, effet de, effet du, effet d, conséquence, conséquences ;
    shortof: pas de, plus de, pas d, plus d ;
    haspassed: a passé, a passé son tour, a sauté, a été sauté ;
    stow: rentre, range, stocke, ajoute, rajoute, mets dans ma main, mets dans mon jeu, mets avec les autres, glisse dans ma main, reprends, remets dans ma main, remets dans mon jeu, remets, laisse dans ma main, laisse en main, planque, cache, mets de côté, mets-la dans ma main, mets-la dans mon jeu, mets-la avec les autres, mets-la de côté, mets-la en main, remets-la dans ma main ;
    stayin: reste en, restons en, reste au, reste sur, restons sur, rester en, rester sur, laisse, laisse en, va rester en, va rester sur, va rester au, vais rester en, vais rester sur, vais rester au, reste dans, restons dans, rester dans, reste dans le ;
    handover: donne, donnez, donne toujours, vas-y donne, envoie, envoyez, aboule, envoie la sauce ;
    lose: tort, ai tort, j’ai tort, perds, je perds, échoue, me plante, me trompe, je me trompe, ai faux, j’ai faux, me goure, je me goure, je me plante ;
    wants: veut, veulent, voulait, a choisi, a demandé, a réclamé, a voulu, réclame ;
    attack: attaque, vise, cible, ça vient, vient ça, m’attaque, me vise, m’a visé, me cible, m’a attaqué ;
    dessus: là-dessus, dessus, sur ça, sur celle-là, par-dessus, sur cette carte ;
    liesthere: est posée, est posé, est posé là, est posée là, est sur la table, qui est mis, qui est mise, qui est posé, qui est posée ;
    request: tu, vous, avoir, recevoir, obtenir, prendre une carte ;
    whether: est-ce que, est-ce qu, est-il, est-elle, faut-il, dois-je, a-t-il, a-t-elle, prends-tu, pioches-tu, passes-tu, joues-tu, mets-tu, poses-tu, prenez-vous, piochez-vous, jouez-vous ;
    first: d’abord, avant, en premier ;
    eu: eu, eue, reçu, reçue ;
    ontonext: au suivant, au suivant de jouer, au tour de la suivante, au tour du suivant, au tour du prochain, au tour de la prochaine, à la suivante de jouer, au suivant alors, tour suivant, on passe au suivant, passons au suivant, je passe au suivant ;
    reprends: en reprends une, en reprendre une, reprends une carte, reprends une, j’en reprends, en reprends ;
    children: les enfants, mes enfants, les petits, les gosses, mes chéris, les amis, mes amis ;
    finish: finis, je finis, termine, je termine ;
    which: laquelle, lequel, lesquelles, lesquels ;
    surtout: surtout ;
    aimed: pour, sur, contre, chez ;
    makeskip: fais sauter le tour à, fais sauter le tour de, fais sauter, fais passer, saute le tour de, fais perdre son tour à, fais perdre le tour à, je saute le tour de, je fais sauter, je fais passer, bloque, je bloque, fais sauter le tour du, prive ;
    talky: sois plus bavard, soyez plus bavard, plus bavard, redonne-moi les détails, remets les détails, redonne les détails, parle plus, sois plus précis, soyez plus précis, sois plus détaillé, plus détaillé, ajoute des détails, ajoute plus de détails, mets tous les détails, mets plus de détails, parle-moi plus, sois plus complet, sois plus complète, soyez plus complet, mode complet, en mode complet, explique plus longuement, plus longuement ;
    normally: parle-moi normalement, parle normalement, reparle normalement ;
    upto: jusqu’à, jusqu’à combien, jusqu’à combien de ;
    always: toujours, encore ;
    onemorematch: on en refait une, on refait une partie, refaisons une partie, encore une partie, on s’en refait une ;
    slowgame: ralentis le jeu, ralentissez le jeu, ralentis la partie, joue moins vite, jouez moins vite ;
    goon: on reprend, on peut reprendre, c’est bon on reprend, je reprends la partie, reprends, reprendre, reprenons ;
    surely: bien sûr, bien sûr que oui, évidemment, volontiers, avec plaisir, absolument, certainement, carrément, je veux bien, exactement, tout à fait, affirmatif, vas-y, allez-y, c’est bien ça, oui celui-là, oui celle-là, c’est ça même, tout juste ;
    notnow: pas maintenant, pas encore, pas tout de suite, surtout pas, certainement pas, pas du tout, jamais de la vie, pas question, sûrement pas, je reste, négatif, pas pour l’instant, pas pour le moment, pas cette fois, pas ce coup-ci, sans façon, je préfère pas, je ne préfère pas, mieux vaut pas, vaut mieux pas, il vaut mieux pas, j’aime mieux pas, j’aime autant pas ;
    risk: risque, risquer, coûte, à perdre, peux perdre, quelque chose à perdre ;
    wrong: me trompe, je me trompe, j’ai tort, ai tort, je perds ;
    whatq: qu’est-ce que, qu’est-ce qu ;
    playv: joue, pose, mets, jouez ;
    answer: répondre, répondre à ça, réponds, réponds à ça ;
    patient: j’attends, je t’attends, je vous attends, on t’attend, on vous attend, je l’attends, je patiente, on attend, nous t’attendons, j’attends mon tour, j’arrive, j’arrive tout de suite, j’attends que tu joues, on attend que tu joues, j’attends que vous jouiez ;
    unwanted: ne voulais pas jouer ça, voulais pas jouer ça, ne voulais pas jouer celle-là, voulais pas jouer celle-là, ne voulais pas la jouer, voulais pas la jouer, voulais pas mettre ça, ne voulais pas mettre ça, ne voulais pas poser ça, voulais pas poser ça, ne voulais pas jouer cette carte, voulais pas jouer cette carte, ne voulais pas poser cette carte, voulais pas poser cette carte, ne voulais pas mettre celle-là, voulais pas mettre celle-là, voulais pas poser celle-là, ne voulais pas poser celle-là ;
    dropit: laisse tomber, laissez tomber, oublie ça, change d’avis, ai changé d’avis, change d’idée, ai changé d’idée, finalement rien, finalement pas, reviens sur ma décision, reviens sur mon choix, me ravise, je me ravise, change de décision, ai changé de décision, aurais pas dû, j’aurais pas dû, n’aurais pas dû ;
    andstock: et la pioche, et dans la pioche, et le paquet ;
    hitwith: colle, je colle, refile, flanque, balance, envoie, inflige, je donne, je lui donne, je lui colle, je lui mets, je lui refile, je lui balance, je lui envoie, colle-lui, refile-lui, mets-lui, balance-lui, flanque-lui, donne-lui, envoie-lui, je vais lui coller, je vais lui mettre, je vais lui refiler, colle donc, on lui colle, on lui met ;
    wasskipped: m’a fait passer, me fait passer, on m’a sauté, m’a sauté, saute mon tour, perds mon tour, ai perdu mon tour, perdu mon tour, ai passé mon tour, sauté mon tour, me saute, m’a pris mon tour, été sauté, été sautée, été bloqué, été bloquée, me suis fait sauter, mon tour a sauté, mon tour a été sauté ;
    andword: et, pis ;
    reported: peut-être que, il paraît que, suis trop lent, suis trop lente, j’ai été trop, vais trop vite, je parle trop, suis le plus fort, suis la plus forte, ça monte, ça baisse, suis muet, suis muette, silence radio, à sec, c’était trop, pas trop vite, pas trop fort, pas trop rapide, pas trop lent, pas de son, plus aucun son, pas de musique, en a plus, en a plus beaucoup, je me dépêche, j’accélère, elle quitte, il quitte, elle arrête, il arrête, elle recommence, il recommence, ça recommence, tu recommences, vous recommencez, a recommencé, ai recommencé, elle annule, il annule, elle sauvegarde, il sauvegarde, a sauvegardé, ai sauvegardé, as-tu sauvegardé, c’est sauvegardé, est sauvegardée, elle fait une pause, il fait une pause, a fait une pause, ai fait une pause, a coupé, ai coupé, a arrêté, je devrais arrêter, je devrais partir, on devrait arrêter, je devrais quitter, je parle anglais, je parle français, elle parle anglais, il parle anglais, tu parles bien, est anglais, est anglaise, suis anglais, suis anglaise, suis français, suis française, ça va plus vite, on va plus vite, y a plus de son, ai plus de son, elle continue, il continue, on aurait pu, aurait pu, aurais pu, suis en pause, est en pause, a attendu, ai attendu, ai parlé trop, a parlé trop, a annulé, ai annulé, a mis en pause, elle lance, il lance, elle commence, il commence, elle démarre, il démarre, elle distribue, il distribue, ai gardé, a gardé, bon pour elle, bon pour lui, elle parle, il parle, ils parlent, elles parlent, suis trop fort, suis trop forte, suis fort, suis forte, suis vraiment fort, suis vraiment forte, suis hyper fort, suis super fort, encore une et, encore un tour et, une dernière et, et après j’arrête, me trompe toujours, me trompe souvent, me trompe tout le temps, me trompe jamais, j’attends le, j’attends la, j’attends du, j’attends un, un coup et, un tour et, une partie et, une manche et, je mets de la musique, je mets un peu de musique, je mets la musique, tu parles anglais, parles-tu anglais, vous parlez anglais, parlez-vous anglais, voix est moche, voix est belle, voix est jolie, ai plus de, ai plus le, ai plus la, avons plus de, avons plus le, on parle trop, on parle beaucoup, jouent vite, jouez vite, tu parles français, vous parlez français, taisez-vous les enfants, chut les enfants, du calme les enfants, silence les enfants, mets de la musique, mettez de la musique, mets-nous de la musique, ai plus de voix, c’est en anglais, c’est en français, tu sais l’anglais, tu sais le français, vous savez l’anglais, tu joues vite, vous jouez vite, elle joue vite, il joue vite, elles jouent vite, tu as enregistré, t’as enregistré, as enregistré, a enregistré, ai enregistré, as-tu enregistré, tu as sauvegardé, as sauvegardé, est enregistré, est enregistrée, je sors ce soir, ai plus de temps, le plus fort c’est, la plus forte c’est, c’est moi le plus fort, c’est moi la plus forte, c’est de l’anglais, c’est du français, le jeu est en, jeu est en anglais, est passé en, c’est passé, ça passe en, a changé en, y a pas de bruit, y a pas de son, y a pas de musique, est coupée, est coupé, c’est sans, suis sans, est sans, ça annule, joker annule, est annulé, a été annulé, s’annule, ça me sauve, ça nous sauve, ça te sauve, elle garde, il garde, ils gardent, elles gardent, oublie souvent, j’oublie toujours, tu m’as trompé, tu m’as trompée, une mauvaise carte, me trompe, tu enregistres, tu me sauves, c’est le plus bas, c’est la plus basse, c’est le plus haut, c’est la plus haute, c’est ma plus forte, c’est mon plus fort, est-ce enregistré, est-ce sauvegardé, il y a une erreur, y a une erreur, as fait une erreur, tour annulé, tu sais parler, vous savez parler, sais-tu parler, savez-vous parler, elle peut attendre, il peut attendre, ça peut attendre, je peux attendre, on peut attendre, ils peuvent attendre, elle va attendre, elle doit attendre, tout le monde attend, fais attendre, les fais attendre, tout le monde m’attend, tout le monde nous attend, ils attendent tous ;
    please: s’il te plaît, s’il vous plaît, stp, svp, pour moi, je vous prie, je te prie, je t’en prie, je vous en prie, s’te plaît, steuplaît, siouplaît ;
    isfast: tu vas vite, tu parles vite, vous parlez vite, elle parle vite, la voix est rapide, la voix est un peu rapide, c’est trop rapide, un peu rapide, un peu vite, t’es trop rapide, tu es trop rapide, vous êtes trop rapide ;
    isslow: la voix est lente, tu parles lentement, vous parlez lentement, elle parle lentement, t’es trop lent, t’es trop lente, tu es trop lent, tu es trop lente, vous êtes trop lent, vous êtes trop lente ;
    speakv: parle, parler, parlez, lis, lire, lisez, cause, causez ;
    present: qui est là, qui est à la table, qui joue avec moi, qui sont les joueurs, qui est autour de la table, qui joue avec nous, avec qui je joue, avec qui on joue, contre qui on joue, qui sont les autres joueurs, qui participe, qui participe à la partie, qui est dans la partie, qui est de la partie, qui est là ce soir, qui joue ce soir, qui est là aujourd’hui, qui est ici, y a qui, il y a qui, y’a qui, y a qui à la table, y a qui à table, y a qui autour de la table ;
    gameslow: le jeu est lent, c’est un jeu lent, le jeu est si lent, les robots sont lents, ils sont lents, les autres sont lents ;
    gamefast: le jeu est rapide, les robots sont rapides, ils sont rapides, vous jouez vite, ils jouent vite ;
    ididlast: je viens de faire quoi, qu’est-ce que je viens de faire, qu’est-ce que je viens de jouer, je viens de jouer quoi, j’ai joué quoi, qu’est-ce que j’ai joué, c’était quoi mon dernier coup ;
    aije: ai-je, est-ce que j’ai, ai-je encore, est-ce que j’ai encore, j’ai encore ;
    idid: j’ai pioché, j’ai joué, j’ai passé, j’ai passé mon tour, j’ai gardé, j’ai gardé la carte, j’ai bien passé, j’ai posé ;
    placeof: position, la position, la place, place, numéro, je cherche, cherche, je cherche ma, je cherche mon ;
    hurryup: dépêchez-vous, plus vite que ça, grouille, grouille-toi, grouillez-vous ;
    withdrawn: attends, attendez, attends un peu, attendez un peu, laisse tomber, laissez tomber, je rigole, je plaisante, je déconne, finalement non, non finalement, oups, je me demande, en fait non, enfin non, quel dommage, ah non, oh non, garde non, garde ah non, garde euh non, garde finalement non, attends voir, attendez voir ;
    pity: quel dommage, quelle malchance, quelle poisse, dommage ;
    mymono : mon, ma, mon unique, ma unique, mon seul, ma seule ;
    cheer : allez, vas-y, allez-y, dépêche-toi, grouille-toi, accouche, bouge-toi, réveille-toi, active, active-toi, go, on y va ;
    yourturn : à toi, à vous, à toi de jouer, à vous de jouer, je laisse la place à, je te laisse la place ;
    makesme : m’en fait, ça m’en fait, m’en fait-il, ça m’en fera, ça m’en ferait, ça me fait, me fait, ça me fera, me fera, me ferait ;
    demand : demande, demandent, demande-t-on, réclame, réclame-t-on, exige, impose ;
    atcount : est à combien, en est à combien ;
    thereis : y a quoi comme, il y a quoi comme, y a-t-il comme, qu’est-ce qu’il y a comme, quelles sont les, c’est quoi les, y a quelles, il y a quelles, entre quelles ;
    goahead : vas-y, allez-y, allez hop, allez, fais-le, faites-le, fonce, on y va, c’est parti, go, et hop, fais péter, lâche-la, allons-y, alors vas-y, alors allez-y, vas y, vasy, vazy ;
    multi : multicolore, multicolores, carte multicolore, quatre couleurs, carte quatre couleurs, toutes couleurs, carte toutes couleurs, carte frimée ;
    insteadplay : plutôt que de jouer, plutôt que jouer, plutôt que de poser, plutôt que poser, plutôt que de la jouer ;
    thisturn : ce tour-ci, ce tour, cette fois, cette fois-ci, ce coup-ci, pour ce tour, pour cette fois, à ce tour, c’tour, ce tour là ;
    mypass : laisse mon tour, je laisse mon tour, laisser mon tour, passe la main, passer la main, je passe la main, cède mon tour, céder mon tour, cède la main, laisse la main, laisser la main, cède la place, cède ma place, je cède ma place, sans moi, c’est sans moi, fais l’impasse, je fais l’impasse, je skip, je skippe, je vais skip ;
    fits : elle va, elle va bien, elle convient, il va, il convient, elle colle, il colle ;
    letdo : laisse faire, me laisse faire, la laisse faire, le laisse faire, te laisse faire, vous laisse faire, laissons faire, laisse courir, laisse couler, laisse passer, laisser passer, laisser courir, laisse tranquille, la laisse tranquille, te laisse tranquille, le laisse tranquille ;
    contest : conteste, contester, contestons, contesterai, mets pas en doute, mettre en doute, doute, douter, douterai, doutons, tente, tenter, tente le coup, tenter le coup, discute, discuter, discutons ;
    norisk : courir aucun risque, courir de risque, prendre de risque, prends pas de risque, prends aucun risque, prendre aucun risque, prenons pas de risque, prends pas le risque, prendre pas le risque, pas prendre le risque, prends pas ce risque, tente pas le diable, prends pas de chance, prends pas de chances, prendre pas de chance, prends aucune chance, prendre de chance ;
    admit : avoue, avouez, avoue-le, avouez-le, reconnais-le, reconnaissez-le, avoue que, avouez que, avoue qu, reconnais que, reconnaissez que ;
    youthink : tu crois que, tu crois qu, crois-tu que, crois-tu qu, vous croyez que, vous croyez qu, croyez-vous que, croyez-vous qu, tu penses que, tu penses qu, penses-tu qu, penses-tu que, vous pensez que, vous pensez qu, pensez-vous que, pensez-vous qu, à ton avis, à votre avis, d’après toi, selon toi, d’après vous, selon vous, tu crois, tu penses, vous croyez, vous pensez, crois-tu, penses-tu, croyez-vous, pensez-vous ;
    challenge : défi, mon défi, le défi, contestation, ma contestation, pari, mon pari, doutant, en doutant, au doute ;
    kept : gardé, gardée, gardées, gardés, conservé, conservée, conservées ;
    finishlater : on finira demain, on finit demain, je finis demain, je finirai demain, on continue demain, on continuera demain, je continue demain, je continuerai demain, on reprend demain, on reprendra demain, je reprends demain, je reprendrai demain, on finira plus tard, je finirai plus tard, je finis plus tard, on finit plus tard, on finira une autre fois, je finirai une autre fois, la suite demain, on reprendra plus tard, je reprendrai plus tard, je reviendrai plus tard, je reviendrai demain, je veux reprendre plus tard, je veux continuer demain, je veux continuer plus tard, je veux finir demain, je veux finir plus tard, on continuera plus tard, on peut reprendre plus tard, on finira ça demain, on finit ça demain, on finira ça plus tard, je finirai ça demain, on finit ça plus tard, je finis ça demain ;
    takethat : prends ça, prenez ça, prends-toi ça, prends donc ça, prends toujours ça, prends ça dans les dents, prends ça dans ta face, mange-toi ça, attrape ça, attrape, attrape toujours, attrapez ça, régale-toi, c’est cadeau, tiens mange, mange ça, mange donc, mange-moi ça, tiens mange ça, prends ça dans tes dents, tiens dans les dents, tiens dans ta face, dans tes dents, et paf ;
    mustdraw : doit piocher, doit prendre, doit tirer, doit en piocher, doit en prendre, doit ramasser, doit piger, doit en piger ;
    pointout : signaler, signale, dénoncer, dénonce, signalons, signalez, relever, souligner, constater, attrape, attraper, attrapons, chope, choper, signale que, signale qu, dénonce que, constate que, remarque que, note que, fais remarquer que, fais remarquer qu, rappelle que, punir, sanctionner, pénaliser, attrapez, chopez, choppe, pince, pincez ;
    getcaught : se fait prendre, se fait attraper, se fait choper, me fais prendre, me fais attraper, me fais choper, se fait avoir, est puni, est sanctionné, se fait dénoncer, se fait prendre à, se fait attraper à, me fais prendre à, est pris à, est pris en train de, me prend à, m’attrape à, me chope à, nous prend à, me grille, me crame, me fais griller, me fais cramer, fais griller, fais cramer, se fait griller, se fait cramer, se fait choper à, me fais choper à, me surprend, me surprend à, me démasque, me fais démasquer ;
    far : loin de, loin derrière, loin devant, combien de retard sur, combien d’avance sur, derrière, proche de, près de ;
    somuch : autant, autant de, tant de, tant, tout, tous, tous les points ;
    refused : refusée, refusé, été refusée, rejetée, rejeté, été rejetée, pas acceptée, pas acceptable, refusez, refuses, interdite, pas jouable, impossible à jouer, acceptes pas, n’acceptes pas, acceptez pas ;
    simple : simple, ordinaire, normal, tout seul ;
    meanwhile : pendant que, tandis que, pendant ce temps ;
    reflects : réfléchit, joue, décide, hésite, cherche, prend son temps, fait son choix ;
    beforeleaving : avant de partir, avant de quitter, avant que je parte, avant d’arrêter, avant de m’en aller, avant d’y aller, avant d’aller dormir ;
    modify : modifier, modifie, modifiez, ajuster, ajuste, régler, changer, je règle, on règle, paramétrer, configurer, paramètre ;
    little : petit, petite, gros, grosse, grand, grande, petites, petits, grosses, grandes ;
    thatone : celle que, celle qu, la couleur que, la couleur dont, celle dont, celle qui ;
    because : car, parce que, parce qu, puisque, puisqu, vu que, vu qu, étant donné que, étant donné qu ;
    noriskat : aucun risque, pas de risque, pas le risque ;
    itsyours : c’est à toi, c’est à vous, c’est à toi de jouer, c’est à vous de jouer, c’est au tour de, c’est ton tour, c’est votre tour ;
    isasked : est demandé, est réclamé, est exigé, qui est demandé, est voulu, qui est réclamé ;
    isloud : la voix est forte, la voix est un peu forte, c’est un peu fort, tu parles fort, vous parlez fort, elle parle fort, un peu fort, un peu forte ;
    issoft : la voix est faible, la voix est un peu faible, la voix est basse, la voix est un peu basse, c’est un peu bas, un peu faible, un peu bas, un peu basse, tu parles bas, vous parlez bas ;
    youare : t’es, tu es, vous êtes, t’es qu, tu n’es qu ;
    cutting : éteint, coupe-t-on, éteint-on, désactive-t-on, coupes, désactives, enlèves ;
    pareil : la même, la même couleur, même couleur, pareil, la même qu’avant, la même que tout à l’heure, la même que maintenant, la même chose, comme avant, inchangée, comme c’était, comme c’est, reste comme c’était, reste comme c’est, reste comme avant, reste comme ça, reste pareil, laisse comme c’était, laisse comme c’est, laisse comme ça, laisse comme avant, idem, idem qu’avant, celle d’avant, la couleur d’avant, même couleur qu’avant, la même couleur qu’avant, comme tout à l’heure, la couleur précédente, même couleur que tout à l’heure, je garde la couleur, on garde la couleur, et je garde la couleur, garde la couleur, comme le talon, comme au milieu, comme la pile, comme la carte du dessus ;
    bothof : les deux, mes deux, tes deux, tous les deux, toutes les deux ;
    third : elle, il, elles, ils, elle la, il la, elle le, il le, elle les, il les, tout le monde, quelqu’un, chacun, il me, elle me, ils me, elles me, ça me, tout le monde me ;
    acts : joue, jouent, pose, posent, garde, gardent, pioche, piochent, prend, prennent, doit, doivent, devrait, devraient, devra, devront, met, mettent, gaspille, gaspillent, sacrifie, lâche, lâchent, balance, balancent, sort, sortent, lance, lancent, glisse, accepte, acceptent, conteste, contestent, doute, doutent, relève, récupère, récupèrent, laisse, laissent, mange, mangent, embarque, ramasse, ramassent, tire, tirent, refuse, refusent, m’accuse, m’accuses, pogne, pognent, attrape, attrapent, chope, chopent, dénonce, dénoncent, mélange, mélangent, donne, donnent, rentre, rentrent, essaie, essaient, peut, peuvent, veut, veulent, capitule, capitulent, continue, continuent, fait piocher, fait passer, fait sauter, fait prendre, font piocher, va jouer, va piocher, va poser, va passer, va prendre, va garder, va tirer, va continuer, vont jouer, vont piocher ;
    past : a, ont, avais, avait, avaient, aurais, aurait, auraient, une fois, déjà, a encore, ont encore, avait encore, a déjà, ont déjà, a tout, a bien, a toujours, a pas encore ;
    done : douté, pioché, gardé, choisi, joué, posé, mis, tiré, donné, dénoncé, accepté, essayé, entendu ;
    ihavedone : ai, ai-je ;
    doneby : douté, gardé ;
    nothingis : rien, est, a été, sont, ont été ;
    laiddown : joué, posé, mis, jouée, posée, mise ;
    justnow : viens de, vient de, venait de, viennent de ;
    doingit : douter, jouer, poser, mettre, prendre, garder, passer ;
    pityfor : tant pis pour, dommage pour, tant mieux pour, bien fait pour, bravo pour, bon courage pour, pauvre, la pauvre, ce pauvre, cette pauvre, ma pauvre, mon pauvre ;
    thisthat : le, la, les, mon, ma, mes ;
    laying : joue, pose, mets, jouer, poser, mettre ;
    several : deux cartes, trois cartes, quatre cartes, cinq cartes, les deux, en deuxième, en troisième, plusieurs cartes, plusieurs, sur le bleu, sur le rouge, sur le vert, sur le jaune, sur la bleue, sur la rouge, sur la verte, sur la jaune, sur le un, sur le deux, sur le trois, sur le quatre, sur le cinq, sur le six, sur le sept, sur le huit, sur le neuf, sur le zéro, sur le 0, sur le 1, sur le 2, sur le 3, sur le 4, sur le 5, sur le 6, sur le 7, sur le 8, sur le 9, sur le plus, sur le joker, sur le passe, sur la carte, sur la dernière, sur le dernier, sur la première, sur le premier, sur la deuxième, sur la sienne, sur la mienne, sur le même, sur la même, sur la couleur, sur le multicolore, sur le tien, sur le sien, sur la gauche, sur la droite ;
    enlaying : en joue, en mets, en pose ;
    twothree : deux, trois ;
    mesword : mes ;
    digits : 0, 1, 3, 5, 6, 7, 8, 9, trois, cinq, six, sept, huit, neuf ;
    alittle : peu de, un petit, un gros, un peu de, enfin un ;
    gotme : m’a, m’ont ;
    caughtme : attrapé, attrapée, chopé, chopée, pincé, pincée, coincé, coincée, eu, eue, vu, vue, pris, prise, grillé, grillée ;
    theone : celle, celui, la carte, ma carte, celle qui est, celui qui est, la carte qui est ;
    remain : reste en, reste sur, reste au, reste sur du, reste dans le, restons en, restons sur, restons au, rester en, continue en, continue dans le, poursuis en, continuons en, poursuivons en ;
    together : en même temps, ensemble, à la fois, d’un coup, en un coup, d’un seul coup ;
    onto : sur un, sur une, sur le, sur la, sur du, sur l ;
    forgotit : a oublié, avait oublié, a zappé, a complètement oublié, a encore oublié ;
    oneof : une de mes, un de mes, l’une de mes, l’un de mes, une de ces ;
    silent : se tait, ne dit rien, dit rien, reste muette, reste muet, reste silencieuse, reste silencieux, n’a rien dit, a rien dit, fait comme si de rien n’était, ne bronche pas, s’est tue, s’est tu, n’a pas moufté, n’a pas bronché ;
    idemand : je demande, je réclame, j’exige, j’impose, je demande la couleur ;
    myfirst : ma première, mon premier ;
    front : devant, en premier, d’abord, au début, à gauche, en tête ;
    hop : hop, et hop, allez hop, tac, bim, bam, vlan, boum, zou, paf, dans les dents, dans ta face, dans la tronche, cadeau, et toc, dans ta tronche ;
    onlyhave : n’ai que, ai que, n’ai plus que, ai plus que, me reste que, il me reste que, il ne me reste que, n’ai qu, ai qu ;
    ichange : je change, je vais changer, on change, on va changer, je dois changer, changeons, changer, changer de ;
    leftmost : celle de gauche, celle à gauche, celle du bout à gauche, la carte de gauche, la carte à gauche, ma carte de gauche, celle d’à gauche, la carte d’à gauche, celle qui est à gauche, celle tout de suite à gauche ;
    fromstock : dans le paquet, dans la pioche, dans le tas, du paquet, du tas, à la pioche, du talon, de la pioche, au paquet, au tas, au talon ;
    respond : répondre, réponds, répond, répondre à ça ;
    towhat : à quoi ;
    stillis : c’est toujours, c’est encore, est-ce toujours, est-ce encore, on est toujours sur, on est encore sur, on joue toujours sur, on est sur ;
    stuck : ça bloque, bloque, ça coince, traîne, lambine, prend tout ce temps, prend son temps, met autant de temps, met tout ce temps, est si lent, est si lente ;
    moveson : avance, ça avance, bouge, ça bouge, joue, jouent ;
    heshe : il, elle, ils, elles, ça ;
    wayround : à l’envers, dans l’autre sens, dans l’ordre normal, dans l’ordre inverse, dans le bon sens, dans le mauvais sens, dans le sens normal, à l’endroit, dans le sens inverse, à l’endroit ou à l’envers, à l’envers ou à l’endroit, sens inverse ;
    neighbour : voisin, voisine, voisins, voisines, voisin de gauche, voisin de droite, voisine de gauche, voisine de droite, à côté de moi, assis à côté de moi, assise à côté de moi ;
    eats : mange, manger, va manger, mangera, va prendre, prendra, prend, reçoit, recevra, va recevoir, se prend, va se prendre, encaisse, va encaisser, subit, va subir, va piocher, piochera, va sauter, va passer, est bloqué, est bloquée, sera bloqué, sera bloquée, va être bloqué, perd son tour, va perdre son tour, perdra son tour, passera son tour, va passer son tour, sera sauté, sera sautée ;
    meleft : il me reste, me reste, m’en reste, il m’en reste, me reste-t-il, il ne me reste ;
    countv : compte, compter, comptez, comptons, recompte, fais le compte de, fais le compte des, faire le compte de, faire le compte des ;
    ofothers : des autres, des adversaires, des autres joueurs, de mes adversaires, des bots, des robots, de tous les joueurs, de tout le monde ;
    mygame : mon jeu ;
    should : devrais, devrait, devrais-je, devrais donc, ferais mieux de, ferais mieux d ;
    whattolay : quoi mettre, quoi jouer, quoi poser, que jouer, que mettre, que poser, quoi lâcher, quoi balancer, je mets quoi, je pose quoi, qu’est-ce que je mets, qu’est-ce que je pose, je balance quoi, moi je mets quoi ;
    between : entre ;
    penalty : pénalité, sanction, punition, amende ;
    shouldhave : aurait dû, devait, devrait, devait bien ;
    whatswrong : qu’est-ce qui va pas, qu’est-ce qui ne va pas, qu’est-ce qui cloche, c’est quoi le problème, quel est le problème, c’est quoi le souci, quel est le souci, où est le problème, c’est quoi qui va pas, qu’est-ce qui coince ;
    iact : je change, je pose, je mets, je tire, je lâche, je passe, je prends, je pioche, je joue, je me trompe ;
    often : toujours, souvent, parfois, jamais, rarement, tout le temps ;
    mustlay : vais devoir mettre, vais devoir jouer, vais devoir poser, vais devoir lâcher, suis obligé de mettre, suis obligée de mettre, suis obligé de jouer, suis obligée de jouer, obligé de jouer, obligée de jouer, obligé de mettre, obligée de mettre, suis obligé de poser, suis obligée de poser ;
    yielding : t’as gagné, tu as gagné, vous avez gagné, tu gagnes, t’as raison, tu as raison ;
    believeher : je la crois, je te crois, je le crois, je vous crois, je lui fais confiance, je te fais confiance, je vous fais confiance ;
    thefour : +4, plus 4, plus quatre ;
    collect : récupère, récupérer, embarque, mange, manger, bouffe, bouffer, avale, avaler, croque, me tape, me farcis, me coltine, m’enfile ;
    declining : me laisse pas faire, ne me laisse pas faire, suis pas d’accord, ne suis pas d’accord, pas d’accord, prends pas, ne prends pas, pioche pas, ne pioche pas, refuse, refuse de piocher, refuse de prendre, accepte pas, n’accepte pas, veux pas, ne veux pas ;
    bluffed : bluffait, bluffais, bluffiez, mentait, mentais, mentiez, avait menti, avait bluffé, aurait menti, aurait bluffé ;
    right : raison, ai raison, j’ai raison, avais raison ;
    doeswhat : ça fait quoi, ça donne quoi, il se passe quoi, que se passe-t-il, qu’est-ce que ça fait, ça me donne quoi, ça m’apporte quoi, ça me rapporte quoi ;
    worthit : vaut le coup, ça vaut le coup, vaut la peine, ça vaut la peine, est-ce que ça vaut le coup, est-ce que ça vaut la peine, vaut vraiment le coup, ça vaut-tu la peine, ça vaut-tu le coup ;
    avoid : éviter, échapper, y échapper, échapper à, m’en sortir, m’en sors, me défendre, me défends, contrer, esquiver, parer, refuser, refuser de, refuser les cartes ;
    supposed : suis censé, suis censée, suis supposé, suis supposée, suis-je censé, suis-je censée ;
    isshelying : bluffe-t-elle, bluffe-t-il, ment-elle, ment-il, a-t-elle bluffé, a-t-il bluffé, a-t-elle menti, a-t-il menti, est-elle en train de bluffer, est-il en train de bluffer, bluffe-tu, elle bluffe-tu, il bluffe-tu, ment-tu, elle ment-tu, il ment-tu, a-tu bluffé, elle a-tu bluffé, il a-tu bluffé, a-tu menti, elle a-tu menti, il a-tu menti, triche-tu, elle triche-tu, il triche-tu, elle bluffait-tu, bluffait-tu, mentait-tu ;
    whatisit : c’est quoi, qu’est-ce que c’est, qu’est-ce que c’était, c’était quoi, c’est quoi ça, c’est quoi cette carte, c’est laquelle, c’est un combien, c’est quel chiffre, c’est quel numéro, elle est de quelle couleur, de quelle couleur elle est, elle est comment, elle vaut combien, c’est quoi le nom de la carte, c’est quoi le nom, quel est le nom de la carte, ça vaut combien ;
    ineed : il me faut, me faut, faut, il faut, il nous faut, nous faut, il me faudrait, me faudrait, il faudrait, faudrait, ai besoin de, j’ai besoin de, besoin de ;
    settled : c’est décidé, je tranche, tranche, final, c’est tout, c’est mon dernier mot, c’est définitif, point final, ma décision est prise, s’impose, c’est ce que j’ai le plus, c’est celui que j’ai le plus, sans hésitation ;
    suits : me va, me va bien, me convient, me convient bien, me convient très bien, me plaît, me plaît bien, ira, ça ira, ira bien, ira très bien, fera l’affaire, fera très bien l’affaire, m’arrange, m’arrange bien, m’arrangerait, m’irait, m’irait bien, sera parfait ;
    bother : embêter, ennuyer, gêner, coincer, énerver, embêter un peu, faire enrager, bloquer, freiner, ralentir, arrêter, empêcher de gagner, contrer, bloque, coince, embête ;
    therebe : y a, il y a, y avait, il y avait, y a-t-il, y en a, il y en a ;
    whatever : je m’en fiche, m’en fiche, ça m’est égal, m’est égal, je m’en moque, choisis toi, choisis toi-même, décide toi, choisis à ma place, comme tu veux, comme vous voulez, comme tu préfères, à toi de voir, à vous de voir ;
    elsething : autre chose, une autre carte, autre carte, une autre, un autre, d’autre, rien d’autre ;
    putback : remets, remettre, range, rentre, reprends, repose, remettez ;
    newone : la nouvelle, nouvelle, la nouvelle carte, nouvelle carte, cette nouvelle carte, toute nouvelle ;
    ontopile : hop sur la table, hop sur le tas, hop sur la pile, hop dessus, hop là-dessus, allez sur la table, allez sur le tas, allez hop sur le tas, allez hop sur la table, direct sur la table, direct sur le tas, direct dessus, directement dessus, directement sur la table, directement sur le tas, directement sur la pile, direct, tout direct ;
    aswell : autant ;
    stays : elle reste dans ma main, qu’elle reste dans ma main, elle reste avec moi, elle reste en main, elle reste dans mon jeu, elle reste chez moi ;
    useful : en ai besoin, j’en ai besoin, en aurai besoin, j’en aurai besoin, peut servir, ça peut servir, elle peut servir, pourra servir, elle pourra servir, servira, me servira, elle me servira, elle servira, ça servira, peut toujours servir, elle peut toujours servir, peut être utile, sera utile, m’en servirai, je m’en servirai, m’en servirai plus tard, je m’en servirai plus tard ;
    endturn : fin de mon tour, fin de tour, fin du tour, mon tour est fini, j’ai fini mon tour, ai fini mon tour, j’ai fini, c’est tout pour moi, ce sera tout, ce sera tout pour moi, fini pour moi ;
    jouable : jouable, posable, compatible, valable, se joue ;
    follow : suivre, à suivre ;
    waitforme : tu m’attends, vous m’attendez, on m’attend, m’attendez-vous, m’attends-tu, c’est moi qu’on attend, ils m’attendent ;
    forgotme : me rappelle plus, me souviens plus, me rappelle pas, ne me rappelle plus, ne me souviens plus, me souviens pas, sais plus, ne sais plus ;
    cani : puis-je, puis je ;
    goagain : on repart, c’est reparti, reparti, on est repartis, repartons, on s’y remet, en route, en avant, en piste, on attaque la suite, on attaque la suivante, attaque la suite, on se remet au boulot, au boulot, on joue, on est prêts, nous sommes prêts, quand tu veux, quand vous voulez, j’ai hâte, j’ai hâte de continuer, à l’attaque, on y retourne, envoyez la suite, envoie la suite, qu’on en finisse, je suis chaud, je suis chaude, on est chauds, on lance la prochaine, on lance la suivante, lance la prochaine, on peut démarrer la suivante, on peut lancer la suivante, démarre, on démarre, lance, on lance, moi c’est bon, tour suivant, round suivant, prochain round, round 2, jouons, commençons, on se la refait, roulez jeunesse, zou, roule, on repart pour une manche, on repart pour un tour, c’est reparti pour un tour, c’est reparti pour une manche, reparti pour un tour, reparti pour une manche, on brasse-tu, redonne, redonnez ;
    gap : écart, d’écart, retard, de retard, d’avance, points d’écart, points de retard, points d’avance, avance sur ;
    endedwith : fini avec, a fini avec, terminé avec, a terminé avec, gagné avec, a gagné avec, a fini sur, fini sur, conclu avec ;
    finishes : finit, se finit, se termine, finira, se terminera, est fini, sera fini, est terminée, sera terminée, fini, finie, s’arrête, s’arrêtera ;
    reach : atteindre, arriver, arriver à, monter, monter à, aller à, aller jusqu’à ;
    rounds : manches, manche ;
    launch : lance, lancer, lançons, démarre, démarrer, commence, commencer, commençons, faire, entame ;
    invite : ça te dit, ça vous dit, ça te dirait, ça vous dirait, partant pour, partants pour, tu es partant pour, vous êtes partants pour, qui est partant pour, on se fait, si on faisait, si on se faisait ;
    called : on m’appelle, on m’attend, on mange, le repas est prêt, c’est l’heure, c’est l’heure de manger, il est tard, il se fait tard, j’ai du boulot, je suis fatigué, je suis fatiguée, j’en ai marre, ça me saoule, ça me gonfle, ça m’énerve, ras le bol, j’en ai assez, c’est l’heure d’aller au lit, maman m’appelle, papa m’appelle, ma femme m’appelle, mon mari m’appelle, ma mère m’appelle, c’est l’heure d’aller dormir, c’est l’heure de dormir ;
    stopv : arrêter, quitter, partir, fermer ;
    ileave : je file, je me sauve, je me casse, je me tire, je me barre ;
    suspend : suspends, suspendre, suspendez, gèle, geler, interromps, interrompre, interrompez, on suspend, mets ça en pause, mettez ça en pause, mets ça sur pause ;
    halt : stop, stoppez, arrête, arrêtez, halte, arrêtons, on arrête ;
    mandatory : obligatoire, c’est obligatoire de, est-ce obligatoire de, est-ce obligatoire ;
    teach : apprends-moi, apprends-moi à jouer, apprenez-moi, apprenez-moi à jouer, apprendre à jouer, m’apprendre, m’apprendre à jouer, tuto, tutoriel, un tuto, apprendre le jeu, apprendre, je veux apprendre, leçon, leçons, une leçon ;
    wherefrom : par où, par quoi ;
    config : configuration, configurer le jeu, config ;
    mess : en désordre, mélangées, le bazar, en vrac, en pagaille, le bordel, mal rangées, pas rangées, pas triées, mal triées ;
    tongue : langue, la langue, langues ;
    letplay : je te laisse jouer, je vous laisse jouer, je laisse jouer ;
    comefrom : vient de, vient de chez, provient de ;
    fromwhere : d’où vient, d’où viennent, d’où sort, d’où sortent, d’où il sort, d’où elle sort, d’où il vient, d’où elle vient, d’où sort-il, d’où vient-il, d’où vient-elle, d’où ça sort, d’où ça vient, il vient d’où, elle vient d’où, il sort d’où, elle sort d’où, d’où elles viennent, d’où ils viennent, d’où viennent-elles, d’où elles sortent ;
    earlier : tout à l’heure, tantôt, plus tôt, à l’instant ;
    couldi : je pourrais, pourrais-je, est-ce que je pourrais ;
    unpause : reprends la partie, reprendre la partie, on reprend la partie, reprends le jeu, reprenons, on peut reprendre la partie, fin de pause, fin de la pause, la pause est finie, la pause est terminée, arrête la pause, enlève la pause, plus de pause, me revoici, me voilà, je suis là, remets le jeu en marche, relance le jeu, c’est bon on reprend ;
    howleave : comment sortir, comment on sort, comment je sors, comment je fais pour sortir, comment on fait pour sortir, comment on fait pour quitter, comment je sors du jeu, comment sortir du jeu, comment on sort du jeu, comment sort-on du jeu ;
    inorder : en ordre, dans l’ordre, dans le bon ordre, bien rangées ;
    sidebyside : ensemble, côte à côte, regroupées ;
    danger : dangereux, risqué, risquée, dangereuse, c’est risqué, c’est dangereux ;
    chances : chances, chance, probabilité, chances que, chances qu ;
    theend : la fin, fin de la partie, la fin de la partie, la fin du jeu, fin du jeu, fin de la manche ;
    giveback : rends-moi, rendez-moi, redonne-moi, redonnez-moi, rendre ;
    dare : lance un défi, lance le défi, relève le défi, relever le défi, relève ton défi, te lance un défi ;
    takeback : récupère, récupérer, reprends, reprendre, rends-moi ;
    longlive : vive ;
    whereshe : en est où, est rendu où, est rendue où, en est à combien, en est rendu où, en est rendue où, elle en est où, il en est où, en est-elle, en est-il ;
    readbraille : je lis en braille, j’ai le braille, j’ai mon braille, je lis sur ma plage, je lis le braille, j’ai ma plage ;
    interrupted : le petit pleure, la petite pleure, le bébé pleure, bébé pleure, le chien aboie, le four sonne, ça brûle, le lait déborde, le chat vomit, quelqu’un arrive, le facteur est là, mon mari arrive, ma femme m’appelle, ma mère appelle, le café est prêt, faut que je réponde, il faut que je réponde, je vais ouvrir, je réponds, j’ai faim, j’ai soif ;
    nogame : pas de jeu, pas de main, aucun jeu, un jeu pourri, rien dans mon jeu, un mauvais jeu, pas un beau jeu ;
    rendu : rendu, rendue, rendus, rendues ;
    atu : a-tu, ont-tu ;
    infault : en faute, en flagrant délit, la main dans le sac, en flag, en plein délit ;
    whoplays : qui joue, qui joue là, qui doit jouer, qui réfléchit, qui décide, qui joue maintenant, qui est en train de jouer, qui a la main ;
    ponders : réfléchit, hésite, cherche, prend son temps, fait son choix, en train de réfléchir, est en train de réfléchir, en train de jouer, est en train de jouer ;
    ihold : que j’ai, que j’ai en main, que je possède, qui me reste, que j’aie, que j’ai dans ma main, que j’ai dans la main ;
    topass : pour passer au, pour passer en, pour passer à, pour changer en, pour mettre, pour mettre du, pour avoir du, pour demander, pour demander du, pour aller au, pour aller en, pour revenir au, pour revenir en, et on passe au, et je passe au, et je garde, et je garde le, et on garde, et on garde le, et je reste en, et on reste en, et je laisse en, et on laisse en, et je reste à, et on reste à, et je reste sur le, et je reste au ;
    iwasskipped : mon tour a sauté, mon tour a été sauté, on m’a sauté, m’a sauté, m’a fait passer, me suis fait sauter, ai perdu mon tour, ai été sauté, ai été sautée, m’a pris mon tour, me suis fait bloquer, ai été bloqué, ai été bloquée ;
    hadtu : avait-tu, elle avait-tu, il avait-tu, elle a-tu, il a-tu, avait-elle, avait-il, avais-tu, aurait-elle, aurait-il ;
    nomore : ne veux plus de, ne veux pas de, veux pas de, ne veux plus les, veux plus les, ne veux plus ces, veux plus ces ;
    wentdone : continué, sauvegardé, enregistré, quitté, recommencé, arrêté, fini, fait une pause, fait la pause, pris une pause, mis en pause, mis sur pause, fait une erreur, fait une bêtise, commis une erreur ;
    nochange : on ne change pas, on change pas, je ne change pas, je change pas, on ne change rien, on change rien, je ne change rien, je change rien, ne changeons rien, ne changeons pas, changeons rien, pas de changement, sans changer, sans rien changer, aucun changement, pas besoin de changer ;
    twocards : pioche 2, pioche deux, pioche 2 cartes, pioche deux cartes, tire deux cartes, tire 2 cartes ;
    punish : punir, punis, punissez, punissons, sanctionner, sanctionne, pénaliser, pénalise, pénalisons, sanctionnons ;
    figure : chiffre ;
    nosign : sens interdit, interdiction, rond barré, rond interdit ;
    stowit : avec les autres, mets-la dans ma main, mets-la dans mon jeu, mets-la avec les autres, mets-la de côté, va avec les autres, range-la avec les autres ;
    rightnow : tout de suite, immédiatement, sans hésiter, sans hésitation, sur-le-champ, aussitôt, illico, illico presto ;
    nogood : rien d’intéressant, rien de bien, rien de valable, rien de possible, rien qui marche, rien qui passe, rien qui colle, ça passe pas, ça ne passe pas, ça marche pas, ça ne marche pas, ça colle pas, ça ne colle pas, ça va pas, ça ne va pas, je ne joue pas, je joue pas, je ne peux pas jouer, je peux pas jouer, je ne peux rien jouer ;
    slur : sale, espèce de, vilain, vilaine, gros, grosse, sacré, sacrée, tous des, toutes des ;
    bogus : bidon, illégal, illégale, pas valable, pas légal, pas réglementaire, irrégulier, pas régulier, frauduleux, n’est pas valable, est pas valable, n’est pas légal, est pas légal ;
    tothestock : à la pioche, allez piocher, direction la pioche, tu peux piocher ;
    onlythat : j’ai que ça, j’ai plus que ça, je n’ai que ça, je n’ai plus que ça, que ça, y a que ça de vrai, il n’y a que ça de vrai, il me reste que ça ;
    giveme : donne-moi du, donnez-moi du, file-moi du, filez-moi du, envoie du, envoyez du, donne du, balance du, sers-moi du, mets-moi du, mettez-moi du ;
    stayon : reste en, continue en, continue dans le, poursuis en, restons en, continuons en, poursuivons en ;
    onemulti : multicolore, la multicolore, une multicolore, ma multicolore, carte multicolore, ma carte multicolore ;
    notthisone : pas celle-là, pas celle-ci, pas cette carte ;
    lasecond : la seconde, ma seconde, la seconde carte, ma seconde carte ;
    bettercard : mieux à jouer, mieux à poser, autre chose à jouer, autre chose à poser, une autre carte à jouer, une autre carte à poser, d’autres cartes à jouer ;
    cheating : de tricher, de tricherie ;
    justgive : donne, donne-moi, donnez, donnez-moi, file, file-moi, refile-moi, sers-moi, servez-moi, passe-moi, balance-moi, envoie, envoyez, aboule, donne voir ;
    isitreally : c’est bien un, c’est bien une, c’est bien le, c’est bien la, on est bien sur, on est bien sur le, on est bien sur un, est-ce bien un, est-ce bien le ;
    thatsa : c’est un, c’est une, est-ce un, est-ce une ;
    isitso : c’est ça, c’est bien ça, c’est exact ;
    stillthere : toujours là, encore là, est toujours là, est encore là, est toujours là-haut, est toujours posé ;
    reversed : inversé, retourné ;
    attable : à table, à la table, autour de cette table, avec nous, avec moi ;
    receive : reçoit, reçoit-on, recevons, recevoir, distribue-t-on, donne-t-on ;
    wholedeck : dans le jeu, dans tout le jeu, dans un jeu, dans un paquet, dans un jeu complet, dans le jeu complet ;
    maword : ma ;
    rightmost : au bout, tout au bout, à droite, du bout, de droite, à l’extrémité ;
    ifican : si je peux, si on peut, si je peux jouer, si j’ai une carte qui va, si j’ai de quoi, si j’ai ce qu’il faut, si j’en ai une qui va, quand je peux, quand on peut, si on a une carte qui va ;
    hehas : elle a, il a, a-t-elle, elles ont, ils ont, ont-ils, ont-elles ;
    uptowhat : jusqu’à combien, jusqu’à combien de points, jusqu’à quel score, jusqu’à quel total, jusqu’à quel nombre de points, jusqu’à combien de manches ;
    inhowmany : en combien, en combien de points, en combien de manches, à partir de combien, à partir de combien de points ;
    thing : truc, ce truc, cette histoire, histoire, machin, affaire, cette affaire, système, ce système ;
    twoplayers : à deux, à deux joueurs, quand on est deux, si on est deux, si on est que deux, quand on est que deux, à seulement deux ;
    havingdrawn : après avoir pioché, après avoir tiré, une fois que j’ai pioché, quand j’ai pioché, quand on a pioché, après la pioche, si je pioche, quand je pioche, si on pioche, quand on pioche, si je pige, quand je pige ;
    playagain : rejouer, rejoue, reposer, jouer encore ;
    things : choses, de choses, trucs ;
    adjust : régler, ajuster, paramétrer, configurer, on règle, je règle, règle-t-on, règle-moi ;
    later : demain, demain soir, la semaine prochaine, une autre fois, plus tard, un autre jour, ce week-end, une prochaine fois, la prochaine fois, un autre soir, après manger, samedi, dimanche ;
    wefinish : on finira, on continuera, on reprendra, je finirai, je reprendrai, je continuerai, on terminera, je terminerai, nous finirons, nous reprendrons, nous continuerons, on finit, je finis ;
    mustplay : suis obligé de la jouer, suis obligée de la jouer, obligé de la jouer, obligée de la jouer, forcé de la jouer, suis forcé de la jouer, suis obligé de la poser, suis obligée de la poser, obligé de la poser, obligé de la mettre, obligatoire de la jouer, dois absolument la jouer, obligée de la poser, obligée de la mettre, forcée de la jouer, suis obligée de la mettre, suis obligé de la mettre, suis obligé de jouer, suis obligée de jouer, obligé de jouer, obligée de jouer, forcée de la poser, forcé de la poser ;
    stayed : est restée, est resté, est-elle restée ;
    names : noms, nom, prénoms, s’appellent, s’appelle, se nomment ;
    opponents : combien d’adversaires, j’ai combien d’adversaires, combien d’adversaires j’ai, combien d’adversaires on a, combien d’adversaires avons-nous ;
    thequestion : la question, ta question ;
    dislike : aime pas les, n’aime pas les, supporte plus les, supporte pas les, ne supporte pas les, ne supporte plus les ;
    nobody : personne, personne d’autre ;
    lenumeroun : mon un, le un, mon petit un, le petit un, mon numéro un, mon seul un, mon dernier un ;
    lebleuun : le bleu un, mon bleu un ;
    lerougeun : le rouge un, mon rouge un ;
    levertun : le vert un, mon vert un ;
    lejauneun : le jaune un, mon jaune un ;
    thatworth : qui vaut, qui vaut un, de valeur ;
    tobecome : que la couleur devienne, que ça devienne, que ce soit du, que ça soit du, que ce soit le, que la couleur soit, que la couleur passe au, que ça passe au, que ça passe en, que la couleur passe en, que ça vire au, que la couleur change pour, qu’on passe au, qu’on passe en, qu’on joue en, qu’on joue du, que la couleur change en, imposer le, imposer du, exiger du, exiger le, demander du, demander le, réclamer du, que ce soit, que ça soit, que ça devienne du, que ça devienne le ;
    rathernot : préfère ne pas jouer, préfère pas jouer, préfère ne rien jouer, préfère rien jouer, préfère ne rien poser, préfère rien poser, préfère ne rien mettre, préfère rien mettre, aime mieux ne pas jouer, aime mieux pas jouer, aime autant ne pas jouer, aime autant pas jouer, préférerais ne pas jouer, préférerais pas jouer, ne souhaite pas jouer, ne désire pas jouer, préfère m’abstenir, aime mieux m’abstenir, aime autant m’abstenir, je m’en sers pas, m’en sers pas, je ne m’en sers pas ;
    letssay : disons, je vais dire, on va dire, allez disons, va pour, allons pour, je dirais, ce sera ;
    nexttime : la prochaine fois, au prochain tour, à la prochaine manche, pour la prochaine manche, la prochaine manche, la manche suivante, à la manche suivante, la manche d’après, après, ensuite, le coup d’après, au prochain coup, la prochaine donne, à la prochaine donne, le tour suivant, tout à l’heure, la prochaine, la suivante ;
    although : alors que, alors qu, même si, même quand, quand on a, quand j’ai, si j’ai, alors que j’ai, même si j’ai, même si on a, alors qu’on a ;
    hailing : hé, hep, ohé, eh, hey, ho, hé ho, dis donc, eh oh ;
    hundreds : 500, cinq cents, cinq cent, 200, deux cents, 250, 300, trois cents, 400, 100, cent, 1000, mille ;
    stillbig : encore grosse, encore fournie, encore épaisse, encore pleine, encore garnie, bien fournie, encore haute, bien grosse, bien épaisse, encore bien fournie, grosse, épaisse, fournie, garnie, bien garnie, gros, encore gros, bien gros, pleine, plein, longue, assez fournie ;
    someoneforgets : quelqu’un oublie, quelqu’un oublie de dire, un joueur oublie, un joueur oublie de dire, quelqu’un n’a pas dit, quelqu’un dit pas, quelqu’un ne dit pas, quelqu’un a oublié, quelqu’un a oublié de dire ;
    undit : a oublié un truc, as oublié un truc, oublie un truc, a oublié quelque chose, as oublié quelque chose, oublie quelque chose, a pas oublié un truc, n’a pas oublié quelque chose, n’a pas oublié un truc, a pas oublié quelque chose, as pas oublié quelque chose, as pas oublié un truc, oublie pas quelque chose, n’oublie pas quelque chose, oublierais pas quelque chose, n’oublierais pas quelque chose, oublierait pas quelque chose, n’oublierait pas quelque chose, oublies quelque chose, oublies un truc, oublies pas quelque chose, n’oublies pas quelque chose, a oublié un mot, as oublié un mot, a oublié le mot magique, as oublié le mot magique, n’as pas oublié quelque chose, n’as pas oublié un truc ;
    hadtosay : devais dire, aurais dû dire, avais à dire, fallait dire, il fallait dire, t’avais pas oublié de dire, aurait dû dire, devait dire ;
    hasended : a-t-elle terminé, a-t-elle fini, a terminé, a fini, a-t-il terminé, a-t-il fini, a-t-elle gagné, a-t-il gagné, a gagné, a-t-elle conclu, a-t-il conclu, a conclu, s’est terminée ;
    fedup : marre du, ras le bol du, j’en ai marre du, assez du, plus qu’assez du, y en a marre du ;
    becomes : devient, deviendra, doit devenir, va devenir, passera au, passe à ;
    tochange : qui permet de changer de couleur, qui permet de changer la couleur, pour changer de couleur, pour changer la couleur, qui fait changer de couleur, qui sert à changer de couleur, qui permet de choisir la couleur, qui fait choisir la couleur, pour choisir la couleur ;
    excuse : vu mon jeu, vu ce que j’ai, vu ma main, faute de mieux, à défaut, avec un jeu pareil, vu les cartes que j’ai, avec ces cartes-là, avec mon jeu, avec ce jeu, rien à faire, y a rien à faire, il y a rien à faire ;
    certain : je suis sûr que, je suis sûr qu, je suis sûre que, je suis sûre qu, je suis certain que, je suis certain qu, je suis certaine que, je suis certaine qu, je suis persuadé que, je suis persuadé qu, je suis persuadée que, je suis persuadée qu, je suis convaincu que, je suis convaincu qu, je suis convaincue que, je suis convaincue qu, forcément, à coup sûr, j’en suis sûr, j’en suis sûre, j’en suis certain, j’en suis certaine, je parie que, je parie qu, je te parie que, je te parie qu, je mettrais ma main au feu que, je mettrais ma main au feu qu, je n’ai pas de doute, j’ai pas de doute, je n’ai aucun doute, j’ai aucun doute, aucun doute ;
    hadelse : avait de quoi jouer, avais de quoi jouer, avait de quoi répondre, avais de quoi répondre, avait de quoi poser, avais de quoi poser, avait d’autres cartes, avais d’autres cartes, en avait d’autres, en avais d’autres, avait mieux, avais mieux, avait de quoi faire autrement, avais de quoi faire autrement, avait d’autres choix, avais d’autres choix, avait le choix, avais le choix ;
    hides : cache, caches, cachait, cachais, planque, planques ;
    infringed : a fait une faute, a commis une faute, fait une faute, est en faute, es en faute ;
    haddrawn : a pioché, vient de piocher, a tiré, vient de tirer, a pigé, vient de piger ;
    stockgone : plus de pioche, plus rien à piocher, plus rien dans la pioche, plus de cartes à piocher, plus rien à tirer, bientôt plus de pioche, bientôt plus rien à piocher, bientôt plus de cartes à piocher ;
    sizeof : taille, hauteur, épaisseur, grosseur ;
    thedealer : donneur, donneuse, croupier, croupière, le donneur, la donneuse ;
    withwhat : avec quoi, avec quelle carte, sur quoi, sur quelle carte, par quelle carte, par quoi ;
    towin : pour gagner, pour finir, pour terminer, pour conclure, pour l’emporter ;
    putend : a mis fin à, a clos, a conclu, a mis un terme à ;
    finalshot : le coup final, coup final, la carte finale, le coup gagnant, la carte gagnante, coup de grâce, le coup de grâce ;
    iamback : je reviens, me revoilà, je suis de retour, je suis revenu, je suis revenue ;
    lostthread : perdu le fil, perds le fil ;
    bybluffing : en bluffant, en mentant, à bluffer, à mentir ;
    tohundreds : en 500, en 500 points, en cinq cents, en cinq cents points, en 200, en 200 points, à 500, à 500 points, à cinq cents, à cinq cents points, à 200 points, à 1000 points, en 1000 points, en 1000 ;
    smart : malin, malin de, une bonne idée de, une bonne idée, bonne idée de, bonne idée, judicieux, judicieux de, pertinent de, raisonnable de, une mauvaise idée de, une mauvaise idée, prudent de, sage de, opportun de, préférable de, prudent d, sage d, préférable d ;
    wouldyou : tu contesterais, tu douterais, tu accepterais, tu piocherais, vous contesteriez, vous douteriez, vous accepteriez, contesterais-tu, douterais-tu, contesteriez-vous, tu la croirais ;
    didshe : a-t-elle, a-t-il, as-tu ;
    limit : limite, plafond, maximum, score à atteindre, total à atteindre, points à atteindre, score limite ;
    reachscore : score à atteindre, total à atteindre, nombre de points à atteindre, points à atteindre, score limite ;
    goodmove : un bon coup, un coup, un coup jouable, un beau coup, un coup possible ;
    saidnothing : as rien dit, a rien dit, n’as rien dit, n’a rien dit, as pas dit uno, a pas dit uno, n’as pas dit uno, n’a pas dit uno, as rien annoncé, a rien annoncé, n’as rien annoncé, n’a rien annoncé ;
    heldby : a, as, possède, possèdes, détient, détiens, en a, en as ;
    ihavesome : en ai, en ai déjà, en ai encore, en avais déjà, en ai maintenant, en ai toujours ;
    regret : j’aurais préféré, j’aurais voulu, j’aurais aimé, j’aurais bien voulu, j’aurais bien aimé, j’aurais mieux aimé, il me faudrait, me faudrait, j’aimerais bien avoir, j’aimerais tellement avoir, j’aimerais tant avoir, si seulement j’avais ;
    seeyouout : je sors ce soir, on sort ce soir, c’est ma revanche, je tiens ma revanche, j’aurai ma revanche, tu sors ce soir ;
    butdoubt : mais je doute, mais je conteste, mais je doute quand même, mais je conteste quand même ;
    nextturn : au prochain tour, au tour suivant, au tour d’après, la prochaine fois ;
    drewagain : j’ai encore pioché, j’ai trop pioché, j’ai beaucoup pioché, j’ai encore tiré, j’ai assez pioché, elle pioche encore, il pioche encore, elle a encore pioché, il a encore pioché, tu pioches encore, qu’elle pioche, qu’il pioche, qu’ils piochent, qu’elle la pioche, elle est à moi, il est à moi, elle est bien à moi ;
    ishere : est là, es là, est ici, tu es là, est encore là, est toujours là, t’es là, t’es encore là ;
    teasing : je vais t’avoir, je t’aurai, je t’ai à l’œil, je te surveille, je vais me venger, je me vengerai, tu vas voir, tu vas le regretter, un point pour moi, un point pour toi, un point pour elle, un point pour lui, tu te répètes, tu radotes, j’ai dû passer, j’ai dû piocher, j’ai dû partir, j’ai dû arrêter, j’ai dû y aller, on était en pause, toutes les deux minutes, toutes les cinq minutes, on a deux minutes ;
    playlater : je la jouerai au prochain tour, je la jouerai plus tard, je la jouerai après, je la jouerai la prochaine fois ;
    playswell : joue bien, joue le mieux, joue mal, joue le plus mal ;
    whynotyes : pourquoi pas, et pourquoi pas, bah pourquoi pas ;
    lookhere : regarde, regarde ça, regarde mes cartes, écoute, écoute-moi, écoute bien, tu vois, tu sais quoi, tu sais, regarde bien, regarde-moi ça ;
    ouchfour : encore quatre cartes, encore quatre, aïe quatre cartes, ouille quatre cartes, oh là là quatre cartes, la vache quatre cartes, encore 4 cartes, aïe 4 cartes, ouille 4 cartes ;
    hereiam : je suis là, je suis ici, je suis toujours là, coucou, me voilà ;
    justkidding : je rigole, je plaisante, je déconne, non je rigole, non je plaisante, non je déconne, je blague, je plaisantais ;
    areyouplaying : tu joues, tu joues ou quoi, tu joues ou pas, tu te décides ;
    thegame : jeu, le jeu, ce jeu ;
    whatfor : on joue pour quoi, pour quoi on joue, pour quoi joue-t-on, on joue en vue de quoi ;
    estceque : est-ce que, est-ce qu ;
    heed : attention, gare à toi, fais attention, fais gaffe, gare, méfie-toi, prends garde ;
    herlast : c’est sa dernière carte, c’est sa dernière, est-ce sa dernière carte, c’est sa dernière carte là, c’est bien sa dernière carte ;
    shedraws : elle pioche, il pioche, pioche-t-elle, pioche-t-il, elle en pioche, il en pioche, elle tire, il tire ;
    nextmine : la prochaine manche est pour moi, la prochaine est pour moi, la suivante est pour moi, la manche suivante est pour moi, la prochaine sera pour moi, la prochaine manche sera pour moi, la prochaine sera la bonne ;
    goeson : la partie continue, la partie continue-t-elle, est-ce que la partie continue, la partie n’est pas finie ;
    howmanydraws : combien elle pioche, elle pioche combien, combien il pioche, il pioche combien, combien pioche-t-elle, combien pioche-t-il ;
    holdon : attends, attends-moi, attendez, attendez-moi, patiente ;
    iforgot : j’ai oublié, j’ai oublié de dire, ai oublié de dire, ah j’ai oublié de dire, j’avais oublié, j’ai failli oublier, j’allais oublier, j’oubliais, j’oublie de dire ;
    wherewith : j’en suis où avec, où j’en suis avec, où en suis-je avec ;
    cantsee : je vois pas, je ne vois pas, je vois plus, je ne vois plus, j’ai pas entendu, je n’ai pas entendu ;
    itsmeithink : je crois que c’est à moi, je pense que c’est à moi, il me semble que c’est à moi ;
    afterwards : après ;
    allowed : le droit, permise, autorisé, autorisée, permis, légal, droit ;
    hasa : a, as, avez, ont ;
    arrange : mets, mettre, mettez, met, place, placer, placez, dispose, aligne ;
    saidit : chose, annonce ;
    notme : tu, vous, il, elle, ils, elles ;
    upperhand : ai le dessus, a le dessus, as le dessus, prend le dessus, prends le dessus, pris le dessus ;
    specialcards : cartes spéciales, les cartes spéciales ;
    costs : vaut combien, vaut, valent, rapporte, coûte, valeur, coûtent, rapportent, vaudrait, prix ;
    whatis : c’est quoi, c’était quoi, c quoi, qu’est-ce que c’est, qu’est-ce que c’est que, qu’est-ce que, qu’est-ce qu, quel est, quelle est, en quoi consiste, en quoi ça consiste, ça consiste en quoi, qu’est-ce que c’est qu ;
    bluffing : bluff, bluffer, le bluff ;
    lastcard : la dernière carte, dernière carte ;
    itscard : la carte ;
    takein : prends, prend, récupère, ramasse ;
    cardvalue : chiffre, valeur, nombre, numéro ;
    havethis : prends ça, prenez ça, prends-toi ça, prends donc ça, prends toujours ça, prends ça dans les dents, prends ça dans ta face, c’est cadeau, tiens mange ça, mange ça, mange-toi ça, mange-moi ça, attrape ça ;
    mybare : moi ;
    instock : dans la pioche, dans le paquet, dans le tas, dans la pile, dans le talon, dans le sabot, dans la réserve, sur la pioche ;
    staying : en reste, qui restent, qui reste, reste-t-il encore, reste-t-il, reste encore, il reste, reste, restent, restait, restant, restante, restantes, restants, y en a encore, en a encore, y a encore, en a-t-il encore, il y en a encore ;
    thematch : la partie, cette partie, ma partie, notre partie, partie, la manche, la manche en cours ;
    said : dit, dis, disent, se dit, annonce, annoncé, déclare, déclaré, crie, crié ;
    talktoyou : te parler, vous parler, je te parle, on te parle, je vous parle, on vous parle, te parle-t-on ;
    forgetit : oublie ça, oublie-la, oublie-le, laisse tomber, laissez tomber ;
    thestock : la pioche, le tas de pioche, la pile de pioche ;
    onlycard : carte, position, la carte, ma carte ;
    wellword : bien, trop bien, très bien, pas mal ;
    playedword : joué ;
    nodagree : d’accord, bon d’accord, ok, okay, très bien, parfait, correct, soit, c’est entendu, c’est bon, ça marche, ça roule, ça va, je te crois, je te fais confiance, j’accepte, pas le choix, j’ai pas le choix, je n’ai pas le choix, pas grave, c’est pas grave, pas de souci, pas de problème, je m’incline, je me rends, j’encaisse, j’assume, je subis, je paie, je paye, je cède, je capitule, je baisse les bras, je me résigne, je fais avec, tant pis pour moi ;
    forgetonly : oublie, oubliez ;
    nochoice : pas le choix, pas d’autre choix ;
    icredit : je crois ;
    itsfine : ça va ;
    toplay : à jouer, à poser ;
    orwhat : ou quoi, ou je rêve, ou je me trompe, ou bien quoi ;
    good : bonnes ;
    choices : choix, options ;
    andnow : maintenant, en ce moment ;
    consent : d’accord, ok, okay, entendu, soit, va pour ça, bon d’accord, très bien, ça va, c’est entendu, ça marche, ça roule, parfait, correct, c’est correct, c’est bon, pas de problème, pas de souci, aucun problème, pas grave, c’est pas grave, ce n’est pas grave ;
    ihaveone : j’en ai un, j’en ai une, j’en ai encore, j’en ai encore un, j’en ai encore une, il m’en reste, il m’en reste un, il m’en reste une, j’en garde un ;
    plenty : beaucoup, beaucoup de, énormément, énormément de, plein de, pas mal de, plein ;
    likemine : comme mes cartes, comme ma main, comme mon jeu, comme ma carte ;
    whomattack : qui j’attaque, j’attaque qui, qui je vise, je vise qui, qui attaquer, qui viser, qui est-ce que j’attaque, qui est-ce que je vise ;
    enquoi : on est en quoi, on joue en quoi, c’est en quoi ;
    anytime : n’importe quand, à n’importe quel moment, à tout moment, quand je veux, quand on veut ;
    itakeback : je reprends, je la reprends, je le reprends ;
    arrows : avec les flèches, avec des flèches, avec les deux flèches, aux flèches, avec une flèche ;
    skipsomeone : saute quelqu’un, fait sauter quelqu’un, saute un joueur, saute une joueuse, saute qqn, fais sauter quelqu’un, bloque quelqu’un, fais passer quelqu’un ;
    fewpoints : avoir peu de points, peu de points, avoir moins de points, avoir le moins de points, avoir beaucoup de points, avoir le plus de points ;
    marksmuch : marque autant, a marqué autant, marque tant, a autant de points, gagne autant de points ;
    keepgame : conserve la partie, conservez la partie, conserver la partie, gardez la partie ;
    finishit : je la terminerai demain, je la finirai demain, on la terminera demain, on la finira demain, je la terminerai plus tard, je la finirai plus tard ;
    iwilltake : prendrai, les prendrai, en prendrai, je choisis de prendre, je choisis de les prendre, j’opte pour prendre, j’opte pour les prendre ;
    icanask : je peux te demander, je peux vous demander, puis-je vous demander, puis-je te demander ;
    wouldsuit : me conviendrait, me conviendrait le mieux, me conviendrait mieux ;
    failed : raté, ratée, manqué, manquée, perdu, perdue ;
    nodispute : pas de contestation, aucune contestation ;
    newcolour : nouvelle couleur, la nouvelle couleur ;
    wasit : c’était, était-ce ;
    reversecard : carte qui change de sens, carte qui change le sens, carte qui inverse, carte qui inverse le sens ;
    wontplay : veux plus le jouer, ne veux plus le jouer, veux plus le poser, ne veux plus le poser, veux plus le mettre, ne veux plus le mettre ;
    receives : prend, prends, prenne, prenait, reçoit, reçois, reçoive, recevait, recevais, se prend, me prends, te prends, subit, subis, se mange, me mange, ramasse, attrape, tombe sur ;
    skipswho : saute qui, qui saute, fait sauter qui, bloque qui, qui est-ce que ça saute, saute quel joueur, ça fait sauter qui, ça saute qui, fait passer qui, ça fait passer qui, ça bloque qui ;
    loseturn : perds mon tour, perd son tour, perds le tour, perd le tour, perdre mon tour, perdre son tour, perdre le tour, passer le tour, passer son tour, sauter le tour, perds-je mon tour, vais perdre mon tour, perds un tour ;
    changeit : changer de couleur, changer la couleur, changeons de couleur, changement de couleur, change la couleur ;
    accepting : accepter, les accepter, tout accepter, les prendre, encaisser ;
    acceptnot : j’accepte pas, je n’accepte pas, j’accepte pas ça, je n’accepte pas ça, j’accepte pas le plus quatre ;
    hurryyou : dépêche-toi, dépêche-toi un peu, dépêche-toi donc, mais dépêche-toi ;
    holdswhat : a quoi, a quoi en main, a quoi dans les mains, a quoi dans sa main, a quoi comme cartes, a quelles cartes, a quelles cartes en main, a quoi comme jeu ;
    whatcards : c’est quoi les cartes, quelles sont les cartes, c’est quoi la main ;
    wechanged : on a changé de couleur, nous avons changé de couleur, la couleur vient de changer, on vient de changer de couleur, elle a changé de couleur, il a changé de couleur ;
    skipturn : passe mon tour, saute mon tour, passe son tour, saute son tour ;
    wasthere : il y avait quoi, y avait quoi, qu’y avait-il, qu’est-ce qu’il y avait, il y avait quelle carte, y avait quelle carte, c’était quoi, c’était quelle, c’était quel, c’était laquelle, quelle était, quel était, il y avait quelle, y avait quelle, quelle couleur y avait-il, quelle couleur il y avait ;
    itwas : c’était, on était en, on était, c’était pas, c’était bien, n’était pas, était-ce, était-on en, on était pas en, on jouait en, c’était du, on était au ;
    wasplaying : jouait, jouais, posait, passait, était ;
    lastround : au tour d’avant, au dernier tour, au tour précédent, la dernière fois, le tour d’avant, la fois d’avant, au coup d’avant, tout à l’heure, le tour précédent, juste avant, la manche d’avant, à la manche d’avant, la manche précédente, à la manche précédente ;
    lastly : en dernier, dernièrement, la dernière fois, le dernier ;
    ihadplayed : j’avais joué quoi, qu’est-ce que j’avais joué, j’avais posé quoi, j’ai fait quoi, qu’est-ce que j’ai fait, j’ai posé quoi, qu’est-ce que j’ai posé, j’ai mis quoi, j’avais mis quoi, qu’est-ce que j’avais posé, qu’est-ce que j’avais mis, j’avais fait quoi ;
    whichplace : la combientième, ma combientième, le combientième, mon combientième, combientième, en quelle position, à quelle position, à quelle place, en quelle place, quelle position, quelle place, la combien, le combien, quel numéro, c’est quel numéro, la quantième, le quantième ;
    sheis : elle est, est-elle, il est, est-il, elle est-elle ;
    isita : c’est une, est-ce une, c’est bien une, c’est encore une ;
    hadalready : je l’avais déjà, je l’avais, l’avais-je déjà, je l’avais pas déjà, est-ce que je l’avais déjà, je l’avais déjà avant ;
    ichoose : je choisis, c’est moi qui choisis, je peux choisir, c’est moi qui décide, je décide, c’est moi qui change, je dois choisir, je peux changer ;
    amiobliged : suis-je obligé de, suis-je obligée de, suis-je forcé de, suis-je forcée de, est-ce que je suis obligé de, est-ce que je suis obligée de, suis-je obligé d, suis-je obligée d, est-on obligée de, suis-je tenue de, suis-je tenu de, suis-je contrainte de, suis-je contraint de ;
    obliged : suis obligé, suis obligée, suis-je obligé, suis-je obligée, suis forcé, suis forcée, c’est obligé, c’est obligatoire, suis vraiment obligé, suis vraiment obligée, est obligé, est obligée, est forcé, est-on obligé ;
    selfplayed : ça se joue, se joue-t-elle, se joue-t-il, la partie se joue, la manche se joue, ça se gagne ;
    andif : et si, mais si, et puis si ;
    itmakes : ça fait, ça nous fait, ça va faire, ça fera, ça en fait ;
    gotface : s’est pris, a reçu, reçu, pris, a pris, a mangé, a encaissé, a subi ;
    previous : celle d’avant, celui d’avant, la carte d’avant, la carte précédente, la précédente, la couleur d’avant, la couleur précédente ;
    underneath : dessous, en dessous, au-dessous, juste en dessous ;
    forwhom : pour qui, c’est pour qui, pour qui est-ce, c’est pour qui ça ;
    announceit : je l’annonce, on l’annonce, dois-je annoncer, dois-je l’annoncer, faut-il annoncer, faut-il l’annoncer, je dois annoncer, je dois l’annoncer ;
    shorter : plus brièvement, plus court, plus courte, plus courtes, plus bref, plus brève, plus concis, moins longuement, moins de choses ;
    longer : plus longuement, plus en détail, plus détaillé ;
    textword : texte, textes ;
    wherewe : où en est-on, où en sommes-nous, où j’en suis, j’en suis où, où en suis-je, où est-ce que j’en suis, où est-ce qu’on en est, où nous en sommes ;
    andthen : puis, et puis ;
    stillin : encore du, encore le, encore en, encore à, encore au, encore de la ;
    oncolour : sur du bleu, sur le bleu, sur un bleu, sur une bleue, sur bleu, sur de la bleue, sur la bleue, sur du rouge, sur le rouge, sur un rouge, sur une rouge, sur rouge, sur la rouge, sur du vert, sur le vert, sur un vert, sur une verte, sur vert, sur la verte, sur du jaune, sur le jaune, sur un jaune, sur une jaune, sur jaune, sur la jaune ;
    begun : a commencé, ai commencé, ont commencé, avait commencé, a démarré, a ouvert ;
    shutsound : ferme le son, fermer le son, ferme la voix, fermer la voix, coupe le son, couper le son, coupe la voix, couper la voix, arrête le son, arrêter le son, arrête la voix, arrêter la voix, éteins le son, éteindre le son, enlève le son, enlever le son, enlève la voix, enlever la voix ;
    prefers : préfère, préférerais, aime mieux, aimerais mieux, préfère mettre, préfère jouer, préfère poser ;
    iamlast : c’est moi le dernier, c’est moi la dernière, c’est moi dernier, je suis dernier, suis-je dernier ;
    iamat : je suis à, je suis rendu à, je suis rendue à, je suis tombé à ;
    iamin : je suis au, je suis en, je suis dans le, je suis sur du, je suis sur le ;
    ingame : encore en jeu, toujours en jeu, encore dans le jeu, toujours dans le jeu, encore dans la partie, toujours dans la partie, encore en lice, toujours en lice ;
    changedit : ai changé de couleur, ai changé la couleur, ai changé de sens, ai changé le sens, a changé de couleur, a changé la couleur, a changé de sens, a changé le sens ;
    seestock : voir la pioche, regarder la pioche, montre la pioche, montre-moi la pioche, fais voir la pioche, regarde la pioche ;
    inmycards : dans mes cartes, dans ma main, dans mon jeu, parmi mes cartes ;
    isthisa : c’est un, c’est une, c’est le, c’est la, est-ce un, est-ce une, est-ce le, est-ce la, est-ce que c’est un, est-ce que c’est une, est-ce que c’est le, est-ce que c’est la, c’est bien un, c’est bien une ;
    stillgood : c’est toujours bon, est toujours bon, toujours bon, c’est encore bon, encore bon, toujours bonne, est encore bon, toujours valable, toujours jouable ;
    stillto : toujours à, encore à, toujours au tour de, encore au tour de, toujours le tour de, encore le tour de ;
    againme : encore moi, encore à moi, toujours moi, toujours à moi ;
    whomdraw : à qui je fais piocher, qui je fais piocher, je fais piocher qui, qui est-ce que je fais piocher, à qui est-ce que je fais piocher, je fais piocher à qui ;
    iplaywhat : à quoi je joue, je joue à quoi, à quoi est-ce que je joue ;
    mayiwait : je peux attendre, puis-je attendre, je pourrais attendre ;
    colourspl : couleurs ;
    encoreun : encore ;
    youchoose : tu choisis, c’est toi qui choisis, toi tu choisis, je te laisse choisir, je vous laisse choisir, vous choisissez, choisis la couleur, choisis une couleur, choisissez la couleur, choisis pour moi la couleur ;
    fishy : louche, c’est louche, pas net, c’est pas net, bizarre, c’est bizarre, ça m’étonnerait, te moques de moi, se moque de moi, se fiche de moi, te fiches de moi, te fous de moi, se fout de moi, arnaque, suspect, c’est suspect, pas clair, c’est pas clair ;
    stayplea : reste bleu, reste rouge, reste vert, reste jaune, restez bleu, restez rouge, restez vert, restez jaune, reste en bleu, reste en rouge, reste en vert, reste en jaune, restez en bleu, restez en rouge, restez en vert, restez en jaune ;
    idare : je tente, je tente le coup, je tente ma chance, je vais tenter, je vais tenter le coup, je vais tenter ma chance, je prends le risque, je vais prendre le risque, je prends le risque de douter, allez je tente, on tente, on tente le coup, je choisis le doute, j’opte pour le doute, je choisis de douter, j’opte pour douter, je préfère douter, je vais douter ;
    hadenough : j’en ai marre, en ai marre, j’en ai assez, en ai assez, ras le bol, y en a marre, il y en a marre, ça suffit, ça suffit maintenant, suffit ;
    alloverforme : c’est fini pour moi, fini pour moi, c’est terminé pour moi, terminé pour moi ;
    ithink : je réfléchis, je réfléchis encore, je suis en train de réfléchir, je cherche, je calcule ;
    theystay : qu’elle reste en, qu’elle reste au, qu’elle reste, qu’il reste en, qu’ils restent en, qu’on reste en, qu’on reste au, que ça reste, que ça reste en, qu’elle laisse, qu’elle laisse en ;
    givethemto : donne-les à, donnez-les à, file-les à, refile-les à, passe-les à, donne-les plutôt à, envoie-les à, donne ça à, refile ça à ;
    climbed : suis remonté, suis remontée, ai remonté, suis monté, suis montée, suis descendu, suis descendue, ai progressé, suis repassé devant ;
    onlyoneq : on en pioche qu’une, on en pioche une seule, on n’en pioche qu’une, j’en pioche qu’une, on pioche qu’une carte, on pioche qu’une fois, on pioche une seule fois, je pioche qu’une carte, on ne pioche qu’une carte ;
    severalcards : deux cartes, trois cartes, quatre cartes, cinq cartes, les deux, plusieurs cartes, plusieurs ;
    wetally : on compte les cartes, on compte nos cartes, on compte les points, compte-t-on les cartes, on additionne les cartes, on additionne nos cartes ;
    otherthings : quoi d’autre, quoi comme autre, quelles autres cartes, quoi encore, quoi en plus ;
    catchup : rattraper, dépasser, doubler, repasser devant, revenir sur, revenir à hauteur de ;
    strongest : c’est la plus forte, est-ce la plus forte, c’est ma plus forte, c’est la plus haute, c’est ma plus haute ;
    meat : je suis à, je suis descendu à, je suis descendue à, je suis monté à, je suis montée à, me voilà à, me revoilà à, me voici à, je serai à, je passe à, je reviens à ;
    shelacks : il lui faut quoi, lui faut quoi, il leur faut quoi, elle a besoin de quoi, il a besoin de quoi, elle peut poser quoi, elle peut jouer quoi, elle peut mettre quoi, elle doit poser quoi, elle doit jouer quoi, il peut jouer quoi, il peut poser quoi, il doit jouer quoi, qu’est-ce qu’elle peut jouer, qu’est-ce qu’elle peut poser, qu’est-ce qu’elle doit jouer, qu’est-ce qu’elle peut mettre ;
    changesense : changer de sens, changer le sens, inverser le sens, inverser, faire demi-tour ;
    stillher : c’est encore elle, c’est toujours elle, c’est encore lui, c’est toujours lui, est-ce encore elle, est-ce toujours elle, c’est encore à elle, c’est encore à lui ;
    intomyhand : dans ma main, allez dans ma main, hop dans ma main, direction ma main, avec les autres ;
    someonehelp : l’aider, les aider ;
    itlies : elle est posée, est-elle posée, elle est visible, est-elle visible, elle est jouée, elle est déjà posée, elle est déjà jouée ;
    ihavezero : j’ai zéro, j’ai zéro point, j’ai zéro points, je suis à zéro, j’en suis à zéro ;
    elsecards : autres cartes, d’autres cartes ;
    shehadto : elle aurait dû dire uno, il aurait dû dire uno, elle devait dire uno, elle aurait dû annoncer uno ;
    hadonly : elle avait que du, elle avait que des, elle n’avait que du, elle n’avait que des, elle a que du, elle a que des, elle n’a que du, elle n’a que des ;
    showto : montre à, montrez à, montre mes cartes à, montre-les à, dis à, dites à, dis-le à ;
    shemust : il faut qu’elle joue, faut qu’elle joue, il faut qu’il joue, elle doit jouer, faut qu’elle se décide, il faut qu’elle se décide ;
    shemustdraw : il faut qu’elle pioche, faut qu’elle pioche, elle doit piocher, elle est obligée de piocher, est-elle obligée de piocher, elle peut piocher, peut-elle piocher, elle est forcée de piocher ;
    thatdrawn : celle que j’ai piochée, celle que je viens de piocher, celle que j’ai tirée, celle que je viens de tirer, la carte que je viens de piocher, la carte piochée, celle piochée ;
    justdrawn : que je viens de piocher, que j’ai pioché, que j’ai piochée, que j’ai tiré, que je viens de tirer ;
    yourcards : tes cartes, vos cartes, ton jeu, votre jeu, ta main, votre main ;
    sooneruno : bientôt uno, bientôt l’uno, presque uno, bientôt mon uno, uno bientôt ;
    donthaveitin : j’ai pas ça en, j’ai pas ça dans le, je n’ai pas ça en, j’ai rien de ça en, j’en ai pas en, je n’en ai pas en, j’ai pas le même en, j’ai pas la même en, j’ai pas ce chiffre en, j’ai pas ce numéro en ;
    amifirst : je passe en premier, je joue en premier, je commence, c’est moi qui commence, c’est moi le premier, c’est moi la première, je passe le premier, je passe la première, je joue le premier, je joue la première, je suis le premier à jouer, je suis la première à jouer ;
    isgood : est bon, est bonne, est forte, est fort, est doué, est douée, est trop bon, est trop bonne, est trop forte, est trop fort, est très bon, est très bonne, est très fort, est très forte, joue bien, joue trop bien, joue très bien, est redoutable, est imbattable, est mauvais, est mauvaise, est nul, est nulle, joue mal ;
    firstofall : d’abord ;
    willwin : va gagner, va encore gagner, va nous battre, va tous nous battre, va me battre, va finir par gagner, va l’emporter ;
    iwon : j’ai gagné, et j’ai gagné, gagné, c’est gagné, et c’est gagné, j’ai fini, et j’ai fini, je gagne, et je gagne, j’ai terminé ;
    moan : c’est pas vrai, mais c’est pas vrai, c’est pas possible, pas possible, ras le bol, j’en ai marre, y en a marre, quelle barbe, quelle poisse, quelle plaie, pff, pfff, zut, ah zut, mince, ah mince, flûte, crotte, oh non, ah non, punaise, la barbe, c’est pas de chance, pas de chance, pas de bol, pas de veine, la poisse, merde, j’ai la poisse, j’ai pas de chance, j’ai pas de bol, j’ai vraiment pas de chance, je n’ai pas de chance, j’ai jamais de chance, la loose, la lose, c’est la poisse, pffff, pfiou ;
    againcolour : encore du, encore de la, toujours du, toujours le même ;
    havenomore : j’en ai plus, j’en ai plus moi, je n’en ai plus, j’en ai pas, j’en ai pas moi, je n’en ai pas, j’en ai aucun, j’en ai aucune, j’en ai jamais, moi j’en ai plus, moi j’en ai pas ;
    foryou : pour ta pomme, pour ta poire, pour ta tronche, pour tes fesses, pour ta gueule, pour ton matricule, pour ta pomme à toi, dans ta poire ;
    hereyouare : tiens, tenez, et tiens, et toc ;
    abusewith : avec ton, avec ta, avec tes, avec vos, avec votre, avec son, avec sa, avec ses, avec leur, avec leurs ;
    abuse : t’abuses, tu abuses, vous abusez, elle abuse, il abuse, abuse, abusé, tu m’énerves, tu m’embêtes, tu m’agaces, elle m’énerve, il m’énerve, elle m’agace, elle m’embête, tu nous embêtes, tu exagères, t’exagères, vous exagérez, elle exagère, il exagère, exagère, tu pousses, t’es pénible, tu es pénible, tu charries ;
    hadme : elle m’a eu, elle m’a eue, il m’a eu, il m’a eue, m’a eu, m’a eue, m’a bien eu, m’a bien eue, elle m’a bien eu, il m’a bien eu, tu m’as eu, tu m’as eue, tu m’as bien eu, tu m’as bien eue, ils m’ont eu, elles m’ont eu, elles m’ont eue, on m’a eu, m’a cramé, m’a cramée, elle m’a cramé, elle m’a cramée, il m’a cramé, il m’a cramée, m’a grillé, m’a grillée, elle m’a grillé, elle m’a grillée, il m’a grillé, il m’a grillée, m’ont cramé, m’ont cramée, m’ont grillé, m’ont grillée, je me suis fait avoir, je me suis fait griller, je me suis fait cramer, je me suis fait choper, je me suis fait attraper, je me suis fait prendre, je me suis fait démasquer, elle m’a démasqué, elle m’a démasquée, il m’a démasqué, m’a démasqué, m’a démasquée, m’a chopé, m’a chopée, elle m’a chopé, elle m’a chopée ;
    makesforme : ça fait combien pour moi, ça me laisse combien, ça fait combien de cartes pour moi, ça me fait combien de cartes, ça fait quoi pour moi comme cartes, ça me laisse combien de cartes ;
    goesbackto : ça repart sur du, ça repart sur le, ça repart en, ça repart au, on repart sur du, on repart en, on repart au, ça repasse au, ça repasse en, ça redevient, ça tourne au, ça vire au, ça passe au, nous revoilà en, nous revoilà au, revoilà du, revoilà le, nous voilà en, nous voilà au ;
    soword : alors, et alors, bon alors, alors alors, eh bien alors, ben alors, bah alors, du coup, et du coup ;
    twocardsn : deux cartes, 2 cartes ;
    fourcardsn : quatre cartes, 4 cartes ;
    atlast : enfin, c’est pas trop tôt, ah enfin, pas trop tôt ;
    heatsup : ça chauffe, ça va chauffer, ça va faire mal, ça va faire très mal, ça va piquer, ça va saigner, ça sent le roussi, ça se corse, ça devient chaud, ça devient sérieux, ça commence à chauffer, ouh là ça chauffe, ça fait mal, ça pique, aïe ça pique, ça va barder, ça se gâte, ça craint, ça rigole plus, c’est chaud, c’est chaud là, trop chaud, c’est trop chaud, j’ai eu chaud, on a eu chaud, ça devient tendu, c’est tendu ;
    howmanynearuno : elles sont deux à uno, ils sont deux à uno, elles sont trois à uno, ils sont trois à uno, ils sont deux à n’avoir plus qu’une carte, elles sont deux à n’avoir plus qu’une carte ;
    hereitis : le voilà, la voilà, et le voilà, et la voilà, le voici, la voici, et le voici, et la voici ;
    aussi : aussi, moi aussi ;
    makesdraw : fait piocher, font piocher, fais piocher, faire piocher, fait-il piocher, ferait piocher, oblige à piocher, fait prendre des cartes, fait tirer des cartes, fait piocher des cartes ;
    ifstillhold : si je l’ai encore à la fin, si on l’a encore à la fin, si je le garde jusqu’à la fin, si je l’ai encore, si je l’ai à la fin, s’il me reste à la fin, s’il me reste en main, s’il m’en reste un à la fin, si je l’ai encore en main, si je la garde jusqu’à la fin, si elle me reste à la fin ;
    ohlala : oh là là, ouh là là, oulala, olala, ouh là, oh là, la vache, oh la vache, aïe, aïe aïe, ouf, ouille ;
    onlyoneleft : plus qu’une, j’en ai plus qu’une, il m’en reste qu’une, plus qu’une seule, plus qu’une carte ;
    iwins : c’est bibi qui gagne, c’est bibi le meilleur, c’est bibi la meilleure, c’est bibi qui a gagné, bibi a gagné, bibi gagne, c’est qui le meilleur, c’est qui la meilleure ;
    theydrewall : elles ont tout pioché, ils ont tout pioché, elle a tout pioché, il a tout pioché, elles ont tout pris, ils ont tout pris, elle a tout pris, il a tout pris, ils ont tout ramassé, elles ont tout ramassé, elle a tout ramassé, il a tout ramassé ;
    igoaway : j’y vais, je vous laisse, je te laisse, j’y go, je file, moi j’y vais ;
    wemay : on a le droit de, a-t-on le droit de, a t on le droit de, est-ce qu’on a le droit de, est-ce qu’on peut, peut-on, on peut ;
    sodraw : donc pioche, donc je pioche, alors je pioche, je pioche donc, du coup je pioche, du coup pioche, je pioche, donc on pioche, donc je tire, alors je tire, donc je ramasse, alors je ramasse, je ramasse, hop je pioche, faut que je pioche, il faut que je pioche, va falloir que je pioche, va falloir piocher, je dois piocher, je vais piocher, je vais devoir piocher, faut piocher, bon je pioche, je pioche alors, je tire, je vais tirer, je prends une carte, j’en prends une, j’en tire une, je pioche une carte, j’en pioche une ;
    thanksgame : merci pour la soirée, merci pour la partie, merci pour le jeu, merci pour ce moment, merci pour cette partie, merci pour cette soirée, merci pour tout ;
    listening : je t’écoute, je vous écoute, j’écoute, je suis tout ouïe ;
    makesfor : ça fait, ça laisse, ça en fait, ça en laisse, ça lui en fait, lui en fait, ça en fait combien à, ça lui en laisse ;
    mylast : mon dernier, ma dernière, mon tout dernier, ma toute dernière ;
    nextone : le suivant, le joueur suivant, la joueuse suivante ;
    thatsit : voilà, ben voilà, ouais voilà, oui voilà, c’est ça, voilà c’est ça, c’est bien ça, oui c’est ça ;
    goesit : va, passe, marche, convient, irait, peut aller, pourrait aller, peut passer, jouable, posable, valable, est jouable, est posable, va dessus, va là-dessus, passe dessus, passe là-dessus, y va, ça va, ça passe, ça marche, ça colle, ça irait, ça passerait, se pose, se joue, est valable, est compatible, il colle, elle colle, c’est jouable, c’est valable, fait l’affaire, va avec ;
    itgoes : ça va, ça passe, ça irait, ça passerait, elle va, elle passe, est jouable, est posable, elle irait, est-elle jouable, est-il jouable ;
    samecolour : de la même couleur, de cette couleur, de la bonne couleur ;
    badluck2 : a perdu son tour, perd son tour, passe son tour, saute son tour, a sauté son tour, a passé son tour, a été sauté, a été sautée, est sauté, est sautée, s’est fait sauter, se fait sauter, a tout pris, a tout ramassé, ramasse tout, pioche tout, doit piocher, doit tout ramasser, va devoir piocher, en a pris deux, en a pris quatre, en prend deux, en prend quatre, ramasse, n’a pas de chance, a pas de chance, s’en prend plein la tête, s’en prend plein la figure, ne fait que piocher, fait que piocher, arrête pas de piocher, n’arrête pas de piocher, a pioché, a perdu, va perdre, est mal barré, est mal barrée, a encore pioché, peut pas jouer, a pas pu jouer, a pioché quatre cartes, a pioché deux cartes, a pris quatre cartes, a pris deux cartes, s’est pris quatre cartes, s’est pris deux cartes, s’est pris un +4, s’est pris un +2, en a encore pris, va en prendre, en prend plein, va prendre cher, prend cher, il lui en reste plein, en a plein, a trop de cartes, la poisse, ai la poisse, pas de chance, pas de bol, la loose, toujours la poisse, que de la malchance, ce n’est pas de chance, ce n’est vraiment pas de chance, vous n’avez pas de chance, tu n’as pas de chance, vous n’avez vraiment pas de chance ;
    pityword : le pauvre, la pauvre, pauvre de lui, pauvre d’elle, pas de chance pour lui, pas de chance pour elle, c’est dommage, dommage, ça lui apprendra, bien fait, tant pis pour lui, tant pis pour elle, la pauvre fille, le pauvre gars ;
    suspect2 : soupçonne de, me soupçonne de, soupçonne, accuse de, m’accuse de, me conteste, doute de moi, doute de mon, met en doute, conteste mon, conteste, pense que je, croit que je, soupçonné de, accusé de, accusée de, soupçonnée de ;
    tag2 : hein, si, non, oui, ou pas, ou non, tu crois, à ton avis, nan, hein dis, hein non, non si ;
    putit : le mettre, le poser, le jouer, la mettre, la poser, la jouer, la placer, le placer ;
    lament2 : quel idiot je fais, quelle idiote je fais, quel idiot, quelle idiote, je suis bête, que je suis bête, qu’est-ce que je suis bête, je suis nul, je suis nulle, quel nul, suis-je bête, quel boulet, je suis mal barré, je suis mal barrée, mal barré, mal barrée, on est mal barrés, je suis mal, je suis dans la mouise, je suis dans la panade, je suis cuit, je suis cuite, je suis fichu, je suis fichue, je suis foutu, je suis foutue, on est foutus, on est cuits, ça m’arrange pas, ça m’arrange pas du tout, ça ne m’arrange pas, ça n’arrange pas mes affaires, quelle catastrophe, catastrophe, c’est la catastrophe, c’est la cata, la cata, quel désastre, quelle galère, la galère, c’est la galère, c’est de la triche, qu’est-ce que c’est long, c’est interminable, ça s’éternise, c’est mou, on s’ennuie, elle s’acharne sur moi, il s’acharne sur moi, s’acharne sur moi, ils s’acharnent sur moi, elles s’acharnent sur moi, tout le monde s’acharne sur moi, on s’acharne sur moi, ils sont tous contre moi, tout pour ma pomme, c’est toujours pour moi, toujours moi, encore moi, toujours sur moi, ça tombe toujours sur moi, pourquoi toujours moi, j’aurais dû y penser, j’aurais dû m’en douter, j’ai pas de chance, j’ai vraiment pas de chance, j’ai vraiment aucune chance, j’ai la poisse, j’ai pas de bol, j’ai jamais de chance, quelle malchance, la misère, misère, misère de misère, ça craint, ça sent pas bon, ça sent le roussi, ça se complique, c’est mal parti, mal parti, c’est mort, c’est fichu, c’est foutu, j’y étais presque, presque, il s’en est fallu de peu, on croise les doigts, je croise les doigts, croisons les doigts, ouh ça chauffe, quel suspense, ça devient chaud, j’en reviens pas, je n’en reviens pas, incroyable, c’est incroyable, je m’en sors pas, je m’en sors pas mal, je suis en veine, j’ai de la chance, j’ai du bol, quelle chance, quel bol, quelle veine, je suis sauvé, je suis sauvée, sauvé, sauvée, ouf sauvé, c’est long cette manche, c’est long cette partie, c’est bien long cette manche, elle est longue cette manche, elle est longue cette partie, ça traîne en longueur, j’ai failli gagner, j’ai fait une bêtise, j’ai fait n’importe quoi, j’ai mal joué, j’ai été trop lent, j’ai été trop lente, j’ai voulu dire uno, je voulais dire uno, j’allais dire uno, j’allais le dire, j’ai pas eu le temps, j’ai pas eu le temps de le dire, ils sont deux à uno, elles sont deux à uno, je suis dépassé, je suis dépassée, ça devient compliqué, me voilà avec toute la pioche, j’ai toute la pioche, j’ai la moitié du paquet, j’ai tout le paquet, j’en ai plein les mains, je vais jamais m’en sortir, je m’en sors plus, je vais perdre, on va perdre, je sens que je vais perdre, je vais gagner, je sens que je vais gagner, j’y crois, j’y crois pas, je n’y crois pas, c’était à moi de le dénoncer, c’était à moi de le dire, j’aurais pu le dénoncer, j’aurais dû le dénoncer, j’aurais pu la dénoncer, j’aurais dû dire uno, encore perdu, et encore perdu, encore raté, ça sent la fin, c’est chaud, ça chauffe, c’est tendu, j’ai des cartes pourries, j’ai un jeu pourri, j’ai que des cartes pourries, j’ai que des mauvaises cartes, quelles cartes pourries, quel jeu pourri, il me manque une couleur, j’ai vraiment rien de bon, ça recommence, c’est encore pour moi, ça va être serré, c’est serré, c’est pas gagné, c’est mal barré, c’est pas grave tant pis ;
    withme : joue avec moi, jouent avec moi, joue avec nous, jouent avec nous, est avec moi, sont avec moi, joue contre moi, jouent contre moi, est à table, sont à table, est dans la partie, sont dans la partie ;
    unfair2 : c’est pas juste, pas juste, c’est injuste, c’est trop injuste, c’est pas du jeu ;
    against2 : contre, face à, contre elle, contre lui ;
    sureyou2 : t’es sûr que, t’es sûre que, tu es sûr que, tu es sûre que, vous êtes sûr que, t’es certain que, tu es certain que, sûr que, c’est sûr que ;
    ibet : je te parie que, je te parie qu, je parie que, je parie qu, je vous parie que, je vous parie qu, je mettrais ma main à couper que, je mettrais ma main à couper qu, je suis prêt à parier que, je suis prêt à parier qu, mon petit doigt me dit que, mon petit doigt me dit qu ;
    weareon : on est sur quoi, on joue sur quoi, on est sur quoi là, on en est sur quoi, on est à quoi, on est rendus sur quoi, on tourne sur quoi ;
    oneoftwo : un de mes deux, une de mes deux, l’un de mes deux, l’une de mes deux, un des deux, une des deux, un de mes trois, une de mes trois, l’un des deux, l’une des deux, n’importe lequel de mes deux, n’importe laquelle de mes deux ;
    aplus : un +4, un plus quatre, un plus 4, un +2, un plus deux, un plus 2, encore un +4, encore un plus quatre, encore un +2, encore un plus deux ;
    somany : autant de, tant de, autant, tellement de, si peu de, aussi peu de ;
    tostay : pour rester en, pour rester au, pour rester dans le, pour rester sur le, pour garder le, pour revenir au, pour revenir en, comme ça on reste en, comme ça je reste en, histoire de rester en ;
    whynot2 : pourquoi pas, pourquoi pas hein, et pourquoi pas ;
    ibetyou : je te parie que, je te parie qu, je vous parie que, je vous parie qu, je te parie, te parie que, te parie qu, tu paries que, tu paries qu, on parie que, on parie qu, tu veux parier que, tu veux parier qu ;
    isgood2 : c’est bon, c’est bon ça, est bon, est bonne ;
    sixnotfour : 6 et pas 4, six et pas quatre, 6 et non 4, six et non quatre, 6 au lieu de 4, six au lieu de quatre, 6 plutôt que 4, six plutôt que quatre, 6 pas 4, six pas quatre ;
    seemyhand : voit ma main, a vu ma main, voit mes cartes, a vu mes cartes, voit mon jeu, a vu mon jeu, regarde ma main, regarde mes cartes, a regardé ma main, a regardé mes cartes, peut voir ma main, peut voir mes cartes, connaît mes cartes ;
    knowsthati : sait que je, savent que je, sait si je, savent si je, devine que je, devinent que je, sait quand je ;
    tooearly : trop tôt, trop vite, en avance, trop en avance, pour rien, au mauvais moment ;
    havinglaid : avoir posé, avoir joué, avoir mis, avoir posé la carte, de poser, de jouer, de mettre, d’avoir posé, d’avoir joué ;
    onelose : perd, perds, on perd, je perds ;
    toolate2 : trop tard, encore temps, encore le temps, trop tard pour ;
    couldhave : aurais pu, j’aurais pu, aurait pu, on aurait pu ;
    addson : rajouter, remettre, ajouter, en rajouter, en remettre ;
    parry : contrer, parer, éviter, bloquer, esquiver, échapper à, répondre à, annuler, se défendre contre, me défendre contre, se protéger contre, se protéger d, répliquer à ;
    forwho : pour qui, contre qui, sur qui, pour quel joueur, tombe sur qui, vise qui, sur qui ça tombe, qui le prend ;
    digitcards : chiffres, les chiffres, cartes à chiffre, cartes à chiffres, cartes chiffrées, cartes normales, cartes numérotées, cartes simples ;
    theloser : des perdants, du perdant, du gagnant, le gagnant, le vainqueur, le vainqueur de la manche, le gagnant de la manche, gagnant de la manche, celui qui gagne, celle qui gagne, qui gagne la manche ;
    playedwith : se joue à, se joue avec, on joue à, on joue avec, on y joue avec, se commence avec, se commence à, on part avec, on démarre avec, on démarre à ;
    inall : en tout, au total, en tout et pour tout ;
    nextround : la prochaine manche, prochaine manche, la manche suivante, manche suivante, la manche d’après, manche d’après, la prochaine partie, prochaine partie, la prochaine ;
    oneortwo : une ou deux cartes, une ou deux, une carte ou deux, une ou plusieurs cartes, une ou plusieurs, une seule carte ou plusieurs, une ou deux fois ;
    untilplay : jusqu’à pouvoir jouer, jusqu’à pouvoir poser, jusqu’à ce qu’on puisse jouer, jusqu’à ce que je puisse jouer, jusqu’à ce que ça aille, jusqu’à ce qu’on puisse poser, jusqu’à avoir une carte qui va, jusqu’à en avoir une qui va, tant qu’on peut pas jouer, jusqu’à ce que ça passe, jusqu’à trouver ;
    drawncard : carte piochée, la carte piochée, carte que je pioche, carte que j’ai piochée, carte qu’on pioche, carte qu’on a piochée, carte tirée, carte que je tire, carte pigée ;
    outofturn : hors tour, hors de son tour, hors de mon tour, hors du tour, hors de leur tour, quand c’est pas son tour, quand c’est pas mon tour, quand ce n’est pas son tour, en dehors de son tour, en dehors de mon tour, pendant le tour d’un autre, quand c’est pas à nous, quand c’est pas à moi ;
    cutin : s’interposer, m’interposer, intercepter, couper le tour, voler le tour, griller le tour ;
    forcedme : suis obligé de, suis obligée de, suis forcé de, suis forcée de, obligé de, obligée de ;
    obligedwe : est obligé de, est obligée de, on est obligé de, est forcé de, on est forcé de, est obligés de, on est obligés de, obligation de, est obligés, on est obligés ;
    alsome : moi aussi, aussi moi, nous aussi, aussi ;
    swear2 : putain, oh putain, ah putain, putain de merde, bordel, oh bordel, ptn, purée, oh merde, ah merde, merde alors, oh punaise, sa mère, fait chier, chier, fais chier, la chiotte, merde ;
    seenthat : t’as vu ça, t’as vu, tu as vu ça, tu as vu, tas vu ça, tas vu, vous avez vu ça, vous avez vu, vu ça, avez-vous vu ça, as-tu vu ça, non mais t’as vu ça, z’avez vu ça ;
    therobots : les robots, robots, les machines, l’ordi, les ordis, les bots, bots, le robot ;
    wasright : j’avais raison, j’avais bien raison, j’avais tort, je le savais, je savais, je l’avais dit, je l’avais bien dit, je vous l’avais dit, je te l’avais dit, j’en étais sûr, j’en étais sûre, j’en étais certain, tu vois j’avais raison, vous voyez j’avais raison, tu vois, vous voyez, j’avais vu juste, j’étais sûr, j’étais sûre ;
    doomed : on est mal, suis mal, je suis mal, suis dans la merde, on est dans la merde, suis mort, suis morte, suis foutu, suis foutue, on est foutus, c’est mort, c’est foutu, c’est cuit, suis cuit, suis cuite, on est cuits, suis mal barré, suis mal barrée, on est mal barrés, c’est mal barré, c’est la cata, la cata, c’est la merde, quelle merde, j’ai perdu d’avance, ça sent la fin, ça sent pas bon, ça sent mauvais ;
    theycheat : trichent, trichent tous, arrêtent pas de tricher, font que tricher, ne font que tricher ;
    badhand : que de la merde, que des merdes, une main pourrie, main pourrie, main de merde, une main de merde, jeu pourri, un jeu pourri, jeu de merde, un jeu de merde, que des pourries, que des cartes pourries, un jeu de chiotte, une main dégueulasse, que du moche, que dalle ;
    unfair : injuste, trop injuste, c’est injuste, c’est trop injuste, c’est de la triche, c’est abusé, trop abusé, c’est dégueulasse, dégueulasse, c’est pas du jeu, pas du jeu, pas fair-play ;
    selfbad : suis nul, suis nulle, suis trop nul, suis trop nulle, suis vraiment nul, suis vraiment nulle, suis mauvais, suis mauvaise, suis trop bête, suis trop con, suis bête, suis con, suis conne, joue comme un pied, joue comme une patate, suis une quiche ;
    slowly2 : doucement, tout doux ;
    notjust : c’est pas juste, ce n’est pas juste, pas juste, c’est vraiment pas juste ;
    heatsup2 : chaud, trop chaud, chaud chaud, ça chauffe là ;
    strong2 : trop fort, trop forts, trop forte, trop fortes, sont trop forts, est trop forte, est trop fort, balèze, balèzes, sont balèzes ;
    onlyone2 : qu’une, qu’une carte, plus qu’une, plus qu’une carte ;
    received2 : reçu, reçue, reçus, reçues, récupéré, récupérée, hérité, touché ;
    twicetimes : deux fois, trois fois, 2 fois, 3 fois, deux fois de suite, autant, tant, autant de cartes, tant de cartes, plusieurs fois ;
    wasattacked : m’a attaqué, m’a attaquée, suis attaqué, suis attaquée, me suis fait attaquer, me suis fait attaqué, m’attaque, m’ont attaqué, m’ont attaquée, m’a visé, m’a visée, m’a visé moi ;
    lasttolay : le dernier à poser, le dernier à jouer, le dernier à avoir joué, le dernier à avoir posé, la dernière à jouer, la dernière à poser, dernier à poser, dernier à jouer, la dernière à avoir joué ;
    tagno : non, hein, nan, pas vrai, oui ou non, hein oui, si ;
    enest : en est où, en est, en sont, en est-il, en est-elle, où en est, où en sont, elle en est où, il en est où, où qu’elle en est ;
    dry2 : à sec, presque à sec, bientôt à sec, à court, au bout de ses cartes ;
    nextturn2 : au prochain tour, au tour prochain, ce tour-ci, au prochain coup, au coup suivant, tout de suite, bientôt, au tour d’après ;
    onlythere2 : y a plus que, il y a plus que, n’y a plus que, il n’y a plus que ;
    stopthem : empêche de gagner, l’empêche de gagner, empêcher de gagner, l’empêcher de gagner, les empêcher de gagner, empêche, l’empêche, empêcher, l’empêcher, bloque, bloquer, la bloquer, le bloquer, les bloquer, l’arrêter, les arrêter, stopper, la stopper, le stopper, contrer, la contrer, le contrer ;
    match2 : assortir, suivre, recouvrir, faire suivre, respecter ;
    onlyonehave : j’en ai qu’une, j’en ai qu’un, j’en ai qu’une seule, j’en ai qu’un seul, en ai qu’une, en ai qu’un, ai qu’une, ai qu’un ;
    hasdone2 : a fait, a-t-il fait ;
    whatlike : quoi comme, quels ;
    noticed2 : le voit, s’en aperçoit, le remarque, s’en rend compte, personne le voit, personne ne le voit, personne le remarque, doute pas, ne doute pas, personne doute, personne ne doute, le voit pas, ne le voit pas ;
    nobodysees : personne voit, personne ne voit, personne le remarque, personne ne le remarque, personne remarque, personne s’en aperçoit, personne dit rien, personne le voit ;
    playagain2 : on rejoue, je rejoue, tu rejoues, on joue quand même, je joue quand même ;
    sevencards : 7 cartes, sept cartes ;
    nomorecards : y a plus de cartes, il y a plus de cartes, n’y a plus de cartes, y a plus rien à piocher, il n’y a plus rien à piocher, y a plus de pioche, y en a plus à piocher ;
    madedraw2 : m’a fait piocher, m’a fait prendre, me fait piocher, m’a fait tirer, me fait prendre ;
    keepdrawing : fais que piocher, arrête pas de piocher, arrête pas de prendre, fais que prendre, pioche tout le temps, pioches tout le temps, passe mon temps à piocher, passe ma vie à piocher, marre de piocher, en ai marre de piocher, en ai marre de prendre, fait que piocher ;
    hounded : s’acharne, s’acharnent, s’acharne sur moi, s’acharnent sur moi, m’en veut, m’en veulent, vous acharnez, t’acharnes, t’acharnes sur moi, vous acharnez sur moi ;
    alwayswins : gagne toujours, gagne tout le temps, gagne encore, gagnent toujours, gagne à chaque fois, gagnent tout le temps ;
    remark2 : tant mieux, ça va être serré, c’est serré, ça se resserre, j’aurais pas dû, fallait pas jouer ça, j’aurais pas dû jouer ça, la chance du débutant, chance du débutant, faut y croire, ça va le faire, même pas peur, même pas mal, qui l’eût cru, j’ai joué trop vite, ce sera pour la prochaine fois, ce sera pour une autre fois, on verra, on verra bien, qui vivra verra, advienne que pourra, quel filou, quelle filoute, j’aurais dû, j’aurais jamais dû, je n’aurais pas dû, c’était bête, c’était idiot, ne m’aime guère, ne m’aime pas, ne m’aime pas beaucoup, j’avais pourtant bien joué, on dirait, j’y étais presque, j’y étais pourtant presque, je me débrouille bien, je ne me débrouille pas mal ;
    boast2 : je vais te battre, je vais vous battre, vais vous battre, vais te battre, je vais gagner, vais gagner, je vais perdre, vais perdre, je vais me faire battre, je vais tous vous battre, je vais les battre, je vais l’écraser, je vais vous écraser ;
    hope2 : j’espère que, j’espère qu, espérons que, espérons qu, pourvu que, pourvu qu ;
    haveit2 : ait, aient, ont ;
    nocredit2 : je te crois pas, je ne te crois pas, je te crois pas du tout, je te crois pas une seconde, je vous crois pas, je ne vous crois pas, je vous crois pas une seconde, je la crois pas, je ne la crois pas, je le crois pas, je ne le crois pas, j’y crois pas, je n’y crois pas, j’y crois pas une seconde, j’y crois pas du tout, je n’y crois pas une seconde, j’y crois plus, je n’y crois plus, je te crois plus, on te croit pas, je n’en crois rien, j’en crois rien, je n’en crois pas un mot, j’en crois pas un mot, je crois pas une seconde à ton histoire, je ne te fais pas confiance, je te fais pas confiance, j’y crois pas une seule seconde, j’y crois pas un instant, je n’y crois point, j’y crois pas à ton plus quatre, je te crois pas sur ce coup, je te crois pas là, je te crois vraiment pas, j’y crois vraiment pas ;
    justshow2 : montre, montrez, montre un peu, montre-moi ça, montrez-moi ça, fais voir, faites voir, fais-moi voir ;
    shouldhave2 : j’aurais dû, j’aurais pas dû, je n’aurais pas dû, j’aurais jamais dû, je n’aurais jamais dû, j’aurais mieux fait de, j’aurais mieux fait d, j’aurais peut-être dû, j’aurais peut-être pas dû, j’ai eu tort de, j’ai eu tort d, je regrette de, je regrette d, on aurait dû, on aurait pas dû, il fallait pas que je, il aurait pas fallu ;
    missedit2 : raté, c’est raté, encore raté, loupé, c’est loupé, encore loupé, j’ai raté mon coup, j’ai loupé mon coup, raté pour moi, loupé pour moi, tant pis pour moi, c’est tant pis pour moi, tant pis pour cette fois, tant pis c’est raté, raté tant pis, raté dommage, dommage raté, loupé tant pis, bon tant pis, tant pis alors ;
    tometop2 : c’est à moi sur quoi, c’est à moi et sur quoi, à moi sur quoi, c’est mon tour sur quoi, c’est à moi là sur quoi, c’est à moi alors sur quoi, c’est à moi sur quelle carte, à moi sur quelle carte, c’est mon tour sur quelle carte, c’est à moi c’est quoi la carte, c’est à moi c’est quoi, à moi c’est quoi la carte, c’est à moi quelle carte, à moi et sur quoi, est-ce à moi sur quoi, est-ce à moi sur quelle carte, est-ce mon tour sur quoi, est-ce mon tour sur quelle carte, c’est mon tour quelle carte, est-ce à moi quelle carte, c’est à qui sur quoi, c’est à moi et sur quelle carte, c’est bien à moi sur quoi ;
    tomecolour2 : c’est à moi quelle couleur, c’est à moi en quelle couleur, c’est à moi quoi comme couleur, c’est à moi c’est quoi la couleur, c’est à moi de quelle couleur, c’est mon tour quelle couleur, c’est mon tour en quelle couleur, à moi quelle couleur, à moi en quelle couleur, c’est à moi on est en quoi, est-ce mon tour quelle couleur, est-ce à moi quelle couleur, est-ce à moi en quelle couleur, c’est à moi et quelle couleur, c’est à moi et en quelle couleur, c’est à qui quelle couleur ;
    owna2 : j’ai un, j’ai bien un, j’ai encore un, j’ai toujours un, j’ai pas un, j’ai pas encore un, j’en ai bien un, moi j’ai un ;
    tag3 : non, hein, pas vrai, c’est ça, c’est bien ça, n’est-ce pas, ou pas, ou non, ou je rêve, par hasard, quelque part ;
    ownof2 : j’ai des, j’ai du, j’ai encore du, j’ai encore des, j’ai bien du, j’ai bien des, j’ai pas du, j’ai plus de, j’ai pas de, j’ai toujours du, moi j’ai du, j’ai rien de, j’ai rien en, je n’ai pas de, je n’ai plus de, je n’ai pas du, n’ai-je pas de, n’ai-je plus de, n’ai-je pas du, ai-je encore du, il me reste du, il me reste des, il me reste bien du ;
    leftonly2 : j’en ai plus que, j’en ai, il m’en reste plus que, il m’en reste, m’en reste plus que, j’ai plus que, il me reste plus que, il me reste, me reste plus que, moi j’en ai plus que, je n’en ai plus que, il ne m’en reste que, il ne m’en reste plus que, je suis à, j’en suis à, il m’en restait, j’en avais ;
    canrelay2 : je peux rejouer, je peux remettre, je peux reposer, on peut rejouer, on peut remettre, on peut reposer, puis-je rejouer, puis-je remettre, est-ce que je peux rejouer, est-ce que je peux remettre, je pourrais rejouer, je pourrais remettre, peut-on rejouer, peut-on remettre, j’ai le droit de rejouer, j’ai le droit de remettre, pourrais-je remettre, pourrais-je rejouer, puis-je reposer, pourrait-on remettre ;
    endsi2 : qui va si, qui va là si, qui va là-dessus si, qui aille si, qui passe si, qui passe là si, qui colle si, qui marche si, qui convient si, à jouer si, à jouer là si, à poser si, à poser là si, à mettre si, à mettre là si, à mettre dessus si, à mettre là-dessus si, jouer si, jouer là si, poser si, poser là si, mettre si, mettre là si, mettre dessus si, jouable si, qui va non, qui va là non, qui passe non, à jouer non, à jouer là non, à poser non, à mettre non, jouer non, jouer là non, poser non, poser là non, mettre non, mettre là non, jouable non, qui va hein, à jouer hein ;
    nothingto2 : rien je, rien d’autre je, rien du tout je, non rien je, toujours rien je, rien alors je, que dalle je, nada je, encore rien je, rien donc je, rien à jouer je, rien de rien je, plus rien je, rien j’en, non rien j’en, rien bon je, rien ben je ;
    excuse2 : j’ai rien d’autre, je n’ai rien d’autre, j’ai pas mieux, j’ai rien de mieux, je n’ai pas mieux, faute de mieux, et on verra, et on verra bien, ça fera l’affaire, pardi, le plus gros, la plus grosse, je garde mon joker, je garde le joker, je garde mes jokers, je garde mon plus quatre, ça débarrasse, bon débarras, comme ça c’est fait, ça c’est fait, une de moins, et une de moins, et d’un, et d’une, je tente, ça se tente, à tout hasard, au pif, sans regret, j’ai que ça, je n’ai que ça, j’ai pas le choix, je n’ai pas le choix, y a que ça, il n’y a que ça, comme tout le monde, on croise les doigts, je croise les doigts, advienne que pourra, à la grâce de Dieu, j’insiste, je persiste, je persiste et signe, je renchéris, c’est mieux, c’est plus sûr, c’est plus prudent, ça me va, ça m’arrange, sans surprise, je prends pas de risque, comme prévu ;
    hasmany2 : en a combien, il en a combien, elle en a combien, combien il en a, combien elle en a, combien en a, en a encore combien, il en a encore combien, elle en a encore combien, il lui en reste combien, il lui reste combien, lui reste combien, combien en a-t-il, combien en a-t-elle, a combien de cartes, il a combien de cartes, elle a combien de cartes, il lui reste combien de cartes, il est à combien, elle est à combien ;
    enhas2 : en a, il en a, elle en a, en a plus que, il en a plus que, elle en a plus que, il lui en reste, il lui reste, lui en reste, lui reste, n’en a plus que, en a encore, il en a encore, elle en a encore, il lui en reste plus que ;
    itsa2 : c’est un, c’était un, c’est bien un, c’est toujours un, c’est encore un ;
    tostopher2 : pour l’arrêter, pour la bloquer, pour le bloquer, pour l’empêcher de gagner, pour la freiner, pour le freiner, pour le contrer, pour la contrer, pour l’embêter, pour la ralentir, pour le ralentir, pour la stopper, pour le stopper, pour l’empêcher de finir, pour lui barrer la route, contre lui, contre elle ;
    couldnot2 : il a pas pu, elle a pas pu, il n’a pas pu, elle n’a pas pu, ils ont pas pu, il a rien pu faire, elle a rien pu faire, ouf il a pas pu, ouf elle a pas pu ;
    onlyoneyay2 : plus qu’une youpi, plus qu’une carte youpi, youpi, youpi plus qu’une, chouette plus qu’une, yes plus qu’une, plus qu’une enfin, pourvu que ça passe, pourvu que ça passe au, pourvu que ça reste, pourvu que ça reste en, pourvu que ça tourne, ils m’ont pas laissé jouer, on m’a pas laissé jouer, les vaches, quelle suite, quelle série, quelle erreur, je regrette, ce filou, quel filou, quelle filoute ;
    perhapshad2 : il avait peut-être du, elle avait peut-être du, il a peut-être du, elle a peut-être du, il avait sûrement du, elle avait sûrement du, peut-être qu’il avait du, peut-être qu’elle avait du ;
    refuse2 : pas question, hors de question, j’accepte pas, je n’accepte pas, je prends pas, je ne prends pas, je prends rien, je ne prends rien, sûrement pas, certainement pas, jamais de la vie, pas d’accord, je suis pas d’accord, je ne suis pas d’accord, ah non, ah ça non, oh non, oh que non, que non, ça prend pas, ça ne prend pas, à d’autres, permettez, sauf votre respect, avec tout le respect, sans vouloir vous vexer, excusez-moi mais, pardon mais ;
    takeanyway2 : mais je prends, mais bon je prends, mais tant pis je prends, mais je prends les quatre, mais je pioche, mais bon je pioche, mais tant pis je pioche, mais j’accepte, mais bon j’accepte, mais je prends quand même, mais je pioche quand même, mais je vais prendre, mais je vais piocher, mais je préfère prendre, mais je préfère piocher, mais je prends les cartes, mais je prends mes cartes ;
    relay2 : je remets, je repose, on remet, je vais remettre, je vais reposer, je remets donc, je vais rejouer ;
    ihaveit2 : j’en ai je, j’en ai alors je, j’en ai donc je, j’en ai un je, j’en ai une je, j’ai ça je, ça j’ai je, moi j’en ai je, j’en ai bien un je, ça tombe bien je ;
    ihavesome3 : j’ai du, j’ai encore du, moi j’ai du, tiens j’ai du, ah j’ai du ;
    ontotheirs2 : sur le sien, sur la sienne, sur le tien, sur la tienne, sur le vôtre, sur la vôtre, sur le leur, par-dessus le sien, par-dessus le tien, sur ton, sur le truc de, sur celui de ;
    ihit2 : je tape, je plaque, je flanque, je fous, j’écrase, j’allonge ;
    slow2 : mais doucement, mais lentement, mais pas trop vite, plus doucement, plus lentement, tout doucement, une par une, en détaillant ;
    ruleforgot2 : la règle si on oublie, la règle quand on oublie, la règle si j’oublie, la règle si quelqu’un oublie, ce qui se passe si on oublie, ce qui arrive si on oublie, la sanction si on oublie, la punition si on oublie, la pénalité si on oublie, la peine si on oublie ;
    cantpass2 : je peux pas je passe, je peux pas alors je passe, je peux pas donc je passe, je peux rien jouer je passe, je peux rien mettre je passe, j’ai pas je passe, j’ai rien du tout je passe, je n’ai rien je passe, je ne peux pas je passe, impossible je passe ;
    unosi2 : uno si, uno n’est-ce pas, uno c’est ça ;
    drawtag2 : piocher non, piocher hein, piocher si, piocher n’est-ce pas, prendre non, prendre hein, prendre n’est-ce pas, pioche non ;
    cardstag2 : cartes non, carte non, cartes hein, cartes si, cartes n’est-ce pas, carte n’est-ce pas, carte hein ;
    keeptag2 : la garde non, garde non, la garde n’est-ce pas, garder non, la garder non, la joue non, joue non, la pose non, la mets non, le joue non, le pose non, le mets non, le garde non, jouer non, la jouer non ;
    havenot2 : n’ai-je pas un, n’ai-je pas une, n’aurais-je pas un, n’aurais-je pas une, j’aurais pas un, j’aurais pas une, je n’aurais pas un, n’ai-je pas du, n’aurais-je pas du, n’ai-je pas des ;
    pasttime2 : pour la fin, pour plus tard, avant, plus tôt, au début, au tour d’avant, dès le début, tout à l’heure, plus longtemps ;
    havecond2 : aurais, aurait, aurions ;
    duword2 : dû ;
    invertverb2 : inverser, inverser le sens, changer de sens, inverser ça, tout inverser, faire tourner, passer, sauter, passer mon tour, sauter mon tour ;
    refuseflat2 : je refuse, non je refuse, je refuse ça ;
    norefuse2 : je refuse de douter, je refuse de contester, refuse de douter, refuse de contester ;
    butok2 : mais bon, mais tant pis, mais bon tant pis, mais passons, mais admettons, mais soit ;
    wouldbe2 : serait, serait donc ;
    matter2 : s’agit-il ;
    didi2 : ai-je, n’ai-je pas, est-ce que j’ai, est-ce que je n’ai pas ;
    doubted2 : contesté, douté, mis en doute, remis en cause ;
    mylostturn2 : perdu mon tour, passé mon tour, sauté mon tour ;
    pleasure2 : ai-je le plaisir de, ai-je l’honneur de, ai-je la joie de ;
    haveright2 : ai-je le droit de, ai-je bien le droit de, est-ce que j’ai le droit de, m’est-il permis de, me permettez-vous de, m’autorisez-vous à, suis-je autorisée à, suis-je autorisé à, est-ce que je suis autorisée à, ai-je la possibilité de, suis-je en droit de, me serait-il permis de, ai-je la permission de ;
    canbelaid2 : peut-il être posé, peut-elle être posée, peut-il être joué, peut-elle être jouée, est-il jouable, est-elle jouable, est-il posable, peut-il se poser, peut-il se jouer, conviendrait-il, ferait-il l’affaire, irait-il, passerait-il ;
    fear2 : j’ai eu peur que, j’ai eu peur qu, j’avais peur que, j’avais peur qu, je craignais que, je craignais qu, je crains que, je crains qu, j’ai bien peur que, j’ai bien peur qu, je redoute que ;
    followadvice2 : suis votre conseil, suis ton conseil, je suis votre conseil, je suis ton conseil, vais suivre votre conseil, vais suivre ton conseil, suivrai votre conseil, suivrai ton conseil, suis vos conseils ;
    gladtoplay2 : suis heureuse de jouer avec vous, suis heureux de jouer avec vous, suis contente de jouer avec vous, suis content de jouer avec vous, suis enchantée de jouer avec vous, c’est un plaisir de jouer avec vous, c’est un plaisir de jouer en votre compagnie, quel plaisir de jouer avec vous ;
    ischosen2 : choisit-on, est choisi, est choisie, désigne-t-on, décide-t-on, on choisit, on désigne, on décide ;
    thatright2 : le droit de, la permission de, l’autorisation de ;
    meantit2 : c’est ce que je voulais dire, c’est ce que je veux dire, c’est bien ce que je voulais dire, c’est exactement ce que je voulais dire, c’est bien cela, c’est cela même, c’est exactement cela, c’est exact ;
    sorry2 : pardonnez-moi, excusez-moi, pardonne-moi, excuse-moi, ne m’en veuillez pas, ne m’en veux pas, sans rancune, je suis navrée, je suis navré, navrée, navré, je suis désolée, je suis désolé, mille excuses, mes excuses, toutes mes excuses, vous m’en voyez navrée ;
    thenher2 : ensuite c’est à, puis c’est à, c’est ensuite à, ce sera à, et c’est à, et ensuite c’est à, et puis c’est à ;
    ifsuits2 : si cela convient à tout le monde, si cela vous convient, si cela convient à toutes, si ça vous va, si cela vous va, si ça convient à tout le monde ;
    lostmine2 : passé mon tour, perdu mon tour, sauté mon tour, pioché, pioché une carte, tiré une carte ;
    tellif2 : me dire si, me faire savoir si, m’indiquer si, dites-moi si, dis-moi si, savoir si ;
    explainme2 : m’expliquer à quoi sert, m’expliquer à quoi servent, m’expliquer ce que fait, m’expliquer ce que veut dire, m’expliquer le rôle du, m’expliquer l’effet du, expliquez-moi à quoi sert, expliquez-moi à quoi servent, me dire à quoi sert, me dire à quoi servent, me dire ce que fait, me dire ce que font ;
    amoment2 : me laisser un instant, me laisser une minute, me laisser un moment, me laisser un peu de temps, m’accorder un instant, m’accorder une minute, m’accorder un moment, accordez-moi un instant, laissez-moi un instant, laissez-moi une minute, accordez-moi une minute ;
    gentle2 : je n’ai guère de chance, n’ai guère de chance, je suis confuse, je suis confus, je vous en prie, je vous en prie jouez, faites donc, c’est fort aimable à vous, c’est bien aimable à vous, c’est très aimable à vous, c’est trop aimable, vous êtes trop aimable, vous êtes bien aimable, je vous suis reconnaissante, je vous suis reconnaissant, mon dieu que de cartes, que de cartes, doux jésus, saperlipopette, ciel, mon dieu, voyez-vous cela, voyez-vous ça, que vous êtes méchante, que vous êtes taquine, vous êtes méchante, vous avez de la chance, quelle chance vous avez, vous avez bien de la chance, vous m’avez bien eue, vous ne m’épargnez pas, vous ne m’épargnez guère, vous n’êtes pas tendre, quelle affaire, quelle histoire, me voilà bien, nous voilà bien, fichtre, diantre, bigre, sapristi, dieu merci, grand dieu, grands dieux, je n’en reviens pas, vous m’en direz tant, il ne me reste qu’à attendre, il ne me reste plus qu’à attendre, je n’ai plus qu’à attendre ;
    dontknow2 : j’ignore, j’ignore tout, je ne sais rien ;
    question2 : j’ai une question, je voudrais poser une question, puis-je poser une question, je voudrais un renseignement, j’ai besoin d’un renseignement, j’aurais une question, je souhaiterais poser une question, j’aimerais poser une question, puis-je vous poser une question, j’aurais besoin d’un renseignement, j’aurais une question à poser ;
    playslower2 : jouer plus lentement, jouer moins vite, jouer un peu moins vite, jouer un peu plus lentement, jouer plus doucement, ralentir le jeu, ralentir l’allure, ralentir l’allure du jeu, ralentir la partie, ralentir la cadence ;
    goodchoice2 : est-il un bon choix, serait-il un bon choix, est-ce un bon choix, serait-ce un bon choix, est-il judicieux, serait-il judicieux ;
    gaveme2 : m’a-t-elle données, m’a-t-il données, m’a-t-on données, me donne-t-elle, me donne-t-on, me donne-t-il, m’a-t-elle infligées ;
    answerback2 : répondre par une autre carte, poser une autre carte, riposter, répondre par un plus quatre, répondre par un plus deux ;
    senses2 : je ne vois pas bien, je suis aveugle, je suis malvoyante, je suis malvoyant, je suis dure d’oreille, je suis un peu dure d’oreille, ma vue baisse ;
    asadvised : fais ça, fais-le, je fais ça, je vais faire ça, on fait ça, faisons ça, faisons-le, faites ça, faites-le, joue ça, joue-la, joue celle-là, je joue ça, je joue celle-là, je la joue, je vais jouer ça, jouons ça, jouez ça, jouez-la, pose ça, pose-la, pose celle-là, je pose ça, je la pose, je pose celle-là, mets ça, mets-la, je mets ça, je la mets, va pour ça, je suis ton conseil, je suis votre conseil, je suis le conseil, je suis ce conseil, je vais suivre ton conseil, je vais suivre votre conseil, je vais suivre le conseil, je te suis, je vous suis, comme tu dis, comme vous dites, je fais comme tu dis, je fais comme vous dites, je fais comme ça, fais comme ça, faites comme ça, fais comme tu dis, je fais ce que tu dis, je fais ce que vous dites ;
    gotit4 : c’est pigé, ok pigé, bien pigé, pigé merci, tout pigé, d’accord pigé, ah pigé, pigé d’accord, pigé ok ;
    whichround4 : quelle manche, c’est quelle manche, quelle manche c’est, on est à quelle manche, on en est à quelle manche, c’est la quantième manche, c’est la combientième manche, la combientième manche, c’est la manche combien, la manche combien, quel numéro de manche, quel est le numéro de la manche, numéro de manche ;
    quoien4 : quoi en, quoi comme, quoi dans les ;
    hundreds4 : cent, cents, cinq cents, deux cents, trois cents, quatre cents ;
    bestone4 : la meilleure, le meilleur, la meilleure carte, ma meilleure carte, le meilleur coup, meilleur coup, meilleure carte, mon meilleur coup ;
    leastcards4 : le moins de cartes, le plus de cartes, le moins de carte, le plus de carte, moins de cartes, plus de cartes que moi, moins de cartes que moi ;
    needwhat4 : faut quoi, il faut quoi, il me faut quoi, y faut quoi, me faut quoi, qu’est-ce qu’il faut, qu’est-ce qu’il me faut, il me faudrait quoi, faudrait quoi, il faudrait quoi ;
    againcol4 : encore en, encore au, encore du, encore le, encore ;
    orthe4 : ou un, ou le, ou la, ou une, ou du, ou de la, ou bien un, ou bien le, ou bien la, ou bien une, ou bien du ;
    stillsome4 : encore des, encore un peu de ;
    euhle4 : euh le, euh la, heu le, heu la, hum le, bon le, bon la, bah le, bah la, ben le, ben la, allez le, allez la, alors le, alors la, bon bah le, bon ben le, bon alors le, bon bah la, bon ben la, bon allez le, bon allez la, euh bah le, ok le, ok la ;
    euhleun4 : euh le un, heu le un, bon le un, bah le un, ben le un, allez le un, alors le un, bon ben le un, bon bah le un, ok le un ;
    andme4 : et moi, et moi alors, moi aussi j’en suis où, moi alors, et moi là-dedans, moi j’en suis où, et moi du coup ;
    reste4 : reste, reste en, reste au, reste sur, reste à, ça reste, ça reste en, ça reste au, rester en, rester au, rester à ;
    imarked4 : j’ai marqué, ai marqué, j’ai marqué des points, j’ai eu des points, j’ai pris des points, j’ai gagné des points, j’ai rien marqué, rien marqué, j’ai marqué rien, je n’ai rien marqué ;
    isitmylast4 : c’est mon dernier, c’est ma dernière, est-ce mon dernier, c’est mon seul, c’est ma seule, est-ce ma dernière ;
    thecardof4 : la carte de, la carte à, carte jouée par, la carte jouée par ;
    playagain4 : je rejoue, je joue encore, je joue deux fois, je joue deux fois de suite, encore à jouer, je rejoue encore, c’est encore à moi de jouer, je rejoue aussi, on rejoue à moi, je peux rejouer, je dois rejouer, je rejoue tout de suite ;
    ofeach4 : combien de chaque, combien de chaque couleur, combien par couleur, combien dans chaque couleur, combien de cartes par couleur, combien de cartes de chaque couleur ;
    makescards4 : ça fait combien de cartes, combien de cartes ça fait, ça me fait combien de cartes ;
    nobodywon4 : personne a gagné, personne n’a gagné, y a pas de gagnant, pas de gagnant, aucun gagnant, match nul, c’est un match nul ;
    theplaceof4 : la place de, la place du, la place de mon, numéro du, le numéro du, le numéro de mon, en quelle position, à quelle position, quelle position, la position du, position du, la position de mon, à quelle place, quelle place, en quelle place ;
    colourof4 : la couleur du, la couleur de mon, la couleur de ce, la couleur de son ;
    listcards4 : liste des cartes, la liste des cartes, liste de cartes, liste cartes ;
    enterkey4 : entrée, entrer, touche entrée, la touche entrée, j’appuie sur entrée, appuie sur entrée ;
    whoby4 : par qui, c’est par qui, qui l’a mise, qui l’a mis, qui l’a posée, qui l’a posé, qui l’a jouée, qui l’a joué, qui l’a mise là ;
    othersend4 : les autres, et les autres, ils ont combien, elles ont combien, et les autres alors, combien ils ont, combien elles ont, l’écart, quel écart, l’écart de points, je suis loin, loin derrière, je suis loin derrière, je suis loin devant ;
    whatgive4 : je donne quoi, je lâche quoi, je balance quoi, je sors quoi, je pose laquelle, je donne laquelle ;
    takesp4 : prend, je prend, je prends, on prend ;
    yaun4 : y a un, y a une, il y a un, il y a une, y a des, il y a des ;
    superword4 : super du, super un, super c’est, super une ;
    prodding : bon alors, alors, ben alors, bah alors, bon ben alors, ça y est, alors ça y est, bon ça y est, ça vient, alors ça vient, bon ben, eh bien, eh ben, allons, voyons, bon, bon allez, s’il te plaît, s’il vous plaît, stp, svp, rapidement, vite fait, sans attendre, immédiatement, tout de suite, aussitôt, s’te plaît, steuplaît, siouplaît ;
    thefours4 : les quatre, les 4, allez les quatre, va pour les quatre ;
    volumeq2 : quel volume, quelle puissance ;
    speedq2 : quelle vitesse, quel débit ;
    withfour2 : avec les quatre, avec les 4, avec les quatre de plus, avec les 4 de plus, avec ces quatre, avec quatre de plus, avec 4 de plus, avec les quatre en plus, avec les 4 en plus ;
    moveslist2 : coups, les coups, coups joués, les coups joués, tous les coups, les coups précédents, coups précédents, liste des coups, historique court, petit historique, rappel des coups, rappel des derniers coups ;
    andme2 : et moi, et moi alors, ben et moi, et puis moi, et moi dans tout ça ;
    morethan2 : plus que, plus qu, moins que, moins qu, autant que, autant qu, plus de cartes que, plus de cartes qu, moins de cartes que, moins de cartes qu, autant de cartes que, autant de cartes qu ;
    sisi2 : si si, mais si, bien sûr que si, ah si, si si si ;
    theothers2 : les autres, et les autres, mes adversaires, et mes adversaires, et les autres alors, les autres joueurs, et les autres joueurs ;
    losing2 : perds, suis en train de perdre, suis perdante, suis perdant, suis en dernier, suis bon dernier, suis bonne dernière ;
    whichround2 : c’est quelle manche, quelle manche, on est à quelle manche, on en est à quelle manche, quelle manche on est ;
    gaveyou2 : m’as donné, m’avez donné, m’as filé, m’as refilé, m’as servi, m’as distribué, m’a donné, m’a filé, m’a refilé ;
    wrongly2 : à tort, pour rien, par erreur, me trompe, nous trompons, on se trompe, me trompe en dénonçant, me trompe de joueuse, me trompe de joueur ;
    exclaim2 : oh, ah, oh oh, sérieusement, sérieux, non mais, non mais sérieux, non mais franchement, hé, eh, ohé, hep, dis donc, franchement, ben dis donc, eh ben dis donc, oh bah, ah bah, oh ben, ah ben, super, dommage, zut, mince, purée, la vache, bon sang, sapristi, saperlipopette, aïe, ouf, ha, hum, hmm, pf, pff, bof, mouais, nickel, impec, impeccable, joli, tant mieux, tant pis, quel dommage, vraiment, vraiment pas, carrément, enfin, bah, ben, bon, heu, bien sûr, évidemment, forcément, décidément, comme d’habitude, hélas, boh, ma chère, mon cher, chère, cher, ma belle, ma grande, ma petite, ma vieille, mon vieux, mon petit, mon grand, ma chérie, mon chéri, mon ami, ma poule, t’inquiète, tkt, pas vrai, n’est-ce pas, hein, et voilà, dis voir, scuse, s’cuse, je t’en prie, ça tombe bien, c’est parti, wallah, frérot, mon coco, heureusement, c’est de bonne guerre, très chère, mademoiselle, madame, monsieur, malheureusement, ma foi, rien que ça, je profite, j’en profite ;
    waitforme2 : attends que je joue, attendez que je joue, attends que ce soit mon tour, attends que ce soit à moi ;
    altogether2 : ça fait combien en tout, combien en tout, ça me fait combien en tout, combien au total, ça fait combien au total ;
    toujours2 : toujours, encore, encore et toujours ;
    soon : bientôt, sous peu, dans pas longtemps ;
    lacouleurdu : la couleur du, couleur du, la couleur de mon, couleur de mon, la couleur de ton, la couleur de son, la couleur de votre, la couleur d’un ;
    leaveacts5 : attend, attendent, rentre, rentrent, quitte, quittent, part, partent, arrête, arrêtent, recommence, recommencent, annule, annulent, doit, doivent, peut, peuvent, veut, veulent, va arrêter, va partir, va quitter, va rentrer, va annuler, va recommencer, va attendre ;
    andnow5 : et là ;
    whereis5 : où est, où sont, où se trouve, où se trouvent, où il est, elle est où ;
    hasacted5 : ai tiré, ai douté, ai contré, ai dénoncé, ai bluffé, ai choisi, ai donné ;
    hasdone5 : ai commencé, ai arrêté, ai quitté, ai compté, ai trié, ai annulé, ai aidé, ai répété, ai écouté ;
    saidwhat5 : a dit quoi, dit quoi, disait quoi, ils disent quoi, elles disent quoi ;
    hasplayed5 : a joué, a posé, a mis ;
    ilaywhat6 : je joue quoi moi, je joue quoi là, je joue quoi maintenant, je dois jouer quoi, je dois poser quoi, je dois mettre quoi, je devrais jouer quoi, je devrais mettre quoi, et moi je joue quoi, moi je joue quoi, je pose quoi moi, je mets quoi moi, j’pose quoi, j’mets quoi, j’joue quoi, je pose quoi, je pose quoi là, je mets quoi là, je joue quoi du coup, je pose quoi du coup, je mets quoi du coup, je joue quoi alors, je pose quoi alors, je peux jouer quoi moi, on pose quoi, on met quoi, on mettrait quoi, on poserait quoi, on jouerait quoi, jjoue quoi, on pose quoi là, on joue quoi là, on met quoi là, bon on pose quoi, bon on joue quoi, on pose laquelle, on met laquelle, on joue laquelle, je lance quoi, je lance quoi là, je sors quoi là, je balance quoi, on balance quoi, on sort quoi, laquelle est bonne ;
    theydo6 : ils font quoi, elles font quoi, ils jouent quoi, elles jouent quoi, font quoi les autres, les autres font quoi, les autres jouent quoi, ils mettent quoi, elle joue quoi, il joue quoi ;
    whowas6 : c’était qui, c’était qui déjà, c’était qui ça, c’était qui avant ;
    goodmove6 : est-ce un bon coup, est-ce que c’est un bon coup, c’est un bon choix, c’est un bon coup ça, c’est un bon coup, bon coup ça ;
    gottoplay6 : j’ai de quoi à jouer, ai-je de quoi à jouer, j’ai de quoi à poser, j’ai quelque chose à jouer ;
    wishthem6 : faudrait qu’elle joue, faudrait qu’il joue, il faudrait qu’elle joue, il faudrait qu’il joue, faut qu’elle joue, faudrait qu’elle se décide, faudrait qu’elle se dépêche, si elle pouvait jouer, faudrait qu’elle pioche, faudrait qu’il pioche ;
    couldntyou6 : tu pourrais pas, tu peux pas, tu voudrais pas, tu veux pas, vous pourriez pas, vous ne pourriez pas, vous pouvez pas, vous voulez pas, tu ne pourrais pas, tu ne veux pas ;
    theplayers6 : les joueurs, les joueuses, liste des joueurs, noms des joueurs, les noms des joueurs ;
    strat6 : stratégie, tactique, stratégies, tactiques ;
    mynew6 : ma nouvelle carte, mes nouvelles cartes, ma nouvelle, la nouvelle carte ;
    playafter6 : je la joue après, je le joue après, je les joue après, je la jouerai après, je le jouerai après, je la poserai après, je le poserai après, je la mets après, je le mets après, je la joue plus tard, je la jouerai plus tard ;
    unjoker : un joker, un +4, un plus quatre, un super joker, un +2, un plus deux, un passe-tour, un passe tour, une inversion, un inversion ;
    surquelle : sur quelle carte, on est sur quelle carte, on joue sur quelle carte, je joue sur quelle carte, je la pose sur quelle carte, c’est sur quelle carte, sur quoi, sur quelle carte déjà, on est sur quelle carte déjà, sur quoi déjà, c’était sur quelle carte, c’est quoi la carte dessous, elle va sur quoi, je la mets sur quoi ;
    retournesens8 : je change le sens, je retourne le sens, retourne le sens, je change de sens, je remets dans l’autre sens, on repart dans l’autre sens, je repars dans l’autre sens, je fais demi-tour, je renverse le sens, je renverse la vapeur, j’inverse le sens, inverse le sens, on tourne dans l’autre sens, je tourne dans l’autre sens, je nous retourne, je fais tourner dans l’autre sens ;
    firstoftwo8 : premier, première, premier des deux, première des deux ;
    secondoftwo8 : deuxième, second, seconde, dernier, dernière, autre, deuxième des deux, second des deux ;
    instock7 : dans la pioche, dans le talon, dans le paquet, dans la pile de pioche ;
    already7 : en ai déjà plein, en ai déjà trop, en ai déjà assez, en ai déjà, en ai déjà beaucoup, en avais déjà, en avais déjà plein, en avais déjà assez, en ai déjà une, en ai déjà un, en ai déjà deux, en ai déjà trois ;
    justdropit7 : laisse tomber, laissez tomber, laisse béton, laissons tomber ;
    finished7 : a fini, a terminé, a-t-elle fini, a-t-il fini, a-t-elle terminé, a-t-il terminé, a déjà fini, a déjà terminé, a bientôt fini, a-t-elle déjà fini, a-t-il déjà fini ;
    lapse7 : oubli, un oubli, oubli de uno, oubli d’uno, oubli du uno, oubli de l’uno, oubli uno, uno oublié, uno pas dit, uno non annoncé, uno pas annoncé, uno non dit ;
    punished7 : punie, puni, sanctionnée, sanctionné, pénalisée, pénalisé ;
    makedraw7 : fais piocher, faites piocher, fais tirer, fais-la piocher, fais-le piocher, faites-la piocher ;
    andtheuno7 : et le uno, et ton uno, et son uno, et l’uno, il est où ton uno, où est ton uno, et alors ton uno, et votre uno ;
    mayi7 : j’ai le droit de, j’ai bien le droit de, ai-je le droit de, est-ce que j’ai le droit de, on a le droit de, a-t-on le droit de, est-ce qu’on a le droit de, c’est permis de, est-ce permis de, suis-je autorisée à, suis-je autorisé à, c’est autorisé de ;
    thedraw7 : la pioche, ma pioche, cette pioche, le tirage, mon tirage, pioche ;
    thisround7 : cette manche, pour cette manche, dans cette manche, sur cette manche, à cette manche, cette manche-ci, pour la manche, de la manche, dans la manche, sur la manche ;
    atzero7 : a zéro, a zéro point, est à zéro, est à zéro point, a 0, a 0 point, est à 0, a toujours zéro, est encore à zéro ;
    atend7 : à la fin, à la fin de la manche, à la fin de cette manche, en fin de manche, quand la manche s’est finie ;
    youask7 : tu demandes, demandes-tu, vous demandez, demandez-vous, tu me demandes, me demandes-tu, me demandez-vous, vous me demandez, tu veux savoir, veux-tu savoir ;
    ofwhat7 : de quoi, sur quoi, de quoi exactement ;
    onlythis7 : celle-là, celle-ci, cette carte-là, cette carte-ci ;
    stilltop7 : est toujours sur, est toujours sur le, est toujours au, est toujours sur du, est encore sur, est encore au, joue toujours sur, joue encore sur ;
    againme7 : c’est toujours pour moi, toujours pour moi, c’est encore pour moi, c’est toujours pour ma pomme, encore pour moi, toujours pour ma pomme, c’est toujours pour ma poire, c’est toujours sur moi que ça tombe ;
    nextround7 : on joue la deuxième, on joue la suivante, on joue la prochaine, on fait la deuxième, on attaque la deuxième, on attaque la suite, on fait la suivante, on passe à la deuxième, jouons la deuxième, on joue la troisième, on attaque la troisième, on refait une manche, refaisons une manche, on rejoue une manche, on se refait une manche, rejouons une manche, refaire une manche ;
    ontop7 : dessus, par-dessus, par dessus, là-dessus, sur le +4, sur un +4, sur le plus quatre, sur un plus quatre, sur +4, sur plus quatre, sur son +4, sur le sien ;
    mineisdone7 : c’est bon à, c’est bon au tour de, c’est tout bon à ;
    howmore7 : cartes de plus que, cartes de moins que, de plus que, de moins que ;
    redo7 : refais, refaire, refaites, refait, refaisons, rejouons, rejoue, rejouer ;
    sameround7 : la dernière manche, la même manche, cette manche, dernière manche ;
    tarretes8 : t’arrêtes, tu t’arrêtes, tu vas t’arrêter, tu vas arrêter, faut l’arrêter, il faut l’arrêter, faut l’arrêter celui-là, faut l’arrêter celle-là, faut la stopper, faut le stopper ;
    ohlala8 : oh la la, oh là là, ouh là là, houla, oulà, aïe aïe aïe, ouille ;
manners =
    unreal : third acts, praise unjoker, lacouleurdu FACE, or DIGIT, or COLOUR, or FACE, orthe4 DIGIT, orthe4 FACE, DIGIT q, past done, ihavedone doneby, nothingis laiddown, justnow doingit, pityfor thisthat, laying several, enlaying twothree, mesword digits, alittle COLOUR, gotme caughtme, iact often, orthe4 COLOUR ;
    reported : past wentdone, third leaveacts5
asking = me we they show need q wish can all ornot isit theirs still orwhat
amounts = count costs worth penalty risk lose happens
spellings =
    non : nan ;
    je saute : jsaute ;
    qu’est-ce que : keske, kesk, keskeu, kossé, kessé ;
    joker : jocker, jokeur, djoker, jocquer ;
    quoi : koi, kwa, koa, qoi ;
    quel : kel ;
    toujours : tjrs, tjr, tjs ;
    quelle : kelle, kel, quele, qelle ;
    qui : ki ;
    que : ke ;
    je peux : jpeux, jpe, jpeu ;
    je veux : jveux, jve ;
    je joue : jjoue ;
    je pose : jpose ;
    je mets : jmets, jmet, jmé ;
    je prends : jprends, jprend ;
    je pioche : jpioche ;
    je sais : jsais, jsé, chais, chépa, ché ;
    je suis : jsuis, chuis, chui, jsui, chu, chus, chui ;
    je comprends : jcomprends, jcomprend ;
    j’ai : jai, gé ;
    n’ai : nai ;
    c’est : cest ;
    qu’est-ce : kes, kess, keski, kesske ;
    pourquoi : pourkoi, pk, pkoi, pq, pourqoi ;
    combien : cb, conbien ;
    comment : koman, coment, cmt, komen, commen ;
    s’il te plaît : stplait, siteplait, sivouplait, silteplait, svpl ;
    j’en : jen ;
    il y a : ya ;
    y a-t-il : yatil ;
    nombre : nb, nbre, nbr ;
    numéro : num ;
    beaucoup : bcp ;
    moi : moa ;
    attends : att ;
    quelque : qq, qqe ;
    quelqu’un : qqn, qqun ;
    maintenant : mtn, mnt, astheure, asteur, astheur, asteure ;
    comprends : comprend, compren ;
    d’accord : daccord, dac, dacc ;
    au revoir : aurevoir, orevoir ;
    aujourd’hui : ajd ;
    qu’il : kil ;
    qu’on : kon ;
    à : @ ;
    je pense : jpense ;
    je crois : jcrois, jcroi ;
    je garde : jgarde ;
    je passe : jpasse ;
    je dois : jdois ;
    je fais : jfais ;
    je vais : jvais, jvé ;
    je ne : jne ;
    je la : jla ;
    je le : jle ;
    je les : jles ;
    je me : jme ;
    je te : jte ;
    je tire : jtire ;
    je doute : jdoute ;
    je reviens : jreviens, jrevien ;
    j’arrête : jarrete, jarete ;
    je tente : jtente ;
    plus : plu ;
    pas : po ;
    dit : di ;
    allez : alé, ale, alez ;
    au : o ;
    tiens : tien ;
    bluffe : bluf, blufe ;
    sert : ser ;
    était : étai ;
    n’importe : nimporte ;
    c’était : cété, ct ;
    partie : game ;
    vas-y : vazy, vasy, vazi ;
    je m’incline : jmincline ;
    je vire : jvire ;
    j’envoie : jenvoie ;
    crois : croi ;
    j’encaisse : jencaisse ;
    je voudrais : jvoudrais ;
    je dis : jdis ;
    je balance : jbalance ;
    je lance : jlance ;
    je choisis : jchoisis ;
    je demande : jdemande ;
    je change : jchange ;
    je laisse : jlaisse ;
    je conteste : jconteste ;
    j’accepte : jaccepte ;
    je reste : jreste ;
    joue : jou ;
    t’inquiète : tkt ;
    je sais pas : jsp, chpa, jspa ;
    merci : mrc, mci ;
    salut : slt ;
    désolé : dsl ;
    qu’est-ce que t’as : kesta, kestas ;
    piocher : piohe, pichoe, piohce ;
ordinals =
    première, premier, 1ère, 1re, 1er, tout à gauche, la plus à gauche, le plus à gauche, complètement à gauche ; deuxième, seconde, 2ème, 2e, 2nde ; troisième, 3ème, 3e ; quatrième, 4ème, 4e ; cinquième, 5ème, 5e ; sixième, 6ème, 6e ; septième, 7ème, 7e ; huitième, 8ème, 8e ; neuvième, 9ème, 9e ; dixième, 10ème, 10e ; onzième, 11ème, 11e ; douzième, 12ème, 12e
ordinals-from-last =
    dernière, dernier, toute dernière, tout dernier, tout au bout, tout à droite, tout au bout à droite, la plus à droite, le plus à droite, complètement à droite, de droite, du bout, au bout à droite, du bout à droite, dernière à droite, dernier à droite, toute dernière à droite, toute à droite ; avant-dernière, avant-dernier
means-empty =
    @enter yes,
    @enter yes on,
    @enter onemore,
    @enter on we* can*,
    @enter on wish me*,
    @enter on we* do*,
    @enter wish lay again me*,
    @enter on we* do yes*,
    @enter on go we*,
    @enter on lay we*,
    @enter goon,
    @enter next,
    @enter begin on we*,
    @enter begin game we*,
    @enter handover me* they* card* cards*,
    @enter goagain agree* yes* we*,
    @enter on me,
    @enter on friends we* do*,
    @enter goahead we* lay*,
    @enter goahead goagain,
    @enter give cards,
    @enter unpause agree*,
    @enter goagain friends,
    @enter consent,
    @enter consent forme,
    @enter enterkey4,
    @enter nextround7 rounds* yes* agree*
means-courtesy =
    agree,
    laugh,
    praise (PLAYER)*,
    thanks (PLAYER),
    @drawn what me card,
    @drawn what drawn me* card* they*,
    @turn on agree* yes*,
    thanks everyone,
    thanks you,
    thanks me,
    thanks friends everyone*,
    thanks helpme,
    thanks idea,
    @drawn what card have* they* drawn*,
    @drawn what scored me* have*,
    @drawn drawn card they*,
    praise children,
    patient on*,
    cheer PLAYER,
    cheer PLAYER playv,
    @drawn repeat drawn card* me* have* what* they*,
    @drawn show drawn card* me* have* what* they*,
    @drawn which isit card* they*,
    @drawn which drawn me* have* card* isit*,
    takethat (PLAYER)* praise*,
    @threat takethat (PLAYER)* praise*,
    @drawn takethat (PLAYER)* praise*,
    praise won,
    praise everyone,
    praise friends,
    praise thanks,
    praise thanks everyone,
    yourturn (PLAYER),
    @drawn whatisit card* newone* drawn* they* me* my*,
    @drawn what colour (DIGIT) isit*,
    @drawn what colour drawn card* they* me* have*,
    @drawn what drawn have me*,
    @drawn what newone me* my* isit* have*,
    @drawn which newone me* my* isit*,
    @drawn newone me* my*,
    @drawn show newone me* my*,
    @drawn repeat newone me* my*,
    @drawn repeat acard me* my*,
    @drawn show acard me* my*,
    @drawn not heard acard me* my* have*,
    @drawn not heard what drawn me* have*,
    @drawn what eu stock me* have*,
    unpause agree*,
    laugh praise,
    pityfor PLAYER laugh*,
    cheer PLAYER we wait you*,
    me ihavesome DIGIT now*,
    regret (COLOUR)* (FACE)* (DIGIT)* acard* onecard*,
    agree PLAYER,
    seeyouout,
    waiting PLAYER,
    hailing PLAYER,
    agree forme,
    drewagain,
    teasing PLAYER*,
    laugh PLAYER,
    @drawn playlater,
    @drawn whynotyes,
    @drawn isit DIGIT,
    @drawn isit DIGIT COLOUR,
    lookhere PLAYER,
    @threat ouchfour,
    hereiam PLAYER,
    leave justkidding me* no*,
    areyouplaying PLAYER,
    heed (PLAYER),
    yes (PLAYER),
    @enter nextmine,
    holdon (PLAYER),
    notme not heard have*,
    upperhand,
    they upperhand,
    me upperhand,
    you upperhand,
    PLAYER upperhand,
    notme nothing heard have* not*,
    notme nothing understand have* not*,
    PLAYER not heard have*,
    PLAYER nothing heard have* not*,
    PLAYER forgetit,
    @drawn wellword playedword PLAYER* you*,
    @drawn wellword playedword mybare,
    itsfine,
    @drawn which wasit card*,
    hurryyou (PLAYER)*,
    @drawn sheis (COLOUR) q*,
    @drawn isita (COLOUR),
    @drawn hadalready,
    @drawn colour what sheis,
    @drawn cardvalue what isit*,
    @drawn isit (FACE) (COLOUR)*,
    @drawn q acard (COLOUR),
    @drawn q acard drawn (COLOUR),
    @drawn me have drew (DIGIT) (COLOUR)*,
    @drawn me have drew (FACE) (COLOUR)*,
    @turn prefers keep (FACE)* (DIGIT)* (COLOUR)* me* they* card*,
    @turn mayiwait q*,
    @threat encoreun PLAYER,
    @wait stayplea (PLAYER)*,
    hadenough me* now* no*,
    alloverforme,
    ithink,
    @wait theystay COLOUR wish* me*,
    givethemto PLAYER,
    someonehelp can* me* we* q*,
    @drawn encoreun COLOUR,
    @drawn encoreun DIGIT,
    @drawn encoreun DIGIT COLOUR,
    @drawn itlies,
    showto PLAYER,
    @drawn thatdrawn,
    @drawn DIGIT justdrawn COLOUR*,
    @threat give yourcards me*,
    isgood PLAYER they*,
    firstofall PLAYER,
    my LAST card* iwon,
    moan COLOUR havenomore,
    @turn sooneruno me*,
    @wait sooneruno me*,
    @turn donthaveitin COLOUR they*,
    @wait donthaveitin COLOUR they*,
    @turn moan againcolour COLOUR,
    @wait moan againcolour COLOUR,
    hereyouare PLAYER,
    abuse PLAYER*,
    abuse abusewith PLAYER* (COLOUR)* (FACE)* (DIGIT)*,
    hadme PLAYER* moan*,
    hadme abusewith PLAYER* (COLOUR)* (FACE)* (DIGIT)* moan*,
    @turn COLOUR atlast,
    @wait COLOUR atlast,
    heatsup PLAYER*,
    ohlala only,
    ohlala onlyoneleft,
    iwins laugh* praise*,
    laugh* theydrewall praise*,
    thanksgame everyone* friends*,
    thanksgame PLAYER,
    listening,
    pityfor PLAYER they* badluck2,
    PLAYER they* badluck2 pityword,
    lament2,
    lament2 PLAYER,
    lament2 game,
    moan lament2 game*,
    ohlala lament2 game*,
    lament2 no,
    lament2 thisone,
    moan PLAYER,
    moan me loser have,
    moan we loser have,
    lament2 me loser have,
    ohlala only (DIGIT),
    ohlala me have only (DIGIT) card*,
    thatsit,
    @turn unfair2 moan*,
    @wait unfair2 moan*,
    @turn unfair2 lament2 moan*,
    PLAYER they* badluck2 lament2,
    ibet bluff they* PLAYER*,
    ibet lie they* PLAYER*,
    ibet willwin they* PLAYER*,
    ibet near they* PLAYER* have*,
    ibet have (COLOUR) they* PLAYER*,
    ibet have (FACE) they* PLAYER*,
    ibet win they* PLAYER* me* we*,
    mistake PLAYER me* have* no* they*,
    lament2 someonehelp,
    lament2 helpme,
    howmanynearuno helpme,
    @turn lament2 unfair2 no*,
    praise PLAYER won you have*,
    praise you won have*,
    praise PLAYER you win*,
    moan aplus,
    @turn ohlala aplus,
    lament2 aplus,
    @threat ibetyou bluff they* PLAYER*,
    @threat ibetyou lie they* PLAYER*,
    @threat ohlala aplus,
    @threat moan aplus,
    hop PLAYER twocards,
    hop amount cards* aimed PLAYER,
    hop PLAYER draw,
    hop PLAYER you* draw amount* cards* card* they*,
    hop PLAYER receives amount* cards* card* they*,
    hop PLAYER moan*,
    hop they draw amount* cards*,
    hop they receives amount* cards*,
    hadme PLAYER* moan* ohlala* swear2*,
    swear2 moan*,
    moan swear2* encoreun FACE,
    swear2 encoreun FACE,
    ohlala encoreun FACE,
    PLAYER onecard only* have* they* willwin moan* ohlala* swear2*,
    PLAYER only card* onecard* have* not* they* moan,
    PLAYER only card* onecard* have* not* they* swear2,
    PLAYER only card* onecard* have* not* they* ohlala,
    they only card* onecard* have* not* swear2,
    they only card* onecard* have* not* moan,
    PLAYER willwin they* moan,
    PLAYER willwin they* swear2,
    PLAYER willwin they* ohlala,
    they willwin moan,
    they willwin swear2,
    they willwin ohlala,
    seenthat friends* therobots* PLAYER* ohlala* swear2* moan*,
    wasright huh* laugh* PLAYER* praise* yes*,
    doomed me* we* moan* swear2* ohlala* game*,
    theycheat therobots* they* orwhat* everyone* PLAYER*,
    badhand me* have* moan* swear2* ohlala*,
    unfair moan* swear2* ohlala* PLAYER*,
    selfbad me* moan* swear2* ohlala* game*,
    @turn notjust moan* swear2* ohlala*,
    @wait notjust moan* swear2* ohlala*,
    @threat ibetyou have they* PLAYER* (COLOUR)*,
    ibetyou bluff they* PLAYER*,
    ibetyou lie they* PLAYER*,
    ibetyou willwin they* PLAYER*,
    ibetyou have they* PLAYER* (COLOUR)* (FACE)* (DIGIT)*,
    ibetyou lay they* PLAYER* (COLOUR)* (FACE)* (DIGIT)*,
    heatsup2 swear2* moan* ohlala*,
    badluck2 me* have* swear2* moan* ohlala*,
    therobots so* strong2 they*,
    left they onlyone2 moan,
    left they onlyone2 ohlala,
    left they onlyone2 swear2,
    COLOUR onlyonehave me*,
    @drawn what received2 me* have* card* they*,
    @drawn which received2 me* have* card* isit* they*,
    @drawn received2 card me* have* what*,
    @drawn show received2 card* me* have* what* they*,
    keepdrawing me* they* PLAYER* moan* swear2*,
    hounded they* PLAYER* me* you* therobots* everyone*,
    alwayswins they* PLAYER* me* therobots*,
    remark2 PLAYER* laugh* moan* swear2*,
    boast2 PLAYER* me* friends* therobots* everyone*,
    laugh third drew have* amount* cards*,
    laugh third draw amount* cards*,
    hope2 third have* haveit2* not* (COLOUR)* (FACE)* (DIGIT)* card* bluff*,
    hope2 PLAYER have* haveit2* not* (COLOUR)* (FACE)* (DIGIT)* card* bluff*,
    shouldhave2 draw moan* they* me* card*,
    shouldhave2 doubt moan* they* me*,
    shouldhave2 (FACE) moan* they* me*,
    shouldhave2 want (COLOUR) moan* they* me*,
    shouldhave2 say (COLOUR) moan* they* me*,
    shouldhave2 believe moan* they* me* you* PLAYER*,
    missedit2 moan*,
    missedit2 PLAYER,
    couldnot2 moan* laugh* PLAYER*,
    onlyoneyay2 (COLOUR)* (DIGIT)* moan* laugh*,
    perhapshad2 (COLOUR) onlyoneyay2* laugh*,
    shouldhave2 lay (FACE)* (DIGIT)* moan* my* card* they* me* elsething*,
    shouldhave2 lay (COLOUR) moan* my* card* they* me*,
    shouldhave2 keep (FACE)* (DIGIT)* moan* my* card* they* me*,
    shouldhave2 keep (COLOUR) moan* my* card* they* me*,
    shouldhave2 keep pasttime2 (FACE)* moan* my* card* they* me*,
    shouldhave2 lay pasttime2 (FACE)* moan* my* card* they* me*,
    shouldhave2 draw pasttime2 moan* they* me* card*,
    me havecond2 duword2 invertverb2 not moan* no*,
    me havecond2 duword2 invertverb2 moan* no*,
    me havecond2 duword2 invertverb2 not lament2 moan* no*,
    @drawn shouldhave2 keep they me* my*,
    @drawn shouldhave2 lay they me* my*,
    shouldhave2 changeto (COLOUR) moan*,
    @threat nocredit2 butok2 PLAYER*,
    @threat bluff butok2 they* you* PLAYER*,
    @threat lie butok2 they* you* PLAYER*,
    remark2 praise PLAYER*,
    fear2 PLAYER win not*,
    fear2 they win not*,
    followadvice2 agree* thanks* me*,
    gladtoplay2 thanks* friends* everyone* me*,
    meantit2 yes* agree*,
    sorry2 PLAYER,
    sorry2 friends,
    gentle2 PLAYER* friends* moan* laugh* praise* thanks*,
    senses2,
    gotit4 thanks* agree*,
    @turn superword4 (COLOUR) isit*,
    @wait prodding PLAYER,
    @drawn which,
    @drawn regardless,
    @drawn what gaveyou2 you* we* card*,
    @drawn my card q*,
    exclaim2 PLAYER,
    waitforme2 PLAYER*,
    me hasdone5,
    wishthem6,
    @turn playafter6,
    @drawn already7 me*,
    @drawn already7 (COLOUR) me*,
    @drawn already7 (DIGIT) me* (COLOUR)*,
    @drawn onlythis7,
    @threat againme7,
    tarretes8 PLAYER*,
    tarretes8 again* PLAYER*,
    exclaim2 DIGIT cards,
    praise DIGIT cards,
    moan DIGIT cards,
    ohlala8 DIGIT cards,
    ohlala8,
    not me have DIGIT we
means-as-advised =
    @advice asadvised,
    @advice consent asadvised,
    @advice yes consent* asadvised,
    @advice praise consent* asadvised
means-either-first =
    @either firstoftwo8,
    @either firstoftwo8 wish* me*
means-either-second =
    @either secondoftwo8,
    @either secondoftwo8 wish* me*
means-reply-yes =
    @reply surely,
    @reply consent surely*,
    @reply thatsit,
    @reply meantit2 yes*,
    @reply yes consent* me* wish* surely* UNO*
means-reply-no =
    @reply no me* wish* not*,
    @reply notnow no*
