/*
 * The engine, which finds good moves. This is the public interface of the folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-style.h"

G_BEGIN_DECLS

/**
 * @brief Limits of a search. 0 means no limit. The first limit that is reached ends the search.
 *
 * A search limited only by depth or nodes does not depend on a clock. If it also uses only one
 * thread, it is exactly reproducible.
 */
typedef struct {
  guint depth;   /**< plies */
  guint64 nodes; /**< positions visited by all threads together; several threads may visit some
                      hundred more */
  guint cpu_ms;  /**< CPU time of all threads together */
  guint wall_ms; /**< wall-clock time */
  /**
   * @brief Soft limit of both CPU time and wall-clock time, after which no new depth is begun. It
   *        is lowered if the best move has been stable, and raised if the best move keeps changing.
   */
  guint soft_ms;
  /**
   * @brief Maximum average share of one processor for all threads together, in per cent. The search
   *        sleeps from time to time, without effect on its result.
   */
  guint duty;
} QdrLimits;

/**
 * @brief A score in centi-steps for the player to move: 100 is about the value of being one step
 *        ahead.
 */
typedef int QdrScore;

/** @brief The score of a win; a win in n plies scores QDR_SCORE_WIN - n. */
#define QDR_SCORE_WIN 30000
/** @brief The minimum absolute value of the score of a proved win or loss. */
#define QDR_SCORE_PROVED 29000

/** @brief The maximum depth of a search, in plies. */
#define QDR_MAX_DEPTH 63

/** @brief The maximum length of a principal variation, in moves. */
#define QDR_MAX_LINE (QDR_MAX_DEPTH + 1)

/** @brief Reasons why a search ended. */
typedef enum {
  QDR_STOP_NONE, /**< the search has not ended; only in interim reports */
  QDR_STOP_DEPTH,
  QDR_STOP_NODES,
  QDR_STOP_TIME,
  QDR_STOP_FLAG,   /**< stopped by the caller */
  QDR_STOP_PROVED, /**< nothing left to find: a forced move, or a proved win or loss */
} QdrStopReason;

/** @brief The result of a search after a completed depth. */
typedef struct {
  guint depth;    /**< plies completed */
  QdrScore score; /**< score of the best move, for the player to move */
  /**
   * @brief Scores of the players, each from that player's point of view; 0 for a player who is out.
   */
  QdrScore scores[QDR_MAX_PLAYERS];
  guint64 nodes;              /**< positions visited by all threads */
  guint cpu_ms;               /**< CPU time of all threads */
  guint line_length;          /**< length of the line, at least 1 */
  QdrMove line[QDR_MAX_LINE]; /**< principal variation; line[0] is the move to play */
  QdrStopReason stop_reason;  /**< reason why the search ended */
} QdrReport;

/** @brief Receives a report after each completed depth, on the searching thread. */
typedef void (*QdrReportFunc) (const QdrReport *report, gpointer user_data);

/** @brief The maximum number of threads of a search. */
#define QDR_MAX_THREADS 64

/** @brief A search request. It must not change while the search runs. */
typedef struct {
  QdrPosition position;        /**< position to search, not won, and with at least one legal move */
  const guint64 *past_keys;    /**< keys of earlier positions that may recur, oldest first */
  guint n_past_keys;           /**< number of past keys */
  gboolean repetition_is_draw; /**< whether the third occurrence of a position is a draw */
  QdrLimits limits;            /**< limits of the search */
  QdrStyle style;              /**< style of play */
  QdrLastMove last_move;       /**< the opponent's last move, for styles that mimic it */
  /**
   * @brief (nullable): legal moves without duplicates to choose from; NULL for all moves. If there
   *        is only one move to choose, the position is searched only if is_analysis is set.
   */
  const QdrMove *root_moves;
  guint n_root_moves;   /**< number of root moves */
  gboolean full_width;  /**< whether to search every move to full depth, with no pruning but
                             alpha-beta, no reductions and no style at the root; slow and exact */
  gboolean is_analysis; /**< whether an accurate score is needed, not only a move. Then the search
                             does not end early if a move is forced, a proof can be improved or a
                             time limit is almost reached */
  gboolean is_fresh;    /**< whether to forget the results of earlier searches, for a reproducible
                             result */
  guint threads;        /**< 0 or 1 for the calling thread alone; 2..QDR_MAX_THREADS to start
                             helpers, which end before the search does */
  const gint *stop;     /**< (nullable): flag that stops the search if it is not 0; read with
                             g_atomic_int_get() */
  QdrReportFunc report; /**< (nullable): called after each completed depth */
  gpointer report_data; /**< data for the report function */
} QdrSearchRequest;

/** @brief The default size of the transposition table, in MiB. */
#define QDR_DEFAULT_TABLE_MIB 64
/** @brief The maximum size of the transposition table, in MiB. */
#define QDR_MAX_TABLE_MIB 4096

/** @brief An engine, with its transposition table and all other results of earlier searches. */
typedef struct QdrEngine QdrEngine;

/**
 * @brief Creates an engine. Aborts if there is not enough memory for the table.
 *
 * @param table_mib  size of the transposition table, 1..QDR_MAX_TABLE_MIB
 * @return (transfer full): free with qdr_engine_free()
 */
QdrEngine *qdr_engine_new (guint table_mib);

/**
 * @brief Creates an engine if there is enough memory.
 *
 * @param table_mib  size of the transposition table, 1..QDR_MAX_TABLE_MIB
 * @return (transfer full) (nullable): free with qdr_engine_free(); NULL if there is not enough
 *         memory
 */
QdrEngine *qdr_engine_try_new (guint table_mib);

/** @brief Frees an engine that is not searching. */
void qdr_engine_free (QdrEngine *self);

/** @brief Forgets the results of all searches, for a new game. */
void qdr_engine_clear (QdrEngine *self);

/**
 * @brief Searches on the calling thread until a limit or the stop flag ends it.
 *
 * An engine runs one search at a time. Helper threads have ended when this returns.
 *
 * @param request  borrowed
 * @return the last report, whose line has at least one legal move. Its depth is 0 if no depth was
 *         completed, or if no search was needed because the move is forced
 */
QdrReport qdr_engine_search (QdrEngine *self, const QdrSearchRequest *request);

/**
 * @brief Returns the outcome that a score proves.
 *
 * @param score    for the player to move
 * @param players  2 or 4
 * @param moves    (out): moves of the winner until the win; set only if the score is proved
 * @return 1 for a proved win, -1 for a proved loss, 0 otherwise
 */
int qdr_score_get_proved_outcome (QdrScore score, guint players, guint *moves);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrEngine, qdr_engine_free)

G_END_DECLS
