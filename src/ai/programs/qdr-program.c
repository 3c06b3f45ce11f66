/*
 * Program: a child process that exchanges lines of text with this process.
 *
 * The guard (src/guard) starts the program, measures its CPU time and ends it. The program inherits
 * the guard's standard input and output; requests to the guard itself are sent over a socket.
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

/* The interval between two checks of the interrupt and the CPU time, milliseconds. */
#define CHECK_INTERVAL_MS 50

/* The timeout of a request to the guard, which answers immediately unless the machine is busy. */
#define GUARD_TIMEOUT_MS 10000

struct QdrProgram {
  GSubprocess *guard;
  int input;         /* the file descriptor of the program's input; owned by @guard */
  int output;        /* the file descriptor of the program's output; owned by @guard */
  int control;       /* the socket of the guard */
  GString *buffer;   /* the bytes that were received, but not returned yet */
  gsize n_read;      /* the number of bytes received since the last line was sent */
  guint n_lines;     /* the number of lines received since the last line was sent */
  gint64 check_time; /* the time of the last check of the CPU time, monotonic microseconds */
  gint64 cpu_us;     /* the CPU time in the last report, microseconds */
  gint64 gaps;       /* QdrGuardGaps */
};

G_DEFINE_QUARK (qdr_program_error, qdr_program_error)

/* Returns (transfer full) (nullable): the path of the guard. */
static char *
find_guard (void)
{
  const char *chosen = g_getenv ("QDR_ENGINE_GUARD");
  /* The folder of the guard in an installation that was moved, and its folder in a build. */
  g_autofree char *moved = qdr_data_dir_get_path_in_prefix ("libexec/quoridor");
  g_autofree char *built = qdr_data_dir_get_path_in_prefix ("guard");
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

/* Requests a report from the guard. Returns FALSE if the guard does not answer. */
static gboolean
request_report (QdrProgram *self, QdrGuardReport *report)
{
  GPollFD poll_fd = { .fd = self->control, .events = G_IO_IN };
  int ready;

  if (send (self->control, "?", 1, MSG_NOSIGNAL) != 1)
    return FALSE;
  do
    ready = g_poll (&poll_fd, 1, GUARD_TIMEOUT_MS);
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

/* Allows the program to read the folder of @path or, if this folder is named "bin", its parent.
 * Never allows a folder that is or contains the home folder; then allows only the file itself. */
static void
add_program_folder (GPtrArray *words, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (folder);
  g_autofree char *above = g_path_get_dirname (folder);
  const char *readable = path;

  if (!is_home_or_above (folder))
    readable = g_str_equal (name, "bin") && !is_home_or_above (above) ? above : folder;
  g_ptr_array_add (words, g_strconcat ("--read=", readable, NULL));
}

/* Allows the program to read the folder of @path and that of the file to which @path links. */
static void
add_readable_folders (GPtrArray *words, const char *path)
{
  char *target = realpath (path, NULL);

  add_program_folder (words, path);
  if (target != NULL && !g_str_equal (target, path))
    add_program_folder (words, target);
  free (target);
}

/* Returns (transfer full): the command line of the guard. An argument of the program that contains
 * a dot or a slash and names a regular file is converted to an absolute path. */
static GPtrArray *
make_guard_command (const char *guard, const char *program, const char *const *argv)
{
  g_autoptr (GPtrArray) command = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (words, g_strdup (guard));
  add_readable_folders (words, program);
  g_ptr_array_add (command, g_strdup (program));
  for (guint i = 1; argv[i] != NULL; i++) {
    const gboolean is_file =
        strpbrk (argv[i], "./") != NULL && g_file_test (argv[i], G_FILE_TEST_IS_REGULAR);
    char *word = is_file ? g_canonicalize_filename (argv[i], NULL) : g_strdup (argv[i]);

    if (g_path_is_absolute (word) && g_file_test (word, G_FILE_TEST_IS_REGULAR))
      add_readable_folders (words, word);
    g_ptr_array_add (command, word);
  }
  g_ptr_array_add (words, g_strdup ("--"));
  g_ptr_array_extend_and_steal (words, g_steal_pointer (&command));
  g_ptr_array_add (words, NULL);
  return words;
}

/* Starting */

static void
set_start_error (GError **error, const char *reason)
{
  g_set_error_literal (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NOT_STARTED, reason);
}

/* Starts the guard. @control is the guard's end of the socket. */
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
    set_start_error (error, found == NULL ? _ ("there is no such program")
                                          : _ ("its sandbox program is not installed"));
    return NULL;
  }

  /* If the program has ended, writing to it must return an error instead of ending this process. */
  signal (SIGPIPE, SIG_IGN);

  path = g_canonicalize_filename (found, NULL);
  command = make_guard_command (guard_path, path, argv);
  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, control) != 0) {
    set_start_error (error, g_strerror (errno));
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
  self->input =
      g_unix_output_stream_get_fd (G_UNIX_OUTPUT_STREAM (g_subprocess_get_stdin_pipe (guard)));
  self->output =
      g_unix_input_stream_get_fd (G_UNIX_INPUT_STREAM (g_subprocess_get_stdout_pipe (guard)));
  self->buffer = g_string_new (NULL);
  g_unix_set_fd_nonblocking (self->input, TRUE, NULL);
  g_unix_set_fd_nonblocking (self->output, TRUE, NULL);
  if (!request_report (self, &report)) {
    set_start_error (error, _ ("its sandbox program does not work"));
    return NULL;
  }
  if (report.state == QDR_GUARD_NOT_STARTED) {
    set_start_error (error, g_strerror (report.reason));
    return NULL;
  }
  self->gaps = report.gaps;
  return g_steal_pointer (&self);
}

