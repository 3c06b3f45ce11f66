/*
 * Layouts: children in columns, the first child that fits, a picture beside a card of text, and a
 * child over a part of an overlay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Children of different heights, in columns */

#define QDR_TYPE_COLUMNS_LAYOUT (qdr_columns_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrColumnsLayout, qdr_columns_layout, QDR, COLUMNS_LAYOUT, GtkLayoutManager)

/*
 * All columns have the same width. Each child is placed in the column that is the shortest so far.
 *
 * Properties (construct-only):
 *   "column-width"  int, the minimum width of each column if there are several, logical pixels; 400
 *                   by default
 *   "spacing"       int, the gap between columns and between children, logical pixels; 12 by
 *                   default
 *   "has-rows"      gboolean, whether children side by side have the same height; FALSE by default
 */

/* The first child that fits, or none: for text that would be useless if it were cut off */

#define QDR_TYPE_FIRST_FIT_LAYOUT (qdr_first_fit_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrFirstFitLayout,
                      qdr_first_fit_layout,
                      QDR,
                      FIRST_FIT_LAYOUT,
                      GtkLayoutManager)

/*
 * Of the visible children, only the first one whose natural width fits is shown. The minimum width
 * is 0, so the children never keep a window from getting narrower.
 */

/* A picture and a card of text: side by side, or one below the other in a narrow window */

#define QDR_TYPE_CARD_LAYOUT (qdr_card_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrCardLayout, qdr_card_layout, QDR, CARD_LAYOUT, GtkLayoutManager)

/*
 * Lays out two children: the picture and the card.
 *
 * As long as the text fits on the card, the size of the picture does not depend on the text, so
 * that nothing moves under the pointer when the text changes.
 *
 * Properties:
 *   "share"       double, 0..1 (construct-only): the maximum share of the height for a picture
 *                 above the card
 *   "card-share"  double, 0..1 (construct-only): the minimum share of the width for a card beside
 *                 the picture; 0 by default
 */

/**
 * @brief Lays a child over a widget; for handlers of "get-child-position".
 *
 * The child has its natural width, limited to the width of @p target if possible. It may be taller
 * than @p target. If possible, it does not extend beyond the overlay.
 *
 * @param child   an overlay child of @p overlay
 * @param target  a descendant of the main child of @p overlay
 * @param valign  GTK_ALIGN_CENTER for the middle of @p target, GTK_ALIGN_END for its lower edge
 * @param place   return location for the rectangle of the child, in coordinates of @p overlay
 * @return whether @p target is visible; @p place is not set otherwise
 */
gboolean qdr_overlay_place_child_over (GtkOverlay *overlay,
                                       GtkWidget *child,
                                       GtkWidget *target,
                                       GtkAlign valign,
                                       GdkRectangle *place);

/**
 * @brief Gives a widget with a scrolled window as its only child the natural height of the contents
 *        at its width. Alone, a scrolled window has that of the contents at any width.
 */
void qdr_widget_fit_scroller (GtkWidget *widget);

G_END_DECLS
