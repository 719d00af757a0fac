"""An example: a package that brings two faces of its own."""
