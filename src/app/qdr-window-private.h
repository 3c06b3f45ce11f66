/*
 * What the files of the window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-window.h"

#include "qdr-board-view.h"
#include "qdr-computer-player.h"
#include "qdr-player-panel.h"
#include "qdr-score-sheet.h"
#include "qdr-split-view.h"
#include "qdr-status-bar.h"
#include "qdr-table.h"

G_BEGIN_DECLS

struct _QdrWindow {
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  QdrPersonalityList *personalities;
  QdrComputerPlayer *computer;
  QdrThinker *adviser; /* (nullable): finds the hints */
  GCancellable *hint;  /* (nullable): of the search for one */
  QdrGame *game;
  GFile *file;            /* where the game is saved, or NULL */
  char *collection_title; /* of a game out of a collection, which has no file of its own */
  gboolean clock_started; /* a move has been played since the game was opened */
  gboolean paused;        /* by the user */
  gboolean setting_up;    /* the dialog for a new game is open */

  AdwWindowTitle *title;
  AdwToastOverlay *toasts;
  QdrSplitView *split_view;
  QdrTable *table;
  QdrBoardView *board;
  QdrStatusBar *status_bar;
  QdrScoreSheet *score_sheet;
  QdrPlayerPanel *south;
  QdrPlayerPanel *west;
  QdrPlayerPanel *north;
  QdrPlayerPanel *east;
};

/* qdr-window.c */

/** @brief Brings pause, clock, lock of the board and panels in line with the state of the game. */
void qdr_window_update (QdrWindow *self);

/* qdr-window-actions.c */

void qdr_window_add_actions (QdrWindow *self);

/** @brief Enables the actions that are possible now. */
void qdr_window_update_actions (QdrWindow *self);

/* qdr-window-hint.c */

/** @brief Looks for a hint for the player to move, and shows it on the board. */
void qdr_window_seek_hint (QdrWindow *self);

/** @brief Stops looking for a hint, if it does: nobody wants it any more. */
void qdr_window_drop_hint (QdrWindow *self);

/* qdr-window-files.c */

void qdr_window_add_file_actions (QdrWindow *self);

/** @brief (transfer full): the name of the file, or what stands in for it. */
char *qdr_window_get_file_title (QdrWindow *self);

/** @brief Called when the game may go: it was saved, or there is nothing to lose, or nobody minds. */
typedef void (*QdrWindowFunc) (QdrWindow *self);

/**
 * @brief Asks about unsaved moves if there are any, and calls @p proceed unless the user cancels.
 */
void qdr_window_release_game (QdrWindow *self, QdrWindowFunc proceed);

G_END_DECLS
