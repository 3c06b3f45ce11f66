/*
 * The engine guard alone: permissions, limits, and reports.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-guard-report.h"

#include <errno.h>
#include <gio/gio.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "test.h"

/* Microseconds between two requests to the guard. */
#define PAUSE 2000

/* A system call that a sandbox around the guard, such as that of Flatpak, can forbid. */
static int forbidden_call;

/* A running guard. */
typedef struct {
  GSubprocess *process;
  int control;
} Guard;

/* Runs in the child process. */
static void
forbid_call (gpointer user_data)
{
  struct sock_filter filter[] = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, (unsigned) forbidden_call, 0, 1),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = { .len = G_N_ELEMENTS (filter), .filter = filter };

  if (prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
      prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
    _exit (EXIT_FAILURE);
}

static Guard
start (const char *const *words)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                 G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  Guard self;
  int ends[2];

  ck_assert_int_eq (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0);
  self.control = ends[0];
  g_subprocess_launcher_take_fd (launcher, ends[1], QDR_GUARD_CONTROL_FD);
  if (forbidden_call != 0)
    g_subprocess_launcher_set_child_setup (launcher, forbid_call, NULL, NULL);
  g_ptr_array_add (argv, (gpointer) g_getenv ("QDR_ENGINE_GUARD"));
  for (guint i = 0; words[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) words[i]);
  g_ptr_array_add (argv, NULL);
  self.process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv->pdata, NULL);
  ck_assert_ptr_nonnull (self.process);
  return self;
}

static void
write_text (const Guard *self, const char *text)
{
  GOutputStream *input = g_subprocess_get_stdin_pipe (self->process);

  ck_assert (g_output_stream_write_all (input, text, strlen (text), NULL, NULL, NULL));
}

static QdrGuardReport
request_report (const Guard *self)
{
  QdrGuardReport report;

  ck_assert_int_eq (write (self->control, "?", 1), 1);
  ck_assert_int_eq (recv (self->control, &report, sizeof report, MSG_WAITALL), sizeof report);
  return report;
}

static QdrGuardReport
wait_for_end (const Guard *self)
{
  QdrGuardReport report = request_report (self);

  while (report.state == QDR_GUARD_RUNNING) {
    g_usleep (PAUSE);
    report = request_report (self);
  }
  return report;
}

/* Reads what the engine and its children write, until the last of them has ended. */
static char *
read_all (const Guard *self)
{
  GInputStream *output = g_subprocess_get_stdout_pipe (self->process);
  GString *text = g_string_new (NULL);
  char part[256];
  gssize length;

  while ((length = g_input_stream_read (output, part, sizeof part, NULL, NULL)) > 0)
    g_string_append_len (text, part, length);
  return g_string_free (text, FALSE);
}

/* Closes the connection, and waits until the guard has ended. */
static void
stop (Guard *self)
{
  close (self->control);
  ck_assert (g_subprocess_wait (self->process, NULL, NULL));
  g_object_unref (self->process);
}

TEST_DEFAULTS (.timeout = 120)

static const struct {
  int call;
  QdrGuardGaps gap;
} walls[] = {
  { SYS_unshare, QDR_GUARD_GAP_PROCESSES },
  { SYS_landlock_create_ruleset, QDR_GUARD_GAP_FILES },
};

TEST (what_a_sandbox_forbids_the_guard_is_reported, .loops = G_N_ELEMENTS (walls))
{
  const char *const words[] = { "--", "/bin/sh", "-c", "echo here; read word", NULL };
  gint64 gaps;
  Guard guard;

  guard = start (words);
  gaps = request_report (&guard).gaps;
  stop (&guard);

  forbidden_call = walls[_i].call;
  guard = start (words);
  ck_assert_int_eq (request_report (&guard).state, QDR_GUARD_RUNNING);
  ck_assert_int_eq (request_report (&guard).gaps, gaps | walls[_i].gap);
  stop (&guard);
  forbidden_call = 0;
}

