# What one plans for one's turn, who must agree to what is asked, and addresses that lead nowhere.

plan-play = Spil, når det er min tur
plan-discard = Smid, når det er min tur
plan-hint = Til din tur:
plan-is = Når det er din tur: { $action }.
plan-withdrawn = Situationen har ændret sig, så det, du havde planlagt, blev ikke gjort.

by-all = Alle, der bliver spurgt, skal sige ja.

nowhere = Der er ikke noget på denne adresse
nowhere-text = Måske er linket ikke helt, eller det, det førte til, er væk.
