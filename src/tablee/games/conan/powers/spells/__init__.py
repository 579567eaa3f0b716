"""One class for each spell: whom it may be cast on, what it costs, what it does and changes.

Each module gives its spells their powers when it is imported; `powers/assigned.py` imports all.
"""
