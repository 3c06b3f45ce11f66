/*
 * The options that say which games of the library are meant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-filter.h"

G_BEGIN_DECLS

/** @brief What the command line says about games; all zero when it says nothing. */
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
  QdrPosition read; /**< the position, when it is read */
} QdrFilterOptions;

/**
 * @brief Lets @p context read the options into @p self.
 *
 * @param self     must outlive the parsing
 * @param context  of the command
 */
void qdr_filter_options_add (QdrFilterOptions *self, GOptionContext *context);

/**
 * @brief Makes the filter that was asked for.
 *
 * @param filter  (out): points into @p self
 * @param error   return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_filter_options_resolve (QdrFilterOptions *self, QdrLibraryFilter *filter, GError **error);

/**
 * @brief Writes moves as the library has them: lower case, a space between them.
 *
 * @param name   of what has them, for the error
 * @param moves  separated by any white space
 * @param error  return location for a QDR_USAGE_ERROR
 * @return (transfer full) (nullable): NULL where a word is no move on any board
 */
char *qdr_filter_options_write_moves (const char *name, const char *moves, GError **error);

/** @brief Frees what the options hold. */
void qdr_filter_options_clear (QdrFilterOptions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrFilterOptions, qdr_filter_options_clear)

G_END_DECLS
