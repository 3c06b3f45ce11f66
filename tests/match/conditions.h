/*
 * Small conditions under which tests play matches and tournaments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-runner.h"

/* Contestants by their names, NULL-terminated, on 5 x 5, with few nodes, at a board for so many. */
void conditions_init_for (QdrConditions *self, const char *const *names, guint n_players);

/* The same for two. */
void conditions_init (QdrConditions *self, const char *const *names);

/* A QdrGameFunc that counts the games, in a guint. */
gboolean count_game (guint number,
                     const QdrFixture *fixture,
                     const QdrMatchGame *played,
                     gpointer user_data,
                     GError **error);
