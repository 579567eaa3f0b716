"""The steps of a game of SMOG, by chapter of the rulebook.

Classes are the questions a seat is asked, and work that must wait for an answer. Functions are what
happens at once. Numbers in brackets are statements R1 to R100 of `tablee rules smog`, E-numbers its
rulings.
"""
