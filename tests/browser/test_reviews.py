"""The review of a game that is over: what was possible, what could be known, and the line that would have won."""

import re

import pytest
from playwright.sync_api import expect

from tamaya import Game, Rules
from tamaya.formats import RecordedGame, write_game
from tamaya.review import solve
from tests.bots.conventions.scenes import Scene
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player, settle
from tests.browser.seating import Invite
from tests.browser.test_archive import has_address
from tests.browser.test_axe import complaints
from tests.browser.test_fits import MEASURE
from tests.server.web.test_reviews import wasteful

PATIENCE = 240_000  # milliseconds: what makes reviews is compiled first where nobody has ever done so
SIZES = {"small phone": (360, 640), "desktop": (1440, 900)}
GAME = RecordedGame(wasteful(), ("Åse", "Bo", "Cleo"))


def brought(
    server: ServerProcess, invite: Invite, width: int, height: int, game: RecordedGame = GAME
) -> tuple[Player, str]:
    """Anna, and the path of a game that she has brought in."""
    anna = invite("Anna", width, height)
    post = anna.context.request.post
    assert post("/api/me", data={"name": "Anna"}, headers={"Origin": server.url}).ok
    answer = post("/api/games/files", data=write_game(game), headers={"Origin": server.url})
    return anna, f"/g/{answer.json()['games'][0]}"


@pytest.mark.parametrize("screen", SIZES)
def test_one_sees_where_the_perfect_show_was_lost_what_could_be_known_there_and_how_it_would_have_been_won(
    screen: str, server: ServerProcess, invite: Invite
) -> None:
    anna, path = brought(server, invite, *SIZES[screen])
    page = anna.page
    page.goto(path)
    review = page.get_by_role("region", name="Looking back at the game")
    lost = re.compile(r"deal\. The perfect show was lost in move (\d+)")
    expect(review).to_contain_text(lost, timeout=PATIENCE)
    review.get_by_text("More precisely").first.click()
    expect(review).to_contain_text("this deal allowed a perfect show")
    expect(review).to_contain_text(
        re.compile(r"\d+% of all deals are harder for a team of strong bots, and \d+% are about as hard as this one")
    )
    story = page.get_by_role("region", name="The story of the game")
    expect(story).not_to_contain_text("cost the most")  # one answer to that is enough
    expect(review).to_contain_text(re.compile(r"to spare at its tightest moment, move \d+\. See that line"))
    found = lost.search(review.inner_text())
    assert found is not None
    gone = int(found[1])
    page.goto(f"{path}?move={gone - 1}")
    reach = page.get_by_role("meter")
    slider = page.get_by_role("slider")
    expect(reach).to_have_text("25/ 25")
    desktop = screen == "desktop"
    if not desktop:
        settle(page)
        measured = page.evaluate(MEASURE)
        assert max(measured["hidden"], measured["beside"]) <= 0
        assert [button["name"] for button in measured["buttons"] if not button["inside"]] == []
    expect(slider).to_have_attribute("aria-valuetext", f"{gone - 1}. The perfect show is still possible.")
    anna.button("Take a closer look").click()
    known = page.get_by_role("region", name="What could be known") if desktop else page.get_by_role("dialog")
    expect(known).to_contain_text(re.compile(r"The chance of losing a card for good was \d+%"))
    if not desktop:
        assert complaints(anna) == []
    known.get_by_text(re.compile(r"All \d+ possibilities")).first.click()
    if not desktop:
        page.keyboard.press("Escape")
    slider.press("ArrowRight")
    expect(reach).not_to_have_text("25/ 25")
    anna.button("To the result").click()
    costly = review.locator(".moments li").first
    number = re.search(r"Move (\d+)", costly.inner_text())
    assert number is not None
    costly.get_by_role("button", name="Show this moment").click()
    has_address(page, f"{path}?move={int(number[1]) - 1}")
    anna.button("To the result").click()
    review.get_by_role("button", name="See how 25 points were possible").click()
    page.wait_for_url(lambda url: path not in url)
    expect(page.locator(".board")).to_be_visible()
    slider.press("End")
    anna.button("To the result").click()
    expect(page.get_by_label("Result", exact=True)).to_contain_text("25")


