/*
 * The option --library, which adds games to the library as they end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief The value of --library and the open library; all zero without the option. */
typedef struct {
  gboolean is_enabled; /**< whether the option is set */
  char *path;          /**< (nullable): of the library; NULL for that of the user */
  QdrLibrary *library; /**< (nullable): NULL until opened */
  char *last_error;    /**< (nullable): the last error message, not to be repeated */
} QdrLibraryRecorder;

/**
 * @brief Adds --library to @p context, which must have no entries yet.
 */
void qdr_library_recorder_add_option (QdrLibraryRecorder *self, GOptionContext *context);

/**
 * @brief Opens the library, if the option is set.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 */
gboolean qdr_library_recorder_open (QdrLibraryRecorder *self, GError **error);

/**
 * @brief Adds a game to the library, unless it is there already. Does nothing without a library.
 *
 * Prints an error on standard error, but not the same one for each game.
 *
 * @param game  with at least one move; not modified
 */
void qdr_library_recorder_add (QdrLibraryRecorder *self, QdrGame *game, QdrLibrarySource source);

/** @brief Closes the library and frees the members. */
void qdr_library_recorder_clear (QdrLibraryRecorder *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrLibraryRecorder, qdr_library_recorder_clear)

G_END_DECLS
