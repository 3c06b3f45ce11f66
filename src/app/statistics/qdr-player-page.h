/*
 * The page with the statistics of one player, who is chosen from a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-statistics.h"
#include "qdr-plot.h"

G_BEGIN_DECLS

/** @brief The number of games below which plots would show chance, and are not shown. */
#define QDR_MIN_PLOTTED_GAMES 10

/** @brief The statistics, ratings and reviews of a player. */
typedef struct {
  QdrLibraryStatistics *statistics; /**< the statistics of the player */
  GArray *ratings;                  /**< (element-type QdrLibraryRating): all ratings of the
                                        player, the oldest first */
  GArray *reviewed;                 /**< (element-type QdrLibraryReviewedGame): the games that
                                        were reviewed */
} QdrPlayerHistory;

/** @brief Frees a history. @param self  (nullable) */
void qdr_player_history_free (QdrPlayerHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPlayerHistory, qdr_player_history_free)

#define QDR_TYPE_PLAYER_PAGE (qdr_player_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlayerPage, qdr_player_page, QDR, PLAYER_PAGE, AdwBin)

/*
 * Signals:
 *   "chosen"              the user has chosen another player
 *   "opened" (gint64 id)  the user asks to see the game that has this id in the library
 */

/**
 * @brief Sets the players in the list.
 *
 * @param players  (element-type QdrLibraryPlayer): in the order of the list; referenced
 * @param chosen   the index of the player to show as chosen
 */
void qdr_player_page_set_players (QdrPlayerPage *self, GPtrArray *players, guint chosen);

/**
 * @brief Returns the player that is chosen in the list; NULL before the list has players.
 *
 * @return (transfer none) (nullable)
 */
const QdrLibraryPlayer *qdr_player_page_get_chosen_player (QdrPlayerPage *self);

/**
 * @brief Moves the focus to the list. If the list contains the player, chooses the player as if the
 *        user did so.
 *
 * @param player  compared with the list by identity and is_personality
 */
void qdr_player_page_choose_player (QdrPlayerPage *self, const QdrLibraryPlayer *player);

/** @brief Shows the history of the chosen player. */
void qdr_player_page_show_history (QdrPlayerPage *self, const QdrPlayerHistory *history);

/**
 * @brief Returns an empty plot for bars of games won, drawn and lost.
 *
 * @param heading  the heading of the labels of its bars, translated
 * @return (transfer full)
 */
QdrPlot *qdr_result_bars_new (const char *heading);

/** @brief Adds a bar for a score, unless the score has no games. @param label  translated */
void qdr_result_bars_add_score (QdrPlot *self, const char *label, const QdrLibraryScore *score);

/** @brief Returns the label of an ending, translated: “At the Goal”. @return (transfer none) */
const char *qdr_library_ending_get_label (QdrLibraryEnding ending);

G_END_DECLS
