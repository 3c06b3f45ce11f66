/*
 * The children that a game's layout lays out, with what they need and where they go. Lengths are
 * logical pixels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief The children of a game's layout, in their order. */
typedef struct {
  GtkWidget *west;       /**< a player; one who is not there is not laid out */
  GtkWidget *north;      /**< a player */
  GtkWidget *board;      /**< the board */
  GtkWidget *south;      /**< a player */
  GtkWidget *east;       /**< a player */
  GtkWidget *evaluation; /**< the bar of the analysis */
  GtkWidget *line;       /**< below the board: how the game stands */
  GtkWidget *more;       /**< what else there may be below that */
  GtkWidget *bar;        /**< (nullable) what one wants while playing */
} QdrGameParts;

/** @brief Finds the parts of a game. @param widget  their parent, with eight or nine children */
QdrGameParts qdr_game_parts_of (GtkWidget *widget);

/** @brief How many players have a place. */
guint qdr_game_parts_count_players (const QdrGameParts *self);

/**
 * @brief What the bar needs, nothing where there is none.
 *
 * @param upright  in a column that is one button wide, rather than in a row
 */
GtkRequisition qdr_game_parts_measure_bar (const QdrGameParts *self, gboolean upright);

/** @brief The least width of what is below the board. */
int qdr_game_parts_min_width_of_lines (const QdrGameParts *self);

/** @brief The least width of players above and below the board, two beside each other. */
int qdr_game_parts_min_width_of_strips (const QdrGameParts *self);

/** @brief The least width of a column with the players and what else goes below the board. */
int qdr_game_parts_min_width_of_column (const QdrGameParts *self);

/** @brief The least width that a part can have. @param part  any of them */
int qdr_game_part_min_width (GtkWidget *part);

/** @brief The least height that a part can have. @param part  any of them */
int qdr_game_part_min_height (GtkWidget *part);

/**
 * @brief Gives a part its place.
 *
 * @param part    any of them
 * @param room    the width of all that is laid out
 * @param x       from where lines of text begin, which is the right in some languages
 * @param y       from the top
 * @param width   of the part; negative ones count as 0
 * @param height  of the part, likewise
 */
void qdr_game_part_place (GtkWidget *part, int room, int x, int y, int width, int height);

/**
 * @brief Gives a part its place in a row as low as it can be.
 *
 * @param part   any of them
 * @param room   the width of all that is laid out
 * @param x      from where lines of text begin
 * @param y      from the top
 * @param width  of the part
 * @return where the next row begins
 */
int qdr_game_part_place_row (GtkWidget *part, int room, int x, int y, int width);

G_END_DECLS
