# What one plans for one's turn, and addresses that lead nowhere.

plan-play = Spill når det er min tur
plan-discard = Kast når det er min tur
plan-hint = Til din tur:
plan-is = Når det er din tur: { $action }.
plan-withdrawn = Situasjonen er endret, så det du planla, ble ikke gjort.

nowhere = Det er ingenting på denne adressen
nowhere-text = Lenken kan være ufullstendig, eller det den førte til, er borte.
