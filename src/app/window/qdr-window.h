/*
 * The game window: a board, its players, its moves, and all actions on a game. It is separate from
 * the application because several windows can be open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-ladder.h"
#include "qdr-library-worker.h"
#include "qdr-page.h"
#include "qdr-session-store.h"
#include "qdr-session.h"
#include "qdr-training.h"

G_BEGIN_DECLS

#define QDR_TYPE_WINDOW (qdr_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrWindow, qdr_window, QDR, WINDOW, AdwApplicationWindow)

/**
 * @brief Creates a window for a session.
 *
 * @param application    (nullable)
 * @param personalities  opponents to choose from
 * @param session        a session that has a game; referenced
 * @return (transfer none): GTK owns the window
 */
QdrWindow *qdr_window_new (GtkApplication *application,
                           QdrPersonalityList *personalities,
                           QdrSession *session);

/** @brief Shows a toast about rejected opponent files if any file was rejected. */
void qdr_window_show_rejected_personalities (QdrWindow *self);

/** @brief Shows the home page in place of the game. */
void qdr_window_show_home (QdrWindow *self);

/** @brief Returns the page of a type that is open in the window, or NULL. */
QdrPage *qdr_window_find_page (QdrWindow *self, GType type);

/** @brief Shows a page in place of the game, like qdr_page_controller_show_page(). */
void qdr_window_show_page (QdrWindow *self, QdrPage *page);

/** @brief Returns the session of the window. */
QdrSession *qdr_window_get_session (QdrWindow *self);

/**
 * @brief From now on, saves the session for the next start of the program while the setting
 *        "autosave" is on. Call it once.
 *
 * @param store         the store that saves the session
 * @param number        the session's number in @p store
 * @param unsaved_only  whether to save the session only while it has unsaved moves
 */
void qdr_window_enable_autosave (QdrWindow *self,
                                 QdrSessionStore *store,
                                 guint number,
                                 gboolean unsaved_only);

/**
 * @brief Sets the library, to which games are added while the setting "keep-games" is on. Call it
 *        once.
 */
void qdr_window_set_library (QdrWindow *self, QdrLibraryWorker *library);

/** @brief Sets the training that turns mistakes found in a review into exercises. Call it once. */
void qdr_window_set_training (QdrWindow *self, QdrTraining *training);

/** @brief Sets the ladder from which the opponent gallery takes its suggestion. Call it once. */
void qdr_window_set_ladder (QdrWindow *self, QdrLadder *ladder);

/**
 * @brief Closes the window without a question if its session is saved for the next start.
 *
 * @return whether the window is closed
 */
gboolean qdr_window_close_if_saved (QdrWindow *self);

/**
 * @brief Opens a saved game in place of the present one, like qdr_files_controller_open_file().
 *
 * If the file has several games, the user chooses one. If it cannot be read, a message is shown and
 * the present game stays.
 */
void qdr_window_open_file (QdrWindow *self, GFile *file);

/**
 * @brief Adds the line of a game to the window that has the game.
 *
 * @param application  (nullable)
 * @return whether there is such a window
 */
gboolean qdr_window_receive_line (GtkApplication *application, const char *line);

/**
 * @brief Adds the line of a game to the window that has the game, or opens it in this one, like
 *        qdr_files_controller_open_line(). If it cannot be read, a message is shown.
 */
void qdr_window_open_line (QdrWindow *self, const char *line);

/** @brief Shows a game in place of the present one, like qdr_files_controller_replace_game(). */
void qdr_window_replace_game (QdrWindow *self, QdrGame *game);

/**
 * @brief Presents the window that has a game already, see qdr_session_has_game().
 *
 * @param application  (nullable)
 * @param file         (nullable): the file in which the game is saved
 * @return whether there is such a window
 */
gboolean qdr_window_present_game (GtkApplication *application, QdrGame *game, GFile *file);

G_END_DECLS
