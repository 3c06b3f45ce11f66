/*
 * The guard of an external engine: a sandbox with only the rights that the engine needs.
 *
 *     quoridor-engine-guard [--memory=MIB] [--read=PATH]… -- PROGRAM [ARGUMENT]…
 *
 * The engine has the standard input and output of the guard. When the program that started the
 * guard ends, the guard stops the engine.
 *
 *     program ── guard ── first ── engine ── …
 *
 * The guard remains outside the sandbox. It measures the engine, answers requests and stops the
 * engine. If the system allows namespaces, the first process is the init process of a new
 * namespace. It adopts all orphans, and the other processes end with it. None of them sees a
 * process outside the namespace. Without namespaces, the guard adopts the orphans and kills them.
 *
 * The guard is a separate program because a program with threads cannot safely do this much between
 * fork() and exec().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <linux/close_range.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "guard-rights.h"
#include "qdr-guard-report.h"

/* The total usage of the descendants of a process. */
typedef struct {
  int64_t cpu_us;     /* CPU time in microseconds, including that of ended children that their
                         parents waited for */
  int64_t memory;     /* resident memory in bytes */
  unsigned processes; /* number of processes and threads */
} GuardUsage;

/* The maximum number of generations of descendants that are visited. */
#define MAX_DEPTH 64

typedef void (*VisitFunc) (pid_t pid, void *data);

/* Calls @visit for each descendant of @root. The kernel keeps a separate list of children for each
 * thread. */
static void
visit_descendants (pid_t root, VisitFunc visit, void *data, unsigned depth)
{
  char path[300];
  struct dirent *entry;
  DIR *threads;

  snprintf (path, sizeof path, "/proc/%d/task", root);
  threads = depth < MAX_DEPTH ? opendir (path) : NULL;
  if (threads == NULL)
    return;
  while ((entry = readdir (threads)) != NULL) {
    FILE *file;
    int child;

    if (entry->d_name[0] == '.')
      continue;
    snprintf (path, sizeof path, "/proc/%d/task/%.32s/children", root, entry->d_name);
    file = fopen (path, "re");
    if (file == NULL)
      continue;
    while (fscanf (file, "%d", &child) == 1) {
      visit_descendants (child, visit, data, depth + 1);
      visit (child, data);
    }
    fclose (file);
  }
  closedir (threads);
}

static void
add_usage (pid_t pid, void *data)
{
  GuardUsage *usage = data;
  char path[64];
  char line[1024];
  const char *fields;
  long user, system, threads, pages;
  clockid_t clock;
  struct timespec now;
  FILE *file;

  snprintf (path, sizeof path, "/proc/%d/stat", pid);
  file = fopen (path, "re");
  if (file == NULL)
    return;
  /* Skips the program name in parentheses, which may contain anything. The fields that are read are
   * the CPU times of ended children that were waited for (16 and 17), the number of threads (20)
   * and the resident pages (24). */
  fields = fgets (line, sizeof line, file) != NULL ? strrchr (line, ')') : NULL;
  fclose (file);
  if (fields == NULL ||
      sscanf (fields,
              ") %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %ld %ld %*s %*s %ld %*s %*s "
              "%*s %ld",
              &user, &system, &threads, &pages) != 4)
    return;
  usage->cpu_us += (user + system) * 1000000 / sysconf (_SC_CLK_TCK);
  /* Adds the CPU time of the process itself. Its clock is more precise than /proc. */
  if (clock_getcpuclockid (pid, &clock) == 0 && clock_gettime (clock, &now) == 0)
    usage->cpu_us += (int64_t) now.tv_sec * 1000000 + now.tv_nsec / 1000;
  usage->memory += pages * sysconf (_SC_PAGESIZE);
  usage->processes += (unsigned) threads;
}

static GuardUsage
measure_descendants (pid_t root)
{
  GuardUsage usage = { 0 };

  visit_descendants (root, add_usage, &usage, 0);
  return usage;
}

static void
kill_one (pid_t pid, void *data)
{
  (void) data;
  kill (pid, SIGKILL);
}

