### Lessons. You and Mika (and Aki) play; the guide speaks.

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
lesson-mistake = Oei! Mika speelt de andere 1, maar rood heeft zijn 1 al. Een fout: de kaart gaat naar de aflegstapel en er licht een vonk op. Mijn advies was niet het beste: ‘groen’ had alleen de groene 1 aangewezen.
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

lesson-title = { $lesson ->
    [focus] Welke kaart wordt bedoeld?
    [save] De oudste kaart en het redden
    [touch] Om kaarten vragen, maar niet om nutteloze
    [discard] Wanneer leg je af?
    [counting] Tellen wat er nog is
    [last-round] De laatste ronde
    [prompt] De oproep
    [finesse] De finesse
    [reading] Een finesse begrijpen
    [agreement] Spelen volgens afspraak
   *[first] Je eerste spel
}
lesson-state = { $state ->
    [done] Klaar
    [begun] Begonnen
   *[new] Nieuw
}
lesson-solved = { $solved } van de { $puzzles } puzzels opgelost
lessons-done = { $done } van de { $lessons } klaar
lesson-puzzles = Naar de puzzels
lesson-then = Verder: { $name }
lesson-finished = Goed gedaan! Er liggen drie puzzels van deze soort voor je klaar.
nudge-think = Die niet. Kijk nog eens goed.

lesson-focus-begin = Een hint wijst vaak meer kaarten aan, maar gaat meestal over één ervan. Zo weten veel spelers welke.
lesson-focus-newest = Mika zegt: rood. Twee kaarten! Je oudste kaart is er niet bij, dus de nieuwste wordt bedoeld: nieuwe kaarten komen er rechts bij. Kies hem.
lesson-focus-play = Rood is nog niet begonnen, dus het moet wel de rode 1 zijn. Speel hem.
lesson-focus-kept = De rode 1! De andere rode kaart werd niet bedoeld. Bewaar hem: jullie hebben hem later nodig.
lesson-focus-oldest = Mika zegt: blauw. Weer twee kaarten, maar nu is je oudste kaart zonder hint erbij. Dan is het die. Kies hem.
lesson-focus-again = Ook blauw is nog niet begonnen, dus het moet wel de blauwe 1 zijn. Speel hem.

lesson-save-begin = Niets te spelen, geen hint te geven? Dan leg je af, meestal je oudste kaart zonder hint. Zo weet iedereen welke kaart als volgende weggaat. Bij jou is het deze.
lesson-save-five = Mika zegt 5, en het is precies die kaart. Er past nog geen 5, dus het is niet de bedoeling dat je hem speelt. Mika redt hem: elke kleur heeft maar één 5.
lesson-save-next = Een kaart met een hint blijft. Welke kaart zou bij jou nu als volgende weggaan? Kies hem.
lesson-save-give = Juist. Maar kijk eerst naar Mika: haar oudste kaart is de witte 5, en ze weet het niet. Red hem: kies Mika en dan 5.
lesson-save-kept = Mika houdt haar 5 en legt de volgende kaart af, een gele 4. Daar is er nog een van, dus er is niets verloren.
lesson-save-quiet = Wat is het redden waard? Vijven, het laatste exemplaar van een kaart die jullie nog nodig hebben, en vaak tweeën. Bij Mika is nu een blauwe 3 aan de beurt, en dat is niet de laatste. Leg dus je eigen oudste kaart zonder hint af.
nudge-save-first = De witte 5 is de kaart die Mika als volgende zou afleggen. Red die eerst.

lesson-touch-begin = Mika heeft de groene 1. Die past, en twee hints zouden hem aanwijzen: groen en 1.
lesson-touch-give = Ze heeft ook een rode 1, en rood heeft zijn 1 al. Geef de hint die alleen aanwijst wat jullie nog nodig hebben.
lesson-touch-played = Eén kaart aangewezen, één kaart gespeeld: de groene 1.
lesson-touch-discard = Van Mika’s kaarten past er nu geen, en jij weet geen kaart die je kunt spelen. Leg je oudste kaart af.
lesson-touch-one = Mika zegt: 1. Met dat woord alleen kan het ook een groene 1 zijn, en de groene 1 ligt er al.
lesson-touch-trust = Maar jullie wijzen allebei geen nutteloze kaarten aan. Dus is het een 1 die nog past. Vertrouw Mika en speel hem.
nudge-touches-useless = Dat zou ook de rode 1 aanwijzen. Mika zou kunnen denken dat die past, en hem spelen is een fout.

