"""The steps of a game of Conspiracy, by chapter of the rulebook.

Classes are the questions a seat is asked and the work that must wait for an
answer; functions are what happens at once. Numbers in brackets are statements
of the rules, C-numbers their edge cases. All but the decks and the locations
just drawn is public, so a choice with one answer is made without asking; only
the choice that opens a turn is always asked.
"""
