/*
 * All personalities there are, weakest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-personality-list.h"

#include "qdr-data-dir.h"

#define FOLDER "personalities"
#define SUFFIX ".personality"

struct _QdrPersonalityList {
  GObject parent_instance;

  GPtrArray *personalities;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrPersonalityList,
                               qdr_personality_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

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
}

static void
load_file (QdrPersonalityList *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) personality = qdr_personality_load (file, &error);
  QdrPersonality *same_id;

  if (personality == NULL) {
    g_warning ("The personality %s is left out: %s", path, error->message);
    return;
  }

  same_id = qdr_personality_list_find (self, qdr_personality_get_id (personality));
  if (same_id != NULL)
    g_ptr_array_remove (self->personalities, same_id);
  g_ptr_array_add (self->personalities, g_steal_pointer (&personality));
}

/* A folder that is not there holds no personalities. */
static void
load_folder (QdrPersonalityList *self, const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  if (folder == NULL)
    return;

  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, SUFFIX)) {
      g_autofree char *file = g_build_filename (path, name, NULL);

      load_file (self, file);
    }
}

static int
compare_levels (gconstpointer a, gconstpointer b)
{
  QdrPersonality *const *left = a;
  QdrPersonality *const *right = b;
  const int difference = qdr_personality_get_level (*left) - qdr_personality_get_level (*right);

  if (difference != 0)
    return difference;
  return g_strcmp0 (qdr_personality_get_id (*left), qdr_personality_get_id (*right));
}

static char *
program_folder (void)
{
  const char *override = g_getenv ("QDR_PERSONALITIES_DIR");

  return override != NULL ? g_strdup (override) : qdr_data_dir_find (FOLDER);
}

QdrPersonalityList *
qdr_personality_list_new (void)
{
  QdrPersonalityList *self = g_object_new (QDR_TYPE_PERSONALITY_LIST, NULL);
  g_autofree char *program = program_folder ();
  g_autofree char *user = g_build_filename (g_get_user_data_dir (), "quoridor", FOLDER, NULL);

  if (program != NULL)
    load_folder (self, program);
  load_folder (self, user);
  g_ptr_array_sort (self->personalities, compare_levels);

  return self;
}

QdrPersonality *
qdr_personality_list_find (QdrPersonalityList *self, const char *id)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->personalities->len; i++) {
    QdrPersonality *personality = g_ptr_array_index (self->personalities, i);

    if (g_str_equal (qdr_personality_get_id (personality), id))
      return personality;
  }
  return NULL;
}

QdrPersonality *
qdr_personality_list_get_usual (QdrPersonalityList *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (self), NULL);

  if (self->personalities->len == 0)
    return NULL;
  return g_ptr_array_index (self->personalities, (self->personalities->len - 1) / 2);
}
