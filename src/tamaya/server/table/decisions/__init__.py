"""Whether something may happen. Each function takes the table, who asks and what for, and returns the entry for the log
(None: it is so already) or raises why not. None of them changes the table; `table.decide` calls them.
"""
