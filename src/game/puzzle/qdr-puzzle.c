/*
 * Puzzles, which are positions in which one move is to be found, and lists of puzzles by theme.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-puzzle.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-notation.h"
#include "qdr-text-file.h"

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

struct _QdrPuzzleList {
  GObject parent_instance;

  GPtrArray *puzzles;
  GPtrArray *themes; /* array of strings, NULL-terminated */
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrPuzzleList,
                               qdr_puzzle_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

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

/* Reading a puzzle */

static gboolean
fail (GError **error, const char *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  return FALSE;
}

/* Reads a text that consists of @word and a number. */
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

static gboolean
read_common_fields (QdrPuzzle *self,
                    const char *move,
                    const char *rating,
                    const char *position,
                    GError **error)
{
  g_autoptr (GError) failure = NULL;
  QdrRefusalReason reason;

  if (!read_number (rating, "rating ", 0, QDR_PUZZLE_MAX_RATING, &self->rating)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _ ("The rating is not “rating” and a number up to %u."), QDR_PUZZLE_MAX_RATING);
    return FALSE;
  }

  if (!qdr_position_from_text (position, &self->position, NULL, &failure))
    return fail (error, failure->message);
  if (self->position.players != 2)
    return fail (error, _ ("A puzzle is for two players."));
  if (qdr_position_result (&self->position).outcome != QDR_OUTCOME_ONGOING)
    return fail (error, _ ("The game of the puzzle is over already."));

  self->name = qdr_position_to_text (&self->position);
  reason = qdr_move_from_text (&self->position.board, move, &self->move);
  if (reason != QDR_REFUSAL_REASON_NONE || qdr_move_kind (self->move) == QDR_MOVE_CONCESSION ||
      !qdr_position_is_legal_move (&self->position, self->move))
    return fail (error, _ ("The move is not allowed in the position."));
  return TRUE;
}

QdrPuzzle *
qdr_puzzle_parse (const char *theme, const char *line, GError **error)
{
  g_autoptr (QdrPuzzle) self = NULL;
  g_auto (GStrv) fields = NULL;
  guint n_fields;

  g_return_val_if_fail (theme != NULL, NULL);
  g_return_val_if_fail (line != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  self = g_object_new (QDR_TYPE_PUZZLE, NULL);
  self->theme = g_strdup (theme);
  fields = g_strsplit (line, "; ", 6);
  n_fields = g_strv_length (fields);
  if (n_fields > 0 && read_number (fields[0], "win ", 1, QDR_PUZZLE_MAX_MOVES, &self->n_moves)) {
    self->kind = QDR_PUZZLE_WIN;
    if (n_fields != 4)
      return fail (error,
                   _ ("After “win” come a move, a rating and a position, separated by “; ”.")),
             NULL;
    if (!read_common_fields (self, fields[1], fields[2], fields[3], error))
      return NULL;
  } else if (n_fields > 0 && read_number (fields[0], "best ", 1, 100, &self->margin)) {
    g_auto (GStrv) words = NULL;
    guint first = 0;

    self->kind = QDR_PUZZLE_BEST;
    if (n_fields != 5)
      return fail (error, _ ("After “best” come a move, depths, a rating and a position, separated "
                             "by “; ”.")),
             NULL;

    /* The field has the form "depth 9 10". */
    words = g_strsplit (fields[2], " ", 4);
    if (g_strv_length (words) != 3 || !g_str_equal (words[0], "depth") ||
        !read_number (words[1], "", 1, QDR_PUZZLE_MAX_DEPTH - 1, &first) ||
        !read_number (words[2], "", first + 1, QDR_PUZZLE_MAX_DEPTH, &self->depth)) {
      g_set_error (
          error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
          _ ("The depths are not “depth” and two numbers up to %u, the smaller one first."),
          QDR_PUZZLE_MAX_DEPTH);
      return NULL;
    }
    if (!read_common_fields (self, fields[1], fields[3], fields[4], error))
      return NULL;
  } else {
    return fail (error,
                 _ ("The line begins neither with “win” and a number of moves nor with “best” "
                    "and a number of per cent.")),
           NULL;
  }
  return g_steal_pointer (&self);
}

/* Properties of a puzzle */

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
qdr_puzzle_get_solution (QdrPuzzle *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE (self), QDR_MOVE_NONE);

  return self->move;
}

guint
qdr_puzzle_get_n_moves_to_win (QdrPuzzle *self)
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
qdr_puzzle_get_search_depth (QdrPuzzle *self)
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

/* The list */

static void
qdr_puzzle_list_finalize (GObject *object)
{
  QdrPuzzleList *self = QDR_PUZZLE_LIST (object);

  g_ptr_array_unref (self->puzzles);
  g_ptr_array_unref (self->themes);

  G_OBJECT_CLASS (qdr_puzzle_list_parent_class)->finalize (object);
}

static void
qdr_puzzle_list_class_init (QdrPuzzleListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_puzzle_list_finalize;
}

static void
qdr_puzzle_list_init (QdrPuzzleList *self)
{
  self->puzzles = g_ptr_array_new_with_free_func (g_object_unref);
  self->themes = g_ptr_array_new_with_free_func (g_free);
}

static GType
qdr_puzzle_list_get_item_type (GListModel *model)
{
  return QDR_TYPE_PUZZLE;
}

static guint
qdr_puzzle_list_get_n_items (GListModel *model)
{
  return QDR_PUZZLE_LIST (model)->puzzles->len;
}

