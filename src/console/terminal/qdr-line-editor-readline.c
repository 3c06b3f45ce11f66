/*
 * The line editor for programs built with GNU Readline.
 *
 * The editor is a static variable, because Readline has only one line and passes no data to its
 * callbacks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-line-editor.h"

#include <glib-unix.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

struct QdrLineEditor {
  const char *const *words;
  gboolean is_shown;
  char *hidden; /* (nullable): the unfinished line while it is hidden */
  int cursor;   /* cursor position in the hidden line */
  char *line;   /* (nullable): a finished line that has not been passed to the reader */
  gboolean at_end;
  guint source_ids[4];
};

static QdrLineEditor *served;

/* Hides the line and saves its unfinished text. */
static void
hide (QdrLineEditor *self)
{
  if (!self->is_shown)
    return;

  self->is_shown = FALSE;
  g_free (self->hidden);
  self->hidden = g_strndup (rl_line_buffer, (gsize) rl_end);
  self->cursor = rl_point;
  rl_clear_visible_line ();
  rl_callback_handler_remove ();
}

/* Stores a finished line, and removes this handler so that Readline does not show its prompt
 * again. */
static void
line_cb (char *line)
{
  served->is_shown = FALSE;
  served->line = line;
  served->at_end = line == NULL;
  rl_callback_handler_remove ();
}

static void
print_cb (const char *text)
{
  hide (served);
  g_set_print_handler (NULL);
  g_print ("%s", text);
  g_set_print_handler (print_cb);
}

static char *
find_word (const char *beginning, int state)
{
  static guint next;

  if (state == 0)
    next = 0;
  while (served->words[next] != NULL) {
    const char *word = served->words[next++];

    if (g_ascii_strncasecmp (word, beginning, strlen (beginning)) == 0)
      return strdup (word); /* freed by Readline */
  }
  return NULL;
}

static char **
complete_cb (const char *text, int start, int end)
{
  if (start > 0)
    return NULL;

  rl_attempted_completion_over = 1;
  return rl_completion_matches (text, find_word);
}

/* Restores the terminal, and ends the program with the signal. */
static gboolean
killed_cb (gpointer data)
{
  const int number = GPOINTER_TO_INT (data);

  hide (served);
  signal (number, SIG_DFL);
  raise (number);
  return G_SOURCE_REMOVE;
}

static gboolean
resized_cb (gpointer data)
{
  if (served->is_shown)
    rl_resize_terminal ();
  return G_SOURCE_CONTINUE;
}

QdrLineEditor *
qdr_line_editor_new (const char *const *words)
{
  QdrLineEditor *self;

  g_return_val_if_fail (words != NULL, NULL);
  g_return_val_if_fail (served == NULL, NULL);

  if (!isatty (STDIN_FILENO) || !isatty (STDOUT_FILENO))
    return NULL;

  self = g_new0 (QdrLineEditor, 1);
  self->words = words;
  self->source_ids[0] = g_unix_signal_add (SIGINT, killed_cb, GINT_TO_POINTER (SIGINT));
  self->source_ids[1] = g_unix_signal_add (SIGTERM, killed_cb, GINT_TO_POINTER (SIGTERM));
  self->source_ids[2] = g_unix_signal_add (SIGHUP, killed_cb, GINT_TO_POINTER (SIGHUP));
  self->source_ids[3] = g_unix_signal_add (SIGWINCH, resized_cb, NULL);
  served = self;
  /* Do not use Readline's signal handlers, which run only after the next key. */
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_readline_name = "quoridor-cli";
  /* Disable bracketed paste, so that each line of a pasted text is entered as a line. */
  rl_variable_bind ("enable-bracketed-paste", "off");
  rl_attempted_completion_function = complete_cb;
  using_history ();
  g_set_print_handler (print_cb);
  return self;
}

void
qdr_line_editor_free (QdrLineEditor *self)
{
  g_return_if_fail (self != NULL);

  hide (self);
  g_set_print_handler (NULL);
  clear_history ();
  for (guint i = 0; i < G_N_ELEMENTS (self->source_ids); i++)
    g_source_remove (self->source_ids[i]);
  served = NULL;
  g_free (self->hidden);
  g_free (self);
}

void
qdr_line_editor_show (QdrLineEditor *self, const char *prompt)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (prompt != NULL);

  hide (self);
  rl_callback_handler_install (prompt, line_cb);
  self->is_shown = TRUE;
  if (self->hidden != NULL) {
    rl_insert_text (self->hidden);
    rl_point = self->cursor;
    rl_redisplay ();
    g_clear_pointer (&self->hidden, g_free);
  }
}

gboolean
qdr_line_editor_read_character (QdrLineEditor *self, GString *lines)
{
  HIST_ENTRY *last;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (lines != NULL, FALSE);

  /* Show the line if a key is pressed before the next prompt. */
  if (!self->is_shown)
    qdr_line_editor_show (self, "");
  rl_callback_read_char ();
  if (self->line == NULL)
    return !self->at_end;

  last = history_get (history_length);
  if (self->line[0] != '\0' && (last == NULL || !g_str_equal (last->line, self->line)))
    add_history (self->line);
  g_string_append_printf (lines, "%s\n", self->line);
  g_clear_pointer (&self->line, rl_free);
  return TRUE;
}
