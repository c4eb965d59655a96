# Hvad et bord aftaler: hvilke konventioner der spilles. $part er en af dem eller en aftale med navn; $agreement er det hele.

agreement = Aftale
agreement-part = { $part ->
    [none] ingen, bare spil
    [beginner] begynder
    [club] klub
    [expert] ekspert
    [chop] ældste kort
    [focus] hvad det gælder
    [play-hint] bede om et kort
    [save] redning
    [save-5] red kun 5’ere med tallet
    [save-2] red også 2’ere
    [save-early] red i god tid
    [good-touch] kun nyttige kort
    [prompt] opfordring
    [finesse] finesse
    [blind-play] spille i blinde
    [reverse-finesse] omvendt finesse
    [double-finesse] dobbelt finesse
    [self-finesse] finesse hos dig selv
    [five-stall] 5’er for at vinde tid
    [five-stall-late] 5’er når som helst for at vinde tid
    [ones] ældste 1’er først
    [fixing] rettelse
    [passing-discard] smide med besked
    [counting] tælle mod slutningen
   *[other] { $part }
}
agreement-about = { $agreement ->
    [none] En { -hint } betyder det, den siger, ikke mere.
    [beginner] Det, de fleste lærer først: hvilket kort det gælder, redninger, opfordringer og finesser.
    [club] Også redninger i god tid, finesser, der kommer efter dig eller kræver to kort, og 5’ere for at vinde tid.
    [expert] Også rækkefølgen af 1’erne, rettelser, at smide med besked og at tælle mod slutningen.
   *[other] Jeres eget valg.
}
agreement-single = Enkeltkonventioner
agreement-of-table = Aftale: { $agreement }
agreement-what = Det aftaler I
