# Équipes et partenaires : qui joue avec qui, et ce que chaque équipe marque.

side-formed = Équipe : { $seats }.
    .braille = équipe { $seats }
reseated = Autour de la table, à gauche : { $seats }.
    .braille = table { $seats }
side-won = { part-points } pour { $seats }, total { $total }.
    .brief = { CAPITAL($seats) }, { part-points }, total { $total }.
    .braille = { $seats } +{ $points } = { $total }
side-kept = { part-points } contre { $seats }, total { $total }.
    .brief = { CAPITAL($seats) }, { part-points }, total { $total }.
    .braille = { $seats } +{ $points } = { $total }
side-credited = { part-counted } contre { $seats }.
    .braille = { $seats } +{ $points }
side-total = { CAPITAL($seats) } : { $total } au total.
    .braille = { $seats } = { $total }

rule-teams = Les équipes : { $layout ->
        [halves] il y en a deux, et un joueur sur deux est dans la vôtre
       *[other] le joueur d’en face est votre partenaire
    }. La manche finit dès qu’un joueur pose sa dernière carte{ $points ->
        [yes] { " " }; la main de son partenaire ne compte pas. Chaque équipe n’a qu’un total.
       *[no] .
    }
rule-partners = Les partenaires : à quatre, en trois manches, avec un autre partenaire à chacune. Vous changez de place pour lui faire face{ $with-uno-call ->
        [yes] { " " }; il ne peut pas vous dire « contre-uno ».
       *[no] .
    }{ $credit ->
        [own] { " " }Mais chacun compte pour soi.
       *[pair] { "" }
    } Après la troisième manche, { $scoring-school ->
        [winner] le plus grand total gagne.
       *[other] le plus petit total gagne.
    }

option-teams = comment se forment les équipes
option-teams-pairs = par deux, face à face
option-teams-halves = deux équipes, un joueur sur deux
option-credit = des partenaires qui changent, à quatre et en trois manches, et ce qui compte contre chacun
option-credit-own = sa propre main
option-credit-pair = les deux mains de son équipe
preset-teams = Équipes : les règles de la notice, à 4, 6, 8 ou 10 joueurs, par deux, chacun en face de son partenaire.
preset-partners = Partenaires : les règles de la notice, à quatre, en trois manches, chacun jouant une fois avec chacun des autres.
