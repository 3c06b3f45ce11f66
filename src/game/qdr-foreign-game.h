/*
 * Games in the notations of others: what a text that is no game in ours can mean.
 *
 * A text that is legal in our notation is never taken for another one, so that no file of ours
 * changes its meaning. Readings of one text that come to the same game, or to its mirror image if
 * two play, are one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-foreign-notation.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief A game, and the notation in which it was written. */
typedef struct {
  QdrNotation notation; /**< as it was written */
  QdrGame *game;        /**< which is ours now; owned */
} QdrForeignGame;

/**
 * @brief Makes one.
 *
 * @param notation  as the game was written
 * @param game      referenced
 * @return (transfer full)
 */
QdrForeignGame *qdr_foreign_game_new (QdrNotation notation, QdrGame *game);

/** @brief Frees one. */
void qdr_foreign_game_free (QdrForeignGame *self);

/**
 * @brief Says in words how a game was written; of walls only where there are any. See
 *        qdr_foreign_notation_describe().
 *
 * @return (transfer full)
 */
char *qdr_foreign_game_describe (const QdrForeignGame *self);

/**
 * @brief Reads what a saved game can mean.
 *
 * @param text    see qdr_saved_game_parse(); of several games the first one counts
 * @param length  bytes of @p text
 * @param error   return location for a QDR_SAVED_GAME_ERROR: what is wrong in our notation
 * @return (transfer full) (element-type QdrForeignGame) (nullable): the game in our notation if it
 *         is legal, else one for each way to read it as legal, those in notations with names first;
 *         NULL on error
 */
GPtrArray *qdr_foreign_game_read (const char *text, gsize length, GError **error);

/**
 * @brief Reads what a saved game can mean whose result may be missing, as qdr_foreign_game_read().
 *
 * @param text    headers and moves of one game
 * @param length  bytes of @p text
 * @param error   return location for a QDR_SAVED_GAME_ERROR
 */
GPtrArray *qdr_foreign_game_read_moves (const char *text, gsize length, GError **error);

/**
 * @brief Reads what a position can mean.
 *
 * @param text   see qdr_position_from_text()
 * @param error  return location for a QDR_NOTATION_ERROR
 * @return as from qdr_foreign_game_read(): games that begin there
 */
GPtrArray *qdr_foreign_game_read_position (const char *text, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrForeignGame, qdr_foreign_game_free)

G_END_DECLS
