/*
 * Another name for a person in the library and in the games folder, on the thread of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"

G_BEGIN_DECLS

/** @brief A name, and the one that takes its place. */
typedef struct {
  char *earlier; /**< the name that games have */
  char *name;    /**< the name that they are to have */
} QdrPersonRenaming;

/**
 * @brief Calls qdr_library_rename_person() and qdr_games_folder_rename_person(), or only
 *        qdr_library_check_new_name().
 *
 * @param callback   function that is called from the main context
 * @param user_data  data for @p callback
 */
void qdr_library_worker_rename_person_async (QdrLibraryWorker *library,
                                             const char *earlier,
                                             const char *name,
                                             gboolean only_checks,
                                             GAsyncReadyCallback callback,
                                             gpointer user_data);

/**
 * @brief Finishes qdr_library_worker_rename_person_async().
 *
 * @param error  return location for an error of the library
 * @return (transfer none) (nullable): valid during the callback; NULL on error
 */
const QdrPersonRenaming *qdr_library_worker_rename_person_finish (QdrLibraryWorker *library,
                                                                  GAsyncResult *result,
                                                                  GError **error);

G_END_DECLS
