/*
 * Options that matches and tournaments share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-log.h"
#include "qdr-game-options.h"
#include "qdr-game-runner.h"
#include "qdr-recorders.h"

G_BEGIN_DECLS

/** @brief The values of the options; all zero without them. */
typedef struct {
  QdrGameOptions setup;                /**< options of the games; only size, players, walls and
                                            no_repetition are set */
  char *cpu;                           /**< value of --cpu */
  char *depth;                         /**< value of --depth */
  char *nodes;                         /**< value of --nodes */
  char *hash;                          /**< value of --hash */
  char *openings;                      /**< value of --openings */
  char *seed;                          /**< value of --seed */
  char *max_plies;                     /**< value of --max-plies */
  char *timeout;                       /**< value of --timeout */
  char *jobs;                          /**< value of --jobs */
  char *pgn_out;                       /**< value of --pgn-out */
  char *journal;                       /**< value of --journal */
  QdrLibraryRecorder library_recorder; /**< recorder of --library */
  gboolean verbose;                    /**< value of --verbose */
  char **contestants;                  /**< (nullable): contestants as on the command line */
} QdrMatchOptions;

/**
 * @brief Adds the options and the contestants to @p context.
 */
void qdr_match_options_add (QdrMatchOptions *self, GOptionContext *context);

/**
 * @brief Sets the conditions of the games, including the contestants.
 *
 * @param conditions  (out): free with qdr_conditions_clear(), even on error
 * @param error       return location for a QDR_USAGE_ERROR, or an error about the openings
 */
gboolean
qdr_match_options_resolve (const QdrMatchOptions *self, QdrConditions *conditions, GError **error);

/**
 * @brief Opens the journal of --journal, the file of --pgn-out, and the library of --library.
 *
 * @param setup    set-up in the journal, for qdr_journal_open()
 * @param journal  (out) (transfer full) (nullable): the journal; NULL without the option
 * @param log      (out) (transfer full) (nullable): the file of games; NULL without the option
 * @param error    return location for a G_IO_ERROR, QDR_LIBRARY_ERROR, QDR_JOURNAL_ERROR or
 *                 G_FILE_ERROR
 */
gboolean qdr_match_options_open_files (QdrMatchOptions *self,
                                       const char *setup,
                                       QdrJournal **journal,
                                       QdrGameLog **log,
                                       GError **error);

/** @brief Frees the members. */
void qdr_match_options_clear (QdrMatchOptions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrMatchOptions, qdr_match_options_clear)

G_END_DECLS
