/*
 * Why a personality file was rejected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief A personality file that was rejected. Never changes. */
typedef struct {
  char *file;   /**< its name without the folder, as people may read it */
  char *id;     /**< (nullable): the Id in it, NULL where none can be read */
  char *reason; /**< one translated sentence in one line */
} QdrRejectedPersonality;

/**
 * @brief Makes a value for a file that was rejected.
 *
 * @param path    in the encoding of file names
 * @param id      (transfer full) (nullable): the Id in it
 * @param reason  (transfer full): a translated sentence
 * @return (transfer full)
 */
QdrRejectedPersonality *qdr_rejected_personality_new (const char *path, char *id, char *reason);

/** @brief Frees the value. */
void qdr_rejected_personality_free (QdrRejectedPersonality *self);

/**
 * @brief Whether the file is the one that a personality is expected in, by Id or by name.
 *
 * @param id  the id of the personality
 */
gboolean qdr_rejected_personality_is_about (const QdrRejectedPersonality *self, const char *id);

/**
 * @brief Says what happened and why.
 *
 * @return (transfer full): one translated line
 */
char *qdr_rejected_personality_to_string (const QdrRejectedPersonality *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrRejectedPersonality, qdr_rejected_personality_free)

G_END_DECLS
