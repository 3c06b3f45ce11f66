/*
 * How all games of a match or tournament are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-contestant.h"
#include "qdr-engine.h"
#include "qdr-journal.h"
#include "qdr-openings.h"

G_BEGIN_DECLS

/** @brief The most games at once. */
#define QDR_MAX_JOBS 256

/**
 * @brief Called when a game begins and after each of its moves, on the thread that plays it.
 *
 * @param number       of the fixture, from 0
 * @param contestants  who plays, in turn order
 * @param game         only to be read, and only now
 * @param user_data    of those who asked for it
 */
typedef void (*QdrMoveFunc) (guint number,
                             const guint *contestants,
                             QdrGame *game,
                             gpointer user_data);

/**
 * @brief How all games of a match or tournament are played. What it points to stays the caller's.
 */
typedef struct {
  GPtrArray *contestants;    /**< (element-type QdrContestant) */
  QdrOpenings *openings;     /**< how games begin */
  QdrLimits limits;          /**< of every move; those of a personality hold as well */
  guint table_mib;           /**< of the engine of each personality, 1..QDR_MAX_TABLE_MIB */
  guint max_plies;           /**< a longer game is a draw */
  guint timeout_ms;          /**< the longest wait for another program, on the wall clock */
  guint32 seed;              /**< of the errors of fallible personalities */
  guint jobs;                /**< games at once, 1..QDR_MAX_JOBS */
  QdrJournal *journal;       /**< (nullable): what was played before, and where games are added */
  GAsyncQueue *handed_in;    /**< (nullable) (element-type QdrHandedIn): games of people as
                                they come, taken also where the rest is interrupted */
  QdrMoveFunc moved;         /**< (nullable): told of each move */
  gpointer moved_data;       /**< for @p moved */
  gboolean goes_on_without;  /**< whether one that cannot start loses the game by it; else that ends
                                all */
  gboolean is_in_background; /**< whether all others go first: games have the lowest priority */
  const gint *interrupt; /**< (nullable): atomic; non-zero drops the games under way and the rest */
} QdrConditions;

/** @brief Whether the games were interrupted. */
gboolean qdr_conditions_are_interrupted (const QdrConditions *self);

/** @brief Returns how many sit at the board. */
guint qdr_conditions_get_n_players (const QdrConditions *self);

/**
 * @brief Appends what they say to the set-up of a journal: all but the number of jobs, which does
 *        not change what is played.
 *
 * @param setup  to append to
 */
void qdr_conditions_append (const QdrConditions *self, GString *setup);

/**
 * @brief Reads what qdr_conditions_append() has written, for games whose openings are random.
 *
 * @param journal        which has it
 * @param personalities  where to look for contestants
 * @param error          return location for a QDR_JOURNAL_ERROR, a QDR_CONTESTANT_ERROR or a
 *                       G_IO_ERROR
 * @return whether @p self is filled in; free with qdr_conditions_clear() also on error
 */
gboolean qdr_conditions_read (QdrConditions *self,
                              QdrJournal *journal,
                              QdrPersonalityList *personalities,
                              GError **error);

/** @brief Lets go of contestants and openings. */
void qdr_conditions_clear (QdrConditions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrConditions, qdr_conditions_clear)

G_END_DECLS
