/*
 * The notations of other programs for squares and walls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-foreign-notation.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "qdr-notation.h"

/* Names */

static const char *const names[QDR_N_NOTATIONS] = {
  "bottom-lower-left",  "top-lower-left",  "bottom-right-lower-left",  "top-right-lower-left",
  "bottom-upper-left",  "top-upper-left",  "bottom-right-upper-left",  "top-right-upper-left",
  "bottom-lower-right", "top-lower-right", "bottom-right-lower-right", "top-right-lower-right",
  "bottom-upper-right", "top-upper-right", "bottom-right-upper-right", "top-right-upper-right",
};

const char *
qdr_foreign_notation_get_name (QdrNotation self)
{
  g_return_val_if_fail (self < QDR_N_NOTATIONS, NULL);

  return names[self];
}

gboolean
qdr_foreign_notation_find (const char *name, QdrNotation *notation)
{
  g_return_val_if_fail (name != NULL && notation != NULL, FALSE);

  if (g_str_equal (name, "glendenning"))
    name = names[QDR_NOTATION_ROWS_FROM_TOP | QDR_NOTATION_UPPER_WALLS];
  else if (g_str_equal (name, "qtp"))
    name = names[QDR_NOTATION_ROWS_FROM_TOP];
  for (guint i = 0; i < QDR_N_NOTATIONS; i++)
    if (g_str_equal (name, names[i])) {
      *notation = (QdrNotation) i;
      return TRUE;
    }
  return FALSE;
}

char *
qdr_foreign_notation_describe (QdrNotation self, gboolean with_walls)
{
  const char *counting[] = {
    _ ("Rows from the bottom"),
    _ ("Rows from the top"),
    _ ("Rows from the bottom, columns from the right"),
    _ ("Rows from the top, columns from the right"),
  };
  const char *walls[] = {
    _ ("walls by their lower left square"),
    _ ("walls by their upper left square"),
    _ ("walls by their lower right square"),
    _ ("walls by their upper right square"),
  };

  g_return_val_if_fail (self < QDR_N_NOTATIONS, NULL);

  if (!with_walls)
    return g_strdup (counting[self & 3]);
  /* Translators: the first %s is "Rows from the top" or similar, the second is "walls by their
   * lower left square" or similar. */
  return g_strdup_printf (_ ("%s, %s"), counting[self & 3], walls[self >> 2]);
}

/* Moves */

/* Returns the kind of wall that @c denotes, or QDR_MOVE_STEP if it denotes none. */
static QdrMoveKind
find_kind (char c)
{
  if (c != '\0' && strchr ("hH-", c) != NULL)
    return QDR_MOVE_HORIZONTAL_WALL;
  if (c != '\0' && strchr ("vV/|", c) != NULL)
    return QDR_MOVE_VERTICAL_WALL;
  return QDR_MOVE_STEP;
}

QdrReason
qdr_foreign_notation_translate_move (QdrNotation self,
                                     const QdrBoard *board,
                                     const char *word,
                                     gsize length,
                                     char text[QDR_MOVE_TEXT_SIZE])
{
  QdrReason reason;
  QdrMoveKind kind;
  QdrMove move;
  const char *square = text;
  guint column, row, margin;

  g_return_val_if_fail (self < QDR_N_NOTATIONS, QDR_REASON_NOT_UNDERSTOOD);
  g_return_val_if_fail (board != NULL && word != NULL && text != NULL, QDR_REASON_NOT_UNDERSTOOD);

  if (length >= QDR_MOVE_TEXT_SIZE)
    return QDR_REASON_NOT_UNDERSTOOD;

  memcpy (text, word, length);
  text[length] = '\0';
  /* The character for the kind of a wall may stand before or after the square. */
  kind = find_kind (text[0]);
  if (kind != QDR_MOVE_STEP && g_ascii_isalpha (text[1])) {
    square++;
  } else {
    kind = length > 0 ? find_kind (text[length - 1]) : QDR_MOVE_STEP;
    if (kind != QDR_MOVE_STEP)
      text[length - 1] = '\0';
  }
  reason = qdr_move_from_text (board, square, &move);
  if (reason != QDR_REASON_NONE)
    return reason;
  if (qdr_move_kind (move) == QDR_MOVE_CONCESSION)
    return kind == QDR_MOVE_STEP ? QDR_REASON_NONE : QDR_REASON_NOT_UNDERSTOOD;
  if (qdr_move_kind (move) != QDR_MOVE_STEP)
    return QDR_REASON_NOT_UNDERSTOOD;

  column = qdr_board_column (board, qdr_move_square (move));
  row = qdr_board_row (board, qdr_move_square (move));
  margin = kind == QDR_MOVE_STEP ? 0 : 1;
  if ((self & QDR_NOTATION_COLUMNS_FROM_RIGHT) != 0)
    column = board->width - 1u - column;
  if ((self & QDR_NOTATION_ROWS_FROM_TOP) != 0)
    row = board->height - 1u - row;
  if ((self & QDR_NOTATION_RIGHT_WALLS) != 0)
    column -= margin;
  if ((self & QDR_NOTATION_UPPER_WALLS) != 0)
    row -= margin;
  /* A negative number has wrapped around to a large one. */
  if (column >= board->width - margin || row >= board->height - margin)
    return QDR_REASON_OFF_BOARD;

  qdr_move_to_text (board, qdr_move_make (kind, qdr_board_square (board, column, row)), text);
  return QDR_REASON_NONE;
}

gboolean
qdr_foreign_notation_append_moves (QdrNotation self,
                                   const QdrBoard *board,
                                   const char *text,
                                   const char *end,
                                   const char *separators,
                                   GString *output)
{
  g_return_val_if_fail (self < QDR_N_NOTATIONS, FALSE);
  g_return_val_if_fail (board != NULL && separators != NULL && output != NULL, FALSE);

  while (text < end) {
    const char *word = text;
    char move[QDR_MOVE_TEXT_SIZE];
    QdrReason reason = QDR_REASON_NOT_UNDERSTOOD;

    /* The next piece is a comment, a separator or a word. */
    if (*word == '{') {
      text = memchr (word, '}', (gsize) (end - word));
      text = text != NULL ? text + 1 : end;
    } else if (strchr (separators, *word) != NULL) {
      text++;
    } else {
      while (text < end && strchr (separators, *text) == NULL)
        text++;
      reason = qdr_foreign_notation_translate_move (self, board, word, (gsize) (text - word), move);
    }
    if (reason == QDR_REASON_OFF_BOARD)
      return FALSE;
    if (reason == QDR_REASON_NONE)
      g_string_append (output, move);
    else
      g_string_append_len (output, word, text - word);
  }
  return TRUE;
}

char *
qdr_foreign_notation_translate_position (QdrNotation self, const char *text, gsize length)
{
  g_autofree char *copy = NULL;
  g_autoptr (GString) output = NULL;
  guint width;
  guint height;
  QdrBoard board;

  g_return_val_if_fail (self < QDR_N_NOTATIONS, NULL);
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  copy = g_strndup (text, length);
  if (sscanf (copy, "%3u%3u", &width, &height) != 2 || !qdr_board_size_is_valid (width) ||
      !qdr_board_size_is_valid (height))
    return NULL;

  board = qdr_board_make (width, height);
  output = g_string_new (NULL);
  if (!qdr_foreign_notation_append_moves (self, &board, copy, copy + strlen (copy), " \t,", output))
    return NULL;
  return g_string_free (g_steal_pointer (&output), FALSE);
}
