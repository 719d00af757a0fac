# Les touches simples : quand rien n’est tapé, avec « touches jeu ». Plusieurs touches sont séparées par
# des espaces ; left, right, up, down, home, end, space, escape et les noms de signes plus bas en sont aussi.
# R, W, E, T, S, O, P, A, C, J, U, B et la barre d’espace sont les touches d’autres jeux audio.

single-keys-help = h question
single-keys-hand = w
single-keys-top = r
single-keys-who = t
single-keys-counts = e
single-keys-scores = s
single-keys-playable = q
single-keys-order = n
single-keys-time = shift+t
single-keys-hint = i
single-keys-repeat = l
single-keys-previous = comma
single-keys-next = semicolon
single-keys-first = open-bracket
single-keys-last = close-bracket
single-keys-category = greater
single-keys-category-back = less
single-keys-mute = m
single-keys-verbosity = v
single-keys-sort = o
single-keys-card-previous = left
single-keys-card-next = right
single-keys-card-first = home
single-keys-card-last = end
single-keys-choice-previous = up
single-keys-choice-next = down
single-keys-uno = u b
single-keys-jump = j
single-keys-draw = space d
single-keys-pass = p
single-keys-take = a
single-keys-doubt = c
single-keys-keys = k
single-keys-pause = z
single-keys-cancel = escape
single-keys-why = y
single-keys-rematch = f
single-keys-quit = x
