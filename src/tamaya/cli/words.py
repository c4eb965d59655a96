"""The sentences of `tamaya review` that are not in the catalogues yet."""
# ruff: noqa: E501

from collections.abc import Sequence

TEXT = {
    "list-and": "{most} and {last}",
    "list-or": "{most} or {last}",
    "replay-game": "Game {number} of {games}",
    "review-no-moves": "No move was made.",
    "review-score": "{score} points.",
    "review-deal": "With all cards open this deal could bring {best}.",
    "review-deal-open": "With all cards open this deal could bring {best} at least, {bound} at most.",
    "review-move": "Move {number}, {who}: {action}",
    "review-after": "  Before move {move}, {before} could be reached, after it {best}.",
    "review-after-open": "  Before move {move}, {before} could be reached, after it {best} at least, {bound} at most.",
    "review-instead": "  With open cards one would have gone on with: {action}",
    "review-nothing-lost": "No move made anything impossible for certain.",
    "review-better": "  When bots play on, {action} scores about {cost:.1f} points more on average (±{error:.1f} from chance alone).",
    "review-tightest": "The way that was found there could spare {spare} turns at its tightest, at move {number}.",
    "review-difficulty": "{harder:.0%} of all deals are harder for a team of {team}, and {alike:.0%} are like this one, of which it makes {mean:.1f} points.",
    "known-title": "What could be known by seeing and counting, whatever hints were meant to say:",
    "known-nothing": "  Nothing certain was passed over, and nothing went wrong.",
    "known-sure-play": "card {cards} was certain to fit",
    "known-sure-plays": "cards {cards} were certain to fit",
    "known-sure-discard": "card {cards} was certain to be useless",
    "known-sure-discards": "cards {cards} were certain to be useless",
    "known-mistake": "it did not fit, of which the chance was {chance}",
    "known-loss": "it was the last copy of a card that was needed, of which the chance was {chance}",
    "chance": "{percent} %",
    "chance-small": "less than 1 %",
    "chance-large": "more than 99 %",
    "ending-title": "The end, from {cards} cards in the pile on:",
    "ending-none": "  The game did not come so far.",
    "ending-show": "perfect show {perfect}, {score}",
    "ending-score": "{score} points expected",
    "ending-range": "{low} to {high}",
    "ending-best": "nothing was better",
    "ending-open": "not searched completely ({nodes} positions)",
    "meant-title": "The hints as players of the level {level} read them:",
    "meant-move": "{number:>4}  {who}: {action}",
    "meant-play": "play {focus}",
    "meant-save": "keep {focus}",
    "meant-open": "play or keep {focus}",
    "meant-prompt": "prompt for {focus}",
    "meant-finesse": "finesse for {focus}",
    "meant-stall": "stall with {focus}",
    "meant-fix": "correction",
    "meant-known": "nothing new about {focus}",
    "meant-useless": "{focus} is useless",
    "meant-words": "no more than its words",
    "meant-nothing": "nothing",
    "meant-passed-on": "passes on to {focus}",
    "meant-as": "{meant}, as {faces}",
    "meant-first": "first {card} of {who}",
    "came-answer": "{card}: {came}",
    "came-kept": "held at move {move}",
    "came-false": "not true",
    "came-bluff": "played by {who}, and it fitted: a bluff",
    "came-unseen": "misunderstood",
    "came-ignored": "ignored by {by} at move {move}",
    "came-late": "played late by {by} at move {move}",
    "came-early": "played too early at move {move}, because of {by}",
    "came-overtaken": "another copy came first at move {move}",
    "came-spoilt": "useless since move {move}",
    "came-double": "discarded at move {move}, and another hand has one",
    "came-left": "fitted, and was never played",
}


def say(key: str, **values: object) -> str:
    """A sentence with its values in place."""
    return TEXT[key].format(**values)


def listed(words: Sequence[object], joint: str = "list-and") -> str:
    """Words as a list in a sentence."""
    *most, last = map(str, words)
    return say(joint, most=", ".join(most), last=last) if most else last
