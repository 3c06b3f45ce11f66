/*
 * Playing styles: the tastes and weaknesses that make opponents differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief A style: additions to the engine's evaluation, and weaknesses.
 *
 * All zero is full strength. Amounts are in centi-steps.
 */
typedef struct {
  int own_path;     /**< bonus for each step by which the player's path is shorter, -100..400 */
  int other_path;   /**< bonus for each step by which the opponent's path is longer, -100..400 */
  int wall;         /**< bonus for each wall in hand, -200..400 */
  int early_wall;   /**< bonus for placing a wall early, -800..800; fades to 0 as the foremost pawn
                         approaches its goal */
  int gamble;       /**< bonus for following a plan that is drawn for each game, 0..400 */
  int mimic;        /**< bonus for copying the opponent's last move, 0..800 */
  int variety;      /**< maximum random bonus of a root move with two players, 0..100 */
  int noise;        /**< maximum evaluation error, 0..500 */
  guint blind_spot; /**< percentage of wall moves that are overlooked, 0..90 */
  int stray;        /**< percentage of turns in which a sideways step is mistaken for progress,
                         0..60 */
  guint32 seed;     /**< seed of all random choices; the same seed leads to the same game */
} QdrStyle;

/** @brief The opponent's last move, for styles that mimic it. */
typedef struct {
  QdrMove move;   /**< the move, or QDR_MOVE_NONE */
  QdrSquare from; /**< previous square of the pawn, for a step */
} QdrLastMove;

/** @brief Full strength: no taste and no errors. */
extern const QdrStyle qdr_style_default;

/**
 * @brief Returns the style for one game. Its random choices depend on the seed of the game. If the
 *        style gambles, a plan is drawn and added to it.
 *
 * @param seed  seed of the game
 */
QdrStyle qdr_style_for_game (const QdrStyle *self, guint32 seed);

/** @brief Returns whether the style never changes the evaluation of a position. */
gboolean qdr_style_is_neutral (const QdrStyle *self);

/**
 * @brief Returns whether this style evaluates every gain of one player as an equal loss of the
 *        other.
 */
gboolean qdr_style_is_even_handed (const QdrStyle *self);

/** @brief Returns whether the style misjudges positions, overlooks walls, strays or mimics. */
gboolean qdr_style_is_fallible (const QdrStyle *self);

/** @brief Returns whether the style has no taste and no weakness; it may have variety. */
gboolean qdr_style_is_sound (const QdrStyle *self);

/**
 * @brief Returns whether the style has no effect, so that the engine plays the move it considers
 *        best.
 */
gboolean qdr_style_is_full_strength (const QdrStyle *self);

/**
 * @brief Returns the number of centi-steps that the taste of this style adds to the score of a
 *        position.
 *
 * It is 0 at the start of a game with the usual stocks, so that a draw has the same value for every
 * taste.
 *
 * @param player          the player of this style, for whom the score is
 * @param own_distance    path length of that player in steps
 * @param other_distance  path length of the opponent in steps, or an average of all opponents
 * @return centi-steps
 */
int qdr_style_get_taste_bonus (const QdrStyle *self,
                               const QdrPosition *position,
                               guint player,
                               int own_distance,
                               int other_distance);

/**
 * @brief Returns the error in evaluating a position with certain features, -noise..noise
 *        centi-steps.
 *
 * The same features always give the same error.
 *
 * @param features  hash of the features
 */
int qdr_style_get_evaluation_error (const QdrStyle *self, guint64 features);

/**
 * @brief Returns a hash that separates the scores of different styles in a table.
 *
 * Variety and straying change no score, but styles that differ in them have different hashes. The
 * players of a game share a table, and a weak player, who searches few nodes, must not find the
 * results of a stronger player in it.
 *
 * @param player  the player for whom the scores are, or QDR_MAX_PLAYERS if they are valid for both
 */
guint64 qdr_style_hash (const QdrStyle *self, guint player);

/**
 * @brief Returns whether a player of this style overlooks @p wall.
 *
 * The answer is always the same for the same wall and position.
 *
 * @param key   key of the position before the wall
 * @param wall  a wall move
 */
gboolean qdr_style_overlooks_wall (const QdrStyle *self, guint64 key, QdrMove wall);

/**
 * @brief Returns whether a player of this style mistakes a sideways step for progress.
 *
 * The answer is always the same for the same position.
 *
 * @param key  key of the position
 */
gboolean qdr_style_strays (const QdrStyle *self, guint64 key);

/**
 * @brief Returns whether @p step goes to the side to which a player of this style strays.
 *
 * The side depends only on the style and on the length of the player's path, so that no step of
 * this kind takes back another.
 *
 * @param position  the position before the step
 * @param step      a legal step that neither shortens nor lengthens the player's path
 */
gboolean
qdr_style_is_step_to_stray_side (const QdrStyle *self, const QdrPosition *position, QdrMove step);

/**
 * @brief Returns whether @p move copies the opponent's last move, seen from the mover's side of the
 *        board: the same wall on the board turned by 180 degrees, or a step in the same direction.
 *
 * @param position  the position before the move
 * @param move      a legal move
 * @param last      the opponent's last move
 */
gboolean
qdr_move_copies_last_move (const QdrPosition *position, QdrMove move, const QdrLastMove *last);

/**
 * @brief Returns the number of centi-steps that this style adds to the score of a root move, if the
 *        score is not proved.
 *
 * With more than two players, the variety of a sound style counts in only a fifth of the turns, and
 * is six times as large.
 *
 * @param position  the position before the move
 * @param move      a legal move
 * @param last      the opponent's last move
 * @return centi-steps, positive or negative
 */
int qdr_style_get_root_move_bonus (const QdrStyle *self,
                                   const QdrPosition *position,
                                   QdrMove move,
                                   const QdrLastMove *last);

G_END_DECLS
