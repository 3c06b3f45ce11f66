/*
 * The game window: a board, its players, its moves, and all actions on a game. It is separate
 * from the application because there can be several.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-ladder.h"
#include "qdr-library-worker.h"
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
 * @param session        with a game; referenced
 * @return (transfer none): GTK owns the window
 */
QdrWindow *qdr_window_new (GtkApplication *application,
                           QdrPersonalityList *personalities,
                           QdrSession *session);

/** @brief Shows a toast about rejected opponent files, if there are any. */
void qdr_window_show_rejected_personalities (QdrWindow *self);

/** @brief Shows the home page in place of the game. */
void qdr_window_show_home (QdrWindow *self);

/** @brief Returns the session of the window. */
QdrSession *qdr_window_get_session (QdrWindow *self);

/**
 * @brief Saves the session for the next start while the setting "autosave" is on. Call it once.
 *
 * @param store         where it is saved
 * @param number        of the session in @p store
 * @param unsaved_only  whether to save only what would be lost otherwise
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

/** @brief Sets the training that makes exercises of mistakes found in a review. Call it once. */
void qdr_window_set_training (QdrWindow *self, QdrTraining *training);

/** @brief Sets the ladder that the opponent gallery takes its suggestion from. Call it once. */
void qdr_window_set_ladder (QdrWindow *self, QdrLadder *ladder);

/**
 * @brief Closes the window without a question if its session is saved for the next start.
 *
 * @return whether the window is closed
 */
gboolean qdr_window_close_and_keep (QdrWindow *self);

/**
 * @brief Opens a saved game in place of the present one, which is not asked about.
 *
 * The user chooses if the file has several games. On error the present game stays and a message is
 * shown.
 */
void qdr_window_open_file (QdrWindow *self, GFile *file);

G_END_DECLS
