# Was an einem Tisch gespielt werden kann: die Varianten, ihre Werte und was sie ändern.

heading-difficulty = Zu einfach? Zu schwer?
heading-variants = Varianten
heading-expansions = Erweiterungen

option-multicolour = Bunte Karten
option-black-powder = Schwarzpulver
option-bonus-tiles = Bonusplättchen
option-announce = { -play(form: "Noun") } mit Ansage
option-masterpiece = Meisterwerk
option-hints = { -hint-token }
option-mistakes = { -mistake-token }
option-empty-hints = Hinweise, die auf keine Karte zeigen
option-discard-when-full = { -discard(form: "Noun") }, auch wenn kein { -hint-token } fehlt
option-hand-size = Handkarten
option-colours = Farben
option-is = { $on ->
    [yes] { $name }
   *[no] { $name }: nein
}
option-chosen = { $name }: { $value }

value-multicolour-named-5 = 5 Karten, eigene Farbe
value-multicolour-named-10 = 10 Karten, eigene Farbe
value-multicolour-wild-5 = 5 Karten, jede Farbe
value-multicolour-wild-10 = 10 Karten, jede Farbe
value-multicolour-none = ohne

hand-size-usual = je nach Personenzahl

about-black-powder = Wird abwärts { -play(form: "done") }, von 5 bis 1. Schwerer: Kein { -colour-hint } zeigt auf schwarze Karten, und jede fehlende kostet einen Punkt.
about-bonus-tiles = Wer { -firework(form: "a") } vervollständigt, bekommt statt eines { -hint-token }s eine Überraschung: mal besser, mal schlechter.
about-announce = Sag vor dem { -play(form: "Noun") } die Farbe an: Stimmt sie, kommt ein { -hint-token } zurück; stimmt sie nicht, ist es ein Fehler. So schwer, wie ihr euch traut.
about-masterpiece = Keine letzte Runde, keine Punkte: Alle { -firework(form: "many") } werden komplett, oder ihr verliert. Für Profis.
about-empty-hints = „Du hast keine rote Karte“ ist auch ein Hinweis.
about-discard-when-full = Du darfst { -discard }, obwohl kein Plättchen zurückkommen kann.
about-multicolour-none = Fünf Farben wie im Grundspiel.
about-multicolour-named-5 = Eine sechste Farbe, die ihr in Hinweisen nennen dürft, mit nur einer Karte je Zahl. Schwerer: Keine davon darf verloren gehen.
about-multicolour-named-10 = Eine sechste Farbe, die ihr in Hinweisen nennen dürft. Etwas schwerer.
about-multicolour-wild-5 = Eine sechste Farbe, die ihr in Hinweisen nicht nennen dürft: Jeder { -colour-hint } zeigt auch auf sie. Sehr schwer: Jede Zahl gibt es nur einmal.
about-multicolour-wild-10 = Eine sechste Farbe, die ihr in Hinweisen nicht nennen dürft: Jeder { -colour-hint } zeigt auch auf sie. Viel schwerer.
about-hints = { $kind ->
    [fewer] Schwerer: Es muss schneller jemand eine Karte { -discard }.
    [usual] So viele wie immer.
    [spare] Etwas leichter: { -spare-token }.
   *[coins] Leichter: noch mehr Hinweise auf Vorrat. Münzen dienen als Plättchen.
}
about-mistakes = { $count ->
    [1] Sehr schwer: Schon der erste Fehler beendet die Vorstellung.
    [2] Schwerer: Der zweite Fehler beendet die Vorstellung.
    [3] Wie immer: Der dritte Fehler beendet die Vorstellung.
   *[other] Leichter: Erst Fehler Nummer { $count } beendet die Vorstellung.
}
