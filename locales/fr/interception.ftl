# Poser hors de son tour, poser deux cartes, enchaîner, finir d’un coup.

intercepted =
    { $calledIs ->
        [yes] { $seatIs ->
            [you] Vous interceptez.
           *[other] Interception !
        }
       *[no] { $seatIs ->
            [you] Vous interceptez sans le dire.
           *[other] { $seat } intercepte sans le dire.
        }
    }
    .full =
        { $calledIs ->
            [yes] { $seatIs ->
                [you] Vous interceptez et prenez le tour.
               *[other] Interception ! { $seat } prend le tour.
            }
           *[no] { $seatIs ->
                [you] Vous interceptez sans dire le mot : la carte reste, et vous en piochez 2.
               *[other] { $seat } intercepte sans dire le mot : la carte reste, mais en coûte 2.
            }
        }
    .voiced =
        { $calledIs ->
            [yes] Interception !
           *[no] J’intercepte sans le dire.
        }
    .braille =
        { $calledIs ->
            [yes] interception
           *[no] { $seatIs ->
                [you] interception sans le mot
               *[other] { $seat } interception sans le mot
            }
        }
turn-is-yours = C’est votre tour : jouez la carte, sans intercepter.
    .brief = Votre tour : jouez-la.
chance-may-intercept = Vous pouvez intercepter avec { $cardArticle } : dites « intercepte », ou Entrée.
    .brief = Interception : { $card } ?
    .full = Vous pouvez intercepter : { $card }.
    .braille = interception { $card } ?

stopped =
    { $seatIs ->
        [you] Vous vous arrêtez là.
       *[other] { $seat } s’arrête là.
    }
    .brief =
        { $seatIs ->
            [you] Suite finie.
           *[other] { $seat } s’arrête.
        }
    .voiced = Je m’arrête là.
    .braille =
        { $seatIs ->
            [you] arrêt
           *[other] { $seat } arrêt
        }
breaks-the-run = { CAPITAL($cardArticle) } ne suit pas { $lastArticle } : même chiffre, ou voisin de même couleur.
    .brief = { CAPITAL($card) } ne suit pas { $last }.
    .full = { CAPITAL($cardArticle) } ne suit pas { $lastArticle } : il faut le même chiffre, ou un de plus ou de moins dans la même couleur. Sinon, passez.
prompt-going-on = Continuer sur { $cardArticle }, ou passer ?
    .brief = { CAPITAL($card) } : continuer ?
    .full = Continuer sur { $cardArticle }, avec le même chiffre ou un chiffre voisin de même couleur, ou passer ?
    .braille = suite { $card } ?
asked-going-on = { "" }
    .full = { $seat } peut continuer.

rule-intercept = L’interception : si vous tenez { $by ->
        [exact] la même carte que celle du talon, un chiffre de 1 à 9 de la même couleur,
       *[number] le chiffre de la carte du talon, de 1 à 9, de n’importe quelle couleur,
    } posez-le hors de votre tour en disant « interception ». Le jeu repart de vous ; ceux d’entre-deux perdent leur tour. Sans le mot, la carte reste, et vous coûte 2 cartes.
rule-pairs = Les paires : deux cartes du même chiffre{ $intercept-by ->
        [exact] { " " }et de la même couleur
       *[other] { "" }
    } se posent ensemble, même en interception. La première doit aller sur le talon.{ $with-uno-call ->
        [yes] { " " }Pour finir par une paire, dites « uno » en la posant.
       *[no] { "" }
    }
rule-runs = Les suites : après un chiffre, vous pouvez continuer dans le même tour, avec le même chiffre de n’importe quelle couleur, ou un de plus ou de moins dans la même couleur. De 9 on ne va pas à 0. Dites « passe » pour finir la suite.
rule-royal-run = La suite royale : posez d’un coup les neuf chiffres de 1 à 9, de n’importe quelles couleurs, en montant depuis le 1 ou en descendant depuis le 9. Le premier doit aller sur le talon. Uno n’est pas à dire.
rule-multi-finish = La fin multiple : si toute votre main, de 2 à 4 cartes, est du même chiffre et de couleurs différentes, posez-la d’un coup et gagnez la manche, sans dire « uno ». La première carte doit aller sur le talon.
option-intercept = poser hors de son tour une carte égale à celle du talon
option-intercept-none = jamais
option-intercept-number = avec le même chiffre
option-intercept-exact = avec la même carte
option-pairs = poser ensemble deux cartes du même chiffre, avec l’interception
option-runs = continuer dans le même tour avec le même chiffre ou un chiffre voisin
option-royal-run = poser d’un coup les chiffres de 1 à 9
option-multi-finish = finir d’un coup avec 2 à 4 cartes du même chiffre
