### Klubber: folk, der spiller en række kortfordelinger. $when: en dato; $names: navne på folk.

clubs = Klubber
clubs-about = En klub spiller en række kortfordelinger, på én aften eller over flere uger. Ingen ser et resultat, før de selv har spillet.
club-new = Start en klub
club-name = Klubbens navn
club-rounds = Runder
club-length = Hver runde varer
club-minutes = { $count } minutter
club-days = { $count ->
    [one] én dag
   *[other] { $count } dage
}
club-start = Første runde (tomt: nu)
club-drawn = Træk lod om nye hold til hver runde
club-drawn-about = Botter tager de ledige pladser. Ellers finder alle selv et hold.
club-found = Start klubben
club-status = { $state ->
    [coming] ikke begyndt endnu
    [open] runde { $round } af { $rounds }
   *[over] slut
}
# $length: club-minutes or club-days
club-each = { $length } pr. runde
club-members = { $count ->
    [one] ét medlem
   *[other] { $count } medlemmer
}
club-link = Kopiér linket til at være med
club-join = Bliv medlem
club-leave = Forlad klubben
club-manage = Administrér klubben
club-rename = Giv nyt navn
club-end = Ingen flere runder efter denne
club-end-about = Runden, der er åben, bliver den sidste. Resultaterne bliver stående.
club-end-yes = Gør den til den sidste
club-delete = Slet klubben
club-delete-about = Klubben og stillingen forsvinder for altid for alle medlemmer. De, der har spillet, beholder deres spil.
club-keep = Lad den være
club-round = Runde { $number }
club-dates = { $state ->
    [coming] åbner { $when }
    [open] åben til { $when }
   *[over] lukket { $when }
}
club-team = Dit hold: { $names }
club-play = Spil denne runde
club-sealed = Resultaterne ser du, når du har spillet.
club-standings = Stilling
club-column = { $column ->
    [name] Navn
    [rounds] Runder
    [points] Point
   *[matchpoints] Matchpoint
}
club-matchpoints-about = Matchpoint: hvor stor en del af de andre resultater du slår; lige tæller halvt.
club-csv = Resultater som CSV
