/*
 * Personality list: the personalities, weakest first, with their opening books and the external
 * engines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-personality-list.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qdr-data-dir.h"
#include "qdr-player.h"
#include "qdr-sanitised-text.h"

#define FOLDER "personalities"

/* The maximum length of a file name in messages, in characters. */
#define MAX_NAME 80

/* Strengths are multiples of this number, because each strength is a separate opponent in the
 * library. */
#define STRENGTH_STEP 10

struct _QdrPersonalityList {
  GObject parent_instance;

  GPtrArray *personalities;
  GListStore *opponents;            /* adaptive personalities, followed by @personalities */
  GHashTable *adaptive_by_strength; /* id with a strength (“like-me-740”) → QdrPersonality */
  int strength;                     /* strength of adaptive opponents; 0 for the default */
  GPtrArray *rejected;              /* (element-type QdrRejectedPersonality) */
  QdrOpeningBook *book;             /* (nullable): the program's book; NULL until needed */
  QdrOpeningBook *library_book;     /* (nullable): the book made from the library */
  QdrBookChoice book_choice;
  QdrExternalEngineList *engines; /* (nullable): NULL until needed */
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrPersonalityList,
                               qdr_personality_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
rejected_free (gpointer data)
{
  QdrRejectedPersonality *self = data;

  g_free (self->file);
  g_free (self->id);
  g_free (self->reason);
  g_free (self);
}

char *
qdr_rejected_personality_to_string (const QdrRejectedPersonality *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  /* Translators: the first %s is the name of a file, the second one a sentence about the error in
   * it. */
  return g_strdup_printf (_ ("“%s” was left out: %s"), self->file, self->reason);
}

static GType
qdr_personality_list_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return QDR_TYPE_PERSONALITY;
}

static guint
qdr_personality_list_get_n_items (GListModel *model)
{
  return QDR_PERSONALITY_LIST (model)->personalities->len;
}

static gpointer
qdr_personality_list_get_item (GListModel *model, guint position)
{
  QdrPersonalityList *self = QDR_PERSONALITY_LIST (model);

  if (position >= self->personalities->len)
    return NULL;
  return g_object_ref (g_ptr_array_index (self->personalities, position));
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = qdr_personality_list_get_item_type;
  iface->get_n_items = qdr_personality_list_get_n_items;
  iface->get_item = qdr_personality_list_get_item;
}

static void
qdr_personality_list_finalize (GObject *object)
{
  QdrPersonalityList *self = QDR_PERSONALITY_LIST (object);

  g_ptr_array_unref (self->personalities);
  g_object_unref (self->opponents);
  g_hash_table_unref (self->adaptive_by_strength);
  g_ptr_array_unref (self->rejected);
  g_clear_object (&self->book);
  g_clear_object (&self->library_book);
  g_clear_object (&self->engines);

  G_OBJECT_CLASS (qdr_personality_list_parent_class)->finalize (object);
}

static void
qdr_personality_list_class_init (QdrPersonalityListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_personality_list_finalize;
}

static void
qdr_personality_list_init (QdrPersonalityList *self)
{
  self->personalities = g_ptr_array_new_with_free_func (g_object_unref);
  self->opponents = g_list_store_new (QDR_TYPE_PERSONALITY);
  self->adaptive_by_strength =
      g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  self->rejected = g_ptr_array_new_with_free_func (rejected_free);
}

static QdrPersonality *
find_by_id (const GPtrArray *personalities, const char *id)
{
  for (guint i = 0; i < personalities->len; i++)
    if (g_str_equal (qdr_personality_get_id (g_ptr_array_index (personalities, i)), id))
      return g_ptr_array_index (personalities, i);
  return NULL;
}

