/*
 * Imports and exports of games, and other long work on the library.
 *
 * The work is done in the library's thread in short steps. Between them, progress is reported,
 * lists are read, and the work can be cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-durable-file.h"
#include "qdr-foreign-notation.h"
#include "qdr-library-worker.h"

G_BEGIN_DECLS

/** @brief The approximate duration of a step, microseconds. */
#define QDR_TRANSFER_STEP 200000

/** @brief The common part of all kinds of transfers, the first member of their structs. */
typedef struct {
  QdrLibraryAccess access; /**< whether the steps write to the library */
  QdrLibraryJob step;      /**< does a part of the work */
  QdrLibraryJob end;       /**< always runs last, even after an error; not cancelled */
  double share;            /**< how much is done; 1 ends the steps */
} QdrTransfer;

/** @brief Reports progress. @param share  0..1 */
typedef void (*QdrTransferFunc) (double share, gpointer user_data);

/**
 * @brief Runs all steps of a transfer.
 *
 * @param transfer     must not be used elsewhere until @p callback is called, which may free it
 * @param cancellable  ends the transfer after the current step
 * @param progress     called after each step, in the main context of the caller
 * @param callback     called at the end, likewise
 * @param user_data    for both
 */
void qdr_transfer_run_async (QdrLibraryWorker *library,
                             QdrTransfer *transfer,
                             GCancellable *cancellable,
                             QdrTransferFunc progress,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/**
 * @brief Finishes qdr_transfer_run_async().
 *
 * @param error  return location for the error of a step, or G_IO_ERROR_CANCELLED
 * @return whether all steps were done
 */
gboolean qdr_transfer_run_finish (GAsyncResult *result, GError **error);

/** @brief An export of games to a file. */
typedef struct {
  QdrTransfer transfer;     /**< its progress */
  GArray *ids;              /**< (element-type gint64) */
  guint n_exported;         /**< games written so far */
  GFile *file;              /**< the target */
  QdrDurableStream *output; /**< (nullable): open while the export runs */
} QdrGameExport;

/**
 * @brief Prepares an export. The file is replaced as a whole or not at all.
 *
 * @param ids  (transfer full) (element-type gint64): of the games
 * @return (transfer full)
 */
QdrGameExport *qdr_game_export_new (GArray *ids, GFile *file);

/** @brief Frees an export. */
void qdr_game_export_free (QdrGameExport *self);

/** @brief The greatest number of problems, and of foreign games, that are described. */
#define QDR_GAME_IMPORT_MAX_REMARKS 1000

/** @brief An import of games from files, and its results so far. */
typedef struct {
  QdrTransfer transfer;           /**< its progress */
  guint n_imported;               /**< new games */
  guint n_already_there;          /**< games that the library had */
  guint n_refused;                /**< invalid games */
  guint n_unreadable;             /**< files that could not be read */
  guint n_ambiguous;              /**< games in a notation that is not known yet */
  GPtrArray *meanings;            /**< (nullable) (element-type QdrForeignGame): the possible
                                       readings of the first ambiguous game */
  guint n_foreign;                /**< games in foreign notations */
  GPtrArray *problems;            /**< (element-type utf8): a sentence with the place of each of the
                                       first refused games and unreadable files */
  GPtrArray *notations;           /**< (element-type utf8): likewise for foreign games */
  struct QdrImportSource *source; /**< private */
} QdrGameImport;

/**
 * @brief Prepares an import.
 *
 * @param files  (element-type GFile): at least one, each with one or more games
 * @return (transfer full)
 */
QdrGameImport *qdr_game_import_new (GPtrArray *files);

/**
 * @brief Prepares an import that has ended for another run, of the ambiguous games only.
 *
 * @param notation  of all these games; a game that is not legal in it will be refused
 */
void qdr_game_import_read_as (QdrGameImport *self, QdrNotation notation);

/** @brief Counts the games that are still ambiguous as refused. */
void qdr_game_import_refuse_ambiguous (QdrGameImport *self);

/** @brief Frees an import. */
void qdr_game_import_free (QdrGameImport *self);

G_END_DECLS
