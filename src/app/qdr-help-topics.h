/*
 * The text of the help page, which is also that of the manual.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief Maximum number of paragraphs of a topic. */
#define QDR_MAX_HELP_PARAGRAPHS 4

/** @brief A topic of the help, with untranslated texts. */
typedef struct {
  const char *chapter; /**< title of the chapter that begins with this topic; NULL in a chapter */
  const char *id;      /**< name of the topic for pictures and links, in ASCII */
  const char *title;   /**< title of the topic */
  const char *paragraphs[QDR_MAX_HELP_PARAGRAPHS]; /**< texts; NULL after the last one */
} QdrHelpTopic;

/** @brief Returns all topics in their order, (transfer none), and their number @p n. */
const QdrHelpTopic *qdr_help_get_topics (guint *n);

/**
 * @brief Returns a paragraph in the language of the user, (transfer full); a list has one line for
 *        each item.
 *
 * @param i  0..QDR_MAX_HELP_PARAGRAPHS - 1
 * @return NULL if the topic has no such paragraph
 */
char *qdr_help_topic_dup_paragraph (const QdrHelpTopic *self, guint i);

G_END_DECLS
