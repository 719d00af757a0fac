"""The Speech Dispatcher worker with a shorter wait for the beginning: run by ``python -m``."""

from __future__ import annotations

from accessible_uno.voices.speech.workers import dispatcher
from accessible_uno.voices.speech.workers.remote_worker import run_remote_worker

if __name__ == "__main__":
    vars(dispatcher)["STARTING"] = 1.5
    run_remote_worker(dispatcher.connect)
