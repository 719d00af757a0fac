# La page de manuel, faite de ceci et de ce que les commandes disent d’elles-mêmes.

manual-name = NOM
manual-name-text = Uno pour qui ne voit pas, parlé, écrit et en braille
manual-synopsis = SYNOPSIS
manual-synopsis-text = { $program } COMMANDE [OPTIONS]
manual-description = DESCRIPTION
manual-description-text = Une partie d’Uno au clavier, contre des robots, à plusieurs au même clavier, ou dans un salon de discussion. Tout ce qui arrive est écrit ligne par ligne, dit par le jeu lui-même ou par votre lecteur d’écran, et montré en braille. Le premier démarrage demande qui parle. En jeu, « aide » dit ce que vous pouvez faire.
manual-commands = COMMANDES
manual-options-alike = Comme pour { $command } : { $options }.
manual-help = ce que fait la commande, et ses options
manual-version = la version
manual-files = FICHIERS
manual-file-settings = vos réglages.
manual-file-rules = vos règles maison.
manual-file-games = vos parties.
manual-file-fault = la dernière défaillance du programme.
manual-environment = ENVIRONNEMENT
manual-variable-language = la langue, si vos réglages n’en nomment pas.
manual-variable-text = du texte, et rien d’autre, pour un lecteur d’écran, si elle est définie.
manual-variable-player = le programme qui joue les fichiers de son, à la place d’aplay.
manual-trademark = MARQUE
manual-trademark-text = Uno est une marque de Mattel. Mattel n’a aucune part à ce programme, et ne l’a ni fait, ni approuvé, ni essayé.
