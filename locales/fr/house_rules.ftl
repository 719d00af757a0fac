# Les règles maison : comment on les fait, les entend et les refuse.

app-rules-unknown = Aucun jeu de règles ne s’appelle « { $value } ». Au choix : { $known }.
app-rules-quarrel = { $why }
app-rules-lacking = La règle « { $rule } » ne va pas seule : ajoutez { $others }.
app-help-rules = rules list, rules show Nom, rules options, rules new : entendre les règles, et faire les vôtres.
app-help-rules-list = rules list : les règles publiées, puis les vôtres.
app-help-rules-show = rules show Nom : toutes les règles d’une partie, paragraphe par paragraphe ; --rule option=valeur y ajoute une règle maison.
app-help-rules-options = rules options : ce qui peut se régler dans toutes les règles.
app-help-rules-new = rules new : composer vos règles maison, question par question, et les garder sous un nom.
app-rules-no-command = « rules { $word } » n’est pas une commande. Au choix : rules list, rules show, rules options, rules new.
app-option-line = { $option } ({ $takes }) : { $meaning }.
app-house-line = { $name } : vos règles, à partir de { $base }.
app-house-sets = Règles maison : { $settings }.
app-house-bad-name = « { $name } » ne peut pas nommer des règles : prenez des lettres, des chiffres et des traits d’union, 40 au plus.
app-house-taken = « { $name } » est le nom de règles publiées : choisissez-en un autre.
app-house-no-text = { $file } n’est pas un fichier de règles : ce n’est pas du texte UTF-8, ou il est trop long.
app-house-line-too-long = { $file }, ligne { $line } : la ligne dépasse { $longest } caractères.
app-house-malformed = { $file }, ligne { $line } : ce n’est pas du TOML. Une ligne s’écrit ainsi : stack = "same".
app-house-unknown-key = { $file }, ligne { $line } : « { $key } » n’a pas de sens ici. Au choix : { $known }.
app-house-bad-table = { $file }, ligne { $line } : les options se suivent sous une ligne [options].
app-house-bad-base = { $file }, ligne { $line } : aucun jeu de règles ne s’appelle « { $value } ». Au choix : { $known }.
app-house-unknown-option = { $file }, ligne { $line } : l’option « { $option } » n’existe pas. « accessible-uno rules options » les donne toutes.
app-house-bad-value = { $file }, ligne { $line } : { $option } n’accepte pas « { $value } ». Valeurs possibles : { $takes }.
app-house-quarrel = { $file }, ligne { $line } : { $why }
app-house-lacking = { $file }, ligne { $line } : la règle « { $rule } » ne va pas seule : ajoutez { $others }.
app-new-name = Le nom de vos règles ?
app-new-name-needed = Tapez un nom : des lettres, des chiffres ou des traits d’union, sans espace.
app-new-help = Répondez à chaque question par une des valeurs proposées. Entrée garde la valeur actuelle, « fin » termine et garde vos règles, « quitter » sort sans rien garder.
app-new-base = À partir de quelles règles ? Entrée pour { $usual }.
app-new-options = Voici les réglages, un par ligne. Entrée garde la valeur actuelle, « fin » termine.
app-new-option = { $option } : { $meaning }. Au choix : { $takes }. Actuellement : { $now }.
app-new-value = { $value }, { $meaning }
app-new-saved = Vos règles « { $name } » sont gardées dans { $file }. Pour y jouer : accessible-uno play --rules { $name }.
app-new-given-up = Rien n’est gardé.
app-rules-fixed = { $rules } a toujours : { $rule }.
# Quels réglages ne vont pas ensemble, par ce qui peut se changer.
app-quarrel-settings = « { $rule } » ne va pas avec « { $others } ». Changez un de ces réglages : { $options }.
app-quarrel-fixed = { $already } Retirez : { $others }.
fixed-defence = Avec { $rules }, on répond déjà à un +2, à un +4, à une carte Uno ou à un passe-tour par une carte de la même sorte.
fixed-dice = { $rules } se joue avec des dés : personne n’a de cartes.
fixed-duplicates = Avec { $rules }, on pose déjà ensemble deux cartes identiques.
fixed-exact-jump = Avec { $rules }, on pose déjà hors de son tour la carte exacte du talon.
fixed-moving-hands = Avec { $rules }, le 0 et le 7 font déjà voyager les mains.
fixed-partners = { $rules } se joue avec des partenaires qui changent.
fixed-rapido = Avec { $rules }, on pose déjà hors de son tour la carte exacte du talon, en disant « rapido ».
fixed-teams = { $rules } se joue en équipes.
fixed-time-out = { $rules } a déjà son propre temps pour jouer.
fixed-totem = Avec { $rules }, le 0 a déjà son sens : il prend un totem.
fixed-uno-attack = { $rules } a déjà des cartes Uno, qui font piocher 8 cartes au suivant.
fixed-uno-shield = { $rules } a déjà des cartes Uno, qui rendent invisible.
