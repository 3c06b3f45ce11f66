/*
 * Runs of quoridor-cli, and dialogues with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "driver.h"

#include <glob.h>
#include <signal.h>
#include <string.h>

static GSubprocess *
start (const char *arguments, GSubprocessFlags flags)
{
  const char *program = g_getenv ("QDR_CLI");
  g_autofree char *quoted = NULL;
  g_autofree char *command_line = NULL;
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  ck_assert_msg (program != NULL, "QDR_CLI does not name the program");
  quoted = g_shell_quote (program);
  command_line = g_strdup_printf ("%s %s", quoted, arguments);
  ck_assert (g_shell_parse_argv (command_line, NULL, &argv, NULL));

  process = g_subprocess_newv ((const char *const *) argv, flags, &error);
  ck_assert_msg (process != NULL, "%s", error != NULL ? error->message : "");
  return process;
}

static char *
bytes_to_text (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  /* Empty data may be NULL. */
  return data != NULL ? g_strndup (data, size) : g_strdup ("");
}

Outcome
run_cli (const char *arguments, const char *input)
{
  g_autoptr (GSubprocess) process =
      start (arguments, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                            G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GBytes) to = g_bytes_new_static (input, strlen (input));
  g_autoptr (GBytes) output = NULL;
  g_autoptr (GBytes) errors = NULL;

  /* Writing fails if the program does not read its input, which a test ignores. */
  g_subprocess_communicate (process, to, NULL, &output, &errors, NULL);
  ck_assert (g_subprocess_wait (process, NULL, NULL));
  ck_assert_msg (g_subprocess_get_if_exited (process), "quoridor-cli %s crashed", arguments);
  ck_assert (output != NULL && errors != NULL);

  return (Outcome){
    .status = g_subprocess_get_exit_status (process),
    .output = bytes_to_text (output),
    .errors = bytes_to_text (errors),
  };
}

static gboolean
is_there (const char *pattern)
{
  glob_t found;
  const gboolean is_found = glob (pattern, 0, NULL, &found) == 0;

  if (is_found)
    globfree (&found);
  return is_found;
}

Outcome
run_and_interrupt (const char *arguments, guint n_lines, const char *sign)
{
  const char *program = g_getenv ("QDR_CLI");
  g_autofree char *quoted = g_shell_quote (program);
  g_autofree char *command = g_strdup_printf ("%s %s", quoted, arguments);
  g_auto (GStrv) argv = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GDataInputStream) errors = NULL;
  g_autoptr (GString) error_lines = g_string_new (NULL);
  g_autofree char *output = NULL;
  char *line;

  /* A background job of a shell may ignore SIGINT, and its children would inherit that. */
  signal (SIGINT, SIG_DFL);
  ck_assert (g_shell_parse_argv (command, NULL, &argv, NULL));
  process =
      g_subprocess_newv ((const char *const *) argv,
                         G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, NULL);
  ck_assert_ptr_nonnull (process);
  errors = g_data_input_stream_new (g_subprocess_get_stderr_pipe (process));
  for (guint i = 0; i < n_lines; i++) {
    line = g_data_input_stream_read_line (errors, NULL, NULL, NULL);
    ck_assert_ptr_nonnull (line);
    g_free (line);
  }
  while (sign != NULL && !is_there (sign))
    g_usleep (1000);
  g_subprocess_send_signal (process, SIGINT);
  while ((line = g_data_input_stream_read_line (errors, NULL, NULL, NULL)) != NULL) {
    g_string_append_printf (error_lines, "%s\n", line);
    g_free (line);
  }
  ck_assert (g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, NULL));
  ck_assert (g_subprocess_get_if_exited (process));

  return (Outcome){
    .status = g_subprocess_get_exit_status (process),
    .output = g_steal_pointer (&output),
    .errors = g_strdup (error_lines->str),
  };
}

gboolean
run_and_kill (const char *arguments, guint n_lines, guint delay_us)
{
  g_autoptr (GSubprocess) process =
      start (arguments, G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GDataInputStream) errors =
      g_data_input_stream_new (g_subprocess_get_stderr_pipe (process));

  for (guint i = 0; i < n_lines; i++)
    g_free (g_data_input_stream_read_line (errors, NULL, NULL, NULL));
  g_usleep (delay_us);
  g_subprocess_send_signal (process, SIGKILL);
  ck_assert (g_subprocess_wait (process, NULL, NULL));
  return g_subprocess_get_if_signaled (process);
}

void
outcome_clear (Outcome *self)
{
  g_clear_pointer (&self->output, g_free);
  g_clear_pointer (&self->errors, g_free);
}

void
assert_one_line (const char *text)
{
  const char *end = strchr (text, '\n');

  ck_assert_msg (end != NULL && end != text && end[1] == '\0', "not one line: “%s”", text);
}

void
assert_lines_differ (const char *text, guint n_lines)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", 0);
  guint n_others = 0;

  ck_assert_uint_eq (g_strv_length (lines), n_lines);
  for (guint i = 1; i < n_lines; i++)
    n_others += !g_str_equal (lines[i], lines[0]);
  ck_assert_uint_ge (n_others, 2);
}

void
dialogue_begin (Dialogue *self, const char *arguments)
{
  self->process = start (arguments, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  self->to = g_subprocess_get_stdin_pipe (self->process);
  self->from = g_data_input_stream_new (g_subprocess_get_stdout_pipe (self->process));
}

void
dialogue_send (Dialogue *self, const char *line)
{
  g_autofree char *text = g_strdup_printf ("%s\n", line);

  ck_assert (g_output_stream_write_all (self->to, text, strlen (text), NULL, NULL, NULL));
}

char *
dialogue_read (Dialogue *self)
{
  char *line = g_data_input_stream_read_line (self->from, NULL, NULL, NULL);

  ck_assert_msg (line != NULL, "the program has nothing more to say");
  return line;
}

void
dialogue_expect (Dialogue *self, const char *expected)
{
  g_autofree char *line = dialogue_read (self);

  ck_assert_str_eq (line, expected);
}

char *
dialogue_read_until (Dialogue *self, const char *prefix)
{
  for (;;) {
    g_autofree char *line = dialogue_read (self);

    if (g_str_has_prefix (line, prefix))
      return g_steal_pointer (&line);
  }
}

char *
dialogue_end (Dialogue *self)
{
  GString *rest = g_string_new (NULL);
  char *line;

  ck_assert (g_output_stream_close (self->to, NULL, NULL));
  while ((line = g_data_input_stream_read_line (self->from, NULL, NULL, NULL)) != NULL) {
    g_string_append_printf (rest, "%s\n", line);
    g_free (line);
  }
  ck_assert (g_subprocess_wait (self->process, NULL, NULL));
  ck_assert (g_subprocess_get_if_exited (self->process));
  ck_assert_int_eq (g_subprocess_get_exit_status (self->process), 0);
  g_clear_object (&self->from);
  g_clear_object (&self->process);

  return g_string_free (rest, FALSE);
}
