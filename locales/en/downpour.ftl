# The downpour: everybody else draws.

rule-downpour = A downpour is laid like a wild. All the others draw, one card or two as it says; you call a colour, and play goes on with nobody skipped. There are two of each: that number is our own. As the first card it rains on all but the dealer, and whoever plays first calls the colour.
option-downpour = downpours, +1 and +2
option-downpour-on = with
option-downpour-off = without
preset-splash = Splash. The classic rules, with downpour cards.
