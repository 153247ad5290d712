# Texts of the console.
