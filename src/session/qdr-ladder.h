/*
 * The ladder: the personalities from the weakest to the strongest, what came of the games against
 * each, and whom to play next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-library-encounters.h"
#include "qdr-library-worker.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_LADDER (qdr_ladder_get_type ())
G_DECLARE_FINAL_TYPE (QdrLadder, qdr_ladder, QDR, LADDER, GObject)

/*
 * Signals:
 *   "changed"  something else is known of the user
 *
 * The library is read in its own thread, for the first time by qdr_ladder_refresh(), and later
 * whenever it has changed. Where it tells nothing, the settings know whom the user has beaten.
 */

/** @brief Somebody on the ladder. */
typedef struct {
  QdrPersonality *personality;          /**< who */
  gboolean is_beaten;                   /**< whether the user ever has, in a game of two from the
                                             ordinary start */
  const QdrLibraryEncounter *encounter; /**< (nullable): what the library tells of their games */
} QdrRung;

/** @brief Whom to play, because one wins about half of the games. */
typedef struct {
  QdrPersonality *personality; /**< who; NULL where nobody is proposed */
  double share;                /**< of the points, 0..1 */
  guint n_games;               /**< in which the user had that share; 0 where it is what the
                                    ratings make one expect */
} QdrProposal;

/**
 * @brief Returns the ladder of the user, who is the one of that account.
 *
 * @param settings       know who is beaten, and where one who adapts begins
 * @param personalities  whose ladder it is
 * @param library        where games are kept
 * @param delay_ms       how long a change of the library may wait until it is read again
 * @return (transfer full)
 */
QdrLadder *qdr_ladder_new (GSettings *settings,
                           QdrPersonalityList *personalities,
                           QdrLibraryWorker *library,
                           guint delay_ms);

/** @brief Reads what the library knows, if there is one: none is made for that. */
void qdr_ladder_refresh (QdrLadder *self);

/** @brief Whether the library is being read for the first time. */
gboolean qdr_ladder_is_waiting (QdrLadder *self);

/** @brief Returns why the library could not be read last. @return (transfer none) (nullable): a
 *         sentence; NULL where it could be, or was not asked */
const char *qdr_ladder_get_failure (QdrLadder *self);

/** @brief Counts the personalities on the ladder. */
guint qdr_ladder_get_length (QdrLadder *self);

/**
 * @brief Returns a rung.
 *
 * @param number  from 0, the weakest
 * @return what stays until the ladder changes
 */
QdrRung qdr_ladder_get_rung (QdrLadder *self, guint number);

/** @brief Counts the personalities that are beaten. */
guint qdr_ladder_count_beaten (QdrLadder *self);

/**
 * @brief Finds who is next: the first who is not beaten above the strongest who is, or else the
 *        weakest who is not.
 *
 * @return its number, or -1 where all are beaten
 */
int qdr_ladder_find_next (QdrLadder *self);

/**
 * @brief Finds against whom the user wins about half of the games.
 *
 * Where there are ten games or more against somebody, the last twenty of them count. Against the
 * others it is what the ratings make one expect, once that of the user comes from six games or
 * more and its deviation is 150 at most. Nobody is proposed against whom that is below a quarter
 * or above three.
 */
QdrProposal qdr_ladder_propose (QdrLadder *self);

G_END_DECLS
