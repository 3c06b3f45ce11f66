/*
 * Names of openings, from files that anybody can extend.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief A position that has a name. */
typedef struct {
  char *name;      /**< of the opening */
  char *moves;     /**< that lead there, in lower case with a space between them */
  guint n_moves;   /**< how many they are */
  gint64 last_key; /**< of the position index: of the last position on the way that is in it */
} QdrNamedOpening;

/** @brief Positions that have a name. */
typedef struct QdrOpeningNames QdrOpeningNames;

/** @brief No more of a file is read, bytes. */
#define QDR_OPENING_NAMES_MAX_SIZE (1024 * 1024)

/** @brief Returns an empty list. @return (transfer full) */
QdrOpeningNames *qdr_opening_names_new (void);

/** @brief Frees a list. @param self  (nullable) */
void qdr_opening_names_free (QdrOpeningNames *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrOpeningNames, qdr_opening_names_free)

/**
 * @brief Adds names: a line each, with a name, a colon, and the moves from the ordinary start on
 *        9×9 with two players; lines that begin with "#" are comments.
 *
 * A line with a mistake is skipped. A name takes the place of one that the position had.
 *
 * @param text      need not end with a NUL, and may hold anything
 * @param length    bytes of @p text
 * @param file      the name of the file, for @p problems
 * @param problems  (element-type utf8): a sentence for each mistake is added, with file and line
 */
void qdr_opening_names_add (QdrOpeningNames *self,
                            const char *text,
                            gsize length,
                            const char *file,
                            GPtrArray *problems);

/**
 * @brief Adds the names of a file; nothing where there is no such file.
 *
 * @param path      of the file
 * @param problems  (element-type utf8): a sentence for each mistake is added, with file and line
 */
void qdr_opening_names_load (QdrOpeningNames *self, const char *path, GPtrArray *problems);

/**
 * @brief Returns the name of a position, or of its mirror image, in whatever order its moves were
 *        played.
 *
 * @param position  any position
 * @return (transfer none) (nullable): NULL if it has none
 */
const char *qdr_opening_names_find (const QdrOpeningNames *self, const QdrPosition *position);

/**
 * @brief Finds openings by their names.
 *
 * @param text  a name, or the beginnings of some of its words, in whatever case
 * @return (transfer full) (element-type QdrNamedOpening): those of that name, or else all whose
 *         names have those beginnings, in alphabetical order; empty where there is none
 */
GPtrArray *qdr_opening_names_search (const QdrOpeningNames *self, const char *text);

/**
 * @brief Returns the name of the last position of a game that has one.
 *
 * @param game  any game
 * @param ply   no position after so many moves counts
 * @return (transfer none) (nullable): NULL if none has one
 */
const char *qdr_opening_names_find_in_game (const QdrOpeningNames *self, QdrGame *game, guint ply);

G_END_DECLS
