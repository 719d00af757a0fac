"""Answers to a penalty: doubt, defend, stack."""
