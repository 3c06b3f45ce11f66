/*
 * Writing a game as an animation, on a thread. It is separate from the controller because the
 * test writes animations without a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-picture.h"

G_BEGIN_DECLS

/** @brief Called after each painted frame. */
typedef void (*QdrAnimationProgressFunc) (guint n_painted, gpointer user_data);

/**
 * @brief Writes an animation. The file is replaced only when the animation is complete.
 *
 * Frames are painted in the main thread while it is idle, and encoded in another thread.
 *
 * @param renderer     paints the frames
 * @param file         the file to write
 * @param cancellable  (nullable): checked between two frames
 * @param progress     (nullable): called in the main thread
 * @param callback     calls qdr_animation_writer_write_finish()
 * @param user_data    for @p progress and @p callback
 */
void qdr_animation_writer_write_async (QdrFrameRenderer *renderer,
                                       GFile *file,
                                       GCancellable *cancellable,
                                       QdrAnimationProgressFunc progress,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);

/**
 * @brief Finishes qdr_animation_writer_write_async().
 *
 * @param error  return location for a G_IO_ERROR, among them G_IO_ERROR_CANCELLED
 * @return whether the file was written
 */
gboolean qdr_animation_writer_write_finish (GAsyncResult *result, GError **error);

G_END_DECLS
