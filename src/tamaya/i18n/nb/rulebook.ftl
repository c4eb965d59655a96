# Regelheftet for den valgte utgaven, etter numrene i docs/rules.md. Hentes når det åpnes.

rulebook-search = Søk i reglene
rulebook-found = { $count ->
    [0] Fant ingenting. Prøv et annet ord.
    [one] Én regel
   *[other] { $count } regler
}
rulebook-of-table = Slik det spilles ved dette bordet
rulebook-of-edition = Alt som er i denne esken
rulebook-ruling = vår tolkning, der heftet tier

chapter-S = Gjør dere klare
chapter-H = Gi en opplysning
chapter-D = { -discard(form: "Do") } et kort
chapter-P = Spill et kort
chapter-E = Spillets slutt
chapter-X = Vanskeligere, lettere, for eksperter
chapter-A = { option-announce }
chapter-M = { option-multicolour }
chapter-K = { option-black-powder }
chapter-B = { option-bonus-tiles }
chapter-C = Ved bordet

rule-S1 = Hanabi{ $author ->
    [none] {""}
   *[other] {""}, et spill av { $author },
} er for 2 til 5 spillere{ $age ->
    [0] {""}
   *[other] {" "}fra { $age } år
}. Dere spiller sammen: Alle vinner eller taper i fellesskap.
rule-S2 = Det finnes fem farger: rød, gul, grønn, blå og hvit. Hver farge har tre enere, to toere, to treere, to firere og bare én femmer. Det blir 50 kort.
rule-S3 = Legg { $hints } { -hint-token(form: "many") } { -ready }. { $mistakes ->
    [one] Ved siden av ligger det bare én { -mistake-token }.
   *[other] Ved siden av ligger det { $mistakes } { -mistake-token(form: "many") }.
}
rule-S4 = Stokk og del ut. { $hand ->
    [0] Er dere 2 eller 3, får alle 5 kort. Er dere 4 eller 5, får alle 4 kort.
   *[other] Ved dette bordet får alle { $hand } kort.
}
rule-S5 = Hold kortene feil vei: Alle ser dem, bortsett fra deg. Resten er trekkbunken, med baksiden opp.
rule-S6 = { $starts ->
    [oldest] Den eldste er { -master }, passer på brikkene og begynner.
   *[most-colourful] Den som er mest fargerikt kledd, begynner.{ $master ->
        [oldest] {" "}Den eldste er { -master } og passer på brikkene.
       *[none] {""}
    }
} I Tamaya begynner den som sitter på første plass; dere bestemmer hvem det er.
rule-S7 = Spillet går med klokka. På din tur gjør du nøyaktig én ting: Du gir en opplysning, { -discard(form: "now") } et kort eller spiller et kort. Det går ikke an å stå over.
rule-H1 = En opplysning koster én { -hint-token }. Er det ingen igjen, kan du ikke gi opplysninger.
rule-H2 = Du gir en opplysning til én annen spiller, aldri til deg selv.
rule-H3 = Si én farge eller én verdi, aldri begge deler samtidig.
rule-H4 = Pek på alle kort på den hånden som opplysningen gjelder for, og ikke på noen andre. Slik forteller en opplysning også hva de andre kortene ikke er.
rule-H5 = { $empty ->
    [yes] «Du har ingen hvite kort» er også en opplysning: Du kan nevne noe som ikke finnes på hånden.
   *[no] Ved dette bordet må en opplysning peke på minst ett kort. «Du har ingen hvite kort» er ikke lov.
}
rule-H6 = Den som ikke har kort igjen, kan ikke få opplysninger.
rule-H7 = En fargeopplysning peker på kortene i den fargen{ $multi ->
    [wild] {" "}og på flerfargede kort, som teller som alle farger
   *[other] {""}
}. En verdiopplysning peker på alle kort med den verdien, uansett farge.{ $black ->
    [yes] {" "}Svarte kort har ingen farge: Bare verdiopplysninger finner dem.
   *[no] {""}
}
rule-D1 = Legg et kort fra hånden åpent i kastebunken, { -take-back(form: "do") } og trekk et nytt kort hvis det er noen igjen.
rule-D2 = { $full ->
    [yes] Du kan { -discard } selv om { -hint-token(form: "all") } er { -there }. Da kommer ingen tilbake: Det blir aldri flere enn ved start.
   *[no] Er { -hint-token(form: "all") } { -there }, kan du ikke { -discard }.
}
rule-D3 = Alle kan se gjennom kastebunken når som helst.
rule-P1 = Velg et kort fra hånden og vis det. Det passer hvis det er eneren i en farge som ikke er påbegynt, eller akkurat det neste tallet i fyrverkeriet sitt. Hver farge har ett fyrverkeri, og hvert tall ligger der én gang.
rule-P2 = Passer det, legges det til fyrverkeriet. Passer det ikke, havner det i kastebunken, og { -mistake-cost }.
rule-P3 = I begge tilfeller trekker du et nytt kort hvis det er noen igjen.
rule-P4 = { $tiles ->
    [yes] Den som fullfører et fyrverkeri, trekker en bonusbrikke. (Uten bonusbrikker kommer en { -hint-token } tilbake.)
   *[no] Den som fullfører et fyrverkeri med femmeren, { -take-back(form: "now") }. Er alle allerede { -there }, får dere ingenting.
}
rule-E1 = { -mistake-cost(form: "last") }, er oppvisningen straks over og tapt{ $masterpiece ->
    [yes] {""}
   *[no] : 0 poeng
}.
rule-E2 = Når alle fyrverkeriene er fullført, er oppvisningen straks over: { $masterpiece ->
    [yes] Dere har vunnet.
   *[no] perfekte { $max } poeng.
}
rule-E3 = Når noen trekker det siste kortet i bunken, har alle én tur til, også den spilleren. Ingen trekker mer. Så teller dere poengene.
rule-E4 = Legg sammen de høyeste tallene i alle fyrverkeriene.{ $black ->
    [yes] {" "}Svartkrutt telles annerledes: Se K5.
   *[no] {""}
}
rule-E5 = { $federation ->
    [yes] Inntrykket måles med skalaen til Firework Manufacturers International Federation:
   *[no] Jo flere poeng, jo mer begeistret blir publikum:
}
rule-X1 = Vanskeligere: Spill med bare 2 { -mistake-token(form: "many") }, eller til og med bare én.
rule-X2 = Lettere: Legg til én eller flere { -hint-token(form: "many") }. { $edition ->
    [german-classic] Det ligger en ekstra i esken; bruk mynter etter det.
   *[other] Mynter går fint.
}
rule-X3 = { option-masterpiece }: Det er ingen siste runde. Når bunken er tom, fortsetter dere med stadig færre kort på hånden. Dere vinner bare med en perfekt oppvisning. Dere taper med den siste { -mistake-token(form: "definite") }, eller så snart det siste eksemplaret av et kort dere fortsatt trenger, ligger i kastebunken. Det gis ingen poeng: vunnet eller tapt.
rule-X3a = Den som ikke kan gjøre noe, uten kort og uten mulighet til å gi opplysninger, hoppes over. Kan ingen gjøre noe, er spillet tapt.
rule-X3b = Tapt er tapt: Da gis det ingen poeng. Hva fyrverkeriene var verdt, nevnes bare i en merknad.
rule-X3c = Ligger det siste eksemplaret av et kort dere trenger, i kastebunken, har dere tapt med en gang, også når det havnet der gjennom en feil{ $tiles ->
    [yes] {""}, og selv om en bonusbrikke som ikke er trukket ennå, kunne ha hentet det tilbake
   *[no] {""}
}.
rule-X4 = Færre farger, for et kort spill: fire uten hvit, eller bare rød, grønn og blå. Hver farge har som alltid ti kort og fem poeng; en farge som ikke er med, kan verken nevnes eller annonseres.
rule-A1 = Før du viser et kort du vil spille, kan du annonsere fargen. Det velger du fra gang til gang.
rule-A2 = Har du rett, og passer kortet, { -take-back(form: "it") }, og én til hvis det fullfører fyrverkeriet. Det blir aldri flere enn ved start.
rule-A3 = Tar du feil, havner kortet i kastebunken, selv om det ville ha passet, og { -mistake-cost }.
rule-A4 = Er fargen riktig, men passer ikke kortet, er det en vanlig feil. Ingen { -hint-token } kommer tilbake.
rule-A5 = Flerfargede kort annonseres som «flerfarget»{ $black ->
    [yes] {""}, svartkrutt som «svart»
   *[no] {""}
}.
rule-M1 = De flerfargede kortene blir et sjette fyrverkeri: opptil 30 poeng. { $cards ->
    [5] Det finnes fem flerfargede kort, ett av hver verdi: Ingen av dem kan erstattes.
    [10] Det finnes ti flerfargede kort: 1 1 1 2 2 3 3 4 4 5.
   *[both] Dere spiller med ti kort (1 1 1 2 2 3 3 4 4 5) eller, vanskeligere, med fem, ett av hver verdi.
}
rule-M2 = { $multi ->
    [several] Når flerfarget kan nevnes, er det
   *[named] Flerfarget er
} en farge som alle andre: En opplysning kan si «dette er de flerfargede kortene dine».{ $edition ->
    [dutch] {" "}Kall fargen hva dere vil; i Tamaya heter den «flerfarget».
   *[other] {""}
}
rule-M3 = { $multi ->
    [several] Når flerfarget teller som alle farger, kan ingen opplysning nevne det.
   *[wild] Ingen opplysning kan nevne flerfarget.
} Til gjengjeld peker alle fargeopplysninger også på de flerfargede kortene, uansett farge.
rule-K1 = Ti svarte kort kommer i tillegg: 5 5 5 4 4 3 3 2 2 1.
rule-K2 = Det svarte fyrverkeriet går nedover: Det begynner med en femmer og slutter med eneren.
rule-K3 = Svart har ingen farge. Ingen opplysning kan nevne det, og ingen fargeopplysning peker på det. Det gjør derimot verdiopplysninger.
rule-K4 = Den som fullfører svart med eneren, { $tiles ->
    [yes] trekker en bonusbrikke
   *[no] { -take-back(form: "now") }
}.
rule-K5 = Svarte kort gir ingen poeng. Til slutt koster hvert svart kort som mangler i fyrverkeriet sitt, ett poeng: En oppvisning kan ende helt nede på −5. En tapt oppvisning gir 0 poeng.
rule-K6 = En perfekt oppvisning krever også det svarte fyrverkeriet. Den er verdt { $max } poeng.
rule-B1 = Seks brikker ligger stokket med baksiden opp. Den som fullfører et fyrverkeri, trekker én i stedet for å ta tilbake en { -hint-token }, gjør straks det den sier, legger den bort og trekker så et kort som vanlig.
rule-B2 = Det finnes én av hver:
tile-1 = { -take-back(form: "Do") }.
tile-2 = { -take-back(form: "Do") }, og én feil er tilgitt.
tile-3 = Gi noen en gratis fargeopplysning.
tile-4 = Gi noen en gratis verdiopplysning.
tile-5 = Velg et { -discard(form: "done") } kort og stokk det inn i bunken. Er bunken tom, spiller du det som ved brikke 6.
tile-6 = Velg et { -discard(form: "done") } kort og spill det på det fyrverkeriet det hører til. Fullfører det fyrverkeriet, trekker du straks en brikke til.
rule-B3 = En brikke gjør det som er mulig. Er { -hint-token(form: "all") } { -there }, er ingen feil gjort, eller passer ingen av de { -discard(form: "done-plural") } kortene, skjer det ingenting.
rule-B4 = Var det det siste fyrverkeriet, er oppvisningen over før noen brikke trekkes.
rule-B5 = Et kort som stokkes tilbake, er i bunken før du trekker.
rule-B6 = Gratis opplysninger følger alle reglene for opplysninger, men koster ingenting. Valget hører til turen: Ingenting annet skjer før det er tatt.
rule-C1 = { $comments ->
    [forbidden] Når det er en annens tur, kommenterer ingen valget eller prøver å påvirke det.
    [discouraged] Når det er en annens tur, bør ingen kommentere valget eller påvirke det.
   *[unsaid] Om det er lov å kommentere andres tur, sier ikke dette heftet: Bli enige om det.
}
rule-C2 = Strengt tatt snakker dere bare for å gi opplysninger{ $master ->
    [oldest] {" "}og for å si til mesteren hva dere gjør
   *[none] {""}
}. Hver gruppe setter sine egne grenser{ $remarks ->
    [always] {""}. «Jeg vet fortsatt ingenting om hånden min» eller «Husker du hva du har?» er det alltid lov å si.
    [examples] : Dere kan for eksempel tillate «Jeg vet fortsatt ingenting om hånden min» eller «Husker du hva du har?».
   *[unsaid] {""}.
}
rule-C3 = Du kan når som helst flytte om på kortene dine{ $gestures ->
    [turn] {" "}eller dreie dem
    [push] {" "}eller stikke et kort litt opp eller ned
   *[order] {""}
} for å huske opplysninger. Du må bare ikke se på dem.
rule-C4 = { $mark ->
    [turn] Kan et fyrverkeri ikke lenger fullføres, roterer dere det øverste kortet, så alle ser det.
    [pull] Kan et fyrverkeri ikke lenger fullføres, trekker dere det øverste kortet litt ut, så alle ser det.
   *[outline] Husk hvilke fyrverkerier som ikke lenger kan fullføres.
} Kort i den fargen kan dere fortsatt { -discard }.
ruling-D2 = vår tolkning: Heftet forbyr det ikke og sier ikke hva som skjer med brikken
ruling-P3 = vår tolkning: Heftet sier det bare om et kort som ikke passer
ruling-E1 = { $masterpiece ->
    [yes] {""}
   *[no] 0 poeng er vår tolkning: Heftet sier bare at dere har tapt
}
ruling-E2 = { $masterpiece ->
    [yes] {""}
   *[no] vår tolkning: også i siste runde; heftet snakker bare om tiden før bunken er tom
}
ruling-E3 = at ingen trekker, er vår tolkning: Heftet sier det ikke
ruling-E5 = { $edition ->
    [danish] poengene ved siden av ordene er vår lesning: I vårt eksemplar av heftet er de ikke til å lese
   *[other] { $multi ->
        [none] {""}
       *[other] vår tolkning: Mer enn 25 poeng regnes som 25, for lenger går ikke skalaen i dette heftet
    }
}
ruling-X3 = vår tolkning: Et kort som ble spilt feil, teller også{ $edition ->
    [danish] {""}; navnet på varianten er vår lesning, for i vårt eksemplar av heftet er overskriften ikke til å lese
   *[other] {""}
}
ruling-A1 = navnet på varianten er vår lesning: I vårt eksemplar av heftet er overskriften ikke til å lese
ruling-A2 = vår tolkning: Heftet sier ikke hva som skjer når alle allerede er der
ruling-K1 = vår tolkning: Heftet nevner ti kort, men ikke hvilke
ruling-K5 = vår tolkning: Svarte kort gir ingen poeng selv, og også her gir et tapt spill 0 poeng
ruling-K6 = vår tolkning: Heftet snakker fortsatt om fem fullførte rekker
ruling-B2 = vår tolkning: En svart ener gir også en brikke til, akkurat som en femmer
ruling-C3 = vår tolkning: Ved våre bord kan du flytte, dreie og skyve kort uansett eske; alle ser det, og det koster ingen tur
ruling-C4 = { $edition ->
    [german-classic] vårt tillegg: Dette rådet gir ikke heftet; vi tegner en stiplet kant
   *[other] vår tolkning: Heftet nevner ikke noe merke, så fargen får en stiplet kant
}
scale-below = under { $score }
tips = Tips
tip-order = Flytt om på kortene dine{ $gestures ->
    [turn] {" "}eller drei dem
    [push] {" "}eller stikk et kort litt opp eller ned
   *[order] {""}
}, så er det lettere å huske hva du vet.
tip-look = Kikk i kastebunken når du vil.
tip-count = Kikk i kastebunken: Den viser hvilke kort som kan komme ennå, og hva du risikerer med et kort du ikke vet noe om.
tip-own-hand = Følg med på kastebunken: Da ser du lettere hvilke kort du ikke kan ha på hånden.
tip-risk = Kvitter du deg med et kort du ikke vet noe om, kan et fyrverkeri miste noe det trenger. Noen ganger har du ikke noe valg, og det er ingen katastrofe: Det er bare femmerne{ $cards ->
    [5] {" "}og de flerfargede kortene
   *[other] {""}
} det kun finnes én av.
tip-risk-five = Det er farlig å { -discard } et kort uten opplysning. De fleste kort finnes det flere av, men uten femmeren{ $black ->
    [yes] {" "}(for svart: uten eneren)
   *[no] {""}
} blir et fyrverkeri aldri fullført.
tip-fuel = Kan en farge ikke lenger fullføres, er kortene i den brensel: Hvert kort du kvitter deg med, gir en { -hint-token } tilbake.
tip-dead = Husk også kort som ikke passer noe sted lenger: Kvitt deg med dem når dere trenger en opplysning.
tip-mark = Merk et fyrverkeri som ikke lenger kan fullføres{ $mark ->
    [turn] {""}: Roter det øverste kortet.
    [pull] {""}: Trekk det øverste kortet litt ut.
   *[outline] {""}.
} Kort i den fargen kan dere { -discard } for å få tilbake { -hint-token(form: "many") }.
tale-mix-up = I kveld står dere for fyrverkeriet, men noen har slurvet: Krutt, lunter og raketter ligger i én eneste haug. Publikum venter. Få orden på det sammen, før det hele ender i katastrofe!
tale-gods = Hanabi betyr ildblomst. Sammen maler dere et fyrverkeri på nattehimmelen, til glede for publikum og gudene. Hver feil gjør dem sinte, og da sender de uvær.
tale-flowers = Hanabi er japansk for fyrverkeri, satt sammen av ordene for ild og blomst. Sammen tryller dere fram ett i fem farger på himmelen. Haken er at alle ser kortene dine, bare ikke du.
tale-show = Sammen tenner dere et fyrverkeri i fem farger. Haken er at alle ser kortene dine, bare ikke du.
