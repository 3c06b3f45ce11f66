/*
 * Names of openings, from files that anybody can extend.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-names.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-position-index.h"

struct QdrOpeningNames {
  GHashTable *names; /* of keys of the index, gint64, to texts */
  guint n_plies;     /* of the longest opening */
};

QdrOpeningNames *
qdr_opening_names_new (void)
{
  QdrOpeningNames *self = g_new0 (QdrOpeningNames, 1);

  self->names = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  return self;
}

void
qdr_opening_names_free (QdrOpeningNames *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->names);
  g_free (self);
}

/* --- Reading ---------------------------------------------------------------------------------- */

static gint64
get_key (const QdrPosition *position)
{
  return qdr_position_index (position, QDR_MOVE_NONE).key;
}

/* (transfer full) (nullable): what is wrong with @word as a move of @game, which follows it. */
static char *
play (QdrGame *game, const char *word)
{
  g_autoptr (GError) error = NULL;

  if (*word == '\0' || qdr_game_play_text (game, word, &error))
    return NULL;
  /* Translators: a move as it is written, and a sentence on why it cannot be played. */
  return g_strdup_printf (_ ("“%s”: %s"), word, error->message);
}

/* (transfer full) (nullable): what is wrong with @line. */
static char *
read_line (QdrOpeningNames *self, const char *line)
{
  const char *colon = strchr (line, ':');
  g_autofree char *name = colon != NULL ? g_strndup (line, (gsize) (colon - line)) : NULL;
  g_auto (GStrv) words = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;
  gint64 key;

  if (name == NULL || *g_strstrip (name) == '\0')
    return g_strdup (_ ("There is no name with a colon behind it."));
  words = g_strsplit_set (colon + 1, " \t", -1);
  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; words[i] != NULL; i++) {
    char *problem = play (game, words[i]);

    if (problem != NULL)
      return problem;
  }
  if (qdr_game_get_n_moves (game) == 0)
    return g_strdup (_ ("There are no moves behind the colon."));

  key = get_key (qdr_game_get_position (game));
  g_hash_table_replace (self->names, g_memdup2 (&key, sizeof key), g_steal_pointer (&name));
  self->n_plies = MAX (self->n_plies, qdr_game_get_n_moves (game));
  return NULL;
}

void
qdr_opening_names_add (QdrOpeningNames *self,
                       const char *text,
                       gsize length,
                       const char *file,
                       GPtrArray *problems)
{
  g_autofree char *valid = NULL;
  g_auto (GStrv) lines = NULL;

  g_return_if_fail (self != NULL && problems != NULL);
  g_return_if_fail (text != NULL || length == 0);

  valid = g_utf8_make_valid (text != NULL ? text : "",
                             (gssize) MIN (length, QDR_OPENING_NAMES_MAX_SIZE));
  lines = g_strsplit (valid, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    const char *line = g_strstrip (lines[i]);
    g_autofree char *problem = *line == '\0' || *line == '#' ? NULL : read_line (self, line);

    if (problem != NULL)
      g_ptr_array_add (problems,
                       /* Translators: the name of a file, the number of a line, and a sentence. */
                       g_strdup_printf (_ ("%s, line %u: %s"), file, i + 1, problem));
  }
}

void
qdr_opening_names_load (QdrOpeningNames *self, const char *path, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_return_if_fail (self != NULL && path != NULL && problems != NULL);

  if (g_file_get_contents (path, &text, &length, &error)) {
    g_autofree char *file = g_path_get_basename (path);
    g_autofree char *shown = g_filename_display_name (file);

    qdr_opening_names_add (self, text, length, shown, problems);
  } else if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT)) {
    g_ptr_array_add (problems, g_strdup (error->message));
  }
}

/* --- Looking ---------------------------------------------------------------------------------- */

const char *
qdr_opening_names_find (const QdrOpeningNames *self, const QdrPosition *position)
{
  gint64 key;

  g_return_val_if_fail (self != NULL && position != NULL, NULL);

  key = get_key (position);
  return g_hash_table_lookup (self->names, &key);
}

const char *
qdr_opening_names_find_in_game (const QdrOpeningNames *self, QdrGame *game, guint ply)
{
  const char *name = NULL;
  QdrPosition position;
  guint n_plies;

  g_return_val_if_fail (self != NULL && QDR_IS_GAME (game), NULL);

  position = *qdr_game_get_start (game);
  n_plies = MIN (MIN (ply, qdr_game_get_n_moves (game)), self->n_plies);
  for (guint i = 0; i < n_plies; i++) {
    const char *found;
    QdrUndo undo;

    qdr_position_do (&position, qdr_game_get_move (game, i, NULL), &undo);
    found = qdr_opening_names_find (self, &position);
    name = found != NULL ? found : name;
  }
  return name;
}
