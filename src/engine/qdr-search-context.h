/*
 * The state of a search. Both kinds of search use it: principal variation search, for two players,
 * and max-n, for four.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-endgame.h"
#include "qdr-evaluation.h"
#include "qdr-move-picker.h"
#include "qdr-search-timer.h"

G_BEGIN_DECLS

/** @brief The tables of one searching thread. Their content remains from search to search. */
typedef struct {
  QdrTransTable *table;         /**< transposition table */
  gboolean is_table_borrowed;   /**< whether the tables of another thread own the
                                                 transposition table */
  QdrHistoryHeuristic *history; /**< scores of moves */
  QdrRaceCache *races;          /**< solved races */
  QdrSideCache *sides;          /**< sides of recent positions */
} QdrSearchTables;

/**
 * @brief Creates empty tables.
 *
 * @param table_mib  size of the transposition table, 1..QDR_MAX_TABLE_MIB
 * @return (transfer full) (nullable): free with qdr_search_tables_free(); NULL if there is not
 *         enough memory
 */
QdrSearchTables *qdr_search_tables_new (guint table_mib);

/**
 * @brief Creates tables that share a transposition table with another thread.
 *
 * @param table  the transposition table; borrowed
 * @return (transfer full): free with qdr_search_tables_free()
 */
QdrSearchTables *qdr_search_tables_new_with_shared_table (QdrTransTable *table);

/** @brief Frees the tables, except for a borrowed transposition table. */
void qdr_search_tables_free (QdrSearchTables *self);

/**
 * @brief Clears all results for a new game, except for those in a borrowed transposition table.
 *        Evaluations of sides remain too, because they are valid in every game.
 */
void qdr_search_tables_clear (QdrSearchTables *self);

/** @brief Prepares for a new search by reducing the weight of earlier results. */
void qdr_search_tables_begin_search (QdrSearchTables *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSearchTables, qdr_search_tables_free)

/** @brief The maximum distance of a node from the root. */
#define QDR_MAX_PLY QDR_MAX_DEPTH

/** @brief The maximum number of failed moves of a node that are remembered. */
#define QDR_MAX_TRIED 32

/** @brief The state of one node on the line being searched. */
typedef struct {
  guint64 key;            /**< hash key of the position */
  QdrMove previous;       /**< the move that led here; QDR_MOVE_NONE at the root and after a pass */
  guint steps_before;     /**< number of moves since the last wall or pass; earlier positions cannot
                               recur */
  QdrShortestPaths paths; /**< set by qdr_search_context_find_paths() */
  QdrSides sides;         /**< set by qdr_search_context_find_sides() */
  QdrScore evaluation;    /**< static evaluation for the player to move */
  QdrMove killers[QDR_KILLERS]; /**< walls that refuted a sibling of the node */
  guint line_length;            /**< length of the line */
  QdrMove line[QDR_MAX_LINE];   /**< best line from the node */
} QdrStackEntry;

/** @brief A score for each player, from that player's point of view. */
typedef struct {
  QdrScore of[QDR_MAX_PLAYERS]; /**< scores by player */
} QdrScores;

/**
 * @brief The state of one search.
 *
 * With two players a score is for the player to move; max-n has a score for each player.
 */
typedef struct {
  const QdrSearchRequest *request; /**< borrowed */
  QdrPosition position;            /**< position of the current node */
  QdrSearchTables tables;          /**< borrowed */
  gboolean is_proving;             /**< whether endgame proofs are used */
  QdrSearchTimer timer;            /**< limits of the search */
  guint player;                    /**< the player to move at the root */
  guint64 table_salt; /**< mixed into the keys of the table, so that different styles and players do
                           not share entries */
  QdrStackEntry stack[QDR_MAX_PLY + 1]; /**< by ply */
  QdrScores scores;                     /**< scores of the root move searched last; set by max-n */
} QdrSearchContext;

/**
 * @brief Prepares a search and starts its clock.
 *
 * @param request  borrowed until the end of the search
 * @param tables   borrowed until the end of the search
 */
void qdr_search_context_begin (QdrSearchContext *self,
                               const QdrSearchRequest *request,
                               const QdrSearchTables *tables);

