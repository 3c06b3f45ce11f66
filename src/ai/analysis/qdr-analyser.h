/*
 * The analyser, which searches at full strength: for hints, for analysis of the current position of
 * a game, and for reviews (qdr-review.h). The result of each search is a QdrAnalysis.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-win-probability.h"

G_BEGIN_DECLS

/** @brief The maximum number of moves in the line of an analysis. */
#define QDR_ANALYSIS_MAX_LINE 64

#define QDR_TYPE_ANALYSIS (qdr_analysis_get_type ())

/**
 * @brief An evaluation of a position with the best line. A plain struct that owns nothing. It has a
 *        boxed type.
 */
typedef struct {
  guint ply;                         /**< the number of moves before the position */
  guint turn;                        /**< the player to move */
  guint depth;                       /**< the depth of the search in plies; 0 without a search */
  QdrWinProbabilities probabilities; /**< the win probabilities of all players */
  int scores[QDR_MAX_PLAYERS];       /**< the score of each player in its own view, centi-steps */
  int proof;         /**< 1 if the player to move has a proved win, -1 for a proved loss, else 0 */
  guint proof_moves; /**< the number of moves of the winner until the goal; 0 without a proof */
  guint64 nodes;     /**< the number of positions that the search visited */
  guint cpu_ms;      /**< the CPU time of the search, milliseconds */
  guint line_length; /**< the number of moves in the line; 0 after the end of the game */
  QdrMove line[QDR_ANALYSIS_MAX_LINE]; /**< the best line; line[0] is the best move */
} QdrAnalysis;

/** @brief Returns the boxed type. */
GType qdr_analysis_get_type (void);

/** @brief Copies an analysis. @return (transfer full): free with g_free() */
QdrAnalysis *qdr_analysis_copy (const QdrAnalysis *self);

/**
 * @brief Returns the lead of a player.
 *
 * @param player  0..players - 1
 * @return the lead in steps, negative for a deficit; ±QDR_EVALUATION_MAX for a proved win or loss
 */
double qdr_analysis_get_lead (const QdrAnalysis *self, guint player);

#define QDR_TYPE_ANALYSER (qdr_analyser_get_type ())
G_DECLARE_FINAL_TYPE (QdrAnalyser, qdr_analyser, QDR, ANALYSER, GObject)

/*
 * A single engine runs one search at a time. Hints have priority over reviews, and reviews over
 * analysis. A search that is interrupted restarts later. The engine, with a transposition table of
 * 64 MiB, is created when first needed.
 *
 * Properties:
 *   "game"       QdrGame (nullable): the game whose current position is searched
 *   "analysing"  boolean, default FALSE: whether the current position is analysed
 *   "paused"     boolean, default FALSE: whether analysis is paused, for example while a computer
 *                player thinks
 *   "share"      uint, 1..100, default 25: the share of a processor for each thread of the
 *                analysis, per cent
 *   "threads"    uint, 1..64, default 1: the number of threads of the analysis
 *   "analysis"   QdrAnalysis (read-only, nullable): the deepest result for the current position,
 *                from analysis or a hint; after the end of the game, made from the game's result
 *   "busy"       boolean (read-only): whether a search is running
 *
 * "analysis" notifies at most ten times a second. A change of position cancels a hint and restarts
 * analysis. The disposal of the object ends its search and cancels pending requests.
 *
 * All callbacks run on the thread-default main context in which the object was created.
 */

/** @brief Creates an analyser without a game. @return (transfer full) */
QdrAnalyser *qdr_analyser_new (void);

/**
 * @brief Sets the game.
 *
 * @param game  (nullable): referenced
 */
void qdr_analyser_set_game (QdrAnalyser *self, QdrGame *game);

/** @brief Returns whether the current position is analysed. */
gboolean qdr_analyser_get_analysing (QdrAnalyser *self);

/** @brief Starts or stops the analysis of the current position. */
void qdr_analyser_set_analysing (QdrAnalyser *self, gboolean analysing);

/** @brief Returns whether analysis is paused. */
gboolean qdr_analyser_get_paused (QdrAnalyser *self);

/** @brief Pauses or resumes analysis. */
void qdr_analyser_set_paused (QdrAnalyser *self, gboolean paused);

/** @brief Returns the share of a processor for each thread of the analysis, per cent. */
guint qdr_analyser_get_processor_share (QdrAnalyser *self);

/**
 * @brief Sets the share of a processor for each thread of the analysis.
 *
 * @param share  per cent, 1..100
 */
void qdr_analyser_set_processor_share (QdrAnalyser *self, guint share);

/** @brief Returns the number of threads of the analysis. */
guint qdr_analyser_get_n_threads (QdrAnalyser *self);

/**
 * @brief Sets the number of threads of the analysis.
 *
 * @param threads  1..64
 */
void qdr_analyser_set_n_threads (QdrAnalyser *self, guint threads);

/** @brief Returns whether a search is running. */
gboolean qdr_analyser_get_busy (QdrAnalyser *self);

/**
 * @brief Returns the deepest analysis of the current position.
 *
 * @return (transfer none) (nullable): valid until the next notification of "analysis"; NULL if
 *         there is none
 */
const QdrAnalysis *qdr_analyser_get_analysis (QdrAnalyser *self);

/**
 * @brief Searches for the best move, for QDR_MOVE_CPU_MS of CPU time.
 *
 * "analysis" is updated during the search. A new hint cancels the previous one. If "analysis" has
 * already taken this much CPU time in the current position, it is the result, and no search is
 * started.
 *
 * @param self         an analyser with a game that is not over
 * @param cancellable  (nullable)
 * @param callback     called once, never before this function returns; its source object is NULL
 * @param user_data    data for @p callback
 */
void qdr_analyser_find_hint_async (QdrAnalyser *self,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/**
 * @brief Finishes qdr_analyser_find_hint_async().
 *
 * @param result    the result of the callback
 * @param analysis  (out): set on success; its line has at least one move
 * @param error     return location for a G_IO_ERROR_CANCELLED. A hint is cancelled by its
 *                  cancellable, another hint, a change of position or the disposal of the analyser
 * @return FALSE if cancelled
 */
gboolean
qdr_analyser_find_hint_finish (GAsyncResult *result, QdrAnalysis *analysis, GError **error);

G_END_DECLS
