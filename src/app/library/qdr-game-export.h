/*
 * Games of the library that go into a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-durable-file.h"
#include "qdr-transfer.h"

G_BEGIN_DECLS

/** @brief An export. */
typedef struct {
  QdrTransfer transfer;     /**< its steps */
  GArray *ids;              /**< of the games */
  guint n_exported;         /**< how many of them are written */
  GFile *file;              /**< where to */
  QdrDurableStream *output; /**< (nullable): while it is written */
} QdrGameExport;

/**
 * @brief Prepares an export. The file is replaced by all of them, or stays as it is.
 *
 * @param ids   (transfer full) (element-type gint64): of the games
 * @param file  where to
 * @return (transfer full)
 */
QdrGameExport *qdr_game_export_new (GArray *ids, GFile *file);

/** @brief Frees an export. */
void qdr_game_export_free (QdrGameExport *self);

G_END_DECLS
