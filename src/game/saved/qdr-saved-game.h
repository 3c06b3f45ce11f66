/*
 * Functions that read and write saved games, in the format of docs/saved-games.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-saved-game-error.h"

G_BEGIN_DECLS

/** @brief The maximum size of a text or file, or of one game of a collection, in bytes. */
#define QDR_SAVED_GAME_MAX_SIZE 4194304

/* Functions that read all games of a text or file, and fail if one game has an error. Texts need
 * not end with a NUL. */

/**
 * @brief Reads all games of a text.
 *
 * @param length  bytes of @p text
 * @param place   (out) (optional): the place of the error
 * @param error   return location for a QDR_SAVED_GAME_ERROR, whose message does not name the place
 * @return (transfer full) (element-type QdrGame) (nullable): at least one game; NULL on error
 */
GPtrArray *
qdr_saved_game_parse (const char *text, gsize length, QdrTextPlace *place, GError **error);

/**
 * @brief Checks all games of a text. Only one game is in memory at a time.
 *
 * @param length   bytes of @p text
 * @param n_games  (out) (optional): number of games
 * @param place    (out) (optional): the place of the error
 * @param error    return location for a QDR_SAVED_GAME_ERROR
 * @return whether all games are valid
 */
gboolean qdr_saved_game_check_text (const char *text,
                                    gsize length,
                                    guint *n_games,
                                    QdrTextPlace *place,
                                    GError **error);

/**
 * @brief Reads all games of a file.
 *
 * @param place  (out) (optional): the place of the error
 * @param error  return location for a QDR_SAVED_GAME_ERROR or a G_IO_ERROR
 * @return (transfer full) (element-type QdrGame) (nullable): at least one game; NULL on error
 */
GPtrArray *qdr_saved_game_load (GFile *file, QdrTextPlace *place, GError **error);

/**
 * @brief Reads the text of a file, which may be no saved game.
 *
 * @param length  (out): bytes of the text
 * @param place   (out) (optional): the place of an error
 * @param error   return location for QDR_SAVED_GAME_ERROR_TOO_LARGE or a G_IO_ERROR
 * @return (transfer full) (nullable): the text, which ends with a NUL; NULL on error
 */
char *qdr_saved_game_read_file (GFile *file, gsize *length, QdrTextPlace *place, GError **error);

/** @brief A function that receives game @p number of a text, counted from 1. */
typedef void (*QdrSavedGameFunc) (QdrGame *game, guint number, gpointer user_data);

/**
 * @brief Reads the games of a text one after another.
 *
 * The whole text is checked before the first call of @p func. Only one game is in memory at a time.
 *
 * @param length     bytes of @p text
 * @param file       (nullable): the file of the text, to which its only game can be saved again
 * @param func       (nullable): function that is called with each game; NULL only counts them
 * @param user_data  data for @p func
 * @param place      (out) (optional): the place of the error
 * @param error      return location for a QDR_SAVED_GAME_ERROR
 * @return number of games, 0 on error
 */
guint qdr_saved_game_foreach_in_text (const char *text,
                                      gsize length,
                                      GFile *file,
                                      QdrSavedGameFunc func,
                                      gpointer user_data,
                                      QdrTextPlace *place,
                                      GError **error);

/* Functions that read a collection of any size game by game, and continue after an error. */

/** @brief A text and the place of the next game in it. */
typedef struct {
  const char *at;  /**< start of the next game */
  const char *end; /**< end of the text, after the last character */
  guint line;      /**< line of the next game, from 1 */
  guint column;    /**< column of the next game, in characters, from 1 */
} QdrSavedGameStream;

/**
 * @brief Returns a stream at the start of a text.
 *
 * @param text    text, which must outlive the stream
 * @param length  bytes of @p text
 */
QdrSavedGameStream qdr_saved_game_stream_make (const char *text, gsize length);

/** @brief Returns whether only white space follows. */
gboolean qdr_saved_game_stream_is_at_end (const QdrSavedGameStream *self);

/**
 * @brief Reads the next game. After an error, the stream continues at the first header after the
 *        moves of the game.
 *
 * @param self   a stream that is not at its end
 * @param place  (out): the place of the error
 * @param error  return location for a QDR_SAVED_GAME_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_saved_game_stream_read (QdrSavedGameStream *self, QdrTextPlace *place, GError **error);

/** @brief Converts a game to the text of a saved game, (transfer full). */
char *qdr_saved_game_to_text (QdrGame *game);

/**
 * @brief Converts a game to text as if it stood at another ply than the one that is shown.
 *
 * @param ply  0..qdr_game_get_n_moves()
 * @return (transfer full)
 */
char *qdr_saved_game_to_text_at_ply (QdrGame *game, guint ply);

/**
 * @brief Writes a game to a file, completely or not at all, and sets its property "modified" to
 *        FALSE.
 *
 * Unless @p overwrites is TRUE, an existing file is only replaced if it is empty, or if its
 * contents are those from which the game was read or as which it was last saved.
 *
 * @param overwrites  whether the file is replaced whatever it contains
 * @param error       return location for a G_IO_ERROR, or for QDR_SAVED_GAME_ERROR_CHANGED or
 *                    QDR_SAVED_GAME_ERROR_EXISTS if the file must not be replaced; on error an
 *                    existing file is unchanged
 * @return whether the game was written
 */
gboolean qdr_saved_game_save (QdrGame *game, GFile *file, gboolean overwrites, GError **error);

/**
 * @brief Returns the checksum of the contents from which @p game was read or as which it was last
 *        saved, (nullable): NULL if it is not the only game of a file.
 */
const char *qdr_saved_game_get_checksum (QdrGame *game);

/** @brief Returns the file of that checksum, (transfer none) (nullable). */
GFile *qdr_saved_game_get_file (QdrGame *game);

/**
 * @brief Sets the file and the checksum of a game that was not read from the file, such as the game
 *        of a restored session.
 *
 * @param checksum  as from qdr_saved_game_get_checksum()
 */
void qdr_saved_game_set_checksum (QdrGame *game, GFile *file, const char *checksum);

G_END_DECLS
