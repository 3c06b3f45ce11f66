/*
 * A recent game in a list: who plays, how it stands, when it was, and a picture of its board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-recent-games.h"

G_BEGIN_DECLS

#define QDR_TYPE_RECENT_ROW (qdr_recent_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRecentRow, qdr_recent_row, QDR, RECENT_ROW, AdwActionRow)

/**
 * @brief The row of @p game.
 *
 * The file is read on a thread. Until then, and where it cannot be read, the row has the name of
 * the file and the date.
 *
 * @param game  read, and not kept
 */
GtkWidget *qdr_recent_row_new (const QdrRecentGame *game);

/** @brief (transfer none): where the game is. */
const char *qdr_recent_row_get_uri (QdrRecentRow *self);

G_END_DECLS
