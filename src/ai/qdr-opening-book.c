/*
 * The opening book: good moves of the first plies, found by long searches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-book.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-data-dir.h"
#include "qdr-engine.h"
#include "qdr-mirror.h"
#include "qdr-notation.h"

#define FILE_NAME "opening-book.txt"

/* The board that the book is about, and its players. */
#define SIZE 9
#define PLAYERS 2

/* What the book knows about a position. */
typedef struct {
  guint64 key; /* of the position, which stands for the whole set-up */
  GArray *moves;
} Entry;

typedef struct {
  QdrMove move;
  QdrScore score;
} BookMove;

struct _QdrOpeningBook {
  GObject parent_instance;

  GHashTable *entries; /* a set of Entry */
};

G_DEFINE_FINAL_TYPE (QdrOpeningBook, qdr_opening_book, G_TYPE_OBJECT)

static Entry *
entry_new (guint64 key)
{
  Entry *self = g_new (Entry, 1);

  self->key = key;
  self->moves = g_array_new (FALSE, FALSE, sizeof (BookMove));

  return self;
}

static void
entry_free (gpointer data)
{
  Entry *self = data;

  g_array_unref (self->moves);
  g_free (self);
}

static gboolean
entry_has_move (const Entry *self, QdrMove move)
{
  for (guint i = 0; i < self->moves->len; i++)
    if (g_array_index (self->moves, BookMove, i).move == move)
      return TRUE;
  return FALSE;
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

/* --- Reading a line --------------------------------------------------------------------------- */

static gboolean fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error,
                     g_error_new_valist (G_IO_ERROR, G_IO_ERROR_INVALID_DATA, format, arguments));
  va_end (arguments);

  return FALSE;
}

/* Reads a legal move on the board. */
static gboolean
read_move (const QdrPosition *position, const char *word, QdrMove *move, GError **error)
{
  QdrRefusal refusal = { .reason = qdr_move_from_text (&position->board, word, move) };
  g_autofree char *sentence = NULL;

  if (refusal.reason == QDR_REASON_NONE && qdr_move_kind (*move) == QDR_MOVE_CONCESSION)
    return fail (error, _ ("“%s” is not a book move"), word);
  if (refusal.reason == QDR_REASON_NONE)
    refusal = qdr_position_check (position, *move);
  if (refusal.reason == QDR_REASON_NONE)
    return TRUE;

  sentence = qdr_refusal_to_string (refusal, refusal.player == 0 ? _ ("player 1") : _ ("player 2"));
  return fail (error, "“%s”: %s", word, sentence);
}

/* A position and its mirror image. */
typedef struct {
  QdrPosition position;
  QdrPosition image;
} Twins;

/* Plays the moves before the bar. Returns the words behind it, NULL on error. */
static char **
replay (char **words, Twins *twins, GError **error)
{
  QdrMove move;
  QdrUndo undo;

  qdr_position_init (&twins->position, SIZE, SIZE, PLAYERS);
  twins->image = twins->position;
  for (; *words != NULL && !g_str_equal (*words, "|"); words++) {
    if (!read_move (&twins->position, *words, &move, error))
      return NULL;
    qdr_position_do (&twins->image, qdr_mirror_move (&twins->image.board, move), &undo);
    qdr_position_do (&twins->position, move, &undo);
  }
  if (*words != NULL)
    return words + 1;

  fail (error, _ ("There is no “|” before the book moves"));
  return NULL;
}

/* Reads a move of the book and its score. */
static gboolean
read_book_move (const QdrPosition *position, char **words, Entry *entry, GError **error)
{
  const guint n_before = entry->moves->len;
  BookMove read;
  gint64 score;

  if (!read_move (position, words[0], &read.move, error))
    return FALSE;
  if (entry_has_move (entry, read.move))
    return fail (error, _ ("“%s” occurs twice"), words[0]);
  if (words[1] == NULL)
    return fail (error, _ ("“%s” has no score"), words[0]);
  if (!g_ascii_string_to_signed (words[1], 10, -QDR_SCORE_WIN, QDR_SCORE_WIN, &score, NULL))
    return fail (error, _ ("“%s” is not a score"), words[1]);

  read.score = (QdrScore) score;
  if (n_before > 0 && g_array_index (entry->moves, BookMove, n_before - 1).score < read.score)
    return fail (error, _ ("“%s” has a better score than the move before"), words[0]);
  g_array_append_val (entry->moves, read);
  return TRUE;
}

