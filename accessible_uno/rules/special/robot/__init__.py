"""The robot: the rule, and what the robot does."""

from accessible_uno.rules.special.robot.rule import Robot

__all__ = ["Robot"]
