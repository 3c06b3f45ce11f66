/*
 * What puzzles are about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief What makes the move hard to find. */
typedef enum {
  QDR_THEME_BLOCK,
  QDR_THEME_QUIET_WALL,
  QDR_THEME_JUMP,
  QDR_THEME_DIAGONAL_JUMP,
  QDR_THEME_STEP_ASIDE,
  QDR_THEME_CHOICE,
  QDR_THEME_RUN,
  QDR_THEME_EARLY_SHORT_DETOUR,
  QDR_THEME_EARLY_BLOCK,
  QDR_THEME_EARLY_QUIET_WALL,
  QDR_THEME_EARLY_STEP,
  QDR_THEME_NONE, /**< nothing in particular: no puzzle */
} QdrTheme;

/** @brief The heading of a theme in the file of puzzles. @param theme  but QDR_THEME_NONE */
const char *qdr_theme_get_heading (QdrTheme theme);

/** @brief The theme with a heading, or QDR_THEME_NONE. @param heading  a text */
QdrTheme qdr_theme_from_heading (const char *heading);

/**
 * @brief What a puzzle is about.
 *
 * @param position  of two players
 * @param move      a legal move
 * @param is_early  whether it is no ending
 */
QdrTheme qdr_theme_of_move (const QdrPosition *position, QdrMove move, gboolean is_early);

/**
 * @brief How many steps a move puts the player further ahead in the race than the best of all
 *        others: above 0, counting steps is enough to find it.
 *
 * @param position  of two players
 * @param move      a legal move, not the only one
 */
int qdr_theme_compare_gain (const QdrPosition *position, QdrMove move);

G_END_DECLS
