# Le braille sur papier : la commande emboss et les titres des pages.

app-help-emboss = emboss rules|card-key|legend|labels -o FICHIER : écrire en braille, pour une embosseuse ou un bloc-notes, les règles du jeu, la clé des cartes une à une, la légende de leurs lettres, chiffres et signes sur une page, ou des étiquettes à coller sur un jeu ordinaire.
app-option-grade = 1 : braille intégral ; 2 : braille abrégé ; fr=2 ou en=2 : abrégé dans cette langue seule.
app-option-page = taille des pages : cellules par ligne, puis lignes par page, ou le nom d’un papier ; fanfold, 40x25, si vous ne dites rien.
app-option-format = brf : pour les embosseuses ; pef : pour les logiciels d’embossage ; unicode : du braille Unicode en UTF-8.
    .tournament = text : en phrases ; csv : un tableau ; json : un objet.
app-option-ascii = le caractère qui représente chaque cellule en brf : north-american, qu’attendent la plupart des embosseuses ; tbfr2007, celui des blocs-notes français ; ou une table de liblouis qui a un caractère par cellule.
app-option-per-card = nombre d’étiquettes par carte : 2, une à chaque bout, pour lire la carte dans quelque sens qu’on la tienne ; ou 1.
app-option-one-per-line = chaque étiquette seule sur sa ligne, pour une tablette ou une étiqueteuse.
app-option-o = le fichier à écrire ; « - » écrit sur la sortie standard.

emboss-unknown = « { $word } » ne s’embosse pas. Au choix : { $known }.
emboss-no-file = Il manque le fichier à écrire. Par exemple : { $program } emboss { $word } -o { $word }.brf
emboss-no-characters = La table « { $table } » ne donne pas à chaque cellule de six points un caractère à elle. Au choix : { $known }.
emboss-eight-dots = La table « { $table } » écrit des cellules de huit points, et brf n’en a que six. Choisissez une autre table, ou --format unicode.
emboss-written = { $file } : { $pages ->
        [one] une page
       *[other] { $pages } pages
    } de { $lines } lignes, { $cells } cellules par ligne.
emboss-rules = Uno, règles du jeu
emboss-key = { $notation ->
    [mattel] Les cartes du jeu Mattel de 2019
    [rnib] Les cartes du jeu du RNIB
   *[other] Les cartes du jeu français
}
emboss-key-further = Cartes qu’aucun jeu n’a en braille
emboss-legend-colours = Couleurs
emboss-legend-digits = Chiffres
emboss-legend-signs = Cartes d’action, après leur couleur
emboss-legend-wilds = Cartes sans couleur
