# Ce que disent les voix quand elles ne peuvent pas faire leur travail.

voice-no-engine = Pas de voix : eSpeak NG manque ou ne démarre pas. La partie continue par écrit. Installez le paquet libespeak-ng1, puis relancez le jeu.
voice-no-system-voice = Pas de voix : celle de votre système ne démarre pas. La partie continue par écrit, et votre lecteur d’écran la lit.
voice-no-library = Pas de voix : le paquet Python pyttsx3 manque. La partie continue par écrit. Installez-le avec pip, puis relancez le jeu.
voice-no-player =
    { $player ->
        [aplay] Pas de son : le programme aplay manque. Installez le paquet alsa-utils ; la voix reviendra d’elle-même.
       *[other] Pas de son : le programme « { $player } » ne se lance pas. Vérifiez la variable ACCESSIBLE_UNO_PLAYER, puis relancez le jeu.
    }
voice-no-sound = Pas de son : { $player } n’a rien pu jouer. Vérifiez la carte son ou le casque ; la voix reviendra d’elle-même.
voice-gave-up = La voix s’est tue : elle s’est arrêtée { NUMBER($deaths) } fois en une minute. La partie continue par écrit. Tapez « parole jeu » pour la faire revenir.
voice-unknown =
    Pas de voix « { $voice } » pour { $language ->
        [fr] le français
        [en] l’anglais
       *[other] { $language }
    } : la voix habituelle parle. Tapez « voix » pour en avoir la liste.
voice-no-pitch = La hauteur de cette voix ne se règle pas ici : elle reste la même.
voice-no-rate = Speech Dispatcher ne parle pas plus vite que 450 mots par minute.
voice-no-punctuation = Cette voix ne sait pas lire la ponctuation : elle n’en nomme aucune.
voice-no-seats = Il n’y a pas ici assez de voix pour chaque joueur : la voix habituelle dit les noms.
voice-instead = La voix du jeu manque : Speech Dispatcher parle à sa place.
dispatcher-no-binding = Pas de voix : Python ne trouve pas de quoi joindre Speech Dispatcher. La partie continue par écrit. « { $program } doctor » dit quoi installer ; relancez ensuite le jeu.
dispatcher-away = Pas de voix : Speech Dispatcher ne répond pas. Le texte reste complet ; la voix reviendra d’elle-même.
dispatcher-back = Voix prête : Speech Dispatcher répond.
dispatcher-silent = Pas de son : Speech Dispatcher répond, mais ne dit rien. Essayez « spd-say bonjour » et vérifiez son module vocal.
bridge-not-installed = Pas de passerelle vers votre lecteur d’écran : le paquet Python prismatoid manque. La partie continue par écrit. Installez-le, puis relancez le jeu.
bridge-away = Pas de passerelle : aucun lecteur d’écran ne répond au jeu. Le texte reste complet ; la voix viendra d’elle-même.
bridge-back = Passerelle prête : votre lecteur d’écran répond.
voice-sounds-no-library = Pas de sons brefs : la bibliothèque miniaudio manque ou ne démarre pas. Tout reste dit en mots. Installez-la avec pip, puis relancez le jeu.
voice-sounds-no-device = Pas de sons brefs : aucun périphérique audio ne répond. Tout reste dit en mots ; les sons reviendront d’eux-mêmes.
voice-sounds-gave-up = Plus de sons brefs : ce qui les joue s’est arrêté plusieurs fois. Tout reste dit en mots. Tapez « sons oui » pour les retrouver.
voice-broken =
    { $voice ->
        [text] L’affichage a eu une panne : une phrase a pu se perdre. Tapez « répète » pour la relire.
        [speech] La voix a eu une panne : une phrase a pu se perdre. Le texte reste complet.
        [braille] Le braille a eu une panne : une ligne a pu se perdre. Le texte reste complet.
        [buttons] Les boutons ont eu une panne. Ce qu’ils donnent peut se taper.
        [sounds] Les sons brefs ont eu une panne. Le texte reste complet.
       *[other] La sortie « { $voice } » a eu une panne : une phrase a pu se perdre. Le texte reste complet.
    }
