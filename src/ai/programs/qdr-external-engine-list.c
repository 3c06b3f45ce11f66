/*
 * The external engines of the preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-external-engine-list.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "qdr-durable-file.h"
#include "qdr-text-file.h"

#define FILE_NAME "engines.ini"
#define GROUP "Engine %u"

/* The maximum size of the file, in bytes. */
#define MAX_SIZE (1024 * 1024)

struct _QdrExternalEngineList {
  GObject parent_instance;

  GPtrArray *engines;
  GPtrArray *unlisted; /* engines outside of the list */
  char *path;
  char *problem;       /* (nullable): the problem of the file */
  gboolean is_damaged; /* whether the file has entries that are not in the list */
  GThread *writer;     /* (nullable): writes the file */
  char *waiting;       /* (nullable): the next text to write */
};

enum {
  SIGNAL_UNSAVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrExternalEngineList,
                               qdr_external_engine_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return QDR_TYPE_EXTERNAL_ENGINE;
}

static guint
get_n_items (GListModel *model)
{
  return QDR_EXTERNAL_ENGINE_LIST (model)->engines->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  QdrExternalEngineList *self = QDR_EXTERNAL_ENGINE_LIST (model);

  return position < self->engines->len ? g_object_ref (g_ptr_array_index (self->engines, position))
                                       : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* Writing */

/* The data of the writer thread, which uses the list only when it is done. */
typedef struct {
  QdrExternalEngineList *list;
  char *path;
  char *text;
  gboolean renames_old; /* whether the old file is damaged and must be renamed first */
  GError *error;
} Writing;

static void start_writing (QdrExternalEngineList *self);

static void
writing_free (Writing *self)
{
  g_object_unref (self->list);
  g_free (self->path);
  g_free (self->text);
  g_clear_error (&self->error);
  g_free (self);
}

static gboolean
written_cb (gpointer data)
{
  Writing *writing = data;
  QdrExternalEngineList *self = writing->list;

  /* The thread may have been joined already. */
  if (self->writer != NULL)
    g_thread_join (g_steal_pointer (&self->writer));
  if (writing->error != NULL) {
    g_autofree char *sentence =
        g_strdup_printf (_ ("Cannot save the list of engines: %s"), writing->error->message);

    self->is_damaged = self->is_damaged || writing->renames_old;
    g_signal_emit (self, signals[SIGNAL_UNSAVED], 0, sentence);
  }
  start_writing (self);
  writing_free (writing);
  return G_SOURCE_REMOVE;
}

static gpointer
write_in_thread (gpointer data)
{
  Writing *writing = data;
  g_autoptr (GFile) file = g_file_new_for_path (writing->path);
  g_autofree char *folder = g_path_get_dirname (writing->path);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    g_set_error_literal (&writing->error, G_IO_ERROR, (int) g_io_error_from_errno (errno),
                         g_strerror (errno));
  else {
    if (writing->renames_old) {
      g_autofree char *backup = g_strconcat (writing->path, ".damaged", NULL);

      for (guint i = 2; g_file_test (backup, G_FILE_TEST_EXISTS) && i < 1000; i++) {
        g_free (backup);
        backup = g_strdup_printf ("%s.damaged-%u", writing->path, i);
      }
      g_rename (writing->path, backup);
    }
    qdr_durable_file_replace (file, writing->text, strlen (writing->text), &writing->error);
  }
  g_idle_add (written_cb, writing);
  return NULL;
}

static void
start_writing (QdrExternalEngineList *self)
{
  Writing *writing;

  if (self->writer != NULL || self->waiting == NULL)
    return;

  writing = g_new0 (Writing, 1);
  writing->list = g_object_ref (self);
  writing->path = g_strdup (self->path);
  writing->text = g_steal_pointer (&self->waiting);
  writing->renames_old = self->is_damaged;
  self->is_damaged = FALSE;
  self->writer = g_thread_new ("engines", write_in_thread, writing);
}

static void
save (QdrExternalEngineList *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  for (guint i = 0; i < self->engines->len; i++) {
    QdrExternalEngine *engine = g_ptr_array_index (self->engines, i);
    g_autofree char *group = g_strdup_printf (GROUP, i + 1);

    g_key_file_set_string (file, group, "Name", qdr_external_engine_get_name (engine));
    g_key_file_set_string (file, group, "Command", qdr_external_engine_get_command (engine));
    g_key_file_set_string (file, group, "Protocol",
                           qdr_protocol_get_name (qdr_external_engine_get_protocol (engine)));
  }
  g_free (self->waiting);
  self->waiting = g_key_file_to_data (file, NULL, NULL);
  start_writing (self);
}

/* Names */

/* Compares names, ignoring case. */
static gboolean
are_alike (const char *a, const char *b)
{
  g_autofree char *left = g_utf8_casefold (a, -1);
  g_autofree char *right = g_utf8_casefold (b, -1);

  return g_str_equal (left, right);
}

static QdrExternalEngine *
find_in (GPtrArray *engines, const char *name)
{
  for (guint i = 0; i < engines->len; i++) {
    QdrExternalEngine *engine = g_ptr_array_index (engines, i);

    if (are_alike (qdr_external_engine_get_name (engine), name))
      return engine;
  }
  return NULL;
}

QdrExternalEngine *
qdr_external_engine_list_find (QdrExternalEngineList *self, const char *name)
{
  QdrExternalEngine *engine;

  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  engine = find_in (self->engines, name);
  return engine != NULL ? engine : find_in (self->unlisted, name);
}

/* Whether @name is unused by engines other than @except. */
static gboolean
is_free (QdrExternalEngineList *self, const char *name, QdrExternalEngine *except, GError **error)
{
  QdrExternalEngine *other = qdr_external_engine_list_find (self, name);

  if (other == NULL || other == except)
    return TRUE;
  g_set_error (error, QDR_EXTERNAL_ENGINE_ERROR, QDR_EXTERNAL_ENGINE_ERROR_NAME,
               _ ("An engine “%s” already exists"), qdr_external_engine_get_name (other));
  return FALSE;
}

/* Reading */

static void
set_problem (QdrExternalEngineList *self, const char *reason)
{
  self->is_damaged = TRUE;
  if (self->problem == NULL)
    /* Translators: the first is the path of a file, the second says what is wrong with it. */
    self->problem = g_strdup_printf (_ ("Not all of “%s” could be read: %s"), self->path, reason);
}

static QdrExternalEngine *
read_engine (GKeyFile *file, const char *group, GError **error)
{
  g_autofree char *name = g_key_file_get_string (file, group, "Name", NULL);
  g_autofree char *command = g_key_file_get_string (file, group, "Command", NULL);
  g_autofree char *word = g_key_file_get_string (file, group, "Protocol", NULL);
  QdrProtocol protocol;

  if (word == NULL)
    word = g_strdup ("");
  if (qdr_protocol_from_name (word, &protocol))
    return qdr_external_engine_new (name != NULL ? name : "", command != NULL ? command : "",
                                    protocol, error);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE, _ ("Unknown protocol “%s”"),
               word);
  return NULL;
}

