/*
 * Themes of puzzles.
 *
 * A file of its own, because make-puzzles.c is long enough without them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief Themes: what makes a move hard to find. */
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
  QDR_THEME_NONE, /**< nothing in particular, so it is no puzzle */
} QdrTheme;

/** @brief Returns the heading of a theme in a puzzle file. @param theme not QDR_THEME_NONE */
const char *qdr_theme_get_heading (QdrTheme theme);

/** @brief Finds a theme by its heading. @return QDR_THEME_NONE if there is none */
QdrTheme qdr_theme_from_heading (const char *heading);

/**
 * @brief Returns the theme of a puzzle.
 *
 * @param position  of two players
 * @param move      a legal move
 * @param is_early  whether it is not from an ending
 */
QdrTheme qdr_theme_of_move (const QdrPosition *position, QdrMove move, gboolean is_early);

/**
 * @brief Returns how many steps a move gains in the race over the best other move. If it is above
 *        0, the move can be found by counting steps.
 *
 * @param position  of two players
 * @param move      a legal move, not the only one
 */
int qdr_theme_compare_gain (const QdrPosition *position, QdrMove move);

G_END_DECLS
