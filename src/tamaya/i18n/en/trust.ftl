# Who can know what, and how that can be checked: seeds, the deck, devices, links.

seed-set = { $by ->
    [you] You set a seed, so you can know the cards. Everybody sees this.
   *[other] { $name } set a seed and so can know the cards.
}
seed-was = { $name } set the seed: { $seed }. It deals these cards again.
seed-by = seed set by { $name }
seed-of-another = { $name } set a seed that only they can see. If you save, chance deals instead, or your own seed.
bot-link-of = { $by ->
    [you] You asked for the link for { $bot } and can see what it sees. Everybody sees this.
   *[other] { $who } asked for the link for { $bot } and can see what it sees.
}
bot-last-from = The bot last connected from { $address }.
bot-came = { $again ->
    [yes] { $bot } has connected from another address: { $address }.
   *[no] { $bot } has connected from { $address }.
}

deck-fixed = The deck is fixed: its fingerprint
deck-checking = The deck is being checked…
deck-checked = The deck was fixed before the first move: checked.
deck-checked-since = The deck was fixed when you came, after move { $move }: checked.
deck-unseen = The deck fits its fingerprint. You were not here before the end: ask those who were for the one they saw.
deck-broken = The cards are not those that were fixed at the start.
deck-about = Before the first move everybody got this fingerprint of the order of the cards; after the last one comes the order itself. If they fit, no card was exchanged. It does not show that nobody knew the cards.
deck-fingerprint = Fingerprint of the deck
save-record = Save the game
to-game-page = Review of this game

own-devices = My devices
devices-text = Here you are signed in as { $name }.
device-unknown = A browser
device-here = this device
device-seen = last here on { $date }
sign-out = Sign out
sign-out-device = Sign out: { $device }
sign-out-doubt = { $only ->
    [yes] You are signed in nowhere else. Nobody could be { $name } any more, and the seats would be lost. Press again to sign out all the same.
   *[no] To be { $name } here again you would need a link from another device. Press again to sign out.
}
sign-out-others = Sign out everywhere else
add-device = Add a device
add-device-text = Open this link on your other phone or computer: there you will be the same person with the same seats. It works once, for { $minutes } minutes. Keep it to yourself.
personal-link = Personal link
personal-qr = Personal link as a QR code
use-here = Use Tamaya here as { $name }?
use-here-text = This device will be { $name }, with the same seats. Say yes only if you asked for this link yourself.
use-here-now = { $only ->
    [yes] Here you are { $now } now, and nowhere else: nobody could be { $now } any more, and the seats would be lost.
   *[no] Here you are { $now } now. On other devices { $now } stays.
}
use-here-yes = Be { $name } here
use-here-no = No, leave it as it is
use-here-already = You are { $name } here already.

removed-text = Removed: { $names }. The same device cannot join in again. { $relinked ->
    [yes] The table has got a new link since: with the old one nobody comes in any more.
   *[no] If somebody comes back in another way, change the link: those who sit here stay, all others need the new one.
}
new-link = Give the table a new link
new-link-done = The table has a new link. Those who sit here stay; all others need the new one.
table-moved = This table has a new link
table-moved-text = The old one leads nowhere any more. Ask your friends for the new one.
