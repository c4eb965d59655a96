"""An agent with one idea: the newest card that a hint touches is to be played."""

from collections.abc import Mapping
from typing import Any

from tamaya.env.hle.rl_env import Agent, Observation

Part = dict[str, Any]


class SimpleAgent(Agent):
    """Plays its newest card that a hint has touched, if that can fit, and with one life left only if it must. Else it
    tells somebody of a card that fits, while there are tokens, or discards its oldest card."""

    def __init__(self, config: Mapping[str, object], *args: object, **kwargs: object) -> None:  # noqa: ARG002
        self.reset(config)

    def reset(self, config: Mapping[str, object]) -> None:
        """Get ready for a new game."""

    def act(self, observation: Observation) -> Any:
        """Choose an action; None if it is another player's turn."""
        if observation["current_player_offset"] != 0:
            return None
        legal = observation["legal_moves"]
        for move in (*_plays(observation), *_hints(observation)):
            if move in legal:
                return move
        discard = {"action_type": "DISCARD", "card_index": 0}
        return discard if discard in legal else legal[-1]


def _plays(observation: Observation) -> list[Part]:
    """To play a card that is known to fit, or the newest that a hint has touched if it can."""
    fireworks, own = observation["fireworks"], observation["card_knowledge"][0]
    known = [place for place, card in enumerate(own) if card["rank"] is not None and card["color"] is not None]
    sure = [place for place in known if fireworks[own[place]["color"]] == own[place]["rank"]]
    touched = [place for place, card in enumerate(own) if card["rank"] is not None or card["color"] is not None]
    if touched and touched[-1] not in known and observation["life_tokens"] > 1:
        rank = own[touched[-1]]["rank"]
        if rank is None or rank in fireworks.values():
            sure.append(touched[-1])
    return [{"action_type": "PLAY", "card_index": place} for place in sure]


def _hints(observation: Observation) -> list[Part]:
    """To tell others of cards that fit and that no hint has touched, such that they are the newest touched."""
    fireworks = observation["fireworks"]
    moves: list[Part] = []
    for offset, hand in enumerate(observation["observed_hands"]):
        for kind, part in (("REVEAL_RANK", "rank"), ("REVEAL_COLOR", "color")):
            for place, card in enumerate(hand if offset else ()):
                newest = all(later[part] != card[part] for later in hand[place + 1 :])
                told = observation["card_knowledge"][offset][place]
                if newest and fireworks[card["color"]] == card["rank"] and told["rank"] is told["color"] is None:
                    moves.append({"action_type": kind, part: card[part], "target_offset": offset})
    return moves
