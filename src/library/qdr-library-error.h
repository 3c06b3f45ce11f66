/*
 * What can go wrong with the library of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The error domain of the library. All messages are sentences for people. */
#define QDR_LIBRARY_ERROR (qdr_library_error_quark ())
GQuark qdr_library_error_quark (void);

/** @brief What has gone wrong. */
typedef enum {
  QDR_LIBRARY_ERROR_FAILED,    /**< anything else; the sentence has what SQLite says */
  QDR_LIBRARY_ERROR_FOREIGN,   /**< the file is of another program */
  QDR_LIBRARY_ERROR_DAMAGED,   /**< the file cannot be read as it should */
  QDR_LIBRARY_ERROR_NEWER,     /**< a newer version of the program made it */
  QDR_LIBRARY_ERROR_READ_ONLY, /**< nothing can be written */
  QDR_LIBRARY_ERROR_FULL,      /**< the disk is full */
  QDR_LIBRARY_ERROR_BUSY,      /**< another program has been writing for too long */
  QDR_LIBRARY_ERROR_NOT_FOUND, /**< there is no game of that number */
} QdrLibraryError;

G_END_DECLS