static void
reject (QdrPersonalityList *self, const char *path, char *id, char *reason)
{
  g_autofree char *name = g_filename_display_basename (path);
  QdrRejectedPersonality *rejected = g_new (QdrRejectedPersonality, 1);

  rejected->file = qdr_sanitise_text (name, MAX_NAME);
  rejected->id = id;
  rejected->reason = reason;
  g_ptr_array_add (self->rejected, rejected);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

/* Adds the valid personalities of a folder, which may be missing. They replace personalities with
 * the same id from folders that were loaded earlier. */
static void
load_folder (QdrPersonalityList *self, const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) loaded = g_ptr_array_new_with_free_func (g_object_unref);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, QDR_PERSONALITY_SUFFIX))
      g_ptr_array_add (files, g_build_filename (path, name, NULL));
  g_ptr_array_sort (files, compare_names);
  for (guint i = 0; i < files->len; i++) {
    const char *file_path = g_ptr_array_index (files, i);
    g_autoptr (GFile) file = g_file_new_for_path (file_path);
    g_autoptr (GError) error = NULL;
    g_autoptr (QdrPersonality) personality = qdr_personality_load (file, &error);
    const char *id = personality != NULL ? qdr_personality_get_id (personality) : NULL;

    if (personality == NULL)
      reject (self, file_path, qdr_personality_read_id (file), g_strdup (error->message));
    else if (find_by_id (loaded, id) == NULL)
      g_ptr_array_add (loaded, g_steal_pointer (&personality));
    else
      reject (self, file_path, g_strdup (id),
              g_strdup_printf (_ ("Another file in the folder has the same Id, “%s”."), id));
  }
  for (guint i = 0; i < loaded->len; i++) {
    QdrPersonality *personality = g_ptr_array_index (loaded, i);
    QdrPersonality *same_id =
        find_by_id (self->personalities, qdr_personality_get_id (personality));

    if (same_id != NULL)
      g_ptr_array_remove (self->personalities, same_id);
    g_ptr_array_add (self->personalities, g_object_ref (personality));
  }
}

static int
compare_ratings (gconstpointer a, gconstpointer b)
{
  QdrPersonality *const *left = a;
  QdrPersonality *const *right = b;
  const int difference = qdr_personality_get_rating (*left) - qdr_personality_get_rating (*right);

  if (difference != 0)
    return difference;
  return g_strcmp0 (qdr_personality_get_id (*left), qdr_personality_get_id (*right));
}

QdrPersonalityList *
qdr_personality_list_new (void)
{
  QdrPersonalityList *self = g_object_new (QDR_TYPE_PERSONALITY_LIST, NULL);
  g_autofree char *program = qdr_data_dir_find_path ("QDR_PERSONALITIES_DIR", FOLDER);
  g_autofree char *user = g_build_filename (g_get_user_data_dir (), "quoridor", FOLDER, NULL);

  if (program != NULL)
    load_folder (self, program);
  load_folder (self, user);
  g_ptr_array_sort (self->personalities, compare_ratings);
  for (guint i = 0; i < self->personalities->len; i++)
    g_list_store_append (self->opponents, g_ptr_array_index (self->personalities, i));
  for (guint i = self->personalities->len; i-- > 0;) {
    g_autoptr (QdrPersonality) item = g_object_ref (g_ptr_array_index (self->personalities, i));

    if (!qdr_personality_is_adaptive (item))
      continue;
    g_ptr_array_remove_index (self->personalities, i);
    g_list_store_remove (self->opponents, i);
    g_list_store_insert (self->opponents, 0, item);
  }

  return self;
}

QdrExternalEngineList *
qdr_personality_list_get_engines (QdrPersonalityList *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);

  if (self->engines == NULL)
    self->engines = qdr_external_engine_list_new ();
  return self->engines;
}

/* Returns (transfer none) (nullable): the adaptive personality with this id, which must not include
 * a strength. */
static QdrPersonality *
find_adaptive (QdrPersonalityList *self, const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->opponents)); i++) {
    g_autoptr (QdrPersonality) item = g_list_model_get_item (G_LIST_MODEL (self->opponents), i);

    if (g_str_equal (qdr_personality_get_id (item), id))
      return item;
  }
  return NULL;
}

