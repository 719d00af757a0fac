# L’averse : tous les autres piochent.

rule-downpour = L’averse : comme un joker, elle va sur tout et demande une couleur. Tous les autres piochent, une carte ou deux selon l’averse, et personne ne perd son tour. Il y en a deux de chaque : ce nombre est de notre choix.
option-downpour = les averses, +1 et +2
option-downpour-on = avec
option-downpour-off = sans
preset-splash = Averses : les règles classiques, de 2 à 10 joueurs, avec les cartes averse.
rule-downpour-first = Une averse en première carte : tous piochent sauf le donneur, une carte ou deux selon l’averse ; le premier joueur nomme la couleur et joue.
