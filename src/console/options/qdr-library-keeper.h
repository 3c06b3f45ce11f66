/*
 * Keeps games in the library as they end, where --library asks for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief What --library says, and what comes of it; all zero where it says nothing. */
typedef struct {
  gboolean is_asked_for; /**< whether games are to be kept */
  char *path;            /**< (nullable): of the file, NULL for that of this user */
  QdrLibrary *library;   /**< (nullable): once it is open */
  char *told;            /**< (nullable): what was said last of a game that could not be kept */
} QdrLibraryKeeper;

/**
 * @brief Lets @p context read --library into @p self.
 *
 * @param context  of the command, which has no entries yet
 */
void qdr_library_keeper_add_option (QdrLibraryKeeper *self, GOptionContext *context);

/**
 * @brief Opens the library, or does nothing where no game is to be kept.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 */
gboolean qdr_library_keeper_open (QdrLibraryKeeper *self, GError **error);

/**
 * @brief Keeps a game, unless the library has it; without a library it does nothing.
 *
 * Where it cannot be kept standard error says why, but not the same for each game.
 *
 * @param game    with at least one move; only read
 * @param source  where it comes from
 */
void qdr_library_keeper_add (QdrLibraryKeeper *self, QdrGame *game, QdrLibrarySource source);

/** @brief Closes the library, and frees what the options hold. */
void qdr_library_keeper_clear (QdrLibraryKeeper *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrLibraryKeeper, qdr_library_keeper_clear)

G_END_DECLS
