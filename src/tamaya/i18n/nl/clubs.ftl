### Clubs: mensen die een reeks delingen spelen. $when: een datum; $names: namen van mensen.

clubs = Clubs
clubs-about = Een club speelt een reeks delingen, op één avond of over meerdere weken. Een uitslag zie je pas als je de deling zelf gespeeld hebt.
club-new = Club oprichten
club-name = Naam van de club
club-rounds = Rondes
club-length = Elke ronde duurt
club-minutes = { $count } minuten
club-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
club-start = Eerste ronde (leeg: nu)
club-drawn = Teams voor elke ronde opnieuw loten
club-drawn-about = Bots nemen de plaatsen die vrij blijven. Anders zoekt iedereen zelf een team.
club-found = Club oprichten
club-status = { $state ->
    [coming] nog niet begonnen
    [open] ronde { $round } van { $rounds }
   *[over] afgelopen
}
# $length: club-minutes or club-days
club-each = { $length } per ronde
club-members = { $count ->
    [one] één lid
   *[other] { $count } leden
}
club-link = Uitnodigingslink kopiëren
club-join = Lid worden
club-leave = De club verlaten
club-manage = Club beheren
club-rename = Andere naam geven
club-end = Geen rondes meer na deze
club-end-about = De ronde die nu open is, wordt de laatste. De uitslagen blijven.
club-end-yes = Dit is de laatste ronde
club-delete = Club verwijderen
club-delete-about = De club en de stand zijn dan voorgoed weg, voor alle leden. De spellen blijven van wie ze heeft gespeeld.
club-keep = Zo laten
club-round = Ronde { $number }
club-dates = { $state ->
    [coming] begint { $when }
    [open] open tot { $when }
   *[over] gesloten { $when }
}
club-team = Jouw team: { $names }
club-play = Deze ronde spelen
club-sealed = De uitslagen zie je als je gespeeld hebt.
club-standings = Stand
club-column = { $column ->
    [name] Naam
    [rounds] Rondes
    [points] Punten
   *[matchpoints] Matchpunten
}
club-matchpoints-about = Matchpunten: het deel van de andere uitslagen dat je verslaat; gelijk telt half.
club-csv = Uitslagen als CSV
