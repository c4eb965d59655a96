# Who can know what, and how that can be checked: seeds, the deck, devices, links.

seed-set = { $by ->
    [you] You set a seed, so you can know the cards. Everybody sees this.
   *[other] { $name } set a seed and so can know the cards.
}
seed-was = { $name } set the seed: { $seed }. It deals these cards again.
seed-by = seed set by { $name }
seed-of-another = { $name } set a seed that only they can see. If you save, chance deals instead, or your own seed.

deck-fixed = The deck is fixed: its fingerprint
deck-checking = The deck is being checked…
deck-checked = The deck was fixed before the first move: checked.
deck-checked-since = The deck was fixed when you came, after move { $move }: checked.
deck-unseen = The deck fits its fingerprint. You were not here before the end: ask those who were for the one they saw.
deck-broken = The cards are not those that were fixed at the start.
deck-about = Before the first move everybody got this fingerprint of the order of the cards; after the last one comes the order itself. If they fit, no card was exchanged. It does not show that nobody knew the cards.
deck-fingerprint = Fingerprint of the deck
save-record = Save the game
