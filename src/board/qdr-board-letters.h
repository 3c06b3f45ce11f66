/*
 * Letters and digits that are pressed on a board.
 *
 * Only qdr-board-keys.c includes this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-animation.h"
#include "qdr-board-focus.h"
#include "qdr-board-pointer.h"

G_BEGIN_DECLS

/**
 * @brief What letters and digits do on a board.
 *
 * "h" and "v" go to the walls that are written so, on e3 to e3h and e3v, however the board is
 * turned, and "r" turns a wall. "j" jumps to one's own pawn and "n" to the next wall, with Shift to
 * the next other pawn and to the wall before. The letters of qdr-game-question.h ask.
 *
 * A letter and a number go to the square of that name. A letter that moves the focus does so at
 * once. One that asks is answered when no number has followed it for a moment, or when another key
 * is pressed; one that is no column of the board is answered at once.
 */
typedef struct {
  GtkWidget *board;             /**< (unowned): the widget */
  QdrBoardState *state;         /**< (unowned): whose model is asked */
  QdrBoardFocus *focus;         /**< (unowned): what has the focus, and gets it */
  QdrBoardPointer *pointer;     /**< (unowned): whose walls can be turned */
  QdrBoardAnimation *animation; /**< (unowned): is skipped on the way into a groove */
  QdrMove typed_at;   /**< what had the focus after the last key of a name, or QDR_MOVE_NONE */
  guint typed_column; /**< of the name, 0 = a */
  guint typed_row;    /**< as written; 0 before the first digit */
  const QdrQuestionInfo *asked; /**< (nullable): waits for a number that may follow */
  guint answer_id;              /**< the source that answers it, or 0 */
} QdrBoardLetters;

/**
 * @brief Does what a letter means.
 *
 * @param letter  a..z, a capital one with Shift
 * @return whether it means anything here
 */
gboolean qdr_board_letters_press (QdrBoardLetters *self, char letter);

/**
 * @brief Goes on with a name of a square.
 *
 * @param digit  0..9
 * @return whether it is part of one
 */
gboolean qdr_board_letters_press_digit (QdrBoardLetters *self, guint digit);

/** @brief Ends the name that was being typed, and answers what was asked with its letter. */
void qdr_board_letters_finish (QdrBoardLetters *self);

/** @brief Forgets the name that was being typed, and what was asked with its letter. */
void qdr_board_letters_forget (QdrBoardLetters *self);

G_END_DECLS
