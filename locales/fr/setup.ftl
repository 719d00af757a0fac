# Ce que disent scripts/setup, scripts/play et scripts/test. Ils lisent ce fichier avant que
# Python ne puisse le faire : chaque message tient sur une ligne et ne contient que de simples variables.

setup-setup-usage = scripts/setup [tests] installe ce qu’il faut au jeu, ou aux tests ; il demande avant de se servir d’apt.
setup-play-usage = scripts/play [OPTIONS] lance une partie d’Uno, et scripts/play COMMANDE, par exemple scripts/play doctor, fait autre chose. La première fois, il installe ce qu’il faut.
setup-play-options = Par exemple : scripts/play --lang fr --seed 7
setup-play-later = Une fois le jeu installé, scripts/play --help donne toutes les options.
setup-docs-usage = scripts/docs [DOSSIER] fabrique les pages en HTML dans docs/html, ou dans le dossier nommé, et les vérifie pour un lecteur d’écran.
setup-package-usage = scripts/package [DOSSIER] construit le wheel et le paquet Debian, dans le dossier dist si vous n’en nommez pas d’autre.
setup-page-usage = scripts/page [DOSSIER] construit la page du jeu, de simples fichiers que n’importe quel serveur web peut servir, dans le dossier dist/page si vous n’en nommez pas d’autre.
setup-test-usage = scripts/test [OPTIONS DE PYTEST] vérifie le style et les types, et lance les tests.
setup-test-quick = scripts/test --quick laisse de côté les tests lents, et ceux qui emploient de vraies voix, afficheurs et terminaux.
setup-test-all = scripts/test --all y ajoute ceux qui prennent des minutes ou construisent des paquets.
setup-test-files = scripts/test FICHIERS lance les tests de ces fichiers ou dossiers, et rien d’autre.
setup-test-seconds = Vérifications et tests : { $seconds } secondes.

setup-missing = Il manque au système : { $packages }.
setup-ask = Les installer maintenant ? Entrée ou « oui » les installe ; « non » continue sans eux.
setup-prompt = Réponse (Entrée : oui) :
setup-help = Il faut ceci au jeu : { $packages }. « oui », ou Entrée seule : apt les installe, et demande au besoin votre mot de passe. « non » : rien n’est installé ; le jeu commence s’il le peut, sans ce qui manque. « quitter » : il ne se passe rien.
setup-unclear = « { $line } » n’est pas une réponse. « oui » ou « non » : les installer maintenant ? Entrée vaut oui ; « aide » explique.
setup-password = Pour les installer avec apt, sudo demande votre mot de passe.
setup-installing = Installation avec apt ; cela peut prendre une minute.
setup-by-hand = Pour les installer vous-même, en tant que root : apt install { $packages }
setup-no-apt = Pas d’apt sur ce système. Installez à la main :
setup-program-python = Python 3.11 ou plus récent
setup-program-venv = les modules venv et ensurepip de Python
setup-program-speech = la bibliothèque d’eSpeak NG, libespeak-ng, pour la voix
setup-program-player = aplay, des utilitaires ALSA, pour entendre la voix
setup-program-server = le greffon ALSA pour PulseAudio ou PipeWire, pour que la voix atteigne le son du bureau
setup-program-braille = liblouis, ses tables et sa propre interface Python, pour le braille ; le « louis » de PyPI est autre chose
setup-program-display = l’interface Python de BRLTTY, brlapi, pour la plage braille
setup-program-speechd = l’interface Python de Speech Dispatcher, speechd, pour la voix qu’il donne
setup-program-dispatcher = Speech Dispatcher, pour les tests
setup-program-ngircd = le serveur IRC ngIRCd, pour les tests
setup-program-irssi = le logiciel de discussion irssi, pour les tests
setup-program-weechat = le logiciel de discussion WeeChat, pour les tests
setup-program-tmux = le terminal tmux, où les tests lancent les logiciels de discussion
setup-program-inspircd = le serveur IRC InspIRCd, pour les tests
setup-program-services = les services IRC Atheme, pour les tests
setup-program-yasr = le lecteur d’écran yasr, pour les tests
setup-program-chromium = le navigateur Chromium
setup-program-npm = npm, qui apporte Pyodide
setup-program-fenrir = ce que demande le lecteur d’écran Fenrir (dbus, evdev et pyudev pour Python), pour les tests
setup-program-brltty = BRLTTY, pour les tests
setup-program-espeak = le programme espeak-ng, pour les tests
setup-game-without = Le jeu démarre sans eux : tout s’écrit à l’écran.
setup-tests-without = Les tests démarrent sans eux : ceux qui en ont besoin échoueront.

setup-no-python = Il faut Python 3.11 ou plus récent, et il n’y en a pas ici. Installez-le, puis relancez cette commande.
setup-old-python = Il faut Python 3.11 ou plus récent, et le dernier ici est { $version }. Installez-en un plus récent, puis relancez cette commande.
setup-no-venv = { $python } ne sait pas créer d’environnement virtuel. Installez son module venv, puis relancez cette commande.
setup-venv-anew = { $folder } est incomplet ou a été déplacé : il est refait à neuf.
setup-venv-failed = Impossible de créer { $folder } ; la raison est ci-dessus. Corrigez-la, puis relancez cette commande.
setup-pip-failed = L’installation a échoué ; pip en donne la raison ci-dessus. Vérifiez le réseau, puis relancez cette commande.
setup-game-preparing = Installation du jeu ; cela peut prendre une minute.
setup-tests-preparing = Installation des outils de test ; cela peut prendre une minute.
