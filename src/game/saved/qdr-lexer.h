/*
 * The lexer of saved games, which splits a text into comments, headers and words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-saved-game-error.h"

G_BEGIN_DECLS

/**
 * @brief A text and the position up to which it has been read.
 *
 * Lines and columns are counted only after an error.
 */
typedef struct {
  const char *text;    /**< start of the text, after any byte order mark */
  const char *end;     /**< end of the text, after the last character */
  const char *at;      /**< the next character to be read */
  GString *comment;    /**< comments read since the caller last emptied this string */
  QdrTextPlace *place; /**< return location for the place of an error (nullable) */
  GError **error;      /**< return location for an error */
} QdrLexer;

/** @brief A header in the text. */
typedef struct {
  const char *name_at;  /**< the first character of the name */
  const char *value_at; /**< the first character of the value */
  char *name;           /**< the name */
  char *value;          /**< the value, without escapes */
} QdrHeaderToken;

/** @brief Frees the strings of a token. */
void qdr_header_token_clear (QdrHeaderToken *self);

/**
 * @brief Initialises a lexer.
 *
 * @param text    text, which need not end with a NUL
 * @param length  bytes of @p text
 * @param place   (out) (optional): return location for the place of an error
 * @param error   return location for a QDR_SAVED_GAME_ERROR
 * @return whether the text is UTF-8 without zero bytes. The caller must clear the lexer even
 *         after FALSE
 */
gboolean qdr_lexer_init (QdrLexer *self,
                         const char *text,
                         gsize length,
                         QdrTextPlace *place,
                         GError **error);

/** @brief Returns whether a character has no width and joins or directs others: U+200B, U+FEFF. */
gboolean qdr_char_is_zero_width (gunichar c);

/**
 * @brief Returns whether a character is a space other than those of ASCII, such as a no-break
 *        space, or has no width, such as a byte order mark.
 */
gboolean qdr_char_is_special_space (gunichar c);

/** @brief Returns the start of a text of @p length bytes, after any byte order mark. */
const char *qdr_text_skip_byte_order_mark (const char *text, gsize length);

/** @brief Frees the comment of the lexer. */
void qdr_lexer_clear (QdrLexer *self);

/**
 * @brief Skips white space and comments, and appends the comments to @c comment.
 *
 * @return FALSE if the end of a comment is missing
 */
gboolean qdr_lexer_skip_space_and_comments (QdrLexer *self);

/** @brief Returns whether the whole text has been read. */
gboolean qdr_lexer_is_at_end (const QdrLexer *self);

/** @brief Returns whether the next character begins a header. */
gboolean qdr_lexer_is_at_header (const QdrLexer *self);

/**
 * @brief Reads a header.
 *
 * @param token  (out): the header, set on success; clear it with qdr_header_token_clear()
 * @return FALSE on error
 */
gboolean qdr_lexer_read_header (QdrLexer *self, QdrHeaderToken *token);

/** @brief Returns the length of the next word in bytes; 0 at the end of the text. */
gsize qdr_lexer_get_word_length (const QdrLexer *self);

/**
 * @brief Returns the length of the move number and its dots at the start of the next word; 0 if the
 *        word has none.
 */
gsize qdr_lexer_get_number_length (const QdrLexer *self);

/**
 * @brief Returns the next word, shortened and on one line for an error message, (transfer full).
 */
char *qdr_lexer_get_presentable_word (const QdrLexer *self);

/**
 * @brief Returns the first characters of a text on one line, for an error message. Invisible
 *        characters are replaced by their names.
 *
 * @param length  bytes of @p text
 * @return (transfer full)
 */
char *qdr_lexer_make_presentable (const char *text, gsize length);

/**
 * @brief Sets the error and its place.
 *
 * @param at      the first character of the wrong word
 * @param code    the code of the error
 * @param format  a translated sentence with placeholders
 * @return FALSE, for the caller to return
 */
gboolean qdr_lexer_set_error (QdrLexer *self,
                              const char *at,
                              QdrSavedGameError code,
                              const char *format,
                              ...) G_GNUC_PRINTF (4, 5);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrLexer, qdr_lexer_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrHeaderToken, qdr_header_token_clear)

G_END_DECLS
