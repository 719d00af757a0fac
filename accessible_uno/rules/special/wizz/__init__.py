"""Wizz: the rule, the wheel, and one file for each of its faces that needs one."""

from accessible_uno.rules.special.wizz.rule import Wizz

__all__ = ["Wizz"]
