# Efter hukommelsen: oplysninger vises, når de gives, og bliver så ikke liggende.

memory = Efter hukommelsen
about-memory = En { -hint } vises, når den gives, og derefter ikke mere: Du husker den selv som ved et rigtigt bord. Ingen noter, ingen råd; efter spillet ligger alt åbent.
memory-table = Efter hukommelsen: { -hint(form: "Many") } vises kun, når de gives.
memory-guide = { -hint(form: "Many") } vises kun, når de gives: Husk dem.
memory-card = Hvad husker du om det?
hint-while-away = { $who } er her ikke lige nu og ville gå glip af { -hint(form: "the") }.
log-hint-forgotten = { $by ->
    [you] Du giver en { -hint }.
   *[other] { $who } giver en { -hint }.
}
error-memory-table = Ved dette bord skal alle selv huske, hvad de får at vide: uden noter og råd.
error-memory-explained = Botter, der forklarer sig, ville huske det hele for alle: Vælg det ene eller det andet.
