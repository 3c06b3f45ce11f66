/*
 * The sounds of a game.
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
  QDR_SOUND_MOVE,       /**< a pawn steps to the next square */
  QDR_SOUND_JUMP,       /**< a pawn jumps over another pawn */
  QDR_SOUND_WALL,       /**< a wall is placed */
  QDR_SOUND_OTHER_MOVE, /**< the same, if the computer plays against a person */
  QDR_SOUND_OTHER_JUMP,
  QDR_SOUND_OTHER_WALL,
  QDR_SOUND_REFUSAL,  /**< a move is refused */
  QDR_SOUND_WIN,      /**< a player wins */
  QDR_SOUND_LOSS,     /**< the computer wins against a person */
  QDR_SOUND_LOW_TIME, /**< a clock will soon run out */
} QdrSound;

/*
 * Sounds are played for new moves and wins, but not when earlier moves are shown. The listener is
 * the first human in the game. Cues for the listener's pawn and moves have another timbre than cues
 * for the other players.
 *
 * Properties:
 *   "enabled"   boolean, TRUE at first: whether sounds are on
 *   "spatial"   boolean, FALSE at first: whether cues are on while "enabled" is TRUE. Cues are
 *               played for moves, for the place with the keyboard focus, and for the last seconds
 *               of a human's clock
 *   "rotation"  uint, 0..3, 0 at first: quarter turns of the board, counterclockwise
 *
 * Signals:
 *   "sounding"  (guint sound)        a QdrSound starts; emitted even without sound output
 *   "cued"      (const QdrCue *cue)  a cue starts; emitted even without sound output
 */

/** @brief Returns whether the program was built with support for sound. */
gboolean qdr_sounds_is_supported (void);

/** @brief Creates an object without a game, (transfer full). */
QdrSounds *qdr_sounds_new (void);

/**
 * @brief Sets the game whose sounds are played.
 *
 * @param game  (nullable): the game, to which a reference is held
 */
void qdr_sounds_set_game (QdrSounds *self, QdrGame *game);

/** @brief Returns whether sounds are on. */
gboolean qdr_sounds_get_enabled (QdrSounds *self);

/** @brief Switches all sounds on or off. */
void qdr_sounds_set_enabled (QdrSounds *self, gboolean enabled);

/**
 * @brief Starts a sound. Call this for events for which the game emits no signal, such as a refused
 *        move.
 *
 * Does nothing if sounds are off. If the computer has no sound system, only emits "sounding".
 */
void qdr_sounds_play_sound (QdrSounds *self, QdrSound sound);

/**
 * @brief Plays the cue of a place that has got the keyboard focus, if cues are on.
 *
 * @param place  the step to a square, or the move that places a wall, on the board of the game
 */
void qdr_sounds_play_place_cue (QdrSounds *self, QdrMove place);

/**
 * @brief Plays the cue of an obstacle (a wall or the edge of the board) if cues are on.
 *
 * @param place  the place in front of the obstacle, as for qdr_sounds_play_place_cue()
 */
void qdr_sounds_play_obstacle_cue (QdrSounds *self, QdrMove place);

/** @brief Returns the file name of a sound without ".wav", (transfer none). */
const char *qdr_sound_get_name (QdrSound sound);

G_END_DECLS
