# The game in a browser: what stands on the page, and what is asked between two games.

page-log = What happens
page-choices = What you can do
page-hand = Your hand
page-goes-not = { $card }, does not go
page-enter = Enter
page-file = A file of yours, such as a recorded game:
page-large = This file is too large: ten megabytes at most.
page-file-given = { $file } is here. “play --resume { $file }” plays on from a recorded game; “record check { $file }” checks it.
page-loading = The game is loading. The first time this takes a few seconds.
page-old = This browser is too old for the game. A newer one, of any make, plays it.
page-broken = The game could not go on here. Load this page again: whatever was told is saved.
page-second = The game is open in another tab or window. Play there, or close it and load this page again.
page-unkept = This browser keeps nothing here, as in a private window: when the page is closed, the game is gone.
page-kept = { $safe ->
    [yes] The browser keeps your games here for good.
   *[no] This browser may clear your games here when its space runs short. Installed like a program, by the browser’s menu, the page keeps them.
}
page-full = The browser keeps nothing more: its storage is full, or was taken away. From now on nothing is saved.
page-plain = This page came unencrypted: the game plays and saves as usual, but it does not start without the network.

page-command-ask = What now? “play”, “resume”, “learn”, “daily”, “rules”, “history”, “stats” or “settings”.
page-command-help = “play” begins a game, “play duo” one by the rules of Duo. “resume” goes on with the last one. “learn” has the lessons, “daily” the deal of today; “compare” and a friend’s line say who did better. “ladder” is a match against bots as good as you. “rules” names all rules, “rules of duo” reads some, “new rules” makes your own. “history”, “stats” and “goals” tell what you have played. “quit” ends.
page-command-unclear = “{ $line }” is not understood here. “help” says what is.
page-elsewhere = “{ $command }” needs more than a browser has: it is for the program that one installs.
page-ended = Goodbye. Load this page again to play again.

voice-no-browser-voice = This browser has no voice that speaks here. The text goes on.

app-help-page = page: the game as a page for a browser: where its files are; with --serve, shows it on this machine.
app-option-serve = serve the page to browsers of this machine, until Control-C.
app-option-folder = the folder with the files of the page.
app-page-files = The page is in { $folder }: plain files, for any web server. --serve shows it here.
app-page-served = The page is at { $address }. Control-C ends it.
app-page-not-built = There is no page in { $folder }. scripts/page builds it; --folder names another place.
app-page-no-library = Serving the page needs the library aiohttp: { $command } brings it.
app-page-port = Port { $file } cannot be used: { $why }. --port names another.
