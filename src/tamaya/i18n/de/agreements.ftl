# Was ein Tisch abspricht: welche Konventionen gespielt werden. $part ist eine davon oder eine Absprache mit Namen, $agreement das Ganze.

agreement = Absprache
agreement-part = { $part ->
    [none] keine, einfach spielen
    [beginner] Einsteiger
    [club] Club
    [expert] Profi
    [chop] älteste Karte
    [focus] worum es geht
    [play-hint] Bitte um eine Karte
    [save] Rettung
    [save-5] 5er nur mit der Zahl retten
    [save-2] auch 2er retten
    [save-early] früh retten
    [good-touch] nur Nützliches
    [prompt] Aufruf
    [finesse] Finesse
    [blind-play] blindes Spielen
    [reverse-finesse] umgekehrte Finesse
    [double-finesse] doppelte Finesse
    [self-finesse] Finesse bei dir selbst
    [five-stall] 5 als Zeitgewinn
    [five-stall-late] 5 jederzeit als Zeitgewinn
    [ones] älteste 1 zuerst
    [fixing] Berichtigung
    [passing-discard] Abwurf mit Botschaft
    [counting] Zählen am Ende
   *[other] { $part }
}
agreement-about = { $agreement ->
    [none] Ein Hinweis bedeutet, was er sagt, mehr nicht.
    [beginner] Was die meisten Runden zuerst lernen: welche Karte gemeint ist, Rettungen, Aufrufe und Finessen.
    [club] Dazu frühe Rettungen, Finessen, die erst nach dir kommen oder zwei Karten brauchen, und 5er als Zeitgewinn.
    [expert] Dazu die Reihenfolge der 1en, Berichtigungen, Abwürfe mit Botschaft und das Zählen am Ende.
   *[other] Eure eigene Auswahl.
}
agreement-single = Einzelne Konventionen
agreement-of-table = Absprache: { $agreement }
agreement-what = Das sprecht ihr ab
