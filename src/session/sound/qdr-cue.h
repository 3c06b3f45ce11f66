/*
 * Spatial sound cues for places on the board.
 *
 * The displayed column of a place is heard as a stereo position, and its displayed row as a pitch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The timbre of a cue. */
typedef enum {
  QDR_TIMBRE_PLACE, /**< for the place with the keyboard focus: a pure and short sound */
  QDR_TIMBRE_OWN,   /**< for a pawn or move of the listener: a round sound, as of a wooden bar */
  QDR_TIMBRE_OTHER, /**< for a pawn or move of another player: a hollow sound, as of a reed */
  QDR_TIMBRE_KNOCK, /**< for an obstacle (a wall or the edge of the board): a knock */
  QDR_TIMBRE_CLOCK, /**< for each of the last seconds of a clock */
  QDR_N_TIMBRES,    /**< number of timbres */
} QdrTimbre;

/** @brief A cue, which consists of one or two notes of the same timbre. A plain value. */
typedef struct {
  QdrTimbre timbre;  /**< timbre of both notes */
  double pan;        /**< stereo position, from -1 (left) to 1 (right) */
  double hertz;      /**< frequency of the first note */
  double goal_hertz; /**< frequency of the second note; 0 for a cue with one note */
} QdrCue;

/**
 * @brief Returns the cue of a place on the board.
 *
 * On a board of any size, the lowest row on the screen sounds as middle C, and the highest row two
 * octaves above it. The leftmost and rightmost columns are heard almost only in one ear.
 *
 * @param timbre    timbre of the cue
 * @param board     the board
 * @param place     the step to a square, or the move that places a wall
 * @param rotation  quarter turns of the board, counterclockwise, 0..3
 */
QdrCue qdr_cue_for_place (QdrTimbre timbre, const QdrBoard *board, QdrMove place, guint rotation);

/**
 * @brief Adds a second note to a cue, for the distance to the goal.
 *
 * The shorter the distance, the higher the note. A step near the goal changes the note more than a
 * step far away.
 *
 * @param steps  number of steps to the goal; QDR_UNREACHABLE gives the lowest note
 */
void qdr_cue_add_goal_note (QdrCue *self, guint steps);

/**
 * @brief Returns the cue for one of the last seconds of a clock. Its pitch rises each second.
 *
 * @param seconds  remaining seconds, 1..10
 */
QdrCue qdr_cue_for_clock (guint seconds);

/** @brief Returns whether two cues sound the same. */
gboolean qdr_cue_equal (const QdrCue *self, const QdrCue *other);

/**
 * @brief Renders the sound of a cue. Equal cues have equal sounds.
 *
 * This takes about a millisecond.
 *
 * @return (transfer full): a WAV file with two channels of 16 bits
 */
GBytes *qdr_cue_render (const QdrCue *self);

G_END_DECLS
