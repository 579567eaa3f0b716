"""Networks by self-play: games, samples, the fit, the match that decides, and the loop of them."""
