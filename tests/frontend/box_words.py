"""The words of each box and where a player reads them; and texts as somebody reads them who plays a box."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from tamaya.i18n import catalogue, words_of

PLACES = {
    "lobby": "options.ftl",
    "table": "table.ftl",
    "log": "log.ftl",
    "rulebook": "rulebook.ftl",
    "end": "end.ftl",
    "advice": "reasons.ftl",
    "errors": "errors.ftl",
    "comfort": "comfort.ftl",
}
GIVEN: dict[str, str | int] = {
    "who": "Mia",
    "by": "other",
    "target": "Ole",
    "to": "other",
    "colour": "red",
    "value": 1,
    "count": 1,
    "free": "no",
    "hints": 8,
    "mistakes": 3,
    "hand": 0,
    "left": 5,
    "made": 1,
    "all": 8,
    "regained": 1,
    "place": 2,
    "max": 25,
    "how": "mistakes",
    "name": "discards",
    "worth": 12,
    "turns": 2,
    "starts": "oldest",
    "master": "oldest",
    "multi": "named",
    "cards": 5,
    "black": "no",
    "tiles": "no",
    "full": "no",
    "empty": "yes",
    "danger": "misplay",
    "card": "?",
    "what": "1",
    "verb": "play",
    "most": 7,
    "state": "played",
    "gone": 1,
    "copies": 2,
    "announced": "red",
    "move": 3,
    "score": 5,
    "decision": "colour-hint",
    "tile": 1,
    "more": 1,
    "print": "never",
    "edition": "none",
    "kind": "spare",
    "option": "multicolour",
    "on": "yes",
}
# Every word that distinguishes a box, and texts in which a player reads it, by where they are shown.
WORDS: dict[str, dict[str, dict[str, str]]] = {
    "german-classic": {
        "Gewitter-Plättchen": {
            "lobby": "option-mistakes",
            "table": "mistakes-made",
            "log": "log-ended",
            "rulebook": "rule-P2",
            "end": "end-lost",
        },
        "Hinweis-Plättchen": {
            "lobby": "option-hints",
            "table": "hint-tokens",
            "log": "log-played",
            "rulebook": "rule-H1",
            "errors": "error-no-hint-token",
        },
        "Farbreihe": {
            "lobby": "about-masterpiece",
            "table": "fireworks",
            "log": "log-completed",
            "rulebook": "rule-P1",
            "end": "worth-anyway",
            "comfort": "doubt-why",
        },
        "usspielen": {"table": "play", "rulebook": "chapter-P", "advice": "advice-play", "comfort": "doubt-yes"},
        " aus.": {"log": "log-played"},
        "bwerfen": {
            "table": "discard",
            "rulebook": "chapter-D",
            "advice": "advice-discard",
            "errors": "error-tokens-full",
        },
        "wirft": {"log": "log-discarded"},
        "abgeworfen": {"end": "story-number", "table": "cell"},
        "Farb-Hinweis": {"rulebook": "rule-H7", "table": "guide-pending"},
        "Zahlen-Hinweis": {"rulebook": "rule-H7"},
        "Meister": {"rulebook": "rule-S6"},
        "Ablagestapel": {"table": "discards", "log": "log-played-discarded", "rulebook": "rule-D1"},
        "Nachziehstapel": {"table": "pile-left", "log": "log-last-round", "rulebook": "rule-S5", "end": "left-in-pile"},
    },
    "german-extended": {
        "Fehlerplättchen": {
            "lobby": "option-mistakes",
            "table": "mistakes-made",
            "log": "log-ended",
            "rulebook": "rule-P2",
            "end": "end-lost",
        },
        "Hinweisplättchen": {
            "lobby": "option-hints",
            "table": "hint-tokens",
            "log": "log-played",
            "rulebook": "rule-H1",
        },
        "Feuerwerksreihe": {
            "lobby": "about-masterpiece",
            "table": "fireworks",
            "log": "log-completed",
            "rulebook": "rule-P1",
            "end": "worth-anyway",
        },
        "blegen": {
            "table": "discard",
            "rulebook": "chapter-D",
            "advice": "advice-discard",
            "errors": "error-tokens-full",
        },
        "legt": {"log": "log-discarded"},
        "abgelegt": {"end": "story-number"},
        "pielen": {"table": "play", "rulebook": "chapter-P", "advice": "advice-play"},
        "Ablagestapel": {"table": "discards", "log": "log-played-discarded", "rulebook": "rule-D1"},
    },
    "norwegian": {
        "lå sjetong": {
            "lobby": "option-hints",
            "table": "hint-tokens",
            "log": "log-played",
            "rulebook": "rule-H1",
            "errors": "error-no-hint-token",
        },
        "ød": {"rulebook": "rule-P2"},
        "øde sjetong": {
            "lobby": "option-mistakes",
            "table": "mistakes-made",
            "log": "log-ended",
            "end": "end-lost",
            "rulebook": "rule-S3",
        },
        "pplysning": {"table": "hint-who", "rulebook": "chapter-H", "advice": "advice-hint"},
        "orkast": {
            "table": "discard",
            "log": "log-discarded",
            "rulebook": "chapter-D",
            "end": "story-number",
            "advice": "advice-discard",
            "errors": "error-tokens-full",
        },
        "astebunke": {"table": "discards", "log": "log-played-discarded", "rulebook": "rule-D1"},
        "yrverkeri": {"table": "fireworks", "log": "log-completed", "rulebook": "rule-P1", "end": "worth-anyway"},
    },
    "danish": {
        "lå brik": {
            "lobby": "option-hints",
            "table": "hint-tokens",
            "log": "log-played",
            "rulebook": "rule-H1",
            "errors": "error-no-hint-token",
        },
        "øde brik": {"lobby": "option-mistakes", "table": "mistakes-made", "log": "log-ended", "end": "end-lost"},
        "æskens låg": {"table": "hint-tokens", "log": "log-played", "rulebook": "rule-D1", "end": "end-lost"},
        "nformation": {
            "table": "hint-who",
            "rulebook": "chapter-H",
            "advice": "advice-hint",
            "errors": "error-empty-hint",
        },
        "ultifarve": {"lobby": "about-multicolour-named-5", "rulebook": "rule-M2"},
        "yrværkeribunke": {
            "lobby": "about-masterpiece",
            "table": "fireworks",
            "log": "log-completed",
            "rulebook": "rule-P1",
            "end": "worth-anyway",
        },
        "ortstak": {"table": "pile-left", "log": "log-last-round", "rulebook": "rule-S5", "end": "left-in-pile"},
        "rugtbunke": {"table": "discards", "log": "log-played-discarded", "rulebook": "rule-D1"},
        "smide": {"log": "log-discarded", "advice": "reason-hat-useless-discard"},
    },
    "dutch": {
        "intfiche": {
            "lobby": "option-hints",
            "table": "hint-tokens",
            "log": "log-played",
            "rulebook": "rule-H1",
            "errors": "error-no-hint-token",
        },
        "outfiche": {"lobby": "option-mistakes", "table": "mistakes-made", "log": "log-ended", "end": "end-lost"},
        "itspelen": {"table": "play", "rulebook": "chapter-P", "advice": "advice-play", "comfort": "doubt-yes"},
        " uit.": {"log": "log-played"},
        "fleggen": {"table": "discard", "rulebook": "chapter-D", "advice": "advice-discard"},
        " rij": {"log": "log-completed", "rulebook": "rule-P1", "lobby": "about-masterpiece", "end": "worth-anyway"},
        "Rijen": {"table": "fireworks"},
        "trekstapel": {"table": "pile-left", "log": "log-last-round", "rulebook": "rule-S5", "end": "left-in-pile"},
        "flegstapel": {"table": "discards", "log": "log-played-discarded", "rulebook": "rule-D1"},
        "vuurwerkmeester": {"rulebook": "rule-S6"},
        "ont": {"lobby": "option-multicolour", "rulebook": "rule-M1"},
    },
}


@cache
def speak(language: str, edition: str | None = None) -> FluentBundle:
    """The texts of a language as somebody reads them who plays this box."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    if edition and (words := words_of(edition).get(language)):
        bundle.add_resource(FluentResource(words), allow_overrides=True)
    return bundle


def say(bundle: FluentBundle, key: str, **args: str | int) -> str:
    message = bundle.get_message(key)
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, args)
    assert not errors, (key, errors)
    return str(text)
