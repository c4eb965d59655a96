# Gemak: toetsen, vragen, signalen, uitnodigingen.

keyboard = Toetsenbord
key-arrows = door een hand, en van hand naar hand
key-escape = laat los wat gekozen is
key-digits = je kaart op deze plaats; bij een hint de waarde
key-hint = hint voor de volgende medespeler
key-colour = bij een hint: { $colour }
key-help = deze lijst
shortcuts = Sneltoetsen met één toets
shortcuts-about = Letters en cijfers doen iets aan tafel. Pijltjestoetsen werken altijd.
