"""Takes away what Python has on POSIX systems alone, in every process that has this on its path.

The standard library and portalocker, which have code of their own for Windows, keep what they have
already taken.  So the game runs on this system, but finds of it only what Windows has as well.
"""

import os
import select
import signal
import socket
import subprocess
import sys
from functools import partial

import portalocker  # noqa: F401

import selectors  # noqa: F401  # isort: skip

MODULES = (
    "fcntl",
    "grp",
    "posix",
    "pty",
    "pwd",
    "readline",
    "resource",
    "syslog",
    "termios",
    "tty",
)
OF_OS = (
    *("O_CLOEXEC", "O_DIRECTORY", "O_DSYNC", "O_NOCTTY", "O_NOFOLLOW", "O_NONBLOCK", "O_SYNC"),
    *("O_TMPFILE", "ST_NOSUID", "ST_RDONLY"),
    *("chown", "chroot", "fchmod", "fchown", "fork", "forkpty", "getegid", "geteuid", "getgid"),
    *("getgroups", "getloadavg", "getpgid", "getpgrp", "getpriority", "getresuid", "getsid"),
    *("initgroups", "killpg", "lchown", "mkfifo", "mknod", "nice", "openpty", "pipe2"),
    *(
        "posix_fallocate",
        "posix_spawn",
        "pread",
        "pwrite",
        "register_at_fork",
        "sched_setscheduler",
    ),
    *("sched_getaffinity", "sendfile", "set_blocking", "setegid", "seteuid", "setgid", "setpgid"),
    *("setsid", "setuid", "statvfs", "sysconf", "tcgetpgrp", "tcsetpgrp", "ttyname", "uname"),
    *("wait3", "wait4", "fstatvfs", "pathconf", "get_blocking", "confstr", "ctermid"),
)
OF_SIGNAL = (
    *("SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGPIPE", "SIGQUIT", "SIGSTOP", "SIGTSTP"),
    *("SIGTTIN", "SIGTTOU", "SIGUSR1", "SIGUSR2", "SIGWINCH", "SIGKILL", "SIGIO", "SIGPOLL"),
    *("ITIMER_REAL", "alarm", "getitimer", "setitimer", "pause", "sigwait", "pthread_kill"),
    *("pthread_sigmask", "siginterrupt", "sigpending", "sigtimedwait"),
)
OF_SELECT = ("poll", "epoll", "POLLIN", "POLLOUT", "POLLHUP", "POLLERR")
OF_SOCKET = ("AF_UNIX", "SCM_RIGHTS", "CMSG_LEN")


def take_away() -> None:
    """Remove the modules and the names."""
    # Windows has no signal that kills: subprocess ends a process there in one way only.
    subprocess.Popen.kill = subprocess.Popen.terminate  # type: ignore[method-assign]
    socket.socketpair = partial(socket.socketpair, socket.AF_UNIX)  # asyncio's own, likewise
    for module, names in (
        (os, OF_OS),
        (signal, OF_SIGNAL),
        (select, OF_SELECT),
        (socket, OF_SOCKET),
    ):
        for name in names:
            if hasattr(module, name):
                delattr(module, name)
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]  # so says Python that there is none


take_away()
