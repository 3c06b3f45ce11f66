/*
 * Another program that communicates by lines of text and cannot block this one.
 *
 * The guard (src/guard) starts the program, measures its CPU time and ends it. The guard's input
 * and output are those of the program; requests to the guard itself use a socket.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-program.h"

#include <errno.h>
#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "qdr-config.h"
#include "qdr-data-dir.h"
#include "qdr-guard-report.h"

#define GUARD "quoridor-engine-guard"

#define CHUNK_SIZE 4096

/* The maximum size of one answer, in bytes and in lines. */
#define MAX_ANSWER (16 * QDR_PROGRAM_MAX_LINE)
#define MAX_LINES 100000

/* The maximum length of a quoted line, in bytes. */
#define QUOTE_LENGTH 40

/* The interval of checks of interrupts and CPU time, milliseconds. */
#define LOOK_INTERVAL_MS 50

/* The timeout of a request to the guard, which answers immediately unless the machine is busy. */
#define GUARD_PATIENCE_MS 10000

struct QdrProgram {
  GSubprocess *guard;
  int to;          /* the input of the program; owned by the guard object */
  int from;        /* the output of the program; likewise */
  int control;     /* the socket of the guard */
  GString *buffer; /* received, but not returned yet */
  gsize n_read;    /* bytes received since the last line was sent */
  guint n_lines;   /* lines received since then */
  gint64 look_time;
  gint64 cpu_us; /* as of the last report */
};

G_DEFINE_QUARK (qdr_program_error, qdr_program_error)

/* The guard */

/* Returns (transfer full) (nullable): the path of the guard. */
static char *
find_guard (void)
{
  const char *chosen = g_getenv ("QDR_ENGINE_GUARD");
  /* For a program that was moved after its installation, and for the build folder. */
  g_autofree char *moved = qdr_data_dir_get_relative ("libexec/quoridor");
  g_autofree char *built = qdr_data_dir_get_relative ("guard");
  const char *const folders[] = { QDR_PKGLIBEXECDIR, moved, built };

  if (chosen != NULL)
    return g_strdup (chosen);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++) {
    g_autofree char *path = folders[i] != NULL ? g_build_filename (folders[i], GUARD, NULL) : NULL;

    if (path != NULL && g_file_test (path, G_FILE_TEST_IS_EXECUTABLE))
      return g_steal_pointer (&path);
  }
  return NULL;
}

/* Requests a report. Returns whether the guard answers. */
static gboolean
ask_guard (QdrProgram *self, QdrGuardReport *report)
{
  GPollFD poll_fd = { .fd = self->control, .events = G_IO_IN };
  int ready;

  if (send (self->control, "?", 1, MSG_NOSIGNAL) != 1)
    return FALSE;
  do
    ready = g_poll (&poll_fd, 1, GUARD_PATIENCE_MS);
  while (ready < 0 && errno == EINTR);
  if (ready <= 0 || recv (self->control, report, sizeof *report, MSG_WAITALL) != sizeof *report)
    return FALSE;

  self->cpu_us = report->cpu_us;
  return TRUE;
}

/* Readable files */

static gboolean
is_home_or_above (const char *folder)
{
  const char *home = g_get_home_dir ();
  const gsize length = strlen (folder);

  return g_str_equal (folder, "/") ||
         (g_str_has_prefix (home, folder) && (home[length] == '\0' || home[length] == '/'));
}

/* Adds the folder of the program, or the one around "bin", unless that contains the home folder. */
static void
add_surroundings (GPtrArray *words, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (folder);
  g_autofree char *above = g_path_get_dirname (folder);
  const char *readable = path;

  if (!is_home_or_above (folder))
    readable = g_str_equal (name, "bin") && !is_home_or_above (above) ? above : folder;
  g_ptr_array_add (words, g_strconcat ("--read=", readable, NULL));
}

/* Makes the surroundings of @path readable, and those of the file that it links to. */
static void
allow_reading (GPtrArray *words, const char *path)
{
  char *target = realpath (path, NULL);

  add_surroundings (words, path);
  if (target != NULL && !g_str_equal (target, path))
    add_surroundings (words, target);
  free (target);
}

/* Returns (transfer full): the command line of the guard. Arguments that name a file get absolute
 * paths; a word without a dot or a slash is not a file name. */
