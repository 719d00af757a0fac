"""One rule a file, presets as data, and the registry that finds them."""
