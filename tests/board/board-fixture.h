/*
 * A board in a window, with mouse, keys and fingers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board-hands.h"
#include "test.h"
#include "waiting.h"

/** @brief The state of a test of the board. */
typedef struct {
  GtkWidget *window;
  QdrBoardView *board;
  QdrGame *game;    /* the game on the board */
  gboolean takes;   /* the test accepts proposed moves; TRUE at first */
  gboolean plays;   /* the test plays them; TRUE at first */
  QdrMove proposed; /* the last proposed move, or QDR_MOVE_NONE */
  char *refused;    /* (nullable): the last refused move */
} BoardFixture;

extern BoardFixture fixture;

/* The fixture of tests that begin with a game on 9 by 9 squares. */
#define BOARD_FIXTURE .timeout = 60, .set_up = set_up_board, .tear_down = tear_down_board
void set_up_board (void);
void tear_down_board (void);

/** @brief Returns a game of people before its first move (transfer full). */
QdrGame *create_game (guint width, guint height, guint players);

/** @brief Shows another game. */
void show_game (QdrGame *game);

/** @brief Shows a game on 19 by 19 squares, which are smaller than a fingertip. */
void show_small_squares (void);

/** @brief Plays moves that are separated by spaces. */
void play (const char *moves);

/** @brief Returns the move @p text. */
QdrMove move_of (const char *text);

/** @brief Returns the middle of the square, or of one arm of the wall, @p text. */
graphene_point_t point_of (const char *text);

/** @brief Returns the scene of the board. */
const QdrBoardScene *get_scene (void);

/** @brief Returns the geometry of the board. */
const QdrBoardGeometry *get_geometry (void);

/* Actions of a player at places given as moves. */
void point_at (const char *text);
void press (const char *text);
void click (const char *text);
void tap (const char *text);
void drag_from_to (const char *from, const graphene_point_t *to, gboolean finger);
void focus (const char *text);

/** @brief Presses a key, and returns whether the board has handled it. */
gboolean press_key (guint key, GdkModifierType modifiers);

/** @brief Returns whether a button offers to place the tapped wall. */
gboolean board_offers_wall (void);

/** @brief Fails unless @p text is the last move. */
void assert_last_move (const char *text);

/** @brief Fails unless @p ply moves were played. */
void assert_ply (guint ply);

/** @brief Fails unless the square of @p text has the keyboard focus. */
void assert_focus (const char *text);

/** @brief Returns the child for a square. */
QdrSquareView *square_at (const char *text);

/** @brief Returns the child for a wall. */
QdrSlotView *slot_at (const char *text);

/** @brief Waits until the announcement @p words is the description of the widget with the focus. */
void assert_announced (const char *words);
