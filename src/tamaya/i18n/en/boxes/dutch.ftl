# What the Dutch edition (000) calls its things, in English.

-master = firework master
