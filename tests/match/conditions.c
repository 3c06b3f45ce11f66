/*
 * Small conditions under which tests play matches and tournaments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "conditions.h"

#include <check.h>

void
conditions_init_for (QdrConditions *self, const char *const *names, guint n_players)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  QdrPosition start;

  qdr_position_init (&start, 5, 5, n_players);
  *self = (QdrConditions){
    .contestants = g_ptr_array_new_with_free_func (g_object_unref),
    .openings = qdr_openings_new_random (&start, TRUE, 1),
    .limits = { .nodes = 300 },
    .table_mib = 1,
    .max_plies = 100,
    .timeout_ms = 20000,
    .seed = 1,
    .jobs = 1,
  };
  for (guint i = 0; names[i] != NULL; i++) {
    QdrContestant *contestant = qdr_contestant_new (names[i], personalities, NULL);

    ck_assert_ptr_nonnull (contestant);
    g_ptr_array_add (self->contestants, contestant);
  }
}

void
conditions_init (QdrConditions *self, const char *const *names)
{
  conditions_init_for (self, names, 2);
}

gboolean
count_game (guint number,
            const QdrScheduledGame *scheduled,
            const QdrMatchGame *played,
            gpointer user_data,
            GError **error)
{
  guint *n_games = user_data;

  ++*n_games;
  return TRUE;
}