def test_one_reads_what_a_hint_meant_at_each_level_and_which_promise_was_broken(
    server: ServerProcess, invite: Invite
) -> None:
    hands = "w4 b4 y4 r4 g3", "y4 g4 b4 r2 w3", "y3 g4 b3 w4 r1"
    finesse = Scene(hands, ["hint 1 red", "play r2", "discard y3"]).game
    anna, path = brought(server, invite, *SIZES["desktop"], RecordedGame(finesse, ("Åse", "Cleo", "Bo")))
    page = anna.page
    page.goto(f"{path}?move=1")
    anna.button("Take a closer look").click(timeout=PATIENCE)
    anna.choose("About this moment", "Meaning")
    meant = page.get_by_role("region", name="What did it mean?")
    expect(meant).to_contain_text("Red 2: first comes red 1 (Bo), without a hint about it.")
    expect(meant).to_contain_text("Cleo reads it as red 1 or red 2.")
    expect(page.locator(".mate .lit")).to_have_count(2)
    broken = meant.locator(".bad")
    expect(broken).to_have_text(
        [
            "Cleo played it too early (move 2), for Bo had not played first.",
            "Red 1: Bo did something else (move 3).",
        ]
    )
    anna.choose("Read hints like", "beginners")
    expect(meant).to_contain_text("Red 2: play it. Cleo reads it as red 1.")
    expect(broken).to_have_text(["Not what Åse promised. Cleo played it: a mistake (move 2)."])
    expect(page.locator(".mate .lit")).to_have_count(1)
    page.get_by_role("slider").press("ArrowRight")
    expect(meant).to_contain_text("What came of earlier hints here")
    expect(broken).to_have_text(["Hint in move 1: Red 2: not what Åse promised. Cleo played it: a mistake (move 2)."])
    assert complaints(anna) == []
    page.set_viewport_size({"width": 360, "height": 640})
    sheet = page.get_by_role("dialog", name="What did it mean?")
    sheet.get_by_role("button", name="Earlier hint").click()
    expect(sheet).to_contain_text("What players believed at that point")


def test_what_each_move_cost_is_found_out_on_request_and_shown_with_a_better_move_and_why(
    server: ServerProcess, invite: Invite
) -> None:
    hands = "w4 b4 y4 r4 g3", "y3 g4 b3 w4 r1", "y4 g4 b4 r2 w3"
    careless = Scene(hands, ["play w4"]).game
    anna, path = brought(server, invite, *SIZES["desktop"], RecordedGame(careless, ("Åse", "Bo", "Cleo")))
    page = anna.page
    page.goto(f"{path}?move=1")
    anna.button("Take a closer look").click(timeout=PATIENCE)
    anna.choose("About this moment", "Cost")
    cost = page.get_by_role("region", name="What did it cost?")
    anna.button("Find out what each move cost").click()
    estimated = re.compile(r"Expected score before it\d+\.\dand after it\d+\.\d ± 0\.\d\d")
    expect(cost).to_contain_text(estimated, timeout=PATIENCE)
    expect(cost).to_contain_text(re.compile(r"\d\.\d points more on average: (give|discard|play)"))
    expect(page.locator(".timeline .curve-expected")).to_be_attached()
    anna.button("To the result").click()
    expect(page.get_by_text("expected, given what was known")).to_be_visible()


def test_near_the_end_one_sees_what_each_option_was_worth_how_far_that_goes_and_what_is_assumed(
    server: ServerProcess, invite: Invite
) -> None:
    won = Game.deal(Rules(colours=3, hand_size=2), 2, seed=2)
    for action in solve(won).line:
        won.do(action)
    anna, path = brought(server, invite, *SIZES["desktop"], RecordedGame(won, ("Åse", "Bo")))
    page = anna.page
    page.goto(f"{path}?move={len(won.history) - 1}")
    anna.button("Take a closer look").click(timeout=PATIENCE)
    anna.choose("About this moment", "End game")
    ending = page.get_by_role("region", name="How could it still end?")
    options = ending.locator(".end-options li")
    done = options.filter(has_text="· played")
    expect(done).to_have_text(re.compile(r"^play .* 5 · played100%15\.0 points$"), timeout=PATIENCE)
    expect(ending).to_contain_text(re.compile(r"Worked out exactly from move \d+ on, with \w+ cards? in the pile"))
    expect(ending).to_contain_text("Assumption: the player to move decides by what they can see and were told")
    ending.get_by_role("button", name="Show this moment").click()
    expect(options).not_to_have_count(0)
    assert complaints(anna) == []


