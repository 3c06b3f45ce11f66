/*
 * A sitting: games of a tournament that are played on a thread until none is left or it is stopped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tournament-record.h"

G_BEGIN_DECLS

/** @brief A sitting. All that is done with it and heard of it belongs to one main context. */
typedef struct QdrTournamentSitting QdrTournamentSitting;

/** @brief Who hears of a sitting, in the order in which it goes on, also after its end. */
typedef struct {
  /** called for each game, first for those that are in the file; what @p game holds may be taken,
   * @p is_old says whether it was in the file, and @p text is the saved game */
  void (*ended) (gpointer owner, QdrTournamentGame *game, gboolean is_old, const char *text);
  /** called as a game begins and after its moves, while it is watched; @p copy is as far as it has
   * come */
  void (*moved) (gpointer owner, guint number, QdrGame *copy);
  /** called last; @p problem is (nullable): a sentence, if it could not go on */
  void (*over) (gpointer owner, const char *problem);
} QdrTournamentListener;

/**
 * @brief Makes a sitting, which has not begun.
 *
 * @param path           of the file of the tournament
 * @param personalities  (nullable): by what openings are played
 * @param submitted      (element-type QdrSubmittedGame): games of people as they end; referenced
 * @param listener       who hears of it
 * @param owner          for @p listener; referenced until it has heard of the end
 * @return (transfer full): free with qdr_tournament_sitting_end() once it has begun
 */
QdrTournamentSitting *qdr_tournament_sitting_new (const char *path,
                                                  QdrPersonalityList *personalities,
                                                  GAsyncQueue *submitted,
                                                  const QdrTournamentListener *listener,
                                                  GObject *owner);

/**
 * @brief Begins.
 *
 * @param plays  FALSE only to take what was handed in
 */
void qdr_tournament_sitting_begin (QdrTournamentSitting *self, gboolean plays);

/** @brief Stops it: the game that is being played is dropped. */
void qdr_tournament_sitting_stop (QdrTournamentSitting *self);

/** @brief Stops it, waits for that, and frees it; what it has to tell still comes. */
void qdr_tournament_sitting_end (QdrTournamentSitting *self);

/**
 * @brief Says whether it is to be heard of moves; it is not at first.
 *
 * @param watched  whether it is
 */
void qdr_tournament_sitting_set_watched (QdrTournamentSitting *self, gboolean watched);

G_END_DECLS
