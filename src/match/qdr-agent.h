/*
 * Agents, which find the moves of a contestant.
 *
 * An agent is either an engine of this program that plays as a personality, or another program.
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

/** @brief Errors of an agent. All but the last two lose the game. */
typedef enum {
  QDR_AGENT_ERROR_CANNOT_START, /**< unable to play; ends a match of two contestants */
  QDR_AGENT_ERROR_DIED,
  QDR_AGENT_ERROR_LATE,     /**< no answer in time */
  QDR_AGENT_ERROR_NONSENSE, /**< no move in its answer */
  QDR_AGENT_ERROR_MEMORY,   /**< not enough memory for its transposition table */
  QDR_AGENT_ERROR_STOPPED,  /**< stopped by the caller */
} QdrAgentError;

/** @brief A move and the effort spent on it. */
typedef struct {
  QdrMove move;    /**< the move */
  guint depth;     /**< plies completed; 0 if unknown or nothing was searched */
  guint64 nodes;   /**< positions visited; 0 if unknown */
  gint64 nodes_us; /**< time spent visiting them, microseconds */
  gint64 cpu_us;   /**< CPU time of the move, microseconds */
} QdrChoice;

/** @brief The interface of all agents. */
struct _QdrAgentClass {
  GObjectClass parent_class; /**< the class above */

  /** Implements qdr_agent_begin_game(). */
  gboolean (*begin_game) (QdrAgent *self, guint32 seed, const gint *stop, GError **error);
  /** Implements qdr_agent_choose(). */
  gboolean (*choose) (QdrAgent *self,
                      QdrGame *game,
                      const QdrLimits *limits,
                      const gint *stop,
                      QdrChoice *choice,
                      GError **error);
};

/**
 * @brief Forgets the previous game and prepares for the next one.
 *
 * @param seed   the seed for the errors of fallible players; should differ between games
 * @param stop   (nullable): as in QdrSearchRequest
 * @param error  return location for a QDR_AGENT_ERROR_CANNOT_START, QDR_AGENT_ERROR_MEMORY or
 *               QDR_AGENT_ERROR_STOPPED
 */
gboolean qdr_agent_begin_game (QdrAgent *self, guint32 seed, const gint *stop, GError **error);

/**
 * @brief Chooses a move in the current position of @p game; blocks.
 *
 * @param game    a game that is not over
 * @param limits  limits in addition to the agent's own
 * @param stop    (nullable): as in QdrSearchRequest
 * @param choice  (out): set on success; the caller must check that the move is legal
 * @param error   return location for a QDR_AGENT_ERROR; if qdr_agent_begin_game() failed, its error
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
 * @brief Creates an agent for another program.
 *
 * The program is started for the first game, and again after a game in which it failed.
 *
 * @param argv        NULL-terminated: the program and its arguments; copied
 * @param protocol    the protocol that the program speaks
 * @param timeout_ms  the longest wait for an answer, in wall-clock time
 */
QdrAgent *qdr_program_agent_new (const char *const *argv, QdrProtocol protocol, guint timeout_ms);

#define QDR_TYPE_SEARCH_AGENT (qdr_search_agent_get_type ())
G_DECLARE_FINAL_TYPE (QdrSearchAgent, qdr_search_agent, QDR, SEARCH_AGENT, QdrAgent)

/**
 * @brief Creates an agent that plays as @p personality with an engine of its own.
 *
 * The transposition table lasts for one game. A move takes at most QDR_MOVE_CPU_MS of CPU time.
 *
 * @param personality  referenced
 * @param book         (nullable): the opening book
 * @param table_mib    the size of the transposition table, 1..QDR_MAX_TABLE_MIB; without enough
 *                     memory no game can begin
 */
QdrAgent *qdr_search_agent_new (QdrPersonality *personality, QdrOpeningBook *book, guint table_mib);

G_END_DECLS
