# The manual page, which is made of this and of what the commands say of themselves.

manual-name = NAME
manual-name-text = UNO for blind players, spoken, written and in braille
manual-synopsis = SYNOPSIS
manual-synopsis-text = { $program } COMMAND [OPTIONS]
manual-description = DESCRIPTION
manual-description-text = A game of UNO at the keyboard, against bots, with others at one keyboard, or in a chat room. All that happens is written line by line, spoken by the game itself or by your screen reader, and shown in braille. The first start asks who speaks. In the game, “help” says what you can do now.
manual-commands = COMMANDS
manual-options-alike = As with { $command }: { $options }.
manual-help = what the command does, and its options
manual-version = the version
manual-files = FILES
manual-file-settings = your settings.
manual-file-rules = your house rules.
manual-file-games = your games.
manual-file-fault = the last fault of the program.
manual-environment = ENVIRONMENT
manual-variable-language = the language, unless your settings name one.
manual-variable-text = text only, for a screen reader, if this is set.
manual-variable-player = the program that plays sound files, in place of aplay.
manual-trademark = TRADEMARK
manual-trademark-text = UNO is a trademark of Mattel. Mattel has no part in this program, and has neither made, approved nor tested it.
