/*
 * The ladder: the personalities in the order of their strength, the results of the user against
 * each personality, and the next opponent.
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
 * The library is read on its own thread, first by qdr_ladder_refresh() and then after each change
 * of the library. The beaten opponents are also stored in the settings, because games need not be
 * in the library.
 */

/** @brief A personality on the ladder, with the results against it. */
typedef struct {
  QdrPersonality *personality;          /**< the opponent */
  gboolean is_beaten;                   /**< whether the user has ever won a game of two players
                                             against it, from the ordinary start */
  const QdrLibraryEncounter *encounter; /**< (nullable): results against it in the library; NULL if
                                             the library has no game against it */
} QdrRung;

/** @brief The reason for which an opponent is proposed. */
typedef enum {
  QDR_PROPOSAL_COUNTED,   /**< the user has won about half of the games against this opponent */
  QDR_PROPOSAL_EXPECTED,  /**< the user will probably win about half of the games against this
                               opponent */
  QDR_PROPOSAL_NEXT,      /**< the user wins against the opponents played so far; this one is next
                               on the ladder */
  QDR_PROPOSAL_STRONGEST, /**< the user wins against all opponents; this is the strongest one */
  QDR_PROPOSAL_EASIEST,   /**< the user loses against all opponents; this is the weakest one */
  QDR_PROPOSAL_ADAPTS,    /**< this opponent is adaptive; the strength of the user is unknown, or no
                               other opponent has a similar strength */
} QdrProposalReason;

/** @brief A proposed opponent. */
typedef struct {
  QdrPersonality *personality; /**< (nullable): the proposed opponent; NULL if none is proposed */
  QdrProposalReason reason;    /**< reason for the proposal */
  double share;                /**< counted or expected share of the points for the user, 0..1;
                                    set only for QDR_PROPOSAL_COUNTED and QDR_PROPOSAL_EXPECTED */
  guint n_games;               /**< number of games in which the share was counted; 0 if it was
                                    not counted */
} QdrProposal;

/**
 * @brief Returns the ladder of the user. The user is found in the library by the real name, or by
 *        the account name if there is no real name.
 *
 * @param settings       settings with the beaten opponents and the games against the adaptive
 *                       opponent
 * @param personalities  personalities on the ladder
 * @param library        library with the games of the user
 * @param delay_ms       time from a change of the library until it is read again, in milliseconds
 * @return (transfer full)
 */
QdrLadder *qdr_ladder_new (GSettings *settings,
                           QdrPersonalityList *personalities,
                           QdrLibraryWorker *library,
                           guint delay_ms);

/** @brief Starts to read the library, if its file exists. */
void qdr_ladder_refresh (QdrLadder *self);

/** @brief Returns whether the library is being read for the first time. */
gboolean qdr_ladder_is_loading (QdrLadder *self);

/** @brief Returns a sentence about the error of the last reading (transfer none) (nullable): NULL
 *  if there was no error. */
const char *qdr_ladder_get_error_message (QdrLadder *self);

/** @brief Returns the number of personalities on the ladder. */
guint qdr_ladder_get_length (QdrLadder *self);

/**
 * @brief Returns a rung.
 *
 * @param number  index of the rung; 0 is the weakest personality
 * @return valid until the ladder changes
 */
QdrRung qdr_ladder_get_rung (QdrLadder *self, guint number);

/** @brief Returns the number of beaten personalities. */
guint qdr_ladder_count_beaten_opponents (QdrLadder *self);

/**
 * @brief Finds the next opponent: the weakest opponent who is stronger than all beaten ones. If the
 *        strongest opponent is beaten, finds the weakest opponent who is not beaten.
 *
 * @return index of the rung of that opponent, or -1 if all opponents are beaten
 */
int qdr_ladder_find_next_opponent (QdrLadder *self);

/** @brief Returns whether the strength of the user is known well enough to be shown or used: after
 *  six rated games, with a standard deviation of at most 175 points. */
gboolean qdr_ladder_has_strength (QdrLadder *self);

/**
 * @brief Proposes an opponent. Proposes none before the user has played six rated games against
 *        personalities.
 *
 * For each opponent, the share of the points that the user wins is counted in the last twenty
 * games, if there are at least ten. Otherwise it is computed from the strength of the user in the
 * last eighty games against all opponents, unless the standard deviation of this strength is above
 * 175 points.
 *
 * The proposal is the opponent whose share is nearest to one half, if it is between a quarter and
 * three quarters. Otherwise, a user who wins against everyone gets the next opponent, or the
 * strongest one if it is beaten. A user who loses against everyone gets the weakest opponent. Other
 * users get an adaptive opponent, if one exists.
 */
QdrProposal qdr_ladder_propose_opponent (QdrLadder *self);

/**
 * @brief Returns whether the user has beaten an opponent.
 *
 * @param settings  settings of the program
 * @param id        id of the personality
 */
gboolean qdr_beaten_opponents_contain (GSettings *settings, const char *id);

/**
 * @brief Records that the user has beaten an opponent.
 *
 * @param settings  settings of the program
 * @param id        id of the personality
 * @return whether this is the first time that the user has beaten the opponent
 */
gboolean qdr_beaten_opponents_add (GSettings *settings, const char *id);

/**
 * @brief Describes the results against an opponent: "Beaten 3 times, first on 12 November 2026, in
 *        28 moves on 9×9. 2 games lost."
 *
 * @param rung  a rung
 * @return (transfer full): translated sentences
 */
char *qdr_ladder_describe_rung (const QdrRung *rung);

/**
 * @brief Describes the number of beaten opponents, and the next opponent.
 *
 * @param ladder  ladder of the user
 * @return (transfer full): translated sentences
 */
char *qdr_ladder_describe_progress (QdrLadder *ladder);

/**
 * @brief Describes a proposed opponent and the reason: "You win 45% against Copycat, in your last
 *        20 games."
 *
 * @param proposal  proposal with an opponent
 * @return (transfer full): a translated sentence
 */
char *qdr_ladder_describe_proposal (const QdrProposal *proposal);

G_END_DECLS
