"""The texts of the catalogues in Python, as the page puts them together: in a language, and in the words of a box.

`speaking` says any text; `moves` tells what happened; `choices` names what can be done; `rulebook` has the rules of a
game in sentences. It needs the extra `texts`. Nothing here decides anything about a game.
"""
