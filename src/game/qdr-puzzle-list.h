/*
 * Puzzles by theme, from a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-puzzle.h"

G_BEGIN_DECLS

#define QDR_TYPE_PUZZLE_LIST (qdr_puzzle_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzleList, qdr_puzzle_list, QDR, PUZZLE_LIST, GObject)

/*
 * A GListModel of QdrPuzzle, in the order of the file. Never changes once it is made.
 *
 * A file of puzzles is UTF-8 text with a puzzle a line, as qdr_puzzle_parse() reads it. A comment,
 * from "#" to the end of its line, that comes after an empty line is the theme of the puzzles that
 * follow; other comments do not count.
 */

/** @brief A longer file is refused by its size, bytes. */
#define QDR_PUZZLE_LIST_MAX_SIZE (1024 * 1024)

/**
 * @brief Reads puzzles. One mistake, and all of them are refused.
 *
 * @param text    need not end with a NUL
 * @param length  bytes of @p text
 * @param error   return location for a G_IO_ERROR_INVALID_DATA: one sentence with the number of the
 *                line
 * @return (transfer full) (nullable): NULL on error
 */
QdrPuzzleList *qdr_puzzle_list_parse (const char *text, gsize length, GError **error);

/**
 * @brief Reads a file of puzzles.
 *
 * @param file   the file
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrPuzzleList *qdr_puzzle_list_load (GFile *file, GError **error);

/**
 * @brief Returns the themes in the order of the file.
 *
 * @return (transfer none): ends with a NULL
 */
const char *const *qdr_puzzle_list_get_themes (QdrPuzzleList *self);

/**
 * @brief Returns the puzzles about a theme, the easiest first.
 *
 * @param theme  a theme
 * @return (transfer full): an array of QdrPuzzle
 */
GPtrArray *qdr_puzzle_list_pick (QdrPuzzleList *self, const char *theme);

G_END_DECLS
