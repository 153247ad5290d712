"""Benchmark: our engine and a peer in one process tree, with the ratios between them."""
