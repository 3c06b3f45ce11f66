/*
 * Options that select the moves of an opening book, and books built from the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-book.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief The values of the options; all zero without them. */
typedef struct {
  char *games;  /**< value of --games */
  char *result; /**< value of --result */
  char *rating; /**< value of --rating */
  char *plies;  /**< value of --plies */
} QdrBookOptions;

/**
 * @brief Adds the options to @p context.
 */
void qdr_book_options_add (QdrBookOptions *self, GOptionContext *context);

/**
 * @brief Sets the members of @p rules for which there are options.
 *
 * @param error  return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_book_options_resolve (const QdrBookOptions *self, QdrLibraryBookRules *rules, GError **error);

/** @brief Frees the members. */
void qdr_book_options_clear (QdrBookOptions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrBookOptions, qdr_book_options_clear)

/**
 * @brief Updates the ratings in a library, and builds a book from its games.
 *
 * @param path   (nullable): file of the library; NULL for the library of the user
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 * @return (transfer full) (nullable): text of the book, see qdr_library_make_book(); NULL on error
 */
char *qdr_book_build (const char *path, const QdrLibraryBookRules *rules, GError **error);

/**
 * @brief Builds a book from the games of a library, supplemented by the book of the program, for
 *        the personalities that take their openings from the library. Does nothing without a
 *        library.
 *
 * @param path   (nullable): file of the library; NULL for the library of the user
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 */
gboolean qdr_book_build_for_personalities (const char *path,
                                           QdrPersonalityList *personalities,
                                           GError **error);

G_END_DECLS
