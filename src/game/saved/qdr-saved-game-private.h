/*
 * Functions for the files of src/game/saved only: the parser, the headers of variations, and the
 * files of games.
 *
 *   variation = move { comment } { move { comment } { "(" variation ")" } }
 *
 * The header of a variation has the ply at which the variation begins, then the variation:
 * [Variation1 "4 e3h {why not} e6 (d6 d5) e5"]. Parentheses enclose an alternative to the move
 * before them, as in PGN.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-game.h"
#include "qdr-headers.h"
#include "qdr-history.h"
#include "qdr-lexer.h"

G_BEGIN_DECLS

/**
 * @brief Reads the next game of a text.
 *
 * @param lexer  a lexer at the start of a game. On success it is then at the start of the next game
 *               or at the end of the text; on error its return locations are set
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_saved_game_read (QdrLexer *lexer);

/**
 * @brief Reads a decimal number without sign or leading zeros, and advances @p text past it.
 *
 * @param text    (inout): a text that ends with a NUL
 * @param high    the greatest number
 * @param number  (out): the number
 * @return FALSE if @p text begins with no such number
 */
gboolean qdr_saved_game_read_number (const char **text, guint high, guint *number);

/**
 * @brief Adds the variations in @p headers to @p game, whose moves have been read.
 *
 * A variation stays a header if it is not legal, or begins with the same move as the main
 * line or another variation.
 *
 * @param headers  (transfer full): all headers without a meaning for the game
 * @return (transfer full): the headers that were not added as variations
 */
QdrHeaders *qdr_saved_game_read_variations (QdrGame *game, QdrHeaders *headers);

/** The key of the file from which a game was read, or to which it was saved. */
#define QDR_SAVED_FILE_KEY "qdr-file-and-checksum"

/** @brief A file that contains only a certain game, and the checksum of its contents. */
typedef struct {
  GFile *file;    /**< the file */
  char *checksum; /**< the SHA-256 of the contents that were read or written */
} QdrSavedFile;

/**
 * @brief Stores a file of @p game.
 *
 * @param key       the key of the file among the data of the game; its address is kept
 * @param checksum  (transfer full): the checksum of the contents
 */
void qdr_saved_file_set (QdrGame *game, const char *key, GFile *file, char *checksum);

/** @brief Returns the file of @p game that was stored with @p key, (transfer none) (nullable). */
const QdrSavedFile *qdr_saved_file_get (QdrGame *game, const char *key);

/** @brief Returns the checksum of @p length bytes, (transfer full). */
char *qdr_saved_file_compute_checksum (const char *text, gsize length);

/** @brief Returns whether a text is that of the file when it was stored. */
gboolean qdr_saved_file_has_contents (const QdrSavedFile *self, const char *text, gsize length);

/** @brief Returns the value of the header for a variation, (transfer full). */
char *qdr_variation_to_text (const QdrVariation *variation, const QdrBoard *board);

G_END_DECLS
