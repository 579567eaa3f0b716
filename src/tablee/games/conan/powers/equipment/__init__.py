"""One class for each kind of card, and for each card that does something of its own.

Each module gives its cards their powers when it is imported; `powers/assigned.py` imports all.
"""
