/*
 * Games of people in a tournament that are not over yet, each a file beside that of the tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-unfinished-games.h"

#include <glib/gstdio.h>
#include <string.h>

#include "qdr-durable-file.h"
#include "qdr-saved-game.h"

/* No saved game of a person is larger. */
#define MAX_SIZE (4 * 1024 * 1024)

struct QdrUnfinishedGames {
  char *path;
  GHashTable *texts;   /* of guint to char *: what was written last */
  GThreadPool *writer; /* one thread, so that nothing old comes last */
};

typedef struct {
  char *path;
  char *text; /* (nullable): NULL removes the file */
} Writing;

static char *
make_path (const char *path, guint number)
{
  return g_strdup_printf ("%s.game-%u", path, number + 1);
}

/* What cannot be written is tried again with the next move; the window keeps the game as well. */
static void
write_one (gpointer data, gpointer user_data)
{
  Writing *self = data;
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) error = NULL;

  if (self->text == NULL)
    g_unlink (self->path);
  else if (!qdr_durable_file_replace (file, self->text, strlen (self->text), &error))
    g_debug ("%s: %s", self->path, error->message);
  g_free (self->path);
  g_free (self->text);
  g_free (self);
}

static void
write_soon (QdrUnfinishedGames *self, guint number, const char *text)
{
  Writing *writing = g_new0 (Writing, 1);

  writing->path = make_path (self->path, number);
  writing->text = g_strdup (text);
  g_thread_pool_push (self->writer, writing, NULL);
}

QdrUnfinishedGames *
qdr_unfinished_games_new (const char *path)
{
  QdrUnfinishedGames *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (QdrUnfinishedGames, 1);
  self->path = g_strdup (path);
  self->texts = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->writer = g_thread_pool_new (write_one, NULL, 1, FALSE, NULL);
  return self;
}

void
qdr_unfinished_games_free (QdrUnfinishedGames *self)
{
  if (self == NULL)
    return;

  g_thread_pool_free (self->writer, FALSE, TRUE);
  g_hash_table_unref (self->texts);
  g_free (self->path);
  g_free (self);
}

void
qdr_unfinished_games_keep (QdrUnfinishedGames *self, guint number, QdrGame *game)
{
  g_autofree char *text = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (QDR_IS_GAME (game));

  text = qdr_saved_game_to_text (game);
  if (g_strcmp0 (text, g_hash_table_lookup (self->texts, GUINT_TO_POINTER (number))) == 0)
    return;
  write_soon (self, number, text);
  g_hash_table_insert (self->texts, GUINT_TO_POINTER (number), g_steal_pointer (&text));
}

void
qdr_unfinished_games_remove (QdrUnfinishedGames *self, guint number)
{
  g_return_if_fail (self != NULL);

  g_hash_table_remove (self->texts, GUINT_TO_POINTER (number));
  write_soon (self, number, NULL);
}

gboolean
qdr_unfinished_games_exist (const char *path, guint number)
{
  g_autofree char *file = make_path (path, number);

  g_return_val_if_fail (path != NULL, FALSE);

  return g_file_test (file, G_FILE_TEST_IS_REGULAR);
}

QdrGame *
qdr_unfinished_games_read (const char *path, guint number)
{
  g_autofree char *file = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) games = NULL;
  GStatBuf info;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  file = make_path (path, number);
  if (g_stat (file, &info) != 0 || !S_ISREG (info.st_mode) || info.st_size > MAX_SIZE ||
      !g_file_get_contents (file, &text, &length, NULL))
    return NULL;
  games = qdr_saved_game_parse (text, length, NULL, NULL);
  return games != NULL && games->len == 1 ? g_object_ref (g_ptr_array_index (games, 0)) : NULL;
}
