/*
 * Files: opening, saving, recent files, and the question before a game is lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-controller.h"

G_BEGIN_DECLS

#define QDR_TYPE_FILES_CONTROLLER (qdr_files_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrFilesController,
                      qdr_files_controller,
                      QDR,
                      FILES_CONTROLLER,
                      QdrController)

/*
 * Actions: "open", "open-recent" (with a URI), "save" and "save-as".
 */

/**
 * @brief Adds the actions for @p session.
 *
 * @param actions      of the window
 * @param session      whose game it is; referenced
 * @param window       in front of which questions are asked
 * @param recent_menu  shows the files that were used last
 * @return (transfer full): to be let go before the window
 */
QdrFilesController *qdr_files_controller_new (GActionMap *actions,
                                              QdrSession *session,
                                              GtkWindow *window,
                                              GMenu *recent_menu);

/**
 * @brief Opens a saved game in place of the present one, as qdr_files_controller_replace() does.
 *
 * Out of several in the file the user picks one. Errors are shown, and change nothing.
 *
 * @param file  a saved game
 */
void qdr_files_controller_open (QdrFilesController *self, GFile *file);

/**
 * @brief Puts another game on the board, once the present one may go.
 *
 * That one is kept, if it has unsaved moves, or asked about, as
 * qdr_files_controller_ask_before_loss() does. Call it when nothing can go wrong any more.
 *
 * @param source  (nullable): the window in front, which the game comes from; it closes with that
 * @param game    referenced
 * @param file    (nullable): where it is saved
 * @param title   (nullable): what stands in for the name of a file
 */
void qdr_files_controller_replace (QdrFilesController *self,
                                   GtkWindow *source,
                                   QdrGame *game,
                                   GFile *file,
                                   const char *title);

/**
 * @brief Puts a new game on the board, perhaps the first one of a match, as
 *        qdr_files_controller_replace() does.
 *
 * @param game       referenced
 * @param challenge  (nullable): the match; copied
 */
void qdr_files_controller_start_game (QdrFilesController *self,
                                      QdrGame *game,
                                      const QdrChallenge *challenge);

/** @brief Called when the game may go: saved, kept, without moves to lose, or discarded. */
typedef void (*QdrProceedFunc) (gpointer object);

/**
 * @brief Keeps a copy of a game with unsaved moves, and calls @p proceed; for what is more than
 *        another game.
 *
 * Where there can be no copy it asks first, and does not proceed if the user cancels. So it does
 * where a match would be lost, which is under way.
 *
 * @param parent   (nullable): the window in front, NULL for that of the controller
 * @param proceed  called if the game may go
 * @param object   for @p proceed, which is called with it; referenced until the answer
 */
void qdr_files_controller_ask_before_loss (QdrFilesController *self,
                                           GtkWindow *parent,
                                           QdrProceedFunc proceed,
                                           gpointer object);

/**
 * @brief The same where what follows is the next game of the match, so that the match is not asked
 *        about.
 *
 * @param proceed  called if the game may go
 * @param object   for @p proceed, which is called with it; referenced until the answer
 */
void qdr_files_controller_ask_before_next_game (QdrFilesController *self,
                                                QdrProceedFunc proceed,
                                                gpointer object);

G_END_DECLS