const char *
qdr_program_get_warning (const QdrProgram *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->gaps & QDR_GUARD_GAP_FILES)
    return _ ("On this system it can read and change your files.");
  if (self->gaps & QDR_GUARD_GAP_NETWORK)
    return _ ("On this system it can use the network.");
  if (self->gaps & QDR_GUARD_GAP_PROCESSES)
    return _ ("On this system it can interfere with other programs.");
  return NULL;
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

  if (request_report (self, &report) && report.state == QDR_GUARD_MUCH_MEMORY)
    message = _ ("the program took too much memory");
  else if (report.state == QDR_GUARD_MANY_PROCESSES)
    message = _ ("the program started too many processes");
  return fail (error, QDR_PROGRAM_ERROR_DIED, message);
}

/* Waits until @fd is ready for @condition, or until the program has closed its end. */
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
    /* Check the CPU time before g_poll(), which returns immediately if the program never stops
     * sending. */
    if (wait_limits->max_cpu_us != 0 && now >= self->check_time + CHECK_INTERVAL_MS * 1000) {
      QdrGuardReport report;

      self->check_time = now;
      if (request_report (self, &report) && report.cpu_us > wait_limits->max_cpu_us)
        return fail (error, QDR_PROGRAM_ERROR_LATE,
                     _ ("the program used more processor time than a move allows"));
    }
    if (g_poll (&poll_fd, 1, (gint) MIN (left / 1000 + 1, CHECK_INTERVAL_MS)) > 0)
      return TRUE;
  }
}

static gboolean
is_temporary_error (int reason)
{
  return reason == EAGAIN || reason == EINTR;
}

gboolean
qdr_program_send_line (QdrProgram *self,
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

    if (!wait_for (self, self->input, G_IO_OUT, wait_limits, error))
      return FALSE;
    n_written = write (self->input, rest, strlen (rest));
    if (n_written >= 0)
      rest += n_written;
    else if (!is_temporary_error (errno))
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
    if (!wait_for (self, self->output, G_IO_IN, wait_limits, error))
      return NULL;
    n_read = read (self->output, chunk, sizeof chunk);
    if (n_read > 0) {
      self->n_read += (gsize) n_read;
      g_string_append_len (self->buffer, chunk, n_read);
    } else if (n_read == 0 || !is_temporary_error (errno)) {
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

  request_report (self, &report);
  return self->cpu_us;
}

/* Lines */

const char *
qdr_program_line_skip_words (const char *line, const char *words)
{
  const gsize length = strlen (words);

  if (strncmp (line, words, length) != 0 || (line[length] != ' ' && line[length] != '\0'))
    return NULL;
  return line + length + strspn (line + length, " ");
}

void
qdr_program_set_nonsense_error (GError **error, const char *line)
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
