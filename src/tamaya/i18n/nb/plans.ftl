# What one plans for one's turn, who must agree to what is asked, and addresses that lead nowhere.

plan-play = Spill når det er min tur
plan-discard = { -discard(form: "Do") } når det er min tur
plan-hint = Til din tur:
plan-is = Når det er din tur: { $action }.
plan-withdrawn = Planen din er trukket tilbake: Den går ikke nå, eller situasjonen er endret.

by-all = Alle som blir spurt, må si ja.

loudness = Lydstyrke

nowhere = Det er ingenting på denne adressen
nowhere-text = Lenken kan være ufullstendig, eller det den førte til, er borte.

add-chair = En plass til
