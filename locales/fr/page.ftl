# Le jeu dans un navigateur : ce qui est sur la page, et ce qui est demandé entre deux parties.

page-log = Ce qui se passe
page-choices = Ce que vous pouvez faire
page-hand = Votre main
page-goes-not = { $card }, ne va pas
page-enter = Entrer
page-file = Un fichier à vous, comme une partie enregistrée :
page-large = Ce fichier est trop gros : dix mégaoctets au plus.
page-file-given = { $file } est là. « play --resume { $file } » reprend une partie enregistrée, « record check { $file } » la vérifie.
page-loading = Le jeu se charge. La première fois, cela prend quelques secondes.
page-old = Ce navigateur est trop ancien pour le jeu. Un navigateur plus récent, quel qu’il soit, y joue.
page-broken = Le jeu n’a pas pu continuer ici. Rechargez cette page : tout ce qui a été dit est sauvegardé.
page-second = Le jeu est ouvert dans un autre onglet ou une autre fenêtre. Jouez là-bas, ou fermez cet autre onglet et rechargez cette page.
page-unkept = Ce navigateur ne garde rien ici, comme en navigation privée : une fois la page fermée, la partie est perdue.
page-kept = { $safe ->
    [yes] Le navigateur garde ici vos parties pour de bon.
   *[no] Ce navigateur peut effacer vos parties quand la place lui manque. Installée comme un programme, par le menu du navigateur, la page les garde.
}
page-full = Le navigateur ne garde plus rien : son espace est plein, ou lui a été retiré. À partir d’ici, rien n’est sauvegardé.
page-plain = Cette page est arrivée sans chiffrement : le jeu se joue et se sauvegarde comme d’habitude, mais ne démarre pas sans réseau.

page-command-ask = Et maintenant ? « jouer », « reprendre », « leçons », « jour », « règles », « parties », « statistiques » ou « réglages ».
page-command-help = « jouer » commence une partie, « jouer duo » une partie avec les règles de Duo. « reprendre » continue la dernière. « leçons » apprend le jeu, « jour » joue la donne du jour ; « comparer » et une ligne reçue disent qui fait mieux. « échelle » est une partie contre des robots à votre mesure. « règles » nomme toutes les règles, « règles de duo » en lit, « nouvelles règles » crée les vôtres. « parties », « statistiques » et « objectifs » disent ce que vous avez joué. « quitter » termine.
page-command-unclear = « { $line } » : ce n’est pas compris ici. « aide » dit ce qui l’est.
page-elsewhere = « { $command } » demande plus que ce qu’a un navigateur : il faut le programme installé.
page-ended = Au revoir. Pour rejouer, rechargez cette page.

voice-no-browser-voice = Ce navigateur n’a pas de voix pour parler ici. Le texte continue.

app-help-page = page : le jeu comme page pour un navigateur : où sont ses fichiers ; avec --serve, le montre sur cette machine.
app-option-serve = sert la page aux navigateurs de cette machine, jusqu’à Contrôle-C.
app-option-folder = le dossier des fichiers de la page.
app-page-files = La page est dans { $folder } : de simples fichiers, pour n’importe quel serveur web. --serve la montre ici.
app-page-served = La page est à l’adresse { $address }. Contrôle-C y met fin.
app-page-not-built = Il n’y a pas de page dans { $folder }. scripts/page la construit ; --folder nomme un autre endroit.
app-page-no-library = Pour servir la page, il faut la bibliothèque aiohttp : { $command } l’apporte.
app-page-port = Le port { $file } ne peut pas servir : { $why }. --port en nomme un autre.
