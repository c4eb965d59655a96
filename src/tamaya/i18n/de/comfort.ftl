# Komfort: Tasten, Rückfragen, Signale, Einladungen.

keyboard = Tastatur
key-arrows = durch eine Hand und von Hand zu Hand
key-escape = Auswahl aufheben
key-digits = deine Karte an dieser Stelle; beim Hinweis der Wert
key-hint = Hinweis für die nächste Person
key-colour = beim Hinweis: { $colour }
key-help = diese Liste
shortcuts = Kurzbefehle mit einer Taste
shortcuts-about = Buchstaben und Ziffern wirken am Tisch. Pfeiltasten gehen immer.
