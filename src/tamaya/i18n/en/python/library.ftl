# How Python puts texts together: lists, numbers, and the labels of a game that is drawn with letters.

list-and = { $most } and { $last }
list-or = { $most } or { $last }
percent = { $number }%
decimal-point = .
thousands = ,
