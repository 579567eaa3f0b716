"""The steps of a game of Conspiracy, by chapter of the rulebook.

Classes are the questions a seat is asked, and work that must wait for an answer. Functions are what
happens at once. Numbers in brackets are statements of the rules, C-numbers their edge cases.
Everything except the decks and the locations just drawn is public. So a choice with one answer is
made without asking. Only the choice that opens a turn is always asked.
"""
