# Farben und Karten; andere Texte beziehen sich darauf.

language-name = Deutsch
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
card-name = { colour-name } { $value }
hidden-card = verdeckt
any-colour = beliebige Farbe
any-value = { -value.gender ->
    [feminine] beliebige
   *[masculine] beliebiger
} { -value }
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
bot = Bot
bot-kind = { $bot ->
    [cautious] vorsichtiger Bot
    [conventions] Absprache-Bot
    [conventions-beginner] Anfänger-Bot
    [conventions-club] Club-Bot
    [conventions-expert] Profi-Bot
    [smart] Signal-Bot
    [hat] Code-Bot
    [search] grübelnder Bot
    [elsewhere] externer Bot
   *[other] Bot „{ $bot }“
}
bot-from-elsewhere = externer Bot „{ $name }“
bot-about = { $bot ->
    [cautious] Spielt nur, was sicher ist, und liest aus einem Hinweis nichts heraus, was er nicht sagt. Sicher, aber langsam: Jede Karte muss ihm genannt werden.
    [conventions] Spielt genau das, was ihr abgesprochen habt.
    [conventions-beginner] Gibt Hinweise und { -discard(form: "they") } ab wie Leute, die ein paar Abende gespielt haben. Gute Gesellschaft fürs erste Spiel.
    [conventions-club] Spielt wie eine eingespielte Runde: Ein Hinweis kann mehrere um eine Karte bitten.
    [conventions-expert] Kennt alle Kniffe einer erfahrenen Runde und lässt weg, was ihr nicht benutzt.
    [smart] Gibt schnelle Signale auf seine eigene, einfache Art. Zwei von seiner Sorte verstehen sich gut; Menschen müssen raten.
    [hat] Macht aus jedem Hinweis einen Geheimcode. Unter seinesgleichen fast perfekt, für Menschen ein Rätsel.
    [search] Probiert vor jedem Zug im Kopf aus, was passieren kann. Unter seinesgleichen am stärksten.
    [elsewhere] Ein Programm auf einem anderen Computer, dein eigenes oder das von Freunden. Du bekommst einen Link dafür.
   *[other] Ein Bot aus einem anderen Paket.
}
bot-speed = Tempo des Bots
bot-speed-name = { $speed ->
    [quick] sofort
    [slow] langsam
   *[normal] gut zu verfolgen
}
edition-name-dutch = Niederländische Ausgabe
edition-name-norwegian = Norwegische Ausgabe
edition-name-german-classic = Deutsche Ausgabe (klassisch)
edition-name-danish = Dänische Ausgabe
edition-name-german-extended = Deutsche Ausgabe (erweitert)
edition-about-dutch = Schwierigkeit über die Plättchen, Expertenspiel, eine sechste Farbe. Abwerfen geht auch, wenn alle Plättchen da sind.
edition-about-norwegian = Meisterwerk, präzise Choreografie (Spielen mit Ansage), eine sechste Farbe.
edition-about-german-classic = Gewitter-Plättchen, ein Ersatz-Hinweis-Plättchen, Farbrausch und Farbrausch².
edition-about-danish = Meisterwerk, präzise Choreografie (Spielen mit Ansage), eine sechste Farbe.
edition-about-german-extended = Buntes Feuerwerk, Schwarzpulver und Bonusplättchen, frei kombinierbar.
edition-seal-dutch = NL
edition-seal-norwegian = NO
edition-seal-german-classic = DE
edition-seal-danish = DK
edition-seal-german-extended = DE+

# Wie aus mehreren Teilen ein Text wird: Aufzählungen, Sätze und was vorgelesen wird.
list-and = { $most } und { $last }
list-or = { $most } oder { $last }
list-more = { $first }, { $next }
list-sentences = { $first } { $next }
list-facts = { $first }. { $next }
