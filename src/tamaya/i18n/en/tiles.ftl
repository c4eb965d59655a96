### Bonus tiles (B): in the sheet of tiles, the choice of a discarded card, and the history. $who: a name; $by: "you" if the reader
### drew it; $card: the name of a card.

tiles = Bonus tiles drawn
# $tile: its number.
tile-name = { $tile ->
    [1] a { -hint-token }
    [2] a { -hint-token } and a mistake forgiven
    [3] a free colour hint
    [4] a free value hint
    [5] a discarded card back into the pile
   *[6] play a discarded card
}
tiles-left = { $left ->
    [one] One bonus tile is still face down
   *[other] { $left } bonus tiles are still face down
}
take-no-use = no longer useful
doubt-last-copy-but-tile = Whatever this card is ({ $card }), it is the last copy: only a bonus tile could bring it back.
# On a button that shows the discarded cards that do not help.
take-others = { $count ->
    [one] One that is no longer useful
   *[other] { $count } that are no longer useful
}
advice-take = Take { $card }
log-tile = { $by ->
    [you] You draw
   *[other] { $who } draws
} a bonus tile: { $effect ->
    [regained] a { -hint-token } comes back.
    [forgiven] a mistake is forgiven.
    [both] a { -hint-token } comes back and a mistake is forgiven.
    [colour-hint] a free colour hint.
    [value-hint] a free value hint.
    [reshuffle] a discarded card goes back into the pile.
    [instead] the pile is empty, so a discarded card is played instead.
    [play-discarded] a discarded card is played.
   *[nothing] it has no effect.
}
