### The rulebook of the chosen edition, by the numbers of docs/rules.md. Fetched when it is opened.
### $edition; $starts: most-colourful or oldest; $master: oldest or none; $multi: none, named, wild or several;
### $cards: 5, 10 or both; $black, $tiles, $full, $empty: yes or no; $hints, $mistakes, $hand (0: the usual), $max: numbers;
### $author: of the game, or none; $age: from which on, 0 where the box does not say; $federation: yes or no.

rulebook-search = Search the rules
rulebook-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One rule
   *[other] { $count } rules
}
rulebook-of-table = As played at this table
rulebook-of-edition = Everything in this box
rulebook-ruling = our ruling, where the box is silent

chapter-S = Getting ready
chapter-H = Giving a hint
chapter-D = Discarding
chapter-P = Playing a card
chapter-E = The end
chapter-X = Harder, easier, for experts
chapter-A = { option-announce }
chapter-M = { option-multicolour }
chapter-K = { option-black-powder }
chapter-B = { option-bonus-tiles }
chapter-C = At the table

rule-S1 = Hanabi{ $author ->
    [none] {""}
   *[other] {""}, a game by { $author },
} is for 2 to 5 players{ $age ->
    [0] {""}
   *[other] {" "}aged { $age } and up
}. You play together: you all win or lose together.
rule-S2 = The deck has five colours: red, yellow, green, blue and white. Each colour has three 1s, two each of 2, 3 and 4, and a single 5. That makes 50 cards.
rule-S3 = Put { $hints } { -hint-token(form: "many") } and { $mistakes ->
    [one] one { -mistake-token }
   *[other] { $mistakes } { -mistake-token(form: "many") }
} within reach.
rule-S4 = Shuffle and deal. { $hand ->
    [0] With 2 or 3 players everybody gets 5 cards, with 4 or 5 players 4 cards.
   *[other] At this table everybody gets { $hand } cards.
}
rule-S5 = Hold your cards the wrong way round, so that everybody sees them but you. The remaining cards form the face-down pile.
rule-S6 = { $starts ->
    [oldest] The oldest player is the { -master }, looks after the tokens and begins.
   *[most-colourful] The most colourfully dressed player begins.{ $master ->
        [oldest] {" "}The oldest player is the { -master } and looks after the tokens.
       *[none] {""}
    }
} In Tamaya whoever sits in the first seat begins; you decide who that is.
rule-S7 = Play goes clockwise. On your turn you do exactly one thing: give a hint, discard a card or play a card. You cannot pass.
rule-H1 = A hint costs one { -hint-token }. If none is left, you cannot give a hint.
rule-H2 = You give a hint to one other player. You cannot give one to yourself.
rule-H3 = Name one colour or one value, never both at once.
rule-H4 = Point at every card in that hand that matches, and at no other. So a hint also tells you what the other cards are not.
rule-H5 = { $empty ->
    [yes] “You have no white card” is a hint too: you may name something that the hand does not have.
   *[no] At this table a hint has to match at least one card. “You have no white card” is not allowed.
}
rule-H6 = You cannot give a hint to somebody who has no cards left.
rule-H7 = A colour hint touches the cards of that colour{ $multi ->
    [wild] {" "}and multicolour cards, which count as every colour
   *[other] {""}
}. A value hint touches all cards of that value, whatever their colour.{ $black ->
    [yes] {" "}Black cards have no colour: only value hints find them.
   *[no] {""}
}
rule-D1 = Put a card from your hand face up on the discards, take back one { -hint-token }, and draw a new card if there is one.
rule-D2 = { $full ->
    [yes] You may discard even if all { -hint-token(form: "many") } are available. Then no token comes back: there are never more than at the start.
   *[no] If all { -hint-token(form: "many") } are available, you cannot discard.
}
rule-D3 = Everybody may look through the discards at any time.
rule-P1 = Choose a card from your hand and reveal it. It fits if it is the 1 of a colour that has not begun, or exactly the next number of its firework. There is one firework for each colour, with each number in it once.
rule-P2 = If it fits, it goes onto its firework. If not, it goes to the discards and you lose a { -mistake-token }.
rule-P3 = Either way you draw a new card if there is one.
rule-P4 = { $tiles ->
    [yes] Whoever completes a firework draws a bonus tile. (Without bonus tiles a { -hint-token } comes back.)
   *[no] Whoever completes a firework with its 5 takes back one { -hint-token }. If all are available already, you get nothing.
}
rule-E1 = When the last { -mistake-token } is lost, the show is over at once and lost{ $masterpiece ->
    [yes] {""}
   *[no] : 0 points
}.
rule-E2 = When all fireworks are complete, the show is over at once: { $masterpiece ->
    [yes] you have won.
   *[no] a perfect { $max } points.
}
rule-E3 = When somebody draws the last card of the pile, everybody has one more turn, including that player. Nobody draws any more cards. Then you count your points.
rule-E4 = Add up the highest numbers of all fireworks.{ $black ->
    [yes] {" "}Black powder counts differently: see K5.
   *[no] {""}
}
rule-E5 = { $federation ->
    [yes] The international federation of firework makers rates your show, or so the box says:
   *[no] The more points, the more your audience is moved:
}
rule-X1 = Harder: play with only 2 { -mistake-token(form: "many") }, or even just 1.
rule-X2 = Easier: add one { -hint-token } or more. { $edition ->
    [german-classic] The box has a spare token; after that, use coins.
   *[other] Coins will do.
}
rule-X3 = { option-masterpiece }: there is no last round. When the pile is empty, play goes on and hands grow smaller. You win only with a perfect show. You lose with the last { -mistake-token }, or as soon as the last copy of a card that is still needed lies on the discards. There are no points: won or lost.
rule-X3a = A player with no card and no hint to give is skipped. If nobody can do anything, the game is lost.
rule-X3b = A lost masterpiece is lost, and that is all: no points. What your fireworks were worth is only mentioned as a note.
rule-X3c = If the last copy of a card you still need lies on the discards, you lose at once, even if it got there by a mistake{ $tiles ->
    [yes] {""}, and even if a bonus tile that nobody has drawn yet could have brought it back
   *[no] {""}
}.
rule-X4 = Fewer colours, for a short game: four without white, or only red, green and blue. Each colour has its ten cards and its five points as always; one that is left out can be neither hinted nor announced.
rule-A1 = Before you reveal a card to play it, you may announce its colour. You decide each time.
rule-A2 = If you are right and the card fits, one { -hint-token } comes back, and another if it completes the firework. There are never more than at the start.
rule-A3 = If you are wrong, the card goes to the discards, even if it would have fitted, and you lose a { -mistake-token }.
rule-A4 = If the colour is right but the card does not fit, that is an ordinary mistake. No token comes back.
rule-A5 = You announce multicolour as “multicolour”{ $black ->
    [yes] {""}, black powder as “black”
   *[no] {""}
}.
rule-M1 = Multicolour is a sixth firework: up to 30 points. { $cards ->
    [5] There are five multicolour cards, one of each value: every one of them is irreplaceable.
    [10] There are ten multicolour cards: 1 1 1 2 2 3 3 4 4 5.
   *[both] You play with ten cards (1 1 1 2 2 3 3 4 4 5) or, harder, with five, one of each value.
}
rule-M2 = { $multi ->
    [several] Where hints can name it, multicolour
   *[named] Multicolour
} is a colour like any other: a hint may say “these are your multicolour cards”.{ $edition ->
    [dutch] {" "}Call it what you like; in Tamaya it is “multicolour”.
   *[other] {""}
}
rule-M3 = { $multi ->
    [several] Where it is wild, multicolour
   *[wild] Multicolour
} cannot be named by a hint. Instead, every colour hint touches multicolour cards too, whatever the colour.
rule-K1 = Ten black cards join the deck: 5 5 5 4 4 3 3 2 2 1.
rule-K2 = The black firework goes downwards: it begins with a 5 and ends with the 1.
rule-K3 = Black has no colour. No hint can name it and no colour hint touches it; value hints do.
rule-K4 = Whoever completes it with the 1 { $tiles ->
    [yes] draws a bonus tile
   *[no] takes back one { -hint-token }
}.
rule-K5 = Black cards score no points. At the end every black card that is missing from its firework costs one point: a finished show can end as low as −5. A lost one scores 0.
rule-K6 = A perfect show needs the black firework too. It is worth { $max } points.
rule-B1 = Six tiles lie shuffled and face down. Whoever completes a firework draws one instead of taking back a { -hint-token }, does what it says at once, puts it away, and then draws a card as usual.
rule-B2 = There is one of each:
tile-1 = Take back one { -hint-token }.
tile-2 = Take back one { -hint-token }, and one mistake is forgiven.
tile-3 = Give somebody a colour hint for free.
tile-4 = Give somebody a value hint for free.
tile-5 = Choose a discarded card and shuffle it into the pile. If the pile is empty, play a discarded card as with tile 6.
tile-6 = Choose a discarded card and play it onto its firework. If that completes the firework, draw another tile at once.
rule-B3 = A tile does what is possible. If all tokens are available, no mistake was made or no discarded card fits, nothing happens.
rule-B4 = If it was the last firework, the show is over before a tile is drawn.
rule-B5 = A card that is shuffled back is in the pile before you draw.
rule-B6 = Free hints follow all rules for hints but cost nothing. Deciding is part of your turn: nothing else happens first.
rule-C1 = { $comments ->
    [forbidden] Nobody may comment on another player’s choice or try to influence it.
    [discouraged] You should not comment on another player’s choice or try to influence it.
   *[unsaid] This box does not say whether you may comment on another player’s turn: agree on it among yourselves.
}
rule-C2 = Strictly speaking, you only talk to give hints{ $master ->
    [oldest] {" "}and to tell the { -master } what you are doing
   *[none] {""}
}. Each group finds its own balance{ $remarks ->
    [always] {""}. “I still know nothing about my hand” or “do you remember what you’re holding?” is always fine.
    [examples] : you may allow remarks such as “I still know nothing about my hand” or “do you remember what you’re holding?”.
   *[unsaid] {""}.
}
rule-C3 = You may rearrange your cards at any time to remember hints{ $gestures ->
    [turn] {""}, or turn them
    [push] {""}, or push one up or down a little
   *[order] {""}
}. Just do not look at them.
rule-C4 = { $mark ->
    [turn] If a firework can never be completed, turn its top card so that everyone sees it.
    [pull] If a firework can never be completed, pull its top card out a little so that everyone sees it.
   *[outline] Keep in mind which firework can never be completed.
} The rest of its cards can be discarded.
ruling-D2 = our ruling: the box does not forbid it and does not say what becomes of the token
ruling-P3 = our ruling: the box says this only about a card that does not fit
ruling-E1 = { $masterpiece ->
    [yes] {""}
   *[no] 0 points is our ruling: the box says only that you have lost
}
ruling-E2 = { $masterpiece ->
    [yes] {""}
   *[no] our ruling: this holds in the last round too; the box speaks only of the time before the pile is empty
}
ruling-E3 = that nobody draws is our ruling: the box does not say
ruling-E5 = { $edition ->
    [danish] the points beside the words are our reading: they are illegible in our copy of the booklet
   *[other] { $multi ->
        [none] {""}
       *[other] our ruling: more than 25 points count like 25, as the scale of this box ends there
    }
}
ruling-X3 = our ruling: a card that was played by mistake counts too{ $edition ->
    [danish] {""}; the name of this variant is our reading, as its heading is illegible in our copy of the booklet
   *[other] {""}
}
ruling-A1 = the name of this variant is our reading: its heading is illegible in our copy of the booklet
ruling-A2 = our ruling: the box does not say what happens when all tokens are available
ruling-K1 = our ruling: the box has ten cards but does not say which
ruling-K5 = our rulings: black cards score no points of their own, and a lost game scores 0 here too
ruling-K6 = our ruling: the box still speaks of five complete rows
ruling-B2 = our ruling: a black 1 draws another tile, as a 5 does
ruling-C3 = our ruling: at our tables you may rearrange, turn and push cards with any box; everybody sees it, and it costs no turn
ruling-C4 = { $edition ->
    [german-classic] our addition: this box gives no such advice; we draw a dashed outline
   *[other] our ruling: this box names no mark, so we draw a dashed outline
}
scale-below = under { $score }
tips = Tips
tip-order = Rearrange your cards{ $gestures ->
    [turn] {" "}or turn them
    [push] {" "}or push one up or down
   *[order] {""}
}: that makes it easier to remember what you were told.
tip-look = Look through the discards whenever you like.
tip-count = Look through the discards: they show which cards can still come, and how much you risk with a card you know nothing about.
tip-own-hand = Keep an eye on the discards: they help you work out which cards you cannot be holding.
tip-risk = If you discard a card you know nothing about, a firework may lose what it needs. Sometimes there is no other way, and it is no disaster: only the 5s{ $cards ->
    [5] {" "}and the multicolour cards
   *[other] {""}
} are unique.
tip-risk-five = A card without a hint is dangerous to discard. Most cards have a twin, but not the 5s{ $black ->
    [yes] {" "}of the colours or the black 1
   *[no] {""}
}: without one of those, a firework can never be completed.
tip-fuel = Once a colour cannot be completed, its cards are fuel: each one that you discard brings back a { -hint-token }.
tip-dead = Remember which cards no longer fit anywhere: discard them when you need a hint.
tip-mark = Mark a firework that can no longer be completed{ $mark ->
    [turn] {""}: turn its top card.
    [pull] {""}: pull its top card out a little.
   *[outline] {""}.
} Discard cards of that colour to win back { -hint-token(form: "many") }.
tale-mix-up = You are the pyrotechnicians of tonight’s show, and somebody has been careless: powder, fuses and rockets lie in one heap. The audience is waiting. Sort it out together, before it ends in disaster!
tale-gods = Hanabi means fire flower. Together you paint a firework on the night sky, to delight the audience and to please the gods. For every mistake they send a thunderstorm.
tale-flowers = Hanabi is Japanese for firework, made up of the words for fire and flower. You conjure one into the sky in five colours. The snag: everybody can see your cards except you.
tale-show = Together you light a firework in five colours. The snag: everybody can see your cards except you.
