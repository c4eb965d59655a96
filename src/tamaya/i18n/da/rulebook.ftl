# Regelhæftet til den valgte udgave, efter numrene i docs/rules.md. Hentes, når det åbnes.

rulebook-search = Søg i reglerne
rulebook-found = { $count ->
    [0] Intet fundet. Prøv et andet ord.
    [one] Én regel
   *[other] { $count } regler
}
rulebook-of-table = Sådan spilles der ved dette bord
rulebook-of-edition = Alt, hvad der er i denne æske
rulebook-ruling = vores tolkning, hvor hæftet tier

chapter-S = Gør klar
chapter-H = Giv en oplysning
chapter-D = Smid et kort
chapter-P = Spil et kort
chapter-E = Slutningen
chapter-X = Sværere, lettere, for eksperter
chapter-A = Annonceret spil
chapter-M = Flerfarvede kort
chapter-K = Sortkrudt
chapter-B = Bonusbrikker
chapter-C = Ved bordet

rule-S1 = Hanabi er for 2 til 5 spillere fra omkring 8 år. I spiller sammen: alle vinder eller taber i fællesskab.
rule-S2 = Der er fem farver: rød, gul, grøn, blå og hvid. Hver farve har tre 1’ere, to 2’ere, to 3’ere, to 4’ere og kun én 5’er. Det giver 50 kort.
rule-S3 = Læg { $hints } oplysningsbrikker frem. { $mistakes ->
    [one] Ved siden af ligger kun én fejlbrik.
   *[other] Ved siden af ligger { $mistakes } fejlbrikker.
}
rule-S4 = Bland og del ud. { $hand ->
    [0] Er I 2 eller 3, får alle 5 kort. Er I 4 eller 5, får alle 4 kort.
   *[other] Ved dette bord får alle { $hand } kort.
}
rule-S5 = Hold kortene den forkerte vej: alle kan se dem undtagen dig selv. Resten er trækstakken med bagsiden opad.
rule-S6 = { $starts ->
    [oldest] Den ældste begynder og passer på brikkerne.
   *[most-colourful] Den, der er mest farverigt klædt, begynder.{ $master ->
        [oldest] {" "}Den ældste passer på brikkerne.
       *[none] {""}
    }
} I Tamaya begynder den første plads; bordet bestemmer, hvem der sidder dér.
rule-S7 = Turen går med uret. I din tur gør du præcis én ting: giver en oplysning, smider et kort eller spiller et kort. Man kan ikke melde pas.
rule-H1 = En oplysning koster én oplysningsbrik. Er der ingen tilbage, kan du ikke give oplysninger.
rule-H2 = Du giver en oplysning til én anden spiller, aldrig til dig selv.
rule-H3 = Sig én farve eller én værdi, aldrig begge dele på én gang.
rule-H4 = Peg på alle de kort på hånden, der passer, og ingen andre. Sådan fortæller en oplysning også, hvad de øvrige kort ikke er.
rule-H5 = { $empty ->
    [yes] »Du har ingen hvide kort« er også en oplysning: du må nævne noget, der slet ikke er på hånden.
   *[no] Ved dette bord skal en oplysning ramme mindst ét kort. »Du har ingen hvide kort« er ikke tilladt.
}
rule-H6 = Den, der ikke har flere kort, kan ikke få oplysninger.
rule-H7 = En farveoplysning peger på kortene i den farve{ $multi ->
    [wild] {" "}og på flerfarvede kort, der tæller som alle farver
   *[other] {""}
}. En værdioplysning peger på alle kort med den værdi, uanset farve.{ $black ->
    [yes] {" "}Sorte kort har ingen farve: kun værdioplysninger finder dem.
   *[no] {""}
}
rule-D1 = Læg et kort fra hånden åbent på brugtbunken, tag én oplysningsbrik tilbage, og træk et nyt kort, hvis der er flere.
rule-D2 = { $full ->
    [yes] Du må smide et kort, selv om alle oplysningsbrikker er der. Så kommer ingen tilbage: der bliver aldrig flere end ved starten.
   *[no] Er alle oplysningsbrikker der, må du ikke smide et kort.
}
rule-D3 = Alle må altid se brugtbunken igennem.
rule-P1 = Vælg et kort fra hånden, og vis det. Det passer, hvis det er 1’eren i en farve, der ikke er begyndt, eller præcis det næste tal i sit fyrværkeri. Hver farve har ét fyrværkeri, og hvert tal ligger dér én gang.
rule-P2 = Passer det, lægges det til fyrværkeriet. Passer det ikke, ryger det i brugtbunken, og I mister en fejlbrik.
rule-P3 = Under alle omstændigheder trækker du et nyt kort, hvis der er flere.
rule-P4 = { $tiles ->
    [yes] Den, der fuldender et fyrværkeri, trækker en bonusbrik. (Uden bonusbrikker kommer en oplysningsbrik tilbage.)
   *[no] Den, der fuldender et fyrværkeri med 5’eren, tager én oplysningsbrik tilbage. Er de der alle, får du ingenting.
}
rule-E1 = Når den sidste fejlbrik er tabt, er showet straks forbi og tabt: 0 point.
rule-E2 = Når alle fyrværkerier er fuldendt, er showet straks forbi: perfekte { $max } point.
rule-E3 = Når nogen trækker stakkens sidste kort, har alle én tur til, også den spiller. Ingen trækker mere. Så tæller I.
rule-E4 = Læg de højeste tal i alle fyrværkerier sammen.{ $black ->
    [yes] {" "}Sortkrudt tæller anderledes: se K5.
   *[no] {""}
}
rule-E5 = Jo flere point, jo mere begejstret er publikum:
rule-X1 = Sværere: spil med kun 2 fejlbrikker eller endda kun én.
rule-X2 = Lettere: tag én eller flere oplysningsbrikker med. { $edition ->
    [german-classic] Der ligger en ekstra i æsken; tag mønter derefter.
   *[other] Mønter er fine.
}
rule-X3 = Mesterværk: der er ingen sidste runde. Når stakken er tom, fortsætter I, og hænderne bliver mindre. I vinder kun med et perfekt show. I taber med den sidste fejlbrik, eller så snart det sidste eksemplar af et kort, I stadig mangler, ligger i brugtbunken, uanset hvordan det kom dertil. Der er ingen point: vundet eller tabt.
rule-X3a = Den, der intet kan gøre, uden kort og uden mulighed for at give en oplysning, springes over. Kan ingen gøre noget, er spillet tabt.
rule-X3b = Et tabt mesterværk giver 0 point. Hvad fyrværkerierne var værd, vises alligevel.
rule-A1 = Før du viser et kort, du vil spille, må du annoncere dets farve. Det bestemmer du hver gang.
rule-A2 = Har du ret, og passer kortet, kommer én oplysningsbrik tilbage, og én til, hvis det fuldender fyrværkeriet. Der bliver aldrig flere end ved starten.
rule-A3 = Tager du fejl, ryger kortet i brugtbunken, også selv om det ville have passet, og I mister en fejlbrik.
rule-A4 = Er farven rigtig, men passer kortet ikke, er det en almindelig fejl. Ingen brik kommer tilbage.
rule-A5 = Flerfarvet annonceres som »flerfarvet«, sortkrudt som »sort«.
rule-M1 = Flerfarvet er et sjette fyrværkeri: op til 30 point. { $cards ->
    [5] Der er fem flerfarvede kort, ét af hver værdi: ingen af dem kan erstattes.
    [10] Der er ti flerfarvede kort: 1 1 1 2 2 3 3 4 4 5.
   *[both] I spiller med ti kort (1 1 1 2 2 3 3 4 4 5) eller, sværere, med fem, ét af hver værdi.
}
rule-M2 = { $multi ->
    [several] Når den kan nævnes, er flerfarvet
   *[named] Flerfarvet er
} en farve som alle andre: en oplysning må sige »det her er dine flerfarvede kort«.
rule-M3 = { $multi ->
    [several] Spilles de vilde, kan ingen oplysning nævne flerfarvet.
   *[wild] Ingen oplysning kan nævne flerfarvet.
} Til gengæld peger alle farveoplysninger også på de flerfarvede kort, uanset farve.
rule-K1 = Ti sorte kort kommer til: 5 5 5 4 4 3 3 2 2 1.
rule-K2 = Det sorte fyrværkeri går nedad: det begynder med en 5’er og slutter med 1’eren.
rule-K3 = Sort har ingen farve. Ingen oplysning kan nævne det, og ingen farveoplysning peger på det; det gør værdioplysninger.
rule-K4 = Den, der fuldender det med 1’eren, { $tiles ->
    [yes] trækker en bonusbrik
   *[no] tager én oplysningsbrik tilbage
}.
rule-K5 = Sorte kort giver ingen point. Til sidst koster hvert sort kort, der mangler i sit fyrværkeri, ét point. Resultatet kan endda komme under nul.
rule-K6 = Et perfekt show kræver også det sorte fyrværkeri. Det er { $max } point værd.
rule-B1 = Seks brikker ligger blandet med bagsiden opad. Den, der fuldender et fyrværkeri, trækker én i stedet for at tage en oplysningsbrik tilbage, gør straks, hvad den siger, lægger den væk og trækker så et kort som sædvanlig.
rule-B2 = Der er én af hver:
tile-1 = Tag én oplysningsbrik tilbage.
tile-2 = Tag én oplysningsbrik tilbage, og én fejl er tilgivet.
tile-3 = Giv nogen en gratis farveoplysning.
tile-4 = Giv nogen en gratis værdioplysning.
tile-5 = Vælg et brugt kort, og bland det i stakken. Er stakken tom, så spil et brugt kort som ved brik 6.
tile-6 = Vælg et brugt kort, og spil det på sit fyrværkeri. Fuldender det fyrværkeriet, så træk straks en brik til.
rule-B3 = En brik gør, hvad der er muligt. Er alle brikker der, er der ingen fejl begået, eller passer intet brugt kort, sker der ingenting.
rule-B4 = Var det det sidste fyrværkeri, er showet forbi, før en brik trækkes.
rule-B5 = Et kort, der blandes tilbage, er i stakken, før du trækker.
rule-B6 = Gratis oplysninger følger alle regler for oplysninger, men koster intet. Valget hører til turen: intet andet sker før.
rule-C1 = Ingen kommenterer eller påvirker andres valg.
rule-C2 = Strengt taget taler I kun for at give oplysninger og sige, hvad I gør. Hver gruppe finder sit eget mål; »jeg ved stadig ingenting om min hånd« eller »kan du huske, hvad du har?« { $edition ->
    [norwegian] er altid i orden
   *[other] kan for eksempel være tilladt
}.
rule-C3 = Du må altid flytte og vende dine kort for at huske oplysninger. Du må bare ikke se på dem.
rule-C4 = Læg mærke til et fyrværkeri, der aldrig kan fuldendes. Resten af dets kort er stadig gode at smide.
