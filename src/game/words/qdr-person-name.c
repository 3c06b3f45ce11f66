/*
 * Default names of people who have not entered a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-person-name.h"

#include <glib/gi18n-lib.h>

#include "qdr-player-private.h"

/* The key of the user's name in the game after one that ended under an earlier name. */
#define NEXT_NAME_KEY "qdr-next-name"

static char *own_name; /* (nullable): the name that the user has chosen */

void
qdr_user_set_name (const char *name)
{
  g_return_if_fail (name == NULL || g_utf8_validate (name, -1, NULL));

  g_free (own_name);
  own_name = g_strdup (name);
}

/* Returns (transfer full) (nullable) the name of the user on the desktop. */
static char *
find_real_name (void)
{
  const char *given = g_getenv ("QDR_USER_NAME");

  if (given != NULL)
    return g_utf8_make_valid (given, -1);
  /* Ignore "Unknown", which GLib returns if it finds no user. */
  if (!g_str_equal (g_get_real_name (), "Unknown"))
    return g_utf8_make_valid (g_get_real_name (), -1);
  return NULL;
}

char *
qdr_user_get_name (void)
{
  const char *account = g_getenv ("QDR_ACCOUNT_NAME");
  g_autofree char *name = own_name != NULL ? g_strstrip (g_strdup (own_name)) : NULL;

  if (name == NULL || *name == '\0') {
    g_free (name);
    name = find_real_name ();
  }
  if (name != NULL && *g_strstrip (name) != '\0')
    return g_steal_pointer (&name);
  return g_utf8_make_valid (account != NULL ? account : g_get_user_name (), -1);
}

guint
qdr_game_find_user (QdrGame *game)
{
  guint number = 0;

  g_return_val_if_fail (QDR_IS_GAME (game), QDR_MAX_PLAYERS);

  while (number < qdr_game_get_n_players (game) &&
         !qdr_player_is_human (qdr_game_get_player (game, number)))
    number++;
  return number < qdr_game_get_n_players (game) ? number : QDR_MAX_PLAYERS;
}

char *
qdr_game_get_default_human_name (QdrGame *game, guint number)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  if (number <= qdr_game_find_user (game))
    return qdr_user_get_name ();
  return g_strdup_printf (_ ("Player %u"), number + 1);
}

void
qdr_game_set_default_human_names (QdrGame *game)
{
  gboolean was_modified;

  g_return_if_fail (QDR_IS_GAME (game));

  was_modified = qdr_game_get_modified (game);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    if (qdr_player_is_human (player) && qdr_player_get_explicit_name (player) == NULL) {
      g_autofree char *name = qdr_game_get_default_human_name (game, i);

      qdr_player_set_name (player, name);
    }
  }
  qdr_game_set_modified (game, was_modified);
}

void
qdr_game_set_default_human_name (QdrGame *game)
{
  g_return_if_fail (QDR_IS_GAME (game));

  if (qdr_game_get_only_human (game) < QDR_MAX_PLAYERS)
    qdr_game_set_default_human_names (game);
}

gboolean
qdr_game_rename_person (QdrGame *game, const char *name, const char *new_name)
{
  gboolean is_found = FALSE;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (name != NULL && new_name != NULL, FALSE);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    if (qdr_player_get_personality_id (player) == NULL &&
        g_str_equal (qdr_player_get_name (player), name)) {
      qdr_player_set_name (player, new_name);
      is_found = TRUE;
    }
  }
  return is_found;
}

const char *
qdr_player_get_next_name (QdrPlayer *player)
{
  const char *name;

  g_return_val_if_fail (QDR_IS_PLAYER (player), NULL);

  name = g_object_get_data (G_OBJECT (player), NEXT_NAME_KEY);
  return name != NULL ? name : qdr_player_get_name (player);
}

void
qdr_game_rename_user (QdrGame *game, const char *earlier, gboolean is_renamed)
{
  g_autofree char *name = qdr_user_get_name ();
  gboolean was_modified;

  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (earlier != NULL);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (g_str_equal (qdr_player_get_name (qdr_game_get_player (game, i)), name))
      return;

  was_modified = qdr_game_get_modified (game);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);
    const char *present =
        is_renamed ? qdr_player_get_name (player) : qdr_player_get_next_name (player);

    if (!qdr_player_is_human (player) || !g_str_equal (present, earlier))
      continue;
    g_object_set_data_full (G_OBJECT (player), NEXT_NAME_KEY, g_strdup (name), g_free);
    if (is_renamed || qdr_game_is_under_way (game))
      qdr_player_set_name (player, name);
  }
  qdr_game_set_modified (game, was_modified);
}
