/*
 * Rows of what was played in a position: a move, and a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-library-entry.h"
#include "qdr-library-openings.h"

G_BEGIN_DECLS

/**
 * @brief Returns a row: the move, how often it was played, with what result, and by whom.
 *
 * @param board    of the move
 * @param move     what is known of it
 * @param n_games  in which anything was played there
 * @return (transfer floating)
 */
GtkWidget *qdr_opening_row_new (const QdrBoard *board, const QdrLibraryMove *move, guint n_games);

/**
 * @brief Returns a row: who played, with what result, where and when.
 *
 * @param entry  the game
 * @return (transfer floating)
 */
GtkWidget *qdr_opening_row_new_for_game (const QdrLibraryEntry *entry);

G_END_DECLS
