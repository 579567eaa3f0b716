"""The steps of a game of Sample, by chapter of the rules.

Classes are the questions a seat is asked and the work that must wait for an answer; functions
are what happens at once. Numbers in brackets are statements of the rules.
"""
