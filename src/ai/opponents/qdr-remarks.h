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
 *   "enabled"  boolean, default TRUE
 *
 * Signals:
 *   "said" (guint player, const char *line)   a remark of the opponent in the seat of @player
 *   "hushed" ()                               the last remark no longer applies
 *
 * Remarks are made in games with people, about new moves only. Their number and frequency are
 * limited, except at the end of a game. A remark is never repeated immediately.
 */

/**
 * @brief Creates an object without a game.
 *
 * @param computer       the player of the opponents, with their estimates; referenced
 * @param personalities  the known personalities; referenced
 * @param seed           the seed of random choices
 */
QdrRemarks *
qdr_remarks_new (QdrComputerPlayer *computer, QdrPersonalityList *personalities, guint32 seed);

/**
 * @brief Sets the game. Opponents may greet if it has no moves yet.
 *
 * @param game  (nullable): referenced
 */
void qdr_remarks_set_game (QdrRemarks *self, QdrGame *game);

/** @brief Returns whether remarks are enabled. */
gboolean qdr_remarks_get_enabled (QdrRemarks *self);

/** @brief Enables or disables remarks. There is no late greeting. */
void qdr_remarks_set_enabled (QdrRemarks *self, gboolean enabled);

/**
 * @brief Returns the last remark of this game.
 *
 * @param player  (out) (optional): the seat of the speaker, 0..3
 * @return (transfer none) (nullable): NULL if there was none
 */
const char *qdr_remarks_get_last (QdrRemarks *self, guint *player);

G_END_DECLS
