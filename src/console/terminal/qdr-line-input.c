/*
 * A reader of lines from a file descriptor, which delivers them in the main loop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-line-input.h"

#include <errno.h>
#include <glib-unix.h>
#include <string.h>
#include <unistd.h>

#define CHUNK_SIZE 4096

struct QdrLineInput {
  int fd;
  guint source_id;       /* source that reads input; 0 if a line is held or the input has ended */
  QdrLineEditor *editor; /* (nullable): NULL if whole lines are read from the descriptor */
  QdrLineFunc func;
  gpointer user_data;

  GString *buffer;     /* input that has not been delivered */
  gboolean overflowed; /* whether the beginning of the current line was dropped */
  gboolean at_end;     /* whether the end of the input has been read */
  gboolean held;       /* whether func has returned QDR_LINE_HOLD */
  gboolean closed;     /* whether func has handled the end of the input or returned QDR_LINE_QUIT */
};

/* Acts on the result of func. Returns whether the next line may be delivered. */
static gboolean
apply_result (QdrLineInput *self, QdrLineResult result)
{
  self->held = result == QDR_LINE_HOLD;
  self->closed = result == QDR_LINE_QUIT;

  return result == QDR_LINE_DONE;
}

/* Delivers the lines in the buffer, and the end of the input, until func returns QDR_LINE_HOLD or
 * QDR_LINE_QUIT. */
static void
deliver_lines (QdrLineInput *self)
{
  for (;;) {
    const char *end = memchr (self->buffer->str, '\n', self->buffer->len);
    const gsize length = end != NULL ? (gsize) (end - self->buffer->str) : self->buffer->len;
    QdrLineResult result;

    /* Only the last line of the input may lack a line feed. */
    if (end == NULL && (!self->at_end || (length == 0 && !self->overflowed)))
      break;

    if (self->overflowed || length > QDR_LINE_MAX_LENGTH ||
        !g_utf8_validate_len (self->buffer->str, length, NULL)) {
      result = self->func (QDR_LINE_UNREADABLE, NULL, self->user_data);
    } else {
      g_autofree char *text = g_strndup (self->buffer->str, length);

      if (length > 0 && text[length - 1] == '\r')
        text[length - 1] = '\0';
      result = self->func (QDR_LINE_TEXT, text, self->user_data);
    }
    if (!apply_result (self, result))
      return;
    g_string_erase (self->buffer, 0, (gssize) (end != NULL ? length + 1 : length));
    self->overflowed = FALSE;
  }

  if (self->at_end && apply_result (self, self->func (QDR_LINE_END, NULL, self->user_data)))
    self->closed = TRUE;
}

static gboolean
readable_cb (int fd, GIOCondition condition, gpointer user_data)
{
  QdrLineInput *self = user_data;

  if (self->editor != NULL) {
    self->at_end = !qdr_line_editor_read_character (self->editor, self->buffer);
  } else {
    char chunk[CHUNK_SIZE];
    const gssize n_read = read (self->fd, chunk, sizeof chunk);

    if (n_read > 0)
      g_string_append_len (self->buffer, chunk, n_read);
    else if (n_read == 0 || (errno != EINTR && errno != EAGAIN))
      self->at_end = TRUE;
  }
  deliver_lines (self);
  /* Drop the beginning of a line that is too long. */
  if (!self->held && !self->closed &&
      (self->buffer->len > QDR_LINE_MAX_LENGTH || self->overflowed)) {
    self->overflowed = TRUE;
    g_string_truncate (self->buffer, 0);
  }

  if (!self->held && !self->closed && !self->at_end)
    return G_SOURCE_CONTINUE;
  self->source_id = 0;
  return G_SOURCE_REMOVE;
}

static void
watch_descriptor (QdrLineInput *self)
{
  if (self->source_id == 0 && !self->held && !self->closed && !self->at_end)
    self->source_id =
        g_unix_fd_add (self->fd, G_IO_IN | G_IO_HUP | G_IO_ERR | G_IO_NVAL, readable_cb, self);
}

QdrLineInput *
qdr_line_input_new (int fd, QdrLineFunc func, gpointer user_data)
{
  QdrLineInput *self;

  g_return_val_if_fail (func != NULL, NULL);

  self = g_new0 (QdrLineInput, 1);
  self->fd = fd;
  self->func = func;
  self->user_data = user_data;
  self->buffer = g_string_new (NULL);
  watch_descriptor (self);

  return self;
}

void
qdr_line_input_set_editor (QdrLineInput *self, QdrLineEditor *editor)
{
  g_return_if_fail (self != NULL);

  self->editor = editor;
}

void
qdr_line_input_free (QdrLineInput *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->source_id, g_source_remove);
  g_string_free (self->buffer, TRUE);
  g_free (self);
}

void
qdr_line_input_resume (QdrLineInput *self)
{
  g_return_if_fail (self != NULL);

  if (self->closed || !self->held)
    return;

  self->held = FALSE;
  deliver_lines (self);
  watch_descriptor (self);
}
