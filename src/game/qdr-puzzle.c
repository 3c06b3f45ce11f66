/*
 * A puzzle: a position in which one move is the one to find.
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
  QdrPuzzleKind kind;
  QdrPosition position;
  QdrMove move;
  guint n_moves;
  guint margin;
  guint depth;
  guint rating;
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

/* Reads @word and a number after it. */
static gboolean
read_number (const char *text, const char *word, guint min, guint max, guint *number)
{
  guint64 value;

  if (!g_str_has_prefix (text, word) ||
      !g_ascii_string_to_unsigned (text + strlen (word), 10, min, max, &value, NULL))
    return FALSE;

  *number = (guint) value;
  return TRUE;
}

/* "depth 9 10". */
static gboolean
read_depths (QdrPuzzle *self, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 4);
  guint first = 0;

  if (g_strv_length (words) != 3 || !g_str_equal (words[0], "depth") ||
      !read_number (words[1], "", 1, QDR_PUZZLE_MAX_DEPTH - 1, &first) ||
      !read_number (words[2], "", first + 1, QDR_PUZZLE_MAX_DEPTH, &self->depth)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _ ("The depths are not “depth” and two numbers up to %u, the smaller one first."),
                 QDR_PUZZLE_MAX_DEPTH);
    return FALSE;
  }
  return TRUE;
}

static gboolean
read_move (QdrPuzzle *self, const char *text, GError **error)
{
  const QdrReason reason = qdr_move_from_text (&self->position.board, text, &self->move);

  if (reason != QDR_REASON_NONE || qdr_move_kind (self->move) == QDR_MOVE_CONCESSION ||
      !qdr_position_is_legal (&self->position, self->move))
    return fail (error, _ ("The move is not allowed in the position."));
  return TRUE;
}

/* Reads what both kinds have: @move, @rating and @position. */
static gboolean
read_common (QdrPuzzle *self,
             const char *move,
             const char *rating,
             const char *position,
             GError **error)
{
  if (!read_number (rating, "rating ", 0, QDR_PUZZLE_MAX_RATING, &self->rating)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _ ("The rating is not “rating” and a number up to %u."), QDR_PUZZLE_MAX_RATING);
    return FALSE;
  }
  return read_position (self, position, error) && read_move (self, move, error);
}

static gboolean
read_win (QdrPuzzle *self, char **fields, GError **error)
{
  self->kind = QDR_PUZZLE_WIN;
  if (g_strv_length (fields) != 4)
    return fail (error, _ ("After “win” come a move, a rating and a position, separated by “; ”."));

  return read_common (self, fields[1], fields[2], fields[3], error);
}

static gboolean
read_best (QdrPuzzle *self, char **fields, GError **error)
{
  self->kind = QDR_PUZZLE_BEST;
  if (g_strv_length (fields) != 5)
    return fail (
        error, _ ("After “best” come a move, depths, a rating and a position, separated by “; ”."));

  return read_depths (self, fields[2], error) &&
         read_common (self, fields[1], fields[3], fields[4], error);
}

static gboolean
read_line (QdrPuzzle *self, const char *line, GError **error)
{
  g_auto (GStrv) fields = g_strsplit (line, "; ", 6);

  if (fields[0] != NULL && read_number (fields[0], "win ", 1, QDR_PUZZLE_MAX_MOVES, &self->n_moves))
    return read_win (self, fields, error);
  if (fields[0] != NULL && read_number (fields[0], "best ", 1, 100, &self->margin))
    return read_best (self, fields, error);

  return fail (error,
               _ ("The line begins neither with “win” and a number of moves nor with “best” and a "
                  "number of per cent."));
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

QdrPuzzleKind
qdr_puzzle_get_kind (QdrPuzzle *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE (self), QDR_PUZZLE_WIN);

  return self->kind;
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

guint
qdr_puzzle_get_margin (QdrPuzzle *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE (self), 0);

  return self->margin;
}

guint
qdr_puzzle_get_depth (QdrPuzzle *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE (self), 0);

  return self->depth;
}

guint
qdr_puzzle_get_rating (QdrPuzzle *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE (self), 0);

  return self->rating;
}

static int
count_squares (QdrPuzzle *self)
{
  return self->position.board.width * self->position.board.height;
}

int
qdr_puzzle_compare_ease (QdrPuzzle *self, QdrPuzzle *other)
{
  if (self->rating != other->rating)
    return (int) self->rating - (int) other->rating;
  if (count_squares (self) != count_squares (other))
    return count_squares (self) - count_squares (other);
  return strcmp (self->name, other->name);
}
