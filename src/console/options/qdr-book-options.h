/*
 * Options of the moves in an opening book, and books built from the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-book.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief The values of the options; all zero without them. */
typedef struct {
  char *games;  /**< of --games */
  char *result; /**< of --result */
  char *rating; /**< of --rating */
  char *plies;  /**< of --plies */
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
 * @brief Builds a book from the games of a library, after updating the ratings.
 *
 * @param path   (nullable): of the library; NULL for that of the user
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 * @return (transfer full) (nullable): see qdr_library_make_book(); NULL on error
 */
char *qdr_book_build (const char *path, const QdrLibraryBookRules *rules, GError **error);

/**
 * @brief Builds a book from the present games of a library for the personalities that open from it,
 *        supplemented by the book of the program. Does nothing without a library.
 *
 * @param path   (nullable): of the library; NULL for that of the user
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 */
gboolean qdr_book_build_for_personalities (const char *path,
                                           QdrPersonalityList *personalities,
                                           GError **error);

G_END_DECLS
