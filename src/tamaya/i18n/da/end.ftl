# Slutningen. Indtrykkene er hver udgaves skala (E5), det laveste trin først.

result = Resultat
points-of = { $score ->
    [one] point af { $all }
   *[other] point af { $all }
}
worth-anyway = Fyrværkerierne indtil da var { $worth } værd.
end-lost = { $how ->
    [mistakes] For mange fejl: showet er tabt
    [card-lost] Et uerstatteligt kort er væk: mesterværket er tabt
   *[stuck] Ingen kunne fortsætte: mesterværket er tabt
}
end-perfect = Et mesterværk!
end-stopped = I afsluttede showet før tid
play-again = Spil igen
again-by-host = { $name } kan gøre næste spil klar.
look-at-table = Se på bordet
all-cards = Alle kort
left-in-pile = Tilbage i stakken
everyones-notes = Alles noter
story = Historien om spillet
story-number = { $name ->
    [turns] ture
    [hints] oplysninger
    [discards] smidt
    [mistakes] fejl
   *[announced] annonceret
}
story-lost = Tabt for altid: { $cards }.
story-nothing-lost = Intet kort, der manglede, gik tabt.
story-decided = Træk { $number } kostede mest: { $cost ->
    [one] ét point.
   *[other] { $cost } point.
}
show-moment = Vis dette øjeblik

impression-dutch-0 = Elendigt: folk hujer.
impression-dutch-1 = Svagt: næsten ingen klapper.
impression-dutch-2 = Udmærket, men dette publikum har set bedre.
impression-dutch-3 = Godt: folk går tilfredse hjem.
impression-dutch-4 = Meget godt: folk er begejstrede.
impression-dutch-5 = Legendarisk: det glemmer ingen her nogensinde!
impression-norwegian-0 = Rædsomt: pebet ud af publikum.
impression-norwegian-1 = Jævnt: et høfligt bifald.
impression-norwegian-2 = Ærefuldt, men snart glemt.
impression-norwegian-3 = Meget flot: et glad publikum.
impression-norwegian-4 = Utroligt: det taler man om i årevis.
impression-norwegian-5 = Legendarisk: målløse, med stjerner i øjnene.
impression-norwegian-6 = Legendarisk: store og små er målløse, med stjerner i øjnene.
impression-norwegian-7 = Guddommeligt: det overstråler selve stjernerne.
impression-german-classic-0 = Åh nej! Der buhes.
impression-german-classic-1 = Svagt! Næsten intet bifald.
impression-german-classic-2 = Fint nok! Men publikum er vant til bedre.
impression-german-classic-3 = Godt! Publikum er glade.
impression-german-classic-4 = Meget godt! Publikum er henrykt.
impression-german-classic-5 = Legendarisk! Et show for livet.
impression-danish-0 = Skrækkeligt: der lyder buhråb.
impression-danish-1 = Middelmådigt: lidt klapsalver hist og her.
impression-danish-2 = Pænt, men det går hurtigt i glemmebogen.
impression-danish-3 = Fantastisk: et veltilfreds publikum.
impression-danish-4 = Uden lige: det husker man længe.
impression-danish-5 = Legendarisk: alle går hjem forbløffede og uden ord.
impression-danish-6 = Legendarisk: seks fyrværkerier, og ingen finder ord.
impression-danish-7 = Guddommeligt: selv stjernerne blegner.
impression-german-extended-0 = Åh nej! Publikum er ikke ligefrem begejstret.
impression-german-extended-1 = Tja! Publikum klapper af høflighed.
impression-german-extended-2 = Ikke dårligt! Publikum synes godt om det.
impression-german-extended-3 = Super! Publikum elsker det.
impression-german-extended-4 = Fremragende! Publikum jubler.
impression-german-extended-5 = Betagende! Et skue, som ingen glemmer.
impression-german-extended-6 = Legendarisk! Det går over i historien.
impression-german-extended-7 = Guddommeligt! Selv guderne gnider sig i øjnene.
