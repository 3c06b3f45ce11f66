/*
 * Games that come into the library from files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-foreign-notation.h"
#include "qdr-transfer.h"

G_BEGIN_DECLS

/** @brief How many sentences are kept at most. */
#define QDR_GAME_IMPORT_MAX_REMARKS 1000

/** @brief An import, and what has come of it. */
typedef struct {
  QdrTransfer transfer;           /**< its steps */
  guint n_imported;               /**< games that are new */
  guint n_already_there;          /**< games that were there before */
  guint n_refused;                /**< games that are wrong */
  guint n_unreadable;             /**< files that could not be read */
  guint n_ambiguous;              /**< games that fit several notations, and wait for an answer */
  GPtrArray *meanings;            /**< (nullable) (element-type QdrForeignGame): what the first of
                                       these can mean */
  guint n_foreign;                /**< games in the notations of others */
  GPtrArray *problems;            /**< a sentence for each of the first that were refused or could
                                       not be read, with its place */
  GPtrArray *notations;           /**< likewise for each of the first foreign games */
  struct QdrImportSource *source; /**< private */
} QdrGameImport;

/**
 * @brief Prepares an import.
 *
 * @param files  (element-type GFile): at least one, each with one game or many
 * @return (transfer full)
 */
QdrGameImport *qdr_game_import_new (GPtrArray *files);

/**
 * @brief Answers what the ambiguous games mean, and begins anew, with these alone.
 *
 * @param self      at its end
 * @param notation  of all of them; those that it does not fit will be refused
 */
void qdr_game_import_read_as (QdrGameImport *self, QdrNotation notation);

/** @brief Counts the games that are still ambiguous as refused. */
void qdr_game_import_refuse_ambiguous (QdrGameImport *self);

/** @brief Frees an import. */
void qdr_game_import_free (QdrGameImport *self);

G_END_DECLS
