/*
 * Sounds of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cue.h"
#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_SOUNDS (qdr_sounds_get_type ())
G_DECLARE_FINAL_TYPE (QdrSounds, qdr_sounds, QDR, SOUNDS, GObject)

/** @brief A sound. */
typedef enum {
  QDR_SOUND_MOVE,
  QDR_SOUND_JUMP, /**< a pawn passes another one */
  QDR_SOUND_WALL,
  QDR_SOUND_REFUSAL, /**< a move is not allowed */
  QDR_SOUND_WIN,
  QDR_SOUND_LOW_TIME, /**< a clock is about to run out */
} QdrSound;

/*
 * Plays sounds for new moves and wins, not for steps through earlier moves. Cues are for the first
 * person at the board, whose pawn and moves have a timbre of their own.
 *
 * Properties:
 *   "enabled"   boolean, TRUE at first: whether sounds are on
 *   "spatial"   boolean, FALSE at first: whether cues are on as well, for moves, for places under
 *               the keyboard focus, and for the last seconds of a person
 *   "rotation"  uint, 0..3, 0 at first: quarter turns of the board against the clock
 *
 * Signals:
 *   "sounding"  (guint sound)          a QdrSound begins, also without sound output
 *   "cued"      (const QdrCue *cue)    likewise a cue
 */

/** @brief Returns whether the program was built with sound. */
gboolean qdr_sounds_is_supported (void);

/** @brief Creates the sounds of no game yet, (transfer full). */
QdrSounds *qdr_sounds_new (void);

/**
 * @brief Follows a game.
 *
 * @param game  (nullable): referenced
 */
void qdr_sounds_set_game (QdrSounds *self, QdrGame *game);

/** @brief Returns whether sounds are on. */
gboolean qdr_sounds_get_enabled (QdrSounds *self);

/** @brief Switches all sounds on or off. */
void qdr_sounds_set_enabled (QdrSounds *self, gboolean enabled);

/**
 * @brief Starts a sound and returns at once; for events that the game does not emit, such as
 *        refusals.
 *
 * Does nothing if sounds are off or there is no sound system.
 *
 * @param sound  which sound
 */
void qdr_sounds_play (QdrSounds *self, QdrSound sound);

/**
 * @brief Plays the cue of a place under the keyboard focus, if cues are on.
 *
 * @param place  the step to a square, or the move that places a wall; on the board of the game
 */
void qdr_sounds_play_place (QdrSounds *self, QdrMove place);

/**
 * @brief Plays the cue of a wall or the edge of the board in the way, if cues are on.
 *
 * @param place  in front of the obstacle, as above
 */
void qdr_sounds_play_obstacle (QdrSounds *self, QdrMove place);

/** @brief Returns the name of the file of a sound, without ".wav". */
const char *qdr_sound_get_name (QdrSound sound);

G_END_DECLS
