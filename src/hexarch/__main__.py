"""`python -m hexarch` is the command `hexarch`."""

import sys

from hexarch.cli import main

if __name__ == "__main__":
    sys.exit(main())
