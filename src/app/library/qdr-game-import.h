/*
 * Games that come into the library from a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-transfer.h"

G_BEGIN_DECLS

/** @brief An import, and what has come of it. */
typedef struct {
  QdrTransfer transfer;           /**< its steps */
  guint n_imported;               /**< games that are new */
  guint n_already_there;          /**< games that were there before */
  GPtrArray *problems;            /**< a sentence for each game that is wrong, with its place */
  struct QdrImportSource *source; /**< private */
} QdrGameImport;

/** @brief Prepares an import. @param file  one game or many @return (transfer full) */
QdrGameImport *qdr_game_import_new (GFile *file);

/** @brief Frees an import. */
void qdr_game_import_free (QdrGameImport *self);

G_END_DECLS
