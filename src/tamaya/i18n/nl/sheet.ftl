# De terugblik op spellen als één bestand voor de browser. $move is een getal, $who een naam.

sheet-title = Terugblik
sheet-agreement = Hints worden gelezen volgens deze afspraak: { $agreement }.
sheet-no-agreement = Er was niets afgesproken: hints betekenen gewoon wat ze zeggen.
sheet-no-moves = Er is geen zet gedaan.
sheet-curve = Wat na elke zet nog haalbaar was, en wat al gehaald was
sheet-possible = nog haalbaar, met open kaarten
sheet-reached = gehaald
sheet-deal = { $decided ->
    [yes] Met open kaarten waren bij deze deling { $best } punten haalbaar.
   *[no] Met open kaarten waren bij deze deling minstens { $best } en hoogstens { $bound } punten haalbaar.
}
sheet-moments = Beslissende momenten
sheet-caution = Wat haalbaar was, is met open kaarten berekend: met meer dan iemand aan tafel kon weten.
sheet-cost = { $decided ->
    [yes] Voor zet { $move } waren { $before } punten haalbaar, erna { $after }.
   *[no] Voor zet { $move } waren { $before } punten haalbaar, erna minstens { $after } en hoogstens { $bound }.
}
sheet-before = Voor zet { $move }
sheet-line = Zo had het verder kunnen gaan
sheet-moves = Alle zetten
sheet-counted = Alleen op basis van tellen: { $risks }.
sheet-risk-mistake = { $share } kans op een fout
sheet-risk-loss = { $share } kans om een onvervangbare kaart te verliezen
sheet-promised = De hint van zet { $move } vroeg erom.
sheet-sure-play = Paste zeker, maar niet { -play(form: "done") }: { $cards }.
sheet-sure-discard = Zeker nutteloos, maar bewaard: { $cards }.
sheet-note = { $who } noteerde bij { $card }: { $text }
