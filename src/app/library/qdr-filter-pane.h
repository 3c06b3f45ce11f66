/*
 * What games of the library are to be listed, and in which order, but for the name that is searched
 * for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-filter.h"

G_BEGIN_DECLS

#define QDR_TYPE_FILTER_PANE (qdr_filter_pane_get_type ())
G_DECLARE_FINAL_TYPE (QdrFilterPane, qdr_filter_pane, QDR, FILTER_PANE, AdwPreferencesPage)

/*
 * Signals:
 *   "changed"  other games are meant, or another order
 */

/** @brief Means all games again, the newest first. */
void qdr_filter_pane_reset (QdrFilterPane *self);

/**
 * @brief Returns the filter with what is chosen.
 *
 * @param sort        (out): in which order
 * @param descending  (out): whether the other way round
 * @return (transfer full)
 */
QdrLibraryFilter *
qdr_filter_pane_make_filter (QdrFilterPane *self, QdrLibrarySort *sort, gboolean *descending);

G_END_DECLS
