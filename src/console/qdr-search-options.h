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
#define QDR_MAX_MS 86400000

/** @brief What the command line says about the search; all zero when it says nothing. */
typedef struct {
  char *personality;
  char *cpu;
  char *depth;
  char *nodes;
} QdrSearchOptions;

/** @brief Lets @p context read --personality, --cpu, --depth and --nodes into @p self. */
void qdr_search_options_add (QdrSearchOptions *self, GOptionContext *context);

/**
 * @brief Who searches and for how long.
 *
 * @param self    the options, parsed
 * @param style   set on success
 * @param limits  set on success
 * @param error   return location for a QDR_USAGE_ERROR
 */
gboolean qdr_search_options_resolve (const QdrSearchOptions *self,
                                     QdrStyle *style,
                                     QdrLimits *limits,
                                     GError **error);

void qdr_search_options_clear (QdrSearchOptions *self);

/**
 * @brief Finds a personality.
 *
 * @param error  return location for a QDR_USAGE_ERROR
 * @return (transfer none): the personality, or NULL when it is unknown
 */
QdrPersonality *
qdr_search_find_personality (QdrPersonalityList *personalities, const char *id, GError **error);

/**
 * @brief The style of a search, the same every time that it is asked for.
 *
 * @param personality  (nullable): whose move it is, NULL for full strength
 */
QdrStyle qdr_search_style (QdrPersonality *personality);

/**
 * @brief The limits of a search.
 *
 * The limits of a personality are part of its character, so a request can only narrow them. A request
 * without any limit means QDR_MOVE_CPU_MS.
 *
 * @param personality  (nullable): whose move it is, NULL for full strength
 * @param requested    what was asked for
 */
QdrLimits qdr_search_limits (QdrPersonality *personality, const QdrLimits *requested);

/** @brief Sets the error of asking for a move in a finished game. @return whether it is not over */
gboolean qdr_search_check_ongoing (QdrGame *game, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrSearchOptions, qdr_search_options_clear)

G_END_DECLS
