"""Tamaya: Hanabi by the rules of five rulebooks."""

from tamaya.core.cards import Card, CardSet, Colour
from tamaya.core.editions import EDITIONS
from tamaya.core.errors import IllegalAction, TamayaError
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.core.view import View
from tamaya.formats.picture.moment import svg

__all__ = ["EDITIONS", "Card", "CardSet", "Colour", "Game", "IllegalAction", "Rules", "TamayaError", "View", "svg"]
