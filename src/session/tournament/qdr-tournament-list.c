/*
 * The list of the user's tournaments, which are stored in one folder, each in its own file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-list.h"

#include <glib/gstdio.h>
#include <string.h>

#define SUFFIX ".journal"

/* Greatest length of a file name in bytes. All file systems allow names of this length. */
#define MAX_NAME_BYTES 120

struct _QdrTournamentList {
  GObject parent_instance;

  char *folder;
  QdrPersonalityList *personalities; /* (nullable): passed to qdr_tournament_run_new() */
  QdrTournamentRecorder *recorder;
  GPtrArray *runs; /* of QdrTournamentRun */
  gboolean is_loaded;
  GPtrArray *early_games; /* of QdrGame: games that were updated before the folder was read */
};

static GType
get_item_type (GListModel *model)
{
  return QDR_TYPE_TOURNAMENT_RUN;
}

static guint
get_n_items (GListModel *model)
{
  return QDR_TOURNAMENT_LIST (model)->runs->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *runs = QDR_TOURNAMENT_LIST (model)->runs;

  return position < runs->len ? g_object_ref (g_ptr_array_index (runs, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrTournamentList,
                               qdr_tournament_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* Returns the run of a file, and adds it to the list unless it is there. This function can be
 * called twice for a file that is created while the folder is being read. */
static QdrTournamentRun *
add_run (QdrTournamentList *self, const char *path)
{
  QdrTournamentRun *run;
  guint at = 0;

  for (guint i = 0; i < self->runs->len; i++)
    if (g_str_equal (qdr_tournament_run_get_path (g_ptr_array_index (self->runs, i)), path))
      return g_ptr_array_index (self->runs, i);

  run = qdr_tournament_run_new (path, self->personalities, self->recorder);
  while (at < self->runs->len &&
         g_utf8_collate (qdr_tournament_run_get_name (g_ptr_array_index (self->runs, at)),
                         qdr_tournament_run_get_name (run)) <= 0)
    at++;
  g_ptr_array_insert (self->runs, (gint) at, run);
  g_list_model_items_changed (G_LIST_MODEL (self), at, 0, 1);
  return run;
}

/* Reading the folder */

static void
read_folder_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const char *folder = data;
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX) && g_utf8_validate (name, -1, NULL))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_task_return_pointer (task, paths, (GDestroyNotify) g_ptr_array_unref);
}

static void
folder_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  QdrTournamentList *self = QDR_TOURNAMENT_LIST (source);
  g_autoptr (GPtrArray) paths = g_task_propagate_pointer (G_TASK (result), NULL);

  for (guint i = 0; i < paths->len; i++)
    add_run (self, g_ptr_array_index (paths, i));
  self->is_loaded = TRUE;
  for (guint i = 0; i < self->early_games->len; i++)
    qdr_tournament_list_update_game (self, g_ptr_array_index (self->early_games, i));
  g_ptr_array_set_size (self->early_games, 0);
  /* Emit the signal even for an empty list, so that a placeholder can be shown. */
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, 0);
}

gboolean
qdr_tournament_list_is_loaded (QdrTournamentList *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_LIST (self), FALSE);

  return self->is_loaded;
}

/* Creation */

typedef struct {
  char *path;
  QdrTournamentPlan plan;
} CreateJob;

static void
create_job_free (gpointer data)
{
  CreateJob *self = data;

  g_free (self->path);
  qdr_tournament_plan_clear (&self->plan);
  g_free (self);
}

static void
create_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const CreateJob *job = data;
  g_autofree char *folder = g_path_get_dirname (job->path);
  g_autoptr (GError) error = NULL;

  /* If the folder cannot be created, qdr_tournament_file_create() sets an error. */
  g_mkdir_with_parents (folder, 0700);
  if (qdr_tournament_file_create (&job->plan, job->path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
qdr_tournament_list_create_tournament_async (QdrTournamentList *self,
                                             const char *name,
                                             const QdrTournamentPlan *plan,
                                             GAsyncReadyCallback callback,
                                             gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  CreateJob *job;
  g_autofree char *stripped = NULL;
  g_autofree char *file = NULL;

  g_return_if_fail (QDR_IS_TOURNAMENT_LIST (self));
  g_return_if_fail (name != NULL && plan != NULL);

  job = g_new0 (CreateJob, 1);
  stripped = g_strstrip (g_strdup (name));
  for (char *at = stripped; *at != '\0'; at++)
    if (*at == '/' || (guchar) *at < 0x20 || (*at == '.' && at == stripped))
      *at = '-';
  if (strlen (stripped) > MAX_NAME_BYTES)
    *g_utf8_find_prev_char (stripped, stripped + MAX_NAME_BYTES + 1) = '\0';
  file = g_strconcat (stripped, SUFFIX, NULL);
  job->path = g_build_filename (self->folder, file, NULL);
  job->plan = *plan;
  job->plan.contestants = g_strdupv (plan->contestants);
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, qdr_tournament_list_create_tournament_async);
  g_task_set_task_data (task, job, create_job_free);
  g_task_run_in_thread (task, create_thread);
}

QdrTournamentRun *
qdr_tournament_list_create_tournament_finish (QdrTournamentList *self,
                                              GAsyncResult *result,
                                              GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  return g_object_ref (
      add_run (self, ((const CreateJob *) g_task_get_task_data (G_TASK (result)))->path));
}

/* Removal */

static void
unlink_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  /* Unlinking is safe even if the thread of the run still writes to the file: the system deletes
   * the contents when the thread closes it. */
  g_unlink (qdr_tournament_run_get_path (QDR_TOURNAMENT_RUN (source)));
  g_task_return_boolean (task, TRUE);
}

