/*
 * Opening book: good moves for the first plies of a game, found by long searches or in played
 * games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-book.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "qdr-data-dir.h"
#include "qdr-engine.h"
#include "qdr-mirror.h"
#include "qdr-notation.h"
#include "qdr-text-file.h"

#define FILE_NAME "opening-book.txt"

/* The maximum size of a file, in bytes. */
#define MAX_SIZE (16 * 1024 * 1024)

/* The set-up of lines that name none: the size of the board and the number of players. */
#define SIZE 9
#define PLAYERS 2

G_GNUC_PRINTF (2, 3)
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

static gboolean
has_move (const GArray *moves, QdrMove move)
{
  g_return_val_if_fail (moves != NULL, FALSE);

  for (guint i = 0; i < moves->len; i++)
    if (g_array_index (moves, QdrBookMove, i).move == move)
      return TRUE;
  return FALSE;
}

/* Parses a move, which must be legal. */
static gboolean
read_move (const QdrPosition *position, const char *word, QdrMove *move, GError **error)
{
  const char *const players[] = { _ ("player 1"), _ ("player 2"), _ ("player 3"), _ ("player 4") };
  QdrRefusal refusal = { .reason = qdr_move_from_text (&position->board, word, move) };
  g_autofree char *sentence = NULL;

  if (refusal.reason == QDR_REFUSAL_REASON_NONE && qdr_move_kind (*move) == QDR_MOVE_CONCESSION)
    return fail (error, _ ("“%s” is not a book move"), word);
  if (refusal.reason == QDR_REFUSAL_REASON_NONE)
    refusal = qdr_position_check_move (position, *move);
  if (refusal.reason == QDR_REFUSAL_REASON_NONE)
    return TRUE;

  sentence = qdr_refusal_to_string (refusal, players[refusal.player]);
  return fail (error, "“%s”: %s", word, sentence);
}

/* Returns the set-up as "7x7" or, for four players, "9x9/4". */
static char *
format_set_up (const QdrPosition *position)
{
  return g_strdup_printf ("%ux%u%s", position->board.width, position->board.height,
                          position->players == 2 ? "" : "/4");
}

/* Parses a set-up, and sets @start to its start. */
static gboolean
read_set_up (const char *word, QdrPosition *start)
{
  g_autofree char *written = NULL;
  guint players = PLAYERS;
  guint width;
  guint height;

  if (sscanf (word, "%2ux%2u/%1u", &width, &height, &players) < 2 ||
      !qdr_board_size_is_valid (width) || !qdr_board_size_is_valid (height) ||
      (players != 2 && players != 4))
    return FALSE;
  qdr_position_init (start, width, height, players);
  written = format_set_up (start);
  return g_str_equal (written, word);
}

/* Parses a word with statistics, such as "games=37". Sets @is_read to FALSE for other words. */
static gboolean
read_statistics (const char *word, QdrBookMove *move, gboolean *is_read, GError **error)
{
  const char *value = strchr (word, '=');
  char *end = NULL;
  gint64 number;

  *is_read = value != NULL;
  if (value == NULL)
    return TRUE;
  value++;
  if (g_str_has_prefix (word, "games=") &&
      g_ascii_string_to_signed (value, 10, 1, G_MAXINT, &number, NULL)) {
    move->n_games = (guint) number;
    return TRUE;
  }
  if (g_str_has_prefix (word, "rating=") &&
      g_ascii_string_to_signed (value, 10, 1, G_MAXINT, &number, NULL)) {
    move->rating = (int) number;
    return TRUE;
  }
  if (g_str_has_prefix (word, "result=") && g_ascii_isdigit (value[0])) {
    move->result = g_ascii_strtod (value, &end);
    if (*end == '\0' && move->result >= 0 && move->result <= 1)
      return TRUE;
  }
  return fail (error, _ ("“%s” is not a book annotation"), word);
}

