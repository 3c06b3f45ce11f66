/*
 * A board in a window, and hands to play on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board-hands.h"
#include "test.h"
#include "waiting.h"

/** @brief What a test of the board looks at. */
typedef struct {
  GtkWidget *window;
  QdrBoardView *board;
  QdrGame *game;    /* that the board shows */
  gboolean takes;   /* whether it takes what the board proposes; TRUE at first */
  gboolean plays;   /* whether it plays that; TRUE at first */
  QdrMove proposed; /* what it proposed last, or QDR_MOVE_NONE */
  char *refused;    /* (nullable): what it refused last */
} BoardFixture;

extern BoardFixture fixture;

/* The fixture of tests that begin with a game on 9 by 9 squares. */
#define BOARD_FIXTURE .timeout = 60, .set_up = set_up_board, .tear_down = tear_down_board
void set_up_board (void);
void tear_down_board (void);

/** @brief (transfer full): a game of people before its first move. */
QdrGame *create_game (guint width, guint height, guint players);

/** @brief Shows another game. */
void show_game (QdrGame *game);

/** @brief Shows a game on 19 by 19 squares, which are smaller than a fingertip. */
void show_small_squares (void);

/** @brief Plays moves that are separated by spaces. */
void play (const char *moves);

/** @brief The move that is written @p text. */
QdrMove move_of (const char *text);

/** @brief A point that means @p text: the middle of the square, or of one arm of the wall. */
graphene_point_t point_of (const char *text);

/** @brief What the board shows. */
const QdrBoardScene *get_scene (void);

/** @brief Where it shows it. */
const QdrBoardGeometry *get_geometry (void);

/* What a player does; places are moves in text. */
void point_at (const char *text);
void press (const char *text);
void click (const char *text);
void tap (const char *text);
void drag_from_to (const char *from, const graphene_point_t *to, gboolean finger);
void focus (const char *text);

/** @brief Presses a key, and returns whether the board has taken it. */
gboolean press_key (guint key, GdkModifierType modifiers);

/** @brief Whether there is a button that places the wall which was tapped. */
gboolean board_asks (void);

/** @brief Fails unless the move played last is written @p text. */
void assert_last_move (const char *text);

/** @brief Fails unless @p ply moves were played. */
void assert_ply (guint ply);

/** @brief Fails unless the square of @p text has the keyboard focus. */
void assert_focus (const char *text);

/** @brief The child for a square. */
QdrSquareView *square_at (const char *text);

/** @brief The child for a wall. */
QdrSlotView *slot_at (const char *text);
