/*
 * The line that is being typed at a terminal: editing, history and completion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The editor of the terminal; there can be one at a time. */
typedef struct QdrLineEditor QdrLineEditor;

/**
 * @brief Takes over the terminal that is standard input and standard output.
 *
 * While the line is shown, whatever is printed by g_print() takes its place; show it again then. A
 * signal that ends the program gives the terminal back first.
 *
 * @param words  completed at the beginning of a line, the names of files behind it; ends with NULL,
 *               and stays the caller's as long as the editor lives
 * @return (transfer full) (nullable): free with qdr_line_editor_free(); NULL if standard input or
 *         output is no terminal, or the program was built without Readline
 */
QdrLineEditor *qdr_line_editor_new (const char *const *words);

/** @brief Takes the line away and gives the terminal back. */
void qdr_line_editor_free (QdrLineEditor *self);

/**
 * @brief Shows what has been typed of the next line.
 *
 * @param prompt  in front of it
 */
void qdr_line_editor_show (QdrLineEditor *self, const char *prompt);

/**
 * @brief Takes what the terminal has; a line that ends is taken away from the editor.
 *
 * @param lines  a line that ends is appended to it, with a line feed
 * @return FALSE at the end of the input
 */
gboolean qdr_line_editor_read (QdrLineEditor *self, GString *lines);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLineEditor, qdr_line_editor_free)

G_END_DECLS