QdrPersonality *
qdr_personality_list_find (QdrPersonalityList *self, const char *id)
{
  g_autofree char *base_id = NULL;
  QdrPersonality *personality, *base;
  const char *hyphen;
  gint64 strength;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  personality = find_by_id (self->personalities, id);
  if (personality == NULL)
    personality = find_adaptive (self, id);
  if (personality == NULL)
    personality = g_hash_table_lookup (self->adaptive_by_strength, id);
  if (personality != NULL)
    return personality;

  /* The id may include a strength, as "like-me-740" does. */
  hyphen = qdr_personality_id_find_strength_suffix (id);
  if (hyphen == NULL || !g_ascii_string_to_signed (hyphen + 1, 10, QDR_STRENGTH_MIN,
                                                   QDR_STRENGTH_MAX, &strength, NULL))
    return NULL;
  base_id = g_strndup (id, (gsize) (hyphen - id));
  base = find_adaptive (self, base_id);
  if (base == NULL || !qdr_personality_is_adaptive (base))
    return NULL;
  personality = qdr_personality_copy_with_strength (base, (int) strength);
  g_hash_table_insert (self->adaptive_by_strength, (gpointer) qdr_personality_get_id (personality),
                       personality);
  return personality;
}

GListModel *
qdr_personality_list_get_opponents (QdrPersonalityList *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);

  return G_LIST_MODEL (self->opponents);
}

int
qdr_strength_clamp_and_round (int strength)
{
  strength = CLAMP (strength, QDR_STRENGTH_MIN, QDR_STRENGTH_MAX);
  return (strength + STRENGTH_STEP / 2) / STRENGTH_STEP * STRENGTH_STEP;
}

void
qdr_personality_list_set_adaptive_strength (QdrPersonalityList *self, int strength)
{
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (self));

  self->strength = qdr_strength_clamp_and_round (strength);
}

/* Returns (transfer none) (nullable): the adaptive personality of a seat. */
static QdrPersonality *
find_adaptive_in_seat (QdrPersonalityList *self, const char *seat)
{
  const char *id = qdr_seat_get_personality_id (seat);
  QdrPersonality *personality = id != NULL ? qdr_personality_list_find (self, id) : NULL;

  return personality != NULL && qdr_personality_is_adaptive (personality) ? personality : NULL;
}

char *
qdr_personality_list_resolve_seat (QdrPersonalityList *self, const char *seat)
{
  QdrPersonality *personality;
  QdrPersonality *base;
  g_autofree char *id = NULL;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);
  g_return_val_if_fail (seat != NULL, NULL);

  personality = find_adaptive_in_seat (self, seat);
  if (personality == NULL)
    return g_strdup (seat);
  base = qdr_personality_list_find (self, qdr_personality_get_base_id (personality));
  id = g_strdup_printf ("%s-%d", qdr_personality_get_base_id (personality),
                        self->strength > 0
                            ? self->strength
                            : qdr_strength_clamp_and_round (qdr_personality_get_rating (base)));
  return qdr_seat_for_personality (id);
}

char *
qdr_personality_list_strip_seat_strength (QdrPersonalityList *self, const char *seat)
{
  QdrPersonality *personality;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);
  g_return_val_if_fail (seat != NULL, NULL);

  personality = find_adaptive_in_seat (self, seat);
  return personality != NULL ? qdr_seat_for_personality (qdr_personality_get_base_id (personality))
                             : g_strdup (seat);
}

GHashTable *
qdr_personality_list_copy_ratings (QdrPersonalityList *self)
{
  GHashTable *ratings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GListModel *opponents;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), ratings);

  opponents = G_LIST_MODEL (self->opponents);
  for (guint i = 0; i < g_list_model_get_n_items (opponents); i++) {
    g_autoptr (QdrPersonality) item = g_list_model_get_item (opponents, i);
    const char *id = qdr_personality_get_id (item);

    if (!qdr_personality_is_adaptive (item))
      g_hash_table_insert (ratings, g_strdup (id),
                           GINT_TO_POINTER (qdr_personality_get_rating (item)));
    else
      for (int strength = QDR_STRENGTH_MIN; strength <= QDR_STRENGTH_MAX; strength++)
        g_hash_table_insert (ratings, g_strdup_printf ("%s-%d", id, strength),
                             GINT_TO_POINTER (strength));
  }
  return ratings;
}

