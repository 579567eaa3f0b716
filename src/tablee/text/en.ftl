## Reasons that every game shares

reason-the-game-is-over = The game is over.
reason-another-seat-is-asked = { $asked } is asked now, not you.
reason-that-is-no-answer-to-the-question-asked = That is no answer to the question asked.

## Where a rule comes from

rule-by-rulebook = the rulebook
rule-by-card = printed on the card or tile
rule-by-decision = our decision where the rulebook is silent
