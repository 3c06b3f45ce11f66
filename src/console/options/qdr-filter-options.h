/*
 * Options that select games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief The values of the options; all zero without them. */
typedef struct {
  char *player;     /**< value of --player */
  char *opponent;   /**< value of --opponent */
  char *result;     /**< value of --result */
  char *size;       /**< value of --size */
  char *players;    /**< value of --players */
  char *opening;    /**< value of --opening */
  char *ending;     /**< value of --ending */
  char *since;      /**< value of --since */
  char *until;      /**< value of --until */
  char *plies;      /**< value of --plies */
  char *position;   /**< value of --position */
  QdrPosition read; /**< parsed value of --position */
} QdrFilterOptions;

/**
 * @brief Adds the options to @p context. @p self must exist until they are parsed.
 */
void qdr_filter_options_add (QdrFilterOptions *self, GOptionContext *context);

/**
 * @brief Returns the filter of the options.
 *
 * @param filter  (out): the filter; it points into @p self
 * @param error   return location for a QDR_USAGE_ERROR, or an error in the moves or the position
 */
gboolean
qdr_filter_options_resolve (QdrFilterOptions *self, QdrLibraryFilter *filter, GError **error);

/**
 * @brief Formats moves as the library stores them: in lower case, separated by single spaces.
 *
 * @param name   name of the option, for the error: "--opening"
 * @param moves  moves, separated by white space
 * @param error  return location for a G_IO_ERROR about a word that is no move
 * @return (transfer full) (nullable): the moves; NULL if a word is not a move on any board
 */
char *qdr_filter_options_format_moves (const char *name, const char *moves, GError **error);

/** @brief Frees the members. */
void qdr_filter_options_clear (QdrFilterOptions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrFilterOptions, qdr_filter_options_clear)

G_END_DECLS
