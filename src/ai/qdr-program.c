/*
 * Another program, with which one talks in lines. Whatever it does, it cannot block this one.
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
#include <string.h>
#include <time.h>
#include <unistd.h>

#define CHUNK_SIZE 4096

/* How often the stop flag is read during a wait, milliseconds. */
#define STOP_INTERVAL_MS 50

/* How long a program may take to end once its input has ended, microseconds. */
#define END_PATIENCE_US (G_USEC_PER_SEC / 2)

struct QdrProgram {
  GSubprocess *process;
  int to;          /* belongs to the process */
  int from;        /* likewise */
  GString *buffer; /* read and not yet taken */
};

G_DEFINE_QUARK (qdr_program_error, qdr_program_error)

QdrProgram *
qdr_program_start (const char *const *argv, GError **error)
{
  GSubprocess *process;
  GOutputStream *input;
  GInputStream *output;
  QdrProgram *self;

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, NULL);

  /* Writing to a program that has ended must fail, not end this one; GSocket does the same. */
  signal (SIGPIPE, SIG_IGN);

  process = g_subprocess_newv (argv,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                   G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                               error);
  if (process == NULL)
    return NULL;

  self = g_new0 (QdrProgram, 1);
  self->process = process;
  input = g_subprocess_get_stdin_pipe (process);
  output = g_subprocess_get_stdout_pipe (process);
  self->to = g_unix_output_stream_get_fd (G_UNIX_OUTPUT_STREAM (input));
  self->from = g_unix_input_stream_get_fd (G_UNIX_INPUT_STREAM (output));
  self->buffer = g_string_new (NULL);
  g_unix_set_fd_nonblocking (self->to, TRUE, NULL);
  g_unix_set_fd_nonblocking (self->from, TRUE, NULL);

  return self;
}

static gboolean
fail (GError **error, QdrProgramError code, const char *message)
{
  g_set_error_literal (error, QDR_PROGRAM_ERROR, (int) code, message);
  return FALSE;
}

static gboolean
fail_died (GError **error)
{
  return fail (error, QDR_PROGRAM_ERROR_DIED, _ ("the program has ended"));
}

/* Waits until @fd is ready, or closed at its other end. */
static gboolean
wait_for (int fd, GIOCondition condition, const QdrPatience *patience, GError **error)
{
  GPollFD poll_fd = { .fd = fd, .events = condition };

  for (;;) {
    const gint64 left = patience->deadline - g_get_monotonic_time ();

    if (patience->stop != NULL && g_atomic_int_get (patience->stop) != 0)
      return fail (error, QDR_PROGRAM_ERROR_STOPPED, "The program was not waited for");
    if (left <= 0)
      return fail (error, QDR_PROGRAM_ERROR_LATE, _ ("the program does not answer"));
    if (g_poll (&poll_fd, 1, (gint) MIN (left / 1000 + 1, STOP_INTERVAL_MS)) > 0)
      return TRUE;
  }
}

static gboolean
is_transient (int reason)
{
  return reason == EAGAIN || reason == EINTR;
}

gboolean
qdr_program_send (QdrProgram *self, const char *line, const QdrPatience *patience, GError **error)
{
  g_autofree char *text = NULL;
  const char *rest;

  g_return_val_if_fail (self != NULL && line != NULL && patience != NULL, FALSE);

  text = g_strconcat (line, "\n", NULL);
  for (rest = text; *rest != '\0';) {
    gssize n_written;

    if (!wait_for (self->to, G_IO_OUT, patience, error))
      return FALSE;
    n_written = write (self->to, rest, strlen (rest));
    if (n_written >= 0)
      rest += n_written;
    else if (!is_transient (errno))
      return fail_died (error);
  }
  return TRUE;
}

/* Reads what there is, at least one byte. */
static gboolean
fill_buffer (QdrProgram *self, const QdrPatience *patience, GError **error)
{
  char chunk[CHUNK_SIZE];
  gssize n_read;

  do {
    if (!wait_for (self->from, G_IO_IN, patience, error))
      return FALSE;
    n_read = read (self->from, chunk, sizeof chunk);
  } while (n_read < 0 && is_transient (errno));

  if (n_read <= 0)
    return fail_died (error);
  g_string_append_len (self->buffer, chunk, n_read);
  return TRUE;
}

char *
qdr_program_read_line (QdrProgram *self, const QdrPatience *patience, GError **error)
{
  char *line;
  char *end;

  g_return_val_if_fail (self != NULL && patience != NULL, NULL);

  while ((end = memchr (self->buffer->str, '\n', self->buffer->len)) == NULL) {
    if (self->buffer->len > QDR_PROGRAM_MAX_LINE) {
      fail (error, QDR_PROGRAM_ERROR_NONSENSE, _ ("the program sends a line without an end"));
      return NULL;
    }
    if (!fill_buffer (self, patience, error))
      return NULL;
  }

  line = g_strndup (self->buffer->str, (gsize) (end - self->buffer->str));
  g_string_erase (self->buffer, 0, end - self->buffer->str + 1);
  g_strchomp (line);
  return line;
}

gint64
qdr_program_get_cpu_time (QdrProgram *self)
{
  const char *identifier;
  clockid_t clock;
  struct timespec now;

  g_return_val_if_fail (self != NULL, 0);

  identifier = g_subprocess_get_identifier (self->process);
  if (identifier == NULL)
    return 0;
  if (clock_getcpuclockid ((pid_t) g_ascii_strtoll (identifier, NULL, 10), &clock) != 0 ||
      clock_gettime (clock, &now) != 0)
    return 0;
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

void
qdr_program_free (QdrProgram *self)
{
  QdrPatience patience = { .stop = NULL };

  if (self == NULL)
    return;

  /* Read what the program still writes, until it ends. */
  g_output_stream_close (g_subprocess_get_stdin_pipe (self->process), NULL, NULL);
  patience.deadline = g_get_monotonic_time () + END_PATIENCE_US;
  do
    g_string_truncate (self->buffer, 0);
  while (fill_buffer (self, &patience, NULL));

  g_subprocess_force_exit (self->process);
  g_subprocess_wait (self->process, NULL, NULL);
  g_object_unref (self->process);
  g_string_free (self->buffer, TRUE);
  g_free (self);
}
