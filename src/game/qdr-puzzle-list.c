/*
 * Puzzles by theme, from a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-puzzle-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _QdrPuzzleList {
  GObject parent_instance;

  GPtrArray *puzzles;
  GPtrArray *themes; /* of strings, and a NULL at the end once all is read */
};

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
qdr_puzzle_list_list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = qdr_puzzle_list_get_item_type;
  interface->get_n_items = qdr_puzzle_list_get_n_items;
  interface->get_item = qdr_puzzle_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrPuzzleList,
                               qdr_puzzle_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      qdr_puzzle_list_list_model_init))

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

/* --- Reading ---------------------------------------------------------------------------------- */

/* The place in a file, and what has been there. */
typedef struct {
  QdrPuzzleList *list;
  GHashTable *seen;   /* a set of the names of puzzles, which own them */
  const char *theme;  /* (nullable): that of the puzzles that follow */
  gboolean after_gap; /* the line before was empty */
  gboolean is_bare;   /* the theme has no puzzle yet */
} Reader;

static gboolean
fail (GError **error, const char *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  return FALSE;
}

static gboolean
begin_theme (Reader *reader, const char *line, GError **error)
{
  g_autofree char *theme = g_strstrip (g_strdup (line + 1));

  if (theme[0] == '\0')
    return fail (error, _ ("The theme has no name."));
  if (g_ptr_array_find_with_equal_func (reader->list->themes, theme, g_str_equal, NULL))
    return fail (error, _ ("This theme exists already."));
  if (reader->is_bare)
    return fail (error, _ ("The theme before has no puzzle."));

  reader->theme = theme;
  reader->is_bare = TRUE;
  g_ptr_array_add (reader->list->themes, g_steal_pointer (&theme));
  return TRUE;
}

static gboolean
add_puzzle (Reader *reader, const char *line, GError **error)
{
  g_autoptr (QdrPuzzle) puzzle = NULL;

  if (reader->theme == NULL)
    return fail (error, _ ("There is no theme before the puzzle."));
  puzzle = qdr_puzzle_parse (reader->theme, line, error);
  if (puzzle == NULL)
    return FALSE;
  if (g_hash_table_contains (reader->seen, qdr_puzzle_get_name (puzzle)))
    return fail (error, _ ("This puzzle exists already."));

  reader->is_bare = FALSE;
  g_hash_table_add (reader->seen, (gpointer) qdr_puzzle_get_name (puzzle));
  g_ptr_array_add (reader->list->puzzles, g_steal_pointer (&puzzle));
  return TRUE;
}

static gboolean
read_line (Reader *reader, char *line, GError **error)
{
  const gboolean after_gap = reader->after_gap;

  g_strchomp (line);
  reader->after_gap = line[0] == '\0';
  if (line[0] == '\0')
    return TRUE;
  if (line[0] == '#')
    return !after_gap || begin_theme (reader, line, error);

  return add_puzzle (reader, line, error);
}

static gboolean
read_lines (QdrPuzzleList *self, const char *text, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  Reader reader = { .list = self, .seen = seen };

  for (guint i = 0; lines[i] != NULL; i++)
    if (!read_line (&reader, lines[i], error)) {
      /* Translators: a number; a sentence follows. */
      g_prefix_error (error, _ ("Line %u: "), i + 1);
      return FALSE;
    }
  if (self->puzzles->len == 0)
    return fail (error, _ ("There are no puzzles in the file."));
  if (reader.is_bare)
    return fail (error, _ ("The last theme has no puzzle."));

  return TRUE;
}

QdrPuzzleList *
qdr_puzzle_list_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (QdrPuzzleList) self = NULL;
  g_autofree char *copy = NULL;

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (text == NULL)
    text = "";
  if (length > QDR_PUZZLE_LIST_MAX_SIZE)
    return fail (error, _ ("The puzzle file is too long.")), NULL;
  if (!g_utf8_validate_len (text, length, NULL))
    return fail (error, _ ("The puzzle file is not UTF-8 text.")), NULL;

  self = g_object_new (QDR_TYPE_PUZZLE_LIST, NULL);
  copy = g_strndup (text, length);
  if (!read_lines (self, copy, error))
    return NULL;

  g_ptr_array_add (self->themes, NULL);
  return g_steal_pointer (&self);
}

QdrPuzzleList *
qdr_puzzle_list_load (GFile *file, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!g_file_load_contents (file, NULL, &text, &length, NULL, error))
    return NULL;

  return qdr_puzzle_list_parse (text, length, error);
}

/* --- Looking ---------------------------------------------------------------------------------- */

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
qdr_puzzle_list_pick (QdrPuzzleList *self, const char *theme)
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
