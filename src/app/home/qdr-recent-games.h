/*
 * The games that were opened, saved or left last, for people to come back to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief A game that was used not long ago. */
typedef struct {
  char *uri;        /**< of its file */
  char *title;      /**< the name of the file, without what all of them have */
  GDateTime *when;  /**< it was used last */
  gboolean is_kept; /**< the program has made up the name of the file, for a game that was left */
} QdrRecentGame;

/**
 * @brief Lists recent files, and games that are kept where the desktop's list does not know them,
 *        because it is switched off or was emptied.
 *
 * @param length  how many at most
 * @return (transfer full) (element-type QdrRecentGame): the newest first
 */
GPtrArray *qdr_recent_games_list (guint length);

G_END_DECLS
