/*
 * External engines: engines in other programs that the user has added, and their list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-external-engine.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "qdr-key-file.h"
#include "qdr-player.h"
#include "qdr-protocol-dialogue.h"
#include "qdr-text-file.h"

/* The timeout for testing a program with one protocol, from the start until the move, in
 * milliseconds. */
#define TRY_MS 15000

/* Protocols */

static const char *const protocol_names[QDR_N_PROTOCOLS] = {
  [QDR_PROTOCOL_UQI] = "uqi",
  [QDR_PROTOCOL_QTP] = "qtp",
};

static gboolean
find_protocol (const char *word, QdrProtocol *protocol)
{
  for (guint i = 0; i < QDR_N_PROTOCOLS; i++)
    if (g_str_equal (protocol_names[i], word)) {
      *protocol = (QdrProtocol) i;
      return TRUE;
    }
  return FALSE;
}

const char *
qdr_protocol_parse_prefix (const char *text, QdrProtocol *protocol)
{
  g_autofree char *word = NULL;
  const char *colon;

  g_return_val_if_fail (text != NULL && protocol != NULL, NULL);

  *protocol = QDR_PROTOCOL_UQI;
  colon = strchr (text, ':');
  if (colon == NULL)
    return text;

  word = g_strndup (text, (gsize) (colon - text));
  return find_protocol (word, protocol) ? colon + 1 : text;
}

/* Engines */

struct _QdrExternalEngine {
  GObject parent_instance;

  char *name;
  char *command;
  char **argv;
  QdrProtocol protocol;
};

G_DEFINE_QUARK (qdr_external_engine_error, qdr_external_engine_error)

G_DEFINE_FINAL_TYPE (QdrExternalEngine, qdr_external_engine, G_TYPE_OBJECT)

static void
qdr_external_engine_finalize (GObject *object)
{
  QdrExternalEngine *self = QDR_EXTERNAL_ENGINE (object);

  g_free (self->name);
  g_free (self->command);
  g_strfreev (self->argv);

  G_OBJECT_CLASS (qdr_external_engine_parent_class)->finalize (object);
}

static void
qdr_external_engine_class_init (QdrExternalEngineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_external_engine_finalize;
}

static void
qdr_external_engine_init (QdrExternalEngine *self)
{
}

char **
qdr_external_engine_parse_command (const char *command, GError **error)
{
  g_autoptr (GError) reason = NULL;
  char **argv = NULL;

  g_return_val_if_fail (command != NULL, NULL);

  if (!g_shell_parse_argv (command, NULL, &argv, &reason)) {
    const gboolean is_empty = g_error_matches (reason, G_SHELL_ERROR, G_SHELL_ERROR_EMPTY_STRING);

    g_set_error_literal (error, QDR_EXTERNAL_ENGINE_ERROR, QDR_EXTERNAL_ENGINE_ERROR_COMMAND,
                         is_empty ? _ ("An engine needs a command")
                                  : _ ("The command has an unmatched quotation mark"));
    return NULL;
  }
  for (guint i = 0; argv[i] != NULL; i++)
    if (g_str_has_prefix (argv[i], "~/")) {
      char *path = g_build_filename (g_get_home_dir (), argv[i] + 2, NULL);

      g_free (argv[i]);
      argv[i] = path;
    }
  return argv;
}

QdrExternalEngine *
qdr_external_engine_new (const char *name,
                         const char *command,
                         QdrProtocol protocol,
                         GError **error)
{
  QdrExternalEngine *self;
  char **argv;

  g_return_val_if_fail (name != NULL && command != NULL, NULL);
  g_return_val_if_fail (protocol < QDR_N_PROTOCOLS, NULL);

  if (!qdr_engine_name_is_valid (name)) {
    g_set_error_literal (error, QDR_EXTERNAL_ENGINE_ERROR, QDR_EXTERNAL_ENGINE_ERROR_NAME,
                         *name == '\0'
                             ? _ ("An engine needs a name")
                             : _ ("A name has 1 to 60 letters, and no spaces around them"));
    return NULL;
  }
  argv = qdr_external_engine_parse_command (command, error);
  if (argv == NULL)
    return NULL;

  self = g_object_new (QDR_TYPE_EXTERNAL_ENGINE, NULL);
  self->name = g_strdup (name);
  self->command = g_strdup (command);
  self->argv = argv;
  self->protocol = protocol;
  return self;
}

const char *
qdr_external_engine_get_name (QdrExternalEngine *self)
{
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE (self), NULL);

  return self->name;
}

const char *
qdr_external_engine_get_command (QdrExternalEngine *self)
{
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE (self), NULL);

  return self->command;
}

