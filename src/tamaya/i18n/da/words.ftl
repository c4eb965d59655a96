# Farver og kort; andre tekster henviser til disse.

language-name = Dansk
colour = Farve
colour-name = { $colour ->
    [red] rød
    [yellow] gul
    [green] grøn
    [blue] blå
    [white] hvid
    [multicolour] { -multicolour }
   *[black] sort
}
card-name = { colour-name } { $value }
hidden-card = skjult
any-colour = ukendt farve
any-value = ukendt værdi
could-be = { $colours }, { $values }
could-be-anything = kan være alt muligt
not-hinted = ingen { -hint } endnu
was-hinted = { -hint(form: "many") }: { $hints }
your-card = Dit kort { $place }: { $face }
their-card = { $who }, kort { $place }: { $face }
they-know = ved: { $what }
card-note = note: { $note }
irreplaceable = sidste eksemplar
age = { $rounds ->
    [0] nyt
    [one] i 1 runde
   *[other] i { $rounds } runder
}
bot = Bot
bot-kind = { $bot ->
    [cautious] forsigtig bot
    [conventions] aftalebot
    [conventions-beginner] begynderbot
    [conventions-club] klubbot
    [conventions-expert] ekspertbot
    [smart] signalbot
    [hat] kodebot
    [search] grublende bot
    [elsewhere] bot udefra
   *[other] botten »{ $bot }«
}
bot-from-elsewhere = botten »{ $name }« udefra
bot-about = { $bot ->
    [cautious] Spiller kun det, der er sikkert, og læser ikke mere i en { -hint } end det, der bliver sagt. Sikker, men langsom: Hvert kort skal nævnes.
    [conventions] Spiller præcis det, I har aftalt.
    [conventions-beginner] Giver { -hint(form: "many") } og smider kort som folk, der har spillet et par aftener. Godt selskab i det første spil.
    [conventions-club] Spiller som en sammenspillet flok: Én { -hint } kan bede flere om et kort.
    [conventions-expert] Kender alle de kneb, en erfaren flok bruger, og undlader dem, som I ikke bruger.
    [smart] Signalerer hurtigt på sin egen, enkle måde. To af samme slags forstår hinanden; mennesker må gætte.
    [hat] Gør hver { -hint } til en hemmelig kode. Næsten perfekt blandt sine egne, en gåde for mennesker.
    [search] Afprøver, hvad der kan ske, før den spiller. Stærkest blandt sine egne.
    [elsewhere] Et program på en anden computer, dit eget eller en vens. Du får et link til det.
   *[other] En bot fra en anden pakke.
}
bot-speed = Bottens tempo
bot-speed-name = { $speed ->
    [quick] med det samme
    [slow] langsomt
   *[normal] let at følge
}
edition-name-dutch = Nederlandsk udgave
edition-name-norwegian = Norsk udgave
edition-name-german-classic = Tysk udgave (klassisk)
edition-name-danish = Dansk udgave
edition-name-german-extended = Tysk udgave (udvidet)
edition-about-dutch = Sværhedsgrad styret af brikker, ekspertspil, en sjette farve. Du må smide kort, selv om alle brikker er der.
edition-about-norwegian = Mesterværk, ekstra præcision (meld farven først), en sjette farve.
edition-about-german-classic = Uvejrsbrikker, en ekstra oplysningsbrik, en sjette farve i tre sværhedsgrader.
edition-about-danish = Det perfekte fyrværkeri, ekstra præcision og Kaskade af farve.
edition-about-german-extended = Flerfarvede kort, der tæller som alle farver, sortkrudt og bonusbrikker, frit at kombinere.
edition-seal-dutch = NL
edition-seal-norwegian = NO
edition-seal-german-classic = DE
edition-seal-danish = DK
edition-seal-german-extended = DE+

# Hvordan flere dele bliver én tekst: opremsninger, sætninger og det, der læses højt.
list-and = { $most } og { $last }
list-or = { $most } eller { $last }
list-more = { $first }, { $next }
list-sentences = { $first } { $next }
list-facts = { $first }. { $next }
