/*
 * Asking the engine about a game: the options, and what comes of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-game.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief Bounds of what a user may ask of a search. */
#define QDR_MAX_NODES G_GUINT64_CONSTANT (1000000000000000)
/** @brief The longest time, a day, in milliseconds. */
#define QDR_MAX_MS 86400000

/** @brief What the command line says about the search; all zero when it says nothing. */
typedef struct {
  char *personality; /**< of --personality */
  char *cpu;         /**< of --cpu */
  char *depth;       /**< of --depth */
  char *nodes;       /**< of --nodes */
  char *hash;        /**< of --hash */
} QdrSearchOptions;

/** @brief What comes of the options. */
typedef struct {
  QdrStyle style;   /**< of no game yet: qdr_style_for_game() */
  QdrLimits limits; /**< of the search */
  guint table_mib;  /**< size of the transposition table, MiB */
} QdrSearchChoice;

/**
 * @brief Lets @p context read --personality, --cpu, --depth, --nodes and --hash into @p self.
 *
 * @param context  of the command
 */
void qdr_search_options_add (QdrSearchOptions *self, GOptionContext *context);

/** @brief Whether the command line says nothing about the search. */
gboolean qdr_search_options_are_empty (const QdrSearchOptions *self);

/**
 * @brief How to search: as which personality, for how long and with how large a table.
 *
 * @param self         the options, parsed
 * @param is_for_game  the search is for a move in a game, which takes QDR_MOVE_CPU_MS at most,
 *                     whatever else limits it: to ask for more is an error
 * @param choice       set on success
 * @param error        return location for a QDR_USAGE_ERROR
 */
gboolean qdr_search_options_resolve (const QdrSearchOptions *self,
                                     gboolean is_for_game,
                                     QdrSearchChoice *choice,
                                     GError **error);

/** @brief Frees what the options hold. */
void qdr_search_options_clear (QdrSearchOptions *self);

/**
 * @brief Refuses more CPU time than a move in a game may take.
 *
 * @param requested  what was asked for
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean qdr_search_check_move_cpu (const QdrLimits *requested, GError **error);

/**
 * @brief Reads the size of a table.
 *
 * @param name       what it is called, for the error: "--hash"
 * @param text       (nullable): the number, NULL for QDR_DEFAULT_TABLE_MIB
 * @param table_mib  set on success
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_search_parse_table (const char *name, const char *text, guint *table_mib, GError **error);

/**
 * @brief Makes an engine.
 *
 * @param name       what the size is called, for the error: "--hash"
 * @param table_mib  size of its table, 1..QDR_MAX_TABLE_MIB
 * @param error      return location for a QDR_USAGE_ERROR
 * @return (transfer full): the engine, or NULL if there is no memory for the table
 */
QdrEngine *qdr_search_make_engine (const char *name, guint table_mib, GError **error);

/**
 * @brief Finds a personality.
 *
 * @param personalities  where to look
 * @param id             of a personality
 * @param error          return location for a QDR_USAGE_ERROR
 * @return (transfer none): the personality, or NULL when it is unknown
 */
QdrPersonality *
qdr_search_find_personality (QdrPersonalityList *personalities, const char *id, GError **error);

/**
 * @brief The limits of a search.
 *
 * The limits of a personality are part of its character, so a request can only narrow them. A
 * request without any limit means QDR_MOVE_CPU_MS.
 *
 * @param personality  (nullable): whose move it is, NULL for full strength
 * @param requested    what was asked for
 */
QdrLimits qdr_search_limits (QdrPersonality *personality, const QdrLimits *requested);

/**
 * @brief Sets the error of asking for a move in a finished game.
 *
 * @param game   the game
 * @param error  return location for a QDR_GAME_ERROR
 * @return whether it is not over
 */
gboolean qdr_search_check_ongoing (QdrGame *game, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrSearchOptions, qdr_search_options_clear)

G_END_DECLS
