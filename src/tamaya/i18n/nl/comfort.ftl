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
comfort = Gemak
confirm = Vragen bij gevaar
confirm-about = Voordat je een kaart speelt die niet kan passen, of een laatste exemplaar aflegt.
doubt = Weet je het zeker?
doubt-why = { $danger ->
    [misplay] Deze kaart ({ $card }) past nu aan geen enkel vuurwerk: spelen is een fout.
   *[last-copy] Wat deze kaart ook is ({ $card }), het is het laatste exemplaar: zonder die kaart blijft een vuurwerk onvoltooid.
}
doubt-no = Nog eens nadenken
doubt-yes = { $verb ->
    [play] Toch spelen
   *[discard] Toch afleggen
}
sound = Geluiden
sound-about = Voor hints, vuurwerk, fouten en jouw beurt.
vibrate = Trillen als ik aan de beurt ben
notify = Melding als ik aan de beurt ben
notify-about = Zolang een ander venster vooraan staat.
notify-refused = Je browser staat geen meldingen van deze pagina toe.
invite-qr = De uitnodigingslink als QR-code