static GPtrArray *
make_command (const char *guard, const char *program, const char *const *argv)
{
  g_autoptr (GPtrArray) command = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (words, g_strdup (guard));
  allow_reading (words, program);
  g_ptr_array_add (command, g_strdup (program));
  for (guint i = 1; argv[i] != NULL; i++) {
    const gboolean is_file =
        strpbrk (argv[i], "./") != NULL && g_file_test (argv[i], G_FILE_TEST_IS_REGULAR);
    char *word = is_file ? g_canonicalize_filename (argv[i], NULL) : g_strdup (argv[i]);

    if (g_path_is_absolute (word) && g_file_test (word, G_FILE_TEST_IS_REGULAR))
      allow_reading (words, word);
    g_ptr_array_add (command, word);
  }
  g_ptr_array_add (words, g_strdup ("--"));
  g_ptr_array_extend_and_steal (words, g_steal_pointer (&command));
  g_ptr_array_add (words, NULL);
  return words;
}

/* Starting */

static void
fail_start (GError **error, const char *reason)
{
  g_set_error_literal (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NOT_STARTED, reason);
}

/* Starts the guard with the other end of @control. */
static GSubprocess *
start_guard (const char *const *command, int control, GError **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                 G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_auto (GStrv) environment = NULL;
  static const char *const inherited[] = { "PATH", "TMPDIR" };

  for (guint i = 0; i < G_N_ELEMENTS (inherited); i++)
    if (g_getenv (inherited[i]) != NULL)
      environment = g_environ_setenv (environment, inherited[i], g_getenv (inherited[i]), TRUE);
  if (environment == NULL)
    environment = g_new0 (char *, 1);
  g_subprocess_launcher_set_environ (launcher, environment);
  g_subprocess_launcher_take_fd (launcher, control, QDR_GUARD_CONTROL_FD);
  return g_subprocess_launcher_spawnv (launcher, command, error);
}

QdrProgram *
qdr_program_start (const char *const *argv, GError **error)
{
  g_autofree char *guard_path = find_guard ();
  g_autofree char *found = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GPtrArray) command = NULL;
  g_autoptr (GSubprocess) guard = NULL;
  g_autoptr (QdrProgram) self = NULL;
  QdrGuardReport report;
  int control[2];

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, NULL);

  found = g_find_program_in_path (argv[0]);
  if (found == NULL || guard_path == NULL) {
    fail_start (error, found == NULL ? _ ("there is no such program")
                                     : _ ("its sandbox program is not installed"));
    return NULL;
  }

  /* Writing to a program that has ended must fail instead of ending this one; GSocket does the
   * same. */
  signal (SIGPIPE, SIG_IGN);

  path = g_canonicalize_filename (found, NULL);
  command = make_command (guard_path, path, argv);
  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, control) != 0) {
    fail_start (error, g_strerror (errno));
    return NULL;
  }
  guard = start_guard ((const char *const *) command->pdata, control[1], error);
  if (guard == NULL) {
    close (control[0]);
    return NULL;
  }

  self = g_new0 (QdrProgram, 1);
  self->guard = g_object_ref (guard);
  self->control = control[0];
  self->to =
      g_unix_output_stream_get_fd (G_UNIX_OUTPUT_STREAM (g_subprocess_get_stdin_pipe (guard)));
  self->from =
      g_unix_input_stream_get_fd (G_UNIX_INPUT_STREAM (g_subprocess_get_stdout_pipe (guard)));
  self->buffer = g_string_new (NULL);
  g_unix_set_fd_nonblocking (self->to, TRUE, NULL);
  g_unix_set_fd_nonblocking (self->from, TRUE, NULL);
  if (!ask_guard (self, &report)) {
    fail_start (error, _ ("its sandbox program does not work"));
    return NULL;
  }
  if (report.state == QDR_GUARD_NOT_STARTED) {
    fail_start (error, g_strerror (report.reason));
    return NULL;
  }
  return g_steal_pointer (&self);
}

void
qdr_program_free (QdrProgram *self)
{
  if (self == NULL)
    return;

  close (self->control);
  g_object_unref (self->guard);
  g_string_free (self->buffer, TRUE);
  g_free (self);
}

/* Waiting */

static gboolean
fail (GError **error, QdrProgramError code, const char *message)
{
  g_set_error_literal (error, QDR_PROGRAM_ERROR, (int) code, message);
  return FALSE;
}

static gboolean
fail_died (QdrProgram *self, GError **error)
{
  QdrGuardReport report = { 0 };
  const char *message = _ ("the program has ended");

  if (ask_guard (self, &report) && report.state == QDR_GUARD_MUCH_MEMORY)
    message = _ ("the program took too much memory");
  else if (report.state == QDR_GUARD_MANY_PROCESSES)
    message = _ ("the program started too many processes");
  return fail (error, QDR_PROGRAM_ERROR_DIED, message);
}

