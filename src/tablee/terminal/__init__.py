"""The table in a terminal: boards, the loop in which people answer, and replays."""
