/*
 * Taste and weakness: what makes one opponent play unlike another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief What a player adds to the engine's evaluation, and what it fails to see.
 *
 * All zero is full strength. Amounts are centi-steps.
 */
typedef struct {
  int own_path;     /**< for each step of one's own path, -100..400 */
  int other_path;   /**< for each step of the opponent's path, -100..400 */
  int wall;         /**< for each wall in one's own hand, -200..400 */
  int early_wall;   /**< for placing a wall now rather than later, -800..800; fades to 0 as the
                         pawn that is nearest to its goal gets there */
  int gamble;       /**< staked on a plan that is drawn for each game, 0..400 */
  int mimic;        /**< for doing what the player opposite did, seen from one's own side, 0..800 */
  int variety;      /**< spread among moves at the root that are about as good, 0..100 */
  int noise;        /**< spread of the error in evaluating a position, 0..500 */
  guint blind_spot; /**< per cent of wall moves that are overlooked, 0..90 */
  int stray;        /**< per cent of turns that go astray: a step aside passes for the way, 0..60 */
  guint32 seed;     /**< of all that is drawn at random; the same seed plays the same game */
} QdrStyle;

/** @brief What the player opposite did last, for styles that mimic it. */
typedef struct {
  QdrMove move;   /**< or QDR_MOVE_NONE */
  QdrSquare from; /**< where the pawn stood before, if it was a step */
} QdrLastMove;

/** @brief Full strength, without taste or error. */
extern const QdrStyle qdr_style_default;

/**
 * @brief The style for one game: the seed of the game goes into it, and the gambler's plan.
 *
 * @param seed  of the game
 */
QdrStyle qdr_style_for_game (const QdrStyle *self, guint32 seed);

/* --- Evaluating positions --------------------------------------------------------------------- */

/** @brief Whether qdr_style_taste() and qdr_style_error() are always 0. */
gboolean qdr_style_is_neutral (const QdrStyle *self);

/** @brief Whether a position is worth as much to one side as it costs the other. */
gboolean qdr_style_is_even_handed (const QdrStyle *self);

/** @brief Whether the style misjudges positions, overlooks walls, strays or mimics others. */
gboolean qdr_style_is_fallible (const QdrStyle *self);

/** @brief Whether the style has no taste and no weakness, only some variety perhaps. */
gboolean qdr_style_is_sound (const QdrStyle *self);

/** @brief Whether the style changes nothing, so that the engine plays what it thinks best. */
gboolean qdr_style_is_full_strength (const QdrStyle *self);

/**
 * @brief What the style adds to the worth of a position.
 *
 * It is 0 before the first move of a game with the usual stocks, so that a draw is worth the same
 * to every taste.
 *
 * @param position        any position
 * @param player          the player of this style, from whose side the score is
 * @param own_distance    length of that player's shortest path, steps
 * @param other_distance  length of the opponent's shortest path, steps; with several opponents, a
 *                        number that stands for all of them
 * @return centi-steps
 */
int qdr_style_taste (const QdrStyle *self,
                     const QdrPosition *position,
                     guint player,
                     int own_distance,
                     int other_distance);

/**
 * @brief The error in evaluating a position with these features, -noise..noise centi-steps.
 *
 * The same features are always misjudged in the same way.
 *
 * @param features  what the evaluation rests on, as a number
 */
int qdr_style_error (const QdrStyle *self, guint64 features);

/**
 * @brief A number that tells scores of one style from those of another.
 *
 * Variety counts although it changes no score: the players of a game share a table, and one that is
 * allowed few nodes must not find in it what a stronger one has seen.
 *
 * @param player  whose taste it is, for styles that see the two sides differently
 */
guint64 qdr_style_hash (const QdrStyle *self, guint player);

/* --- Choosing moves --------------------------------------------------------------------------- */

/**
 * @brief Whether a player of this style does not think of placing @p wall.
 *
 * The same wall in the same position is always overlooked or always seen.
 *
 * @param key   of the position before the wall
 * @param wall  a move that places a wall
 */
gboolean qdr_style_overlooks (const QdrStyle *self, guint64 key, QdrMove wall);

/**
 * @brief Whether a player of this style takes a step aside for the way to its goal.
 *
 * The same position is always seen in the same way.
 *
 * @param key  of the position
 */
gboolean qdr_style_strays (const QdrStyle *self, guint64 key);

/**
 * @brief Whether a step aside goes to the side to which a player of this style strays.
 *
 * It is one side for as long as the path has the same length, so that no step aside takes back
 * another one.
 *
 * @param position  in which the step would be played
 * @param step      a legal step that leaves the path as long as it is
 */
gboolean qdr_style_is_stray_step (const QdrStyle *self, const QdrPosition *position, QdrMove step);

/**
 * @brief Whether @p move is what the player opposite did, as seen from the mover's own side: the
 *        same wall with the board turned around, or a step in the same direction.
 *
 * @param position  in which the move would be played
 * @param move      a legal move
 * @param last      what the player opposite did
 */
gboolean qdr_style_is_copy (const QdrPosition *position, QdrMove move, const QdrLastMove *last);

/**
 * @brief What the style adds to the score of a move at the root, unless that score is proved.
 *
 * With more than two players, variety counts in a fifth of the turns of a sound style alone.
 *
 * @param position  in which the move would be played
 * @param move      a legal move
 * @param last      what a player who mimics others would copy
 * @return centi-steps, of either sign
 */
int qdr_style_root_bonus (const QdrStyle *self,
                          const QdrPosition *position,
                          QdrMove move,
                          const QdrLastMove *last);

G_END_DECLS
