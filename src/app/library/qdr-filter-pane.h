/*
 * What games of the library are to be listed, and in which order, but for the name that is searched
 * for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library.h"

G_BEGIN_DECLS

#define QDR_TYPE_FILTER_PANE (qdr_filter_pane_get_type ())
G_DECLARE_FINAL_TYPE (QdrFilterPane, qdr_filter_pane, QDR, FILTER_PANE, AdwPreferencesPage)

/*
 * Signals:
 *   "changed"  other games are meant, or another order
 */

/** @brief How many conditions there are. */
#define QDR_FILTER_PANE_N_CONDITIONS 9

/** @brief Means all games again, in the same order. */
void qdr_filter_pane_clear (QdrFilterPane *self);

/** @brief Lets a condition go. @param condition  0..QDR_FILTER_PANE_N_CONDITIONS - 1 */
void qdr_filter_pane_clear_condition (QdrFilterPane *self, guint condition);

/**
 * @brief Says a condition in words: "Board: 9×9".
 *
 * @param condition  0..QDR_FILTER_PANE_N_CONDITIONS - 1
 * @return (transfer full) (nullable): NULL where it is not made
 */
char *qdr_filter_pane_describe (QdrFilterPane *self, guint condition);

/**
 * @brief Offers boards. The one that is chosen stays even if it is not among them.
 *
 * @param boards  (element-type QdrLibraryBoard): those of the library
 */
void qdr_filter_pane_offer_boards (QdrFilterPane *self, GArray *boards);

/**
 * @brief Means only games that contain a position, until the user says otherwise.
 *
 * @param position  (nullable): which one; NULL for any
 */
void qdr_filter_pane_set_position (QdrFilterPane *self, const QdrPosition *position);

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
