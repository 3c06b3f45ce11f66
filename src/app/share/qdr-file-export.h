/*
 * Export of data to a file that the user chooses, and of a game as an animation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-picture.h"

G_BEGIN_DECLS

/** @brief Data to export, and the texts of the dialog. */
typedef struct {
  const char *title; /**< the title of the dialog, translated */
  const char *kind;  /**< the kind of files, plural, translated */
  const char *name;  /**< the suggested file name, with an extension */
  GBytes *bytes;     /**< the contents of the file; referenced */
} QdrFileExport;

/**
 * @brief Asks the user for a file, writes the data to it, and shows whether that succeeded. If the
 *        window is closed in the meantime, nothing is written.
 *
 * @param parent  the parent of the dialog
 * @param folder  the folder that the dialog shows first
 * @param toasts  the toast overlay of @p parent
 */
void qdr_file_export_ask_for_file (const QdrFileExport *self,
                                   GtkWindow *parent,
                                   GUserDirectory folder,
                                   AdwToastOverlay *toasts);

/** @brief Shows that a file was written. */
void qdr_file_export_show_success (GFile *file, AdwToastOverlay *toasts);

/** @brief Shows in a dialog why a file was not written. */
void qdr_file_export_show_error (GFile *file, GtkWindow *parent, const GError *error);

/**
 * @brief A function that is called after each painted frame.
 *
 * @param n_painted  the number of frames painted so far
 */
typedef void (*QdrAnimationProgressFunc) (guint n_painted, gpointer user_data);

/**
 * @brief Writes an animation to a file. The file is replaced only when the animation is complete.
 *
 * Frames are painted on the main thread while it is idle, and encoded on another thread.
 *
 * @param renderer     paints the frames
 * @param file         the file to write
 * @param cancellable  (nullable): checked between two frames
 * @param progress     (nullable): called on the main thread
 * @param callback     must call qdr_animation_writer_write_finish()
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
 * @param error  return location for a G_IO_ERROR, such as G_IO_ERROR_CANCELLED
 * @return whether the file was written
 */
gboolean qdr_animation_writer_write_finish (GAsyncResult *result, GError **error);

G_END_DECLS
