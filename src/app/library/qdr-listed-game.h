/*
 * A game in a list of the library, which may not have been read yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-library-entry.h"

G_BEGIN_DECLS

#define QDR_TYPE_LISTED_GAME (qdr_listed_game_get_type ())
G_DECLARE_FINAL_TYPE (QdrListedGame, qdr_listed_game, QDR, LISTED_GAME, GObject)

/*
 * Signals:
 *   "loaded"  the game has been read
 */

/**
 * @brief Returns a game that has not been read.
 *
 * @param siblings  (element-type gint64 QdrListedGame): where it is found by its number as long as
 *                  it lives; referenced
 * @param id        in the library
 * @return (transfer full)
 */
QdrListedGame *qdr_listed_game_new (GHashTable *siblings, gint64 id);

/**
 * @brief Tells what has been read.
 *
 * @param entry  (transfer full)
 * @param final  (transfer full): the last position, see qdr_position_to_text()
 */
void qdr_listed_game_fill (QdrListedGame *self, QdrLibraryEntry *entry, char *final);

/** @brief Returns the number of the game in the library. */
gint64 qdr_listed_game_get_id (QdrListedGame *self);

/** @brief (transfer none) (nullable): what a list shows; NULL before it is read. */
const QdrLibraryEntry *qdr_listed_game_get_entry (QdrListedGame *self);

/** @brief (transfer full) (nullable): a game that stands as this one ended, without its moves. */
QdrGame *qdr_listed_game_make_final (QdrListedGame *self);

G_END_DECLS
