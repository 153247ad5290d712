"""Run the benchmark from the source tree: python bench/run.py --help"""

import sys

from hexarch.cli import main

sys.exit(main(["bench", *sys.argv[1:]]))
