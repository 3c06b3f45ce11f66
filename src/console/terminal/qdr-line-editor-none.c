/*
 * Replacement for the line editor in programs built without GNU Readline. It creates no editor, so
 * the program reads whole lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-line-editor.h"

QdrLineEditor *
qdr_line_editor_new (const char *const *words)
{
  return NULL;
}

void
qdr_line_editor_free (QdrLineEditor *self)
{
  g_assert_not_reached ();
}

void
qdr_line_editor_show (QdrLineEditor *self, const char *prompt)
{
  g_assert_not_reached ();
}

gboolean
qdr_line_editor_read_character (QdrLineEditor *self, GString *lines)
{
  g_assert_not_reached ();
}
