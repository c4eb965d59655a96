# What people who are away are told, on their devices and in their feed.

# $names (string): all others at the table
notice-turn = Du bist dran: { $names }
notice-turn-alone = Du bist dran
notice-late = Deine Zeit ist um, aber du bist noch dran
# $way (string): what happens then, bot or end; $hours (number): in less than that
notice-soon = { $way ->
    [bot] { $hours ->
        [one] In weniger als einer Stunde macht ein Bot deinen Zug
       *[other] In weniger als { $hours } Stunden macht ein Bot deinen Zug
    }
   *[end] { $hours ->
        [one] In weniger als einer Stunde endet das Spiel
       *[other] In weniger als { $hours } Stunden endet das Spiel
    }
}
# $name (string): who asks
notice-asked = { $name } lädt dich an einen Tisch ein
# $name (string): who waits
notice-nudge = { $name } wartet auf deinen Zug
# $club (string): what it is called; $number (number): of the round
notice-round = { $club }: Runde { $number } ist offen
# $name (string): whose feed it is
feed-title = Hanabi: Wann { $name } dran ist
