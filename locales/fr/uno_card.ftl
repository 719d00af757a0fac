# La carte UNO qui fait tourner les mains.

rule-uno-card = La carte Uno : { $number ->
        [1] le jeu en a une
       *[other] le jeu en a { $number }
    }. Elle va sur tout, à tout moment, même hors de son tour, et se glisse sous le talon. Chaque main passe alors au joueur précédent, à rebours du jeu. En dernière carte, c’est ce joueur qui reçoit la main vide et gagne la manche. À son tour, elle compte comme une carte jouée ; hors du tour, rien d’autre ne change. Elle vaut 100 points.
option-uno-card = nombre de cartes Uno, qui font tourner les mains
