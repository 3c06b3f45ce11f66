/*
 * A game as text for people, as in a letter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Writes who plays, the moves, how the game stands, and the position in one line, which can
 *        be pasted.
 *
 * @param game  the game, at any of its positions
 * @return (transfer full): some lines, translated
 */
char *qdr_shared_text_write (QdrGame *game);

G_END_DECLS
