/*
 * Export of data to a file that the user chooses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

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

G_END_DECLS
