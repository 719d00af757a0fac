# Ce qui menace quelqu’un de piocher, et ce qu’on y répond.

rule-stack = L’empilement : si l’on vous pose un +2, vous pouvez poser un +2 de n’importe quelle couleur au lieu de piocher ; les cartes s’additionnent pour le joueur d’après. De même, un +4 répond à un +4{ $kind ->
        [wp] , et aussi à un +2 ; mais jamais un +2 à un +4
       *[same]  ; mais un +4 ne répond pas à un +2, ni un +2 à un +4
    }. Le premier qui ne répond pas pioche tout et perd son tour. À une dernière carte, on ne répond pas.
option-stack = répondre à un +2 ou à un +4 par une carte qui s’y ajoute
option-stack-none = les cartes ne s’ajoutent pas
option-stack-same = +2 sur +2, +4 sur +4
option-stack-wp = de plus, +4 sur +2