static gpointer
qdr_puzzle_list_get_item (GListModel *model, guint position)
{
  QdrPuzzleList *self = QDR_PUZZLE_LIST (model);

  return position < self->puzzles->len ? g_object_ref (g_ptr_array_index (self->puzzles, position))
                                       : NULL;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = qdr_puzzle_list_get_item_type;
  interface->get_n_items = qdr_puzzle_list_get_n_items;
  interface->get_item = qdr_puzzle_list_get_item;
}

const char *const *
qdr_puzzle_list_get_themes (QdrPuzzleList *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (self), NULL);

  return (const char *const *) self->themes->pdata;
}

static int
compare_ease (gconstpointer a, gconstpointer b)
{
  return qdr_puzzle_compare_ease (*(QdrPuzzle *const *) a, *(QdrPuzzle *const *) b);
}

GPtrArray *
qdr_puzzle_list_get_by_theme (QdrPuzzleList *self, const char *theme)
{
  GPtrArray *picked;

  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (self), NULL);
  g_return_val_if_fail (theme != NULL, NULL);

  picked = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < self->puzzles->len; i++) {
    QdrPuzzle *puzzle = g_ptr_array_index (self->puzzles, i);

    if (g_str_equal (qdr_puzzle_get_theme (puzzle), theme))
      g_ptr_array_add (picked, g_object_ref (puzzle));
  }
  g_ptr_array_sort (picked, compare_ease);
  return picked;
}

/* Reading a list */

typedef struct {
  QdrPuzzleList *list;
  GHashTable *names; /* set of the names of the puzzles so far (not owned) */
  const char *theme; /* theme of the next puzzle; NULL before the first theme */
  gboolean is_after_empty_line;
  gboolean is_theme_empty; /* whether @theme has no puzzle yet */
} Reader;

static gboolean
read_list_line (Reader *reader, char *line, GError **error)
{
  const gboolean is_after_empty_line = reader->is_after_empty_line;
  GPtrArray *themes = reader->list->themes;
  g_autoptr (QdrPuzzle) puzzle = NULL;

  g_strchomp (line);
  reader->is_after_empty_line = line[0] == '\0';
  if (line[0] == '\0' || (line[0] == '#' && !is_after_empty_line))
    return TRUE;

  if (line[0] == '#') {
    const char *theme = g_strchug (line + 1);

    if (theme[0] == '\0')
      return fail (error, _ ("The theme has no name."));
    if (g_ptr_array_find_with_equal_func (themes, theme, g_str_equal, NULL))
      return fail (error, _ ("This theme exists already."));
    if (reader->is_theme_empty)
      return fail (error, _ ("The theme before has no puzzle."));

    g_ptr_array_add (themes, g_strdup (theme));
    reader->theme = g_ptr_array_index (themes, themes->len - 1);
    reader->is_theme_empty = TRUE;
    return TRUE;
  }

  if (reader->theme == NULL)
    return fail (error, _ ("There is no theme before the puzzle."));
  puzzle = qdr_puzzle_parse (reader->theme, line, error);
  if (puzzle == NULL)
    return FALSE;
  if (g_hash_table_contains (reader->names, qdr_puzzle_get_name (puzzle)))
    return fail (error, _ ("This puzzle exists already."));

  reader->is_theme_empty = FALSE;
  g_hash_table_add (reader->names, (gpointer) qdr_puzzle_get_name (puzzle));
  g_ptr_array_add (reader->list->puzzles, g_steal_pointer (&puzzle));
  return TRUE;
}

QdrPuzzleList *
qdr_puzzle_list_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (QdrPuzzleList) self = NULL;
  g_autoptr (GHashTable) seen = NULL;
  g_autofree char *copy = NULL;
  g_auto (GStrv) lines = NULL;
  Reader reader = { 0 };

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (text == NULL)
    text = "";
  if (length > QDR_PUZZLE_LIST_MAX_SIZE)
    return fail (error, _ ("The puzzle file is too long.")), NULL;
  if (!g_utf8_validate_len (text, length, NULL))
    return fail (error, _ ("The puzzle file is not UTF-8 text.")), NULL;

  self = g_object_new (QDR_TYPE_PUZZLE_LIST, NULL);
  seen = g_hash_table_new (g_str_hash, g_str_equal);
  reader.list = self;
  reader.names = seen;
  copy = g_strndup (text, length);
  lines = g_strsplit (copy, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (!read_list_line (&reader, lines[i], error)) {
      /* Translators: %u is the number of a line of the file. A sentence about its error follows. */
      g_prefix_error (error, _ ("Line %u: "), i + 1);
      return NULL;
    }
  if (self->puzzles->len == 0)
    return fail (error, _ ("There are no puzzles in the file.")), NULL;
  if (reader.is_theme_empty)
    return fail (error, _ ("The last theme has no puzzle.")), NULL;

  g_ptr_array_add (self->themes, NULL);
  return g_steal_pointer (&self);
}

QdrPuzzleList *
qdr_puzzle_list_load (GFile *file, GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = qdr_text_file_read (file, QDR_PUZZLE_LIST_MAX_SIZE, &length, NULL, &reason);
  if (text != NULL)
    return qdr_puzzle_list_parse (text, length, error);
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    return fail (error, _ ("The puzzle file is too long.")), NULL;
  g_propagate_error (error, g_steal_pointer (&reason));
  return NULL;
}
