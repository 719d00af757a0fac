# The command doctor: what is here to hear and feel the game with, and what mends the rest.

app-help-doctor = doctor: say what speech, sound, braille and display are here, what a game would use, and the one command that mends what is missing; exit status 1 if something that you use is broken, otherwise 0.

doctor-languages = Languages: { $languages }.
doctor-language = { $language } with { $value } texts
doctor-speech = Speech: { $engine }, { $voices }.
doctor-voice = “{ $value }” in { $language }
doctor-no-voice = eSpeak NG has no voice for { $language }; another would read it. Install the package espeak-ng-data.
doctor-sound = Sound: { $player } plays.
doctor-dispatcher = Speech Dispatcher: answers, with the module { $module }; voices offered: { $voices }.
doctor-voices = { $value } in { $language }
doctor-texts-lacking =
    { $count ->
        [0] { $language }: no text is missing.
        [one] { $language }: 1 text is missing, which the game tells in English.
       *[other] { $language }: { $count } texts are missing, which the game tells in English.
    }
doctor-texts-file =
    { $file ->
        [none] Named by its own texts, { $count }: { $texts }.
       *[other] { $file }, { $count }: { $texts }.
    }
doctor-texts-shared = “{ $word }” stands for two commands, { $first } and { $second }.
doctor-texts-told = { $text } tells “{ $word }”, which does something else when it is typed: { $command }.
doctor-texts-spelt = The voice spells “{ $word }”, for example in { $text }. Write it in small letters, or add it to the file “respelling”.
doctor-texts-variable = { $text } asks for { $variable }, which nothing gives.
app-option-texts = only say which texts a language lacks, and what is wrong in the others, such as “eo”.
doctor-no-dispatcher = Speech Dispatcher: not installed. You need it only for --speech dispatcher.
doctor-dispatcher-voiceless = Speech Dispatcher: answers, but its module { $module } has no voices, or has stopped. “spd-say hello” tells why.
doctor-dispatcher-unbound = Speech Dispatcher: installed, but Python cannot reach it. You need it only for --speech dispatcher.
doctor-dispatcher-away = Speech Dispatcher: installed, but does not answer. “spd-say hello” tells why.
doctor-bridge = Bridge: { $reader } answers.
doctor-no-bridge = Bridge to a screen reader: prismatoid is not installed. You need it only for --speech bridge.
doctor-bridge-away = Bridge: prismatoid is here, but no screen reader answers.
doctor-sounds = Short sounds: miniaudio plays them through { $way }.
doctor-braille = Braille: liblouis { $version }, { $contained ->
        [yes] from the package accessible-uno-liblouis, with the tables that the game uses.
       *[no] with all its tables.
    }
doctor-braille-windows = Braille: your screen reader puts on your display what the game writes.
doctor-no-liblouis = No braille: Python cannot find liblouis.
doctor-not-louis = No braille: { $file } is another package of that name, not the binding of liblouis.
doctor-no-table = No braille: the table { $table } of liblouis is missing or cannot be read.
doctor-table-path = No braille: the variable { $variable } makes liblouis look in { $folder }, where the table { $table } is missing or cannot be read.
doctor-brlapi-auth = No braille display: BRLTTY refuses what the variable { $variable } says, “{ $value }”. Without it, the key of the system is tried.
doctor-no-brlapi = No braille display: BRLTTY is installed, but Python cannot reach it.
doctor-no-brltty = Braille display: BRLTTY is not installed. You need it only if you have a display.
doctor-brltty-away = Braille display: BRLTTY does not answer. You need it only if you have a display. Start it with: { $command }
doctor-use-voice = In a terminal, play speaks with its own voice, and everything is written too.
doctor-use-dispatcher = In a terminal, play speaks through Speech Dispatcher, and everything is written too.
doctor-use-voiceless = In a terminal, play sends everything to Speech Dispatcher, which is not heard as long as it has no voice, and everything is written too.
doctor-use-bridge = In a terminal, play speaks through your screen reader, and everything is written too.
doctor-use-text = play writes everything, and your screen reader reads it.
doctor-use-sounds = Short sounds go with the words; --sounds off leaves them out.
doctor-use-doctor-braille = With --braille unicode, each message has its line of braille too.
doctor-use-braille-ready = With --braille display, the game is on the display too.
doctor-no-home = Nothing can be kept: you have no home folder. The variable HOME names it.
doctor-unwritable =
    { $kind ->
        [settings] Settings cannot be kept
        [games] Games cannot be saved
       *[faults] Faults of the program cannot be noted
    } in { $folder }: you may not write in { $at }, or it is no folder.
doctor-works = What you use works.
doctor-well = Nothing is missing.
doctor-isolated =
    { $packages ->
        [none] This Python environment does not see the packages of the system.
       *[other] Installed, but this Python environment does not see the packages of the system: { $packages }.
    } One setting changes that: include-system-site-packages = true in { $file }{ $pipx ->
        [yes] , or install the game again with pipx install --system-site-packages.
       *[no] .
    }
doctor-mend = To fix it, run: { $command }
doctor-mend-by-hand = What Debian calls { $packages } is missing; install it under the name that your system gives it.

# What other packages add.
doctor-package = The package “{ $package }”, version { $version }, adds: { $parts }.
doctor-package-part = { $part ->
    [rules] the rule { $name }
    [presets] the rules { $name }
    [bots] the bot { $name }
    [lessons] the lesson { $name }
    [voices] the voice { $name }
    [commands] the command { $name }
   *[locales] texts
}
doctor-package-shadowed = The package “{ $package }” adds { doctor-package-part }, which cannot be used: the game has one of that name.
doctor-package-lacks = The package “{ $package }” lacks texts in { $language ->
    [fr] French
   *[en] English
}: { $texts }. { $place ->
    [none] It has no entry point for texts, accessible_uno.locales.
   *[other] They belong in { $place }
}
