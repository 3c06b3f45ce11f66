/*
 * Default names of people who have not entered a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-person-name.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-player-private.h"
#include "qdr-saved-game.h"

char *
qdr_user_get_real_name (void)
{
  const char *given = g_getenv ("QDR_USER_NAME");
  g_autofree char *name = NULL;

  if (given != NULL)
    name = g_utf8_make_valid (given, -1);
  /* Ignore "Unknown", which GLib returns if it finds no user, and a real name that is only the name
   * of the account. */
  else if (!g_str_equal (g_get_real_name (), "Unknown") &&
           g_strcmp0 (g_get_real_name (), g_get_user_name ()) != 0)
    name = g_utf8_make_valid (g_get_real_name (), -1);

  if (name == NULL || *g_strstrip (name) == '\0')
    return NULL;
  return g_steal_pointer (&name);
}

char *
qdr_user_get_real_or_account_name (void)
{
  const char *given = g_getenv ("QDR_ACCOUNT_NAME");
  char *user = qdr_user_get_real_name ();

  if (user != NULL)
    return user;
  return g_utf8_make_valid (given != NULL ? given : g_get_user_name (), -1);
}

QdrGame *
qdr_saved_game_parse_with_user_name (const char *text, const char *name, GError **error)
{
  g_autoptr (GPtrArray) games = NULL;
  QdrGame *game;

  g_return_val_if_fail (text != NULL, NULL);

  games = qdr_saved_game_parse (text, strlen (text), NULL, error);
  if (games == NULL)
    return NULL;

  game = g_ptr_array_index (games, 0);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    if (name != NULL && qdr_game_is_only_human (game, i) &&
        qdr_player_get_explicit_name (player) == NULL)
      qdr_player_set_name (player, name);
  }
  return g_object_ref (game);
}

static const char *
get_default_you (void)
{
  /* Translators: used instead of a name, as in "You: 3 steps to go, 1 wall." */
  return _ ("You");
}

char *
qdr_game_get_default_human_name (QdrGame *game, guint number)
{
  gboolean is_first = TRUE;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  for (guint i = 0; i < number; i++)
    is_first = is_first && !qdr_player_is_human (qdr_game_get_player (game, i));
  if (is_first) {
    g_autofree char *user = qdr_user_get_real_name ();

    if (user != NULL)
      return g_steal_pointer (&user);
    if (qdr_game_is_only_human (game, number))
      return g_strdup (get_default_you ());
  }
  return g_strdup_printf (_ ("Player %u"), number + 1);
}

gboolean
qdr_person_name_is_default_you (QdrGame *game, guint number, const char *name)
{
  g_autofree char *user = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  user = qdr_user_get_real_name ();
  return user == NULL && qdr_game_is_only_human (game, number) &&
         g_str_equal (name, get_default_you ());
}

void
qdr_game_set_default_human_name (QdrGame *game)
{
  gboolean was_modified;

  g_return_if_fail (QDR_IS_GAME (game));

  was_modified = qdr_game_get_modified (game);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);
    g_autofree char *name = NULL;

    if (!qdr_game_is_only_human (game, i) || qdr_player_get_explicit_name (player) != NULL)
      continue;
    name = qdr_game_get_default_human_name (game, i);
    if (qdr_person_name_is_default_you (game, i, name))
      qdr_player_set_default_name (player, name);
    else
      qdr_player_set_name (player, name);
  }
  qdr_game_set_modified (game, was_modified);
}
