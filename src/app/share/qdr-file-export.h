/*
 * Export to files: of any data to a file that the user chooses, and of a game as an animation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-picture.h"

G_BEGIN_DECLS

/* Any data */

/** @brief Data to export, and the texts of the dialog. */
typedef struct {
  const char *title; /**< the title of the dialog, translated */
  const char *kind;  /**< the kind of files, plural, translated */
  const char *name;  /**< the suggested file name, with an extension */
  GBytes *bytes;     /**< the contents of the file; referenced */
} QdrFileExport;

/**
 * @brief Asks for a file, writes it, and shows the result. Does nothing more after the window
 *        has been closed.
 *
 * @param parent  the parent of the dialog
 * @param beside  (nullable): a file in the initial folder
 * @param toasts  the toast overlay of @p parent
 */
void qdr_file_export_ask_for_file (const QdrFileExport *self,
                                   GtkWindow *parent,
                                   GFile *beside,
                                   AdwToastOverlay *toasts);

/** @brief Shows that a file was written. */
void qdr_file_export_show_success (GFile *file, AdwToastOverlay *toasts);

/** @brief Shows in a dialog why a file was not written. */
void qdr_file_export_show_error (GFile *file, GtkWindow *parent, const GError *error);

/* Animations, which are encoded on a thread */

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
