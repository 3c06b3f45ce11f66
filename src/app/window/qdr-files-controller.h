/*
 * Opening and saving files, recent files, and the question before unsaved moves are discarded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-controller.h"
#include "qdr-foreign-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_FILES_CONTROLLER (qdr_files_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrFilesController,
                      qdr_files_controller,
                      QDR,
                      FILES_CONTROLLER,
                      QdrController)

/* Actions: "open", "save" and "save-as". */

/**
 * @brief Creates a controller that adds the actions.
 *
 * @param actions  the window's actions
 * @param session  referenced
 * @param window   parent of the dialogs
 * @param toasts   the toast overlay of the window
 * @return (transfer full): dispose it before the window is destroyed
 */
QdrFilesController *qdr_files_controller_new (GActionMap *actions,
                                              QdrSession *session,
                                              GtkWindow *window,
                                              AdwToastOverlay *toasts);

/**
 * @brief Opens a saved game in place of the present one, like qdr_files_controller_replace_game().
 *
 * If the file has several games, the user chooses one. If it cannot be read, an error is shown and
 * the present game stays.
 */
void qdr_files_controller_open_file (QdrFilesController *self, GFile *file);

/** @brief Opens a recent file. If it is gone, removes it from the list and says so. */
void qdr_files_controller_open_recent_file (QdrFilesController *self, GFile *file);

/**
 * @brief Opens the game of a text, like qdr_files_controller_replace_game(). If the text has
 *        several readings or several games, the user chooses one.
 *
 * @param file   (nullable): the file of the text, which the game does not belong to
 * @param found  (element-type QdrForeignGame): the possible readings of the text, at least one
 */
void qdr_files_controller_open_readings (QdrFilesController *self,
                                         GFile *file,
                                         GPtrArray *found,
                                         const char *text);

/**
 * @brief Calls qdr_files_controller_ask_before_discarding_game() and then replaces the present
 *        game.
 *
 * Set up the new game completely before the call.
 *
 * @param game   referenced
 * @param file   (nullable): the file in which @p game is saved
 * @param title  (nullable): the title to show instead of a file name
 */
void qdr_files_controller_replace_game (QdrFilesController *self,
                                        QdrGame *game,
                                        GFile *file,
                                        const char *title);

/**
 * @brief Asks which player of a shared game is the user, and replaces the present game by it, as
 *        qdr_files_controller_replace_game() does.
 *
 * @param game  a game that is not played at this computer yet
 * @param file  (nullable): its file; NULL for a game from a line, which can also be only looked at
 */
void qdr_files_controller_join_game (QdrFilesController *self, QdrGame *game, GFile *file);

/**
 * @brief Adds what a line has to the present game, if the line is of it, and shows what came of it.
 *
 * @return whether the line is of the present game
 */
gboolean qdr_files_controller_receive (QdrFilesController *self, QdrGame *line);

/**
 * @brief Opens the game of a line that is not the present one, as
 *        qdr_files_controller_replace_game() does, and adds what the line has.
 *
 * If the game is not played at this computer yet, asks which player is the user.
 */
void qdr_files_controller_open_line (QdrFilesController *self, QdrGame *line);

/**
 * @brief Asks whether a new game with somebody elsewhere shall be in a file, which is created, or
 *        in messages. Then replaces the present game by it, as qdr_files_controller_replace_game()
 *        does.
 *
 * @param game  a game before its first move
 */
void qdr_files_controller_start_shared_game (QdrFilesController *self, QdrGame *game);

/**
 * @brief Calls qdr_files_controller_ask_before_discarding_game() and then starts a new game.
 *
 * @param game   referenced
 * @param match  (nullable): the score of a match that begins with @p game; copied
 */
void qdr_files_controller_start_game (QdrFilesController *self,
                                      QdrGame *game,
                                      const QdrMatchScore *match);

/**
 * @brief A function called after the present game was saved, copied or discarded, or immediately if
 *        it has no unsaved moves.
 */
typedef void (*QdrProceedFunc) (gpointer object);

/**
 * @brief Saves a copy of the present game if it has unsaved moves, and calls @p proceed.
 *
 * Asks the user first if a match is under way, or if the copy cannot be saved. If the user cancels,
 * @p proceed is not called.
 *
 * @param proceed  called with @p object
 * @param object   a GObject, referenced until @p proceed has returned or the user has cancelled
 */
void qdr_files_controller_ask_before_discarding_game (QdrFilesController *self,
                                                      QdrProceedFunc proceed,
                                                      gpointer object);

/**
 * @brief Does the same as qdr_files_controller_ask_before_discarding_game(), but does not ask about
 *        a match under way, because the match continues with the next game.
 */
void qdr_files_controller_ask_before_next_game (QdrFilesController *self,
                                                QdrProceedFunc proceed,
                                                gpointer object);

G_END_DECLS