static void
read_groups (QdrExternalEngineList *self, GKeyFile *file)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (QdrExternalEngine) engine = read_engine (file, groups[i], &error);

    if (engine != NULL && is_free (self, qdr_external_engine_get_name (engine), NULL, &error)) {
      g_ptr_array_add (self->engines, g_steal_pointer (&engine));
    } else {
      g_autofree char *reason = g_strdup_printf ("[%s] %s", groups[i], error->message);

      set_problem (self, reason);
    }
  }
}

static void
read_file (QdrExternalEngineList *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) source = g_file_new_for_path (self->path);
  gsize length;
  g_autofree char *text = qdr_text_file_read (source, MAX_SIZE, &length, NULL, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    set_problem (self, _ ("The file is too large"));
  else if (text == NULL || !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, &error))
    set_problem (self, error->message);
  else
    read_groups (self, file);
}

/* Object */

static void
qdr_external_engine_list_finalize (GObject *object)
{
  QdrExternalEngineList *self = QDR_EXTERNAL_ENGINE_LIST (object);

  g_ptr_array_unref (self->engines);
  g_ptr_array_unref (self->unlisted);
  g_free (self->path);
  g_free (self->problem);
  g_free (self->waiting);

  G_OBJECT_CLASS (qdr_external_engine_list_parent_class)->finalize (object);
}

