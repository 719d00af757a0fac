# House rules: how they are made, listed and refused.

app-rules-unknown = There are no rules called “{ $value }”. Choose from: { $known }.
app-rules-quarrel = { $why }
app-rules-lacking = The rule “{ $rule }” cannot go alone: add { $others }.
app-help-rules = rules list, rules show NAME, rules options, rules new: hear the rules, and make your own.
app-help-rules-list = rules list: the published rules, then yours.
app-help-rules-show = rules show NAME: these rules, whole; --rule OPTION=VALUE adds a house rule.
app-help-rules-options = rules options: what can be set in any rules.
app-help-rules-new = rules new: compose your house rules, question by question, and keep them under a name.
app-rules-no-command = “rules { $word }” is not a command. Choose from: rules list, rules show, rules options, rules new.
app-option-line = { $option } ({ $takes }): { $meaning }.
app-house-line = { $name }: your rules, from { $base }.
app-house-sets = House rules: { $settings }.
app-house-bad-name = “{ $name }” cannot name rules: take letters, digits and hyphens, 40 at most.
app-house-taken = “{ $name }” is the name of published rules: choose another.
app-house-no-text = { $file } is no file of rules: it is not UTF-8 text, or too long.
app-house-line-too-long = { $file }, line { $line }: the line is longer than { $longest } characters.
app-house-malformed = { $file }, line { $line }: this is not TOML. A line is written like this: stack = "same".
app-house-unknown-key = { $file }, line { $line }: “{ $key }” means nothing here. Choose from: { $known }.
app-house-bad-table = { $file }, line { $line }: the options stand below a line [options].
app-house-bad-base = { $file }, line { $line }: no rules are called “{ $value }”. Choose from: { $known }.
app-house-unknown-option = { $file }, line { $line }: there is no option “{ $option }”. “accessible-uno rules options” gives them all.
app-house-bad-value = { $file }, line { $line }: { $option } does not take “{ $value }”. It takes: { $takes }.
app-house-quarrel = { $file }, line { $line }: { $why }
app-house-lacking = { $file }, line { $line }: the rule “{ $rule }” cannot go alone: add { $others }.
app-new-name = The name of your rules?
app-new-name-needed = Type a name: letters, digits or hyphens, no spaces.
app-new-help = Answer each question with one of the values it names. Enter keeps what stands, “end” ends and keeps your rules, “quit” leaves and keeps nothing.
app-new-base = Starting from which rules? Enter for { $usual }.
app-new-options = Here are the settings, one a line. Enter keeps what stands, “end” ends.
app-new-option = { $option }: { $meaning }. To choose from: { $takes }. Now: { $now }.
app-new-value = { $value }, { $meaning }
app-new-saved = Your rules “{ $name }” are kept in { $file }. To play them: accessible-uno play --rules { $name }.
app-new-given-up = Nothing is kept.
app-rules-fixed = { $rules } always has: { $rule }.
# Which settings do not go together, by what the player can change.
app-quarrel-settings = “{ $rule }” does not go with “{ $others }”. Change one of these settings: { $options }.
app-quarrel-fixed = { $already } Leave out: { $others }.
fixed-defence = { $rules } already lets you answer a +2, a wild +4, an Uno card or a skip with a card of its kind.
fixed-dice = { $rules } is played with dice: nobody holds cards.
fixed-duplicates = { $rules } already lets you lay two identical cards together.
fixed-exact-jump = { $rules } already lets you lay a card out of turn that is exactly the top one.
fixed-moving-hands = { $rules } already moves the hands with a 0 and a 7.
fixed-partners = { $rules } is played with partners who change.
fixed-rapido = { $rules } already lets you lay a card out of turn that is exactly the top one, with the word “rapido”.
fixed-teams = { $rules } is played in teams.
fixed-time-out = { $rules } already has its own time to play.
fixed-totem = { $rules } already gives the 0 its meaning: it takes a totem.
fixed-uno-attack = { $rules } already has Uno cards, which make the next player draw 8 cards.
fixed-uno-shield = { $rules } already has Uno cards, which make you invisible.
