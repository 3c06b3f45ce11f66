/*
 * Takes the text of a saved game apart: blanks, comments, headers, words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-saved-game-error.h"

G_BEGIN_DECLS

/**
 * @brief A text and how far it has been read.
 *
 * Errors remember a pointer into the text; line and column are counted only when there is one.
 */
typedef struct {
  const char *text;    /**< behind the byte order mark */
  const char *end;     /**< behind the last character */
  const char *at;      /**< the next character that has not been read */
  GString *comment;    /**< the comments read since they were last taken */
  QdrTextPlace *place; /**< (nullable): where an error is told */
  GError **error;      /**< where an error is returned */
} QdrLexer;

/** @brief A header as it stands in the text. */
typedef struct {
  const char *name_at;  /**< the first character of the name */
  const char *value_at; /**< the first character of the value */
  char *name;           /**< the name */
  char *value;          /**< the value, with the escapes undone */
} QdrHeaderToken;

/** @brief Frees what the token owns. */
void qdr_header_token_clear (QdrHeaderToken *self);

/**
 * @brief Begins to read.
 *
 * @param text    need not end with a NUL
 * @param length  bytes of @p text
 * @param place   (out) (optional): where an error is
 * @param error   return location for a QDR_SAVED_GAME_ERROR
 * @return whether the text is UTF-8 without NUL; the lexer must be cleared either way
 */
gboolean qdr_lexer_init (QdrLexer *self,
                         const char *text,
                         gsize length,
                         QdrTextPlace *place,
                         GError **error);

/**
 * @brief Returns where a text begins, behind the byte order mark that some programs write.
 *
 * @param text    need not end with a NUL
 * @param length  bytes of @p text
 */
const char *qdr_lexer_skip_mark (const char *text, gsize length);

/** @brief Frees what the lexer owns. */
void qdr_lexer_clear (QdrLexer *self);

/**
 * @brief Skips white space and comments; the latter are added to the comment field.
 *
 * @return FALSE if a comment does not end
 */
gboolean qdr_lexer_skip (QdrLexer *self);

/** @brief Whether the whole text is read. */
gboolean qdr_lexer_is_at_end (const QdrLexer *self);

/** @brief Whether the next character begins a header. */
gboolean qdr_lexer_is_at_header (const QdrLexer *self);

/**
 * @brief Reads a header.
 *
 * @param token  (out): set on success; clear it with qdr_header_token_clear()
 * @return FALSE on error
 */
gboolean qdr_lexer_read_header (QdrLexer *self, QdrHeaderToken *token);

/**
 * @brief Returns the length of the word that comes next.
 *
 * @return bytes; 0 at the end
 */
gsize qdr_lexer_get_word_length (const QdrLexer *self);

/**
 * @brief Returns the length of the move number at the beginning of the word that comes next, with
 *        its dots.
 *
 * @return bytes; 0 if there is none
 */
gsize qdr_lexer_get_number_length (const QdrLexer *self);

/**
 * @brief Returns the word that comes next, as an error may show it.
 *
 * @return (transfer full)
 */
char *qdr_lexer_show_word (const QdrLexer *self);

/**
 * @brief Sets the error.
 *
 * @param at      the first character of the offending word
 * @param code    what is wrong
 * @param format  a translated sentence
 * @return FALSE
 */
gboolean
qdr_lexer_fail (QdrLexer *self, const char *at, QdrSavedGameError code, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrLexer, qdr_lexer_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrHeaderToken, qdr_header_token_clear)

G_END_DECLS
