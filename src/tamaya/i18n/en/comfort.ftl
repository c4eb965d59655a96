# Comfort: keys, questions, signals, invitations.

keyboard = Keyboard
key-arrows = along a hand, and from hand to hand
key-escape = clear the selection; looking back: to the present
key-digits = your card at this place; during a hint the value
key-hint = hint the next teammate
key-colour = during a hint: { $colour }
key-help = this list
shortcuts = Single-key shortcuts
shortcuts-about = Letters and digits work at the table. Arrow keys always do.
comfort = Comfort
confirm = Ask when it is dangerous
confirm-about = Before you play a card that cannot fit, or discard a last copy.
doubt = Are you sure?
doubt-why = { $danger ->
    [misplay] This card ({ $card }) cannot fit any firework now: playing it is a mistake.
    [wrong-colour] In the colour you announce, this card ({ $card }) cannot fit now: playing it like this is a mistake.
    [last-or-useless] This card ({ $card }) is either of no use any more or the last copy.
   *[last-copy] Whatever this card is ({ $card }), it is the last copy: without it a firework stays unfinished.
}
doubt-no = Think again
doubt-yes = { $verb ->
    [play] Play anyway
   *[discard] Discard anyway
}
sound = Sounds
sound-about = For hints, fireworks, mistakes and your turn.
vibrate = Vibrate on my turn
notify = Notify me on my turn
notify-about = While another window is in front.
notify-refused = Your browser does not allow notifications from this page.
invite-qr = The invitation link as a QR code
