### How hands are held (C3): turned, raised or lowered cards. Buttons beside a chosen card, and what is said of it.

gestures = How you hold this card
gestures-guide = Everybody sees how you hold a card. It does not cost a turn.
raise-card = Raise the card
lower-card = Lower the card
turn-card = Turn the card
key-move = Move the card left or right
key-push = Raise or lower the card
# $way: turned, raised or lowered. After "Your card 2: red." for screen readers.
card-held = { $way ->
    [turned] sideways
    [raised] raised
   *[lowered] lowered
}
# $how: log-posed-way, several joined by list-and.
log-posed = { $by ->
    [you] You hold
   *[other] { $who } holds
} { $how }.
log-posed-way = { $count ->
    [one] one card
   *[other] { log-number } cards
} { card-held }
log-posed-straight = all cards straight
