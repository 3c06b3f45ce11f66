/*
 * Spatial sound cues for board positions.
 *
 * Columns go from the left ear to the right, rows from low to high pitch, both as on the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The timbre of a cue. */
typedef enum {
  QDR_TIMBRE_PLACE, /**< a place under the keyboard focus; pure and short */
  QDR_TIMBRE_OWN,   /**< a pawn or move of the listener; round, as of a wooden bar */
  QDR_TIMBRE_OTHER, /**< a pawn or move of another player; hollow, as of a reed */
  QDR_TIMBRE_KNOCK, /**< a wall or the edge of the board in the way */
  QDR_TIMBRE_CLOCK, /**< a second of the clock */
  QDR_N_TIMBRES,
} QdrTimbre;

/** @brief A cue: one note, or two of the same timbre. A plain value. */
typedef struct {
  QdrTimbre timbre;  /**< of both notes */
  double pan;        /**< from -1, the left ear, to 1, the right one */
  double hertz;      /**< of the first note */
  double goal_hertz; /**< of the second note, or 0 if there is only one */
} QdrCue;

/**
 * @brief Returns the cue of a place.
 *
 * The lowest row on the screen is middle C and the highest two octaves above it, on a board of any
 * size. The outer columns are almost in one ear only.
 *
 * @param timbre    of the cue
 * @param board     of the place
 * @param place     the step to a square, or the move that places a wall
 * @param rotation  quarter turns of the board against the clock, 0..3
 */
QdrCue qdr_cue_for_place (QdrTimbre timbre, const QdrBoard *board, QdrMove place, guint rotation);

/**
 * @brief Adds a second note, which is higher the nearer the goal is; the last steps differ most.
 *
 * @param steps  to the goal, or QDR_UNREACHABLE for the lowest note
 */
void qdr_cue_add_goal (QdrCue *self, guint steps);

/**
 * @brief Returns the cue of a clock that is about to run out. It is higher each second.
 *
 * @param seconds  left, 1..10
 */
QdrCue qdr_cue_for_clock (guint seconds);

/** @brief Returns whether two cues sound the same. */
gboolean qdr_cue_equal (const QdrCue *self, const QdrCue *other);

/**
 * @brief Renders the sound, always the same for a cue. It takes about a millisecond.
 *
 * @return (transfer full): a WAV file of two channels and 16 bits
 */
GBytes *qdr_cue_render (const QdrCue *self);

G_END_DECLS
