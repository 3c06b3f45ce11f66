/*
 * The errors of saved games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-saved-game-error.h"

G_DEFINE_QUARK (qdr_saved_game_error, qdr_saved_game_error)
