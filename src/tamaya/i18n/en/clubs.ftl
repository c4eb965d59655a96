### Clubs: people who play a series of deals. $when: a date; $names: names of people.

clubs = Clubs
clubs-about = A club plays a series of deals, on one evening or over weeks. Nobody sees a result before they have played the deal.
club-new = Start a club
club-name = Name of the club
club-rounds = Rounds
club-length = Each round lasts
club-minutes = { $count } minutes
club-days = { $count ->
    [one] one day
   *[other] { $count } days
}
club-start = First round (empty: now)
club-drawn = Draw teams anew for each round
club-drawn-about = Bots take the empty seats. Otherwise everybody finds their own team.
club-found = Start the club
club-status = { $state ->
    [coming] not begun yet
    [open] round { $round } of { $rounds }
   *[over] finished
}
# $length: club-minutes or club-days
club-each = { $length } each
club-members = { $count ->
    [one] one member
   *[other] { $count } members
}
club-link = Copy the link to join
club-join = Join the club
club-leave = Leave the club
club-manage = Manage the club
club-rename = Rename
club-end = No more rounds after this one
club-end-about = The round that is open will be the last. Results stay.
club-end-yes = Make it the last
club-delete = Delete the club
club-delete-about = The club and its standings will be gone for all members, for good. The games stay with those who played them.
club-keep = Keep it as it is
club-round = Round { $number }
club-dates = { $state ->
    [coming] opens { $when }
    [open] open until { $when }
   *[over] closed { $when }
}
club-team = Your team: { $names }
club-play = Play this round
club-sealed = Results appear once you have played.
club-standings = Standings
club-column = { $column ->
    [name] Name
    [rounds] Rounds
    [points] Points
   *[matchpoints] Matchpoints
}
club-matchpoints-about = Matchpoints: the share of the other results that yours beats; ties count as half.
club-csv = Results as CSV
