"""Learning the evaluation by self-play, from nothing but the rules."""
