# Het eerste spel, dat lesgeeft. Wordt opgehaald als iemand wil leren.

lesson-welcome = Welkom! Jij en Mika geven samen een show: vijf vuurwerkrijen, één voor elke kleur. Je bouwt ze kaart voor kaart op: 1, 2, 3, 4, 5.
lesson-hands = Het bijzondere: van je eigen kaarten hier onderaan zie je alleen de achterkant. Mika’s kaarten liggen boven open, maar Mika ziet ze niet. Dus helpen jullie elkaar met hints.
lesson-tokens = Hierboven: de acht lampions zijn hintfiches, elke hint kost er één. De vonken tellen fouten: bij drie is de show verloren. Daarnaast de stapel en jullie punten.
lesson-hint = Mika geeft je een hint: deze twee kaarten zijn enen. Hij vertelt nog meer: een hint wijst alle kaarten aan waarvoor hij geldt, dus je andere drie zijn zeker geen enen.
lesson-why = Omdat je nog leert, vertelt Mika je hieronder waarom ze die hint gaf. Aan een echte tafel zegt niemand dat: daar moet de hint genoeg zijn.
lesson-pick = Kies je eerste kaart en bekijk wat je erover weet.
lesson-play = Het is een 1. Er is nog geen rij begonnen, dus elke 1 past, welke kleur ook. Kies ‘Spelen’.
lesson-played = De rode 1! Het eerste vuurwerk gaat de lucht in, en je hebt een nieuwe kaart van de stapel getrokken.
lesson-red = Mika wijst een rode kaart aan. Een 1 is het niet, dat weet je al. Waarom nu deze hint? Omdat rood op de 2 wacht! Vertrouw Mika: kies de kaart en speel hem.
lesson-returned = De rode 2, goed gedaan! Intussen legde Mika een kaart af. Dat brengt een lampion terug.
lesson-excluded = Kijk naar je andere 1. De hint ‘rood’ wees hem niet aan, dus hij is niet rood. Alle andere kleuren wachten nog op hun 1: hij moet passen! Speel hem.
lesson-five = De blauwe 1! Nu zegt Mika: dit is een 5. Elke kleur heeft er maar één, en het was je oudste kaart zonder hint: die had je als volgende afgelegd. Mika heeft hem gered: bewaar hem goed!
lesson-give = Nu help jij. Mika heeft de groene 1, en die past, maar Mika weet het niet. Kies Mika.
lesson-what = Noem nu een kleur of een cijfer. Kies 1: de kaarten die je aanwijst, lichten op. Het kost een lampion.
lesson-trusted = Mika vertrouwde je hint en speelde de groene 1. Dat is Hanabi: met weinig veel zeggen.
lesson-discard = De lampions raken op, dus leg een kaart af. Niet de 5! De kaart ernaast is nu de oudste die geen hint heeft aangewezen. Kies hem en dan ‘Afleggen’.
lesson-discarded = Een groene 3. Daar is er nog een van, dus er is niets verloren, en er is een lampion terug. Onthoud: drie enen, telkens twee tweeën, drieën en vieren, en maar één vijf.
lesson-mistake = Oei! Mika speelt de andere 1, maar rood heeft zijn 1 al. Een fout: de kaart gaat naar de aflegstapel en er licht een vonk op. Het overkomt iedereen.
lesson-skip = Je weet nu genoeg. We spoelen een stukje vooruit: kijk hoe jullie rijen groeien.
lesson-last = De stapel is leeg: iedereen heeft nog één beurt. Geel staat op 4, en jij hebt je 5 al die tijd bewaard. Speel hem!
lesson-complete = De gele rij is voltooid! Meestal brengt dat een lampion terug, maar ze zijn er al allemaal. Mika heeft de laatste beurt.
lesson-end = De show is voorbij. Tel de bovenste kaarten op: 5 + 5 + 5 + 5 + 3. Dat zijn { $score } van de 25 punten, en het publiek juicht. Probeer het nu zelf, en dan met vrienden!

lesson-guide = Uitleg
lesson-next = Verder
lesson-watch = Kijk…
lesson-leave = Les verlaten
lesson-again = Opnieuw
lesson-progress = Voortgang
nudge-other = Die nu nog niet: volg de gloed.
nudge-five = Pas op, dat is de 5! Er is geen andere. Kies de kaart met de gloed.
error-lesson = Niet in de les: aan een echte tafel kan dat.
