# Comfort: keys, questions, signals, invitations.

keyboard = Keyboard
key-arrows = along a hand, and from hand to hand
key-escape = let go of what is picked
key-digits = your card at this place; during a hint the value
key-hint = hint the next teammate
key-colour = during a hint: { $colour }
key-help = this list
shortcuts = Single-key shortcuts
shortcuts-about = Letters and digits act at the table. Arrow keys always work.