/**
 * @brief Plays @p move in the node at @p ply, and prepares the node at the next ply.
 *
 * @param move  a legal move
 * @param ply   distance from the root
 * @param undo  (out): for qdr_position_undo_move_unchecked()
 */
void qdr_search_context_do_move (QdrSearchContext *self, QdrMove move, guint ply, QdrUndo *undo);

/**
 * @brief Passes the turn to @p player in the node at @p ply.
 *
 * @param ply  distance from the root
 */
void qdr_search_context_pass_turn_to (QdrSearchContext *self, guint player, guint ply);

/**
 * @brief Finds the paths of the node at @p ply from the paths of the previous ply, which must be
 *        known. The paths of the root are already found when the search begins. A search of full
 *        width finds all paths anew, so that the network is exact.
 *
 * @param ply  distance from the root
 */
void qdr_search_context_find_paths (QdrSearchContext *self, guint ply);

/**
 * @brief Finds the sides of the node at @p ply, whose paths must be known, for the network. The
 *        sides of the previous ply must be known, too; those of the root are already found when the
 *        search begins. A side is taken over from the previous ply if its paths were, and in max-n
 *        at the horizon after every wall.
 *
 * @param ply    distance from the root
 * @param depth  plies left to search
 */
void qdr_search_context_find_sides (QdrSearchContext *self, guint ply, int depth);

/** @brief Returns whether the search must end. Then the results of unfinished nodes are invalid. */
static inline gboolean
qdr_search_context_has_stopped (const QdrSearchContext *self)
{
  return qdr_search_timer_must_stop (&self->timer);
}

/**
 * @brief Returns whether the position at @p ply is a draw by repetition.
 *
 * The third occurrence of a position is a draw. If the first occurrence is on the line being
 * searched, the second counts as a draw too: a player who gains by repeating a position once can do
 * so again.
 *
 * @param ply  distance from the root
 */
gboolean qdr_search_context_is_repetition (const QdrSearchContext *self, guint ply);

/**
 * @brief Returns the static evaluation of the node of two players at @p ply, whose paths must be
 *        known.
 *
 * @param ply  distance from the root
 * @return centi-steps for the player to move
 */
QdrScore qdr_search_context_evaluate (const QdrSearchContext *self, guint ply);

/**
 * @brief Tries to prove the result of the node at @p ply without searching. The plies of its score
 *        are counted from the root.
 *
 * @param depth  plies left to search
 * @param ply    distance from the root
 */
QdrProof qdr_search_context_prove_result (const QdrSearchContext *self, int depth, guint ply);

/**
 * @brief Begins to pick the moves of the node at @p ply, whose paths must be known.
 *
 * @param picker      (out): borrows from the context
 * @param ply         distance from the root
 * @param table_move  best move of the table, or QDR_MOVE_NONE
 */
void qdr_search_context_init_picker (const QdrSearchContext *self,
                                     QdrMovePicker *picker,
                                     guint ply,
                                     QdrMove table_move);

/**
 * @brief Probes the table for the node at @p ply. A search finds only entries of searches with the
 *        same style and method.
 *
 * @param ply  distance from the root
 * @param hit  (out): see qdr_trans_table_probe()
 * @return whether there is an entry
 */
gboolean qdr_search_context_probe_table (const QdrSearchContext *self, guint ply, QdrTableHit *hit);

/**
 * @brief Stores a result for the node at @p ply in the table.
 *
 * @param ply  distance from the root
 * @param hit  the result; its score is counted from the root
 */
void qdr_search_context_store_result (QdrSearchContext *self, guint ply, const QdrTableHit *hit);

/**
 * @brief Sets the line at @p ply to @p move, followed by the line of the next ply.
 *
 * @param ply  distance from the root
 */
void qdr_search_context_set_line (QdrSearchContext *self, guint ply, QdrMove move);

/**
 * @brief Records in the history that a move at @p ply failed high. A wall also becomes a killer of
 *        the node.
 *
 * @param ply      distance from the root
 * @param move     the good move
 * @param depth    plies searched
 * @param tried    moves searched before it
 * @param n_tried  number of these moves
 */
void qdr_search_context_record_fail_high (QdrSearchContext *self,
                                          guint ply,
                                          QdrMove move,
                                          int depth,
                                          const QdrMove *tried,
                                          guint n_tried);

G_END_DECLS
