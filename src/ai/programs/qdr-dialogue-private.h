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

G_END_DECLS
