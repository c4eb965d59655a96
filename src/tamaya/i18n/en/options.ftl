### The rules of a table: options in the form and in lists of rules, with their values, and a line below each.

heading-difficulty = Too easy? Too hard?
heading-variants = Variants
heading-expansions = Expansions

option-multicolour = Multicolour
option-black-powder = Black powder
option-bonus-tiles = Bonus tiles
option-announce = Announced play
option-masterpiece = Masterpiece
option-hints = { -hint-token(form: "Many") }
option-mistakes = { -mistake-token(form: "Many") }
option-empty-hints = Hints that touch no card
option-discard-when-full = Discard when no { -hint-token } is missing
option-hand-size = Cards in hand
option-colours = Colours
# In a list of rules: $name is the option, $on whether it is played.
option-is = { $on ->
    [yes] { $name }
   *[no] { $name }: no
}
option-chosen = { $name }: { $value }

value-multicolour-named-5 = 5 cards, named by hints
value-multicolour-named-10 = 10 cards, named by hints
value-multicolour-wild-5 = 5 cards, every colour
value-multicolour-wild-10 = 10 cards, every colour
value-multicolour-none = none

hand-size-usual = by number of players

about-black-powder = A firework played downwards from 5 to 1. Harder: no colour hint touches its cards, and each missing one costs a point.
about-bonus-tiles = A completed firework brings a surprise instead of a { -hint-token }: sometimes better, sometimes worse.
about-announce = Name the colour before you play: if you are right, a { -hint-token } comes back; if not, it is a mistake. As hard as you dare.
about-masterpiece = No last round and no points: all fireworks complete, or lost. For experts.
about-empty-hints = “You have no red card” is a hint too.
about-discard-when-full = You may discard even though no token can come back.
about-multicolour-none = Five colours, as in the base game.
about-multicolour-named-5 = A sixth colour that hints can name, with only one card of each value. Harder: none of them may be lost.
about-multicolour-named-10 = A sixth colour that hints can name. A little harder.
about-multicolour-wild-5 = A sixth colour that no hint can name: every colour hint touches it as well. Very hard: there is one card of each value.
about-multicolour-wild-10 = A sixth colour that no hint can name: every colour hint touches it as well. Much harder.
# Below the number of hint tokens. $kind: fewer, usual, spare (one more) or coins (many more).
about-hints = { $kind ->
    [fewer] Harder: fewer hints before somebody has to discard.
    [usual] As many as usual.
    [spare] A little easier: one more hint in reserve.
   *[coins] Easier: more hints in reserve. Use coins as tokens.
}
# Below the number of mistake tokens.
about-mistakes = { $count ->
    [1] Very hard: the very first mistake ends the show.
    [2] Harder: the second mistake ends the show.
    [3] As usual: the third mistake ends the show.
   *[other] Easier: only mistake number { $count } ends the show.
}
