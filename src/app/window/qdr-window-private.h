/*
 * What the files of the window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-window.h"

#include "qdr-adviser.h"
#include "qdr-board-view.h"
#include "qdr-comment-view.h"
#include "qdr-evaluation-bar.h"
#include "qdr-lesson-offer.h"
#include "qdr-move-entry.h"
#include "qdr-playback-bar.h"
#include "qdr-player-panel.h"
#include "qdr-review-panel.h"
#include "qdr-score-sheet.h"
#include "qdr-session-keeper.h"
#include "qdr-sounds.h"
#include "qdr-split-view.h"
#include "qdr-status-bar.h"
#include "qdr-game-layout.h"
#include "qdr-variation-list.h"

G_BEGIN_DECLS

struct _QdrWindow {
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  QdrPersonalityList *personalities;
  QdrSession *session;      /* NULL once the window is gone */
  QdrSessionKeeper *keeper; /* (nullable) */
  QdrSounds *sounds;
  QdrAdviser *adviser; /* finds hints, and analyses */
  GFile *recent_file;  /* (nullable): the one that is wanted */
  GCancellable *hint;  /* (nullable): of the search for one */

  QdrReview *review;           /* (nullable): of the game, as long as it is shown */
  GCancellable *review_search; /* (nullable): while it runs */
  QdrMoveReview *move_review;  /* (nullable): the move whose better line the board shows */

  QdrGame *pasted;   /* (nullable): waits until the present game may go */
  QdrGame *put_up;   /* (nullable): likewise */
  GtkWindow *editor; /* (nullable, weak): in front of the window */
  guint turn_source; /* turns the board in a moment; 0 while none does */

  guint finding_source;     /* announces what the analysis finds; 0 while nothing waits for that */
  gboolean finding_is_told; /* of this position */

  GMenu *recent_menu;
  AdwWindowTitle *title;
  AdwToastOverlay *toasts;
  QdrSplitView *split_view;
  QdrGameLayout *game_layout;
  GtkStack *board_stack;
  QdrBoardView *board;
  QdrEvaluationBar *evaluation;
  GtkWidget *cover; /* in place of the board, in a pause that hides it */
  GtkWidget *uncover;
  QdrLessonOffer *lesson_offer;
  QdrStatusBar *status_bar;
  QdrMoveEntry *move_entry;
  QdrPlaybackBar *playback_bar;
  QdrScoreSheet *score_sheet;
  QdrReviewPanel *review_panel;
  QdrVariationList *variations;
  GtkLabel *analysis;
  QdrCommentView *comment;
  QdrPlayerPanel *south;
  QdrPlayerPanel *west;
  QdrPlayerPanel *north;
  QdrPlayerPanel *east;
};

/* qdr-window.c */

/** @brief Shows the players where they sit. */
void qdr_window_show_players (QdrWindow *self);

/** @brief Shows @p toast, which is taken over, and announces what it says. */
void qdr_window_show_toast (QdrWindow *self, AdwToast *toast);

/* qdr-window-moves.c */

/** @brief Plays a move that was proposed on the board, or asks about it first. @return TRUE */
gboolean qdr_window_propose (QdrWindow *self, guint move);

/** @brief Why nobody can move now, where qdr_session_can_move() says so. @return (transfer full) */
char *qdr_window_explain_lock (QdrWindow *self);

/** @brief Asks whether the player to move resigns, and plays that. */
void qdr_window_ask_to_resign (QdrWindow *self);

/* qdr-window-stock-drag.c */

/** @brief Lets the walls in stock be dragged onto the board. */
void qdr_window_connect_stocks (QdrWindow *self);

/* qdr-window-typing.c */

void qdr_window_add_typing (QdrWindow *self);

/** @brief What was entered goes when @p game has gone there; what somebody still types stays. */
void qdr_window_follow_typing (QdrWindow *self, QdrGame *game);

/* qdr-window-turns.c */

/** @brief Turns the board to whoever is to sit at the bottom now, in a moment if it moves. */
void qdr_window_turn (QdrWindow *self);

/** @brief The same at once, and shapes the table for another board. */
void qdr_window_turn_at_once (QdrWindow *self);

/* qdr-window-actions.c */

void qdr_window_add_actions (QdrWindow *self);

/** @brief Enables or disables the action of the window called @p name. */
void qdr_window_set_enabled (QdrWindow *self, const char *name, gboolean enabled);

/** @brief Enables the actions that are possible now. */
void qdr_window_update_actions (QdrWindow *self);

/* qdr-window-hint.c */

void qdr_window_add_hints (QdrWindow *self);

/** @brief Looks for a hint for the player to move, and shows it on the board. */
void qdr_window_seek_hint (QdrWindow *self);

/** @brief Stops looking for a hint, if it does: nobody wants it any more. */
void qdr_window_drop_hint (QdrWindow *self);

/* qdr-window-analysis.c */

void qdr_window_add_analysis (QdrWindow *self);

/** @brief Shows what the analysis knows, if it is wanted. */
void qdr_window_show_analysis (QdrWindow *self);

/* qdr-window-review.c */

void qdr_window_add_review (QdrWindow *self);

/** @brief Another game has come: a review of the one before ends. */
void qdr_window_follow_review (QdrWindow *self, QdrGame *game);

/** @brief Offers a review where there can be one, and stops one that may not go on. */
void qdr_window_update_review (QdrWindow *self);

/** @brief Takes off the board what a review says of the position. */
void qdr_window_hide_move_review (QdrWindow *self);

/** @brief Lets go of a review: the window goes. */
void qdr_window_drop_review (QdrWindow *self);

/* qdr-window-clipboard.c */

void qdr_window_add_clipboard_actions (QdrWindow *self);

/* qdr-window-editor.c */

void qdr_window_add_editor (QdrWindow *self);

/** @brief (transfer none): what stands in front: the board editor, or the window itself. */
GtkWindow *qdr_window_get_front (QdrWindow *self);

/* qdr-window-clock.c */

/** @brief Listens to what the session tells of clocks. */
void qdr_window_watch_clocks (QdrWindow *self);

/** @brief Covers the board in a pause that is to hide it, and uncovers it. */
void qdr_window_update_cover (QdrWindow *self);

/* qdr-window-playback.c */

void qdr_window_add_playback (QdrWindow *self);

/** @brief Offers what can be done while computers play among themselves. */
void qdr_window_update_playback (QdrWindow *self);

/** @brief Lets computers play as fast as it fits those who play. */
void qdr_window_update_pace (QdrWindow *self);

/* qdr-window-session.c */

/** @brief Somebody wants to close the window: asks what is to be asked, and destroys it. */
void qdr_window_close (QdrWindow *self);

/* qdr-window-files.c */

void qdr_window_add_file_actions (QdrWindow *self);

/**
 * @brief Called when the game may go: it was saved, or there is nothing to lose, or nobody minds.
 */
typedef void (*QdrWindowFunc) (QdrWindow *self);

/**
 * @brief Asks about unsaved moves if there are any, and calls @p proceed unless the user cancels.
 */
void qdr_window_release_game (QdrWindow *self, QdrWindowFunc proceed);

G_END_DECLS
