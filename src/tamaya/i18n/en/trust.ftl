# Who can know what, and how that can be checked: seeds, the deck, devices, links.

seed-set = { $by ->
    [you] You set a seed, so you can know the cards. Everybody sees this.
   *[other] { $name } set a seed and so can know the cards.
}
seed-was = { $name } set the seed: { $seed }. It deals these cards again.
seed-by = seed set by { $name }
seed-of-another = { $name } set a seed that only they can see. If you save, chance deals instead, or your own seed.
