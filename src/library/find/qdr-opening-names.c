/*
 * Names of openings, from files that the user can extend.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-names.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-notation.h"
#include "qdr-position-index.h"
#include "qdr-text-file.h"

struct QdrOpeningNames {
  GHashTable *openings; /* index key (gint64) of the position → QdrNamedOpening */
  guint n_plies;        /* number of moves of the longest opening */
};

static void
free_opening (gpointer data)
{
  QdrNamedOpening *self = data;

  g_free (self->name);
  g_free (self->moves);
  g_free (self);
}

static QdrNamedOpening *
copy_opening (const QdrNamedOpening *self)
{
  QdrNamedOpening *copy = g_memdup2 (self, sizeof *self);

  copy->name = g_strdup (self->name);
  copy->moves = g_strdup (self->moves);
  return copy;
}

QdrOpeningNames *
qdr_opening_names_new (void)
{
  QdrOpeningNames *self = g_new0 (QdrOpeningNames, 1);

  self->openings = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_opening);
  return self;
}

void
qdr_opening_names_free (QdrOpeningNames *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->openings);
  g_free (self);
}

static gint64
get_key (const QdrPosition *position)
{
  return qdr_indexed_position_make (position, QDR_MOVE_NONE).key;
}

/* Adds the opening in a line of a file. Returns (transfer full) (nullable): a message if the line
 * has a mistake. */
static char *
read_line (QdrOpeningNames *self, const char *line)
{
  const char *colon = strchr (line, ':');
  g_autofree char *name = colon != NULL ? g_strndup (line, (gsize) (colon - line)) : NULL;
  g_auto (GStrv) words = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;
  gint64 key;
  QdrNamedOpening *opening;
  QdrIndexedPosition positions[QDR_POSITION_INDEX_MAX];
  g_autofree QdrMove *moves = NULL;

  if (name == NULL || *g_strstrip (name) == '\0')
    return g_strdup (_ ("Expected a name and a colon."));
  words = g_strsplit_set (colon + 1, " \t", -1);
  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; words[i] != NULL; i++) {
    g_autoptr (GError) error = NULL;

    if (*words[i] != '\0' && !qdr_game_play_from_text (game, words[i], &error))
      /* Translators: a move as the user has written it, and a sentence on why it cannot be
       * played. */
      return g_strdup_printf (_ ("“%s”: %s"), words[i], error->message);
  }
  if (qdr_game_get_n_moves (game) == 0)
    return g_strdup (_ ("Expected moves after the colon."));

  key = get_key (qdr_game_get_position (game));
  opening = g_new0 (QdrNamedOpening, 1);
  /* The names of the program have translations. */
  opening->name = g_strdup (g_dgettext (GETTEXT_PACKAGE, name));
  opening->n_moves = qdr_game_get_n_moves (game);
  opening->last_key = positions[qdr_indexed_positions_from_game (game, positions) - 1].key;
  moves = g_new (QdrMove, opening->n_moves);
  for (guint i = 0; i < opening->n_moves; i++)
    moves[i] = qdr_game_get_move (game, i, NULL);
  opening->moves =
      qdr_moves_to_text (&qdr_game_get_start_position (game)->board, moves, opening->n_moves);
  g_hash_table_replace (self->openings, g_memdup2 (&key, sizeof key), opening);
  self->n_plies = MAX (self->n_plies, opening->n_moves);

  return NULL;
}

void
qdr_opening_names_add_from_text (QdrOpeningNames *self,
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
    g_autofree char *problem = NULL;
    const char *line;

    /* Names are displayed, and so are the messages. */
    for (char *c = lines[i]; *c != '\0'; c++)
      if (g_ascii_iscntrl (*c))
        *c = ' ';
    line = g_strstrip (lines[i]);
    problem = *line == '\0' || *line == '#' ? NULL : read_line (self, line);
    if (problem != NULL)
      g_ptr_array_add (problems,
                       /* Translators: the name of a file, the number of a line in it, and a
                        * sentence on the mistake in this line. */
                       g_strdup_printf (_ ("%s, line %u: %s"), file, i + 1, problem));
  }
}

void
qdr_opening_names_add_from_file (QdrOpeningNames *self, const char *path, GPtrArray *problems)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_return_if_fail (self != NULL && path != NULL && problems != NULL);

  file = g_file_new_for_path (path);
  name = g_path_get_basename (path);
  shown = g_filename_display_name (name);
  text = qdr_text_file_read (file, QDR_OPENING_NAMES_MAX_SIZE, &length, NULL, &error);
  if (text != NULL)
    qdr_opening_names_add_from_text (self, text, length, shown, problems);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_ptr_array_add (problems, g_strdup_printf ("%s: %s", shown, error->message));
}

const char *
qdr_opening_names_find_name (const QdrOpeningNames *self, const QdrPosition *position)
{
  const QdrNamedOpening *opening;
  gint64 key;

  g_return_val_if_fail (self != NULL && position != NULL, NULL);

  key = get_key (position);
  opening = g_hash_table_lookup (self->openings, &key);
  return opening != NULL ? opening->name : NULL;
}

static int
compare_openings (gconstpointer a, gconstpointer b)
{
  const QdrNamedOpening *one = *(const QdrNamedOpening *const *) a;
  const QdrNamedOpening *other = *(const QdrNamedOpening *const *) b;
  const int order = g_utf8_collate (one->name, other->name);

  return order != 0 ? order : strcmp (one->moves, other->moves);
}

GPtrArray *
qdr_opening_names_search_openings (const QdrOpeningNames *self, const char *text)
{
  g_autoptr (GPtrArray) named = g_ptr_array_new_with_free_func (free_opening);
  g_autoptr (GPtrArray) alike = g_ptr_array_new_with_free_func (free_opening);
  g_auto (GStrv) words = NULL;
  const QdrNamedOpening *opening;
  GHashTableIter iter;

  g_return_val_if_fail (self != NULL && text != NULL, NULL);

  /* Finds nothing for a text without words. Otherwise it would match all names. */
  words = g_str_tokenize_and_fold (text, NULL, NULL);
  if (words[0] == NULL)
    return g_steal_pointer (&named);

  g_hash_table_iter_init (&iter, self->openings);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &opening))
    if (g_str_match_string (text, opening->name, TRUE) &&
        g_str_match_string (opening->name, text, TRUE))
      g_ptr_array_add (named, copy_opening (opening));
    else if (g_str_match_string (text, opening->name, TRUE))
      g_ptr_array_add (alike, copy_opening (opening));
  g_ptr_array_sort (named, compare_openings);
  g_ptr_array_sort (alike, compare_openings);
  return named->len > 0 ? g_steal_pointer (&named) : g_steal_pointer (&alike);
}

const char *
qdr_opening_names_find_name_in_game (const QdrOpeningNames *self, QdrGame *game, guint ply)
{
  const char *name = NULL;
  QdrPosition position;
  guint n_plies;

  g_return_val_if_fail (self != NULL && QDR_IS_GAME (game), NULL);

  position = *qdr_game_get_start_position (game);
  n_plies = MIN (MIN (ply, qdr_game_get_n_moves (game)), self->n_plies);
  for (guint i = 0; i < n_plies; i++) {
    const char *found;
    QdrUndo undo;

    qdr_position_do_move (&position, qdr_game_get_move (game, i, NULL), &undo);
    found = qdr_opening_names_find_name (self, &position);
    name = found != NULL ? found : name;
  }
  return name;
}
