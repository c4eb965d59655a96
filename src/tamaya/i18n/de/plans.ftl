# What one plans for one's turn, and addresses that lead nowhere.

plan-play = { -play(form: "Noun") }, wenn ich dran bin
plan-discard = { -discard(form: "Noun") }, wenn ich dran bin
plan-hint = Für deinen Zug:
plan-is = In deinem Zug: { $action }.
plan-withdrawn = Die Lage hat sich geändert. Was du geplant hattest, wurde nicht gemacht.

nowhere = Unter dieser Adresse gibt es nichts
nowhere-text = Vielleicht ist der Link unvollständig, oder es gibt nicht mehr, wohin er führte.
