## Raisons communes à tous les jeux

reason-the-game-is-over = La partie est terminée.
reason-another-seat-is-asked = C’est à { $asked } de répondre, pas à vous.
reason-that-is-no-answer-to-the-question-asked = Ce n’est pas une réponse à la question posée.

## D’où vient une règle

rule-by-rulebook = le livret de règles
rule-by-card = imprimé sur la carte ou la tuile
rule-by-decision = notre décision, le livret n’en disant rien
