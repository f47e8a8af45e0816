"""What `./kalmar` does before the server runs, with the standard library alone."""
