/*
 * Openings of the games of a match or tournament, random or from a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief The maximum number of plies in a random opening. Openings have 4 plies on boards smaller
 *        than 9x9 squares; on other boards 6 plies for two players and 8 plies for four.
 */
#define QDR_RANDOM_OPENING_MAX_PLIES 8

/** @brief A random opening. */
typedef struct {
  guint n_moves;                               /**< the number of moves */
  QdrMove moves[QDR_RANDOM_OPENING_MAX_PLIES]; /**< the moves from the start position */
} QdrRandomOpening;

/**
 * @brief Initialises an opening with random but sensible moves.
 *
 * About half of the moves are walls, which never lengthen the path of the player who places them.
 * Most steps lead nearer to the goal, and none away from it. After the opening, the paths of all
 * players have about the same length, and nobody is close to the goal. If the search finds no
 * opening, n_moves is 0.
 *
 * @param start  the start position of a game
 * @param seed   the seed of a series of openings
 * @param index  the index of the opening in the series
 */
void qdr_random_opening_init (QdrRandomOpening *self,
                              const QdrPosition *start,
                              guint32 seed,
                              guint index);

/* An object of this class is immutable, so several threads may share it. */
#define QDR_TYPE_OPENINGS (qdr_openings_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpenings, qdr_openings, QDR, OPENINGS, GObject)

/**
 * @brief Creates an endless series of random openings, see qdr_random_opening_init().
 *
 * @param start               the start position of the games
 * @param repetition_is_draw  whether the third occurrence of a position is a draw
 * @param seed                the seed of the series
 */
QdrOpenings *
qdr_openings_new_random (const QdrPosition *start, gboolean repetition_is_draw, guint32 seed);

/** @brief Returns the number of players. */
guint qdr_openings_get_n_players (QdrOpenings *self);

/** @brief Returns the start position. @return (transfer none) */
const QdrPosition *qdr_openings_get_start_position (QdrOpenings *self);

/** @brief Returns whether the third occurrence of a position is a draw. */
gboolean qdr_openings_get_repetition_is_draw (QdrOpenings *self);

/**
 * @brief Returns an identifier of the openings: "random", or a checksum of their text.
 *
 * @return (transfer full)
 */
char *qdr_openings_make_identifier (QdrOpenings *self);

/**
 * @brief Loads openings from a file.
 *
 * Each line has the moves of an opening from @p start, or the text of a position. A "#" begins a
 * comment; empty lines are ignored.
 *
 * @param file                the file
 * @param start               the start position of the games
 * @param repetition_is_draw  whether the third occurrence of a position is a draw
 * @param error               return location for a G_IO_ERROR, QDR_GAME_ERROR or
 *                            QDR_NOTATION_ERROR, whose message begins with the file and the line
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
 * @param start               the start position of the games
 * @param repetition_is_draw  whether the third occurrence of a position is a draw
 * @param error               as for qdr_openings_load()
 * @return (transfer full) (nullable): NULL on error
 */
QdrOpenings *qdr_openings_parse (const char *name,
                                 const char *text,
                                 const QdrPosition *start,
                                 gboolean repetition_is_draw,
                                 GError **error);

/**
 * @brief Creates a game with the moves of an opening.
 *
 * @param index  the index of the opening, from 0; after the last opening of a file, the openings
 *               repeat from the first
 * @return (transfer full): a game that is not over
 */
QdrGame *qdr_openings_make_game (QdrOpenings *self, guint index);

G_END_DECLS