/* Kills all descendants of this process, including adopted orphans, and waits until they have
 * ended. Repeats until none is left, because new ones may start meanwhile. */
static void
kill_descendants (void)
{
  const struct timespec moment = { .tv_nsec = 1000000 };

  for (;;) {
    pid_t ended;

    visit_descendants (getpid (), kill_one, NULL, 0);
    while ((ended = waitpid (-1, NULL, WNOHANG)) > 0)
      continue;
    if (ended < 0 && errno == ECHILD)
      return;
    nanosleep (&moment, NULL);
  }
}

#define WRONG_USAGE 2

#define MEMORY_OPTION "--memory="
#define READ_OPTION "--read="
#define DEFAULT_MEMORY_MIB 2048
#define MAX_MEMORY_MIB 1048576

#define MAX_PROCESSES 256

#define CHECK_INTERVAL_MS 100

/* The maximum number of folders that are open at the same time while the working folder is
 * removed. */
#define MAX_OPEN_FOLDERS 16
/* The maximum number of passes to remove the working folder. Unreadable folders are made readable
 * in one pass and emptied in the next. */
#define MAX_PASSES 64

typedef struct {
  int64_t max_memory;
  const char **readable; /* paths that the engine can read, terminated by NULL */
  char **command;
  char folder[1024];
  bool is_alone; /* whether the engine has its own namespaces */
  QdrGuardReport report;
  int64_t measured_us; /* CPU time at the last measurement, in microseconds */
} Guard;

static int
make_accessible (const char *path, const struct stat *status, int kind, struct FTW *position)
{
  (void) status;
  (void) position;
  if (kind == FTW_D || kind == FTW_DNR)
    chmod (path, 0700);
  return 0;
}

static int
remove_one (const char *path, const struct stat *status, int kind, struct FTW *position)
{
  (void) status;
  (void) kind;
  (void) position;
  remove (path);
  return 0;
}

