# Le braille sur papier : la commande emboss et les titres des pages.

app-help-emboss = emboss rules|card-key|labels -o FICHIER : écrire en braille, pour une embosseuse ou un bloc-notes, les règles du jeu, la clé des cartes, ou des étiquettes à coller sur un jeu ordinaire.
app-option-grade = 1 : braille intégral ; 2 : braille abrégé.
app-option-page = taille des pages : cellules par ligne, puis lignes par page ; 40x25 si vous ne dites rien.
app-option-format = brf : pour les embosseuses ; unicode : du braille Unicode en UTF-8.
app-option-o = le fichier à écrire ; « - » écrit sur la sortie standard.

emboss-unknown = « { $word } » ne s’embosse pas. Il y a : { $known }.
emboss-no-file = Il manque le fichier à écrire. Par exemple : accessible-uno emboss { $word } -o { $word }.brf
emboss-rules = UNO, règles du jeu
emboss-key = { $notation ->
    [mattel] Les cartes du jeu Mattel de 2019
    [rnib] Les cartes du jeu du RNIB
   *[other] Les cartes du jeu français
}
emboss-key-further = Cartes qu’aucun jeu n’a en braille
