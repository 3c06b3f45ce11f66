/*
 * What a protocol has to do for a dialogue. The inside of ai.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-dialogue.h"

G_BEGIN_DECLS

/** @brief A protocol. The functions are those of qdr-dialogue.h, without their checks. */
typedef struct {
  gboolean (*greet) (QdrDialogue *self, const QdrPatience *patience, GError **error);
  gboolean (*begin_game) (QdrDialogue *self, const QdrPatience *patience, GError **error);
  /* What the engine is told before it is asked. */
  gboolean (*tell_game) (QdrDialogue *self,
                         const QdrMoveQuestion *question,
                         const QdrPatience *patience,
                         GError **error);
  gboolean (*ask) (QdrDialogue *self,
                   const QdrMoveQuestion *question,
                   const QdrPatience *patience,
                   QdrMoveAnswer *answer,
                   GError **error);
  gboolean (*make_up) (QdrDialogue *self, const QdrPatience *patience);
} QdrDialect;

struct QdrDialogue {
  const QdrDialect *dialect;
  QdrProgram *program;
  char *name;            /* (nullable) */
  gboolean has_answered; /* a question, since the game began */
  gint64 counted_us;     /* CPU time of all answers and what came before them */

  /* Of QTP: what was told of the game, which the program does not forget. */
  gboolean is_told;
  QdrPosition start;
  GArray *moves; /* of QdrMove */
};

/** @brief UQI. */
extern const QdrDialect qdr_uqi_dialect;

/** @brief QTP. */
extern const QdrDialect qdr_qtp_dialect;

/**
 * @brief Finds what stands behind the first words of a line.
 *
 * @param line  as it was read
 * @param name  the first words
 * @return (transfer none) (nullable): a part of @p line; NULL where it begins with other words
 */
const char *qdr_answer_line_rest_after (const char *line, const char *name);

/**
 * @brief Says that a line is no answer.
 *
 * @param error  return location for a QDR_PROGRAM_ERROR_NONSENSE
 * @param line   as it was read; any bytes
 */
void qdr_answer_line_set_nonsense (GError **error, const char *line);

G_END_DECLS
