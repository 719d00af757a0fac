# Répondre à une menace : empiler, bloquer, renvoyer, viser.

blocked =
    { $seatIs ->
        [you] Vous bloquez le +4.
       *[other] { $seat } bloque le +4 : personne ne pioche.
    }
    .brief =
        { $seatIs ->
            [you] +4 bloqué.
           *[other] { $seat } bloque le +4.
        }
    .braille =
        { $seatIs ->
            [you] +4 bloqué
           *[other] { $seat } +4 bloqué
        }

aimed =
    { $seatIs ->
        [you] Vous visez { $target }.
       *[other] { $seat } { $targetIs ->
            [you] vous vise.
           *[other] vise { $target }.
        }
    }
    .brief = Contre { part-target }.
    .braille =
        { $seatIs ->
            [you] vise { part-target }
           *[other] { $seat } vise { part-target }
        }
# La carte visée se dit d’un trait avec celui qu’elle vise.
played-then-aimed =
    { $seatIs ->
        [you] Vous jouez { part-laid-told }
       *[other] { $seat } joue { part-laid-told }
    } contre { part-target }.
    .brief =
        { $seatIs ->
            [you] { CAPITAL(part-called) }
           *[other] { $seat } { part-called }
        } contre { part-target }.
    .full =
        Contre { part-target }, { $seatIs ->
            [you] vous jouez { part-laid-told }
           *[other] { $seat } joue { part-laid-told }
        }{ part-last-card.full }.
    .braille = { part-lays.braille } contre { part-target }
part-target =
    { $targetIs ->
        [you] vous
       *[other] { $target }
    }

preset-duo-unotm = Duo sans empilement : de 2 à 10 joueurs, pas d’Uno à dire, pas de bluff, le +4 toujours permis. La personne qui a ouvert la table distribue, puis la donne passe à gauche.
preset-duo = Duo : de 2 à 10 joueurs, pas d’Uno à dire, pas de bluff, le +4 toujours permis ; un +2 répond à un +2, un +4 à un +4. La personne qui a ouvert la table distribue, puis la donne passe à gauche.

rule-stack = { $deck-draw-two ->
        [no] L’empilement : aucune carte de ce jeu ne s’empile.
       *[yes] L’empilement : si l’on vous pose un +2, vous pouvez y répondre par un +2 de n’importe quelle couleur au lieu de piocher ; les cartes s’additionnent pour le joueur d’après. { $kind ->
            [draw-two] Un +4 ne s’empile pas, et rien ne s’empile dessus.
            [wp] De même, un +4 répond à un +4, et donne une nouvelle couleur ; il répond aussi à un +2, mais jamais un +2 à un +4.
           *[same] De même, un +4 répond à un +4, et donne une nouvelle couleur ; mais un +4 ne répond pas à un +2, ni un +2 à un +4.
        } Le premier qui ne répond pas pioche tout et perd son tour. On ne répond pas à une carte posée en dernier.
    }
option-stack = répondre à un +2 ou à un +4 par une carte qui s’y ajoute
option-stack-none = les cartes ne s’ajoutent pas
option-stack-same = +2 sur +2, +4 sur +4
option-stack-draw-two = +2 sur +2 seulement
option-stack-wp = de plus, +4 sur +2

option-bluff = comment on doute d’un +4
option-bluff-none = personne ne doute
option-bluff-doubt = comme dans la règle du jeu choisi
option-bluff-tu-bluffes = tu bluffes : qui a bluffé pioche 6 cartes ; on peut répondre par un +4, ou bloquer par un zéro ou un passe-tour

rule-boomerang = Le boomerang : devant { $hits } contre vous, posez-le : qui a posé cette carte la subit à votre place ; si elle coûte un tour, c’est le prochain. Il ne se pose pas autrement ; la carte du dessus et la couleur restent.{ $deck-wizz ->
        [yes] { " " }La roue d’un wizz ne se renvoie pas.
       *[no] { "" }
    }
rule-boomerang-first = Un boomerang en première carte va sous la pioche, et l’on retourne une autre carte.
option-boomerang = quatre boomerangs, qui renvoient une carte à celui qui l’a posée

rule-target-draw = Les cartes visées : en posant un +2 visé ou un +4 visé, nommez un autre joueur : il pioche 2 ou 4 cartes et perdra son prochain tour. Le +4 visé va à tout moment{ $with-doubt ->
        [yes] { " " }et ne se met pas en doute
       *[no] { "" }
    }.{ $with-stack ->
        [yes] { " " }Rien ne s’empile sur elles.
       *[no] { "" }
    }
rule-target-draw-first = Un +2 visé en première carte : le premier joueur pioche 2 cartes et perd son tour. Un +4 visé va sous la pioche, et l’on retourne une autre carte.
option-target-draw = des +2 et des +4 qui visent le joueur que l’on nomme
