# Colours and cards. Other messages refer to these; $colour is red, yellow, green, blue, white, multicolour or black.

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
could-be = { $colours }, { $values }
could-be-anything = could be anything
not-hinted = no hint yet
was-hinted = hinted: { $hints }
your-card = Your card { $place }: { $face }
their-card = { $who }, card { $place }: { $face }
they-know = knows: { $what }
card-note = note: { $note }
irreplaceable = last copy
age = { $rounds ->
    [0] new
    [one] held for one round
   *[other] held for { $rounds } rounds
}
age-new = new
bot = Bot
bot-kind = { $bot ->
    [cautious] cautious bot
   *[other] bot “{ $bot }”
}
edition-name = { $edition ->
    [dutch] Dutch edition
    [norwegian] Norwegian edition
    [german-classic] German edition (classic)
    [danish] Danish edition
    [german-extended] German edition (extended)
   *[other] { $edition }
}
edition-about = { $edition ->
    [dutch] Difficulty by tokens, expert game, a sixth colour. You may discard even with all tokens.
    [norwegian] Masterpiece, precise choreography (announced play), a sixth colour.
    [german-classic] Storm tokens, spare hint tokens, Farbrausch in three strengths.
    [danish] Masterpiece, precise choreography (announced play), a sixth colour.
   *[german-extended] Wild multicolour cards, black powder and bonus tiles, all combinable.
}
edition-seal = { $edition ->
    [dutch] NL
    [norwegian] NO
    [german-classic] DE
    [danish] DK
   *[german-extended] DE+
}