TEST (an_engine_that_takes_too_much_memory_is_ended)
{
  const char *engine = g_getenv ("QDR_HOSTILE_ENGINE");
  g_autofree char *readable = g_strconcat ("--read=", engine, NULL);
  const char *const words[] = { "--memory=192", readable, "--", engine, "eats-memory", NULL };
  Guard guard = start (words);

  write_text (&guard, "uqi\ngo\n");
  ck_assert_int_eq (wait_for_end (&guard).state, QDR_GUARD_MUCH_MEMORY);
  stop (&guard);
}

TEST (an_engine_that_stays_below_its_memory_goes_on)
{
  const char *const words[] = {
    "--memory=192", "--", "/bin/sh", "-c", "echo here; read word", NULL
  };
  Guard guard = start (words);
  g_autofree char *text = NULL;

  ck_assert_int_eq (request_report (&guard).state, QDR_GUARD_RUNNING);
  write_text (&guard, "go\n");
  ck_assert_int_eq (wait_for_end (&guard).state, QDR_GUARD_ENDED);
  text = read_all (&guard);
  ck_assert_str_eq (text, "here\n");
  stop (&guard);
}

TEST (what_cannot_start_is_told_with_the_reason)
{
  const char *const words[] = { "--", "/nonexistent/engine", NULL };
  Guard guard = start (words);
  const QdrGuardReport report = request_report (&guard);

  ck_assert_int_eq (report.state, QDR_GUARD_NOT_STARTED);
  ck_assert_int_eq (report.reason, ENOENT);
  stop (&guard);
}

/* A process in the background that never ends by itself holds the output open. */
#define LEAVES_CHILDREN "(trap '' TERM HUP; sleep 1000) & echo ready; "

static const char *const lives[] = {
  LEAVES_CHILDREN "exit 0",
  LEAVES_CHILDREN "sleep 1000",
  LEAVES_CHILDREN "(sleep 1000 &) & wait",
};

TEST (with_the_control_ends_all_that_was_started, .loops = G_N_ELEMENTS (lives))
{
  const char *const words[] = { "--", "/bin/sh", "-c", lives[_i], NULL };
  Guard guard = start (words);
  g_autofree char *text = NULL;

  shutdown (guard.control, SHUT_WR);
  text = read_all (&guard);
  ck_assert_msg (strcmp (text, "") == 0 || strcmp (text, "ready\n") == 0, "%s", text);
  stop (&guard);
}

TEST (with_a_guard_that_is_killed_ends_the_engine)
{
  const char *const words[] = { "--", "/bin/sh", "-c", "echo ready; exec sleep 1000", NULL };
  Guard guard = start (words);
  g_autofree char *text = NULL;

  g_subprocess_send_signal (guard.process, SIGKILL);
  text = read_all (&guard);
  stop (&guard);
}

TEST (processor_time_is_that_of_all_processes)
{
  const char *const words[] = { "--", "/bin/sh", "-c",
                                "i=0; (while [ $i -lt 100000 ]; do i=$((i + 1)); done); read word",
                                NULL };
  Guard guard = start (words);

  while (request_report (&guard).cpu_us < 10000)
    g_usleep (PAUSE);
  stop (&guard);
}

static const struct {
  const char *words[4];
} wrong[] = {
  { { NULL } },
  { { "--", NULL } },
  { { "/bin/true", NULL } },
  { { "--memory=0", "--", "/bin/true", NULL } },
  { { "--memory=many", "--", "/bin/true", NULL } },
  { { "--memory=-5", "--", "/bin/true", NULL } },
  { { "--write=/", "--", "/bin/true", NULL } },
};

TEST (a_command_line_without_sense_runs_nothing, .loops = G_N_ELEMENTS (wrong))
{
  Guard guard = start (wrong[_i].words);

  ck_assert (g_subprocess_wait (guard.process, NULL, NULL));
  ck_assert (g_subprocess_get_if_exited (guard.process));
  ck_assert_int_eq (g_subprocess_get_exit_status (guard.process), 2);
  stop (&guard);
}
