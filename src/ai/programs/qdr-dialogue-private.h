/*
 * The interface of protocols, for dialogues.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-dialogue.h"

G_BEGIN_DECLS

/** @brief A protocol. Its functions implement those of qdr-dialogue.h. */
typedef struct {
  gboolean (*greet) (QdrDialogue *self, const QdrWaitLimits *wait_limits, GError **error);
  gboolean (*begin_game) (QdrDialogue *self, const QdrWaitLimits *wait_limits, GError **error);
  /* Sends the game before a question. */
  gboolean (*send_game) (QdrDialogue *self,
                         const QdrMoveQuestion *question,
                         const QdrWaitLimits *wait_limits,
                         GError **error);
  gboolean (*ask) (QdrDialogue *self,
                   const QdrMoveQuestion *question,
                   const QdrWaitLimits *wait_limits,
                   QdrMoveAnswer *answer,
                   GError **error);
  gboolean (*recover) (QdrDialogue *self, const QdrWaitLimits *wait_limits);
} QdrDialect;

struct QdrDialogue {
  const QdrDialect *dialect;
  QdrProgram *program;
  char *name;            /* (nullable) */
  gboolean has_answered; /* a question of this game */
  gint64 counted_us;     /* CPU time up to the last answer */

  /* For QTP: the part of the game that the program remembers. */
  gboolean is_game_known;
  QdrPosition start;
  GArray *moves; /* of QdrMove */
};

/** @brief UQI. */
extern const QdrDialect qdr_uqi_dialect;

/** @brief QTP. */
extern const QdrDialect qdr_qtp_dialect;

/**
 * @brief Returns the rest of a line behind its first words.
 *
 * @param line  a line as it was read
 * @param name  the first words
 * @return (transfer none) (nullable): a part of @p line; NULL if it begins with other words
 */
const char *qdr_answer_get_rest (const char *line, const char *name);

/**
 * @brief Sets an error about a line that is not an answer.
 *
 * @param error  return location for a QDR_PROGRAM_ERROR_NONSENSE
 * @param line   a line as it was read; any bytes
 */
void qdr_answer_set_error (GError **error, const char *line);

G_END_DECLS
