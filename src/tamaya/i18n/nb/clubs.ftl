### Klubber: folk som spiller en rekke kortfordelinger. $when: en dato; $names: navn på folk.

clubs = Klubber
clubs-about = En klubb spiller en rekke kortfordelinger, på én kveld eller over flere uker. Ingen ser et resultat før de selv har spilt.
club-new = Start en klubb
club-name = Navn på klubben
club-rounds = Runder
club-length = Hver runde varer
club-minutes = { $count } minutter
club-days = { $count ->
    [one] én dag
   *[other] { $count } dager
}
club-start = Første runde (tomt: nå)
club-drawn = Trekk nye lag til hver runde
club-drawn-about = Boter tar de ledige plassene. Ellers finner alle sitt eget lag.
club-found = Start klubben
club-status = { $state ->
    [coming] ikke begynt ennå
    [open] runde { $round } av { $rounds }
   *[over] ferdig
}
# $length: club-minutes or club-days
club-each = { $length } per runde
club-members = { $count ->
    [one] ett medlem
   *[other] { $count } medlemmer
}
club-link = Kopier lenken for å bli med
club-join = Bli med i klubben
club-leave = Forlat klubben
club-manage = Administrer klubben
club-rename = Gi nytt navn
club-end = Ingen flere runder etter denne
club-end-about = Runden som er åpen, blir den siste. Resultatene blir stående.
club-end-yes = Gjør den til den siste
club-delete = Slett klubben
club-delete-about = Klubben og stillingen blir borte for godt, for alle medlemmene. De som har spilt, beholder spillene sine.
club-keep = La det være
club-round = Runde { $number }
club-dates = { $state ->
    [coming] åpner { $when }
    [open] åpen til { $when }
   *[over] stengt { $when }
}
club-team = Laget ditt: { $names }
club-play = Spill denne runden
club-sealed = Resultatene ser du når du har spilt.
club-standings = Stilling
club-column = { $column ->
    [name] Navn
    [rounds] Runder
    [points] Poeng
   *[matchpoints] Matchpoeng
}
club-matchpoints-about = Matchpoeng: hvor stor del av de andre resultatene du slår; likt teller halvt.
club-csv = Resultater som CSV
