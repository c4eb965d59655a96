"""Answers of models: understood however they are put, and never guessed."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.bots.llm.answering import ModelAnswer, NoChoice, understand
from tamaya.bots.llm.briefing import observe
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.i18n import LANGUAGES
from tamaya.speech.speaking import Speech
from tests.core.playing import examples

ENGLISH = Speech("en")
VIEW = Game.deal(Rules(), 3, 7).view(0)  # plays of cards 0 to 4 are choices 1 to 5; nothing can be discarded
TABLE = observe(ENGLISH, VIEW)


def chosen(text: str) -> str:
    """The action that an answer means."""
    return TABLE.actions[understand(text, TABLE, ENGLISH).place]


@pytest.mark.parametrize(
    "text",
    [
        "3",
        " 3.\n",
        "**3**",
        "3) because it is old",
        "3. Play card 2",
        "Choice 3",
        "I choose 3.",
        "Option 5 would be bad, and so would option 4. I choose **3**",
        "Möglichkeit 4 wäre schlecht. Ich wähle 3.",
        "Answer: 3, since card 4 may be lost",
        "I'll go with 3!",
        "play 2",
        "PLAY CARD 2",
        "I think I should play 2 now, for it was hinted",
        '{"choice": 3}',
        '{"choice": "3", "reason": "old"}',
        '{"choice": 3.0}',
        '{"action": "play 2"}',
        '{"action": "Play card 2"}',
        'Sure! Here it is:\n```json\n{"reason": "card 4 or 1", "choice": 3}\n```\nGood luck!',
        "<think>1 or 2? Perhaps choice 5.</think>3",
        "Choice 1 is risky, and choice 2 tells nothing new.\n\nAnswer: 3",
        "Option 4 looks good.\nOption 5 does, too.\n3",
        "3\nCard 4 was hinted in turn 2.",
        "I would not choose 5. Going with 3.",
        "**Choice: 3**\n\nReasoning: option 5 would discard a five.",
        "I won't play card 3, I play card 2.",
        "I choose 3, since option 5 would be bad.",
        "Option 5 would be bad, I choose **3** because it is safe.",
        "Option 5 is tempting. Option 3 is better. I'll go with 3.",
        "Choice 5 loses a card. Therefore, I choose choice 3",
        "If I choose 5, we lose. I choose 3.",
        "I choose 5.\nActually no: I choose 3.",
        "Option 5 would be bad.\n\n3. Play card 2",
        "Ich entscheide mich für Möglichkeit 3, denn 5 wäre schlecht",
        "Ik kies optie 3, want 5 is slecht.",
        "Jeg velger 3, for valg 5 er dårlig.",
        "Mit svar er 3, fordi 5 ville være dårligt.",
    ],
)
def test_an_answer_is_understood_with_talk_around_it(text: str) -> None:
    assert chosen(text) == "play 2"


@pytest.mark.parametrize("text", ["hint 1 red", "Hint to Seat 1: red", "Hint to Seat 1: red (cards 5, 6)", "6"])
def test_a_hint_can_be_named_with_or_without_its_cards(text: str) -> None:
    assert chosen(text) == "hint 1 red"


@pytest.mark.parametrize(
    "text",
    [
        *("", "I have no idea.", "0", "26", "99", "-3", "discard 2", "I would play card 17", "{}", '{"choice": null}'),
        *("I would not choose 3.", "Option 3 would be bad.", "The worst choice is 3", "Don't pick option 3"),
        *("I will not play card 2.", "Never play 2!"),
        *('{"choice": 99, "other": 3}', '{"choice": 1e999}', '{"choice": 1' + "0" * 4000 + "}", "{" * 30_000),
    ],
)
def test_what_is_no_answer_is_not_guessed(text: str) -> None:
    with pytest.raises(NoChoice) as complaint:
        chosen(text)
    assert str(complaint.value) == "There is no choice in this answer. Answer with one number from 1 to 25."


@pytest.mark.parametrize(
    "text",
    [
        "3 or 4",
        "Answer: 3 or 4",
        "I choose 3, or option 4",
        "I would not choose 3, rather option 4",
        "3. Play card 3",
        '{"choice": 3} {"choice": 4}',
        "play 2 or play 3",
        "Option 3 is good.\nOption 4 is bad.",
        "The best option is 3. The worst option is 4.",
        "I choose 3 now and pick 4 next turn",
        "I choose 3 (Play card 3)",
    ],
)
def test_what_may_mean_two_choices_is_complained_about_with_both(text: str) -> None:
    with pytest.raises(NoChoice) as complaint:
        chosen(text)
    told = "This answer may mean 3 (Play card 2) or 4 (Play card 3). Answer with one number from 1 to 25, and no other"
    assert str(complaint.value) == f"{told} number."


def test_a_longer_action_is_not_taken_for_the_shorter_one_within_it() -> None:
    table = observe(ENGLISH, Game.deal(Rules(announce=True), 2, 7).view(0))
    place = understand("I play 2 as red", table, ENGLISH).place
    assert table.actions[place] == "play 2 as red"


def test_the_reason_is_what_it_said_or_what_json_names_so() -> None:
    assert understand("3 because\x1b[31m it fits", TABLE, ENGLISH) == ModelAnswer(2, "3 because [31m it fits")
    assert understand('{"choice": 3, "reason": "it fits"}', TABLE, ENGLISH).reason == "it fits"
    assert understand("3", TABLE, ENGLISH).reason == ""
    assert len(understand("blah " * 10_000 + "\nanswer: 3", TABLE, ENGLISH).reason) == 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_choice_can_be_said_in_its_own_words(language: str) -> None:
    speech = Speech(language)
    table = observe(speech, VIEW)
    for place, words in enumerate(table.choices):
        assert understand(f"Hm… {words}!", table, speech).place == place
    with pytest.raises(NoChoice, match="25"):
        understand("?", table, speech)


@given(st.text(max_size=200))
@examples(60)
def test_whatever_is_said_is_a_choice_or_a_complaint(text: str) -> None:
    with contextlib.suppress(NoChoice):
        assert 0 <= understand(text, TABLE, ENGLISH).place < len(TABLE.choices)
