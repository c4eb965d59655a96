# Farger og kort; andre tekster viser til disse.

language-name = Norsk
colour = Farge
colour-name = { $colour ->
    [red] rød
    [yellow] gul
    [green] grønn
    [blue] blå
    [white] hvit
    [multicolour] flerfarget
   *[black] svart
}
card-name = { colour-name } { $value }
hidden-card = skjult
any-colour = ukjent farge
any-value = ukjent verdi
could-be = { $colours }, { $values }
could-be-anything = kan være alt mulig
not-hinted = ingen opplysning ennå
was-hinted = opplysninger: { $hints }
your-card = Ditt kort { $place }: { $face }
their-card = { $who }, kort { $place }: { $face }
they-know = vet: { $what }
card-note = notat: { $note }
irreplaceable = siste eksemplar
age = { $rounds ->
    [0] nytt
    [one] i 1 runde
   *[other] i { $rounds } runder
}
bot = Bot
bot-kind = { $bot ->
    [cautious] forsiktig bot
    [conventions] avtalebot
    [conventions-beginner] nybegynnerbot
    [conventions-club] klubbot
    [conventions-expert] ekspertbot
    [smart] signalbot
    [hat] kodebot
    [search] grublende bot
    [elsewhere] bot utenfra
   *[other] boten «{ $bot }»
}
bot-from-elsewhere = boten «{ $name }» utenfra
bot-about = { $bot ->
    [cautious] Spiller bare det som er sikkert, og leser ikke mer ut av en opplysning enn det som blir sagt. Trygg, men treg: Hvert kort må nevnes.
    [conventions] Spiller akkurat det dere har avtalt.
    [conventions-beginner] Gir opplysninger og { -discard(form: "now") } kort som folk som har spilt noen kvelder. Godt selskap i det første spillet.
    [conventions-club] Spiller som en samspilt gjeng: Én opplysning kan be flere om et kort.
    [conventions-expert] Kan alle knepene til en erfaren gjeng og lar være å bruke dem dere ikke bruker.
    [smart] Gir raske signaler på sin egen, enkle måte. To av samme slag forstår hverandre; mennesker må gjette.
    [hat] Gjør hver opplysning til en hemmelig kode. Nesten perfekt blant sine egne, en gåte for mennesker.
    [search] Prøver ut hva som kan skje, før den spiller. Sterkest blant sine egne.
    [elsewhere] Et program på en annen datamaskin, ditt eget eller en venns. Du får en lenke til det.
   *[other] En bot fra en annen pakke.
}
bot-speed = Botens tempo
bot-speed-name = { $speed ->
    [quick] med en gang
    [slow] sakte
   *[normal] lett å følge
}
edition-name-dutch = Nederlandsk utgave
edition-name-norwegian = Norsk utgave
edition-name-german-classic = Tysk utgave (klassisk)
edition-name-danish = Dansk utgave
edition-name-german-extended = Tysk utgave (utvidet)
edition-about-dutch = Vanskelighetsgrad styrt av brikker, ekspertspill, en sjette farge. Du kan kaste kort selv om alle brikkene er der.
edition-about-norwegian = Kronen på verket, Detaljstyrt koreografi og Et skred av farger.
edition-about-german-classic = Uværsbrikker, én ekstra opplysningsbrikke, en sjette farge i tre vanskelighetsgrader.
edition-about-danish = Mesterverk, ekstra presisjon (si fargen først), en sjette farge.
edition-about-german-extended = Flerfargede kort som teller som alle farger, svartkrutt og bonusbrikker, fritt å kombinere.
edition-seal-dutch = NL
edition-seal-norwegian = NO
edition-seal-german-classic = DE
edition-seal-danish = DK
edition-seal-german-extended = DE+

# Hvordan flere deler blir én tekst: oppramsinger, setninger og det som leses høyt.
list-and = { $most } og { $last }
list-or = { $most } eller { $last }
list-more = { $first }, { $next }
list-sentences = { $first } { $next }
list-facts = { $first }. { $next }
