/*
 * Transfers: imports and exports of games, and other long work on the library.
 *
 * The work is done in short steps on the thread of the library. Between the steps, progress is
 * reported, other jobs can read the library, and the work can be cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-durable-file.h"
#include "qdr-foreign-game.h"
#include "qdr-library-worker.h"

G_BEGIN_DECLS

/** @brief The approximate duration of a step, microseconds. */
#define QDR_TRANSFER_STEP_DURATION 200000

/**
 * @brief The part that all kinds of transfers have in common, as the first member of their structs.
 */
typedef struct {
  QdrLibraryAccess access; /**< whether the steps write to the library */
  QdrLibraryJob step;      /**< the job that does the next part of the work and sets share */
  QdrLibraryJob end; /**< the job that runs at the end, even after an error or a cancellation */
  double share;      /**< the share of the work that is done, 0..1; at 1 the steps end */
} QdrTransfer;

/** @brief A function that shows the progress. @param share  the share of the work done, 0..1 */
typedef void (*QdrTransferProgressFunc) (double share, gpointer user_data);

/**
 * @brief Runs all steps of a transfer.
 *
 * @param transfer     must not be used elsewhere until @p callback runs; the callback may free it
 * @param cancellable  ends the transfer after the current step
 * @param progress     is called after each step, in the main context of the caller
 * @param callback     is called at the end, in the main context of the caller
 * @param user_data    for @p progress and @p callback
 */
void qdr_transfer_run_async (QdrLibraryWorker *library,
                             QdrTransfer *transfer,
                             GCancellable *cancellable,
                             QdrTransferProgressFunc progress,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/**
 * @brief Finishes qdr_transfer_run_async().
 *
 * @param error  return location for the error of a step, or G_IO_ERROR_CANCELLED
 * @return whether all steps have been done
 */
gboolean qdr_transfer_run_finish (GAsyncResult *result, GError **error);

/** @brief An export of games to a file. */
typedef struct {
  QdrTransfer transfer;     /**< the jobs and the progress of the export */
  GArray *ids;              /**< (element-type gint64): the ids of the games */
  guint n_exported;         /**< the number of games that have been written */
  GFile *file;              /**< the file to write */
  QdrDurableStream *output; /**< (nullable): the open file while the export runs */
} QdrGameExport;

/**
 * @brief Prepares an export. The file is replaced as a whole or not at all.
 *
 * @param ids  (transfer full) (element-type gint64): the ids of the games
 * @return (transfer full)
 */
QdrGameExport *qdr_game_export_new (GArray *ids, GFile *file);

/** @brief Frees an export. */
void qdr_game_export_free (QdrGameExport *self);

/** @brief The maximum length of each list of remarks in a QdrGameImport. */
#define QDR_GAME_IMPORT_MAX_REMARKS 1000

/** @brief An import of games from files, and its results so far. */
typedef struct {
  QdrTransfer transfer;    /**< the jobs and the progress of the import */
  guint n_imported;        /**< the number of games added to the library */
  guint n_already_there;   /**< the number of games that were in the library before */
  guint n_refused;         /**< the number of invalid games, and of ambiguous games that
                             qdr_game_import_refuse_ambiguous_games() has refused */
  guint n_unreadable;      /**< the number of files that could not be read, and of those in other
                             encodings that qdr_game_import_refuse_other_encodings() has refused */
  guint n_other_encodings; /**< the number of files in other encodings than UTF-8, which are not
                                imported yet */
  guint n_ambiguous;       /**< the number of games that can be read in several notations, and are
                             not imported yet */
  GPtrArray *readings;     /**< (nullable) (element-type QdrForeignGame): the possible
                             readings of the first ambiguous game */
  guint n_foreign;         /**< the number of games in foreign notations */
  GPtrArray *problems;     /**< (element-type utf8): a line for each of the first refused games
                             and unreadable files, with its place and the reason */
  GPtrArray *notations;    /**< (element-type utf8): a line for each of the first games in
                             foreign notations, with its place and notation */
  struct QdrImportSource *source; /**< private: the files, and how far they have been read */
} QdrGameImport;

/**
 * @brief Prepares an import.
 *
 * @param files  (element-type GFile): at least one file, each with one or more games
 * @return (transfer full)
 */
QdrGameImport *qdr_game_import_new (GPtrArray *files);

/**
 * @brief Returns a line for each of the first files in other encodings, (transfer none)
 *        (element-type utf8).
 */
GPtrArray *qdr_game_import_get_other_encodings (QdrGameImport *self);

/**
 * @brief Prepares another run of an import that has ended. It imports the files in other encodings,
 *        and no other file.
 */
void qdr_game_import_prepare_other_encodings (QdrGameImport *self);

/** @brief Counts the files in other encodings as unreadable, and adds them to the problems. */
void qdr_game_import_refuse_other_encodings (QdrGameImport *self);

/**
 * @brief Prepares another run of an import that has ended. It imports only the ambiguous games.
 *
 * @param notation  the notation in which these games are read; illegal games will be refused
 */
void qdr_game_import_prepare_ambiguous_games (QdrGameImport *self, QdrNotation notation);

/** @brief Counts the games that are still ambiguous as refused, and adds them to the problems. */
void qdr_game_import_refuse_ambiguous_games (QdrGameImport *self);

/** @brief Frees an import. */
void qdr_game_import_free (QdrGameImport *self);

G_END_DECLS
