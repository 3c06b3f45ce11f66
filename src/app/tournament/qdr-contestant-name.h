/*
 * What people call a contestant of a tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-personality-list.h"

G_BEGIN_DECLS

/**
 * @brief Returns the name of a contestant, or the text itself where that is of nobody.
 *
 * @param personalities  where to look
 * @param text           as for qdr_contestant_new()
 * @return (transfer full)
 */
char *qdr_contestant_name (QdrPersonalityList *personalities, const char *text);

/**
 * @brief Returns the names of those who play a game: "Mason – Novice".
 *
 * @param personalities  where to look
 * @param texts          of all contestants
 * @param contestants    numbers of those who play, in turn order
 * @param n_players      how many they are
 * @return (transfer full)
 */
char *qdr_contestant_names_join (QdrPersonalityList *personalities,
                                 char *const *texts,
                                 const guint *contestants,
                                 guint n_players);

G_END_DECLS
