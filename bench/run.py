"""Run the benchmark from the source tree: python bench/run.py --help"""

import runpy

runpy.run_module("hexarch.bench", run_name="__main__")
