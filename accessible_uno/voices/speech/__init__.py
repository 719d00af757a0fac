"""The voice that is heard: the game's own, Speech Dispatcher's, or the player's screen reader's.

How a message becomes sound:

1. The interface hands an utterance to :meth:`SpeechVoice.output`, which takes the voice's lock.
   A muted voice drops it, and so does one whose backend does not answer.
2. :meth:`SpeechScheduler.add` keeps what can be heard of it: :func:`speakable`.
3. Where nothing is spoken, :meth:`SpeechScheduler.speak_next` sends it at once.  Otherwise it waits
   in the queue, by its age: :meth:`SpeechQueue.add`.  A NOW utterance passes the others, with those
   of its moment, and cuts off the one under way.
4. :func:`speak_message` adds how it is spoken, from the :class:`SpeechParams`: rate, pitch, volume,
   the language's voice, the seat's voice.  :meth:`WorkerProcess.send` writes it to the worker's
   pipe as one line (:func:`encode`).  There the caller's part ends: it has only queued.
5. In the worker, :meth:`WorkerPipe.messages` reads the line in a thread of its own, so that a stop
   is read while a text is spoken.
6. The own engine's worker speaks it in :meth:`Pyttsx3Worker.speak`: :meth:`Pyttsx3Engine.write`
   writes a sound file, with the words respelled that eSpeak NG would say wrong
   (:func:`respelled`), and :meth:`FilePlayer.start` plays the file by a process.
7. The other workers hand it to another program: :meth:`RemoteWorker.serve` calls
   :meth:`SpeechDispatcher.speak` or :meth:`ScreenReader.speak`.
8. The worker reports a :class:`SpeechStarted` and, when the sound is over, a :class:`SpeechEnded`.
   The game's speech thread, :class:`WorkerSupervisor`, reads them from
   :meth:`WorkerProcess.messages`.
9. :meth:`SpeechScheduler.speech_started` extends the time that the worker may be silent;
   :meth:`SpeechScheduler.speech_ended` frees the worker for :meth:`SpeechScheduler.speak_next`.
10. When nothing waits any more, :meth:`SpeechScheduler.idle_future` is done, which wakes
    :meth:`SpeechVoice.wait_until_done`.

What cuts it short: :meth:`SpeechVoice.cancel` and :meth:`SpeechVoice.withdraw` clear the queue (a
question that waits is kept when the rest is cancelled) and send a :class:`StopSpeaking`, on which
:meth:`FilePlayer.stop` kills the player.  A worker that is late or dead ends
:meth:`WorkerProcess.messages`; the supervisor reaps it (:meth:`WorkerProcess.reap`), lets its
utterance wait again (:meth:`SpeechScheduler.put_back`) and starts another (:func:`start_worker`),
as often as :class:`Backoff` allows.  Problems are collected in :class:`Notices` and passed on when
the lock is free: :meth:`Notices.flush`.

Nothing is imported here, so that a worker starts without what only the game needs.
"""
