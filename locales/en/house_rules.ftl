# House rules: how they are made, listed and refused.

app-rules-unknown = There are no rules called “{ $value }”. { $near ->
    [none] Choose from: { $known }.
   *[other] Did you mean “{ $near }”? “{ $program } rules list” lists them all.
}
app-rules-quarrel = { $why }
app-rules-lacking = The rule “{ $rule }” does not work on its own: add { $others }.
app-help-rules = rules list, rules show NAME, rules options: hear the rules. rules new, rules edit NAME, rules rename NAME NAME, rules delete NAME: make your own, and change them.
app-help-rules-list = rules list: the published rules, then yours.
app-help-rules-show = rules show NAME: these rules, whole; --rule OPTION=VALUE adds a house rule.
app-help-rules-options = rules options: what can be set in any rules.
app-help-rules-new = rules new: compose your house rules, question by question, and keep them under a name.
app-help-rules-edit = rules edit NAME: change house rules of yours, question by question.
app-help-rules-rename = rules rename NAME NAME: give house rules of yours another name.
app-help-rules-delete = rules delete NAME: delete house rules of yours; it asks first, unless --yes is given.
app-option-yes = delete without asking.
app-rules-no-command =
    { $where ->
        [page] “rules { $word }”: I do not understand. Choose from: “rules”, “rules of” and a name, “new rules”, “change rules”, “delete rules”.
       *[terminal] “rules { $word }” is not a command. Choose from: rules list, rules show, rules options, rules new, rules edit, rules rename, rules delete.
    }
app-option-line = { $option } ({ $takes }): { $meaning }.
app-house-line = { $name }: your rules, from { $base }.
app-house-sets = House rules: { $settings }.
app-house-bad-name = “{ $name }” cannot name rules: take letters, digits and hyphens, 40 at most.
app-house-taken = “{ $name }” is the name of published rules: choose another.
app-house-no-text = { $file } is not a file of rules: it is not UTF-8 text, or too long.
app-house-line-too-long = { $file }, line { $line }: the line is longer than { $longest } characters.
app-house-malformed = { $file }, line { $line }: this is not TOML. A line is written like this: stack = "same".
app-house-unknown-key = { $file }, line { $line }: “{ $key }” means nothing here. Choose from: { $known }.
app-house-bad-table = { $file }, line { $line }: the options stand below a line [options].
app-house-bad-base = { $file }, line { $line }: no rules are called “{ $value }”. Choose from: { $known }.
app-house-unknown-option = { $file }, line { $line }: there is no option “{ $option }”. “{ $program } rules options” gives them all.
app-house-bad-value = { $file }, line { $line }: { $option } does not take “{ $value }”. It takes: { $takes }.
app-house-quarrel = { $file }, line { $line }: { $why }
app-house-lacking = { $file }, line { $line }: the rule “{ $rule }” does not work on its own: add { $others }.
app-new-name-ask = The name of your rules?
app-new-name-help = Under this name your rules are kept, and chosen for a game. Letters, digits or hyphens, no spaces. “quit” leaves and keeps nothing.
app-new-name-unclear = Type a name: letters, digits or hyphens, no spaces.
app-new-option-help = Answer with a number or a word that is offered. Enter keeps the present value, “back” returns to the question before, the name of a setting goes to it, “list” tells all settings, “end” ends the questions, “quit” leaves and keeps nothing.
app-new-base-ask = Starting from which rules? A name or a number; “list” tells them all. Enter: { $usual }.
app-new-base-help = Your rules begin as the ones that you name here; what is asked next changes them. Enter takes { $usual }, “list” tells all rules, “back” returns to the name, “end” changes nothing more, “quit” leaves and keeps nothing.
app-new-options = { $count } settings, the most wanted first, on top of { $base }. Enter keeps the present value; “help” says what else you can say.
app-new-fixed =
    { $options ->
        [many] With { $base }, { $count } other settings stay as they are; “list” names them.
       *[other] With { $base }, these settings stay as they are: { $options }.
    }
app-new-fixed-list = These stay as they are: { $options }.
app-new-dropped = { $base } does not go with { $settings }: left out.
app-new-refused =
    { $options ->
        [none] “{ $rule }” does not go with “{ $others }”.
       *[other] “{ $rule }” does not go with “{ $others }”. First change: { $options }.
    }
