"""One class for each spell: its targets, its cost, what it does and changes.

Each module gives its spells their powers when it is imported; `powers/assigned.py` imports all.
"""
