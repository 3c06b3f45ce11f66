/*
 * Remarks of opponents during games with people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-computer-player.h"

G_BEGIN_DECLS

#define QDR_TYPE_REMARKS (qdr_remarks_get_type ())
G_DECLARE_FINAL_TYPE (QdrRemarks, qdr_remarks, QDR, REMARKS, GObject)

/*
 * Properties:
 *   "enabled"  boolean, default TRUE: whether opponents make remarks
 *
 * Signals:
 *   "said" (guint player, const char *line)
 *               emitted when the opponent in the seat of @player makes the remark @line
 *   "hushed" () emitted when the last remark no longer applies
 *
 * Opponents make remarks only in games with people and only about new moves. The number and
 * frequency of remarks are limited, except at the end of a game. An opponent never makes the same
 * remark on two successive occasions of the same kind.
 */

/**
 * @brief Creates the remarks without a game.
 *
 * @param computer       the computer player of the game, whose estimates reveal blunders;
 *                       referenced
 * @param personalities  the known personalities; referenced
 * @param seed           the seed of random choices
 */
QdrRemarks *
qdr_remarks_new (QdrComputerPlayer *computer, QdrPersonalityList *personalities, guint32 seed);

/**
 * @brief Sets the game. If it has no moves yet, an opponent may greet.
 *
 * @param game  (nullable): referenced
 */
void qdr_remarks_set_game (QdrRemarks *self, QdrGame *game);

/** @brief Returns whether opponents make remarks. */
gboolean qdr_remarks_get_enabled (QdrRemarks *self);

/** @brief Sets whether opponents make remarks. */
void qdr_remarks_set_enabled (QdrRemarks *self, gboolean enabled);

/**
 * @brief Returns the last remark in the game, as long as it applies.
 *
 * @param player  (out) (optional): the player who made the remark, 0..3
 * @return (transfer none) (nullable): NULL if there is none, or it no longer applies
 */
const char *qdr_remarks_get_last_remark (QdrRemarks *self, guint *player);

G_END_DECLS
