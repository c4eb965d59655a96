# Slutningen. Indtrykkene er hver udgaves skala (E5), det laveste trin først.

result = Resultat
points-of = { $score ->
    [one] af { $all } point
   *[other] af { $all } point
}
worth-anyway = Jeres { -firework(form: "many") } var indtil da { $worth } point værd.
end-lost = { $how ->
    [mistakes] { -mistake-cost(form: "Lost") }: Showet er tabt
    [card-lost] Et uerstatteligt kort er væk: Showet er tabt
   *[stuck] Ingen kunne fortsætte: Showet er tabt
}
end-perfect = Et mesterværk!
end-stopped = Showet blev afsluttet før tid
play-again = En gang til!
next-game-waits = { $name } siger: En gang til! Bliv her, så længe du vil.
next-game-begun = Det næste spil er begyndt.
to-next-game = Til det næste spil
look-at-table = Se på bordet
all-cards = Alle kort
left-in-pile = Tilbage i { -pile }
everyones-notes = Alles noter
story = Historien om spillet
story-number = { $name ->
    [turns] { $count ->
        [one] tur
       *[other] ture
    }
    [hints] { $count ->
        [one] { -hint }
       *[other] { -hint(form: "many") }
    }
    [discards] smidt
    [mistakes] fejl
    [forgiven] tilgivet
   *[announced] meldt
}
story-lost = Tabt for altid: { $cards }.
story-nothing-lost = Ingen kort, I havde brug for, gik tabt.
story-decided = { $scored ->
    [no] Træk { $number } blev afgørende.
   *[yes] Træk { $number } kostede mest: { $cost ->
        [one] ét point.
       *[other] { $cost } point.
    }
}
show-moment = Vis dette øjeblik
whole-scale = Hele skalaen

impression-dutch-0 = Elendigt: Folk hujer.
impression-dutch-1 = Svagt: Næsten ingen klapper.
impression-dutch-2 = Okay, men dette publikum har set bedre.
impression-dutch-3 = Godt: Folk går tilfredse hjem.
impression-dutch-4 = Meget godt: Folk er begejstrede.
impression-dutch-5 = Legendarisk: Det glemmer ingen her nogensinde!
impression-norwegian-0 = Rædsomt: Publikum piber jer ud.
impression-norwegian-1 = Jævnt: et høfligt bifald.
impression-norwegian-2 = Respektabelt, men snart glemt.
impression-norwegian-3 = Meget flot: et glad publikum.
impression-norwegian-4 = Utroligt: Det taler man om i årevis.
impression-norwegian-5 = Legendarisk: Alle taber mælet, og øjnene stråler.
impression-norwegian-6 = Legendarisk: Store og små taber mælet, og øjnene stråler.
impression-norwegian-7 = Guddommeligt: Det overstråler selve stjernerne.
impression-german-classic-0 = Åh nej! Publikum buher.
impression-german-classic-1 = Svagt! Der bliver næsten ikke klappet.
impression-german-classic-2 = Fint nok! Men publikum er vant til bedre.
impression-german-classic-3 = Godt! Folk er glade.
impression-german-classic-4 = Meget godt! Publikum er henrykt.
impression-german-classic-5 = Legendarisk! Et show, man husker hele livet.
impression-danish-0 = Skrækkeligt: Der lyder buhråb.
impression-danish-1 = Middelmådigt: lidt klap hist og her.
impression-danish-2 = Pænt, men det går hurtigt i glemmebogen.
impression-danish-3 = Fantastisk: et veltilfreds publikum.
impression-danish-4 = Uden lige: Det husker man længe.
impression-danish-5 = Legendarisk: Alle går hjem forbløffede og uden ord.
impression-danish-6 = Legendarisk: Alle går hjem fulde af undren, og ingen finder ord.
impression-danish-7 = Guddommeligt: Selv stjernerne blegner.
impression-german-extended-0 = Åh nej! Publikum er ikke ligefrem begejstret.
impression-german-extended-1 = Tja … Publikum klapper af høflighed.
impression-german-extended-2 = Ikke dårligt! Publikum synes godt om det.
impression-german-extended-3 = Super! Publikum elsker det.
impression-german-extended-4 = Fremragende! Publikum jubler.
impression-german-extended-5 = Betagende! Et skue, som ingen glemmer.
impression-german-extended-6 = Legendarisk! Det går over i historien.
impression-german-extended-7 = Guddommeligt! Selv guderne gnider sig i øjnene.
