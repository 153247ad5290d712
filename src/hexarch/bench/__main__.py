"""`python -m hexarch.bench` takes the options of `hexarch bench`."""

from cyclopts import App

from hexarch.bench import main

app = App(name="hexarch bench")
app.default(main)
app()
