/*
 * The set-up of a game in a few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-setup.h"

G_BEGIN_DECLS

/**
 * @brief Says what is unusual in @p setup, and against whom and on which board it is in any case:
 *        "Novice · 9×9", "Novice ×3 · 7×7 · 15 min".
 *
 * @param setup          a set-up
 * @param personalities  for the names of opponents
 * @return (transfer full): translated
 */
char *qdr_game_setup_describe (const QdrGameSetup *setup, QdrPersonalityList *personalities);

G_END_DECLS
