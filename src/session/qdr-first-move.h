/*
 * Who begins a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief How it is decided, as the setting "first-move" counts. */
typedef enum {
  QDR_FIRST_MOVE_YOU,  /**< the person */
  QDR_FIRST_MOVE_THEY, /**< who comes after the person */
  QDR_FIRST_MOVE_LOT,  /**< anybody, drawn */
  QDR_FIRST_MOVE_TURN, /**< who comes after the one who began last */
} QdrFirstMove;

/**
 * @brief Decides who begins, and remembers it.
 *
 * @param rule      how
 * @param players   2 or 4
 * @param settings  know who began last, and are told who begins now
 * @return 0..players - 1: how many seats after the person
 */
guint qdr_first_move_choose (QdrFirstMove rule, guint players, GSettings *settings);

/**
 * @brief Remembers that the players of the last new game have changed sides: who comes after the
 *        one who began it begins now.
 *
 * @param players   2 or 4
 * @param settings  know who began last, and are told who begins now
 */
void qdr_first_move_pass_on (guint players, GSettings *settings);

G_END_DECLS
