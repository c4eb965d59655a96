"""The texts of the catalogues in Python, as the page puts them together: in a language, and in the words of a box.

`speaking` says any text; `moves` tells what happened and what can be done; `options` names what is chosen for a game;
`rulebook` has its rules in sentences. Nothing here decides anything about a game.
"""
