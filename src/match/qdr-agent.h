/*
 * Agents: objects that find the moves of a contestant.
 *
 * An agent is either an engine of this program that plays as a personality, or another program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-game.h"
#include "qdr-opening-book.h"
#include "qdr-personality.h"
#include "qdr-protocol-dialogue.h"

G_BEGIN_DECLS

#define QDR_TYPE_AGENT (qdr_agent_get_type ())
G_DECLARE_DERIVABLE_TYPE (QdrAgent, qdr_agent, QDR, AGENT, GObject)

#define QDR_AGENT_ERROR (qdr_agent_error_quark ())
GQuark qdr_agent_error_quark (void);

/**
 * @brief Errors of an agent. An agent that fails during a game loses the game, unless the error is
 *        QDR_AGENT_ERROR_MEMORY or QDR_AGENT_ERROR_STOPPED.
 */
typedef enum {
  QDR_AGENT_ERROR_CANNOT_START, /**< the agent cannot play any game */
  QDR_AGENT_ERROR_DIED,         /**< the agent's program ended */
  QDR_AGENT_ERROR_LATE,         /**< the agent did not answer in time */
  QDR_AGENT_ERROR_NONSENSE,     /**< the agent's answer is not a move */
  QDR_AGENT_ERROR_MEMORY,       /**< there is not enough memory for the transposition table */
  QDR_AGENT_ERROR_STOPPED,      /**< the caller stopped the agent */
} QdrAgentError;

/** @brief The move that an agent has chosen, with the effort of the search. */
typedef struct {
  QdrMove move;    /**< the move */
  guint depth;     /**< the depth of the search in plies; 0 if unknown or without a search */
  guint64 nodes;   /**< the number of positions visited; 0 if unknown */
  gint64 nodes_us; /**< the search time for all @p nodes, microseconds */
  gint64 cpu_us;   /**< the CPU time of the move, microseconds */
} QdrAgentMove;

/** @brief The class of agents. */
struct _QdrAgentClass {
  GObjectClass parent_class; /**< the parent class */

  /** Implements qdr_agent_begin_game(). */
  gboolean (*begin_game) (QdrAgent *self, guint32 seed, const gint *stop, GError **error);
  /** Implements qdr_agent_choose_move(). */
  gboolean (*choose_move) (QdrAgent *self,
                           QdrGame *game,
                           const QdrLimits *limits,
                           const gint *stop,
                           QdrAgentMove *found,
                           GError **error);
};

/**
 * @brief Prepares the agent for a new game, in which it must not use results of earlier games.
 *
 * @param seed   the seed of the agent's random choices; no two games should have the same seed
 * @param stop   (nullable): the caller's stop flag, as in QdrSearchRequest
 * @param error  return location for a QDR_AGENT_ERROR_CANNOT_START, QDR_AGENT_ERROR_MEMORY or
 *               QDR_AGENT_ERROR_STOPPED
 */
gboolean qdr_agent_begin_game (QdrAgent *self, guint32 seed, const gint *stop, GError **error);

/**
 * @brief Chooses a move in the current position of a game. The call blocks until the move is
 *        chosen.
 *
 * @param game    a game that is not over
 * @param limits  the limits of the search, in addition to the agent's own limits
 * @param stop    (nullable): the caller's stop flag, as in QdrSearchRequest
 * @param found   (out): set on success; the caller must check that the move is legal
 * @param error   return location for a QDR_AGENT_ERROR; if qdr_agent_begin_game() failed, receives
 *                the error of that call
 */
gboolean qdr_agent_choose_move (QdrAgent *self,
                                QdrGame *game,
                                const QdrLimits *limits,
                                const gint *stop,
                                QdrAgentMove *found,
                                GError **error);

#define QDR_TYPE_PROGRAM_AGENT (qdr_program_agent_get_type ())
G_DECLARE_FINAL_TYPE (QdrProgramAgent, qdr_program_agent, QDR, PROGRAM_AGENT, QdrAgent)

/**
 * @brief Creates an agent for another program.
 *
 * The program is started for the first game, and again for the game after a failure.
 *
 * @param argv        NULL-terminated: the program and its arguments; copied
 * @param protocol    the protocol of the program
 * @param timeout_ms  the maximum wall-clock time for an answer, milliseconds
 */
QdrAgent *qdr_program_agent_new (const char *const *argv, QdrProtocol protocol, guint timeout_ms);

#define QDR_TYPE_SEARCH_AGENT (qdr_search_agent_get_type ())
G_DECLARE_FINAL_TYPE (QdrSearchAgent, qdr_search_agent, QDR, SEARCH_AGENT, QdrAgent)

/**
 * @brief Creates an agent that plays as @p personality with an engine of its own.
 *
 * Each game begins with an empty transposition table. A move takes at most QDR_MOVE_CPU_MS of CPU
 * time.
 *
 * @param personality  referenced
 * @param book         (nullable): the opening book
 * @param table_mib    the size of the transposition table in MiB, 1..QDR_MAX_TABLE_MIB; if there is
 *                     not enough memory, qdr_agent_begin_game() fails
 */
QdrAgent *qdr_search_agent_new (QdrPersonality *personality, QdrOpeningBook *book, guint table_mib);

G_END_DECLS
