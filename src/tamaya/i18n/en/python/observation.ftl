# What language models are told of a game. The page does not show this.

observe-role = You are playing Hanabi with the others as one team, in seat { $seat } of { $players }. Seats are counted from 0; the last one is followed by seat 0.
observe-table = Before each of your turns you see the table from your seat. A card is a letter and a value, such as r1. The letters: { $letters }. Above each card in a hand is its number, which identifies it; the oldest card is on the left. Nobody shows you your own cards.
observe-knows = The line “{ $knows }” says what its holder can tell about a card: r? is red, ?4 a four, rg12 red or green and 1 or 2, -b not blue, ? anything.
observe-rules = The rules of this game:
observe-agreement = This table plays by an agreement ({ $agreement }). A hint means what follows from it, or else no more than its words:
observe-answer = Answer with the number of one choice. You may add a short reason.
observe-you = { $seat } (you)
observe-since = Since your last turn:
observe-so-far = The game so far:
observe-touched = Touched by hints: { $cards }
observe-only = Card { $card } can only be { $faces }.
observe-read = By the agreement, card { $card } is read as one of: { $faces }.
observe-choices = Your choices:
observe-cards = { $count ->
    [0] no card
    [one] card { $cards }
   *[other] cards { $cards }
}
choice-play = Play card { $card }
choice-announce = Play card { $card } as { $colour }
choice-discard = Discard card { $card }
choice-hint = Hint to { $who }: { $what } ({ observe-cards })
choice-take = Take { $face } (card { $card })
answer-none = There is no choice in this answer. Answer with one number from 1 to { $most }.
answer-several = This answer may mean { $choices }. Answer with one number from 1 to { $most }, and no other number.
