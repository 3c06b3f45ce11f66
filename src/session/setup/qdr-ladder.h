/*
 * The ladder: the personalities by strength, the results against each, and the next opponent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-library-statistics.h"
#include "qdr-library-worker.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_LADDER (qdr_ladder_get_type ())
G_DECLARE_FINAL_TYPE (QdrLadder, qdr_ladder, QDR, LADDER, GObject)

/*
 * Signals:
 *   "changed"  the results of the user have changed
 *
 * The library is read in its thread, first after qdr_ladder_refresh() and then after each change.
 * The settings store the opponents that were beaten without a game in the library.
 */

/** @brief A personality on the ladder. */
typedef struct {
  QdrPersonality *personality;          /**< the opponent */
  gboolean is_beaten;                   /**< whether the user has ever won against it, in a game of
                                             two from the ordinary start */
  const QdrLibraryEncounter *encounter; /**< (nullable): results in the library */
} QdrRung;

/** @brief Reason for a proposal. */
typedef enum {
  QDR_PROPOSAL_COUNTED,   /**< the user has won about half of the games against this opponent */
  QDR_PROPOSAL_EXPECTED,  /**< the user should win about half of the games against it */
  QDR_PROPOSAL_NEXT,      /**< the user wins against all; this opponent is next on the ladder */
  QDR_PROPOSAL_STRONGEST, /**< the user wins against all; no opponent is stronger */
  QDR_PROPOSAL_EASIEST,   /**< the user loses against all; no opponent is weaker */
  QDR_PROPOSAL_ADAPTS,    /**< the strength of the user is unknown, or no opponent is as strong */
} QdrProposalReason;

/** @brief A proposed opponent. */
typedef struct {
  QdrPersonality *personality; /**< (nullable): NULL without a proposal */
  QdrProposalReason reason;    /**< reason for the proposal */
  double share;                /**< counted or expected share of the points, 0..1 */
  guint n_games;               /**< number of games of a counted share */
} QdrProposal;

/**
 * @brief Returns the ladder of the user, identified by the name of the account.
 *
 * @param settings       with the opponents beaten and the adaptive opponent
 * @param personalities  on the ladder
 * @param library        with the games
 * @param delay_ms       delay from a change of the library to reading it again
 * @return (transfer full)
 */
QdrLadder *qdr_ladder_new (GSettings *settings,
                           QdrPersonalityList *personalities,
                           QdrLibraryWorker *library,
                           guint delay_ms);

/** @brief Reads the library, if it exists; it is not created. */
void qdr_ladder_refresh (QdrLadder *self);

/** @brief Returns whether the library is being read for the first time. */
gboolean qdr_ladder_is_loading (QdrLadder *self);

/** @brief Returns the error of reading the library (transfer none) (nullable): a sentence, or
 *  NULL. */
const char *qdr_ladder_get_error_message (QdrLadder *self);

/** @brief Returns the number of personalities on the ladder. */
guint qdr_ladder_get_length (QdrLadder *self);

/**
 * @brief Returns a rung.
 *
 * @param number  from 0, the weakest
 * @return valid until the ladder changes
 */
QdrRung qdr_ladder_get_rung (QdrLadder *self, guint number);

/** @brief Returns the number of beaten personalities. */
guint qdr_ladder_count_beaten (QdrLadder *self);

/**
 * @brief Finds the next opponent: the first unbeaten one above the strongest beaten one, or else
 *        the weakest unbeaten one.
 *
 * @return its number, or -1 if all are beaten
 */
int qdr_ladder_find_next_opponent (QdrLadder *self);

/**
 * @brief Proposes an opponent, after at least six rated games against personalities.
 *
 * The proposal is the opponent with an expected share nearest to one half. After ten games against
 * an opponent, the share is that of the last twenty. Otherwise it is computed from the strength in
 * the last eighty games against all opponents, if its standard deviation is at most 175 points.
 *
 * If no share is between a quarter and three quarters, the proposal is the next rung for a user who
 * wins against all, the weakest opponent for a user who loses against all, and otherwise an
 * adaptive opponent, if there is one.
 */
QdrProposal qdr_ladder_propose_opponent (QdrLadder *self);

/* Opponents beaten */

/**
 * @brief Returns whether the user has beaten an opponent.
 *
 * @param settings  of the program
 * @param id        of the personality
 */
gboolean qdr_beaten_opponents_contain (GSettings *settings, const char *id);

/**
 * @brief Records that the user has beaten an opponent.
 *
 * @param settings  of the program
 * @param id        of the personality
 * @return whether it is the first time
 */
gboolean qdr_beaten_opponents_add (GSettings *settings, const char *id);

/* Descriptions */

/**
 * @brief Describes the results against an opponent: "Beaten 3 times, first on 12 November 2026, in
 *        28 moves on 9×9. 2 games lost."
 *
 * @param rung  of the ladder
 * @return (transfer full): translated sentences
 */
char *qdr_ladder_describe_rung (const QdrRung *rung);

/**
 * @brief Describes the progress of the user, and the next opponent.
 *
 * @param ladder  of the user
 * @return (transfer full): translated sentences
 */
char *qdr_ladder_describe_progress (QdrLadder *ladder);

/**
 * @brief Describes a proposal and its reason: "You win 45 % against Copycat, in your last 20
 *        games."
 *
 * @param proposal  with an opponent
 * @return (transfer full): a translated sentence
 */
char *qdr_ladder_describe_proposal (const QdrProposal *proposal);

G_END_DECLS
