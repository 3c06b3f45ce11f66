/*
 * The state of a search: what the searches for two players and for four have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-endgame.h"
#include "qdr-evaluation.h"
#include "qdr-move-picker.h"
#include "qdr-timer.h"

G_BEGIN_DECLS

/** @brief What one searching thread remembers. */
typedef struct {
  QdrTransTable *table; /**< what is known of positions */
  gboolean
      is_table_borrowed; /**< it belongs to another thread's tables, which clear, age and free it */
  QdrMoveHistory *history;                  /**< which moves were good */
  QdrRaceCache *races;                      /**< solved races */
  QdrSideEvaluationCache *side_evaluations; /**< evaluations of sides */
} QdrSearchTables;

/**
 * @brief Makes empty tables.
 *
 * @param table_mib  size of the transposition table, 1..QDR_MAX_TABLE_MIB
 * @return (transfer full) (nullable): NULL if the system refuses the memory for the table; free
 *         with qdr_search_tables_free()
 */
QdrSearchTables *qdr_search_tables_new (guint table_mib);

/**
 * @brief Makes the tables of another thread: it shares the transposition table, and has all others
 *        to itself.
 *
 * @param table  borrowed
 * @return (transfer full): free with qdr_search_tables_free()
 */
QdrSearchTables *qdr_search_tables_new_sharing (QdrTransTable *table);

/** @brief Frees the tables, except for a borrowed one. */
void qdr_search_tables_free (QdrSearchTables *self);

/**
 * @brief Forgets what was learned in a game. Solved races and evaluations of sides are true in
 *        every game.
 */
void qdr_search_tables_clear (QdrSearchTables *self);

/** @brief Prepares a new search: what earlier ones found counts for less. */
void qdr_search_tables_age (QdrSearchTables *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSearchTables, qdr_search_tables_free)

/** @brief No node is further from the root than this. */
#define QDR_MAX_PLY QDR_MAX_DEPTH

/** @brief How many moves of a node that failed are remembered until one succeeds. */
#define QDR_MAX_TRIED 32

/** @brief What belongs to the node that is this far from the root on the line being searched. */
typedef struct {
  guint64 key;            /**< hash key of the position */
  QdrMove previous;       /**< the move that led here; QDR_MOVE_NONE at the root and after a pass */
  guint steps_before;     /**< moves since the last wall or pass, which rule out repetition */
  QdrShortestPaths paths; /**< once qdr_search_context_find_paths() was called */
  QdrScore evaluation;    /**< of the position, for the player to move */
  QdrMove killers[QDR_KILLERS]; /**< walls that refuted a sibling of this node */
  guint line_length;            /**< moves of the line */
  QdrMove line[QDR_MAX_LINE];   /**< best play from here as far as known */
} QdrStackEntry;

/** @brief What a position is worth to each player, from its own side. */
typedef struct {
  QdrScore of[QDR_MAX_PLAYERS]; /**< by player */
} QdrScores;

/**
 * @brief The state of one search.
 *
 * With two players a score speaks for the player to move; max-n has a score for each player.
 */
typedef struct {
  const QdrSearchRequest *request; /**< borrowed */
  QdrPosition position;            /**< of the node being searched */
  QdrSearchTables tables;          /**< borrowed */
  gboolean is_proving;             /**< the endgame may be asked for proofs */
  QdrTimer timer;                  /**< when to stop */
  guint player;                    /**< the player that the search is for */
  guint64 table_salt; /**< keeps scores of another taste or player apart in the table */
  QdrStackEntry stack[QDR_MAX_PLY + 1]; /**< by ply */
  QdrScores scores;                     /**< of the root move searched last, by max-n */
} QdrSearchContext;

/**
 * @brief Prepares a search and starts its clock.
 *
 * @param request  borrowed until the search is over
 * @param tables   borrowed as well
 */
void qdr_search_context_begin (QdrSearchContext *self,
                               const QdrSearchRequest *request,
                               const QdrSearchTables *tables);

/**
 * @brief Plays @p move in the node at @p ply, and prepares the node at the next ply.
 *
 * @param move  a legal move
 * @param ply   plies from the root
 * @param undo  (out): for qdr_position_undo_unchecked()
 */
void qdr_search_context_do (QdrSearchContext *self, QdrMove move, guint ply, QdrUndo *undo);

/**
 * @brief Lets @p player move in the node at @p ply, as if the player to move had passed.
 *
 * @param player  0..players - 1
 * @param ply     plies from the root
 */
void qdr_search_context_pass_to (QdrSearchContext *self, guint player, guint ply);

/**
 * @brief Finds the paths of the node at @p ply; those of the ply before must be known, and those
 *         of the root are.
 *
 * @param ply  plies from the root
 */
void qdr_search_context_find_paths (QdrSearchContext *self, guint ply);

/** @brief Whether the search must end: nothing found since may be believed. */
static inline gboolean
qdr_search_context_has_stopped (const QdrSearchContext *self)
{
  return qdr_timer_has_stopped (&self->timer);
}

/**
 * @brief Whether the position at @p ply counts as a draw by repetition.
 *
 * It does on its third occurrence; and on its second, if the first was on the line being searched,
 * since a player who gains by repeating it once can do so again.
 *
 * @param ply  plies from the root
 */
gboolean qdr_search_context_is_repetition (const QdrSearchContext *self, guint ply);

/**
 * @brief Evaluates the node of two players at @p ply, whose paths must be known, without looking
 *        ahead.
 *
 * @param ply  plies from the root
 * @return centi-steps, for the player to move
 */
QdrScore qdr_search_context_evaluate (const QdrSearchContext *self, guint ply);

/**
 * @brief What can be proved about the node at @p ply without searching, its score counted from the
 *        root.
 *
 * @param depth  plies left to search
 * @param ply    plies from the root
 */
QdrProof qdr_search_context_prove (const QdrSearchContext *self, int depth, guint ply);

/**
 * @brief Begins to pick the moves of the node at @p ply, whose paths must be known.
 *
 * @param picker      (out): borrows from the context
 * @param ply         plies from the root
 * @param table_move  what the table thinks best, or QDR_MOVE_NONE
 */
void qdr_search_context_init_picker (const QdrSearchContext *self,
                                     QdrMovePicker *picker,
                                     guint ply,
                                     QdrMove table_move);

/**
 * @brief Asks the table about the node at @p ply, for searches of the same taste and method.
 *
 * @param ply  plies from the root
 * @param hit  (out): set as by qdr_trans_table_probe()
 * @return whether the table knows the position
 */
gboolean qdr_search_context_probe (const QdrSearchContext *self, guint ply, QdrTableHit *hit);

/**
 * @brief Tells the table what was found about the node at @p ply.
 *
 * @param ply  plies from the root
 * @param hit  its score counted from the root
 */
void qdr_search_context_store (QdrSearchContext *self, guint ply, const QdrTableHit *hit);

/**
 * @brief Makes @p move followed by the line of the next ply the line at @p ply.
 *
 * @param ply   plies from the root
 * @param move  played at that ply
 */
void qdr_search_context_set_line (QdrSearchContext *self, guint ply, QdrMove move);

/**
 * @brief Learns from a move at @p ply that was good enough to end the search of its node.
 *
 * @param ply      plies from the root
 * @param move     the good move
 * @param depth    how much search stands behind it, plies
 * @param tried    moves searched before it that were not good enough, steps and walls
 * @param n_tried  how many
 */
void qdr_search_context_learn (QdrSearchContext *self,
                               guint ply,
                               QdrMove move,
                               int depth,
                               const QdrMove *tried,
                               guint n_tried);

G_END_DECLS
