/*
 * How the games of a match begin, so that they differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-openings.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-notation.h"
#include "qdr-random-opening.h"

struct _QdrOpenings {
  GObject parent_instance;

  QdrPosition start;
  gboolean repetition_is_draw;
  guint32 seed;
  GPtrArray *lines; /* (nullable) (element-type utf8): checked; NULL for random openings */
};

G_DEFINE_FINAL_TYPE (QdrOpenings, qdr_openings, G_TYPE_OBJECT)

static void
qdr_openings_finalize (GObject *object)
{
  QdrOpenings *self = QDR_OPENINGS (object);

  g_clear_pointer (&self->lines, g_ptr_array_unref);

  G_OBJECT_CLASS (qdr_openings_parent_class)->finalize (object);
}

static void
qdr_openings_class_init (QdrOpeningsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_openings_finalize;
}

static void
qdr_openings_init (QdrOpenings *self)
{
}

QdrOpenings *
qdr_openings_new_random (const QdrPosition *start, gboolean repetition_is_draw, guint32 seed)
{
  QdrOpenings *self;

  g_return_val_if_fail (start != NULL, NULL);
  g_return_val_if_fail (qdr_position_winner (start) < 0, NULL);

  self = g_object_new (QDR_TYPE_OPENINGS, NULL);
  self->start = *start;
  self->repetition_is_draw = repetition_is_draw;
  self->seed = seed;

  return self;
}

/* --- Openings from a file --------------------------------------------------------------------- */

/* A game that begins with the position in @text. */
static QdrGame *
game_from_position (QdrOpenings *self, const char *text, GError **error)
{
  QdrPosition position;

  if (!qdr_position_from_text (text, &position, NULL, error))
    return NULL;
  if (position.players != self->start.players) {
    g_set_error (error, QDR_NOTATION_ERROR, QDR_NOTATION_ERROR_ILLEGAL,
                 _ ("The position is for %u players, but the games are for %u"), position.players,
                 self->start.players);
    return NULL;
  }
  return qdr_game_new (&position, self->repetition_is_draw);
}

/* A game in which the moves in @text have been played. */
static QdrGame *
game_from_moves (QdrOpenings *self, const char *text, GError **error)
{
  g_autoptr (QdrGame) game = qdr_game_new (&self->start, self->repetition_is_draw);
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0' && !qdr_game_play_text (game, words[i], error)) {
      g_prefix_error (error, "“%s”: ", words[i]);
      return NULL;
    }
  return g_steal_pointer (&game);
}

static QdrGame *
game_from_line (QdrOpenings *self, const char *line, GError **error)
{
  g_autoptr (QdrGame) game = strchr (line, '|') != NULL ? game_from_position (self, line, error)
                                                        : game_from_moves (self, line, error);

  if (game == NULL)
    return NULL;
  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING) {
    g_set_error_literal (error, QDR_GAME_ERROR, QDR_REASON_GAME_OVER,
                         _ ("The game is over after this opening"));
    return NULL;
  }
  return g_steal_pointer (&game);
}

/* Keeps the openings in @text, if all can be played. */
static gboolean
take_lines (QdrOpenings *self, const char *name, const char *text, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_autoptr (QdrGame) game = NULL;

    lines[i][strcspn (lines[i], "#\r")] = '\0';
    g_strstrip (lines[i]);
    if (lines[i][0] == '\0')
      continue;
    game = game_from_line (self, lines[i], error);
    if (game == NULL) {
      g_prefix_error (error, "%s:%u: ", name, i + 1);
      return FALSE;
    }
    g_ptr_array_add (self->lines, g_strdup (lines[i]));
  }

  if (self->lines->len > 0)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("%s: there is no opening in it"),
               name);
  return FALSE;
}

QdrOpenings *
qdr_openings_parse (const char *name,
                    const char *text,
                    const QdrPosition *start,
                    gboolean repetition_is_draw,
                    GError **error)
{
  g_autoptr (QdrOpenings) self = NULL;

  g_return_val_if_fail (name != NULL && text != NULL, NULL);

  self = qdr_openings_new_random (start, repetition_is_draw, 0);
  self->lines = g_ptr_array_new_with_free_func (g_free);
  return take_lines (self, name, text, error) ? g_steal_pointer (&self) : NULL;
}

QdrOpenings *
qdr_openings_load (GFile *file,
                   const QdrPosition *start,
                   gboolean repetition_is_draw,
                   GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_parse_name (file);
  if (!g_file_load_contents (file, NULL, &text, NULL, NULL, error))
    return NULL;
  return qdr_openings_parse (name, text, start, repetition_is_draw, error);
}

/* --- What they are ---------------------------------------------------------------------------- */

guint
qdr_openings_get_n_players (QdrOpenings *self)
{
  g_return_val_if_fail (QDR_IS_OPENINGS (self), 0);

  return self->start.players;
}

const QdrPosition *
qdr_openings_get_start (QdrOpenings *self)
{
  g_return_val_if_fail (QDR_IS_OPENINGS (self), NULL);

  return &self->start;
}

gboolean
qdr_openings_get_repetition_is_draw (QdrOpenings *self)
{
  g_return_val_if_fail (QDR_IS_OPENINGS (self), FALSE);

  return self->repetition_is_draw;
}

char *
qdr_openings_identify (QdrOpenings *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (QDR_IS_OPENINGS (self), NULL);

  if (self->lines == NULL)
    return g_strdup ("random");

  for (guint i = 0; i < self->lines->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (self->lines, i));
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
}

/* --- Games ------------------------------------------------------------------------------------ */

QdrGame *
qdr_openings_make_game (QdrOpenings *self, guint index)
{
  QdrRandomOpening opening;
  QdrGame *game;

  g_return_val_if_fail (QDR_IS_OPENINGS (self), NULL);

  if (self->lines != NULL)
    return game_from_line (self, g_ptr_array_index (self->lines, index % self->lines->len), NULL);

  game = qdr_game_new (&self->start, self->repetition_is_draw);
  qdr_random_opening_make (&opening, &self->start, self->seed, index);
  for (guint i = 0; i < opening.n_moves; i++)
    qdr_game_play (game, opening.moves[i], NULL);
  return game;
}
