/*
 * Replacement for the line editor in programs built without Readline: it creates no editor, so
 * whole lines are read.
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
qdr_line_editor_read (QdrLineEditor *self, GString *lines)
{
  g_assert_not_reached ();
}
