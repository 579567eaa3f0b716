"""One class for each skill: when it speaks, and what it changes then.

Each module gives its skills their powers when it is imported; `powers/assigned.py` imports all.
"""
