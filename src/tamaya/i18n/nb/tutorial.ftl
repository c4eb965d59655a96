# Det første spillet, som lærer bort. Hentes når noen vil lære.

lesson-welcome = Velkommen! Du og Mika lager en oppvisning sammen: fem fyrverkerier, ett for hver farge. De bygges kort for kort: 1, 2, 3, 4, 5.
lesson-hands = Det spesielle: Du ser bare baksiden av dine egne kort her nede. Kortene til Mika ligger åpent der oppe, men hun ser dem ikke. Derfor hjelper dere hverandre med opplysninger.
lesson-tokens = Her oppe: De åtte lyktene er opplysningsbrikker, hver opplysning koster én. Gnistene teller feil: Ved tre er oppvisningen tapt. Ved siden av ser du bunken og poengene.
lesson-hint = Mika gir deg en opplysning: Disse to kortene er enere. Den sier enda mer: En opplysning peker på alle kort som passer, så de tre andre er helt sikkert ikke enere.
lesson-why = Her nede forteller Mika hvorfor hun ga den, fordi du holder på å lære. Ved et ekte bord sier ingen det: Der må opplysningen være nok.
lesson-pick = Velg det første kortet ditt og se hva du vet om det.
lesson-play = Det er en ener. Ingen fyrverkerier er påbegynt, så alle enere passer, uansett farge. Velg «Spill».
lesson-played = Rød 1! Det første fyrverkeriet stiger opp, og du har trukket et nytt kort fra bunken.
lesson-red = Mika peker på et rødt kort. En ener er det ikke, det vet du allerede. Hvorfor denne opplysningen nå? Fordi rødt venter på toeren! Stol på Mika: Velg kortet og spill det.
lesson-returned = Rød 2, bra! Imens kastet Mika et kort. Det gir en lykt tilbake.
lesson-excluded = Se på den andre eneren din. Opplysningen «rød» pekte ikke på den, så den er ikke rød. Alle andre farger venter fortsatt på eneren sin: Den må passe! Spill den.
lesson-five = Blå 1! Nå sier Mika: Dette er en femmer. Det finnes bare én i hver farge, og din var det eldste kortet som ingen hadde pekt på. Den ville blitt kastet som den neste, så hun redder den. Ta vare på den.
lesson-give = Nå er det du som hjelper. Mika har den grønne eneren, som passer, men hun vet det ikke. Velg Mika.
lesson-what = Si en farge eller en verdi. Velg 1: Kortene du peker på, lyser opp. Det koster en lykt.
lesson-trusted = Mika stolte på opplysningen og spilte grønn 1. Det er Hanabi: å si mye med lite.
lesson-discard = Det blir færre lykter, så kast et kort. Ikke femmeren! Kortet ved siden av er nå det eldste som ingen har pekt på. Velg det og så «Kast».
lesson-discarded = Grønn 3. Det finnes én til, så ingenting er tapt, og en lykt er tilbake. Husk: tre enere, to toere, to treere, to firere og bare én femmer.
lesson-mistake = Å! Mika spiller den andre eneren sin, men rødt har allerede en. En feil: Kortet havner i kastebunken, og en gnist tennes. Det skjer med alle.
lesson-skip = Nå kan du alt du trenger. Vi spoler litt fram: Se fyrverkeriene vokse.
lesson-last = Bunken er tom: Alle har én siste tur. Gult står på 4, og du har spart på femmeren hele tiden. Spill den!
lesson-complete = Det gule fyrverkeriet er fullført! Vanligvis gir det en lykt tilbake, men alle lyktene er på plass allerede. Mika har den siste turen.
lesson-end = Oppvisningen er over. Legg sammen de øverste kortene: 5 + 5 + 5 + 5 + 3. Det er { $score } av 25 poeng, og publikum jubler. Prøv selv nå, og så med venner!

lesson-guide = Veiledning
lesson-next = Videre
lesson-watch = Følg med …
lesson-leave = Forlat leksjonen
lesson-again = Én gang til
lesson-progress = Framdrift
nudge-other = Ikke det ennå: Følg lyset.
nudge-five = Forsiktig, det er femmeren! Det finnes ingen annen. Velg kortet som lyser.
error-lesson = Ikke i leksjonen, men ved et ekte bord går det.
