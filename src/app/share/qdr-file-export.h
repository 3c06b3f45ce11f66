/*
 * Something that is written to a file where the user wants it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** @brief What is written, and how it is asked about. */
typedef struct {
  const char *title; /**< of the question, translated */
  const char *kind;  /**< of files, in the plural, translated */
  const char *name;  /**< of the file that is offered, with an extension */
  GBytes *bytes;     /**< what is written; referenced */
} QdrFileExport;

/**
 * @brief Asks where, writes, and tells what came of it. Nothing more happens once the window has
 *        gone.
 *
 * @param parent  in front of which it asks
 * @param beside  (nullable): a file beside which to look first
 * @param toasts  of @p parent, where success is told
 */
void qdr_file_export_ask (const QdrFileExport *self,
                          GtkWindow *parent,
                          GFile *beside,
                          AdwToastOverlay *toasts);

/**
 * @brief Tells that a file was written.
 *
 * @param file    which one
 * @param toasts  of the window
 */
void qdr_file_export_show_success (GFile *file, AdwToastOverlay *toasts);

/**
 * @brief Tells in a dialog that it was not.
 *
 * @param file    which one
 * @param parent  in front of which it tells so
 * @param error   why
 */
void qdr_file_export_show_error (GFile *file, GtkWindow *parent, const GError *error);

G_END_DECLS
