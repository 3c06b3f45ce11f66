/*
 * From the headers of a saved game to the game before its first move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-lexer.h"
#include "qdr-tag.h"

G_BEGIN_DECLS

/**
 * @brief The value of a header, and where it begins in the text. NULL for a header that is missing.
 */
typedef struct {
  char *value;
  const char *at;
} QdrTagValue;

/** @brief The values of all headers that mean something to the game. */
typedef struct {
  QdrTagValue values[QDR_N_TAGS];
  const char *end; /**< what follows the headers */
} QdrTagValues;

void qdr_tag_values_clear (QdrTagValues *self);

/**
 * @brief Sets up the game.
 *
 * @param lexer  takes the errors
 * @return (transfer full): NULL on error
 */
QdrGame *qdr_saved_game_set_up (QdrLexer *lexer, const QdrTagValues *tags);

/** @brief Steps to the ply where the game stands, and sets the clocks. After the moves. */
gboolean qdr_saved_game_restore_state (QdrLexer *lexer, const QdrTagValues *tags, QdrGame *game);

/** @brief Complains about a header with a value other than @p expected. Returns FALSE. */
gboolean qdr_saved_game_fail_value (QdrLexer *lexer,
                                    const QdrTagValues *tags,
                                    guint tag,
                                    gsize offset,
                                    const char *expected);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrTagValues, qdr_tag_values_clear)

G_END_DECLS
