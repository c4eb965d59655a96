# What one plans for one's turn, who must agree to what is asked, and addresses that lead nowhere.

plan-play = { -play(form: "Noun") }, wenn ich dran bin
plan-discard = { -discard(form: "Noun") }, wenn ich dran bin
plan-hint = Für deinen Zug:
plan-is = In deinem Zug: { $action }.
plan-withdrawn = Dein Plan ist hinfällig: Er geht jetzt nicht, oder die Lage hat sich geändert.

by-all = Alle Gefragten müssen zustimmen.

loudness = Lautstärke

nowhere = Unter dieser Adresse gibt es nichts
nowhere-text = Vielleicht ist der Link unvollständig, oder es gibt sein Ziel nicht mehr.

add-chair = Noch ein Platz
