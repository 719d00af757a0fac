"""Braille on paper: pages for an embosser or a note-taker."""
