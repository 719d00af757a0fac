"""The worker processes that speak.  Each is run by ``python -m`` and imports little: it must start
within a tenth of a second."""
