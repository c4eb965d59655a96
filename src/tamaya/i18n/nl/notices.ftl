### Hoe je hoort dat je aan de beurt bent terwijl je weg bent. $why: wat in de weg staat.

push-here = Pushberichten op dit apparaat
push-here-about = Je beurt, een uitnodiging, een herinnering: ook als de pagina dicht is. Kaarten worden nooit getoond.
push-impossible = { $why ->
    [insecure] Pushberichten werken alleen op een veilig adres (https).
    [install] Op dit apparaat werken pushberichten als Tamaya op het beginscherm staat.
    [browser] Deze browser kent geen pushberichten.
   *[server] Deze server verstuurt geen pushberichten.
}
quiet-hours = Stille uren
quiet-hours-about = Je hoort het daarna, als het dan nog zo is.
quiet-from = Van
quiet-until = Tot
feed-about = Een feed met je beurten, voor een feedlezer. Wie het adres kent, kan hem lezen.
feed-copy = Adres van de feed kopiëren
feed-new = Nieuw adres geven
