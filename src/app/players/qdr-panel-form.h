/*
 * The forms that the panel of a player takes, by the room there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief The forms of a panel. */
typedef enum {
  QDR_PANEL_LINE,  /**< all in one line, above or below the board */
  QDR_PANEL_LINES, /**< two lines, the clock beside both */
  QDR_PANEL_TIGHT, /**< two lines, the clock in the second one */
  QDR_PANEL_CARD,  /**< one below the other, with a large portrait */
} QdrPanelForm;

/** @brief What a panel shows. */
typedef enum {
  QDR_PANEL_PORTRAIT,
  QDR_PANEL_SEAT,
  QDR_PANEL_NAME,
  QDR_PANEL_RATING,
  QDR_PANEL_STOCK,
  QDR_PANEL_SPINNER,
  QDR_PANEL_ACTIVITY,
  QDR_PANEL_CLOCK,
  QDR_PANEL_PARTS, /**< how many there are */
} QdrPanelPart;

/** @brief What goes with a form, besides where the parts stand. */
typedef struct {
  const char *css_class; /**< of the panel */
  int portrait;          /**< the size of a portrait, logical pixels */
  int pawn;              /**< the size of the pawn of a player without a portrait, likewise */
  int piece;             /**< the length of the walls in stock, likewise */
  guint remark_lines;    /**< how many lines of words a player may say */
  gboolean is_centred;   /**< the parts stand below one another, in the middle */
  gboolean is_cramped; /**< the walls in stock need their room more than the rating and the name */
  gboolean has_activity; /**< there is room for it beside the walls in stock */
} QdrPanelLook;

/**
 * @brief What goes with @p form.
 *
 * @param form  one of the forms
 * @return (transfer none)
 */
const QdrPanelLook *qdr_panel_form_get_look (QdrPanelForm form);

/**
 * @brief Moves the parts of a panel to their places.
 *
 * @param form   one of the forms
 * @param grid   whose children the parts are
 * @param parts  all of them
 */
void
qdr_panel_form_arrange (QdrPanelForm form, GtkGrid *grid, GtkWidget *const parts[QDR_PANEL_PARTS]);

G_END_DECLS
