/*
 * The pane with the filters and the order of the games in the library page.
 *
 * One filter is not in the pane: the name of a player, which is typed in the search entry of the
 * page. The pane is separate from the page to keep that file short.
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
 *   "changed"  the filter or the order has changed
 */

/** @brief Clears all filters, but does not change the order. */
void qdr_filter_pane_clear_filters (QdrFilterPane *self);

/**
 * @brief Sets the board sizes that the user can choose. The chosen size stays in the list, even if
 *        it is missing from @p boards.
 *
 * @param boards  (element-type QdrLibraryBoardSize): the board sizes of the games in the library
 */
void qdr_filter_pane_set_board_sizes (QdrFilterPane *self, GArray *boards);

/**
 * @brief Filters the games by a position, until the user removes this filter.
 *
 * @param position  (nullable): NULL removes the filter by position
 */
void qdr_filter_pane_set_position (QdrFilterPane *self, const QdrPosition *position);

/**
 * @brief Returns the filter and the order that the user has chosen.
 *
 * @param sort        (out): the criterion of the order
 * @param descending  (out): whether the order is descending
 * @return (transfer full)
 */
QdrLibraryFilter *
qdr_filter_pane_make_filter (QdrFilterPane *self, QdrLibrarySort *sort, gboolean *descending);

/**
 * @brief Sets the box that gets a button for each filter in use, which removes its filter. The box
 *        is hidden while no filter is in use.
 *
 * @param box  unowned; has one child, a button that clears all filters and stays the last
 */
void qdr_filter_pane_set_chips (QdrFilterPane *self, GtkWidget *box);

G_END_DECLS
