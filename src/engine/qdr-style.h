/*
 * Taste and weakness: what makes one opponent play unlike another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief Weights of the evaluation and an error model. */
typedef struct {
  int own_path;     /**< centi-steps for each step of one's own way, 0..400 */
  int other_path;   /**< centi-steps for each step of the opponent's way, 0..400 */
  int wall;         /**< centi-steps for a wall in hand, -200..200 */
  int tempo;        /**< centi-steps for having the move, 0..200 */
  int noise;        /**< spread of the error added to each evaluation, centi-steps, 0..500 */
  guint blind_spot; /**< per cent of wall moves that are overlooked, 0..90 */
  guint32 seed;     /**< of noise and blindness */
} QdrStyle;

/** @brief Full strength, without error. */
extern const QdrStyle qdr_style_default;

/**
 * @brief Whether a player of this style does not think of placing @p wall.
 *
 * The same wall in the same position is always overlooked or always seen.
 *
 * @param key  of the position before the wall
 */
gboolean qdr_style_overlooks (const QdrStyle *self, guint64 key, QdrMove wall);

/**
 * @brief The error of judging what @p features stands for, -noise..noise centi-steps.
 *
 * The same features are always misjudged in the same way.
 */
int qdr_style_error (const QdrStyle *self, guint64 features);

/**
 * @brief A number that tells scores of one style from those of another.
 *
 * @param player  whose taste it is, for styles that see the two sides differently
 */
guint64 qdr_style_hash (const QdrStyle *self, guint player);

/** @brief Whether a position is worth as much to one side as it costs the other. */
gboolean qdr_style_is_even_handed (const QdrStyle *self);

G_END_DECLS
