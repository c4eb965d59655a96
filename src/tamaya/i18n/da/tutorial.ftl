# Det første spil, som lærer fra sig. Hentes, når nogen vil lære.

lesson-welcome = Velkommen! Du og Mika laver et show sammen: fem fyrværkerier, ét for hver farve. De bygges kort for kort: 1, 2, 3, 4, 5.
lesson-hands = Det særlige: Du ser kun bagsiden af dine egne kort hernede. Mikas kort ligger åbent deroppe, men hun kan ikke se dem. Derfor hjælper I hinanden med oplysninger.
lesson-tokens = Heroppe: De otte lygter er oplysningsbrikker, hver oplysning koster én. Gnisterne tæller fejl: Ved tre er showet tabt. Ved siden af er stakken og jeres point.
lesson-hint = Mika giver dig en oplysning: De her to kort er 1’ere. Den siger endnu mere: En oplysning peger på alle kort, der passer, så dine tre andre er helt sikkert ikke 1’ere.
lesson-why = Hernede fortæller Mika, hvorfor hun gav den, fordi du er ved at lære spillet. Ved et rigtigt bord siger ingen det: Dér må oplysningen være nok.
lesson-pick = Vælg dit første kort, og se, hvad du ved om det.
lesson-play = Det er en 1’er. Ingen fyrværkerier er begyndt, så enhver 1’er passer, uanset farve. Vælg »Spil«.
lesson-played = Rød 1! Det første fyrværkeri stiger til vejrs, og du har trukket et nyt kort fra stakken.
lesson-red = Mika peger på et rødt kort. En 1’er er det ikke, det ved du allerede. Hvorfor denne oplysning nu? Fordi rød venter på sin 2’er! Stol på Mika: Vælg kortet, og spil det.
lesson-returned = Rød 2, flot! Imens smed Mika et kort. Det giver en lygte tilbage.
lesson-excluded = Se på din anden 1’er. Oplysningen »rød« pegede ikke på den, så den er ikke rød. Alle andre farver venter stadig på deres 1’er: Den må passe! Spil den.
lesson-five = Blå 1! Nu siger Mika: Det her er en 5’er. Der er kun én i hver farve, og din var det ældste kort, som ingen havde peget på. Den ville være blevet smidt som den næste, så hun redder den. Pas godt på den.
lesson-give = Nu er det dig, der hjælper. Mika har den grønne 1’er, som passer, men hun ved det ikke. Vælg Mika.
lesson-what = Sig en farve eller en værdi. Vælg 1: De kort, du peger på, lyser op. Det koster en lygte.
lesson-trusted = Mika stolede på din oplysning og spillede grøn 1. Det er Hanabi: at sige meget med lidt.
lesson-discard = Der bliver færre lygter, så smid et kort. Ikke 5’eren! Kortet ved siden af er nu det ældste, som ingen har peget på. Vælg det og så »Smid«.
lesson-discarded = Grøn 3. Der er én til, så der er ikke noget tabt, og en lygte er tilbage. Husk: tre 1’ere, to 2’ere, to 3’ere, to 4’ere og kun én 5’er.
lesson-mistake = Åh! Mika spiller sin anden 1’er, men rød har allerede sin. En fejl: Kortet ryger i brugtbunken, og en gnist tændes. Det sker for alle.
lesson-skip = Nu kan du alt, hvad du behøver. Vi spoler lidt frem: Se fyrværkerierne vokse.
lesson-last = Stakken er tom: Alle har én sidste tur. Gul står på 4, og du har gemt din 5’er hele tiden. Spil den!
lesson-complete = Det gule fyrværkeri er komplet! Normalt giver det en lygte tilbage, men alle lygter er her allerede. Mika har den sidste tur.
lesson-end = Showet er forbi. Læg de øverste kort sammen: 5 + 5 + 5 + 5 + 3. Det er { $score } af 25 point, og publikum jubler. Prøv nu selv, og så med venner!

lesson-guide = Vejledning
lesson-next = Videre
lesson-watch = Følg med …
lesson-leave = Forlad lektionen
lesson-again = Én gang til
lesson-progress = Fremskridt
nudge-other = Ikke det endnu: Følg lyset.
nudge-five = Pas på, det er 5’eren! Der er ingen anden. Vælg kortet, der lyser.
error-lesson = Ikke i lektionen, men ved et rigtigt bord kan du godt.
