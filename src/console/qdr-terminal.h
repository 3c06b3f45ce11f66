/*
 * A game in the terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/**
 * @brief Plays @p game on standard input and output, until "quit" or the end of the input.
 *
 * Seats of the computer are played by it. Needs the default main context.
 *
 * @param game           where to begin; "load" may put another in its place
 * @param personalities  the opponents there are
 */
void qdr_terminal_run (QdrGame *game, QdrPersonalityList *personalities);

G_END_DECLS