/* Parses a move with its score and statistics. Returns the remaining words, or NULL on error. */
static char **
read_book_move (QdrBookLine *self, char **words, GError **error)
{
  const guint n_before = self->moves->len;
  QdrBookMove read = { .result = -1 };
  gboolean is_read = TRUE;
  gint64 score;

  if (!read_move (&self->position, words[0], &read.move, error))
    return NULL;
  if (has_move (self->moves, read.move))
    fail (error, _ ("“%s” occurs twice"), words[0]);
  else if (words[1] == NULL)
    fail (error, _ ("“%s” has no score"), words[0]);
  else if (!g_ascii_string_to_signed (words[1], 10, -QDR_SCORE_WIN, QDR_SCORE_WIN, &score, NULL))
    fail (error, _ ("“%s” is not a score"), words[1]);
  else if (n_before > 0 && g_array_index (self->moves, QdrBookMove, n_before - 1).score < score)
    fail (error, _ ("“%s” has a better score than the move before"), words[0]);
  else {
    read.score = (int) score;
    for (words += 2; is_read && *words != NULL; words += is_read)
      if (!read_statistics (*words, &read, &is_read, error))
        return NULL;
    g_array_append_val (self->moves, read);
    return words;
  }
  return NULL;
}

gboolean
qdr_book_line_parse (const char *text, QdrBookLine **line, GError **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *uncommented = NULL;
  g_auto (GStrv) parts = NULL;
  g_auto (GStrv) words = NULL;
  g_autoptr (QdrBookLine) self = NULL;
  char **next;

  g_return_val_if_fail (text != NULL && line != NULL, FALSE);

  *line = NULL;
  uncommented = g_strndup (text, strcspn (text, "#"));
  parts = g_strsplit_set (uncommented, " \t\r", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0')
      g_strv_builder_add (builder, parts[i]);
  words = g_strv_builder_end (builder);
  if (words[0] == NULL)
    return TRUE;

  self = g_new0 (QdrBookLine, 1);
  self->line = g_array_new (FALSE, FALSE, sizeof (QdrMove));
  self->moves = g_array_new (FALSE, FALSE, sizeof (QdrBookMove));
  qdr_position_init (&self->position, SIZE, SIZE, PLAYERS);
  next = words;
  if (strchr (*next, 'x') != NULL && !read_set_up (*next++, &self->position))
    return fail (error, _ ("“%s” is not a set-up"), words[0]);
  self->image = self->position;
  for (; *next != NULL && !g_str_equal (*next, "|"); next++) {
    QdrMove move;
    QdrUndo undo;

    if (!read_move (&self->position, *next, &move, error))
      return FALSE;
    g_array_append_val (self->line, move);
    qdr_position_do_move (&self->position, move, &undo);
    if (self->image.players == 2)
      move = qdr_mirror_move (&self->image.board, move);
    qdr_position_do_move (&self->image, move, &undo);
  }
  if (*next == NULL)
    return fail (error, _ ("There is no “|” before the book moves"));
  if (*++next == NULL)
    return fail (error, _ ("There is no move after the “|”"));
  while (next != NULL && *next != NULL)
    next = read_book_move (self, next, error);
  if (next == NULL)
    return FALSE;
  *line = g_steal_pointer (&self);
  return TRUE;
}

void
qdr_book_line_free (QdrBookLine *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->line);
  g_array_unref (self->moves);
  g_free (self);
}

char *
qdr_book_line_get_moves_text (const QdrBookLine *self)
{
  GString *text = g_string_new (NULL);
  char word[QDR_MOVE_TEXT_SIZE];

  g_return_val_if_fail (self != NULL, NULL);

  if (self->position.board.width != SIZE || self->position.board.height != SIZE ||
      self->position.players != PLAYERS) {
    g_autofree char *set_up = format_set_up (&self->position);

    g_string_append (text, set_up);
  }
  for (guint i = 0; i < self->line->len; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            qdr_move_to_text (&self->position.board,
                                              g_array_index (self->line, QdrMove, i), word));
  return g_string_free (text, FALSE);
}

