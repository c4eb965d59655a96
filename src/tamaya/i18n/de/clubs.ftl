### Clubs: Leute, die eine Reihe von Blättern spielen. $when: ein Datum; $names: Namen von Leuten.

clubs = Clubs
clubs-about = Ein Club spielt eine Reihe von Blättern, an einem Abend oder über Wochen. Ein Ergebnis sieht nur, wer das Blatt gespielt hat.
club-new = Club gründen
club-name = Name des Clubs
club-rounds = Runden
club-length = Jede Runde dauert
club-minutes = { $count } Minuten
club-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
club-start = Erste Runde (leer: jetzt)
club-drawn = Teams für jede Runde neu auslosen
club-drawn-about = Auf freie Plätze setzen sich Bots. Sonst finden sich die Teams selbst.
club-found = Club gründen
club-status = { $state ->
    [coming] noch nicht begonnen
    [open] Runde { $round } von { $rounds }
   *[over] beendet
}
# $length: club-minutes or club-days
club-each = je { $length }
club-members = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
club-link = Link zum Beitreten kopieren
club-join = Dem Club beitreten
club-leave = Den Club verlassen
club-manage = Club verwalten
club-rename = Umbenennen
club-end = Keine weiteren Runden
club-end-about = Die offene Runde ist dann die letzte. Die Ergebnisse bleiben.
club-end-yes = Danach ist Schluss
club-delete = Club löschen
club-delete-about = Der Club und seine Tabelle sind dann für alle Mitglieder endgültig weg. Die Spiele behält, wer sie gespielt hat.
club-keep = So lassen
club-round = Runde { $number }
club-dates = { $state ->
    [coming] beginnt { $when }
    [open] offen bis { $when }
   *[over] beendet { $when }
}
club-team = Dein Team: { $names }
club-play = Diese Runde spielen
club-sealed = Die Ergebnisse siehst du, sobald du gespielt hast.
club-standings = Rangliste
club-column = { $column ->
    [name] Name
    [rounds] Runden
    [points] Punkte
   *[matchpoints] Matchpunkte
}
club-matchpoints-about = Matchpunkte: der Anteil der anderen Ergebnisse, die deins übertrifft; Gleichstand zählt halb.
club-csv = Ergebnisse als CSV
