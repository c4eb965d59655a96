# Regelhæftet til den valgte udgave, efter numrene i docs/rules.md. Hentes, når det åbnes.

rulebook-search = Søg i reglerne
rulebook-found = { $count ->
    [0] Ingenting fundet. Prøv et andet ord.
    [one] Én regel
   *[other] { $count } regler
}
rulebook-of-table = Sådan spilles der ved dette bord
rulebook-of-edition = Alt, hvad der er i denne æske
rulebook-ruling = vores tolkning, hvor hæftet tier

chapter-S = Forberedelser
chapter-H = Giv en { -hint }
chapter-D = Smid et kort
chapter-P = Spil et kort
chapter-E = Spillets afslutning
chapter-X = Sværere, lettere, for eksperter
chapter-A = { option-announce }
chapter-M = { option-multicolour }
chapter-K = { option-black-powder }
chapter-B = { option-bonus-tiles }
chapter-C = Ved bordet

rule-S1 = Hanabi{ $author ->
    [none] {""}
   *[other] {""}, et spil af { $author },
} er for 2 til 5 spillere{ $age ->
    [0] {""}
   *[other] {" "}fra { $age } år
}. I spiller sammen: Alle vinder eller taber i fællesskab.
rule-S2 = Der er fem farver: rød, gul, grøn, blå og hvid. Hver farve har tre 1’ere, to 2’ere, to 3’ere, to 4’ere og kun én 5’er. Det giver 50 kort.
rule-S3 = Læg { $hints } { -hint-token(form: "many") } { -ready }. { $mistakes ->
    [one] Ved siden af ligger kun én { -mistake-token }.
   *[other] Ved siden af ligger { $mistakes } { -mistake-token(form: "many") }.
}
rule-S4 = Bland og del ud. { $hand ->
    [0] Er I 2 eller 3, får alle 5 kort. Er I 4 eller 5, får alle 4 kort.
   *[other] Ved dette bord får alle { $hand } kort.
}
rule-S5 = Hold kortene den forkerte vej: Alle kan se dem undtagen dig. Resten er { -pile } med bagsiden opad.
rule-S6 = { $starts ->
    [oldest] Den ældste er { -master }, passer på brikkerne og begynder.
   *[most-colourful] Den, der er mest farverigt klædt, begynder.{ $master ->
        [oldest] {" "}Den ældste er { -master } og passer på brikkerne.
       *[none] {""}
    }
} I Tamaya begynder den, der sidder på første plads; I bestemmer, hvem det er.
rule-S7 = Turen går med uret. I din tur gør du præcis én ting: Du giver en { -hint }, smider et kort eller spiller et kort. Man kan ikke melde pas.
rule-H1 = En { -hint } koster én { -hint-token }. Er der ingen tilbage, kan du ikke give { -hint(form: "many") }.
rule-H2 = Du giver en { -hint } til én anden spiller, aldrig til dig selv.
rule-H3 = Sig én farve eller én værdi, aldrig begge dele på én gang.
rule-H4 = Peg på alle de kort på den hånd, som det gælder, og ikke på andre. På den måde fortæller en { -hint } også, hvad de øvrige kort ikke er.
rule-H5 = { $empty ->
    [yes] »Du har ingen hvide kort« er også en { -hint }: Du må nævne noget, der slet ikke er på hånden.
   *[no] Ved dette bord skal en { -hint } pege på mindst ét kort. »Du har ingen hvide kort« er ikke tilladt.
}
rule-H6 = Den, der ikke har flere kort, kan ikke få { -hint(form: "many") }.
rule-H7 = En { -colour-hint } peger på kortene i den farve{ $multi ->
    [wild] {" "}og på { -multicolour(form: "many") } kort, der tæller som alle farver
   *[other] {""}
}. En { -value-hint } peger på alle kort med den værdi, uanset farve.{ $black ->
    [yes] {" "}Sorte kort har ingen farve: Kun { -value-hint(form: "many") } finder dem.
   *[no] {""}
}
rule-D1 = Læg et kort fra hånden åbent på brugtbunken, { -take-back(form: "do") }, og træk et nyt kort, hvis der er flere.
rule-D2 = { $full ->
    [yes] Du må smide et kort, selv om alle { -hint-token(form: "many") } er { -there }. Så kommer ingen tilbage: Der bliver aldrig flere end ved starten.
   *[no] Er alle { -hint-token(form: "many") } { -there }, kan du ikke smide et kort.
}
rule-D3 = Alle må når som helst kigge brugtbunken igennem.
rule-P1 = Vælg et kort fra hånden, og vis det. Det passer, hvis det er 1’eren i en farve, der ikke er begyndt, eller præcis det næste tal i { -firework(form: "its") }. Hver farve har { -firework(form: "one-only") }, og hvert tal ligger dér én gang.
rule-P2 = Passer det, lægges det til { -firework(form: "the") }. Passer det ikke, ryger det i brugtbunken, og { -mistake-cost }.
rule-P3 = I begge tilfælde trækker du et nyt kort, hvis der er flere.
rule-P4 = { $tiles ->
    [yes] Den, der gør { -firework(form: "a") } komplet, trækker en bonusbrik. (Uden bonusbrikker kommer en { -hint-token } tilbage.)
   *[no] Den, der gør { -firework(form: "a") } komplet med 5’eren, { -take-back(form: "now") }. Er alle allerede { -there }, får I ingenting.
}
rule-E1 = { -mistake-cost(form: "last") }, er showet straks forbi og tabt{ $masterpiece ->
    [yes] {""}
   *[no] : 0 point
}.
rule-E2 = Når alle { -firework(form: "many") } er komplette, er showet straks forbi: { $masterpiece ->
    [yes] I har vundet.
   *[no] perfekte { $max } point.
}
rule-E3 = Når nogen trækker { -pile }s sidste kort, har alle én tur til, også den spiller. Ingen trækker mere. Så tæller I jeres point.
rule-E4 = Læg de højeste tal i alle { -firework(form: "many") } sammen.{ $black ->
    [yes] {" "}Sortkrudt tæller anderledes: Se K5.
   *[no] {""}
}
rule-E5 = { $federation ->
    [yes] Indtrykket måles med den internationale fyrværkeriforenings skala:
   *[no] Jo flere point, jo mere begejstret er publikum:
}
rule-X1 = Sværere: Spil med kun 2 { -mistake-token(form: "many") } eller endda kun én.
rule-X2 = Lettere: Læg én eller flere { -hint-token(form: "many") } til. { $edition ->
    [german-classic] Der ligger en ekstra i æsken; brug mønter derefter.
   *[other] Mønter er fine.
}
rule-X3 = { option-masterpiece }: Der er ingen sidste runde. Når { -pile } er tom, fortsætter I med færre og færre kort på hånden. I vinder kun med et perfekt show. I taber med den sidste { -mistake-token(form: "definite") }, eller så snart det sidste eksemplar af et kort, I stadig mangler, ligger i brugtbunken. Der er ingen point: vundet eller tabt.
rule-X3a = Den, der ikke kan gøre noget, uden kort og uden mulighed for at give en { -hint }, springes over. Kan ingen gøre noget, er spillet tabt.
rule-X3b = Tabt er tabt: Så er der ingen point. Hvad { -firework(form: "the-many") } var værd, nævnes kun som en bemærkning.
rule-X3c = Ligger det sidste eksemplar af et kort, I mangler, i brugtbunken, har I tabt med det samme, også når det endte dér på grund af en fejl{ $tiles ->
    [yes] {""}, og selv om en bonusbrik, som ikke er trukket endnu, kunne have hentet det tilbage
   *[no] {""}
}.
rule-X4 = Færre farver, til et kort spil: fire uden hvid eller kun rød, grøn og blå. Hver farve har som altid ti kort og fem point; en farve, der ikke er med, kan hverken nævnes eller meldes.
rule-A1 = Før du viser et kort, du vil spille, må du melde dets farve. Det bestemmer du fra gang til gang.
rule-A2 = Har du ret, og passer kortet, { -take-back(form: "it") }, og én til, hvis det gør { -firework(form: "the") } komplet. Der bliver aldrig flere end ved starten.
rule-A3 = Tager du fejl, ryger kortet i brugtbunken, også selv om det ville have passet, og { -mistake-cost }.
rule-A4 = Er farven rigtig, men passer kortet ikke, er det en almindelig fejl. Ingen brik kommer tilbage.
rule-A5 = { -multicolour(form: "Many") } kort meldes som »{ -multicolour }«{ $black ->
    [yes] {""}, sortkrudt som »sort«
   *[no] {""}
}.
rule-M1 = De { -multicolour(form: "many") } kort bliver til { -firework.gender ->
    [common] en
   *[neuter] et
} sjette { -firework }: op til 30 point. { $cards ->
    [5] Der er fem { -multicolour(form: "many") } kort, ét af hver værdi: Ingen af dem kan erstattes.
    [10] Der er ti { -multicolour(form: "many") } kort: 1 1 1 2 2 3 3 4 4 5.
   *[both] I spiller med ti kort (1 1 1 2 2 3 3 4 4 5) eller, sværere, med fem, ét af hver værdi.
}
rule-M2 = { $multi ->
    [several] Når { -multicolour } kan nævnes, er det
   *[named] { -multicolour(form: "One") } er
} en farve som alle andre: En { -hint } må sige »det her er dine { -multicolour(form: "many") } kort«.{ $edition ->
    [dutch] {" "}Kald farven, hvad I vil; i Tamaya hedder den »{ -multicolour }«.
   *[other] {""}
}
rule-M3 = { $multi ->
    [several] Når { -multicolour } tæller som alle farver, kan ingen { -hint } nævne det.
   *[wild] Ingen { -hint } kan nævne { -multicolour }.
} Til gengæld peger alle { -colour-hint(form: "many") } også på de { -multicolour(form: "many") } kort, uanset farve.
rule-K1 = Ti sorte kort kommer til: 5 5 5 4 4 3 3 2 2 1.
rule-K2 = { -firework.gender ->
    [common] Den
   *[neuter] Det
} sorte { -firework } går nedad: { -firework.gender ->
    [common] Den
   *[neuter] Det
} begynder med en 5’er og slutter med 1’eren.
rule-K3 = Sort har ingen farve. Ingen { -hint } kan nævne det, og ingen { -colour-hint } peger på det. Det gør { -value-hint(form: "many") } derimod.
rule-K4 = Den, der gør sort komplet med 1’eren, { $tiles ->
    [yes] trækker en bonusbrik
   *[no] { -take-back(form: "now") }
}.
rule-K5 = Sorte kort giver ingen point. Til sidst koster hvert sort kort, der mangler i { -firework(form: "its") }, ét point: Et show kan ende helt nede på −5. Et tabt show giver 0 point.
rule-K6 = Et perfekt show kræver også sort. Det er { $max } point værd.
rule-B1 = Seks brikker ligger blandet med bagsiden opad. Den, der gør { -firework(form: "a") } komplet, trækker én i stedet for at tage en { -hint-token } tilbage, gør straks, hvad den siger, lægger den væk og trækker så et kort som sædvanlig.
rule-B2 = Der er én af hver:
tile-1 = { -take-back(form: "Do") }.
tile-2 = { -take-back(form: "Do") }, og én fejl er tilgivet.
tile-3 = Giv nogen en gratis { -colour-hint }.
tile-4 = Giv nogen en gratis { -value-hint }.
tile-5 = Vælg et kort fra brugtbunken, og bland det ind i { -pile }. Er { -pile } tom, så spil det som ved brik 6.
tile-6 = Vælg et kort fra brugtbunken, og spil det i den farve, det hører til. Bliver { -firework(form: "the") } komplet, så træk straks en brik til.
rule-B3 = En brik gør, hvad der er muligt. Er alle { -hint-token(form: "many") } { -there }, er der ingen fejl begået, eller er der ikke noget kort i brugtbunken, der passer, sker der ikke noget.
rule-B4 = Var alt dermed komplet, er showet forbi, før en brik trækkes.
rule-B5 = Et kort, der blandes tilbage, er i { -pile }, før du trækker.
rule-B6 = Gratis { -hint(form: "many") } følger alle regler for { -hint(form: "many") }, men koster ikke noget. Valget hører til turen: Der sker ikke andet, før det er truffet.
rule-C1 = { $comments ->
    [forbidden] Når en spiller har tur, må ingen kommentere valget eller prøve at påvirke det.
    [discouraged] Når en spiller har tur, bør ingen kommentere valget eller påvirke det.
   *[unsaid] Om man må kommentere andres tur, siger dette hæfte ikke: Aftal det med hinanden.
}
rule-C2 = Strengt taget taler I kun for at give { -hint(form: "many") }{ $master ->
    [oldest] {" "}og for at sige til mesteren, hvad I gør
   *[none] {""}
}. Hver gruppe laver sine egne regler{ $remarks ->
    [always] {""}. »Jeg ved stadig ingenting om min hånd« eller »Kan du huske, hvad du har?« må man altid sige.
    [examples] : I kan for eksempel tillade »Jeg ved stadig ingenting om min hånd« eller »Kan du huske, hvad du har?«.
   *[unsaid] {""}.
}
rule-C3 = Du må når som helst flytte rundt på dine kort{ $gestures ->
    [turn] {" "}eller dreje dem
    [push] {" "}eller skubbe et kort lidt op eller ned
   *[order] {""}
} for at huske, hvad du ved. Du må bare ikke se på dem.
rule-C4 = { $mark ->
    [turn] Kan en farve ikke gøres færdig, drejer I det øverste kort, så alle kan se det.
    [pull] Kan en farve ikke gøres færdig, trækker I det øverste kort lidt ud, så alle kan se det.
   *[outline] Hold styr på, hvilke farver der ikke kan gøres færdige.
} Kort i den farve kan stadig smides.
ruling-D2 = vores tolkning: Hæftet forbyder det ikke og siger ikke, hvad der sker med brikken
ruling-P3 = vores tolkning: Hæftet siger det kun om et kort, der ikke passer
ruling-E1 = { $masterpiece ->
    [yes] {""}
   *[no] de 0 point er vores tolkning: Hæftet siger kun, at I har tabt
}
ruling-E2 = { $masterpiece ->
    [yes] {""}
   *[no] vores tolkning: også i sidste runde; hæftet taler kun om tiden, før { -pile } er tom
}
ruling-E3 = at ingen trækker, er vores tolkning: Hæftet siger det ikke
ruling-E5 = { $edition ->
    [danish] pointene ved siden af ordene er vores læsning: I vores eksemplar af hæftet kan de ikke læses
   *[other] { $multi ->
        [none] {""}
       *[other] vores tolkning: Mere end 25 point regnes som 25, for længere går skalaen i dette hæfte ikke
    }
}
ruling-X3 = vores tolkning: Et kort, der blev spillet forkert, tæller også{ $edition ->
    [danish] {""}; variantens navn er vores læsning, for i vores eksemplar af hæftet kan overskriften ikke læses
   *[other] {""}
}
ruling-A1 = variantens navn er vores læsning: I vores eksemplar af hæftet kan overskriften ikke læses
ruling-A2 = vores tolkning: Hæftet siger ikke, hvad der sker, når alle allerede er der
ruling-K1 = vores tolkning: Hæftet nævner ti kort, men ikke hvilke
ruling-K5 = vores tolkning: Sorte kort giver ingen point i sig selv, og også her giver et tabt spil 0 point
ruling-K6 = vores tolkning: Hæftet taler stadig om fem færdige rækker
ruling-B2 = vores tolkning: En sort 1’er giver også en brik til, ligesom en 5’er
ruling-C3 = vores tolkning: Ved vores borde må du flytte, dreje og skubbe kort, uanset hvilken æske I har; alle ser det, og det koster ingen tur
ruling-C4 = { $edition ->
    [german-classic] vores tilføjelse: Det råd giver hæftet ikke; vi tegner en stiplet kant
   *[other] vores tolkning: Hæftet nævner ikke noget mærke, så farven får en stiplet kant
}
scale-below = under { $score }
tips = Gode råd
tip-order = Flyt rundt på dine kort{ $gestures ->
    [turn] {" "}eller drej dem
    [push] {" "}eller skub et kort lidt op eller ned
   *[order] {""}
}, så er det lettere at holde styr på, hvad du ved.
tip-look = Kig i brugtbunken, når du vil.
tip-count = Kig i brugtbunken: Den viser, hvilke kort der kan komme endnu, og hvad du risikerer med et kort, du ikke ved noget om.
tip-own-hand = Hold øje med brugtbunken: Så ser du lettere, hvilke kort du ikke kan have på hånden.
tip-risk = Smider du et kort, du ikke ved noget om, kan { -firework(form: "a") } miste noget, der er brug for. Nogle gange har du ikke andet valg, og det er ingen katastrofe: Det er kun 5’erne{ $cards ->
    [5] {" "}og de { -multicolour(form: "many") } kort
   *[other] {""}
}, der kun er én af.
tip-risk-five = Det er farligt at smide et kort, du ikke har fået noget at vide om. De fleste kort er der flere af, men uden 5’eren{ $black ->
    [yes] {" "}(for sort: uden 1’eren)
   *[no] {""}
} bliver { -firework(form: "a") } aldrig komplet.
tip-fuel = Kan en farve ikke gøres færdig, er dens kort brændstof: Hvert kort, du smider, giver en { -hint-token } tilbage.
tip-dead = Husk også kort, der ikke passer nogen steder mere: Smid dem, når I mangler en { -hint }.
tip-mark = Vis, hvilken farve der ikke kan gøres færdig{ $mark ->
    [turn] {""}: Drej det øverste kort.
    [pull] {""}: Træk det øverste kort lidt ud.
   *[outline] {""}.
} Kort i den farve kan I stadig smide for at få { -hint-token(form: "many") } tilbage.
tale-mix-up = I aften står I for fyrværkeriet, men nogen har sjusket: Krudt, lunter og raketter ligger i én stor bunke. Publikum venter. Få styr på det sammen, før det hele ender i en katastrofe!
tale-gods = Hanabi betyder ildblomst. Sammen maler I et fyrværkeri på nattehimlen til glæde for publikum og guderne. Hver fejl gør dem vrede, og så sender de uvejr.
tale-flowers = Hanabi er japansk for fyrværkeri, sat sammen af ordene for ild og blomst. Sammen tryller I et frem i fem farver på himlen. Hagen ved det: Alle kan se dine kort undtagen dig selv.
tale-show = Sammen tænder I et fyrværkeri i fem farver. Hagen ved det: Alle kan se dine kort undtagen dig selv.
