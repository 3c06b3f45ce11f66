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

/* The match that the game belongs to; none without this group. */
#define GROUP_MATCH "Match"
#define KEY_GAMES "Games"
#define KEY_WINS "Wins"
#define KEY_DRAWS "Draws"
#define KEY_COUNTED "Counted"

#define GROUP_GAME "Game"
#define KEY_TEXT "Text"

/* Of the text, so that a later release can tell. */
#define VERSION 1

static gboolean
is_nameless (QdrGame *game)
{
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (qdr_person_name_is_you (game, i, qdr_player_get_name (qdr_game_get_player (game, i))))
      return TRUE;
  return FALSE;
}

static void
write_challenge (GKeyFile *keys, const QdrChallenge *challenge)
{
  int wins[QDR_MAX_PLAYERS];

  for (guint i = 0; i < challenge->n_players; i++)
    wins[i] = (int) challenge->wins[i];
  g_key_file_set_integer (keys, GROUP_MATCH, KEY_GAMES, (int) challenge->n_games);
  g_key_file_set_integer_list (keys, GROUP_MATCH, KEY_WINS, wins, challenge->n_players);
  g_key_file_set_integer (keys, GROUP_MATCH, KEY_DRAWS, (int) challenge->n_draws);
  g_key_file_set_boolean (keys, GROUP_MATCH, KEY_COUNTED, challenge->has_counted);
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
  if (qdr_session_get_challenge (self) != NULL)
    write_challenge (keys, qdr_session_get_challenge (self));
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

/* FALSE where there is no number, or one that none can be. */
static gboolean
read_count (GKeyFile *keys, const char *key, guint *count)
{
  g_autoptr (GError) error = NULL;
  const int number = g_key_file_get_integer (keys, GROUP_MATCH, key, &error);

  if (error != NULL || number < 0)
    return FALSE;
  *count = (guint) number;
  return TRUE;
}

/* A match that cannot be has none of its game's moves to lose: the game goes on without it. */
static gboolean
read_challenge (GKeyFile *keys, QdrGame *game, QdrChallenge *challenge)
{
  g_autofree int *wins = NULL;
  gsize n = 0;

  *challenge = (QdrChallenge){ .n_players = qdr_game_get_n_players (game) };
  wins = g_key_file_get_integer_list (keys, GROUP_MATCH, KEY_WINS, &n, NULL);
  if (wins == NULL || n != challenge->n_players ||
      !read_count (keys, KEY_GAMES, &challenge->n_games) ||
      !read_count (keys, KEY_DRAWS, &challenge->n_draws))
    return FALSE;
  for (guint i = 0; i < challenge->n_players; i++) {
    if (wins[i] < 0)
      return FALSE;
    challenge->wins[i] = (guint) wins[i];
  }
  challenge->has_counted = g_key_file_get_boolean (keys, GROUP_MATCH, KEY_COUNTED, NULL);
  return qdr_challenge_is_possible (challenge);
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
  QdrChallenge challenge;
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
    qdr_person_name_set_default (game);
  qdr_game_set_modified (game, read_flag (keys, KEY_MODIFIED));
  qdr_session_resume (self, game, file, title,
                      read_challenge (keys, game, &challenge) ? &challenge : NULL,
                      read_flag (keys, KEY_CLOCK_STARTED), read_flag (keys, KEY_PAUSED));
  return TRUE;
}
