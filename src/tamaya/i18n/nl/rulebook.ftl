# Het spelregelboekje van de gekozen uitgave, op de nummers van docs/rules.md. Wordt bij het openen opgehaald.

rulebook-search = Zoeken in de regels
rulebook-found = { $count ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] Eén regel
   *[other] { $count } regels
}
rulebook-of-table = Zoals aan deze tafel gespeeld
rulebook-of-edition = Alles uit deze doos
rulebook-ruling = onze uitleg, waar het boekje zwijgt

chapter-S = Voorbereiding
chapter-H = Een hint geven
chapter-D = Een kaart afleggen
chapter-P = Een kaart { -play }
chapter-E = Einde van het spel
chapter-X = Moeilijker, makkelijker, voor experten
chapter-A = { option-announce }
chapter-M = { option-multicolour }
chapter-K = { option-black-powder }
chapter-B = { option-bonus-tiles }
chapter-C = Aan tafel

rule-S1 = Hanabi{ $author ->
    [none] {""}
   *[other] {""}, een spel van { $author },
} speel je met 2 tot 5 spelers{ $age ->
    [0] {""}
   *[other] {""}, vanaf { $age } jaar
}. Jullie spelen samen: je wint of verliest met z’n allen.
rule-S2 = Er zijn vijf kleuren: rood, geel, groen, blauw en wit. Elke kleur heeft drie enen, twee tweeën, twee drieën, twee vieren en maar één vijf. Dat zijn 50 kaarten.
rule-S3 = Leg { $hints } { -hint-token(form: "many") } { -ready }. { $mistakes ->
    [one] Ernaast ligt maar één { -mistake-token }.
   *[other] Ernaast liggen { $mistakes } { -mistake-token(form: "many") }.
}
rule-S4 = Schud en deel. { $hand ->
    [0] Met 2 of 3 spelers krijgt iedereen 5 kaarten, met 4 of 5 spelers 4 kaarten.
   *[other] Aan deze tafel krijgt iedereen { $hand } kaarten.
}
rule-S5 = Houd je kaarten verkeerd om: iedereen ziet ze, behalve jijzelf. De rest is de gesloten { -pile }.
rule-S6 = { $starts ->
    [oldest] De oudste speler is de { -master }, beheert de fiches en begint.
   *[most-colourful] Wie het kleurrijkst gekleed is, begint.{ $master ->
        [oldest] {" "}De oudste speler is de { -master } en beheert de fiches.
       *[none] {""}
    }
} In Tamaya begint wie op de eerste plaats zit; jullie bepalen wie dat is.
rule-S7 = Je speelt met de klok mee. In je beurt doe je precies één ding: een hint geven, een kaart afleggen of een kaart { -play }. Passen mag niet.
rule-H1 = Een hint kost één { -hint-token }. Is er geen meer, dan kun je geen hint geven.
rule-H2 = Je geeft een hint aan één andere speler, nooit aan jezelf.
rule-H3 = Noem één kleur of één cijfer, nooit allebei tegelijk.
rule-H4 = Wijs in die hand alle kaarten aan waarvoor de hint geldt, en geen andere. Zo vertelt een hint ook wat de overige kaarten niet zijn.
rule-H5 = { $empty ->
    [yes] ‘Je hebt geen witte kaart’ is ook een hint: je mag iets noemen wat niet in die hand zit.
   *[no] Aan deze tafel moet een hint minstens één kaart aanwijzen. ‘Je hebt geen witte kaart’ mag niet.
}
rule-H6 = Wie geen kaarten meer heeft, kan geen hint krijgen.
rule-H7 = Een kleurhint wijst de kaarten van die kleur aan{ $multi ->
    [wild] {" "}en ook de bonte kaarten, die als elke kleur tellen
   *[other] {""}
}. Een cijferhint wijst alle kaarten met dat cijfer aan, welke kleur ze ook hebben.{ $black ->
    [yes] {" "}Zwarte kaarten hebben geen kleur: alleen cijferhints vinden ze.
   *[no] {""}
}
rule-D1 = Leg een handkaart open op de aflegstapel, { -take-back(form: "do") } en trek een nieuwe kaart, als die er nog is.
rule-D2 = { $full ->
    [yes] Afleggen mag ook als alle { -hint-token(form: "many") } { -there(form: "subordinate") }. Dan komt er geen terug: meer dan aan het begin worden het er nooit.
   *[no] Als alle { -hint-token(form: "many") } { -there(form: "subordinate") }, mag je niet afleggen.
}
rule-D3 = Iedereen mag de aflegstapel altijd bekijken.
rule-P1 = Kies een handkaart en draai hem om. Hij past als het de 1 is van een kleur die nog niet begonnen is, of precies het volgende cijfer van zijn { -firework }. Elke kleur heeft één { -firework } en elk cijfer ligt er één keer.
rule-P2 = Past hij, dan komt hij bij zijn { -firework }. Zo niet, dan gaat hij naar de aflegstapel en { -mistake-cost }.
rule-P3 = In beide gevallen trek je een nieuwe kaart, als die er nog is.
rule-P4 = { $tiles ->
    [yes] Wie een { -firework } voltooit, trekt een bonustegel. (Zonder bonustegels komt er een { -hint-token } terug.)
   *[no] Wie een { -firework } met de 5 voltooit, { -take-back(form: "they") }. Als alle { -hint-token(form: "many") } { -there(form: "subordinate") }, krijgen jullie niets.
}
rule-E1 = { -mistake-cost(form: "last") }, dan is de show meteen afgelopen en verloren{ $masterpiece ->
    [yes] {""}
   *[no] : 0 punten
}.
rule-E2 = Zijn alle { -firework(form: "many") } voltooid, dan is de show meteen afgelopen: { $masterpiece ->
    [yes] jullie hebben gewonnen.
   *[no] de volle { $max } punten.
}
rule-E3 = Trekt iemand de laatste kaart van de { -pile }, dan is iedereen nog één keer aan de beurt, ook die speler. Er wordt niet meer getrokken. Daarna tellen jullie de punten.
rule-E4 = Tel de hoogste cijfers van alle { -firework(form: "many") } op.{ $black ->
    [yes] {" "}Zwart kruit telt anders: zie K5.
   *[no] {""}
}
rule-E5 = { $federation ->
    [yes] Jullie show wordt gemeten met de schaal van de internationale bond van vuurwerkmakers:
   *[no] Hoe meer punten, hoe meer jullie publiek onder de indruk is:
}
rule-X1 = Moeilijker: speel met maar 2 { -mistake-token(form: "many") }, of zelfs met één.
rule-X2 = Makkelijker: leg er één of meer { -hint-token(form: "many") } bij. { $edition ->
    [german-classic] In de doos zit een reservefiche; gebruik daarna munten.
   *[other] Munten zijn ook goed.
}
rule-X3 = { option-masterpiece }: er is geen laatste ronde. Is de { -pile } leeg, dan spelen jullie verder en worden de handen kleiner. Jullie winnen alleen met een perfecte show. Jullie verliezen met de laatste { -mistake-token }, of zodra het laatste exemplaar van een kaart die nog nodig is op de aflegstapel ligt. Punten zijn er niet: gewonnen of verloren.
rule-X3a = Wie niets kan doen, zonder kaarten en zonder mogelijke hint, wordt overgeslagen. Kan niemand meer iets doen, dan is het spel verloren.
rule-X3b = Verloren is verloren: punten zijn er dan niet. Wat de { -firework(form: "many") } waard waren, staat er alleen als opmerking bij.
rule-X3c = Ligt het laatste exemplaar van een kaart die nog nodig is op de aflegstapel, dan hebben jullie meteen verloren, ook als het daar door een fout terechtkwam{ $tiles ->
    [yes] {" "}of een bonustegel die nog niet getrokken is het had kunnen terugbrengen
   *[no] {""}
}.
rule-X4 = Minder kleuren, voor een kort spel: vier zonder wit, of alleen rood, groen en blauw. Elke kleur heeft zoals altijd tien kaarten en vijf punten; een kleur die niet meedoet, kun je niet noemen en niet aankondigen.
rule-A1 = Voordat je een kaart omdraait om hem { -play(form: "with-te") }, mag je de kleur aankondigen. Dat beslis je telkens opnieuw.
rule-A2 = Klopt het en past de kaart, dan komt er één { -hint-token } terug, en nog één als hij { -firework(form: "the") } voltooit. Meer dan aan het begin worden het er nooit.
rule-A3 = Klopt het niet, dan gaat de kaart naar de aflegstapel, ook als hij zou hebben gepast, en { -mistake-cost }.
rule-A4 = Klopt de kleur maar past de kaart niet, dan is het een gewone fout. Er komt geen fiche terug.
rule-A5 = Bonte kaarten kondig je aan als ‘bont’{ $black ->
    [yes] {""}, zwart kruit als ‘zwart’
   *[no] {""}
}.
rule-M1 = Bont is een zesde { -firework }: tot 30 punten. { $cards ->
    [5] Er zijn vijf bonte kaarten, van elk cijfer één: geen enkele is te vervangen.
    [10] Er zijn tien bonte kaarten: 1 1 1 2 2 3 3 4 4 5.
   *[both] Je speelt met tien kaarten (1 1 1 2 2 3 3 4 4 5) of, moeilijker, met vijf, van elk cijfer één.
}
rule-M2 = { $multi ->
    [several] Telt bont als eigen kleur, dan is het
   *[named] Bont is
} een kleur als alle andere: een hint mag zeggen: ‘Dit zijn je bonte kaarten.’{ $edition ->
    [dutch] {" "}Noem die kleur zoals je wilt; bij Tamaya heet hij ‘bont’.
   *[other] {""}
}
rule-M3 = { $multi ->
    [several] Telt bont als elke kleur, dan kan geen hint het noemen.
   *[wild] Geen hint kan bont noemen.
} In plaats daarvan wijst elke kleurhint ook de bonte kaarten aan, welke kleur het ook is.
rule-K1 = Er komen tien zwarte kaarten bij: 5 5 5 4 4 3 3 2 2 1.
rule-K2 = De zwarte { -firework } loopt af: hij begint met een 5 en eindigt met de 1.
rule-K3 = Zwart heeft geen kleur. Geen hint kan het noemen en geen kleurhint wijst het aan; cijferhints wel.
rule-K4 = Wie zwart met de 1 voltooit, { $tiles ->
    [yes] trekt een bonustegel
   *[no] { -take-back(form: "they") }
}.
rule-K5 = Zwarte kaarten leveren geen punten op. Aan het eind kost elke zwarte kaart die in { -firework(form: "the") } ontbreekt één punt: een show kan zo op −5 eindigen. Een verloren show levert 0 punten op.
rule-K6 = Bij een perfecte show hoort ook zwart. Die is { $max } punten waard.
rule-B1 = Zes tegels liggen geschud en gesloten klaar. Wie een { -firework } voltooit, trekt er één in plaats van een { -hint-token } terug te nemen, voert hem meteen uit, legt hem weg en trekt dan zoals altijd een kaart.
rule-B2 = Van elk is er één:
tile-1 = { -take-back(form: "Do") }.
tile-2 = { -take-back(form: "Do") }, en er wordt één fout vergeven.
tile-3 = Geef iemand gratis een kleurhint.
tile-4 = Geef iemand gratis een cijferhint.
tile-5 = Kies een afgelegde kaart en schud hem in de { -pile }. Is de { -pile } leeg, speel hem dan zoals bij tegel 6.
tile-6 = Kies een afgelegde kaart en leg hem aan zijn { -firework }. Is die kleur daarmee voltooid, trek dan meteen nog een tegel.
rule-B3 = Een tegel doet wat mogelijk is. Als alle { -hint-token(form: "many") } { -there(form: "subordinate") }, er geen fout was of geen afgelegde kaart past, gebeurt er niets.
rule-B4 = Is daarmee alles voltooid, dan is de show afgelopen voordat er een tegel getrokken wordt.
rule-B5 = Een teruggeschudde kaart zit al in de { -pile } voordat je trekt.
rule-B6 = Gratis hints volgen alle regels voor hints, maar kosten niets. Het kiezen hoort bij je beurt: daarvoor gebeurt er niets anders.
rule-C1 = { $comments ->
    [forbidden] Niemand mag commentaar geven op de keuze van een ander of proberen die te beïnvloeden.
    [discouraged] Geef liever geen commentaar op wat een ander kiest en probeer het niet te beïnvloeden.
   *[unsaid] Of je commentaar mag geven op de beurt van een ander, zegt dit boekje niet: spreek het af.
}
rule-C2 = Strikt genomen praat je alleen om hints te geven{ $master ->
    [oldest] {" "}en om de { -master } te vertellen wat je doet
   *[none] {""}
}. Elke groep bepaalt zelf hoe streng dat geldt{ $remarks ->
    [always] {""}. ‘Ik weet nog niets over mijn hand’ of ‘Weet je nog wat je hebt?’ mag altijd.
    [examples] : jullie kunnen bijvoorbeeld ‘Ik weet nog niets over mijn hand’ of ‘Weet je nog wat je hebt?’ toelaten.
   *[unsaid] {""}.
}
rule-C3 = Je mag je kaarten altijd anders sorteren{ $gestures ->
    [turn] {" "}of draaien
    [push] {" "}of er een iets omhoog of omlaag schuiven
   *[order] {""}
} om hints te onthouden. Alleen bekijken mag niet.
rule-C4 = { $mark ->
    [turn] Kan een kleur niet meer voltooid worden, draai dan de bovenste kaart, zodat iedereen het ziet.
    [pull] Kan een kleur niet meer voltooid worden, trek dan de bovenste kaart er iets uit, zodat iedereen het ziet.
   *[outline] Onthoud welke kleur niet meer te voltooien is.
} De overige kaarten ervan kun je gerust afleggen.
ruling-D2 = onze uitleg: het boekje verbiedt het niet en zegt niet wat er met de fiche gebeurt
ruling-P3 = onze uitleg: het boekje zegt het alleen van een kaart die niet past
ruling-E1 = { $masterpiece ->
    [yes] {""}
   *[no] de 0 punten zijn onze uitleg: het boekje zegt alleen dat jullie verloren hebben
}
ruling-E2 = { $masterpiece ->
    [yes] {""}
   *[no] onze uitleg: ook in de laatste ronde; het boekje heeft het alleen over de tijd voordat de { -pile } leeg is
}
ruling-E3 = dat niemand meer trekt, is onze uitleg: het boekje zegt het niet
ruling-E5 = { $edition ->
    [danish] de punten naast de woorden zijn onze lezing: in ons exemplaar van het boekje zijn ze niet te lezen
   *[other] { $multi ->
        [none] {""}
       *[other] onze uitleg: meer dan 25 punten telt als 25, want verder gaat de schaal van dit boekje niet
    }
}
ruling-X3 = onze uitleg: ook een fout gespeelde kaart telt{ $edition ->
    [danish] {""}; de naam van deze variant is onze lezing, want in ons exemplaar van het boekje is het kopje niet te lezen
   *[other] {""}
}
ruling-A1 = de naam van deze variant is onze lezing: in ons exemplaar van het boekje is het kopje niet te lezen
ruling-A2 = onze uitleg: wat er gebeurt als alle fiches er al zijn, zegt het boekje niet
ruling-K1 = onze uitleg: het boekje noemt tien kaarten, maar niet welke
ruling-K5 = onze uitleg: zwarte kaarten leveren zelf geen punten op, en ook hier levert een verloren spel 0 punten op
ruling-K6 = onze uitleg: het boekje spreekt nog van vijf volledige rijen
ruling-B2 = onze uitleg: een zwarte 1 levert ook nog een tegel op, net als een 5
ruling-C3 = onze uitleg: aan onze tafels mag je met elke doos je kaarten sorteren, draaien en verschuiven; iedereen ziet het en het kost geen beurt
ruling-C4 = { $edition ->
    [german-classic] onze toevoeging: deze raad geeft het boekje niet; wij tekenen een streepjesrand
   *[other] onze uitleg: dit boekje noemt geen teken, dus krijgt de kleur een streepjesrand
}
scale-below = minder dan { $score }
tips = Tips
tip-order = Sorteer je kaarten{ $gestures ->
    [turn] {" "}of draai ze
    [push] {" "}of schuif er een omhoog of omlaag
   *[order] {""}
}: zo onthoud je beter welke hints je kreeg.
tip-look = De aflegstapel mag je altijd doorkijken.
tip-count = Kijk de aflegstapel door: zo zie je welke kaarten er nog in het spel zijn en wat je met een onbekende kaart riskeert.
tip-own-hand = Houd de aflegstapel in de gaten: zo weet je welke kaarten je niet in je hand kunt hebben.
tip-risk = Wie een onbekende kaart aflegt, neemt een risico. Soms kan het niet anders, en een ramp is het niet: alleen van de vijven{ $cards ->
    [5] {" "}en de bonte kaarten
   *[other] {""}
} is er telkens maar één.
tip-risk-five = Een kaart zonder hint afleggen is gevaarlijk. De meeste kaarten zijn er meer dan eens, maar zonder de vijf{ $black ->
    [yes] {" "}(bij zwart: zonder de één)
   *[no] {""}
} blijft een { -firework } voorgoed onvoltooid.
tip-fuel = Is een kleur niet meer te voltooien, gebruik de kaarten ervan dan als brandstof: elke kaart die je aflegt, brengt een { -hint-token } terug.
tip-dead = Onthoud ook kaarten die nergens meer passen: leg ze af als jullie een hint nodig hebben.
tip-mark = Markeer een kleur die niet meer te voltooien is{ $mark ->
    [turn] {""}: draai de bovenste kaart.
    [pull] {""}: trek de bovenste kaart er iets uit.
   *[outline] {""}.
} Leg kaarten van die kleur af om { -hint-token(form: "many") } terug te krijgen.
tale-mix-up = Jullie verzorgen vanavond het vuurwerk, maar er is iets misgegaan: kruit, lonten en pijlen liggen door elkaar. Het publiek wacht al. Breng samen orde in de chaos, voordat de show op een ramp uitdraait!
tale-gods = Hanabi betekent vuurbloem. Samen schilderen jullie een vuurwerk aan de nachthemel, tot vreugde van het publiek en van de goden. Elke fout maakt ze boos, en dan sturen ze onweer.
tale-flowers = Hanabi is Japans voor vuurwerk; er zitten de woorden vuur en bloem in. Samen toveren jullie er een in vijf kleuren aan de hemel. Het lastige: iedereen ziet jouw kaarten, behalve jijzelf.
tale-show = Samen steken jullie een vuurwerk af in vijf kleuren. Het lastige: iedereen ziet jouw kaarten, behalve jijzelf.
