/*
 * The connection between a tutor and the board of the lesson window. It is apart from the window,
 * which is about pages and buttons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-confetti.h"
#include "qdr-sounds.h"
#include "qdr-tutor.h"

G_BEGIN_DECLS

#define QDR_TYPE_TUTOR_BOARD (qdr_tutor_board_get_type ())
G_DECLARE_FINAL_TYPE (QdrTutorBoard, qdr_tutor_board, QDR, TUTOR_BOARD, GObject)

/**
 * @brief Creates an object without a tutor.
 *
 * @param board     of the window
 * @param sounds    of the window; referenced
 * @param confetti  over the board
 * @return (transfer full): to be released before the widgets
 */
QdrTutorBoard *qdr_tutor_board_new (QdrBoardView *board, QdrSounds *sounds, QdrConfetti *confetti);

/**
 * @brief Shows the tasks of @p tutor on the board and submits moves to it.
 *
 * @param tutor  (nullable): referenced; NULL leaves the board as it is
 */
void qdr_tutor_board_set_tutor (QdrTutorBoard *self, QdrTutor *tutor);

G_END_DECLS
