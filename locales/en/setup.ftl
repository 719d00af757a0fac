# What scripts/setup, scripts/play and scripts/test say.  They read this file before there is a
# Python to do so: each message is one line, and its only placeables are plain variables.

setup-setup-usage = scripts/setup [tests] installs what the game needs, or what the tests need; it asks before it uses apt.
setup-play-usage = scripts/play [OPTIONS] plays UNO, and scripts/play COMMAND, such as scripts/play doctor, does something else. The first time, it installs what the game needs.
setup-play-options = For instance: scripts/play --lang en --seed 7
setup-play-later = Once the game is installed, scripts/play --help lists every option.
setup-docs-usage = scripts/docs [FOLDER] builds the pages as HTML in docs/html, or in the folder that is named, and checks them for a screen reader.
setup-package-usage = scripts/package [FOLDER] builds the wheel and the Debian package, in the folder dist unless you name another.
setup-page-usage = scripts/page [FOLDER] builds the page of the game, plain files that any web server can serve, in the folder dist/page unless you name another.
setup-test-usage = scripts/test [PYTEST OPTIONS] checks the style and the types, and runs the tests.
setup-test-quick = scripts/test --quick leaves out the slow tests and those with real voices, displays and terminals.
setup-test-all = scripts/test --all adds those that take minutes or build packages.
setup-test-files = scripts/test FILES runs the tests in these files or folders, and nothing else.
setup-test-seconds = Checks and tests took { $seconds } seconds.

setup-missing = Missing from this system: { $packages }.
setup-ask = Install them now? Enter or “yes” installs them; “no” goes on without them.
setup-prompt = Answer (Enter: yes):
setup-help = The game needs these: { $packages }. “yes”, or Enter alone: apt installs them, and may ask for your password. “no”: nothing is installed; the game starts if it can, without what is missing. “quit”: nothing happens.
setup-unclear = “{ $line }” is no answer. “yes” or “no”: install them now? Enter means yes; “help” explains.
setup-password = To install them with apt, sudo asks for your password.
setup-installing = Installing them with apt; this can take a minute.
setup-by-hand = To install them yourself, as root: apt install { $packages }
setup-no-apt = This system has no apt. Please install by hand:
setup-program-python = Python 3.11 or later
setup-program-venv = the venv and ensurepip modules of Python
setup-program-speech = the eSpeak NG library, libespeak-ng, for speech
setup-program-player = aplay, from the ALSA utilities, to play the speech
setup-program-server = the ALSA plugin for PulseAudio or PipeWire, for speech to reach your desktop’s sound
setup-program-braille = liblouis, its tables and its own Python binding, for braille; the “louis” on PyPI is something else
setup-program-display = BRLTTY’s Python binding, brlapi, for the braille display
setup-program-speechd = Speech Dispatcher’s Python binding, speechd, for the voice that it gives
setup-program-dispatcher = Speech Dispatcher, for the tests
setup-program-ngircd = the IRC server ngIRCd, for the tests
setup-program-irssi = the chat program irssi, for the tests
setup-program-weechat = the chat program WeeChat, for the tests
setup-program-tmux = the terminal tmux, in which the tests run chat programs
setup-program-inspircd = the IRC server InspIRCd, for the tests
setup-program-services = the IRC services Atheme, for the tests
setup-program-yasr = the screen reader yasr, for the tests
setup-program-chromium = the browser Chromium
setup-program-npm = npm, which fetches Pyodide
setup-program-fenrir = what the screen reader Fenrir asks for (dbus, evdev and pyudev for Python), for the tests
setup-program-brltty = BRLTTY, for the tests
setup-program-espeak = the espeak-ng program, for the tests
setup-game-without = The game starts without them: all of it is written on the screen.
setup-tests-without = The tests start without them: those that need them will fail.

setup-no-python = Python 3.11 or later is needed, and there is none here. Install it, then run this command again.
setup-old-python = Python 3.11 or later is needed, and { $version } is the latest here. Install a newer one, then run this command again.
setup-no-venv = { $python } cannot make virtual environments. Install its venv module, then run this command again.
setup-venv-anew = { $folder } is incomplete or was moved: making it anew.
setup-venv-failed = { $folder } could not be made; the reason is above. Put it right, then run this command again.
setup-pip-failed = The installation failed; pip gives the reason above. Check the network, then run this command again.
setup-game-preparing = Installing the game; this can take a minute.
setup-tests-preparing = Installing the test tools; this can take a minute.
