/*
 * What opponents say while people play against them.
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
 *   "enabled"  boolean, TRUE at first: whether anybody says anything
 *
 * Signals:
 *   "said" (guint player, const char *line)
 *                     the opponent who plays for @player says something
 *   "hushed" ()       what was said last belongs to a game that is gone, or nobody is to speak
 *                     any more
 *
 * Opponents speak where people play, of new moves and never of steps through old ones. Between two
 * lines lie so many rounds, and in a game there are so few of them, that they do not tire; who has
 * won or lost always says so. The same line never comes twice in a row.
 */

/**
 * @brief Opponents without a game.
 *
 * @param computer       plays for them; tells what they make of their chances. Referenced
 * @param personalities  who they are; referenced
 * @param seed           of what is drawn at random: with the same one they say the same
 */
QdrRemarks *
qdr_remarks_new (QdrComputerPlayer *computer, QdrPersonalityList *personalities, guint32 seed);

/**
 * @brief Begins with another game: its opponents may greet now, if it has no moves yet.
 *
 * @param game  (nullable): referenced; with NULL nobody says anything
 */
void qdr_remarks_set_game (QdrRemarks *self, QdrGame *game);

/** @brief Whether anybody says anything. */
gboolean qdr_remarks_get_enabled (QdrRemarks *self);

/**
 * @brief Sets whether anybody says anything. A game that has begun in silence is not greeted later.
 *
 * @param enabled  whether so
 */
void qdr_remarks_set_enabled (QdrRemarks *self, gboolean enabled);

/**
 * @brief Returns what was said last in this game.
 *
 * @param player  (out) (optional): for whom the opponent plays, 0..3
 * @return (transfer none) (nullable): NULL if nobody has said anything
 */
const char *qdr_remarks_get_last (QdrRemarks *self, guint *player);

G_END_DECLS