/* Waits until @fd is ready or closed by the other end. */
static gboolean
wait_for (QdrProgram *self,
          int fd,
          GIOCondition condition,
          const QdrWaitLimits *wait_limits,
          GError **error)
{
  GPollFD poll_fd = { .fd = fd, .events = condition };

  for (;;) {
    const gint64 now = g_get_monotonic_time ();
    const gint64 left = wait_limits->deadline - now;
    gint interrupt = QDR_INTERRUPT_NONE;

    if (wait_limits->interrupt != NULL)
      interrupt = g_atomic_int_get (wait_limits->interrupt);
    if (interrupt == QDR_INTERRUPT_STOP ||
        (interrupt == QDR_INTERRUPT_HURRY && !wait_limits->ignores_hurry))
      return fail (error, QDR_PROGRAM_ERROR_STOPPED, "The program was not waited for");
    if (left <= 0)
      return fail (error, QDR_PROGRAM_ERROR_LATE, _ ("the program does not answer"));
    /* Also checked between lines, for programs that never pause. */
    if (wait_limits->max_cpu_us != 0 && now >= self->look_time + LOOK_INTERVAL_MS * 1000) {
      QdrGuardReport report;

      self->look_time = now;
      if (ask_guard (self, &report) && report.cpu_us > wait_limits->max_cpu_us)
        return fail (error, QDR_PROGRAM_ERROR_LATE,
                     _ ("the program used more processor time than a move allows"));
    }
    if (g_poll (&poll_fd, 1, (gint) MIN (left / 1000 + 1, LOOK_INTERVAL_MS)) > 0)
      return TRUE;
  }
}

static gboolean
is_transient (int reason)
{
  return reason == EAGAIN || reason == EINTR;
}

gboolean
qdr_program_send (QdrProgram *self,
                  const char *line,
                  const QdrWaitLimits *wait_limits,
                  GError **error)
{
  g_autofree char *text = NULL;
  const char *rest;

  g_return_val_if_fail (self != NULL && line != NULL && wait_limits != NULL, FALSE);

  text = g_strconcat (line, "\n", NULL);
  self->n_read = 0;
  self->n_lines = 0;
  for (rest = text; *rest != '\0';) {
    gssize n_written;

    if (!wait_for (self, self->to, G_IO_OUT, wait_limits, error))
      return FALSE;
    n_written = write (self->to, rest, strlen (rest));
    if (n_written >= 0)
      rest += n_written;
    else if (!is_transient (errno))
      return fail_died (self, error);
  }
  return TRUE;
}

char *
qdr_program_read_line (QdrProgram *self, const QdrWaitLimits *wait_limits, GError **error)
{
  char *line;
  char *end;

  g_return_val_if_fail (self != NULL && wait_limits != NULL, NULL);

  if (++self->n_lines > MAX_LINES || self->n_read > MAX_ANSWER) {
    fail (error, QDR_PROGRAM_ERROR_NONSENSE, _ ("the program sends too much output"));
    return NULL;
  }
  while ((end = memchr (self->buffer->str, '\n', self->buffer->len)) == NULL) {
    char chunk[CHUNK_SIZE];
    gssize n_read;

    if (self->buffer->len > QDR_PROGRAM_MAX_LINE) {
      fail (error, QDR_PROGRAM_ERROR_NONSENSE, _ ("the program sends an endless line"));
      return NULL;
    }
    if (!wait_for (self, self->from, G_IO_IN, wait_limits, error))
      return NULL;
    n_read = read (self->from, chunk, sizeof chunk);
    if (n_read > 0) {
      self->n_read += (gsize) n_read;
      g_string_append_len (self->buffer, chunk, n_read);
    } else if (n_read == 0 || !is_transient (errno)) {
      fail_died (self, error);
      return NULL;
    }
  }

  line = g_strndup (self->buffer->str, (gsize) (end - self->buffer->str));
  g_string_erase (self->buffer, 0, end - self->buffer->str + 1);
  g_strchomp (line);
  return line;
}

gint64
qdr_program_get_cpu_time (QdrProgram *self)
{
  QdrGuardReport report;

  g_return_val_if_fail (self != NULL, 0);

  ask_guard (self, &report);
  return self->cpu_us;
}

/* Lines */

const char *
qdr_program_line_get_rest (const char *line, const char *name)
{
  const gsize length = strlen (name);

  if (strncmp (line, name, length) != 0 || (line[length] != ' ' && line[length] != '\0'))
    return NULL;
  return line + length + strspn (line + length, " ");
}

void
qdr_program_set_nonsense (GError **error, const char *line)
{
  g_autofree char *start = g_strndup (line, QUOTE_LENGTH);
  g_autofree char *quote = g_utf8_make_valid (start, -1);

  /* Control characters must not reach the message. */
  for (char *at = quote; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      *at = ' ';
  g_set_error (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NONSENSE, _ ("the program answers “%s”"),
               quote);
}
