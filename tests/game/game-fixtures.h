/*
 * What the tests of games have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

/** @brief (transfer full): an ordinary game on a board of @p size by @p size. */
QdrGame *new_game (guint size, guint players);

/** @brief (transfer full): a game from a position in text, in which repetition is a draw. */
QdrGame *new_game_from_text (const char *position);

/** @brief Plays moves separated by spaces; all must be legal. */
void play_moves (QdrGame *game, const char *moves);

/** @brief (transfer full): the present position in text. */
char *get_position_text (QdrGame *game);

/** @brief Counts the emissions of a signal; free with g_free() after the object is gone. */
guint *count_signal (gpointer object, const char *signal);

/** @brief Writes down the signals of @p game: "moved 0 e2; stepped-back 0 e2; finished". */
void log_signals (QdrGame *game, GString *log);

/** @brief The same with "played 0 e2; " for new moves and "settled; " at the end of each change. */
void log_all_signals (QdrGame *game, GString *log);

/** @brief A text that is no saved game, and what is said about it. */
typedef struct {
  const char *text;
  guint line;
  guint column;
  int code;            /* QdrSavedGameError */
  const char *message; /* a part of it */
} BadText;

/** @brief Checks that @p bad is refused, and where and why. */
void assert_refused (const BadText *bad);

/** @brief (transfer full): the only game of a text. */
QdrGame *read_game (const char *text);
