/*
 * The lexer of saved games: white space, comments, headers, words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-saved-game-error.h"

G_BEGIN_DECLS

/**
 * @brief A text and how far it has been read.
 *
 * An error has a pointer into the text. Lines and columns are counted only for an error.
 */
typedef struct {
  const char *text;    /**< behind the byte order mark */
  const char *end;     /**< behind the last character */
  const char *at;      /**< the next character */
  GString *comment;    /**< comments since the caller last emptied it */
  QdrTextPlace *place; /**< (nullable): return location for the place of an error */
  GError **error;      /**< return location for an error */
} QdrLexer;

/** @brief A header in the text. */
typedef struct {
  const char *name_at;  /**< the first character of the name */
  const char *value_at; /**< the first character of the value */
  char *name;           /**< the name */
  char *value;          /**< the value, without escapes */
} QdrHeaderToken;

/** @brief Frees the contents of the token. */
void qdr_header_token_clear (QdrHeaderToken *self);

/**
 * @brief Initialises a lexer.
 *
 * @param text    need not end with a NUL
 * @param length  bytes of @p text
 * @param place   (out) (optional): of an error
 * @param error   return location for a QDR_SAVED_GAME_ERROR
 * @return whether the text is UTF-8 without NUL; clear the lexer in either case
 */
gboolean qdr_lexer_init (QdrLexer *self,
                         const char *text,
                         gsize length,
                         QdrTextPlace *place,
                         GError **error);

/** @brief Returns the start of a text, of @p length bytes, behind any byte order mark. */
const char *qdr_lexer_skip_mark (const char *text, gsize length);

/** @brief Frees the contents of the lexer. */
void qdr_lexer_clear (QdrLexer *self);

/**
 * @brief Skips white space and comments, and appends the latter to @c comment.
 *
 * @return FALSE if a comment does not end
 */
gboolean qdr_lexer_skip (QdrLexer *self);

/** @brief Returns whether the whole text is read. */
gboolean qdr_lexer_is_at_end (const QdrLexer *self);

/** @brief Returns whether a header is next. */
gboolean qdr_lexer_is_at_header (const QdrLexer *self);

/**
 * @brief Reads a header.
 *
 * @param token  (out): set on success; clear it with qdr_header_token_clear()
 * @return FALSE on error
 */
gboolean qdr_lexer_read_header (QdrLexer *self, QdrHeaderToken *token);

/** @brief Returns the length of the next word, bytes; 0 at the end. */
gsize qdr_lexer_get_word_length (const QdrLexer *self);

/** @brief Returns the length of the move number with dots that begins the next word; 0 if none. */
gsize qdr_lexer_get_number_length (const QdrLexer *self);

/** @brief Returns the next word in a form that an error can show, (transfer full). */
char *qdr_lexer_show_word (const QdrLexer *self);

/**
 * @brief Sets the error.
 *
 * @param at      the first character of the wrong word
 * @param code    the kind of error
 * @param format  a translated sentence
 * @return FALSE
 */
gboolean
qdr_lexer_fail (QdrLexer *self, const char *at, QdrSavedGameError code, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrLexer, qdr_lexer_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrHeaderToken, qdr_header_token_clear)

G_END_DECLS
