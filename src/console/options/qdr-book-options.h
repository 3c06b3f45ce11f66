/*
 * Which moves stand in an opening book: options, and books made of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-book.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief What the command line says about moves; all zero when it says nothing. */
typedef struct {
  char *games;  /**< of --games */
  char *result; /**< of --result */
  char *rating; /**< of --rating */
  char *plies;  /**< of --plies */
} QdrBookOptions;

/**
 * @brief Lets @p context read the options into @p self.
 *
 * @param context  of the command
 */
void qdr_book_options_add (QdrBookOptions *self, GOptionContext *context);

/**
 * @brief Puts what the command line says into @p rules.
 *
 * @param rules  (inout): keeps what it does not say
 * @param error  return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_book_options_resolve (const QdrBookOptions *self, QdrLibraryBookRules *rules, GError **error);

/** @brief Frees what the options hold. */
void qdr_book_options_clear (QdrBookOptions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrBookOptions, qdr_book_options_clear)

/**
 * @brief Makes a book of the games of a library, whose players are rated before.
 *
 * @param path   (nullable): of the file, NULL for that of this user
 * @param rules  which moves
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 * @return (transfer full) (nullable): see qdr_library_write_book(); NULL on error
 */
char *qdr_book_make (const char *path, const QdrLibraryBookRules *rules, GError **error);

/**
 * @brief Lets those who open from the library do so, in all games from now on: by its games as they
 *        are now, and the book of the program where they tell nothing.
 *
 * Where there is no library yet, nothing changes.
 *
 * @param path           (nullable): of the file, NULL for that of this user
 * @param personalities  get the book
 * @param error          return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 */
gboolean
qdr_book_take_library (const char *path, QdrPersonalityList *personalities, GError **error);

G_END_DECLS