void
qdr_tournament_list_remove_tournament (QdrTournamentList *self, QdrTournamentRun *run)
{
  g_autoptr (QdrTournamentRun) reference G_GNUC_UNUSED = g_object_ref (run);
  g_autoptr (GTask) task = g_task_new (run, NULL, NULL, NULL);
  guint at;

  g_return_if_fail (QDR_IS_TOURNAMENT_LIST (self));
  g_return_if_fail (g_ptr_array_find (self->runs, run, &at));

  qdr_tournament_run_stop (run);
  qdr_tournament_run_remove_unfinished_games (run);
  g_ptr_array_remove_index (self->runs, at);
  g_list_model_items_changed (G_LIST_MODEL (self), at, 1, 0);
  g_task_set_source_tag (task, qdr_tournament_list_remove_tournament);
  g_task_run_in_thread (task, unlink_thread);
}

/* Games in windows */

void
qdr_tournament_list_update_game (QdrTournamentList *self, QdrGame *game)
{
  const char *event;
  const char *round;
  guint64 number;

  g_return_if_fail (QDR_IS_TOURNAMENT_LIST (self));
  g_return_if_fail (QDR_IS_GAME (game));

  event = qdr_game_get_header (game, "Event");
  round = qdr_game_get_header (game, "Round");
  if (event == NULL || round == NULL ||
      !g_ascii_string_to_unsigned (round, 10, 1, G_MAXUINT32, &number, NULL))
    return;
  if (!self->is_loaded)
    g_ptr_array_add (self->early_games, g_object_ref (game));
  for (guint i = 0; i < self->runs->len; i++) {
    QdrTournamentRun *run = g_ptr_array_index (self->runs, i);

    if (g_str_equal (qdr_tournament_run_get_name (run), event))
      qdr_tournament_run_update_game (run, (guint) number - 1, game);
  }
}

void
qdr_tournament_list_stop_all_tournaments (QdrTournamentList *self)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_LIST (self));

  for (guint i = 0; i < self->runs->len; i++)
    qdr_tournament_run_stop (g_ptr_array_index (self->runs, i));
  for (guint i = 0; i < self->runs->len; i++)
    qdr_tournament_run_stop_and_wait (g_ptr_array_index (self->runs, i));
}

/* The object */

static void
qdr_tournament_list_finalize (GObject *object)
{
  QdrTournamentList *self = QDR_TOURNAMENT_LIST (object);

  g_ptr_array_unref (self->early_games);
  g_ptr_array_unref (self->runs);
  g_clear_object (&self->personalities);
  g_clear_object (&self->recorder);
  g_free (self->folder);

  G_OBJECT_CLASS (qdr_tournament_list_parent_class)->finalize (object);
}

static void
qdr_tournament_list_class_init (QdrTournamentListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_tournament_list_finalize;
}

static void
qdr_tournament_list_init (QdrTournamentList *self)
{
  self->runs = g_ptr_array_new_with_free_func (g_object_unref);
  self->early_games = g_ptr_array_new_with_free_func (g_object_unref);
}

QdrTournamentRecorder *
qdr_tournament_list_get_recorder (QdrTournamentList *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_LIST (self), NULL);

  return self->recorder;
}

char *
qdr_tournament_list_get_default_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "quoridor", "tournaments", NULL);
}

QdrTournamentList *
qdr_tournament_list_new (const char *folder,
                         QdrPersonalityList *personalities,
                         QdrLibraryWorker *library,
                         const char *version)
{
  QdrTournamentList *self;
  g_autoptr (GTask) task = NULL;

  g_return_val_if_fail (folder != NULL && version != NULL, NULL);

  self = g_object_new (QDR_TYPE_TOURNAMENT_LIST, NULL);
  self->folder = g_strdup (folder);
  self->personalities = personalities != NULL ? g_object_ref (personalities) : NULL;
  self->recorder = qdr_tournament_recorder_new (library, version);
  task = g_task_new (self, NULL, folder_read_cb, NULL);
  g_task_set_source_tag (task, qdr_tournament_list_new);
  g_task_set_task_data (task, g_strdup (folder), g_free);
  g_task_run_in_thread (task, read_folder_thread);
  return self;
}
