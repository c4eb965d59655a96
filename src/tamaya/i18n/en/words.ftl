### Colours, cards, bots and boxes. Other texts refer to these; $colour is red, yellow, green, blue, white, multicolour or black,
### $value 1 to 5, $place a card's place in a hand, from 1.

language-name = English
colour = Colour
colour-name = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [white] white
    [multicolour] multicolour
   *[black] black
}
card-name = { colour-name } { $value }
hidden-card = hidden
any-colour = any colour
any-value = any value
# What a card can be: $colours and $values, each a list such as "red or blue".
could-be = { $colours }, { $values }
could-be-anything = could be anything
not-hinted = no hint yet
was-hinted = hinted: { $hints }
your-card = Your card { $place }: { $face }
their-card = { $who }, card { $place }: { $face }
# For screen readers, after a teammate’s card.
they-know = knows: { $what }
card-note = note: { $note }
irreplaceable = last copy
# How long a card has been held.
age = { $rounds ->
    [0] new
    [one] held for one round
   *[other] held for { $rounds } rounds
}
bot = Bot
# In the list of bots, and as the name of one.
bot-kind = { $bot ->
    [cautious] cautious bot
    [conventions] agreement bot
    [conventions-beginner] beginner bot
    [conventions-club] club bot
    [conventions-expert] expert bot
    [smart] signalling bot
    [hat] code bot
    [search] searching bot
    [elsewhere] bot from elsewhere
   *[other] bot “{ $bot }”
}
bot-from-elsewhere = bot “{ $name }” from elsewhere
# Below the list of bots.
bot-about = { $bot ->
    [cautious] Plays only what is certain and reads nothing into a hint beyond its words. Safe, but slow: it needs every card named.
    [conventions] Plays exactly what you have agreed on.
    [conventions-beginner] Hints and discards the way people do after a few evenings of play. Good company for a first game.
    [conventions-club] Plays the way a practised group does: one hint can ask several players for a card.
    [conventions-expert] Knows every trick of an experienced group, and leaves out those that you don’t use.
    [smart] Signals quickly in a simple way of its own. Two of its kind get on well; people have to guess.
    [hat] Turns every hint into a secret code. Almost perfect among its own kind, a riddle to people.
    [search] Tries out what may happen before it moves. Strongest among its own kind.
    [elsewhere] A program on another computer, yours or a friend’s. You get a link for it.
   *[other] A bot from another package.
}
bot-speed = Bot speed
bot-speed-name = { $speed ->
    [quick] at once
    [slow] slow
   *[normal] easy to follow
}
edition-name-dutch = Dutch edition
edition-name-norwegian = Norwegian edition
edition-name-german-classic = German edition (classic)
edition-name-danish = Danish edition
edition-name-german-extended = German edition (extended)
edition-about-dutch = Difficulty set by tokens, expert game, a sixth colour. You may discard even when all tokens are available.
edition-about-norwegian = Masterpiece, precise choreography (announced play), a sixth colour.
edition-about-german-classic = Storm tokens, a spare hint token, a sixth colour at three levels of difficulty.
edition-about-danish = Masterpiece, precise choreography (announced play), a sixth colour.
edition-about-german-extended = Wild multicolour cards, black powder and bonus tiles, in any combination.
# Two or three letters on the seal of a box.
edition-seal-dutch = NL
edition-seal-norwegian = NO
edition-seal-german-classic = DE
edition-seal-danish = DK
edition-seal-german-extended = DE+

## How several things become one text: "a, b and c"; sentences one after the other; facts that a screen reader says of a card.
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-more = { $first }, { $next }
list-sentences = { $first } { $next }
list-facts = { $first }. { $next }
