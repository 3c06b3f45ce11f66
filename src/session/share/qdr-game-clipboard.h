/*
 * Conversion of games to text that is copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-foreign-game.h"

G_BEGIN_DECLS

/**
 * @brief Returns all moves of @p game as text with numbers and comments, but without headers.
 *
 * @return (transfer full)
 */
char *qdr_game_clipboard_format_moves (QdrGame *game);

G_END_DECLS