def test_one_sees_how_the_same_deal_went_for_others(server: ServerProcess, invite: Invite) -> None:
    won, lost = (Game.deal(Rules(colours=3, hand_size=2), 2, seed=1) for _ in range(2))
    for action in solve(won).line:
        won.do(action)
    while lost.outcome is None:
        lost.do(f"play {lost.hands[lost.actor][0]}")
    brought(server, invite, *SIZES["desktop"], RecordedGame(lost, ("Dora", "Emil")))
    anna, path = brought(server, invite, *SIZES["desktop"], RecordedGame(won, ("Åse", "Bo")))
    anna.page.goto(path)
    review = anna.page.get_by_role("region", name="Looking back at the game")
    expect(review).to_contain_text("Better than 100% of the other results", timeout=PATIENCE)
    review.get_by_role("link", name="Dora and Emil").click()
    expect(review).to_contain_text("Better than 0% of the other results", timeout=PATIENCE)


@pytest.mark.parametrize("screen", SIZES)
def test_the_review_is_played_from_moment_to_moment_and_ends_with_a_word_on_everybody(
    screen: str, server: ServerProcess, invite: Invite
) -> None:
    anna, path = brought(server, invite, *SIZES[screen])
    page = anna.page
    page.goto(path)
    page.get_by_role("button", name="Your turn again").click(timeout=PATIENCE)
    expect(page.get_by_text("turn again. What would you do?")).to_be_visible()
    settle(page)
    page.locator(".own-hand .card, .own .card").first.click()
    page.get_by_role("region", name="Actions").get_by_role("button", name="Discard").click()
    foot = page.locator(".again-foot")
    expect(foot).to_contain_text(re.compile(r"Yes, better|Not bad|The same as|gone wrong as well"))
    for _ in range(5):
        onwards = foot.get_by_role("button", name="Next moment")
        if not onwards.count():
            break
        onwards.click()
        expect(foot).to_have_count(0)
        settle(page)
        page.locator(".own-hand .card, .own .card").first.click()
        page.get_by_role("region", name="Actions").get_by_role("button", name="Discard").click()
        expect(foot).to_be_visible()
    foot.get_by_role("button", name="To the summary").click()
    players = page.get_by_role("region", name="Each player")
    expect(players.get_by_role("listitem")).to_have_count(3)
    expect(players).to_be_in_viewport()
    players.get_by_text(re.compile(r"Used \d+ of \d+")).first.click()
    expect(players).to_contain_text("could be known for certain")


def test_a_mistake_comes_back_as_an_exercise_until_tomorrow(server: ServerProcess, invite: Invite) -> None:
    anna, _ = brought(server, invite, *SIZES["small phone"])
    page = anna.page
    page.goto("/games")
    page.get_by_role("link", name="Learn from my mistakes").click()
    page.get_by_role("button", name="Bo", exact=True).click()
    page.get_by_role("button", name="Practise one moment").click(timeout=PATIENCE)
    expect(page.get_by_text("Your turn again. What would you do?")).to_be_visible()
    settle(page)
    expect(page.locator(".certain-mark")).to_have_count(0)  # a useless card in this hand is for him to find
    page.locator(".own-hand .card").first.click()
    page.get_by_role("region", name="Actions").get_by_role("button", name="Discard").click()
    expect(page.locator(".again-foot")).to_contain_text("It comes back tomorrow.")
    page.get_by_role("button", name="Next moment").click()
    expect(page.get_by_text("Nothing to practise today.")).to_be_visible()
    expect(page.get_by_text("You discard cards that are still needed")).to_be_visible()
