/*
 * Pictures of a board to share: an image, an SVG document, and the frames of an animation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-style.h"
#include "qdr-board-view.h"

G_BEGIN_DECLS

/**
 * @brief Draws the position on a board, without anything pointed at, hinted or in motion.
 *
 * @param board  with a game, in a window that is on the screen
 * @param size   the longer side in pixels; the rest beside the board is transparent
 * @return (transfer full)
 */
GdkTexture *qdr_board_picture_paint (QdrBoardView *board, int size);

/** @brief Returns (transfer full) the same in SVG; the board must show a game. */
char *qdr_board_picture_write_svg (QdrBoardView *board);

/**
 * @brief Draws a position in SVG: frame, coordinates if shown, squares, walls and pawns.
 *
 * @param rotation  quarter turns anticlockwise, 0..3
 * @return (transfer full): a document of some kilobytes, without references to others
 */
char *
qdr_board_svg_write (const QdrBoardScene *scene, const QdrBoardPalette *palette, guint rotation);

/* Frames */

#define QDR_TYPE_FRAME_RENDERER (qdr_frame_renderer_get_type ())
G_DECLARE_FINAL_TYPE (QdrFrameRenderer, qdr_frame_renderer, QDR, FRAME_RENDERER, GObject)

/**
 * @brief Prepares to draw all positions of the game on a board, in its current colours and rotation
 *        and with its coordinates.
 *
 * @param board  with a game, which may change meanwhile; referenced
 * @param size   the maximum width and height in pixels, at least 100
 * @return (transfer full)
 */
QdrFrameRenderer *qdr_frame_renderer_new (QdrBoardView *board, int size);

/** @brief Returns the number of frames: one more than moves. */
guint qdr_frame_renderer_get_n_frames (QdrFrameRenderer *self);

/** @brief Returns the width of each frame in pixels. */
int qdr_frame_renderer_get_width (QdrFrameRenderer *self);

/** @brief Returns the height of each frame in pixels. */
int qdr_frame_renderer_get_height (QdrFrameRenderer *self);

/**
 * @brief Draws a frame, with the board's frame colour around the board. Only for the main thread.
 *
 * @param ply  the number of moves before it, 0..length - 1; ascending order is fastest
 * @return (transfer full): pixels by rows from the top, 0x00RRGGBB in the byte order of the machine
 */
GBytes *qdr_frame_renderer_paint (QdrFrameRenderer *self, guint ply);

G_END_DECLS
