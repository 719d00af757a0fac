"""Lessons: short guided games on fixed cards.

A lesson is a file in ``plans/``: a position in the record's notation and the steps to take.  Its
texts are in the catalogues, under ``lesson-<file>-<step>``.
"""