char *
qdr_book_line_to_text (const QdrBookLine *self)
{
  g_autofree char *line = NULL;
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  line = qdr_book_line_get_moves_text (self);
  text = g_string_new (line);
  g_string_append (text, text->len > 0 ? " |" : "|");
  for (guint i = 0; i < self->moves->len; i++) {
    const QdrBookMove *move = &g_array_index (self->moves, QdrBookMove, i);
    char word[QDR_MOVE_TEXT_SIZE];
    char number[G_ASCII_DTOSTR_BUF_SIZE];

    g_string_append_printf (text, " %s %d",
                            qdr_move_to_text (&self->position.board, move->move, word),
                            move->score);
    if (move->n_games > 0)
      g_string_append_printf (text, " games=%u", move->n_games);
    if (move->result >= 0)
      g_string_append_printf (text, " result=%s",
                              g_ascii_formatd (number, sizeof number, "%.3f", move->result));
    if (move->rating > 0)
      g_string_append_printf (text, " rating=%d", move->rating);
  }
  return g_string_free (text, FALSE);
}

/* The good moves in a position. */
typedef struct {
  guint64 key;   /* the key of the position */
  GArray *moves; /* (element-type QdrBookMove): best first */
} Entry;

struct _QdrOpeningBook {
  GObject parent_instance;

  GHashTable *entries;      /* the set of all Entry */
  QdrOpeningBook *fallback; /* (nullable): a book for the positions that this one lacks */
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
  /* The hash table reads only the first member of an entry, its key. Therefore &key can stand for
   * an entry. */
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

/* Adds the position and the moves of a line and, with two players, their mirror images. A symmetric
 * position gets both the moves and their mirror images. */
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
  if (line->position.players > 2)
    return TRUE;
  if (find_entry (self, image_key) == NULL)
    g_hash_table_add (self->entries, entry_new (image_key));

  image_entry = find_entry (self, image_key);
  for (guint i = 0; i < line->moves->len; i++) {
    QdrBookMove image = g_array_index (line->moves, QdrBookMove, i);

    image.move = qdr_mirror_move (&line->image.board, image.move);
    if (!has_move (image_entry->moves, image.move))
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

    if (!qdr_book_line_parse (lines[i], &line, &error) ||
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
  text = qdr_text_file_read_any_kind (file, MAX_SIZE, &length, NULL, &error);
  if (text != NULL) {
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
qdr_opening_book_load_path (const char *path, GError **error)
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
  return qdr_data_dir_find_path ("QDR_OPENING_BOOK", FILE_NAME);
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

/* Chooses at random among the moves whose scores are within QDR_OPENING_BOOK_MARGIN of the best
 * score. Does not use the fallback. */
static QdrMove
choose_move (QdrOpeningBook *self, QdrGame *game, guint32 seed)
{
  const Entry *entry = find_entry (self, qdr_game_get_position (game)->key);
  g_autoptr (GRand) random = NULL;
  QdrMove chosen = QDR_MOVE_NONE;
  gint32 n_good = 0;

  if (entry == NULL)
    return QDR_MOVE_NONE;

  random = g_rand_new_with_seed_array ((const guint32[]){ seed, (guint32) entry->key,
                                                          (guint32) (entry->key >> 32) },
                                       3);
  for (guint i = 0; i < entry->moves->len; i++) {
    const QdrBookMove *moves = (const QdrBookMove *) (gconstpointer) entry->moves->data;

    if (moves[i].score >= moves[0].score - QDR_OPENING_BOOK_MARGIN &&
        g_rand_int_range (random, 0, ++n_good) == 0)
      chosen = moves[i].move;
  }
  /* The key is a hash: the entry may be that of another position, and its move may be illegal. */
  return qdr_game_check_move (game, chosen).reason == QDR_REFUSAL_REASON_NONE ? chosen
                                                                              : QDR_MOVE_NONE;
}

QdrMove
qdr_opening_book_find_move (QdrOpeningBook *self, QdrGame *game, guint32 seed)
{
  g_autofree guint64 *keys = NULL;
  guint n_keys;
  QdrMove move;

  g_return_val_if_fail (QDR_IS_OPENING_BOOK (self), QDR_MOVE_NONE);
  g_return_val_if_fail (QDR_IS_GAME (game), QDR_MOVE_NONE);

  keys = qdr_game_get_past_position_keys (game, &n_keys);
  for (guint i = 0; i < n_keys; i++)
    if (keys[i] == qdr_game_get_position (game)->key)
      return QDR_MOVE_NONE;

  move = choose_move (self, game, seed);
  if (move == QDR_MOVE_NONE && self->fallback != NULL)
    move = choose_move (self->fallback, game, seed);
  return move;
}
