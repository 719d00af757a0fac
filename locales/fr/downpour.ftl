# L’averse : tous les autres piochent.

rule-downpour = Une averse se pose comme un joker. Tous les autres piochent, une carte ou deux selon l’averse ; on demande une couleur, et le jeu continue sans que personne perde son tour. Il y en a deux de chaque : ce nombre est de notre choix. En première carte, l’averse tombe sur tous sauf le donneur, et le premier à jouer demande la couleur.
option-downpour = les averses, +1 et +2
option-downpour-on = avec
option-downpour-off = sans
preset-splash = Averses. Les règles classiques, avec les cartes averse.