gboolean
qdr_personality_list_look_up_rating (const char *id, int *rating, gpointer ratings)
{
  gpointer value;

  g_return_val_if_fail (id != NULL && rating != NULL && ratings != NULL, FALSE);

  if (!g_hash_table_lookup_extended (ratings, id, NULL, &value))
    return FALSE;
  *rating = GPOINTER_TO_INT (value);
  return TRUE;
}

const GPtrArray *
qdr_personality_list_get_rejected_files (QdrPersonalityList *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);

  return self->rejected;
}

char *
qdr_personality_list_describe_unknown_id (QdrPersonalityList *self, const char *id)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  name = g_strconcat (id, QDR_PERSONALITY_SUFFIX, NULL);
  for (guint i = 0; i < self->rejected->len; i++) {
    const QdrRejectedPersonality *rejected = g_ptr_array_index (self->rejected, i);
    g_autofree char *why = NULL;

    if (g_strcmp0 (rejected->id, id) != 0 && !g_str_equal (rejected->file, name))
      continue;
    why = qdr_rejected_personality_to_string (rejected);
    /* Translators: the first %s is an id, the second one a sentence such as “x.personality” was
     * left out: … */
    return g_strdup_printf (_ ("Unknown personality “%s”; %s"), id, why);
  }
  return g_strdup_printf (_ ("Unknown personality “%s”"), id);
}

QdrPersonality *
qdr_personality_list_get_easiest_opponent (QdrPersonalityList *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);

  return self->personalities->len > 0 ? g_ptr_array_index (self->personalities, 0) : NULL;
}

QdrOpeningBook *
qdr_personality_list_get_program_book (QdrPersonalityList *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);

  if (self->book == NULL)
    self->book = qdr_opening_book_load_installed ();
  return self->book;
}

void
qdr_personality_list_set_book_choice (QdrPersonalityList *self, QdrBookChoice choice)
{
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (self));

  self->book_choice = choice;
}

QdrBookChoice
qdr_personality_list_get_book_choice (QdrPersonalityList *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), QDR_BOOK_CHOICE_OWN);

  return self->book_choice;
}

static gboolean
uses_library_book (QdrPersonalityList *self, QdrPersonality *personality)
{
  const QdrBookKind kind = qdr_personality_get_book_kind (personality);

  return self->book_choice == QDR_BOOK_CHOICE_LIBRARY
             ? kind != QDR_BOOK_NONE
             : self->book_choice == QDR_BOOK_CHOICE_OWN && kind == QDR_BOOK_LIBRARY;
}

gboolean
qdr_personality_list_needs_library (QdrPersonalityList *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), FALSE);

  for (guint i = 0; i < self->personalities->len; i++)
    if (uses_library_book (self, g_ptr_array_index (self->personalities, i)))
      return TRUE;
  return FALSE;
}

void
qdr_personality_list_set_library_book (QdrPersonalityList *self, QdrOpeningBook *book)
{
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (self));
  g_return_if_fail (book == NULL || QDR_IS_OPENING_BOOK (book));

  g_set_object (&self->library_book, book);
}

QdrOpeningBook *
qdr_personality_list_get_library_book (QdrPersonalityList *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);

  return self->library_book != NULL ? self->library_book
                                    : qdr_personality_list_get_program_book (self);
}

QdrOpeningBook *
qdr_personality_list_find_book (QdrPersonalityList *self, QdrPersonality *personality)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY (personality), NULL);

  if (uses_library_book (self, personality))
    return qdr_personality_list_get_library_book (self);
  return self->book_choice == QDR_BOOK_CHOICE_OWN &&
                 qdr_personality_get_book_kind (personality) == QDR_BOOK_PROGRAM
             ? qdr_personality_list_get_program_book (self)
             : NULL;
}
