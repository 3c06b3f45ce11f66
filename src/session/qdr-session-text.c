/*
 * A session as a text: its game, and what a saved game does not tell.
 *
 * What belongs to the session does not go into the headers of the game: it would stick to it, and
 * be mailed to others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-session-text.h"

#include <string.h>

#include "qdr-person-name.h"
#include "qdr-saved-game.h"

#define GROUP_SESSION "Session"
#define KEY_VERSION "Version"
#define KEY_FILE "File"
#define KEY_TITLE "Title"
#define KEY_MODIFIED "Modified"
#define KEY_CLOCK_STARTED "ClockStarted"
#define KEY_PAUSED "Paused"
#define KEY_NAMELESS "Nameless" /* who plays alone is called "You", in any language */

#define GROUP_GAME "Game"
#define KEY_TEXT "Text"

/* Of the text, so that a later release can tell. */
#define VERSION 1

static gboolean
is_nameless (QdrGame *game)
{
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (qdr_person_name_is_word (game, i, qdr_player_get_name (qdr_game_get_player (game, i))))
      return TRUE;
  return FALSE;
}

char *
qdr_session_to_text (QdrSession *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *game_text = NULL;
  QdrGame *game;
  GFile *file;
  const char *title;

  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  game = qdr_session_get_game (self);
  game_text = qdr_saved_game_to_text (game);
  if (strlen (game_text) > QDR_SAVED_GAME_MAX_SIZE)
    return NULL;

  file = qdr_session_get_file (self);
  title = qdr_session_get_given_title (self);
  g_key_file_set_integer (keys, GROUP_SESSION, KEY_VERSION, VERSION);
  if (file != NULL) {
    g_autofree char *uri = g_file_get_uri (file);

    g_key_file_set_string (keys, GROUP_SESSION, KEY_FILE, uri);
  }
  if (title != NULL)
    g_key_file_set_string (keys, GROUP_SESSION, KEY_TITLE, title);
  g_key_file_set_boolean (keys, GROUP_SESSION, KEY_MODIFIED, qdr_game_get_modified (game));
  g_key_file_set_boolean (keys, GROUP_SESSION, KEY_CLOCK_STARTED,
                          qdr_session_get_clock_started (self));
  g_key_file_set_boolean (keys, GROUP_SESSION, KEY_PAUSED,
                          qdr_session_is_held_by (self, QDR_HOLD_PAUSE));
  g_key_file_set_boolean (keys, GROUP_SESSION, KEY_NAMELESS, is_nameless (game));
  g_key_file_set_string (keys, GROUP_GAME, KEY_TEXT, game_text);
  return g_key_file_to_data (keys, NULL, NULL);
}

static QdrGame *
read_game (GKeyFile *keys, GError **error)
{
  g_autofree char *text = g_key_file_get_string (keys, GROUP_GAME, KEY_TEXT, error);
  g_autoptr (GPtrArray) games = NULL;

  if (text == NULL)
    return NULL;

  games = qdr_saved_game_parse (text, strlen (text), NULL, error);
  return games != NULL ? g_object_ref (g_ptr_array_index (games, 0)) : NULL;
}

/* A missing key means no. */
static gboolean
read_flag (GKeyFile *keys, const char *key)
{
  return g_key_file_get_boolean (keys, GROUP_SESSION, key, NULL);
}

gboolean
qdr_session_read_text (QdrSession *self, const char *text, gsize length, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) version_error = NULL;
  int version;

  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, error))
    return FALSE;

  version = g_key_file_get_integer (keys, GROUP_SESSION, KEY_VERSION, &version_error);
  if (version_error != NULL || version != VERSION) {
    g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                 "The session is of no version that is known");
    return FALSE;
  }

  game = read_game (keys, error);
  if (game == NULL)
    return FALSE;

  uri = g_key_file_get_string (keys, GROUP_SESSION, KEY_FILE, NULL);
  title = g_key_file_get_string (keys, GROUP_SESSION, KEY_TITLE, NULL);
  file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  if (read_flag (keys, KEY_NAMELESS))
    qdr_person_name_call_user (game);
  qdr_game_set_modified (game, read_flag (keys, KEY_MODIFIED));
  qdr_session_resume (self, game, file, title, read_flag (keys, KEY_CLOCK_STARTED),
                      read_flag (keys, KEY_PAUSED));
  return TRUE;
}
