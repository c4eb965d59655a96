# What people who are away are told, on their devices and in their feed.

# $names (string): all others at the table
notice-turn = Jij bent aan de beurt: { $names }
notice-turn-alone = Jij bent aan de beurt
notice-late = Je tijd is om, maar je bent nog steeds aan de beurt
# $way (string): what happens then, bot or end; $hours (number): in less than that
notice-soon = { $way ->
    [bot] { $hours ->
        [one] Binnen een uur neemt een bot je beurt over
       *[other] Binnen { $hours } uur neemt een bot je beurt over
    }
   *[end] { $hours ->
        [one] Binnen een uur is het spel afgelopen
       *[other] Binnen { $hours } uur is het spel afgelopen
    }
}
# $name (string): who asks
notice-asked = { $name } nodigt je uit om mee te spelen
# $name (string): who waits
notice-nudge = { $name } wacht op je zet
# $club (string): what it is called; $number (number): of the round
notice-round = { $club }: ronde { $number } is open
# $name (string): whose feed it is
feed-title = Hanabi: de beurten van { $name }
