# Die Wörter der klassischen deutschen Ausgabe (002).

-hint-token = Hinweis-Plättchen
-mistake-token = Gewitter-Plättchen
-firework = { $form ->
   *[one] Farbreihe
    [many] Farbreihen
    [a] eine Farbreihe
    [no] keine Farbreihe
    [the] die Farbreihe
    [The] Die Farbreihe
    [its] ihre Farbreihe
    [its-dative] ihrer Farbreihe
    [its-genitive] ihrer Farbreihe
}
    .gender = feminine
-play = { $form ->
   *[verb] ausspielen
    [Noun] Ausspielen
    [with-zu] auszuspielen
    [done] ausgespielt
    [particle] {" "}aus
}
-pile = Nachziehstapel
-colour-hint = Farb-Hinweis
-value-hint = Zahlen-Hinweis
-value = { $form ->
   *[one] Zahl
    [a] eine Zahl
}
    .gender = feminine
-hints-left = Weiße Hinweis-Plättchen
-mistakes-made = Gewitter-Plättchen mit Blitz
-there = weiß
-ready = mit der weißen Seite nach oben bereit
-take-back = { $form ->
   *[do] lass den Meister ein Hinweis-Plättchen auf die weiße Seite drehen
    [Do] Lass den Meister ein Hinweis-Plättchen auf die weiße Seite drehen
    [they] lässt den Meister ein Hinweis-Plättchen auf die weiße Seite drehen
    [It] Ein Hinweis-Plättchen zeigt wieder Weiß
    [count] Hinweis-Plättchen zeigen wieder Weiß
}
-mistake-cost = { $form ->
   *[it] ein Gewitter-Plättchen wird auf die Seite mit dem Blitz gedreht
    [Lost] Das letzte Gewitter-Plättchen zeigt den Blitz
    [last] das letzte Gewitter-Plättchen den Blitz zeigt
}
-spare-token = Nehmt das Ersatz-Hinweis-Plättchen aus der Schachtel dazu

# Die Varianten, wie sie im Heft heißen.
option-multicolour = Farbrausch
option-chosen = { $option ->
    [multicolour] { $value }
   *[other] { $name }: { $value }
}
value-multicolour-named-10 = Farbrausch
value-multicolour-named-5 = Farbrausch mit 5 Karten
value-multicolour-wild-10 = Farbrausch²
