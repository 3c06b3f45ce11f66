/*
 * The lines of data/puzzles.txt, read independently of the program's reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdio.h>

#include "qdr-notation.h"
#include "qdr-position.h"

typedef struct {
  guint theme; /* number of its heading, from 1 */
  gboolean is_win;
  guint moves;  /* to the win */
  guint margin; /* of the best move, in per cent */
  guint depths[2];
  guint rating;
  QdrMove move;
  QdrPosition position;
  char *line;
} PuzzleLine;

static inline void
puzzle_line_clear (gpointer data)
{
  g_free (((PuzzleLine *) data)->line);
}

static inline PuzzleLine
puzzle_line_read (const char *line, guint theme)
{
  PuzzleLine puzzle = { .theme = theme, .line = g_strdup (line) };
  char move[16];

  puzzle.is_win =
      sscanf (line, "win %u; %15[a-z0-9]; rating %u; ", &puzzle.moves, move, &puzzle.rating) == 3;
  if (!puzzle.is_win)
    g_assert_cmpint (sscanf (line, "best %u; %15[a-z0-9]; depth %u %u; rating %u; ", &puzzle.margin,
                             move, &puzzle.depths[0], &puzzle.depths[1], &puzzle.rating),
                     ==, 5);
  g_assert_true (qdr_position_from_text (strrchr (line, ';') + 2, &puzzle.position, NULL, NULL));
  g_assert_cmpint (qdr_move_from_text (&puzzle.position.board, move, &puzzle.move), ==,
                   QDR_REFUSAL_REASON_NONE);
  return puzzle;
}

/* Returns all puzzles of the file, or those of one kind. A comment after an empty line is a
 * theme. */
static inline GArray *
puzzle_lines_read (gboolean wins, gboolean best_moves)
{
  GArray *puzzles = g_array_new (FALSE, FALSE, sizeof (PuzzleLine));
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint theme = 0;

  g_array_set_clear_func (puzzles, puzzle_line_clear);
  g_assert_true (g_file_get_contents (g_getenv ("QDR_PUZZLES_FILE"), &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    if (lines[i][0] == '\0' && lines[i + 1] != NULL && lines[i + 1][0] == '#')
      theme++;
    if (lines[i][0] != '\0' && lines[i][0] != '#') {
      PuzzleLine puzzle = puzzle_line_read (lines[i], theme);

      if (puzzle.is_win ? wins : best_moves)
        g_array_append_val (puzzles, puzzle);
      else
        puzzle_line_clear (&puzzle);
    }
  }
  return puzzles;
}
