/*
 * The interface that the protocols of dialogues implement.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-dialogue.h"

G_BEGIN_DECLS

/** @brief The functions of a protocol, which implement those of qdr-dialogue.h. */
typedef struct {
  gboolean (*greet) (QdrDialogue *self, const QdrWaitLimits *wait_limits, GError **error);
  gboolean (*begin_game) (QdrDialogue *self, const QdrWaitLimits *wait_limits, GError **error);
  /* Sends the game, before request_move() is called. */
  gboolean (*send_game) (QdrDialogue *self,
                         const QdrMoveRequest *request,
                         const QdrWaitLimits *wait_limits,
                         GError **error);
  gboolean (*request_move) (QdrDialogue *self,
                            const QdrMoveRequest *request,
                            const QdrWaitLimits *wait_limits,
                            QdrMoveAnswer *answer,
                            GError **error);
  gboolean (*recover) (QdrDialogue *self, const QdrWaitLimits *wait_limits);
} QdrDialect;

struct QdrDialogue {
  const QdrDialect *dialect;
  QdrProgram *program;
  char *name;            /* (nullable): the name that the engine gave itself */
  gboolean has_answered; /* whether the engine has sent a move in this game */
  gint64 counted_us;     /* the CPU time of the program until its last answer, microseconds */

  /* For QTP: the part of the game that the engine remembers. */
  gboolean is_game_known;
  QdrPosition start;
  GArray *moves; /* (element-type QdrMove) */
};

/** @brief The protocol UQI. */
extern const QdrDialect qdr_uqi_dialect;

/** @brief The protocol QTP. */
extern const QdrDialect qdr_qtp_dialect;

G_END_DECLS
