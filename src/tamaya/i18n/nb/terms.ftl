# Ord som hver eske velger på sin måte; boxes/ erstatter dem.

-hint-token = { $form ->
   *[one] opplysningsbrikke
    [many] opplysningsbrikker
    [Many] Opplysningsbrikker
    [all] alle opplysningsbrikkene
    [All] Alle opplysningsbrikkene
}
-mistake-token = { $form ->
   *[one] feilbrikke
    [many] feilbrikker
    [Many] Feilbrikker
    [definite] feilbrikken
}
-discard = { $form ->
   *[verb] kaste
    [Verb] Kaste
    [do] kast
    [Do] Kast
    [now] kaster
    [done] kastet
    [done-plural] kastede
    [passive] kastes
}
-master = mester
-hints-left = Opplysningsbrikker
-mistakes-made = Feil
# Hva som skjer med brikkene.
-ready = på bordet
-there = på plass
-take-back = { $form ->
   *[do] ta tilbake én opplysningsbrikke
    [Do] Ta tilbake én opplysningsbrikke
    [now] tar tilbake én opplysningsbrikke
    [it] kommer en opplysningsbrikke tilbake
    [It] En opplysningsbrikke kommer tilbake
    [Two] To opplysningsbrikker kommer tilbake
}
-mistake-cost = { $form ->
   *[it] dere mister en feilbrikke
    [Lost] For mange feil
    [last] Når dere mister den siste feilbrikken
}
