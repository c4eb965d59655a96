"""Why the server refuses something. The code is the key of the message in the catalogues; the text here is English."""

from tamaya.core.errors import TamayaError

REFUSALS = {
    # The table
    "no-such-table": "There is no table here. Perhaps the link is incomplete.",
    "unreadable-table": "The server cannot read this table. Whoever runs it has to look.",
    "link-changed": "This table has a new link. Ask those who play there for it.",
    "not-host": "Only the host can do that.",
    "not-waiting": "That is possible only before the game.",
    "not-playing": "No game is running at this table.",
    "not-over": "The game is still running.",
    "no-such-chair": "There is no chair {chair} at this table.",
    "chair-taken": "This chair is taken.",
    "no-free-chair": "All chairs are taken by now.",
    "chair-empty": "Nobody sits there.",
    "already-seated": "You already have a chair.",
    "not-seated": "You have no seat at this table.",
    "was-removed": "The host has asked you not to join in at this table.",
    "chairs-free": "Some chairs are still free: invite somebody, add a bot, or play with fewer.",
    "too-many-seated": "More than {players} have sat down already.",
    "unknown-bot": "There is no bot called {name}.",
    "shared-table": "At a table on one device everybody sits down by name, and it stays such a table.",
    "no-master": "This box has no master: nobody in particular looks after the tokens.",
    "not-shared": "At this table everybody has a device of their own.",
    "too-many-entries": "This table has come to its end: make a new one.",
    "too-much": "You have written and rearranged so much here that it is enough for now.",
    # The game
    "not-your-turn": "It is not your turn.",
    "stale": "The game has gone on meanwhile; have another look.",
    "already-done": "That has been done already.",
    "no-such-version": "The game has not come that far.",
    "not-practice": "Advice is for those who play with bots alone.",
    "no-advice": "Nobody knows what to advise here.",
    "no-such-card": "There is no such card in this game.",
    "memory-table": "At this table everybody remembers the hints by themselves: without notes or advice.",
    "memory-explained": "Bots that explain themselves would remember the hints for everybody: choose one or the other.",
    # The archive
    "no-such-game": "There is no game here. Perhaps the link is incomplete, or the game was deleted.",
    "private-game": "This game is private to those who played it.",
    "not-your-game": "Only those who played this game can do that.",
    "not-your-branch": "Only whoever began this branch goes on with it. Begin one of your own from here.",
    "game-is-over": "This game is over: nothing can be played here. Branch off at an earlier move.",
    "bot-not-ready": "The bot is still getting ready. Try again in a moment.",
    "too-many-moves": "A game has at most {most} moves here: this one has {moves}.",
    "no-png": "This server makes no PNG pictures: take the SVG.",
    "too-many-branches": "You have branched off from this game {most} times, which is enough.",
    "another-leads": "{name} leads through this replay. Follow, or look around by yourself.",
    "not-leading": "You do not lead through this replay.",
    # Puzzles
    "no-such-puzzle": "There is no such puzzle: they are counted from 1 to {puzzles}.",
    "no-such-answer": "That is no answer to this puzzle.",
    "not-solved": "Solve the puzzle first, or look up its answer.",
    # Consent
    "no-such-proposal": "That is settled already.",
    "not-asked": "Your consent is not needed for that.",
    "not-proposed-by-you": "Only who asked for that can withdraw it.",
    "already-proposed": "That has been proposed already.",
    "nothing-to-undo": "There is nothing to take back.",
    "undo-revealed": "That cannot be taken back: it has shown a card.",
    "still-there": "This player is still here.",
    "just-away": "This player was here a moment ago. Wait {seconds} seconds more.",
    "no-such-person": "That person is not at the table.",
    "has-seen-cards": "That person has seen the cards of this seat.",
    # Talk (C1, C2)
    "table-is-silent": "At this table nobody talks during the game.",
    "phrases-only": "At this table only the phrases are said during the game.",
    "quiet-turn": "Nobody talks while another thinks: wait for your turn.",
    "no-reactions": "This table plays without reactions.",
    "no-reaction-now": "A reaction answers a card that was just shown, once. Wait for the next one.",
    "nothing-said": "Say something: a text or a phrase.",
    # Spectators
    "no-spectators": "This table does not allow spectators.",
    "not-spectator": "Players look at the table from their own seats.",
    "not-shown": "This player does not let others look on.",
    # People and messages
    "no-name": "Tell us your name first.",
    "bad-name": "A name has 1 to 24 characters.",
    "bad-message": "The server does not understand this message: {why}.",
    "too-fast": "That was a little fast. Try again in a moment.",
    "too-large": "That is too long.",
    "wrong-origin": "This request came from another site.",
    "wrong-host": "The table is at another address:",
    "bad-link": "This link does not work any more. Ask for a new one.",
    "not-found": "There is nothing at this address.",
    "not-at-this-computer": "Only somebody at the server's own computer can do that.",
    "no-network": "No address was found at which other devices could reach this computer.",
    "busy": "The server could not store that. Please try again.",
}


class Refusal(TamayaError):
    """Something that cannot be done at a table now."""


def refuse(code: str, **details: str | int) -> Refusal:
    """The refusal with this code."""
    return Refusal(code, REFUSALS[code].format(**details), **details)