/* Adds the entry, and the one in the mirror; a position that is its own image gets both moves. */
static void
add_entry (QdrOpeningBook *self, Entry *entry, const Twins *twins)
{
  const guint64 image_key = twins->image.key;
  const guint n_moves = entry->moves->len;
  Entry *image_entry;

  g_hash_table_add (self->entries, entry);
  if (find_entry (self, image_key) == NULL)
    g_hash_table_add (self->entries, entry_new (image_key));

  image_entry = find_entry (self, image_key);
  for (guint i = 0; i < n_moves; i++) {
    BookMove image = g_array_index (entry->moves, BookMove, i);

    image.move = qdr_mirror_move (&twins->image.board, image.move);
    if (!entry_has_move (image_entry, image.move))
      g_array_append_val (image_entry->moves, image);
  }
}

static gboolean
read_words (QdrOpeningBook *self, char **words, GError **error)
{
  Twins twins;
  Entry *entry;

  words = replay (words, &twins, error);
  if (words == NULL)
    return FALSE;
  if (*words == NULL)
    return fail (error, _ ("There is no move after the “|”"));
  if (find_entry (self, twins.position.key) != NULL)
    return fail (error, _ ("Another line has this position, or its mirror image"));

  entry = entry_new (twins.position.key);
  for (; *words != NULL; words += 2)
    if (!read_book_move (&twins.position, words, entry, error)) {
      entry_free (entry);
      return FALSE;
    }
  add_entry (self, entry, &twins);
  return TRUE;
}

/* --- Reading a file --------------------------------------------------------------------------- */

/* (transfer full): the words of @line up to a comment. */
static char **
split_line (char *line)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  line[strcspn (line, "#")] = '\0';
  parts = g_strsplit_set (line, " \t\r", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0')
      g_strv_builder_add (builder, parts[i]);
  return g_strv_builder_end (builder);
}

static void
read_text (QdrOpeningBook *self, const char *name, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto (GStrv) words = split_line (lines[i]);
    g_autoptr (GError) error = NULL;

    if (words[0] != NULL && !read_words (self, words, &error))
      g_warning ("%s:%u: a line of the opening book is left out: %s", name, i + 1, error->message);
  }
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
qdr_opening_book_load_installed (void)
{
  g_autofree char *path = qdr_data_dir_find ("QDR_OPENING_BOOK", FILE_NAME);
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
  const BookMove *moves = (const BookMove *) (gconstpointer) entry->moves->data;
  QdrMove drawn = QDR_MOVE_NONE;
  gint32 n_good = 0;

  for (guint i = 0; i < entry->moves->len; i++)
    if (moves[i].score >= moves[0].score - QDR_OPENING_BOOK_MARGIN &&
        g_rand_int_range (random, 0, ++n_good) == 0)
      drawn = moves[i].move;
  return drawn;
}

QdrMove
qdr_opening_book_find (QdrOpeningBook *self, QdrGame *game, guint32 seed)
{
  const Entry *entry;
  QdrMove move;

  g_return_val_if_fail (QDR_IS_OPENING_BOOK (self), QDR_MOVE_NONE);
  g_return_val_if_fail (QDR_IS_GAME (game), QDR_MOVE_NONE);

  entry = find_entry (self, qdr_game_get_position (game)->key);
  if (entry == NULL || has_occurred_before (game))
    return QDR_MOVE_NONE;

  /* The key is a hash: another position may have it. */
  move = draw_move (entry, seed);
  return qdr_game_check (game, move).reason == QDR_REASON_NONE ? move : QDR_MOVE_NONE;
}
