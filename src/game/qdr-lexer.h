/*
 * Takes the text of a saved game apart: blanks, comments, headers, words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-saved-game.h"

G_BEGIN_DECLS

/**
 * @brief A text and how far it has been read.
 *
 * Errors remember a pointer into the text; line and column are counted only when there is one.
 */
typedef struct {
  const char *text; /**< behind the byte order mark */
  const char *end;
  const char *at;      /**< the next character that has not been read */
  GString *comment;    /**< the comments read since somebody took them */
  QdrTextPlace *place; /**< (nullable): where an error is told */
  GError **error;
} QdrLexer;

/** @brief A header as it stands in the text. */
typedef struct {
  const char *name_at;
  const char *value_at; /**< the first character of the value */
  char *name;
  char *value; /**< with the escapes undone */
} QdrHeaderToken;

void qdr_header_token_clear (QdrHeaderToken *self);

/**
 * @brief Begins to read.
 *
 * @return whether the text is UTF-8 without NUL; the lexer must be cleared either way
 */
gboolean qdr_lexer_init (QdrLexer *self,
                         const char *text,
                         gsize length,
                         QdrTextPlace *place,
                         GError **error);

void qdr_lexer_clear (QdrLexer *self);

/**
 * @brief Skips white space and comments; the latter are added to the comment field.
 *
 * @return FALSE if a comment does not end
 */
gboolean qdr_lexer_skip (QdrLexer *self);

/** @brief Whether all has been read. */
gboolean qdr_lexer_is_at_end (const QdrLexer *self);

/** @brief Whether the next character begins a header. */
gboolean qdr_lexer_is_at_header (const QdrLexer *self);

/** @brief Reads a header; clear @p token only if it returns TRUE. */
gboolean qdr_lexer_read_header (QdrLexer *self, QdrHeaderToken *token);

/** @brief The length in bytes of the word that comes next, 0 at the end. */
gsize qdr_lexer_get_word_length (const QdrLexer *self);

/** @brief (transfer full): the word that comes next, as an error may show it. */
char *qdr_lexer_show_word (const QdrLexer *self);

/**
 * @brief Sets the error.
 *
 * @param at      the first character of the offending word
 * @param format  a translated sentence
 * @return FALSE
 */
gboolean
qdr_lexer_fail (QdrLexer *self, const char *at, QdrSavedGameError code, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrLexer, qdr_lexer_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrHeaderToken, qdr_header_token_clear)

G_END_DECLS
