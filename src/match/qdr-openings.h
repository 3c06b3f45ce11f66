/*
 * Openings of the games of a match. It is separate from the game runner because of their own
 * file format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief The most plies of a random opening: on boards from 9x9 on, 6 with two players and 8 with
 *        four; on smaller boards 4.
 */
#define QDR_RANDOM_OPENING_MAX_PLIES 8

/** @brief A random opening. */
typedef struct {
  guint n_moves;                               /**< the number of moves */
  QdrMove moves[QDR_RANDOM_OPENING_MAX_PLIES]; /**< the moves from the start */
} QdrRandomOpening;

/**
 * @brief Makes a random but sensible opening.
 *
 * Half of the plies are walls, and no player lengthens its own path. Most steps lead nearer to the
 * goal, and none away from it. Afterwards the players have about equally long paths, and nobody is
 * close to the goal.
 *
 * @param start  a position in a game that is not over
 * @param seed   the seed of the series
 * @param index  the index in the series
 */
void qdr_random_opening_make (QdrRandomOpening *self,
                              const QdrPosition *start,
                              guint32 seed,
                              guint index);

#define QDR_TYPE_OPENINGS (qdr_openings_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpenings, qdr_openings, QDR, OPENINGS, GObject)

/*
 * Immutable, so several threads may share it.
 */

/**
 * @brief Creates an endless series of random openings, see qdr_random_opening_make().
 *
 * @param start               a position in a game that is not over
 * @param repetition_is_draw  as in the games
 * @param seed                the seed of the series
 */
QdrOpenings *
qdr_openings_new_random (const QdrPosition *start, gboolean repetition_is_draw, guint32 seed);

/** @brief Returns the number of players. */
guint qdr_openings_get_n_players (QdrOpenings *self);

/** @brief Returns the start position. @return (transfer none) */
const QdrPosition *qdr_openings_get_start (QdrOpenings *self);

/** @brief Whether a third repetition of a position is a draw. */
gboolean qdr_openings_get_repetition_is_draw (QdrOpenings *self);

/**
 * @brief Returns an identifier of these openings: "random", or a checksum of their text.
 *
 * @return (transfer full)
 */
char *qdr_openings_identify (QdrOpenings *self);

/**
 * @brief Loads openings from a file, one a line: moves from @p start, or the text of a position.
 *
 * A "#" begins a comment; empty lines are ignored.
 *
 * @param file                the file
 * @param start               the position before the moves
 * @param repetition_is_draw  as in the games
 * @param error               return location for a G_IO_ERROR, QDR_GAME_ERROR or
 *                            QDR_NOTATION_ERROR, with the file and line as its prefix
 * @return (transfer full) (nullable): NULL on error
 */
QdrOpenings *qdr_openings_load (GFile *file,
                                const QdrPosition *start,
                                gboolean repetition_is_draw,
                                GError **error);

/**
 * @brief Parses openings in the format of qdr_openings_load().
 *
 * @param name                the name of the text in errors
 * @param text                the openings
 * @param start               the position before the moves
 * @param repetition_is_draw  as in the games
 * @param error               as for qdr_openings_load()
 * @return (transfer full) (nullable): NULL on error
 */
QdrOpenings *qdr_openings_parse (const char *name,
                                 const char *text,
                                 const QdrPosition *start,
                                 gboolean repetition_is_draw,
                                 GError **error);

/**
 * @brief Creates a game in which an opening has been played.
 *
 * @param index  the index of the opening, from 0; the openings of a file repeat
 * @return (transfer full): a game that is not over
 */
QdrGame *qdr_openings_make_game (QdrOpenings *self, guint index);

G_END_DECLS
