/*
 * The statistics of one player, chosen from a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-statistics.h"
#include "qdr-plot.h"

G_BEGIN_DECLS

#define QDR_TYPE_RECENT_RESULTS (qdr_recent_results_get_type ())
G_DECLARE_FINAL_TYPE (QdrRecentResults, qdr_recent_results, QDR, RECENT_RESULTS, GtkWidget)

/*
 * The last games of a player: the result of each, on a button that opens the game.
 *
 * Signals:
 *   "opened" (gint64 id)  the user wants to see a game
 */

/** @brief The statistics, ratings and reviews of a player. */
typedef struct {
  QdrLibraryStatistics *statistics; /**< of the player */
  GArray *ratings;                  /**< (element-type QdrLibraryRating) */
  GArray *reviewed;                 /**< (element-type QdrLibraryReviewedGame) */
} QdrPlayerHistory;

/** @brief Frees a history. @param self  (nullable) */
void qdr_player_history_free (QdrPlayerHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPlayerHistory, qdr_player_history_free)

#define QDR_TYPE_PLAYER_PAGE (qdr_player_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlayerPage, qdr_player_page, QDR, PLAYER_PAGE, AdwBin)

/*
 * Signals:
 *   "chosen"              the user has chosen another player
 *   "opened" (gint64 id)  the user wants to see a game
 */

/**
 * @brief Offers players.
 *
 * @param players  (element-type QdrLibraryPlayer): in the order of the list; referenced
 * @param chosen   the index of the player shown
 */
void qdr_player_page_offer (QdrPlayerPage *self, GPtrArray *players, guint chosen);

/** @brief Returns the chosen player. @return (transfer none) (nullable) */
const QdrLibraryPlayer *qdr_player_page_get_chosen (QdrPlayerPage *self);

/**
 * @brief Moves the focus to the list and chooses another player, as the user would. A player who is
 *        not in the list is not chosen.
 *
 * @param player  compared by identity
 */
void qdr_player_page_choose (QdrPlayerPage *self, const QdrLibraryPlayer *player);

/** @brief Shows the statistics of the chosen player. */
void qdr_player_page_show (QdrPlayerPage *self, const QdrPlayerHistory *history);

/**
 * @brief Returns a plot for bars of games won, drawn and lost.
 *
 * @param heading  of its rows, translated
 * @return (transfer full): without rows
 */
QdrPlot *qdr_result_bars_new (const char *heading);

/** @brief Adds a bar, if there are games. @param label  translated */
void qdr_result_bars_add (QdrPlot *self, const char *label, const QdrLibraryScore *score);

/** @brief Returns the name of an ending, translated: “At the Goal”. @return (transfer none) */
const char *qdr_result_bars_get_ending (QdrLibraryEnding ending);

G_END_DECLS
