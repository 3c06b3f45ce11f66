/*
 * A game in the terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-library-keeper.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief How the terminal shows a game. */
typedef struct {
  gboolean is_plain; /**< in sentences, without drawings */
  gboolean is_quiet; /**< opponents say nothing */
  guint pace_ms;     /**< how long a move takes at least where computers play among themselves */
  QdrLibraryKeeper *keeper; /**< of the library; stays the caller's */
} QdrTerminalOptions;

/**
 * @brief Plays @p game on standard input and output, until "quit" or the end of the input.
 *
 * Seats of the computer are played by it. Needs the default main context.
 *
 * @param game           where to begin; "load" may put another in its place
 * @param personalities  the opponents there are
 * @param options        how to show it
 */
void qdr_terminal_run (QdrGame *game,
                       QdrPersonalityList *personalities,
                       const QdrTerminalOptions *options);

G_END_DECLS