lesson-discard-begin = Spelen, een hint geven of afleggen? Vraag je in deze volgorde af: kan ik spelen? Heeft iemand nu een hint nodig? Zo niet: afleggen.
lesson-discard-play = Mika zegt: rood. Twee kaarten, maar één ervan had al een hint, dus de andere wordt bedoeld. Rood staat op 1, dus het moet wel de 2 zijn. Je kunt spelen, dus speel hem.
lesson-discard-save = De rode 2! Mika heeft een kaart afgelegd, en nu is de witte 5 haar oudste. Jij weet geen kaart die je kunt spelen, maar Mika heeft een hint nodig: red haar 5.
lesson-discard-now = Mika heeft weer een kaart afgelegd. Van haar kaarten past er nu geen, en haar oudste zonder hint, een groene 4, is niet de laatste. Niets te spelen, geen hint nodig: leg nu af.
lesson-discard-useless = Maar niet zomaar de oudste! Een van je kaarten is rood en een 1, en rood heeft zijn 1 al. Die is nutteloos en gaat het eerst weg. Welke is het?
nudge-discard-known = Dat is je oudste kaart zonder hint. Maar van een andere weet je zeker dat hij nutteloos is.
nudge-discard-other-red = Die had al een hint: het is een rode 1, en rood heeft zijn 1 al.

lesson-counting-begin = Elke kleur heeft drie enen, telkens twee tweeën, drieën en vieren, en maar één vijf. Wat je ergens anders ziet, heb je niet in je hand.
lesson-counting-card = Uit hints weet je: deze kaart is blauw en geen 1, 2 of 5. Dan blijven 3 en 4 over. Kies hem.
lesson-counting-fours = Zoek nu de blauwe vieren. Eén is afgelegd, de andere heeft Mika. Dus jouw kaart is geen 4.
lesson-counting-play = Het is de blauwe 3, en blauw staat op 2. Wat doe je?
nudge-counting-fits = Het is de blauwe 3, en die past.
lesson-counting-danger = De blauwe 3! Door te tellen zie je ook wat niet verloren mag gaan: één witte 3 is afgelegd, dus de andere is de laatste, en wit heeft hem nog nodig.

lesson-last-round-begin = Er ligt nog één kaart in de stapel. Zodra iemand die trekt, heeft iedereen nog precies één beurt, ook wie hem trok.
lesson-last-round-cards = Jij hebt de groene 5. Mika weet dat ze de gele 5 en de witte 4 heeft. Alle drie passen. Maar als je nu speelt, trek jij de laatste kaart en krijgt Mika nog maar één beurt.
lesson-last-round-hint = Na een hint trekt niemand. Geef Mika er dus een, het maakt niet uit welke, en laat haar de laatste kaart trekken. Neem 5.
lesson-last-round-drawn = Mika speelde de witte 4 en trok de laatste kaart. Nu heb jij nog één beurt, en dan Mika.
lesson-last-round-play = Speel je groene 5.
lesson-last-round-end = Alle drie de kaarten zijn gespeeld: { $score } punten. Als je eerst had gespeeld, was het er één minder geweest. Er liggen drie puzzels van deze soort voor je klaar.
nudge-last-round-early = Hij past, maar je zou de laatste kaart trekken: Mika kan dan maar één van haar twee spelen.