braille-not-on-page = Cette page ne lit pas de cellules : tapez en noir, ou en braille par votre lecteur d’écran, qui le rend en noir.
braille-no-liblouis = Pas de braille : Python ne trouve pas liblouis. « { $program } doctor » dit quoi installer ; relancez ensuite le jeu.
braille-not-louis = Pas de braille : { $file } est un autre paquet du même nom, et non le lien avec liblouis. « { $program } doctor » dit comment le retirer ; relancez ensuite le jeu.
braille-no-table = Pas de braille : la table { $table } manque ou ne se lit pas. « { $program } doctor » dit comment la retrouver ; relancez ensuite le jeu.
braille-no-own-table = Pas de braille : la table { $table } du jeu est abîmée ou manque. Réinstallez le jeu.
braille-no-brlapi = Pas de plage braille : Python ne trouve pas de quoi joindre BRLTTY. « { $program } doctor » dit quoi installer ; relancez ensuite le jeu.
braille-no-brltty = Pas de plage braille : BRLTTY ne répond pas. Démarrez-le ; le jeu viendra sur la plage de lui-même.
braille-refused = Pas de plage braille : BRLTTY refuse l’accès. Ajoutez votre compte au groupe brlapi, puis ouvrez une nouvelle session.
braille-no-display = Pas de plage braille : BRLTTY n’en trouve aucune. Branchez-la ; le jeu y viendra de lui-même.
braille-gone = La plage braille ne répond plus. Le texte reste complet ; le jeu y reviendra de lui-même.
# Dit quand un lecteur d’écran est en marche et que le joueur n’a pas dit qui parle.
voice-left-to-reader =
    { $reader ->
        [unnamed] Un lecteur d’écran est en marche : le jeu se tait.
       *[other] { $reader } est en marche : le jeu se tait.
    } En jeu, « parole jeu » le fait parler.
# Les autres attendent le lecteur d’une plage. Ce n’est pas montré sur la plage.
reading-awaited = Les autres attendent que vous ayez lu en braille. Entrée pour continuer.
braille-ready = Plage braille prête : { $cells } cellules.

# L’aide des touches d’une plage braille : ce qu’elles font, et leur nom (.name).
display-keys-help = Touches de la plage. Échap : sortir.
display-key-line = { $name } : { $meaning }
display-nothing-there = rien ici
display-key-pan-right = la suite ; au bout d’une annonce ancienne, celle d’après
    .name = défilement à droite
display-key-pan-left = le début
    .name = défilement à gauche
display-key-older = l’annonce d’avant
    .name = ligne du haut
display-key-newer = l’annonce d’après
    .name = ligne du bas
display-key-newest = la dernière annonce, et votre question
    .name = retour
display-key-oldest = la plus ancienne annonce
    .name = tout en haut
display-key-unread = la première annonce pas encore lue
    .name = au curseur
display-key-earlier-question = la question d’avant
    .name = invite d’avant
display-key-later-question = la question d’après
    .name = invite d’après
display-key-earlier-different = l’annonce d’avant qui diffère
    .name = ligne différente d’avant
display-key-later-different = l’annonce d’après qui diffère
    .name = ligne différente d’après
display-key-hand = votre main
    .name = attribut d’avant, ou F2
display-key-choices = les choix
    .name = attribut d’après, ou F7
display-key-status = le talon, le tour, les autres mains
    .name = état, ou F3
display-key-telling = le début de la dernière annonce
    .name = parole, ou F8
display-key-next-place = la partie d’après : main, choix, état
    .name = paragraphe d’après, ou tabulation
display-key-previous-place = la partie d’avant
    .name = paragraphe d’avant
display-key-line-start = le début de la ligne
    .name = début de ligne
display-key-line-end = la fin de la ligne
    .name = fin de ligne
display-key-enter = entre ce qui est tapé ; seule, continue
    .name = entrée
display-key-erase = efface le dernier caractère
    .name = retour arrière
display-key-drop = efface ce qui est tapé ; sinon, comme retour
    .name = échap
display-key-help = cette aide ; encore une fois, la quitte
    .name = aide, ou F1
