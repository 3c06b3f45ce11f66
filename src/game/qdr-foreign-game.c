/*
 * Games in the notations of others: what a text that is no game in ours can mean.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-foreign-game.h"

#include <string.h>

#include "qdr-foreign-text.h"
#include "qdr-mirror.h"
#include "qdr-notation.h"
#include "qdr-saved-game.h"

#define TOP QDR_NOTATION_ROWS_FROM_TOP
#define FROM_RIGHT QDR_NOTATION_COLUMNS_FROM_RIGHT
#define UPPER QDR_NOTATION_UPPER_WALLS
#define RIGHT QDR_NOTATION_RIGHT_WALLS

/* Those with names come first. A game of two that is legal with columns from the right is so from
 * the left as well, as its mirror image. */
static const QdrNotation order[QDR_N_NOTATIONS] = {
  QDR_NOTATION_OURS,
  TOP | UPPER,
  TOP,
  UPPER,
  TOP | UPPER | RIGHT,
  TOP | RIGHT,
  UPPER | RIGHT,
  RIGHT,
  FROM_RIGHT,
  FROM_RIGHT | TOP | UPPER,
  FROM_RIGHT | TOP,
  FROM_RIGHT | UPPER,
  FROM_RIGHT | TOP | UPPER | RIGHT,
  FROM_RIGHT | TOP | RIGHT,
  FROM_RIGHT | UPPER | RIGHT,
  FROM_RIGHT | RIGHT,
};

QdrForeignGame *
qdr_foreign_game_new (QdrNotation notation, QdrGame *game)
{
  QdrForeignGame *self;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  self = g_new (QdrForeignGame, 1);
  *self = (QdrForeignGame){ notation, g_object_ref (game) };
  return self;
}

void
qdr_foreign_game_free (QdrForeignGame *self)
{
  g_object_unref (self->game);
  g_free (self);
}

static gboolean
has_walls (QdrGame *game)
{
  const QdrPosition *start = qdr_game_get_start (game);

  if (qdr_bits_any (start->walls[0], QDR_BITS_WORDS) ||
      qdr_bits_any (start->walls[1], QDR_BITS_WORDS))
    return TRUE;
  for (guint i = 0; i < qdr_game_get_n_moves (game); i++)
    if (qdr_move_is_wall (qdr_game_get_move (game, i, NULL)))
      return TRUE;
  return FALSE;
}

char *
qdr_foreign_game_describe (const QdrForeignGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return qdr_foreign_notation_describe (self->notation, has_walls (self->game));
}

/* --- Mirror images ---------------------------------------------------------------------------- */

/* The start and all moves, as they are or in the mirror. */
static char *
write_key (QdrGame *game, gboolean in_mirror)
{
  const QdrPosition *start = qdr_game_get_start (game);
  g_autofree char *position = qdr_position_to_text (start);
  GString *key = g_string_new (NULL);

  if (in_mirror) {
    g_autofree char *image =
        qdr_foreign_notation_translate_position (FROM_RIGHT | RIGHT, position, strlen (position));
    QdrPosition mirrored;

    /* Once more, since walls are written in their order. */
    qdr_position_from_text (image, &mirrored, NULL, NULL);
    g_free (position);
    position = qdr_position_to_text (&mirrored);
  }
  g_string_append (key, position);
  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    QdrMove move = qdr_game_get_move (game, i, NULL);
    char text[QDR_MOVE_TEXT_SIZE];

    if (in_mirror && qdr_move_kind (move) != QDR_MOVE_CONCESSION)
      move = qdr_mirror_move (&start->board, move);
    g_string_append_printf (key, " %s", qdr_move_to_text (&start->board, move, text));
  }
  return g_string_free (key, FALSE);
}

static gboolean
is_same (QdrGame *game, QdrGame *other)
{
  g_autofree char *key = write_key (game, FALSE);
  g_autofree char *other_key = write_key (other, FALSE);
  g_autofree char *image = NULL;

  if (g_str_equal (key, other_key))
    return TRUE;
  /* With four the order of turns would be another one. */
  if (qdr_game_get_n_players (game) != 2 || qdr_game_get_n_players (other) != 2)
    return FALSE;
  image = write_key (other, TRUE);
  return g_str_equal (key, image);
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* Reads a text in our notation; NULL if it is not legal. */
typedef QdrGame *(*ReadFunc) (const char *text, gsize length, GError **error);

/* Translates a text. */
typedef char *(*TranslateFunc) (QdrNotation notation, const char *text, gsize length);

static void
add (GPtrArray *found, QdrNotation notation, QdrGame *game)
{
  for (guint i = 0; i < found->len; i++)
    if (is_same (((QdrForeignGame *) g_ptr_array_index (found, i))->game, game))
      return;
  g_ptr_array_add (found, qdr_foreign_game_new (notation, game));
}

static GPtrArray *
find (const char *text, gsize length, TranslateFunc translate, ReadFunc read)
{
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_foreign_game_free);

  for (guint i = 0; i < QDR_N_NOTATIONS; i++) {
    g_autofree char *translated = translate (order[i], text, length);
    g_autoptr (QdrGame) game = NULL;

    if (translated != NULL)
      game = read (translated, strlen (translated), NULL);
    if (game != NULL)
      add (found, order[i], game);
  }
  return found;
}

static GPtrArray *
read_any (const char *text, gsize length, TranslateFunc translate, ReadFunc read, GError **error)
{
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GError) failure = NULL;
  g_autoptr (QdrGame) game = read (text, length, &failure);

  if (game != NULL) {
    found = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_foreign_game_free);
    add (found, QDR_NOTATION_OURS, game);
  } else {
    found = find (text, length, translate, read);
  }
  if (found->len > 0)
    return g_steal_pointer (&found);
  g_propagate_error (error, g_steal_pointer (&failure));
  return NULL;
}

static QdrGame *
read_game (const char *text, gsize length, GError **error)
{
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, length, NULL, error);

  return games != NULL ? g_object_ref (g_ptr_array_index (games, 0)) : NULL;
}

/* At most one result is right behind the moves. */
static QdrGame *
read_moves (const char *text, gsize length, GError **error)
{
  static const char *const results[] = { "*", "1", "2", "3", "4", "draw" };
  g_autoptr (GError) failure = NULL;
  QdrGame *game = read_game (text, length, &failure);

  if (g_error_matches (failure, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_RESULT))
    for (guint i = 0; game == NULL && i < G_N_ELEMENTS (results); i++) {
      g_autoptr (GString) whole = g_string_new_len (text, (gssize) length);

      g_string_append_printf (whole, "\n%s", results[i]);
      game = read_game (whole->str, whole->len, NULL);
    }
  if (game == NULL)
    g_propagate_error (error, g_steal_pointer (&failure));
  return game;
}

static QdrGame *
read_position (const char *text, gsize length, GError **error)
{
  QdrPosition position;

  return qdr_position_from_text (text, &position, NULL, error) ? qdr_game_new (&position, TRUE)
                                                               : NULL;
}

GPtrArray *
qdr_foreign_game_read (const char *text, gsize length, GError **error)
{
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  return read_any (text, length, qdr_foreign_text_translate, read_game, error);
}

GPtrArray *
qdr_foreign_game_read_moves (const char *text, gsize length, GError **error)
{
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  return read_any (text, length, qdr_foreign_text_translate, read_moves, error);
}

GPtrArray *
qdr_foreign_game_read_position (const char *text, GError **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return read_any (text, strlen (text), qdr_foreign_notation_translate_position, read_position,
                   error);
}
