/*
 * A puzzle: a position in which one move wins and every other move loses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-puzzle.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-notation.h"

struct _QdrPuzzle {
  GObject parent_instance;

  char *theme;
  char *name;
  QdrPosition position;
  QdrMove move;
  guint n_moves;
};

G_DEFINE_FINAL_TYPE (QdrPuzzle, qdr_puzzle, G_TYPE_OBJECT)

static void
qdr_puzzle_finalize (GObject *object)
{
  QdrPuzzle *self = QDR_PUZZLE (object);

  g_free (self->theme);
  g_free (self->name);

  G_OBJECT_CLASS (qdr_puzzle_parent_class)->finalize (object);
}

static void
qdr_puzzle_class_init (QdrPuzzleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_puzzle_finalize;
}

static void
qdr_puzzle_init (QdrPuzzle *self)
{
}

/* --- Reading ---------------------------------------------------------------------------------- */

static gboolean
fail (GError **error, const char *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  return FALSE;
}

static gboolean
read_position (QdrPuzzle *self, const char *text, GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (!qdr_position_from_text (text, &self->position, NULL, &reason))
    return fail (error, reason->message);
  if (self->position.players != 2)
    return fail (error, _ ("A puzzle is for two players."));
  if (qdr_position_result (&self->position).outcome != QDR_OUTCOME_ONGOING)
    return fail (error, _ ("The game of the puzzle is over already."));

  self->name = qdr_position_to_text (&self->position);
  return TRUE;
}

static gboolean
read_line (QdrPuzzle *self, const char *line, GError **error)
{
  g_auto (GStrv) fields = g_strsplit (line, "; ", 4);
  guint64 n_moves;
  QdrReason reason;

  if (g_strv_length (fields) != 3)
    return fail (error, _ ("A puzzle is a win, a move and a position, separated by “; ”."));

  if (!g_str_has_prefix (fields[0], "win ") ||
      !g_ascii_string_to_unsigned (fields[0] + strlen ("win "), 10, 1, QDR_PUZZLE_MAX_MOVES,
                                   &n_moves, NULL))
    return fail (error, _ ("The line does not begin with “win” and a number of moves."));
  self->n_moves = (guint) n_moves;

  if (!read_position (self, fields[2], error))
    return FALSE;

  reason = qdr_move_from_text (&self->position.board, fields[1], &self->move);
  if (reason != QDR_REASON_NONE || qdr_move_kind (self->move) == QDR_MOVE_CONCESSION ||
      !qdr_position_is_legal (&self->position, self->move))
    return fail (error, _ ("The move is not allowed in the position."));
  return TRUE;
}

QdrPuzzle *
qdr_puzzle_parse (const char *theme, const char *line, GError **error)
{
  g_autoptr (QdrPuzzle) self = NULL;

  g_return_val_if_fail (theme != NULL, NULL);
  g_return_val_if_fail (line != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  self = g_object_new (QDR_TYPE_PUZZLE, NULL);
  if (!read_line (self, line, error))
    return NULL;

  self->theme = g_strdup (theme);
  return g_steal_pointer (&self);
}

/* --- Looking ---------------------------------------------------------------------------------- */

const char *
qdr_puzzle_get_theme (QdrPuzzle *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE (self), NULL);

  return self->theme;
}

const char *
qdr_puzzle_get_name (QdrPuzzle *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE (self), NULL);

  return self->name;
}

const QdrPosition *
qdr_puzzle_get_position (QdrPuzzle *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE (self), NULL);

  return &self->position;
}

QdrMove
qdr_puzzle_get_move (QdrPuzzle *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE (self), QDR_MOVE_NONE);

  return self->move;
}

guint
qdr_puzzle_get_n_moves (QdrPuzzle *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE (self), 0);

  return self->n_moves;
}

static int
count_squares (QdrPuzzle *self)
{
  return self->position.board.width * self->position.board.height;
}

int
qdr_puzzle_compare_ease (QdrPuzzle *self, QdrPuzzle *other)
{
  if (self->n_moves != other->n_moves)
    return (int) self->n_moves - (int) other->n_moves;
  if (count_squares (self) != count_squares (other))
    return count_squares (self) - count_squares (other);
  return strcmp (self->name, other->name);
}
