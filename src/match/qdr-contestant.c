/*
 * Contestants: the participants of a match or tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-contestant.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-agent.h"
#include "qdr-sanitised-text.h"

struct _QdrContestant {
  GObject parent_instance;

  char *description;
  QdrPersonality *personality; /* (nullable): NULL for people and programs */
  QdrOpeningBook *book;        /* (nullable): the opening book of the personality */
  QdrExternalEngine *engine;   /* (nullable): an engine from the preferences */
  char *person;                /* (nullable): the name of a person */
  char **argv;                 /* (nullable): the command line of a program */
  QdrProtocol protocol;        /* the protocol of the program */
};

G_DEFINE_QUARK (qdr_contestant_error, qdr_contestant_error)

G_DEFINE_FINAL_TYPE (QdrContestant, qdr_contestant, G_TYPE_OBJECT)

static void
qdr_contestant_finalize (GObject *object)
{
  QdrContestant *self = QDR_CONTESTANT (object);

  g_free (self->description);
  g_clear_object (&self->personality);
  g_clear_object (&self->book);
  g_clear_object (&self->engine);
  g_free (self->person);
  g_strfreev (self->argv);

  G_OBJECT_CLASS (qdr_contestant_parent_class)->finalize (object);
}

static void
qdr_contestant_class_init (QdrContestantClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_contestant_finalize;
}

static void
qdr_contestant_init (QdrContestant *self)
{
}

/* Sets the personality and its opening book from a description. */
static gboolean
set_personality (QdrContestant *self,
                 const char *text,
                 QdrPersonalityList *personalities,
                 GError **error)
{
  const char *suffix = strstr (text, QDR_CONTESTANT_BOOK_SEPARATOR);
  const char *book = suffix != NULL ? suffix + strlen (QDR_CONTESTANT_BOOK_SEPARATOR) : "own";
  g_autofree char *id = g_strndup (text, suffix != NULL ? (gsize) (suffix - text) : strlen (text));
  QdrPersonality *personality = qdr_personality_list_find (personalities, id);

  if (personality == NULL) {
    g_autofree char *sentence = qdr_personality_list_describe_unknown_id (personalities, id);

    g_set_error_literal (error, QDR_CONTESTANT_ERROR, QDR_CONTESTANT_ERROR_UNKNOWN, sentence);
    return FALSE;
  }

  self->personality = g_object_ref (personality);
  if (g_str_equal (book, "own"))
    g_set_object (&self->book, qdr_personality_list_find_book (personalities, personality));
  else if (g_str_equal (book, QDR_CONTESTANT_LIBRARY_BOOK))
    g_set_object (&self->book, qdr_personality_list_get_library_book (personalities));
  else if (!g_str_equal (book, "none")) {
    self->book = qdr_opening_book_load_path (book, error);
    return self->book != NULL;
  }
  return TRUE;
}

QdrContestant *
qdr_contestant_new (const char *text, QdrPersonalityList *personalities, GError **error)
{
  g_autoptr (QdrContestant) self = NULL;
  const char *person;
  const char *name;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_CONTESTANT, NULL);
  self->description = g_strdup (text);
  person = qdr_contestant_description_get_person (text);
  name = qdr_seat_get_engine_name (text);
  if (g_str_has_prefix (text, QDR_CONTESTANT_ENGINE_PREFIX)) {
    const char *command =
        qdr_protocol_parse_prefix (text + strlen (QDR_CONTESTANT_ENGINE_PREFIX), &self->protocol);
    g_autoptr (GError) reason = NULL;

    self->argv = qdr_external_engine_parse_command (command, &reason);
    if (self->argv == NULL) {
      g_set_error (error, QDR_CONTESTANT_ERROR, QDR_CONTESTANT_ERROR_COMMAND, _ ("Engine “%s”: %s"),
                   command, reason->message);
      return NULL;
    }
  } else if (person != NULL) {
    self->person = g_strdup (person);
  } else if (name != NULL) {
    QdrExternalEngine *engine =
        qdr_external_engine_list_find (qdr_personality_list_get_engines (personalities), name);

    if (engine == NULL) {
      g_set_error (error, QDR_CONTESTANT_ERROR, QDR_CONTESTANT_ERROR_UNKNOWN,
                   _ ("There is no engine “%s” in the preferences"), name);
      return NULL;
    }
    self->engine = g_object_ref (engine);
    self->argv = g_strdupv ((char **) qdr_external_engine_get_argv (engine));
    self->protocol = qdr_external_engine_get_protocol (engine);
  } else if (!set_personality (self, text, personalities, error)) {
    return NULL;
  }
  return g_steal_pointer (&self);
}

const char *
qdr_contestant_description_get_person (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return g_str_has_prefix (text, QDR_CONTESTANT_PERSON_PREFIX)
             ? text + strlen (QDR_CONTESTANT_PERSON_PREFIX)
             : NULL;
}

gboolean
qdr_contestant_is_person (QdrContestant *self)
{
  g_return_val_if_fail (QDR_IS_CONTESTANT (self), FALSE);

  return self->person != NULL;
}

const char *
qdr_contestant_get_description (QdrContestant *self)
{
  g_return_val_if_fail (QDR_IS_CONTESTANT (self), NULL);

  return self->description;
}

QdrPersonality *
qdr_contestant_get_personality (QdrContestant *self)
{
  g_return_val_if_fail (QDR_IS_CONTESTANT (self), NULL);

  return self->personality;
}

void
qdr_contestant_set_up_player (QdrContestant *self, QdrPlayer *player)
{
  g_autofree char *seat = NULL;

  g_return_if_fail (QDR_IS_CONTESTANT (self));
  g_return_if_fail (QDR_IS_PLAYER (player));

  if (self->person != NULL) {
    qdr_player_set_name (player, self->person);
    qdr_player_set_seat (player, QDR_SEAT_HUMAN);
  } else if (self->engine != NULL) {
    seat = qdr_seat_for_engine (qdr_external_engine_get_name (self->engine));
    qdr_player_set_name (player, qdr_external_engine_get_name (self->engine));
    qdr_player_set_seat (player, seat);
  } else if (self->personality != NULL) {
    seat = qdr_seat_for_personality (qdr_personality_get_id (self->personality));
    qdr_player_set_name (player, qdr_personality_get_name (self->personality));
    qdr_player_set_seat (player, seat);
  } else {
    g_autofree char *name = qdr_sanitise_line (self->description);

    qdr_player_set_name (player, name);
  }
}

QdrAgent *
qdr_contestant_make_agent (QdrContestant *self, guint table_mib, guint timeout_ms)
{
  g_return_val_if_fail (QDR_IS_CONTESTANT (self) && self->person == NULL, NULL);

  if (self->personality != NULL)
    return qdr_search_agent_new (self->personality, self->book, table_mib);
  return qdr_program_agent_new ((const char *const *) self->argv, self->protocol, timeout_ms);
}
