/*
 * Doing and undoing moves without checking arguments, for loops over millions of generated moves.
 * Private to the rules and the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief Does the same as qdr_position_do_move() without checks.
 *
 * @param move  a legal move
 * @param undo  (out): for qdr_position_undo_move_unchecked()
 */
void qdr_position_do_move_unchecked (QdrPosition *self, QdrMove move, QdrUndo *undo);

/**
 * @brief Does the same as qdr_position_undo_move() without checks.
 *
 * @param undo  data of the last move
 */
void qdr_position_undo_move_unchecked (QdrPosition *self, const QdrUndo *undo);

G_END_DECLS
