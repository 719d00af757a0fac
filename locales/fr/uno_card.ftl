# La carte UNO qui fait tourner les mains.

rule-uno-card = La carte Uno : elle se pose sur tout, à tout moment, même hors de votre tour, et se glisse sous le talon. Toutes les mains passent alors au joueur d’avant, contre le sens du jeu. Si c’est votre dernière carte, c’est donc lui qui reçoit la main vide et gagne la manche. À votre tour, c’est la carte que vous jouez ; hors de votre tour, rien d’autre ne change.
option-uno-card = nombre de cartes Uno, qui font tourner les mains
rule-uno-card-first = Une carte Uno en première carte : on en retourne une autre.
