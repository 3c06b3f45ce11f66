/*
 * Games and saved games for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

/** @brief The required headers of saved games for two. */
#define HEADERS_9X9 "[Board \"9x9\"]\n[Players \"2\"]\n"
#define HEADERS_5X5 "[Board \"5x5\"]\n[Players \"2\"]\n"

/** @brief Returns an ordinary game on a board of @p size by @p size (transfer full). */
QdrGame *new_game (guint size, guint players);

/** @brief Returns a game with repetition as a draw from a position text (transfer full). */
QdrGame *new_game_from_text (const char *position);

/** @brief Plays moves separated by spaces; all must be legal. */
void play_moves (QdrGame *game, const char *moves);

/** @brief Returns the text of the present position (transfer full). */
char *get_position_text (QdrGame *game);

/** @brief Counts the emissions of a signal; g_free() the result after the object is finalized. */
guint *count_signal (gpointer object, const char *signal);

/** @brief Logs the signals of @p game: "moved 0 e2; stepped-back 0 e2; finished". */
void log_signals (QdrGame *game, GString *log);

/** @brief Logs also "played 0 e2; " for new moves and "settled; " at the end of each change. */
void log_all_signals (QdrGame *game, GString *log);

/** @brief An invalid saved game with the expected error. */
typedef struct {
  const char *text;
  guint line;
  guint column;
  int code;            /* QdrSavedGameError */
  const char *message; /* a part of the message */
} BadText;

/** @brief Fails unless reading @p bad gives its error. */
void assert_refused (const BadText *bad);

/** @brief Returns the only game of a text (transfer full). */
QdrGame *read_game (const char *text);