static void
qdr_external_engine_list_class_init (QdrExternalEngineListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_external_engine_list_finalize;

  signals[SIGNAL_UNSAVED] = g_signal_new ("unsaved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
qdr_external_engine_list_init (QdrExternalEngineList *self)
{
  self->engines = g_ptr_array_new_with_free_func (g_object_unref);
  self->unlisted = g_ptr_array_new_with_free_func (g_object_unref);
}

QdrExternalEngineList *
qdr_external_engine_list_new (void)
{
  QdrExternalEngineList *self = g_object_new (QDR_TYPE_EXTERNAL_ENGINE_LIST, NULL);

  self->path = g_build_filename (g_get_user_config_dir (), "quoridor", FILE_NAME, NULL);
  read_file (self);
  return self;
}

const char *
qdr_external_engine_list_get_problem (QdrExternalEngineList *self)
{
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (self), NULL);

  return self->problem;
}

gboolean
qdr_external_engine_list_add (QdrExternalEngineList *self,
                              QdrExternalEngine *engine,
                              guint position,
                              GError **error)
{
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (self), FALSE);
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE (engine), FALSE);

  if (!is_free (self, qdr_external_engine_get_name (engine), NULL, error))
    return FALSE;
  position = MIN (position, self->engines->len);
  g_ptr_array_insert (self->engines, (gint) position, g_object_ref (engine));
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);
  save (self);
  return TRUE;
}

gboolean
qdr_external_engine_list_add_unlisted (QdrExternalEngineList *self,
                                       QdrExternalEngine *engine,
                                       GError **error)
{
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (self), FALSE);
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE (engine), FALSE);

  if (!is_free (self, qdr_external_engine_get_name (engine), NULL, error))
    return FALSE;
  g_ptr_array_add (self->unlisted, g_object_ref (engine));
  return TRUE;
}

guint
qdr_external_engine_list_remove (QdrExternalEngineList *self, QdrExternalEngine *engine)
{
  guint position;

  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (self), 0);
  g_return_val_if_fail (g_ptr_array_find (self->engines, engine, &position), 0);

  g_ptr_array_remove_index (self->engines, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  save (self);
  return position;
}

gboolean
qdr_external_engine_list_rename (QdrExternalEngineList *self,
                                 QdrExternalEngine *engine,
                                 const char *name,
                                 GError **error)
{
  QdrExternalEngine *renamed;
  guint position;

  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (self), FALSE);
  g_return_val_if_fail (g_ptr_array_find (self->engines, engine, &position), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  if (!is_free (self, name, engine, error))
    return FALSE;
  renamed = qdr_external_engine_new (name, qdr_external_engine_get_command (engine),
                                     qdr_external_engine_get_protocol (engine), error);
  if (renamed == NULL)
    return FALSE;
  g_object_unref (g_ptr_array_index (self->engines, position));
  g_ptr_array_index (self->engines, position) = renamed;
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 1);
  save (self);
  return TRUE;
}

gboolean
qdr_external_engine_list_is_saved (QdrExternalEngineList *self)
{
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (self), FALSE);

  return self->writer == NULL && self->waiting == NULL;
}

void
qdr_external_engine_list_flush (QdrExternalEngineList *self)
{
  g_return_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (self));

  while (!qdr_external_engine_list_is_saved (self)) {
    if (self->writer != NULL)
      g_thread_join (g_steal_pointer (&self->writer));
    start_writing (self);
  }
}
