/*
 * Games that are removed and may come back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/**
 * @brief Removes games, all of them or none, as a batch, and returns what brings them back; see
 *        qdr_library_begin_batch().
 *
 * @param ids    of games
 * @param n_ids  how many
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no such game
 * @return (transfer full) (nullable): for qdr_library_put_back(), with an element for each game;
 *         NULL on error
 */
GPtrArray *qdr_library_take_out (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error);

/** @brief Returns an empty list of removed games, to which others can be added. @return (transfer
 *         full) */
GPtrArray *qdr_library_removed_new (void);

/**
 * @brief Brings games back that were removed, under the numbers that they had.
 *
 * @param removed  as qdr_library_take_out() returned it; those that are back go from it
 * @param n        how many of them, the last ones
 * @param error    return location for a QDR_LIBRARY_ERROR; on error none of them is back
 */
gboolean qdr_library_put_back (QdrLibrary *self, GPtrArray *removed, guint n, GError **error);

G_END_DECLS
