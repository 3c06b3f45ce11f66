/*
 * Undoable removal of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/**
 * @brief Removes all of the given games as a batch, or none.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no such game
 * @return (transfer full) (nullable): one element for each game, for qdr_library_put_back(); NULL
 *         on error
 */
GPtrArray *qdr_library_take_out (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error);

/** @brief Creates an empty list of removed games. @return (transfer full) */
GPtrArray *qdr_library_removed_new (void);

/**
 * @brief Restores removed games under their old ids.
 *
 * @param removed  from qdr_library_take_out(); restored games are removed from it
 * @param n        number of games, counted from the end
 * @param error    return location for a QDR_LIBRARY_ERROR; on error none is restored
 */
gboolean qdr_library_put_back (QdrLibrary *self, GPtrArray *removed, guint n, GError **error);

G_END_DECLS