app-new-option-ask = { $place } of { $count }, { $option }: { $meaning }. { $takes }. Now: { $played ->
    [no] not in use
   *[other] { $now }
}.
app-new-value =
    { $meaning ->
        [none] { $number } { $value }
       *[other] { $number } { $value }, { $meaning }
    }
app-new-number =
    { $off ->
        [none] A number from { $lowest } to { $highest }
       *[other] “{ $off }”, or a number from { $lowest } to { $highest }
    }
app-new-option-unclear = “{ $line }” does not go here, and no setting has that name.
app-new-set = Set: { $setting }.
app-new-list = The settings: { $settings }.
app-new-preset = { $number }. { $line }
app-new-replace-ask = You already have rules called “{ $name }”. Replace them? Enter: no.
app-new-replace-help = There are rules of this name. “yes”: once the new ones are kept, they take their place. “no”, or Enter alone: you choose another name.
app-new-replace-unclear = Answer “yes” or “no”: replace your rules “{ $name }”? Enter means no.
app-new-summary =
    { $settings ->
        [none] “{ $name }” is { $base }, with nothing changed.
       *[other] “{ $name }” is { $base } with: { $settings }.
    }
app-new-keep-ask = Keep these rules? Enter: yes. “no” keeps nothing, “back” or the name of a setting goes back.
app-new-keep-help = “yes”, or Enter alone: the rules are kept, and can be played. “no” or “quit”: nothing is kept. “back” returns to the question before, the name of a setting goes to it, “list” tells all settings.
app-new-keep-unclear = Answer “yes” or “no”, or the name of a setting: keep these rules? Enter means yes.
app-new-saved = Your rules “{ $name }” are kept in { $file }. To play them: { $program } play --rules { $name }.
app-new-given-up = Nothing is kept.
app-edit-given-up = “{ $name }” stays as it was.
app-house-none =
    { $known ->
        [none] You have no house rules yet. To make some: { $program } rules new
       *[other] You have no rules called “{ $name }”. Yours: { $known }.
    }
app-house-exists = You already have rules called “{ $name }”. Delete them first, or choose another name.
app-house-renamed = “{ $name }” is now called “{ $other }”.
app-house-delete-ask = Delete your rules “{ $name }” for good? Yes or no. Enter: no.
app-house-delete-help = “yes”: the file of your rules “{ $name }” is removed, and cannot be brought back. “no”, or Enter alone: they stay.
app-house-delete-unclear = Answer “yes” or “no”: delete your rules “{ $name }”? Enter means no.
app-house-stays = “{ $name }” stays.
app-house-deleted = “{ $name }” is deleted.

app-rules-fixed = { $rules } always has: { $rule }.
# Which settings do not go together, by what the player can change.
app-quarrel-settings = “{ $rule }” does not go with “{ $others }”. { $count ->
        [one] Leave out: { $given }
       *[other] Leave out one of these: { $given }
    }{ $would ->
        [none] .
       *[other] ; or set: { $would }.
    }
app-quarrel-fixed = { $already } Leave out: { $others }.
fixed-defence = { $rules } already lets you answer a +2, a wild +4, an UNO card or a skip with a card of its kind.
fixed-dice = { $rules } is played with dice: nobody holds cards.
fixed-duplicates = { $rules } already lets you lay two identical cards together.
fixed-exact-jump = { $rules } already lets you lay a card out of turn that is exactly the top one.
fixed-moving-hands = { $rules } already moves the hands with a 0 and a 7.
fixed-partners = { $rules } is played with partners who change.
fixed-rapido = { $rules } already lets you lay a card out of turn that is exactly the top one, with the word “rapido”.
fixed-teams = { $rules } is played in teams.
fixed-time-out = { $rules } already has its own time to play.
fixed-totem = { $rules } already gives the 0 its meaning: it takes a totem.
fixed-uno-attack = { $rules } already has UNO cards, which make the next player draw 8 cards.
fixed-uno-shield = { $rules } already has UNO cards, which make you invisible.
rules-more-ask = “next” goes on, “stop” ends; { $count ->
        [one] one part is left.
       *[other] { $count } parts are left.
    }
rules-more-help = The rules are told in parts: “next”, or Enter, tells the next one, and “stop” leaves the rest.
rules-more-unclear = “{ $line }” is not one of the answers: “next” or “stop”.
more-parts-next = next, more, go on, continue, carry on, keep going, read on, tell me more, and then, more please
more-parts-stop = stop, enough, no
