/*
 * The panel beside the board that shows a player: pawn, name, activity, clock and walls in stock.
 * It is separate from qdr-players-controller because it is a widget with a template of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-personality-list.h"
#include "qdr-player.h"
#include "qdr-stock-view.h"

G_BEGIN_DECLS

/* A widget that shows the clock of a player. */
#define QDR_TYPE_CLOCK_VIEW (qdr_clock_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrClockView, qdr_clock_view, QDR, CLOCK_VIEW, AdwBin)

/** @brief Sets the player whose clock is shown. @param player  (nullable): referenced */
void qdr_clock_view_set_player (QdrClockView *self, QdrPlayer *player);

/**
 * @brief Returns the time on a clock, rounded up, such as "14:31" or "1:02:03". A time up to
 *        QDR_CLOCK_TENTHS has tenths, such as "0:19.4".
 *
 * @param milliseconds  0 or more
 * @return (transfer full)
 */
char *qdr_clock_view_format_time (gint64 milliseconds);

/** @brief The arrangement of the parts of a panel. */
typedef enum {
  QDR_PANEL_LINE,  /**< a single line above or below the board */
  QDR_PANEL_LINES, /**< two lines, with the clock beside both */
  QDR_PANEL_TIGHT, /**< two lines, with the clock in the second one */
  QDR_PANEL_STACK, /**< two lines, with the clock below them */
  QDR_PANEL_CARD,  /**< a column with a large portrait */
} QdrPanelArrangement;

/*
 * Signals:
 *   "seat-chosen" (const char *seat)   the user has chosen another player for this seat: "human",
 *                                      "computer ID" or "engine NAME"
 */
#define QDR_TYPE_PLAYER_PANEL (qdr_player_panel_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlayerPanel, qdr_player_panel, QDR, PLAYER_PANEL, GtkWidget)

/**
 * @brief Sets the player to show.
 *
 * @param player       (nullable): NULL hides the panel
 * @param personality  (nullable): the personality of a computer player; NULL for a human or an
 *                     unknown opponent
 * @param portrait     (nullable)
 */
void qdr_player_panel_set_player (QdrPlayerPanel *self,
                                  QdrPlayer *player,
                                  QdrPersonality *personality,
                                  GFile *portrait);

/** @brief Returns the player that is shown, or NULL. */
QdrPlayer *qdr_player_panel_get_player (QdrPlayerPanel *self);

/** @brief Returns the widget that shows the player's walls. */
QdrStockView *qdr_player_panel_get_stock_view (QdrPlayerPanel *self);

/** @brief Sets whether the panel is highlighted because it is the player's turn. */
void qdr_player_panel_set_on_turn (QdrPlayerPanel *self, gboolean on_turn);

/** @brief Sets whether the clock is highlighted because it is running. */
void qdr_player_panel_set_clock_running (QdrPlayerPanel *self, gboolean running);

/**
 * @brief Shows the player's activity, with a spinner beside it.
 *
 * @param activity  (nullable): a few words; NULL if the player is not busy
 */
void qdr_player_panel_set_activity (QdrPlayerPanel *self, const char *activity);

/**
 * @brief Shows a remark of the player over the panel, which keeps its size.
 *
 * @param remark  (nullable): NULL fades the shown remark out
 */
void qdr_player_panel_show_remark (QdrPlayerPanel *self, const char *remark);

/** @brief Sets the arrangement, QDR_PANEL_LINE by default. */
void qdr_player_panel_set_arrangement (QdrPlayerPanel *self, QdrPanelArrangement arrangement);

/**
 * @brief Sets the vertical alignment of the contents of a panel that is taller than needed. Remarks
 *        use the free space.
 *
 * @param align  GTK_ALIGN_START, GTK_ALIGN_END or GTK_ALIGN_FILL, the default
 */
void qdr_player_panel_set_content_align (QdrPlayerPanel *self, GtkAlign align);

/** @brief Adds a menu of the players who can take the seat; see the signal "seat-chosen". */
void qdr_player_panel_set_personalities (QdrPlayerPanel *self, QdrPersonalityList *personalities);

/** @brief Sets the seconds that each move adds to the clock, shown in a tooltip unless 0. */
void qdr_player_panel_set_increment (QdrPlayerPanel *self, guint seconds);

/** @brief Sets whether the menu of the seat is insensitive, as nobody else can take the seat. */
void qdr_player_panel_set_seat_fixed (QdrPlayerPanel *self, gboolean is_fixed);

G_END_DECLS
