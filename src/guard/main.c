/*
 * quoridor-engine-guard [--memory=MIB] [--read=PATH]… -- PROGRAM [ARGUMENT]…
 *
 * Runs an engine that comes from elsewhere: with no more rights than it needs, and never longer
 * than the program that started the guard wants it. Standard input and output are those of the
 * engine.
 *
 *     program ── guard ── first ── engine ── …
 *
 * The guard stays outside, measures, answers and ends the others. The first process is the father
 * of all orphans. Where the system allows it, the first process has a namespace of its own: then
 * its end is that of all, and none of them sees a process outside. Otherwise the guard becomes the
 * father of those that are left, and kills them.
 *
 * It is a program of its own because so much cannot be done safely between fork() and exec() of a
 * program that has threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "guard-folder.h"
#include "guard-rights.h"
#include "guard-tree.h"
#include "qdr-guard-report.h"

#define WRONG_USAGE 2

#define MEMORY_OPTION "--memory="
#define READ_OPTION "--read="
#define DEFAULT_MEMORY_MIB 2048
#define MAX_MEMORY_MIB 1048576

#define MAX_PROCESSES 256

/* How often it is looked at what the engine takes, milliseconds. */
#define LOOK_INTERVAL_MS 100

typedef struct {
  int64_t max_memory;
  const char **readable; /* ends with NULL */
  char **command;
  char folder[1024];
  bool is_alone; /* the engine, in namespaces of its own */
  QdrGuardReport report;
  int64_t measured_us; /* as it was measured the last time */
} Guard;

/* --- The engine ------------------------------------------------------------------------------- */

/* Keeps nothing of the environment but where programs are. */
static void
clear_environment (const char *folder)
{
  const char *path = getenv ("PATH");
  char *kept = strdup (path != NULL ? path : "/usr/local/bin:/usr/bin:/bin");

  clearenv ();
  if (kept != NULL)
    setenv ("PATH", kept, 1);
  free (kept);
  setenv ("LANG", "C.UTF-8", 1);
  setenv ("LC_ALL", "C.UTF-8", 1);
  setenv ("HOME", folder, 1);
  setenv ("TMPDIR", folder, 1);
}

