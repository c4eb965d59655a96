# What one plans for one's turn, who must agree to what is asked, and addresses that lead nowhere.

plan-play = { -play(form: "Noun") }, wenn ich dran bin
plan-discard = { -discard(form: "Noun") }, wenn ich dran bin
plan-hint = Für deinen Zug:
plan-is = In deinem Zug: { $action }.
plan-withdrawn = Die Lage hat sich geändert. Was du geplant hattest, wurde nicht gemacht.

by-all = Alle Gefragten müssen zustimmen.

nowhere = Unter dieser Adresse gibt es nichts
nowhere-text = Vielleicht ist der Link unvollständig, oder es gibt nicht mehr, wohin er führte.
