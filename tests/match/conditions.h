/*
 * Small conditions under which tests play matches and tournaments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-runner.h"

/* Prepares short matches on 5 x 5, with few nodes a move and @n_players at a board. @names is
 * NULL-terminated. */
void conditions_init_for (QdrConditions *self, const char *const *names, guint n_players);

/* Prepares them for two players. */
void conditions_init (QdrConditions *self, const char *const *names);

/* A QdrGameFunc that counts games. Its data is a guint. */
gboolean count_game (guint number,
                     const QdrScheduledGame *scheduled,
                     const QdrMatchGame *played,
                     gpointer user_data,
                     GError **error);