lesson-prompt-begin = Met drie spelers kan een hint aan de een ook de ander iets zeggen. Dit is de eenvoudigste manier.
lesson-prompt-first = Mika zegt tegen jou: rood. Je oudste kaart is er niet bij, dus de nieuwste van de twee wordt bedoeld. Rood is nog niet begonnen: speel hem.
lesson-prompt-third = De rode 1! Aki legde een kaart af, en nu zegt Mika tegen Aki: rood. Het is de rode 3. Maar rood mist nog zijn 2. Waarom nu deze hint?
lesson-prompt-yours = Omdat de rode 2 er al is, met een hint: Mika ziet hem in jouw hand en vraagt je erom. Wat doe je?
lesson-prompt-both = De rode 2, en Aki speelt de rode 3. Eén hint, twee kaarten. Dat is een oproep: een hint aan een ander die jou vraagt om een kaart die al een hint heeft.
nudge-prompt-touched = Die kaart is nog door geen hint aangewezen. Zoek de kaart die wel is aangewezen.

lesson-finesse-begin = Mika’s nieuwste kaart is de rode 1, en Aki heeft de rode 2. Met elk een hint komen ze allebei op tafel. Maar één hint is genoeg.
lesson-finesse-give = Zeg tegen Aki: rood. De rode 2 past nog niet, en Mika ziet dat.
lesson-finesse-blind = Mika ziet een rode 2 die niet past, en nergens een rode 1 met een hint. Dus moet ze die zelf hebben, als nieuwste kaart. Ze speelde hem, al had niemand haar er iets over verteld.
lesson-finesse-both = Zo wist Aki wat de rode kaart is: de rode 2. Twee kaarten voor één hint.
lesson-finesse-when = Het werkt als de ontbrekende kaart bij iemand de nieuwste zonder hint is, en als die speler aan de beurt komt vóór degene die je de hint geeft.
nudge-finesse-direct = Zo komt de rode 1 op tafel, maar voor de rode 2 is nog een hint nodig. Het kan goedkoper.

lesson-reading-begin = Nu wordt jou iets gevraagd. Mika zegt tegen Aki: rood. Je ziet de kaart: het is de rode 2. Maar rood is nog niet begonnen.
lesson-reading-what = Je ziet nergens een rode 1, en geen van je kaarten heeft een hint. Waar ziet Mika hem dan? Doe wat ze je vraagt.
lesson-reading-both = Het was de rode 1! Je speelde hem zonder ook maar één hint, en Aki speelde de rode 2.
lesson-reading-not = Weer zegt Mika tegen Aki: rood. Nu is het de rode 3, en die past meteen. Wil Mika iets van jou? Zo niet, leg dan je oudste kaart af.
lesson-reading-why-not = Aki speelde de rode 3. Het is alleen een finesse als de kaart met de hint nog niet past. Anders vraagt niemand iets van je.
nudge-reading-fits = Aki’s rode 3 past meteen. Er ontbreekt geen kaart, dus niemand vraagt om je nieuwste.

lesson-agreement-begin = Wat een hint meer betekent dan zijn woorden, staat niet in de regels. Het is wat jullie tafel heeft afgesproken.
lesson-agreement-two = Mika zegt tegen Aki: blauw. Het is de blauwe 2, en blauw is nog niet begonnen. Sommige tafels spelen zonder finesses: dan denkt Aki dat het de 1 is en speelt hem, en dat is een fout. Andere spelen er wel mee.
lesson-agreement-finesse = Aan deze tafel spelen jullie met finesses. Wat vraagt Mika dus van jou?
lesson-agreement-both = De blauwe 1 van jou, de blauwe 2 van Aki. Dezelfde hint, maar wat ervan komt, hangt af van de afspraak.
lesson-agreement-save = Mika zegt tegen jou: 2. Het is je oudste kaart, en er past nu geen 2. Aan deze tafel betekent dat: bewaar hem. Wat leg je dus af?
lesson-agreement-none = Niets afgesproken? Dan telt alleen wat een hint letterlijk zegt. Spreek dus vóór het spel af: welke kaart wordt bedoeld, welke gaat als volgende weg, wat wordt gered.
nudge-agreement-early = Er past nu geen 2. Dat zou een fout zijn.
nudge-agreement-keep = Dat is de kaart die Mika net heeft gered. Bewaar hem.
