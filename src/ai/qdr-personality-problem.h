/*
 * Why a personality file was left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief A personality file that was left out. Never changes. */
typedef struct {
  char *file;   /**< its name without the folder, as people may read it */
  char *id;     /**< (nullable): the Id in it, NULL where none can be read */
  char *reason; /**< one translated sentence in one line */
} QdrPersonalityProblem;

/**
 * @brief A problem with the file at @p path.
 *
 * @param path    in the encoding of file names
 * @param id      (transfer full) (nullable): the Id in it
 * @param reason  (transfer full): a translated sentence
 * @return (transfer full)
 */
QdrPersonalityProblem *qdr_personality_problem_new (const char *path, char *id, char *reason);

void qdr_personality_problem_free (QdrPersonalityProblem *self);

/**
 * @brief Whether the file is the one that somebody means by the personality @p id: by Id or by
 *        name.
 */
gboolean qdr_personality_problem_is_about (const QdrPersonalityProblem *self, const char *id);

/** @brief (transfer full): what happened and why, in one translated line. */
char *qdr_personality_problem_to_string (const QdrPersonalityProblem *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPersonalityProblem, qdr_personality_problem_free)

G_END_DECLS