const char *const *
qdr_external_engine_get_argv (QdrExternalEngine *self)
{
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE (self), NULL);

  return (const char *const *) self->argv;
}

QdrProtocol
qdr_external_engine_get_protocol (QdrExternalEngine *self)
{
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE (self), QDR_PROTOCOL_UQI);

  return self->protocol;
}

gboolean
qdr_external_engine_try_command (const char *command,
                                 const gint *interrupt,
                                 QdrProtocol *protocol,
                                 char **name,
                                 const char **warning,
                                 GError **error)
{
  const QdrLimits limits = { .cpu_ms = 200, .wall_ms = 1000 };
  g_auto (GStrv) argv = NULL;
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (QdrMoveRequest) request = NULL;
  QdrPosition start;

  g_return_val_if_fail (command != NULL, FALSE);
  g_return_val_if_fail (protocol != NULL && name != NULL && warning != NULL, FALSE);

  argv = qdr_external_engine_parse_command (command, error);
  if (argv == NULL)
    return FALSE;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  request = qdr_move_request_new (game, &limits);
  for (guint i = 0; i < QDR_N_PROTOCOLS; i++) {
    const QdrWaitLimits wait_limits = {
      .deadline = g_get_monotonic_time () + TRY_MS * 1000,
      .interrupt = interrupt,
    };
    g_autoptr (GError) reason = NULL;
    g_autoptr (QdrProtocolDialogue) dialogue =
        qdr_protocol_dialogue_start ((const char *const *) argv, (QdrProtocol) i, &wait_limits,
                                     &reason);

    QdrMoveAnswer answer;

    if (dialogue != NULL && qdr_protocol_dialogue_begin_game (dialogue, &wait_limits, &reason) &&
        qdr_protocol_dialogue_request_move (dialogue, request, &wait_limits, &answer, &reason)) {
      const char *own_name = qdr_protocol_dialogue_get_name (dialogue);
      g_autoptr (GError) refusal = NULL;

      if (qdr_game_play (game, answer.move, &refusal)) {
        *protocol = (QdrProtocol) i;
        *warning = qdr_protocol_dialogue_get_warning (dialogue);
        *name =
            own_name != NULL && qdr_engine_name_is_valid (own_name) ? g_strdup (own_name) : NULL;
        return TRUE;
      }
      g_set_error (&reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NONSENSE,
                   _ ("its first move is not possible: %s"), refusal->message);
    }
    /* Return the error if the program has greeted, since it uses this protocol, or if no other
     * protocol is left. Also return it if the program could not be started, or the caller stopped
     * the wait. */
    if (dialogue != NULL || i + 1 == QDR_N_PROTOCOLS ||
        g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NOT_STARTED) ||
        g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_STOPPED)) {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  }
  return FALSE;
}

/* The list of external engines, which the preferences show */

#define FILE_NAME "engines.ini"
#define GROUP "Engine %u"

/* The maximum size of the file, in bytes. */
#define MAX_SIZE (1024 * 1024)

struct _QdrExternalEngineList {
  GObject parent_instance;

  GPtrArray *engines;
  GPtrArray *unlisted; /* engines that can be found by name, but are not items of the list */
  char *path;
  char *problem;       /* (nullable): the problem with the file */
  gboolean is_damaged; /* whether the file has entries that could not be read */
  QdrTextWriter *writer;
  gboolean is_saving; /* whether a save is running; meanwhile the list references itself */
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

static void
emit_unsaved (QdrExternalEngineList *self, const char *reason)
{
  g_autofree char *sentence = g_strdup_printf (_ ("Cannot save the list of engines: %s"), reason);

  g_signal_emit (self, signals[SIGNAL_UNSAVED], 0, sentence);
}

static void
written_cb (gpointer user_data, const GError *error)
{
  QdrExternalEngineList *self = user_data;

  if (error != NULL)
    emit_unsaved (self, error->message);
  else
    self->is_damaged = FALSE;

  if (self->is_saving && qdr_text_writer_is_idle (self->writer)) {
    self->is_saving = FALSE;
    g_object_unref (self);
  }
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
                           protocol_names[qdr_external_engine_get_protocol (engine)]);
  }

  if (!self->is_saving && self->is_damaged) {
    g_autofree char *backup = g_strconcat (self->path, ".damaged", NULL);

    for (guint i = 2; g_file_test (backup, G_FILE_TEST_EXISTS) && i < 1000; i++) {
      g_free (backup);
      backup = g_strdup_printf ("%s.damaged-%u", self->path, i);
    }
    g_rename (self->path, backup);
  }
  if (!self->is_saving) {
    self->is_saving = TRUE;
    g_object_ref (self);
  }
  qdr_text_writer_write (self->writer, self->path, g_key_file_to_data (file, NULL, NULL));
}

