# Farben und Karten; andere Texte beziehen sich darauf.

colour = Farbe
colour-name = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [multicolour] Bunt
   *[black] Schwarz
}
grammar-colour-ending-e = { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [white] weiße
    [multicolour] bunte
   *[black] schwarze
}
grammar-value-plural = { $value ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
   *[5] Fünfen
}
card-name = { colour-name } { $value }
hidden-card = verdeckt
any-colour = beliebige Farbe
any-value = beliebiger Wert
could-be = { $colours }, { $values }
could-be-anything = könnte alles sein
not-hinted = ohne Hinweis
was-hinted = Hinweise: { $hints }
your-card = Deine Karte { $place }: { $face }
their-card = { $who }, Karte { $place }: { $face }
they-know = bekannt: { $what }
card-note = Notiz: { $note }
irreplaceable = letztes Exemplar
age = { $rounds ->
    [0] neu
    [one] seit 1 Runde
   *[other] seit { $rounds } Runden
}
age-new = neu
bot = Bot
bot-kind = { $bot ->
    [cautious] vorsichtiger Bot
    [conventions-beginner] Anfänger-Bot
    [conventions-club] Club-Bot
    [conventions-expert] Profi-Bot
    [smart] Signal-Bot
    [hat] Code-Bot
    [search] grübelnder Bot
   *[other] Bot „{ $bot }“
}
bot-about = { $bot ->
    [cautious] Spielt nur, was sicher ist, und verlangt wenig. Gute Gesellschaft für die erste Partie.
    [conventions-beginner] Gibt Hinweise und wirft ab wie Leute, die ein paar Abende gespielt haben.
    [conventions-club] Spielt wie eine eingespielte Runde und lockt auch Karten heraus, die niemand genannt hat.
    [conventions-expert] Kennt alle Kniffe einer erfahrenen Runde und vertraut darauf, dass du sie auch kennst.
    [smart] Gibt schnelle Signale auf seine eigene, einfache Art. Zwei von seiner Sorte verstehen sich gut; Menschen müssen raten.
    [hat] Macht aus jedem Hinweis einen Geheimcode. Unter seinesgleichen fast perfekt, für Menschen ein Rätsel.
    [search] Probiert vor jedem Zug im Kopf aus, was passieren kann. Unter seinesgleichen am stärksten.
   *[other] Ein Bot aus einem anderen Paket.
}
bot-speed = Tempo des Bots
bot-speed-name = { $speed ->
    [quick] sofort
    [slow] langsam zum Mitdenken
   *[normal] zügig
}
edition-name = { $edition ->
    [dutch] Niederländische Ausgabe
    [norwegian] Norwegische Ausgabe
    [german-classic] Deutsche Ausgabe (klassisch)
    [danish] Dänische Ausgabe
    [german-extended] Deutsche Ausgabe (erweitert)
   *[other] { $edition }
}
edition-about = { $edition ->
    [dutch] Schwierigkeit über die Plättchen, Expertenspiel, eine sechste Farbe. Abwerfen geht auch mit allen Plättchen.
    [norwegian] Meisterwerk, präzise Choreografie (Spielen mit Ansage), eine sechste Farbe.
    [german-classic] Gewitterplättchen, Ersatz-Hinweisplättchen, Farbrausch in drei Stärken.
    [danish] Meisterwerk, präzise Choreografie (Spielen mit Ansage), eine sechste Farbe.
   *[german-extended] Bunte Karten, die als jede Farbe zählen, Schwarzpulver und Bonusplättchen, frei kombinierbar.
}
edition-seal = { $edition ->
    [dutch] NL
    [norwegian] NO
    [german-classic] DE
    [danish] DK
   *[german-extended] DE+
}
