/*
 * The opening book: good moves of the first plies, found by long searches or in games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-book.h"

#include <glib/gi18n-lib.h>

#include "qdr-book-line.h"
#include "qdr-data-dir.h"
#include "qdr-mirror.h"

#define FILE_NAME "opening-book.txt"

/* What the book knows about a position. */
typedef struct {
  guint64 key;   /* of the position, which stands for the whole set-up */
  GArray *moves; /* of QdrBookMove, best first */
} Entry;

struct _QdrOpeningBook {
  GObject parent_instance;

  GHashTable *entries;      /* a set of Entry */
  QdrOpeningBook *fallback; /* (nullable): where this one knows nothing */
};

G_DEFINE_FINAL_TYPE (QdrOpeningBook, qdr_opening_book, G_TYPE_OBJECT)

static Entry *
entry_new (guint64 key)
{
  Entry *self = g_new (Entry, 1);

  self->key = key;
  self->moves = g_array_new (FALSE, FALSE, sizeof (QdrBookMove));

  return self;
}

static void
entry_free (gpointer data)
{
  Entry *self = data;

  g_array_unref (self->moves);
  g_free (self);
}

static Entry *
find_entry (QdrOpeningBook *self, guint64 key)
{
  /* An entry begins with its key. */
  return g_hash_table_lookup (self->entries, &key);
}

static void
qdr_opening_book_finalize (GObject *object)
{
  QdrOpeningBook *self = QDR_OPENING_BOOK (object);

  g_hash_table_unref (self->entries);
  g_clear_object (&self->fallback);

  G_OBJECT_CLASS (qdr_opening_book_parent_class)->finalize (object);
}

static void
qdr_opening_book_class_init (QdrOpeningBookClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_opening_book_finalize;
}

static void
qdr_opening_book_init (QdrOpeningBook *self)
{
  self->entries = g_hash_table_new_full (g_int64_hash, g_int64_equal, entry_free, NULL);
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* Adds what is known of the position, and of the one in the mirror; a position that is its own
 * image gets both moves. */
static gboolean
add_line (QdrOpeningBook *self, const QdrBookLine *line, GError **error)
{
  const guint64 image_key = line->image.key;
  Entry *entry;
  Entry *image_entry;

  if (find_entry (self, line->position.key) != NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("Another line has this position, or its mirror image"));
    return FALSE;
  }

  entry = entry_new (line->position.key);
  g_array_append_vals (entry->moves, line->moves->data, line->moves->len);
  g_hash_table_add (self->entries, entry);
  if (find_entry (self, image_key) == NULL)
    g_hash_table_add (self->entries, entry_new (image_key));

  image_entry = find_entry (self, image_key);
  for (guint i = 0; i < line->moves->len; i++) {
    QdrBookMove image = g_array_index (line->moves, QdrBookMove, i);

    image.move = qdr_mirror_move (&line->image.board, image.move);
    if (!qdr_book_moves_have (image_entry->moves, image.move))
      g_array_append_val (image_entry->moves, image);
  }
  return TRUE;
}

static void
read_text (QdrOpeningBook *self, const char *name, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_autoptr (QdrBookLine) line = NULL;
    g_autoptr (GError) error = NULL;

    if (!qdr_book_line_read (lines[i], &line, &error) ||
        (line != NULL && !add_line (self, line, &error)))
      g_warning ("%s:%u: a line of the opening book is left out: %s", name, i + 1, error->message);
  }
}

QdrOpeningBook *
qdr_opening_book_parse (const char *name, const char *text, QdrOpeningBook *fallback)
{
  QdrOpeningBook *self;

  g_return_val_if_fail (name != NULL && text != NULL, NULL);
  g_return_val_if_fail (fallback == NULL || QDR_IS_OPENING_BOOK (fallback), NULL);

  self = g_object_new (QDR_TYPE_OPENING_BOOK, NULL);
  g_set_object (&self->fallback, fallback);
  read_text (self, name, text);
  return self;
}

QdrOpeningBook *
qdr_opening_book_load (GFile *file)
{
  g_autoptr (QdrOpeningBook) self = g_object_new (QDR_TYPE_OPENING_BOOK, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_parse_name (file);
  if (g_file_load_contents (file, NULL, &text, &length, NULL, &error)) {
    if (g_utf8_validate_len (text, length, NULL))
      read_text (self, name, text);
    else
      g_warning ("%s: the opening book is left out: it is not UTF-8 text", name);
  } else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)) {
    g_warning ("%s: the opening book is left out: %s", name, error->message);
  }

  return g_steal_pointer (&self);
}

QdrOpeningBook *
qdr_opening_book_load_named (const char *path, GError **error)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  file = g_file_new_for_path (path);
  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_REGULAR)
    return qdr_opening_book_load (file);

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("There is no opening book “%s”"), path);
  return NULL;
}

char *
qdr_opening_book_find_path (void)
{
  return qdr_data_dir_find ("QDR_OPENING_BOOK", FILE_NAME);
}

QdrOpeningBook *
qdr_opening_book_load_installed (void)
{
  g_autofree char *path = qdr_opening_book_find_path ();
  g_autoptr (GFile) file = NULL;

  if (path == NULL)
    return g_object_new (QDR_TYPE_OPENING_BOOK, NULL);

  file = g_file_new_for_path (path);
  return qdr_opening_book_load (file);
}

/* --- Looking up ------------------------------------------------------------------------------- */

static gboolean
has_occurred_before (QdrGame *game)
{
  const guint64 key = qdr_game_get_position (game)->key;
  guint n_keys;
  g_autofree guint64 *keys = qdr_game_get_past_keys (game, &n_keys);

  for (guint i = 0; i < n_keys; i++)
    if (keys[i] == key)
      return TRUE;
  return FALSE;
}

/* One of the moves about as good as the first, which is the best; the same for the same seed. */
static QdrMove
draw_move (const Entry *entry, guint32 seed)
{
  const guint32 seeds[] = { seed, (guint32) entry->key, (guint32) (entry->key >> 32) };
  g_autoptr (GRand) random = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  const QdrBookMove *moves = (const QdrBookMove *) (gconstpointer) entry->moves->data;
  QdrMove drawn = QDR_MOVE_NONE;
  gint32 n_good = 0;

  for (guint i = 0; i < entry->moves->len; i++)
    if (moves[i].score >= moves[0].score - QDR_OPENING_BOOK_MARGIN &&
        g_rand_int_range (random, 0, ++n_good) == 0)
      drawn = moves[i].move;
  return drawn;
}

/* What this book alone says. */
static QdrMove
find_own (QdrOpeningBook *self, QdrGame *game, guint32 seed)
{
  const Entry *entry = find_entry (self, qdr_game_get_position (game)->key);
  QdrMove move;

  if (entry == NULL)
    return QDR_MOVE_NONE;

  /* The key is a hash: another position may have it. */
  move = draw_move (entry, seed);
  return qdr_game_check (game, move).reason == QDR_REASON_NONE ? move : QDR_MOVE_NONE;
}

QdrMove
qdr_opening_book_find (QdrOpeningBook *self, QdrGame *game, guint32 seed)
{
  QdrMove move;

  g_return_val_if_fail (QDR_IS_OPENING_BOOK (self), QDR_MOVE_NONE);
  g_return_val_if_fail (QDR_IS_GAME (game), QDR_MOVE_NONE);

  if (has_occurred_before (game))
    return QDR_MOVE_NONE;

  move = find_own (self, game, seed);
  if (move == QDR_MOVE_NONE && self->fallback != NULL)
    move = find_own (self->fallback, game, seed);
  return move;
}
