# The downpour: everybody else draws.

rule-downpour = The downpour: like a wild, it goes on anything and calls a colour. All the others draw, one card or two as it says, and nobody loses the turn. There are two of each: that number is our own.
option-downpour = downpours, +1 and +2
option-downpour-on = with
option-downpour-off = without
preset-splash = Splash: the classic rules, for 2 to 10 players, with downpour cards.
rule-downpour-first = A downpour as the first card: all but the dealer draw, one card or two as it says; the first player names the colour and plays.
