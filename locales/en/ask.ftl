# What every question has in common: the prompt, words that are understood at each, and what is no answer.

prompt-answer = { $usual ->
    [none] Answer:
   *[other] Answer (Enter: { $usual }):
}
ask-usual = Enter: { $usual }.
ask-how = Type a number or a word, then Enter.
ask-unclear = “{ $line }” is not one of the answers. Type a number from 1 to { $count }, or “help”.
ask-back = back, go back, previous, return, undo
ask-end = end, done, finish, finished
ask-list = list, settings, summary
