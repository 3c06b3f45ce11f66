/*
 * Names of openings, from files that the user can extend.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief An opening: a position with a name. */
typedef struct {
  char *name;      /**< name of the opening */
  char *moves;     /**< moves that lead to the position, in lower case and separated by spaces */
  guint n_moves;   /**< number of moves */
  gint64 last_key; /**< index key of the last indexed position of the opening */
} QdrNamedOpening;

/** @brief A list of openings. */
typedef struct QdrOpeningNames QdrOpeningNames;

/**
 * @brief Maximum size of a file or text in bytes. A larger file is refused, a longer text is cut.
 */
#define QDR_OPENING_NAMES_MAX_SIZE (1024 * 1024)

/** @brief Creates an empty list. @return (transfer full) */
QdrOpeningNames *qdr_opening_names_new (void);

/** @brief Frees a list. @param self  (nullable) */
void qdr_opening_names_free (QdrOpeningNames *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrOpeningNames, qdr_opening_names_free)

/**
 * @brief Adds names from a text. Each line has a name, a colon, and moves from the standard start
 *        on 9×9 with two players; lines that begin with "#" are comments.
 *
 * Lines with mistakes are skipped. A later name of a position replaces an earlier one.
 *
 * @param text      any bytes, not necessarily terminated
 * @param file      file name for messages
 * @param problems  (element-type utf8): receives a sentence for each mistake, with file and line
 */
void qdr_opening_names_add_from_text (QdrOpeningNames *self,
                                      const char *text,
                                      gsize length,
                                      const char *file,
                                      GPtrArray *problems);

/**
 * @brief Adds names from a file, if it exists.
 *
 * @param problems  (element-type utf8): receives a sentence for each mistake, with file and line
 */
void qdr_opening_names_add_from_file (QdrOpeningNames *self, const char *path, GPtrArray *problems);

/**
 * @brief Returns the name of a position or its mirror image, whatever moves led to the position.
 *
 * @return (transfer none) (nullable): NULL if neither has a name
 */
const char *qdr_opening_names_find_name (const QdrOpeningNames *self, const QdrPosition *position);

/**
 * @brief Finds openings by name.
 *
 * @param text  a name, or beginnings of some of its words, in upper or lower case
 * @return (transfer full) (element-type QdrNamedOpening): openings with exactly this name; if
 *         there are none, all openings that match. Sorted by name
 */
GPtrArray *qdr_opening_names_search_openings (const QdrOpeningNames *self, const char *text);

/**
 * @brief Returns the name of the last named position of a game.
 *
 * @param ply  positions after more plies than this are ignored
 * @return (transfer none) (nullable): NULL if no position has a name
 */
const char *
qdr_opening_names_find_name_in_game (const QdrOpeningNames *self, QdrGame *game, guint ply);

G_END_DECLS
