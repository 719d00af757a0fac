card-zap = { $colour } zap
card-with-article-zap = a { $colour } zap
sign-zap = a zap
face-word-zap = zap, zp
card-storm = storm
sign-storm = a storm
face-word-storm = storm, sto
storm-broke =
    { $seatIs ->
        [you] Your storm breaks: the others draw.
       *[other] A storm breaks: everyone but { $seat } draws.
    }
    .braille = storm
rule-storm-cards = A zap makes the next player lose a turn. A storm takes any colour, and makes everyone else draw one card.
option-storm-cards = four zaps and two storms in the deck