/* Becomes the engine; tells why not. */
static void
run_engine (Guard *self, int trouble_fd)
{
  int reason;

  setsid ();
  signal (SIGPIPE, SIG_DFL);
  clear_environment (self->folder);
  guard_rights_drop (self->folder, self->readable, self->is_alone);
  /* With the process before it this one ends too. */
  prctl (PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  syscall (SYS_close_range, STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
  if (chdir (self->folder) == 0)
    execv (self->command[0], self->command);

  reason = errno;
  if (write (trouble_fd, &reason, sizeof reason) < 0)
    _exit (WRONG_USAGE);
  _exit (EXIT_FAILURE);
}

static void
let_go_of_pipes (void)
{
  close (STDIN_FILENO);
  close (STDOUT_FILENO);
}

/* The first process: ends with the engine. */
static void
run_first (Guard *self, int trouble_fd)
{
  pid_t engine, ended;

  prctl (PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  close (QDR_GUARD_CONTROL_FD);
  engine = fork ();
  if (engine == 0)
    run_engine (self, trouble_fd);
  let_go_of_pipes ();
  close (trouble_fd);
  do
    ended = waitpid (-1, NULL, 0);
  while (ended != engine && (ended > 0 || errno == EINTR));
  _exit (EXIT_SUCCESS);
}

/* --- The guard -------------------------------------------------------------------------------- */

static void
end (Guard *self, QdrGuardState state)
{
  self->report.state = state;
  guard_tree_kill ();
}

/* What somebody else has waited for does not count any more; so what is less than before is not
 * taken back. */
static void
count_cpu_time (Guard *self, const GuardUsage *usage)
{
  if (usage->cpu_us > self->measured_us)
    self->report.cpu_us += usage->cpu_us - self->measured_us;
  self->measured_us = usage->cpu_us;
}

static void
look (Guard *self)
{
  GuardUsage usage;
  pid_t ended;

  if (self->report.state != QDR_GUARD_RUNNING)
    return;
  usage = guard_tree_measure (getpid ());
  count_cpu_time (self, &usage);
  if (usage.memory > self->max_memory)
    end (self, QDR_GUARD_MUCH_MEMORY);
  else if (usage.processes > MAX_PROCESSES)
    end (self, QDR_GUARD_MANY_PROCESSES);
  else if ((ended = waitpid (-1, NULL, WNOHANG)) > 0)
    end (self, QDR_GUARD_ENDED);
}

/* Starts the engine, and waits until it runs or cannot. */
static void
start (Guard *self)
{
  int trouble[2];
  int reason = 0;
  pid_t first;

  if (pipe2 (trouble, O_CLOEXEC) != 0) {
    self->report.state = QDR_GUARD_NOT_STARTED;
    self->report.reason = errno;
    return;
  }
  first = fork ();
  if (first == 0)
    run_first (self, trouble[1]);
  close (trouble[1]);
  let_go_of_pipes ();
  if (first < 0)
    reason = errno;
  else if (read (trouble[0], &reason, sizeof reason) != sizeof reason)
    reason = 0;
  close (trouble[0]);
  if (reason == 0)
    return;
  self->report.reason = reason;
  end (self, QDR_GUARD_NOT_STARTED);
}

/* Answers until nobody asks any more. */
static void
serve (Guard *self)
{
  struct pollfd control = { .fd = QDR_GUARD_CONTROL_FD, .events = POLLIN };

  for (;;) {
    const bool is_running = self->report.state == QDR_GUARD_RUNNING;
    const int ready = poll (&control, 1, is_running ? LOOK_INTERVAL_MS : -1);
    char question;

    look (self);
    if (ready <= 0)
      continue;
    if (read (QDR_GUARD_CONTROL_FD, &question, 1) <= 0 ||
        write (QDR_GUARD_CONTROL_FD, &self->report, sizeof self->report) < 0)
      return;
  }
}

/* Returns whether the words of the command line make sense. */
static bool
read_options (Guard *self, int argc, char **argv)
{
  int n_readable = 0;
  int i;

  for (i = 1; i < argc && strcmp (argv[i], "--") != 0; i++) {
    if (strncmp (argv[i], READ_OPTION, strlen (READ_OPTION)) == 0)
      self->readable[n_readable++] = argv[i] + strlen (READ_OPTION);
    else if (strncmp (argv[i], MEMORY_OPTION, strlen (MEMORY_OPTION)) == 0)
      self->max_memory = strtol (argv[i] + strlen (MEMORY_OPTION), NULL, 10);
    else
      return false;
  }
  self->command = argv + i + 1;
  if (self->max_memory < 1 || self->max_memory > MAX_MEMORY_MIB)
    return false;
  self->max_memory *= 1024 * 1024;
  return i + 1 < argc;
}

int
main (int argc, char **argv)
{
  Guard self = { .max_memory = DEFAULT_MEMORY_MIB };
  sigset_t none;

  self.readable = calloc ((size_t) argc + 1, sizeof *self.readable);
  if (self.readable == NULL || !read_options (&self, argc, argv) ||
      fcntl (QDR_GUARD_CONTROL_FD, F_SETFD, FD_CLOEXEC) != 0)
    _exit (WRONG_USAGE);
  for (int i = 1; i < NSIG; i++)
    signal (i, i == SIGPIPE ? SIG_IGN : SIG_DFL);
  sigemptyset (&none);
  sigprocmask (SIG_SETMASK, &none, NULL);
  /* A signal from the keyboard is for the program, which ends the engine if it ends itself. */
  setsid ();
  prctl (PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);

  if (!guard_folder_make (self.folder, sizeof self.folder)) {
    self.report.state = QDR_GUARD_NOT_STARTED;
    self.report.reason = errno;
    serve (&self);
    _exit (EXIT_FAILURE);
  }
  self.is_alone = guard_rights_leave_namespaces ();
  start (&self);
  serve (&self);
  guard_tree_kill ();
  guard_folder_remove (self.folder);
  _exit (EXIT_SUCCESS);
}
