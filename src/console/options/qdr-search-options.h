/*
 * Options of a search, and functions that prepare a search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-game.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief Greatest limit of nodes that a user can set. */
#define QDR_MAX_NODES G_GUINT64_CONSTANT (1000000000000000)
/** @brief Greatest limit of time that a user can set, in milliseconds: a day. */
#define QDR_MAX_MS 86400000

/** @brief The values of the options of a search; all zero if no option is set. */
typedef struct {
  char *personality; /**< value of --personality */
  char *cpu;         /**< value of --cpu */
  char *depth;       /**< value of --depth */
  char *nodes;       /**< value of --nodes */
  char *hash;        /**< value of --hash */
} QdrSearchOptions;

/** @brief The settings of a search, resolved from the options. */
typedef struct {
  QdrStyle style;   /**< style of the moves, for qdr_style_for_game() */
  QdrLimits limits; /**< limits of the search */
  guint table_mib;  /**< size of the transposition table, MiB */
} QdrSearchSettings;

/**
 * @brief Adds --personality, --cpu, --depth, --nodes and --hash to @p context.
 */
void qdr_search_options_add_to_context (QdrSearchOptions *self, GOptionContext *context);

/** @brief Returns whether no option is set. */
gboolean qdr_search_options_are_empty (const QdrSearchOptions *self);

/**
 * @brief Converts the parsed options to settings.
 *
 * @param is_for_game  whether the search is for a move in a game; if so, a value of --cpu above
 *                     QDR_MOVE_CPU_MS is an error
 * @param settings     (out): the settings; set on success
 * @param error        return location for a QDR_USAGE_ERROR
 */
gboolean qdr_search_options_resolve (const QdrSearchOptions *self,
                                     gboolean is_for_game,
                                     QdrSearchSettings *settings,
                                     GError **error);

/** @brief Frees the members. */
void qdr_search_options_clear (QdrSearchOptions *self);

/**
 * @brief Checks that the limit of CPU time is at most QDR_MOVE_CPU_MS, the limit for a move in a
 *        game.
 *
 * @param error  return location for a QDR_USAGE_ERROR
 */
gboolean qdr_search_check_cpu_limit (const QdrLimits *requested, GError **error);

/**
 * @brief Parses the size of a transposition table.
 *
 * @param name       name of the option in error messages, for example "--hash"
 * @param text       (nullable): size in MiB; NULL for QDR_DEFAULT_TABLE_MIB
 * @param table_mib  (out): size in MiB; set on success
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_parse_table_size (const char *name, const char *text, guint *table_mib, GError **error);

/**
 * @brief Creates an engine with a transposition table.
 *
 * @param name       name of the option that sets the size, for error messages: "--hash"
 * @param table_mib  size of the table in MiB, 1..QDR_MAX_TABLE_MIB
 * @param error      return location for a QDR_USAGE_ERROR
 * @return (transfer full) (nullable): the engine; NULL if there is not enough memory for the table
 */
QdrEngine *qdr_engine_try_new_for_option (const char *name, guint table_mib, GError **error);

/**
 * @brief Finds a personality by its id.
 *
 * @param error  return location for a QDR_USAGE_ERROR
 * @return (transfer none) (nullable): the personality; NULL if the id is unknown
 */
QdrPersonality *qdr_personality_list_find_or_set_error (QdrPersonalityList *personalities,
                                                        const char *id,
                                                        GError **error);

/**
 * @brief Combines requested limits of a search with those of a personality.
 *
 * Requested limits cannot loosen the limits of a personality, which determine its strength.
 *
 * @param personality  (nullable): NULL for full strength
 * @param requested    limits; all zero to limit the search to QDR_MOVE_CPU_MS
 */
QdrLimits qdr_search_combine_limits (QdrPersonality *personality, const QdrLimits *requested);

/**
 * @brief Checks that a game is not over.
 *
 * @param error  return location for a QDR_GAME_ERROR
 */
gboolean qdr_search_check_game_ongoing (QdrGame *game, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrSearchOptions, qdr_search_options_clear)

G_END_DECLS
