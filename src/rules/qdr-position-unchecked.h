/*
 * Doing and undoing moves without checks of the arguments: the inner door for loops that play
 * generated moves by the million. To be included by files of src/rules and src/engine alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief qdr_position_do() without checks.
 *
 * @param move  known to be legal
 * @param undo  (out): for qdr_position_undo_unchecked()
 */
void qdr_position_do_unchecked (QdrPosition *self, QdrMove move, QdrUndo *undo);

/**
 * @brief qdr_position_undo() without checks.
 *
 * @param undo  of the last move done
 */
void qdr_position_undo_unchecked (QdrPosition *self, const QdrUndo *undo);

G_END_DECLS
