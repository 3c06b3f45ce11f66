/*
 * How the games of a match begin, so that they differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The most plies of a random opening: 6 of two players and 8 of four on boards of 9 x 9 and
 *         above, 4 on smaller ones. */
#define QDR_RANDOM_OPENING_MAX_PLIES 8

/** @brief A random opening, as a plain value. */
typedef struct {
  guint n_moves;                               /**< how many there are */
  QdrMove moves[QDR_RANDOM_OPENING_MAX_PLIES]; /**< from the start on */
} QdrRandomOpening;

/**
 * @brief Makes opening @p index of the endless series that belongs to @p seed.
 *
 * Half of the plies are walls, and no player is hindered by its own. Most steps lead nearer to the
 * goal, and none away from it. After the opening no player is much nearer than another, and none is
 * close to the goal.
 *
 * @param start  a position in a game that is not over
 * @param seed   the same seed makes the same openings
 * @param index  number of the opening
 */
void qdr_random_opening_make (QdrRandomOpening *self,
                              const QdrPosition *start,
                              guint32 seed,
                              guint index);

#define QDR_TYPE_OPENINGS (qdr_openings_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpenings, qdr_openings, QDR, OPENINGS, GObject)

/*
 * It never changes once it is made, so that several threads may use it.
 */

/**
 * @brief Makes an endless series of openings, each a few random but sensible plies.
 *
 * @param start               where they begin; a position in a game that is not over
 * @param repetition_is_draw  of the games
 * @param seed                the same seed makes the same openings
 */
QdrOpenings *
qdr_openings_new_random (const QdrPosition *start, gboolean repetition_is_draw, guint32 seed);

/** @brief Returns how many players sit at the board. */
guint qdr_openings_get_n_players (QdrOpenings *self);

/** @brief Returns where they begin. @return (transfer none) */
const QdrPosition *qdr_openings_get_start (QdrOpenings *self);

/** @brief Whether a position that occurs for the third time ends the game. */
gboolean qdr_openings_get_repetition_is_draw (QdrOpenings *self);

/**
 * @brief Returns a word that the same openings have, and others not: "random", or a checksum.
 *
 * @return (transfer full)
 */
char *qdr_openings_identify (QdrOpenings *self);

/**
 * @brief Reads openings, one a line: moves from @p start on, or the text of a position.
 *
 * What follows "#" is a comment; empty lines do not count.
 *
 * @param file                the openings
 * @param start               where the moves begin; as above
 * @param repetition_is_draw  of the games
 * @param error               return location for a G_IO_ERROR, QDR_GAME_ERROR or
 *                            QDR_NOTATION_ERROR; it begins with the file and, where there is one,
 *                            the line
 * @return (transfer full)
 */
QdrOpenings *qdr_openings_load (GFile *file,
                                const QdrPosition *start,
                                gboolean repetition_is_draw,
                                GError **error);

/**
 * @brief Reads openings as qdr_openings_load() does, from a text.
 *
 * @param name                what the text is called in errors
 * @param text                the openings
 * @param start               where the moves begin; as above
 * @param repetition_is_draw  of the games
 * @param error               as above; it begins with @p name
 * @return (transfer full)
 */
QdrOpenings *qdr_openings_parse (const char *name,
                                 const char *text,
                                 const QdrPosition *start,
                                 gboolean repetition_is_draw,
                                 GError **error);

/**
 * @brief A game in which opening @p index has been played.
 *
 * The openings of a file begin again after the last.
 *
 * @param index  number of the opening, from 0
 * @return (transfer full): a game that is not over
 */
QdrGame *qdr_openings_make_game (QdrOpenings *self, guint index);

G_END_DECLS
