/*
 * The option --library, and the recorder that adds games to the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief The option --library, and the library that it opens. All members are zero if the option
 *  is not set. */
typedef struct {
  gboolean is_enabled; /**< whether the option is set */
  char *path;          /**< (nullable): file of the library; NULL for the library of the user */
  QdrLibrary *library; /**< (nullable): the open library; NULL before it is opened */
  char *last_error;    /**< (nullable): last printed error message, which is not printed again */
} QdrLibraryRecorder;

/** @brief Adds the option --library to @p context, which must not have other options yet. */
void qdr_library_recorder_add_option (QdrLibraryRecorder *self, GOptionContext *context);

/**
 * @brief Opens the library, if the option is set.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 */
gboolean qdr_library_recorder_open (QdrLibraryRecorder *self, GError **error);

/**
 * @brief Adds @p game to the library, if the library does not have it. Does nothing if no library
 *        is open.
 *
 * Prints an error on standard error, unless its message equals that of the previous error.
 *
 * @param game  a game with at least one move; not modified
 */
void
qdr_library_recorder_add_game (QdrLibraryRecorder *self, QdrGame *game, QdrLibrarySource source);

/** @brief Closes the library and frees the members. */
void qdr_library_recorder_clear (QdrLibraryRecorder *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrLibraryRecorder, qdr_library_recorder_clear)

G_END_DECLS
