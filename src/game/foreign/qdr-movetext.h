/*
 * Lists of moves as people write them in messages, in tables and on web pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-lexer.h"
#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief Maximum size of a list of moves, in bytes. */
#define QDR_MOVETEXT_MAX_SIZE 262144

/** @brief The square that a step leaves, as it is written in the source: "e1" in "e1-e2". */
typedef struct {
  guint move;       /**< index of the move, from 0 */
  guint line;       /**< line of the move in QdrMovetext.text, from 1 */
  const char *text; /**< the square in the source */
  gsize length;     /**< bytes of the square */
} QdrLeftSquare;

/** @brief A list of moves in the form of a saved game, whose moves may be illegal. */
typedef struct {
  GString *text;        /**< headers and moves without a result, each on a line of its own */
  GPtrArray *words;     /**< for each line, a pointer to the word in the source */
  GArray *left_squares; /**< (element-type QdrLeftSquare): in the order of the moves */
  const char *result;   /**< (nullable): the result as in a saved game; NULL if there is none */
  char *result_remark;  /**< (nullable): the result as in the source, if the moves need not lead
                                to it, such as "1-0" after a resignation that is not written */
} QdrMovetext;

/**
 * @brief Reads the next list of moves of a text.
 *
 * The list may begin with "position" as in the engine protocol. Move numbers of all forms, marks
 * such as "!?" and "$4", separators and all white space are skipped. A step may be written with the
 * square it leaves, as in "e1-e2". Remarks, and variations in parentheses, become comments. Squares
 * are named as in the source.
 *
 * @param self   cleared with qdr_movetext_clear() by the caller, even after FALSE
 * @param lexer  at the start of the list; on success it is then at the end of the text
 * @param start  start position, of which only the board and the number of players count
 * @return FALSE if a word is not part of such a list; the return locations of @p lexer are set
 */
gboolean qdr_movetext_init (QdrMovetext *self, QdrLexer *lexer, const QdrPosition *start);

/** @brief Frees the contents. */
void qdr_movetext_clear (QdrMovetext *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrMovetext, qdr_movetext_clear)

G_END_DECLS
