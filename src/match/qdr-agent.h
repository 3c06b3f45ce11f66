/*
 * An agent plays for a contestant in a match: it finds the moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-dialogue.h"
#include "qdr-engine.h"
#include "qdr-game.h"
#include "qdr-opening-book.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

#define QDR_TYPE_AGENT (qdr_agent_get_type ())
G_DECLARE_DERIVABLE_TYPE (QdrAgent, qdr_agent, QDR, AGENT, GObject)

#define QDR_AGENT_ERROR (qdr_agent_error_quark ())
GQuark qdr_agent_error_quark (void);

/** @brief What may be wrong with an agent. With all but the last two it loses the game. */
typedef enum {
  QDR_AGENT_ERROR_CANNOT_START, /**< it can play no games; a match of two ends by it */
  QDR_AGENT_ERROR_DIED,
  QDR_AGENT_ERROR_LATE,     /**< it did not answer in time */
  QDR_AGENT_ERROR_NONSENSE, /**< its answer is no move */
  QDR_AGENT_ERROR_MEMORY,   /**< there is no room for its table, which is not its fault */
  QDR_AGENT_ERROR_STOPPED,  /**< it was stopped, which is not its fault */
} QdrAgentError;

/** @brief A move, and what it took to find it. */
typedef struct {
  QdrMove move;    /**< the move */
  guint depth;     /**< plies completed, 0 where nothing had to be searched or it is not known */
  guint64 nodes;   /**< positions visited, 0 where it is not known */
  gint64 nodes_us; /**< the time in which they were visited, microseconds */
  gint64 cpu_us;   /**< CPU time of the move, microseconds */
} QdrChoice;

/** @brief What each kind of agent implements. */
struct _QdrAgentClass {
  GObjectClass parent_class; /**< the class above */

  /** see qdr_agent_begin_game() */
  gboolean (*begin_game) (QdrAgent *self, guint32 seed, const gint *stop, GError **error);
  /** see qdr_agent_choose() */
  gboolean (*choose) (QdrAgent *self,
                      QdrGame *game,
                      const QdrLimits *limits,
                      const gint *stop,
                      QdrChoice *choice,
                      GError **error);
};

/**
 * @brief Forgets the game before and gets ready for the next one.
 *
 * @param seed   of the errors of fallible players, which differ from game to game
 * @param stop   (nullable): as in QdrSearchRequest
 * @param error  return location for a QDR_AGENT_ERROR_CANNOT_START, QDR_AGENT_ERROR_MEMORY or
 *               QDR_AGENT_ERROR_STOPPED
 */
gboolean qdr_agent_begin_game (QdrAgent *self, guint32 seed, const gint *stop, GError **error);

/**
 * @brief Thinks about the present position of @p game, on the calling thread or in another program.
 *
 * @param game    a game that is not over
 * @param limits  narrow the agent's own
 * @param stop    (nullable): as in QdrSearchRequest
 * @param choice  (out): set on success; the caller must check that the move is legal
 * @param error   return location for a QDR_AGENT_ERROR; where it could not begin the game, that of
 *                qdr_agent_begin_game()
 */
gboolean qdr_agent_choose (QdrAgent *self,
                           QdrGame *game,
                           const QdrLimits *limits,
                           const gint *stop,
                           QdrChoice *choice,
                           GError **error);

#define QDR_TYPE_PROGRAM_AGENT (qdr_program_agent_get_type ())
G_DECLARE_FINAL_TYPE (QdrProgramAgent, qdr_program_agent, QDR, PROGRAM_AGENT, QdrAgent)

/**
 * @brief Makes an agent of a program that speaks one of the protocols.
 *
 * It is started for the first game, and again after a game in which something was wrong with it.
 *
 * @param argv        NULL-terminated: the program and its arguments; copied
 * @param protocol    in which it is talked with
 * @param timeout_ms  the longest wait for an answer, on the wall clock
 */
QdrAgent *qdr_program_agent_new (const char *const *argv, QdrProtocol protocol, guint timeout_ms);

#define QDR_TYPE_SEARCH_AGENT (qdr_search_agent_get_type ())
G_DECLARE_FINAL_TYPE (QdrSearchAgent, qdr_search_agent, QDR, SEARCH_AGENT, QdrAgent)

/**
 * @brief Makes an agent of @p personality, which plays as in a game, with an engine of its own.
 *
 * The engine keeps what it has learned for the length of a game. A move never takes more than
 * QDR_MOVE_CPU_MS of CPU time.
 *
 * @param personality  who plays; referenced
 * @param book         (nullable): what it plays the opening by
 * @param table_mib    size of the transposition table, 1..QDR_MAX_TABLE_MIB; if there is no memory
 *                     for it, no game can begin
 */
QdrAgent *qdr_search_agent_new (QdrPersonality *personality, QdrOpeningBook *book, guint table_mib);

G_END_DECLS
