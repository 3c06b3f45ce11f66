/*
 * What the headers of a saved game say: board, players and their clocks, the way it ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-lexer.h"
#include "qdr-tag.h"

G_BEGIN_DECLS

/**
 * @brief The value of a header, and where it begins in the text. NULL for a header that is missing.
 */
typedef struct {
  char *value;    /**< (nullable): the value */
  const char *at; /**< its first character in the text */
} QdrTagValue;

/** @brief The values of all headers that mean something to the game. */
typedef struct {
  QdrTagValue values[QDR_N_TAGS]; /**< by QdrTag */
  const char *end;                /**< what follows the headers */
} QdrTagValues;

/** @brief Frees the values. */
void qdr_tag_values_clear (QdrTagValues *self);

/**
 * @brief Sets up a game as the headers say.
 *
 * @param lexer  takes the errors
 * @param tags   the headers
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_saved_game_set_up (QdrLexer *lexer, const QdrTagValues *tags);

/**
 * @brief Steps to the position where the game stands, and sets the clocks. Follows the moves.
 *
 * @param lexer  takes the errors
 * @param tags   the headers
 * @param game   the game, with all its moves
 * @return FALSE on error
 */
gboolean qdr_saved_game_restore_state (QdrLexer *lexer, const QdrTagValues *tags, QdrGame *game);

/**
 * @brief Sets the error about a header with another value than expected.
 *
 * @param lexer     takes the error
 * @param tags      the headers
 * @param tag       the header
 * @param offset    where the wrong word begins in its value, bytes
 * @param expected  a translated phrase that says what was expected
 * @return FALSE
 */
gboolean qdr_saved_game_fail_value (QdrLexer *lexer,
                                    const QdrTagValues *tags,
                                    guint tag,
                                    gsize offset,
                                    const char *expected);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrTagValues, qdr_tag_values_clear)

G_END_DECLS
