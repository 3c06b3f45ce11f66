/*
 * A game in the terminal. It is separate from qdr-cmd-play, which parses the options of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-library-recorder.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief Options of a game in the terminal. */
typedef struct {
  gboolean is_plain; /**< whether the board is described in sentences instead of drawings */
  gboolean is_quiet; /**< whether opponents make no remarks */
  guint pace_ms;     /**< minimum time of a move in a game between computers, in milliseconds */
  QdrLibraryRecorder *library_recorder; /**< recorder that adds games to the library; not owned */
} QdrTerminalOptions;

/**
 * @brief Runs a game on standard input and output, until "quit" or the end of the input.
 *
 * The computer moves for all players who are not human. Iterates the default main context.
 *
 * @param game           the first game; the user can start or load other games
 * @param personalities  available opponents
 */
void qdr_terminal_run (QdrGame *game,
                       QdrPersonalityList *personalities,
                       const QdrTerminalOptions *options);

G_END_DECLS
