/*
 * A game of the library in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-entry.h"

G_BEGIN_DECLS

/**
 * @brief Returns who plays: "Anna – Mason".
 *
 * @param entry  a game
 * @return (transfer full)
 */
char *qdr_entry_text_players (const QdrLibraryEntry *entry);

/**
 * @brief Returns what came of it: "Anna won on time".
 *
 * @param entry  a game
 * @return (transfer full)
 */
char *qdr_entry_text_result (const QdrLibraryEntry *entry);

/**
 * @brief Returns the board, the length and the date: "9×9 · 34 moves · 20/11/26".
 *
 * @param entry  a game
 * @return (transfer full)
 */
char *qdr_entry_text_details (const QdrLibraryEntry *entry);

G_END_DECLS
