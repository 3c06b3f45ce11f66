/*
 * Writes a game as a picture that moves, on a thread of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-frame-renderer.h"

G_BEGIN_DECLS

/**
 * @brief Told of each picture that is painted.
 *
 * @param n_painted  how many are
 * @param user_data  as handed over with it
 */
typedef void (*QdrAnimationProgressFunc) (guint n_painted, gpointer user_data);

/**
 * @brief Writes a file, which holds either all or what it held before.
 *
 * Pictures are painted in idle moments of the main thread, which alone can.
 *
 * @param film         the pictures
 * @param file         where to
 * @param cancellable  (nullable): gives it up between two pictures
 * @param progress     (nullable): called by the main thread
 * @param callback     called when it is done
 * @param user_data    for @p progress and @p callback
 */
void qdr_animation_writer_write_async (QdrFrameRenderer *film,
                                       GFile *file,
                                       GCancellable *cancellable,
                                       QdrAnimationProgressFunc progress,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);

/**
 * @brief How the writing went.
 *
 * @param result  as the callback got it
 * @param error   return location for a G_IO_ERROR, among them G_IO_ERROR_CANCELLED
 * @return whether the file is written
 */
gboolean qdr_animation_writer_write_finish (GAsyncResult *result, GError **error);

G_END_DECLS
