"""Learning from one's own games: each decision judged by what its seat knew then."""