/* Replaces this process with the engine. If this fails, writes the errno to @error_fd. */
static void
run_engine (Guard *self, int error_fd)
{
  const char *path = getenv ("PATH");
  char *path_copy = strdup (path != NULL ? path : "/usr/local/bin:/usr/bin:/bin");
  int reason;

  setsid ();
  signal (SIGPIPE, SIG_DFL);
  clearenv ();
  if (path_copy != NULL)
    setenv ("PATH", path_copy, 1);
  free (path_copy);
  setenv ("LANG", "C.UTF-8", 1);
  setenv ("LC_ALL", "C.UTF-8", 1);
  setenv ("HOME", self->folder, 1);
  setenv ("TMPDIR", self->folder, 1);
  guard_rights_drop (self->folder, self->readable, self->is_alone);
  /* Makes the system kill the engine when its parent process ends. */
  prctl (PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  syscall (SYS_close_range, STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
  if (chdir (self->folder) == 0)
    execv (self->command[0], self->command);

  reason = errno;
  if (write (error_fd, &reason, sizeof reason) < 0)
    _exit (WRONG_USAGE);
  _exit (EXIT_FAILURE);
}

static void
close_pipes (void)
{
  close (STDIN_FILENO);
  close (STDOUT_FILENO);
}

/* Runs the first process, which starts the engine and ends when the engine ends. */
static void
run_first_process (Guard *self, int error_fd)
{
  pid_t engine, ended;

  prctl (PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  close (QDR_GUARD_CONTROL_FD);
  engine = fork ();
  if (engine == 0)
    run_engine (self, error_fd);
  close_pipes ();
  close (error_fd);
  do
    ended = waitpid (-1, NULL, 0);
  while (ended != engine && (ended > 0 || errno == EINTR));
  _exit (EXIT_SUCCESS);
}

static void
stop_engine (Guard *self, QdrGuardState state)
{
  self->report.state = state;
  kill_descendants ();
}

/* Starts the engine and waits until it runs or has failed to start. */
static void
start_engine (Guard *self)
{
  int error_pipe[2];
  int reason = 0;
  pid_t first;

  if (pipe2 (error_pipe, O_CLOEXEC) != 0) {
    self->report.state = QDR_GUARD_NOT_STARTED;
    self->report.reason = errno;
    return;
  }
  first = fork ();
  if (first == 0)
    run_first_process (self, error_pipe[1]);
  close (error_pipe[1]);
  close_pipes ();
  if (first < 0)
    reason = errno;
  else if (read (error_pipe[0], &reason, sizeof reason) != sizeof reason)
    reason = 0;
  close (error_pipe[0]);
  if (reason == 0)
    return;
  self->report.reason = reason;
  stop_engine (self, QDR_GUARD_NOT_STARTED);
}

/* Answers requests and checks the limits until the control descriptor is closed. */
static void
answer_requests (Guard *self)
{
  struct pollfd control = { .fd = QDR_GUARD_CONTROL_FD, .events = POLLIN };

  for (;;) {
    const bool is_running = self->report.state == QDR_GUARD_RUNNING;
    const int ready = poll (&control, 1, is_running ? CHECK_INTERVAL_MS : -1);
    char request;

    if (is_running) {
      const GuardUsage usage = measure_descendants (getpid ());

      /* The measured time can shrink: the time of an ended process counts only if one of the
       * measured processes has waited for it. The reported time never shrinks. */
      if (usage.cpu_us > self->measured_us)
        self->report.cpu_us += usage.cpu_us - self->measured_us;
      self->measured_us = usage.cpu_us;
      if (usage.memory > self->max_memory)
        stop_engine (self, QDR_GUARD_MUCH_MEMORY);
      else if (usage.processes > MAX_PROCESSES)
        stop_engine (self, QDR_GUARD_MANY_PROCESSES);
      else if (waitpid (-1, NULL, WNOHANG) > 0)
        stop_engine (self, QDR_GUARD_ENDED);
    }
    if (ready <= 0)
      continue;
    if (read (QDR_GUARD_CONTROL_FD, &request, 1) <= 0 ||
        write (QDR_GUARD_CONTROL_FD, &self->report, sizeof self->report) < 0)
      return;
  }
}

/* Returns whether the command line is valid. */
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
  const char *parent = getenv ("TMPDIR");
  struct stat status;
  sigset_t none;

  self.readable = calloc ((size_t) argc + 1, sizeof *self.readable);
  if (self.readable == NULL || !read_options (&self, argc, argv) ||
      fcntl (QDR_GUARD_CONTROL_FD, F_SETFD, FD_CLOEXEC) != 0)
    _exit (WRONG_USAGE);
  for (int i = 1; i < NSIG; i++)
    signal (i, i == SIGPIPE ? SIG_IGN : SIG_DFL);
  sigemptyset (&none);
  sigprocmask (SIG_SETMASK, &none, NULL);
  /* Starts a new session, so that signals from the keyboard reach only the program that started the
   * guard. If that program ends, the guard stops the engine. */
  setsid ();
  prctl (PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);

  if (parent == NULL || parent[0] != '/')
    parent = "/tmp";
  if ((size_t) snprintf (self.folder, sizeof self.folder, "%s/quoridor-engine-XXXXXX", parent) >=
          sizeof self.folder ||
      mkdtemp (self.folder) == NULL) {
    self.report.state = QDR_GUARD_NOT_STARTED;
    self.report.reason = errno;
    answer_requests (&self);
    _exit (EXIT_FAILURE);
  }
  self.is_alone = guard_rights_unshare_namespaces ();
  self.report.gaps = guard_rights_find_gaps (self.is_alone);
  start_engine (&self);
  answer_requests (&self);
  kill_descendants ();
  for (unsigned i = 0; i < MAX_PASSES && lstat (self.folder, &status) == 0; i++) {
    nftw (self.folder, make_accessible, MAX_OPEN_FOLDERS, FTW_PHYS | FTW_MOUNT);
    nftw (self.folder, remove_one, MAX_OPEN_FOLDERS, FTW_PHYS | FTW_MOUNT | FTW_DEPTH);
  }
  _exit (EXIT_SUCCESS);
}
