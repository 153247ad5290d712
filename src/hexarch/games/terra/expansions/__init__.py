"""The base game and its expansions, found by looking into this folder: one registration each, `EXPANSION`.

A registration says what an expansion adds to the box, what it replaces or removes there by name, which options it
brings and where its factions are. Each names its place in their order.
"""
