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
  char *player;     /**< of --player */
  char *opponent;   /**< of --opponent */
  char *result;     /**< of --result */
  char *size;       /**< of --size */
  char *players;    /**< of --players */
  char *opening;    /**< of --opening */
  char *ending;     /**< of --ending */
  char *since;      /**< of --since */
  char *until;      /**< of --until */
  char *plies;      /**< of --plies */
  char *position;   /**< of --position */
  QdrPosition read; /**< the parsed position */
} QdrFilterOptions;

/**
 * @brief Adds the options to @p context; @p self must outlive the parsing.
 */
void qdr_filter_options_add (QdrFilterOptions *self, GOptionContext *context);

/**
 * @brief Returns the filter of the options.
 *
 * @param filter  (out): points into @p self
 * @param error   return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_filter_options_resolve (QdrFilterOptions *self, QdrLibraryFilter *filter, GError **error);

/**
 * @brief Formats moves as in the library: lower case, separated by a space.
 *
 * @param name   of the option, for the error
 * @param moves  separated by white space
 * @param error  return location for a QDR_USAGE_ERROR
 * @return (transfer full) (nullable): NULL if a word is no move on any board
 */
char *qdr_filter_options_format_moves (const char *name, const char *moves, GError **error);

/** @brief Frees the members. */
void qdr_filter_options_clear (QdrFilterOptions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrFilterOptions, qdr_filter_options_clear)

G_END_DECLS
