/*
 * The engine: finds a good move. The public face of everything in this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-style.h"

G_BEGIN_DECLS

/**
 * @brief When a search ends. Zero means "no such limit"; the first limit reached counts.
 *
 * A search limited only by depth or nodes does not depend on any clock (it is read for the report
 * alone), and on one thread it repeats itself exactly.
 */
typedef struct {
  guint depth;   /**< plies */
  guint64 nodes; /**< positions visited; by several threads together, some hundred more */
  guint cpu_ms;  /**< CPU time of all searching threads together, milliseconds */
  guint wall_ms; /**< time on the wall clock, milliseconds */
  /** On either clock, milliseconds: a new depth is begun after it only while the best move wavers.
   *  No limit by itself; 0 leaves the decision to the engine. */
  guint soft_ms;
  /** Per cent of one processor that all threads together may use on average: the search sleeps now
   *  and then, and finds what it would have found without. For analysis in the background; 0 is no
   *  limit. */
  guint duty;
} QdrLimits;

/** @brief Scores are centi-steps from the mover's side: 100 is about one step of the race. */
typedef int QdrScore;

/** @brief A won game; a win in n plies scores QDR_SCORE_WIN - n. */
#define QDR_SCORE_WIN 30000
/** @brief Scores at least this far from zero are proved wins or losses. */
#define QDR_SCORE_PROVED 29000

/** @brief The greatest depth of a search, plies. */
#define QDR_MAX_DEPTH 63

/** @brief The most moves of a line. */
#define QDR_MAX_LINE (QDR_MAX_DEPTH + 1)

/** @brief Why a search ended. */
typedef enum {
  QDR_STOP_NONE, /**< still running (in reports) */
  QDR_STOP_DEPTH,
  QDR_STOP_NODES,
  QDR_STOP_TIME,
  QDR_STOP_FLAG,   /**< the caller's stop flag */
  QDR_STOP_PROVED, /**< nothing more to find: forced move, proved win or loss */
} QdrStopReason;

/** @brief What a search has found, after a completed depth and at its end. A plain value. */
typedef struct {
  guint depth;    /**< plies completed */
  QdrScore score; /**< of the best move, for the player to move */
  /** What each player gets by the line, from its own side; 0 for a player that is out. */
  QdrScore scores[QDR_MAX_PLAYERS];
  guint64 nodes;              /**< positions visited by all threads together */
  guint cpu_ms;               /**< CPU time of all threads together, milliseconds */
  guint line_length;          /**< moves of the line, at least 1 */
  QdrMove line[QDR_MAX_LINE]; /**< principal variation; line[0] is the move */
  QdrStopReason stop_reason;  /**< why the search ended */
} QdrReport;

/** @brief Called after each completed depth, on the searching thread. */
typedef void (*QdrReportFunc) (const QdrReport *report, gpointer user_data);

/** @brief The most threads that a search may use. */
#define QDR_MAX_THREADS 64

/** @brief What to search, and how. Nothing in it may change while the search runs. */
typedef struct {
  QdrPosition position;        /**< with at least one legal move, and not won */
  const guint64 *past_keys;    /**< keys of earlier positions that may still recur, oldest first */
  guint n_past_keys;           /**< how many there are */
  gboolean repetition_is_draw; /**< whether the third occurrence ends the game */
  QdrLimits limits;            /**< when the search ends */
  QdrStyle style;              /**< by which it searches */
  QdrLastMove last_move;       /**< of the player opposite, for styles that mimic it */
  /** (nullable): legal moves, each once. The search chooses among them alone, and searches what
   *  follows them as always. NULL for all moves. A single one is a forced move: only is_analysis
   *  finds its score. */
  const QdrMove *root_moves;
  guint n_root_moves;   /**< how many there are */
  gboolean full_width;  /**< search every move to the full depth, without reductions or
                                    pruning other than by alpha and beta, and without what a
                                    style does at the root: slow, and exact */
  gboolean is_analysis; /**< a score is wanted, not only a move: only the limits end the search,
                                    not a forced move, a proof that may still be improved, or most
                                    of the time being used up */
  gboolean is_fresh;    /**< first forget what earlier searches have learned, so that the result
                                    does not depend on them */
  guint threads;        /**< 0 or 1: the calling thread alone; 2..QDR_MAX_THREADS: it and
                                    others that help it, which end before the search does */
  const gint *stop;     /**< (nullable): read with g_atomic_int_get(); non-zero ends the search */
  QdrReportFunc report; /**< (nullable) */
  gpointer report_data; /**< for the report function */
} QdrSearchRequest;

/** @brief The usual size of the transposition table, MiB. */
#define QDR_DEFAULT_TABLE_MIB 64
/** @brief The largest transposition table, MiB. */
#define QDR_MAX_TABLE_MIB 4096

/** @brief An engine: a transposition table and what it has learned about the game. */
typedef struct QdrEngine QdrEngine;

/**
 * @brief Makes an engine. Ends the program if the system refuses the memory for the table.
 *
 * @param table_mib  size of the transposition table, 1..QDR_MAX_TABLE_MIB
 * @return (transfer full): free with qdr_engine_free()
 */
QdrEngine *qdr_engine_new (guint table_mib);

/**
 * @brief Makes an engine if there is memory for it.
 *
 * @param table_mib  size of the transposition table, 1..QDR_MAX_TABLE_MIB
 * @return (transfer full) (nullable): NULL if the system refuses the memory for the table; free
 *         with qdr_engine_free()
 */
QdrEngine *qdr_engine_try_new (guint table_mib);

/** @brief Frees an engine that is not searching. */
void qdr_engine_free (QdrEngine *self);

/** @brief Forgets everything learned, as before a new game. */
void qdr_engine_clear (QdrEngine *self);

/**
 * @brief Searches on the calling thread until a limit or the stop flag ends it.
 *
 * One search at a time for each engine. If several threads are asked for, all but the calling one
 * have ended when it returns.
 *
 * @param request  what to search; borrowed
 * @return the last complete report; its line has at least one, legal, move. Its depth is 0 if none
 *         was completed, or none was needed for a move that is forced
 */
QdrReport qdr_engine_search (QdrEngine *self, const QdrSearchRequest *request);

/**
 * @brief How many moves from now a proved score ends the game.
 *
 * @param score    as the player to move sees it
 * @param players  2 or 4
 * @param moves    (out): moves of the mover until it wins, or of the winner until the mover loses
 * @return 1 for a proved win, -1 for a proved loss, 0 otherwise
 */
int qdr_score_get_proof (QdrScore score, guint players, guint *moves);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrEngine, qdr_engine_free)

G_END_DECLS
