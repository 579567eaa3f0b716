"""Many games between bots, and what they tell; how fast the engine is.

plan      which games are played: names, options and seeds, never live objects
play      a batch of games, played into a tally
tally     plain counts that can be added up in any order
backend   where batches are played: in this process, in others
run       a whole run, from the plan to the tally
stats     rates, intervals, quantiles
summary   the tally as JSON
table, report, charts   the summary for people: in the terminal, as a page
bench     the engine's speed, beside others'
"""
