### Settings under "Convenience", the list of keys, and questions before risky moves. $colour, $card: names of a colour, a card.

keyboard = Keyboard
key-arrows = along a hand, and from hand to hand
key-escape = clear the selection; when looking back, return to the present
key-digits = your card in this position; while giving a hint, the value
key-hint = give the next teammate a hint
key-colour = while giving a hint: { $colour }
key-help = this list
shortcuts = Single-key shortcuts
shortcuts-about = Letters and digits act at the table. Arrow keys always work.
comfort = Convenience
confirm = Ask before risky moves
confirm-about = Before you play a card that cannot fit, or discard the last copy of a card.
doubt = Are you sure?
# $danger: why it is risky; $card: what the player knows of the card, such as "red, 1 or 2".
doubt-why = { $danger ->
    [misplay] This card ({ $card }) cannot fit any firework now: playing it is a mistake.
    [wrong-colour] In the colour you announce, this card ({ $card }) cannot fit now: playing it like this is a mistake.
    [last-or-useless] This card ({ $card }) is either no longer useful or the last copy.
   *[last-copy] Whatever this card is ({ $card }), it is the last copy: without it a firework cannot be completed.
}
doubt-no = Let me think again
# $verb: play or discard.
doubt-yes = { $verb ->
    [play] Play anyway
   *[discard] Discard anyway
}
sound = Sounds
sound-about = For hints, fireworks, mistakes and your turn.
vibrate = Vibrate on my turn
while-away = While you are away
notify = Notify me on my turn
notify-about = When you are in another window.
notify-refused = Your browser does not allow notifications from this page.
invite-qr = The invitation link as a QR code

## Figures for those who count along.
figures = Efficiency, pace and spare tokens
figures-about = A line at the table for those who count along. Tap a figure to see what it means.
figure-efficiency = Efficiency
# $efficiency: such as 1.25.
figure-efficiency-about = Efficiency { $efficiency }: cards placed or hinted for each { -hint-token } spent or missed, leaving out cards known to be useless.
figure-pace = Pace
# $pace: how many; $last: yes in the last round.
figure-pace-about = { $last ->
    [yes] Pace { $pace }: you can spend this many of the remaining turns without placing a card and still reach the best possible score.
   *[no] Pace { $pace }: this many cards may still be discarded or misplayed before the best score is out of reach.
}
figure-spare = Spare
figure-spare-about = { -hint-token(form: "Many") } to spend: { $now } now, up to { $discards } from discards that cost no points, and { $fireworks } from fireworks that can still be completed.
