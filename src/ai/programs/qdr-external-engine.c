/*
 * External engine: an engine in another program that the user has added.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-external-engine.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-dialogue.h"
#include "qdr-seat.h"

/* The timeout for trying a program in one protocol, from the start until the move, milliseconds. */
#define TRY_MS 15000

static const char *const protocol_names[QDR_N_PROTOCOLS] = {
  [QDR_PROTOCOL_UQI] = "uqi",
  [QDR_PROTOCOL_QTP] = "qtp",
};

/* Protocols */

const char *
qdr_protocol_get_name (QdrProtocol protocol)
{
  g_return_val_if_fail (protocol < QDR_N_PROTOCOLS, NULL);

  return protocol_names[protocol];
}

gboolean
qdr_protocol_from_name (const char *word, QdrProtocol *protocol)
{
  g_return_val_if_fail (word != NULL && protocol != NULL, FALSE);

  for (guint i = 0; i < QDR_N_PROTOCOLS; i++)
    if (g_str_equal (protocol_names[i], word)) {
      *protocol = (QdrProtocol) i;
      return TRUE;
    }
  return FALSE;
}

const char *
qdr_protocol_split_command (const char *text, QdrProtocol *protocol)
{
  g_autofree char *word = NULL;
  const char *colon;

  g_return_val_if_fail (text != NULL && protocol != NULL, NULL);

  *protocol = QDR_PROTOCOL_UQI;
  colon = strchr (text, ':');
  if (colon == NULL)
    return text;

  word = g_strndup (text, (gsize) (colon - text));
  return qdr_protocol_from_name (word, protocol) ? colon + 1 : text;
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
                                  : _ ("The command has a quotation mark without its other half"));
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

  if (!qdr_seat_is_valid_engine_name (name)) {
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

/* Trying a program */

gboolean
qdr_external_engine_try_command (const char *command,
                                 const gint *interrupt,
                                 QdrProtocol *protocol,
                                 char **name,
                                 GError **error)
{
  const QdrLimits limits = { .cpu_ms = 200, .wall_ms = 1000 };
  g_auto (GStrv) argv = NULL;
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (QdrMoveRequest) request = NULL;
  QdrPosition start;

  g_return_val_if_fail (command != NULL, FALSE);
  g_return_val_if_fail (protocol != NULL && name != NULL, FALSE);

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
    g_autoptr (QdrDialogue) dialogue =
        qdr_dialogue_start ((const char *const *) argv, (QdrProtocol) i, &wait_limits, &reason);

    QdrMoveAnswer answer;

    if (dialogue != NULL && qdr_dialogue_begin_game (dialogue, &wait_limits, &reason) &&
        qdr_dialogue_request_move (dialogue, request, &wait_limits, &answer, &reason)) {
      const char *own_name = qdr_dialogue_get_name (dialogue);
      g_autoptr (GError) refusal = NULL;

      if (qdr_game_play (game, answer.move, &refusal)) {
        *protocol = (QdrProtocol) i;
        *name = own_name != NULL && qdr_seat_is_valid_engine_name (own_name) ? g_strdup (own_name)
                                                                             : NULL;
        return TRUE;
      }
      g_set_error (&reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NONSENSE,
                   _ ("its first move is not possible: %s"), refusal->message);
    }
    /* If the program has greeted, it uses this protocol, and no other need be tried. */
    if (dialogue != NULL || i + 1 == QDR_N_PROTOCOLS ||
        g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NOT_STARTED) ||
        g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_STOPPED)) {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  }
  return FALSE;
}
