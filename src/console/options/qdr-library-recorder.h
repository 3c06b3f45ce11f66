/*
 * The option --library, which adds finished games to the library.
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
  char *path;          /**< (nullable): file of the library; NULL for the library of the user */
  QdrLibrary *library; /**< (nullable): the open library; NULL before it is opened */
  char *last_error;    /**< (nullable): last printed error message, which is not printed again */
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
 * @brief Adds a game to the library, unless it contains the game. Does nothing without an open
 *        library.
 *
 * Prints errors on standard error, but does not repeat the last one.
 *
 * @param game  a game with at least one move; not modified
 */
void qdr_library_recorder_add (QdrLibraryRecorder *self, QdrGame *game, QdrLibrarySource source);

/** @brief Closes the library and frees the members. */
void qdr_library_recorder_clear (QdrLibraryRecorder *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrLibraryRecorder, qdr_library_recorder_clear)

G_END_DECLS
