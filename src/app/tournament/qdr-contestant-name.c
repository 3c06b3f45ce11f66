/*
 * What people call a contestant of a tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-contestant-name.h"

#include <string.h>

#include "qdr-contestant.h"

char *
qdr_contestant_name (QdrPersonalityList *personalities, const char *text)
{
  g_autofree char *id = NULL;
  QdrPersonality *personality;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  if (qdr_contestant_text_get_person (text) != NULL)
    return g_strdup (qdr_contestant_text_get_person (text));
  if (qdr_seat_get_engine (text) != NULL)
    return g_strdup (qdr_seat_get_engine (text));
  id = g_strndup (text, strcspn (text, ","));
  personality = qdr_personality_list_find (personalities, id);
  return g_strdup (personality != NULL ? qdr_personality_get_name (personality) : text);
}

char *
qdr_contestant_names_join (QdrPersonalityList *personalities,
                           char *const *texts,
                           const guint *contestants,
                           guint n_players)
{
  GString *names = g_string_new (NULL);

  for (guint turn = 0; turn < n_players; turn++) {
    g_autofree char *name = qdr_contestant_name (personalities, texts[contestants[turn]]);

    g_string_append_printf (names, "%s%s", turn > 0 ? " – " : "", name);
  }
  return g_string_free (names, FALSE);
}
