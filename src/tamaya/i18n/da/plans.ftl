# What one plans for one's turn, who must agree to what is asked, and addresses that lead nowhere.

plan-play = Spil, når det er min tur
plan-discard = Smid, når det er min tur
plan-hint = Til din tur:
plan-is = Når det er din tur: { $action }.
plan-withdrawn = Din plan er droppet: Den kan ikke lade sig gøre nu, eller situationen har ændret sig.

by-all = Alle, der bliver spurgt, skal sige ja.

loudness = Lydstyrke

nowhere = Der er ikke noget på denne adresse
nowhere-text = Måske er linket ufuldstændigt, eller også findes siden ikke længere.

add-chair = En plads mere
