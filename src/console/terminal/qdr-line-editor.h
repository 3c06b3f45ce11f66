/*
 * Editing, history and completion of the line being typed at a terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The line editor of the terminal. Only one can exist at a time. */
typedef struct QdrLineEditor QdrLineEditor;

/**
 * @brief Starts line editing in the terminal of standard input and output.
 *
 * g_print() hides the line before it prints; call qdr_line_editor_show() afterwards. If a signal
 * ends the program, the terminal is restored first.
 *
 * @param words  completions of the first word, NULL-terminated; later words are completed as file
 *               names. The array must exist as long as the editor
 * @return (transfer full) (nullable): free with qdr_line_editor_free(); NULL if standard input or
 *         output is not a terminal, or the program was built without Readline
 */
QdrLineEditor *qdr_line_editor_new (const char *const *words);

/** @brief Hides the line, restores the terminal and frees the editor. */
void qdr_line_editor_free (QdrLineEditor *self);

/** @brief Shows @p prompt and, after it, the line being typed. */
void qdr_line_editor_show (QdrLineEditor *self, const char *prompt);

/**
 * @brief Reads a character from the terminal.
 *
 * @param lines  if the character ends the line, the line and a line feed are appended to this text
 * @return FALSE at the end of the input
 */
gboolean qdr_line_editor_read_character (QdrLineEditor *self, GString *lines);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLineEditor, qdr_line_editor_free)

G_END_DECLS
