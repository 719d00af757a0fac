# La commande doctor : ce qu’il y a ici pour entendre et toucher le jeu, et ce qui répare le reste.

app-help-doctor = doctor : dire quelle voix, quel son, quel braille et quelle plage il y a ici, ce qui servirait dans une partie, et la commande qui répare ce qui manque ; code de retour 1 si ce dont vous vous servez est en panne, 0 sinon.

doctor-languages = Langues : { $languages }.
doctor-language = { $language } avec { $value } textes
doctor-speech = Voix : { $engine }, { $voices }.
doctor-voice = « { $value } » en { $language }
doctor-no-voice = eSpeak NG n’a pas de voix pour cette langue : { $language }. Une autre la lirait. Installez le paquet espeak-ng-data.
doctor-sound = Son : { $player } joue.
doctor-dispatcher = Speech Dispatcher : répond, avec le module { $module } ; voix proposées : { $voices }.
doctor-voices = { $value } en { $language }
doctor-texts-lacking =
    { $count ->
        [0] { $language } : il ne manque aucun texte.
        [one] { $language } : il manque 1 texte, que le jeu dit en anglais.
       *[other] { $language } : il manque { $count } textes, que le jeu dit en anglais.
    }
doctor-texts-file =
    { $file ->
        [none] Nommés par ses propres textes, { $count } : { $texts }.
       *[other] { $file }, { $count } : { $texts }.
    }
doctor-texts-shared = « { $word } » sert à deux commandes, { $first } et { $second }.
doctor-texts-told = { $text } dit « { $word } », qui fait autre chose quand on le tape : { $command }.
doctor-texts-spelt = La voix épelle « { $word } », par exemple dans { $text }. Écrivez-le en minuscules, ou ajoutez-le au fichier « respelling ».
doctor-texts-variable = { $text } demande { $variable }, que rien ne donne.
app-option-texts = dire seulement quels textes manquent à une langue, et ce qui ne va pas dans les autres, comme « eo ».
doctor-no-dispatcher = Speech Dispatcher : n’est pas installé. Il ne sert qu’à --speech dispatcher.
doctor-dispatcher-voiceless = Speech Dispatcher : répond, mais son module { $module } n’a aucune voix, ou s’est arrêté. « spd-say bonjour » dit pourquoi.
doctor-dispatcher-unbound = Speech Dispatcher : installé, mais Python n’a pas de quoi le joindre. Il ne sert qu’à --speech dispatcher.
doctor-dispatcher-away = Speech Dispatcher : installé, mais ne répond pas. « spd-say bonjour » dit pourquoi.
doctor-bridge = Passerelle : { $reader } répond.
doctor-no-bridge = Passerelle vers un lecteur d’écran : prismatoid n’est pas installé. Il ne sert qu’à --speech bridge.
doctor-bridge-away = Passerelle : prismatoid est là, mais aucun lecteur d’écran ne répond.
doctor-sounds = Sons brefs : miniaudio les joue par { $way }.
doctor-braille = Braille : liblouis { $version }, { $contained ->
        [yes] du paquet accessible-uno-liblouis, avec les tables dont le jeu se sert.
       *[no] avec toutes ses tables.
    }
doctor-braille-windows = Braille : votre lecteur d’écran met sur votre plage ce que le jeu écrit.
doctor-no-liblouis = Pas de braille : Python ne trouve pas liblouis.
doctor-not-louis = Pas de braille : { $file } est un autre paquet du même nom, et non le lien avec liblouis.
doctor-no-table = Pas de braille : la table { $table } de liblouis manque ou ne se lit pas.
doctor-table-path = Pas de braille : la variable { $variable } fait chercher liblouis dans { $folder }, où la table { $table } manque ou ne se lit pas.
doctor-brlapi-auth = Pas de plage : BRLTTY refuse ce que dit la variable { $variable }, « { $value } ». Sans elle, la clé du système est essayée.
doctor-no-brlapi = Pas de plage braille : BRLTTY est installé, mais Python ne trouve pas de quoi le joindre.
doctor-no-brltty = Plage braille : BRLTTY n’est pas installé. Il ne sert qu’avec une plage.
doctor-brltty-away = Plage braille : BRLTTY ne répond pas. Il ne sert qu’avec une plage ; pour le démarrer : { $command }
doctor-use-voice = Dans un terminal, play parle de sa propre voix, et tout s’écrit aussi.
doctor-use-dispatcher = Dans un terminal, play parle par Speech Dispatcher, et tout s’écrit aussi.
doctor-use-voiceless = Dans un terminal, play envoie tout à Speech Dispatcher, qu’on n’entend pas tant qu’il n’a pas de voix, et tout s’écrit aussi.
doctor-use-bridge = Dans un terminal, play parle par votre lecteur d’écran, et tout s’écrit aussi.
doctor-use-text = play écrit tout, et votre lecteur d’écran le lit.
doctor-use-sounds = Des sons brefs accompagnent les mots ; --sounds off les enlève.
doctor-use-doctor-braille = Avec --braille unicode, chaque message a aussi sa ligne de braille.
doctor-use-braille-ready = Avec --braille display, la partie est aussi sur la plage.
doctor-no-home = Rien ne peut être gardé : vous n’avez pas de dossier personnel. La variable HOME le nomme.
doctor-unwritable =
    { $kind ->
        [settings] Les réglages ne peuvent être gardés
        [games] Les parties ne peuvent être enregistrées
       *[faults] Les pannes du programme ne peuvent être notées
    } dans { $folder } : on ne peut pas écrire dans { $at }, ou ce n’est pas un dossier.
doctor-works = Ce dont vous vous servez fonctionne.
doctor-well = Rien ne manque.
doctor-isolated =
    { $packages ->
        [none] Cet environnement Python ne voit pas les paquets du système.
       *[other] Installés, mais cet environnement Python ne voit pas les paquets du système : { $packages }.
    } Un réglage y remédie : include-system-site-packages = true dans { $file }{ $pipx ->
        [yes] , ou réinstallez le jeu avec pipx install --system-site-packages.
       *[no] .
    }
doctor-mend = Pour réparer : { $command }
doctor-mend-by-hand = Il manque ce que Debian appelle { $packages } ; installez-le sous le nom que lui donne votre système.

# Ce que d’autres paquets apportent.
doctor-package = Le paquet « { $package } », version { $version }, apporte : { $parts }.
doctor-package-part = { $part ->
    [rules] la règle { $name }
    [presets] le jeu de règles { $name }
    [bots] le robot { $name }
    [lessons] la leçon { $name }
    [voices] la voix { $name }
    [commands] la commande { $name }
   *[locales] des textes
}
doctor-package-shadowed = Le paquet « { $package } » apporte { doctor-package-part }, hors d’usage : ce nom est déjà pris dans le jeu.
doctor-package-lacks = Il manque au paquet « { $package } » des textes en { $language ->
    [fr] français
   *[en] anglais
} : { $texts }. { $place ->
    [none] Il n’a pas de point d’entrée pour les textes, accessible_uno.locales.
   *[other] Leur place est dans { $place }
}
