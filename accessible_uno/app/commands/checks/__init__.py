"""The checks of the doctor, and what repairs what is missing."""
