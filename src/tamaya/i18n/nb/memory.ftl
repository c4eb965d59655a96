# Etter hukommelsen: opplysninger vises når de gis, og blir så ikke liggende.

memory = Etter hukommelsen
about-memory = En opplysning vises når den gis, og deretter ikke mer: Du husker den selv, som rundt et ekte bord. Ingen notater, ingen råd; etter spillet ligger alt åpent.
memory-table = Etter hukommelsen: Opplysninger vises bare når de gis.
memory-guide = Opplysninger vises bare når de gis: Husk dem.
memory-card = Hva husker du om det?
hint-while-away = { $who } er ikke her akkurat nå og ville gått glipp av opplysningen.
log-hint-forgotten = { $by ->
    [you] Du gir en opplysning.
   *[other] { $who } gir en opplysning.
}
error-memory-table = Ved dette bordet husker alle opplysningene selv: uten notater og råd.
error-memory-explained = Boter som forklarer seg, ville husket opplysningene for alle: Velg det ene eller det andre.