static QdrExternalEngine *
find_by_name (GPtrArray *engines, const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < engines->len; i++) {
    QdrExternalEngine *engine = g_ptr_array_index (engines, i);
    g_autofree char *other = g_utf8_casefold (qdr_external_engine_get_name (engine), -1);

    if (g_str_equal (other, folded))
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

  engine = find_by_name (self->engines, name);
  return engine != NULL ? engine : find_by_name (self->unlisted, name);
}

/* Returns whether no engine other than @except (nullable) has this name. */
static gboolean
is_name_unused (QdrExternalEngineList *self,
                const char *name,
                QdrExternalEngine *except,
                GError **error)
{
  QdrExternalEngine *other = qdr_external_engine_list_find (self, name);

  if (other == NULL || other == except)
    return TRUE;
  g_set_error (error, QDR_EXTERNAL_ENGINE_ERROR, QDR_EXTERNAL_ENGINE_ERROR_NAME,
               _ ("An engine “%s” already exists"), qdr_external_engine_get_name (other));
  return FALSE;
}

static void
set_problem (QdrExternalEngineList *self, const char *reason)
{
  self->is_damaged = TRUE;
  if (self->problem == NULL)
    /* Translators: the first %s is the path of a file, the second one the reason. */
    self->problem = g_strdup_printf (_ ("Not all of “%s” could be read: %s"), self->path, reason);
}

static void
qdr_external_engine_list_finalize (GObject *object)
{
  QdrExternalEngineList *self = QDR_EXTERNAL_ENGINE_LIST (object);

  g_ptr_array_unref (self->engines);
  g_ptr_array_unref (self->unlisted);
  qdr_text_writer_free (self->writer);
  g_free (self->path);
  g_free (self->problem);

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
  self->writer = qdr_text_writer_new ();
  qdr_text_writer_set_written_func (self->writer, written_cb, self);
}

QdrExternalEngineList *
qdr_external_engine_list_new (void)
{
  QdrExternalEngineList *self = g_object_new (QDR_TYPE_EXTERNAL_ENGINE_LIST, NULL);
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GFile) file = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) groups = NULL;
  g_autoptr (GError) reason = NULL;
  gsize length;

  self->path = g_build_filename (g_get_user_config_dir (), "quoridor", FILE_NAME, NULL);
  file = g_file_new_for_path (self->path);
  text = qdr_text_file_read (file, MAX_SIZE, &length, NULL, &reason);
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return self;
  if (text == NULL || !g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, &reason)) {
    set_problem (self, reason->message);
    return self;
  }

  groups = g_key_file_get_groups (keys, NULL);
  for (guint i = 0; groups[i] != NULL; i++) {
    g_autofree char *name = qdr_key_file_get_string (keys, groups[i], "Name", NULL);
    g_autofree char *command = qdr_key_file_get_string (keys, groups[i], "Command", NULL);
    g_autofree char *word = qdr_key_file_get_string (keys, groups[i], "Protocol", NULL);
    g_autoptr (QdrExternalEngine) engine = NULL;
    g_autoptr (GError) error = NULL;
    QdrProtocol protocol;

    if (word == NULL)
      word = g_strdup ("");
    if (find_protocol (word, &protocol))
      engine = qdr_external_engine_new (name != NULL ? name : "", command != NULL ? command : "",
                                        protocol, &error);
    else
      g_set_error (&error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                   _ ("Unknown protocol “%s”"), word);
    if (engine != NULL &&
        is_name_unused (self, qdr_external_engine_get_name (engine), NULL, &error)) {
      g_ptr_array_add (self->engines, g_steal_pointer (&engine));
    } else {
      g_autofree char *problem = g_strdup_printf ("[%s] %s", groups[i], error->message);

      set_problem (self, problem);
    }
  }
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

  if (!is_name_unused (self, qdr_external_engine_get_name (engine), NULL, error))
    return FALSE;
  position = MIN (position, self->engines->len);
  g_ptr_array_insert (self->engines, (gint) position, g_object_ref (engine));
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);
  save (self);
  return TRUE;
}

gboolean
qdr_external_engine_list_add_hidden_engine (QdrExternalEngineList *self,
                                            QdrExternalEngine *engine,
                                            GError **error)
{
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (self), FALSE);
  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE (engine), FALSE);

  if (!is_name_unused (self, qdr_external_engine_get_name (engine), NULL, error))
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

  if (!is_name_unused (self, name, engine, error))
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

  return qdr_text_writer_is_idle (self->writer);
}

void
qdr_external_engine_list_flush (QdrExternalEngineList *self)
{
  g_return_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (self));

  qdr_text_writer_flush (self->writer);
}
