/*
 * Pictures of a board to share: an image, an SVG document, and the frames of an animation; and
 * small pictures of a position and of a pawn, for lists and panels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-style.h"
#include "qdr-board-view.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/* Image and SVG */

/**
 * @brief Draws a picture of the position on a board. The move pointed at, hints and drawings are
 *        left out, and moving pieces are drawn at their destinations.
 *
 * @param board  a board that shows a game and is in a window on the screen
 * @param size   the longer side of the picture in pixels; a narrow strip around the board is
 *               transparent
 * @return (transfer full)
 */
GdkTexture *qdr_board_picture_paint (QdrBoardView *board, int size);

/** @brief Returns (transfer full) the picture of qdr_board_picture_paint() as an SVG document; the
 *         board must show a game. */
char *qdr_board_picture_write_svg (QdrBoardView *board);

/* Frames of an animation */

#define QDR_TYPE_FRAME_RENDERER (qdr_frame_renderer_get_type ())
G_DECLARE_FINAL_TYPE (QdrFrameRenderer, qdr_frame_renderer, QDR, FRAME_RENDERER, GObject)

/**
 * @brief Creates a renderer for all positions of the game on a board, with the current colours,
 *        rotation and coordinates of the board.
 *
 * @param board  a board that shows a game; referenced. The game is copied
 * @param size   the maximum width and height in pixels, at least 100
 * @return (transfer full)
 */
QdrFrameRenderer *qdr_frame_renderer_new (QdrBoardView *board, int size);

/** @brief Returns the number of frames, one more than the number of moves. */
guint qdr_frame_renderer_get_n_frames (QdrFrameRenderer *self);

/** @brief Returns the width of each frame in pixels. */
int qdr_frame_renderer_get_width (QdrFrameRenderer *self);

/** @brief Returns the height of each frame in pixels. */
int qdr_frame_renderer_get_height (QdrFrameRenderer *self);

/**
 * @brief Draws one frame of the animation; call this in the main thread only. The area beside the
 *        board has the colour of the rim of the board.
 *
 * @param ply  the number of moves before the frame, from 0; the drawing of all frames is fastest in
 *             ascending order
 * @return (transfer full): pixels by rows from the top, 0x00RRGGBB in the byte order of the machine
 */
GBytes *qdr_frame_renderer_paint_frame (QdrFrameRenderer *self, guint ply);

/* Small pictures of positions. They take no input. Their size is that of "width-request" and
 * "height-request". */
#define QDR_TYPE_BOARD_THUMBNAIL (qdr_board_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardThumbnail, qdr_board_thumbnail, QDR, BOARD_THUMBNAIL, GtkWidget)

/**
 * @brief Shows the current position of @p game; later moves do not change the picture.
 *
 * @param game      read during the call, not referenced
 * @param rotation  quarter turns anticlockwise, 0..3
 */
void qdr_board_thumbnail_show_game (QdrBoardThumbnail *self, QdrGame *game, guint rotation);

/**
 * @brief Creates a picture of the corner of a board in @p style, which need not be the current
 *        style.
 *
 * Assistive tools ignore the picture, so the widget around it must have an accessible name.
 *
 * @param style  a value of the setting "board-style"
 */
GtkWidget *qdr_board_swatch_new (const char *style);

/* A player's pawn, as an icon beside the player's name */

#define QDR_TYPE_PAWN_ICON (qdr_pawn_icon_get_type ())
G_DECLARE_FINAL_TYPE (QdrPawnIcon, qdr_pawn_icon, QDR, PAWN_ICON, GtkWidget)

/** @brief Shows the pawn of @p player, 0..3. */
void qdr_pawn_icon_set_player (QdrPawnIcon *self, guint player);

G_END_DECLS
